// Generated from core/v1/node.yaml. Do not edit.
import { formatChecks, hasUniqueItems, hasUniqueKeys } from "../../../runtime/schema/index.ts";

export { validate0 as validate };

const schema4 = {"properties":{"phase":{"enum":["Pending","Running","Terminated"]},"conditions":{"uniqueKeys":["type"]}}};
const func0 = hasUniqueItems;
const func3 = hasUniqueKeys;
const schema3 = {"properties":{"key":{"minLength":1,"format":"qualified-name"},"value":{"format":"label-value"},"effect":{"enum":["NoSchedule","PreferNoSchedule","NoExecute"]}}};
const formats0 = formatChecks.cidr;
const formats4 = formatChecks["qualified-name"];
const formats6 = formatChecks["label-value"];
const func2 = (text) => {
  let length = text.length;
  for (let at = 1; at < text.length; at += 1) {
    if ((text.charCodeAt(at) & 0xfc00) === 0xdc00 && (text.charCodeAt(at - 1) & 0xfc00) === 0xd800) length -= 1;
  }
  return length;
};

function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.podCIDR !== undefined){
      let data0 = data.podCIDR;
      if(typeof data0 === "string"){
        if(!(formats0(data0))){
          const err0 = {instancePath:instancePath+"/podCIDR",keyword:"format",params:{format: "cidr"}};
          (vErrors ??= []).push(err0);
          errors++;
        }
      }
    }
    if(data.podCIDRs !== undefined){
      let data1 = data.podCIDRs;
      if(Array.isArray(data1)){
        const len0 = data1.length;
        for(let i0=0; i0<len0; i0++){
          let data2 = data1[i0];
          if(typeof data2 === "string"){
            if(!(formats0(data2))){
              const err1 = {instancePath:instancePath+"/podCIDRs/" + i0,keyword:"format",params:{format: "cidr"}};
              (vErrors ??= []).push(err1);
              errors++;
            }
          }
        }
        if(!func0(data1)){
          const err2 = {instancePath:instancePath+"/podCIDRs",keyword:"unique",params:{}};
          (vErrors ??= []).push(err2);
          errors++;
        }
      }
    }
    if(data.taints !== undefined){
      let data3 = data.taints;
      if(Array.isArray(data3)){
        const len1 = data3.length;
        for(let i1=0; i1<len1; i1++){
          let data4 = data3[i1];
          if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
            if(data4.key !== undefined){
              let data5 = data4.key;
              if(typeof data5 === "string"){
                if(func2(data5) < 1){
                  const err3 = {instancePath:instancePath+"/taints/" + i1+"/key",keyword:"minLength",params:{limit: 1}};
                  (vErrors ??= []).push(err3);
                  errors++;
                }
                if(!(formats4(data5))){
                  const err4 = {instancePath:instancePath+"/taints/" + i1+"/key",keyword:"format",params:{format: "qualified-name"}};
                  (vErrors ??= []).push(err4);
                  errors++;
                }
              }
            }
            if(data4.value !== undefined){
              let data6 = data4.value;
              if(typeof data6 === "string"){
                if(!(formats6(data6))){
                  const err5 = {instancePath:instancePath+"/taints/" + i1+"/value",keyword:"format",params:{format: "label-value"}};
                  (vErrors ??= []).push(err5);
                  errors++;
                }
              }
            }
            if(data4.effect !== undefined){
              let data7 = data4.effect;
              if(!(((data7 === "NoSchedule") || (data7 === "PreferNoSchedule")) || (data7 === "NoExecute"))){
                const err6 = {instancePath:instancePath+"/taints/" + i1+"/effect",keyword:"enum",params:{allowedValues: schema3.properties.effect.enum}};
                (vErrors ??= []).push(err6);
                errors++;
              }
            }
          }
        }
      }
    }
  }
  validate1.errors = vErrors;
  return errors === 0;
}

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.metadata !== undefined){
      let data0 = data.metadata;
      if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
        if(data0.finalizers !== undefined){
          let data1 = data0.finalizers;
          if(Array.isArray(data1)){
            if(!func0(data1)){
              const err0 = {instancePath:instancePath+"/metadata/finalizers",keyword:"unique",params:{}};
              (vErrors ??= []).push(err0);
              errors++;
            }
          }
        }
      }
    }
    if(data.spec !== undefined){
      if(!(validate1(data.spec, {instancePath:instancePath+"/spec",parentData:data,parentDataProperty:"spec",rootData}))){
        vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
        errors = vErrors.length;
      }
    }
    if(data.status !== undefined){
      let data3 = data.status;
      if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
        if(data3.phase !== undefined){
          let data4 = data3.phase;
          if(!(((data4 === "Pending") || (data4 === "Running")) || (data4 === "Terminated"))){
            const err1 = {instancePath:instancePath+"/status/phase",keyword:"enum",params:{allowedValues: schema4.properties.phase.enum}};
            (vErrors ??= []).push(err1);
            errors++;
          }
        }
        if(data3.conditions !== undefined){
          let data5 = data3.conditions;
          if(Array.isArray(data5)){
            if(!func3(data5, schema4.properties.conditions.uniqueKeys)){
              const err2 = {instancePath:instancePath+"/status/conditions",keyword:"uniqueKeys",params:{keys: schema4.properties.conditions.uniqueKeys}};
              (vErrors ??= []).push(err2);
              errors++;
            }
          }
        }
      }
    }
  }
  validate0.errors = vErrors;
  return errors === 0;
}

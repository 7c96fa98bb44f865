// Generated from core/v1/node.yaml. Do not edit.
import { formatChecks, hasUniqueItems, hasUniqueKeys } from "../../../runtime/schema/index.ts";

export { validate0 as validate };

const schema1 = {"properties":{"ownerReferences":{"uniqueKeys":["uid"]},"finalizers":{"unique":true}}};
const schema4 = {"properties":{"phase":{"enum":["Pending","Running","Terminated"]},"conditions":{"uniqueKeys":["type"]},"addresses":{"uniqueKeys":["type"]}}};
const func0 = hasUniqueKeys;
const func1 = hasUniqueItems;
const schema3 = {"properties":{"key":{"minLength":1,"format":"qualified-name"},"value":{"format":"label-value"},"effect":{"enum":["NoSchedule","PreferNoSchedule","NoExecute"]}}};
const formats0 = formatChecks.cidr;
const formats4 = formatChecks["qualified-name"];
const formats6 = formatChecks["label-value"];
const func3 = (text) => {
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
        if(!func1(data1)){
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
                if(func3(data5) < 1){
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
        if(data0.ownerReferences !== undefined){
          let data1 = data0.ownerReferences;
          if(Array.isArray(data1)){
            if(!func0(data1, schema1.properties.ownerReferences.uniqueKeys)){
              const err0 = {instancePath:instancePath+"/metadata/ownerReferences",keyword:"uniqueKeys",params:{keys: schema1.properties.ownerReferences.uniqueKeys}};
              (vErrors ??= []).push(err0);
              errors++;
            }
          }
        }
        if(data0.finalizers !== undefined){
          let data2 = data0.finalizers;
          if(Array.isArray(data2)){
            if(!func1(data2)){
              const err1 = {instancePath:instancePath+"/metadata/finalizers",keyword:"unique",params:{}};
              (vErrors ??= []).push(err1);
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
      let data4 = data.status;
      if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
        if(data4.phase !== undefined){
          let data5 = data4.phase;
          if(!(((data5 === "Pending") || (data5 === "Running")) || (data5 === "Terminated"))){
            const err2 = {instancePath:instancePath+"/status/phase",keyword:"enum",params:{allowedValues: schema4.properties.phase.enum}};
            (vErrors ??= []).push(err2);
            errors++;
          }
        }
        if(data4.conditions !== undefined){
          let data6 = data4.conditions;
          if(Array.isArray(data6)){
            if(!func0(data6, schema4.properties.conditions.uniqueKeys)){
              const err3 = {instancePath:instancePath+"/status/conditions",keyword:"uniqueKeys",params:{keys: schema4.properties.conditions.uniqueKeys}};
              (vErrors ??= []).push(err3);
              errors++;
            }
          }
        }
        if(data4.addresses !== undefined){
          let data7 = data4.addresses;
          if(Array.isArray(data7)){
            if(!func0(data7, schema4.properties.addresses.uniqueKeys)){
              const err4 = {instancePath:instancePath+"/status/addresses",keyword:"uniqueKeys",params:{keys: schema4.properties.addresses.uniqueKeys}};
              (vErrors ??= []).push(err4);
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

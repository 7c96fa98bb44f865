// Generated from node/v1/runtimeClass.yaml. Do not edit.
import { formatChecks, hasUniqueItems } from "../../../runtime/schema/index.ts";

export { validate0 as validate };

const func0 = hasUniqueItems;
const func1 = (text) => {
  let length = text.length;
  for (let at = 1; at < text.length; at += 1) {
    if ((text.charCodeAt(at) & 0xfc00) === 0xdc00 && (text.charCodeAt(at - 1) & 0xfc00) === 0xd800) length -= 1;
  }
  return length;
};
const formats0 = formatChecks["dns-label"];
const schema3 = {"properties":{"key":{"format":"qualified-name"},"operator":{"enum":["Exists","Equal","Lt","Gt"]},"effect":{"enum":["NoSchedule","PreferNoSchedule","NoExecute"]}}};
const formats2 = formatChecks["label-value"];
const formats4 = formatChecks["qualified-name"];

function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.nodeSelector !== undefined){
      let data0 = data.nodeSelector;
      if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
        for(const key0 in data0){
          let data1 = data0[key0];
          if(typeof data1 === "string"){
            if(!(formats2(data1))){
              const err0 = {instancePath:instancePath+"/nodeSelector/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"format",params:{format: "label-value"}};
              (vErrors ??= []).push(err0);
              errors++;
            }
          }
        }
      }
    }
    if(data.tolerations !== undefined){
      let data2 = data.tolerations;
      if(Array.isArray(data2)){
        const len0 = data2.length;
        for(let i0=0; i0<len0; i0++){
          let data3 = data2[i0];
          if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
            if(data3.key !== undefined){
              let data4 = data3.key;
              if(typeof data4 === "string"){
                if(!(formats4(data4))){
                  const err1 = {instancePath:instancePath+"/tolerations/" + i0+"/key",keyword:"format",params:{format: "qualified-name"}};
                  (vErrors ??= []).push(err1);
                  errors++;
                }
              }
            }
            if(data3.operator !== undefined){
              let data5 = data3.operator;
              if(!((((data5 === "Exists") || (data5 === "Equal")) || (data5 === "Lt")) || (data5 === "Gt"))){
                const err2 = {instancePath:instancePath+"/tolerations/" + i0+"/operator",keyword:"enum",params:{allowedValues: schema3.properties.operator.enum}};
                (vErrors ??= []).push(err2);
                errors++;
              }
            }
            if(data3.effect !== undefined){
              let data6 = data3.effect;
              if(!(((data6 === "NoSchedule") || (data6 === "PreferNoSchedule")) || (data6 === "NoExecute"))){
                const err3 = {instancePath:instancePath+"/tolerations/" + i0+"/effect",keyword:"enum",params:{allowedValues: schema3.properties.effect.enum}};
                (vErrors ??= []).push(err3);
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
    if(data.handler !== undefined){
      let data2 = data.handler;
      if(typeof data2 === "string"){
        if(func1(data2) < 1){
          const err1 = {instancePath:instancePath+"/handler",keyword:"minLength",params:{limit: 1}};
          (vErrors ??= []).push(err1);
          errors++;
        }
        if(!(formats0(data2))){
          const err2 = {instancePath:instancePath+"/handler",keyword:"format",params:{format: "dns-label"}};
          (vErrors ??= []).push(err2);
          errors++;
        }
      }
    }
    if(data.scheduling !== undefined){
      if(!(validate1(data.scheduling, {instancePath:instancePath+"/scheduling",parentData:data,parentDataProperty:"scheduling",rootData}))){
        vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
        errors = vErrors.length;
      }
    }
  }
  validate0.errors = vErrors;
  return errors === 0;
}

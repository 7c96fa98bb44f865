// Generated from apiregistration/v1/apiService.yaml. Do not edit.
import { formatChecks, hasUniqueItems, hasUniqueKeys } from "../../../runtime/schema/index.ts";

export { validate0 as validate };

const func0 = hasUniqueItems;
const func1 = (text) => {
  let length = text.length;
  for (let at = 1; at < text.length; at += 1) {
    if ((text.charCodeAt(at) & 0xfc00) === 0xdc00 && (text.charCodeAt(at - 1) & 0xfc00) === 0xd800) length -= 1;
  }
  return length;
};
const formats0 = formatChecks["dns1035-label"];
const schema3 = {"properties":{"conditions":{"items":{"$ref":"#/$defs/apiregistration.v1.APIServiceCondition"},"uniqueKeys":["type"]}}};
const schema4 = {"properties":{"status":{"enum":["True","False","Unknown"]}}};
const func2 = hasUniqueKeys;

function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.conditions !== undefined){
      let data0 = data.conditions;
      if(Array.isArray(data0)){
        const len0 = data0.length;
        for(let i0=0; i0<len0; i0++){
          let data1 = data0[i0];
          if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
            if(data1.status !== undefined){
              let data2 = data1.status;
              if(!(((data2 === "True") || (data2 === "False")) || (data2 === "Unknown"))){
                const err0 = {instancePath:instancePath+"/conditions/" + i0+"/status",keyword:"enum",params:{allowedValues: schema4.properties.status.enum}};
                (vErrors ??= []).push(err0);
                errors++;
              }
            }
          }
        }
        if(!func2(data0, schema3.properties.conditions.uniqueKeys)){
          const err1 = {instancePath:instancePath+"/conditions",keyword:"uniqueKeys",params:{keys: schema3.properties.conditions.uniqueKeys}};
          (vErrors ??= []).push(err1);
          errors++;
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
      let data2 = data.spec;
      if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
        if(data2.version !== undefined){
          let data3 = data2.version;
          if(typeof data3 === "string"){
            if(func1(data3) < 1){
              const err1 = {instancePath:instancePath+"/spec/version",keyword:"minLength",params:{limit: 1}};
              (vErrors ??= []).push(err1);
              errors++;
            }
            if(!(formats0(data3))){
              const err2 = {instancePath:instancePath+"/spec/version",keyword:"format",params:{format: "dns1035-label"}};
              (vErrors ??= []).push(err2);
              errors++;
            }
          }
        }
      }
    }
    if(data.status !== undefined){
      if(!(validate1(data.status, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData}))){
        vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
        errors = vErrors.length;
      }
    }
  }
  validate0.errors = vErrors;
  return errors === 0;
}

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

function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.service !== undefined){
      let data0 = data.service;
      if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
        if(data0.namespace !== undefined){
          let data1 = data0.namespace;
          if(typeof data1 === "string"){
            if(func1(data1) < 1){
              const err0 = {instancePath:instancePath+"/service/namespace",keyword:"minLength",params:{limit: 1}};
              (vErrors ??= []).push(err0);
              errors++;
            }
          }
        }
        if(data0.name !== undefined){
          let data2 = data0.name;
          if(typeof data2 === "string"){
            if(func1(data2) < 1){
              const err1 = {instancePath:instancePath+"/service/name",keyword:"minLength",params:{limit: 1}};
              (vErrors ??= []).push(err1);
              errors++;
            }
          }
        }
        if(data0.port !== undefined){
          let data3 = data0.port;
          if(typeof data3 == "number"){
            if(data3 < 1 || data3 > 65535){
              const err2 = {instancePath:instancePath+"/service/port",keyword:"range",params:{minimum: 1, maximum: 65535}};
              (vErrors ??= []).push(err2);
              errors++;
            }
          }
        }
      }
    }
    if(data.version !== undefined){
      let data4 = data.version;
      if(typeof data4 === "string"){
        if(func1(data4) < 1){
          const err3 = {instancePath:instancePath+"/version",keyword:"minLength",params:{limit: 1}};
          (vErrors ??= []).push(err3);
          errors++;
        }
        if(!(formats0(data4))){
          const err4 = {instancePath:instancePath+"/version",keyword:"format",params:{format: "dns1035-label"}};
          (vErrors ??= []).push(err4);
          errors++;
        }
      }
    }
    if(data.groupPriorityMinimum !== undefined){
      let data5 = data.groupPriorityMinimum;
      if(typeof data5 == "number"){
        if(data5 < 1 || data5 > 20000){
          const err5 = {instancePath:instancePath+"/groupPriorityMinimum",keyword:"range",params:{minimum: 1, maximum: 20000}};
          (vErrors ??= []).push(err5);
          errors++;
        }
      }
    }
    if(data.versionPriority !== undefined){
      let data6 = data.versionPriority;
      if(typeof data6 == "number"){
        if(data6 < 1 || data6 > 1000){
          const err6 = {instancePath:instancePath+"/versionPriority",keyword:"range",params:{minimum: 1, maximum: 1000}};
          (vErrors ??= []).push(err6);
          errors++;
        }
      }
    }
  }
  validate1.errors = vErrors;
  return errors === 0;
}

const schema4 = {"properties":{"conditions":{"items":{"$ref":"#/$defs/apiregistration.v1.APIServiceCondition"},"uniqueKeys":["type"]}}};
const schema5 = {"properties":{"status":{"enum":["True","False","Unknown"]}}};
const func4 = hasUniqueKeys;

function validate3(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
                const err0 = {instancePath:instancePath+"/conditions/" + i0+"/status",keyword:"enum",params:{allowedValues: schema5.properties.status.enum}};
                (vErrors ??= []).push(err0);
                errors++;
              }
            }
          }
        }
        if(!func4(data0, schema4.properties.conditions.uniqueKeys)){
          const err1 = {instancePath:instancePath+"/conditions",keyword:"uniqueKeys",params:{keys: schema4.properties.conditions.uniqueKeys}};
          (vErrors ??= []).push(err1);
          errors++;
        }
      }
    }
  }
  validate3.errors = vErrors;
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
      if(!(validate3(data.status, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData}))){
        vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
        errors = vErrors.length;
      }
    }
  }
  validate0.errors = vErrors;
  return errors === 0;
}

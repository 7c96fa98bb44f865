// Generated from networking/v1beta1/ipAddress.yaml. Do not edit.
import { formatChecks, hasUniqueItems } from "../../../runtime/schema/index.ts";

export { validate0 as validate };

const func0 = hasUniqueItems;
const formats0 = formatChecks["path-segment"];
const func1 = (text) => {
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
    if(data.parentRef === undefined){
      const err0 = {instancePath,keyword:"required",params:{missingProperty: "parentRef"}};
      (vErrors ??= []).push(err0);
      errors++;
    }
    if(data.parentRef !== undefined){
      let data0 = data.parentRef;
      if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
        if(data0.resource === undefined){
          const err1 = {instancePath:instancePath+"/parentRef",keyword:"required",params:{missingProperty: "resource"}};
          (vErrors ??= []).push(err1);
          errors++;
        }
        if(data0.name === undefined){
          const err2 = {instancePath:instancePath+"/parentRef",keyword:"required",params:{missingProperty: "name"}};
          (vErrors ??= []).push(err2);
          errors++;
        }
        if(data0.resource !== undefined){
          let data1 = data0.resource;
          if(typeof data1 === "string"){
            if(func1(data1) < 1){
              const err3 = {instancePath:instancePath+"/parentRef/resource",keyword:"minLength",params:{limit: 1}};
              (vErrors ??= []).push(err3);
              errors++;
            }
            if(!(formats0(data1))){
              const err4 = {instancePath:instancePath+"/parentRef/resource",keyword:"format",params:{format: "path-segment"}};
              (vErrors ??= []).push(err4);
              errors++;
            }
          }
        }
        if(data0.name !== undefined){
          let data2 = data0.name;
          if(typeof data2 === "string"){
            if(func1(data2) < 1){
              const err5 = {instancePath:instancePath+"/parentRef/name",keyword:"minLength",params:{limit: 1}};
              (vErrors ??= []).push(err5);
              errors++;
            }
            if(!(formats0(data2))){
              const err6 = {instancePath:instancePath+"/parentRef/name",keyword:"format",params:{format: "path-segment"}};
              (vErrors ??= []).push(err6);
              errors++;
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
  }
  validate0.errors = vErrors;
  return errors === 0;
}

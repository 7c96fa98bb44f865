// Generated from networking/v1beta1/ipAddress.yaml. Do not edit.
// @ts-nocheck
import { formatChecks } from "../../../runtime/schema/index.ts";

export function validateIPAddressSpec(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.parentRef === undefined){
      const err0 = {instancePath,keyword:"required",params:{missingProperty: "parentRef"}};
      (vErrors ??= []).push(err0);
      errors++;
    }
  }
  validateIPAddressSpec.errors = vErrors;
  return errors === 0;
}

const formats0 = formatChecks["path-segment or empty"];
const formats2 = formatChecks["path-segment"];
const func0 = (text) => {
  let length = text.length;
  for (let at = 1; at < text.length; at += 1) {
    if ((text.charCodeAt(at) & 0xfc00) === 0xdc00 && (text.charCodeAt(at - 1) & 0xfc00) === 0xd800) length -= 1;
  }
  return length;
};

export function validateParentReference(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.resource === undefined){
      const err0 = {instancePath,keyword:"required",params:{missingProperty: "resource"}};
      (vErrors ??= []).push(err0);
      errors++;
    }
    if(data.name === undefined){
      const err1 = {instancePath,keyword:"required",params:{missingProperty: "name"}};
      (vErrors ??= []).push(err1);
      errors++;
    }
    if(data.resource !== undefined){
      let data0 = data.resource;
      if(typeof data0 === "string"){
        if(func0(data0) < 1){
          const err2 = {instancePath:instancePath+"/resource",keyword:"minLength",params:{limit: 1}};
          (vErrors ??= []).push(err2);
          errors++;
        }
        if(!(formats0(data0))){
          const err3 = {instancePath:instancePath+"/resource",keyword:"format",params:{format: "path-segment or empty"}};
          (vErrors ??= []).push(err3);
          errors++;
        }
      }
    }
    if(data.namespace !== undefined){
      let data1 = data.namespace;
      if(typeof data1 === "string"){
        if(!(formats2(data1))){
          const err4 = {instancePath:instancePath+"/namespace",keyword:"format",params:{format: "path-segment"}};
          (vErrors ??= []).push(err4);
          errors++;
        }
      }
    }
    if(data.name !== undefined){
      let data2 = data.name;
      if(typeof data2 === "string"){
        if(func0(data2) < 1){
          const err5 = {instancePath:instancePath+"/name",keyword:"minLength",params:{limit: 1}};
          (vErrors ??= []).push(err5);
          errors++;
        }
        if(!(formats0(data2))){
          const err6 = {instancePath:instancePath+"/name",keyword:"format",params:{format: "path-segment or empty"}};
          (vErrors ??= []).push(err6);
          errors++;
        }
      }
    }
  }
  validateParentReference.errors = vErrors;
  return errors === 0;
}

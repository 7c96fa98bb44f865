// Generated from rbac/v1/shared.yaml. Do not edit.
// @ts-nocheck
import { formatChecks } from "../../../runtime/schema/index.ts";

const func0 = (text) => {
  let length = text.length;
  for (let at = 1; at < text.length; at += 1) {
    if ((text.charCodeAt(at) & 0xfc00) === 0xdc00 && (text.charCodeAt(at - 1) & 0xfc00) === 0xd800) length -= 1;
  }
  return length;
};

export function validateSubject(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.name !== undefined){
      let data0 = data.name;
      if(typeof data0 === "string"){
        if(func0(data0) < 1){
          const err0 = {instancePath:instancePath+"/name",keyword:"minLength",params:{limit: 1}};
          (vErrors ??= []).push(err0);
          errors++;
        }
      }
    }
  }
  validateSubject.errors = vErrors;
  return errors === 0;
}

const schema1 = {"properties":{"apiGroup":{"enum":["rbac.authorization.orch.io"]},"name":{"format":"path-segment"}}};
const formats0 = formatChecks["path-segment"];

export function validateRoleRef(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.apiGroup !== undefined){
      if(!(data.apiGroup === "rbac.authorization.orch.io")){
        const err0 = {instancePath:instancePath+"/apiGroup",keyword:"enum",params:{allowedValues: schema1.properties.apiGroup.enum}};
        (vErrors ??= []).push(err0);
        errors++;
      }
    }
    if(data.name !== undefined){
      let data1 = data.name;
      if(typeof data1 === "string"){
        if(!(formats0(data1))){
          const err1 = {instancePath:instancePath+"/name",keyword:"format",params:{format: "path-segment"}};
          (vErrors ??= []).push(err1);
          errors++;
        }
      }
    }
  }
  validateRoleRef.errors = vErrors;
  return errors === 0;
}

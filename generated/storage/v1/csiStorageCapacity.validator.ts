// Generated from storage/v1/csiStorageCapacity.yaml. Do not edit.
// @ts-nocheck
import { formatChecks } from "../../../runtime/schema/index.ts";

const formats0 = formatChecks["dns-subdomain or empty"];
const func0 = (text) => {
  let length = text.length;
  for (let at = 1; at < text.length; at += 1) {
    if ((text.charCodeAt(at) & 0xfc00) === 0xdc00 && (text.charCodeAt(at - 1) & 0xfc00) === 0xd800) length -= 1;
  }
  return length;
};

export function validateCSIStorageCapacity(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.storageClassName !== undefined){
      let data0 = data.storageClassName;
      if(typeof data0 === "string"){
        if(func0(data0) < 1){
          const err0 = {instancePath:instancePath+"/storageClassName",keyword:"minLength",params:{limit: 1}};
          (vErrors ??= []).push(err0);
          errors++;
        }
        if(!(formats0(data0))){
          const err1 = {instancePath:instancePath+"/storageClassName",keyword:"format",params:{format: "dns-subdomain or empty"}};
          (vErrors ??= []).push(err1);
          errors++;
        }
      }
    }
  }
  validateCSIStorageCapacity.errors = vErrors;
  return errors === 0;
}

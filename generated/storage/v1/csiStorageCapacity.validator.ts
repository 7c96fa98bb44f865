// Generated from storage/v1/csiStorageCapacity.yaml. Do not edit.
// @ts-nocheck
import { formatChecks } from "../../../runtime/schema/index.ts";
import { validateLabelSelector, validateObjectMeta } from "../../meta/v1.validator.ts";

const formats0 = formatChecks["dns-subdomain"];
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
    if(data.metadata !== undefined){
      if(!(validateObjectMeta(data.metadata, instancePath+"/metadata"))){
        for(const error of validateObjectMeta.errors) (vErrors ??= []).push(error);
        errors += validateObjectMeta.errors.length;
      }
    }
    if(data.nodeTopology !== undefined){
      if(!(validateLabelSelector(data.nodeTopology, instancePath+"/nodeTopology"))){
        for(const error of validateLabelSelector.errors) (vErrors ??= []).push(error);
        errors += validateLabelSelector.errors.length;
      }
    }
    if(data.storageClassName !== undefined){
      let data2 = data.storageClassName;
      if(typeof data2 === "string"){
        if(func0(data2) < 1){
          const err0 = {instancePath:instancePath+"/storageClassName",keyword:"minLength",params:{limit: 1}};
          (vErrors ??= []).push(err0);
          errors++;
        }
        if(!(formats0(data2))){
          const err1 = {instancePath:instancePath+"/storageClassName",keyword:"format",params:{format: "dns-subdomain"}};
          (vErrors ??= []).push(err1);
          errors++;
        }
      }
    }
  }
  validateCSIStorageCapacity.errors = vErrors;
  return errors === 0;
}

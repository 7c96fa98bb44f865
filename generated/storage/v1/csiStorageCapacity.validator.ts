// Generated from storage/v1/csiStorageCapacity.yaml. Do not edit.
// @ts-nocheck
import { formatChecks } from "../../../runtime/schema/index.ts";

const formats0 = formatChecks["dns-subdomain"];

export function validateCSIStorageCapacity(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.storageClassName !== undefined){
      let data0 = data.storageClassName;
      if(typeof data0 === "string"){
        if(!(formats0(data0))){
          const err0 = {instancePath:instancePath+"/storageClassName",keyword:"format",params:{format: "dns-subdomain"}};
          (vErrors ??= []).push(err0);
          errors++;
        }
      }
    }
  }
  validateCSIStorageCapacity.errors = vErrors;
  return errors === 0;
}

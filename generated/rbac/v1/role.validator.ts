// Generated from rbac/v1/role.yaml. Do not edit.
// @ts-nocheck
import { validateObjectMeta } from "../../meta/v1.validator.ts";

export function validateRole(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.metadata !== undefined){
      if(!(validateObjectMeta(data.metadata, instancePath+"/metadata"))){
        for(const error of validateObjectMeta.errors) (vErrors ??= []).push(error);
        errors += validateObjectMeta.errors.length;
      }
    }
  }
  validateRole.errors = vErrors;
  return errors === 0;
}

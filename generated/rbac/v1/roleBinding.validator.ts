// Generated from rbac/v1/roleBinding.yaml. Do not edit.
// @ts-nocheck
import { validateObjectMeta } from "../../meta/v1.validator.ts";
import { validateRoleRef, validateSubject } from "./shared.validator.ts";

export function validateRoleBinding(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.metadata !== undefined){
      if(!(validateObjectMeta(data.metadata, instancePath+"/metadata"))){
        for(const error of validateObjectMeta.errors) (vErrors ??= []).push(error);
        errors += validateObjectMeta.errors.length;
      }
    }
    if(data.subjects !== undefined){
      let data1 = data.subjects;
      if(Array.isArray(data1)){
        const len0 = data1.length;
        for(let i0=0; i0<len0; i0++){
          if(!(validateSubject(data1[i0], instancePath+"/subjects/" + i0))){
            for(const error of validateSubject.errors) (vErrors ??= []).push(error);
            errors += validateSubject.errors.length;
          }
        }
      }
    }
    if(data.roleRef !== undefined){
      if(!(validateRoleRef(data.roleRef, instancePath+"/roleRef"))){
        for(const error of validateRoleRef.errors) (vErrors ??= []).push(error);
        errors += validateRoleRef.errors.length;
      }
    }
  }
  validateRoleBinding.errors = vErrors;
  return errors === 0;
}

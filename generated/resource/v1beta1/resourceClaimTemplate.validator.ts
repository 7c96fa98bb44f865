// Generated from resource/v1beta1/resourceClaimTemplate.yaml. Do not edit.
// @ts-nocheck
import { validateObjectMeta } from "../../meta/v1.validator.ts";
import { validateResourceClaimSpec } from "./resourceClaim.validator.ts";

export function validateResourceClaimTemplate(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.metadata !== undefined){
      if(!(validateObjectMeta(data.metadata, instancePath+"/metadata"))){
        for(const error of validateObjectMeta.errors) (vErrors ??= []).push(error);
        errors += validateObjectMeta.errors.length;
      }
    }
    if(data.spec !== undefined){
      if(!(validateResourceClaimTemplateSpec(data.spec, instancePath+"/spec"))){
        for(const error of validateResourceClaimTemplateSpec.errors) (vErrors ??= []).push(error);
        errors += validateResourceClaimTemplateSpec.errors.length;
      }
    }
  }
  validateResourceClaimTemplate.errors = vErrors;
  return errors === 0;
}


export function validateResourceClaimTemplateSpec(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.metadata !== undefined){
      if(!(validateObjectMeta(data.metadata, instancePath+"/metadata"))){
        for(const error of validateObjectMeta.errors) (vErrors ??= []).push(error);
        errors += validateObjectMeta.errors.length;
      }
    }
    if(data.spec !== undefined){
      if(!(validateResourceClaimSpec(data.spec, instancePath+"/spec"))){
        for(const error of validateResourceClaimSpec.errors) (vErrors ??= []).push(error);
        errors += validateResourceClaimSpec.errors.length;
      }
    }
  }
  validateResourceClaimTemplateSpec.errors = vErrors;
  return errors === 0;
}

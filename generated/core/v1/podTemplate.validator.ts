// Generated from core/v1/podTemplate.yaml. Do not edit.
// @ts-nocheck
import { validateObjectMeta } from "../../meta/v1.validator.ts";
import { validatePodSpec } from "./pod.validator.ts";

export function validatePodTemplate(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.metadata !== undefined){
      if(!(validateObjectMeta(data.metadata, instancePath+"/metadata"))){
        for(const error of validateObjectMeta.errors) (vErrors ??= []).push(error);
        errors += validateObjectMeta.errors.length;
      }
    }
    if(data.template !== undefined){
      if(!(validatePodTemplateSpec(data.template, instancePath+"/template"))){
        for(const error of validatePodTemplateSpec.errors) (vErrors ??= []).push(error);
        errors += validatePodTemplateSpec.errors.length;
      }
    }
  }
  validatePodTemplate.errors = vErrors;
  return errors === 0;
}


export function validatePodTemplateSpec(data, instancePath = ""){
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
      if(!(validatePodSpec(data.spec, instancePath+"/spec"))){
        for(const error of validatePodSpec.errors) (vErrors ??= []).push(error);
        errors += validatePodSpec.errors.length;
      }
    }
  }
  validatePodTemplateSpec.errors = vErrors;
  return errors === 0;
}

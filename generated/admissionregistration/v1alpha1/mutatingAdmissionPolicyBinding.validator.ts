// Generated from admissionregistration/v1alpha1/mutatingAdmissionPolicyBinding.yaml. Do not edit.
// @ts-nocheck
import { validateObjectMeta } from "../../meta/v1.validator.ts";
import { validateMatchResources, validateParamRef } from "./policy.validator.ts";

export function validateMutatingAdmissionPolicyBinding(data, instancePath = ""){
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
      if(!(validateMutatingAdmissionPolicyBindingSpec(data.spec, instancePath+"/spec"))){
        for(const error of validateMutatingAdmissionPolicyBindingSpec.errors) (vErrors ??= []).push(error);
        errors += validateMutatingAdmissionPolicyBindingSpec.errors.length;
      }
    }
  }
  validateMutatingAdmissionPolicyBinding.errors = vErrors;
  return errors === 0;
}


export function validateMutatingAdmissionPolicyBindingSpec(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.paramRef !== undefined){
      if(!(validateParamRef(data.paramRef, instancePath+"/paramRef"))){
        for(const error of validateParamRef.errors) (vErrors ??= []).push(error);
        errors += validateParamRef.errors.length;
      }
    }
    if(data.matchResources !== undefined){
      if(!(validateMatchResources(data.matchResources, instancePath+"/matchResources"))){
        for(const error of validateMatchResources.errors) (vErrors ??= []).push(error);
        errors += validateMatchResources.errors.length;
      }
    }
  }
  validateMutatingAdmissionPolicyBindingSpec.errors = vErrors;
  return errors === 0;
}

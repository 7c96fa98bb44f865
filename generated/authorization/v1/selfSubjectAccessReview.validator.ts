// Generated from authorization/v1/selfSubjectAccessReview.yaml. Do not edit.
// @ts-nocheck
import { validateObjectMeta } from "../../meta/v1.validator.ts";
import { validateResourceAttributes } from "./accessReview.validator.ts";

export function validateSelfSubjectAccessReview(data, instancePath = ""){
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
      if(!(validateSelfSubjectAccessReviewSpec(data.spec, instancePath+"/spec"))){
        for(const error of validateSelfSubjectAccessReviewSpec.errors) (vErrors ??= []).push(error);
        errors += validateSelfSubjectAccessReviewSpec.errors.length;
      }
    }
  }
  validateSelfSubjectAccessReview.errors = vErrors;
  return errors === 0;
}


export function validateSelfSubjectAccessReviewSpec(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.resourceAttributes !== undefined){
      if(!(validateResourceAttributes(data.resourceAttributes, instancePath+"/resourceAttributes"))){
        for(const error of validateResourceAttributes.errors) (vErrors ??= []).push(error);
        errors += validateResourceAttributes.errors.length;
      }
    }
  }
  validateSelfSubjectAccessReviewSpec.errors = vErrors;
  return errors === 0;
}

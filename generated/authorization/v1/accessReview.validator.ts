// Generated from authorization/v1/accessReview.yaml. Do not edit.
// @ts-nocheck
import { validateLabelSelectorRequirement } from "../../meta/v1.validator.ts";

export function validateSubjectAccessReviewSpec(data, instancePath = ""){
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
  validateSubjectAccessReviewSpec.errors = vErrors;
  return errors === 0;
}


export function validateResourceAttributes(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.labelSelector !== undefined){
      if(!(validateLabelSelectorAttributes(data.labelSelector, instancePath+"/labelSelector"))){
        for(const error of validateLabelSelectorAttributes.errors) (vErrors ??= []).push(error);
        errors += validateLabelSelectorAttributes.errors.length;
      }
    }
  }
  validateResourceAttributes.errors = vErrors;
  return errors === 0;
}


export function validateLabelSelectorAttributes(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.requirements !== undefined){
      let data0 = data.requirements;
      if(Array.isArray(data0)){
        const len0 = data0.length;
        for(let i0=0; i0<len0; i0++){
          if(!(validateLabelSelectorRequirement(data0[i0], instancePath+"/requirements/" + i0))){
            for(const error of validateLabelSelectorRequirement.errors) (vErrors ??= []).push(error);
            errors += validateLabelSelectorRequirement.errors.length;
          }
        }
      }
    }
  }
  validateLabelSelectorAttributes.errors = vErrors;
  return errors === 0;
}

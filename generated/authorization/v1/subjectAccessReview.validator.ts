// Generated from authorization/v1/subjectAccessReview.yaml. Do not edit.
// @ts-nocheck
import { validateObjectMeta } from "../../meta/v1.validator.ts";
import { validateSubjectAccessReviewSpec } from "./accessReview.validator.ts";

export function validateSubjectAccessReview(data, instancePath = ""){
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
      if(!(validateSubjectAccessReviewSpec(data.spec, instancePath+"/spec"))){
        for(const error of validateSubjectAccessReviewSpec.errors) (vErrors ??= []).push(error);
        errors += validateSubjectAccessReviewSpec.errors.length;
      }
    }
  }
  validateSubjectAccessReview.errors = vErrors;
  return errors === 0;
}

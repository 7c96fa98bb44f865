// Generated from autoscaling/v1/scale.yaml. Do not edit.
// @ts-nocheck
import { validateObjectMeta } from "../../meta/v1.validator.ts";

export function validateScale(data, instancePath = ""){
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
      if(!(validateScaleSpec(data.spec, instancePath+"/spec"))){
        for(const error of validateScaleSpec.errors) (vErrors ??= []).push(error);
        errors += validateScaleSpec.errors.length;
      }
    }
  }
  validateScale.errors = vErrors;
  return errors === 0;
}


export function validateScaleSpec(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.replicas !== undefined){
      let data0 = data.replicas;
      if(typeof data0 == "number"){
        if(data0 < 0 || isNaN(data0)){
          const err0 = {instancePath:instancePath+"/replicas",keyword:"minimum",params:{comparison: ">=", limit: 0}};
          (vErrors ??= []).push(err0);
          errors++;
        }
      }
    }
  }
  validateScaleSpec.errors = vErrors;
  return errors === 0;
}

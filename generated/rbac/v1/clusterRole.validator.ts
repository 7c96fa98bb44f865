// Generated from rbac/v1/clusterRole.yaml. Do not edit.
// @ts-nocheck
import { validateLabelSelector, validateObjectMeta } from "../../meta/v1.validator.ts";

export function validateClusterRole(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.metadata !== undefined){
      if(!(validateObjectMeta(data.metadata, instancePath+"/metadata"))){
        for(const error of validateObjectMeta.errors) (vErrors ??= []).push(error);
        errors += validateObjectMeta.errors.length;
      }
    }
    if(data.aggregationRule !== undefined){
      if(!(validateAggregationRule(data.aggregationRule, instancePath+"/aggregationRule"))){
        for(const error of validateAggregationRule.errors) (vErrors ??= []).push(error);
        errors += validateAggregationRule.errors.length;
      }
    }
  }
  validateClusterRole.errors = vErrors;
  return errors === 0;
}


export function validateAggregationRule(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.clusterRoleSelectors !== undefined){
      let data0 = data.clusterRoleSelectors;
      if(Array.isArray(data0)){
        const len0 = data0.length;
        for(let i0=0; i0<len0; i0++){
          if(!(validateLabelSelector(data0[i0], instancePath+"/clusterRoleSelectors/" + i0))){
            for(const error of validateLabelSelector.errors) (vErrors ??= []).push(error);
            errors += validateLabelSelector.errors.length;
          }
        }
      }
    }
  }
  validateAggregationRule.errors = vErrors;
  return errors === 0;
}

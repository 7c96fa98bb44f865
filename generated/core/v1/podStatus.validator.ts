// Generated from core/v1/podStatus.yaml. Do not edit.
// @ts-nocheck
import { hasUniqueItems, hasUniqueKeys } from "../../../runtime/schema/index.ts";

const schema0 = {"properties":{"resourceClaimStatuses":{"uniqueKeys":["name"]}}};
const func0 = hasUniqueKeys;

export function validatePodStatus(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.resourceClaimStatuses !== undefined){
      let data0 = data.resourceClaimStatuses;
      if(Array.isArray(data0)){
        if(!func0(data0, schema0.properties.resourceClaimStatuses.uniqueKeys)){
          const err0 = {instancePath:instancePath+"/resourceClaimStatuses",keyword:"uniqueKeys",params:{keys: schema0.properties.resourceClaimStatuses.uniqueKeys}};
          (vErrors ??= []).push(err0);
          errors++;
        }
      }
    }
  }
  validatePodStatus.errors = vErrors;
  return errors === 0;
}

const func1 = hasUniqueItems;

export function validateNodeAllocatableResourceClaimStatus(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.containers !== undefined){
      let data0 = data.containers;
      if(Array.isArray(data0)){
        if(!func1(data0)){
          const err0 = {instancePath:instancePath+"/containers",keyword:"unique",params:{}};
          (vErrors ??= []).push(err0);
          errors++;
        }
      }
    }
  }
  validateNodeAllocatableResourceClaimStatus.errors = vErrors;
  return errors === 0;
}

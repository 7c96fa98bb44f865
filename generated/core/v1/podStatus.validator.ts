// Generated from core/v1/podStatus.yaml. Do not edit.
// @ts-nocheck
import { hasUniqueItems, hasUniqueKeys } from "../../../runtime/schema/index.ts";

const schema0 = {"properties":{"conditions":{"uniqueKeys":["type"]},"podIPs":{"uniqueKeys":["ip"]},"resourceClaimStatuses":{"uniqueKeys":["name"]}}};
const func0 = hasUniqueKeys;

export function validatePodStatus(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.conditions !== undefined){
      let data0 = data.conditions;
      if(Array.isArray(data0)){
        if(!func0(data0, schema0.properties.conditions.uniqueKeys)){
          const err0 = {instancePath:instancePath+"/conditions",keyword:"uniqueKeys",params:{keys: schema0.properties.conditions.uniqueKeys}};
          (vErrors ??= []).push(err0);
          errors++;
        }
      }
    }
    if(data.podIPs !== undefined){
      let data1 = data.podIPs;
      if(Array.isArray(data1)){
        if(!func0(data1, schema0.properties.podIPs.uniqueKeys)){
          const err1 = {instancePath:instancePath+"/podIPs",keyword:"uniqueKeys",params:{keys: schema0.properties.podIPs.uniqueKeys}};
          (vErrors ??= []).push(err1);
          errors++;
        }
      }
    }
    if(data.resourceClaimStatuses !== undefined){
      let data2 = data.resourceClaimStatuses;
      if(Array.isArray(data2)){
        if(!func0(data2, schema0.properties.resourceClaimStatuses.uniqueKeys)){
          const err2 = {instancePath:instancePath+"/resourceClaimStatuses",keyword:"uniqueKeys",params:{keys: schema0.properties.resourceClaimStatuses.uniqueKeys}};
          (vErrors ??= []).push(err2);
          errors++;
        }
      }
    }
  }
  validatePodStatus.errors = vErrors;
  return errors === 0;
}

const func3 = hasUniqueItems;

export function validateNodeAllocatableResourceClaimStatus(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.containers !== undefined){
      let data0 = data.containers;
      if(Array.isArray(data0)){
        if(!func3(data0)){
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

// Generated from core/v1/podStatus.yaml. Do not edit.
// @ts-nocheck
import { formatChecks, hasUniqueItems, hasUniqueKeys } from "../../../runtime/schema/index.ts";

const schema0 = {"properties":{"phase":{"enum":["Pending","Running","Succeeded","Failed","Unknown"]},"conditions":{"uniqueKeys":["type"]},"podIPs":{"uniqueKeys":["ip"]},"qosClass":{"enum":["Guaranteed","Burstable","BestEffort"]},"resourceClaimStatuses":{"uniqueKeys":["name"]}}};
const func0 = hasUniqueKeys;

export function validatePodStatus(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.phase !== undefined){
      let data0 = data.phase;
      if(!(((((data0 === "Pending") || (data0 === "Running")) || (data0 === "Succeeded")) || (data0 === "Failed")) || (data0 === "Unknown"))){
        const err0 = {instancePath:instancePath+"/phase",keyword:"enum",params:{allowedValues: schema0.properties.phase.enum}};
        (vErrors ??= []).push(err0);
        errors++;
      }
    }
    if(data.conditions !== undefined){
      let data1 = data.conditions;
      if(Array.isArray(data1)){
        if(!func0(data1, schema0.properties.conditions.uniqueKeys)){
          const err1 = {instancePath:instancePath+"/conditions",keyword:"uniqueKeys",params:{keys: schema0.properties.conditions.uniqueKeys}};
          (vErrors ??= []).push(err1);
          errors++;
        }
      }
    }
    if(data.podIPs !== undefined){
      let data2 = data.podIPs;
      if(Array.isArray(data2)){
        if(!func0(data2, schema0.properties.podIPs.uniqueKeys)){
          const err2 = {instancePath:instancePath+"/podIPs",keyword:"uniqueKeys",params:{keys: schema0.properties.podIPs.uniqueKeys}};
          (vErrors ??= []).push(err2);
          errors++;
        }
      }
    }
    if(data.qosClass !== undefined){
      let data3 = data.qosClass;
      if(!(((data3 === "Guaranteed") || (data3 === "Burstable")) || (data3 === "BestEffort"))){
        const err3 = {instancePath:instancePath+"/qosClass",keyword:"enum",params:{allowedValues: schema0.properties.qosClass.enum}};
        (vErrors ??= []).push(err3);
        errors++;
      }
    }
    if(data.resourceClaimStatuses !== undefined){
      let data4 = data.resourceClaimStatuses;
      if(Array.isArray(data4)){
        if(!func0(data4, schema0.properties.resourceClaimStatuses.uniqueKeys)){
          const err4 = {instancePath:instancePath+"/resourceClaimStatuses",keyword:"uniqueKeys",params:{keys: schema0.properties.resourceClaimStatuses.uniqueKeys}};
          (vErrors ??= []).push(err4);
          errors++;
        }
      }
    }
  }
  validatePodStatus.errors = vErrors;
  return errors === 0;
}

const formats0 = formatChecks["qualified-name"];

export function validatePodCondition(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.type !== undefined){
      let data0 = data.type;
      if(typeof data0 === "string"){
        if(!(formats0(data0))){
          const err0 = {instancePath:instancePath+"/type",keyword:"format",params:{format: "qualified-name"}};
          (vErrors ??= []).push(err0);
          errors++;
        }
      }
    }
  }
  validatePodCondition.errors = vErrors;
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

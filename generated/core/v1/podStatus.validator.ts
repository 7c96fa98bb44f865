// Generated from core/v1/podStatus.yaml. Do not edit.
// @ts-nocheck
import { formatChecks, hasUniqueItems, hasUniqueKeys } from "../../../runtime/schema/index.ts";
import { validateContainerStatus } from "./containerStatus.validator.ts";
import { validateResourceRequirements } from "./shared.validator.ts";

const schema0 = {"properties":{"phase":{"enum":["Pending","Running","Succeeded","Failed","Unknown"]},"conditions":{"items":{"checkedBy":"validatePodCondition"},"uniqueKeys":["type"]},"podIPs":{"uniqueKeys":["ip"]},"initContainerStatuses":{"items":{"checkedBy":"validateContainerStatus"}},"containerStatuses":{"items":{"checkedBy":"validateContainerStatus"}},"qosClass":{"enum":["Guaranteed","Burstable","BestEffort"]},"ephemeralContainerStatuses":{"items":{"checkedBy":"validateContainerStatus"}},"resourceClaimStatuses":{"uniqueKeys":["name"]},"resources":{"checkedBy":"validateResourceRequirements"},"nodeAllocatableResourceClaimStatuses":{"items":{"checkedBy":"validateNodeAllocatableResourceClaimStatus"}}}};
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
        const len0 = data1.length;
        for(let i0=0; i0<len0; i0++){
          if(!(validatePodCondition(data1[i0], instancePath+"/conditions/" + i0))){
            for(const error of validatePodCondition.errors) (vErrors ??= []).push(error);
            errors += validatePodCondition.errors.length;
          }
        }
        if(!func0(data1, schema0.properties.conditions.uniqueKeys)){
          const err1 = {instancePath:instancePath+"/conditions",keyword:"uniqueKeys",params:{keys: schema0.properties.conditions.uniqueKeys}};
          (vErrors ??= []).push(err1);
          errors++;
        }
      }
    }
    if(data.podIPs !== undefined){
      let data3 = data.podIPs;
      if(Array.isArray(data3)){
        if(!func0(data3, schema0.properties.podIPs.uniqueKeys)){
          const err2 = {instancePath:instancePath+"/podIPs",keyword:"uniqueKeys",params:{keys: schema0.properties.podIPs.uniqueKeys}};
          (vErrors ??= []).push(err2);
          errors++;
        }
      }
    }
    if(data.initContainerStatuses !== undefined){
      let data4 = data.initContainerStatuses;
      if(Array.isArray(data4)){
        const len1 = data4.length;
        for(let i1=0; i1<len1; i1++){
          if(!(validateContainerStatus(data4[i1], instancePath+"/initContainerStatuses/" + i1))){
            for(const error of validateContainerStatus.errors) (vErrors ??= []).push(error);
            errors += validateContainerStatus.errors.length;
          }
        }
      }
    }
    if(data.containerStatuses !== undefined){
      let data6 = data.containerStatuses;
      if(Array.isArray(data6)){
        const len2 = data6.length;
        for(let i2=0; i2<len2; i2++){
          if(!(validateContainerStatus(data6[i2], instancePath+"/containerStatuses/" + i2))){
            for(const error of validateContainerStatus.errors) (vErrors ??= []).push(error);
            errors += validateContainerStatus.errors.length;
          }
        }
      }
    }
    if(data.qosClass !== undefined){
      let data8 = data.qosClass;
      if(!(((data8 === "Guaranteed") || (data8 === "Burstable")) || (data8 === "BestEffort"))){
        const err3 = {instancePath:instancePath+"/qosClass",keyword:"enum",params:{allowedValues: schema0.properties.qosClass.enum}};
        (vErrors ??= []).push(err3);
        errors++;
      }
    }
    if(data.ephemeralContainerStatuses !== undefined){
      let data9 = data.ephemeralContainerStatuses;
      if(Array.isArray(data9)){
        const len3 = data9.length;
        for(let i3=0; i3<len3; i3++){
          if(!(validateContainerStatus(data9[i3], instancePath+"/ephemeralContainerStatuses/" + i3))){
            for(const error of validateContainerStatus.errors) (vErrors ??= []).push(error);
            errors += validateContainerStatus.errors.length;
          }
        }
      }
    }
    if(data.resourceClaimStatuses !== undefined){
      let data11 = data.resourceClaimStatuses;
      if(Array.isArray(data11)){
        if(!func0(data11, schema0.properties.resourceClaimStatuses.uniqueKeys)){
          const err4 = {instancePath:instancePath+"/resourceClaimStatuses",keyword:"uniqueKeys",params:{keys: schema0.properties.resourceClaimStatuses.uniqueKeys}};
          (vErrors ??= []).push(err4);
          errors++;
        }
      }
    }
    if(data.resources !== undefined){
      if(!(validateResourceRequirements(data.resources, instancePath+"/resources"))){
        for(const error of validateResourceRequirements.errors) (vErrors ??= []).push(error);
        errors += validateResourceRequirements.errors.length;
      }
    }
    if(data.nodeAllocatableResourceClaimStatuses !== undefined){
      let data13 = data.nodeAllocatableResourceClaimStatuses;
      if(Array.isArray(data13)){
        const len4 = data13.length;
        for(let i4=0; i4<len4; i4++){
          if(!(validateNodeAllocatableResourceClaimStatus(data13[i4], instancePath+"/nodeAllocatableResourceClaimStatuses/" + i4))){
            for(const error of validateNodeAllocatableResourceClaimStatus.errors) (vErrors ??= []).push(error);
            errors += validateNodeAllocatableResourceClaimStatus.errors.length;
          }
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

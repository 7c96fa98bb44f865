// Generated from flowcontrol/v1/priorityLevelConfiguration.yaml. Do not edit.
// @ts-nocheck
import { hasUniqueKeys } from "../../../runtime/schema/index.ts";

const schema0 = {"properties":{"type":{"enum":["Limited","Exempt"]}}};

export function validatePriorityLevelConfigurationSpec(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.type !== undefined){
      let data0 = data.type;
      if(!((data0 === "Limited") || (data0 === "Exempt"))){
        const err0 = {instancePath:instancePath+"/type",keyword:"enum",params:{allowedValues: schema0.properties.type.enum}};
        (vErrors ??= []).push(err0);
        errors++;
      }
    }
  }
  validatePriorityLevelConfigurationSpec.errors = vErrors;
  return errors === 0;
}

const schema1 = {"properties":{"type":{"enum":["Queue","Reject"]}}};

export function validateLimitResponse(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.type !== undefined){
      let data0 = data.type;
      if(!((data0 === "Queue") || (data0 === "Reject"))){
        const err0 = {instancePath:instancePath+"/type",keyword:"enum",params:{allowedValues: schema1.properties.type.enum}};
        (vErrors ??= []).push(err0);
        errors++;
      }
    }
  }
  validateLimitResponse.errors = vErrors;
  return errors === 0;
}

const schema2 = {"properties":{"conditions":{"uniqueKeys":["type"]}}};
const func0 = hasUniqueKeys;

export function validatePriorityLevelConfigurationStatus(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.conditions !== undefined){
      let data0 = data.conditions;
      if(Array.isArray(data0)){
        if(!func0(data0, schema2.properties.conditions.uniqueKeys)){
          const err0 = {instancePath:instancePath+"/conditions",keyword:"uniqueKeys",params:{keys: schema2.properties.conditions.uniqueKeys}};
          (vErrors ??= []).push(err0);
          errors++;
        }
      }
    }
  }
  validatePriorityLevelConfigurationStatus.errors = vErrors;
  return errors === 0;
}

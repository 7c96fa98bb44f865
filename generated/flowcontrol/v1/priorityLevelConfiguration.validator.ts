// Generated from flowcontrol/v1/priorityLevelConfiguration.yaml. Do not edit.
// @ts-nocheck
import { hasUniqueKeys } from "../../../runtime/schema/index.ts";
import { validateObjectMeta } from "../../meta/v1.validator.ts";

export function validatePriorityLevelConfiguration(data, instancePath = ""){
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
      if(!(validatePriorityLevelConfigurationSpec(data.spec, instancePath+"/spec"))){
        for(const error of validatePriorityLevelConfigurationSpec.errors) (vErrors ??= []).push(error);
        errors += validatePriorityLevelConfigurationSpec.errors.length;
      }
    }
    if(data.status !== undefined){
      if(!(validatePriorityLevelConfigurationStatus(data.status, instancePath+"/status"))){
        for(const error of validatePriorityLevelConfigurationStatus.errors) (vErrors ??= []).push(error);
        errors += validatePriorityLevelConfigurationStatus.errors.length;
      }
    }
  }
  validatePriorityLevelConfiguration.errors = vErrors;
  return errors === 0;
}

const schema1 = {"properties":{"type":{"enum":["Limited","Exempt"]},"limited":{"checkedBy":"validateLimitedPriorityLevelConfiguration"}}};

export function validatePriorityLevelConfigurationSpec(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.type !== undefined){
      let data0 = data.type;
      if(!((data0 === "Limited") || (data0 === "Exempt"))){
        const err0 = {instancePath:instancePath+"/type",keyword:"enum",params:{allowedValues: schema1.properties.type.enum}};
        (vErrors ??= []).push(err0);
        errors++;
      }
    }
    if(data.limited !== undefined){
      if(!(validateLimitedPriorityLevelConfiguration(data.limited, instancePath+"/limited"))){
        for(const error of validateLimitedPriorityLevelConfiguration.errors) (vErrors ??= []).push(error);
        errors += validateLimitedPriorityLevelConfiguration.errors.length;
      }
    }
  }
  validatePriorityLevelConfigurationSpec.errors = vErrors;
  return errors === 0;
}


export function validateLimitedPriorityLevelConfiguration(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.limitResponse !== undefined){
      if(!(validateLimitResponse(data.limitResponse, instancePath+"/limitResponse"))){
        for(const error of validateLimitResponse.errors) (vErrors ??= []).push(error);
        errors += validateLimitResponse.errors.length;
      }
    }
  }
  validateLimitedPriorityLevelConfiguration.errors = vErrors;
  return errors === 0;
}

const schema3 = {"properties":{"type":{"enum":["Queue","Reject"]}}};

export function validateLimitResponse(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.type !== undefined){
      let data0 = data.type;
      if(!((data0 === "Queue") || (data0 === "Reject"))){
        const err0 = {instancePath:instancePath+"/type",keyword:"enum",params:{allowedValues: schema3.properties.type.enum}};
        (vErrors ??= []).push(err0);
        errors++;
      }
    }
  }
  validateLimitResponse.errors = vErrors;
  return errors === 0;
}

const schema4 = {"properties":{"conditions":{"uniqueKeys":["type"]}}};
const func0 = hasUniqueKeys;

export function validatePriorityLevelConfigurationStatus(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.conditions !== undefined){
      let data0 = data.conditions;
      if(Array.isArray(data0)){
        if(!func0(data0, schema4.properties.conditions.uniqueKeys)){
          const err0 = {instancePath:instancePath+"/conditions",keyword:"uniqueKeys",params:{keys: schema4.properties.conditions.uniqueKeys}};
          (vErrors ??= []).push(err0);
          errors++;
        }
      }
    }
  }
  validatePriorityLevelConfigurationStatus.errors = vErrors;
  return errors === 0;
}

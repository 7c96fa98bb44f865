// Generated from resource/v1alpha3/deviceTaintRule.yaml. Do not edit.
// @ts-nocheck
import { hasUniqueKeys } from "../../../runtime/schema/index.ts";
import { validateCondition, validateObjectMeta } from "../../meta/v1.validator.ts";
import { validateDeviceTaint } from "./deviceTaint.validator.ts";

export function validateDeviceTaintRule(data, instancePath = ""){
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
      if(!(validateDeviceTaintRuleSpec(data.spec, instancePath+"/spec"))){
        for(const error of validateDeviceTaintRuleSpec.errors) (vErrors ??= []).push(error);
        errors += validateDeviceTaintRuleSpec.errors.length;
      }
    }
    if(data.status !== undefined){
      if(!(validateDeviceTaintRuleStatus(data.status, instancePath+"/status"))){
        for(const error of validateDeviceTaintRuleStatus.errors) (vErrors ??= []).push(error);
        errors += validateDeviceTaintRuleStatus.errors.length;
      }
    }
  }
  validateDeviceTaintRule.errors = vErrors;
  return errors === 0;
}


export function validateDeviceTaintRuleSpec(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.taint !== undefined){
      if(!(validateDeviceTaint(data.taint, instancePath+"/taint"))){
        for(const error of validateDeviceTaint.errors) (vErrors ??= []).push(error);
        errors += validateDeviceTaint.errors.length;
      }
    }
  }
  validateDeviceTaintRuleSpec.errors = vErrors;
  return errors === 0;
}

const schema2 = {"properties":{"conditions":{"items":{"checkedBy":"validateCondition"},"uniqueKeys":["type"]}}};
const func0 = hasUniqueKeys;

export function validateDeviceTaintRuleStatus(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.conditions !== undefined){
      let data0 = data.conditions;
      if(Array.isArray(data0)){
        const len0 = data0.length;
        for(let i0=0; i0<len0; i0++){
          if(!(validateCondition(data0[i0], instancePath+"/conditions/" + i0))){
            for(const error of validateCondition.errors) (vErrors ??= []).push(error);
            errors += validateCondition.errors.length;
          }
        }
        if(!func0(data0, schema2.properties.conditions.uniqueKeys)){
          const err0 = {instancePath:instancePath+"/conditions",keyword:"uniqueKeys",params:{keys: schema2.properties.conditions.uniqueKeys}};
          (vErrors ??= []).push(err0);
          errors++;
        }
      }
    }
  }
  validateDeviceTaintRuleStatus.errors = vErrors;
  return errors === 0;
}

// Generated from apiregistration/v1/apiService.yaml. Do not edit.
// @ts-nocheck
import { hasUniqueKeys } from "../../../runtime/schema/index.ts";
import { validateObjectMeta } from "../../meta/v1.validator.ts";

export function validateAPIService(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.metadata !== undefined){
      if(!(validateObjectMeta(data.metadata, instancePath+"/metadata"))){
        for(const error of validateObjectMeta.errors) (vErrors ??= []).push(error);
        errors += validateObjectMeta.errors.length;
      }
    }
    if(data.status !== undefined){
      if(!(validateAPIServiceStatus(data.status, instancePath+"/status"))){
        for(const error of validateAPIServiceStatus.errors) (vErrors ??= []).push(error);
        errors += validateAPIServiceStatus.errors.length;
      }
    }
  }
  validateAPIService.errors = vErrors;
  return errors === 0;
}

const schema1 = {"properties":{"conditions":{"items":{"checkedBy":"validateAPIServiceCondition"},"uniqueKeys":["type"]}}};
const func0 = hasUniqueKeys;

export function validateAPIServiceStatus(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.conditions !== undefined){
      let data0 = data.conditions;
      if(Array.isArray(data0)){
        const len0 = data0.length;
        for(let i0=0; i0<len0; i0++){
          if(!(validateAPIServiceCondition(data0[i0], instancePath+"/conditions/" + i0))){
            for(const error of validateAPIServiceCondition.errors) (vErrors ??= []).push(error);
            errors += validateAPIServiceCondition.errors.length;
          }
        }
        if(!func0(data0, schema1.properties.conditions.uniqueKeys)){
          const err0 = {instancePath:instancePath+"/conditions",keyword:"uniqueKeys",params:{keys: schema1.properties.conditions.uniqueKeys}};
          (vErrors ??= []).push(err0);
          errors++;
        }
      }
    }
  }
  validateAPIServiceStatus.errors = vErrors;
  return errors === 0;
}

const schema2 = {"properties":{"status":{"enum":["True","False","Unknown"]}}};

export function validateAPIServiceCondition(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.status !== undefined){
      let data0 = data.status;
      if(!(((data0 === "True") || (data0 === "False")) || (data0 === "Unknown"))){
        const err0 = {instancePath:instancePath+"/status",keyword:"enum",params:{allowedValues: schema2.properties.status.enum}};
        (vErrors ??= []).push(err0);
        errors++;
      }
    }
  }
  validateAPIServiceCondition.errors = vErrors;
  return errors === 0;
}

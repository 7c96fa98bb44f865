// Generated from apiregistration/v1/apiService.yaml. Do not edit.
// @ts-nocheck
import { hasUniqueKeys } from "../../../runtime/schema/index.ts";

const schema0 = {"properties":{"conditions":{"uniqueKeys":["type"]}}};
const func0 = hasUniqueKeys;

export function validateAPIServiceStatus(data, instancePath = ""){
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
  }
  validateAPIServiceStatus.errors = vErrors;
  return errors === 0;
}

const schema1 = {"properties":{"status":{"enum":["True","False","Unknown"]}}};

export function validateAPIServiceCondition(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.status !== undefined){
      let data0 = data.status;
      if(!(((data0 === "True") || (data0 === "False")) || (data0 === "Unknown"))){
        const err0 = {instancePath:instancePath+"/status",keyword:"enum",params:{allowedValues: schema1.properties.status.enum}};
        (vErrors ??= []).push(err0);
        errors++;
      }
    }
  }
  validateAPIServiceCondition.errors = vErrors;
  return errors === 0;
}

// Generated from apiextensions/v1/jsonSchema.yaml. Do not edit.
// @ts-nocheck
import { hasUniqueKeys } from "../../../runtime/schema/index.ts";

const schema0 = {"properties":{"x-orch-validations":{"uniqueKeys":["rule"]}}};
const func0 = hasUniqueKeys;

export function validateJSONSchemaProps(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data["x-orch-validations"] !== undefined){
      let data0 = data["x-orch-validations"];
      if(Array.isArray(data0)){
        if(!func0(data0, schema0.properties["x-orch-validations"].uniqueKeys)){
          const err0 = {instancePath:instancePath+"/x-orch-validations",keyword:"uniqueKeys",params:{keys: schema0.properties["x-orch-validations"].uniqueKeys}};
          (vErrors ??= []).push(err0);
          errors++;
        }
      }
    }
  }
  validateJSONSchemaProps.errors = vErrors;
  return errors === 0;
}

const schema1 = {"properties":{"reason":{"enum":["FieldValueRequired","FieldValueDuplicate","FieldValueInvalid","FieldValueForbidden"]}}};

export function validateValidationRule(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.reason !== undefined){
      let data0 = data.reason;
      if(!((((data0 === "FieldValueRequired") || (data0 === "FieldValueDuplicate")) || (data0 === "FieldValueInvalid")) || (data0 === "FieldValueForbidden"))){
        const err0 = {instancePath:instancePath+"/reason",keyword:"enum",params:{allowedValues: schema1.properties.reason.enum}};
        (vErrors ??= []).push(err0);
        errors++;
      }
    }
  }
  validateValidationRule.errors = vErrors;
  return errors === 0;
}

// Generated from apiextensions/v1/jsonSchema.yaml. Do not edit.
// @ts-nocheck
import { hasUniqueKeys } from "../../../runtime/schema/index.ts";

const schema0 = {"properties":{"allOf":{"items":{"checkedBy":"validateJSONSchemaProps"}},"oneOf":{"items":{"checkedBy":"validateJSONSchemaProps"}},"anyOf":{"items":{"checkedBy":"validateJSONSchemaProps"}},"not":{"checkedBy":"validateJSONSchemaProps"},"properties":{"additionalProperties":{"checkedBy":"validateJSONSchemaProps"}},"patternProperties":{"additionalProperties":{"checkedBy":"validateJSONSchemaProps"}},"definitions":{"additionalProperties":{"checkedBy":"validateJSONSchemaProps"}},"x-orch-validations":{"items":{"checkedBy":"validateValidationRule"},"uniqueKeys":["rule"]}}};
const func0 = hasUniqueKeys;

export function validateJSONSchemaProps(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.allOf !== undefined){
      let data0 = data.allOf;
      if(Array.isArray(data0)){
        const len0 = data0.length;
        for(let i0=0; i0<len0; i0++){
          if(!(validateJSONSchemaProps(data0[i0], instancePath+"/allOf/" + i0))){
            for(const error of validateJSONSchemaProps.errors) (vErrors ??= []).push(error);
            errors += validateJSONSchemaProps.errors.length;
          }
        }
      }
    }
    if(data.oneOf !== undefined){
      let data2 = data.oneOf;
      if(Array.isArray(data2)){
        const len1 = data2.length;
        for(let i1=0; i1<len1; i1++){
          if(!(validateJSONSchemaProps(data2[i1], instancePath+"/oneOf/" + i1))){
            for(const error of validateJSONSchemaProps.errors) (vErrors ??= []).push(error);
            errors += validateJSONSchemaProps.errors.length;
          }
        }
      }
    }
    if(data.anyOf !== undefined){
      let data4 = data.anyOf;
      if(Array.isArray(data4)){
        const len2 = data4.length;
        for(let i2=0; i2<len2; i2++){
          if(!(validateJSONSchemaProps(data4[i2], instancePath+"/anyOf/" + i2))){
            for(const error of validateJSONSchemaProps.errors) (vErrors ??= []).push(error);
            errors += validateJSONSchemaProps.errors.length;
          }
        }
      }
    }
    if(data.not !== undefined){
      if(!(validateJSONSchemaProps(data.not, instancePath+"/not"))){
        for(const error of validateJSONSchemaProps.errors) (vErrors ??= []).push(error);
        errors += validateJSONSchemaProps.errors.length;
      }
    }
    if(data.properties !== undefined){
      let data7 = data.properties;
      if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
        for(const key0 in data7){
          if(!(validateJSONSchemaProps(data7[key0], instancePath+"/properties/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")))){
            for(const error of validateJSONSchemaProps.errors) (vErrors ??= []).push(error);
            errors += validateJSONSchemaProps.errors.length;
          }
        }
      }
    }
    if(data.patternProperties !== undefined){
      let data9 = data.patternProperties;
      if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
        for(const key1 in data9){
          if(!(validateJSONSchemaProps(data9[key1], instancePath+"/patternProperties/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")))){
            for(const error of validateJSONSchemaProps.errors) (vErrors ??= []).push(error);
            errors += validateJSONSchemaProps.errors.length;
          }
        }
      }
    }
    if(data.definitions !== undefined){
      let data11 = data.definitions;
      if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
        for(const key2 in data11){
          if(!(validateJSONSchemaProps(data11[key2], instancePath+"/definitions/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")))){
            for(const error of validateJSONSchemaProps.errors) (vErrors ??= []).push(error);
            errors += validateJSONSchemaProps.errors.length;
          }
        }
      }
    }
    if(data["x-orch-validations"] !== undefined){
      let data13 = data["x-orch-validations"];
      if(Array.isArray(data13)){
        const len3 = data13.length;
        for(let i3=0; i3<len3; i3++){
          if(!(validateValidationRule(data13[i3], instancePath+"/x-orch-validations/" + i3))){
            for(const error of validateValidationRule.errors) (vErrors ??= []).push(error);
            errors += validateValidationRule.errors.length;
          }
        }
        if(!func0(data13, schema0.properties["x-orch-validations"].uniqueKeys)){
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

// Generated from apiregistration/v1/apiService.yaml. Do not edit.
import { formatChecks, hasUniqueKeys } from "../../../runtime/schema/index.ts";
import { validateObjectMeta } from "../../meta/v1.validator.js";

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
    if(data.spec !== undefined){
      if(!(validateAPIServiceSpec(data.spec, instancePath+"/spec"))){
        for(const error of validateAPIServiceSpec.errors) (vErrors ??= []).push(error);
        errors += validateAPIServiceSpec.errors.length;
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

const formats0 = formatChecks["dns1035-label"];
const func0 = (text) => {
  let length = text.length;
  for (let at = 1; at < text.length; at += 1) {
    if ((text.charCodeAt(at) & 0xfc00) === 0xdc00 && (text.charCodeAt(at - 1) & 0xfc00) === 0xd800) length -= 1;
  }
  return length;
};

export function validateAPIServiceSpec(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.version !== undefined){
      let data0 = data.version;
      if(typeof data0 === "string"){
        if(func0(data0) < 1){
          const err0 = {instancePath:instancePath+"/version",keyword:"minLength",params:{limit: 1}};
          (vErrors ??= []).push(err0);
          errors++;
        }
        if(!(formats0(data0))){
          const err1 = {instancePath:instancePath+"/version",keyword:"format",params:{format: "dns1035-label"}};
          (vErrors ??= []).push(err1);
          errors++;
        }
      }
    }
  }
  validateAPIServiceSpec.errors = vErrors;
  return errors === 0;
}

const schema2 = {"properties":{"conditions":{"items":{"checkedBy":"validateAPIServiceCondition"},"uniqueKeys":["type"]}}};
const func1 = hasUniqueKeys;

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
        if(!func1(data0, schema2.properties.conditions.uniqueKeys)){
          const err0 = {instancePath:instancePath+"/conditions",keyword:"uniqueKeys",params:{keys: schema2.properties.conditions.uniqueKeys}};
          (vErrors ??= []).push(err0);
          errors++;
        }
      }
    }
  }
  validateAPIServiceStatus.errors = vErrors;
  return errors === 0;
}

const schema3 = {"properties":{"status":{"enum":["True","False","Unknown"]}}};

export function validateAPIServiceCondition(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.status !== undefined){
      let data0 = data.status;
      if(!(((data0 === "True") || (data0 === "False")) || (data0 === "Unknown"))){
        const err0 = {instancePath:instancePath+"/status",keyword:"enum",params:{allowedValues: schema3.properties.status.enum}};
        (vErrors ??= []).push(err0);
        errors++;
      }
    }
  }
  validateAPIServiceCondition.errors = vErrors;
  return errors === 0;
}

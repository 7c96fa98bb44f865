// Generated from admissionregistration/v1/validatingAdmissionPolicy.yaml. Do not edit.
// @ts-nocheck
import { hasUniqueKeys } from "../../../runtime/schema/index.ts";

const schema0 = {"properties":{"failurePolicy":{"enum":["Ignore","Fail"]},"matchConditions":{"maxItems":64,"uniqueKeys":["name"]}}};
const func0 = hasUniqueKeys;

export function validateValidatingAdmissionPolicySpec(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.failurePolicy !== undefined){
      let data0 = data.failurePolicy;
      if(!((data0 === "Ignore") || (data0 === "Fail"))){
        const err0 = {instancePath:instancePath+"/failurePolicy",keyword:"enum",params:{allowedValues: schema0.properties.failurePolicy.enum}};
        (vErrors ??= []).push(err0);
        errors++;
      }
    }
    if(data.matchConditions !== undefined){
      let data1 = data.matchConditions;
      if(Array.isArray(data1)){
        if(data1.length > 64){
          const err1 = {instancePath:instancePath+"/matchConditions",keyword:"maxItems",params:{limit: 64}};
          (vErrors ??= []).push(err1);
          errors++;
        }
        if(!func0(data1, schema0.properties.matchConditions.uniqueKeys)){
          const err2 = {instancePath:instancePath+"/matchConditions",keyword:"uniqueKeys",params:{keys: schema0.properties.matchConditions.uniqueKeys}};
          (vErrors ??= []).push(err2);
          errors++;
        }
      }
    }
  }
  validateValidatingAdmissionPolicySpec.errors = vErrors;
  return errors === 0;
}

const schema1 = {"properties":{"reason":{"enum":["Forbidden","Invalid","RequestEntityTooLarge"]}}};

export function validateValidation(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.reason !== undefined){
      let data0 = data.reason;
      if(!(((data0 === "Forbidden") || (data0 === "Invalid")) || (data0 === "RequestEntityTooLarge"))){
        const err0 = {instancePath:instancePath+"/reason",keyword:"enum",params:{allowedValues: schema1.properties.reason.enum}};
        (vErrors ??= []).push(err0);
        errors++;
      }
    }
  }
  validateValidation.errors = vErrors;
  return errors === 0;
}

const schema2 = {"properties":{"conditions":{"uniqueKeys":["type"]}}};

export function validateValidatingAdmissionPolicyStatus(data, instancePath = ""){
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
  validateValidatingAdmissionPolicyStatus.errors = vErrors;
  return errors === 0;
}

// Generated from admissionregistration/v1beta1/mutatingAdmissionPolicy.yaml. Do not edit.
// @ts-nocheck
import { hasUniqueKeys } from "../../../runtime/schema/index.ts";

const schema0 = {"properties":{"failurePolicy":{"enum":["Ignore","Fail"]},"matchConditions":{"maxItems":64,"uniqueKeys":["name"]},"reinvocationPolicy":{"enum":["Never","IfNeeded"]}}};
const func0 = hasUniqueKeys;

export function validateMutatingAdmissionPolicySpec(data, instancePath = ""){
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
    if(data.reinvocationPolicy !== undefined){
      let data2 = data.reinvocationPolicy;
      if(!((data2 === "Never") || (data2 === "IfNeeded"))){
        const err3 = {instancePath:instancePath+"/reinvocationPolicy",keyword:"enum",params:{allowedValues: schema0.properties.reinvocationPolicy.enum}};
        (vErrors ??= []).push(err3);
        errors++;
      }
    }
  }
  validateMutatingAdmissionPolicySpec.errors = vErrors;
  return errors === 0;
}

const schema1 = {"properties":{"patchType":{"enum":["ApplyConfiguration","JSONPatch"]}}};

export function validateMutation(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.patchType !== undefined){
      let data0 = data.patchType;
      if(!((data0 === "ApplyConfiguration") || (data0 === "JSONPatch"))){
        const err0 = {instancePath:instancePath+"/patchType",keyword:"enum",params:{allowedValues: schema1.properties.patchType.enum}};
        (vErrors ??= []).push(err0);
        errors++;
      }
    }
  }
  validateMutation.errors = vErrors;
  return errors === 0;
}

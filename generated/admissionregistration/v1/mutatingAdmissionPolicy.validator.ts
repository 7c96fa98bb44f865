// Generated from admissionregistration/v1/mutatingAdmissionPolicy.yaml. Do not edit.
// @ts-nocheck
import { hasUniqueKeys } from "../../../runtime/schema/index.ts";
import { validateObjectMeta } from "../../meta/v1.validator.ts";
import { validateMatchCondition, validateMatchResources } from "./match.validator.ts";
import { validateVariable } from "./policy.validator.ts";

export function validateMutatingAdmissionPolicy(data, instancePath = ""){
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
      if(!(validateMutatingAdmissionPolicySpec(data.spec, instancePath+"/spec"))){
        for(const error of validateMutatingAdmissionPolicySpec.errors) (vErrors ??= []).push(error);
        errors += validateMutatingAdmissionPolicySpec.errors.length;
      }
    }
  }
  validateMutatingAdmissionPolicy.errors = vErrors;
  return errors === 0;
}

const schema1 = {"properties":{"matchConstraints":{"checkedBy":"validateMatchResources"},"variables":{"items":{"checkedBy":"validateVariable"}},"mutations":{"items":{"checkedBy":"validateMutation"}},"failurePolicy":{"enum":["Ignore","Fail"]},"matchConditions":{"maxItems":64,"items":{"checkedBy":"validateMatchCondition"},"uniqueKeys":["name"]},"reinvocationPolicy":{"enum":["Never","IfNeeded"]}}};
const func0 = hasUniqueKeys;

export function validateMutatingAdmissionPolicySpec(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.matchConstraints !== undefined){
      if(!(validateMatchResources(data.matchConstraints, instancePath+"/matchConstraints"))){
        for(const error of validateMatchResources.errors) (vErrors ??= []).push(error);
        errors += validateMatchResources.errors.length;
      }
    }
    if(data.variables !== undefined){
      let data1 = data.variables;
      if(Array.isArray(data1)){
        const len0 = data1.length;
        for(let i0=0; i0<len0; i0++){
          if(!(validateVariable(data1[i0], instancePath+"/variables/" + i0))){
            for(const error of validateVariable.errors) (vErrors ??= []).push(error);
            errors += validateVariable.errors.length;
          }
        }
      }
    }
    if(data.mutations !== undefined){
      let data3 = data.mutations;
      if(Array.isArray(data3)){
        const len1 = data3.length;
        for(let i1=0; i1<len1; i1++){
          if(!(validateMutation(data3[i1], instancePath+"/mutations/" + i1))){
            for(const error of validateMutation.errors) (vErrors ??= []).push(error);
            errors += validateMutation.errors.length;
          }
        }
      }
    }
    if(data.failurePolicy !== undefined){
      let data5 = data.failurePolicy;
      if(!((data5 === "Ignore") || (data5 === "Fail"))){
        const err0 = {instancePath:instancePath+"/failurePolicy",keyword:"enum",params:{allowedValues: schema1.properties.failurePolicy.enum}};
        (vErrors ??= []).push(err0);
        errors++;
      }
    }
    if(data.matchConditions !== undefined){
      let data6 = data.matchConditions;
      if(Array.isArray(data6)){
        if(data6.length > 64){
          const err1 = {instancePath:instancePath+"/matchConditions",keyword:"maxItems",params:{limit: 64}};
          (vErrors ??= []).push(err1);
          errors++;
        }
        const len2 = data6.length;
        for(let i2=0; i2<len2; i2++){
          if(!(validateMatchCondition(data6[i2], instancePath+"/matchConditions/" + i2))){
            for(const error of validateMatchCondition.errors) (vErrors ??= []).push(error);
            errors += validateMatchCondition.errors.length;
          }
        }
        if(!func0(data6, schema1.properties.matchConditions.uniqueKeys)){
          const err2 = {instancePath:instancePath+"/matchConditions",keyword:"uniqueKeys",params:{keys: schema1.properties.matchConditions.uniqueKeys}};
          (vErrors ??= []).push(err2);
          errors++;
        }
      }
    }
    if(data.reinvocationPolicy !== undefined){
      let data8 = data.reinvocationPolicy;
      if(!((data8 === "Never") || (data8 === "IfNeeded"))){
        const err3 = {instancePath:instancePath+"/reinvocationPolicy",keyword:"enum",params:{allowedValues: schema1.properties.reinvocationPolicy.enum}};
        (vErrors ??= []).push(err3);
        errors++;
      }
    }
  }
  validateMutatingAdmissionPolicySpec.errors = vErrors;
  return errors === 0;
}

const schema2 = {"properties":{"patchType":{"enum":["ApplyConfiguration","JSONPatch"]}}};

export function validateMutation(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.patchType !== undefined){
      let data0 = data.patchType;
      if(!((data0 === "ApplyConfiguration") || (data0 === "JSONPatch"))){
        const err0 = {instancePath:instancePath+"/patchType",keyword:"enum",params:{allowedValues: schema2.properties.patchType.enum}};
        (vErrors ??= []).push(err0);
        errors++;
      }
    }
  }
  validateMutation.errors = vErrors;
  return errors === 0;
}

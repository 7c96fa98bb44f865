// Generated from admissionregistration/v1/validatingAdmissionPolicy.yaml. Do not edit.
// @ts-nocheck
import { hasUniqueKeys } from "../../../runtime/schema/index.ts";
import { validateCondition, validateObjectMeta } from "../../meta/v1.validator.ts";
import { validateMatchCondition, validateMatchResources } from "./match.validator.ts";
import { validateVariable } from "./policy.validator.ts";

export function validateValidatingAdmissionPolicy(data, instancePath = ""){
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
      if(!(validateValidatingAdmissionPolicySpec(data.spec, instancePath+"/spec"))){
        for(const error of validateValidatingAdmissionPolicySpec.errors) (vErrors ??= []).push(error);
        errors += validateValidatingAdmissionPolicySpec.errors.length;
      }
    }
    if(data.status !== undefined){
      if(!(validateValidatingAdmissionPolicyStatus(data.status, instancePath+"/status"))){
        for(const error of validateValidatingAdmissionPolicyStatus.errors) (vErrors ??= []).push(error);
        errors += validateValidatingAdmissionPolicyStatus.errors.length;
      }
    }
  }
  validateValidatingAdmissionPolicy.errors = vErrors;
  return errors === 0;
}

const schema1 = {"properties":{"matchConstraints":{"checkedBy":"validateMatchResources"},"validations":{"items":{"checkedBy":"validateValidation"}},"failurePolicy":{"enum":["Ignore","Fail"]},"auditAnnotations":{"items":{"checkedBy":"validateAuditAnnotation"}},"matchConditions":{"maxItems":64,"items":{"checkedBy":"validateMatchCondition"},"uniqueKeys":["name"]},"variables":{"items":{"checkedBy":"validateVariable"},"uniqueKeys":["name"]}}};
const func0 = hasUniqueKeys;

export function validateValidatingAdmissionPolicySpec(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.matchConstraints !== undefined){
      if(!(validateMatchResources(data.matchConstraints, instancePath+"/matchConstraints"))){
        for(const error of validateMatchResources.errors) (vErrors ??= []).push(error);
        errors += validateMatchResources.errors.length;
      }
    }
    if(data.validations !== undefined){
      let data1 = data.validations;
      if(Array.isArray(data1)){
        const len0 = data1.length;
        for(let i0=0; i0<len0; i0++){
          if(!(validateValidation(data1[i0], instancePath+"/validations/" + i0))){
            for(const error of validateValidation.errors) (vErrors ??= []).push(error);
            errors += validateValidation.errors.length;
          }
        }
      }
    }
    if(data.failurePolicy !== undefined){
      let data3 = data.failurePolicy;
      if(!((data3 === "Ignore") || (data3 === "Fail"))){
        const err0 = {instancePath:instancePath+"/failurePolicy",keyword:"enum",params:{allowedValues: schema1.properties.failurePolicy.enum}};
        (vErrors ??= []).push(err0);
        errors++;
      }
    }
    if(data.auditAnnotations !== undefined){
      let data4 = data.auditAnnotations;
      if(Array.isArray(data4)){
        const len1 = data4.length;
        for(let i1=0; i1<len1; i1++){
          if(!(validateAuditAnnotation(data4[i1], instancePath+"/auditAnnotations/" + i1))){
            for(const error of validateAuditAnnotation.errors) (vErrors ??= []).push(error);
            errors += validateAuditAnnotation.errors.length;
          }
        }
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
    if(data.variables !== undefined){
      let data8 = data.variables;
      if(Array.isArray(data8)){
        const len3 = data8.length;
        for(let i3=0; i3<len3; i3++){
          if(!(validateVariable(data8[i3], instancePath+"/variables/" + i3))){
            for(const error of validateVariable.errors) (vErrors ??= []).push(error);
            errors += validateVariable.errors.length;
          }
        }
        if(!func0(data8, schema1.properties.variables.uniqueKeys)){
          const err3 = {instancePath:instancePath+"/variables",keyword:"uniqueKeys",params:{keys: schema1.properties.variables.uniqueKeys}};
          (vErrors ??= []).push(err3);
          errors++;
        }
      }
    }
  }
  validateValidatingAdmissionPolicySpec.errors = vErrors;
  return errors === 0;
}

const schema2 = {"properties":{"reason":{"enum":["Forbidden","Invalid","RequestEntityTooLarge"]}}};

export function validateValidation(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.reason !== undefined){
      let data0 = data.reason;
      if(!(((data0 === "Forbidden") || (data0 === "Invalid")) || (data0 === "RequestEntityTooLarge"))){
        const err0 = {instancePath:instancePath+"/reason",keyword:"enum",params:{allowedValues: schema2.properties.reason.enum}};
        (vErrors ??= []).push(err0);
        errors++;
      }
    }
  }
  validateValidation.errors = vErrors;
  return errors === 0;
}

const func2 = (text) => {
  let length = text.length;
  for (let at = 1; at < text.length; at += 1) {
    if ((text.charCodeAt(at) & 0xfc00) === 0xdc00 && (text.charCodeAt(at - 1) & 0xfc00) === 0xd800) length -= 1;
  }
  return length;
};

export function validateAuditAnnotation(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.key !== undefined){
      let data0 = data.key;
      if(typeof data0 === "string"){
        if(func2(data0) < 1){
          const err0 = {instancePath:instancePath+"/key",keyword:"minLength",params:{limit: 1}};
          (vErrors ??= []).push(err0);
          errors++;
        }
      }
    }
  }
  validateAuditAnnotation.errors = vErrors;
  return errors === 0;
}

const schema4 = {"properties":{"conditions":{"items":{"checkedBy":"validateCondition"},"uniqueKeys":["type"]}}};

export function validateValidatingAdmissionPolicyStatus(data, instancePath = ""){
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
        if(!func0(data0, schema4.properties.conditions.uniqueKeys)){
          const err0 = {instancePath:instancePath+"/conditions",keyword:"uniqueKeys",params:{keys: schema4.properties.conditions.uniqueKeys}};
          (vErrors ??= []).push(err0);
          errors++;
        }
      }
    }
  }
  validateValidatingAdmissionPolicyStatus.errors = vErrors;
  return errors === 0;
}

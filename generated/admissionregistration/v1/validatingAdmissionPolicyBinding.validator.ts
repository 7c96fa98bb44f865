// Generated from admissionregistration/v1/validatingAdmissionPolicyBinding.yaml. Do not edit.
// @ts-nocheck
import { hasUniqueItems } from "../../../runtime/schema/index.ts";
import { validateObjectMeta } from "../../meta/v1.validator.ts";
import { validateMatchResources } from "./match.validator.ts";
import { validateParamRef } from "./policy.validator.ts";

export function validateValidatingAdmissionPolicyBinding(data, instancePath = ""){
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
      if(!(validateValidatingAdmissionPolicyBindingSpec(data.spec, instancePath+"/spec"))){
        for(const error of validateValidatingAdmissionPolicyBindingSpec.errors) (vErrors ??= []).push(error);
        errors += validateValidatingAdmissionPolicyBindingSpec.errors.length;
      }
    }
  }
  validateValidatingAdmissionPolicyBinding.errors = vErrors;
  return errors === 0;
}

const schema1 = {"required":["policyName","validationActions"],"properties":{"paramRef":{"checkedBy":"validateParamRef"},"matchResources":{"checkedBy":"validateMatchResources"},"validationActions":{"minItems":1,"items":{"enum":["Deny","Warn","Audit"]},"unique":true}}};
const func0 = hasUniqueItems;

export function validateValidatingAdmissionPolicyBindingSpec(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.policyName === undefined){
      const err0 = {instancePath,keyword:"required",params:{missingProperty: "policyName"}};
      (vErrors ??= []).push(err0);
      errors++;
    }
    if(data.validationActions === undefined){
      const err1 = {instancePath,keyword:"required",params:{missingProperty: "validationActions"}};
      (vErrors ??= []).push(err1);
      errors++;
    }
    if(data.paramRef !== undefined){
      if(!(validateParamRef(data.paramRef, instancePath+"/paramRef"))){
        for(const error of validateParamRef.errors) (vErrors ??= []).push(error);
        errors += validateParamRef.errors.length;
      }
    }
    if(data.matchResources !== undefined){
      if(!(validateMatchResources(data.matchResources, instancePath+"/matchResources"))){
        for(const error of validateMatchResources.errors) (vErrors ??= []).push(error);
        errors += validateMatchResources.errors.length;
      }
    }
    if(data.validationActions !== undefined){
      let data2 = data.validationActions;
      if(Array.isArray(data2)){
        if(data2.length < 1){
          const err2 = {instancePath:instancePath+"/validationActions",keyword:"minItems",params:{limit: 1}};
          (vErrors ??= []).push(err2);
          errors++;
        }
        const len0 = data2.length;
        for(let i0=0; i0<len0; i0++){
          let data3 = data2[i0];
          if(!(((data3 === "Deny") || (data3 === "Warn")) || (data3 === "Audit"))){
            const err3 = {instancePath:instancePath+"/validationActions/" + i0,keyword:"enum",params:{allowedValues: schema1.properties.validationActions.items.enum}};
            (vErrors ??= []).push(err3);
            errors++;
          }
        }
        if(!func0(data2)){
          const err4 = {instancePath:instancePath+"/validationActions",keyword:"unique",params:{}};
          (vErrors ??= []).push(err4);
          errors++;
        }
      }
    }
  }
  validateValidatingAdmissionPolicyBindingSpec.errors = vErrors;
  return errors === 0;
}

// Generated from admissionregistration/v1/validatingAdmissionPolicyBinding.yaml. Do not edit.
// @ts-nocheck
import { hasUniqueItems } from "../../../runtime/schema/index.ts";

const schema0 = {"required":["policyName","validationActions"],"properties":{"validationActions":{"minItems":1,"items":{"enum":["Deny","Warn","Audit"]},"unique":true}}};
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
    if(data.validationActions !== undefined){
      let data0 = data.validationActions;
      if(Array.isArray(data0)){
        if(data0.length < 1){
          const err2 = {instancePath:instancePath+"/validationActions",keyword:"minItems",params:{limit: 1}};
          (vErrors ??= []).push(err2);
          errors++;
        }
        const len0 = data0.length;
        for(let i0=0; i0<len0; i0++){
          let data1 = data0[i0];
          if(!(((data1 === "Deny") || (data1 === "Warn")) || (data1 === "Audit"))){
            const err3 = {instancePath:instancePath+"/validationActions/" + i0,keyword:"enum",params:{allowedValues: schema0.properties.validationActions.items.enum}};
            (vErrors ??= []).push(err3);
            errors++;
          }
        }
        if(!func0(data0)){
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

// Generated from certificates/v1beta1/podCertificateRequest.yaml. Do not edit.
import { hasUniqueKeys } from "../../../runtime/schema/index.ts";
import { validateCondition, validateObjectMeta } from "../../meta/v1.validator.js";

export function validatePodCertificateRequest(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.metadata !== undefined){
      if(!(validateObjectMeta(data.metadata, instancePath+"/metadata"))){
        for(const error of validateObjectMeta.errors) (vErrors ??= []).push(error);
        errors += validateObjectMeta.errors.length;
      }
    }
    if(data.status !== undefined){
      if(!(validatePodCertificateRequestStatus(data.status, instancePath+"/status"))){
        for(const error of validatePodCertificateRequestStatus.errors) (vErrors ??= []).push(error);
        errors += validatePodCertificateRequestStatus.errors.length;
      }
    }
  }
  validatePodCertificateRequest.errors = vErrors;
  return errors === 0;
}

const schema1 = {"properties":{"conditions":{"items":{"checkedBy":"validateCondition"},"uniqueKeys":["type"]}}};
const func0 = hasUniqueKeys;

export function validatePodCertificateRequestStatus(data, instancePath = ""){
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
        if(!func0(data0, schema1.properties.conditions.uniqueKeys)){
          const err0 = {instancePath:instancePath+"/conditions",keyword:"uniqueKeys",params:{keys: schema1.properties.conditions.uniqueKeys}};
          (vErrors ??= []).push(err0);
          errors++;
        }
      }
    }
  }
  validatePodCertificateRequestStatus.errors = vErrors;
  return errors === 0;
}

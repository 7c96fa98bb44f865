// Generated from networking/v1/serviceCIDR.yaml. Do not edit.
// @ts-nocheck
import { formatChecks, hasUniqueKeys } from "../../../runtime/schema/index.ts";
import { validateCondition, validateObjectMeta } from "../../meta/v1.validator.ts";

export function validateServiceCIDR(data, instancePath = ""){
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
      if(!(validateServiceCIDRSpec(data.spec, instancePath+"/spec"))){
        for(const error of validateServiceCIDRSpec.errors) (vErrors ??= []).push(error);
        errors += validateServiceCIDRSpec.errors.length;
      }
    }
    if(data.status !== undefined){
      if(!(validateServiceCIDRStatus(data.status, instancePath+"/status"))){
        for(const error of validateServiceCIDRStatus.errors) (vErrors ??= []).push(error);
        errors += validateServiceCIDRStatus.errors.length;
      }
    }
  }
  validateServiceCIDR.errors = vErrors;
  return errors === 0;
}

const formats0 = formatChecks["canonical-cidr"];

export function validateServiceCIDRSpec(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.cidrs !== undefined){
      let data0 = data.cidrs;
      if(Array.isArray(data0)){
        const len0 = data0.length;
        for(let i0=0; i0<len0; i0++){
          let data1 = data0[i0];
          if(typeof data1 === "string"){
            if(!(formats0(data1))){
              const err0 = {instancePath:instancePath+"/cidrs/" + i0,keyword:"format",params:{format: "canonical-cidr"}};
              (vErrors ??= []).push(err0);
              errors++;
            }
          }
        }
      }
    }
  }
  validateServiceCIDRSpec.errors = vErrors;
  return errors === 0;
}

const schema2 = {"properties":{"conditions":{"items":{"checkedBy":"validateCondition"},"uniqueKeys":["type"]}}};
const func0 = hasUniqueKeys;

export function validateServiceCIDRStatus(data, instancePath = ""){
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
        if(!func0(data0, schema2.properties.conditions.uniqueKeys)){
          const err0 = {instancePath:instancePath+"/conditions",keyword:"uniqueKeys",params:{keys: schema2.properties.conditions.uniqueKeys}};
          (vErrors ??= []).push(err0);
          errors++;
        }
      }
    }
  }
  validateServiceCIDRStatus.errors = vErrors;
  return errors === 0;
}

// Generated from resource/v1beta2/deviceClass.yaml. Do not edit.
// @ts-nocheck
import { validateObjectMeta } from "../../meta/v1.validator.ts";
import { validateDeviceSelector, validateOpaqueDeviceConfiguration } from "./deviceConfiguration.validator.ts";

export function validateDeviceClass(data, instancePath = ""){
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
      if(!(validateDeviceClassSpec(data.spec, instancePath+"/spec"))){
        for(const error of validateDeviceClassSpec.errors) (vErrors ??= []).push(error);
        errors += validateDeviceClassSpec.errors.length;
      }
    }
  }
  validateDeviceClass.errors = vErrors;
  return errors === 0;
}


export function validateDeviceClassSpec(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.selectors !== undefined){
      let data0 = data.selectors;
      if(Array.isArray(data0)){
        if(data0.length > 32){
          const err0 = {instancePath:instancePath+"/selectors",keyword:"maxItems",params:{limit: 32}};
          (vErrors ??= []).push(err0);
          errors++;
        }
        const len0 = data0.length;
        for(let i0=0; i0<len0; i0++){
          if(!(validateDeviceSelector(data0[i0], instancePath+"/selectors/" + i0))){
            for(const error of validateDeviceSelector.errors) (vErrors ??= []).push(error);
            errors += validateDeviceSelector.errors.length;
          }
        }
      }
    }
    if(data.config !== undefined){
      let data2 = data.config;
      if(Array.isArray(data2)){
        if(data2.length > 32){
          const err1 = {instancePath:instancePath+"/config",keyword:"maxItems",params:{limit: 32}};
          (vErrors ??= []).push(err1);
          errors++;
        }
        const len1 = data2.length;
        for(let i1=0; i1<len1; i1++){
          if(!(validateDeviceClassConfiguration(data2[i1], instancePath+"/config/" + i1))){
            for(const error of validateDeviceClassConfiguration.errors) (vErrors ??= []).push(error);
            errors += validateDeviceClassConfiguration.errors.length;
          }
        }
      }
    }
  }
  validateDeviceClassSpec.errors = vErrors;
  return errors === 0;
}


export function validateDeviceClassConfiguration(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.opaque !== undefined){
      if(!(validateOpaqueDeviceConfiguration(data.opaque, instancePath+"/opaque"))){
        for(const error of validateOpaqueDeviceConfiguration.errors) (vErrors ??= []).push(error);
        errors += validateOpaqueDeviceConfiguration.errors.length;
      }
    }
  }
  validateDeviceClassConfiguration.errors = vErrors;
  return errors === 0;
}

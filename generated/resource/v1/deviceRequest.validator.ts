// Generated from resource/v1/deviceRequest.yaml. Do not edit.
// @ts-nocheck
import { formatChecks } from "../../../runtime/schema/index.ts";
import { validateDeviceSelector, validateOpaqueDeviceConfiguration } from "./deviceConfiguration.validator.ts";
import { validateDeviceToleration } from "./deviceTaint.validator.ts";

export function validateDeviceClaim(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.requests !== undefined){
      let data0 = data.requests;
      if(Array.isArray(data0)){
        if(data0.length > 32){
          const err0 = {instancePath:instancePath+"/requests",keyword:"maxItems",params:{limit: 32}};
          (vErrors ??= []).push(err0);
          errors++;
        }
        const len0 = data0.length;
        for(let i0=0; i0<len0; i0++){
          if(!(validateDeviceRequest(data0[i0], instancePath+"/requests/" + i0))){
            for(const error of validateDeviceRequest.errors) (vErrors ??= []).push(error);
            errors += validateDeviceRequest.errors.length;
          }
        }
      }
    }
    if(data.constraints !== undefined){
      let data2 = data.constraints;
      if(Array.isArray(data2)){
        if(data2.length > 32){
          const err1 = {instancePath:instancePath+"/constraints",keyword:"maxItems",params:{limit: 32}};
          (vErrors ??= []).push(err1);
          errors++;
        }
        const len1 = data2.length;
        for(let i1=0; i1<len1; i1++){
          if(!(validateDeviceConstraint(data2[i1], instancePath+"/constraints/" + i1))){
            for(const error of validateDeviceConstraint.errors) (vErrors ??= []).push(error);
            errors += validateDeviceConstraint.errors.length;
          }
        }
      }
    }
    if(data.config !== undefined){
      let data4 = data.config;
      if(Array.isArray(data4)){
        if(data4.length > 32){
          const err2 = {instancePath:instancePath+"/config",keyword:"maxItems",params:{limit: 32}};
          (vErrors ??= []).push(err2);
          errors++;
        }
        const len2 = data4.length;
        for(let i2=0; i2<len2; i2++){
          if(!(validateDeviceClaimConfiguration(data4[i2], instancePath+"/config/" + i2))){
            for(const error of validateDeviceClaimConfiguration.errors) (vErrors ??= []).push(error);
            errors += validateDeviceClaimConfiguration.errors.length;
          }
        }
      }
    }
  }
  validateDeviceClaim.errors = vErrors;
  return errors === 0;
}

const formats0 = formatChecks["dns-label"];
const func0 = (text) => {
  let length = text.length;
  for (let at = 1; at < text.length; at += 1) {
    if ((text.charCodeAt(at) & 0xfc00) === 0xdc00 && (text.charCodeAt(at - 1) & 0xfc00) === 0xd800) length -= 1;
  }
  return length;
};

export function validateDeviceRequest(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.name !== undefined){
      let data0 = data.name;
      if(typeof data0 === "string"){
        if(func0(data0) < 1){
          const err0 = {instancePath:instancePath+"/name",keyword:"minLength",params:{limit: 1}};
          (vErrors ??= []).push(err0);
          errors++;
        }
        if(!(formats0(data0))){
          const err1 = {instancePath:instancePath+"/name",keyword:"format",params:{format: "dns-label"}};
          (vErrors ??= []).push(err1);
          errors++;
        }
      }
    }
    if(data.exactly !== undefined){
      if(!(validateExactDeviceRequest(data.exactly, instancePath+"/exactly"))){
        for(const error of validateExactDeviceRequest.errors) (vErrors ??= []).push(error);
        errors += validateExactDeviceRequest.errors.length;
      }
    }
    if(data.firstAvailable !== undefined){
      let data2 = data.firstAvailable;
      if(Array.isArray(data2)){
        if(data2.length > 8){
          const err2 = {instancePath:instancePath+"/firstAvailable",keyword:"maxItems",params:{limit: 8}};
          (vErrors ??= []).push(err2);
          errors++;
        }
        const len0 = data2.length;
        for(let i0=0; i0<len0; i0++){
          if(!(validateDeviceSubRequest(data2[i0], instancePath+"/firstAvailable/" + i0))){
            for(const error of validateDeviceSubRequest.errors) (vErrors ??= []).push(error);
            errors += validateDeviceSubRequest.errors.length;
          }
        }
      }
    }
  }
  validateDeviceRequest.errors = vErrors;
  return errors === 0;
}

const schema2 = {"properties":{"deviceClassName":{"minLength":1,"format":"dns-subdomain"},"selectors":{"maxItems":32,"items":{"checkedBy":"validateDeviceSelector"}},"allocationMode":{"enum":["ExactCount","All"]},"tolerations":{"items":{"checkedBy":"validateDeviceToleration"}}}};
const formats2 = formatChecks["dns-subdomain"];

export function validateExactDeviceRequest(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.deviceClassName !== undefined){
      let data0 = data.deviceClassName;
      if(typeof data0 === "string"){
        if(func0(data0) < 1){
          const err0 = {instancePath:instancePath+"/deviceClassName",keyword:"minLength",params:{limit: 1}};
          (vErrors ??= []).push(err0);
          errors++;
        }
        if(!(formats2(data0))){
          const err1 = {instancePath:instancePath+"/deviceClassName",keyword:"format",params:{format: "dns-subdomain"}};
          (vErrors ??= []).push(err1);
          errors++;
        }
      }
    }
    if(data.selectors !== undefined){
      let data1 = data.selectors;
      if(Array.isArray(data1)){
        if(data1.length > 32){
          const err2 = {instancePath:instancePath+"/selectors",keyword:"maxItems",params:{limit: 32}};
          (vErrors ??= []).push(err2);
          errors++;
        }
        const len0 = data1.length;
        for(let i0=0; i0<len0; i0++){
          if(!(validateDeviceSelector(data1[i0], instancePath+"/selectors/" + i0))){
            for(const error of validateDeviceSelector.errors) (vErrors ??= []).push(error);
            errors += validateDeviceSelector.errors.length;
          }
        }
      }
    }
    if(data.allocationMode !== undefined){
      let data3 = data.allocationMode;
      if(!((data3 === "ExactCount") || (data3 === "All"))){
        const err3 = {instancePath:instancePath+"/allocationMode",keyword:"enum",params:{allowedValues: schema2.properties.allocationMode.enum}};
        (vErrors ??= []).push(err3);
        errors++;
      }
    }
    if(data.tolerations !== undefined){
      let data4 = data.tolerations;
      if(Array.isArray(data4)){
        const len1 = data4.length;
        for(let i1=0; i1<len1; i1++){
          if(!(validateDeviceToleration(data4[i1], instancePath+"/tolerations/" + i1))){
            for(const error of validateDeviceToleration.errors) (vErrors ??= []).push(error);
            errors += validateDeviceToleration.errors.length;
          }
        }
      }
    }
  }
  validateExactDeviceRequest.errors = vErrors;
  return errors === 0;
}

const schema3 = {"properties":{"name":{"minLength":1,"format":"dns-label"},"deviceClassName":{"minLength":1,"format":"dns-subdomain"},"selectors":{"maxItems":32,"items":{"checkedBy":"validateDeviceSelector"}},"allocationMode":{"enum":["ExactCount","All"]},"tolerations":{"items":{"checkedBy":"validateDeviceToleration"}}}};

export function validateDeviceSubRequest(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.name !== undefined){
      let data0 = data.name;
      if(typeof data0 === "string"){
        if(func0(data0) < 1){
          const err0 = {instancePath:instancePath+"/name",keyword:"minLength",params:{limit: 1}};
          (vErrors ??= []).push(err0);
          errors++;
        }
        if(!(formats0(data0))){
          const err1 = {instancePath:instancePath+"/name",keyword:"format",params:{format: "dns-label"}};
          (vErrors ??= []).push(err1);
          errors++;
        }
      }
    }
    if(data.deviceClassName !== undefined){
      let data1 = data.deviceClassName;
      if(typeof data1 === "string"){
        if(func0(data1) < 1){
          const err2 = {instancePath:instancePath+"/deviceClassName",keyword:"minLength",params:{limit: 1}};
          (vErrors ??= []).push(err2);
          errors++;
        }
        if(!(formats2(data1))){
          const err3 = {instancePath:instancePath+"/deviceClassName",keyword:"format",params:{format: "dns-subdomain"}};
          (vErrors ??= []).push(err3);
          errors++;
        }
      }
    }
    if(data.selectors !== undefined){
      let data2 = data.selectors;
      if(Array.isArray(data2)){
        if(data2.length > 32){
          const err4 = {instancePath:instancePath+"/selectors",keyword:"maxItems",params:{limit: 32}};
          (vErrors ??= []).push(err4);
          errors++;
        }
        const len0 = data2.length;
        for(let i0=0; i0<len0; i0++){
          if(!(validateDeviceSelector(data2[i0], instancePath+"/selectors/" + i0))){
            for(const error of validateDeviceSelector.errors) (vErrors ??= []).push(error);
            errors += validateDeviceSelector.errors.length;
          }
        }
      }
    }
    if(data.allocationMode !== undefined){
      let data4 = data.allocationMode;
      if(!((data4 === "ExactCount") || (data4 === "All"))){
        const err5 = {instancePath:instancePath+"/allocationMode",keyword:"enum",params:{allowedValues: schema3.properties.allocationMode.enum}};
        (vErrors ??= []).push(err5);
        errors++;
      }
    }
    if(data.tolerations !== undefined){
      let data5 = data.tolerations;
      if(Array.isArray(data5)){
        const len1 = data5.length;
        for(let i1=0; i1<len1; i1++){
          if(!(validateDeviceToleration(data5[i1], instancePath+"/tolerations/" + i1))){
            for(const error of validateDeviceToleration.errors) (vErrors ??= []).push(error);
            errors += validateDeviceToleration.errors.length;
          }
        }
      }
    }
  }
  validateDeviceSubRequest.errors = vErrors;
  return errors === 0;
}


export function validateDeviceConstraint(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.requests !== undefined){
      let data0 = data.requests;
      if(Array.isArray(data0)){
        if(data0.length > 32){
          const err0 = {instancePath:instancePath+"/requests",keyword:"maxItems",params:{limit: 32}};
          (vErrors ??= []).push(err0);
          errors++;
        }
      }
    }
  }
  validateDeviceConstraint.errors = vErrors;
  return errors === 0;
}


export function validateDeviceClaimConfiguration(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.requests !== undefined){
      let data0 = data.requests;
      if(Array.isArray(data0)){
        if(data0.length > 32){
          const err0 = {instancePath:instancePath+"/requests",keyword:"maxItems",params:{limit: 32}};
          (vErrors ??= []).push(err0);
          errors++;
        }
      }
    }
    if(data.opaque !== undefined){
      if(!(validateOpaqueDeviceConfiguration(data.opaque, instancePath+"/opaque"))){
        for(const error of validateOpaqueDeviceConfiguration.errors) (vErrors ??= []).push(error);
        errors += validateOpaqueDeviceConfiguration.errors.length;
      }
    }
  }
  validateDeviceClaimConfiguration.errors = vErrors;
  return errors === 0;
}

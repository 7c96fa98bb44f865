// Generated from resource/v1/deviceRequest.yaml. Do not edit.
// @ts-nocheck
import { formatChecks } from "../../../runtime/schema/index.ts";

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
      }
    }
    if(data.constraints !== undefined){
      let data1 = data.constraints;
      if(Array.isArray(data1)){
        if(data1.length > 32){
          const err1 = {instancePath:instancePath+"/constraints",keyword:"maxItems",params:{limit: 32}};
          (vErrors ??= []).push(err1);
          errors++;
        }
      }
    }
    if(data.config !== undefined){
      let data2 = data.config;
      if(Array.isArray(data2)){
        if(data2.length > 32){
          const err2 = {instancePath:instancePath+"/config",keyword:"maxItems",params:{limit: 32}};
          (vErrors ??= []).push(err2);
          errors++;
        }
      }
    }
  }
  validateDeviceClaim.errors = vErrors;
  return errors === 0;
}

const formats0 = formatChecks["dns-label"];

export function validateDeviceRequest(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.name !== undefined){
      let data0 = data.name;
      if(typeof data0 === "string"){
        if(!(formats0(data0))){
          const err0 = {instancePath:instancePath+"/name",keyword:"format",params:{format: "dns-label"}};
          (vErrors ??= []).push(err0);
          errors++;
        }
      }
    }
    if(data.firstAvailable !== undefined){
      let data1 = data.firstAvailable;
      if(Array.isArray(data1)){
        if(data1.length > 8){
          const err1 = {instancePath:instancePath+"/firstAvailable",keyword:"maxItems",params:{limit: 8}};
          (vErrors ??= []).push(err1);
          errors++;
        }
      }
    }
  }
  validateDeviceRequest.errors = vErrors;
  return errors === 0;
}

const schema2 = {"properties":{"deviceClassName":{"minLength":1,"format":"dns-subdomain or empty"},"selectors":{"maxItems":32},"allocationMode":{"enum":["ExactCount","All"]}}};
const formats2 = formatChecks["dns-subdomain or empty"];
const func0 = (text) => {
  let length = text.length;
  for (let at = 1; at < text.length; at += 1) {
    if ((text.charCodeAt(at) & 0xfc00) === 0xdc00 && (text.charCodeAt(at - 1) & 0xfc00) === 0xd800) length -= 1;
  }
  return length;
};

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
          const err1 = {instancePath:instancePath+"/deviceClassName",keyword:"format",params:{format: "dns-subdomain or empty"}};
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
      }
    }
    if(data.allocationMode !== undefined){
      let data2 = data.allocationMode;
      if(!((data2 === "ExactCount") || (data2 === "All"))){
        const err3 = {instancePath:instancePath+"/allocationMode",keyword:"enum",params:{allowedValues: schema2.properties.allocationMode.enum}};
        (vErrors ??= []).push(err3);
        errors++;
      }
    }
  }
  validateExactDeviceRequest.errors = vErrors;
  return errors === 0;
}

const schema3 = {"properties":{"name":{"format":"dns-label"},"deviceClassName":{"minLength":1,"format":"dns-subdomain or empty"},"selectors":{"maxItems":32},"allocationMode":{"enum":["ExactCount","All"]}}};

export function validateDeviceSubRequest(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.name !== undefined){
      let data0 = data.name;
      if(typeof data0 === "string"){
        if(!(formats0(data0))){
          const err0 = {instancePath:instancePath+"/name",keyword:"format",params:{format: "dns-label"}};
          (vErrors ??= []).push(err0);
          errors++;
        }
      }
    }
    if(data.deviceClassName !== undefined){
      let data1 = data.deviceClassName;
      if(typeof data1 === "string"){
        if(func0(data1) < 1){
          const err1 = {instancePath:instancePath+"/deviceClassName",keyword:"minLength",params:{limit: 1}};
          (vErrors ??= []).push(err1);
          errors++;
        }
        if(!(formats2(data1))){
          const err2 = {instancePath:instancePath+"/deviceClassName",keyword:"format",params:{format: "dns-subdomain or empty"}};
          (vErrors ??= []).push(err2);
          errors++;
        }
      }
    }
    if(data.selectors !== undefined){
      let data2 = data.selectors;
      if(Array.isArray(data2)){
        if(data2.length > 32){
          const err3 = {instancePath:instancePath+"/selectors",keyword:"maxItems",params:{limit: 32}};
          (vErrors ??= []).push(err3);
          errors++;
        }
      }
    }
    if(data.allocationMode !== undefined){
      let data3 = data.allocationMode;
      if(!((data3 === "ExactCount") || (data3 === "All"))){
        const err4 = {instancePath:instancePath+"/allocationMode",keyword:"enum",params:{allowedValues: schema3.properties.allocationMode.enum}};
        (vErrors ??= []).push(err4);
        errors++;
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
  }
  validateDeviceClaimConfiguration.errors = vErrors;
  return errors === 0;
}

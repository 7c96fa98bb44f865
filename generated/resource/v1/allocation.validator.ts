// Generated from resource/v1/allocation.yaml. Do not edit.
// @ts-nocheck
import { formatChecks, hasUniqueKeys } from "../../../runtime/schema/index.ts";

export function validateDeviceAllocationResult(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.results !== undefined){
      let data0 = data.results;
      if(Array.isArray(data0)){
        if(data0.length > 32){
          const err0 = {instancePath:instancePath+"/results",keyword:"maxItems",params:{limit: 32}};
          (vErrors ??= []).push(err0);
          errors++;
        }
      }
    }
    if(data.config !== undefined){
      let data1 = data.config;
      if(Array.isArray(data1)){
        if(data1.length > 64){
          const err1 = {instancePath:instancePath+"/config",keyword:"maxItems",params:{limit: 64}};
          (vErrors ??= []).push(err1);
          errors++;
        }
      }
    }
  }
  validateDeviceAllocationResult.errors = vErrors;
  return errors === 0;
}

const formats0 = formatChecks["driver-name or empty"];
const formats2 = formatChecks["dns-label"];
const func0 = (text) => {
  let length = text.length;
  for (let at = 1; at < text.length; at += 1) {
    if ((text.charCodeAt(at) & 0xfc00) === 0xdc00 && (text.charCodeAt(at - 1) & 0xfc00) === 0xd800) length -= 1;
  }
  return length;
};

export function validateDeviceRequestAllocationResult(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.driver !== undefined){
      let data0 = data.driver;
      if(typeof data0 === "string"){
        if(func0(data0) > 63){
          const err0 = {instancePath:instancePath+"/driver",keyword:"maxLength",params:{limit: 63}};
          (vErrors ??= []).push(err0);
          errors++;
        }
        if(func0(data0) < 1){
          const err1 = {instancePath:instancePath+"/driver",keyword:"minLength",params:{limit: 1}};
          (vErrors ??= []).push(err1);
          errors++;
        }
        if(!(formats0(data0))){
          const err2 = {instancePath:instancePath+"/driver",keyword:"format",params:{format: "driver-name or empty"}};
          (vErrors ??= []).push(err2);
          errors++;
        }
      }
    }
    if(data.pool !== undefined){
      let data1 = data.pool;
      if(typeof data1 === "string"){
        if(func0(data1) > 253){
          const err3 = {instancePath:instancePath+"/pool",keyword:"maxLength",params:{limit: 253}};
          (vErrors ??= []).push(err3);
          errors++;
        }
        if(func0(data1) < 1){
          const err4 = {instancePath:instancePath+"/pool",keyword:"minLength",params:{limit: 1}};
          (vErrors ??= []).push(err4);
          errors++;
        }
      }
    }
    if(data.device !== undefined){
      let data2 = data.device;
      if(typeof data2 === "string"){
        if(!(formats2(data2))){
          const err5 = {instancePath:instancePath+"/device",keyword:"format",params:{format: "dns-label"}};
          (vErrors ??= []).push(err5);
          errors++;
        }
      }
    }
    if(data.bindingConditions !== undefined){
      let data3 = data.bindingConditions;
      if(Array.isArray(data3)){
        if(data3.length > 4){
          const err6 = {instancePath:instancePath+"/bindingConditions",keyword:"maxItems",params:{limit: 4}};
          (vErrors ??= []).push(err6);
          errors++;
        }
      }
    }
    if(data.bindingFailureConditions !== undefined){
      let data4 = data.bindingFailureConditions;
      if(Array.isArray(data4)){
        if(data4.length > 4){
          const err7 = {instancePath:instancePath+"/bindingFailureConditions",keyword:"maxItems",params:{limit: 4}};
          (vErrors ??= []).push(err7);
          errors++;
        }
      }
    }
  }
  validateDeviceRequestAllocationResult.errors = vErrors;
  return errors === 0;
}

const schema2 = {"properties":{"source":{"enum":["FromClass","FromClaim"]},"requests":{"maxItems":32}}};

export function validateDeviceAllocationConfiguration(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.source !== undefined){
      let data0 = data.source;
      if(!((data0 === "FromClass") || (data0 === "FromClaim"))){
        const err0 = {instancePath:instancePath+"/source",keyword:"enum",params:{allowedValues: schema2.properties.source.enum}};
        (vErrors ??= []).push(err0);
        errors++;
      }
    }
    if(data.requests !== undefined){
      let data1 = data.requests;
      if(Array.isArray(data1)){
        if(data1.length > 32){
          const err1 = {instancePath:instancePath+"/requests",keyword:"maxItems",params:{limit: 32}};
          (vErrors ??= []).push(err1);
          errors++;
        }
      }
    }
  }
  validateDeviceAllocationConfiguration.errors = vErrors;
  return errors === 0;
}

const schema3 = {"properties":{"driver":{"minLength":1,"maxLength":63,"format":"driver-name or empty"},"pool":{"minLength":1,"maxLength":253},"device":{"format":"dns-label"},"conditions":{"maxItems":8,"uniqueKeys":["type"]}}};
const func8 = hasUniqueKeys;

export function validateAllocatedDeviceStatus(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.driver !== undefined){
      let data0 = data.driver;
      if(typeof data0 === "string"){
        if(func0(data0) > 63){
          const err0 = {instancePath:instancePath+"/driver",keyword:"maxLength",params:{limit: 63}};
          (vErrors ??= []).push(err0);
          errors++;
        }
        if(func0(data0) < 1){
          const err1 = {instancePath:instancePath+"/driver",keyword:"minLength",params:{limit: 1}};
          (vErrors ??= []).push(err1);
          errors++;
        }
        if(!(formats0(data0))){
          const err2 = {instancePath:instancePath+"/driver",keyword:"format",params:{format: "driver-name or empty"}};
          (vErrors ??= []).push(err2);
          errors++;
        }
      }
    }
    if(data.pool !== undefined){
      let data1 = data.pool;
      if(typeof data1 === "string"){
        if(func0(data1) > 253){
          const err3 = {instancePath:instancePath+"/pool",keyword:"maxLength",params:{limit: 253}};
          (vErrors ??= []).push(err3);
          errors++;
        }
        if(func0(data1) < 1){
          const err4 = {instancePath:instancePath+"/pool",keyword:"minLength",params:{limit: 1}};
          (vErrors ??= []).push(err4);
          errors++;
        }
      }
    }
    if(data.device !== undefined){
      let data2 = data.device;
      if(typeof data2 === "string"){
        if(!(formats2(data2))){
          const err5 = {instancePath:instancePath+"/device",keyword:"format",params:{format: "dns-label"}};
          (vErrors ??= []).push(err5);
          errors++;
        }
      }
    }
    if(data.conditions !== undefined){
      let data3 = data.conditions;
      if(Array.isArray(data3)){
        if(data3.length > 8){
          const err6 = {instancePath:instancePath+"/conditions",keyword:"maxItems",params:{limit: 8}};
          (vErrors ??= []).push(err6);
          errors++;
        }
        if(!func8(data3, schema3.properties.conditions.uniqueKeys)){
          const err7 = {instancePath:instancePath+"/conditions",keyword:"uniqueKeys",params:{keys: schema3.properties.conditions.uniqueKeys}};
          (vErrors ??= []).push(err7);
          errors++;
        }
      }
    }
  }
  validateAllocatedDeviceStatus.errors = vErrors;
  return errors === 0;
}


export function validateNetworkDeviceData(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.interfaceName !== undefined){
      let data0 = data.interfaceName;
      if(typeof data0 === "string"){
        if(func0(data0) > 256){
          const err0 = {instancePath:instancePath+"/interfaceName",keyword:"maxLength",params:{limit: 256}};
          (vErrors ??= []).push(err0);
          errors++;
        }
      }
    }
    if(data.ips !== undefined){
      let data1 = data.ips;
      if(Array.isArray(data1)){
        if(data1.length > 16){
          const err1 = {instancePath:instancePath+"/ips",keyword:"maxItems",params:{limit: 16}};
          (vErrors ??= []).push(err1);
          errors++;
        }
      }
    }
    if(data.hardwareAddress !== undefined){
      let data2 = data.hardwareAddress;
      if(typeof data2 === "string"){
        if(func0(data2) > 128){
          const err2 = {instancePath:instancePath+"/hardwareAddress",keyword:"maxLength",params:{limit: 128}};
          (vErrors ??= []).push(err2);
          errors++;
        }
      }
    }
  }
  validateNetworkDeviceData.errors = vErrors;
  return errors === 0;
}

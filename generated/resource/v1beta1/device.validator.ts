// Generated from resource/v1beta1/device.yaml. Do not edit.
// @ts-nocheck
import { formatChecks } from "../../../runtime/schema/index.ts";

const formats0 = formatChecks["dns-label or empty"];
const func0 = (text) => {
  let length = text.length;
  for (let at = 1; at < text.length; at += 1) {
    if ((text.charCodeAt(at) & 0xfc00) === 0xdc00 && (text.charCodeAt(at - 1) & 0xfc00) === 0xd800) length -= 1;
  }
  return length;
};

export function validateDevice(data, instancePath = ""){
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
          const err1 = {instancePath:instancePath+"/name",keyword:"format",params:{format: "dns-label or empty"}};
          (vErrors ??= []).push(err1);
          errors++;
        }
      }
    }
  }
  validateDevice.errors = vErrors;
  return errors === 0;
}


export function validateBasicDevice(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.consumesCounters !== undefined){
      let data0 = data.consumesCounters;
      if(Array.isArray(data0)){
        if(data0.length > 2){
          const err0 = {instancePath:instancePath+"/consumesCounters",keyword:"maxItems",params:{limit: 2}};
          (vErrors ??= []).push(err0);
          errors++;
        }
      }
    }
    if(data.bindingConditions !== undefined){
      let data1 = data.bindingConditions;
      if(Array.isArray(data1)){
        if(data1.length > 4){
          const err1 = {instancePath:instancePath+"/bindingConditions",keyword:"maxItems",params:{limit: 4}};
          (vErrors ??= []).push(err1);
          errors++;
        }
      }
    }
    if(data.bindingFailureConditions !== undefined){
      let data2 = data.bindingFailureConditions;
      if(Array.isArray(data2)){
        if(data2.length > 4){
          const err2 = {instancePath:instancePath+"/bindingFailureConditions",keyword:"maxItems",params:{limit: 4}};
          (vErrors ??= []).push(err2);
          errors++;
        }
      }
    }
  }
  validateBasicDevice.errors = vErrors;
  return errors === 0;
}


export function validateCapacityRequestPolicyRange(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.min === undefined){
      const err0 = {instancePath,keyword:"required",params:{missingProperty: "min"}};
      (vErrors ??= []).push(err0);
      errors++;
    }
  }
  validateCapacityRequestPolicyRange.errors = vErrors;
  return errors === 0;
}


export function validateDeviceCounterConsumption(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.counters === undefined){
      const err0 = {instancePath,keyword:"required",params:{missingProperty: "counters"}};
      (vErrors ??= []).push(err0);
      errors++;
    }
    if(data.counterSet !== undefined){
      let data0 = data.counterSet;
      if(typeof data0 === "string"){
        if(func0(data0) < 1){
          const err1 = {instancePath:instancePath+"/counterSet",keyword:"minLength",params:{limit: 1}};
          (vErrors ??= []).push(err1);
          errors++;
        }
        if(!(formats0(data0))){
          const err2 = {instancePath:instancePath+"/counterSet",keyword:"format",params:{format: "dns-label or empty"}};
          (vErrors ??= []).push(err2);
          errors++;
        }
      }
    }
  }
  validateDeviceCounterConsumption.errors = vErrors;
  return errors === 0;
}


export function validateCounterSet(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.counters === undefined){
      const err0 = {instancePath,keyword:"required",params:{missingProperty: "counters"}};
      (vErrors ??= []).push(err0);
      errors++;
    }
    if(data.name !== undefined){
      let data0 = data.name;
      if(typeof data0 === "string"){
        if(func0(data0) < 1){
          const err1 = {instancePath:instancePath+"/name",keyword:"minLength",params:{limit: 1}};
          (vErrors ??= []).push(err1);
          errors++;
        }
        if(!(formats0(data0))){
          const err2 = {instancePath:instancePath+"/name",keyword:"format",params:{format: "dns-label or empty"}};
          (vErrors ??= []).push(err2);
          errors++;
        }
      }
    }
  }
  validateCounterSet.errors = vErrors;
  return errors === 0;
}

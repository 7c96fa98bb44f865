// Generated from resource/v1beta1/device.yaml. Do not edit.
// @ts-nocheck
import { formatChecks } from "../../../runtime/schema/index.ts";
import { validateNodeSelector } from "../../core/v1/scheduling.validator.ts";
import { validateDeviceTaint } from "./deviceTaint.validator.ts";

const formats0 = formatChecks["dns-label"];
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
          const err1 = {instancePath:instancePath+"/name",keyword:"format",params:{format: "dns-label"}};
          (vErrors ??= []).push(err1);
          errors++;
        }
      }
    }
    if(data.basic !== undefined){
      if(!(validateBasicDevice(data.basic, instancePath+"/basic"))){
        for(const error of validateBasicDevice.errors) (vErrors ??= []).push(error);
        errors += validateBasicDevice.errors.length;
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
    if(data.capacity !== undefined){
      let data0 = data.capacity;
      if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
        for(const key0 in data0){
          if(!(validateDeviceCapacity(data0[key0], instancePath+"/capacity/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")))){
            for(const error of validateDeviceCapacity.errors) (vErrors ??= []).push(error);
            errors += validateDeviceCapacity.errors.length;
          }
        }
      }
    }
    if(data.consumesCounters !== undefined){
      let data2 = data.consumesCounters;
      if(Array.isArray(data2)){
        if(data2.length > 2){
          const err0 = {instancePath:instancePath+"/consumesCounters",keyword:"maxItems",params:{limit: 2}};
          (vErrors ??= []).push(err0);
          errors++;
        }
        const len0 = data2.length;
        for(let i0=0; i0<len0; i0++){
          if(!(validateDeviceCounterConsumption(data2[i0], instancePath+"/consumesCounters/" + i0))){
            for(const error of validateDeviceCounterConsumption.errors) (vErrors ??= []).push(error);
            errors += validateDeviceCounterConsumption.errors.length;
          }
        }
      }
    }
    if(data.nodeSelector !== undefined){
      if(!(validateNodeSelector(data.nodeSelector, instancePath+"/nodeSelector"))){
        for(const error of validateNodeSelector.errors) (vErrors ??= []).push(error);
        errors += validateNodeSelector.errors.length;
      }
    }
    if(data.taints !== undefined){
      let data5 = data.taints;
      if(Array.isArray(data5)){
        const len1 = data5.length;
        for(let i1=0; i1<len1; i1++){
          if(!(validateDeviceTaint(data5[i1], instancePath+"/taints/" + i1))){
            for(const error of validateDeviceTaint.errors) (vErrors ??= []).push(error);
            errors += validateDeviceTaint.errors.length;
          }
        }
      }
    }
    if(data.bindingConditions !== undefined){
      let data7 = data.bindingConditions;
      if(Array.isArray(data7)){
        if(data7.length > 4){
          const err1 = {instancePath:instancePath+"/bindingConditions",keyword:"maxItems",params:{limit: 4}};
          (vErrors ??= []).push(err1);
          errors++;
        }
      }
    }
    if(data.bindingFailureConditions !== undefined){
      let data8 = data.bindingFailureConditions;
      if(Array.isArray(data8)){
        if(data8.length > 4){
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


export function validateDeviceCapacity(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.requestPolicy !== undefined){
      if(!(validateCapacityRequestPolicy(data.requestPolicy, instancePath+"/requestPolicy"))){
        for(const error of validateCapacityRequestPolicy.errors) (vErrors ??= []).push(error);
        errors += validateCapacityRequestPolicy.errors.length;
      }
    }
  }
  validateDeviceCapacity.errors = vErrors;
  return errors === 0;
}


export function validateCapacityRequestPolicy(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.validRange !== undefined){
      if(!(validateCapacityRequestPolicyRange(data.validRange, instancePath+"/validRange"))){
        for(const error of validateCapacityRequestPolicyRange.errors) (vErrors ??= []).push(error);
        errors += validateCapacityRequestPolicyRange.errors.length;
      }
    }
  }
  validateCapacityRequestPolicy.errors = vErrors;
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
          const err2 = {instancePath:instancePath+"/counterSet",keyword:"format",params:{format: "dns-label"}};
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
          const err2 = {instancePath:instancePath+"/name",keyword:"format",params:{format: "dns-label"}};
          (vErrors ??= []).push(err2);
          errors++;
        }
      }
    }
  }
  validateCounterSet.errors = vErrors;
  return errors === 0;
}

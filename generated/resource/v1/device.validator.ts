// Generated from resource/v1/device.yaml. Do not edit.
// @ts-nocheck
import { formatChecks } from "../../../runtime/schema/index.ts";

const formats0 = formatChecks["dns-label"];

export function validateDevice(data, instancePath = ""){
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
    if(data.consumesCounters !== undefined){
      let data1 = data.consumesCounters;
      if(Array.isArray(data1)){
        if(data1.length > 2){
          const err1 = {instancePath:instancePath+"/consumesCounters",keyword:"maxItems",params:{limit: 2}};
          (vErrors ??= []).push(err1);
          errors++;
        }
      }
    }
    if(data.taints !== undefined){
      let data2 = data.taints;
      if(Array.isArray(data2)){
        if(data2.length > 16){
          const err2 = {instancePath:instancePath+"/taints",keyword:"maxItems",params:{limit: 16}};
          (vErrors ??= []).push(err2);
          errors++;
        }
      }
    }
    if(data.bindingConditions !== undefined){
      let data3 = data.bindingConditions;
      if(Array.isArray(data3)){
        if(data3.length > 4){
          const err3 = {instancePath:instancePath+"/bindingConditions",keyword:"maxItems",params:{limit: 4}};
          (vErrors ??= []).push(err3);
          errors++;
        }
      }
    }
    if(data.bindingFailureConditions !== undefined){
      let data4 = data.bindingFailureConditions;
      if(Array.isArray(data4)){
        if(data4.length > 4){
          const err4 = {instancePath:instancePath+"/bindingFailureConditions",keyword:"maxItems",params:{limit: 4}};
          (vErrors ??= []).push(err4);
          errors++;
        }
      }
    }
  }
  validateDevice.errors = vErrors;
  return errors === 0;
}

const formats2 = formatChecks.semver;

export function validateDeviceAttribute(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.version !== undefined){
      let data0 = data.version;
      if(typeof data0 === "string"){
        if(!(formats2(data0))){
          const err0 = {instancePath:instancePath+"/version",keyword:"format",params:{format: "semver"}};
          (vErrors ??= []).push(err0);
          errors++;
        }
      }
    }
  }
  validateDeviceAttribute.errors = vErrors;
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

const formats4 = formatChecks["dns-label or empty"];
const func0 = (text) => {
  let length = text.length;
  for (let at = 1; at < text.length; at += 1) {
    if ((text.charCodeAt(at) & 0xfc00) === 0xdc00 && (text.charCodeAt(at - 1) & 0xfc00) === 0xd800) length -= 1;
  }
  return length;
};

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
        if(!(formats4(data0))){
          const err2 = {instancePath:instancePath+"/counterSet",keyword:"format",params:{format: "dns-label or empty"}};
          (vErrors ??= []).push(err2);
          errors++;
        }
      }
    }
    if(data.counters !== undefined){
      let data1 = data.counters;
      if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
        if(Object.keys(data1).length > 32){
          const err3 = {instancePath:instancePath+"/counters",keyword:"maxProperties",params:{limit: 32}};
          (vErrors ??= []).push(err3);
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
        if(!(formats4(data0))){
          const err2 = {instancePath:instancePath+"/name",keyword:"format",params:{format: "dns-label or empty"}};
          (vErrors ??= []).push(err2);
          errors++;
        }
      }
    }
    if(data.counters !== undefined){
      let data1 = data.counters;
      if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
        if(Object.keys(data1).length > 32){
          const err3 = {instancePath:instancePath+"/counters",keyword:"maxProperties",params:{limit: 32}};
          (vErrors ??= []).push(err3);
          errors++;
        }
      }
    }
  }
  validateCounterSet.errors = vErrors;
  return errors === 0;
}

// Generated from resource/v1/resourceSlice.yaml. Do not edit.
// @ts-nocheck
import { formatChecks } from "../../../runtime/schema/index.ts";

const formats0 = formatChecks["driver-name or empty"];
const func0 = (text) => {
  let length = text.length;
  for (let at = 1; at < text.length; at += 1) {
    if ((text.charCodeAt(at) & 0xfc00) === 0xdc00 && (text.charCodeAt(at - 1) & 0xfc00) === 0xd800) length -= 1;
  }
  return length;
};

export function validateResourceSliceSpec(data, instancePath = ""){
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
    if(data.sharedCounters !== undefined){
      let data1 = data.sharedCounters;
      if(Array.isArray(data1)){
        if(data1.length > 8){
          const err3 = {instancePath:instancePath+"/sharedCounters",keyword:"maxItems",params:{limit: 8}};
          (vErrors ??= []).push(err3);
          errors++;
        }
      }
    }
  }
  validateResourceSliceSpec.errors = vErrors;
  return errors === 0;
}


export function validateResourcePool(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.name !== undefined){
      let data0 = data.name;
      if(typeof data0 === "string"){
        if(func0(data0) > 253){
          const err0 = {instancePath:instancePath+"/name",keyword:"maxLength",params:{limit: 253}};
          (vErrors ??= []).push(err0);
          errors++;
        }
        if(func0(data0) < 1){
          const err1 = {instancePath:instancePath+"/name",keyword:"minLength",params:{limit: 1}};
          (vErrors ??= []).push(err1);
          errors++;
        }
      }
    }
  }
  validateResourcePool.errors = vErrors;
  return errors === 0;
}

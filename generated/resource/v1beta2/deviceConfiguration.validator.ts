// Generated from resource/v1beta2/deviceConfiguration.yaml. Do not edit.
// @ts-nocheck
import { formatChecks } from "../../../runtime/schema/index.ts";

const func0 = (text) => {
  let length = text.length;
  for (let at = 1; at < text.length; at += 1) {
    if ((text.charCodeAt(at) & 0xfc00) === 0xdc00 && (text.charCodeAt(at - 1) & 0xfc00) === 0xd800) length -= 1;
  }
  return length;
};

export function validateCELDeviceSelector(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.expression !== undefined){
      let data0 = data.expression;
      if(typeof data0 === "string"){
        if(func0(data0) > 10240){
          const err0 = {instancePath:instancePath+"/expression",keyword:"maxLength",params:{limit: 10240}};
          (vErrors ??= []).push(err0);
          errors++;
        }
        if(func0(data0) < 1){
          const err1 = {instancePath:instancePath+"/expression",keyword:"minLength",params:{limit: 1}};
          (vErrors ??= []).push(err1);
          errors++;
        }
      }
    }
  }
  validateCELDeviceSelector.errors = vErrors;
  return errors === 0;
}

const formats0 = formatChecks["dns-subdomain or empty"];

export function validateOpaqueDeviceConfiguration(data, instancePath = ""){
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
          const err2 = {instancePath:instancePath+"/driver",keyword:"format",params:{format: "dns-subdomain or empty"}};
          (vErrors ??= []).push(err2);
          errors++;
        }
      }
    }
  }
  validateOpaqueDeviceConfiguration.errors = vErrors;
  return errors === 0;
}

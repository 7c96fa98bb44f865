// Generated from resource/v1beta2/deviceTaintRule.yaml. Do not edit.
// @ts-nocheck
import { formatChecks, hasUniqueKeys } from "../../../runtime/schema/index.ts";

const formats0 = formatChecks["driver-name or empty"];
const formats2 = formatChecks["dns-label"];
const func0 = (text) => {
  let length = text.length;
  for (let at = 1; at < text.length; at += 1) {
    if ((text.charCodeAt(at) & 0xfc00) === 0xdc00 && (text.charCodeAt(at - 1) & 0xfc00) === 0xd800) length -= 1;
  }
  return length;
};

export function validateDeviceTaintSelector(data, instancePath = ""){
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
  }
  validateDeviceTaintSelector.errors = vErrors;
  return errors === 0;
}

const schema1 = {"properties":{"conditions":{"maxItems":8,"uniqueKeys":["type"]}}};
const func4 = hasUniqueKeys;

export function validateDeviceTaintRuleStatus(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.conditions !== undefined){
      let data0 = data.conditions;
      if(Array.isArray(data0)){
        if(data0.length > 8){
          const err0 = {instancePath:instancePath+"/conditions",keyword:"maxItems",params:{limit: 8}};
          (vErrors ??= []).push(err0);
          errors++;
        }
        if(!func4(data0, schema1.properties.conditions.uniqueKeys)){
          const err1 = {instancePath:instancePath+"/conditions",keyword:"uniqueKeys",params:{keys: schema1.properties.conditions.uniqueKeys}};
          (vErrors ??= []).push(err1);
          errors++;
        }
      }
    }
  }
  validateDeviceTaintRuleStatus.errors = vErrors;
  return errors === 0;
}

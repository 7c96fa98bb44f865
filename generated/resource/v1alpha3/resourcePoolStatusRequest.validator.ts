// Generated from resource/v1alpha3/resourcePoolStatusRequest.yaml. Do not edit.
// @ts-nocheck
import { formatChecks, hasUniqueKeys } from "../../../runtime/schema/index.ts";

const formats0 = formatChecks["dns-subdomain or empty"];
const func0 = (text) => {
  let length = text.length;
  for (let at = 1; at < text.length; at += 1) {
    if ((text.charCodeAt(at) & 0xfc00) === 0xdc00 && (text.charCodeAt(at - 1) & 0xfc00) === 0xd800) length -= 1;
  }
  return length;
};

export function validateResourcePoolStatusRequestSpec(data, instancePath = ""){
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
  validateResourcePoolStatusRequestSpec.errors = vErrors;
  return errors === 0;
}

const schema1 = {"required":["poolCount"],"properties":{"poolCount":{"minimum":0},"pools":{"maxItems":1000},"conditions":{"maxItems":10,"uniqueKeys":["type"]}}};
const func2 = hasUniqueKeys;

export function validateResourcePoolStatusRequestStatus(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.poolCount === undefined){
      const err0 = {instancePath,keyword:"required",params:{missingProperty: "poolCount"}};
      (vErrors ??= []).push(err0);
      errors++;
    }
    if(data.poolCount !== undefined){
      let data0 = data.poolCount;
      if(typeof data0 == "number"){
        if(data0 < 0 || isNaN(data0)){
          const err1 = {instancePath:instancePath+"/poolCount",keyword:"minimum",params:{comparison: ">=", limit: 0}};
          (vErrors ??= []).push(err1);
          errors++;
        }
      }
    }
    if(data.pools !== undefined){
      let data1 = data.pools;
      if(Array.isArray(data1)){
        if(data1.length > 1000){
          const err2 = {instancePath:instancePath+"/pools",keyword:"maxItems",params:{limit: 1000}};
          (vErrors ??= []).push(err2);
          errors++;
        }
      }
    }
    if(data.conditions !== undefined){
      let data2 = data.conditions;
      if(Array.isArray(data2)){
        if(data2.length > 10){
          const err3 = {instancePath:instancePath+"/conditions",keyword:"maxItems",params:{limit: 10}};
          (vErrors ??= []).push(err3);
          errors++;
        }
        if(!func2(data2, schema1.properties.conditions.uniqueKeys)){
          const err4 = {instancePath:instancePath+"/conditions",keyword:"uniqueKeys",params:{keys: schema1.properties.conditions.uniqueKeys}};
          (vErrors ??= []).push(err4);
          errors++;
        }
      }
    }
  }
  validateResourcePoolStatusRequestStatus.errors = vErrors;
  return errors === 0;
}


export function validatePoolStatus(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.driver === undefined){
      const err0 = {instancePath,keyword:"required",params:{missingProperty: "driver"}};
      (vErrors ??= []).push(err0);
      errors++;
    }
    if(data.poolName === undefined){
      const err1 = {instancePath,keyword:"required",params:{missingProperty: "poolName"}};
      (vErrors ??= []).push(err1);
      errors++;
    }
    if(data.generation !== undefined){
      let data0 = data.generation;
      if(typeof data0 == "number"){
        if(data0 < 0 || isNaN(data0)){
          const err2 = {instancePath:instancePath+"/generation",keyword:"minimum",params:{comparison: ">=", limit: 0}};
          (vErrors ??= []).push(err2);
          errors++;
        }
      }
    }
    if(data.resourceSliceCount !== undefined){
      let data1 = data.resourceSliceCount;
      if(typeof data1 == "number"){
        if(data1 < 1 || isNaN(data1)){
          const err3 = {instancePath:instancePath+"/resourceSliceCount",keyword:"minimum",params:{comparison: ">=", limit: 1}};
          (vErrors ??= []).push(err3);
          errors++;
        }
      }
    }
    if(data.totalDevices !== undefined){
      let data2 = data.totalDevices;
      if(typeof data2 == "number"){
        if(data2 < 0 || isNaN(data2)){
          const err4 = {instancePath:instancePath+"/totalDevices",keyword:"minimum",params:{comparison: ">=", limit: 0}};
          (vErrors ??= []).push(err4);
          errors++;
        }
      }
    }
    if(data.allocatedDevices !== undefined){
      let data3 = data.allocatedDevices;
      if(typeof data3 == "number"){
        if(data3 < 0 || isNaN(data3)){
          const err5 = {instancePath:instancePath+"/allocatedDevices",keyword:"minimum",params:{comparison: ">=", limit: 0}};
          (vErrors ??= []).push(err5);
          errors++;
        }
      }
    }
    if(data.availableDevices !== undefined){
      let data4 = data.availableDevices;
      if(typeof data4 == "number"){
        if(data4 < 0 || isNaN(data4)){
          const err6 = {instancePath:instancePath+"/availableDevices",keyword:"minimum",params:{comparison: ">=", limit: 0}};
          (vErrors ??= []).push(err6);
          errors++;
        }
      }
    }
    if(data.unavailableDevices !== undefined){
      let data5 = data.unavailableDevices;
      if(typeof data5 == "number"){
        if(data5 < 0 || isNaN(data5)){
          const err7 = {instancePath:instancePath+"/unavailableDevices",keyword:"minimum",params:{comparison: ">=", limit: 0}};
          (vErrors ??= []).push(err7);
          errors++;
        }
      }
    }
    if(data.validationError !== undefined){
      let data6 = data.validationError;
      if(typeof data6 === "string"){
        if(func0(data6) > 256){
          const err8 = {instancePath:instancePath+"/validationError",keyword:"maxLength",params:{limit: 256}};
          (vErrors ??= []).push(err8);
          errors++;
        }
      }
    }
  }
  validatePoolStatus.errors = vErrors;
  return errors === 0;
}

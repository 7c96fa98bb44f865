// Generated from resource/v1beta2/resourceClaim.yaml. Do not edit.
// @ts-nocheck
import { hasUniqueKeys } from "../../../runtime/schema/index.ts";

const schema0 = {"properties":{"reservedFor":{"maxItems":256,"uniqueKeys":["uid"]},"devices":{"uniqueKeys":["driver","device","pool","shareID"]}}};
const func0 = hasUniqueKeys;

export function validateResourceClaimStatus(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.reservedFor !== undefined){
      let data0 = data.reservedFor;
      if(Array.isArray(data0)){
        if(data0.length > 256){
          const err0 = {instancePath:instancePath+"/reservedFor",keyword:"maxItems",params:{limit: 256}};
          (vErrors ??= []).push(err0);
          errors++;
        }
        if(!func0(data0, schema0.properties.reservedFor.uniqueKeys)){
          const err1 = {instancePath:instancePath+"/reservedFor",keyword:"uniqueKeys",params:{keys: schema0.properties.reservedFor.uniqueKeys}};
          (vErrors ??= []).push(err1);
          errors++;
        }
      }
    }
    if(data.devices !== undefined){
      let data1 = data.devices;
      if(Array.isArray(data1)){
        if(!func0(data1, schema0.properties.devices.uniqueKeys)){
          const err2 = {instancePath:instancePath+"/devices",keyword:"uniqueKeys",params:{keys: schema0.properties.devices.uniqueKeys}};
          (vErrors ??= []).push(err2);
          errors++;
        }
      }
    }
  }
  validateResourceClaimStatus.errors = vErrors;
  return errors === 0;
}

const func2 = (text) => {
  let length = text.length;
  for (let at = 1; at < text.length; at += 1) {
    if ((text.charCodeAt(at) & 0xfc00) === 0xdc00 && (text.charCodeAt(at - 1) & 0xfc00) === 0xd800) length -= 1;
  }
  return length;
};

export function validateResourceClaimConsumerReference(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.resource !== undefined){
      let data0 = data.resource;
      if(typeof data0 === "string"){
        if(func2(data0) < 1){
          const err0 = {instancePath:instancePath+"/resource",keyword:"minLength",params:{limit: 1}};
          (vErrors ??= []).push(err0);
          errors++;
        }
      }
    }
    if(data.name !== undefined){
      let data1 = data.name;
      if(typeof data1 === "string"){
        if(func2(data1) < 1){
          const err1 = {instancePath:instancePath+"/name",keyword:"minLength",params:{limit: 1}};
          (vErrors ??= []).push(err1);
          errors++;
        }
      }
    }
    if(data.uid !== undefined){
      let data2 = data.uid;
      if(typeof data2 === "string"){
        if(func2(data2) < 1){
          const err2 = {instancePath:instancePath+"/uid",keyword:"minLength",params:{limit: 1}};
          (vErrors ??= []).push(err2);
          errors++;
        }
      }
    }
  }
  validateResourceClaimConsumerReference.errors = vErrors;
  return errors === 0;
}

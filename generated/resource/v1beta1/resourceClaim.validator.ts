// Generated from resource/v1beta1/resourceClaim.yaml. Do not edit.
// @ts-nocheck
import { hasUniqueKeys } from "../../../runtime/schema/index.ts";
import { validateObjectMeta } from "../../meta/v1.validator.ts";
import { validateAllocatedDeviceStatus, validateAllocationResult } from "./allocation.validator.ts";
import { validateDeviceClaim } from "./deviceRequest.validator.ts";

export function validateResourceClaim(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.metadata !== undefined){
      if(!(validateObjectMeta(data.metadata, instancePath+"/metadata"))){
        for(const error of validateObjectMeta.errors) (vErrors ??= []).push(error);
        errors += validateObjectMeta.errors.length;
      }
    }
    if(data.spec !== undefined){
      if(!(validateResourceClaimSpec(data.spec, instancePath+"/spec"))){
        for(const error of validateResourceClaimSpec.errors) (vErrors ??= []).push(error);
        errors += validateResourceClaimSpec.errors.length;
      }
    }
    if(data.status !== undefined){
      if(!(validateResourceClaimStatus(data.status, instancePath+"/status"))){
        for(const error of validateResourceClaimStatus.errors) (vErrors ??= []).push(error);
        errors += validateResourceClaimStatus.errors.length;
      }
    }
  }
  validateResourceClaim.errors = vErrors;
  return errors === 0;
}


export function validateResourceClaimSpec(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.devices !== undefined){
      if(!(validateDeviceClaim(data.devices, instancePath+"/devices"))){
        for(const error of validateDeviceClaim.errors) (vErrors ??= []).push(error);
        errors += validateDeviceClaim.errors.length;
      }
    }
  }
  validateResourceClaimSpec.errors = vErrors;
  return errors === 0;
}

const schema2 = {"properties":{"allocation":{"checkedBy":"validateAllocationResult"},"reservedFor":{"maxItems":256,"items":{"checkedBy":"validateResourceClaimConsumerReference"},"uniqueKeys":["uid"]},"devices":{"items":{"checkedBy":"validateAllocatedDeviceStatus"},"uniqueKeys":["driver","device","pool","shareID"]}}};
const func0 = hasUniqueKeys;

export function validateResourceClaimStatus(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.allocation !== undefined){
      if(!(validateAllocationResult(data.allocation, instancePath+"/allocation"))){
        for(const error of validateAllocationResult.errors) (vErrors ??= []).push(error);
        errors += validateAllocationResult.errors.length;
      }
    }
    if(data.reservedFor !== undefined){
      let data1 = data.reservedFor;
      if(Array.isArray(data1)){
        if(data1.length > 256){
          const err0 = {instancePath:instancePath+"/reservedFor",keyword:"maxItems",params:{limit: 256}};
          (vErrors ??= []).push(err0);
          errors++;
        }
        const len0 = data1.length;
        for(let i0=0; i0<len0; i0++){
          if(!(validateResourceClaimConsumerReference(data1[i0], instancePath+"/reservedFor/" + i0))){
            for(const error of validateResourceClaimConsumerReference.errors) (vErrors ??= []).push(error);
            errors += validateResourceClaimConsumerReference.errors.length;
          }
        }
        if(!func0(data1, schema2.properties.reservedFor.uniqueKeys)){
          const err1 = {instancePath:instancePath+"/reservedFor",keyword:"uniqueKeys",params:{keys: schema2.properties.reservedFor.uniqueKeys}};
          (vErrors ??= []).push(err1);
          errors++;
        }
      }
    }
    if(data.devices !== undefined){
      let data3 = data.devices;
      if(Array.isArray(data3)){
        const len1 = data3.length;
        for(let i1=0; i1<len1; i1++){
          if(!(validateAllocatedDeviceStatus(data3[i1], instancePath+"/devices/" + i1))){
            for(const error of validateAllocatedDeviceStatus.errors) (vErrors ??= []).push(error);
            errors += validateAllocatedDeviceStatus.errors.length;
          }
        }
        if(!func0(data3, schema2.properties.devices.uniqueKeys)){
          const err2 = {instancePath:instancePath+"/devices",keyword:"uniqueKeys",params:{keys: schema2.properties.devices.uniqueKeys}};
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

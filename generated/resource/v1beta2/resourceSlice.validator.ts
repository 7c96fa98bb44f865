// Generated from resource/v1beta2/resourceSlice.yaml. Do not edit.
// @ts-nocheck
import { formatChecks } from "../../../runtime/schema/index.ts";
import { validateNodeSelector } from "../../core/v1/scheduling.validator.ts";
import { validateObjectMeta } from "../../meta/v1.validator.ts";
import { validateCounterSet, validateDevice } from "./device.validator.ts";

export function validateResourceSlice(data, instancePath = ""){
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
      if(!(validateResourceSliceSpec(data.spec, instancePath+"/spec"))){
        for(const error of validateResourceSliceSpec.errors) (vErrors ??= []).push(error);
        errors += validateResourceSliceSpec.errors.length;
      }
    }
  }
  validateResourceSlice.errors = vErrors;
  return errors === 0;
}

const formats0 = formatChecks["dns-subdomain"];
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
          const err2 = {instancePath:instancePath+"/driver",keyword:"format",params:{format: "dns-subdomain"}};
          (vErrors ??= []).push(err2);
          errors++;
        }
      }
    }
    if(data.pool !== undefined){
      if(!(validateResourcePool(data.pool, instancePath+"/pool"))){
        for(const error of validateResourcePool.errors) (vErrors ??= []).push(error);
        errors += validateResourcePool.errors.length;
      }
    }
    if(data.nodeSelector !== undefined){
      if(!(validateNodeSelector(data.nodeSelector, instancePath+"/nodeSelector"))){
        for(const error of validateNodeSelector.errors) (vErrors ??= []).push(error);
        errors += validateNodeSelector.errors.length;
      }
    }
    if(data.devices !== undefined){
      let data3 = data.devices;
      if(Array.isArray(data3)){
        const len0 = data3.length;
        for(let i0=0; i0<len0; i0++){
          if(!(validateDevice(data3[i0], instancePath+"/devices/" + i0))){
            for(const error of validateDevice.errors) (vErrors ??= []).push(error);
            errors += validateDevice.errors.length;
          }
        }
      }
    }
    if(data.sharedCounters !== undefined){
      let data5 = data.sharedCounters;
      if(Array.isArray(data5)){
        if(data5.length > 8){
          const err3 = {instancePath:instancePath+"/sharedCounters",keyword:"maxItems",params:{limit: 8}};
          (vErrors ??= []).push(err3);
          errors++;
        }
        const len1 = data5.length;
        for(let i1=0; i1<len1; i1++){
          if(!(validateCounterSet(data5[i1], instancePath+"/sharedCounters/" + i1))){
            for(const error of validateCounterSet.errors) (vErrors ??= []).push(error);
            errors += validateCounterSet.errors.length;
          }
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
        if(func0(data0) < 1){
          const err0 = {instancePath:instancePath+"/name",keyword:"minLength",params:{limit: 1}};
          (vErrors ??= []).push(err0);
          errors++;
        }
      }
    }
    if(data.generation !== undefined){
      let data1 = data.generation;
      if(typeof data1 == "number"){
        if(data1 < 0 || isNaN(data1)){
          const err1 = {instancePath:instancePath+"/generation",keyword:"minimum",params:{comparison: ">=", limit: 0}};
          (vErrors ??= []).push(err1);
          errors++;
        }
      }
    }
    if(data.resourceSliceCount !== undefined){
      let data2 = data.resourceSliceCount;
      if(typeof data2 == "number"){
        if(data2 <= 0 || isNaN(data2)){
          const err2 = {instancePath:instancePath+"/resourceSliceCount",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0}};
          (vErrors ??= []).push(err2);
          errors++;
        }
      }
    }
  }
  validateResourcePool.errors = vErrors;
  return errors === 0;
}

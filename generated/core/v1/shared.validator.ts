// Generated from core/v1/shared.yaml. Do not edit.
// @ts-nocheck
import { formatChecks } from "../../../runtime/schema/index.ts";

const func0 = (text) => {
  let length = text.length;
  for (let at = 1; at < text.length; at += 1) {
    if ((text.charCodeAt(at) & 0xfc00) === 0xdc00 && (text.charCodeAt(at - 1) & 0xfc00) === 0xd800) length -= 1;
  }
  return length;
};

export function validateObjectFieldSelector(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.fieldPath !== undefined){
      let data0 = data.fieldPath;
      if(typeof data0 === "string"){
        if(func0(data0) < 1){
          const err0 = {instancePath:instancePath+"/fieldPath",keyword:"minLength",params:{limit: 1}};
          (vErrors ??= []).push(err0);
          errors++;
        }
      }
    }
  }
  validateObjectFieldSelector.errors = vErrors;
  return errors === 0;
}


export function validateResourceFieldSelector(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.resource !== undefined){
      let data0 = data.resource;
      if(typeof data0 === "string"){
        if(func0(data0) < 1){
          const err0 = {instancePath:instancePath+"/resource",keyword:"minLength",params:{limit: 1}};
          (vErrors ??= []).push(err0);
          errors++;
        }
      }
    }
  }
  validateResourceFieldSelector.errors = vErrors;
  return errors === 0;
}

const formats0 = formatChecks["config-key or empty"];

export function validateConfigMapKeySelector(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.key !== undefined){
      let data0 = data.key;
      if(typeof data0 === "string"){
        if(func0(data0) < 1){
          const err0 = {instancePath:instancePath+"/key",keyword:"minLength",params:{limit: 1}};
          (vErrors ??= []).push(err0);
          errors++;
        }
        if(!(formats0(data0))){
          const err1 = {instancePath:instancePath+"/key",keyword:"format",params:{format: "config-key or empty"}};
          (vErrors ??= []).push(err1);
          errors++;
        }
      }
    }
  }
  validateConfigMapKeySelector.errors = vErrors;
  return errors === 0;
}


export function validateSecretKeySelector(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.key !== undefined){
      let data0 = data.key;
      if(typeof data0 === "string"){
        if(func0(data0) < 1){
          const err0 = {instancePath:instancePath+"/key",keyword:"minLength",params:{limit: 1}};
          (vErrors ??= []).push(err0);
          errors++;
        }
        if(!(formats0(data0))){
          const err1 = {instancePath:instancePath+"/key",keyword:"format",params:{format: "config-key or empty"}};
          (vErrors ??= []).push(err1);
          errors++;
        }
      }
    }
  }
  validateSecretKeySelector.errors = vErrors;
  return errors === 0;
}

const formats4 = formatChecks["dns-label or empty"];
const formats6 = formatChecks["env-var-name or empty"];

export function validateFileKeySelector(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.volumeName !== undefined){
      let data0 = data.volumeName;
      if(typeof data0 === "string"){
        if(func0(data0) < 1){
          const err0 = {instancePath:instancePath+"/volumeName",keyword:"minLength",params:{limit: 1}};
          (vErrors ??= []).push(err0);
          errors++;
        }
        if(!(formats4(data0))){
          const err1 = {instancePath:instancePath+"/volumeName",keyword:"format",params:{format: "dns-label or empty"}};
          (vErrors ??= []).push(err1);
          errors++;
        }
      }
    }
    if(data.path !== undefined){
      let data1 = data.path;
      if(typeof data1 === "string"){
        if(func0(data1) < 1){
          const err2 = {instancePath:instancePath+"/path",keyword:"minLength",params:{limit: 1}};
          (vErrors ??= []).push(err2);
          errors++;
        }
      }
    }
    if(data.key !== undefined){
      let data2 = data.key;
      if(typeof data2 === "string"){
        if(func0(data2) < 1){
          const err3 = {instancePath:instancePath+"/key",keyword:"minLength",params:{limit: 1}};
          (vErrors ??= []).push(err3);
          errors++;
        }
        if(!(formats6(data2))){
          const err4 = {instancePath:instancePath+"/key",keyword:"format",params:{format: "env-var-name or empty"}};
          (vErrors ??= []).push(err4);
          errors++;
        }
      }
    }
  }
  validateFileKeySelector.errors = vErrors;
  return errors === 0;
}


export function validateKeyToPath(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.key !== undefined){
      let data0 = data.key;
      if(typeof data0 === "string"){
        if(func0(data0) < 1){
          const err0 = {instancePath:instancePath+"/key",keyword:"minLength",params:{limit: 1}};
          (vErrors ??= []).push(err0);
          errors++;
        }
      }
    }
    if(data.path !== undefined){
      let data1 = data.path;
      if(typeof data1 === "string"){
        if(func0(data1) < 1){
          const err1 = {instancePath:instancePath+"/path",keyword:"minLength",params:{limit: 1}};
          (vErrors ??= []).push(err1);
          errors++;
        }
      }
    }
  }
  validateKeyToPath.errors = vErrors;
  return errors === 0;
}

const formats8 = formatChecks["dns-label"];

export function validateResourceClaim(data, instancePath = ""){
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
    if(data.request !== undefined){
      let data1 = data.request;
      if(typeof data1 === "string"){
        if(!(formats8(data1))){
          const err1 = {instancePath:instancePath+"/request",keyword:"format",params:{format: "dns-label"}};
          (vErrors ??= []).push(err1);
          errors++;
        }
      }
    }
  }
  validateResourceClaim.errors = vErrors;
  return errors === 0;
}

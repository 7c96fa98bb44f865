// Generated from core/v1/volume.yaml. Do not edit.
// @ts-nocheck
import { formatChecks } from "../../../runtime/schema/index.ts";

const formats0 = formatChecks["dns-label or empty"];
const func0 = (text) => {
  let length = text.length;
  for (let at = 1; at < text.length; at += 1) {
    if ((text.charCodeAt(at) & 0xfc00) === 0xdc00 && (text.charCodeAt(at - 1) & 0xfc00) === 0xd800) length -= 1;
  }
  return length;
};

export function validateVolume(data, instancePath = ""){
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
          const err1 = {instancePath:instancePath+"/name",keyword:"format",params:{format: "dns-label or empty"}};
          (vErrors ??= []).push(err1);
          errors++;
        }
      }
    }
  }
  validateVolume.errors = vErrors;
  return errors === 0;
}

const schema1 = {"properties":{"path":{"minLength":1},"type":{"enum":["","DirectoryOrCreate","Directory","FileOrCreate","File","Socket","CharDevice","BlockDevice"]}}};

export function validateHostPathVolumeSource(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.path !== undefined){
      let data0 = data.path;
      if(typeof data0 === "string"){
        if(func0(data0) < 1){
          const err0 = {instancePath:instancePath+"/path",keyword:"minLength",params:{limit: 1}};
          (vErrors ??= []).push(err0);
          errors++;
        }
      }
    }
    if(data.type !== undefined){
      let data1 = data.type;
      if(!((((((((data1 === "") || (data1 === "DirectoryOrCreate")) || (data1 === "Directory")) || (data1 === "FileOrCreate")) || (data1 === "File")) || (data1 === "Socket")) || (data1 === "CharDevice")) || (data1 === "BlockDevice"))){
        const err1 = {instancePath:instancePath+"/type",keyword:"enum",params:{allowedValues: schema1.properties.type.enum}};
        (vErrors ??= []).push(err1);
        errors++;
      }
    }
  }
  validateHostPathVolumeSource.errors = vErrors;
  return errors === 0;
}


export function validateGitRepoVolumeSource(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.repository !== undefined){
      let data0 = data.repository;
      if(typeof data0 === "string"){
        if(func0(data0) < 1){
          const err0 = {instancePath:instancePath+"/repository",keyword:"minLength",params:{limit: 1}};
          (vErrors ??= []).push(err0);
          errors++;
        }
      }
    }
  }
  validateGitRepoVolumeSource.errors = vErrors;
  return errors === 0;
}


export function validatePersistentVolumeClaimVolumeSource(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.claimName !== undefined){
      let data0 = data.claimName;
      if(typeof data0 === "string"){
        if(func0(data0) < 1){
          const err0 = {instancePath:instancePath+"/claimName",keyword:"minLength",params:{limit: 1}};
          (vErrors ??= []).push(err0);
          errors++;
        }
      }
    }
  }
  validatePersistentVolumeClaimVolumeSource.errors = vErrors;
  return errors === 0;
}


export function validateDownwardAPIVolumeFile(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.path !== undefined){
      let data0 = data.path;
      if(typeof data0 === "string"){
        if(func0(data0) < 1){
          const err0 = {instancePath:instancePath+"/path",keyword:"minLength",params:{limit: 1}};
          (vErrors ??= []).push(err0);
          errors++;
        }
      }
    }
  }
  validateDownwardAPIVolumeFile.errors = vErrors;
  return errors === 0;
}

const schema5 = {"properties":{"pullPolicy":{"enum":["Always","Never","IfNotPresent"]}}};

export function validateImageVolumeSource(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.pullPolicy !== undefined){
      let data0 = data.pullPolicy;
      if(!(((data0 === "Always") || (data0 === "Never")) || (data0 === "IfNotPresent"))){
        const err0 = {instancePath:instancePath+"/pullPolicy",keyword:"enum",params:{allowedValues: schema5.properties.pullPolicy.enum}};
        (vErrors ??= []).push(err0);
        errors++;
      }
    }
  }
  validateImageVolumeSource.errors = vErrors;
  return errors === 0;
}

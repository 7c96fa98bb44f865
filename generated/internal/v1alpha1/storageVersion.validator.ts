// Generated from internal/v1alpha1/storageVersion.yaml. Do not edit.
// @ts-nocheck
import { hasUniqueItems, hasUniqueKeys } from "../../../runtime/schema/index.ts";

const schema0 = {"properties":{"storageVersions":{"uniqueKeys":["apiServerID"]},"conditions":{"uniqueKeys":["type"]}}};
const func0 = hasUniqueKeys;

export function validateStorageVersionStatus(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.storageVersions !== undefined){
      let data0 = data.storageVersions;
      if(Array.isArray(data0)){
        if(!func0(data0, schema0.properties.storageVersions.uniqueKeys)){
          const err0 = {instancePath:instancePath+"/storageVersions",keyword:"uniqueKeys",params:{keys: schema0.properties.storageVersions.uniqueKeys}};
          (vErrors ??= []).push(err0);
          errors++;
        }
      }
    }
    if(data.conditions !== undefined){
      let data1 = data.conditions;
      if(Array.isArray(data1)){
        if(!func0(data1, schema0.properties.conditions.uniqueKeys)){
          const err1 = {instancePath:instancePath+"/conditions",keyword:"uniqueKeys",params:{keys: schema0.properties.conditions.uniqueKeys}};
          (vErrors ??= []).push(err1);
          errors++;
        }
      }
    }
  }
  validateStorageVersionStatus.errors = vErrors;
  return errors === 0;
}

const func2 = hasUniqueItems;

export function validateServerStorageVersion(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.apiServerID === undefined){
      const err0 = {instancePath,keyword:"required",params:{missingProperty: "apiServerID"}};
      (vErrors ??= []).push(err0);
      errors++;
    }
    if(data.encodingVersion === undefined){
      const err1 = {instancePath,keyword:"required",params:{missingProperty: "encodingVersion"}};
      (vErrors ??= []).push(err1);
      errors++;
    }
    if(data.decodableVersions === undefined){
      const err2 = {instancePath,keyword:"required",params:{missingProperty: "decodableVersions"}};
      (vErrors ??= []).push(err2);
      errors++;
    }
    if(data.decodableVersions !== undefined){
      let data0 = data.decodableVersions;
      if(Array.isArray(data0)){
        if(!func2(data0)){
          const err3 = {instancePath:instancePath+"/decodableVersions",keyword:"unique",params:{}};
          (vErrors ??= []).push(err3);
          errors++;
        }
      }
    }
    if(data.servedVersions !== undefined){
      let data1 = data.servedVersions;
      if(Array.isArray(data1)){
        if(!func2(data1)){
          const err4 = {instancePath:instancePath+"/servedVersions",keyword:"unique",params:{}};
          (vErrors ??= []).push(err4);
          errors++;
        }
      }
    }
  }
  validateServerStorageVersion.errors = vErrors;
  return errors === 0;
}


export function validateStorageVersionCondition(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.message === undefined){
      const err0 = {instancePath,keyword:"required",params:{missingProperty: "message"}};
      (vErrors ??= []).push(err0);
      errors++;
    }
  }
  validateStorageVersionCondition.errors = vErrors;
  return errors === 0;
}

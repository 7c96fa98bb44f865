// Generated from core/v1/storagePlugin.yaml. Do not edit.
// @ts-nocheck
const func0 = (text) => {
  let length = text.length;
  for (let at = 1; at < text.length; at += 1) {
    if ((text.charCodeAt(at) & 0xfc00) === 0xdc00 && (text.charCodeAt(at - 1) & 0xfc00) === 0xd800) length -= 1;
  }
  return length;
};

export function validateGCEPersistentDiskVolumeSource(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.pdName !== undefined){
      let data0 = data.pdName;
      if(typeof data0 === "string"){
        if(func0(data0) < 1){
          const err0 = {instancePath:instancePath+"/pdName",keyword:"minLength",params:{limit: 1}};
          (vErrors ??= []).push(err0);
          errors++;
        }
      }
    }
  }
  validateGCEPersistentDiskVolumeSource.errors = vErrors;
  return errors === 0;
}


export function validateAWSElasticBlockStoreVolumeSource(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.volumeID !== undefined){
      let data0 = data.volumeID;
      if(typeof data0 === "string"){
        if(func0(data0) < 1){
          const err0 = {instancePath:instancePath+"/volumeID",keyword:"minLength",params:{limit: 1}};
          (vErrors ??= []).push(err0);
          errors++;
        }
      }
    }
  }
  validateAWSElasticBlockStoreVolumeSource.errors = vErrors;
  return errors === 0;
}


export function validateISCSIVolumeSource(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.targetPortal !== undefined){
      let data0 = data.targetPortal;
      if(typeof data0 === "string"){
        if(func0(data0) < 1){
          const err0 = {instancePath:instancePath+"/targetPortal",keyword:"minLength",params:{limit: 1}};
          (vErrors ??= []).push(err0);
          errors++;
        }
      }
    }
    if(data.iqn !== undefined){
      let data1 = data.iqn;
      if(typeof data1 === "string"){
        if(func0(data1) < 1){
          const err1 = {instancePath:instancePath+"/iqn",keyword:"minLength",params:{limit: 1}};
          (vErrors ??= []).push(err1);
          errors++;
        }
      }
    }
    if(data.lun !== undefined){
      let data2 = data.lun;
      if(typeof data2 == "number"){
        if(data2 < 0 || data2 > 255){
          const err2 = {instancePath:instancePath+"/lun",keyword:"range",params:{minimum: 0, maximum: 255}};
          (vErrors ??= []).push(err2);
          errors++;
        }
      }
    }
  }
  validateISCSIVolumeSource.errors = vErrors;
  return errors === 0;
}


export function validateGlusterfsVolumeSource(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.endpoints !== undefined){
      let data0 = data.endpoints;
      if(typeof data0 === "string"){
        if(func0(data0) < 1){
          const err0 = {instancePath:instancePath+"/endpoints",keyword:"minLength",params:{limit: 1}};
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
  validateGlusterfsVolumeSource.errors = vErrors;
  return errors === 0;
}


export function validateRBDVolumeSource(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.monitors !== undefined){
      let data0 = data.monitors;
      if(Array.isArray(data0)){
        if(data0.length < 1){
          const err0 = {instancePath:instancePath+"/monitors",keyword:"minItems",params:{limit: 1}};
          (vErrors ??= []).push(err0);
          errors++;
        }
      }
      else {
        const err1 = {instancePath:instancePath+"/monitors",keyword:"type",params:{type: "array"}};
        (vErrors ??= []).push(err1);
        errors++;
      }
    }
    if(data.image !== undefined){
      let data1 = data.image;
      if(typeof data1 === "string"){
        if(func0(data1) < 1){
          const err2 = {instancePath:instancePath+"/image",keyword:"minLength",params:{limit: 1}};
          (vErrors ??= []).push(err2);
          errors++;
        }
      }
    }
  }
  validateRBDVolumeSource.errors = vErrors;
  return errors === 0;
}


export function validateFlexVolumeSource(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.driver !== undefined){
      let data0 = data.driver;
      if(typeof data0 === "string"){
        if(func0(data0) < 1){
          const err0 = {instancePath:instancePath+"/driver",keyword:"minLength",params:{limit: 1}};
          (vErrors ??= []).push(err0);
          errors++;
        }
      }
    }
  }
  validateFlexVolumeSource.errors = vErrors;
  return errors === 0;
}


export function validateCinderVolumeSource(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.volumeID !== undefined){
      let data0 = data.volumeID;
      if(typeof data0 === "string"){
        if(func0(data0) < 1){
          const err0 = {instancePath:instancePath+"/volumeID",keyword:"minLength",params:{limit: 1}};
          (vErrors ??= []).push(err0);
          errors++;
        }
      }
    }
  }
  validateCinderVolumeSource.errors = vErrors;
  return errors === 0;
}


export function validateCephFSVolumeSource(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.monitors !== undefined){
      let data0 = data.monitors;
      if(Array.isArray(data0)){
        if(data0.length < 1){
          const err0 = {instancePath:instancePath+"/monitors",keyword:"minItems",params:{limit: 1}};
          (vErrors ??= []).push(err0);
          errors++;
        }
      }
      else {
        const err1 = {instancePath:instancePath+"/monitors",keyword:"type",params:{type: "array"}};
        (vErrors ??= []).push(err1);
        errors++;
      }
    }
  }
  validateCephFSVolumeSource.errors = vErrors;
  return errors === 0;
}


export function validateAzureFileVolumeSource(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.secretName !== undefined){
      let data0 = data.secretName;
      if(typeof data0 === "string"){
        if(func0(data0) < 1){
          const err0 = {instancePath:instancePath+"/secretName",keyword:"minLength",params:{limit: 1}};
          (vErrors ??= []).push(err0);
          errors++;
        }
      }
    }
    if(data.shareName !== undefined){
      let data1 = data.shareName;
      if(typeof data1 === "string"){
        if(func0(data1) < 1){
          const err1 = {instancePath:instancePath+"/shareName",keyword:"minLength",params:{limit: 1}};
          (vErrors ??= []).push(err1);
          errors++;
        }
      }
    }
  }
  validateAzureFileVolumeSource.errors = vErrors;
  return errors === 0;
}


export function validateVsphereVirtualDiskVolumeSource(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.volumePath !== undefined){
      let data0 = data.volumePath;
      if(typeof data0 === "string"){
        if(func0(data0) < 1){
          const err0 = {instancePath:instancePath+"/volumePath",keyword:"minLength",params:{limit: 1}};
          (vErrors ??= []).push(err0);
          errors++;
        }
      }
    }
  }
  validateVsphereVirtualDiskVolumeSource.errors = vErrors;
  return errors === 0;
}


export function validateQuobyteVolumeSource(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.registry !== undefined){
      let data0 = data.registry;
      if(typeof data0 === "string"){
        if(func0(data0) < 1){
          const err0 = {instancePath:instancePath+"/registry",keyword:"minLength",params:{limit: 1}};
          (vErrors ??= []).push(err0);
          errors++;
        }
      }
    }
    if(data.volume !== undefined){
      let data1 = data.volume;
      if(typeof data1 === "string"){
        if(func0(data1) < 1){
          const err1 = {instancePath:instancePath+"/volume",keyword:"minLength",params:{limit: 1}};
          (vErrors ??= []).push(err1);
          errors++;
        }
      }
    }
  }
  validateQuobyteVolumeSource.errors = vErrors;
  return errors === 0;
}

const schema11 = {"properties":{"diskName":{"minLength":1},"diskURI":{"minLength":1},"cachingMode":{"enum":["None","ReadOnly","ReadWrite"]},"kind":{"enum":["Shared","Dedicated","Managed"]}}};

export function validateAzureDiskVolumeSource(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.diskName !== undefined){
      let data0 = data.diskName;
      if(typeof data0 === "string"){
        if(func0(data0) < 1){
          const err0 = {instancePath:instancePath+"/diskName",keyword:"minLength",params:{limit: 1}};
          (vErrors ??= []).push(err0);
          errors++;
        }
      }
    }
    if(data.diskURI !== undefined){
      let data1 = data.diskURI;
      if(typeof data1 === "string"){
        if(func0(data1) < 1){
          const err1 = {instancePath:instancePath+"/diskURI",keyword:"minLength",params:{limit: 1}};
          (vErrors ??= []).push(err1);
          errors++;
        }
      }
    }
    if(data.cachingMode !== undefined){
      let data2 = data.cachingMode;
      if(!(((data2 === "None") || (data2 === "ReadOnly")) || (data2 === "ReadWrite"))){
        const err2 = {instancePath:instancePath+"/cachingMode",keyword:"enum",params:{allowedValues: schema11.properties.cachingMode.enum}};
        (vErrors ??= []).push(err2);
        errors++;
      }
    }
    if(data.kind !== undefined){
      let data3 = data.kind;
      if(!(((data3 === "Shared") || (data3 === "Dedicated")) || (data3 === "Managed"))){
        const err3 = {instancePath:instancePath+"/kind",keyword:"enum",params:{allowedValues: schema11.properties.kind.enum}};
        (vErrors ??= []).push(err3);
        errors++;
      }
    }
  }
  validateAzureDiskVolumeSource.errors = vErrors;
  return errors === 0;
}


export function validatePhotonPersistentDiskVolumeSource(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.pdID !== undefined){
      let data0 = data.pdID;
      if(typeof data0 === "string"){
        if(func0(data0) < 1){
          const err0 = {instancePath:instancePath+"/pdID",keyword:"minLength",params:{limit: 1}};
          (vErrors ??= []).push(err0);
          errors++;
        }
      }
    }
  }
  validatePhotonPersistentDiskVolumeSource.errors = vErrors;
  return errors === 0;
}


export function validatePortworxVolumeSource(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.volumeID !== undefined){
      let data0 = data.volumeID;
      if(typeof data0 === "string"){
        if(func0(data0) < 1){
          const err0 = {instancePath:instancePath+"/volumeID",keyword:"minLength",params:{limit: 1}};
          (vErrors ??= []).push(err0);
          errors++;
        }
      }
    }
  }
  validatePortworxVolumeSource.errors = vErrors;
  return errors === 0;
}


export function validateScaleIOVolumeSource(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.secretRef === undefined){
      const err0 = {instancePath,keyword:"required",params:{missingProperty: "secretRef"}};
      (vErrors ??= []).push(err0);
      errors++;
    }
    if(data.gateway !== undefined){
      let data0 = data.gateway;
      if(typeof data0 === "string"){
        if(func0(data0) < 1){
          const err1 = {instancePath:instancePath+"/gateway",keyword:"minLength",params:{limit: 1}};
          (vErrors ??= []).push(err1);
          errors++;
        }
      }
    }
    if(data.system !== undefined){
      let data1 = data.system;
      if(typeof data1 === "string"){
        if(func0(data1) < 1){
          const err2 = {instancePath:instancePath+"/system",keyword:"minLength",params:{limit: 1}};
          (vErrors ??= []).push(err2);
          errors++;
        }
      }
    }
  }
  validateScaleIOVolumeSource.errors = vErrors;
  return errors === 0;
}

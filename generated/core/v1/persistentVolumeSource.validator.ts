// Generated from core/v1/persistentVolumeSource.yaml. Do not edit.
// @ts-nocheck
const func0 = (text) => {
  let length = text.length;
  for (let at = 1; at < text.length; at += 1) {
    if ((text.charCodeAt(at) & 0xfc00) === 0xdc00 && (text.charCodeAt(at - 1) & 0xfc00) === 0xd800) length -= 1;
  }
  return length;
};

export function validateGlusterfsPersistentVolumeSource(data, instancePath = ""){
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
  validateGlusterfsPersistentVolumeSource.errors = vErrors;
  return errors === 0;
}


export function validateRBDPersistentVolumeSource(data, instancePath = ""){
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
    }
    if(data.image !== undefined){
      let data1 = data.image;
      if(typeof data1 === "string"){
        if(func0(data1) < 1){
          const err1 = {instancePath:instancePath+"/image",keyword:"minLength",params:{limit: 1}};
          (vErrors ??= []).push(err1);
          errors++;
        }
      }
    }
  }
  validateRBDPersistentVolumeSource.errors = vErrors;
  return errors === 0;
}


export function validateISCSIPersistentVolumeSource(data, instancePath = ""){
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
  validateISCSIPersistentVolumeSource.errors = vErrors;
  return errors === 0;
}


export function validateCinderPersistentVolumeSource(data, instancePath = ""){
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
  validateCinderPersistentVolumeSource.errors = vErrors;
  return errors === 0;
}


export function validateCephFSPersistentVolumeSource(data, instancePath = ""){
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
    }
  }
  validateCephFSPersistentVolumeSource.errors = vErrors;
  return errors === 0;
}


export function validateFlexPersistentVolumeSource(data, instancePath = ""){
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
  validateFlexPersistentVolumeSource.errors = vErrors;
  return errors === 0;
}


export function validateAzureFilePersistentVolumeSource(data, instancePath = ""){
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
  validateAzureFilePersistentVolumeSource.errors = vErrors;
  return errors === 0;
}


export function validateScaleIOPersistentVolumeSource(data, instancePath = ""){
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
  validateScaleIOPersistentVolumeSource.errors = vErrors;
  return errors === 0;
}


export function validateCSIPersistentVolumeSource(data, instancePath = ""){
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
      }
    }
    if(data.volumeHandle !== undefined){
      let data1 = data.volumeHandle;
      if(typeof data1 === "string"){
        if(func0(data1) < 1){
          const err2 = {instancePath:instancePath+"/volumeHandle",keyword:"minLength",params:{limit: 1}};
          (vErrors ??= []).push(err2);
          errors++;
        }
      }
    }
  }
  validateCSIPersistentVolumeSource.errors = vErrors;
  return errors === 0;
}


export function validateLocalVolumeSource(data, instancePath = ""){
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
  validateLocalVolumeSource.errors = vErrors;
  return errors === 0;
}

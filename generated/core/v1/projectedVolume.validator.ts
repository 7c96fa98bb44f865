// Generated from core/v1/projectedVolume.yaml. Do not edit.
// @ts-nocheck
import { validateLabelSelector } from "../../meta/v1.validator.ts";
import { validateKeyToPath } from "./shared.validator.ts";
import { validateDownwardAPIVolumeFile } from "./volume.validator.ts";

export function validateProjectedVolumeSource(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.sources !== undefined){
      let data0 = data.sources;
      if(Array.isArray(data0)){
        const len0 = data0.length;
        for(let i0=0; i0<len0; i0++){
          if(!(validateVolumeProjection(data0[i0], instancePath+"/sources/" + i0))){
            for(const error of validateVolumeProjection.errors) (vErrors ??= []).push(error);
            errors += validateVolumeProjection.errors.length;
          }
        }
      }
    }
    if(data.defaultMode !== undefined){
      let data2 = data.defaultMode;
      if(typeof data2 == "number"){
        if(data2 < 0 || data2 > 511){
          const err0 = {instancePath:instancePath+"/defaultMode",keyword:"range",params:{minimum: 0, maximum: 511}};
          (vErrors ??= []).push(err0);
          errors++;
        }
      }
    }
  }
  validateProjectedVolumeSource.errors = vErrors;
  return errors === 0;
}


export function validateVolumeProjection(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.secret !== undefined){
      if(!(validateSecretProjection(data.secret, instancePath+"/secret"))){
        for(const error of validateSecretProjection.errors) (vErrors ??= []).push(error);
        errors += validateSecretProjection.errors.length;
      }
    }
    if(data.downwardAPI !== undefined){
      if(!(validateDownwardAPIProjection(data.downwardAPI, instancePath+"/downwardAPI"))){
        for(const error of validateDownwardAPIProjection.errors) (vErrors ??= []).push(error);
        errors += validateDownwardAPIProjection.errors.length;
      }
    }
    if(data.configMap !== undefined){
      if(!(validateConfigMapProjection(data.configMap, instancePath+"/configMap"))){
        for(const error of validateConfigMapProjection.errors) (vErrors ??= []).push(error);
        errors += validateConfigMapProjection.errors.length;
      }
    }
    if(data.serviceAccountToken !== undefined){
      if(!(validateServiceAccountTokenProjection(data.serviceAccountToken, instancePath+"/serviceAccountToken"))){
        for(const error of validateServiceAccountTokenProjection.errors) (vErrors ??= []).push(error);
        errors += validateServiceAccountTokenProjection.errors.length;
      }
    }
    if(data.clusterTrustBundle !== undefined){
      if(!(validateClusterTrustBundleProjection(data.clusterTrustBundle, instancePath+"/clusterTrustBundle"))){
        for(const error of validateClusterTrustBundleProjection.errors) (vErrors ??= []).push(error);
        errors += validateClusterTrustBundleProjection.errors.length;
      }
    }
    if(data.podCertificate !== undefined){
      if(!(validatePodCertificateProjection(data.podCertificate, instancePath+"/podCertificate"))){
        for(const error of validatePodCertificateProjection.errors) (vErrors ??= []).push(error);
        errors += validatePodCertificateProjection.errors.length;
      }
    }
  }
  validateVolumeProjection.errors = vErrors;
  return errors === 0;
}


export function validateSecretProjection(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.items !== undefined){
      let data0 = data.items;
      if(Array.isArray(data0)){
        const len0 = data0.length;
        for(let i0=0; i0<len0; i0++){
          if(!(validateKeyToPath(data0[i0], instancePath+"/items/" + i0))){
            for(const error of validateKeyToPath.errors) (vErrors ??= []).push(error);
            errors += validateKeyToPath.errors.length;
          }
        }
      }
    }
  }
  validateSecretProjection.errors = vErrors;
  return errors === 0;
}


export function validateDownwardAPIProjection(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.items !== undefined){
      let data0 = data.items;
      if(Array.isArray(data0)){
        const len0 = data0.length;
        for(let i0=0; i0<len0; i0++){
          if(!(validateDownwardAPIVolumeFile(data0[i0], instancePath+"/items/" + i0))){
            for(const error of validateDownwardAPIVolumeFile.errors) (vErrors ??= []).push(error);
            errors += validateDownwardAPIVolumeFile.errors.length;
          }
        }
      }
    }
  }
  validateDownwardAPIProjection.errors = vErrors;
  return errors === 0;
}


export function validateConfigMapProjection(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.items !== undefined){
      let data0 = data.items;
      if(Array.isArray(data0)){
        const len0 = data0.length;
        for(let i0=0; i0<len0; i0++){
          if(!(validateKeyToPath(data0[i0], instancePath+"/items/" + i0))){
            for(const error of validateKeyToPath.errors) (vErrors ??= []).push(error);
            errors += validateKeyToPath.errors.length;
          }
        }
      }
    }
  }
  validateConfigMapProjection.errors = vErrors;
  return errors === 0;
}

const func0 = (text) => {
  let length = text.length;
  for (let at = 1; at < text.length; at += 1) {
    if ((text.charCodeAt(at) & 0xfc00) === 0xdc00 && (text.charCodeAt(at - 1) & 0xfc00) === 0xd800) length -= 1;
  }
  return length;
};

export function validateServiceAccountTokenProjection(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.expirationSeconds !== undefined){
      let data0 = data.expirationSeconds;
      if(typeof data0 == "number"){
        if(data0 < 600 || data0 > 4294967296){
          const err0 = {instancePath:instancePath+"/expirationSeconds",keyword:"range",params:{minimum: 600, maximum: 4294967296}};
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
  validateServiceAccountTokenProjection.errors = vErrors;
  return errors === 0;
}


export function validateClusterTrustBundleProjection(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.labelSelector !== undefined){
      if(!(validateLabelSelector(data.labelSelector, instancePath+"/labelSelector"))){
        for(const error of validateLabelSelector.errors) (vErrors ??= []).push(error);
        errors += validateLabelSelector.errors.length;
      }
    }
  }
  validateClusterTrustBundleProjection.errors = vErrors;
  return errors === 0;
}


export function validatePodCertificateProjection(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.signerName === undefined){
      const err0 = {instancePath,keyword:"required",params:{missingProperty: "signerName"}};
      (vErrors ??= []).push(err0);
      errors++;
    }
    if(data.keyType === undefined){
      const err1 = {instancePath,keyword:"required",params:{missingProperty: "keyType"}};
      (vErrors ??= []).push(err1);
      errors++;
    }
  }
  validatePodCertificateProjection.errors = vErrors;
  return errors === 0;
}

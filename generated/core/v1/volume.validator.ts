// Generated from core/v1/volume.yaml. Do not edit.
// @ts-nocheck
import { formatChecks } from "../../../runtime/schema/index.ts";
import { validatePersistentVolumeClaimTemplate } from "./persistentVolumeClaim.validator.ts";
import { validateProjectedVolumeSource } from "./projectedVolume.validator.ts";
import { validateKeyToPath, validateObjectFieldSelector, validateResourceFieldSelector } from "./shared.validator.ts";
import { validateAWSElasticBlockStoreVolumeSource, validateAzureDiskVolumeSource, validateAzureFileVolumeSource, validateCephFSVolumeSource, validateCinderVolumeSource, validateFlexVolumeSource, validateGCEPersistentDiskVolumeSource, validateGlusterfsVolumeSource, validateISCSIVolumeSource, validatePhotonPersistentDiskVolumeSource, validatePortworxVolumeSource, validateQuobyteVolumeSource, validateRBDVolumeSource, validateScaleIOVolumeSource, validateVsphereVirtualDiskVolumeSource } from "./storagePlugin.validator.ts";

const formats0 = formatChecks["dns-label"];
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
          const err1 = {instancePath:instancePath+"/name",keyword:"format",params:{format: "dns-label"}};
          (vErrors ??= []).push(err1);
          errors++;
        }
      }
    }
    if(data.hostPath !== undefined){
      if(!(validateHostPathVolumeSource(data.hostPath, instancePath+"/hostPath"))){
        for(const error of validateHostPathVolumeSource.errors) (vErrors ??= []).push(error);
        errors += validateHostPathVolumeSource.errors.length;
      }
    }
    if(data.gcePersistentDisk !== undefined){
      if(!(validateGCEPersistentDiskVolumeSource(data.gcePersistentDisk, instancePath+"/gcePersistentDisk"))){
        for(const error of validateGCEPersistentDiskVolumeSource.errors) (vErrors ??= []).push(error);
        errors += validateGCEPersistentDiskVolumeSource.errors.length;
      }
    }
    if(data.awsElasticBlockStore !== undefined){
      if(!(validateAWSElasticBlockStoreVolumeSource(data.awsElasticBlockStore, instancePath+"/awsElasticBlockStore"))){
        for(const error of validateAWSElasticBlockStoreVolumeSource.errors) (vErrors ??= []).push(error);
        errors += validateAWSElasticBlockStoreVolumeSource.errors.length;
      }
    }
    if(data.gitRepo !== undefined){
      if(!(validateGitRepoVolumeSource(data.gitRepo, instancePath+"/gitRepo"))){
        for(const error of validateGitRepoVolumeSource.errors) (vErrors ??= []).push(error);
        errors += validateGitRepoVolumeSource.errors.length;
      }
    }
    if(data.secret !== undefined){
      if(!(validateSecretVolumeSource(data.secret, instancePath+"/secret"))){
        for(const error of validateSecretVolumeSource.errors) (vErrors ??= []).push(error);
        errors += validateSecretVolumeSource.errors.length;
      }
    }
    if(data.iscsi !== undefined){
      if(!(validateISCSIVolumeSource(data.iscsi, instancePath+"/iscsi"))){
        for(const error of validateISCSIVolumeSource.errors) (vErrors ??= []).push(error);
        errors += validateISCSIVolumeSource.errors.length;
      }
    }
    if(data.glusterfs !== undefined){
      if(!(validateGlusterfsVolumeSource(data.glusterfs, instancePath+"/glusterfs"))){
        for(const error of validateGlusterfsVolumeSource.errors) (vErrors ??= []).push(error);
        errors += validateGlusterfsVolumeSource.errors.length;
      }
    }
    if(data.persistentVolumeClaim !== undefined){
      if(!(validatePersistentVolumeClaimVolumeSource(data.persistentVolumeClaim, instancePath+"/persistentVolumeClaim"))){
        for(const error of validatePersistentVolumeClaimVolumeSource.errors) (vErrors ??= []).push(error);
        errors += validatePersistentVolumeClaimVolumeSource.errors.length;
      }
    }
    if(data.rbd !== undefined){
      if(!(validateRBDVolumeSource(data.rbd, instancePath+"/rbd"))){
        for(const error of validateRBDVolumeSource.errors) (vErrors ??= []).push(error);
        errors += validateRBDVolumeSource.errors.length;
      }
    }
    if(data.flexVolume !== undefined){
      if(!(validateFlexVolumeSource(data.flexVolume, instancePath+"/flexVolume"))){
        for(const error of validateFlexVolumeSource.errors) (vErrors ??= []).push(error);
        errors += validateFlexVolumeSource.errors.length;
      }
    }
    if(data.cinder !== undefined){
      if(!(validateCinderVolumeSource(data.cinder, instancePath+"/cinder"))){
        for(const error of validateCinderVolumeSource.errors) (vErrors ??= []).push(error);
        errors += validateCinderVolumeSource.errors.length;
      }
    }
    if(data.cephfs !== undefined){
      if(!(validateCephFSVolumeSource(data.cephfs, instancePath+"/cephfs"))){
        for(const error of validateCephFSVolumeSource.errors) (vErrors ??= []).push(error);
        errors += validateCephFSVolumeSource.errors.length;
      }
    }
    if(data.downwardAPI !== undefined){
      if(!(validateDownwardAPIVolumeSource(data.downwardAPI, instancePath+"/downwardAPI"))){
        for(const error of validateDownwardAPIVolumeSource.errors) (vErrors ??= []).push(error);
        errors += validateDownwardAPIVolumeSource.errors.length;
      }
    }
    if(data.azureFile !== undefined){
      if(!(validateAzureFileVolumeSource(data.azureFile, instancePath+"/azureFile"))){
        for(const error of validateAzureFileVolumeSource.errors) (vErrors ??= []).push(error);
        errors += validateAzureFileVolumeSource.errors.length;
      }
    }
    if(data.configMap !== undefined){
      if(!(validateConfigMapVolumeSource(data.configMap, instancePath+"/configMap"))){
        for(const error of validateConfigMapVolumeSource.errors) (vErrors ??= []).push(error);
        errors += validateConfigMapVolumeSource.errors.length;
      }
    }
    if(data.vsphereVolume !== undefined){
      if(!(validateVsphereVirtualDiskVolumeSource(data.vsphereVolume, instancePath+"/vsphereVolume"))){
        for(const error of validateVsphereVirtualDiskVolumeSource.errors) (vErrors ??= []).push(error);
        errors += validateVsphereVirtualDiskVolumeSource.errors.length;
      }
    }
    if(data.quobyte !== undefined){
      if(!(validateQuobyteVolumeSource(data.quobyte, instancePath+"/quobyte"))){
        for(const error of validateQuobyteVolumeSource.errors) (vErrors ??= []).push(error);
        errors += validateQuobyteVolumeSource.errors.length;
      }
    }
    if(data.azureDisk !== undefined){
      if(!(validateAzureDiskVolumeSource(data.azureDisk, instancePath+"/azureDisk"))){
        for(const error of validateAzureDiskVolumeSource.errors) (vErrors ??= []).push(error);
        errors += validateAzureDiskVolumeSource.errors.length;
      }
    }
    if(data.photonPersistentDisk !== undefined){
      if(!(validatePhotonPersistentDiskVolumeSource(data.photonPersistentDisk, instancePath+"/photonPersistentDisk"))){
        for(const error of validatePhotonPersistentDiskVolumeSource.errors) (vErrors ??= []).push(error);
        errors += validatePhotonPersistentDiskVolumeSource.errors.length;
      }
    }
    if(data.projected !== undefined){
      if(!(validateProjectedVolumeSource(data.projected, instancePath+"/projected"))){
        for(const error of validateProjectedVolumeSource.errors) (vErrors ??= []).push(error);
        errors += validateProjectedVolumeSource.errors.length;
      }
    }
    if(data.portworxVolume !== undefined){
      if(!(validatePortworxVolumeSource(data.portworxVolume, instancePath+"/portworxVolume"))){
        for(const error of validatePortworxVolumeSource.errors) (vErrors ??= []).push(error);
        errors += validatePortworxVolumeSource.errors.length;
      }
    }
    if(data.scaleIO !== undefined){
      if(!(validateScaleIOVolumeSource(data.scaleIO, instancePath+"/scaleIO"))){
        for(const error of validateScaleIOVolumeSource.errors) (vErrors ??= []).push(error);
        errors += validateScaleIOVolumeSource.errors.length;
      }
    }
    if(data.ephemeral !== undefined){
      if(!(validateEphemeralVolumeSource(data.ephemeral, instancePath+"/ephemeral"))){
        for(const error of validateEphemeralVolumeSource.errors) (vErrors ??= []).push(error);
        errors += validateEphemeralVolumeSource.errors.length;
      }
    }
    if(data.image !== undefined){
      if(!(validateImageVolumeSource(data.image, instancePath+"/image"))){
        for(const error of validateImageVolumeSource.errors) (vErrors ??= []).push(error);
        errors += validateImageVolumeSource.errors.length;
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


export function validateSecretVolumeSource(data, instancePath = ""){
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
  validateSecretVolumeSource.errors = vErrors;
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


export function validateDownwardAPIVolumeSource(data, instancePath = ""){
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
  validateDownwardAPIVolumeSource.errors = vErrors;
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
    if(data.fieldRef !== undefined){
      if(!(validateObjectFieldSelector(data.fieldRef, instancePath+"/fieldRef"))){
        for(const error of validateObjectFieldSelector.errors) (vErrors ??= []).push(error);
        errors += validateObjectFieldSelector.errors.length;
      }
    }
    if(data.resourceFieldRef !== undefined){
      if(!(validateResourceFieldSelector(data.resourceFieldRef, instancePath+"/resourceFieldRef"))){
        for(const error of validateResourceFieldSelector.errors) (vErrors ??= []).push(error);
        errors += validateResourceFieldSelector.errors.length;
      }
    }
    if(data.mode !== undefined){
      let data3 = data.mode;
      if(typeof data3 == "number"){
        if(data3 < 0 || data3 > 511){
          const err1 = {instancePath:instancePath+"/mode",keyword:"range",params:{minimum: 0, maximum: 511}};
          (vErrors ??= []).push(err1);
          errors++;
        }
      }
    }
  }
  validateDownwardAPIVolumeFile.errors = vErrors;
  return errors === 0;
}


export function validateConfigMapVolumeSource(data, instancePath = ""){
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
  validateConfigMapVolumeSource.errors = vErrors;
  return errors === 0;
}


export function validateEphemeralVolumeSource(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.volumeClaimTemplate !== undefined){
      if(!(validatePersistentVolumeClaimTemplate(data.volumeClaimTemplate, instancePath+"/volumeClaimTemplate"))){
        for(const error of validatePersistentVolumeClaimTemplate.errors) (vErrors ??= []).push(error);
        errors += validatePersistentVolumeClaimTemplate.errors.length;
      }
    }
  }
  validateEphemeralVolumeSource.errors = vErrors;
  return errors === 0;
}

const schema9 = {"properties":{"pullPolicy":{"enum":["Always","Never","IfNotPresent"]}}};

export function validateImageVolumeSource(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.pullPolicy !== undefined){
      let data0 = data.pullPolicy;
      if(!(((data0 === "Always") || (data0 === "Never")) || (data0 === "IfNotPresent"))){
        const err0 = {instancePath:instancePath+"/pullPolicy",keyword:"enum",params:{allowedValues: schema9.properties.pullPolicy.enum}};
        (vErrors ??= []).push(err0);
        errors++;
      }
    }
  }
  validateImageVolumeSource.errors = vErrors;
  return errors === 0;
}

// Generated from core/v1/persistentVolume.yaml. Do not edit.
// @ts-nocheck
import { formatChecks } from "../../../runtime/schema/index.ts";
import { validateObjectMeta } from "../../meta/v1.validator.ts";
import { validateAzureFilePersistentVolumeSource, validateCSIPersistentVolumeSource, validateCephFSPersistentVolumeSource, validateCinderPersistentVolumeSource, validateFlexPersistentVolumeSource, validateGlusterfsPersistentVolumeSource, validateISCSIPersistentVolumeSource, validateLocalVolumeSource, validateRBDPersistentVolumeSource, validateScaleIOPersistentVolumeSource } from "./persistentVolumeSource.validator.ts";
import { validateNodeSelector } from "./scheduling.validator.ts";
import { validateAWSElasticBlockStoreVolumeSource, validateAzureDiskVolumeSource, validateGCEPersistentDiskVolumeSource, validatePhotonPersistentDiskVolumeSource, validatePortworxVolumeSource, validateQuobyteVolumeSource, validateVsphereVirtualDiskVolumeSource } from "./storagePlugin.validator.ts";
import { validateHostPathVolumeSource } from "./volume.validator.ts";

export function validatePersistentVolume(data, instancePath = ""){
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
      if(!(validatePersistentVolumeSpec(data.spec, instancePath+"/spec"))){
        for(const error of validatePersistentVolumeSpec.errors) (vErrors ??= []).push(error);
        errors += validatePersistentVolumeSpec.errors.length;
      }
    }
    if(data.status !== undefined){
      if(!(validatePersistentVolumeStatus(data.status, instancePath+"/status"))){
        for(const error of validatePersistentVolumeStatus.errors) (vErrors ??= []).push(error);
        errors += validatePersistentVolumeStatus.errors.length;
      }
    }
  }
  validatePersistentVolume.errors = vErrors;
  return errors === 0;
}

const schema1 = {"properties":{"gcePersistentDisk":{"checkedBy":"validateGCEPersistentDiskVolumeSource"},"awsElasticBlockStore":{"checkedBy":"validateAWSElasticBlockStoreVolumeSource"},"hostPath":{"checkedBy":"validateHostPathVolumeSource"},"glusterfs":{"checkedBy":"validateGlusterfsPersistentVolumeSource"},"rbd":{"checkedBy":"validateRBDPersistentVolumeSource"},"iscsi":{"checkedBy":"validateISCSIPersistentVolumeSource"},"cinder":{"checkedBy":"validateCinderPersistentVolumeSource"},"cephfs":{"checkedBy":"validateCephFSPersistentVolumeSource"},"flexVolume":{"checkedBy":"validateFlexPersistentVolumeSource"},"azureFile":{"checkedBy":"validateAzureFilePersistentVolumeSource"},"vsphereVolume":{"checkedBy":"validateVsphereVirtualDiskVolumeSource"},"quobyte":{"checkedBy":"validateQuobyteVolumeSource"},"azureDisk":{"checkedBy":"validateAzureDiskVolumeSource"},"photonPersistentDisk":{"checkedBy":"validatePhotonPersistentDiskVolumeSource"},"portworxVolume":{"checkedBy":"validatePortworxVolumeSource"},"scaleIO":{"checkedBy":"validateScaleIOPersistentVolumeSource"},"local":{"checkedBy":"validateLocalVolumeSource"},"csi":{"checkedBy":"validateCSIPersistentVolumeSource"},"accessModes":{"items":{"enum":["ReadWriteOnce","ReadOnlyMany","ReadWriteMany","ReadWriteOncePod"]}},"persistentVolumeReclaimPolicy":{"enum":["Recycle","Delete","Retain"]},"storageClassName":{"format":"dns-subdomain"},"volumeMode":{"enum":["Block","Filesystem"]},"nodeAffinity":{"checkedBy":"validateVolumeNodeAffinity"}}};
const formats0 = formatChecks["dns-subdomain"];

export function validatePersistentVolumeSpec(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
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
    if(data.hostPath !== undefined){
      if(!(validateHostPathVolumeSource(data.hostPath, instancePath+"/hostPath"))){
        for(const error of validateHostPathVolumeSource.errors) (vErrors ??= []).push(error);
        errors += validateHostPathVolumeSource.errors.length;
      }
    }
    if(data.glusterfs !== undefined){
      if(!(validateGlusterfsPersistentVolumeSource(data.glusterfs, instancePath+"/glusterfs"))){
        for(const error of validateGlusterfsPersistentVolumeSource.errors) (vErrors ??= []).push(error);
        errors += validateGlusterfsPersistentVolumeSource.errors.length;
      }
    }
    if(data.rbd !== undefined){
      if(!(validateRBDPersistentVolumeSource(data.rbd, instancePath+"/rbd"))){
        for(const error of validateRBDPersistentVolumeSource.errors) (vErrors ??= []).push(error);
        errors += validateRBDPersistentVolumeSource.errors.length;
      }
    }
    if(data.iscsi !== undefined){
      if(!(validateISCSIPersistentVolumeSource(data.iscsi, instancePath+"/iscsi"))){
        for(const error of validateISCSIPersistentVolumeSource.errors) (vErrors ??= []).push(error);
        errors += validateISCSIPersistentVolumeSource.errors.length;
      }
    }
    if(data.cinder !== undefined){
      if(!(validateCinderPersistentVolumeSource(data.cinder, instancePath+"/cinder"))){
        for(const error of validateCinderPersistentVolumeSource.errors) (vErrors ??= []).push(error);
        errors += validateCinderPersistentVolumeSource.errors.length;
      }
    }
    if(data.cephfs !== undefined){
      if(!(validateCephFSPersistentVolumeSource(data.cephfs, instancePath+"/cephfs"))){
        for(const error of validateCephFSPersistentVolumeSource.errors) (vErrors ??= []).push(error);
        errors += validateCephFSPersistentVolumeSource.errors.length;
      }
    }
    if(data.flexVolume !== undefined){
      if(!(validateFlexPersistentVolumeSource(data.flexVolume, instancePath+"/flexVolume"))){
        for(const error of validateFlexPersistentVolumeSource.errors) (vErrors ??= []).push(error);
        errors += validateFlexPersistentVolumeSource.errors.length;
      }
    }
    if(data.azureFile !== undefined){
      if(!(validateAzureFilePersistentVolumeSource(data.azureFile, instancePath+"/azureFile"))){
        for(const error of validateAzureFilePersistentVolumeSource.errors) (vErrors ??= []).push(error);
        errors += validateAzureFilePersistentVolumeSource.errors.length;
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
    if(data.portworxVolume !== undefined){
      if(!(validatePortworxVolumeSource(data.portworxVolume, instancePath+"/portworxVolume"))){
        for(const error of validatePortworxVolumeSource.errors) (vErrors ??= []).push(error);
        errors += validatePortworxVolumeSource.errors.length;
      }
    }
    if(data.scaleIO !== undefined){
      if(!(validateScaleIOPersistentVolumeSource(data.scaleIO, instancePath+"/scaleIO"))){
        for(const error of validateScaleIOPersistentVolumeSource.errors) (vErrors ??= []).push(error);
        errors += validateScaleIOPersistentVolumeSource.errors.length;
      }
    }
    if(data.local !== undefined){
      if(!(validateLocalVolumeSource(data.local, instancePath+"/local"))){
        for(const error of validateLocalVolumeSource.errors) (vErrors ??= []).push(error);
        errors += validateLocalVolumeSource.errors.length;
      }
    }
    if(data.csi !== undefined){
      if(!(validateCSIPersistentVolumeSource(data.csi, instancePath+"/csi"))){
        for(const error of validateCSIPersistentVolumeSource.errors) (vErrors ??= []).push(error);
        errors += validateCSIPersistentVolumeSource.errors.length;
      }
    }
    if(data.accessModes !== undefined){
      let data18 = data.accessModes;
      if(Array.isArray(data18)){
        const len0 = data18.length;
        for(let i0=0; i0<len0; i0++){
          let data19 = data18[i0];
          if(!((((data19 === "ReadWriteOnce") || (data19 === "ReadOnlyMany")) || (data19 === "ReadWriteMany")) || (data19 === "ReadWriteOncePod"))){
            const err0 = {instancePath:instancePath+"/accessModes/" + i0,keyword:"enum",params:{allowedValues: schema1.properties.accessModes.items.enum}};
            (vErrors ??= []).push(err0);
            errors++;
          }
        }
      }
    }
    if(data.persistentVolumeReclaimPolicy !== undefined){
      let data20 = data.persistentVolumeReclaimPolicy;
      if(!(((data20 === "Recycle") || (data20 === "Delete")) || (data20 === "Retain"))){
        const err1 = {instancePath:instancePath+"/persistentVolumeReclaimPolicy",keyword:"enum",params:{allowedValues: schema1.properties.persistentVolumeReclaimPolicy.enum}};
        (vErrors ??= []).push(err1);
        errors++;
      }
    }
    if(data.storageClassName !== undefined){
      let data21 = data.storageClassName;
      if(typeof data21 === "string"){
        if(!(formats0(data21))){
          const err2 = {instancePath:instancePath+"/storageClassName",keyword:"format",params:{format: "dns-subdomain"}};
          (vErrors ??= []).push(err2);
          errors++;
        }
      }
    }
    if(data.volumeMode !== undefined){
      let data22 = data.volumeMode;
      if(!((data22 === "Block") || (data22 === "Filesystem"))){
        const err3 = {instancePath:instancePath+"/volumeMode",keyword:"enum",params:{allowedValues: schema1.properties.volumeMode.enum}};
        (vErrors ??= []).push(err3);
        errors++;
      }
    }
    if(data.nodeAffinity !== undefined){
      if(!(validateVolumeNodeAffinity(data.nodeAffinity, instancePath+"/nodeAffinity"))){
        for(const error of validateVolumeNodeAffinity.errors) (vErrors ??= []).push(error);
        errors += validateVolumeNodeAffinity.errors.length;
      }
    }
  }
  validatePersistentVolumeSpec.errors = vErrors;
  return errors === 0;
}


export function validateVolumeNodeAffinity(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.required !== undefined){
      if(!(validateNodeSelector(data.required, instancePath+"/required"))){
        for(const error of validateNodeSelector.errors) (vErrors ??= []).push(error);
        errors += validateNodeSelector.errors.length;
      }
    }
  }
  validateVolumeNodeAffinity.errors = vErrors;
  return errors === 0;
}

const schema3 = {"properties":{"phase":{"enum":["Pending","Available","Bound","Released","Failed"]}}};

export function validatePersistentVolumeStatus(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.phase !== undefined){
      let data0 = data.phase;
      if(!(((((data0 === "Pending") || (data0 === "Available")) || (data0 === "Bound")) || (data0 === "Released")) || (data0 === "Failed"))){
        const err0 = {instancePath:instancePath+"/phase",keyword:"enum",params:{allowedValues: schema3.properties.phase.enum}};
        (vErrors ??= []).push(err0);
        errors++;
      }
    }
  }
  validatePersistentVolumeStatus.errors = vErrors;
  return errors === 0;
}

// Generated from storage/v1/volumeAttachment.yaml. Do not edit.
// @ts-nocheck
import { validatePersistentVolumeSpec } from "../../core/v1/persistentVolume.validator.ts";
import { validateObjectMeta } from "../../meta/v1.validator.ts";

export function validateVolumeAttachment(data, instancePath = ""){
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
      if(!(validateVolumeAttachmentSpec(data.spec, instancePath+"/spec"))){
        for(const error of validateVolumeAttachmentSpec.errors) (vErrors ??= []).push(error);
        errors += validateVolumeAttachmentSpec.errors.length;
      }
    }
    if(data.status !== undefined){
      if(!(validateVolumeAttachmentStatus(data.status, instancePath+"/status"))){
        for(const error of validateVolumeAttachmentStatus.errors) (vErrors ??= []).push(error);
        errors += validateVolumeAttachmentStatus.errors.length;
      }
    }
  }
  validateVolumeAttachment.errors = vErrors;
  return errors === 0;
}

const func0 = (text) => {
  let length = text.length;
  for (let at = 1; at < text.length; at += 1) {
    if ((text.charCodeAt(at) & 0xfc00) === 0xdc00 && (text.charCodeAt(at - 1) & 0xfc00) === 0xd800) length -= 1;
  }
  return length;
};

export function validateVolumeAttachmentSpec(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.source !== undefined){
      if(!(validateVolumeAttachmentSource(data.source, instancePath+"/source"))){
        for(const error of validateVolumeAttachmentSource.errors) (vErrors ??= []).push(error);
        errors += validateVolumeAttachmentSource.errors.length;
      }
    }
    if(data.nodeName !== undefined){
      let data1 = data.nodeName;
      if(typeof data1 === "string"){
        if(func0(data1) < 1){
          const err0 = {instancePath:instancePath+"/nodeName",keyword:"minLength",params:{limit: 1}};
          (vErrors ??= []).push(err0);
          errors++;
        }
      }
    }
  }
  validateVolumeAttachmentSpec.errors = vErrors;
  return errors === 0;
}


export function validateVolumeAttachmentSource(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.inlineVolumeSpec !== undefined){
      if(!(validatePersistentVolumeSpec(data.inlineVolumeSpec, instancePath+"/inlineVolumeSpec"))){
        for(const error of validatePersistentVolumeSpec.errors) (vErrors ??= []).push(error);
        errors += validatePersistentVolumeSpec.errors.length;
      }
    }
  }
  validateVolumeAttachmentSource.errors = vErrors;
  return errors === 0;
}


export function validateVolumeAttachmentStatus(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.attachError !== undefined){
      if(!(validateVolumeError(data.attachError, instancePath+"/attachError"))){
        for(const error of validateVolumeError.errors) (vErrors ??= []).push(error);
        errors += validateVolumeError.errors.length;
      }
    }
    if(data.detachError !== undefined){
      if(!(validateVolumeError(data.detachError, instancePath+"/detachError"))){
        for(const error of validateVolumeError.errors) (vErrors ??= []).push(error);
        errors += validateVolumeError.errors.length;
      }
    }
  }
  validateVolumeAttachmentStatus.errors = vErrors;
  return errors === 0;
}


export function validateVolumeError(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.message !== undefined){
      let data0 = data.message;
      if(typeof data0 === "string"){
        if(func0(data0) > 1024){
          const err0 = {instancePath:instancePath+"/message",keyword:"maxLength",params:{limit: 1024}};
          (vErrors ??= []).push(err0);
          errors++;
        }
      }
    }
  }
  validateVolumeError.errors = vErrors;
  return errors === 0;
}

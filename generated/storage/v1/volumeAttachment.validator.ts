// Generated from storage/v1/volumeAttachment.yaml. Do not edit.
// @ts-nocheck
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
    if(data.nodeName !== undefined){
      let data0 = data.nodeName;
      if(typeof data0 === "string"){
        if(func0(data0) < 1){
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

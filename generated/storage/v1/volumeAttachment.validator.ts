// Generated from storage/v1/volumeAttachment.yaml. Do not edit.
// @ts-nocheck
import { formatChecks } from "../../../runtime/schema/index.ts";

const func0 = (text) => {
  let length = text.length;
  for (let at = 1; at < text.length; at += 1) {
    if ((text.charCodeAt(at) & 0xfc00) === 0xdc00 && (text.charCodeAt(at - 1) & 0xfc00) === 0xd800) length -= 1;
  }
  return length;
};
const formats0 = formatChecks["dns-subdomain"];

export function validateVolumeAttachmentSpec(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.attacher !== undefined){
      let data0 = data.attacher;
      if(typeof data0 === "string"){
        if(func0(data0) < 1){
          const err0 = {instancePath:instancePath+"/attacher",keyword:"minLength",params:{limit: 1}};
          (vErrors ??= []).push(err0);
          errors++;
        }
      }
    }
    if(data.nodeName !== undefined){
      let data1 = data.nodeName;
      if(typeof data1 === "string"){
        if(!(formats0(data1))){
          const err1 = {instancePath:instancePath+"/nodeName",keyword:"format",params:{format: "dns-subdomain"}};
          (vErrors ??= []).push(err1);
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

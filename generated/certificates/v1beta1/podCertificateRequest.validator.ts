// Generated from certificates/v1beta1/podCertificateRequest.yaml. Do not edit.
// @ts-nocheck
import { formatChecks, hasUniqueKeys } from "../../../runtime/schema/index.ts";

const func0 = (text) => {
  let length = text.length;
  for (let at = 1; at < text.length; at += 1) {
    if ((text.charCodeAt(at) & 0xfc00) === 0xdc00 && (text.charCodeAt(at - 1) & 0xfc00) === 0xd800) length -= 1;
  }
  return length;
};
const formats0 = formatChecks["dns-subdomain"];

export function validatePodCertificateRequestSpec(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.signerName !== undefined){
      let data0 = data.signerName;
      if(typeof data0 === "string"){
        if(func0(data0) < 1){
          const err0 = {instancePath:instancePath+"/signerName",keyword:"minLength",params:{limit: 1}};
          (vErrors ??= []).push(err0);
          errors++;
        }
      }
    }
    if(data.podName !== undefined){
      let data1 = data.podName;
      if(typeof data1 === "string"){
        if(!(formats0(data1))){
          const err1 = {instancePath:instancePath+"/podName",keyword:"format",params:{format: "dns-subdomain"}};
          (vErrors ??= []).push(err1);
          errors++;
        }
      }
    }
    if(data.podUID !== undefined){
      let data2 = data.podUID;
      if(typeof data2 === "string"){
        if(func0(data2) > 128){
          const err2 = {instancePath:instancePath+"/podUID",keyword:"maxLength",params:{limit: 128}};
          (vErrors ??= []).push(err2);
          errors++;
        }
      }
    }
    if(data.serviceAccountName !== undefined){
      let data3 = data.serviceAccountName;
      if(typeof data3 === "string"){
        if(!(formats0(data3))){
          const err3 = {instancePath:instancePath+"/serviceAccountName",keyword:"format",params:{format: "dns-subdomain"}};
          (vErrors ??= []).push(err3);
          errors++;
        }
      }
    }
    if(data.serviceAccountUID !== undefined){
      let data4 = data.serviceAccountUID;
      if(typeof data4 === "string"){
        if(func0(data4) > 128){
          const err4 = {instancePath:instancePath+"/serviceAccountUID",keyword:"maxLength",params:{limit: 128}};
          (vErrors ??= []).push(err4);
          errors++;
        }
      }
    }
    if(data.nodeName !== undefined){
      let data5 = data.nodeName;
      if(typeof data5 === "string"){
        if(!(formats0(data5))){
          const err5 = {instancePath:instancePath+"/nodeName",keyword:"format",params:{format: "dns-subdomain"}};
          (vErrors ??= []).push(err5);
          errors++;
        }
      }
    }
    if(data.nodeUID !== undefined){
      let data6 = data.nodeUID;
      if(typeof data6 === "string"){
        if(func0(data6) > 128){
          const err6 = {instancePath:instancePath+"/nodeUID",keyword:"maxLength",params:{limit: 128}};
          (vErrors ??= []).push(err6);
          errors++;
        }
      }
    }
  }
  validatePodCertificateRequestSpec.errors = vErrors;
  return errors === 0;
}

const schema1 = {"properties":{"conditions":{"uniqueKeys":["type"]}}};
const func4 = hasUniqueKeys;

export function validatePodCertificateRequestStatus(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.conditions !== undefined){
      let data0 = data.conditions;
      if(Array.isArray(data0)){
        if(!func4(data0, schema1.properties.conditions.uniqueKeys)){
          const err0 = {instancePath:instancePath+"/conditions",keyword:"uniqueKeys",params:{keys: schema1.properties.conditions.uniqueKeys}};
          (vErrors ??= []).push(err0);
          errors++;
        }
      }
    }
  }
  validatePodCertificateRequestStatus.errors = vErrors;
  return errors === 0;
}

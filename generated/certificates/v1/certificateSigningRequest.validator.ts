// Generated from certificates/v1/certificateSigningRequest.yaml. Do not edit.
// @ts-nocheck
import { hasUniqueKeys } from "../../../runtime/schema/index.ts";

const schema0 = {"properties":{"request":{"minLength":1},"signerName":{"minLength":1,"maxLength":571},"usages":{"items":{"enum":["signing","digital signature","content commitment","key encipherment","key agreement","data encipherment","cert sign","crl sign","encipher only","decipher only","any","server auth","client auth","code signing","email protection","s/mime","ipsec end system","ipsec tunnel","ipsec user","timestamping","ocsp signing","microsoft sgc","netscape sgc"]}}}};
const func0 = (text) => {
  let length = text.length;
  for (let at = 1; at < text.length; at += 1) {
    if ((text.charCodeAt(at) & 0xfc00) === 0xdc00 && (text.charCodeAt(at - 1) & 0xfc00) === 0xd800) length -= 1;
  }
  return length;
};

export function validateCertificateSigningRequestSpec(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.request !== undefined){
      let data0 = data.request;
      if(typeof data0 === "string"){
        if(func0(data0) < 1){
          const err0 = {instancePath:instancePath+"/request",keyword:"minLength",params:{limit: 1}};
          (vErrors ??= []).push(err0);
          errors++;
        }
      }
    }
    if(data.signerName !== undefined){
      let data1 = data.signerName;
      if(typeof data1 === "string"){
        if(func0(data1) > 571){
          const err1 = {instancePath:instancePath+"/signerName",keyword:"maxLength",params:{limit: 571}};
          (vErrors ??= []).push(err1);
          errors++;
        }
        if(func0(data1) < 1){
          const err2 = {instancePath:instancePath+"/signerName",keyword:"minLength",params:{limit: 1}};
          (vErrors ??= []).push(err2);
          errors++;
        }
      }
    }
    if(data.usages !== undefined){
      let data2 = data.usages;
      if(Array.isArray(data2)){
        const len0 = data2.length;
        for(let i0=0; i0<len0; i0++){
          let data3 = data2[i0];
          if(!(((((((((((((((((((((((data3 === "signing") || (data3 === "digital signature")) || (data3 === "content commitment")) || (data3 === "key encipherment")) || (data3 === "key agreement")) || (data3 === "data encipherment")) || (data3 === "cert sign")) || (data3 === "crl sign")) || (data3 === "encipher only")) || (data3 === "decipher only")) || (data3 === "any")) || (data3 === "server auth")) || (data3 === "client auth")) || (data3 === "code signing")) || (data3 === "email protection")) || (data3 === "s/mime")) || (data3 === "ipsec end system")) || (data3 === "ipsec tunnel")) || (data3 === "ipsec user")) || (data3 === "timestamping")) || (data3 === "ocsp signing")) || (data3 === "microsoft sgc")) || (data3 === "netscape sgc"))){
            const err3 = {instancePath:instancePath+"/usages/" + i0,keyword:"enum",params:{allowedValues: schema0.properties.usages.items.enum}};
            (vErrors ??= []).push(err3);
            errors++;
          }
        }
      }
    }
  }
  validateCertificateSigningRequestSpec.errors = vErrors;
  return errors === 0;
}

const schema1 = {"properties":{"conditions":{"uniqueKeys":["type"]}}};
const func3 = hasUniqueKeys;

export function validateCertificateSigningRequestStatus(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.conditions !== undefined){
      let data0 = data.conditions;
      if(Array.isArray(data0)){
        if(!func3(data0, schema1.properties.conditions.uniqueKeys)){
          const err0 = {instancePath:instancePath+"/conditions",keyword:"uniqueKeys",params:{keys: schema1.properties.conditions.uniqueKeys}};
          (vErrors ??= []).push(err0);
          errors++;
        }
      }
    }
  }
  validateCertificateSigningRequestStatus.errors = vErrors;
  return errors === 0;
}

// Generated from certificates/v1/certificateSigningRequest.yaml. Do not edit.
// @ts-nocheck
import { hasUniqueKeys } from "../../../runtime/schema/index.ts";

const schema0 = {"properties":{"signerName":{"minLength":1,"maxLength":571},"usages":{"items":{"enum":["signing","digital signature","content commitment","key encipherment","key agreement","data encipherment","cert sign","crl sign","encipher only","decipher only","any","server auth","client auth","code signing","email protection","s/mime","ipsec end system","ipsec tunnel","ipsec user","timestamping","ocsp signing","microsoft sgc","netscape sgc"]}}}};
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
    if(data.signerName !== undefined){
      let data0 = data.signerName;
      if(typeof data0 === "string"){
        if(func0(data0) > 571){
          const err0 = {instancePath:instancePath+"/signerName",keyword:"maxLength",params:{limit: 571}};
          (vErrors ??= []).push(err0);
          errors++;
        }
        if(func0(data0) < 1){
          const err1 = {instancePath:instancePath+"/signerName",keyword:"minLength",params:{limit: 1}};
          (vErrors ??= []).push(err1);
          errors++;
        }
      }
    }
    if(data.usages !== undefined){
      let data1 = data.usages;
      if(Array.isArray(data1)){
        const len0 = data1.length;
        for(let i0=0; i0<len0; i0++){
          let data2 = data1[i0];
          if(!(((((((((((((((((((((((data2 === "signing") || (data2 === "digital signature")) || (data2 === "content commitment")) || (data2 === "key encipherment")) || (data2 === "key agreement")) || (data2 === "data encipherment")) || (data2 === "cert sign")) || (data2 === "crl sign")) || (data2 === "encipher only")) || (data2 === "decipher only")) || (data2 === "any")) || (data2 === "server auth")) || (data2 === "client auth")) || (data2 === "code signing")) || (data2 === "email protection")) || (data2 === "s/mime")) || (data2 === "ipsec end system")) || (data2 === "ipsec tunnel")) || (data2 === "ipsec user")) || (data2 === "timestamping")) || (data2 === "ocsp signing")) || (data2 === "microsoft sgc")) || (data2 === "netscape sgc"))){
            const err2 = {instancePath:instancePath+"/usages/" + i0,keyword:"enum",params:{allowedValues: schema0.properties.usages.items.enum}};
            (vErrors ??= []).push(err2);
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
const func2 = hasUniqueKeys;

export function validateCertificateSigningRequestStatus(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.conditions !== undefined){
      let data0 = data.conditions;
      if(Array.isArray(data0)){
        if(!func2(data0, schema1.properties.conditions.uniqueKeys)){
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

// Generated from core/v1/projectedVolume.yaml. Do not edit.
// @ts-nocheck
const func0 = (text) => {
  let length = text.length;
  for (let at = 1; at < text.length; at += 1) {
    if ((text.charCodeAt(at) & 0xfc00) === 0xdc00 && (text.charCodeAt(at - 1) & 0xfc00) === 0xd800) length -= 1;
  }
  return length;
};

export function validateClusterTrustBundleProjection(data, instancePath = ""){
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
    if(data.signerName !== undefined){
      let data0 = data.signerName;
      if(typeof data0 === "string"){
        if(func0(data0) < 1){
          const err2 = {instancePath:instancePath+"/signerName",keyword:"minLength",params:{limit: 1}};
          (vErrors ??= []).push(err2);
          errors++;
        }
      }
    }
  }
  validatePodCertificateProjection.errors = vErrors;
  return errors === 0;
}

// Generated from coordination/v1alpha2/leaseCandidate.yaml. Do not edit.
// @ts-nocheck
const func0 = (text) => {
  let length = text.length;
  for (let at = 1; at < text.length; at += 1) {
    if ((text.charCodeAt(at) & 0xfc00) === 0xdc00 && (text.charCodeAt(at - 1) & 0xfc00) === 0xd800) length -= 1;
  }
  return length;
};

export function validateLeaseCandidateSpec(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.strategy === undefined){
      const err0 = {instancePath,keyword:"required",params:{missingProperty: "strategy"}};
      (vErrors ??= []).push(err0);
      errors++;
    }
    if(data.leaseName !== undefined){
      let data0 = data.leaseName;
      if(typeof data0 === "string"){
        if(func0(data0) < 1){
          const err1 = {instancePath:instancePath+"/leaseName",keyword:"minLength",params:{limit: 1}};
          (vErrors ??= []).push(err1);
          errors++;
        }
      }
    }
    if(data.binaryVersion !== undefined){
      let data1 = data.binaryVersion;
      if(typeof data1 === "string"){
        if(func0(data1) < 1){
          const err2 = {instancePath:instancePath+"/binaryVersion",keyword:"minLength",params:{limit: 1}};
          (vErrors ??= []).push(err2);
          errors++;
        }
      }
    }
  }
  validateLeaseCandidateSpec.errors = vErrors;
  return errors === 0;
}

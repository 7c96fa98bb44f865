// Generated from storage/v1beta1/volumeAttributesClass.yaml. Do not edit.
// @ts-nocheck
const func0 = (text) => {
  let length = text.length;
  for (let at = 1; at < text.length; at += 1) {
    if ((text.charCodeAt(at) & 0xfc00) === 0xdc00 && (text.charCodeAt(at - 1) & 0xfc00) === 0xd800) length -= 1;
  }
  return length;
};

export function validateVolumeAttributesClass(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.driverName !== undefined){
      let data0 = data.driverName;
      if(typeof data0 === "string"){
        if(func0(data0) < 1){
          const err0 = {instancePath:instancePath+"/driverName",keyword:"minLength",params:{limit: 1}};
          (vErrors ??= []).push(err0);
          errors++;
        }
      }
    }
    if(data.parameters !== undefined){
      let data1 = data.parameters;
      if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
        if(Object.keys(data1).length > 512){
          const err1 = {instancePath:instancePath+"/parameters",keyword:"maxProperties",params:{limit: 512}};
          (vErrors ??= []).push(err1);
          errors++;
        }
      }
    }
  }
  validateVolumeAttributesClass.errors = vErrors;
  return errors === 0;
}

// Generated from storage/v1/storageClass.yaml. Do not edit.
// @ts-nocheck
const schema0 = {"properties":{"provisioner":{"minLength":1},"parameters":{"maxProperties":512},"reclaimPolicy":{"enum":["Delete","Retain",""]},"volumeBindingMode":{"enum":["Immediate","WaitForFirstConsumer"]}}};
const func0 = (text) => {
  let length = text.length;
  for (let at = 1; at < text.length; at += 1) {
    if ((text.charCodeAt(at) & 0xfc00) === 0xdc00 && (text.charCodeAt(at - 1) & 0xfc00) === 0xd800) length -= 1;
  }
  return length;
};

export function validateStorageClass(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.provisioner !== undefined){
      let data0 = data.provisioner;
      if(typeof data0 === "string"){
        if(func0(data0) < 1){
          const err0 = {instancePath:instancePath+"/provisioner",keyword:"minLength",params:{limit: 1}};
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
    if(data.reclaimPolicy !== undefined){
      let data2 = data.reclaimPolicy;
      if(!(((data2 === "Delete") || (data2 === "Retain")) || (data2 === ""))){
        const err2 = {instancePath:instancePath+"/reclaimPolicy",keyword:"enum",params:{allowedValues: schema0.properties.reclaimPolicy.enum}};
        (vErrors ??= []).push(err2);
        errors++;
      }
    }
    if(data.volumeBindingMode !== undefined){
      let data3 = data.volumeBindingMode;
      if(!((data3 === "Immediate") || (data3 === "WaitForFirstConsumer"))){
        const err3 = {instancePath:instancePath+"/volumeBindingMode",keyword:"enum",params:{allowedValues: schema0.properties.volumeBindingMode.enum}};
        (vErrors ??= []).push(err3);
        errors++;
      }
    }
  }
  validateStorageClass.errors = vErrors;
  return errors === 0;
}

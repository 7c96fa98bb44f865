// Generated from resource/v1/deviceClass.yaml. Do not edit.
// @ts-nocheck
export function validateDeviceClassSpec(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.selectors !== undefined){
      let data0 = data.selectors;
      if(Array.isArray(data0)){
        if(data0.length > 32){
          const err0 = {instancePath:instancePath+"/selectors",keyword:"maxItems",params:{limit: 32}};
          (vErrors ??= []).push(err0);
          errors++;
        }
      }
    }
    if(data.config !== undefined){
      let data1 = data.config;
      if(Array.isArray(data1)){
        if(data1.length > 32){
          const err1 = {instancePath:instancePath+"/config",keyword:"maxItems",params:{limit: 32}};
          (vErrors ??= []).push(err1);
          errors++;
        }
      }
    }
  }
  validateDeviceClassSpec.errors = vErrors;
  return errors === 0;
}

// Generated from autoscaling/v1/scale.yaml. Do not edit.
// @ts-nocheck
export function validateScaleSpec(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.replicas !== undefined){
      let data0 = data.replicas;
      if(typeof data0 == "number"){
        if(data0 < 0 || isNaN(data0)){
          const err0 = {instancePath:instancePath+"/replicas",keyword:"minimum",params:{comparison: ">=", limit: 0}};
          (vErrors ??= []).push(err0);
          errors++;
        }
      }
    }
  }
  validateScaleSpec.errors = vErrors;
  return errors === 0;
}

// Generated from coordination/v1/lease.yaml. Do not edit.
// @ts-nocheck
export function validateLeaseSpec(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.leaseDurationSeconds !== undefined){
      let data0 = data.leaseDurationSeconds;
      if(typeof data0 == "number"){
        if(data0 <= 0 || isNaN(data0)){
          const err0 = {instancePath:instancePath+"/leaseDurationSeconds",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0}};
          (vErrors ??= []).push(err0);
          errors++;
        }
      }
    }
    if(data.leaseTransitions !== undefined){
      let data1 = data.leaseTransitions;
      if(typeof data1 == "number"){
        if(data1 < 0 || isNaN(data1)){
          const err1 = {instancePath:instancePath+"/leaseTransitions",keyword:"minimum",params:{comparison: ">=", limit: 0}};
          (vErrors ??= []).push(err1);
          errors++;
        }
      }
    }
  }
  validateLeaseSpec.errors = vErrors;
  return errors === 0;
}

// Generated from metrics/v1beta1/nodeMetrics.yaml. Do not edit.
// @ts-nocheck
export function validateNodeMetrics(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.timestamp !== undefined){
      if(typeof data.timestamp !== "string"){
        const err0 = {instancePath:instancePath+"/timestamp",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err0);
        errors++;
      }
    }
  }
  validateNodeMetrics.errors = vErrors;
  return errors === 0;
}

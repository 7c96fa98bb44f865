// Generated from apps/v1/controllerRevision.yaml. Do not edit.
// @ts-nocheck
export function validateControllerRevision(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.revision !== undefined){
      let data0 = data.revision;
      if(typeof data0 == "number"){
        if(data0 < 0 || isNaN(data0)){
          const err0 = {instancePath:instancePath+"/revision",keyword:"minimum",params:{comparison: ">=", limit: 0}};
          (vErrors ??= []).push(err0);
          errors++;
        }
      }
    }
  }
  validateControllerRevision.errors = vErrors;
  return errors === 0;
}

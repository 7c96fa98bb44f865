// Generated from apps/v1/controllerRevision.yaml. Do not edit.
// @ts-nocheck
import { validateObjectMeta } from "../../meta/v1.validator.ts";

export function validateControllerRevision(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.metadata !== undefined){
      if(!(validateObjectMeta(data.metadata, instancePath+"/metadata"))){
        for(const error of validateObjectMeta.errors) (vErrors ??= []).push(error);
        errors += validateObjectMeta.errors.length;
      }
    }
    if(data.revision !== undefined){
      let data1 = data.revision;
      if(typeof data1 == "number"){
        if(data1 < 0 || isNaN(data1)){
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

// Generated from core/v1/limitRange.yaml. Do not edit.
// @ts-nocheck
import { formatChecks } from "../../../runtime/schema/index.ts";

const formats0 = formatChecks["qualified-name"];

export function validateLimitRangeItem(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.type !== undefined){
      let data0 = data.type;
      if(typeof data0 === "string"){
        if(!(formats0(data0))){
          const err0 = {instancePath:instancePath+"/type",keyword:"format",params:{format: "qualified-name"}};
          (vErrors ??= []).push(err0);
          errors++;
        }
      }
    }
  }
  validateLimitRangeItem.errors = vErrors;
  return errors === 0;
}

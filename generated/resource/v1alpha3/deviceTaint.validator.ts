// Generated from resource/v1alpha3/deviceTaint.yaml. Do not edit.
// @ts-nocheck
import { formatChecks } from "../../../runtime/schema/index.ts";

const schema0 = {"properties":{"key":{"format":"qualified-name"},"value":{"format":"label-value"},"effect":{"enum":["None","NoSchedule","NoExecute"]}}};
const formats0 = formatChecks["qualified-name"];
const formats2 = formatChecks["label-value"];

export function validateDeviceTaint(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.key !== undefined){
      let data0 = data.key;
      if(typeof data0 === "string"){
        if(!(formats0(data0))){
          const err0 = {instancePath:instancePath+"/key",keyword:"format",params:{format: "qualified-name"}};
          (vErrors ??= []).push(err0);
          errors++;
        }
      }
    }
    if(data.value !== undefined){
      let data1 = data.value;
      if(typeof data1 === "string"){
        if(!(formats2(data1))){
          const err1 = {instancePath:instancePath+"/value",keyword:"format",params:{format: "label-value"}};
          (vErrors ??= []).push(err1);
          errors++;
        }
      }
    }
    if(data.effect !== undefined){
      let data2 = data.effect;
      if(!(((data2 === "None") || (data2 === "NoSchedule")) || (data2 === "NoExecute"))){
        const err2 = {instancePath:instancePath+"/effect",keyword:"enum",params:{allowedValues: schema0.properties.effect.enum}};
        (vErrors ??= []).push(err2);
        errors++;
      }
    }
  }
  validateDeviceTaint.errors = vErrors;
  return errors === 0;
}

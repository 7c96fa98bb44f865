// Generated from core/v1/limitRange.yaml. Do not edit.
// @ts-nocheck
import { formatChecks } from "../../../runtime/schema/index.ts";
import { validateObjectMeta } from "../../meta/v1.validator.ts";

export function validateLimitRange(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.metadata !== undefined){
      if(!(validateObjectMeta(data.metadata, instancePath+"/metadata"))){
        for(const error of validateObjectMeta.errors) (vErrors ??= []).push(error);
        errors += validateObjectMeta.errors.length;
      }
    }
    if(data.spec !== undefined){
      if(!(validateLimitRangeSpec(data.spec, instancePath+"/spec"))){
        for(const error of validateLimitRangeSpec.errors) (vErrors ??= []).push(error);
        errors += validateLimitRangeSpec.errors.length;
      }
    }
  }
  validateLimitRange.errors = vErrors;
  return errors === 0;
}


export function validateLimitRangeSpec(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.limits !== undefined){
      let data0 = data.limits;
      if(Array.isArray(data0)){
        const len0 = data0.length;
        for(let i0=0; i0<len0; i0++){
          if(!(validateLimitRangeItem(data0[i0], instancePath+"/limits/" + i0))){
            for(const error of validateLimitRangeItem.errors) (vErrors ??= []).push(error);
            errors += validateLimitRangeItem.errors.length;
          }
        }
      }
    }
  }
  validateLimitRangeSpec.errors = vErrors;
  return errors === 0;
}

const formats0 = formatChecks["qualified-name"];
const func0 = (text) => {
  let length = text.length;
  for (let at = 1; at < text.length; at += 1) {
    if ((text.charCodeAt(at) & 0xfc00) === 0xdc00 && (text.charCodeAt(at - 1) & 0xfc00) === 0xd800) length -= 1;
  }
  return length;
};

export function validateLimitRangeItem(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.type !== undefined){
      let data0 = data.type;
      if(typeof data0 === "string"){
        if(func0(data0) < 1){
          const err0 = {instancePath:instancePath+"/type",keyword:"minLength",params:{limit: 1}};
          (vErrors ??= []).push(err0);
          errors++;
        }
        if(!(formats0(data0))){
          const err1 = {instancePath:instancePath+"/type",keyword:"format",params:{format: "qualified-name"}};
          (vErrors ??= []).push(err1);
          errors++;
        }
      }
    }
  }
  validateLimitRangeItem.errors = vErrors;
  return errors === 0;
}

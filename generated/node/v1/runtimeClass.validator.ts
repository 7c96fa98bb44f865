// Generated from node/v1/runtimeClass.yaml. Do not edit.
// @ts-nocheck
import { formatChecks } from "../../../runtime/schema/index.ts";
import { validateToleration } from "../../core/v1/scheduling.validator.ts";
import { validateObjectMeta } from "../../meta/v1.validator.ts";

const formats0 = formatChecks["dns-label"];
const func0 = (text) => {
  let length = text.length;
  for (let at = 1; at < text.length; at += 1) {
    if ((text.charCodeAt(at) & 0xfc00) === 0xdc00 && (text.charCodeAt(at - 1) & 0xfc00) === 0xd800) length -= 1;
  }
  return length;
};

export function validateRuntimeClass(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.metadata !== undefined){
      if(!(validateObjectMeta(data.metadata, instancePath+"/metadata"))){
        for(const error of validateObjectMeta.errors) (vErrors ??= []).push(error);
        errors += validateObjectMeta.errors.length;
      }
    }
    if(data.handler !== undefined){
      let data1 = data.handler;
      if(typeof data1 === "string"){
        if(func0(data1) < 1){
          const err0 = {instancePath:instancePath+"/handler",keyword:"minLength",params:{limit: 1}};
          (vErrors ??= []).push(err0);
          errors++;
        }
        if(!(formats0(data1))){
          const err1 = {instancePath:instancePath+"/handler",keyword:"format",params:{format: "dns-label"}};
          (vErrors ??= []).push(err1);
          errors++;
        }
      }
    }
    if(data.scheduling !== undefined){
      if(!(validateScheduling(data.scheduling, instancePath+"/scheduling"))){
        for(const error of validateScheduling.errors) (vErrors ??= []).push(error);
        errors += validateScheduling.errors.length;
      }
    }
  }
  validateRuntimeClass.errors = vErrors;
  return errors === 0;
}

const formats2 = formatChecks["label-value"];

export function validateScheduling(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.nodeSelector !== undefined){
      let data0 = data.nodeSelector;
      if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
        for(const key0 in data0){
          let data1 = data0[key0];
          if(typeof data1 === "string"){
            if(!(formats2(data1))){
              const err0 = {instancePath:instancePath+"/nodeSelector/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"format",params:{format: "label-value"}};
              (vErrors ??= []).push(err0);
              errors++;
            }
          }
        }
      }
    }
    if(data.tolerations !== undefined){
      let data2 = data.tolerations;
      if(Array.isArray(data2)){
        const len0 = data2.length;
        for(let i0=0; i0<len0; i0++){
          if(!(validateToleration(data2[i0], instancePath+"/tolerations/" + i0))){
            for(const error of validateToleration.errors) (vErrors ??= []).push(error);
            errors += validateToleration.errors.length;
          }
        }
      }
    }
  }
  validateScheduling.errors = vErrors;
  return errors === 0;
}

// Generated from node/v1/runtimeClass.yaml. Do not edit.
// @ts-nocheck
import { formatChecks } from "../../../runtime/schema/index.ts";

const formats0 = formatChecks["dns-label or empty"];
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
    if(data.handler !== undefined){
      let data0 = data.handler;
      if(typeof data0 === "string"){
        if(func0(data0) < 1){
          const err0 = {instancePath:instancePath+"/handler",keyword:"minLength",params:{limit: 1}};
          (vErrors ??= []).push(err0);
          errors++;
        }
        if(!(formats0(data0))){
          const err1 = {instancePath:instancePath+"/handler",keyword:"format",params:{format: "dns-label or empty"}};
          (vErrors ??= []).push(err1);
          errors++;
        }
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
  }
  validateScheduling.errors = vErrors;
  return errors === 0;
}

// Generated from autoscaling/v1/horizontalPodAutoscaler.yaml. Do not edit.
// @ts-nocheck
import { formatChecks } from "../../../runtime/schema/index.ts";

const formats0 = formatChecks["path-segment or empty"];
const func0 = (text) => {
  let length = text.length;
  for (let at = 1; at < text.length; at += 1) {
    if ((text.charCodeAt(at) & 0xfc00) === 0xdc00 && (text.charCodeAt(at - 1) & 0xfc00) === 0xd800) length -= 1;
  }
  return length;
};

export function validateCrossVersionObjectReference(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.kind !== undefined){
      let data0 = data.kind;
      if(typeof data0 === "string"){
        if(func0(data0) < 1){
          const err0 = {instancePath:instancePath+"/kind",keyword:"minLength",params:{limit: 1}};
          (vErrors ??= []).push(err0);
          errors++;
        }
        if(!(formats0(data0))){
          const err1 = {instancePath:instancePath+"/kind",keyword:"format",params:{format: "path-segment or empty"}};
          (vErrors ??= []).push(err1);
          errors++;
        }
      }
    }
    if(data.name !== undefined){
      let data1 = data.name;
      if(typeof data1 === "string"){
        if(func0(data1) < 1){
          const err2 = {instancePath:instancePath+"/name",keyword:"minLength",params:{limit: 1}};
          (vErrors ??= []).push(err2);
          errors++;
        }
        if(!(formats0(data1))){
          const err3 = {instancePath:instancePath+"/name",keyword:"format",params:{format: "path-segment or empty"}};
          (vErrors ??= []).push(err3);
          errors++;
        }
      }
    }
  }
  validateCrossVersionObjectReference.errors = vErrors;
  return errors === 0;
}


export function validateHorizontalPodAutoscalerStatus(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.currentReplicas !== undefined){
      let data0 = data.currentReplicas;
      if(typeof data0 == "number"){
        if(data0 < 0 || isNaN(data0)){
          const err0 = {instancePath:instancePath+"/currentReplicas",keyword:"minimum",params:{comparison: ">=", limit: 0}};
          (vErrors ??= []).push(err0);
          errors++;
        }
      }
    }
    if(data.desiredReplicas !== undefined){
      let data1 = data.desiredReplicas;
      if(typeof data1 == "number"){
        if(data1 < 0 || isNaN(data1)){
          const err1 = {instancePath:instancePath+"/desiredReplicas",keyword:"minimum",params:{comparison: ">=", limit: 0}};
          (vErrors ??= []).push(err1);
          errors++;
        }
      }
    }
  }
  validateHorizontalPodAutoscalerStatus.errors = vErrors;
  return errors === 0;
}

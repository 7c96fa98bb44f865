// Generated from meta/v1.yaml. Do not edit.
// @ts-nocheck
import { formatChecks } from "../../runtime/schema/index.ts";

const formats0 = formatChecks["label-value"];

export function validateLabelSelector(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.matchLabels !== undefined){
      let data0 = data.matchLabels;
      if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
        for(const key0 in data0){
          let data1 = data0[key0];
          if(typeof data1 === "string"){
            if(!(formats0(data1))){
              const err0 = {instancePath:instancePath+"/matchLabels/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"format",params:{format: "label-value"}};
              (vErrors ??= []).push(err0);
              errors++;
            }
          }
        }
      }
    }
  }
  validateLabelSelector.errors = vErrors;
  return errors === 0;
}

const formats2 = formatChecks["qualified-name"];

export function validateLabelSelectorRequirement(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.key !== undefined){
      let data0 = data.key;
      if(typeof data0 === "string"){
        if(!(formats2(data0))){
          const err0 = {instancePath:instancePath+"/key",keyword:"format",params:{format: "qualified-name"}};
          (vErrors ??= []).push(err0);
          errors++;
        }
      }
    }
  }
  validateLabelSelectorRequirement.errors = vErrors;
  return errors === 0;
}

const schema2 = {"properties":{"type":{"format":"qualified-name"},"status":{"enum":["True","False","Unknown"]},"observedGeneration":{"minimum":0},"lastTransitionTime":{"type":"string"},"reason":{"maxLength":1024,"format":"condition-reason or empty","minLength":1},"message":{"maxLength":32768}}};
const formats6 = formatChecks["condition-reason or empty"];
const func0 = (text) => {
  let length = text.length;
  for (let at = 1; at < text.length; at += 1) {
    if ((text.charCodeAt(at) & 0xfc00) === 0xdc00 && (text.charCodeAt(at - 1) & 0xfc00) === 0xd800) length -= 1;
  }
  return length;
};

export function validateCondition(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.type !== undefined){
      let data0 = data.type;
      if(typeof data0 === "string"){
        if(!(formats2(data0))){
          const err0 = {instancePath:instancePath+"/type",keyword:"format",params:{format: "qualified-name"}};
          (vErrors ??= []).push(err0);
          errors++;
        }
      }
    }
    if(data.status !== undefined){
      let data1 = data.status;
      if(!(((data1 === "True") || (data1 === "False")) || (data1 === "Unknown"))){
        const err1 = {instancePath:instancePath+"/status",keyword:"enum",params:{allowedValues: schema2.properties.status.enum}};
        (vErrors ??= []).push(err1);
        errors++;
      }
    }
    if(data.observedGeneration !== undefined){
      let data2 = data.observedGeneration;
      if(typeof data2 == "number"){
        if(data2 < 0 || isNaN(data2)){
          const err2 = {instancePath:instancePath+"/observedGeneration",keyword:"minimum",params:{comparison: ">=", limit: 0}};
          (vErrors ??= []).push(err2);
          errors++;
        }
      }
    }
    if(data.lastTransitionTime !== undefined){
      if(typeof data.lastTransitionTime !== "string"){
        const err3 = {instancePath:instancePath+"/lastTransitionTime",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err3);
        errors++;
      }
    }
    if(data.reason !== undefined){
      let data4 = data.reason;
      if(typeof data4 === "string"){
        if(func0(data4) > 1024){
          const err4 = {instancePath:instancePath+"/reason",keyword:"maxLength",params:{limit: 1024}};
          (vErrors ??= []).push(err4);
          errors++;
        }
        if(func0(data4) < 1){
          const err5 = {instancePath:instancePath+"/reason",keyword:"minLength",params:{limit: 1}};
          (vErrors ??= []).push(err5);
          errors++;
        }
        if(!(formats6(data4))){
          const err6 = {instancePath:instancePath+"/reason",keyword:"format",params:{format: "condition-reason or empty"}};
          (vErrors ??= []).push(err6);
          errors++;
        }
      }
    }
    if(data.message !== undefined){
      let data5 = data.message;
      if(typeof data5 === "string"){
        if(func0(data5) > 32768){
          const err7 = {instancePath:instancePath+"/message",keyword:"maxLength",params:{limit: 32768}};
          (vErrors ??= []).push(err7);
          errors++;
        }
      }
    }
  }
  validateCondition.errors = vErrors;
  return errors === 0;
}

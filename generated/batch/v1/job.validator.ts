// Generated from batch/v1/job.yaml. Do not edit.
// @ts-nocheck
import { formatChecks, hasUniqueItems } from "../../../runtime/schema/index.ts";

const schema0 = {"properties":{"parallelism":{"minimum":0},"completions":{"minimum":0},"activeDeadlineSeconds":{"minimum":0},"backoffLimit":{"minimum":0},"backoffLimitPerIndex":{"minimum":0},"maxFailedIndexes":{"minimum":0},"ttlSecondsAfterFinished":{"minimum":0},"completionMode":{"givenEnum":["NonIndexed","Indexed"]},"managedBy":{"minLength":1,"maxLength":63,"format":"domain-prefixed-path or empty"}}};
const formats0 = formatChecks["domain-prefixed-path or empty"];
const func0 = (text) => {
  let length = text.length;
  for (let at = 1; at < text.length; at += 1) {
    if ((text.charCodeAt(at) & 0xfc00) === 0xdc00 && (text.charCodeAt(at - 1) & 0xfc00) === 0xd800) length -= 1;
  }
  return length;
};

export function validateJobSpec(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.parallelism !== undefined){
      let data0 = data.parallelism;
      if(typeof data0 == "number"){
        if(data0 < 0 || isNaN(data0)){
          const err0 = {instancePath:instancePath+"/parallelism",keyword:"minimum",params:{comparison: ">=", limit: 0}};
          (vErrors ??= []).push(err0);
          errors++;
        }
      }
    }
    if(data.completions !== undefined){
      let data1 = data.completions;
      if(typeof data1 == "number"){
        if(data1 < 0 || isNaN(data1)){
          const err1 = {instancePath:instancePath+"/completions",keyword:"minimum",params:{comparison: ">=", limit: 0}};
          (vErrors ??= []).push(err1);
          errors++;
        }
      }
    }
    if(data.activeDeadlineSeconds !== undefined){
      let data2 = data.activeDeadlineSeconds;
      if(typeof data2 == "number"){
        if(data2 < 0 || isNaN(data2)){
          const err2 = {instancePath:instancePath+"/activeDeadlineSeconds",keyword:"minimum",params:{comparison: ">=", limit: 0}};
          (vErrors ??= []).push(err2);
          errors++;
        }
      }
    }
    if(data.backoffLimit !== undefined){
      let data3 = data.backoffLimit;
      if(typeof data3 == "number"){
        if(data3 < 0 || isNaN(data3)){
          const err3 = {instancePath:instancePath+"/backoffLimit",keyword:"minimum",params:{comparison: ">=", limit: 0}};
          (vErrors ??= []).push(err3);
          errors++;
        }
      }
    }
    if(data.backoffLimitPerIndex !== undefined){
      let data4 = data.backoffLimitPerIndex;
      if(typeof data4 == "number"){
        if(data4 < 0 || isNaN(data4)){
          const err4 = {instancePath:instancePath+"/backoffLimitPerIndex",keyword:"minimum",params:{comparison: ">=", limit: 0}};
          (vErrors ??= []).push(err4);
          errors++;
        }
      }
    }
    if(data.maxFailedIndexes !== undefined){
      let data5 = data.maxFailedIndexes;
      if(typeof data5 == "number"){
        if(data5 < 0 || isNaN(data5)){
          const err5 = {instancePath:instancePath+"/maxFailedIndexes",keyword:"minimum",params:{comparison: ">=", limit: 0}};
          (vErrors ??= []).push(err5);
          errors++;
        }
      }
    }
    if(data.ttlSecondsAfterFinished !== undefined){
      let data6 = data.ttlSecondsAfterFinished;
      if(typeof data6 == "number"){
        if(data6 < 0 || isNaN(data6)){
          const err6 = {instancePath:instancePath+"/ttlSecondsAfterFinished",keyword:"minimum",params:{comparison: ">=", limit: 0}};
          (vErrors ??= []).push(err6);
          errors++;
        }
      }
    }
    if(data.completionMode !== undefined){
      if(!schema0.properties.completionMode.givenEnum.includes(data.completionMode)){
        const err7 = {instancePath:instancePath+"/completionMode",keyword:"givenEnum",params:{allowedValues: schema0.properties.completionMode.givenEnum}};
        (vErrors ??= []).push(err7);
        errors++;
      }
    }
    if(data.managedBy !== undefined){
      let data8 = data.managedBy;
      if(typeof data8 === "string"){
        if(func0(data8) > 63){
          const err8 = {instancePath:instancePath+"/managedBy",keyword:"maxLength",params:{limit: 63}};
          (vErrors ??= []).push(err8);
          errors++;
        }
        if(func0(data8) < 1){
          const err9 = {instancePath:instancePath+"/managedBy",keyword:"minLength",params:{limit: 1}};
          (vErrors ??= []).push(err9);
          errors++;
        }
        if(!(formats0(data8))){
          const err10 = {instancePath:instancePath+"/managedBy",keyword:"format",params:{format: "domain-prefixed-path or empty"}};
          (vErrors ??= []).push(err10);
          errors++;
        }
      }
    }
  }
  validateJobSpec.errors = vErrors;
  return errors === 0;
}


export function validatePodFailurePolicy(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.rules !== undefined){
      let data0 = data.rules;
      if(Array.isArray(data0)){
        if(data0.length > 20){
          const err0 = {instancePath:instancePath+"/rules",keyword:"maxItems",params:{limit: 20}};
          (vErrors ??= []).push(err0);
          errors++;
        }
      }
    }
  }
  validatePodFailurePolicy.errors = vErrors;
  return errors === 0;
}

const schema2 = {"properties":{"action":{"enum":["FailJob","FailIndex","Ignore","Count"]},"onPodConditions":{"maxItems":20}}};

export function validatePodFailurePolicyRule(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.action !== undefined){
      let data0 = data.action;
      if(!((((data0 === "FailJob") || (data0 === "FailIndex")) || (data0 === "Ignore")) || (data0 === "Count"))){
        const err0 = {instancePath:instancePath+"/action",keyword:"enum",params:{allowedValues: schema2.properties.action.enum}};
        (vErrors ??= []).push(err0);
        errors++;
      }
    }
    if(data.onPodConditions !== undefined){
      let data1 = data.onPodConditions;
      if(Array.isArray(data1)){
        if(data1.length > 20){
          const err1 = {instancePath:instancePath+"/onPodConditions",keyword:"maxItems",params:{limit: 20}};
          (vErrors ??= []).push(err1);
          errors++;
        }
      }
    }
  }
  validatePodFailurePolicyRule.errors = vErrors;
  return errors === 0;
}

const schema3 = {"properties":{"operator":{"enum":["In","NotIn"]},"values":{"maxItems":255,"unique":true}}};
const func2 = hasUniqueItems;

export function validatePodFailurePolicyOnExitCodesRequirement(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.operator !== undefined){
      let data0 = data.operator;
      if(!((data0 === "In") || (data0 === "NotIn"))){
        const err0 = {instancePath:instancePath+"/operator",keyword:"enum",params:{allowedValues: schema3.properties.operator.enum}};
        (vErrors ??= []).push(err0);
        errors++;
      }
    }
    if(data.values !== undefined){
      let data1 = data.values;
      if(Array.isArray(data1)){
        if(data1.length > 255){
          const err1 = {instancePath:instancePath+"/values",keyword:"maxItems",params:{limit: 255}};
          (vErrors ??= []).push(err1);
          errors++;
        }
        if(!func2(data1)){
          const err2 = {instancePath:instancePath+"/values",keyword:"unique",params:{}};
          (vErrors ??= []).push(err2);
          errors++;
        }
      }
    }
  }
  validatePodFailurePolicyOnExitCodesRequirement.errors = vErrors;
  return errors === 0;
}

const formats2 = formatChecks["qualified-name"];

export function validatePodFailurePolicyOnPodConditionsPattern(data, instancePath = ""){
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
  }
  validatePodFailurePolicyOnPodConditionsPattern.errors = vErrors;
  return errors === 0;
}


export function validateSuccessPolicy(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.rules !== undefined){
      let data0 = data.rules;
      if(Array.isArray(data0)){
        if(data0.length > 20){
          const err0 = {instancePath:instancePath+"/rules",keyword:"maxItems",params:{limit: 20}};
          (vErrors ??= []).push(err0);
          errors++;
        }
        if(data0.length < 1){
          const err1 = {instancePath:instancePath+"/rules",keyword:"minItems",params:{limit: 1}};
          (vErrors ??= []).push(err1);
          errors++;
        }
      }
    }
  }
  validateSuccessPolicy.errors = vErrors;
  return errors === 0;
}


export function validateSuccessPolicyRule(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.succeededIndexes !== undefined){
      let data0 = data.succeededIndexes;
      if(typeof data0 === "string"){
        if(func0(data0) > 65536){
          const err0 = {instancePath:instancePath+"/succeededIndexes",keyword:"maxLength",params:{limit: 65536}};
          (vErrors ??= []).push(err0);
          errors++;
        }
      }
    }
    if(data.succeededCount !== undefined){
      let data1 = data.succeededCount;
      if(typeof data1 == "number"){
        if(data1 < 0 || isNaN(data1)){
          const err1 = {instancePath:instancePath+"/succeededCount",keyword:"minimum",params:{comparison: ">=", limit: 0}};
          (vErrors ??= []).push(err1);
          errors++;
        }
      }
    }
  }
  validateSuccessPolicyRule.errors = vErrors;
  return errors === 0;
}


export function validateJobStatus(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.active !== undefined){
      let data0 = data.active;
      if(typeof data0 == "number"){
        if(data0 < 0 || isNaN(data0)){
          const err0 = {instancePath:instancePath+"/active",keyword:"minimum",params:{comparison: ">=", limit: 0}};
          (vErrors ??= []).push(err0);
          errors++;
        }
      }
    }
    if(data.succeeded !== undefined){
      let data1 = data.succeeded;
      if(typeof data1 == "number"){
        if(data1 < 0 || isNaN(data1)){
          const err1 = {instancePath:instancePath+"/succeeded",keyword:"minimum",params:{comparison: ">=", limit: 0}};
          (vErrors ??= []).push(err1);
          errors++;
        }
      }
    }
    if(data.failed !== undefined){
      let data2 = data.failed;
      if(typeof data2 == "number"){
        if(data2 < 0 || isNaN(data2)){
          const err2 = {instancePath:instancePath+"/failed",keyword:"minimum",params:{comparison: ">=", limit: 0}};
          (vErrors ??= []).push(err2);
          errors++;
        }
      }
    }
    if(data.terminating !== undefined){
      let data3 = data.terminating;
      if(typeof data3 == "number"){
        if(data3 < 0 || isNaN(data3)){
          const err3 = {instancePath:instancePath+"/terminating",keyword:"minimum",params:{comparison: ">=", limit: 0}};
          (vErrors ??= []).push(err3);
          errors++;
        }
      }
    }
    if(data.ready !== undefined){
      let data4 = data.ready;
      if(typeof data4 == "number"){
        if(data4 < 0 || isNaN(data4)){
          const err4 = {instancePath:instancePath+"/ready",keyword:"minimum",params:{comparison: ">=", limit: 0}};
          (vErrors ??= []).push(err4);
          errors++;
        }
      }
    }
  }
  validateJobStatus.errors = vErrors;
  return errors === 0;
}


export function validateUncountedTerminatedPods(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.succeeded !== undefined){
      let data0 = data.succeeded;
      if(Array.isArray(data0)){
        if(!func2(data0)){
          const err0 = {instancePath:instancePath+"/succeeded",keyword:"unique",params:{}};
          (vErrors ??= []).push(err0);
          errors++;
        }
      }
    }
    if(data.failed !== undefined){
      let data1 = data.failed;
      if(Array.isArray(data1)){
        if(!func2(data1)){
          const err1 = {instancePath:instancePath+"/failed",keyword:"unique",params:{}};
          (vErrors ??= []).push(err1);
          errors++;
        }
      }
    }
  }
  validateUncountedTerminatedPods.errors = vErrors;
  return errors === 0;
}

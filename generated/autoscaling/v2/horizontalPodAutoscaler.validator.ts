// Generated from autoscaling/v2/horizontalPodAutoscaler.yaml. Do not edit.
// @ts-nocheck
import { formatChecks, hasUniqueKeys } from "../../../runtime/schema/index.ts";

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

const schema1 = {"properties":{"type":{"enum":["Object","Pods","Resource","ContainerResource","External"]}}};

export function validateMetricSpec(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.type !== undefined){
      let data0 = data.type;
      if(!(((((data0 === "Object") || (data0 === "Pods")) || (data0 === "Resource")) || (data0 === "ContainerResource")) || (data0 === "External"))){
        const err0 = {instancePath:instancePath+"/type",keyword:"enum",params:{allowedValues: schema1.properties.type.enum}};
        (vErrors ??= []).push(err0);
        errors++;
      }
    }
  }
  validateMetricSpec.errors = vErrors;
  return errors === 0;
}


export function validateMetricTarget(data, instancePath = ""){
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
      }
    }
    if(data.averageUtilization !== undefined){
      let data1 = data.averageUtilization;
      if(typeof data1 == "number"){
        if(data1 <= 0 || isNaN(data1)){
          const err1 = {instancePath:instancePath+"/averageUtilization",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0}};
          (vErrors ??= []).push(err1);
          errors++;
        }
      }
    }
  }
  validateMetricTarget.errors = vErrors;
  return errors === 0;
}


export function validateMetricIdentifier(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.name !== undefined){
      let data0 = data.name;
      if(typeof data0 === "string"){
        if(func0(data0) < 1){
          const err0 = {instancePath:instancePath+"/name",keyword:"minLength",params:{limit: 1}};
          (vErrors ??= []).push(err0);
          errors++;
        }
        if(!(formats0(data0))){
          const err1 = {instancePath:instancePath+"/name",keyword:"format",params:{format: "path-segment or empty"}};
          (vErrors ??= []).push(err1);
          errors++;
        }
      }
    }
  }
  validateMetricIdentifier.errors = vErrors;
  return errors === 0;
}


export function validateResourceMetricSource(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.name !== undefined){
      let data0 = data.name;
      if(typeof data0 === "string"){
        if(func0(data0) < 1){
          const err0 = {instancePath:instancePath+"/name",keyword:"minLength",params:{limit: 1}};
          (vErrors ??= []).push(err0);
          errors++;
        }
      }
    }
  }
  validateResourceMetricSource.errors = vErrors;
  return errors === 0;
}

const formats6 = formatChecks["dns-label or empty"];

export function validateContainerResourceMetricSource(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.name !== undefined){
      let data0 = data.name;
      if(typeof data0 === "string"){
        if(func0(data0) < 1){
          const err0 = {instancePath:instancePath+"/name",keyword:"minLength",params:{limit: 1}};
          (vErrors ??= []).push(err0);
          errors++;
        }
      }
    }
    if(data.container !== undefined){
      let data1 = data.container;
      if(typeof data1 === "string"){
        if(func0(data1) < 1){
          const err1 = {instancePath:instancePath+"/container",keyword:"minLength",params:{limit: 1}};
          (vErrors ??= []).push(err1);
          errors++;
        }
        if(!(formats6(data1))){
          const err2 = {instancePath:instancePath+"/container",keyword:"format",params:{format: "dns-label or empty"}};
          (vErrors ??= []).push(err2);
          errors++;
        }
      }
    }
  }
  validateContainerResourceMetricSource.errors = vErrors;
  return errors === 0;
}

const schema6 = {"properties":{"selectPolicy":{"enum":["Max","Min","Disabled"]},"policies":{"minItems":1}}};

export function validateHPAScalingRules(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.selectPolicy !== undefined){
      let data0 = data.selectPolicy;
      if(!(((data0 === "Max") || (data0 === "Min")) || (data0 === "Disabled"))){
        const err0 = {instancePath:instancePath+"/selectPolicy",keyword:"enum",params:{allowedValues: schema6.properties.selectPolicy.enum}};
        (vErrors ??= []).push(err0);
        errors++;
      }
    }
    if(data.policies !== undefined){
      let data1 = data.policies;
      if(Array.isArray(data1)){
        if(data1.length < 1){
          const err1 = {instancePath:instancePath+"/policies",keyword:"minItems",params:{limit: 1}};
          (vErrors ??= []).push(err1);
          errors++;
        }
      }
    }
  }
  validateHPAScalingRules.errors = vErrors;
  return errors === 0;
}

const schema7 = {"properties":{"type":{"enum":["Pods","Percent"]}}};

export function validateHPAScalingPolicy(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.type !== undefined){
      let data0 = data.type;
      if(!((data0 === "Pods") || (data0 === "Percent"))){
        const err0 = {instancePath:instancePath+"/type",keyword:"enum",params:{allowedValues: schema7.properties.type.enum}};
        (vErrors ??= []).push(err0);
        errors++;
      }
    }
  }
  validateHPAScalingPolicy.errors = vErrors;
  return errors === 0;
}

const schema8 = {"properties":{"currentReplicas":{"minimum":0},"desiredReplicas":{"minimum":0},"conditions":{"uniqueKeys":["type"]}}};
const func7 = hasUniqueKeys;

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
    if(data.conditions !== undefined){
      let data2 = data.conditions;
      if(Array.isArray(data2)){
        if(!func7(data2, schema8.properties.conditions.uniqueKeys)){
          const err2 = {instancePath:instancePath+"/conditions",keyword:"uniqueKeys",params:{keys: schema8.properties.conditions.uniqueKeys}};
          (vErrors ??= []).push(err2);
          errors++;
        }
      }
    }
  }
  validateHorizontalPodAutoscalerStatus.errors = vErrors;
  return errors === 0;
}

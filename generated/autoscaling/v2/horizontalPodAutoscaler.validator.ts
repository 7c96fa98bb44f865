// Generated from autoscaling/v2/horizontalPodAutoscaler.yaml. Do not edit.
// @ts-nocheck
import { formatChecks, hasUniqueKeys } from "../../../runtime/schema/index.ts";
import { validateLabelSelector, validateObjectMeta } from "../../meta/v1.validator.ts";

export function validateHorizontalPodAutoscaler(data, instancePath = ""){
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
      if(!(validateHorizontalPodAutoscalerSpec(data.spec, instancePath+"/spec"))){
        for(const error of validateHorizontalPodAutoscalerSpec.errors) (vErrors ??= []).push(error);
        errors += validateHorizontalPodAutoscalerSpec.errors.length;
      }
    }
    if(data.status !== undefined){
      if(!(validateHorizontalPodAutoscalerStatus(data.status, instancePath+"/status"))){
        for(const error of validateHorizontalPodAutoscalerStatus.errors) (vErrors ??= []).push(error);
        errors += validateHorizontalPodAutoscalerStatus.errors.length;
      }
    }
  }
  validateHorizontalPodAutoscaler.errors = vErrors;
  return errors === 0;
}


export function validateHorizontalPodAutoscalerSpec(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.scaleTargetRef !== undefined){
      if(!(validateCrossVersionObjectReference(data.scaleTargetRef, instancePath+"/scaleTargetRef"))){
        for(const error of validateCrossVersionObjectReference.errors) (vErrors ??= []).push(error);
        errors += validateCrossVersionObjectReference.errors.length;
      }
    }
    if(data.maxReplicas !== undefined){
      let data1 = data.maxReplicas;
      if(typeof data1 == "number"){
        if(data1 <= 0 || isNaN(data1)){
          const err0 = {instancePath:instancePath+"/maxReplicas",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0}};
          (vErrors ??= []).push(err0);
          errors++;
        }
      }
    }
    if(data.metrics !== undefined){
      let data2 = data.metrics;
      if(Array.isArray(data2)){
        const len0 = data2.length;
        for(let i0=0; i0<len0; i0++){
          if(!(validateMetricSpec(data2[i0], instancePath+"/metrics/" + i0))){
            for(const error of validateMetricSpec.errors) (vErrors ??= []).push(error);
            errors += validateMetricSpec.errors.length;
          }
        }
      }
    }
    if(data.behavior !== undefined){
      if(!(validateHorizontalPodAutoscalerBehavior(data.behavior, instancePath+"/behavior"))){
        for(const error of validateHorizontalPodAutoscalerBehavior.errors) (vErrors ??= []).push(error);
        errors += validateHorizontalPodAutoscalerBehavior.errors.length;
      }
    }
  }
  validateHorizontalPodAutoscalerSpec.errors = vErrors;
  return errors === 0;
}

const formats0 = formatChecks["path-segment"];
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
          const err1 = {instancePath:instancePath+"/kind",keyword:"format",params:{format: "path-segment"}};
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
          const err3 = {instancePath:instancePath+"/name",keyword:"format",params:{format: "path-segment"}};
          (vErrors ??= []).push(err3);
          errors++;
        }
      }
    }
  }
  validateCrossVersionObjectReference.errors = vErrors;
  return errors === 0;
}

const schema3 = {"properties":{"type":{"enum":["Object","Pods","Resource","ContainerResource","External"]},"object":{"checkedBy":"validateObjectMetricSource"},"pods":{"checkedBy":"validatePodsMetricSource"},"resource":{"checkedBy":"validateResourceMetricSource"},"containerResource":{"checkedBy":"validateContainerResourceMetricSource"},"external":{"checkedBy":"validateExternalMetricSource"}}};

export function validateMetricSpec(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.type !== undefined){
      let data0 = data.type;
      if(!(((((data0 === "Object") || (data0 === "Pods")) || (data0 === "Resource")) || (data0 === "ContainerResource")) || (data0 === "External"))){
        const err0 = {instancePath:instancePath+"/type",keyword:"enum",params:{allowedValues: schema3.properties.type.enum}};
        (vErrors ??= []).push(err0);
        errors++;
      }
    }
    if(data.object !== undefined){
      if(!(validateObjectMetricSource(data.object, instancePath+"/object"))){
        for(const error of validateObjectMetricSource.errors) (vErrors ??= []).push(error);
        errors += validateObjectMetricSource.errors.length;
      }
    }
    if(data.pods !== undefined){
      if(!(validatePodsMetricSource(data.pods, instancePath+"/pods"))){
        for(const error of validatePodsMetricSource.errors) (vErrors ??= []).push(error);
        errors += validatePodsMetricSource.errors.length;
      }
    }
    if(data.resource !== undefined){
      if(!(validateResourceMetricSource(data.resource, instancePath+"/resource"))){
        for(const error of validateResourceMetricSource.errors) (vErrors ??= []).push(error);
        errors += validateResourceMetricSource.errors.length;
      }
    }
    if(data.containerResource !== undefined){
      if(!(validateContainerResourceMetricSource(data.containerResource, instancePath+"/containerResource"))){
        for(const error of validateContainerResourceMetricSource.errors) (vErrors ??= []).push(error);
        errors += validateContainerResourceMetricSource.errors.length;
      }
    }
    if(data.external !== undefined){
      if(!(validateExternalMetricSource(data.external, instancePath+"/external"))){
        for(const error of validateExternalMetricSource.errors) (vErrors ??= []).push(error);
        errors += validateExternalMetricSource.errors.length;
      }
    }
  }
  validateMetricSpec.errors = vErrors;
  return errors === 0;
}


export function validateObjectMetricSource(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.describedObject !== undefined){
      if(!(validateCrossVersionObjectReference(data.describedObject, instancePath+"/describedObject"))){
        for(const error of validateCrossVersionObjectReference.errors) (vErrors ??= []).push(error);
        errors += validateCrossVersionObjectReference.errors.length;
      }
    }
    if(data.target !== undefined){
      if(!(validateMetricTarget(data.target, instancePath+"/target"))){
        for(const error of validateMetricTarget.errors) (vErrors ??= []).push(error);
        errors += validateMetricTarget.errors.length;
      }
    }
    if(data.metric !== undefined){
      if(!(validateMetricIdentifier(data.metric, instancePath+"/metric"))){
        for(const error of validateMetricIdentifier.errors) (vErrors ??= []).push(error);
        errors += validateMetricIdentifier.errors.length;
      }
    }
  }
  validateObjectMetricSource.errors = vErrors;
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
          const err1 = {instancePath:instancePath+"/name",keyword:"format",params:{format: "path-segment"}};
          (vErrors ??= []).push(err1);
          errors++;
        }
      }
    }
    if(data.selector !== undefined){
      if(!(validateLabelSelector(data.selector, instancePath+"/selector"))){
        for(const error of validateLabelSelector.errors) (vErrors ??= []).push(error);
        errors += validateLabelSelector.errors.length;
      }
    }
  }
  validateMetricIdentifier.errors = vErrors;
  return errors === 0;
}


export function validatePodsMetricSource(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.metric !== undefined){
      if(!(validateMetricIdentifier(data.metric, instancePath+"/metric"))){
        for(const error of validateMetricIdentifier.errors) (vErrors ??= []).push(error);
        errors += validateMetricIdentifier.errors.length;
      }
    }
    if(data.target !== undefined){
      if(!(validateMetricTarget(data.target, instancePath+"/target"))){
        for(const error of validateMetricTarget.errors) (vErrors ??= []).push(error);
        errors += validateMetricTarget.errors.length;
      }
    }
  }
  validatePodsMetricSource.errors = vErrors;
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
    if(data.target !== undefined){
      if(!(validateMetricTarget(data.target, instancePath+"/target"))){
        for(const error of validateMetricTarget.errors) (vErrors ??= []).push(error);
        errors += validateMetricTarget.errors.length;
      }
    }
  }
  validateResourceMetricSource.errors = vErrors;
  return errors === 0;
}


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
    if(data.target !== undefined){
      if(!(validateMetricTarget(data.target, instancePath+"/target"))){
        for(const error of validateMetricTarget.errors) (vErrors ??= []).push(error);
        errors += validateMetricTarget.errors.length;
      }
    }
    if(data.container !== undefined){
      let data2 = data.container;
      if(typeof data2 === "string"){
        if(func0(data2) < 1){
          const err1 = {instancePath:instancePath+"/container",keyword:"minLength",params:{limit: 1}};
          (vErrors ??= []).push(err1);
          errors++;
        }
      }
    }
  }
  validateContainerResourceMetricSource.errors = vErrors;
  return errors === 0;
}


export function validateExternalMetricSource(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.metric !== undefined){
      if(!(validateMetricIdentifier(data.metric, instancePath+"/metric"))){
        for(const error of validateMetricIdentifier.errors) (vErrors ??= []).push(error);
        errors += validateMetricIdentifier.errors.length;
      }
    }
    if(data.target !== undefined){
      if(!(validateMetricTarget(data.target, instancePath+"/target"))){
        for(const error of validateMetricTarget.errors) (vErrors ??= []).push(error);
        errors += validateMetricTarget.errors.length;
      }
    }
  }
  validateExternalMetricSource.errors = vErrors;
  return errors === 0;
}


export function validateHorizontalPodAutoscalerBehavior(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.scaleUp !== undefined){
      if(!(validateHPAScalingRules(data.scaleUp, instancePath+"/scaleUp"))){
        for(const error of validateHPAScalingRules.errors) (vErrors ??= []).push(error);
        errors += validateHPAScalingRules.errors.length;
      }
    }
    if(data.scaleDown !== undefined){
      if(!(validateHPAScalingRules(data.scaleDown, instancePath+"/scaleDown"))){
        for(const error of validateHPAScalingRules.errors) (vErrors ??= []).push(error);
        errors += validateHPAScalingRules.errors.length;
      }
    }
  }
  validateHorizontalPodAutoscalerBehavior.errors = vErrors;
  return errors === 0;
}

const schema12 = {"properties":{"selectPolicy":{"enum":["Max","Min","Disabled"]},"policies":{"minItems":1,"items":{"checkedBy":"validateHPAScalingPolicy"}}}};

export function validateHPAScalingRules(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.selectPolicy !== undefined){
      let data0 = data.selectPolicy;
      if(!(((data0 === "Max") || (data0 === "Min")) || (data0 === "Disabled"))){
        const err0 = {instancePath:instancePath+"/selectPolicy",keyword:"enum",params:{allowedValues: schema12.properties.selectPolicy.enum}};
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
        const len0 = data1.length;
        for(let i0=0; i0<len0; i0++){
          if(!(validateHPAScalingPolicy(data1[i0], instancePath+"/policies/" + i0))){
            for(const error of validateHPAScalingPolicy.errors) (vErrors ??= []).push(error);
            errors += validateHPAScalingPolicy.errors.length;
          }
        }
      }
    }
  }
  validateHPAScalingRules.errors = vErrors;
  return errors === 0;
}

const schema13 = {"properties":{"type":{"enum":["Pods","Percent"]}}};

export function validateHPAScalingPolicy(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.type !== undefined){
      let data0 = data.type;
      if(!((data0 === "Pods") || (data0 === "Percent"))){
        const err0 = {instancePath:instancePath+"/type",keyword:"enum",params:{allowedValues: schema13.properties.type.enum}};
        (vErrors ??= []).push(err0);
        errors++;
      }
    }
  }
  validateHPAScalingPolicy.errors = vErrors;
  return errors === 0;
}

const schema14 = {"properties":{"currentReplicas":{"minimum":0},"desiredReplicas":{"minimum":0},"currentMetrics":{"items":{"checkedBy":"validateMetricStatus"}},"conditions":{"uniqueKeys":["type"]}}};
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
    if(data.currentMetrics !== undefined){
      let data2 = data.currentMetrics;
      if(Array.isArray(data2)){
        const len0 = data2.length;
        for(let i0=0; i0<len0; i0++){
          if(!(validateMetricStatus(data2[i0], instancePath+"/currentMetrics/" + i0))){
            for(const error of validateMetricStatus.errors) (vErrors ??= []).push(error);
            errors += validateMetricStatus.errors.length;
          }
        }
      }
    }
    if(data.conditions !== undefined){
      let data4 = data.conditions;
      if(Array.isArray(data4)){
        if(!func7(data4, schema14.properties.conditions.uniqueKeys)){
          const err2 = {instancePath:instancePath+"/conditions",keyword:"uniqueKeys",params:{keys: schema14.properties.conditions.uniqueKeys}};
          (vErrors ??= []).push(err2);
          errors++;
        }
      }
    }
  }
  validateHorizontalPodAutoscalerStatus.errors = vErrors;
  return errors === 0;
}


export function validateMetricStatus(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.object !== undefined){
      if(!(validateObjectMetricStatus(data.object, instancePath+"/object"))){
        for(const error of validateObjectMetricStatus.errors) (vErrors ??= []).push(error);
        errors += validateObjectMetricStatus.errors.length;
      }
    }
    if(data.pods !== undefined){
      if(!(validatePodsMetricStatus(data.pods, instancePath+"/pods"))){
        for(const error of validatePodsMetricStatus.errors) (vErrors ??= []).push(error);
        errors += validatePodsMetricStatus.errors.length;
      }
    }
    if(data.external !== undefined){
      if(!(validateExternalMetricStatus(data.external, instancePath+"/external"))){
        for(const error of validateExternalMetricStatus.errors) (vErrors ??= []).push(error);
        errors += validateExternalMetricStatus.errors.length;
      }
    }
  }
  validateMetricStatus.errors = vErrors;
  return errors === 0;
}


export function validateObjectMetricStatus(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.metric !== undefined){
      if(!(validateMetricIdentifier(data.metric, instancePath+"/metric"))){
        for(const error of validateMetricIdentifier.errors) (vErrors ??= []).push(error);
        errors += validateMetricIdentifier.errors.length;
      }
    }
    if(data.describedObject !== undefined){
      if(!(validateCrossVersionObjectReference(data.describedObject, instancePath+"/describedObject"))){
        for(const error of validateCrossVersionObjectReference.errors) (vErrors ??= []).push(error);
        errors += validateCrossVersionObjectReference.errors.length;
      }
    }
  }
  validateObjectMetricStatus.errors = vErrors;
  return errors === 0;
}


export function validatePodsMetricStatus(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.metric !== undefined){
      if(!(validateMetricIdentifier(data.metric, instancePath+"/metric"))){
        for(const error of validateMetricIdentifier.errors) (vErrors ??= []).push(error);
        errors += validateMetricIdentifier.errors.length;
      }
    }
  }
  validatePodsMetricStatus.errors = vErrors;
  return errors === 0;
}


export function validateExternalMetricStatus(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.metric !== undefined){
      if(!(validateMetricIdentifier(data.metric, instancePath+"/metric"))){
        for(const error of validateMetricIdentifier.errors) (vErrors ??= []).push(error);
        errors += validateMetricIdentifier.errors.length;
      }
    }
  }
  validateExternalMetricStatus.errors = vErrors;
  return errors === 0;
}

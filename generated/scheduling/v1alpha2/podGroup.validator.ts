// Generated from scheduling/v1alpha2/podGroup.yaml. Do not edit.
// @ts-nocheck
import { formatChecks, hasUniqueKeys } from "../../../runtime/schema/index.ts";
import { validateCondition, validateObjectMeta } from "../../meta/v1.validator.ts";

export function validatePodGroup(data, instancePath = ""){
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
      if(!(validatePodGroupSpec(data.spec, instancePath+"/spec"))){
        for(const error of validatePodGroupSpec.errors) (vErrors ??= []).push(error);
        errors += validatePodGroupSpec.errors.length;
      }
    }
    if(data.status !== undefined){
      if(!(validatePodGroupStatus(data.status, instancePath+"/status"))){
        for(const error of validatePodGroupStatus.errors) (vErrors ??= []).push(error);
        errors += validatePodGroupStatus.errors.length;
      }
    }
  }
  validatePodGroup.errors = vErrors;
  return errors === 0;
}

const schema1 = {"properties":{"podGroupTemplateRef":{"checkedBy":"validatePodGroupTemplateReference"},"schedulingPolicy":{"checkedBy":"validatePodGroupSchedulingPolicy"},"schedulingConstraints":{"checkedBy":"validatePodGroupSchedulingConstraints"},"resourceClaims":{"maxItems":4,"items":{"checkedBy":"validatePodGroupResourceClaim"},"uniqueKeys":["name"]},"disruptionMode":{"enum":["Pod","PodGroup"]},"priorityClassName":{"format":"dns-subdomain"}}};
const func0 = hasUniqueKeys;
const formats0 = formatChecks["dns-subdomain"];

export function validatePodGroupSpec(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.podGroupTemplateRef !== undefined){
      if(!(validatePodGroupTemplateReference(data.podGroupTemplateRef, instancePath+"/podGroupTemplateRef"))){
        for(const error of validatePodGroupTemplateReference.errors) (vErrors ??= []).push(error);
        errors += validatePodGroupTemplateReference.errors.length;
      }
    }
    if(data.schedulingPolicy !== undefined){
      if(!(validatePodGroupSchedulingPolicy(data.schedulingPolicy, instancePath+"/schedulingPolicy"))){
        for(const error of validatePodGroupSchedulingPolicy.errors) (vErrors ??= []).push(error);
        errors += validatePodGroupSchedulingPolicy.errors.length;
      }
    }
    if(data.schedulingConstraints !== undefined){
      if(!(validatePodGroupSchedulingConstraints(data.schedulingConstraints, instancePath+"/schedulingConstraints"))){
        for(const error of validatePodGroupSchedulingConstraints.errors) (vErrors ??= []).push(error);
        errors += validatePodGroupSchedulingConstraints.errors.length;
      }
    }
    if(data.resourceClaims !== undefined){
      let data3 = data.resourceClaims;
      if(Array.isArray(data3)){
        if(data3.length > 4){
          const err0 = {instancePath:instancePath+"/resourceClaims",keyword:"maxItems",params:{limit: 4}};
          (vErrors ??= []).push(err0);
          errors++;
        }
        const len0 = data3.length;
        for(let i0=0; i0<len0; i0++){
          if(!(validatePodGroupResourceClaim(data3[i0], instancePath+"/resourceClaims/" + i0))){
            for(const error of validatePodGroupResourceClaim.errors) (vErrors ??= []).push(error);
            errors += validatePodGroupResourceClaim.errors.length;
          }
        }
        if(!func0(data3, schema1.properties.resourceClaims.uniqueKeys)){
          const err1 = {instancePath:instancePath+"/resourceClaims",keyword:"uniqueKeys",params:{keys: schema1.properties.resourceClaims.uniqueKeys}};
          (vErrors ??= []).push(err1);
          errors++;
        }
      }
    }
    if(data.disruptionMode !== undefined){
      let data5 = data.disruptionMode;
      if(!((data5 === "Pod") || (data5 === "PodGroup"))){
        const err2 = {instancePath:instancePath+"/disruptionMode",keyword:"enum",params:{allowedValues: schema1.properties.disruptionMode.enum}};
        (vErrors ??= []).push(err2);
        errors++;
      }
    }
    if(data.priorityClassName !== undefined){
      let data6 = data.priorityClassName;
      if(typeof data6 === "string"){
        if(!(formats0(data6))){
          const err3 = {instancePath:instancePath+"/priorityClassName",keyword:"format",params:{format: "dns-subdomain"}};
          (vErrors ??= []).push(err3);
          errors++;
        }
      }
    }
  }
  validatePodGroupSpec.errors = vErrors;
  return errors === 0;
}


export function validatePodGroupTemplateReference(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.workload !== undefined){
      if(!(validateWorkloadPodGroupTemplateReference(data.workload, instancePath+"/workload"))){
        for(const error of validateWorkloadPodGroupTemplateReference.errors) (vErrors ??= []).push(error);
        errors += validateWorkloadPodGroupTemplateReference.errors.length;
      }
    }
  }
  validatePodGroupTemplateReference.errors = vErrors;
  return errors === 0;
}

const formats4 = formatChecks["dns-label"];
const func1 = (text) => {
  let length = text.length;
  for (let at = 1; at < text.length; at += 1) {
    if ((text.charCodeAt(at) & 0xfc00) === 0xdc00 && (text.charCodeAt(at - 1) & 0xfc00) === 0xd800) length -= 1;
  }
  return length;
};

export function validateWorkloadPodGroupTemplateReference(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.workloadName !== undefined){
      let data0 = data.workloadName;
      if(typeof data0 === "string"){
        if(func1(data0) < 1){
          const err0 = {instancePath:instancePath+"/workloadName",keyword:"minLength",params:{limit: 1}};
          (vErrors ??= []).push(err0);
          errors++;
        }
        if(!(formats0(data0))){
          const err1 = {instancePath:instancePath+"/workloadName",keyword:"format",params:{format: "dns-subdomain"}};
          (vErrors ??= []).push(err1);
          errors++;
        }
      }
    }
    if(data.podGroupTemplateName !== undefined){
      let data1 = data.podGroupTemplateName;
      if(typeof data1 === "string"){
        if(func1(data1) < 1){
          const err2 = {instancePath:instancePath+"/podGroupTemplateName",keyword:"minLength",params:{limit: 1}};
          (vErrors ??= []).push(err2);
          errors++;
        }
        if(!(formats4(data1))){
          const err3 = {instancePath:instancePath+"/podGroupTemplateName",keyword:"format",params:{format: "dns-label"}};
          (vErrors ??= []).push(err3);
          errors++;
        }
      }
    }
  }
  validateWorkloadPodGroupTemplateReference.errors = vErrors;
  return errors === 0;
}


export function validatePodGroupSchedulingPolicy(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.gang !== undefined){
      if(!(validateGangSchedulingPolicy(data.gang, instancePath+"/gang"))){
        for(const error of validateGangSchedulingPolicy.errors) (vErrors ??= []).push(error);
        errors += validateGangSchedulingPolicy.errors.length;
      }
    }
  }
  validatePodGroupSchedulingPolicy.errors = vErrors;
  return errors === 0;
}


export function validateGangSchedulingPolicy(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.minCount !== undefined){
      let data0 = data.minCount;
      if(typeof data0 == "number"){
        if(data0 < 1 || isNaN(data0)){
          const err0 = {instancePath:instancePath+"/minCount",keyword:"minimum",params:{comparison: ">=", limit: 1}};
          (vErrors ??= []).push(err0);
          errors++;
        }
      }
    }
  }
  validateGangSchedulingPolicy.errors = vErrors;
  return errors === 0;
}


export function validatePodGroupSchedulingConstraints(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.topology !== undefined){
      let data0 = data.topology;
      if(Array.isArray(data0)){
        if(data0.length > 1){
          const err0 = {instancePath:instancePath+"/topology",keyword:"maxItems",params:{limit: 1}};
          (vErrors ??= []).push(err0);
          errors++;
        }
        const len0 = data0.length;
        for(let i0=0; i0<len0; i0++){
          if(!(validateTopologyConstraint(data0[i0], instancePath+"/topology/" + i0))){
            for(const error of validateTopologyConstraint.errors) (vErrors ??= []).push(error);
            errors += validateTopologyConstraint.errors.length;
          }
        }
      }
    }
  }
  validatePodGroupSchedulingConstraints.errors = vErrors;
  return errors === 0;
}

const formats6 = formatChecks["qualified-name"];

export function validateTopologyConstraint(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.key !== undefined){
      let data0 = data.key;
      if(typeof data0 === "string"){
        if(func1(data0) < 1){
          const err0 = {instancePath:instancePath+"/key",keyword:"minLength",params:{limit: 1}};
          (vErrors ??= []).push(err0);
          errors++;
        }
        if(!(formats6(data0))){
          const err1 = {instancePath:instancePath+"/key",keyword:"format",params:{format: "qualified-name"}};
          (vErrors ??= []).push(err1);
          errors++;
        }
      }
    }
  }
  validateTopologyConstraint.errors = vErrors;
  return errors === 0;
}


export function validatePodGroupResourceClaim(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.name !== undefined){
      let data0 = data.name;
      if(typeof data0 === "string"){
        if(func1(data0) < 1){
          const err0 = {instancePath:instancePath+"/name",keyword:"minLength",params:{limit: 1}};
          (vErrors ??= []).push(err0);
          errors++;
        }
        if(!(formats4(data0))){
          const err1 = {instancePath:instancePath+"/name",keyword:"format",params:{format: "dns-label"}};
          (vErrors ??= []).push(err1);
          errors++;
        }
      }
    }
    if(data.resourceClaimName !== undefined){
      let data1 = data.resourceClaimName;
      if(typeof data1 === "string"){
        if(!(formats0(data1))){
          const err2 = {instancePath:instancePath+"/resourceClaimName",keyword:"format",params:{format: "dns-subdomain"}};
          (vErrors ??= []).push(err2);
          errors++;
        }
      }
    }
    if(data.resourceClaimTemplateName !== undefined){
      let data2 = data.resourceClaimTemplateName;
      if(typeof data2 === "string"){
        if(!(formats0(data2))){
          const err3 = {instancePath:instancePath+"/resourceClaimTemplateName",keyword:"format",params:{format: "dns-subdomain"}};
          (vErrors ??= []).push(err3);
          errors++;
        }
      }
    }
  }
  validatePodGroupResourceClaim.errors = vErrors;
  return errors === 0;
}

const schema9 = {"properties":{"conditions":{"items":{"checkedBy":"validateCondition"},"uniqueKeys":["type"]},"resourceClaimStatuses":{"maxItems":4,"items":{"checkedBy":"validatePodGroupResourceClaimStatus"},"uniqueKeys":["name"]}}};

export function validatePodGroupStatus(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.conditions !== undefined){
      let data0 = data.conditions;
      if(Array.isArray(data0)){
        const len0 = data0.length;
        for(let i0=0; i0<len0; i0++){
          if(!(validateCondition(data0[i0], instancePath+"/conditions/" + i0))){
            for(const error of validateCondition.errors) (vErrors ??= []).push(error);
            errors += validateCondition.errors.length;
          }
        }
        if(!func0(data0, schema9.properties.conditions.uniqueKeys)){
          const err0 = {instancePath:instancePath+"/conditions",keyword:"uniqueKeys",params:{keys: schema9.properties.conditions.uniqueKeys}};
          (vErrors ??= []).push(err0);
          errors++;
        }
      }
    }
    if(data.resourceClaimStatuses !== undefined){
      let data2 = data.resourceClaimStatuses;
      if(Array.isArray(data2)){
        if(data2.length > 4){
          const err1 = {instancePath:instancePath+"/resourceClaimStatuses",keyword:"maxItems",params:{limit: 4}};
          (vErrors ??= []).push(err1);
          errors++;
        }
        const len1 = data2.length;
        for(let i1=0; i1<len1; i1++){
          if(!(validatePodGroupResourceClaimStatus(data2[i1], instancePath+"/resourceClaimStatuses/" + i1))){
            for(const error of validatePodGroupResourceClaimStatus.errors) (vErrors ??= []).push(error);
            errors += validatePodGroupResourceClaimStatus.errors.length;
          }
        }
        if(!func0(data2, schema9.properties.resourceClaimStatuses.uniqueKeys)){
          const err2 = {instancePath:instancePath+"/resourceClaimStatuses",keyword:"uniqueKeys",params:{keys: schema9.properties.resourceClaimStatuses.uniqueKeys}};
          (vErrors ??= []).push(err2);
          errors++;
        }
      }
    }
  }
  validatePodGroupStatus.errors = vErrors;
  return errors === 0;
}


export function validatePodGroupResourceClaimStatus(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.name !== undefined){
      let data0 = data.name;
      if(typeof data0 === "string"){
        if(func1(data0) < 1){
          const err0 = {instancePath:instancePath+"/name",keyword:"minLength",params:{limit: 1}};
          (vErrors ??= []).push(err0);
          errors++;
        }
        if(!(formats4(data0))){
          const err1 = {instancePath:instancePath+"/name",keyword:"format",params:{format: "dns-label"}};
          (vErrors ??= []).push(err1);
          errors++;
        }
      }
    }
  }
  validatePodGroupResourceClaimStatus.errors = vErrors;
  return errors === 0;
}

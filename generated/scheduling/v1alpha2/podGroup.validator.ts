// Generated from scheduling/v1alpha2/podGroup.yaml. Do not edit.
// @ts-nocheck
import { formatChecks, hasUniqueKeys } from "../../../runtime/schema/index.ts";

const schema0 = {"properties":{"resourceClaims":{"maxItems":4,"uniqueKeys":["name"]},"disruptionMode":{"enum":["Pod","PodGroup"]},"priorityClassName":{"format":"dns-subdomain"},"priority":{"maximum":1000000000}}};
const func0 = hasUniqueKeys;
const formats0 = formatChecks["dns-subdomain"];

export function validatePodGroupSpec(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.resourceClaims !== undefined){
      let data0 = data.resourceClaims;
      if(Array.isArray(data0)){
        if(data0.length > 4){
          const err0 = {instancePath:instancePath+"/resourceClaims",keyword:"maxItems",params:{limit: 4}};
          (vErrors ??= []).push(err0);
          errors++;
        }
        if(!func0(data0, schema0.properties.resourceClaims.uniqueKeys)){
          const err1 = {instancePath:instancePath+"/resourceClaims",keyword:"uniqueKeys",params:{keys: schema0.properties.resourceClaims.uniqueKeys}};
          (vErrors ??= []).push(err1);
          errors++;
        }
      }
    }
    if(data.disruptionMode !== undefined){
      let data1 = data.disruptionMode;
      if(!((data1 === "Pod") || (data1 === "PodGroup"))){
        const err2 = {instancePath:instancePath+"/disruptionMode",keyword:"enum",params:{allowedValues: schema0.properties.disruptionMode.enum}};
        (vErrors ??= []).push(err2);
        errors++;
      }
    }
    if(data.priorityClassName !== undefined){
      let data2 = data.priorityClassName;
      if(typeof data2 === "string"){
        if(!(formats0(data2))){
          const err3 = {instancePath:instancePath+"/priorityClassName",keyword:"format",params:{format: "dns-subdomain"}};
          (vErrors ??= []).push(err3);
          errors++;
        }
      }
    }
    if(data.priority !== undefined){
      let data3 = data.priority;
      if(typeof data3 == "number"){
        if(data3 > 1000000000 || isNaN(data3)){
          const err4 = {instancePath:instancePath+"/priority",keyword:"maximum",params:{comparison: "<=", limit: 1000000000}};
          (vErrors ??= []).push(err4);
          errors++;
        }
      }
    }
  }
  validatePodGroupSpec.errors = vErrors;
  return errors === 0;
}

const formats2 = formatChecks["dns-subdomain or empty"];
const formats4 = formatChecks["dns-label or empty"];
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
        if(!(formats2(data0))){
          const err1 = {instancePath:instancePath+"/workloadName",keyword:"format",params:{format: "dns-subdomain or empty"}};
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
          const err3 = {instancePath:instancePath+"/podGroupTemplateName",keyword:"format",params:{format: "dns-label or empty"}};
          (vErrors ??= []).push(err3);
          errors++;
        }
      }
    }
  }
  validateWorkloadPodGroupTemplateReference.errors = vErrors;
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
      }
    }
  }
  validatePodGroupSchedulingConstraints.errors = vErrors;
  return errors === 0;
}

const formats6 = formatChecks["qualified-name or empty"];

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
          const err1 = {instancePath:instancePath+"/key",keyword:"format",params:{format: "qualified-name or empty"}};
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
          const err1 = {instancePath:instancePath+"/name",keyword:"format",params:{format: "dns-label or empty"}};
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

const schema5 = {"properties":{"conditions":{"uniqueKeys":["type"]},"resourceClaimStatuses":{"maxItems":4,"uniqueKeys":["name"]}}};

export function validatePodGroupStatus(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.conditions !== undefined){
      let data0 = data.conditions;
      if(Array.isArray(data0)){
        if(!func0(data0, schema5.properties.conditions.uniqueKeys)){
          const err0 = {instancePath:instancePath+"/conditions",keyword:"uniqueKeys",params:{keys: schema5.properties.conditions.uniqueKeys}};
          (vErrors ??= []).push(err0);
          errors++;
        }
      }
    }
    if(data.resourceClaimStatuses !== undefined){
      let data1 = data.resourceClaimStatuses;
      if(Array.isArray(data1)){
        if(data1.length > 4){
          const err1 = {instancePath:instancePath+"/resourceClaimStatuses",keyword:"maxItems",params:{limit: 4}};
          (vErrors ??= []).push(err1);
          errors++;
        }
        if(!func0(data1, schema5.properties.resourceClaimStatuses.uniqueKeys)){
          const err2 = {instancePath:instancePath+"/resourceClaimStatuses",keyword:"uniqueKeys",params:{keys: schema5.properties.resourceClaimStatuses.uniqueKeys}};
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
          const err1 = {instancePath:instancePath+"/name",keyword:"format",params:{format: "dns-label or empty"}};
          (vErrors ??= []).push(err1);
          errors++;
        }
      }
    }
  }
  validatePodGroupResourceClaimStatus.errors = vErrors;
  return errors === 0;
}

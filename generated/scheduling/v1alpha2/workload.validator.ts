// Generated from scheduling/v1alpha2/workload.yaml. Do not edit.
// @ts-nocheck
import { formatChecks, hasUniqueKeys } from "../../../runtime/schema/index.ts";

const schema0 = {"properties":{"podGroupTemplates":{"minItems":1,"maxItems":8,"uniqueKeys":["name"]}}};
const func0 = hasUniqueKeys;

export function validateWorkloadSpec(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.podGroupTemplates !== undefined){
      let data0 = data.podGroupTemplates;
      if(Array.isArray(data0)){
        if(data0.length > 8){
          const err0 = {instancePath:instancePath+"/podGroupTemplates",keyword:"maxItems",params:{limit: 8}};
          (vErrors ??= []).push(err0);
          errors++;
        }
        if(data0.length < 1){
          const err1 = {instancePath:instancePath+"/podGroupTemplates",keyword:"minItems",params:{limit: 1}};
          (vErrors ??= []).push(err1);
          errors++;
        }
        if(!func0(data0, schema0.properties.podGroupTemplates.uniqueKeys)){
          const err2 = {instancePath:instancePath+"/podGroupTemplates",keyword:"uniqueKeys",params:{keys: schema0.properties.podGroupTemplates.uniqueKeys}};
          (vErrors ??= []).push(err2);
          errors++;
        }
      }
    }
  }
  validateWorkloadSpec.errors = vErrors;
  return errors === 0;
}

const formats0 = formatChecks["dns-subdomain"];
const formats2 = formatChecks["path-segment or empty"];
const func1 = (text) => {
  let length = text.length;
  for (let at = 1; at < text.length; at += 1) {
    if ((text.charCodeAt(at) & 0xfc00) === 0xdc00 && (text.charCodeAt(at - 1) & 0xfc00) === 0xd800) length -= 1;
  }
  return length;
};

export function validateTypedLocalObjectReference(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.apiGroup !== undefined){
      let data0 = data.apiGroup;
      if(typeof data0 === "string"){
        if(!(formats0(data0))){
          const err0 = {instancePath:instancePath+"/apiGroup",keyword:"format",params:{format: "dns-subdomain"}};
          (vErrors ??= []).push(err0);
          errors++;
        }
      }
    }
    if(data.kind !== undefined){
      let data1 = data.kind;
      if(typeof data1 === "string"){
        if(func1(data1) < 1){
          const err1 = {instancePath:instancePath+"/kind",keyword:"minLength",params:{limit: 1}};
          (vErrors ??= []).push(err1);
          errors++;
        }
        if(!(formats2(data1))){
          const err2 = {instancePath:instancePath+"/kind",keyword:"format",params:{format: "path-segment or empty"}};
          (vErrors ??= []).push(err2);
          errors++;
        }
      }
    }
    if(data.name !== undefined){
      let data2 = data.name;
      if(typeof data2 === "string"){
        if(func1(data2) < 1){
          const err3 = {instancePath:instancePath+"/name",keyword:"minLength",params:{limit: 1}};
          (vErrors ??= []).push(err3);
          errors++;
        }
        if(!(formats2(data2))){
          const err4 = {instancePath:instancePath+"/name",keyword:"format",params:{format: "path-segment or empty"}};
          (vErrors ??= []).push(err4);
          errors++;
        }
      }
    }
  }
  validateTypedLocalObjectReference.errors = vErrors;
  return errors === 0;
}

const schema2 = {"properties":{"name":{"minLength":1,"format":"dns-label or empty"},"resourceClaims":{"maxItems":4,"uniqueKeys":["name"]},"disruptionMode":{"enum":["Pod","PodGroup"]},"priorityClassName":{"format":"dns-subdomain"},"priority":{"maximum":1000000000}}};
const formats6 = formatChecks["dns-label or empty"];

export function validatePodGroupTemplate(data, instancePath = ""){
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
        if(!(formats6(data0))){
          const err1 = {instancePath:instancePath+"/name",keyword:"format",params:{format: "dns-label or empty"}};
          (vErrors ??= []).push(err1);
          errors++;
        }
      }
    }
    if(data.resourceClaims !== undefined){
      let data1 = data.resourceClaims;
      if(Array.isArray(data1)){
        if(data1.length > 4){
          const err2 = {instancePath:instancePath+"/resourceClaims",keyword:"maxItems",params:{limit: 4}};
          (vErrors ??= []).push(err2);
          errors++;
        }
        if(!func0(data1, schema2.properties.resourceClaims.uniqueKeys)){
          const err3 = {instancePath:instancePath+"/resourceClaims",keyword:"uniqueKeys",params:{keys: schema2.properties.resourceClaims.uniqueKeys}};
          (vErrors ??= []).push(err3);
          errors++;
        }
      }
    }
    if(data.disruptionMode !== undefined){
      let data2 = data.disruptionMode;
      if(!((data2 === "Pod") || (data2 === "PodGroup"))){
        const err4 = {instancePath:instancePath+"/disruptionMode",keyword:"enum",params:{allowedValues: schema2.properties.disruptionMode.enum}};
        (vErrors ??= []).push(err4);
        errors++;
      }
    }
    if(data.priorityClassName !== undefined){
      let data3 = data.priorityClassName;
      if(typeof data3 === "string"){
        if(!(formats0(data3))){
          const err5 = {instancePath:instancePath+"/priorityClassName",keyword:"format",params:{format: "dns-subdomain"}};
          (vErrors ??= []).push(err5);
          errors++;
        }
      }
    }
    if(data.priority !== undefined){
      let data4 = data.priority;
      if(typeof data4 == "number"){
        if(data4 > 1000000000 || isNaN(data4)){
          const err6 = {instancePath:instancePath+"/priority",keyword:"maximum",params:{comparison: "<=", limit: 1000000000}};
          (vErrors ??= []).push(err6);
          errors++;
        }
      }
    }
  }
  validatePodGroupTemplate.errors = vErrors;
  return errors === 0;
}

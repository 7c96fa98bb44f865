// Generated from flowcontrol/v1/flowSchema.yaml. Do not edit.
// @ts-nocheck
import { hasUniqueItems, hasUniqueKeys } from "../../../runtime/schema/index.ts";

const schema0 = {"properties":{"type":{"enum":["ByUser","ByNamespace"]}}};

export function validateFlowDistinguisherMethod(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.type !== undefined){
      let data0 = data.type;
      if(!((data0 === "ByUser") || (data0 === "ByNamespace"))){
        const err0 = {instancePath:instancePath+"/type",keyword:"enum",params:{allowedValues: schema0.properties.type.enum}};
        (vErrors ??= []).push(err0);
        errors++;
      }
    }
  }
  validateFlowDistinguisherMethod.errors = vErrors;
  return errors === 0;
}

const schema1 = {"properties":{"kind":{"enum":["User","Group","ServiceAccount"]}}};

export function validateSubject(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.kind !== undefined){
      let data0 = data.kind;
      if(!(((data0 === "User") || (data0 === "Group")) || (data0 === "ServiceAccount"))){
        const err0 = {instancePath:instancePath+"/kind",keyword:"enum",params:{allowedValues: schema1.properties.kind.enum}};
        (vErrors ??= []).push(err0);
        errors++;
      }
    }
  }
  validateSubject.errors = vErrors;
  return errors === 0;
}

const func0 = (text) => {
  let length = text.length;
  for (let at = 1; at < text.length; at += 1) {
    if ((text.charCodeAt(at) & 0xfc00) === 0xdc00 && (text.charCodeAt(at - 1) & 0xfc00) === 0xd800) length -= 1;
  }
  return length;
};

export function validateUserSubject(data, instancePath = ""){
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
  validateUserSubject.errors = vErrors;
  return errors === 0;
}


export function validateGroupSubject(data, instancePath = ""){
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
  validateGroupSubject.errors = vErrors;
  return errors === 0;
}


export function validateServiceAccountSubject(data, instancePath = ""){
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
  validateServiceAccountSubject.errors = vErrors;
  return errors === 0;
}

const func3 = hasUniqueItems;

export function validateResourcePolicyRule(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.verbs !== undefined){
      let data0 = data.verbs;
      if(Array.isArray(data0)){
        if(!func3(data0)){
          const err0 = {instancePath:instancePath+"/verbs",keyword:"unique",params:{}};
          (vErrors ??= []).push(err0);
          errors++;
        }
      }
    }
    if(data.apiGroups !== undefined){
      let data1 = data.apiGroups;
      if(Array.isArray(data1)){
        if(!func3(data1)){
          const err1 = {instancePath:instancePath+"/apiGroups",keyword:"unique",params:{}};
          (vErrors ??= []).push(err1);
          errors++;
        }
      }
    }
    if(data.resources !== undefined){
      let data2 = data.resources;
      if(Array.isArray(data2)){
        if(!func3(data2)){
          const err2 = {instancePath:instancePath+"/resources",keyword:"unique",params:{}};
          (vErrors ??= []).push(err2);
          errors++;
        }
      }
    }
    if(data.namespaces !== undefined){
      let data3 = data.namespaces;
      if(Array.isArray(data3)){
        if(!func3(data3)){
          const err3 = {instancePath:instancePath+"/namespaces",keyword:"unique",params:{}};
          (vErrors ??= []).push(err3);
          errors++;
        }
      }
    }
  }
  validateResourcePolicyRule.errors = vErrors;
  return errors === 0;
}


export function validateNonResourcePolicyRule(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.verbs !== undefined){
      let data0 = data.verbs;
      if(Array.isArray(data0)){
        if(!func3(data0)){
          const err0 = {instancePath:instancePath+"/verbs",keyword:"unique",params:{}};
          (vErrors ??= []).push(err0);
          errors++;
        }
      }
    }
    if(data.nonResourceURLs !== undefined){
      let data1 = data.nonResourceURLs;
      if(Array.isArray(data1)){
        if(!func3(data1)){
          const err1 = {instancePath:instancePath+"/nonResourceURLs",keyword:"unique",params:{}};
          (vErrors ??= []).push(err1);
          errors++;
        }
      }
    }
  }
  validateNonResourcePolicyRule.errors = vErrors;
  return errors === 0;
}

const schema7 = {"properties":{"conditions":{"uniqueKeys":["type"]}}};
const func9 = hasUniqueKeys;

export function validateFlowSchemaStatus(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.conditions !== undefined){
      let data0 = data.conditions;
      if(Array.isArray(data0)){
        if(!func9(data0, schema7.properties.conditions.uniqueKeys)){
          const err0 = {instancePath:instancePath+"/conditions",keyword:"uniqueKeys",params:{keys: schema7.properties.conditions.uniqueKeys}};
          (vErrors ??= []).push(err0);
          errors++;
        }
      }
    }
  }
  validateFlowSchemaStatus.errors = vErrors;
  return errors === 0;
}

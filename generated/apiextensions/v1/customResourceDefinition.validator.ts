// Generated from apiextensions/v1/customResourceDefinition.yaml. Do not edit.
// @ts-nocheck
import { formatChecks, hasUniqueKeys } from "../../../runtime/schema/index.ts";

const schema0 = {"properties":{"group":{"minLength":1,"format":"dns-subdomain or empty"},"scope":{"enum":["Cluster","Namespaced"]}}};
const formats0 = formatChecks["dns-subdomain or empty"];
const func0 = (text) => {
  let length = text.length;
  for (let at = 1; at < text.length; at += 1) {
    if ((text.charCodeAt(at) & 0xfc00) === 0xdc00 && (text.charCodeAt(at - 1) & 0xfc00) === 0xd800) length -= 1;
  }
  return length;
};

export function validateCustomResourceDefinitionSpec(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.group !== undefined){
      let data0 = data.group;
      if(typeof data0 === "string"){
        if(func0(data0) < 1){
          const err0 = {instancePath:instancePath+"/group",keyword:"minLength",params:{limit: 1}};
          (vErrors ??= []).push(err0);
          errors++;
        }
        if(!(formats0(data0))){
          const err1 = {instancePath:instancePath+"/group",keyword:"format",params:{format: "dns-subdomain or empty"}};
          (vErrors ??= []).push(err1);
          errors++;
        }
      }
    }
    if(data.scope !== undefined){
      let data1 = data.scope;
      if(!((data1 === "Cluster") || (data1 === "Namespaced"))){
        const err2 = {instancePath:instancePath+"/scope",keyword:"enum",params:{allowedValues: schema0.properties.scope.enum}};
        (vErrors ??= []).push(err2);
        errors++;
      }
    }
  }
  validateCustomResourceDefinitionSpec.errors = vErrors;
  return errors === 0;
}

const formats2 = formatChecks["dns1035-label or empty"];

export function validateCustomResourceDefinitionVersion(data, instancePath = ""){
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
        if(!(formats2(data0))){
          const err1 = {instancePath:instancePath+"/name",keyword:"format",params:{format: "dns1035-label or empty"}};
          (vErrors ??= []).push(err1);
          errors++;
        }
      }
    }
    if(data.deprecationWarning !== undefined){
      let data1 = data.deprecationWarning;
      if(typeof data1 === "string"){
        if(func0(data1) > 256){
          const err2 = {instancePath:instancePath+"/deprecationWarning",keyword:"maxLength",params:{limit: 256}};
          (vErrors ??= []).push(err2);
          errors++;
        }
      }
    }
    if(data.selectableFields !== undefined){
      let data2 = data.selectableFields;
      if(Array.isArray(data2)){
        if(data2.length > 8){
          const err3 = {instancePath:instancePath+"/selectableFields",keyword:"maxItems",params:{limit: 8}};
          (vErrors ??= []).push(err3);
          errors++;
        }
      }
    }
  }
  validateCustomResourceDefinitionVersion.errors = vErrors;
  return errors === 0;
}


export function validateCustomResourceSubresourceScale(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.specReplicasPath !== undefined){
      let data0 = data.specReplicasPath;
      if(typeof data0 === "string"){
        if(func0(data0) < 1){
          const err0 = {instancePath:instancePath+"/specReplicasPath",keyword:"minLength",params:{limit: 1}};
          (vErrors ??= []).push(err0);
          errors++;
        }
      }
    }
    if(data.statusReplicasPath !== undefined){
      let data1 = data.statusReplicasPath;
      if(typeof data1 === "string"){
        if(func0(data1) < 1){
          const err1 = {instancePath:instancePath+"/statusReplicasPath",keyword:"minLength",params:{limit: 1}};
          (vErrors ??= []).push(err1);
          errors++;
        }
      }
    }
  }
  validateCustomResourceSubresourceScale.errors = vErrors;
  return errors === 0;
}

const schema3 = {"properties":{"name":{"minLength":1},"format":{"enum":["int32","int64","float","double","byte","date","date-time","password"]},"jsonPath":{"minLength":1}}};

export function validateCustomResourceColumnDefinition(data, instancePath = ""){
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
    if(data.format !== undefined){
      let data1 = data.format;
      if(!((((((((data1 === "int32") || (data1 === "int64")) || (data1 === "float")) || (data1 === "double")) || (data1 === "byte")) || (data1 === "date")) || (data1 === "date-time")) || (data1 === "password"))){
        const err1 = {instancePath:instancePath+"/format",keyword:"enum",params:{allowedValues: schema3.properties.format.enum}};
        (vErrors ??= []).push(err1);
        errors++;
      }
    }
    if(data.jsonPath !== undefined){
      let data2 = data.jsonPath;
      if(typeof data2 === "string"){
        if(func0(data2) < 1){
          const err2 = {instancePath:instancePath+"/jsonPath",keyword:"minLength",params:{limit: 1}};
          (vErrors ??= []).push(err2);
          errors++;
        }
      }
    }
  }
  validateCustomResourceColumnDefinition.errors = vErrors;
  return errors === 0;
}


export function validateSelectableField(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.jsonPath !== undefined){
      let data0 = data.jsonPath;
      if(typeof data0 === "string"){
        if(func0(data0) < 1){
          const err0 = {instancePath:instancePath+"/jsonPath",keyword:"minLength",params:{limit: 1}};
          (vErrors ??= []).push(err0);
          errors++;
        }
      }
    }
  }
  validateSelectableField.errors = vErrors;
  return errors === 0;
}

const schema5 = {"properties":{"conditions":{"uniqueKeys":["type"]}}};
const func8 = hasUniqueKeys;

export function validateCustomResourceDefinitionStatus(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.conditions !== undefined){
      let data0 = data.conditions;
      if(Array.isArray(data0)){
        if(!func8(data0, schema5.properties.conditions.uniqueKeys)){
          const err0 = {instancePath:instancePath+"/conditions",keyword:"uniqueKeys",params:{keys: schema5.properties.conditions.uniqueKeys}};
          (vErrors ??= []).push(err0);
          errors++;
        }
      }
    }
  }
  validateCustomResourceDefinitionStatus.errors = vErrors;
  return errors === 0;
}

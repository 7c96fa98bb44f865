// Generated from apidiscovery/v2/discovery.yaml. Do not edit.
// @ts-nocheck
import { hasUniqueItems, hasUniqueKeys } from "../../../runtime/schema/index.ts";

const schema0 = {"properties":{"versions":{"uniqueKeys":["version"]}}};
const func0 = hasUniqueKeys;

export function validateAPIGroupDiscovery(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.versions !== undefined){
      let data0 = data.versions;
      if(Array.isArray(data0)){
        if(!func0(data0, schema0.properties.versions.uniqueKeys)){
          const err0 = {instancePath:instancePath+"/versions",keyword:"uniqueKeys",params:{keys: schema0.properties.versions.uniqueKeys}};
          (vErrors ??= []).push(err0);
          errors++;
        }
      }
    }
  }
  validateAPIGroupDiscovery.errors = vErrors;
  return errors === 0;
}

const schema1 = {"properties":{"resources":{"uniqueKeys":["resource"]}}};

export function validateAPIVersionDiscovery(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.resources !== undefined){
      let data0 = data.resources;
      if(Array.isArray(data0)){
        if(!func0(data0, schema1.properties.resources.uniqueKeys)){
          const err0 = {instancePath:instancePath+"/resources",keyword:"uniqueKeys",params:{keys: schema1.properties.resources.uniqueKeys}};
          (vErrors ??= []).push(err0);
          errors++;
        }
      }
    }
  }
  validateAPIVersionDiscovery.errors = vErrors;
  return errors === 0;
}

const schema2 = {"properties":{"verbs":{"unique":true},"shortNames":{"unique":true},"categories":{"unique":true},"subresources":{"uniqueKeys":["subresource"]}}};
const func2 = hasUniqueItems;

export function validateAPIResourceDiscovery(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.verbs !== undefined){
      let data0 = data.verbs;
      if(Array.isArray(data0)){
        if(!func2(data0)){
          const err0 = {instancePath:instancePath+"/verbs",keyword:"unique",params:{}};
          (vErrors ??= []).push(err0);
          errors++;
        }
      }
    }
    if(data.shortNames !== undefined){
      let data1 = data.shortNames;
      if(Array.isArray(data1)){
        if(!func2(data1)){
          const err1 = {instancePath:instancePath+"/shortNames",keyword:"unique",params:{}};
          (vErrors ??= []).push(err1);
          errors++;
        }
      }
    }
    if(data.categories !== undefined){
      let data2 = data.categories;
      if(Array.isArray(data2)){
        if(!func2(data2)){
          const err2 = {instancePath:instancePath+"/categories",keyword:"unique",params:{}};
          (vErrors ??= []).push(err2);
          errors++;
        }
      }
    }
    if(data.subresources !== undefined){
      let data3 = data.subresources;
      if(Array.isArray(data3)){
        if(!func0(data3, schema2.properties.subresources.uniqueKeys)){
          const err3 = {instancePath:instancePath+"/subresources",keyword:"uniqueKeys",params:{keys: schema2.properties.subresources.uniqueKeys}};
          (vErrors ??= []).push(err3);
          errors++;
        }
      }
    }
  }
  validateAPIResourceDiscovery.errors = vErrors;
  return errors === 0;
}

const schema3 = {"properties":{"acceptedTypes":{"uniqueKeys":["group","version","kind"]},"verbs":{"unique":true}}};

export function validateAPISubresourceDiscovery(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.acceptedTypes !== undefined){
      let data0 = data.acceptedTypes;
      if(Array.isArray(data0)){
        if(!func0(data0, schema3.properties.acceptedTypes.uniqueKeys)){
          const err0 = {instancePath:instancePath+"/acceptedTypes",keyword:"uniqueKeys",params:{keys: schema3.properties.acceptedTypes.uniqueKeys}};
          (vErrors ??= []).push(err0);
          errors++;
        }
      }
    }
    if(data.verbs !== undefined){
      let data1 = data.verbs;
      if(Array.isArray(data1)){
        if(!func2(data1)){
          const err1 = {instancePath:instancePath+"/verbs",keyword:"unique",params:{}};
          (vErrors ??= []).push(err1);
          errors++;
        }
      }
    }
  }
  validateAPISubresourceDiscovery.errors = vErrors;
  return errors === 0;
}

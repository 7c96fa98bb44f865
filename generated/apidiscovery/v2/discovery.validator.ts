// Generated from apidiscovery/v2/discovery.yaml. Do not edit.
// @ts-nocheck
import { hasUniqueItems, hasUniqueKeys } from "../../../runtime/schema/index.ts";
import { validateObjectMeta } from "../../meta/v1.validator.ts";

export function validateAPIGroupDiscoveryList(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.items !== undefined){
      let data0 = data.items;
      if(Array.isArray(data0)){
        const len0 = data0.length;
        for(let i0=0; i0<len0; i0++){
          if(!(validateAPIGroupDiscovery(data0[i0], instancePath+"/items/" + i0))){
            for(const error of validateAPIGroupDiscovery.errors) (vErrors ??= []).push(error);
            errors += validateAPIGroupDiscovery.errors.length;
          }
        }
      }
    }
  }
  validateAPIGroupDiscoveryList.errors = vErrors;
  return errors === 0;
}

const schema1 = {"properties":{"metadata":{"checkedBy":"validateObjectMeta"},"versions":{"items":{"checkedBy":"validateAPIVersionDiscovery"},"uniqueKeys":["version"]}}};
const func0 = hasUniqueKeys;

export function validateAPIGroupDiscovery(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.metadata !== undefined){
      if(!(validateObjectMeta(data.metadata, instancePath+"/metadata"))){
        for(const error of validateObjectMeta.errors) (vErrors ??= []).push(error);
        errors += validateObjectMeta.errors.length;
      }
    }
    if(data.versions !== undefined){
      let data1 = data.versions;
      if(Array.isArray(data1)){
        const len0 = data1.length;
        for(let i0=0; i0<len0; i0++){
          if(!(validateAPIVersionDiscovery(data1[i0], instancePath+"/versions/" + i0))){
            for(const error of validateAPIVersionDiscovery.errors) (vErrors ??= []).push(error);
            errors += validateAPIVersionDiscovery.errors.length;
          }
        }
        if(!func0(data1, schema1.properties.versions.uniqueKeys)){
          const err0 = {instancePath:instancePath+"/versions",keyword:"uniqueKeys",params:{keys: schema1.properties.versions.uniqueKeys}};
          (vErrors ??= []).push(err0);
          errors++;
        }
      }
    }
  }
  validateAPIGroupDiscovery.errors = vErrors;
  return errors === 0;
}

const schema2 = {"properties":{"resources":{"items":{"checkedBy":"validateAPIResourceDiscovery"},"uniqueKeys":["resource"]}}};

export function validateAPIVersionDiscovery(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.resources !== undefined){
      let data0 = data.resources;
      if(Array.isArray(data0)){
        const len0 = data0.length;
        for(let i0=0; i0<len0; i0++){
          if(!(validateAPIResourceDiscovery(data0[i0], instancePath+"/resources/" + i0))){
            for(const error of validateAPIResourceDiscovery.errors) (vErrors ??= []).push(error);
            errors += validateAPIResourceDiscovery.errors.length;
          }
        }
        if(!func0(data0, schema2.properties.resources.uniqueKeys)){
          const err0 = {instancePath:instancePath+"/resources",keyword:"uniqueKeys",params:{keys: schema2.properties.resources.uniqueKeys}};
          (vErrors ??= []).push(err0);
          errors++;
        }
      }
    }
  }
  validateAPIVersionDiscovery.errors = vErrors;
  return errors === 0;
}

const schema3 = {"properties":{"verbs":{"unique":true},"shortNames":{"unique":true},"categories":{"unique":true},"subresources":{"items":{"checkedBy":"validateAPISubresourceDiscovery"},"uniqueKeys":["subresource"]}}};
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
        const len0 = data3.length;
        for(let i0=0; i0<len0; i0++){
          if(!(validateAPISubresourceDiscovery(data3[i0], instancePath+"/subresources/" + i0))){
            for(const error of validateAPISubresourceDiscovery.errors) (vErrors ??= []).push(error);
            errors += validateAPISubresourceDiscovery.errors.length;
          }
        }
        if(!func0(data3, schema3.properties.subresources.uniqueKeys)){
          const err3 = {instancePath:instancePath+"/subresources",keyword:"uniqueKeys",params:{keys: schema3.properties.subresources.uniqueKeys}};
          (vErrors ??= []).push(err3);
          errors++;
        }
      }
    }
  }
  validateAPIResourceDiscovery.errors = vErrors;
  return errors === 0;
}

const schema4 = {"properties":{"acceptedTypes":{"uniqueKeys":["group","version","kind"]},"verbs":{"unique":true}}};

export function validateAPISubresourceDiscovery(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.acceptedTypes !== undefined){
      let data0 = data.acceptedTypes;
      if(Array.isArray(data0)){
        if(!func0(data0, schema4.properties.acceptedTypes.uniqueKeys)){
          const err0 = {instancePath:instancePath+"/acceptedTypes",keyword:"uniqueKeys",params:{keys: schema4.properties.acceptedTypes.uniqueKeys}};
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

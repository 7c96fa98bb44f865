// Generated from core/v1/resourceQuota.yaml. Do not edit.
// @ts-nocheck
import { validateObjectMeta } from "../../meta/v1.validator.ts";

export function validateResourceQuota(data, instancePath = ""){
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
      if(!(validateResourceQuotaSpec(data.spec, instancePath+"/spec"))){
        for(const error of validateResourceQuotaSpec.errors) (vErrors ??= []).push(error);
        errors += validateResourceQuotaSpec.errors.length;
      }
    }
  }
  validateResourceQuota.errors = vErrors;
  return errors === 0;
}

const schema1 = {"properties":{"scopes":{"items":{"enum":["Terminating","NotTerminating","BestEffort","NotBestEffort","PriorityClass","CrossNamespacePodAffinity","VolumeAttributesClass"]}},"scopeSelector":{"checkedBy":"validateScopeSelector"}}};

export function validateResourceQuotaSpec(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.scopes !== undefined){
      let data0 = data.scopes;
      if(Array.isArray(data0)){
        const len0 = data0.length;
        for(let i0=0; i0<len0; i0++){
          let data1 = data0[i0];
          if(!(((((((data1 === "Terminating") || (data1 === "NotTerminating")) || (data1 === "BestEffort")) || (data1 === "NotBestEffort")) || (data1 === "PriorityClass")) || (data1 === "CrossNamespacePodAffinity")) || (data1 === "VolumeAttributesClass"))){
            const err0 = {instancePath:instancePath+"/scopes/" + i0,keyword:"enum",params:{allowedValues: schema1.properties.scopes.items.enum}};
            (vErrors ??= []).push(err0);
            errors++;
          }
        }
      }
    }
    if(data.scopeSelector !== undefined){
      if(!(validateScopeSelector(data.scopeSelector, instancePath+"/scopeSelector"))){
        for(const error of validateScopeSelector.errors) (vErrors ??= []).push(error);
        errors += validateScopeSelector.errors.length;
      }
    }
  }
  validateResourceQuotaSpec.errors = vErrors;
  return errors === 0;
}


export function validateScopeSelector(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.matchExpressions !== undefined){
      let data0 = data.matchExpressions;
      if(Array.isArray(data0)){
        const len0 = data0.length;
        for(let i0=0; i0<len0; i0++){
          if(!(validateScopedResourceSelectorRequirement(data0[i0], instancePath+"/matchExpressions/" + i0))){
            for(const error of validateScopedResourceSelectorRequirement.errors) (vErrors ??= []).push(error);
            errors += validateScopedResourceSelectorRequirement.errors.length;
          }
        }
      }
    }
  }
  validateScopeSelector.errors = vErrors;
  return errors === 0;
}

const schema3 = {"properties":{"scopeName":{"enum":["Terminating","NotTerminating","BestEffort","NotBestEffort","PriorityClass","CrossNamespacePodAffinity","VolumeAttributesClass"]},"operator":{"enum":["In","NotIn","Exists","DoesNotExist"]}}};

export function validateScopedResourceSelectorRequirement(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.scopeName !== undefined){
      let data0 = data.scopeName;
      if(!(((((((data0 === "Terminating") || (data0 === "NotTerminating")) || (data0 === "BestEffort")) || (data0 === "NotBestEffort")) || (data0 === "PriorityClass")) || (data0 === "CrossNamespacePodAffinity")) || (data0 === "VolumeAttributesClass"))){
        const err0 = {instancePath:instancePath+"/scopeName",keyword:"enum",params:{allowedValues: schema3.properties.scopeName.enum}};
        (vErrors ??= []).push(err0);
        errors++;
      }
    }
    if(data.operator !== undefined){
      let data1 = data.operator;
      if(!((((data1 === "In") || (data1 === "NotIn")) || (data1 === "Exists")) || (data1 === "DoesNotExist"))){
        const err1 = {instancePath:instancePath+"/operator",keyword:"enum",params:{allowedValues: schema3.properties.operator.enum}};
        (vErrors ??= []).push(err1);
        errors++;
      }
    }
  }
  validateScopedResourceSelectorRequirement.errors = vErrors;
  return errors === 0;
}

// Generated from core/v1/resourceQuota.yaml. Do not edit.
// @ts-nocheck
const schema0 = {"properties":{"scopes":{"items":{"enum":["Terminating","NotTerminating","BestEffort","NotBestEffort","PriorityClass","CrossNamespacePodAffinity","VolumeAttributesClass"]}}}};

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
            const err0 = {instancePath:instancePath+"/scopes/" + i0,keyword:"enum",params:{allowedValues: schema0.properties.scopes.items.enum}};
            (vErrors ??= []).push(err0);
            errors++;
          }
        }
      }
    }
  }
  validateResourceQuotaSpec.errors = vErrors;
  return errors === 0;
}

const schema1 = {"properties":{"scopeName":{"enum":["Terminating","NotTerminating","BestEffort","NotBestEffort","PriorityClass","CrossNamespacePodAffinity","VolumeAttributesClass"]},"operator":{"enum":["In","NotIn","Exists","DoesNotExist"]}}};

export function validateScopedResourceSelectorRequirement(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.scopeName !== undefined){
      let data0 = data.scopeName;
      if(!(((((((data0 === "Terminating") || (data0 === "NotTerminating")) || (data0 === "BestEffort")) || (data0 === "NotBestEffort")) || (data0 === "PriorityClass")) || (data0 === "CrossNamespacePodAffinity")) || (data0 === "VolumeAttributesClass"))){
        const err0 = {instancePath:instancePath+"/scopeName",keyword:"enum",params:{allowedValues: schema1.properties.scopeName.enum}};
        (vErrors ??= []).push(err0);
        errors++;
      }
    }
    if(data.operator !== undefined){
      let data1 = data.operator;
      if(!((((data1 === "In") || (data1 === "NotIn")) || (data1 === "Exists")) || (data1 === "DoesNotExist"))){
        const err1 = {instancePath:instancePath+"/operator",keyword:"enum",params:{allowedValues: schema1.properties.operator.enum}};
        (vErrors ??= []).push(err1);
        errors++;
      }
    }
  }
  validateScopedResourceSelectorRequirement.errors = vErrors;
  return errors === 0;
}

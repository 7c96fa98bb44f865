// Generated from core/v1/resourceQuota.yaml. Do not edit.
import { hasUniqueItems } from "../../../runtime/schema/index.ts";

export { validate0 as validate };

const func0 = hasUniqueItems;
const schema2 = {"properties":{"scopes":{"items":{"enum":["Terminating","NotTerminating","BestEffort","NotBestEffort","PriorityClass","CrossNamespacePodAffinity","VolumeAttributesClass"]}},"scopeSelector":{"$ref":"#/$defs/core.v1.ScopeSelector"}}};
const schema4 = {"properties":{"scopeName":{"enum":["Terminating","NotTerminating","BestEffort","NotBestEffort","PriorityClass","CrossNamespacePodAffinity","VolumeAttributesClass"]},"operator":{"enum":["In","NotIn","Exists","DoesNotExist"]}}};

function validate2(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.matchExpressions !== undefined){
      let data0 = data.matchExpressions;
      if(Array.isArray(data0)){
        const len0 = data0.length;
        for(let i0=0; i0<len0; i0++){
          let data1 = data0[i0];
          if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
            if(data1.scopeName !== undefined){
              let data2 = data1.scopeName;
              if(!(((((((data2 === "Terminating") || (data2 === "NotTerminating")) || (data2 === "BestEffort")) || (data2 === "NotBestEffort")) || (data2 === "PriorityClass")) || (data2 === "CrossNamespacePodAffinity")) || (data2 === "VolumeAttributesClass"))){
                const err0 = {instancePath:instancePath+"/matchExpressions/" + i0+"/scopeName",keyword:"enum",params:{allowedValues: schema4.properties.scopeName.enum}};
                (vErrors ??= []).push(err0);
                errors++;
              }
            }
            if(data1.operator !== undefined){
              let data3 = data1.operator;
              if(!((((data3 === "In") || (data3 === "NotIn")) || (data3 === "Exists")) || (data3 === "DoesNotExist"))){
                const err1 = {instancePath:instancePath+"/matchExpressions/" + i0+"/operator",keyword:"enum",params:{allowedValues: schema4.properties.operator.enum}};
                (vErrors ??= []).push(err1);
                errors++;
              }
            }
          }
        }
      }
    }
  }
  validate2.errors = vErrors;
  return errors === 0;
}

function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
            const err0 = {instancePath:instancePath+"/scopes/" + i0,keyword:"enum",params:{allowedValues: schema2.properties.scopes.items.enum}};
            (vErrors ??= []).push(err0);
            errors++;
          }
        }
      }
    }
    if(data.scopeSelector !== undefined){
      if(!(validate2(data.scopeSelector, {instancePath:instancePath+"/scopeSelector",parentData:data,parentDataProperty:"scopeSelector",rootData}))){
        vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
        errors = vErrors.length;
      }
    }
  }
  validate1.errors = vErrors;
  return errors === 0;
}

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.metadata !== undefined){
      let data0 = data.metadata;
      if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
        if(data0.finalizers !== undefined){
          let data1 = data0.finalizers;
          if(Array.isArray(data1)){
            if(!func0(data1)){
              const err0 = {instancePath:instancePath+"/metadata/finalizers",keyword:"unique",params:{}};
              (vErrors ??= []).push(err0);
              errors++;
            }
          }
        }
      }
    }
    if(data.spec !== undefined){
      if(!(validate1(data.spec, {instancePath:instancePath+"/spec",parentData:data,parentDataProperty:"spec",rootData}))){
        vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
        errors = vErrors.length;
      }
    }
  }
  validate0.errors = vErrors;
  return errors === 0;
}

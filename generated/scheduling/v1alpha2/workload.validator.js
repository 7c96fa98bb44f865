// Generated from scheduling/v1alpha2/workload.yaml. Do not edit.
import { formatChecks, hasUniqueItems, hasUniqueKeys } from "../../../runtime/schema/index.ts";

export { validate0 as validate };

const func0 = hasUniqueItems;
const schema2 = {"properties":{"controllerRef":{"$ref":"#/$defs/scheduling.v1alpha2.TypedLocalObjectReference"},"podGroupTemplates":{"minItems":1,"maxItems":8,"items":{"$ref":"#/$defs/scheduling.v1alpha2.PodGroupTemplate"},"uniqueKeys":["name"]}}};
const formats0 = formatChecks["dns-subdomain"];
const formats2 = formatChecks["path-segment"];
const func1 = (text) => {
  let length = text.length;
  for (let at = 1; at < text.length; at += 1) {
    if ((text.charCodeAt(at) & 0xfc00) === 0xdc00 && (text.charCodeAt(at - 1) & 0xfc00) === 0xd800) length -= 1;
  }
  return length;
};
const func6 = hasUniqueKeys;
const schema4 = {"properties":{"name":{"minLength":1,"format":"dns-label"},"schedulingPolicy":{"$ref":"#/$defs/scheduling.v1alpha2.PodGroupSchedulingPolicy"},"schedulingConstraints":{"$ref":"#/$defs/scheduling.v1alpha2.PodGroupSchedulingConstraints"},"resourceClaims":{"maxItems":4,"items":{"$ref":"#/$defs/scheduling.v1alpha2.PodGroupResourceClaim"},"uniqueKeys":["name"]},"disruptionMode":{"enum":["Pod","PodGroup"]},"priorityClassName":{"format":"dns-subdomain"}}};
const formats6 = formatChecks["dns-label"];

function validate3(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.gang !== undefined){
      let data0 = data.gang;
      if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
        if(data0.minCount !== undefined){
          let data1 = data0.minCount;
          if(typeof data1 == "number"){
            if(data1 < 1 || isNaN(data1)){
              const err0 = {instancePath:instancePath+"/gang/minCount",keyword:"minimum",params:{comparison: ">=", limit: 1}};
              (vErrors ??= []).push(err0);
              errors++;
            }
          }
        }
      }
    }
  }
  validate3.errors = vErrors;
  return errors === 0;
}

const formats8 = formatChecks["qualified-name"];

function validate5(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
          let data1 = data0[i0];
          if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
            if(data1.key !== undefined){
              let data2 = data1.key;
              if(typeof data2 === "string"){
                if(func1(data2) < 1){
                  const err1 = {instancePath:instancePath+"/topology/" + i0+"/key",keyword:"minLength",params:{limit: 1}};
                  (vErrors ??= []).push(err1);
                  errors++;
                }
                if(!(formats8(data2))){
                  const err2 = {instancePath:instancePath+"/topology/" + i0+"/key",keyword:"format",params:{format: "qualified-name"}};
                  (vErrors ??= []).push(err2);
                  errors++;
                }
              }
            }
          }
        }
      }
    }
  }
  validate5.errors = vErrors;
  return errors === 0;
}

function validate2(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
          const err1 = {instancePath:instancePath+"/name",keyword:"format",params:{format: "dns-label"}};
          (vErrors ??= []).push(err1);
          errors++;
        }
      }
    }
    if(data.schedulingPolicy !== undefined){
      if(!(validate3(data.schedulingPolicy, {instancePath:instancePath+"/schedulingPolicy",parentData:data,parentDataProperty:"schedulingPolicy",rootData}))){
        vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
        errors = vErrors.length;
      }
    }
    if(data.schedulingConstraints !== undefined){
      if(!(validate5(data.schedulingConstraints, {instancePath:instancePath+"/schedulingConstraints",parentData:data,parentDataProperty:"schedulingConstraints",rootData}))){
        vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors);
        errors = vErrors.length;
      }
    }
    if(data.resourceClaims !== undefined){
      let data3 = data.resourceClaims;
      if(Array.isArray(data3)){
        if(data3.length > 4){
          const err2 = {instancePath:instancePath+"/resourceClaims",keyword:"maxItems",params:{limit: 4}};
          (vErrors ??= []).push(err2);
          errors++;
        }
        const len0 = data3.length;
        for(let i0=0; i0<len0; i0++){
          let data4 = data3[i0];
          if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
            if(data4.name !== undefined){
              let data5 = data4.name;
              if(typeof data5 === "string"){
                if(func1(data5) < 1){
                  const err3 = {instancePath:instancePath+"/resourceClaims/" + i0+"/name",keyword:"minLength",params:{limit: 1}};
                  (vErrors ??= []).push(err3);
                  errors++;
                }
                if(!(formats6(data5))){
                  const err4 = {instancePath:instancePath+"/resourceClaims/" + i0+"/name",keyword:"format",params:{format: "dns-label"}};
                  (vErrors ??= []).push(err4);
                  errors++;
                }
              }
            }
            if(data4.resourceClaimName !== undefined){
              let data6 = data4.resourceClaimName;
              if(typeof data6 === "string"){
                if(!(formats0(data6))){
                  const err5 = {instancePath:instancePath+"/resourceClaims/" + i0+"/resourceClaimName",keyword:"format",params:{format: "dns-subdomain"}};
                  (vErrors ??= []).push(err5);
                  errors++;
                }
              }
            }
            if(data4.resourceClaimTemplateName !== undefined){
              let data7 = data4.resourceClaimTemplateName;
              if(typeof data7 === "string"){
                if(!(formats0(data7))){
                  const err6 = {instancePath:instancePath+"/resourceClaims/" + i0+"/resourceClaimTemplateName",keyword:"format",params:{format: "dns-subdomain"}};
                  (vErrors ??= []).push(err6);
                  errors++;
                }
              }
            }
          }
        }
        if(!func6(data3, schema4.properties.resourceClaims.uniqueKeys)){
          const err7 = {instancePath:instancePath+"/resourceClaims",keyword:"uniqueKeys",params:{keys: schema4.properties.resourceClaims.uniqueKeys}};
          (vErrors ??= []).push(err7);
          errors++;
        }
      }
    }
    if(data.disruptionMode !== undefined){
      let data8 = data.disruptionMode;
      if(!((data8 === "Pod") || (data8 === "PodGroup"))){
        const err8 = {instancePath:instancePath+"/disruptionMode",keyword:"enum",params:{allowedValues: schema4.properties.disruptionMode.enum}};
        (vErrors ??= []).push(err8);
        errors++;
      }
    }
    if(data.priorityClassName !== undefined){
      let data9 = data.priorityClassName;
      if(typeof data9 === "string"){
        if(!(formats0(data9))){
          const err9 = {instancePath:instancePath+"/priorityClassName",keyword:"format",params:{format: "dns-subdomain"}};
          (vErrors ??= []).push(err9);
          errors++;
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
    if(data.controllerRef !== undefined){
      let data0 = data.controllerRef;
      if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
        if(data0.apiGroup !== undefined){
          let data1 = data0.apiGroup;
          if(typeof data1 === "string"){
            if(!(formats0(data1))){
              const err0 = {instancePath:instancePath+"/controllerRef/apiGroup",keyword:"format",params:{format: "dns-subdomain"}};
              (vErrors ??= []).push(err0);
              errors++;
            }
          }
        }
        if(data0.kind !== undefined){
          let data2 = data0.kind;
          if(typeof data2 === "string"){
            if(func1(data2) < 1){
              const err1 = {instancePath:instancePath+"/controllerRef/kind",keyword:"minLength",params:{limit: 1}};
              (vErrors ??= []).push(err1);
              errors++;
            }
            if(!(formats2(data2))){
              const err2 = {instancePath:instancePath+"/controllerRef/kind",keyword:"format",params:{format: "path-segment"}};
              (vErrors ??= []).push(err2);
              errors++;
            }
          }
        }
        if(data0.name !== undefined){
          let data3 = data0.name;
          if(typeof data3 === "string"){
            if(func1(data3) < 1){
              const err3 = {instancePath:instancePath+"/controllerRef/name",keyword:"minLength",params:{limit: 1}};
              (vErrors ??= []).push(err3);
              errors++;
            }
            if(!(formats2(data3))){
              const err4 = {instancePath:instancePath+"/controllerRef/name",keyword:"format",params:{format: "path-segment"}};
              (vErrors ??= []).push(err4);
              errors++;
            }
          }
        }
      }
    }
    if(data.podGroupTemplates !== undefined){
      let data4 = data.podGroupTemplates;
      if(Array.isArray(data4)){
        if(data4.length > 8){
          const err5 = {instancePath:instancePath+"/podGroupTemplates",keyword:"maxItems",params:{limit: 8}};
          (vErrors ??= []).push(err5);
          errors++;
        }
        if(data4.length < 1){
          const err6 = {instancePath:instancePath+"/podGroupTemplates",keyword:"minItems",params:{limit: 1}};
          (vErrors ??= []).push(err6);
          errors++;
        }
        const len0 = data4.length;
        for(let i0=0; i0<len0; i0++){
          if(!(validate2(data4[i0], {instancePath:instancePath+"/podGroupTemplates/" + i0,parentData:data4,parentDataProperty:i0,rootData}))){
            vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
            errors = vErrors.length;
          }
        }
        if(!func6(data4, schema2.properties.podGroupTemplates.uniqueKeys)){
          const err7 = {instancePath:instancePath+"/podGroupTemplates",keyword:"uniqueKeys",params:{keys: schema2.properties.podGroupTemplates.uniqueKeys}};
          (vErrors ??= []).push(err7);
          errors++;
        }
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

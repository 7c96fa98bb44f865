// Generated from scheduling/v1alpha2/podGroup.yaml. Do not edit.
import { formatChecks, hasUniqueItems, hasUniqueKeys } from "../../../runtime/schema/index.ts";

export { validate0 as validate };

const func0 = hasUniqueItems;
const schema2 = {"properties":{"podGroupTemplateRef":{"$ref":"#/$defs/scheduling.v1alpha2.PodGroupTemplateReference"},"schedulingPolicy":{"$ref":"#/$defs/scheduling.v1alpha2.PodGroupSchedulingPolicy"},"schedulingConstraints":{"$ref":"#/$defs/scheduling.v1alpha2.PodGroupSchedulingConstraints"},"resourceClaims":{"maxItems":4,"items":{"$ref":"#/$defs/scheduling.v1alpha2.PodGroupResourceClaim"},"uniqueKeys":["name"]},"disruptionMode":{"enum":["Pod","PodGroup"]},"priorityClassName":{"format":"dns-subdomain"}}};
const formats0 = formatChecks["dns-subdomain"];
const formats2 = formatChecks["dns-label"];
const func1 = (text) => {
  let length = text.length;
  for (let at = 1; at < text.length; at += 1) {
    if ((text.charCodeAt(at) & 0xfc00) === 0xdc00 && (text.charCodeAt(at - 1) & 0xfc00) === 0xd800) length -= 1;
  }
  return length;
};

function validate2(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.workload !== undefined){
      let data0 = data.workload;
      if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
        if(data0.workloadName !== undefined){
          let data1 = data0.workloadName;
          if(typeof data1 === "string"){
            if(func1(data1) < 1){
              const err0 = {instancePath:instancePath+"/workload/workloadName",keyword:"minLength",params:{limit: 1}};
              (vErrors ??= []).push(err0);
              errors++;
            }
            if(!(formats0(data1))){
              const err1 = {instancePath:instancePath+"/workload/workloadName",keyword:"format",params:{format: "dns-subdomain"}};
              (vErrors ??= []).push(err1);
              errors++;
            }
          }
        }
        if(data0.podGroupTemplateName !== undefined){
          let data2 = data0.podGroupTemplateName;
          if(typeof data2 === "string"){
            if(func1(data2) < 1){
              const err2 = {instancePath:instancePath+"/workload/podGroupTemplateName",keyword:"minLength",params:{limit: 1}};
              (vErrors ??= []).push(err2);
              errors++;
            }
            if(!(formats2(data2))){
              const err3 = {instancePath:instancePath+"/workload/podGroupTemplateName",keyword:"format",params:{format: "dns-label"}};
              (vErrors ??= []).push(err3);
              errors++;
            }
          }
        }
      }
    }
  }
  validate2.errors = vErrors;
  return errors === 0;
}


function validate4(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
  validate4.errors = vErrors;
  return errors === 0;
}

const formats4 = formatChecks["qualified-name"];

function validate6(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
                if(!(formats4(data2))){
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
  validate6.errors = vErrors;
  return errors === 0;
}

const func5 = hasUniqueKeys;

function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.podGroupTemplateRef !== undefined){
      if(!(validate2(data.podGroupTemplateRef, {instancePath:instancePath+"/podGroupTemplateRef",parentData:data,parentDataProperty:"podGroupTemplateRef",rootData}))){
        vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
        errors = vErrors.length;
      }
    }
    if(data.schedulingPolicy !== undefined){
      if(!(validate4(data.schedulingPolicy, {instancePath:instancePath+"/schedulingPolicy",parentData:data,parentDataProperty:"schedulingPolicy",rootData}))){
        vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
        errors = vErrors.length;
      }
    }
    if(data.schedulingConstraints !== undefined){
      if(!(validate6(data.schedulingConstraints, {instancePath:instancePath+"/schedulingConstraints",parentData:data,parentDataProperty:"schedulingConstraints",rootData}))){
        vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
        errors = vErrors.length;
      }
    }
    if(data.resourceClaims !== undefined){
      let data3 = data.resourceClaims;
      if(Array.isArray(data3)){
        if(data3.length > 4){
          const err0 = {instancePath:instancePath+"/resourceClaims",keyword:"maxItems",params:{limit: 4}};
          (vErrors ??= []).push(err0);
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
                  const err1 = {instancePath:instancePath+"/resourceClaims/" + i0+"/name",keyword:"minLength",params:{limit: 1}};
                  (vErrors ??= []).push(err1);
                  errors++;
                }
                if(!(formats2(data5))){
                  const err2 = {instancePath:instancePath+"/resourceClaims/" + i0+"/name",keyword:"format",params:{format: "dns-label"}};
                  (vErrors ??= []).push(err2);
                  errors++;
                }
              }
            }
            if(data4.resourceClaimName !== undefined){
              let data6 = data4.resourceClaimName;
              if(typeof data6 === "string"){
                if(!(formats0(data6))){
                  const err3 = {instancePath:instancePath+"/resourceClaims/" + i0+"/resourceClaimName",keyword:"format",params:{format: "dns-subdomain"}};
                  (vErrors ??= []).push(err3);
                  errors++;
                }
              }
            }
            if(data4.resourceClaimTemplateName !== undefined){
              let data7 = data4.resourceClaimTemplateName;
              if(typeof data7 === "string"){
                if(!(formats0(data7))){
                  const err4 = {instancePath:instancePath+"/resourceClaims/" + i0+"/resourceClaimTemplateName",keyword:"format",params:{format: "dns-subdomain"}};
                  (vErrors ??= []).push(err4);
                  errors++;
                }
              }
            }
          }
        }
        if(!func5(data3, schema2.properties.resourceClaims.uniqueKeys)){
          const err5 = {instancePath:instancePath+"/resourceClaims",keyword:"uniqueKeys",params:{keys: schema2.properties.resourceClaims.uniqueKeys}};
          (vErrors ??= []).push(err5);
          errors++;
        }
      }
    }
    if(data.disruptionMode !== undefined){
      let data8 = data.disruptionMode;
      if(!((data8 === "Pod") || (data8 === "PodGroup"))){
        const err6 = {instancePath:instancePath+"/disruptionMode",keyword:"enum",params:{allowedValues: schema2.properties.disruptionMode.enum}};
        (vErrors ??= []).push(err6);
        errors++;
      }
    }
    if(data.priorityClassName !== undefined){
      let data9 = data.priorityClassName;
      if(typeof data9 === "string"){
        if(!(formats0(data9))){
          const err7 = {instancePath:instancePath+"/priorityClassName",keyword:"format",params:{format: "dns-subdomain"}};
          (vErrors ??= []).push(err7);
          errors++;
        }
      }
    }
  }
  validate1.errors = vErrors;
  return errors === 0;
}

const schema10 = {"properties":{"conditions":{"items":{"$ref":"#/$defs/meta.v1.Condition"},"uniqueKeys":["type"]},"resourceClaimStatuses":{"maxItems":4,"items":{"$ref":"#/$defs/scheduling.v1alpha2.PodGroupResourceClaimStatus"},"uniqueKeys":["name"]}}};
const pattern0 = new RegExp("^[A-Za-z]([A-Za-z0-9_,:]*[A-Za-z0-9_])?$", "u");

function validate9(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.conditions !== undefined){
      let data0 = data.conditions;
      if(Array.isArray(data0)){
        const len0 = data0.length;
        for(let i0=0; i0<len0; i0++){
          let data1 = data0[i0];
          if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
            if(data1.type !== undefined){
              let data2 = data1.type;
              if(typeof data2 === "string"){
                if(func1(data2) > 316){
                  const err0 = {instancePath:instancePath+"/conditions/" + i0+"/type",keyword:"maxLength",params:{limit: 316}};
                  (vErrors ??= []).push(err0);
                  errors++;
                }
                if(!(formats4(data2))){
                  const err1 = {instancePath:instancePath+"/conditions/" + i0+"/type",keyword:"format",params:{format: "qualified-name"}};
                  (vErrors ??= []).push(err1);
                  errors++;
                }
              }
            }
            if(data1.observedGeneration !== undefined){
              let data3 = data1.observedGeneration;
              if(typeof data3 == "number"){
                if(data3 < 0 || isNaN(data3)){
                  const err2 = {instancePath:instancePath+"/conditions/" + i0+"/observedGeneration",keyword:"minimum",params:{comparison: ">=", limit: 0}};
                  (vErrors ??= []).push(err2);
                  errors++;
                }
              }
            }
            if(data1.reason !== undefined){
              let data4 = data1.reason;
              if(typeof data4 === "string"){
                if(func1(data4) > 1024){
                  const err3 = {instancePath:instancePath+"/conditions/" + i0+"/reason",keyword:"maxLength",params:{limit: 1024}};
                  (vErrors ??= []).push(err3);
                  errors++;
                }
                if(func1(data4) < 1){
                  const err4 = {instancePath:instancePath+"/conditions/" + i0+"/reason",keyword:"minLength",params:{limit: 1}};
                  (vErrors ??= []).push(err4);
                  errors++;
                }
                if(!pattern0.test(data4)){
                  const err5 = {instancePath:instancePath+"/conditions/" + i0+"/reason",keyword:"pattern",params:{pattern: "^[A-Za-z]([A-Za-z0-9_,:]*[A-Za-z0-9_])?$"}};
                  (vErrors ??= []).push(err5);
                  errors++;
                }
              }
            }
            if(data1.message !== undefined){
              let data5 = data1.message;
              if(typeof data5 === "string"){
                if(func1(data5) > 32768){
                  const err6 = {instancePath:instancePath+"/conditions/" + i0+"/message",keyword:"maxLength",params:{limit: 32768}};
                  (vErrors ??= []).push(err6);
                  errors++;
                }
              }
            }
          }
        }
        if(!func5(data0, schema10.properties.conditions.uniqueKeys)){
          const err7 = {instancePath:instancePath+"/conditions",keyword:"uniqueKeys",params:{keys: schema10.properties.conditions.uniqueKeys}};
          (vErrors ??= []).push(err7);
          errors++;
        }
      }
    }
    if(data.resourceClaimStatuses !== undefined){
      let data6 = data.resourceClaimStatuses;
      if(Array.isArray(data6)){
        if(data6.length > 4){
          const err8 = {instancePath:instancePath+"/resourceClaimStatuses",keyword:"maxItems",params:{limit: 4}};
          (vErrors ??= []).push(err8);
          errors++;
        }
        const len1 = data6.length;
        for(let i1=0; i1<len1; i1++){
          let data7 = data6[i1];
          if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
            if(data7.name !== undefined){
              let data8 = data7.name;
              if(typeof data8 === "string"){
                if(func1(data8) < 1){
                  const err9 = {instancePath:instancePath+"/resourceClaimStatuses/" + i1+"/name",keyword:"minLength",params:{limit: 1}};
                  (vErrors ??= []).push(err9);
                  errors++;
                }
                if(!(formats2(data8))){
                  const err10 = {instancePath:instancePath+"/resourceClaimStatuses/" + i1+"/name",keyword:"format",params:{format: "dns-label"}};
                  (vErrors ??= []).push(err10);
                  errors++;
                }
              }
            }
          }
        }
        if(!func5(data6, schema10.properties.resourceClaimStatuses.uniqueKeys)){
          const err11 = {instancePath:instancePath+"/resourceClaimStatuses",keyword:"uniqueKeys",params:{keys: schema10.properties.resourceClaimStatuses.uniqueKeys}};
          (vErrors ??= []).push(err11);
          errors++;
        }
      }
    }
  }
  validate9.errors = vErrors;
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
    if(data.status !== undefined){
      if(!(validate9(data.status, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData}))){
        vErrors = vErrors === null ? validate9.errors : vErrors.concat(validate9.errors);
        errors = vErrors.length;
      }
    }
  }
  validate0.errors = vErrors;
  return errors === 0;
}

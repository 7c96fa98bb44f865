// Generated from apps/v1/replicaSet.yaml. Do not edit.
import { formatChecks, hasUniqueItems, hasUniqueKeys } from "../../../runtime/schema/index.ts";

export { validate0 as validate };

const schema106 = {"properties":{"replicas":{"minimum":0},"fullyLabeledReplicas":{"minimum":0},"readyReplicas":{"minimum":0},"availableReplicas":{"minimum":0},"terminatingReplicas":{"minimum":0},"conditions":{"uniqueKeys":["type"]}}};
const func0 = hasUniqueItems;
const func40 = hasUniqueKeys;
const schema4 = {"properties":{"key":{"minLength":1,"format":"qualified-name"},"operator":{"enum":["In","NotIn","Exists","DoesNotExist"]}}};
const formats0 = formatChecks["label-value"];
const formats2 = formatChecks["qualified-name"];
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
    if(data.matchLabels !== undefined){
      let data0 = data.matchLabels;
      if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
        for(const key0 in data0){
          let data1 = data0[key0];
          if(typeof data1 === "string"){
            if(!(formats0(data1))){
              const err0 = {instancePath:instancePath+"/matchLabels/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"format",params:{format: "label-value"}};
              (vErrors ??= []).push(err0);
              errors++;
            }
          }
        }
      }
    }
    if(data.matchExpressions !== undefined){
      let data2 = data.matchExpressions;
      if(Array.isArray(data2)){
        const len0 = data2.length;
        for(let i0=0; i0<len0; i0++){
          let data3 = data2[i0];
          if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
            if(data3.key !== undefined){
              let data4 = data3.key;
              if(typeof data4 === "string"){
                if(func1(data4) < 1){
                  const err1 = {instancePath:instancePath+"/matchExpressions/" + i0+"/key",keyword:"minLength",params:{limit: 1}};
                  (vErrors ??= []).push(err1);
                  errors++;
                }
                if(!(formats2(data4))){
                  const err2 = {instancePath:instancePath+"/matchExpressions/" + i0+"/key",keyword:"format",params:{format: "qualified-name"}};
                  (vErrors ??= []).push(err2);
                  errors++;
                }
              }
            }
            if(data3.operator !== undefined){
              let data5 = data3.operator;
              if(!((((data5 === "In") || (data5 === "NotIn")) || (data5 === "Exists")) || (data5 === "DoesNotExist"))){
                const err3 = {instancePath:instancePath+"/matchExpressions/" + i0+"/operator",keyword:"enum",params:{allowedValues: schema4.properties.operator.enum}};
                (vErrors ??= []).push(err3);
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

const schema7 = {"properties":{"volumes":{"items":{"$ref":"#/$defs/core.v1.Volume"},"uniqueKeys":["name"]},"initContainers":{"items":{"$ref":"#/$defs/core.v1.Container"},"uniqueKeys":["name"]},"containers":{"minItems":1,"items":{"$ref":"#/$defs/core.v1.Container"},"uniqueKeys":["name"]},"ephemeralContainers":{"items":{"$ref":"#/$defs/core.v1.EphemeralContainer"},"uniqueKeys":["name"]},"restartPolicy":{"enum":["Always","OnFailure","Never"]},"dnsPolicy":{"enum":["ClusterFirstWithHostNet","ClusterFirst","Default","None"]},"nodeSelector":{"additionalProperties":{"format":"label-value"}},"serviceAccountName":{"format":"dns-subdomain"},"nodeName":{"format":"dns-subdomain"},"securityContext":{"$ref":"#/$defs/core.v1.PodSecurityContext"},"hostname":{"format":"dns-label"},"subdomain":{"format":"dns-label"},"affinity":{"$ref":"#/$defs/core.v1.Affinity"},"tolerations":{"items":{"$ref":"#/$defs/core.v1.Toleration"}},"hostAliases":{"items":{"$ref":"#/$defs/core.v1.HostAlias"}},"priorityClassName":{"format":"dns-subdomain"},"dnsConfig":{"$ref":"#/$defs/core.v1.PodDNSConfig"},"readinessGates":{"items":{"$ref":"#/$defs/core.v1.PodReadinessGate"}},"runtimeClassName":{"format":"dns-subdomain"},"preemptionPolicy":{"enum":["PreemptLowerPriority","Never"]},"topologySpreadConstraints":{"items":{"$ref":"#/$defs/core.v1.TopologySpreadConstraint"},"uniqueKeys":["topologyKey","whenUnsatisfiable"]},"os":{"$ref":"#/$defs/core.v1.PodOS"},"schedulingGates":{"items":{"$ref":"#/$defs/core.v1.PodSchedulingGate"},"uniqueKeys":["name"]},"resourceClaims":{"items":{"$ref":"#/$defs/core.v1.PodResourceClaim"},"uniqueKeys":["name"]},"resources":{"$ref":"#/$defs/core.v1.ResourceRequirements"},"hostnameOverride":{"maxLength":64,"format":"dns-subdomain"}}};
const schema98 = {"properties":{"key":{"format":"qualified-name"},"operator":{"enum":["Exists","Equal","Lt","Gt"]},"effect":{"enum":["NoSchedule","PreferNoSchedule","NoExecute"]}}};
const schema103 = {"properties":{"name":{"enum":["linux","windows"]}}};
const schema9 = {"properties":{"path":{"minLength":1},"type":{"enum":["","DirectoryOrCreate","Directory","FileOrCreate","File","Socket","CharDevice","BlockDevice"]}}};
const schema31 = {"properties":{"diskName":{"minLength":1},"diskURI":{"minLength":1},"cachingMode":{"enum":["None","ReadOnly","ReadWrite"]},"kind":{"enum":["Shared","Dedicated","Managed"]}}};
const schema49 = {"properties":{"pullPolicy":{"enum":["Always","Never","IfNotPresent"]}}};
const formats4 = formatChecks["dns-label"];

function validate7(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.items !== undefined){
      let data0 = data.items;
      if(Array.isArray(data0)){
        const len0 = data0.length;
        for(let i0=0; i0<len0; i0++){
          let data1 = data0[i0];
          if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
            if(data1.key !== undefined){
              let data2 = data1.key;
              if(typeof data2 === "string"){
                if(func1(data2) < 1){
                  const err0 = {instancePath:instancePath+"/items/" + i0+"/key",keyword:"minLength",params:{limit: 1}};
                  (vErrors ??= []).push(err0);
                  errors++;
                }
              }
            }
            if(data1.path !== undefined){
              let data3 = data1.path;
              if(typeof data3 === "string"){
                if(func1(data3) < 1){
                  const err1 = {instancePath:instancePath+"/items/" + i0+"/path",keyword:"minLength",params:{limit: 1}};
                  (vErrors ??= []).push(err1);
                  errors++;
                }
              }
            }
            if(data1.mode !== undefined){
              let data4 = data1.mode;
              if(typeof data4 == "number"){
                if(data4 < 0 || data4 > 511){
                  const err2 = {instancePath:instancePath+"/items/" + i0+"/mode",keyword:"range",params:{minimum: 0, maximum: 511}};
                  (vErrors ??= []).push(err2);
                  errors++;
                }
              }
            }
          }
        }
      }
    }
    if(data.defaultMode !== undefined){
      let data5 = data.defaultMode;
      if(typeof data5 == "number"){
        if(data5 < 0 || data5 > 511){
          const err3 = {instancePath:instancePath+"/defaultMode",keyword:"range",params:{minimum: 0, maximum: 511}};
          (vErrors ??= []).push(err3);
          errors++;
        }
      }
    }
  }
  validate7.errors = vErrors;
  return errors === 0;
}


function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.path !== undefined){
      let data0 = data.path;
      if(typeof data0 === "string"){
        if(func1(data0) < 1){
          const err0 = {instancePath:instancePath+"/path",keyword:"minLength",params:{limit: 1}};
          (vErrors ??= []).push(err0);
          errors++;
        }
      }
    }
    if(data.fieldRef !== undefined){
      let data1 = data.fieldRef;
      if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
        if(data1.fieldPath !== undefined){
          let data2 = data1.fieldPath;
          if(typeof data2 === "string"){
            if(func1(data2) < 1){
              const err1 = {instancePath:instancePath+"/fieldRef/fieldPath",keyword:"minLength",params:{limit: 1}};
              (vErrors ??= []).push(err1);
              errors++;
            }
          }
        }
      }
    }
    if(data.resourceFieldRef !== undefined){
      let data3 = data.resourceFieldRef;
      if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
        if(data3.resource !== undefined){
          let data4 = data3.resource;
          if(typeof data4 === "string"){
            if(func1(data4) < 1){
              const err2 = {instancePath:instancePath+"/resourceFieldRef/resource",keyword:"minLength",params:{limit: 1}};
              (vErrors ??= []).push(err2);
              errors++;
            }
          }
        }
      }
    }
    if(data.mode !== undefined){
      let data5 = data.mode;
      if(typeof data5 == "number"){
        if(data5 < 0 || data5 > 511){
          const err3 = {instancePath:instancePath+"/mode",keyword:"range",params:{minimum: 0, maximum: 511}};
          (vErrors ??= []).push(err3);
          errors++;
        }
      }
    }
  }
  validate10.errors = vErrors;
  return errors === 0;
}

function validate9(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.items !== undefined){
      let data0 = data.items;
      if(Array.isArray(data0)){
        const len0 = data0.length;
        for(let i0=0; i0<len0; i0++){
          if(!(validate10(data0[i0], {instancePath:instancePath+"/items/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
            vErrors = vErrors === null ? validate10.errors : vErrors.concat(validate10.errors);
            errors = vErrors.length;
          }
        }
      }
    }
    if(data.defaultMode !== undefined){
      let data2 = data.defaultMode;
      if(typeof data2 == "number"){
        if(data2 < 0 || data2 > 511){
          const err0 = {instancePath:instancePath+"/defaultMode",keyword:"range",params:{minimum: 0, maximum: 511}};
          (vErrors ??= []).push(err0);
          errors++;
        }
      }
    }
  }
  validate9.errors = vErrors;
  return errors === 0;
}


function validate13(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.items !== undefined){
      let data0 = data.items;
      if(Array.isArray(data0)){
        const len0 = data0.length;
        for(let i0=0; i0<len0; i0++){
          let data1 = data0[i0];
          if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
            if(data1.key !== undefined){
              let data2 = data1.key;
              if(typeof data2 === "string"){
                if(func1(data2) < 1){
                  const err0 = {instancePath:instancePath+"/items/" + i0+"/key",keyword:"minLength",params:{limit: 1}};
                  (vErrors ??= []).push(err0);
                  errors++;
                }
              }
            }
            if(data1.path !== undefined){
              let data3 = data1.path;
              if(typeof data3 === "string"){
                if(func1(data3) < 1){
                  const err1 = {instancePath:instancePath+"/items/" + i0+"/path",keyword:"minLength",params:{limit: 1}};
                  (vErrors ??= []).push(err1);
                  errors++;
                }
              }
            }
            if(data1.mode !== undefined){
              let data4 = data1.mode;
              if(typeof data4 == "number"){
                if(data4 < 0 || data4 > 511){
                  const err2 = {instancePath:instancePath+"/items/" + i0+"/mode",keyword:"range",params:{minimum: 0, maximum: 511}};
                  (vErrors ??= []).push(err2);
                  errors++;
                }
              }
            }
          }
        }
      }
    }
    if(data.defaultMode !== undefined){
      let data5 = data.defaultMode;
      if(typeof data5 == "number"){
        if(data5 < 0 || data5 > 511){
          const err3 = {instancePath:instancePath+"/defaultMode",keyword:"range",params:{minimum: 0, maximum: 511}};
          (vErrors ??= []).push(err3);
          errors++;
        }
      }
    }
  }
  validate13.errors = vErrors;
  return errors === 0;
}


function validate17(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.items !== undefined){
      let data0 = data.items;
      if(Array.isArray(data0)){
        const len0 = data0.length;
        for(let i0=0; i0<len0; i0++){
          let data1 = data0[i0];
          if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
            if(data1.key !== undefined){
              let data2 = data1.key;
              if(typeof data2 === "string"){
                if(func1(data2) < 1){
                  const err0 = {instancePath:instancePath+"/items/" + i0+"/key",keyword:"minLength",params:{limit: 1}};
                  (vErrors ??= []).push(err0);
                  errors++;
                }
              }
            }
            if(data1.path !== undefined){
              let data3 = data1.path;
              if(typeof data3 === "string"){
                if(func1(data3) < 1){
                  const err1 = {instancePath:instancePath+"/items/" + i0+"/path",keyword:"minLength",params:{limit: 1}};
                  (vErrors ??= []).push(err1);
                  errors++;
                }
              }
            }
            if(data1.mode !== undefined){
              let data4 = data1.mode;
              if(typeof data4 == "number"){
                if(data4 < 0 || data4 > 511){
                  const err2 = {instancePath:instancePath+"/items/" + i0+"/mode",keyword:"range",params:{minimum: 0, maximum: 511}};
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
  validate17.errors = vErrors;
  return errors === 0;
}


function validate19(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.items !== undefined){
      let data0 = data.items;
      if(Array.isArray(data0)){
        const len0 = data0.length;
        for(let i0=0; i0<len0; i0++){
          if(!(validate10(data0[i0], {instancePath:instancePath+"/items/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
            vErrors = vErrors === null ? validate10.errors : vErrors.concat(validate10.errors);
            errors = vErrors.length;
          }
        }
      }
    }
  }
  validate19.errors = vErrors;
  return errors === 0;
}


function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.items !== undefined){
      let data0 = data.items;
      if(Array.isArray(data0)){
        const len0 = data0.length;
        for(let i0=0; i0<len0; i0++){
          let data1 = data0[i0];
          if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
            if(data1.key !== undefined){
              let data2 = data1.key;
              if(typeof data2 === "string"){
                if(func1(data2) < 1){
                  const err0 = {instancePath:instancePath+"/items/" + i0+"/key",keyword:"minLength",params:{limit: 1}};
                  (vErrors ??= []).push(err0);
                  errors++;
                }
              }
            }
            if(data1.path !== undefined){
              let data3 = data1.path;
              if(typeof data3 === "string"){
                if(func1(data3) < 1){
                  const err1 = {instancePath:instancePath+"/items/" + i0+"/path",keyword:"minLength",params:{limit: 1}};
                  (vErrors ??= []).push(err1);
                  errors++;
                }
              }
            }
            if(data1.mode !== undefined){
              let data4 = data1.mode;
              if(typeof data4 == "number"){
                if(data4 < 0 || data4 > 511){
                  const err2 = {instancePath:instancePath+"/items/" + i0+"/mode",keyword:"range",params:{minimum: 0, maximum: 511}};
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
  validate22.errors = vErrors;
  return errors === 0;
}


function validate24(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.labelSelector !== undefined){
      if(!(validate2(data.labelSelector, {instancePath:instancePath+"/labelSelector",parentData:data,parentDataProperty:"labelSelector",rootData}))){
        vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
        errors = vErrors.length;
      }
    }
  }
  validate24.errors = vErrors;
  return errors === 0;
}

function validate16(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.secret !== undefined){
      if(!(validate17(data.secret, {instancePath:instancePath+"/secret",parentData:data,parentDataProperty:"secret",rootData}))){
        vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors);
        errors = vErrors.length;
      }
    }
    if(data.downwardAPI !== undefined){
      if(!(validate19(data.downwardAPI, {instancePath:instancePath+"/downwardAPI",parentData:data,parentDataProperty:"downwardAPI",rootData}))){
        vErrors = vErrors === null ? validate19.errors : vErrors.concat(validate19.errors);
        errors = vErrors.length;
      }
    }
    if(data.configMap !== undefined){
      if(!(validate22(data.configMap, {instancePath:instancePath+"/configMap",parentData:data,parentDataProperty:"configMap",rootData}))){
        vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
        errors = vErrors.length;
      }
    }
    if(data.serviceAccountToken !== undefined){
      let data3 = data.serviceAccountToken;
      if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
        if(data3.expirationSeconds !== undefined){
          let data4 = data3.expirationSeconds;
          if(typeof data4 == "number"){
            if(data4 < 600 || data4 > 4294967296){
              const err0 = {instancePath:instancePath+"/serviceAccountToken/expirationSeconds",keyword:"range",params:{minimum: 600, maximum: 4294967296}};
              (vErrors ??= []).push(err0);
              errors++;
            }
          }
        }
        if(data3.path !== undefined){
          let data5 = data3.path;
          if(typeof data5 === "string"){
            if(func1(data5) < 1){
              const err1 = {instancePath:instancePath+"/serviceAccountToken/path",keyword:"minLength",params:{limit: 1}};
              (vErrors ??= []).push(err1);
              errors++;
            }
          }
        }
      }
    }
    if(data.clusterTrustBundle !== undefined){
      if(!(validate24(data.clusterTrustBundle, {instancePath:instancePath+"/clusterTrustBundle",parentData:data,parentDataProperty:"clusterTrustBundle",rootData}))){
        vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
        errors = vErrors.length;
      }
    }
    if(data.podCertificate !== undefined){
      let data7 = data.podCertificate;
      if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
        if(data7.signerName === undefined){
          const err2 = {instancePath:instancePath+"/podCertificate",keyword:"required",params:{missingProperty: "signerName"}};
          (vErrors ??= []).push(err2);
          errors++;
        }
        if(data7.keyType === undefined){
          const err3 = {instancePath:instancePath+"/podCertificate",keyword:"required",params:{missingProperty: "keyType"}};
          (vErrors ??= []).push(err3);
          errors++;
        }
      }
    }
  }
  validate16.errors = vErrors;
  return errors === 0;
}

function validate15(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.sources !== undefined){
      let data0 = data.sources;
      if(Array.isArray(data0)){
        const len0 = data0.length;
        for(let i0=0; i0<len0; i0++){
          if(!(validate16(data0[i0], {instancePath:instancePath+"/sources/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
            vErrors = vErrors === null ? validate16.errors : vErrors.concat(validate16.errors);
            errors = vErrors.length;
          }
        }
      }
    }
    if(data.defaultMode !== undefined){
      let data2 = data.defaultMode;
      if(typeof data2 == "number"){
        if(data2 < 0 || data2 > 511){
          const err0 = {instancePath:instancePath+"/defaultMode",keyword:"range",params:{minimum: 0, maximum: 511}};
          (vErrors ??= []).push(err0);
          errors++;
        }
      }
    }
  }
  validate15.errors = vErrors;
  return errors === 0;
}

const schema48 = {"properties":{"accessModes":{"items":{"enum":["ReadWriteOnce","ReadOnlyMany","ReadWriteMany","ReadWriteOncePod"]}},"selector":{"$ref":"#/$defs/meta.v1.LabelSelector"},"volumeMode":{"enum":["Block","Filesystem"]}}};

function validate31(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.accessModes !== undefined){
      let data0 = data.accessModes;
      if(Array.isArray(data0)){
        const len0 = data0.length;
        for(let i0=0; i0<len0; i0++){
          let data1 = data0[i0];
          if(!((((data1 === "ReadWriteOnce") || (data1 === "ReadOnlyMany")) || (data1 === "ReadWriteMany")) || (data1 === "ReadWriteOncePod"))){
            const err0 = {instancePath:instancePath+"/accessModes/" + i0,keyword:"enum",params:{allowedValues: schema48.properties.accessModes.items.enum}};
            (vErrors ??= []).push(err0);
            errors++;
          }
        }
      }
    }
    if(data.selector !== undefined){
      if(!(validate2(data.selector, {instancePath:instancePath+"/selector",parentData:data,parentDataProperty:"selector",rootData}))){
        vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
        errors = vErrors.length;
      }
    }
    if(data.volumeMode !== undefined){
      let data3 = data.volumeMode;
      if(!((data3 === "Block") || (data3 === "Filesystem"))){
        const err1 = {instancePath:instancePath+"/volumeMode",keyword:"enum",params:{allowedValues: schema48.properties.volumeMode.enum}};
        (vErrors ??= []).push(err1);
        errors++;
      }
    }
  }
  validate31.errors = vErrors;
  return errors === 0;
}

function validate30(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
      if(!(validate31(data.spec, {instancePath:instancePath+"/spec",parentData:data,parentDataProperty:"spec",rootData}))){
        vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);
        errors = vErrors.length;
      }
    }
  }
  validate30.errors = vErrors;
  return errors === 0;
}

function validate29(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.volumeClaimTemplate !== undefined){
      if(!(validate30(data.volumeClaimTemplate, {instancePath:instancePath+"/volumeClaimTemplate",parentData:data,parentDataProperty:"volumeClaimTemplate",rootData}))){
        vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
        errors = vErrors.length;
      }
    }
  }
  validate29.errors = vErrors;
  return errors === 0;
}

function validate6(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
        if(!(formats4(data0))){
          const err1 = {instancePath:instancePath+"/name",keyword:"format",params:{format: "dns-label"}};
          (vErrors ??= []).push(err1);
          errors++;
        }
      }
    }
    if(data.hostPath !== undefined){
      let data1 = data.hostPath;
      if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
        if(data1.path !== undefined){
          let data2 = data1.path;
          if(typeof data2 === "string"){
            if(func1(data2) < 1){
              const err2 = {instancePath:instancePath+"/hostPath/path",keyword:"minLength",params:{limit: 1}};
              (vErrors ??= []).push(err2);
              errors++;
            }
          }
        }
        if(data1.type !== undefined){
          let data3 = data1.type;
          if(!((((((((data3 === "") || (data3 === "DirectoryOrCreate")) || (data3 === "Directory")) || (data3 === "FileOrCreate")) || (data3 === "File")) || (data3 === "Socket")) || (data3 === "CharDevice")) || (data3 === "BlockDevice"))){
            const err3 = {instancePath:instancePath+"/hostPath/type",keyword:"enum",params:{allowedValues: schema9.properties.type.enum}};
            (vErrors ??= []).push(err3);
            errors++;
          }
        }
      }
    }
    if(data.gcePersistentDisk !== undefined){
      let data4 = data.gcePersistentDisk;
      if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
        if(data4.pdName !== undefined){
          let data5 = data4.pdName;
          if(typeof data5 === "string"){
            if(func1(data5) < 1){
              const err4 = {instancePath:instancePath+"/gcePersistentDisk/pdName",keyword:"minLength",params:{limit: 1}};
              (vErrors ??= []).push(err4);
              errors++;
            }
          }
        }
        if(data4.partition !== undefined){
          let data6 = data4.partition;
          if(typeof data6 == "number"){
            if(data6 < 0 || data6 > 255){
              const err5 = {instancePath:instancePath+"/gcePersistentDisk/partition",keyword:"range",params:{minimum: 0, maximum: 255}};
              (vErrors ??= []).push(err5);
              errors++;
            }
          }
        }
      }
    }
    if(data.awsElasticBlockStore !== undefined){
      let data7 = data.awsElasticBlockStore;
      if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
        if(data7.volumeID !== undefined){
          let data8 = data7.volumeID;
          if(typeof data8 === "string"){
            if(func1(data8) < 1){
              const err6 = {instancePath:instancePath+"/awsElasticBlockStore/volumeID",keyword:"minLength",params:{limit: 1}};
              (vErrors ??= []).push(err6);
              errors++;
            }
          }
        }
        if(data7.partition !== undefined){
          let data9 = data7.partition;
          if(typeof data9 == "number"){
            if(data9 < 0 || data9 > 255){
              const err7 = {instancePath:instancePath+"/awsElasticBlockStore/partition",keyword:"range",params:{minimum: 0, maximum: 255}};
              (vErrors ??= []).push(err7);
              errors++;
            }
          }
        }
      }
    }
    if(data.gitRepo !== undefined){
      let data10 = data.gitRepo;
      if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
        if(data10.repository !== undefined){
          let data11 = data10.repository;
          if(typeof data11 === "string"){
            if(func1(data11) < 1){
              const err8 = {instancePath:instancePath+"/gitRepo/repository",keyword:"minLength",params:{limit: 1}};
              (vErrors ??= []).push(err8);
              errors++;
            }
          }
        }
      }
    }
    if(data.secret !== undefined){
      if(!(validate7(data.secret, {instancePath:instancePath+"/secret",parentData:data,parentDataProperty:"secret",rootData}))){
        vErrors = vErrors === null ? validate7.errors : vErrors.concat(validate7.errors);
        errors = vErrors.length;
      }
    }
    if(data.iscsi !== undefined){
      let data13 = data.iscsi;
      if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
        if(data13.targetPortal !== undefined){
          let data14 = data13.targetPortal;
          if(typeof data14 === "string"){
            if(func1(data14) < 1){
              const err9 = {instancePath:instancePath+"/iscsi/targetPortal",keyword:"minLength",params:{limit: 1}};
              (vErrors ??= []).push(err9);
              errors++;
            }
          }
        }
        if(data13.iqn !== undefined){
          let data15 = data13.iqn;
          if(typeof data15 === "string"){
            if(func1(data15) < 1){
              const err10 = {instancePath:instancePath+"/iscsi/iqn",keyword:"minLength",params:{limit: 1}};
              (vErrors ??= []).push(err10);
              errors++;
            }
          }
        }
        if(data13.lun !== undefined){
          let data16 = data13.lun;
          if(typeof data16 == "number"){
            if(data16 < 0 || data16 > 255){
              const err11 = {instancePath:instancePath+"/iscsi/lun",keyword:"range",params:{minimum: 0, maximum: 255}};
              (vErrors ??= []).push(err11);
              errors++;
            }
          }
        }
      }
    }
    if(data.glusterfs !== undefined){
      let data17 = data.glusterfs;
      if(data17 && typeof data17 == "object" && !Array.isArray(data17)){
        if(data17.endpoints !== undefined){
          let data18 = data17.endpoints;
          if(typeof data18 === "string"){
            if(func1(data18) < 1){
              const err12 = {instancePath:instancePath+"/glusterfs/endpoints",keyword:"minLength",params:{limit: 1}};
              (vErrors ??= []).push(err12);
              errors++;
            }
          }
        }
        if(data17.path !== undefined){
          let data19 = data17.path;
          if(typeof data19 === "string"){
            if(func1(data19) < 1){
              const err13 = {instancePath:instancePath+"/glusterfs/path",keyword:"minLength",params:{limit: 1}};
              (vErrors ??= []).push(err13);
              errors++;
            }
          }
        }
      }
    }
    if(data.persistentVolumeClaim !== undefined){
      let data20 = data.persistentVolumeClaim;
      if(data20 && typeof data20 == "object" && !Array.isArray(data20)){
        if(data20.claimName !== undefined){
          let data21 = data20.claimName;
          if(typeof data21 === "string"){
            if(func1(data21) < 1){
              const err14 = {instancePath:instancePath+"/persistentVolumeClaim/claimName",keyword:"minLength",params:{limit: 1}};
              (vErrors ??= []).push(err14);
              errors++;
            }
          }
        }
      }
    }
    if(data.rbd !== undefined){
      let data22 = data.rbd;
      if(data22 && typeof data22 == "object" && !Array.isArray(data22)){
        if(data22.monitors !== undefined){
          let data23 = data22.monitors;
          if(Array.isArray(data23)){
            if(data23.length < 1){
              const err15 = {instancePath:instancePath+"/rbd/monitors",keyword:"minItems",params:{limit: 1}};
              (vErrors ??= []).push(err15);
              errors++;
            }
          }
          else {
            const err16 = {instancePath:instancePath+"/rbd/monitors",keyword:"type",params:{type: "array"}};
            (vErrors ??= []).push(err16);
            errors++;
          }
        }
        if(data22.image !== undefined){
          let data24 = data22.image;
          if(typeof data24 === "string"){
            if(func1(data24) < 1){
              const err17 = {instancePath:instancePath+"/rbd/image",keyword:"minLength",params:{limit: 1}};
              (vErrors ??= []).push(err17);
              errors++;
            }
          }
        }
      }
    }
    if(data.flexVolume !== undefined){
      let data25 = data.flexVolume;
      if(data25 && typeof data25 == "object" && !Array.isArray(data25)){
        if(data25.driver !== undefined){
          let data26 = data25.driver;
          if(typeof data26 === "string"){
            if(func1(data26) < 1){
              const err18 = {instancePath:instancePath+"/flexVolume/driver",keyword:"minLength",params:{limit: 1}};
              (vErrors ??= []).push(err18);
              errors++;
            }
          }
        }
      }
    }
    if(data.cinder !== undefined){
      let data27 = data.cinder;
      if(data27 && typeof data27 == "object" && !Array.isArray(data27)){
        if(data27.volumeID !== undefined){
          let data28 = data27.volumeID;
          if(typeof data28 === "string"){
            if(func1(data28) < 1){
              const err19 = {instancePath:instancePath+"/cinder/volumeID",keyword:"minLength",params:{limit: 1}};
              (vErrors ??= []).push(err19);
              errors++;
            }
          }
        }
      }
    }
    if(data.cephfs !== undefined){
      let data29 = data.cephfs;
      if(data29 && typeof data29 == "object" && !Array.isArray(data29)){
        if(data29.monitors !== undefined){
          let data30 = data29.monitors;
          if(Array.isArray(data30)){
            if(data30.length < 1){
              const err20 = {instancePath:instancePath+"/cephfs/monitors",keyword:"minItems",params:{limit: 1}};
              (vErrors ??= []).push(err20);
              errors++;
            }
          }
          else {
            const err21 = {instancePath:instancePath+"/cephfs/monitors",keyword:"type",params:{type: "array"}};
            (vErrors ??= []).push(err21);
            errors++;
          }
        }
      }
    }
    if(data.downwardAPI !== undefined){
      if(!(validate9(data.downwardAPI, {instancePath:instancePath+"/downwardAPI",parentData:data,parentDataProperty:"downwardAPI",rootData}))){
        vErrors = vErrors === null ? validate9.errors : vErrors.concat(validate9.errors);
        errors = vErrors.length;
      }
    }
    if(data.azureFile !== undefined){
      let data32 = data.azureFile;
      if(data32 && typeof data32 == "object" && !Array.isArray(data32)){
        if(data32.secretName !== undefined){
          let data33 = data32.secretName;
          if(typeof data33 === "string"){
            if(func1(data33) < 1){
              const err22 = {instancePath:instancePath+"/azureFile/secretName",keyword:"minLength",params:{limit: 1}};
              (vErrors ??= []).push(err22);
              errors++;
            }
          }
        }
        if(data32.shareName !== undefined){
          let data34 = data32.shareName;
          if(typeof data34 === "string"){
            if(func1(data34) < 1){
              const err23 = {instancePath:instancePath+"/azureFile/shareName",keyword:"minLength",params:{limit: 1}};
              (vErrors ??= []).push(err23);
              errors++;
            }
          }
        }
      }
    }
    if(data.configMap !== undefined){
      if(!(validate13(data.configMap, {instancePath:instancePath+"/configMap",parentData:data,parentDataProperty:"configMap",rootData}))){
        vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors);
        errors = vErrors.length;
      }
    }
    if(data.vsphereVolume !== undefined){
      let data36 = data.vsphereVolume;
      if(data36 && typeof data36 == "object" && !Array.isArray(data36)){
        if(data36.volumePath !== undefined){
          let data37 = data36.volumePath;
          if(typeof data37 === "string"){
            if(func1(data37) < 1){
              const err24 = {instancePath:instancePath+"/vsphereVolume/volumePath",keyword:"minLength",params:{limit: 1}};
              (vErrors ??= []).push(err24);
              errors++;
            }
          }
        }
      }
    }
    if(data.quobyte !== undefined){
      let data38 = data.quobyte;
      if(data38 && typeof data38 == "object" && !Array.isArray(data38)){
        if(data38.registry !== undefined){
          let data39 = data38.registry;
          if(typeof data39 === "string"){
            if(func1(data39) < 1){
              const err25 = {instancePath:instancePath+"/quobyte/registry",keyword:"minLength",params:{limit: 1}};
              (vErrors ??= []).push(err25);
              errors++;
            }
          }
        }
        if(data38.volume !== undefined){
          let data40 = data38.volume;
          if(typeof data40 === "string"){
            if(func1(data40) < 1){
              const err26 = {instancePath:instancePath+"/quobyte/volume",keyword:"minLength",params:{limit: 1}};
              (vErrors ??= []).push(err26);
              errors++;
            }
          }
        }
      }
    }
    if(data.azureDisk !== undefined){
      let data41 = data.azureDisk;
      if(data41 && typeof data41 == "object" && !Array.isArray(data41)){
        if(data41.diskName !== undefined){
          let data42 = data41.diskName;
          if(typeof data42 === "string"){
            if(func1(data42) < 1){
              const err27 = {instancePath:instancePath+"/azureDisk/diskName",keyword:"minLength",params:{limit: 1}};
              (vErrors ??= []).push(err27);
              errors++;
            }
          }
        }
        if(data41.diskURI !== undefined){
          let data43 = data41.diskURI;
          if(typeof data43 === "string"){
            if(func1(data43) < 1){
              const err28 = {instancePath:instancePath+"/azureDisk/diskURI",keyword:"minLength",params:{limit: 1}};
              (vErrors ??= []).push(err28);
              errors++;
            }
          }
        }
        if(data41.cachingMode !== undefined){
          let data44 = data41.cachingMode;
          if(!(((data44 === "None") || (data44 === "ReadOnly")) || (data44 === "ReadWrite"))){
            const err29 = {instancePath:instancePath+"/azureDisk/cachingMode",keyword:"enum",params:{allowedValues: schema31.properties.cachingMode.enum}};
            (vErrors ??= []).push(err29);
            errors++;
          }
        }
        if(data41.kind !== undefined){
          let data45 = data41.kind;
          if(!(((data45 === "Shared") || (data45 === "Dedicated")) || (data45 === "Managed"))){
            const err30 = {instancePath:instancePath+"/azureDisk/kind",keyword:"enum",params:{allowedValues: schema31.properties.kind.enum}};
            (vErrors ??= []).push(err30);
            errors++;
          }
        }
      }
    }
    if(data.photonPersistentDisk !== undefined){
      let data46 = data.photonPersistentDisk;
      if(data46 && typeof data46 == "object" && !Array.isArray(data46)){
        if(data46.pdID !== undefined){
          let data47 = data46.pdID;
          if(typeof data47 === "string"){
            if(func1(data47) < 1){
              const err31 = {instancePath:instancePath+"/photonPersistentDisk/pdID",keyword:"minLength",params:{limit: 1}};
              (vErrors ??= []).push(err31);
              errors++;
            }
          }
        }
      }
    }
    if(data.projected !== undefined){
      if(!(validate15(data.projected, {instancePath:instancePath+"/projected",parentData:data,parentDataProperty:"projected",rootData}))){
        vErrors = vErrors === null ? validate15.errors : vErrors.concat(validate15.errors);
        errors = vErrors.length;
      }
    }
    if(data.portworxVolume !== undefined){
      let data49 = data.portworxVolume;
      if(data49 && typeof data49 == "object" && !Array.isArray(data49)){
        if(data49.volumeID !== undefined){
          let data50 = data49.volumeID;
          if(typeof data50 === "string"){
            if(func1(data50) < 1){
              const err32 = {instancePath:instancePath+"/portworxVolume/volumeID",keyword:"minLength",params:{limit: 1}};
              (vErrors ??= []).push(err32);
              errors++;
            }
          }
        }
      }
    }
    if(data.scaleIO !== undefined){
      let data51 = data.scaleIO;
      if(data51 && typeof data51 == "object" && !Array.isArray(data51)){
        if(data51.secretRef === undefined){
          const err33 = {instancePath:instancePath+"/scaleIO",keyword:"required",params:{missingProperty: "secretRef"}};
          (vErrors ??= []).push(err33);
          errors++;
        }
        if(data51.gateway !== undefined){
          let data52 = data51.gateway;
          if(typeof data52 === "string"){
            if(func1(data52) < 1){
              const err34 = {instancePath:instancePath+"/scaleIO/gateway",keyword:"minLength",params:{limit: 1}};
              (vErrors ??= []).push(err34);
              errors++;
            }
          }
        }
        if(data51.system !== undefined){
          let data53 = data51.system;
          if(typeof data53 === "string"){
            if(func1(data53) < 1){
              const err35 = {instancePath:instancePath+"/scaleIO/system",keyword:"minLength",params:{limit: 1}};
              (vErrors ??= []).push(err35);
              errors++;
            }
          }
        }
      }
    }
    if(data.ephemeral !== undefined){
      if(!(validate29(data.ephemeral, {instancePath:instancePath+"/ephemeral",parentData:data,parentDataProperty:"ephemeral",rootData}))){
        vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
        errors = vErrors.length;
      }
    }
    if(data.image !== undefined){
      let data55 = data.image;
      if(data55 && typeof data55 == "object" && !Array.isArray(data55)){
        if(data55.pullPolicy !== undefined){
          let data56 = data55.pullPolicy;
          if(!(((data56 === "Always") || (data56 === "Never")) || (data56 === "IfNotPresent"))){
            const err36 = {instancePath:instancePath+"/image/pullPolicy",keyword:"enum",params:{allowedValues: schema49.properties.pullPolicy.enum}};
            (vErrors ??= []).push(err36);
            errors++;
          }
        }
      }
    }
  }
  validate6.errors = vErrors;
  return errors === 0;
}

const schema50 = {"properties":{"name":{"minLength":1,"format":"dns-label"},"ports":{"items":{"$ref":"#/$defs/core.v1.ContainerPort"}},"envFrom":{"items":{"$ref":"#/$defs/core.v1.EnvFromSource"}},"env":{"items":{"$ref":"#/$defs/core.v1.EnvVar"}},"resources":{"$ref":"#/$defs/core.v1.ResourceRequirements"},"resizePolicy":{"items":{"$ref":"#/$defs/core.v1.ContainerResizePolicy"}},"restartPolicy":{"enum":["Always","OnFailure","Never"]},"restartPolicyRules":{"maxItems":20,"items":{"$ref":"#/$defs/core.v1.ContainerRestartRule"}},"volumeMounts":{"items":{"$ref":"#/$defs/core.v1.VolumeMount"}},"volumeDevices":{"items":{"$ref":"#/$defs/core.v1.VolumeDevice"}},"livenessProbe":{"$ref":"#/$defs/core.v1.Probe"},"readinessProbe":{"$ref":"#/$defs/core.v1.Probe"},"startupProbe":{"$ref":"#/$defs/core.v1.Probe"},"lifecycle":{"$ref":"#/$defs/core.v1.Lifecycle"},"terminationMessagePolicy":{"enum":["File","FallbackToLogsOnError"]},"imagePullPolicy":{"enum":["Always","Never","IfNotPresent"]},"securityContext":{"$ref":"#/$defs/core.v1.SecurityContext"}}};
const schema51 = {"properties":{"name":{"format":"port-name"},"hostPort":{"range":[1,65535]},"containerPort":{"range":[1,65535]},"protocol":{"enum":["TCP","UDP","SCTP"]},"hostIP":{"format":"ip"}}};
const schema62 = {"properties":{"resourceName":{"enum":["cpu","memory"]},"restartPolicy":{"enum":["NotRequired","RestartContainer"]}}};
const schema65 = {"properties":{"name":{"minLength":1},"recursiveReadOnly":{"enum":["Disabled","IfPossible","Enabled"]},"mountPath":{"minLength":1},"mountPropagation":{"enum":["None","HostToContainer","Bidirectional"]}}};
const formats8 = formatChecks["port-name"];
const formats10 = formatChecks.ip;
const formats12 = formatChecks["env-var-name"];
const formats16 = formatChecks["config-key"];

function validate39(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.fieldRef !== undefined){
      let data0 = data.fieldRef;
      if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
        if(data0.fieldPath !== undefined){
          let data1 = data0.fieldPath;
          if(typeof data1 === "string"){
            if(func1(data1) < 1){
              const err0 = {instancePath:instancePath+"/fieldRef/fieldPath",keyword:"minLength",params:{limit: 1}};
              (vErrors ??= []).push(err0);
              errors++;
            }
          }
        }
      }
    }
    if(data.resourceFieldRef !== undefined){
      let data2 = data.resourceFieldRef;
      if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
        if(data2.resource !== undefined){
          let data3 = data2.resource;
          if(typeof data3 === "string"){
            if(func1(data3) < 1){
              const err1 = {instancePath:instancePath+"/resourceFieldRef/resource",keyword:"minLength",params:{limit: 1}};
              (vErrors ??= []).push(err1);
              errors++;
            }
          }
        }
      }
    }
    if(data.configMapKeyRef !== undefined){
      let data4 = data.configMapKeyRef;
      if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
        if(data4.key !== undefined){
          let data5 = data4.key;
          if(typeof data5 === "string"){
            if(func1(data5) < 1){
              const err2 = {instancePath:instancePath+"/configMapKeyRef/key",keyword:"minLength",params:{limit: 1}};
              (vErrors ??= []).push(err2);
              errors++;
            }
            if(!(formats16(data5))){
              const err3 = {instancePath:instancePath+"/configMapKeyRef/key",keyword:"format",params:{format: "config-key"}};
              (vErrors ??= []).push(err3);
              errors++;
            }
          }
        }
      }
    }
    if(data.secretKeyRef !== undefined){
      let data6 = data.secretKeyRef;
      if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
        if(data6.key !== undefined){
          let data7 = data6.key;
          if(typeof data7 === "string"){
            if(func1(data7) < 1){
              const err4 = {instancePath:instancePath+"/secretKeyRef/key",keyword:"minLength",params:{limit: 1}};
              (vErrors ??= []).push(err4);
              errors++;
            }
            if(!(formats16(data7))){
              const err5 = {instancePath:instancePath+"/secretKeyRef/key",keyword:"format",params:{format: "config-key"}};
              (vErrors ??= []).push(err5);
              errors++;
            }
          }
        }
      }
    }
    if(data.fileKeyRef !== undefined){
      let data8 = data.fileKeyRef;
      if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
        if(data8.volumeName !== undefined){
          let data9 = data8.volumeName;
          if(typeof data9 === "string"){
            if(func1(data9) < 1){
              const err6 = {instancePath:instancePath+"/fileKeyRef/volumeName",keyword:"minLength",params:{limit: 1}};
              (vErrors ??= []).push(err6);
              errors++;
            }
          }
        }
        if(data8.path !== undefined){
          let data10 = data8.path;
          if(typeof data10 === "string"){
            if(func1(data10) < 1){
              const err7 = {instancePath:instancePath+"/fileKeyRef/path",keyword:"minLength",params:{limit: 1}};
              (vErrors ??= []).push(err7);
              errors++;
            }
          }
        }
        if(data8.key !== undefined){
          let data11 = data8.key;
          if(typeof data11 === "string"){
            if(func1(data11) < 1){
              const err8 = {instancePath:instancePath+"/fileKeyRef/key",keyword:"minLength",params:{limit: 1}};
              (vErrors ??= []).push(err8);
              errors++;
            }
            if(!(formats12(data11))){
              const err9 = {instancePath:instancePath+"/fileKeyRef/key",keyword:"format",params:{format: "env-var-name"}};
              (vErrors ??= []).push(err9);
              errors++;
            }
          }
        }
      }
    }
  }
  validate39.errors = vErrors;
  return errors === 0;
}

function validate38(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
        if(!(formats12(data0))){
          const err1 = {instancePath:instancePath+"/name",keyword:"format",params:{format: "env-var-name"}};
          (vErrors ??= []).push(err1);
          errors++;
        }
      }
    }
    if(data.valueFrom !== undefined){
      if(!(validate39(data.valueFrom, {instancePath:instancePath+"/valueFrom",parentData:data,parentDataProperty:"valueFrom",rootData}))){
        vErrors = vErrors === null ? validate39.errors : vErrors.concat(validate39.errors);
        errors = vErrors.length;
      }
    }
  }
  validate38.errors = vErrors;
  return errors === 0;
}

const schema60 = {"properties":{"claims":{"items":{"$ref":"#/$defs/core.v1.ResourceClaim"},"uniqueKeys":["name"]}}};

function validate42(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.claims !== undefined){
      let data0 = data.claims;
      if(Array.isArray(data0)){
        const len0 = data0.length;
        for(let i0=0; i0<len0; i0++){
          let data1 = data0[i0];
          if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
            if(data1.name !== undefined){
              let data2 = data1.name;
              if(typeof data2 === "string"){
                if(func1(data2) < 1){
                  const err0 = {instancePath:instancePath+"/claims/" + i0+"/name",keyword:"minLength",params:{limit: 1}};
                  (vErrors ??= []).push(err0);
                  errors++;
                }
              }
            }
          }
        }
        if(!func40(data0, schema60.properties.claims.uniqueKeys)){
          const err1 = {instancePath:instancePath+"/claims",keyword:"uniqueKeys",params:{keys: schema60.properties.claims.uniqueKeys}};
          (vErrors ??= []).push(err1);
          errors++;
        }
      }
    }
  }
  validate42.errors = vErrors;
  return errors === 0;
}

const schema63 = {"required":["action"],"properties":{"action":{"enum":["Restart","RestartAllContainers"]},"exitCodes":{"$ref":"#/$defs/core.v1.ContainerRestartRuleOnExitCodes"}}};
const schema64 = {"required":["operator"],"properties":{"operator":{"enum":["In","NotIn"]},"values":{"maxItems":255,"unique":true}}};

function validate44(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.action === undefined){
      const err0 = {instancePath,keyword:"required",params:{missingProperty: "action"}};
      (vErrors ??= []).push(err0);
      errors++;
    }
    if(data.action !== undefined){
      let data0 = data.action;
      if(!((data0 === "Restart") || (data0 === "RestartAllContainers"))){
        const err1 = {instancePath:instancePath+"/action",keyword:"enum",params:{allowedValues: schema63.properties.action.enum}};
        (vErrors ??= []).push(err1);
        errors++;
      }
    }
    if(data.exitCodes !== undefined){
      let data1 = data.exitCodes;
      if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
        if(data1.operator === undefined){
          const err2 = {instancePath:instancePath+"/exitCodes",keyword:"required",params:{missingProperty: "operator"}};
          (vErrors ??= []).push(err2);
          errors++;
        }
        if(data1.operator !== undefined){
          let data2 = data1.operator;
          if(!((data2 === "In") || (data2 === "NotIn"))){
            const err3 = {instancePath:instancePath+"/exitCodes/operator",keyword:"enum",params:{allowedValues: schema64.properties.operator.enum}};
            (vErrors ??= []).push(err3);
            errors++;
          }
        }
        if(data1.values !== undefined){
          let data3 = data1.values;
          if(Array.isArray(data3)){
            if(data3.length > 255){
              const err4 = {instancePath:instancePath+"/exitCodes/values",keyword:"maxItems",params:{limit: 255}};
              (vErrors ??= []).push(err4);
              errors++;
            }
            if(!func0(data3)){
              const err5 = {instancePath:instancePath+"/exitCodes/values",keyword:"unique",params:{}};
              (vErrors ??= []).push(err5);
              errors++;
            }
          }
        }
      }
    }
  }
  validate44.errors = vErrors;
  return errors === 0;
}

const schema68 = {"properties":{"scheme":{"enum":["HTTP","HTTPS"]},"httpHeaders":{"items":{"$ref":"#/$defs/core.v1.HTTPHeader"}}}};
const formats22 = formatChecks["http-header-name"];

function validate47(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.scheme !== undefined){
      let data0 = data.scheme;
      if(!((data0 === "HTTP") || (data0 === "HTTPS"))){
        const err0 = {instancePath:instancePath+"/scheme",keyword:"enum",params:{allowedValues: schema68.properties.scheme.enum}};
        (vErrors ??= []).push(err0);
        errors++;
      }
    }
    if(data.httpHeaders !== undefined){
      let data1 = data.httpHeaders;
      if(Array.isArray(data1)){
        const len0 = data1.length;
        for(let i0=0; i0<len0; i0++){
          let data2 = data1[i0];
          if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
            if(data2.name !== undefined){
              let data3 = data2.name;
              if(typeof data3 === "string"){
                if(func1(data3) < 1){
                  const err1 = {instancePath:instancePath+"/httpHeaders/" + i0+"/name",keyword:"minLength",params:{limit: 1}};
                  (vErrors ??= []).push(err1);
                  errors++;
                }
                if(!(formats22(data3))){
                  const err2 = {instancePath:instancePath+"/httpHeaders/" + i0+"/name",keyword:"format",params:{format: "http-header-name"}};
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
  validate47.errors = vErrors;
  return errors === 0;
}

function validate46(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.httpGet !== undefined){
      if(!(validate47(data.httpGet, {instancePath:instancePath+"/httpGet",parentData:data,parentDataProperty:"httpGet",rootData}))){
        vErrors = vErrors === null ? validate47.errors : vErrors.concat(validate47.errors);
        errors = vErrors.length;
      }
    }
    if(data.grpc !== undefined){
      let data1 = data.grpc;
      if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
        if(data1.port !== undefined){
          let data2 = data1.port;
          if(typeof data2 == "number"){
            if(data2 < 1 || data2 > 65535){
              const err0 = {instancePath:instancePath+"/grpc/port",keyword:"range",params:{minimum: 1, maximum: 65535}};
              (vErrors ??= []).push(err0);
              errors++;
            }
          }
        }
      }
    }
    if(data.initialDelaySeconds !== undefined){
      let data3 = data.initialDelaySeconds;
      if(typeof data3 == "number"){
        if(data3 < 0 || isNaN(data3)){
          const err1 = {instancePath:instancePath+"/initialDelaySeconds",keyword:"minimum",params:{comparison: ">=", limit: 0}};
          (vErrors ??= []).push(err1);
          errors++;
        }
      }
    }
    if(data.timeoutSeconds !== undefined){
      let data4 = data.timeoutSeconds;
      if(typeof data4 == "number"){
        if(data4 < 0 || isNaN(data4)){
          const err2 = {instancePath:instancePath+"/timeoutSeconds",keyword:"minimum",params:{comparison: ">=", limit: 0}};
          (vErrors ??= []).push(err2);
          errors++;
        }
      }
    }
    if(data.periodSeconds !== undefined){
      let data5 = data.periodSeconds;
      if(typeof data5 == "number"){
        if(data5 < 0 || isNaN(data5)){
          const err3 = {instancePath:instancePath+"/periodSeconds",keyword:"minimum",params:{comparison: ">=", limit: 0}};
          (vErrors ??= []).push(err3);
          errors++;
        }
      }
    }
    if(data.successThreshold !== undefined){
      let data6 = data.successThreshold;
      if(typeof data6 == "number"){
        if(data6 < 0 || isNaN(data6)){
          const err4 = {instancePath:instancePath+"/successThreshold",keyword:"minimum",params:{comparison: ">=", limit: 0}};
          (vErrors ??= []).push(err4);
          errors++;
        }
      }
    }
    if(data.failureThreshold !== undefined){
      let data7 = data.failureThreshold;
      if(typeof data7 == "number"){
        if(data7 < 0 || isNaN(data7)){
          const err5 = {instancePath:instancePath+"/failureThreshold",keyword:"minimum",params:{comparison: ">=", limit: 0}};
          (vErrors ??= []).push(err5);
          errors++;
        }
      }
    }
    if(data.terminationGracePeriodSeconds !== undefined){
      let data8 = data.terminationGracePeriodSeconds;
      if(typeof data8 == "number"){
        if(data8 <= 0 || isNaN(data8)){
          const err6 = {instancePath:instancePath+"/terminationGracePeriodSeconds",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0}};
          (vErrors ??= []).push(err6);
          errors++;
        }
      }
    }
  }
  validate46.errors = vErrors;
  return errors === 0;
}

const schema71 = {"properties":{"postStart":{"$ref":"#/$defs/core.v1.LifecycleHandler"},"preStop":{"$ref":"#/$defs/core.v1.LifecycleHandler"},"stopSignal":{"enum":["SIGABRT","SIGALRM","SIGBUS","SIGCHLD","SIGCLD","SIGCONT","SIGFPE","SIGHUP","SIGILL","SIGINT","SIGIO","SIGIOT","SIGKILL","SIGPIPE","SIGPOLL","SIGPROF","SIGPWR","SIGQUIT","SIGSEGV","SIGSTKFLT","SIGSTOP","SIGSYS","SIGTERM","SIGTRAP","SIGTSTP","SIGTTIN","SIGTTOU","SIGURG","SIGUSR1","SIGUSR2","SIGVTALRM","SIGWINCH","SIGXCPU","SIGXFSZ","SIGRTMIN","SIGRTMIN+1","SIGRTMIN+2","SIGRTMIN+3","SIGRTMIN+4","SIGRTMIN+5","SIGRTMIN+6","SIGRTMIN+7","SIGRTMIN+8","SIGRTMIN+9","SIGRTMIN+10","SIGRTMIN+11","SIGRTMIN+12","SIGRTMIN+13","SIGRTMIN+14","SIGRTMIN+15","SIGRTMAX-14","SIGRTMAX-13","SIGRTMAX-12","SIGRTMAX-11","SIGRTMAX-10","SIGRTMAX-9","SIGRTMAX-8","SIGRTMAX-7","SIGRTMAX-6","SIGRTMAX-5","SIGRTMAX-4","SIGRTMAX-3","SIGRTMAX-2","SIGRTMAX-1","SIGRTMAX"]}}};

function validate53(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.httpGet !== undefined){
      if(!(validate47(data.httpGet, {instancePath:instancePath+"/httpGet",parentData:data,parentDataProperty:"httpGet",rootData}))){
        vErrors = vErrors === null ? validate47.errors : vErrors.concat(validate47.errors);
        errors = vErrors.length;
      }
    }
    if(data.sleep !== undefined){
      let data1 = data.sleep;
      if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
        if(data1.seconds !== undefined){
          let data2 = data1.seconds;
          if(typeof data2 == "number"){
            if(data2 < 0 || isNaN(data2)){
              const err0 = {instancePath:instancePath+"/sleep/seconds",keyword:"minimum",params:{comparison: ">=", limit: 0}};
              (vErrors ??= []).push(err0);
              errors++;
            }
          }
        }
      }
    }
  }
  validate53.errors = vErrors;
  return errors === 0;
}

function validate52(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.postStart !== undefined){
      if(!(validate53(data.postStart, {instancePath:instancePath+"/postStart",parentData:data,parentDataProperty:"postStart",rootData}))){
        vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
        errors = vErrors.length;
      }
    }
    if(data.preStop !== undefined){
      if(!(validate53(data.preStop, {instancePath:instancePath+"/preStop",parentData:data,parentDataProperty:"preStop",rootData}))){
        vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
        errors = vErrors.length;
      }
    }
    if(data.stopSignal !== undefined){
      let data2 = data.stopSignal;
      if(!(((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((data2 === "SIGABRT") || (data2 === "SIGALRM")) || (data2 === "SIGBUS")) || (data2 === "SIGCHLD")) || (data2 === "SIGCLD")) || (data2 === "SIGCONT")) || (data2 === "SIGFPE")) || (data2 === "SIGHUP")) || (data2 === "SIGILL")) || (data2 === "SIGINT")) || (data2 === "SIGIO")) || (data2 === "SIGIOT")) || (data2 === "SIGKILL")) || (data2 === "SIGPIPE")) || (data2 === "SIGPOLL")) || (data2 === "SIGPROF")) || (data2 === "SIGPWR")) || (data2 === "SIGQUIT")) || (data2 === "SIGSEGV")) || (data2 === "SIGSTKFLT")) || (data2 === "SIGSTOP")) || (data2 === "SIGSYS")) || (data2 === "SIGTERM")) || (data2 === "SIGTRAP")) || (data2 === "SIGTSTP")) || (data2 === "SIGTTIN")) || (data2 === "SIGTTOU")) || (data2 === "SIGURG")) || (data2 === "SIGUSR1")) || (data2 === "SIGUSR2")) || (data2 === "SIGVTALRM")) || (data2 === "SIGWINCH")) || (data2 === "SIGXCPU")) || (data2 === "SIGXFSZ")) || (data2 === "SIGRTMIN")) || (data2 === "SIGRTMIN+1")) || (data2 === "SIGRTMIN+2")) || (data2 === "SIGRTMIN+3")) || (data2 === "SIGRTMIN+4")) || (data2 === "SIGRTMIN+5")) || (data2 === "SIGRTMIN+6")) || (data2 === "SIGRTMIN+7")) || (data2 === "SIGRTMIN+8")) || (data2 === "SIGRTMIN+9")) || (data2 === "SIGRTMIN+10")) || (data2 === "SIGRTMIN+11")) || (data2 === "SIGRTMIN+12")) || (data2 === "SIGRTMIN+13")) || (data2 === "SIGRTMIN+14")) || (data2 === "SIGRTMIN+15")) || (data2 === "SIGRTMAX-14")) || (data2 === "SIGRTMAX-13")) || (data2 === "SIGRTMAX-12")) || (data2 === "SIGRTMAX-11")) || (data2 === "SIGRTMAX-10")) || (data2 === "SIGRTMAX-9")) || (data2 === "SIGRTMAX-8")) || (data2 === "SIGRTMAX-7")) || (data2 === "SIGRTMAX-6")) || (data2 === "SIGRTMAX-5")) || (data2 === "SIGRTMAX-4")) || (data2 === "SIGRTMAX-3")) || (data2 === "SIGRTMAX-2")) || (data2 === "SIGRTMAX-1")) || (data2 === "SIGRTMAX"))){
        const err0 = {instancePath:instancePath+"/stopSignal",keyword:"enum",params:{allowedValues: schema71.properties.stopSignal.enum}};
        (vErrors ??= []).push(err0);
        errors++;
      }
    }
  }
  validate52.errors = vErrors;
  return errors === 0;
}

const schema74 = {"properties":{"runAsUser":{"range":[0,2147483647]},"runAsGroup":{"range":[0,2147483647]},"procMount":{"enum":["Default","Unmasked"]},"seccompProfile":{"$ref":"#/$defs/core.v1.SeccompProfile"},"appArmorProfile":{"$ref":"#/$defs/core.v1.AppArmorProfile"}}};
const schema75 = {"properties":{"type":{"enum":["Unconfined","RuntimeDefault","Localhost"]}}};
const schema76 = {"properties":{"type":{"enum":["Unconfined","RuntimeDefault","Localhost"]}}};

function validate58(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.runAsUser !== undefined){
      let data0 = data.runAsUser;
      if(typeof data0 == "number"){
        if(data0 < 0 || data0 > 2147483647){
          const err0 = {instancePath:instancePath+"/runAsUser",keyword:"range",params:{minimum: 0, maximum: 2147483647}};
          (vErrors ??= []).push(err0);
          errors++;
        }
      }
    }
    if(data.runAsGroup !== undefined){
      let data1 = data.runAsGroup;
      if(typeof data1 == "number"){
        if(data1 < 0 || data1 > 2147483647){
          const err1 = {instancePath:instancePath+"/runAsGroup",keyword:"range",params:{minimum: 0, maximum: 2147483647}};
          (vErrors ??= []).push(err1);
          errors++;
        }
      }
    }
    if(data.procMount !== undefined){
      let data2 = data.procMount;
      if(!((data2 === "Default") || (data2 === "Unmasked"))){
        const err2 = {instancePath:instancePath+"/procMount",keyword:"enum",params:{allowedValues: schema74.properties.procMount.enum}};
        (vErrors ??= []).push(err2);
        errors++;
      }
    }
    if(data.seccompProfile !== undefined){
      let data3 = data.seccompProfile;
      if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
        if(data3.type !== undefined){
          let data4 = data3.type;
          if(!(((data4 === "Unconfined") || (data4 === "RuntimeDefault")) || (data4 === "Localhost"))){
            const err3 = {instancePath:instancePath+"/seccompProfile/type",keyword:"enum",params:{allowedValues: schema75.properties.type.enum}};
            (vErrors ??= []).push(err3);
            errors++;
          }
        }
      }
    }
    if(data.appArmorProfile !== undefined){
      let data5 = data.appArmorProfile;
      if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
        if(data5.type !== undefined){
          let data6 = data5.type;
          if(!(((data6 === "Unconfined") || (data6 === "RuntimeDefault")) || (data6 === "Localhost"))){
            const err4 = {instancePath:instancePath+"/appArmorProfile/type",keyword:"enum",params:{allowedValues: schema76.properties.type.enum}};
            (vErrors ??= []).push(err4);
            errors++;
          }
        }
      }
    }
  }
  validate58.errors = vErrors;
  return errors === 0;
}

function validate37(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
        if(!(formats4(data0))){
          const err1 = {instancePath:instancePath+"/name",keyword:"format",params:{format: "dns-label"}};
          (vErrors ??= []).push(err1);
          errors++;
        }
      }
    }
    if(data.ports !== undefined){
      let data1 = data.ports;
      if(Array.isArray(data1)){
        const len0 = data1.length;
        for(let i0=0; i0<len0; i0++){
          let data2 = data1[i0];
          if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
            if(data2.name !== undefined){
              let data3 = data2.name;
              if(typeof data3 === "string"){
                if(!(formats8(data3))){
                  const err2 = {instancePath:instancePath+"/ports/" + i0+"/name",keyword:"format",params:{format: "port-name"}};
                  (vErrors ??= []).push(err2);
                  errors++;
                }
              }
            }
            if(data2.hostPort !== undefined){
              let data4 = data2.hostPort;
              if(typeof data4 == "number"){
                if(data4 < 1 || data4 > 65535){
                  const err3 = {instancePath:instancePath+"/ports/" + i0+"/hostPort",keyword:"range",params:{minimum: 1, maximum: 65535}};
                  (vErrors ??= []).push(err3);
                  errors++;
                }
              }
            }
            if(data2.containerPort !== undefined){
              let data5 = data2.containerPort;
              if(typeof data5 == "number"){
                if(data5 < 1 || data5 > 65535){
                  const err4 = {instancePath:instancePath+"/ports/" + i0+"/containerPort",keyword:"range",params:{minimum: 1, maximum: 65535}};
                  (vErrors ??= []).push(err4);
                  errors++;
                }
              }
            }
            if(data2.protocol !== undefined){
              let data6 = data2.protocol;
              if(!(((data6 === "TCP") || (data6 === "UDP")) || (data6 === "SCTP"))){
                const err5 = {instancePath:instancePath+"/ports/" + i0+"/protocol",keyword:"enum",params:{allowedValues: schema51.properties.protocol.enum}};
                (vErrors ??= []).push(err5);
                errors++;
              }
            }
            if(data2.hostIP !== undefined){
              let data7 = data2.hostIP;
              if(typeof data7 === "string"){
                if(!(formats10(data7))){
                  const err6 = {instancePath:instancePath+"/ports/" + i0+"/hostIP",keyword:"format",params:{format: "ip"}};
                  (vErrors ??= []).push(err6);
                  errors++;
                }
              }
            }
          }
        }
      }
    }
    if(data.envFrom !== undefined){
      let data8 = data.envFrom;
      if(Array.isArray(data8)){
        const len1 = data8.length;
        for(let i1=0; i1<len1; i1++){
          let data9 = data8[i1];
          if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
            if(data9.prefix !== undefined){
              let data10 = data9.prefix;
              if(typeof data10 === "string"){
                if(!(formats12(data10))){
                  const err7 = {instancePath:instancePath+"/envFrom/" + i1+"/prefix",keyword:"format",params:{format: "env-var-name"}};
                  (vErrors ??= []).push(err7);
                  errors++;
                }
              }
            }
          }
        }
      }
    }
    if(data.env !== undefined){
      let data11 = data.env;
      if(Array.isArray(data11)){
        const len2 = data11.length;
        for(let i2=0; i2<len2; i2++){
          if(!(validate38(data11[i2], {instancePath:instancePath+"/env/" + i2,parentData:data11,parentDataProperty:i2,rootData}))){
            vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
            errors = vErrors.length;
          }
        }
      }
    }
    if(data.resources !== undefined){
      if(!(validate42(data.resources, {instancePath:instancePath+"/resources",parentData:data,parentDataProperty:"resources",rootData}))){
        vErrors = vErrors === null ? validate42.errors : vErrors.concat(validate42.errors);
        errors = vErrors.length;
      }
    }
    if(data.resizePolicy !== undefined){
      let data14 = data.resizePolicy;
      if(Array.isArray(data14)){
        const len3 = data14.length;
        for(let i3=0; i3<len3; i3++){
          let data15 = data14[i3];
          if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
            if(data15.resourceName !== undefined){
              let data16 = data15.resourceName;
              if(!((data16 === "cpu") || (data16 === "memory"))){
                const err8 = {instancePath:instancePath+"/resizePolicy/" + i3+"/resourceName",keyword:"enum",params:{allowedValues: schema62.properties.resourceName.enum}};
                (vErrors ??= []).push(err8);
                errors++;
              }
            }
            if(data15.restartPolicy !== undefined){
              let data17 = data15.restartPolicy;
              if(!((data17 === "NotRequired") || (data17 === "RestartContainer"))){
                const err9 = {instancePath:instancePath+"/resizePolicy/" + i3+"/restartPolicy",keyword:"enum",params:{allowedValues: schema62.properties.restartPolicy.enum}};
                (vErrors ??= []).push(err9);
                errors++;
              }
            }
          }
        }
      }
    }
    if(data.restartPolicy !== undefined){
      let data18 = data.restartPolicy;
      if(!(((data18 === "Always") || (data18 === "OnFailure")) || (data18 === "Never"))){
        const err10 = {instancePath:instancePath+"/restartPolicy",keyword:"enum",params:{allowedValues: schema50.properties.restartPolicy.enum}};
        (vErrors ??= []).push(err10);
        errors++;
      }
    }
    if(data.restartPolicyRules !== undefined){
      let data19 = data.restartPolicyRules;
      if(Array.isArray(data19)){
        if(data19.length > 20){
          const err11 = {instancePath:instancePath+"/restartPolicyRules",keyword:"maxItems",params:{limit: 20}};
          (vErrors ??= []).push(err11);
          errors++;
        }
        const len4 = data19.length;
        for(let i4=0; i4<len4; i4++){
          if(!(validate44(data19[i4], {instancePath:instancePath+"/restartPolicyRules/" + i4,parentData:data19,parentDataProperty:i4,rootData}))){
            vErrors = vErrors === null ? validate44.errors : vErrors.concat(validate44.errors);
            errors = vErrors.length;
          }
        }
      }
    }
    if(data.volumeMounts !== undefined){
      let data21 = data.volumeMounts;
      if(Array.isArray(data21)){
        const len5 = data21.length;
        for(let i5=0; i5<len5; i5++){
          let data22 = data21[i5];
          if(data22 && typeof data22 == "object" && !Array.isArray(data22)){
            if(data22.name !== undefined){
              let data23 = data22.name;
              if(typeof data23 === "string"){
                if(func1(data23) < 1){
                  const err12 = {instancePath:instancePath+"/volumeMounts/" + i5+"/name",keyword:"minLength",params:{limit: 1}};
                  (vErrors ??= []).push(err12);
                  errors++;
                }
              }
            }
            if(data22.recursiveReadOnly !== undefined){
              let data24 = data22.recursiveReadOnly;
              if(!(((data24 === "Disabled") || (data24 === "IfPossible")) || (data24 === "Enabled"))){
                const err13 = {instancePath:instancePath+"/volumeMounts/" + i5+"/recursiveReadOnly",keyword:"enum",params:{allowedValues: schema65.properties.recursiveReadOnly.enum}};
                (vErrors ??= []).push(err13);
                errors++;
              }
            }
            if(data22.mountPath !== undefined){
              let data25 = data22.mountPath;
              if(typeof data25 === "string"){
                if(func1(data25) < 1){
                  const err14 = {instancePath:instancePath+"/volumeMounts/" + i5+"/mountPath",keyword:"minLength",params:{limit: 1}};
                  (vErrors ??= []).push(err14);
                  errors++;
                }
              }
            }
            if(data22.mountPropagation !== undefined){
              let data26 = data22.mountPropagation;
              if(!(((data26 === "None") || (data26 === "HostToContainer")) || (data26 === "Bidirectional"))){
                const err15 = {instancePath:instancePath+"/volumeMounts/" + i5+"/mountPropagation",keyword:"enum",params:{allowedValues: schema65.properties.mountPropagation.enum}};
                (vErrors ??= []).push(err15);
                errors++;
              }
            }
          }
        }
      }
    }
    if(data.volumeDevices !== undefined){
      let data27 = data.volumeDevices;
      if(Array.isArray(data27)){
        const len6 = data27.length;
        for(let i6=0; i6<len6; i6++){
          let data28 = data27[i6];
          if(data28 && typeof data28 == "object" && !Array.isArray(data28)){
            if(data28.name !== undefined){
              let data29 = data28.name;
              if(typeof data29 === "string"){
                if(func1(data29) < 1){
                  const err16 = {instancePath:instancePath+"/volumeDevices/" + i6+"/name",keyword:"minLength",params:{limit: 1}};
                  (vErrors ??= []).push(err16);
                  errors++;
                }
              }
            }
            if(data28.devicePath !== undefined){
              let data30 = data28.devicePath;
              if(typeof data30 === "string"){
                if(func1(data30) < 1){
                  const err17 = {instancePath:instancePath+"/volumeDevices/" + i6+"/devicePath",keyword:"minLength",params:{limit: 1}};
                  (vErrors ??= []).push(err17);
                  errors++;
                }
              }
            }
          }
        }
      }
    }
    if(data.livenessProbe !== undefined){
      if(!(validate46(data.livenessProbe, {instancePath:instancePath+"/livenessProbe",parentData:data,parentDataProperty:"livenessProbe",rootData}))){
        vErrors = vErrors === null ? validate46.errors : vErrors.concat(validate46.errors);
        errors = vErrors.length;
      }
    }
    if(data.readinessProbe !== undefined){
      if(!(validate46(data.readinessProbe, {instancePath:instancePath+"/readinessProbe",parentData:data,parentDataProperty:"readinessProbe",rootData}))){
        vErrors = vErrors === null ? validate46.errors : vErrors.concat(validate46.errors);
        errors = vErrors.length;
      }
    }
    if(data.startupProbe !== undefined){
      if(!(validate46(data.startupProbe, {instancePath:instancePath+"/startupProbe",parentData:data,parentDataProperty:"startupProbe",rootData}))){
        vErrors = vErrors === null ? validate46.errors : vErrors.concat(validate46.errors);
        errors = vErrors.length;
      }
    }
    if(data.lifecycle !== undefined){
      if(!(validate52(data.lifecycle, {instancePath:instancePath+"/lifecycle",parentData:data,parentDataProperty:"lifecycle",rootData}))){
        vErrors = vErrors === null ? validate52.errors : vErrors.concat(validate52.errors);
        errors = vErrors.length;
      }
    }
    if(data.terminationMessagePolicy !== undefined){
      let data35 = data.terminationMessagePolicy;
      if(!((data35 === "File") || (data35 === "FallbackToLogsOnError"))){
        const err18 = {instancePath:instancePath+"/terminationMessagePolicy",keyword:"enum",params:{allowedValues: schema50.properties.terminationMessagePolicy.enum}};
        (vErrors ??= []).push(err18);
        errors++;
      }
    }
    if(data.imagePullPolicy !== undefined){
      let data36 = data.imagePullPolicy;
      if(!(((data36 === "Always") || (data36 === "Never")) || (data36 === "IfNotPresent"))){
        const err19 = {instancePath:instancePath+"/imagePullPolicy",keyword:"enum",params:{allowedValues: schema50.properties.imagePullPolicy.enum}};
        (vErrors ??= []).push(err19);
        errors++;
      }
    }
    if(data.securityContext !== undefined){
      if(!(validate58(data.securityContext, {instancePath:instancePath+"/securityContext",parentData:data,parentDataProperty:"securityContext",rootData}))){
        vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors);
        errors = vErrors.length;
      }
    }
  }
  validate37.errors = vErrors;
  return errors === 0;
}

const schema77 = {"properties":{"name":{"minLength":1,"format":"dns-label"},"ports":{"items":{"$ref":"#/$defs/core.v1.ContainerPort"}},"envFrom":{"items":{"$ref":"#/$defs/core.v1.EnvFromSource"}},"env":{"items":{"$ref":"#/$defs/core.v1.EnvVar"}},"resources":{"$ref":"#/$defs/core.v1.ResourceRequirements"},"resizePolicy":{"items":{"$ref":"#/$defs/core.v1.ContainerResizePolicy"}},"restartPolicyRules":{"items":{"$ref":"#/$defs/core.v1.ContainerRestartRule"}},"volumeMounts":{"items":{"$ref":"#/$defs/core.v1.VolumeMount"}},"volumeDevices":{"items":{"$ref":"#/$defs/core.v1.VolumeDevice"}},"livenessProbe":{"$ref":"#/$defs/core.v1.Probe"},"readinessProbe":{"$ref":"#/$defs/core.v1.Probe"},"startupProbe":{"$ref":"#/$defs/core.v1.Probe"},"lifecycle":{"$ref":"#/$defs/core.v1.Lifecycle"},"terminationMessagePolicy":{"enum":["File","FallbackToLogsOnError"]},"imagePullPolicy":{"enum":["Always","Never","IfNotPresent"]},"securityContext":{"$ref":"#/$defs/core.v1.SecurityContext"}}};

function validate62(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
        if(!(formats4(data0))){
          const err1 = {instancePath:instancePath+"/name",keyword:"format",params:{format: "dns-label"}};
          (vErrors ??= []).push(err1);
          errors++;
        }
      }
    }
    if(data.ports !== undefined){
      let data1 = data.ports;
      if(Array.isArray(data1)){
        const len0 = data1.length;
        for(let i0=0; i0<len0; i0++){
          let data2 = data1[i0];
          if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
            if(data2.name !== undefined){
              let data3 = data2.name;
              if(typeof data3 === "string"){
                if(!(formats8(data3))){
                  const err2 = {instancePath:instancePath+"/ports/" + i0+"/name",keyword:"format",params:{format: "port-name"}};
                  (vErrors ??= []).push(err2);
                  errors++;
                }
              }
            }
            if(data2.hostPort !== undefined){
              let data4 = data2.hostPort;
              if(typeof data4 == "number"){
                if(data4 < 1 || data4 > 65535){
                  const err3 = {instancePath:instancePath+"/ports/" + i0+"/hostPort",keyword:"range",params:{minimum: 1, maximum: 65535}};
                  (vErrors ??= []).push(err3);
                  errors++;
                }
              }
            }
            if(data2.containerPort !== undefined){
              let data5 = data2.containerPort;
              if(typeof data5 == "number"){
                if(data5 < 1 || data5 > 65535){
                  const err4 = {instancePath:instancePath+"/ports/" + i0+"/containerPort",keyword:"range",params:{minimum: 1, maximum: 65535}};
                  (vErrors ??= []).push(err4);
                  errors++;
                }
              }
            }
            if(data2.protocol !== undefined){
              let data6 = data2.protocol;
              if(!(((data6 === "TCP") || (data6 === "UDP")) || (data6 === "SCTP"))){
                const err5 = {instancePath:instancePath+"/ports/" + i0+"/protocol",keyword:"enum",params:{allowedValues: schema51.properties.protocol.enum}};
                (vErrors ??= []).push(err5);
                errors++;
              }
            }
            if(data2.hostIP !== undefined){
              let data7 = data2.hostIP;
              if(typeof data7 === "string"){
                if(!(formats10(data7))){
                  const err6 = {instancePath:instancePath+"/ports/" + i0+"/hostIP",keyword:"format",params:{format: "ip"}};
                  (vErrors ??= []).push(err6);
                  errors++;
                }
              }
            }
          }
        }
      }
    }
    if(data.envFrom !== undefined){
      let data8 = data.envFrom;
      if(Array.isArray(data8)){
        const len1 = data8.length;
        for(let i1=0; i1<len1; i1++){
          let data9 = data8[i1];
          if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
            if(data9.prefix !== undefined){
              let data10 = data9.prefix;
              if(typeof data10 === "string"){
                if(!(formats12(data10))){
                  const err7 = {instancePath:instancePath+"/envFrom/" + i1+"/prefix",keyword:"format",params:{format: "env-var-name"}};
                  (vErrors ??= []).push(err7);
                  errors++;
                }
              }
            }
          }
        }
      }
    }
    if(data.env !== undefined){
      let data11 = data.env;
      if(Array.isArray(data11)){
        const len2 = data11.length;
        for(let i2=0; i2<len2; i2++){
          if(!(validate38(data11[i2], {instancePath:instancePath+"/env/" + i2,parentData:data11,parentDataProperty:i2,rootData}))){
            vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
            errors = vErrors.length;
          }
        }
      }
    }
    if(data.resources !== undefined){
      if(!(validate42(data.resources, {instancePath:instancePath+"/resources",parentData:data,parentDataProperty:"resources",rootData}))){
        vErrors = vErrors === null ? validate42.errors : vErrors.concat(validate42.errors);
        errors = vErrors.length;
      }
    }
    if(data.resizePolicy !== undefined){
      let data14 = data.resizePolicy;
      if(Array.isArray(data14)){
        const len3 = data14.length;
        for(let i3=0; i3<len3; i3++){
          let data15 = data14[i3];
          if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
            if(data15.resourceName !== undefined){
              let data16 = data15.resourceName;
              if(!((data16 === "cpu") || (data16 === "memory"))){
                const err8 = {instancePath:instancePath+"/resizePolicy/" + i3+"/resourceName",keyword:"enum",params:{allowedValues: schema62.properties.resourceName.enum}};
                (vErrors ??= []).push(err8);
                errors++;
              }
            }
            if(data15.restartPolicy !== undefined){
              let data17 = data15.restartPolicy;
              if(!((data17 === "NotRequired") || (data17 === "RestartContainer"))){
                const err9 = {instancePath:instancePath+"/resizePolicy/" + i3+"/restartPolicy",keyword:"enum",params:{allowedValues: schema62.properties.restartPolicy.enum}};
                (vErrors ??= []).push(err9);
                errors++;
              }
            }
          }
        }
      }
    }
    if(data.restartPolicyRules !== undefined){
      let data18 = data.restartPolicyRules;
      if(Array.isArray(data18)){
        const len4 = data18.length;
        for(let i4=0; i4<len4; i4++){
          if(!(validate44(data18[i4], {instancePath:instancePath+"/restartPolicyRules/" + i4,parentData:data18,parentDataProperty:i4,rootData}))){
            vErrors = vErrors === null ? validate44.errors : vErrors.concat(validate44.errors);
            errors = vErrors.length;
          }
        }
      }
    }
    if(data.volumeMounts !== undefined){
      let data20 = data.volumeMounts;
      if(Array.isArray(data20)){
        const len5 = data20.length;
        for(let i5=0; i5<len5; i5++){
          let data21 = data20[i5];
          if(data21 && typeof data21 == "object" && !Array.isArray(data21)){
            if(data21.name !== undefined){
              let data22 = data21.name;
              if(typeof data22 === "string"){
                if(func1(data22) < 1){
                  const err10 = {instancePath:instancePath+"/volumeMounts/" + i5+"/name",keyword:"minLength",params:{limit: 1}};
                  (vErrors ??= []).push(err10);
                  errors++;
                }
              }
            }
            if(data21.recursiveReadOnly !== undefined){
              let data23 = data21.recursiveReadOnly;
              if(!(((data23 === "Disabled") || (data23 === "IfPossible")) || (data23 === "Enabled"))){
                const err11 = {instancePath:instancePath+"/volumeMounts/" + i5+"/recursiveReadOnly",keyword:"enum",params:{allowedValues: schema65.properties.recursiveReadOnly.enum}};
                (vErrors ??= []).push(err11);
                errors++;
              }
            }
            if(data21.mountPath !== undefined){
              let data24 = data21.mountPath;
              if(typeof data24 === "string"){
                if(func1(data24) < 1){
                  const err12 = {instancePath:instancePath+"/volumeMounts/" + i5+"/mountPath",keyword:"minLength",params:{limit: 1}};
                  (vErrors ??= []).push(err12);
                  errors++;
                }
              }
            }
            if(data21.mountPropagation !== undefined){
              let data25 = data21.mountPropagation;
              if(!(((data25 === "None") || (data25 === "HostToContainer")) || (data25 === "Bidirectional"))){
                const err13 = {instancePath:instancePath+"/volumeMounts/" + i5+"/mountPropagation",keyword:"enum",params:{allowedValues: schema65.properties.mountPropagation.enum}};
                (vErrors ??= []).push(err13);
                errors++;
              }
            }
          }
        }
      }
    }
    if(data.volumeDevices !== undefined){
      let data26 = data.volumeDevices;
      if(Array.isArray(data26)){
        const len6 = data26.length;
        for(let i6=0; i6<len6; i6++){
          let data27 = data26[i6];
          if(data27 && typeof data27 == "object" && !Array.isArray(data27)){
            if(data27.name !== undefined){
              let data28 = data27.name;
              if(typeof data28 === "string"){
                if(func1(data28) < 1){
                  const err14 = {instancePath:instancePath+"/volumeDevices/" + i6+"/name",keyword:"minLength",params:{limit: 1}};
                  (vErrors ??= []).push(err14);
                  errors++;
                }
              }
            }
            if(data27.devicePath !== undefined){
              let data29 = data27.devicePath;
              if(typeof data29 === "string"){
                if(func1(data29) < 1){
                  const err15 = {instancePath:instancePath+"/volumeDevices/" + i6+"/devicePath",keyword:"minLength",params:{limit: 1}};
                  (vErrors ??= []).push(err15);
                  errors++;
                }
              }
            }
          }
        }
      }
    }
    if(data.livenessProbe !== undefined){
      if(!(validate46(data.livenessProbe, {instancePath:instancePath+"/livenessProbe",parentData:data,parentDataProperty:"livenessProbe",rootData}))){
        vErrors = vErrors === null ? validate46.errors : vErrors.concat(validate46.errors);
        errors = vErrors.length;
      }
    }
    if(data.readinessProbe !== undefined){
      if(!(validate46(data.readinessProbe, {instancePath:instancePath+"/readinessProbe",parentData:data,parentDataProperty:"readinessProbe",rootData}))){
        vErrors = vErrors === null ? validate46.errors : vErrors.concat(validate46.errors);
        errors = vErrors.length;
      }
    }
    if(data.startupProbe !== undefined){
      if(!(validate46(data.startupProbe, {instancePath:instancePath+"/startupProbe",parentData:data,parentDataProperty:"startupProbe",rootData}))){
        vErrors = vErrors === null ? validate46.errors : vErrors.concat(validate46.errors);
        errors = vErrors.length;
      }
    }
    if(data.lifecycle !== undefined){
      if(!(validate52(data.lifecycle, {instancePath:instancePath+"/lifecycle",parentData:data,parentDataProperty:"lifecycle",rootData}))){
        vErrors = vErrors === null ? validate52.errors : vErrors.concat(validate52.errors);
        errors = vErrors.length;
      }
    }
    if(data.terminationMessagePolicy !== undefined){
      let data34 = data.terminationMessagePolicy;
      if(!((data34 === "File") || (data34 === "FallbackToLogsOnError"))){
        const err16 = {instancePath:instancePath+"/terminationMessagePolicy",keyword:"enum",params:{allowedValues: schema77.properties.terminationMessagePolicy.enum}};
        (vErrors ??= []).push(err16);
        errors++;
      }
    }
    if(data.imagePullPolicy !== undefined){
      let data35 = data.imagePullPolicy;
      if(!(((data35 === "Always") || (data35 === "Never")) || (data35 === "IfNotPresent"))){
        const err17 = {instancePath:instancePath+"/imagePullPolicy",keyword:"enum",params:{allowedValues: schema77.properties.imagePullPolicy.enum}};
        (vErrors ??= []).push(err17);
        errors++;
      }
    }
    if(data.securityContext !== undefined){
      if(!(validate58(data.securityContext, {instancePath:instancePath+"/securityContext",parentData:data,parentDataProperty:"securityContext",rootData}))){
        vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors);
        errors = vErrors.length;
      }
    }
  }
  validate62.errors = vErrors;
  return errors === 0;
}

const schema83 = {"properties":{"runAsUser":{"range":[0,2147483647]},"runAsGroup":{"range":[0,2147483647]},"supplementalGroups":{"items":{"range":[0,2147483647]}},"supplementalGroupsPolicy":{"enum":["Merge","Strict"]},"fsGroup":{"range":[0,2147483647]},"sysctls":{"items":{"$ref":"#/$defs/core.v1.Sysctl"}},"fsGroupChangePolicy":{"enum":["OnRootMismatch","Always"]},"seccompProfile":{"$ref":"#/$defs/core.v1.SeccompProfile"},"appArmorProfile":{"$ref":"#/$defs/core.v1.AppArmorProfile"}}};

function validate72(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.runAsUser !== undefined){
      let data0 = data.runAsUser;
      if(typeof data0 == "number"){
        if(data0 < 0 || data0 > 2147483647){
          const err0 = {instancePath:instancePath+"/runAsUser",keyword:"range",params:{minimum: 0, maximum: 2147483647}};
          (vErrors ??= []).push(err0);
          errors++;
        }
      }
    }
    if(data.runAsGroup !== undefined){
      let data1 = data.runAsGroup;
      if(typeof data1 == "number"){
        if(data1 < 0 || data1 > 2147483647){
          const err1 = {instancePath:instancePath+"/runAsGroup",keyword:"range",params:{minimum: 0, maximum: 2147483647}};
          (vErrors ??= []).push(err1);
          errors++;
        }
      }
    }
    if(data.supplementalGroups !== undefined){
      let data2 = data.supplementalGroups;
      if(Array.isArray(data2)){
        const len0 = data2.length;
        for(let i0=0; i0<len0; i0++){
          let data3 = data2[i0];
          if(typeof data3 == "number"){
            if(data3 < 0 || data3 > 2147483647){
              const err2 = {instancePath:instancePath+"/supplementalGroups/" + i0,keyword:"range",params:{minimum: 0, maximum: 2147483647}};
              (vErrors ??= []).push(err2);
              errors++;
            }
          }
        }
      }
    }
    if(data.supplementalGroupsPolicy !== undefined){
      let data4 = data.supplementalGroupsPolicy;
      if(!((data4 === "Merge") || (data4 === "Strict"))){
        const err3 = {instancePath:instancePath+"/supplementalGroupsPolicy",keyword:"enum",params:{allowedValues: schema83.properties.supplementalGroupsPolicy.enum}};
        (vErrors ??= []).push(err3);
        errors++;
      }
    }
    if(data.fsGroup !== undefined){
      let data5 = data.fsGroup;
      if(typeof data5 == "number"){
        if(data5 < 0 || data5 > 2147483647){
          const err4 = {instancePath:instancePath+"/fsGroup",keyword:"range",params:{minimum: 0, maximum: 2147483647}};
          (vErrors ??= []).push(err4);
          errors++;
        }
      }
    }
    if(data.sysctls !== undefined){
      let data6 = data.sysctls;
      if(Array.isArray(data6)){
        const len1 = data6.length;
        for(let i1=0; i1<len1; i1++){
          let data7 = data6[i1];
          if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
            if(data7.name !== undefined){
              let data8 = data7.name;
              if(typeof data8 === "string"){
                if(func1(data8) > 253){
                  const err5 = {instancePath:instancePath+"/sysctls/" + i1+"/name",keyword:"maxLength",params:{limit: 253}};
                  (vErrors ??= []).push(err5);
                  errors++;
                }
                if(func1(data8) < 1){
                  const err6 = {instancePath:instancePath+"/sysctls/" + i1+"/name",keyword:"minLength",params:{limit: 1}};
                  (vErrors ??= []).push(err6);
                  errors++;
                }
              }
            }
          }
        }
      }
    }
    if(data.fsGroupChangePolicy !== undefined){
      let data9 = data.fsGroupChangePolicy;
      if(!((data9 === "OnRootMismatch") || (data9 === "Always"))){
        const err7 = {instancePath:instancePath+"/fsGroupChangePolicy",keyword:"enum",params:{allowedValues: schema83.properties.fsGroupChangePolicy.enum}};
        (vErrors ??= []).push(err7);
        errors++;
      }
    }
    if(data.seccompProfile !== undefined){
      let data10 = data.seccompProfile;
      if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
        if(data10.type !== undefined){
          let data11 = data10.type;
          if(!(((data11 === "Unconfined") || (data11 === "RuntimeDefault")) || (data11 === "Localhost"))){
            const err8 = {instancePath:instancePath+"/seccompProfile/type",keyword:"enum",params:{allowedValues: schema75.properties.type.enum}};
            (vErrors ??= []).push(err8);
            errors++;
          }
        }
      }
    }
    if(data.appArmorProfile !== undefined){
      let data12 = data.appArmorProfile;
      if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
        if(data12.type !== undefined){
          let data13 = data12.type;
          if(!(((data13 === "Unconfined") || (data13 === "RuntimeDefault")) || (data13 === "Localhost"))){
            const err9 = {instancePath:instancePath+"/appArmorProfile/type",keyword:"enum",params:{allowedValues: schema76.properties.type.enum}};
            (vErrors ??= []).push(err9);
            errors++;
          }
        }
      }
    }
  }
  validate72.errors = vErrors;
  return errors === 0;
}

const schema91 = {"properties":{"operator":{"enum":["In","NotIn","Exists","DoesNotExist","Gt","Lt"]}}};

function validate77(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
            if(data1.operator !== undefined){
              let data2 = data1.operator;
              if(!((((((data2 === "In") || (data2 === "NotIn")) || (data2 === "Exists")) || (data2 === "DoesNotExist")) || (data2 === "Gt")) || (data2 === "Lt"))){
                const err0 = {instancePath:instancePath+"/matchExpressions/" + i0+"/operator",keyword:"enum",params:{allowedValues: schema91.properties.operator.enum}};
                (vErrors ??= []).push(err0);
                errors++;
              }
            }
          }
        }
      }
    }
    if(data.matchFields !== undefined){
      let data3 = data.matchFields;
      if(Array.isArray(data3)){
        const len1 = data3.length;
        for(let i1=0; i1<len1; i1++){
          let data4 = data3[i1];
          if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
            if(data4.operator !== undefined){
              let data5 = data4.operator;
              if(!((((((data5 === "In") || (data5 === "NotIn")) || (data5 === "Exists")) || (data5 === "DoesNotExist")) || (data5 === "Gt")) || (data5 === "Lt"))){
                const err1 = {instancePath:instancePath+"/matchFields/" + i1+"/operator",keyword:"enum",params:{allowedValues: schema91.properties.operator.enum}};
                (vErrors ??= []).push(err1);
                errors++;
              }
            }
          }
        }
      }
    }
  }
  validate77.errors = vErrors;
  return errors === 0;
}

function validate76(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.nodeSelectorTerms !== undefined){
      let data0 = data.nodeSelectorTerms;
      if(Array.isArray(data0)){
        if(data0.length < 1){
          const err0 = {instancePath:instancePath+"/nodeSelectorTerms",keyword:"minItems",params:{limit: 1}};
          (vErrors ??= []).push(err0);
          errors++;
        }
        const len0 = data0.length;
        for(let i0=0; i0<len0; i0++){
          if(!(validate77(data0[i0], {instancePath:instancePath+"/nodeSelectorTerms/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
            vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
            errors = vErrors.length;
          }
        }
      }
    }
  }
  validate76.errors = vErrors;
  return errors === 0;
}


function validate80(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.weight !== undefined){
      let data0 = data.weight;
      if(typeof data0 == "number"){
        if(data0 < 1 || data0 > 100){
          const err0 = {instancePath:instancePath+"/weight",keyword:"range",params:{minimum: 1, maximum: 100}};
          (vErrors ??= []).push(err0);
          errors++;
        }
      }
    }
    if(data.preference !== undefined){
      if(!(validate77(data.preference, {instancePath:instancePath+"/preference",parentData:data,parentDataProperty:"preference",rootData}))){
        vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
        errors = vErrors.length;
      }
    }
  }
  validate80.errors = vErrors;
  return errors === 0;
}

function validate75(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.requiredDuringSchedulingIgnoredDuringExecution !== undefined){
      if(!(validate76(data.requiredDuringSchedulingIgnoredDuringExecution, {instancePath:instancePath+"/requiredDuringSchedulingIgnoredDuringExecution",parentData:data,parentDataProperty:"requiredDuringSchedulingIgnoredDuringExecution",rootData}))){
        vErrors = vErrors === null ? validate76.errors : vErrors.concat(validate76.errors);
        errors = vErrors.length;
      }
    }
    if(data.preferredDuringSchedulingIgnoredDuringExecution !== undefined){
      let data1 = data.preferredDuringSchedulingIgnoredDuringExecution;
      if(Array.isArray(data1)){
        const len0 = data1.length;
        for(let i0=0; i0<len0; i0++){
          if(!(validate80(data1[i0], {instancePath:instancePath+"/preferredDuringSchedulingIgnoredDuringExecution/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
            vErrors = vErrors === null ? validate80.errors : vErrors.concat(validate80.errors);
            errors = vErrors.length;
          }
        }
      }
    }
  }
  validate75.errors = vErrors;
  return errors === 0;
}


function validate85(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.labelSelector !== undefined){
      if(!(validate2(data.labelSelector, {instancePath:instancePath+"/labelSelector",parentData:data,parentDataProperty:"labelSelector",rootData}))){
        vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
        errors = vErrors.length;
      }
    }
    if(data.namespaces !== undefined){
      let data1 = data.namespaces;
      if(Array.isArray(data1)){
        const len0 = data1.length;
        for(let i0=0; i0<len0; i0++){
          let data2 = data1[i0];
          if(typeof data2 === "string"){
            if(!(formats4(data2))){
              const err0 = {instancePath:instancePath+"/namespaces/" + i0,keyword:"format",params:{format: "dns-label"}};
              (vErrors ??= []).push(err0);
              errors++;
            }
          }
        }
      }
    }
    if(data.topologyKey !== undefined){
      let data3 = data.topologyKey;
      if(typeof data3 === "string"){
        if(func1(data3) < 1){
          const err1 = {instancePath:instancePath+"/topologyKey",keyword:"minLength",params:{limit: 1}};
          (vErrors ??= []).push(err1);
          errors++;
        }
        if(!(formats2(data3))){
          const err2 = {instancePath:instancePath+"/topologyKey",keyword:"format",params:{format: "qualified-name"}};
          (vErrors ??= []).push(err2);
          errors++;
        }
      }
    }
    if(data.namespaceSelector !== undefined){
      if(!(validate2(data.namespaceSelector, {instancePath:instancePath+"/namespaceSelector",parentData:data,parentDataProperty:"namespaceSelector",rootData}))){
        vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
        errors = vErrors.length;
      }
    }
  }
  validate85.errors = vErrors;
  return errors === 0;
}


function validate89(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.weight !== undefined){
      let data0 = data.weight;
      if(typeof data0 == "number"){
        if(data0 < 1 || data0 > 100){
          const err0 = {instancePath:instancePath+"/weight",keyword:"range",params:{minimum: 1, maximum: 100}};
          (vErrors ??= []).push(err0);
          errors++;
        }
      }
    }
    if(data.podAffinityTerm !== undefined){
      if(!(validate85(data.podAffinityTerm, {instancePath:instancePath+"/podAffinityTerm",parentData:data,parentDataProperty:"podAffinityTerm",rootData}))){
        vErrors = vErrors === null ? validate85.errors : vErrors.concat(validate85.errors);
        errors = vErrors.length;
      }
    }
  }
  validate89.errors = vErrors;
  return errors === 0;
}

function validate84(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.requiredDuringSchedulingIgnoredDuringExecution !== undefined){
      let data0 = data.requiredDuringSchedulingIgnoredDuringExecution;
      if(Array.isArray(data0)){
        const len0 = data0.length;
        for(let i0=0; i0<len0; i0++){
          if(!(validate85(data0[i0], {instancePath:instancePath+"/requiredDuringSchedulingIgnoredDuringExecution/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
            vErrors = vErrors === null ? validate85.errors : vErrors.concat(validate85.errors);
            errors = vErrors.length;
          }
        }
      }
    }
    if(data.preferredDuringSchedulingIgnoredDuringExecution !== undefined){
      let data2 = data.preferredDuringSchedulingIgnoredDuringExecution;
      if(Array.isArray(data2)){
        const len1 = data2.length;
        for(let i1=0; i1<len1; i1++){
          if(!(validate89(data2[i1], {instancePath:instancePath+"/preferredDuringSchedulingIgnoredDuringExecution/" + i1,parentData:data2,parentDataProperty:i1,rootData}))){
            vErrors = vErrors === null ? validate89.errors : vErrors.concat(validate89.errors);
            errors = vErrors.length;
          }
        }
      }
    }
  }
  validate84.errors = vErrors;
  return errors === 0;
}


function validate93(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.requiredDuringSchedulingIgnoredDuringExecution !== undefined){
      let data0 = data.requiredDuringSchedulingIgnoredDuringExecution;
      if(Array.isArray(data0)){
        const len0 = data0.length;
        for(let i0=0; i0<len0; i0++){
          if(!(validate85(data0[i0], {instancePath:instancePath+"/requiredDuringSchedulingIgnoredDuringExecution/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
            vErrors = vErrors === null ? validate85.errors : vErrors.concat(validate85.errors);
            errors = vErrors.length;
          }
        }
      }
    }
    if(data.preferredDuringSchedulingIgnoredDuringExecution !== undefined){
      let data2 = data.preferredDuringSchedulingIgnoredDuringExecution;
      if(Array.isArray(data2)){
        const len1 = data2.length;
        for(let i1=0; i1<len1; i1++){
          if(!(validate89(data2[i1], {instancePath:instancePath+"/preferredDuringSchedulingIgnoredDuringExecution/" + i1,parentData:data2,parentDataProperty:i1,rootData}))){
            vErrors = vErrors === null ? validate89.errors : vErrors.concat(validate89.errors);
            errors = vErrors.length;
          }
        }
      }
    }
  }
  validate93.errors = vErrors;
  return errors === 0;
}

function validate74(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.nodeAffinity !== undefined){
      if(!(validate75(data.nodeAffinity, {instancePath:instancePath+"/nodeAffinity",parentData:data,parentDataProperty:"nodeAffinity",rootData}))){
        vErrors = vErrors === null ? validate75.errors : vErrors.concat(validate75.errors);
        errors = vErrors.length;
      }
    }
    if(data.podAffinity !== undefined){
      if(!(validate84(data.podAffinity, {instancePath:instancePath+"/podAffinity",parentData:data,parentDataProperty:"podAffinity",rootData}))){
        vErrors = vErrors === null ? validate84.errors : vErrors.concat(validate84.errors);
        errors = vErrors.length;
      }
    }
    if(data.podAntiAffinity !== undefined){
      if(!(validate93(data.podAntiAffinity, {instancePath:instancePath+"/podAntiAffinity",parentData:data,parentDataProperty:"podAntiAffinity",rootData}))){
        vErrors = vErrors === null ? validate93.errors : vErrors.concat(validate93.errors);
        errors = vErrors.length;
      }
    }
  }
  validate74.errors = vErrors;
  return errors === 0;
}

const schema102 = {"properties":{"maxSkew":{"exclusiveMinimum":0},"topologyKey":{"minLength":1,"format":"qualified-name"},"whenUnsatisfiable":{"enum":["DoNotSchedule","ScheduleAnyway"]},"labelSelector":{"$ref":"#/$defs/meta.v1.LabelSelector"},"minDomains":{"exclusiveMinimum":0},"nodeAffinityPolicy":{"enum":["Ignore","Honor"]},"nodeTaintsPolicy":{"enum":["Ignore","Honor"]}}};

function validate98(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.maxSkew !== undefined){
      let data0 = data.maxSkew;
      if(typeof data0 == "number"){
        if(data0 <= 0 || isNaN(data0)){
          const err0 = {instancePath:instancePath+"/maxSkew",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0}};
          (vErrors ??= []).push(err0);
          errors++;
        }
      }
    }
    if(data.topologyKey !== undefined){
      let data1 = data.topologyKey;
      if(typeof data1 === "string"){
        if(func1(data1) < 1){
          const err1 = {instancePath:instancePath+"/topologyKey",keyword:"minLength",params:{limit: 1}};
          (vErrors ??= []).push(err1);
          errors++;
        }
        if(!(formats2(data1))){
          const err2 = {instancePath:instancePath+"/topologyKey",keyword:"format",params:{format: "qualified-name"}};
          (vErrors ??= []).push(err2);
          errors++;
        }
      }
    }
    if(data.whenUnsatisfiable !== undefined){
      let data2 = data.whenUnsatisfiable;
      if(!((data2 === "DoNotSchedule") || (data2 === "ScheduleAnyway"))){
        const err3 = {instancePath:instancePath+"/whenUnsatisfiable",keyword:"enum",params:{allowedValues: schema102.properties.whenUnsatisfiable.enum}};
        (vErrors ??= []).push(err3);
        errors++;
      }
    }
    if(data.labelSelector !== undefined){
      if(!(validate2(data.labelSelector, {instancePath:instancePath+"/labelSelector",parentData:data,parentDataProperty:"labelSelector",rootData}))){
        vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
        errors = vErrors.length;
      }
    }
    if(data.minDomains !== undefined){
      let data4 = data.minDomains;
      if(typeof data4 == "number"){
        if(data4 <= 0 || isNaN(data4)){
          const err4 = {instancePath:instancePath+"/minDomains",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0}};
          (vErrors ??= []).push(err4);
          errors++;
        }
      }
    }
    if(data.nodeAffinityPolicy !== undefined){
      let data5 = data.nodeAffinityPolicy;
      if(!((data5 === "Ignore") || (data5 === "Honor"))){
        const err5 = {instancePath:instancePath+"/nodeAffinityPolicy",keyword:"enum",params:{allowedValues: schema102.properties.nodeAffinityPolicy.enum}};
        (vErrors ??= []).push(err5);
        errors++;
      }
    }
    if(data.nodeTaintsPolicy !== undefined){
      let data6 = data.nodeTaintsPolicy;
      if(!((data6 === "Ignore") || (data6 === "Honor"))){
        const err6 = {instancePath:instancePath+"/nodeTaintsPolicy",keyword:"enum",params:{allowedValues: schema102.properties.nodeTaintsPolicy.enum}};
        (vErrors ??= []).push(err6);
        errors++;
      }
    }
  }
  validate98.errors = vErrors;
  return errors === 0;
}

const formats34 = formatChecks["dns-subdomain"];

function validate5(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.volumes !== undefined){
      let data0 = data.volumes;
      if(Array.isArray(data0)){
        const len0 = data0.length;
        for(let i0=0; i0<len0; i0++){
          if(!(validate6(data0[i0], {instancePath:instancePath+"/volumes/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
            vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
            errors = vErrors.length;
          }
        }
        if(!func40(data0, schema7.properties.volumes.uniqueKeys)){
          const err0 = {instancePath:instancePath+"/volumes",keyword:"uniqueKeys",params:{keys: schema7.properties.volumes.uniqueKeys}};
          (vErrors ??= []).push(err0);
          errors++;
        }
      }
    }
    if(data.initContainers !== undefined){
      let data2 = data.initContainers;
      if(Array.isArray(data2)){
        const len1 = data2.length;
        for(let i1=0; i1<len1; i1++){
          if(!(validate37(data2[i1], {instancePath:instancePath+"/initContainers/" + i1,parentData:data2,parentDataProperty:i1,rootData}))){
            vErrors = vErrors === null ? validate37.errors : vErrors.concat(validate37.errors);
            errors = vErrors.length;
          }
        }
        if(!func40(data2, schema7.properties.initContainers.uniqueKeys)){
          const err1 = {instancePath:instancePath+"/initContainers",keyword:"uniqueKeys",params:{keys: schema7.properties.initContainers.uniqueKeys}};
          (vErrors ??= []).push(err1);
          errors++;
        }
      }
    }
    if(data.containers !== undefined){
      let data4 = data.containers;
      if(Array.isArray(data4)){
        if(data4.length < 1){
          const err2 = {instancePath:instancePath+"/containers",keyword:"minItems",params:{limit: 1}};
          (vErrors ??= []).push(err2);
          errors++;
        }
        const len2 = data4.length;
        for(let i2=0; i2<len2; i2++){
          if(!(validate37(data4[i2], {instancePath:instancePath+"/containers/" + i2,parentData:data4,parentDataProperty:i2,rootData}))){
            vErrors = vErrors === null ? validate37.errors : vErrors.concat(validate37.errors);
            errors = vErrors.length;
          }
        }
        if(!func40(data4, schema7.properties.containers.uniqueKeys)){
          const err3 = {instancePath:instancePath+"/containers",keyword:"uniqueKeys",params:{keys: schema7.properties.containers.uniqueKeys}};
          (vErrors ??= []).push(err3);
          errors++;
        }
      }
    }
    if(data.ephemeralContainers !== undefined){
      let data6 = data.ephemeralContainers;
      if(Array.isArray(data6)){
        const len3 = data6.length;
        for(let i3=0; i3<len3; i3++){
          if(!(validate62(data6[i3], {instancePath:instancePath+"/ephemeralContainers/" + i3,parentData:data6,parentDataProperty:i3,rootData}))){
            vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
            errors = vErrors.length;
          }
        }
        if(!func40(data6, schema7.properties.ephemeralContainers.uniqueKeys)){
          const err4 = {instancePath:instancePath+"/ephemeralContainers",keyword:"uniqueKeys",params:{keys: schema7.properties.ephemeralContainers.uniqueKeys}};
          (vErrors ??= []).push(err4);
          errors++;
        }
      }
    }
    if(data.restartPolicy !== undefined){
      let data8 = data.restartPolicy;
      if(!(((data8 === "Always") || (data8 === "OnFailure")) || (data8 === "Never"))){
        const err5 = {instancePath:instancePath+"/restartPolicy",keyword:"enum",params:{allowedValues: schema7.properties.restartPolicy.enum}};
        (vErrors ??= []).push(err5);
        errors++;
      }
    }
    if(data.dnsPolicy !== undefined){
      let data9 = data.dnsPolicy;
      if(!((((data9 === "ClusterFirstWithHostNet") || (data9 === "ClusterFirst")) || (data9 === "Default")) || (data9 === "None"))){
        const err6 = {instancePath:instancePath+"/dnsPolicy",keyword:"enum",params:{allowedValues: schema7.properties.dnsPolicy.enum}};
        (vErrors ??= []).push(err6);
        errors++;
      }
    }
    if(data.nodeSelector !== undefined){
      let data10 = data.nodeSelector;
      if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
        for(const key0 in data10){
          let data11 = data10[key0];
          if(typeof data11 === "string"){
            if(!(formats0(data11))){
              const err7 = {instancePath:instancePath+"/nodeSelector/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"format",params:{format: "label-value"}};
              (vErrors ??= []).push(err7);
              errors++;
            }
          }
        }
      }
    }
    if(data.serviceAccountName !== undefined){
      let data12 = data.serviceAccountName;
      if(typeof data12 === "string"){
        if(!(formats34(data12))){
          const err8 = {instancePath:instancePath+"/serviceAccountName",keyword:"format",params:{format: "dns-subdomain"}};
          (vErrors ??= []).push(err8);
          errors++;
        }
      }
    }
    if(data.nodeName !== undefined){
      let data13 = data.nodeName;
      if(typeof data13 === "string"){
        if(!(formats34(data13))){
          const err9 = {instancePath:instancePath+"/nodeName",keyword:"format",params:{format: "dns-subdomain"}};
          (vErrors ??= []).push(err9);
          errors++;
        }
      }
    }
    if(data.securityContext !== undefined){
      if(!(validate72(data.securityContext, {instancePath:instancePath+"/securityContext",parentData:data,parentDataProperty:"securityContext",rootData}))){
        vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
        errors = vErrors.length;
      }
    }
    if(data.hostname !== undefined){
      let data15 = data.hostname;
      if(typeof data15 === "string"){
        if(!(formats4(data15))){
          const err10 = {instancePath:instancePath+"/hostname",keyword:"format",params:{format: "dns-label"}};
          (vErrors ??= []).push(err10);
          errors++;
        }
      }
    }
    if(data.subdomain !== undefined){
      let data16 = data.subdomain;
      if(typeof data16 === "string"){
        if(!(formats4(data16))){
          const err11 = {instancePath:instancePath+"/subdomain",keyword:"format",params:{format: "dns-label"}};
          (vErrors ??= []).push(err11);
          errors++;
        }
      }
    }
    if(data.affinity !== undefined){
      if(!(validate74(data.affinity, {instancePath:instancePath+"/affinity",parentData:data,parentDataProperty:"affinity",rootData}))){
        vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors);
        errors = vErrors.length;
      }
    }
    if(data.tolerations !== undefined){
      let data18 = data.tolerations;
      if(Array.isArray(data18)){
        const len4 = data18.length;
        for(let i4=0; i4<len4; i4++){
          let data19 = data18[i4];
          if(data19 && typeof data19 == "object" && !Array.isArray(data19)){
            if(data19.key !== undefined){
              let data20 = data19.key;
              if(typeof data20 === "string"){
                if(!(formats2(data20))){
                  const err12 = {instancePath:instancePath+"/tolerations/" + i4+"/key",keyword:"format",params:{format: "qualified-name"}};
                  (vErrors ??= []).push(err12);
                  errors++;
                }
              }
            }
            if(data19.operator !== undefined){
              let data21 = data19.operator;
              if(!((((data21 === "Exists") || (data21 === "Equal")) || (data21 === "Lt")) || (data21 === "Gt"))){
                const err13 = {instancePath:instancePath+"/tolerations/" + i4+"/operator",keyword:"enum",params:{allowedValues: schema98.properties.operator.enum}};
                (vErrors ??= []).push(err13);
                errors++;
              }
            }
            if(data19.effect !== undefined){
              let data22 = data19.effect;
              if(!(((data22 === "NoSchedule") || (data22 === "PreferNoSchedule")) || (data22 === "NoExecute"))){
                const err14 = {instancePath:instancePath+"/tolerations/" + i4+"/effect",keyword:"enum",params:{allowedValues: schema98.properties.effect.enum}};
                (vErrors ??= []).push(err14);
                errors++;
              }
            }
          }
        }
      }
    }
    if(data.hostAliases !== undefined){
      let data23 = data.hostAliases;
      if(Array.isArray(data23)){
        const len5 = data23.length;
        for(let i5=0; i5<len5; i5++){
          let data24 = data23[i5];
          if(data24 && typeof data24 == "object" && !Array.isArray(data24)){
            if(data24.ip !== undefined){
              let data25 = data24.ip;
              if(typeof data25 === "string"){
                if(!(formats10(data25))){
                  const err15 = {instancePath:instancePath+"/hostAliases/" + i5+"/ip",keyword:"format",params:{format: "ip"}};
                  (vErrors ??= []).push(err15);
                  errors++;
                }
              }
            }
            if(data24.hostnames !== undefined){
              let data26 = data24.hostnames;
              if(Array.isArray(data26)){
                const len6 = data26.length;
                for(let i6=0; i6<len6; i6++){
                  let data27 = data26[i6];
                  if(typeof data27 === "string"){
                    if(!(formats34(data27))){
                      const err16 = {instancePath:instancePath+"/hostAliases/" + i5+"/hostnames/" + i6,keyword:"format",params:{format: "dns-subdomain"}};
                      (vErrors ??= []).push(err16);
                      errors++;
                    }
                  }
                }
              }
            }
          }
        }
      }
    }
    if(data.priorityClassName !== undefined){
      let data28 = data.priorityClassName;
      if(typeof data28 === "string"){
        if(!(formats34(data28))){
          const err17 = {instancePath:instancePath+"/priorityClassName",keyword:"format",params:{format: "dns-subdomain"}};
          (vErrors ??= []).push(err17);
          errors++;
        }
      }
    }
    if(data.dnsConfig !== undefined){
      let data29 = data.dnsConfig;
      if(data29 && typeof data29 == "object" && !Array.isArray(data29)){
        if(data29.nameservers !== undefined){
          let data30 = data29.nameservers;
          if(Array.isArray(data30)){
            if(data30.length > 3){
              const err18 = {instancePath:instancePath+"/dnsConfig/nameservers",keyword:"maxItems",params:{limit: 3}};
              (vErrors ??= []).push(err18);
              errors++;
            }
            const len7 = data30.length;
            for(let i7=0; i7<len7; i7++){
              let data31 = data30[i7];
              if(typeof data31 === "string"){
                if(!(formats10(data31))){
                  const err19 = {instancePath:instancePath+"/dnsConfig/nameservers/" + i7,keyword:"format",params:{format: "ip"}};
                  (vErrors ??= []).push(err19);
                  errors++;
                }
              }
            }
          }
        }
        if(data29.searches !== undefined){
          let data32 = data29.searches;
          if(Array.isArray(data32)){
            if(data32.length > 32){
              const err20 = {instancePath:instancePath+"/dnsConfig/searches",keyword:"maxItems",params:{limit: 32}};
              (vErrors ??= []).push(err20);
              errors++;
            }
          }
        }
      }
    }
    if(data.readinessGates !== undefined){
      let data33 = data.readinessGates;
      if(Array.isArray(data33)){
        const len8 = data33.length;
        for(let i8=0; i8<len8; i8++){
          let data34 = data33[i8];
          if(data34 && typeof data34 == "object" && !Array.isArray(data34)){
            if(data34.conditionType !== undefined){
              let data35 = data34.conditionType;
              if(typeof data35 === "string"){
                if(func1(data35) < 1){
                  const err21 = {instancePath:instancePath+"/readinessGates/" + i8+"/conditionType",keyword:"minLength",params:{limit: 1}};
                  (vErrors ??= []).push(err21);
                  errors++;
                }
                if(!(formats2(data35))){
                  const err22 = {instancePath:instancePath+"/readinessGates/" + i8+"/conditionType",keyword:"format",params:{format: "qualified-name"}};
                  (vErrors ??= []).push(err22);
                  errors++;
                }
              }
            }
          }
        }
      }
    }
    if(data.runtimeClassName !== undefined){
      let data36 = data.runtimeClassName;
      if(typeof data36 === "string"){
        if(!(formats34(data36))){
          const err23 = {instancePath:instancePath+"/runtimeClassName",keyword:"format",params:{format: "dns-subdomain"}};
          (vErrors ??= []).push(err23);
          errors++;
        }
      }
    }
    if(data.preemptionPolicy !== undefined){
      let data37 = data.preemptionPolicy;
      if(!((data37 === "PreemptLowerPriority") || (data37 === "Never"))){
        const err24 = {instancePath:instancePath+"/preemptionPolicy",keyword:"enum",params:{allowedValues: schema7.properties.preemptionPolicy.enum}};
        (vErrors ??= []).push(err24);
        errors++;
      }
    }
    if(data.topologySpreadConstraints !== undefined){
      let data38 = data.topologySpreadConstraints;
      if(Array.isArray(data38)){
        const len9 = data38.length;
        for(let i9=0; i9<len9; i9++){
          if(!(validate98(data38[i9], {instancePath:instancePath+"/topologySpreadConstraints/" + i9,parentData:data38,parentDataProperty:i9,rootData}))){
            vErrors = vErrors === null ? validate98.errors : vErrors.concat(validate98.errors);
            errors = vErrors.length;
          }
        }
        if(!func40(data38, schema7.properties.topologySpreadConstraints.uniqueKeys)){
          const err25 = {instancePath:instancePath+"/topologySpreadConstraints",keyword:"uniqueKeys",params:{keys: schema7.properties.topologySpreadConstraints.uniqueKeys}};
          (vErrors ??= []).push(err25);
          errors++;
        }
      }
    }
    if(data.os !== undefined){
      let data40 = data.os;
      if(data40 && typeof data40 == "object" && !Array.isArray(data40)){
        if(data40.name !== undefined){
          let data41 = data40.name;
          if(!((data41 === "linux") || (data41 === "windows"))){
            const err26 = {instancePath:instancePath+"/os/name",keyword:"enum",params:{allowedValues: schema103.properties.name.enum}};
            (vErrors ??= []).push(err26);
            errors++;
          }
        }
      }
    }
    if(data.schedulingGates !== undefined){
      let data42 = data.schedulingGates;
      if(Array.isArray(data42)){
        const len10 = data42.length;
        for(let i10=0; i10<len10; i10++){
          let data43 = data42[i10];
          if(data43 && typeof data43 == "object" && !Array.isArray(data43)){
            if(data43.name !== undefined){
              let data44 = data43.name;
              if(typeof data44 === "string"){
                if(func1(data44) < 1){
                  const err27 = {instancePath:instancePath+"/schedulingGates/" + i10+"/name",keyword:"minLength",params:{limit: 1}};
                  (vErrors ??= []).push(err27);
                  errors++;
                }
                if(!(formats2(data44))){
                  const err28 = {instancePath:instancePath+"/schedulingGates/" + i10+"/name",keyword:"format",params:{format: "qualified-name"}};
                  (vErrors ??= []).push(err28);
                  errors++;
                }
              }
            }
          }
        }
        if(!func40(data42, schema7.properties.schedulingGates.uniqueKeys)){
          const err29 = {instancePath:instancePath+"/schedulingGates",keyword:"uniqueKeys",params:{keys: schema7.properties.schedulingGates.uniqueKeys}};
          (vErrors ??= []).push(err29);
          errors++;
        }
      }
    }
    if(data.resourceClaims !== undefined){
      let data45 = data.resourceClaims;
      if(Array.isArray(data45)){
        const len11 = data45.length;
        for(let i11=0; i11<len11; i11++){
          let data46 = data45[i11];
          if(data46 && typeof data46 == "object" && !Array.isArray(data46)){
            if(data46.name !== undefined){
              let data47 = data46.name;
              if(typeof data47 === "string"){
                if(func1(data47) < 1){
                  const err30 = {instancePath:instancePath+"/resourceClaims/" + i11+"/name",keyword:"minLength",params:{limit: 1}};
                  (vErrors ??= []).push(err30);
                  errors++;
                }
                if(!(formats4(data47))){
                  const err31 = {instancePath:instancePath+"/resourceClaims/" + i11+"/name",keyword:"format",params:{format: "dns-label"}};
                  (vErrors ??= []).push(err31);
                  errors++;
                }
              }
            }
          }
        }
        if(!func40(data45, schema7.properties.resourceClaims.uniqueKeys)){
          const err32 = {instancePath:instancePath+"/resourceClaims",keyword:"uniqueKeys",params:{keys: schema7.properties.resourceClaims.uniqueKeys}};
          (vErrors ??= []).push(err32);
          errors++;
        }
      }
    }
    if(data.resources !== undefined){
      if(!(validate42(data.resources, {instancePath:instancePath+"/resources",parentData:data,parentDataProperty:"resources",rootData}))){
        vErrors = vErrors === null ? validate42.errors : vErrors.concat(validate42.errors);
        errors = vErrors.length;
      }
    }
    if(data.hostnameOverride !== undefined){
      let data49 = data.hostnameOverride;
      if(typeof data49 === "string"){
        if(func1(data49) > 64){
          const err33 = {instancePath:instancePath+"/hostnameOverride",keyword:"maxLength",params:{limit: 64}};
          (vErrors ??= []).push(err33);
          errors++;
        }
        if(!(formats34(data49))){
          const err34 = {instancePath:instancePath+"/hostnameOverride",keyword:"format",params:{format: "dns-subdomain"}};
          (vErrors ??= []).push(err34);
          errors++;
        }
      }
    }
  }
  validate5.errors = vErrors;
  return errors === 0;
}

function validate4(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
      if(!(validate5(data.spec, {instancePath:instancePath+"/spec",parentData:data,parentDataProperty:"spec",rootData}))){
        vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors);
        errors = vErrors.length;
      }
    }
  }
  validate4.errors = vErrors;
  return errors === 0;
}

function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.selector === undefined){
      const err0 = {instancePath,keyword:"required",params:{missingProperty: "selector"}};
      (vErrors ??= []).push(err0);
      errors++;
    }
    if(data.replicas !== undefined){
      let data0 = data.replicas;
      if(typeof data0 == "number"){
        if(data0 < 0 || isNaN(data0)){
          const err1 = {instancePath:instancePath+"/replicas",keyword:"minimum",params:{comparison: ">=", limit: 0}};
          (vErrors ??= []).push(err1);
          errors++;
        }
      }
    }
    if(data.minReadySeconds !== undefined){
      let data1 = data.minReadySeconds;
      if(typeof data1 == "number"){
        if(data1 < 0 || isNaN(data1)){
          const err2 = {instancePath:instancePath+"/minReadySeconds",keyword:"minimum",params:{comparison: ">=", limit: 0}};
          (vErrors ??= []).push(err2);
          errors++;
        }
      }
    }
    if(data.selector !== undefined){
      if(!(validate2(data.selector, {instancePath:instancePath+"/selector",parentData:data,parentDataProperty:"selector",rootData}))){
        vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
        errors = vErrors.length;
      }
    }
    if(data.template !== undefined){
      if(!(validate4(data.template, {instancePath:instancePath+"/template",parentData:data,parentDataProperty:"template",rootData}))){
        vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
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
    if(data.status !== undefined){
      let data3 = data.status;
      if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
        if(data3.replicas !== undefined){
          let data4 = data3.replicas;
          if(typeof data4 == "number"){
            if(data4 < 0 || isNaN(data4)){
              const err1 = {instancePath:instancePath+"/status/replicas",keyword:"minimum",params:{comparison: ">=", limit: 0}};
              (vErrors ??= []).push(err1);
              errors++;
            }
          }
        }
        if(data3.fullyLabeledReplicas !== undefined){
          let data5 = data3.fullyLabeledReplicas;
          if(typeof data5 == "number"){
            if(data5 < 0 || isNaN(data5)){
              const err2 = {instancePath:instancePath+"/status/fullyLabeledReplicas",keyword:"minimum",params:{comparison: ">=", limit: 0}};
              (vErrors ??= []).push(err2);
              errors++;
            }
          }
        }
        if(data3.readyReplicas !== undefined){
          let data6 = data3.readyReplicas;
          if(typeof data6 == "number"){
            if(data6 < 0 || isNaN(data6)){
              const err3 = {instancePath:instancePath+"/status/readyReplicas",keyword:"minimum",params:{comparison: ">=", limit: 0}};
              (vErrors ??= []).push(err3);
              errors++;
            }
          }
        }
        if(data3.availableReplicas !== undefined){
          let data7 = data3.availableReplicas;
          if(typeof data7 == "number"){
            if(data7 < 0 || isNaN(data7)){
              const err4 = {instancePath:instancePath+"/status/availableReplicas",keyword:"minimum",params:{comparison: ">=", limit: 0}};
              (vErrors ??= []).push(err4);
              errors++;
            }
          }
        }
        if(data3.terminatingReplicas !== undefined){
          let data8 = data3.terminatingReplicas;
          if(typeof data8 == "number"){
            if(data8 < 0 || isNaN(data8)){
              const err5 = {instancePath:instancePath+"/status/terminatingReplicas",keyword:"minimum",params:{comparison: ">=", limit: 0}};
              (vErrors ??= []).push(err5);
              errors++;
            }
          }
        }
        if(data3.conditions !== undefined){
          let data9 = data3.conditions;
          if(Array.isArray(data9)){
            if(!func40(data9, schema106.properties.conditions.uniqueKeys)){
              const err6 = {instancePath:instancePath+"/status/conditions",keyword:"uniqueKeys",params:{keys: schema106.properties.conditions.uniqueKeys}};
              (vErrors ??= []).push(err6);
              errors++;
            }
          }
        }
      }
    }
  }
  validate0.errors = vErrors;
  return errors === 0;
}

// Generated from core/v1/pod.yaml. Do not edit.
import { formatChecks, hasUniqueItems, hasUniqueKeys } from "../../../runtime/schema/index.ts";

export { validate0 as validate };

const func0 = hasUniqueItems;
const schema2 = {"properties":{"volumes":{"items":{"$ref":"#/$defs/core.v1.Volume"},"uniqueKeys":["name"]},"initContainers":{"items":{"$ref":"#/$defs/core.v1.Container"},"uniqueKeys":["name"]},"containers":{"minItems":1,"items":{"$ref":"#/$defs/core.v1.Container"},"uniqueKeys":["name"]},"ephemeralContainers":{"items":{"$ref":"#/$defs/core.v1.EphemeralContainer"},"uniqueKeys":["name"]},"restartPolicy":{"enum":["Always","OnFailure","Never"]},"dnsPolicy":{"enum":["ClusterFirstWithHostNet","ClusterFirst","Default","None"]},"nodeSelector":{"additionalProperties":{"format":"label-value"}},"serviceAccountName":{"format":"dns-subdomain"},"nodeName":{"format":"dns-subdomain"},"securityContext":{"$ref":"#/$defs/core.v1.PodSecurityContext"},"hostname":{"format":"dns-label"},"subdomain":{"format":"dns-label"},"affinity":{"$ref":"#/$defs/core.v1.Affinity"},"tolerations":{"items":{"$ref":"#/$defs/core.v1.Toleration"}},"hostAliases":{"items":{"$ref":"#/$defs/core.v1.HostAlias"}},"priorityClassName":{"format":"dns-subdomain"},"dnsConfig":{"$ref":"#/$defs/core.v1.PodDNSConfig"},"readinessGates":{"items":{"$ref":"#/$defs/core.v1.PodReadinessGate"}},"runtimeClassName":{"format":"dns-subdomain"},"preemptionPolicy":{"enum":["PreemptLowerPriority","Never"]},"topologySpreadConstraints":{"items":{"$ref":"#/$defs/core.v1.TopologySpreadConstraint"},"uniqueKeys":["topologyKey","whenUnsatisfiable"]},"os":{"$ref":"#/$defs/core.v1.PodOS"},"schedulingGates":{"items":{"$ref":"#/$defs/core.v1.PodSchedulingGate"},"uniqueKeys":["name"]},"resourceClaims":{"items":{"$ref":"#/$defs/core.v1.PodResourceClaim"},"uniqueKeys":["name"]},"resources":{"$ref":"#/$defs/core.v1.ResourceRequirements"},"hostnameOverride":{"maxLength":64,"format":"dns-subdomain"}}};
const schema95 = {"properties":{"key":{"format":"qualified-name"},"operator":{"enum":["Exists","Equal","Lt","Gt"]},"effect":{"enum":["NoSchedule","PreferNoSchedule","NoExecute"]}}};
const schema100 = {"properties":{"name":{"enum":["linux","windows"]}}};
const schema4 = {"properties":{"path":{"minLength":1},"type":{"enum":["","DirectoryOrCreate","Directory","FileOrCreate","File","Socket","CharDevice","BlockDevice"]}}};
const schema26 = {"properties":{"diskName":{"minLength":1},"diskURI":{"minLength":1},"cachingMode":{"enum":["None","ReadOnly","ReadWrite"]},"kind":{"enum":["Shared","Dedicated","Managed"]}}};
const schema46 = {"properties":{"pullPolicy":{"enum":["Always","Never","IfNotPresent"]}}};
const formats0 = formatChecks["dns-label"];
const func1 = (text) => {
  let length = text.length;
  for (let at = 1; at < text.length; at += 1) {
    if ((text.charCodeAt(at) & 0xfc00) === 0xdc00 && (text.charCodeAt(at - 1) & 0xfc00) === 0xd800) length -= 1;
  }
  return length;
};

function validate3(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
  validate3.errors = vErrors;
  return errors === 0;
}


function validate6(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
  validate6.errors = vErrors;
  return errors === 0;
}

function validate5(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.items !== undefined){
      let data0 = data.items;
      if(Array.isArray(data0)){
        const len0 = data0.length;
        for(let i0=0; i0<len0; i0++){
          if(!(validate6(data0[i0], {instancePath:instancePath+"/items/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
            vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
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
  validate5.errors = vErrors;
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
  }
  validate13.errors = vErrors;
  return errors === 0;
}


function validate15(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.items !== undefined){
      let data0 = data.items;
      if(Array.isArray(data0)){
        const len0 = data0.length;
        for(let i0=0; i0<len0; i0++){
          if(!(validate6(data0[i0], {instancePath:instancePath+"/items/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
            vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
            errors = vErrors.length;
          }
        }
      }
    }
  }
  validate15.errors = vErrors;
  return errors === 0;
}


function validate18(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
  validate18.errors = vErrors;
  return errors === 0;
}

const schema38 = {"properties":{"key":{"minLength":1,"format":"qualified-name"},"operator":{"enum":["In","NotIn","Exists","DoesNotExist"]}}};
const formats2 = formatChecks["label-value"];
const formats4 = formatChecks["qualified-name"];

function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.matchLabels !== undefined){
      let data0 = data.matchLabels;
      if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
        for(const key0 in data0){
          let data1 = data0[key0];
          if(typeof data1 === "string"){
            if(!(formats2(data1))){
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
                if(!(formats4(data4))){
                  const err2 = {instancePath:instancePath+"/matchExpressions/" + i0+"/key",keyword:"format",params:{format: "qualified-name"}};
                  (vErrors ??= []).push(err2);
                  errors++;
                }
              }
            }
            if(data3.operator !== undefined){
              let data5 = data3.operator;
              if(!((((data5 === "In") || (data5 === "NotIn")) || (data5 === "Exists")) || (data5 === "DoesNotExist"))){
                const err3 = {instancePath:instancePath+"/matchExpressions/" + i0+"/operator",keyword:"enum",params:{allowedValues: schema38.properties.operator.enum}};
                (vErrors ??= []).push(err3);
                errors++;
              }
            }
          }
        }
      }
    }
  }
  validate21.errors = vErrors;
  return errors === 0;
}

function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.labelSelector !== undefined){
      if(!(validate21(data.labelSelector, {instancePath:instancePath+"/labelSelector",parentData:data,parentDataProperty:"labelSelector",rootData}))){
        vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
        errors = vErrors.length;
      }
    }
  }
  validate20.errors = vErrors;
  return errors === 0;
}

function validate12(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.secret !== undefined){
      if(!(validate13(data.secret, {instancePath:instancePath+"/secret",parentData:data,parentDataProperty:"secret",rootData}))){
        vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors);
        errors = vErrors.length;
      }
    }
    if(data.downwardAPI !== undefined){
      if(!(validate15(data.downwardAPI, {instancePath:instancePath+"/downwardAPI",parentData:data,parentDataProperty:"downwardAPI",rootData}))){
        vErrors = vErrors === null ? validate15.errors : vErrors.concat(validate15.errors);
        errors = vErrors.length;
      }
    }
    if(data.configMap !== undefined){
      if(!(validate18(data.configMap, {instancePath:instancePath+"/configMap",parentData:data,parentDataProperty:"configMap",rootData}))){
        vErrors = vErrors === null ? validate18.errors : vErrors.concat(validate18.errors);
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
      if(!(validate20(data.clusterTrustBundle, {instancePath:instancePath+"/clusterTrustBundle",parentData:data,parentDataProperty:"clusterTrustBundle",rootData}))){
        vErrors = vErrors === null ? validate20.errors : vErrors.concat(validate20.errors);
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
  validate12.errors = vErrors;
  return errors === 0;
}

function validate11(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.sources !== undefined){
      let data0 = data.sources;
      if(Array.isArray(data0)){
        const len0 = data0.length;
        for(let i0=0; i0<len0; i0++){
          if(!(validate12(data0[i0], {instancePath:instancePath+"/sources/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
            vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
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
  validate11.errors = vErrors;
  return errors === 0;
}

const schema45 = {"properties":{"accessModes":{"items":{"enum":["ReadWriteOnce","ReadOnlyMany","ReadWriteMany","ReadWriteOncePod"]}},"selector":{"$ref":"#/$defs/meta.v1.LabelSelector"},"volumeMode":{"enum":["Block","Filesystem"]}}};

function validate28(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
            const err0 = {instancePath:instancePath+"/accessModes/" + i0,keyword:"enum",params:{allowedValues: schema45.properties.accessModes.items.enum}};
            (vErrors ??= []).push(err0);
            errors++;
          }
        }
      }
    }
    if(data.selector !== undefined){
      if(!(validate21(data.selector, {instancePath:instancePath+"/selector",parentData:data,parentDataProperty:"selector",rootData}))){
        vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
        errors = vErrors.length;
      }
    }
    if(data.volumeMode !== undefined){
      let data3 = data.volumeMode;
      if(!((data3 === "Block") || (data3 === "Filesystem"))){
        const err1 = {instancePath:instancePath+"/volumeMode",keyword:"enum",params:{allowedValues: schema45.properties.volumeMode.enum}};
        (vErrors ??= []).push(err1);
        errors++;
      }
    }
  }
  validate28.errors = vErrors;
  return errors === 0;
}

function validate27(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
      if(!(validate28(data.spec, {instancePath:instancePath+"/spec",parentData:data,parentDataProperty:"spec",rootData}))){
        vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
        errors = vErrors.length;
      }
    }
  }
  validate27.errors = vErrors;
  return errors === 0;
}

function validate26(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.volumeClaimTemplate !== undefined){
      if(!(validate27(data.volumeClaimTemplate, {instancePath:instancePath+"/volumeClaimTemplate",parentData:data,parentDataProperty:"volumeClaimTemplate",rootData}))){
        vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
        errors = vErrors.length;
      }
    }
  }
  validate26.errors = vErrors;
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
        if(!(formats0(data0))){
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
            const err3 = {instancePath:instancePath+"/hostPath/type",keyword:"enum",params:{allowedValues: schema4.properties.type.enum}};
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
      if(!(validate3(data.secret, {instancePath:instancePath+"/secret",parentData:data,parentDataProperty:"secret",rootData}))){
        vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
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
      if(!(validate5(data.downwardAPI, {instancePath:instancePath+"/downwardAPI",parentData:data,parentDataProperty:"downwardAPI",rootData}))){
        vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors);
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
      if(!(validate9(data.configMap, {instancePath:instancePath+"/configMap",parentData:data,parentDataProperty:"configMap",rootData}))){
        vErrors = vErrors === null ? validate9.errors : vErrors.concat(validate9.errors);
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
            const err29 = {instancePath:instancePath+"/azureDisk/cachingMode",keyword:"enum",params:{allowedValues: schema26.properties.cachingMode.enum}};
            (vErrors ??= []).push(err29);
            errors++;
          }
        }
        if(data41.kind !== undefined){
          let data45 = data41.kind;
          if(!(((data45 === "Shared") || (data45 === "Dedicated")) || (data45 === "Managed"))){
            const err30 = {instancePath:instancePath+"/azureDisk/kind",keyword:"enum",params:{allowedValues: schema26.properties.kind.enum}};
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
      if(!(validate11(data.projected, {instancePath:instancePath+"/projected",parentData:data,parentDataProperty:"projected",rootData}))){
        vErrors = vErrors === null ? validate11.errors : vErrors.concat(validate11.errors);
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
      if(!(validate26(data.ephemeral, {instancePath:instancePath+"/ephemeral",parentData:data,parentDataProperty:"ephemeral",rootData}))){
        vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
        errors = vErrors.length;
      }
    }
    if(data.image !== undefined){
      let data55 = data.image;
      if(data55 && typeof data55 == "object" && !Array.isArray(data55)){
        if(data55.pullPolicy !== undefined){
          let data56 = data55.pullPolicy;
          if(!(((data56 === "Always") || (data56 === "Never")) || (data56 === "IfNotPresent"))){
            const err36 = {instancePath:instancePath+"/image/pullPolicy",keyword:"enum",params:{allowedValues: schema46.properties.pullPolicy.enum}};
            (vErrors ??= []).push(err36);
            errors++;
          }
        }
      }
    }
  }
  validate2.errors = vErrors;
  return errors === 0;
}

const schema47 = {"properties":{"name":{"minLength":1,"format":"dns-label"},"ports":{"items":{"$ref":"#/$defs/core.v1.ContainerPort"}},"envFrom":{"items":{"$ref":"#/$defs/core.v1.EnvFromSource"}},"env":{"items":{"$ref":"#/$defs/core.v1.EnvVar"}},"resources":{"$ref":"#/$defs/core.v1.ResourceRequirements"},"resizePolicy":{"items":{"$ref":"#/$defs/core.v1.ContainerResizePolicy"}},"restartPolicy":{"enum":["Always","OnFailure","Never"]},"restartPolicyRules":{"maxItems":20,"items":{"$ref":"#/$defs/core.v1.ContainerRestartRule"}},"volumeMounts":{"items":{"$ref":"#/$defs/core.v1.VolumeMount"}},"volumeDevices":{"items":{"$ref":"#/$defs/core.v1.VolumeDevice"}},"livenessProbe":{"$ref":"#/$defs/core.v1.Probe"},"readinessProbe":{"$ref":"#/$defs/core.v1.Probe"},"startupProbe":{"$ref":"#/$defs/core.v1.Probe"},"lifecycle":{"$ref":"#/$defs/core.v1.Lifecycle"},"terminationMessagePolicy":{"enum":["File","FallbackToLogsOnError"]},"imagePullPolicy":{"enum":["Always","Never","IfNotPresent"]},"securityContext":{"$ref":"#/$defs/core.v1.SecurityContext"}}};
const schema48 = {"properties":{"name":{"format":"port-name"},"hostPort":{"range":[1,65535]},"containerPort":{"range":[1,65535]},"protocol":{"enum":["TCP","UDP","SCTP"]},"hostIP":{"format":"ip"}}};
const schema59 = {"properties":{"resourceName":{"enum":["cpu","memory"]},"restartPolicy":{"enum":["NotRequired","RestartContainer"]}}};
const schema62 = {"properties":{"name":{"minLength":1},"recursiveReadOnly":{"enum":["Disabled","IfPossible","Enabled"]},"mountPath":{"minLength":1},"mountPropagation":{"enum":["None","HostToContainer","Bidirectional"]}}};
const formats8 = formatChecks["port-name"];
const formats10 = formatChecks.ip;
const formats12 = formatChecks["env-var-name"];
const formats16 = formatChecks["config-key"];

function validate36(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
  validate36.errors = vErrors;
  return errors === 0;
}

function validate35(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
      if(!(validate36(data.valueFrom, {instancePath:instancePath+"/valueFrom",parentData:data,parentDataProperty:"valueFrom",rootData}))){
        vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
        errors = vErrors.length;
      }
    }
  }
  validate35.errors = vErrors;
  return errors === 0;
}

const schema57 = {"properties":{"claims":{"items":{"$ref":"#/$defs/core.v1.ResourceClaim"},"uniqueKeys":["name"]}}};
const func39 = hasUniqueKeys;

function validate39(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
        if(!func39(data0, schema57.properties.claims.uniqueKeys)){
          const err1 = {instancePath:instancePath+"/claims",keyword:"uniqueKeys",params:{keys: schema57.properties.claims.uniqueKeys}};
          (vErrors ??= []).push(err1);
          errors++;
        }
      }
    }
  }
  validate39.errors = vErrors;
  return errors === 0;
}

const schema60 = {"required":["action"],"properties":{"action":{"enum":["Restart","RestartAllContainers"]},"exitCodes":{"$ref":"#/$defs/core.v1.ContainerRestartRuleOnExitCodes"}}};
const schema61 = {"required":["operator"],"properties":{"operator":{"enum":["In","NotIn"]},"values":{"maxItems":255,"unique":true}}};

function validate41(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
        const err1 = {instancePath:instancePath+"/action",keyword:"enum",params:{allowedValues: schema60.properties.action.enum}};
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
            const err3 = {instancePath:instancePath+"/exitCodes/operator",keyword:"enum",params:{allowedValues: schema61.properties.operator.enum}};
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
  validate41.errors = vErrors;
  return errors === 0;
}

const schema65 = {"properties":{"scheme":{"enum":["HTTP","HTTPS"]},"httpHeaders":{"items":{"$ref":"#/$defs/core.v1.HTTPHeader"}}}};
const formats22 = formatChecks["http-header-name"];

function validate44(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.scheme !== undefined){
      let data0 = data.scheme;
      if(!((data0 === "HTTP") || (data0 === "HTTPS"))){
        const err0 = {instancePath:instancePath+"/scheme",keyword:"enum",params:{allowedValues: schema65.properties.scheme.enum}};
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
  validate44.errors = vErrors;
  return errors === 0;
}

function validate43(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.httpGet !== undefined){
      if(!(validate44(data.httpGet, {instancePath:instancePath+"/httpGet",parentData:data,parentDataProperty:"httpGet",rootData}))){
        vErrors = vErrors === null ? validate44.errors : vErrors.concat(validate44.errors);
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
  validate43.errors = vErrors;
  return errors === 0;
}

const schema68 = {"properties":{"postStart":{"$ref":"#/$defs/core.v1.LifecycleHandler"},"preStop":{"$ref":"#/$defs/core.v1.LifecycleHandler"},"stopSignal":{"enum":["SIGABRT","SIGALRM","SIGBUS","SIGCHLD","SIGCLD","SIGCONT","SIGFPE","SIGHUP","SIGILL","SIGINT","SIGIO","SIGIOT","SIGKILL","SIGPIPE","SIGPOLL","SIGPROF","SIGPWR","SIGQUIT","SIGSEGV","SIGSTKFLT","SIGSTOP","SIGSYS","SIGTERM","SIGTRAP","SIGTSTP","SIGTTIN","SIGTTOU","SIGURG","SIGUSR1","SIGUSR2","SIGVTALRM","SIGWINCH","SIGXCPU","SIGXFSZ","SIGRTMIN","SIGRTMIN+1","SIGRTMIN+2","SIGRTMIN+3","SIGRTMIN+4","SIGRTMIN+5","SIGRTMIN+6","SIGRTMIN+7","SIGRTMIN+8","SIGRTMIN+9","SIGRTMIN+10","SIGRTMIN+11","SIGRTMIN+12","SIGRTMIN+13","SIGRTMIN+14","SIGRTMIN+15","SIGRTMAX-14","SIGRTMAX-13","SIGRTMAX-12","SIGRTMAX-11","SIGRTMAX-10","SIGRTMAX-9","SIGRTMAX-8","SIGRTMAX-7","SIGRTMAX-6","SIGRTMAX-5","SIGRTMAX-4","SIGRTMAX-3","SIGRTMAX-2","SIGRTMAX-1","SIGRTMAX"]}}};

function validate50(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.httpGet !== undefined){
      if(!(validate44(data.httpGet, {instancePath:instancePath+"/httpGet",parentData:data,parentDataProperty:"httpGet",rootData}))){
        vErrors = vErrors === null ? validate44.errors : vErrors.concat(validate44.errors);
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
  validate50.errors = vErrors;
  return errors === 0;
}

function validate49(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.postStart !== undefined){
      if(!(validate50(data.postStart, {instancePath:instancePath+"/postStart",parentData:data,parentDataProperty:"postStart",rootData}))){
        vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
        errors = vErrors.length;
      }
    }
    if(data.preStop !== undefined){
      if(!(validate50(data.preStop, {instancePath:instancePath+"/preStop",parentData:data,parentDataProperty:"preStop",rootData}))){
        vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
        errors = vErrors.length;
      }
    }
    if(data.stopSignal !== undefined){
      let data2 = data.stopSignal;
      if(!(((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((data2 === "SIGABRT") || (data2 === "SIGALRM")) || (data2 === "SIGBUS")) || (data2 === "SIGCHLD")) || (data2 === "SIGCLD")) || (data2 === "SIGCONT")) || (data2 === "SIGFPE")) || (data2 === "SIGHUP")) || (data2 === "SIGILL")) || (data2 === "SIGINT")) || (data2 === "SIGIO")) || (data2 === "SIGIOT")) || (data2 === "SIGKILL")) || (data2 === "SIGPIPE")) || (data2 === "SIGPOLL")) || (data2 === "SIGPROF")) || (data2 === "SIGPWR")) || (data2 === "SIGQUIT")) || (data2 === "SIGSEGV")) || (data2 === "SIGSTKFLT")) || (data2 === "SIGSTOP")) || (data2 === "SIGSYS")) || (data2 === "SIGTERM")) || (data2 === "SIGTRAP")) || (data2 === "SIGTSTP")) || (data2 === "SIGTTIN")) || (data2 === "SIGTTOU")) || (data2 === "SIGURG")) || (data2 === "SIGUSR1")) || (data2 === "SIGUSR2")) || (data2 === "SIGVTALRM")) || (data2 === "SIGWINCH")) || (data2 === "SIGXCPU")) || (data2 === "SIGXFSZ")) || (data2 === "SIGRTMIN")) || (data2 === "SIGRTMIN+1")) || (data2 === "SIGRTMIN+2")) || (data2 === "SIGRTMIN+3")) || (data2 === "SIGRTMIN+4")) || (data2 === "SIGRTMIN+5")) || (data2 === "SIGRTMIN+6")) || (data2 === "SIGRTMIN+7")) || (data2 === "SIGRTMIN+8")) || (data2 === "SIGRTMIN+9")) || (data2 === "SIGRTMIN+10")) || (data2 === "SIGRTMIN+11")) || (data2 === "SIGRTMIN+12")) || (data2 === "SIGRTMIN+13")) || (data2 === "SIGRTMIN+14")) || (data2 === "SIGRTMIN+15")) || (data2 === "SIGRTMAX-14")) || (data2 === "SIGRTMAX-13")) || (data2 === "SIGRTMAX-12")) || (data2 === "SIGRTMAX-11")) || (data2 === "SIGRTMAX-10")) || (data2 === "SIGRTMAX-9")) || (data2 === "SIGRTMAX-8")) || (data2 === "SIGRTMAX-7")) || (data2 === "SIGRTMAX-6")) || (data2 === "SIGRTMAX-5")) || (data2 === "SIGRTMAX-4")) || (data2 === "SIGRTMAX-3")) || (data2 === "SIGRTMAX-2")) || (data2 === "SIGRTMAX-1")) || (data2 === "SIGRTMAX"))){
        const err0 = {instancePath:instancePath+"/stopSignal",keyword:"enum",params:{allowedValues: schema68.properties.stopSignal.enum}};
        (vErrors ??= []).push(err0);
        errors++;
      }
    }
  }
  validate49.errors = vErrors;
  return errors === 0;
}

const schema71 = {"properties":{"runAsUser":{"range":[0,2147483647]},"runAsGroup":{"range":[0,2147483647]},"procMount":{"enum":["Default","Unmasked"]},"seccompProfile":{"$ref":"#/$defs/core.v1.SeccompProfile"},"appArmorProfile":{"$ref":"#/$defs/core.v1.AppArmorProfile"}}};
const schema72 = {"properties":{"type":{"enum":["Unconfined","RuntimeDefault","Localhost"]}}};
const schema73 = {"properties":{"type":{"enum":["Unconfined","RuntimeDefault","Localhost"]}}};

function validate55(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
        const err2 = {instancePath:instancePath+"/procMount",keyword:"enum",params:{allowedValues: schema71.properties.procMount.enum}};
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
            const err3 = {instancePath:instancePath+"/seccompProfile/type",keyword:"enum",params:{allowedValues: schema72.properties.type.enum}};
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
            const err4 = {instancePath:instancePath+"/appArmorProfile/type",keyword:"enum",params:{allowedValues: schema73.properties.type.enum}};
            (vErrors ??= []).push(err4);
            errors++;
          }
        }
      }
    }
  }
  validate55.errors = vErrors;
  return errors === 0;
}

function validate34(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
        if(!(formats0(data0))){
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
                const err5 = {instancePath:instancePath+"/ports/" + i0+"/protocol",keyword:"enum",params:{allowedValues: schema48.properties.protocol.enum}};
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
          if(!(validate35(data11[i2], {instancePath:instancePath+"/env/" + i2,parentData:data11,parentDataProperty:i2,rootData}))){
            vErrors = vErrors === null ? validate35.errors : vErrors.concat(validate35.errors);
            errors = vErrors.length;
          }
        }
      }
    }
    if(data.resources !== undefined){
      if(!(validate39(data.resources, {instancePath:instancePath+"/resources",parentData:data,parentDataProperty:"resources",rootData}))){
        vErrors = vErrors === null ? validate39.errors : vErrors.concat(validate39.errors);
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
                const err8 = {instancePath:instancePath+"/resizePolicy/" + i3+"/resourceName",keyword:"enum",params:{allowedValues: schema59.properties.resourceName.enum}};
                (vErrors ??= []).push(err8);
                errors++;
              }
            }
            if(data15.restartPolicy !== undefined){
              let data17 = data15.restartPolicy;
              if(!((data17 === "NotRequired") || (data17 === "RestartContainer"))){
                const err9 = {instancePath:instancePath+"/resizePolicy/" + i3+"/restartPolicy",keyword:"enum",params:{allowedValues: schema59.properties.restartPolicy.enum}};
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
        const err10 = {instancePath:instancePath+"/restartPolicy",keyword:"enum",params:{allowedValues: schema47.properties.restartPolicy.enum}};
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
          if(!(validate41(data19[i4], {instancePath:instancePath+"/restartPolicyRules/" + i4,parentData:data19,parentDataProperty:i4,rootData}))){
            vErrors = vErrors === null ? validate41.errors : vErrors.concat(validate41.errors);
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
                const err13 = {instancePath:instancePath+"/volumeMounts/" + i5+"/recursiveReadOnly",keyword:"enum",params:{allowedValues: schema62.properties.recursiveReadOnly.enum}};
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
                const err15 = {instancePath:instancePath+"/volumeMounts/" + i5+"/mountPropagation",keyword:"enum",params:{allowedValues: schema62.properties.mountPropagation.enum}};
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
      if(!(validate43(data.livenessProbe, {instancePath:instancePath+"/livenessProbe",parentData:data,parentDataProperty:"livenessProbe",rootData}))){
        vErrors = vErrors === null ? validate43.errors : vErrors.concat(validate43.errors);
        errors = vErrors.length;
      }
    }
    if(data.readinessProbe !== undefined){
      if(!(validate43(data.readinessProbe, {instancePath:instancePath+"/readinessProbe",parentData:data,parentDataProperty:"readinessProbe",rootData}))){
        vErrors = vErrors === null ? validate43.errors : vErrors.concat(validate43.errors);
        errors = vErrors.length;
      }
    }
    if(data.startupProbe !== undefined){
      if(!(validate43(data.startupProbe, {instancePath:instancePath+"/startupProbe",parentData:data,parentDataProperty:"startupProbe",rootData}))){
        vErrors = vErrors === null ? validate43.errors : vErrors.concat(validate43.errors);
        errors = vErrors.length;
      }
    }
    if(data.lifecycle !== undefined){
      if(!(validate49(data.lifecycle, {instancePath:instancePath+"/lifecycle",parentData:data,parentDataProperty:"lifecycle",rootData}))){
        vErrors = vErrors === null ? validate49.errors : vErrors.concat(validate49.errors);
        errors = vErrors.length;
      }
    }
    if(data.terminationMessagePolicy !== undefined){
      let data35 = data.terminationMessagePolicy;
      if(!((data35 === "File") || (data35 === "FallbackToLogsOnError"))){
        const err18 = {instancePath:instancePath+"/terminationMessagePolicy",keyword:"enum",params:{allowedValues: schema47.properties.terminationMessagePolicy.enum}};
        (vErrors ??= []).push(err18);
        errors++;
      }
    }
    if(data.imagePullPolicy !== undefined){
      let data36 = data.imagePullPolicy;
      if(!(((data36 === "Always") || (data36 === "Never")) || (data36 === "IfNotPresent"))){
        const err19 = {instancePath:instancePath+"/imagePullPolicy",keyword:"enum",params:{allowedValues: schema47.properties.imagePullPolicy.enum}};
        (vErrors ??= []).push(err19);
        errors++;
      }
    }
    if(data.securityContext !== undefined){
      if(!(validate55(data.securityContext, {instancePath:instancePath+"/securityContext",parentData:data,parentDataProperty:"securityContext",rootData}))){
        vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
        errors = vErrors.length;
      }
    }
  }
  validate34.errors = vErrors;
  return errors === 0;
}

const schema74 = {"properties":{"name":{"minLength":1,"format":"dns-label"},"ports":{"items":{"$ref":"#/$defs/core.v1.ContainerPort"}},"envFrom":{"items":{"$ref":"#/$defs/core.v1.EnvFromSource"}},"env":{"items":{"$ref":"#/$defs/core.v1.EnvVar"}},"resources":{"$ref":"#/$defs/core.v1.ResourceRequirements"},"resizePolicy":{"items":{"$ref":"#/$defs/core.v1.ContainerResizePolicy"}},"restartPolicyRules":{"items":{"$ref":"#/$defs/core.v1.ContainerRestartRule"}},"volumeMounts":{"items":{"$ref":"#/$defs/core.v1.VolumeMount"}},"volumeDevices":{"items":{"$ref":"#/$defs/core.v1.VolumeDevice"}},"livenessProbe":{"$ref":"#/$defs/core.v1.Probe"},"readinessProbe":{"$ref":"#/$defs/core.v1.Probe"},"startupProbe":{"$ref":"#/$defs/core.v1.Probe"},"lifecycle":{"$ref":"#/$defs/core.v1.Lifecycle"},"terminationMessagePolicy":{"enum":["File","FallbackToLogsOnError"]},"imagePullPolicy":{"enum":["Always","Never","IfNotPresent"]},"securityContext":{"$ref":"#/$defs/core.v1.SecurityContext"}}};

function validate59(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
        if(!(formats0(data0))){
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
                const err5 = {instancePath:instancePath+"/ports/" + i0+"/protocol",keyword:"enum",params:{allowedValues: schema48.properties.protocol.enum}};
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
          if(!(validate35(data11[i2], {instancePath:instancePath+"/env/" + i2,parentData:data11,parentDataProperty:i2,rootData}))){
            vErrors = vErrors === null ? validate35.errors : vErrors.concat(validate35.errors);
            errors = vErrors.length;
          }
        }
      }
    }
    if(data.resources !== undefined){
      if(!(validate39(data.resources, {instancePath:instancePath+"/resources",parentData:data,parentDataProperty:"resources",rootData}))){
        vErrors = vErrors === null ? validate39.errors : vErrors.concat(validate39.errors);
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
                const err8 = {instancePath:instancePath+"/resizePolicy/" + i3+"/resourceName",keyword:"enum",params:{allowedValues: schema59.properties.resourceName.enum}};
                (vErrors ??= []).push(err8);
                errors++;
              }
            }
            if(data15.restartPolicy !== undefined){
              let data17 = data15.restartPolicy;
              if(!((data17 === "NotRequired") || (data17 === "RestartContainer"))){
                const err9 = {instancePath:instancePath+"/resizePolicy/" + i3+"/restartPolicy",keyword:"enum",params:{allowedValues: schema59.properties.restartPolicy.enum}};
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
          if(!(validate41(data18[i4], {instancePath:instancePath+"/restartPolicyRules/" + i4,parentData:data18,parentDataProperty:i4,rootData}))){
            vErrors = vErrors === null ? validate41.errors : vErrors.concat(validate41.errors);
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
                const err11 = {instancePath:instancePath+"/volumeMounts/" + i5+"/recursiveReadOnly",keyword:"enum",params:{allowedValues: schema62.properties.recursiveReadOnly.enum}};
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
                const err13 = {instancePath:instancePath+"/volumeMounts/" + i5+"/mountPropagation",keyword:"enum",params:{allowedValues: schema62.properties.mountPropagation.enum}};
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
      if(!(validate43(data.livenessProbe, {instancePath:instancePath+"/livenessProbe",parentData:data,parentDataProperty:"livenessProbe",rootData}))){
        vErrors = vErrors === null ? validate43.errors : vErrors.concat(validate43.errors);
        errors = vErrors.length;
      }
    }
    if(data.readinessProbe !== undefined){
      if(!(validate43(data.readinessProbe, {instancePath:instancePath+"/readinessProbe",parentData:data,parentDataProperty:"readinessProbe",rootData}))){
        vErrors = vErrors === null ? validate43.errors : vErrors.concat(validate43.errors);
        errors = vErrors.length;
      }
    }
    if(data.startupProbe !== undefined){
      if(!(validate43(data.startupProbe, {instancePath:instancePath+"/startupProbe",parentData:data,parentDataProperty:"startupProbe",rootData}))){
        vErrors = vErrors === null ? validate43.errors : vErrors.concat(validate43.errors);
        errors = vErrors.length;
      }
    }
    if(data.lifecycle !== undefined){
      if(!(validate49(data.lifecycle, {instancePath:instancePath+"/lifecycle",parentData:data,parentDataProperty:"lifecycle",rootData}))){
        vErrors = vErrors === null ? validate49.errors : vErrors.concat(validate49.errors);
        errors = vErrors.length;
      }
    }
    if(data.terminationMessagePolicy !== undefined){
      let data34 = data.terminationMessagePolicy;
      if(!((data34 === "File") || (data34 === "FallbackToLogsOnError"))){
        const err16 = {instancePath:instancePath+"/terminationMessagePolicy",keyword:"enum",params:{allowedValues: schema74.properties.terminationMessagePolicy.enum}};
        (vErrors ??= []).push(err16);
        errors++;
      }
    }
    if(data.imagePullPolicy !== undefined){
      let data35 = data.imagePullPolicy;
      if(!(((data35 === "Always") || (data35 === "Never")) || (data35 === "IfNotPresent"))){
        const err17 = {instancePath:instancePath+"/imagePullPolicy",keyword:"enum",params:{allowedValues: schema74.properties.imagePullPolicy.enum}};
        (vErrors ??= []).push(err17);
        errors++;
      }
    }
    if(data.securityContext !== undefined){
      if(!(validate55(data.securityContext, {instancePath:instancePath+"/securityContext",parentData:data,parentDataProperty:"securityContext",rootData}))){
        vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
        errors = vErrors.length;
      }
    }
  }
  validate59.errors = vErrors;
  return errors === 0;
}

const schema80 = {"properties":{"runAsUser":{"range":[0,2147483647]},"runAsGroup":{"range":[0,2147483647]},"supplementalGroups":{"items":{"range":[0,2147483647]}},"supplementalGroupsPolicy":{"enum":["Merge","Strict"]},"fsGroup":{"range":[0,2147483647]},"sysctls":{"items":{"$ref":"#/$defs/core.v1.Sysctl"}},"fsGroupChangePolicy":{"enum":["OnRootMismatch","Always"]},"seccompProfile":{"$ref":"#/$defs/core.v1.SeccompProfile"},"appArmorProfile":{"$ref":"#/$defs/core.v1.AppArmorProfile"}}};

function validate69(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
        const err3 = {instancePath:instancePath+"/supplementalGroupsPolicy",keyword:"enum",params:{allowedValues: schema80.properties.supplementalGroupsPolicy.enum}};
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
        const err7 = {instancePath:instancePath+"/fsGroupChangePolicy",keyword:"enum",params:{allowedValues: schema80.properties.fsGroupChangePolicy.enum}};
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
            const err8 = {instancePath:instancePath+"/seccompProfile/type",keyword:"enum",params:{allowedValues: schema72.properties.type.enum}};
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
            const err9 = {instancePath:instancePath+"/appArmorProfile/type",keyword:"enum",params:{allowedValues: schema73.properties.type.enum}};
            (vErrors ??= []).push(err9);
            errors++;
          }
        }
      }
    }
  }
  validate69.errors = vErrors;
  return errors === 0;
}

const schema88 = {"properties":{"operator":{"enum":["In","NotIn","Exists","DoesNotExist","Gt","Lt"]}}};

function validate74(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
                const err0 = {instancePath:instancePath+"/matchExpressions/" + i0+"/operator",keyword:"enum",params:{allowedValues: schema88.properties.operator.enum}};
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
                const err1 = {instancePath:instancePath+"/matchFields/" + i1+"/operator",keyword:"enum",params:{allowedValues: schema88.properties.operator.enum}};
                (vErrors ??= []).push(err1);
                errors++;
              }
            }
          }
        }
      }
    }
  }
  validate74.errors = vErrors;
  return errors === 0;
}

function validate73(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
          if(!(validate74(data0[i0], {instancePath:instancePath+"/nodeSelectorTerms/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
            vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors);
            errors = vErrors.length;
          }
        }
      }
    }
  }
  validate73.errors = vErrors;
  return errors === 0;
}


function validate77(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
      if(!(validate74(data.preference, {instancePath:instancePath+"/preference",parentData:data,parentDataProperty:"preference",rootData}))){
        vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors);
        errors = vErrors.length;
      }
    }
  }
  validate77.errors = vErrors;
  return errors === 0;
}

function validate72(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.requiredDuringSchedulingIgnoredDuringExecution !== undefined){
      if(!(validate73(data.requiredDuringSchedulingIgnoredDuringExecution, {instancePath:instancePath+"/requiredDuringSchedulingIgnoredDuringExecution",parentData:data,parentDataProperty:"requiredDuringSchedulingIgnoredDuringExecution",rootData}))){
        vErrors = vErrors === null ? validate73.errors : vErrors.concat(validate73.errors);
        errors = vErrors.length;
      }
    }
    if(data.preferredDuringSchedulingIgnoredDuringExecution !== undefined){
      let data1 = data.preferredDuringSchedulingIgnoredDuringExecution;
      if(Array.isArray(data1)){
        const len0 = data1.length;
        for(let i0=0; i0<len0; i0++){
          if(!(validate77(data1[i0], {instancePath:instancePath+"/preferredDuringSchedulingIgnoredDuringExecution/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
            vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
            errors = vErrors.length;
          }
        }
      }
    }
  }
  validate72.errors = vErrors;
  return errors === 0;
}


function validate82(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.labelSelector !== undefined){
      if(!(validate21(data.labelSelector, {instancePath:instancePath+"/labelSelector",parentData:data,parentDataProperty:"labelSelector",rootData}))){
        vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
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
            if(!(formats0(data2))){
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
        if(!(formats4(data3))){
          const err2 = {instancePath:instancePath+"/topologyKey",keyword:"format",params:{format: "qualified-name"}};
          (vErrors ??= []).push(err2);
          errors++;
        }
      }
    }
    if(data.namespaceSelector !== undefined){
      if(!(validate21(data.namespaceSelector, {instancePath:instancePath+"/namespaceSelector",parentData:data,parentDataProperty:"namespaceSelector",rootData}))){
        vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
        errors = vErrors.length;
      }
    }
  }
  validate82.errors = vErrors;
  return errors === 0;
}


function validate86(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
      if(!(validate82(data.podAffinityTerm, {instancePath:instancePath+"/podAffinityTerm",parentData:data,parentDataProperty:"podAffinityTerm",rootData}))){
        vErrors = vErrors === null ? validate82.errors : vErrors.concat(validate82.errors);
        errors = vErrors.length;
      }
    }
  }
  validate86.errors = vErrors;
  return errors === 0;
}

function validate81(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.requiredDuringSchedulingIgnoredDuringExecution !== undefined){
      let data0 = data.requiredDuringSchedulingIgnoredDuringExecution;
      if(Array.isArray(data0)){
        const len0 = data0.length;
        for(let i0=0; i0<len0; i0++){
          if(!(validate82(data0[i0], {instancePath:instancePath+"/requiredDuringSchedulingIgnoredDuringExecution/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
            vErrors = vErrors === null ? validate82.errors : vErrors.concat(validate82.errors);
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
          if(!(validate86(data2[i1], {instancePath:instancePath+"/preferredDuringSchedulingIgnoredDuringExecution/" + i1,parentData:data2,parentDataProperty:i1,rootData}))){
            vErrors = vErrors === null ? validate86.errors : vErrors.concat(validate86.errors);
            errors = vErrors.length;
          }
        }
      }
    }
  }
  validate81.errors = vErrors;
  return errors === 0;
}


function validate90(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.requiredDuringSchedulingIgnoredDuringExecution !== undefined){
      let data0 = data.requiredDuringSchedulingIgnoredDuringExecution;
      if(Array.isArray(data0)){
        const len0 = data0.length;
        for(let i0=0; i0<len0; i0++){
          if(!(validate82(data0[i0], {instancePath:instancePath+"/requiredDuringSchedulingIgnoredDuringExecution/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
            vErrors = vErrors === null ? validate82.errors : vErrors.concat(validate82.errors);
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
          if(!(validate86(data2[i1], {instancePath:instancePath+"/preferredDuringSchedulingIgnoredDuringExecution/" + i1,parentData:data2,parentDataProperty:i1,rootData}))){
            vErrors = vErrors === null ? validate86.errors : vErrors.concat(validate86.errors);
            errors = vErrors.length;
          }
        }
      }
    }
  }
  validate90.errors = vErrors;
  return errors === 0;
}

function validate71(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.nodeAffinity !== undefined){
      if(!(validate72(data.nodeAffinity, {instancePath:instancePath+"/nodeAffinity",parentData:data,parentDataProperty:"nodeAffinity",rootData}))){
        vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
        errors = vErrors.length;
      }
    }
    if(data.podAffinity !== undefined){
      if(!(validate81(data.podAffinity, {instancePath:instancePath+"/podAffinity",parentData:data,parentDataProperty:"podAffinity",rootData}))){
        vErrors = vErrors === null ? validate81.errors : vErrors.concat(validate81.errors);
        errors = vErrors.length;
      }
    }
    if(data.podAntiAffinity !== undefined){
      if(!(validate90(data.podAntiAffinity, {instancePath:instancePath+"/podAntiAffinity",parentData:data,parentDataProperty:"podAntiAffinity",rootData}))){
        vErrors = vErrors === null ? validate90.errors : vErrors.concat(validate90.errors);
        errors = vErrors.length;
      }
    }
  }
  validate71.errors = vErrors;
  return errors === 0;
}

const schema99 = {"properties":{"maxSkew":{"exclusiveMinimum":0},"topologyKey":{"minLength":1,"format":"qualified-name"},"whenUnsatisfiable":{"enum":["DoNotSchedule","ScheduleAnyway"]},"labelSelector":{"$ref":"#/$defs/meta.v1.LabelSelector"},"minDomains":{"exclusiveMinimum":0},"nodeAffinityPolicy":{"enum":["Ignore","Honor"]},"nodeTaintsPolicy":{"enum":["Ignore","Honor"]}}};

function validate95(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
        if(!(formats4(data1))){
          const err2 = {instancePath:instancePath+"/topologyKey",keyword:"format",params:{format: "qualified-name"}};
          (vErrors ??= []).push(err2);
          errors++;
        }
      }
    }
    if(data.whenUnsatisfiable !== undefined){
      let data2 = data.whenUnsatisfiable;
      if(!((data2 === "DoNotSchedule") || (data2 === "ScheduleAnyway"))){
        const err3 = {instancePath:instancePath+"/whenUnsatisfiable",keyword:"enum",params:{allowedValues: schema99.properties.whenUnsatisfiable.enum}};
        (vErrors ??= []).push(err3);
        errors++;
      }
    }
    if(data.labelSelector !== undefined){
      if(!(validate21(data.labelSelector, {instancePath:instancePath+"/labelSelector",parentData:data,parentDataProperty:"labelSelector",rootData}))){
        vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
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
        const err5 = {instancePath:instancePath+"/nodeAffinityPolicy",keyword:"enum",params:{allowedValues: schema99.properties.nodeAffinityPolicy.enum}};
        (vErrors ??= []).push(err5);
        errors++;
      }
    }
    if(data.nodeTaintsPolicy !== undefined){
      let data6 = data.nodeTaintsPolicy;
      if(!((data6 === "Ignore") || (data6 === "Honor"))){
        const err6 = {instancePath:instancePath+"/nodeTaintsPolicy",keyword:"enum",params:{allowedValues: schema99.properties.nodeTaintsPolicy.enum}};
        (vErrors ??= []).push(err6);
        errors++;
      }
    }
  }
  validate95.errors = vErrors;
  return errors === 0;
}

const formats34 = formatChecks["dns-subdomain"];

function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.volumes !== undefined){
      let data0 = data.volumes;
      if(Array.isArray(data0)){
        const len0 = data0.length;
        for(let i0=0; i0<len0; i0++){
          if(!(validate2(data0[i0], {instancePath:instancePath+"/volumes/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
            vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
            errors = vErrors.length;
          }
        }
        if(!func39(data0, schema2.properties.volumes.uniqueKeys)){
          const err0 = {instancePath:instancePath+"/volumes",keyword:"uniqueKeys",params:{keys: schema2.properties.volumes.uniqueKeys}};
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
          if(!(validate34(data2[i1], {instancePath:instancePath+"/initContainers/" + i1,parentData:data2,parentDataProperty:i1,rootData}))){
            vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
            errors = vErrors.length;
          }
        }
        if(!func39(data2, schema2.properties.initContainers.uniqueKeys)){
          const err1 = {instancePath:instancePath+"/initContainers",keyword:"uniqueKeys",params:{keys: schema2.properties.initContainers.uniqueKeys}};
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
          if(!(validate34(data4[i2], {instancePath:instancePath+"/containers/" + i2,parentData:data4,parentDataProperty:i2,rootData}))){
            vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
            errors = vErrors.length;
          }
        }
        if(!func39(data4, schema2.properties.containers.uniqueKeys)){
          const err3 = {instancePath:instancePath+"/containers",keyword:"uniqueKeys",params:{keys: schema2.properties.containers.uniqueKeys}};
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
          if(!(validate59(data6[i3], {instancePath:instancePath+"/ephemeralContainers/" + i3,parentData:data6,parentDataProperty:i3,rootData}))){
            vErrors = vErrors === null ? validate59.errors : vErrors.concat(validate59.errors);
            errors = vErrors.length;
          }
        }
        if(!func39(data6, schema2.properties.ephemeralContainers.uniqueKeys)){
          const err4 = {instancePath:instancePath+"/ephemeralContainers",keyword:"uniqueKeys",params:{keys: schema2.properties.ephemeralContainers.uniqueKeys}};
          (vErrors ??= []).push(err4);
          errors++;
        }
      }
    }
    if(data.restartPolicy !== undefined){
      let data8 = data.restartPolicy;
      if(!(((data8 === "Always") || (data8 === "OnFailure")) || (data8 === "Never"))){
        const err5 = {instancePath:instancePath+"/restartPolicy",keyword:"enum",params:{allowedValues: schema2.properties.restartPolicy.enum}};
        (vErrors ??= []).push(err5);
        errors++;
      }
    }
    if(data.dnsPolicy !== undefined){
      let data9 = data.dnsPolicy;
      if(!((((data9 === "ClusterFirstWithHostNet") || (data9 === "ClusterFirst")) || (data9 === "Default")) || (data9 === "None"))){
        const err6 = {instancePath:instancePath+"/dnsPolicy",keyword:"enum",params:{allowedValues: schema2.properties.dnsPolicy.enum}};
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
            if(!(formats2(data11))){
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
      if(!(validate69(data.securityContext, {instancePath:instancePath+"/securityContext",parentData:data,parentDataProperty:"securityContext",rootData}))){
        vErrors = vErrors === null ? validate69.errors : vErrors.concat(validate69.errors);
        errors = vErrors.length;
      }
    }
    if(data.hostname !== undefined){
      let data15 = data.hostname;
      if(typeof data15 === "string"){
        if(!(formats0(data15))){
          const err10 = {instancePath:instancePath+"/hostname",keyword:"format",params:{format: "dns-label"}};
          (vErrors ??= []).push(err10);
          errors++;
        }
      }
    }
    if(data.subdomain !== undefined){
      let data16 = data.subdomain;
      if(typeof data16 === "string"){
        if(!(formats0(data16))){
          const err11 = {instancePath:instancePath+"/subdomain",keyword:"format",params:{format: "dns-label"}};
          (vErrors ??= []).push(err11);
          errors++;
        }
      }
    }
    if(data.affinity !== undefined){
      if(!(validate71(data.affinity, {instancePath:instancePath+"/affinity",parentData:data,parentDataProperty:"affinity",rootData}))){
        vErrors = vErrors === null ? validate71.errors : vErrors.concat(validate71.errors);
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
                if(!(formats4(data20))){
                  const err12 = {instancePath:instancePath+"/tolerations/" + i4+"/key",keyword:"format",params:{format: "qualified-name"}};
                  (vErrors ??= []).push(err12);
                  errors++;
                }
              }
            }
            if(data19.operator !== undefined){
              let data21 = data19.operator;
              if(!((((data21 === "Exists") || (data21 === "Equal")) || (data21 === "Lt")) || (data21 === "Gt"))){
                const err13 = {instancePath:instancePath+"/tolerations/" + i4+"/operator",keyword:"enum",params:{allowedValues: schema95.properties.operator.enum}};
                (vErrors ??= []).push(err13);
                errors++;
              }
            }
            if(data19.effect !== undefined){
              let data22 = data19.effect;
              if(!(((data22 === "NoSchedule") || (data22 === "PreferNoSchedule")) || (data22 === "NoExecute"))){
                const err14 = {instancePath:instancePath+"/tolerations/" + i4+"/effect",keyword:"enum",params:{allowedValues: schema95.properties.effect.enum}};
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
                if(!(formats4(data35))){
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
        const err24 = {instancePath:instancePath+"/preemptionPolicy",keyword:"enum",params:{allowedValues: schema2.properties.preemptionPolicy.enum}};
        (vErrors ??= []).push(err24);
        errors++;
      }
    }
    if(data.topologySpreadConstraints !== undefined){
      let data38 = data.topologySpreadConstraints;
      if(Array.isArray(data38)){
        const len9 = data38.length;
        for(let i9=0; i9<len9; i9++){
          if(!(validate95(data38[i9], {instancePath:instancePath+"/topologySpreadConstraints/" + i9,parentData:data38,parentDataProperty:i9,rootData}))){
            vErrors = vErrors === null ? validate95.errors : vErrors.concat(validate95.errors);
            errors = vErrors.length;
          }
        }
        if(!func39(data38, schema2.properties.topologySpreadConstraints.uniqueKeys)){
          const err25 = {instancePath:instancePath+"/topologySpreadConstraints",keyword:"uniqueKeys",params:{keys: schema2.properties.topologySpreadConstraints.uniqueKeys}};
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
            const err26 = {instancePath:instancePath+"/os/name",keyword:"enum",params:{allowedValues: schema100.properties.name.enum}};
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
                if(!(formats4(data44))){
                  const err28 = {instancePath:instancePath+"/schedulingGates/" + i10+"/name",keyword:"format",params:{format: "qualified-name"}};
                  (vErrors ??= []).push(err28);
                  errors++;
                }
              }
            }
          }
        }
        if(!func39(data42, schema2.properties.schedulingGates.uniqueKeys)){
          const err29 = {instancePath:instancePath+"/schedulingGates",keyword:"uniqueKeys",params:{keys: schema2.properties.schedulingGates.uniqueKeys}};
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
                if(!(formats0(data47))){
                  const err31 = {instancePath:instancePath+"/resourceClaims/" + i11+"/name",keyword:"format",params:{format: "dns-label"}};
                  (vErrors ??= []).push(err31);
                  errors++;
                }
              }
            }
          }
        }
        if(!func39(data45, schema2.properties.resourceClaims.uniqueKeys)){
          const err32 = {instancePath:instancePath+"/resourceClaims",keyword:"uniqueKeys",params:{keys: schema2.properties.resourceClaims.uniqueKeys}};
          (vErrors ??= []).push(err32);
          errors++;
        }
      }
    }
    if(data.resources !== undefined){
      if(!(validate39(data.resources, {instancePath:instancePath+"/resources",parentData:data,parentDataProperty:"resources",rootData}))){
        vErrors = vErrors === null ? validate39.errors : vErrors.concat(validate39.errors);
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
  validate1.errors = vErrors;
  return errors === 0;
}

const schema103 = {"properties":{"phase":{"enum":["Pending","Running","Succeeded","Failed","Unknown"]},"conditions":{"items":{"$ref":"#/$defs/core.v1.PodCondition"},"uniqueKeys":["type"]},"podIPs":{"uniqueKeys":["ip"]},"initContainerStatuses":{"items":{"$ref":"#/$defs/core.v1.ContainerStatus"}},"containerStatuses":{"items":{"$ref":"#/$defs/core.v1.ContainerStatus"}},"qosClass":{"enum":["Guaranteed","Burstable","BestEffort"]},"ephemeralContainerStatuses":{"items":{"$ref":"#/$defs/core.v1.ContainerStatus"}},"resourceClaimStatuses":{"uniqueKeys":["name"]},"resources":{"$ref":"#/$defs/core.v1.ResourceRequirements"},"nodeAllocatableResourceClaimStatuses":{"items":{"$ref":"#/$defs/core.v1.NodeAllocatableResourceClaimStatus"}}}};
const schema105 = {"properties":{"resources":{"$ref":"#/$defs/core.v1.ResourceRequirements"},"volumeMounts":{"items":{"$ref":"#/$defs/core.v1.VolumeMountStatus"},"uniqueKeys":["mountPath"]},"allocatedResourcesStatus":{"items":{"$ref":"#/$defs/core.v1.ResourceStatus"},"uniqueKeys":["name"]},"stopSignal":{"enum":["SIGABRT","SIGALRM","SIGBUS","SIGCHLD","SIGCLD","SIGCONT","SIGFPE","SIGHUP","SIGILL","SIGINT","SIGIO","SIGIOT","SIGKILL","SIGPIPE","SIGPOLL","SIGPROF","SIGPWR","SIGQUIT","SIGSEGV","SIGSTKFLT","SIGSTOP","SIGSYS","SIGTERM","SIGTRAP","SIGTSTP","SIGTTIN","SIGTTOU","SIGURG","SIGUSR1","SIGUSR2","SIGVTALRM","SIGWINCH","SIGXCPU","SIGXFSZ","SIGRTMIN","SIGRTMIN+1","SIGRTMIN+2","SIGRTMIN+3","SIGRTMIN+4","SIGRTMIN+5","SIGRTMIN+6","SIGRTMIN+7","SIGRTMIN+8","SIGRTMIN+9","SIGRTMIN+10","SIGRTMIN+11","SIGRTMIN+12","SIGRTMIN+13","SIGRTMIN+14","SIGRTMIN+15","SIGRTMAX-14","SIGRTMAX-13","SIGRTMAX-12","SIGRTMAX-11","SIGRTMAX-10","SIGRTMAX-9","SIGRTMAX-8","SIGRTMAX-7","SIGRTMAX-6","SIGRTMAX-5","SIGRTMAX-4","SIGRTMAX-3","SIGRTMAX-2","SIGRTMAX-1","SIGRTMAX"]}}};
const schema109 = {"properties":{"resources":{"uniqueKeys":["resourceID"]}}};

function validate104(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.image !== undefined){
      let data0 = data.image;
      if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
        if(data0.imageRef === undefined){
          const err0 = {instancePath:instancePath+"/image",keyword:"required",params:{missingProperty: "imageRef"}};
          (vErrors ??= []).push(err0);
          errors++;
        }
        if(data0.imageRef !== undefined){
          let data1 = data0.imageRef;
          if(typeof data1 === "string"){
            if(func1(data1) > 256){
              const err1 = {instancePath:instancePath+"/image/imageRef",keyword:"maxLength",params:{limit: 256}};
              (vErrors ??= []).push(err1);
              errors++;
            }
          }
        }
      }
    }
  }
  validate104.errors = vErrors;
  return errors === 0;
}

function validate103(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.volumeStatus !== undefined){
      if(!(validate104(data.volumeStatus, {instancePath:instancePath+"/volumeStatus",parentData:data,parentDataProperty:"volumeStatus",rootData}))){
        vErrors = vErrors === null ? validate104.errors : vErrors.concat(validate104.errors);
        errors = vErrors.length;
      }
    }
  }
  validate103.errors = vErrors;
  return errors === 0;
}

function validate101(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.resources !== undefined){
      if(!(validate39(data.resources, {instancePath:instancePath+"/resources",parentData:data,parentDataProperty:"resources",rootData}))){
        vErrors = vErrors === null ? validate39.errors : vErrors.concat(validate39.errors);
        errors = vErrors.length;
      }
    }
    if(data.volumeMounts !== undefined){
      let data1 = data.volumeMounts;
      if(Array.isArray(data1)){
        const len0 = data1.length;
        for(let i0=0; i0<len0; i0++){
          if(!(validate103(data1[i0], {instancePath:instancePath+"/volumeMounts/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
            vErrors = vErrors === null ? validate103.errors : vErrors.concat(validate103.errors);
            errors = vErrors.length;
          }
        }
        if(!func39(data1, schema105.properties.volumeMounts.uniqueKeys)){
          const err0 = {instancePath:instancePath+"/volumeMounts",keyword:"uniqueKeys",params:{keys: schema105.properties.volumeMounts.uniqueKeys}};
          (vErrors ??= []).push(err0);
          errors++;
        }
      }
    }
    if(data.allocatedResourcesStatus !== undefined){
      let data3 = data.allocatedResourcesStatus;
      if(Array.isArray(data3)){
        const len1 = data3.length;
        for(let i1=0; i1<len1; i1++){
          let data4 = data3[i1];
          if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
            if(data4.resources !== undefined){
              let data5 = data4.resources;
              if(Array.isArray(data5)){
                if(!func39(data5, schema109.properties.resources.uniqueKeys)){
                  const err1 = {instancePath:instancePath+"/allocatedResourcesStatus/" + i1+"/resources",keyword:"uniqueKeys",params:{keys: schema109.properties.resources.uniqueKeys}};
                  (vErrors ??= []).push(err1);
                  errors++;
                }
              }
            }
          }
        }
        if(!func39(data3, schema105.properties.allocatedResourcesStatus.uniqueKeys)){
          const err2 = {instancePath:instancePath+"/allocatedResourcesStatus",keyword:"uniqueKeys",params:{keys: schema105.properties.allocatedResourcesStatus.uniqueKeys}};
          (vErrors ??= []).push(err2);
          errors++;
        }
      }
    }
    if(data.stopSignal !== undefined){
      let data6 = data.stopSignal;
      if(!(((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((data6 === "SIGABRT") || (data6 === "SIGALRM")) || (data6 === "SIGBUS")) || (data6 === "SIGCHLD")) || (data6 === "SIGCLD")) || (data6 === "SIGCONT")) || (data6 === "SIGFPE")) || (data6 === "SIGHUP")) || (data6 === "SIGILL")) || (data6 === "SIGINT")) || (data6 === "SIGIO")) || (data6 === "SIGIOT")) || (data6 === "SIGKILL")) || (data6 === "SIGPIPE")) || (data6 === "SIGPOLL")) || (data6 === "SIGPROF")) || (data6 === "SIGPWR")) || (data6 === "SIGQUIT")) || (data6 === "SIGSEGV")) || (data6 === "SIGSTKFLT")) || (data6 === "SIGSTOP")) || (data6 === "SIGSYS")) || (data6 === "SIGTERM")) || (data6 === "SIGTRAP")) || (data6 === "SIGTSTP")) || (data6 === "SIGTTIN")) || (data6 === "SIGTTOU")) || (data6 === "SIGURG")) || (data6 === "SIGUSR1")) || (data6 === "SIGUSR2")) || (data6 === "SIGVTALRM")) || (data6 === "SIGWINCH")) || (data6 === "SIGXCPU")) || (data6 === "SIGXFSZ")) || (data6 === "SIGRTMIN")) || (data6 === "SIGRTMIN+1")) || (data6 === "SIGRTMIN+2")) || (data6 === "SIGRTMIN+3")) || (data6 === "SIGRTMIN+4")) || (data6 === "SIGRTMIN+5")) || (data6 === "SIGRTMIN+6")) || (data6 === "SIGRTMIN+7")) || (data6 === "SIGRTMIN+8")) || (data6 === "SIGRTMIN+9")) || (data6 === "SIGRTMIN+10")) || (data6 === "SIGRTMIN+11")) || (data6 === "SIGRTMIN+12")) || (data6 === "SIGRTMIN+13")) || (data6 === "SIGRTMIN+14")) || (data6 === "SIGRTMIN+15")) || (data6 === "SIGRTMAX-14")) || (data6 === "SIGRTMAX-13")) || (data6 === "SIGRTMAX-12")) || (data6 === "SIGRTMAX-11")) || (data6 === "SIGRTMAX-10")) || (data6 === "SIGRTMAX-9")) || (data6 === "SIGRTMAX-8")) || (data6 === "SIGRTMAX-7")) || (data6 === "SIGRTMAX-6")) || (data6 === "SIGRTMAX-5")) || (data6 === "SIGRTMAX-4")) || (data6 === "SIGRTMAX-3")) || (data6 === "SIGRTMAX-2")) || (data6 === "SIGRTMAX-1")) || (data6 === "SIGRTMAX"))){
        const err3 = {instancePath:instancePath+"/stopSignal",keyword:"enum",params:{allowedValues: schema105.properties.stopSignal.enum}};
        (vErrors ??= []).push(err3);
        errors++;
      }
    }
  }
  validate101.errors = vErrors;
  return errors === 0;
}

function validate100(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.phase !== undefined){
      let data0 = data.phase;
      if(!(((((data0 === "Pending") || (data0 === "Running")) || (data0 === "Succeeded")) || (data0 === "Failed")) || (data0 === "Unknown"))){
        const err0 = {instancePath:instancePath+"/phase",keyword:"enum",params:{allowedValues: schema103.properties.phase.enum}};
        (vErrors ??= []).push(err0);
        errors++;
      }
    }
    if(data.conditions !== undefined){
      let data1 = data.conditions;
      if(Array.isArray(data1)){
        const len0 = data1.length;
        for(let i0=0; i0<len0; i0++){
          let data2 = data1[i0];
          if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
            if(data2.type !== undefined){
              let data3 = data2.type;
              if(typeof data3 === "string"){
                if(!(formats4(data3))){
                  const err1 = {instancePath:instancePath+"/conditions/" + i0+"/type",keyword:"format",params:{format: "qualified-name"}};
                  (vErrors ??= []).push(err1);
                  errors++;
                }
              }
            }
          }
        }
        if(!func39(data1, schema103.properties.conditions.uniqueKeys)){
          const err2 = {instancePath:instancePath+"/conditions",keyword:"uniqueKeys",params:{keys: schema103.properties.conditions.uniqueKeys}};
          (vErrors ??= []).push(err2);
          errors++;
        }
      }
    }
    if(data.podIPs !== undefined){
      let data4 = data.podIPs;
      if(Array.isArray(data4)){
        if(!func39(data4, schema103.properties.podIPs.uniqueKeys)){
          const err3 = {instancePath:instancePath+"/podIPs",keyword:"uniqueKeys",params:{keys: schema103.properties.podIPs.uniqueKeys}};
          (vErrors ??= []).push(err3);
          errors++;
        }
      }
    }
    if(data.initContainerStatuses !== undefined){
      let data5 = data.initContainerStatuses;
      if(Array.isArray(data5)){
        const len1 = data5.length;
        for(let i1=0; i1<len1; i1++){
          if(!(validate101(data5[i1], {instancePath:instancePath+"/initContainerStatuses/" + i1,parentData:data5,parentDataProperty:i1,rootData}))){
            vErrors = vErrors === null ? validate101.errors : vErrors.concat(validate101.errors);
            errors = vErrors.length;
          }
        }
      }
    }
    if(data.containerStatuses !== undefined){
      let data7 = data.containerStatuses;
      if(Array.isArray(data7)){
        const len2 = data7.length;
        for(let i2=0; i2<len2; i2++){
          if(!(validate101(data7[i2], {instancePath:instancePath+"/containerStatuses/" + i2,parentData:data7,parentDataProperty:i2,rootData}))){
            vErrors = vErrors === null ? validate101.errors : vErrors.concat(validate101.errors);
            errors = vErrors.length;
          }
        }
      }
    }
    if(data.qosClass !== undefined){
      let data9 = data.qosClass;
      if(!(((data9 === "Guaranteed") || (data9 === "Burstable")) || (data9 === "BestEffort"))){
        const err4 = {instancePath:instancePath+"/qosClass",keyword:"enum",params:{allowedValues: schema103.properties.qosClass.enum}};
        (vErrors ??= []).push(err4);
        errors++;
      }
    }
    if(data.ephemeralContainerStatuses !== undefined){
      let data10 = data.ephemeralContainerStatuses;
      if(Array.isArray(data10)){
        const len3 = data10.length;
        for(let i3=0; i3<len3; i3++){
          if(!(validate101(data10[i3], {instancePath:instancePath+"/ephemeralContainerStatuses/" + i3,parentData:data10,parentDataProperty:i3,rootData}))){
            vErrors = vErrors === null ? validate101.errors : vErrors.concat(validate101.errors);
            errors = vErrors.length;
          }
        }
      }
    }
    if(data.resourceClaimStatuses !== undefined){
      let data12 = data.resourceClaimStatuses;
      if(Array.isArray(data12)){
        if(!func39(data12, schema103.properties.resourceClaimStatuses.uniqueKeys)){
          const err5 = {instancePath:instancePath+"/resourceClaimStatuses",keyword:"uniqueKeys",params:{keys: schema103.properties.resourceClaimStatuses.uniqueKeys}};
          (vErrors ??= []).push(err5);
          errors++;
        }
      }
    }
    if(data.resources !== undefined){
      if(!(validate39(data.resources, {instancePath:instancePath+"/resources",parentData:data,parentDataProperty:"resources",rootData}))){
        vErrors = vErrors === null ? validate39.errors : vErrors.concat(validate39.errors);
        errors = vErrors.length;
      }
    }
    if(data.nodeAllocatableResourceClaimStatuses !== undefined){
      let data14 = data.nodeAllocatableResourceClaimStatuses;
      if(Array.isArray(data14)){
        const len4 = data14.length;
        for(let i4=0; i4<len4; i4++){
          let data15 = data14[i4];
          if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
            if(data15.containers !== undefined){
              let data16 = data15.containers;
              if(Array.isArray(data16)){
                if(!func0(data16)){
                  const err6 = {instancePath:instancePath+"/nodeAllocatableResourceClaimStatuses/" + i4+"/containers",keyword:"unique",params:{}};
                  (vErrors ??= []).push(err6);
                  errors++;
                }
              }
            }
          }
        }
      }
    }
  }
  validate100.errors = vErrors;
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
      if(!(validate100(data.status, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData}))){
        vErrors = vErrors === null ? validate100.errors : vErrors.concat(validate100.errors);
        errors = vErrors.length;
      }
    }
  }
  validate0.errors = vErrors;
  return errors === 0;
}

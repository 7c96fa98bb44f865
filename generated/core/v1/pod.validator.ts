// Generated from core/v1/pod.yaml. Do not edit.
// @ts-nocheck
import { formatChecks, hasUniqueKeys } from "../../../runtime/schema/index.ts";

const schema0 = {"properties":{"volumes":{"uniqueKeys":["name"]},"initContainers":{"uniqueKeys":["name"]},"containers":{"minItems":1,"uniqueKeys":["name"]},"ephemeralContainers":{"uniqueKeys":["name"]},"restartPolicy":{"givenEnum":["Always","OnFailure","Never"]},"dnsPolicy":{"givenEnum":["ClusterFirstWithHostNet","ClusterFirst","Default","None"]},"nodeSelector":{"additionalProperties":{"format":"label-value"}},"serviceAccountName":{"format":"dns-subdomain"},"nodeName":{"format":"dns-subdomain"},"hostname":{"format":"dns-label"},"subdomain":{"format":"dns-label"},"priorityClassName":{"format":"dns-subdomain"},"runtimeClassName":{"format":"dns-subdomain"},"preemptionPolicy":{"givenEnum":["PreemptLowerPriority","Never"]},"resourceClaims":{"uniqueKeys":["name"]},"hostnameOverride":{"maxLength":64,"format":"dns-subdomain"}}};
const func0 = hasUniqueKeys;
const func5 = (text) => {
  let length = text.length;
  for (let at = 1; at < text.length; at += 1) {
    if ((text.charCodeAt(at) & 0xfc00) === 0xdc00 && (text.charCodeAt(at - 1) & 0xfc00) === 0xd800) length -= 1;
  }
  return length;
};
const formats0 = formatChecks["label-value"];
const formats2 = formatChecks["dns-subdomain"];
const formats6 = formatChecks["dns-label"];

export function validatePodSpec(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.volumes !== undefined){
      let data0 = data.volumes;
      if(Array.isArray(data0)){
        if(!func0(data0, schema0.properties.volumes.uniqueKeys)){
          const err0 = {instancePath:instancePath+"/volumes",keyword:"uniqueKeys",params:{keys: schema0.properties.volumes.uniqueKeys}};
          (vErrors ??= []).push(err0);
          errors++;
        }
      }
    }
    if(data.initContainers !== undefined){
      let data1 = data.initContainers;
      if(Array.isArray(data1)){
        if(!func0(data1, schema0.properties.initContainers.uniqueKeys)){
          const err1 = {instancePath:instancePath+"/initContainers",keyword:"uniqueKeys",params:{keys: schema0.properties.initContainers.uniqueKeys}};
          (vErrors ??= []).push(err1);
          errors++;
        }
      }
    }
    if(data.containers !== undefined){
      let data2 = data.containers;
      if(Array.isArray(data2)){
        if(data2.length < 1){
          const err2 = {instancePath:instancePath+"/containers",keyword:"minItems",params:{limit: 1}};
          (vErrors ??= []).push(err2);
          errors++;
        }
        if(!func0(data2, schema0.properties.containers.uniqueKeys)){
          const err3 = {instancePath:instancePath+"/containers",keyword:"uniqueKeys",params:{keys: schema0.properties.containers.uniqueKeys}};
          (vErrors ??= []).push(err3);
          errors++;
        }
      }
    }
    if(data.ephemeralContainers !== undefined){
      let data3 = data.ephemeralContainers;
      if(Array.isArray(data3)){
        if(!func0(data3, schema0.properties.ephemeralContainers.uniqueKeys)){
          const err4 = {instancePath:instancePath+"/ephemeralContainers",keyword:"uniqueKeys",params:{keys: schema0.properties.ephemeralContainers.uniqueKeys}};
          (vErrors ??= []).push(err4);
          errors++;
        }
      }
    }
    if(data.restartPolicy !== undefined){
      if(!schema0.properties.restartPolicy.givenEnum.includes(data.restartPolicy)){
        const err5 = {instancePath:instancePath+"/restartPolicy",keyword:"givenEnum",params:{allowedValues: schema0.properties.restartPolicy.givenEnum}};
        (vErrors ??= []).push(err5);
        errors++;
      }
    }
    if(data.dnsPolicy !== undefined){
      if(!schema0.properties.dnsPolicy.givenEnum.includes(data.dnsPolicy)){
        const err6 = {instancePath:instancePath+"/dnsPolicy",keyword:"givenEnum",params:{allowedValues: schema0.properties.dnsPolicy.givenEnum}};
        (vErrors ??= []).push(err6);
        errors++;
      }
    }
    if(data.nodeSelector !== undefined){
      let data6 = data.nodeSelector;
      if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
        for(const key0 in data6){
          let data7 = data6[key0];
          if(typeof data7 === "string"){
            if(!(formats0(data7))){
              const err7 = {instancePath:instancePath+"/nodeSelector/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"format",params:{format: "label-value"}};
              (vErrors ??= []).push(err7);
              errors++;
            }
          }
        }
      }
    }
    if(data.serviceAccountName !== undefined){
      let data8 = data.serviceAccountName;
      if(typeof data8 === "string"){
        if(!(formats2(data8))){
          const err8 = {instancePath:instancePath+"/serviceAccountName",keyword:"format",params:{format: "dns-subdomain"}};
          (vErrors ??= []).push(err8);
          errors++;
        }
      }
    }
    if(data.nodeName !== undefined){
      let data9 = data.nodeName;
      if(typeof data9 === "string"){
        if(!(formats2(data9))){
          const err9 = {instancePath:instancePath+"/nodeName",keyword:"format",params:{format: "dns-subdomain"}};
          (vErrors ??= []).push(err9);
          errors++;
        }
      }
    }
    if(data.hostname !== undefined){
      let data10 = data.hostname;
      if(typeof data10 === "string"){
        if(!(formats6(data10))){
          const err10 = {instancePath:instancePath+"/hostname",keyword:"format",params:{format: "dns-label"}};
          (vErrors ??= []).push(err10);
          errors++;
        }
      }
    }
    if(data.subdomain !== undefined){
      let data11 = data.subdomain;
      if(typeof data11 === "string"){
        if(!(formats6(data11))){
          const err11 = {instancePath:instancePath+"/subdomain",keyword:"format",params:{format: "dns-label"}};
          (vErrors ??= []).push(err11);
          errors++;
        }
      }
    }
    if(data.priorityClassName !== undefined){
      let data12 = data.priorityClassName;
      if(typeof data12 === "string"){
        if(!(formats2(data12))){
          const err12 = {instancePath:instancePath+"/priorityClassName",keyword:"format",params:{format: "dns-subdomain"}};
          (vErrors ??= []).push(err12);
          errors++;
        }
      }
    }
    if(data.runtimeClassName !== undefined){
      let data13 = data.runtimeClassName;
      if(typeof data13 === "string"){
        if(!(formats2(data13))){
          const err13 = {instancePath:instancePath+"/runtimeClassName",keyword:"format",params:{format: "dns-subdomain"}};
          (vErrors ??= []).push(err13);
          errors++;
        }
      }
    }
    if(data.preemptionPolicy !== undefined){
      if(!schema0.properties.preemptionPolicy.givenEnum.includes(data.preemptionPolicy)){
        const err14 = {instancePath:instancePath+"/preemptionPolicy",keyword:"givenEnum",params:{allowedValues: schema0.properties.preemptionPolicy.givenEnum}};
        (vErrors ??= []).push(err14);
        errors++;
      }
    }
    if(data.resourceClaims !== undefined){
      let data15 = data.resourceClaims;
      if(Array.isArray(data15)){
        if(!func0(data15, schema0.properties.resourceClaims.uniqueKeys)){
          const err15 = {instancePath:instancePath+"/resourceClaims",keyword:"uniqueKeys",params:{keys: schema0.properties.resourceClaims.uniqueKeys}};
          (vErrors ??= []).push(err15);
          errors++;
        }
      }
    }
    if(data.hostnameOverride !== undefined){
      let data16 = data.hostnameOverride;
      if(typeof data16 === "string"){
        if(func5(data16) > 64){
          const err16 = {instancePath:instancePath+"/hostnameOverride",keyword:"maxLength",params:{limit: 64}};
          (vErrors ??= []).push(err16);
          errors++;
        }
        if(!(formats2(data16))){
          const err17 = {instancePath:instancePath+"/hostnameOverride",keyword:"format",params:{format: "dns-subdomain"}};
          (vErrors ??= []).push(err17);
          errors++;
        }
      }
    }
  }
  validatePodSpec.errors = vErrors;
  return errors === 0;
}

const formats16 = formatChecks.ip;

export function validateHostAlias(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.ip !== undefined){
      let data0 = data.ip;
      if(typeof data0 === "string"){
        if(!(formats16(data0))){
          const err0 = {instancePath:instancePath+"/ip",keyword:"format",params:{format: "ip"}};
          (vErrors ??= []).push(err0);
          errors++;
        }
      }
    }
    if(data.hostnames !== undefined){
      let data1 = data.hostnames;
      if(Array.isArray(data1)){
        const len0 = data1.length;
        for(let i0=0; i0<len0; i0++){
          let data2 = data1[i0];
          if(typeof data2 === "string"){
            if(!(formats2(data2))){
              const err1 = {instancePath:instancePath+"/hostnames/" + i0,keyword:"format",params:{format: "dns-subdomain"}};
              (vErrors ??= []).push(err1);
              errors++;
            }
          }
        }
      }
    }
  }
  validateHostAlias.errors = vErrors;
  return errors === 0;
}


export function validatePodDNSConfig(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.nameservers !== undefined){
      let data0 = data.nameservers;
      if(Array.isArray(data0)){
        const len0 = data0.length;
        for(let i0=0; i0<len0; i0++){
          let data1 = data0[i0];
          if(typeof data1 === "string"){
            if(!(formats16(data1))){
              const err0 = {instancePath:instancePath+"/nameservers/" + i0,keyword:"format",params:{format: "ip"}};
              (vErrors ??= []).push(err0);
              errors++;
            }
          }
        }
      }
    }
  }
  validatePodDNSConfig.errors = vErrors;
  return errors === 0;
}

const formats22 = formatChecks["qualified-name"];

export function validatePodReadinessGate(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.conditionType !== undefined){
      let data0 = data.conditionType;
      if(typeof data0 === "string"){
        if(!(formats22(data0))){
          const err0 = {instancePath:instancePath+"/conditionType",keyword:"format",params:{format: "qualified-name"}};
          (vErrors ??= []).push(err0);
          errors++;
        }
      }
    }
  }
  validatePodReadinessGate.errors = vErrors;
  return errors === 0;
}


export function validatePodOS(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.name !== undefined){
      let data0 = data.name;
      if(typeof data0 === "string"){
        if(func5(data0) < 1){
          const err0 = {instancePath:instancePath+"/name",keyword:"minLength",params:{limit: 1}};
          (vErrors ??= []).push(err0);
          errors++;
        }
      }
    }
  }
  validatePodOS.errors = vErrors;
  return errors === 0;
}

const formats24 = formatChecks["dns-label or empty"];

export function validatePodResourceClaim(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.name !== undefined){
      let data0 = data.name;
      if(typeof data0 === "string"){
        if(func5(data0) < 1){
          const err0 = {instancePath:instancePath+"/name",keyword:"minLength",params:{limit: 1}};
          (vErrors ??= []).push(err0);
          errors++;
        }
        if(!(formats24(data0))){
          const err1 = {instancePath:instancePath+"/name",keyword:"format",params:{format: "dns-label or empty"}};
          (vErrors ??= []).push(err1);
          errors++;
        }
      }
    }
  }
  validatePodResourceClaim.errors = vErrors;
  return errors === 0;
}

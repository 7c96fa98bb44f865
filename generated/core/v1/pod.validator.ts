// Generated from core/v1/pod.yaml. Do not edit.
// @ts-nocheck
import { formatChecks, hasUniqueKeys } from "../../../runtime/schema/index.ts";
import { validateObjectMeta } from "../../meta/v1.validator.ts";
import { validateContainer, validateEphemeralContainer } from "./container.validator.ts";
import { validatePodStatus } from "./podStatus.validator.ts";
import { validateAffinity, validateToleration, validateTopologySpreadConstraint } from "./scheduling.validator.ts";
import { validatePodSecurityContext } from "./security.validator.ts";
import { validateResourceRequirements } from "./shared.validator.ts";
import { validateVolume } from "./volume.validator.ts";

export function validatePod(data, instancePath = ""){
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
      if(!(validatePodSpec(data.spec, instancePath+"/spec"))){
        for(const error of validatePodSpec.errors) (vErrors ??= []).push(error);
        errors += validatePodSpec.errors.length;
      }
    }
    if(data.status !== undefined){
      if(!(validatePodStatus(data.status, instancePath+"/status"))){
        for(const error of validatePodStatus.errors) (vErrors ??= []).push(error);
        errors += validatePodStatus.errors.length;
      }
    }
  }
  validatePod.errors = vErrors;
  return errors === 0;
}

const schema1 = {"properties":{"volumes":{"items":{"checkedBy":"validateVolume"},"uniqueKeys":["name"]},"initContainers":{"items":{"checkedBy":"validateContainer"},"uniqueKeys":["name"]},"containers":{"minItems":1,"items":{"checkedBy":"validateContainer"},"uniqueKeys":["name"]},"ephemeralContainers":{"items":{"checkedBy":"validateEphemeralContainer"},"uniqueKeys":["name"]},"restartPolicy":{"givenEnum":["Always","OnFailure","Never"]},"dnsPolicy":{"givenEnum":["ClusterFirstWithHostNet","ClusterFirst","Default","None"]},"nodeSelector":{"additionalProperties":{"format":"label-value"}},"serviceAccountName":{"format":"dns-subdomain"},"nodeName":{"format":"dns-subdomain"},"securityContext":{"checkedBy":"validatePodSecurityContext"},"hostname":{"format":"dns-label"},"subdomain":{"format":"dns-label"},"affinity":{"checkedBy":"validateAffinity"},"tolerations":{"items":{"checkedBy":"validateToleration"}},"hostAliases":{"items":{"checkedBy":"validateHostAlias"}},"priorityClassName":{"format":"dns-subdomain"},"dnsConfig":{"checkedBy":"validatePodDNSConfig"},"readinessGates":{"items":{"checkedBy":"validatePodReadinessGate"}},"runtimeClassName":{"format":"dns-subdomain"},"preemptionPolicy":{"givenEnum":["PreemptLowerPriority","Never"]},"topologySpreadConstraints":{"items":{"checkedBy":"validateTopologySpreadConstraint"},"uniqueKeys":["topologyKey","whenUnsatisfiable"]},"os":{"checkedBy":"validatePodOS"},"schedulingGates":{"items":{"checkedBy":"validatePodSchedulingGate"},"uniqueKeys":["name"]},"resourceClaims":{"items":{"checkedBy":"validatePodResourceClaim"},"uniqueKeys":["name"]},"resources":{"checkedBy":"validateResourceRequirements"},"hostnameOverride":{"maxLength":64,"format":"dns-subdomain"}}};
const func0 = hasUniqueKeys;
const func7 = (text) => {
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
        const len0 = data0.length;
        for(let i0=0; i0<len0; i0++){
          if(!(validateVolume(data0[i0], instancePath+"/volumes/" + i0))){
            for(const error of validateVolume.errors) (vErrors ??= []).push(error);
            errors += validateVolume.errors.length;
          }
        }
        if(!func0(data0, schema1.properties.volumes.uniqueKeys)){
          const err0 = {instancePath:instancePath+"/volumes",keyword:"uniqueKeys",params:{keys: schema1.properties.volumes.uniqueKeys}};
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
          if(!(validateContainer(data2[i1], instancePath+"/initContainers/" + i1))){
            for(const error of validateContainer.errors) (vErrors ??= []).push(error);
            errors += validateContainer.errors.length;
          }
        }
        if(!func0(data2, schema1.properties.initContainers.uniqueKeys)){
          const err1 = {instancePath:instancePath+"/initContainers",keyword:"uniqueKeys",params:{keys: schema1.properties.initContainers.uniqueKeys}};
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
          if(!(validateContainer(data4[i2], instancePath+"/containers/" + i2))){
            for(const error of validateContainer.errors) (vErrors ??= []).push(error);
            errors += validateContainer.errors.length;
          }
        }
        if(!func0(data4, schema1.properties.containers.uniqueKeys)){
          const err3 = {instancePath:instancePath+"/containers",keyword:"uniqueKeys",params:{keys: schema1.properties.containers.uniqueKeys}};
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
          if(!(validateEphemeralContainer(data6[i3], instancePath+"/ephemeralContainers/" + i3))){
            for(const error of validateEphemeralContainer.errors) (vErrors ??= []).push(error);
            errors += validateEphemeralContainer.errors.length;
          }
        }
        if(!func0(data6, schema1.properties.ephemeralContainers.uniqueKeys)){
          const err4 = {instancePath:instancePath+"/ephemeralContainers",keyword:"uniqueKeys",params:{keys: schema1.properties.ephemeralContainers.uniqueKeys}};
          (vErrors ??= []).push(err4);
          errors++;
        }
      }
    }
    if(data.restartPolicy !== undefined){
      if(!schema1.properties.restartPolicy.givenEnum.includes(data.restartPolicy)){
        const err5 = {instancePath:instancePath+"/restartPolicy",keyword:"givenEnum",params:{allowedValues: schema1.properties.restartPolicy.givenEnum}};
        (vErrors ??= []).push(err5);
        errors++;
      }
    }
    if(data.dnsPolicy !== undefined){
      if(!schema1.properties.dnsPolicy.givenEnum.includes(data.dnsPolicy)){
        const err6 = {instancePath:instancePath+"/dnsPolicy",keyword:"givenEnum",params:{allowedValues: schema1.properties.dnsPolicy.givenEnum}};
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
        if(!(formats2(data12))){
          const err8 = {instancePath:instancePath+"/serviceAccountName",keyword:"format",params:{format: "dns-subdomain"}};
          (vErrors ??= []).push(err8);
          errors++;
        }
      }
    }
    if(data.nodeName !== undefined){
      let data13 = data.nodeName;
      if(typeof data13 === "string"){
        if(!(formats2(data13))){
          const err9 = {instancePath:instancePath+"/nodeName",keyword:"format",params:{format: "dns-subdomain"}};
          (vErrors ??= []).push(err9);
          errors++;
        }
      }
    }
    if(data.securityContext !== undefined){
      if(!(validatePodSecurityContext(data.securityContext, instancePath+"/securityContext"))){
        for(const error of validatePodSecurityContext.errors) (vErrors ??= []).push(error);
        errors += validatePodSecurityContext.errors.length;
      }
    }
    if(data.hostname !== undefined){
      let data15 = data.hostname;
      if(typeof data15 === "string"){
        if(!(formats6(data15))){
          const err10 = {instancePath:instancePath+"/hostname",keyword:"format",params:{format: "dns-label"}};
          (vErrors ??= []).push(err10);
          errors++;
        }
      }
    }
    if(data.subdomain !== undefined){
      let data16 = data.subdomain;
      if(typeof data16 === "string"){
        if(!(formats6(data16))){
          const err11 = {instancePath:instancePath+"/subdomain",keyword:"format",params:{format: "dns-label"}};
          (vErrors ??= []).push(err11);
          errors++;
        }
      }
    }
    if(data.affinity !== undefined){
      if(!(validateAffinity(data.affinity, instancePath+"/affinity"))){
        for(const error of validateAffinity.errors) (vErrors ??= []).push(error);
        errors += validateAffinity.errors.length;
      }
    }
    if(data.tolerations !== undefined){
      let data18 = data.tolerations;
      if(Array.isArray(data18)){
        const len4 = data18.length;
        for(let i4=0; i4<len4; i4++){
          if(!(validateToleration(data18[i4], instancePath+"/tolerations/" + i4))){
            for(const error of validateToleration.errors) (vErrors ??= []).push(error);
            errors += validateToleration.errors.length;
          }
        }
      }
    }
    if(data.hostAliases !== undefined){
      let data20 = data.hostAliases;
      if(Array.isArray(data20)){
        const len5 = data20.length;
        for(let i5=0; i5<len5; i5++){
          if(!(validateHostAlias(data20[i5], instancePath+"/hostAliases/" + i5))){
            for(const error of validateHostAlias.errors) (vErrors ??= []).push(error);
            errors += validateHostAlias.errors.length;
          }
        }
      }
    }
    if(data.priorityClassName !== undefined){
      let data22 = data.priorityClassName;
      if(typeof data22 === "string"){
        if(!(formats2(data22))){
          const err12 = {instancePath:instancePath+"/priorityClassName",keyword:"format",params:{format: "dns-subdomain"}};
          (vErrors ??= []).push(err12);
          errors++;
        }
      }
    }
    if(data.dnsConfig !== undefined){
      if(!(validatePodDNSConfig(data.dnsConfig, instancePath+"/dnsConfig"))){
        for(const error of validatePodDNSConfig.errors) (vErrors ??= []).push(error);
        errors += validatePodDNSConfig.errors.length;
      }
    }
    if(data.readinessGates !== undefined){
      let data24 = data.readinessGates;
      if(Array.isArray(data24)){
        const len6 = data24.length;
        for(let i6=0; i6<len6; i6++){
          if(!(validatePodReadinessGate(data24[i6], instancePath+"/readinessGates/" + i6))){
            for(const error of validatePodReadinessGate.errors) (vErrors ??= []).push(error);
            errors += validatePodReadinessGate.errors.length;
          }
        }
      }
    }
    if(data.runtimeClassName !== undefined){
      let data26 = data.runtimeClassName;
      if(typeof data26 === "string"){
        if(!(formats2(data26))){
          const err13 = {instancePath:instancePath+"/runtimeClassName",keyword:"format",params:{format: "dns-subdomain"}};
          (vErrors ??= []).push(err13);
          errors++;
        }
      }
    }
    if(data.preemptionPolicy !== undefined){
      if(!schema1.properties.preemptionPolicy.givenEnum.includes(data.preemptionPolicy)){
        const err14 = {instancePath:instancePath+"/preemptionPolicy",keyword:"givenEnum",params:{allowedValues: schema1.properties.preemptionPolicy.givenEnum}};
        (vErrors ??= []).push(err14);
        errors++;
      }
    }
    if(data.topologySpreadConstraints !== undefined){
      let data28 = data.topologySpreadConstraints;
      if(Array.isArray(data28)){
        const len7 = data28.length;
        for(let i7=0; i7<len7; i7++){
          if(!(validateTopologySpreadConstraint(data28[i7], instancePath+"/topologySpreadConstraints/" + i7))){
            for(const error of validateTopologySpreadConstraint.errors) (vErrors ??= []).push(error);
            errors += validateTopologySpreadConstraint.errors.length;
          }
        }
        if(!func0(data28, schema1.properties.topologySpreadConstraints.uniqueKeys)){
          const err15 = {instancePath:instancePath+"/topologySpreadConstraints",keyword:"uniqueKeys",params:{keys: schema1.properties.topologySpreadConstraints.uniqueKeys}};
          (vErrors ??= []).push(err15);
          errors++;
        }
      }
    }
    if(data.os !== undefined){
      if(!(validatePodOS(data.os, instancePath+"/os"))){
        for(const error of validatePodOS.errors) (vErrors ??= []).push(error);
        errors += validatePodOS.errors.length;
      }
    }
    if(data.schedulingGates !== undefined){
      let data31 = data.schedulingGates;
      if(Array.isArray(data31)){
        const len8 = data31.length;
        for(let i8=0; i8<len8; i8++){
          if(!(validatePodSchedulingGate(data31[i8], instancePath+"/schedulingGates/" + i8))){
            for(const error of validatePodSchedulingGate.errors) (vErrors ??= []).push(error);
            errors += validatePodSchedulingGate.errors.length;
          }
        }
        if(!func0(data31, schema1.properties.schedulingGates.uniqueKeys)){
          const err16 = {instancePath:instancePath+"/schedulingGates",keyword:"uniqueKeys",params:{keys: schema1.properties.schedulingGates.uniqueKeys}};
          (vErrors ??= []).push(err16);
          errors++;
        }
      }
    }
    if(data.resourceClaims !== undefined){
      let data33 = data.resourceClaims;
      if(Array.isArray(data33)){
        const len9 = data33.length;
        for(let i9=0; i9<len9; i9++){
          if(!(validatePodResourceClaim(data33[i9], instancePath+"/resourceClaims/" + i9))){
            for(const error of validatePodResourceClaim.errors) (vErrors ??= []).push(error);
            errors += validatePodResourceClaim.errors.length;
          }
        }
        if(!func0(data33, schema1.properties.resourceClaims.uniqueKeys)){
          const err17 = {instancePath:instancePath+"/resourceClaims",keyword:"uniqueKeys",params:{keys: schema1.properties.resourceClaims.uniqueKeys}};
          (vErrors ??= []).push(err17);
          errors++;
        }
      }
    }
    if(data.resources !== undefined){
      if(!(validateResourceRequirements(data.resources, instancePath+"/resources"))){
        for(const error of validateResourceRequirements.errors) (vErrors ??= []).push(error);
        errors += validateResourceRequirements.errors.length;
      }
    }
    if(data.hostnameOverride !== undefined){
      let data36 = data.hostnameOverride;
      if(typeof data36 === "string"){
        if(func7(data36) > 64){
          const err18 = {instancePath:instancePath+"/hostnameOverride",keyword:"maxLength",params:{limit: 64}};
          (vErrors ??= []).push(err18);
          errors++;
        }
        if(!(formats2(data36))){
          const err19 = {instancePath:instancePath+"/hostnameOverride",keyword:"format",params:{format: "dns-subdomain"}};
          (vErrors ??= []).push(err19);
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
        if(func7(data0) < 1){
          const err0 = {instancePath:instancePath+"/conditionType",keyword:"minLength",params:{limit: 1}};
          (vErrors ??= []).push(err0);
          errors++;
        }
        if(!(formats22(data0))){
          const err1 = {instancePath:instancePath+"/conditionType",keyword:"format",params:{format: "qualified-name"}};
          (vErrors ??= []).push(err1);
          errors++;
        }
      }
    }
  }
  validatePodReadinessGate.errors = vErrors;
  return errors === 0;
}

const schema5 = {"properties":{"name":{"enum":["linux","windows"]}}};

export function validatePodOS(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.name !== undefined){
      let data0 = data.name;
      if(!((data0 === "linux") || (data0 === "windows"))){
        const err0 = {instancePath:instancePath+"/name",keyword:"enum",params:{allowedValues: schema5.properties.name.enum}};
        (vErrors ??= []).push(err0);
        errors++;
      }
    }
  }
  validatePodOS.errors = vErrors;
  return errors === 0;
}


export function validatePodSchedulingGate(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.name !== undefined){
      let data0 = data.name;
      if(typeof data0 === "string"){
        if(func7(data0) < 1){
          const err0 = {instancePath:instancePath+"/name",keyword:"minLength",params:{limit: 1}};
          (vErrors ??= []).push(err0);
          errors++;
        }
        if(!(formats22(data0))){
          const err1 = {instancePath:instancePath+"/name",keyword:"format",params:{format: "qualified-name"}};
          (vErrors ??= []).push(err1);
          errors++;
        }
      }
    }
  }
  validatePodSchedulingGate.errors = vErrors;
  return errors === 0;
}


export function validatePodResourceClaim(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.name !== undefined){
      let data0 = data.name;
      if(typeof data0 === "string"){
        if(func7(data0) < 1){
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
  }
  validatePodResourceClaim.errors = vErrors;
  return errors === 0;
}

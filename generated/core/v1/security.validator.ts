// Generated from core/v1/security.yaml. Do not edit.
// @ts-nocheck
import { formatChecks } from "../../../runtime/schema/index.ts";

const schema0 = {"properties":{"runAsUser":{"range":[0,2147483647]},"runAsGroup":{"range":[0,2147483647]},"supplementalGroups":{"items":{"range":[0,2147483647]}},"supplementalGroupsPolicy":{"enum":["Merge","Strict"]},"fsGroup":{"range":[0,2147483647]},"fsGroupChangePolicy":{"enum":["OnRootMismatch","Always"]}}};

export function validatePodSecurityContext(data, instancePath = ""){
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
        const err3 = {instancePath:instancePath+"/supplementalGroupsPolicy",keyword:"enum",params:{allowedValues: schema0.properties.supplementalGroupsPolicy.enum}};
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
    if(data.fsGroupChangePolicy !== undefined){
      let data6 = data.fsGroupChangePolicy;
      if(!((data6 === "OnRootMismatch") || (data6 === "Always"))){
        const err5 = {instancePath:instancePath+"/fsGroupChangePolicy",keyword:"enum",params:{allowedValues: schema0.properties.fsGroupChangePolicy.enum}};
        (vErrors ??= []).push(err5);
        errors++;
      }
    }
  }
  validatePodSecurityContext.errors = vErrors;
  return errors === 0;
}

const formats0 = formatChecks["dns-subdomain"];

export function validateWindowsSecurityContextOptions(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.gmsaCredentialSpecName !== undefined){
      let data0 = data.gmsaCredentialSpecName;
      if(typeof data0 === "string"){
        if(!(formats0(data0))){
          const err0 = {instancePath:instancePath+"/gmsaCredentialSpecName",keyword:"format",params:{format: "dns-subdomain"}};
          (vErrors ??= []).push(err0);
          errors++;
        }
      }
    }
  }
  validateWindowsSecurityContextOptions.errors = vErrors;
  return errors === 0;
}

const func0 = (text) => {
  let length = text.length;
  for (let at = 1; at < text.length; at += 1) {
    if ((text.charCodeAt(at) & 0xfc00) === 0xdc00 && (text.charCodeAt(at - 1) & 0xfc00) === 0xd800) length -= 1;
  }
  return length;
};

export function validateSysctl(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.name !== undefined){
      let data0 = data.name;
      if(typeof data0 === "string"){
        if(func0(data0) > 253){
          const err0 = {instancePath:instancePath+"/name",keyword:"maxLength",params:{limit: 253}};
          (vErrors ??= []).push(err0);
          errors++;
        }
        if(func0(data0) < 1){
          const err1 = {instancePath:instancePath+"/name",keyword:"minLength",params:{limit: 1}};
          (vErrors ??= []).push(err1);
          errors++;
        }
      }
    }
  }
  validateSysctl.errors = vErrors;
  return errors === 0;
}

const schema3 = {"properties":{"type":{"enum":["Unconfined","RuntimeDefault","Localhost"]}}};

export function validateSeccompProfile(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.type !== undefined){
      let data0 = data.type;
      if(!(((data0 === "Unconfined") || (data0 === "RuntimeDefault")) || (data0 === "Localhost"))){
        const err0 = {instancePath:instancePath+"/type",keyword:"enum",params:{allowedValues: schema3.properties.type.enum}};
        (vErrors ??= []).push(err0);
        errors++;
      }
    }
  }
  validateSeccompProfile.errors = vErrors;
  return errors === 0;
}

const schema4 = {"properties":{"type":{"enum":["Unconfined","RuntimeDefault","Localhost"]}}};

export function validateAppArmorProfile(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.type !== undefined){
      let data0 = data.type;
      if(!(((data0 === "Unconfined") || (data0 === "RuntimeDefault")) || (data0 === "Localhost"))){
        const err0 = {instancePath:instancePath+"/type",keyword:"enum",params:{allowedValues: schema4.properties.type.enum}};
        (vErrors ??= []).push(err0);
        errors++;
      }
    }
  }
  validateAppArmorProfile.errors = vErrors;
  return errors === 0;
}

const schema5 = {"properties":{"runAsUser":{"range":[0,2147483647]},"runAsGroup":{"range":[0,2147483647]},"procMount":{"enum":["Default","Unmasked"]}}};

export function validateSecurityContext(data, instancePath = ""){
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
        const err2 = {instancePath:instancePath+"/procMount",keyword:"enum",params:{allowedValues: schema5.properties.procMount.enum}};
        (vErrors ??= []).push(err2);
        errors++;
      }
    }
  }
  validateSecurityContext.errors = vErrors;
  return errors === 0;
}

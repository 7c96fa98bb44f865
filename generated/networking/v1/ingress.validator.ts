// Generated from networking/v1/ingress.yaml. Do not edit.
// @ts-nocheck
import { formatChecks } from "../../../runtime/schema/index.ts";

const formats0 = formatChecks["dns-subdomain"];

export function validateIngressSpec(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.ingressClassName !== undefined){
      let data0 = data.ingressClassName;
      if(typeof data0 === "string"){
        if(!(formats0(data0))){
          const err0 = {instancePath:instancePath+"/ingressClassName",keyword:"format",params:{format: "dns-subdomain"}};
          (vErrors ??= []).push(err0);
          errors++;
        }
      }
    }
  }
  validateIngressSpec.errors = vErrors;
  return errors === 0;
}


export function validateIngressTLS(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.secretName !== undefined){
      let data0 = data.secretName;
      if(typeof data0 === "string"){
        if(!(formats0(data0))){
          const err0 = {instancePath:instancePath+"/secretName",keyword:"format",params:{format: "dns-subdomain"}};
          (vErrors ??= []).push(err0);
          errors++;
        }
      }
    }
  }
  validateIngressTLS.errors = vErrors;
  return errors === 0;
}


export function validateHTTPIngressRuleValue(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.paths !== undefined){
      let data0 = data.paths;
      if(Array.isArray(data0)){
        if(data0.length < 1){
          const err0 = {instancePath:instancePath+"/paths",keyword:"minItems",params:{limit: 1}};
          (vErrors ??= []).push(err0);
          errors++;
        }
      }
    }
  }
  validateHTTPIngressRuleValue.errors = vErrors;
  return errors === 0;
}

const schema3 = {"required":["pathType"],"properties":{"pathType":{"enum":["Exact","Prefix","ImplementationSpecific"]}}};

export function validateHTTPIngressPath(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.pathType === undefined){
      const err0 = {instancePath,keyword:"required",params:{missingProperty: "pathType"}};
      (vErrors ??= []).push(err0);
      errors++;
    }
    if(data.pathType !== undefined){
      let data0 = data.pathType;
      if(!(((data0 === "Exact") || (data0 === "Prefix")) || (data0 === "ImplementationSpecific"))){
        const err1 = {instancePath:instancePath+"/pathType",keyword:"enum",params:{allowedValues: schema3.properties.pathType.enum}};
        (vErrors ??= []).push(err1);
        errors++;
      }
    }
  }
  validateHTTPIngressPath.errors = vErrors;
  return errors === 0;
}

const formats4 = formatChecks.ip;

export function validateIngressLoadBalancerIngress(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.ip !== undefined){
      let data0 = data.ip;
      if(typeof data0 === "string"){
        if(!(formats4(data0))){
          const err0 = {instancePath:instancePath+"/ip",keyword:"format",params:{format: "ip"}};
          (vErrors ??= []).push(err0);
          errors++;
        }
      }
    }
  }
  validateIngressLoadBalancerIngress.errors = vErrors;
  return errors === 0;
}

const formats6 = formatChecks["qualified-name"];
const func0 = (text) => {
  let length = text.length;
  for (let at = 1; at < text.length; at += 1) {
    if ((text.charCodeAt(at) & 0xfc00) === 0xdc00 && (text.charCodeAt(at - 1) & 0xfc00) === 0xd800) length -= 1;
  }
  return length;
};

export function validateIngressPortStatus(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.error !== undefined){
      let data0 = data.error;
      if(typeof data0 === "string"){
        if(func0(data0) > 316){
          const err0 = {instancePath:instancePath+"/error",keyword:"maxLength",params:{limit: 316}};
          (vErrors ??= []).push(err0);
          errors++;
        }
        if(!(formats6(data0))){
          const err1 = {instancePath:instancePath+"/error",keyword:"format",params:{format: "qualified-name"}};
          (vErrors ??= []).push(err1);
          errors++;
        }
      }
    }
  }
  validateIngressPortStatus.errors = vErrors;
  return errors === 0;
}

// Generated from networking/v1/ingressClass.yaml. Do not edit.
// @ts-nocheck
import { formatChecks } from "../../../runtime/schema/index.ts";

const formats0 = formatChecks["domain-prefixed-path"];
const func0 = (text) => {
  let length = text.length;
  for (let at = 1; at < text.length; at += 1) {
    if ((text.charCodeAt(at) & 0xfc00) === 0xdc00 && (text.charCodeAt(at - 1) & 0xfc00) === 0xd800) length -= 1;
  }
  return length;
};

export function validateIngressClassSpec(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.controller !== undefined){
      let data0 = data.controller;
      if(typeof data0 === "string"){
        if(func0(data0) > 250){
          const err0 = {instancePath:instancePath+"/controller",keyword:"maxLength",params:{limit: 250}};
          (vErrors ??= []).push(err0);
          errors++;
        }
        if(!(formats0(data0))){
          const err1 = {instancePath:instancePath+"/controller",keyword:"format",params:{format: "domain-prefixed-path"}};
          (vErrors ??= []).push(err1);
          errors++;
        }
      }
    }
  }
  validateIngressClassSpec.errors = vErrors;
  return errors === 0;
}

const schema1 = {"properties":{"apiGroup":{"format":"dns-subdomain"},"kind":{"minLength":1,"format":"path-segment or empty"},"name":{"minLength":1,"format":"path-segment or empty"},"scope":{"enum":["Cluster","Namespace"]},"namespace":{"format":"dns-label"}}};
const formats2 = formatChecks["dns-subdomain"];
const formats4 = formatChecks["path-segment or empty"];
const formats8 = formatChecks["dns-label"];

export function validateIngressClassParametersReference(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.apiGroup !== undefined){
      let data0 = data.apiGroup;
      if(typeof data0 === "string"){
        if(!(formats2(data0))){
          const err0 = {instancePath:instancePath+"/apiGroup",keyword:"format",params:{format: "dns-subdomain"}};
          (vErrors ??= []).push(err0);
          errors++;
        }
      }
    }
    if(data.kind !== undefined){
      let data1 = data.kind;
      if(typeof data1 === "string"){
        if(func0(data1) < 1){
          const err1 = {instancePath:instancePath+"/kind",keyword:"minLength",params:{limit: 1}};
          (vErrors ??= []).push(err1);
          errors++;
        }
        if(!(formats4(data1))){
          const err2 = {instancePath:instancePath+"/kind",keyword:"format",params:{format: "path-segment or empty"}};
          (vErrors ??= []).push(err2);
          errors++;
        }
      }
    }
    if(data.name !== undefined){
      let data2 = data.name;
      if(typeof data2 === "string"){
        if(func0(data2) < 1){
          const err3 = {instancePath:instancePath+"/name",keyword:"minLength",params:{limit: 1}};
          (vErrors ??= []).push(err3);
          errors++;
        }
        if(!(formats4(data2))){
          const err4 = {instancePath:instancePath+"/name",keyword:"format",params:{format: "path-segment or empty"}};
          (vErrors ??= []).push(err4);
          errors++;
        }
      }
    }
    if(data.scope !== undefined){
      let data3 = data.scope;
      if(!((data3 === "Cluster") || (data3 === "Namespace"))){
        const err5 = {instancePath:instancePath+"/scope",keyword:"enum",params:{allowedValues: schema1.properties.scope.enum}};
        (vErrors ??= []).push(err5);
        errors++;
      }
    }
    if(data.namespace !== undefined){
      let data4 = data.namespace;
      if(typeof data4 === "string"){
        if(!(formats8(data4))){
          const err6 = {instancePath:instancePath+"/namespace",keyword:"format",params:{format: "dns-label"}};
          (vErrors ??= []).push(err6);
          errors++;
        }
      }
    }
  }
  validateIngressClassParametersReference.errors = vErrors;
  return errors === 0;
}

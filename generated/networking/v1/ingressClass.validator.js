// Generated from networking/v1/ingressClass.yaml. Do not edit.
import { formatChecks, hasUniqueItems } from "../../../runtime/schema/index.ts";

export { validate0 as validate };

const func0 = hasUniqueItems;
const schema3 = {"properties":{"apiGroup":{"format":"dns-subdomain"},"kind":{"minLength":1,"format":"path-segment"},"name":{"minLength":1,"format":"path-segment"},"scope":{"enum":["Cluster","Namespace"]},"namespace":{"format":"dns-label"}}};
const formats0 = formatChecks["domain-prefixed-path"];
const formats2 = formatChecks["dns-subdomain"];
const formats4 = formatChecks["path-segment"];
const formats8 = formatChecks["dns-label"];
const func1 = (text) => {
  let length = text.length;
  for (let at = 1; at < text.length; at += 1) {
    if ((text.charCodeAt(at) & 0xfc00) === 0xdc00 && (text.charCodeAt(at - 1) & 0xfc00) === 0xd800) length -= 1;
  }
  return length;
};

function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.controller !== undefined){
      let data0 = data.controller;
      if(typeof data0 === "string"){
        if(func1(data0) > 250){
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
    if(data.parameters !== undefined){
      let data1 = data.parameters;
      if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
        if(data1.apiGroup !== undefined){
          let data2 = data1.apiGroup;
          if(typeof data2 === "string"){
            if(!(formats2(data2))){
              const err2 = {instancePath:instancePath+"/parameters/apiGroup",keyword:"format",params:{format: "dns-subdomain"}};
              (vErrors ??= []).push(err2);
              errors++;
            }
          }
        }
        if(data1.kind !== undefined){
          let data3 = data1.kind;
          if(typeof data3 === "string"){
            if(func1(data3) < 1){
              const err3 = {instancePath:instancePath+"/parameters/kind",keyword:"minLength",params:{limit: 1}};
              (vErrors ??= []).push(err3);
              errors++;
            }
            if(!(formats4(data3))){
              const err4 = {instancePath:instancePath+"/parameters/kind",keyword:"format",params:{format: "path-segment"}};
              (vErrors ??= []).push(err4);
              errors++;
            }
          }
        }
        if(data1.name !== undefined){
          let data4 = data1.name;
          if(typeof data4 === "string"){
            if(func1(data4) < 1){
              const err5 = {instancePath:instancePath+"/parameters/name",keyword:"minLength",params:{limit: 1}};
              (vErrors ??= []).push(err5);
              errors++;
            }
            if(!(formats4(data4))){
              const err6 = {instancePath:instancePath+"/parameters/name",keyword:"format",params:{format: "path-segment"}};
              (vErrors ??= []).push(err6);
              errors++;
            }
          }
        }
        if(data1.scope !== undefined){
          let data5 = data1.scope;
          if(!((data5 === "Cluster") || (data5 === "Namespace"))){
            const err7 = {instancePath:instancePath+"/parameters/scope",keyword:"enum",params:{allowedValues: schema3.properties.scope.enum}};
            (vErrors ??= []).push(err7);
            errors++;
          }
        }
        if(data1.namespace !== undefined){
          let data6 = data1.namespace;
          if(typeof data6 === "string"){
            if(!(formats8(data6))){
              const err8 = {instancePath:instancePath+"/parameters/namespace",keyword:"format",params:{format: "dns-label"}};
              (vErrors ??= []).push(err8);
              errors++;
            }
          }
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

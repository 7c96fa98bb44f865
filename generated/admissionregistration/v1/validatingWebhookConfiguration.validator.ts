// Generated from admissionregistration/v1/validatingWebhookConfiguration.yaml. Do not edit.
// @ts-nocheck
import { hasUniqueKeys } from "../../../runtime/schema/index.ts";

const schema0 = {"properties":{"webhooks":{"uniqueKeys":["name"]}}};
const func0 = hasUniqueKeys;

export function validateValidatingWebhookConfiguration(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.webhooks !== undefined){
      let data0 = data.webhooks;
      if(Array.isArray(data0)){
        if(!func0(data0, schema0.properties.webhooks.uniqueKeys)){
          const err0 = {instancePath:instancePath+"/webhooks",keyword:"uniqueKeys",params:{keys: schema0.properties.webhooks.uniqueKeys}};
          (vErrors ??= []).push(err0);
          errors++;
        }
      }
    }
  }
  validateValidatingWebhookConfiguration.errors = vErrors;
  return errors === 0;
}

const schema1 = {"required":["sideEffects"],"properties":{"name":{"minLength":1},"failurePolicy":{"enum":["Ignore","Fail"]},"matchPolicy":{"enum":["Exact","Equivalent"]},"sideEffects":{"enum":["None","NoneOnDryRun"]},"matchConditions":{"maxItems":64,"uniqueKeys":["name"]}}};
const func1 = (text) => {
  let length = text.length;
  for (let at = 1; at < text.length; at += 1) {
    if ((text.charCodeAt(at) & 0xfc00) === 0xdc00 && (text.charCodeAt(at - 1) & 0xfc00) === 0xd800) length -= 1;
  }
  return length;
};

export function validateValidatingWebhook(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.sideEffects === undefined){
      const err0 = {instancePath,keyword:"required",params:{missingProperty: "sideEffects"}};
      (vErrors ??= []).push(err0);
      errors++;
    }
    if(data.name !== undefined){
      let data0 = data.name;
      if(typeof data0 === "string"){
        if(func1(data0) < 1){
          const err1 = {instancePath:instancePath+"/name",keyword:"minLength",params:{limit: 1}};
          (vErrors ??= []).push(err1);
          errors++;
        }
      }
    }
    if(data.failurePolicy !== undefined){
      let data1 = data.failurePolicy;
      if(!((data1 === "Ignore") || (data1 === "Fail"))){
        const err2 = {instancePath:instancePath+"/failurePolicy",keyword:"enum",params:{allowedValues: schema1.properties.failurePolicy.enum}};
        (vErrors ??= []).push(err2);
        errors++;
      }
    }
    if(data.matchPolicy !== undefined){
      let data2 = data.matchPolicy;
      if(!((data2 === "Exact") || (data2 === "Equivalent"))){
        const err3 = {instancePath:instancePath+"/matchPolicy",keyword:"enum",params:{allowedValues: schema1.properties.matchPolicy.enum}};
        (vErrors ??= []).push(err3);
        errors++;
      }
    }
    if(data.sideEffects !== undefined){
      let data3 = data.sideEffects;
      if(!((data3 === "None") || (data3 === "NoneOnDryRun"))){
        const err4 = {instancePath:instancePath+"/sideEffects",keyword:"enum",params:{allowedValues: schema1.properties.sideEffects.enum}};
        (vErrors ??= []).push(err4);
        errors++;
      }
    }
    if(data.matchConditions !== undefined){
      let data4 = data.matchConditions;
      if(Array.isArray(data4)){
        if(data4.length > 64){
          const err5 = {instancePath:instancePath+"/matchConditions",keyword:"maxItems",params:{limit: 64}};
          (vErrors ??= []).push(err5);
          errors++;
        }
        if(!func0(data4, schema1.properties.matchConditions.uniqueKeys)){
          const err6 = {instancePath:instancePath+"/matchConditions",keyword:"uniqueKeys",params:{keys: schema1.properties.matchConditions.uniqueKeys}};
          (vErrors ??= []).push(err6);
          errors++;
        }
      }
    }
  }
  validateValidatingWebhook.errors = vErrors;
  return errors === 0;
}

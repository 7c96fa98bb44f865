// Generated from admissionregistration/v1/mutatingWebhookConfiguration.yaml. Do not edit.
// @ts-nocheck
import { hasUniqueKeys } from "../../../runtime/schema/index.ts";
import { validateLabelSelector, validateObjectMeta } from "../../meta/v1.validator.ts";
import { validateMatchCondition, validateRuleWithOperations } from "./match.validator.ts";

const schema0 = {"properties":{"metadata":{"checkedBy":"validateObjectMeta"},"webhooks":{"items":{"checkedBy":"validateMutatingWebhook"},"uniqueKeys":["name"]}}};
const func0 = hasUniqueKeys;

export function validateMutatingWebhookConfiguration(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.metadata !== undefined){
      if(!(validateObjectMeta(data.metadata, instancePath+"/metadata"))){
        for(const error of validateObjectMeta.errors) (vErrors ??= []).push(error);
        errors += validateObjectMeta.errors.length;
      }
    }
    if(data.webhooks !== undefined){
      let data1 = data.webhooks;
      if(Array.isArray(data1)){
        const len0 = data1.length;
        for(let i0=0; i0<len0; i0++){
          if(!(validateMutatingWebhook(data1[i0], instancePath+"/webhooks/" + i0))){
            for(const error of validateMutatingWebhook.errors) (vErrors ??= []).push(error);
            errors += validateMutatingWebhook.errors.length;
          }
        }
        if(!func0(data1, schema0.properties.webhooks.uniqueKeys)){
          const err0 = {instancePath:instancePath+"/webhooks",keyword:"uniqueKeys",params:{keys: schema0.properties.webhooks.uniqueKeys}};
          (vErrors ??= []).push(err0);
          errors++;
        }
      }
    }
  }
  validateMutatingWebhookConfiguration.errors = vErrors;
  return errors === 0;
}

const schema1 = {"required":["sideEffects"],"properties":{"name":{"minLength":1},"rules":{"items":{"checkedBy":"validateRuleWithOperations"}},"failurePolicy":{"enum":["Ignore","Fail"]},"matchPolicy":{"enum":["Exact","Equivalent"]},"namespaceSelector":{"checkedBy":"validateLabelSelector"},"objectSelector":{"checkedBy":"validateLabelSelector"},"sideEffects":{"enum":["None","NoneOnDryRun"]},"reinvocationPolicy":{"enum":["Never","IfNeeded"]},"matchConditions":{"maxItems":64,"items":{"checkedBy":"validateMatchCondition"},"uniqueKeys":["name"]}}};
const func1 = (text) => {
  let length = text.length;
  for (let at = 1; at < text.length; at += 1) {
    if ((text.charCodeAt(at) & 0xfc00) === 0xdc00 && (text.charCodeAt(at - 1) & 0xfc00) === 0xd800) length -= 1;
  }
  return length;
};

export function validateMutatingWebhook(data, instancePath = ""){
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
    if(data.rules !== undefined){
      let data1 = data.rules;
      if(Array.isArray(data1)){
        const len0 = data1.length;
        for(let i0=0; i0<len0; i0++){
          if(!(validateRuleWithOperations(data1[i0], instancePath+"/rules/" + i0))){
            for(const error of validateRuleWithOperations.errors) (vErrors ??= []).push(error);
            errors += validateRuleWithOperations.errors.length;
          }
        }
      }
    }
    if(data.failurePolicy !== undefined){
      let data3 = data.failurePolicy;
      if(!((data3 === "Ignore") || (data3 === "Fail"))){
        const err2 = {instancePath:instancePath+"/failurePolicy",keyword:"enum",params:{allowedValues: schema1.properties.failurePolicy.enum}};
        (vErrors ??= []).push(err2);
        errors++;
      }
    }
    if(data.matchPolicy !== undefined){
      let data4 = data.matchPolicy;
      if(!((data4 === "Exact") || (data4 === "Equivalent"))){
        const err3 = {instancePath:instancePath+"/matchPolicy",keyword:"enum",params:{allowedValues: schema1.properties.matchPolicy.enum}};
        (vErrors ??= []).push(err3);
        errors++;
      }
    }
    if(data.namespaceSelector !== undefined){
      if(!(validateLabelSelector(data.namespaceSelector, instancePath+"/namespaceSelector"))){
        for(const error of validateLabelSelector.errors) (vErrors ??= []).push(error);
        errors += validateLabelSelector.errors.length;
      }
    }
    if(data.objectSelector !== undefined){
      if(!(validateLabelSelector(data.objectSelector, instancePath+"/objectSelector"))){
        for(const error of validateLabelSelector.errors) (vErrors ??= []).push(error);
        errors += validateLabelSelector.errors.length;
      }
    }
    if(data.sideEffects !== undefined){
      let data7 = data.sideEffects;
      if(!((data7 === "None") || (data7 === "NoneOnDryRun"))){
        const err4 = {instancePath:instancePath+"/sideEffects",keyword:"enum",params:{allowedValues: schema1.properties.sideEffects.enum}};
        (vErrors ??= []).push(err4);
        errors++;
      }
    }
    if(data.reinvocationPolicy !== undefined){
      let data8 = data.reinvocationPolicy;
      if(!((data8 === "Never") || (data8 === "IfNeeded"))){
        const err5 = {instancePath:instancePath+"/reinvocationPolicy",keyword:"enum",params:{allowedValues: schema1.properties.reinvocationPolicy.enum}};
        (vErrors ??= []).push(err5);
        errors++;
      }
    }
    if(data.matchConditions !== undefined){
      let data9 = data.matchConditions;
      if(Array.isArray(data9)){
        if(data9.length > 64){
          const err6 = {instancePath:instancePath+"/matchConditions",keyword:"maxItems",params:{limit: 64}};
          (vErrors ??= []).push(err6);
          errors++;
        }
        const len1 = data9.length;
        for(let i1=0; i1<len1; i1++){
          if(!(validateMatchCondition(data9[i1], instancePath+"/matchConditions/" + i1))){
            for(const error of validateMatchCondition.errors) (vErrors ??= []).push(error);
            errors += validateMatchCondition.errors.length;
          }
        }
        if(!func0(data9, schema1.properties.matchConditions.uniqueKeys)){
          const err7 = {instancePath:instancePath+"/matchConditions",keyword:"uniqueKeys",params:{keys: schema1.properties.matchConditions.uniqueKeys}};
          (vErrors ??= []).push(err7);
          errors++;
        }
      }
    }
  }
  validateMutatingWebhook.errors = vErrors;
  return errors === 0;
}

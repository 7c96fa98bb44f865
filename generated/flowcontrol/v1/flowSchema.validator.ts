// Generated from flowcontrol/v1/flowSchema.yaml. Do not edit.
// @ts-nocheck
import { hasUniqueItems, hasUniqueKeys } from "../../../runtime/schema/index.ts";
import { validateObjectMeta } from "../../meta/v1.validator.ts";

export function validateFlowSchema(data, instancePath = ""){
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
      if(!(validateFlowSchemaSpec(data.spec, instancePath+"/spec"))){
        for(const error of validateFlowSchemaSpec.errors) (vErrors ??= []).push(error);
        errors += validateFlowSchemaSpec.errors.length;
      }
    }
    if(data.status !== undefined){
      if(!(validateFlowSchemaStatus(data.status, instancePath+"/status"))){
        for(const error of validateFlowSchemaStatus.errors) (vErrors ??= []).push(error);
        errors += validateFlowSchemaStatus.errors.length;
      }
    }
  }
  validateFlowSchema.errors = vErrors;
  return errors === 0;
}


export function validateFlowSchemaSpec(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.distinguisherMethod !== undefined){
      if(!(validateFlowDistinguisherMethod(data.distinguisherMethod, instancePath+"/distinguisherMethod"))){
        for(const error of validateFlowDistinguisherMethod.errors) (vErrors ??= []).push(error);
        errors += validateFlowDistinguisherMethod.errors.length;
      }
    }
    if(data.rules !== undefined){
      let data1 = data.rules;
      if(Array.isArray(data1)){
        const len0 = data1.length;
        for(let i0=0; i0<len0; i0++){
          if(!(validatePolicyRulesWithSubjects(data1[i0], instancePath+"/rules/" + i0))){
            for(const error of validatePolicyRulesWithSubjects.errors) (vErrors ??= []).push(error);
            errors += validatePolicyRulesWithSubjects.errors.length;
          }
        }
      }
    }
  }
  validateFlowSchemaSpec.errors = vErrors;
  return errors === 0;
}

const schema2 = {"properties":{"type":{"enum":["ByUser","ByNamespace"]}}};

export function validateFlowDistinguisherMethod(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.type !== undefined){
      let data0 = data.type;
      if(!((data0 === "ByUser") || (data0 === "ByNamespace"))){
        const err0 = {instancePath:instancePath+"/type",keyword:"enum",params:{allowedValues: schema2.properties.type.enum}};
        (vErrors ??= []).push(err0);
        errors++;
      }
    }
  }
  validateFlowDistinguisherMethod.errors = vErrors;
  return errors === 0;
}


export function validatePolicyRulesWithSubjects(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.subjects !== undefined){
      let data0 = data.subjects;
      if(Array.isArray(data0)){
        const len0 = data0.length;
        for(let i0=0; i0<len0; i0++){
          if(!(validateSubject(data0[i0], instancePath+"/subjects/" + i0))){
            for(const error of validateSubject.errors) (vErrors ??= []).push(error);
            errors += validateSubject.errors.length;
          }
        }
      }
    }
    if(data.resourceRules !== undefined){
      let data2 = data.resourceRules;
      if(Array.isArray(data2)){
        const len1 = data2.length;
        for(let i1=0; i1<len1; i1++){
          if(!(validateResourcePolicyRule(data2[i1], instancePath+"/resourceRules/" + i1))){
            for(const error of validateResourcePolicyRule.errors) (vErrors ??= []).push(error);
            errors += validateResourcePolicyRule.errors.length;
          }
        }
      }
    }
    if(data.nonResourceRules !== undefined){
      let data4 = data.nonResourceRules;
      if(Array.isArray(data4)){
        const len2 = data4.length;
        for(let i2=0; i2<len2; i2++){
          if(!(validateNonResourcePolicyRule(data4[i2], instancePath+"/nonResourceRules/" + i2))){
            for(const error of validateNonResourcePolicyRule.errors) (vErrors ??= []).push(error);
            errors += validateNonResourcePolicyRule.errors.length;
          }
        }
      }
    }
  }
  validatePolicyRulesWithSubjects.errors = vErrors;
  return errors === 0;
}

const schema4 = {"properties":{"kind":{"enum":["User","Group","ServiceAccount"]},"user":{"checkedBy":"validateUserSubject"},"group":{"checkedBy":"validateGroupSubject"},"serviceAccount":{"checkedBy":"validateServiceAccountSubject"}}};

export function validateSubject(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.kind !== undefined){
      let data0 = data.kind;
      if(!(((data0 === "User") || (data0 === "Group")) || (data0 === "ServiceAccount"))){
        const err0 = {instancePath:instancePath+"/kind",keyword:"enum",params:{allowedValues: schema4.properties.kind.enum}};
        (vErrors ??= []).push(err0);
        errors++;
      }
    }
    if(data.user !== undefined){
      if(!(validateUserSubject(data.user, instancePath+"/user"))){
        for(const error of validateUserSubject.errors) (vErrors ??= []).push(error);
        errors += validateUserSubject.errors.length;
      }
    }
    if(data.group !== undefined){
      if(!(validateGroupSubject(data.group, instancePath+"/group"))){
        for(const error of validateGroupSubject.errors) (vErrors ??= []).push(error);
        errors += validateGroupSubject.errors.length;
      }
    }
    if(data.serviceAccount !== undefined){
      if(!(validateServiceAccountSubject(data.serviceAccount, instancePath+"/serviceAccount"))){
        for(const error of validateServiceAccountSubject.errors) (vErrors ??= []).push(error);
        errors += validateServiceAccountSubject.errors.length;
      }
    }
  }
  validateSubject.errors = vErrors;
  return errors === 0;
}

const func0 = (text) => {
  let length = text.length;
  for (let at = 1; at < text.length; at += 1) {
    if ((text.charCodeAt(at) & 0xfc00) === 0xdc00 && (text.charCodeAt(at - 1) & 0xfc00) === 0xd800) length -= 1;
  }
  return length;
};

export function validateUserSubject(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.name !== undefined){
      let data0 = data.name;
      if(typeof data0 === "string"){
        if(func0(data0) < 1){
          const err0 = {instancePath:instancePath+"/name",keyword:"minLength",params:{limit: 1}};
          (vErrors ??= []).push(err0);
          errors++;
        }
      }
    }
  }
  validateUserSubject.errors = vErrors;
  return errors === 0;
}


export function validateGroupSubject(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.name !== undefined){
      let data0 = data.name;
      if(typeof data0 === "string"){
        if(func0(data0) < 1){
          const err0 = {instancePath:instancePath+"/name",keyword:"minLength",params:{limit: 1}};
          (vErrors ??= []).push(err0);
          errors++;
        }
      }
    }
  }
  validateGroupSubject.errors = vErrors;
  return errors === 0;
}


export function validateServiceAccountSubject(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.name !== undefined){
      let data0 = data.name;
      if(typeof data0 === "string"){
        if(func0(data0) < 1){
          const err0 = {instancePath:instancePath+"/name",keyword:"minLength",params:{limit: 1}};
          (vErrors ??= []).push(err0);
          errors++;
        }
      }
    }
  }
  validateServiceAccountSubject.errors = vErrors;
  return errors === 0;
}

const func3 = hasUniqueItems;

export function validateResourcePolicyRule(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.verbs !== undefined){
      let data0 = data.verbs;
      if(Array.isArray(data0)){
        if(!func3(data0)){
          const err0 = {instancePath:instancePath+"/verbs",keyword:"unique",params:{}};
          (vErrors ??= []).push(err0);
          errors++;
        }
      }
    }
    if(data.apiGroups !== undefined){
      let data1 = data.apiGroups;
      if(Array.isArray(data1)){
        if(!func3(data1)){
          const err1 = {instancePath:instancePath+"/apiGroups",keyword:"unique",params:{}};
          (vErrors ??= []).push(err1);
          errors++;
        }
      }
    }
    if(data.resources !== undefined){
      let data2 = data.resources;
      if(Array.isArray(data2)){
        if(!func3(data2)){
          const err2 = {instancePath:instancePath+"/resources",keyword:"unique",params:{}};
          (vErrors ??= []).push(err2);
          errors++;
        }
      }
    }
    if(data.namespaces !== undefined){
      let data3 = data.namespaces;
      if(Array.isArray(data3)){
        if(!func3(data3)){
          const err3 = {instancePath:instancePath+"/namespaces",keyword:"unique",params:{}};
          (vErrors ??= []).push(err3);
          errors++;
        }
      }
    }
  }
  validateResourcePolicyRule.errors = vErrors;
  return errors === 0;
}


export function validateNonResourcePolicyRule(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.verbs !== undefined){
      let data0 = data.verbs;
      if(Array.isArray(data0)){
        if(!func3(data0)){
          const err0 = {instancePath:instancePath+"/verbs",keyword:"unique",params:{}};
          (vErrors ??= []).push(err0);
          errors++;
        }
      }
    }
    if(data.nonResourceURLs !== undefined){
      let data1 = data.nonResourceURLs;
      if(Array.isArray(data1)){
        if(!func3(data1)){
          const err1 = {instancePath:instancePath+"/nonResourceURLs",keyword:"unique",params:{}};
          (vErrors ??= []).push(err1);
          errors++;
        }
      }
    }
  }
  validateNonResourcePolicyRule.errors = vErrors;
  return errors === 0;
}

const schema10 = {"properties":{"conditions":{"uniqueKeys":["type"]}}};
const func9 = hasUniqueKeys;

export function validateFlowSchemaStatus(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.conditions !== undefined){
      let data0 = data.conditions;
      if(Array.isArray(data0)){
        if(!func9(data0, schema10.properties.conditions.uniqueKeys)){
          const err0 = {instancePath:instancePath+"/conditions",keyword:"uniqueKeys",params:{keys: schema10.properties.conditions.uniqueKeys}};
          (vErrors ??= []).push(err0);
          errors++;
        }
      }
    }
  }
  validateFlowSchemaStatus.errors = vErrors;
  return errors === 0;
}

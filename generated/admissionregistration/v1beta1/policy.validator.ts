// Generated from admissionregistration/v1beta1/policy.yaml. Do not edit.
// @ts-nocheck
import { formatChecks } from "../../../runtime/schema/index.ts";

const schema0 = {"properties":{"matchPolicy":{"enum":["Exact","Equivalent"]}}};

export function validateMatchResources(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.matchPolicy !== undefined){
      let data0 = data.matchPolicy;
      if(!((data0 === "Exact") || (data0 === "Equivalent"))){
        const err0 = {instancePath:instancePath+"/matchPolicy",keyword:"enum",params:{allowedValues: schema0.properties.matchPolicy.enum}};
        (vErrors ??= []).push(err0);
        errors++;
      }
    }
  }
  validateMatchResources.errors = vErrors;
  return errors === 0;
}

const schema1 = {"properties":{"operations":{"items":{"enum":["*","CREATE","UPDATE","DELETE","CONNECT"]}},"scope":{"enum":["Cluster","Namespaced","*"]}}};

export function validateNamedRuleWithOperations(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.operations !== undefined){
      let data0 = data.operations;
      if(Array.isArray(data0)){
        const len0 = data0.length;
        for(let i0=0; i0<len0; i0++){
          let data1 = data0[i0];
          if(!(((((data1 === "*") || (data1 === "CREATE")) || (data1 === "UPDATE")) || (data1 === "DELETE")) || (data1 === "CONNECT"))){
            const err0 = {instancePath:instancePath+"/operations/" + i0,keyword:"enum",params:{allowedValues: schema1.properties.operations.items.enum}};
            (vErrors ??= []).push(err0);
            errors++;
          }
        }
      }
    }
    if(data.scope !== undefined){
      let data2 = data.scope;
      if(!(((data2 === "Cluster") || (data2 === "Namespaced")) || (data2 === "*"))){
        const err1 = {instancePath:instancePath+"/scope",keyword:"enum",params:{allowedValues: schema1.properties.scope.enum}};
        (vErrors ??= []).push(err1);
        errors++;
      }
    }
  }
  validateNamedRuleWithOperations.errors = vErrors;
  return errors === 0;
}

const formats0 = formatChecks["qualified-name or empty"];
const func0 = (text) => {
  let length = text.length;
  for (let at = 1; at < text.length; at += 1) {
    if ((text.charCodeAt(at) & 0xfc00) === 0xdc00 && (text.charCodeAt(at - 1) & 0xfc00) === 0xd800) length -= 1;
  }
  return length;
};

export function validateMatchCondition(data, instancePath = ""){
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
        if(!(formats0(data0))){
          const err1 = {instancePath:instancePath+"/name",keyword:"format",params:{format: "qualified-name or empty"}};
          (vErrors ??= []).push(err1);
          errors++;
        }
      }
    }
    if(data.expression !== undefined){
      let data1 = data.expression;
      if(typeof data1 === "string"){
        if(func0(data1) < 1){
          const err2 = {instancePath:instancePath+"/expression",keyword:"minLength",params:{limit: 1}};
          (vErrors ??= []).push(err2);
          errors++;
        }
      }
    }
  }
  validateMatchCondition.errors = vErrors;
  return errors === 0;
}

const schema3 = {"properties":{"parameterNotFoundAction":{"givenEnum":["Deny","Allow"]}}};

export function validateParamRef(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.parameterNotFoundAction !== undefined){
      if(!schema3.properties.parameterNotFoundAction.givenEnum.includes(data.parameterNotFoundAction)){
        const err0 = {instancePath:instancePath+"/parameterNotFoundAction",keyword:"givenEnum",params:{allowedValues: schema3.properties.parameterNotFoundAction.givenEnum}};
        (vErrors ??= []).push(err0);
        errors++;
      }
    }
  }
  validateParamRef.errors = vErrors;
  return errors === 0;
}


export function validateVariable(data, instancePath = ""){
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
  validateVariable.errors = vErrors;
  return errors === 0;
}

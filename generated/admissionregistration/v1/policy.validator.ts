// Generated from admissionregistration/v1/policy.yaml. Do not edit.
// @ts-nocheck
const schema0 = {"properties":{"parameterNotFoundAction":{"givenEnum":["Deny","Allow"]}}};

export function validateParamRef(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.parameterNotFoundAction !== undefined){
      if(!schema0.properties.parameterNotFoundAction.givenEnum.includes(data.parameterNotFoundAction)){
        const err0 = {instancePath:instancePath+"/parameterNotFoundAction",keyword:"givenEnum",params:{allowedValues: schema0.properties.parameterNotFoundAction.givenEnum}};
        (vErrors ??= []).push(err0);
        errors++;
      }
    }
  }
  validateParamRef.errors = vErrors;
  return errors === 0;
}

const func0 = (text) => {
  let length = text.length;
  for (let at = 1; at < text.length; at += 1) {
    if ((text.charCodeAt(at) & 0xfc00) === 0xdc00 && (text.charCodeAt(at - 1) & 0xfc00) === 0xd800) length -= 1;
  }
  return length;
};

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

// Generated from networking/v1/networkPolicy.yaml. Do not edit.
// @ts-nocheck
import { formatChecks } from "../../../runtime/schema/index.ts";

const schema0 = {"properties":{"policyTypes":{"items":{"givenEnum":["Ingress","Egress"]}}}};

export function validateNetworkPolicySpec(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.policyTypes !== undefined){
      let data0 = data.policyTypes;
      if(Array.isArray(data0)){
        const len0 = data0.length;
        for(let i0=0; i0<len0; i0++){
          if(!schema0.properties.policyTypes.items.givenEnum.includes(data0[i0])){
            const err0 = {instancePath:instancePath+"/policyTypes/" + i0,keyword:"givenEnum",params:{allowedValues: schema0.properties.policyTypes.items.givenEnum}};
            (vErrors ??= []).push(err0);
            errors++;
          }
        }
      }
    }
  }
  validateNetworkPolicySpec.errors = vErrors;
  return errors === 0;
}

const schema1 = {"properties":{"protocol":{"givenEnum":["TCP","UDP","SCTP"]}}};

export function validateNetworkPolicyPort(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.protocol !== undefined){
      if(!schema1.properties.protocol.givenEnum.includes(data.protocol)){
        const err0 = {instancePath:instancePath+"/protocol",keyword:"givenEnum",params:{allowedValues: schema1.properties.protocol.givenEnum}};
        (vErrors ??= []).push(err0);
        errors++;
      }
    }
  }
  validateNetworkPolicyPort.errors = vErrors;
  return errors === 0;
}

const formats0 = formatChecks["cidr or empty"];
const formats2 = formatChecks.cidr;
const func0 = (text) => {
  let length = text.length;
  for (let at = 1; at < text.length; at += 1) {
    if ((text.charCodeAt(at) & 0xfc00) === 0xdc00 && (text.charCodeAt(at - 1) & 0xfc00) === 0xd800) length -= 1;
  }
  return length;
};

export function validateIPBlock(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.cidr !== undefined){
      let data0 = data.cidr;
      if(typeof data0 === "string"){
        if(func0(data0) < 1){
          const err0 = {instancePath:instancePath+"/cidr",keyword:"minLength",params:{limit: 1}};
          (vErrors ??= []).push(err0);
          errors++;
        }
        if(!(formats0(data0))){
          const err1 = {instancePath:instancePath+"/cidr",keyword:"format",params:{format: "cidr or empty"}};
          (vErrors ??= []).push(err1);
          errors++;
        }
      }
    }
    if(data.except !== undefined){
      let data1 = data.except;
      if(Array.isArray(data1)){
        const len0 = data1.length;
        for(let i0=0; i0<len0; i0++){
          let data2 = data1[i0];
          if(typeof data2 === "string"){
            if(!(formats2(data2))){
              const err2 = {instancePath:instancePath+"/except/" + i0,keyword:"format",params:{format: "cidr"}};
              (vErrors ??= []).push(err2);
              errors++;
            }
          }
        }
      }
    }
  }
  validateIPBlock.errors = vErrors;
  return errors === 0;
}

// Generated from networking/v1/networkPolicy.yaml. Do not edit.
// @ts-nocheck
import { formatChecks } from "../../../runtime/schema/index.ts";
import { validateLabelSelector, validateObjectMeta } from "../../meta/v1.validator.ts";

export function validateNetworkPolicy(data, instancePath = ""){
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
      if(!(validateNetworkPolicySpec(data.spec, instancePath+"/spec"))){
        for(const error of validateNetworkPolicySpec.errors) (vErrors ??= []).push(error);
        errors += validateNetworkPolicySpec.errors.length;
      }
    }
  }
  validateNetworkPolicy.errors = vErrors;
  return errors === 0;
}

const schema1 = {"properties":{"podSelector":{"checkedBy":"validateLabelSelector"},"ingress":{"items":{"checkedBy":"validateNetworkPolicyIngressRule"}},"egress":{"items":{"checkedBy":"validateNetworkPolicyEgressRule"}},"policyTypes":{"items":{"enum":["Ingress","Egress"]}}}};

export function validateNetworkPolicySpec(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.podSelector !== undefined){
      if(!(validateLabelSelector(data.podSelector, instancePath+"/podSelector"))){
        for(const error of validateLabelSelector.errors) (vErrors ??= []).push(error);
        errors += validateLabelSelector.errors.length;
      }
    }
    if(data.ingress !== undefined){
      let data1 = data.ingress;
      if(Array.isArray(data1)){
        const len0 = data1.length;
        for(let i0=0; i0<len0; i0++){
          if(!(validateNetworkPolicyIngressRule(data1[i0], instancePath+"/ingress/" + i0))){
            for(const error of validateNetworkPolicyIngressRule.errors) (vErrors ??= []).push(error);
            errors += validateNetworkPolicyIngressRule.errors.length;
          }
        }
      }
    }
    if(data.egress !== undefined){
      let data3 = data.egress;
      if(Array.isArray(data3)){
        const len1 = data3.length;
        for(let i1=0; i1<len1; i1++){
          if(!(validateNetworkPolicyEgressRule(data3[i1], instancePath+"/egress/" + i1))){
            for(const error of validateNetworkPolicyEgressRule.errors) (vErrors ??= []).push(error);
            errors += validateNetworkPolicyEgressRule.errors.length;
          }
        }
      }
    }
    if(data.policyTypes !== undefined){
      let data5 = data.policyTypes;
      if(Array.isArray(data5)){
        const len2 = data5.length;
        for(let i2=0; i2<len2; i2++){
          let data6 = data5[i2];
          if(!((data6 === "Ingress") || (data6 === "Egress"))){
            const err0 = {instancePath:instancePath+"/policyTypes/" + i2,keyword:"enum",params:{allowedValues: schema1.properties.policyTypes.items.enum}};
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


export function validateNetworkPolicyIngressRule(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.ports !== undefined){
      let data0 = data.ports;
      if(Array.isArray(data0)){
        const len0 = data0.length;
        for(let i0=0; i0<len0; i0++){
          if(!(validateNetworkPolicyPort(data0[i0], instancePath+"/ports/" + i0))){
            for(const error of validateNetworkPolicyPort.errors) (vErrors ??= []).push(error);
            errors += validateNetworkPolicyPort.errors.length;
          }
        }
      }
    }
    if(data.from !== undefined){
      let data2 = data.from;
      if(Array.isArray(data2)){
        const len1 = data2.length;
        for(let i1=0; i1<len1; i1++){
          if(!(validateNetworkPolicyPeer(data2[i1], instancePath+"/from/" + i1))){
            for(const error of validateNetworkPolicyPeer.errors) (vErrors ??= []).push(error);
            errors += validateNetworkPolicyPeer.errors.length;
          }
        }
      }
    }
  }
  validateNetworkPolicyIngressRule.errors = vErrors;
  return errors === 0;
}

const schema3 = {"properties":{"protocol":{"enum":["TCP","UDP","SCTP"]},"endPort":{"range":[1,65535]}}};

export function validateNetworkPolicyPort(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.protocol !== undefined){
      let data0 = data.protocol;
      if(!(((data0 === "TCP") || (data0 === "UDP")) || (data0 === "SCTP"))){
        const err0 = {instancePath:instancePath+"/protocol",keyword:"enum",params:{allowedValues: schema3.properties.protocol.enum}};
        (vErrors ??= []).push(err0);
        errors++;
      }
    }
    if(data.endPort !== undefined){
      let data1 = data.endPort;
      if(typeof data1 == "number"){
        if(data1 < 1 || data1 > 65535){
          const err1 = {instancePath:instancePath+"/endPort",keyword:"range",params:{minimum: 1, maximum: 65535}};
          (vErrors ??= []).push(err1);
          errors++;
        }
      }
    }
  }
  validateNetworkPolicyPort.errors = vErrors;
  return errors === 0;
}


export function validateNetworkPolicyPeer(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.podSelector !== undefined){
      if(!(validateLabelSelector(data.podSelector, instancePath+"/podSelector"))){
        for(const error of validateLabelSelector.errors) (vErrors ??= []).push(error);
        errors += validateLabelSelector.errors.length;
      }
    }
    if(data.namespaceSelector !== undefined){
      if(!(validateLabelSelector(data.namespaceSelector, instancePath+"/namespaceSelector"))){
        for(const error of validateLabelSelector.errors) (vErrors ??= []).push(error);
        errors += validateLabelSelector.errors.length;
      }
    }
    if(data.ipBlock !== undefined){
      if(!(validateIPBlock(data.ipBlock, instancePath+"/ipBlock"))){
        for(const error of validateIPBlock.errors) (vErrors ??= []).push(error);
        errors += validateIPBlock.errors.length;
      }
    }
  }
  validateNetworkPolicyPeer.errors = vErrors;
  return errors === 0;
}

const formats0 = formatChecks.cidr;
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
          const err1 = {instancePath:instancePath+"/cidr",keyword:"format",params:{format: "cidr"}};
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
            if(!(formats0(data2))){
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


export function validateNetworkPolicyEgressRule(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.ports !== undefined){
      let data0 = data.ports;
      if(Array.isArray(data0)){
        const len0 = data0.length;
        for(let i0=0; i0<len0; i0++){
          if(!(validateNetworkPolicyPort(data0[i0], instancePath+"/ports/" + i0))){
            for(const error of validateNetworkPolicyPort.errors) (vErrors ??= []).push(error);
            errors += validateNetworkPolicyPort.errors.length;
          }
        }
      }
    }
    if(data.to !== undefined){
      let data2 = data.to;
      if(Array.isArray(data2)){
        const len1 = data2.length;
        for(let i1=0; i1<len1; i1++){
          if(!(validateNetworkPolicyPeer(data2[i1], instancePath+"/to/" + i1))){
            for(const error of validateNetworkPolicyPeer.errors) (vErrors ??= []).push(error);
            errors += validateNetworkPolicyPeer.errors.length;
          }
        }
      }
    }
  }
  validateNetworkPolicyEgressRule.errors = vErrors;
  return errors === 0;
}

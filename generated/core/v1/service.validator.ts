// Generated from core/v1/service.yaml. Do not edit.
// @ts-nocheck
import { formatChecks, hasUniqueKeys } from "../../../runtime/schema/index.ts";

const schema0 = {"properties":{"selector":{"additionalProperties":{"format":"label-value"}},"type":{"enum":["ClusterIP","NodePort","LoadBalancer","ExternalName"]},"externalIPs":{"items":{"format":"ip"}},"sessionAffinity":{"enum":["ClientIP","None"]},"externalTrafficPolicy":{"enum":["Cluster","Local"]},"ipFamilies":{"items":{"enum":["IPv4","IPv6",""]}},"ipFamilyPolicy":{"enum":["SingleStack","PreferDualStack","RequireDualStack"]},"internalTrafficPolicy":{"enum":["Cluster","Local"]},"trafficDistribution":{"givenEnum":["PreferClose","PreferSameZone","PreferSameNode"]}}};
const formats0 = formatChecks["label-value"];
const formats2 = formatChecks.ip;

export function validateServiceSpec(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.selector !== undefined){
      let data0 = data.selector;
      if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
        for(const key0 in data0){
          let data1 = data0[key0];
          if(typeof data1 === "string"){
            if(!(formats0(data1))){
              const err0 = {instancePath:instancePath+"/selector/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"format",params:{format: "label-value"}};
              (vErrors ??= []).push(err0);
              errors++;
            }
          }
        }
      }
    }
    if(data.type !== undefined){
      let data2 = data.type;
      if(!((((data2 === "ClusterIP") || (data2 === "NodePort")) || (data2 === "LoadBalancer")) || (data2 === "ExternalName"))){
        const err1 = {instancePath:instancePath+"/type",keyword:"enum",params:{allowedValues: schema0.properties.type.enum}};
        (vErrors ??= []).push(err1);
        errors++;
      }
    }
    if(data.externalIPs !== undefined){
      let data3 = data.externalIPs;
      if(Array.isArray(data3)){
        const len0 = data3.length;
        for(let i0=0; i0<len0; i0++){
          let data4 = data3[i0];
          if(typeof data4 === "string"){
            if(!(formats2(data4))){
              const err2 = {instancePath:instancePath+"/externalIPs/" + i0,keyword:"format",params:{format: "ip"}};
              (vErrors ??= []).push(err2);
              errors++;
            }
          }
        }
      }
    }
    if(data.sessionAffinity !== undefined){
      let data5 = data.sessionAffinity;
      if(!((data5 === "ClientIP") || (data5 === "None"))){
        const err3 = {instancePath:instancePath+"/sessionAffinity",keyword:"enum",params:{allowedValues: schema0.properties.sessionAffinity.enum}};
        (vErrors ??= []).push(err3);
        errors++;
      }
    }
    if(data.externalTrafficPolicy !== undefined){
      let data6 = data.externalTrafficPolicy;
      if(!((data6 === "Cluster") || (data6 === "Local"))){
        const err4 = {instancePath:instancePath+"/externalTrafficPolicy",keyword:"enum",params:{allowedValues: schema0.properties.externalTrafficPolicy.enum}};
        (vErrors ??= []).push(err4);
        errors++;
      }
    }
    if(data.ipFamilies !== undefined){
      let data7 = data.ipFamilies;
      if(Array.isArray(data7)){
        const len1 = data7.length;
        for(let i1=0; i1<len1; i1++){
          let data8 = data7[i1];
          if(!(((data8 === "IPv4") || (data8 === "IPv6")) || (data8 === ""))){
            const err5 = {instancePath:instancePath+"/ipFamilies/" + i1,keyword:"enum",params:{allowedValues: schema0.properties.ipFamilies.items.enum}};
            (vErrors ??= []).push(err5);
            errors++;
          }
        }
      }
    }
    if(data.ipFamilyPolicy !== undefined){
      let data9 = data.ipFamilyPolicy;
      if(!(((data9 === "SingleStack") || (data9 === "PreferDualStack")) || (data9 === "RequireDualStack"))){
        const err6 = {instancePath:instancePath+"/ipFamilyPolicy",keyword:"enum",params:{allowedValues: schema0.properties.ipFamilyPolicy.enum}};
        (vErrors ??= []).push(err6);
        errors++;
      }
    }
    if(data.internalTrafficPolicy !== undefined){
      let data10 = data.internalTrafficPolicy;
      if(!((data10 === "Cluster") || (data10 === "Local"))){
        const err7 = {instancePath:instancePath+"/internalTrafficPolicy",keyword:"enum",params:{allowedValues: schema0.properties.internalTrafficPolicy.enum}};
        (vErrors ??= []).push(err7);
        errors++;
      }
    }
    if(data.trafficDistribution !== undefined){
      if(!schema0.properties.trafficDistribution.givenEnum.includes(data.trafficDistribution)){
        const err8 = {instancePath:instancePath+"/trafficDistribution",keyword:"givenEnum",params:{allowedValues: schema0.properties.trafficDistribution.givenEnum}};
        (vErrors ??= []).push(err8);
        errors++;
      }
    }
  }
  validateServiceSpec.errors = vErrors;
  return errors === 0;
}

const schema1 = {"properties":{"name":{"format":"dns-label"},"protocol":{"enum":["TCP","UDP","SCTP"]},"appProtocol":{"format":"qualified-name"}}};
const formats4 = formatChecks["dns-label"];
const formats6 = formatChecks["qualified-name"];

export function validateServicePort(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.name !== undefined){
      let data0 = data.name;
      if(typeof data0 === "string"){
        if(!(formats4(data0))){
          const err0 = {instancePath:instancePath+"/name",keyword:"format",params:{format: "dns-label"}};
          (vErrors ??= []).push(err0);
          errors++;
        }
      }
    }
    if(data.protocol !== undefined){
      let data1 = data.protocol;
      if(!(((data1 === "TCP") || (data1 === "UDP")) || (data1 === "SCTP"))){
        const err1 = {instancePath:instancePath+"/protocol",keyword:"enum",params:{allowedValues: schema1.properties.protocol.enum}};
        (vErrors ??= []).push(err1);
        errors++;
      }
    }
    if(data.appProtocol !== undefined){
      let data2 = data.appProtocol;
      if(typeof data2 === "string"){
        if(!(formats6(data2))){
          const err2 = {instancePath:instancePath+"/appProtocol",keyword:"format",params:{format: "qualified-name"}};
          (vErrors ??= []).push(err2);
          errors++;
        }
      }
    }
  }
  validateServicePort.errors = vErrors;
  return errors === 0;
}

const schema2 = {"properties":{"conditions":{"uniqueKeys":["type"]}}};
const func0 = hasUniqueKeys;

export function validateServiceStatus(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.conditions !== undefined){
      let data0 = data.conditions;
      if(Array.isArray(data0)){
        if(!func0(data0, schema2.properties.conditions.uniqueKeys)){
          const err0 = {instancePath:instancePath+"/conditions",keyword:"uniqueKeys",params:{keys: schema2.properties.conditions.uniqueKeys}};
          (vErrors ??= []).push(err0);
          errors++;
        }
      }
    }
  }
  validateServiceStatus.errors = vErrors;
  return errors === 0;
}

const schema3 = {"properties":{"ipMode":{"enum":["VIP","Proxy"]}}};

export function validateLoadBalancerIngress(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.ipMode !== undefined){
      let data0 = data.ipMode;
      if(!((data0 === "VIP") || (data0 === "Proxy"))){
        const err0 = {instancePath:instancePath+"/ipMode",keyword:"enum",params:{allowedValues: schema3.properties.ipMode.enum}};
        (vErrors ??= []).push(err0);
        errors++;
      }
    }
  }
  validateLoadBalancerIngress.errors = vErrors;
  return errors === 0;
}

const schema4 = {"properties":{"protocol":{"enum":["TCP","UDP","SCTP"]},"error":{"maxLength":316,"format":"qualified-name"}}};
const func1 = (text) => {
  let length = text.length;
  for (let at = 1; at < text.length; at += 1) {
    if ((text.charCodeAt(at) & 0xfc00) === 0xdc00 && (text.charCodeAt(at - 1) & 0xfc00) === 0xd800) length -= 1;
  }
  return length;
};

export function validatePortStatus(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.protocol !== undefined){
      let data0 = data.protocol;
      if(!(((data0 === "TCP") || (data0 === "UDP")) || (data0 === "SCTP"))){
        const err0 = {instancePath:instancePath+"/protocol",keyword:"enum",params:{allowedValues: schema4.properties.protocol.enum}};
        (vErrors ??= []).push(err0);
        errors++;
      }
    }
    if(data.error !== undefined){
      let data1 = data.error;
      if(typeof data1 === "string"){
        if(func1(data1) > 316){
          const err1 = {instancePath:instancePath+"/error",keyword:"maxLength",params:{limit: 316}};
          (vErrors ??= []).push(err1);
          errors++;
        }
        if(!(formats6(data1))){
          const err2 = {instancePath:instancePath+"/error",keyword:"format",params:{format: "qualified-name"}};
          (vErrors ??= []).push(err2);
          errors++;
        }
      }
    }
  }
  validatePortStatus.errors = vErrors;
  return errors === 0;
}

// Generated from core/v1/service.yaml. Do not edit.
// @ts-nocheck
import { formatChecks, hasUniqueKeys } from "../../../runtime/schema/index.ts";

const schema0 = {"properties":{"ports":{"uniqueKeys":["port","protocol"]},"selector":{"additionalProperties":{"format":"label-value"}},"type":{"enum":["ClusterIP","NodePort","LoadBalancer","ExternalName"]},"externalIPs":{"items":{"format":"ip"}},"sessionAffinity":{"enum":["ClientIP","None"]},"externalTrafficPolicy":{"enum":["Cluster","Local"]},"healthCheckNodePort":{"range":[1,65535]},"ipFamilies":{"items":{"enum":["IPv4","IPv6",""]}},"ipFamilyPolicy":{"enum":["SingleStack","PreferDualStack","RequireDualStack"]},"loadBalancerClass":{"format":"qualified-name"},"internalTrafficPolicy":{"enum":["Cluster","Local"]},"trafficDistribution":{"givenEnum":["PreferClose","PreferSameZone","PreferSameNode"]}}};
const func0 = hasUniqueKeys;
const formats0 = formatChecks["label-value"];
const formats2 = formatChecks.ip;
const formats4 = formatChecks["qualified-name"];

export function validateServiceSpec(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.ports !== undefined){
      let data0 = data.ports;
      if(Array.isArray(data0)){
        if(!func0(data0, schema0.properties.ports.uniqueKeys)){
          const err0 = {instancePath:instancePath+"/ports",keyword:"uniqueKeys",params:{keys: schema0.properties.ports.uniqueKeys}};
          (vErrors ??= []).push(err0);
          errors++;
        }
      }
    }
    if(data.selector !== undefined){
      let data1 = data.selector;
      if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
        for(const key0 in data1){
          let data2 = data1[key0];
          if(typeof data2 === "string"){
            if(!(formats0(data2))){
              const err1 = {instancePath:instancePath+"/selector/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"format",params:{format: "label-value"}};
              (vErrors ??= []).push(err1);
              errors++;
            }
          }
        }
      }
    }
    if(data.type !== undefined){
      let data3 = data.type;
      if(!((((data3 === "ClusterIP") || (data3 === "NodePort")) || (data3 === "LoadBalancer")) || (data3 === "ExternalName"))){
        const err2 = {instancePath:instancePath+"/type",keyword:"enum",params:{allowedValues: schema0.properties.type.enum}};
        (vErrors ??= []).push(err2);
        errors++;
      }
    }
    if(data.externalIPs !== undefined){
      let data4 = data.externalIPs;
      if(Array.isArray(data4)){
        const len0 = data4.length;
        for(let i0=0; i0<len0; i0++){
          let data5 = data4[i0];
          if(typeof data5 === "string"){
            if(!(formats2(data5))){
              const err3 = {instancePath:instancePath+"/externalIPs/" + i0,keyword:"format",params:{format: "ip"}};
              (vErrors ??= []).push(err3);
              errors++;
            }
          }
        }
      }
    }
    if(data.sessionAffinity !== undefined){
      let data6 = data.sessionAffinity;
      if(!((data6 === "ClientIP") || (data6 === "None"))){
        const err4 = {instancePath:instancePath+"/sessionAffinity",keyword:"enum",params:{allowedValues: schema0.properties.sessionAffinity.enum}};
        (vErrors ??= []).push(err4);
        errors++;
      }
    }
    if(data.externalTrafficPolicy !== undefined){
      let data7 = data.externalTrafficPolicy;
      if(!((data7 === "Cluster") || (data7 === "Local"))){
        const err5 = {instancePath:instancePath+"/externalTrafficPolicy",keyword:"enum",params:{allowedValues: schema0.properties.externalTrafficPolicy.enum}};
        (vErrors ??= []).push(err5);
        errors++;
      }
    }
    if(data.healthCheckNodePort !== undefined){
      let data8 = data.healthCheckNodePort;
      if(typeof data8 == "number"){
        if(data8 < 1 || data8 > 65535){
          const err6 = {instancePath:instancePath+"/healthCheckNodePort",keyword:"range",params:{minimum: 1, maximum: 65535}};
          (vErrors ??= []).push(err6);
          errors++;
        }
      }
    }
    if(data.ipFamilies !== undefined){
      let data9 = data.ipFamilies;
      if(Array.isArray(data9)){
        const len1 = data9.length;
        for(let i1=0; i1<len1; i1++){
          let data10 = data9[i1];
          if(!(((data10 === "IPv4") || (data10 === "IPv6")) || (data10 === ""))){
            const err7 = {instancePath:instancePath+"/ipFamilies/" + i1,keyword:"enum",params:{allowedValues: schema0.properties.ipFamilies.items.enum}};
            (vErrors ??= []).push(err7);
            errors++;
          }
        }
      }
    }
    if(data.ipFamilyPolicy !== undefined){
      let data11 = data.ipFamilyPolicy;
      if(!(((data11 === "SingleStack") || (data11 === "PreferDualStack")) || (data11 === "RequireDualStack"))){
        const err8 = {instancePath:instancePath+"/ipFamilyPolicy",keyword:"enum",params:{allowedValues: schema0.properties.ipFamilyPolicy.enum}};
        (vErrors ??= []).push(err8);
        errors++;
      }
    }
    if(data.loadBalancerClass !== undefined){
      let data12 = data.loadBalancerClass;
      if(typeof data12 === "string"){
        if(!(formats4(data12))){
          const err9 = {instancePath:instancePath+"/loadBalancerClass",keyword:"format",params:{format: "qualified-name"}};
          (vErrors ??= []).push(err9);
          errors++;
        }
      }
    }
    if(data.internalTrafficPolicy !== undefined){
      let data13 = data.internalTrafficPolicy;
      if(!((data13 === "Cluster") || (data13 === "Local"))){
        const err10 = {instancePath:instancePath+"/internalTrafficPolicy",keyword:"enum",params:{allowedValues: schema0.properties.internalTrafficPolicy.enum}};
        (vErrors ??= []).push(err10);
        errors++;
      }
    }
    if(data.trafficDistribution !== undefined){
      if(!schema0.properties.trafficDistribution.givenEnum.includes(data.trafficDistribution)){
        const err11 = {instancePath:instancePath+"/trafficDistribution",keyword:"givenEnum",params:{allowedValues: schema0.properties.trafficDistribution.givenEnum}};
        (vErrors ??= []).push(err11);
        errors++;
      }
    }
  }
  validateServiceSpec.errors = vErrors;
  return errors === 0;
}

const schema1 = {"properties":{"name":{"format":"dns-label"},"protocol":{"enum":["TCP","UDP","SCTP"]},"appProtocol":{"format":"qualified-name"},"port":{"range":[1,65535]}}};
const formats6 = formatChecks["dns-label"];

export function validateServicePort(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.name !== undefined){
      let data0 = data.name;
      if(typeof data0 === "string"){
        if(!(formats6(data0))){
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
        if(!(formats4(data2))){
          const err2 = {instancePath:instancePath+"/appProtocol",keyword:"format",params:{format: "qualified-name"}};
          (vErrors ??= []).push(err2);
          errors++;
        }
      }
    }
    if(data.port !== undefined){
      let data3 = data.port;
      if(typeof data3 == "number"){
        if(data3 < 1 || data3 > 65535){
          const err3 = {instancePath:instancePath+"/port",keyword:"range",params:{minimum: 1, maximum: 65535}};
          (vErrors ??= []).push(err3);
          errors++;
        }
      }
    }
  }
  validateServicePort.errors = vErrors;
  return errors === 0;
}

const schema2 = {"properties":{"conditions":{"uniqueKeys":["type"]}}};

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
const func2 = (text) => {
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
        if(func2(data1) > 316){
          const err1 = {instancePath:instancePath+"/error",keyword:"maxLength",params:{limit: 316}};
          (vErrors ??= []).push(err1);
          errors++;
        }
        if(!(formats4(data1))){
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

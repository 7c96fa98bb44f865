// Generated from core/v1/service.yaml. Do not edit.
import { formatChecks, hasUniqueItems, hasUniqueKeys } from "../../../runtime/schema/index.ts";

export { validate0 as validate };

const func0 = hasUniqueItems;
const schema2 = {"properties":{"ports":{"items":{"$ref":"#/$defs/core.v1.ServicePort"},"uniqueKeys":["port","protocol"]},"selector":{"additionalProperties":{"format":"label-value"}},"clusterIPs":{"maxItems":2},"type":{"enum":["ClusterIP","NodePort","LoadBalancer","ExternalName"]},"externalIPs":{"items":{"format":"ip"}},"sessionAffinity":{"enum":["ClientIP","None"]},"externalTrafficPolicy":{"enum":["Cluster","Local"]},"healthCheckNodePort":{"range":[1,65535]},"ipFamilies":{"items":{"enum":["IPv4","IPv6",""]}},"ipFamilyPolicy":{"enum":["SingleStack","PreferDualStack","RequireDualStack"]},"loadBalancerClass":{"format":"qualified-name"},"internalTrafficPolicy":{"enum":["Cluster","Local"]},"trafficDistribution":{"enum":["PreferClose","PreferSameZone","PreferSameNode"]}}};
const schema3 = {"properties":{"name":{"format":"dns-label"},"protocol":{"enum":["TCP","UDP","SCTP"]},"appProtocol":{"format":"qualified-name"},"port":{"range":[1,65535]}}};
const formats0 = formatChecks["dns-label"];
const formats2 = formatChecks["qualified-name"];
const formats4 = formatChecks["label-value"];
const formats6 = formatChecks.ip;
const func1 = hasUniqueKeys;

function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.ports !== undefined){
      let data0 = data.ports;
      if(Array.isArray(data0)){
        const len0 = data0.length;
        for(let i0=0; i0<len0; i0++){
          let data1 = data0[i0];
          if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
            if(data1.name !== undefined){
              let data2 = data1.name;
              if(typeof data2 === "string"){
                if(!(formats0(data2))){
                  const err0 = {instancePath:instancePath+"/ports/" + i0+"/name",keyword:"format",params:{format: "dns-label"}};
                  (vErrors ??= []).push(err0);
                  errors++;
                }
              }
            }
            if(data1.protocol !== undefined){
              let data3 = data1.protocol;
              if(!(((data3 === "TCP") || (data3 === "UDP")) || (data3 === "SCTP"))){
                const err1 = {instancePath:instancePath+"/ports/" + i0+"/protocol",keyword:"enum",params:{allowedValues: schema3.properties.protocol.enum}};
                (vErrors ??= []).push(err1);
                errors++;
              }
            }
            if(data1.appProtocol !== undefined){
              let data4 = data1.appProtocol;
              if(typeof data4 === "string"){
                if(!(formats2(data4))){
                  const err2 = {instancePath:instancePath+"/ports/" + i0+"/appProtocol",keyword:"format",params:{format: "qualified-name"}};
                  (vErrors ??= []).push(err2);
                  errors++;
                }
              }
            }
            if(data1.port !== undefined){
              let data5 = data1.port;
              if(typeof data5 == "number"){
                if(data5 < 1 || data5 > 65535){
                  const err3 = {instancePath:instancePath+"/ports/" + i0+"/port",keyword:"range",params:{minimum: 1, maximum: 65535}};
                  (vErrors ??= []).push(err3);
                  errors++;
                }
              }
            }
          }
        }
        if(!func1(data0, schema2.properties.ports.uniqueKeys)){
          const err4 = {instancePath:instancePath+"/ports",keyword:"uniqueKeys",params:{keys: schema2.properties.ports.uniqueKeys}};
          (vErrors ??= []).push(err4);
          errors++;
        }
      }
    }
    if(data.selector !== undefined){
      let data6 = data.selector;
      if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
        for(const key0 in data6){
          let data7 = data6[key0];
          if(typeof data7 === "string"){
            if(!(formats4(data7))){
              const err5 = {instancePath:instancePath+"/selector/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"format",params:{format: "label-value"}};
              (vErrors ??= []).push(err5);
              errors++;
            }
          }
        }
      }
    }
    if(data.clusterIPs !== undefined){
      let data8 = data.clusterIPs;
      if(Array.isArray(data8)){
        if(data8.length > 2){
          const err6 = {instancePath:instancePath+"/clusterIPs",keyword:"maxItems",params:{limit: 2}};
          (vErrors ??= []).push(err6);
          errors++;
        }
      }
    }
    if(data.type !== undefined){
      let data9 = data.type;
      if(!((((data9 === "ClusterIP") || (data9 === "NodePort")) || (data9 === "LoadBalancer")) || (data9 === "ExternalName"))){
        const err7 = {instancePath:instancePath+"/type",keyword:"enum",params:{allowedValues: schema2.properties.type.enum}};
        (vErrors ??= []).push(err7);
        errors++;
      }
    }
    if(data.externalIPs !== undefined){
      let data10 = data.externalIPs;
      if(Array.isArray(data10)){
        const len1 = data10.length;
        for(let i1=0; i1<len1; i1++){
          let data11 = data10[i1];
          if(typeof data11 === "string"){
            if(!(formats6(data11))){
              const err8 = {instancePath:instancePath+"/externalIPs/" + i1,keyword:"format",params:{format: "ip"}};
              (vErrors ??= []).push(err8);
              errors++;
            }
          }
        }
      }
    }
    if(data.sessionAffinity !== undefined){
      let data12 = data.sessionAffinity;
      if(!((data12 === "ClientIP") || (data12 === "None"))){
        const err9 = {instancePath:instancePath+"/sessionAffinity",keyword:"enum",params:{allowedValues: schema2.properties.sessionAffinity.enum}};
        (vErrors ??= []).push(err9);
        errors++;
      }
    }
    if(data.externalTrafficPolicy !== undefined){
      let data13 = data.externalTrafficPolicy;
      if(!((data13 === "Cluster") || (data13 === "Local"))){
        const err10 = {instancePath:instancePath+"/externalTrafficPolicy",keyword:"enum",params:{allowedValues: schema2.properties.externalTrafficPolicy.enum}};
        (vErrors ??= []).push(err10);
        errors++;
      }
    }
    if(data.healthCheckNodePort !== undefined){
      let data14 = data.healthCheckNodePort;
      if(typeof data14 == "number"){
        if(data14 < 1 || data14 > 65535){
          const err11 = {instancePath:instancePath+"/healthCheckNodePort",keyword:"range",params:{minimum: 1, maximum: 65535}};
          (vErrors ??= []).push(err11);
          errors++;
        }
      }
    }
    if(data.ipFamilies !== undefined){
      let data15 = data.ipFamilies;
      if(Array.isArray(data15)){
        const len2 = data15.length;
        for(let i2=0; i2<len2; i2++){
          let data16 = data15[i2];
          if(!(((data16 === "IPv4") || (data16 === "IPv6")) || (data16 === ""))){
            const err12 = {instancePath:instancePath+"/ipFamilies/" + i2,keyword:"enum",params:{allowedValues: schema2.properties.ipFamilies.items.enum}};
            (vErrors ??= []).push(err12);
            errors++;
          }
        }
      }
    }
    if(data.ipFamilyPolicy !== undefined){
      let data17 = data.ipFamilyPolicy;
      if(!(((data17 === "SingleStack") || (data17 === "PreferDualStack")) || (data17 === "RequireDualStack"))){
        const err13 = {instancePath:instancePath+"/ipFamilyPolicy",keyword:"enum",params:{allowedValues: schema2.properties.ipFamilyPolicy.enum}};
        (vErrors ??= []).push(err13);
        errors++;
      }
    }
    if(data.loadBalancerClass !== undefined){
      let data18 = data.loadBalancerClass;
      if(typeof data18 === "string"){
        if(!(formats2(data18))){
          const err14 = {instancePath:instancePath+"/loadBalancerClass",keyword:"format",params:{format: "qualified-name"}};
          (vErrors ??= []).push(err14);
          errors++;
        }
      }
    }
    if(data.internalTrafficPolicy !== undefined){
      let data19 = data.internalTrafficPolicy;
      if(!((data19 === "Cluster") || (data19 === "Local"))){
        const err15 = {instancePath:instancePath+"/internalTrafficPolicy",keyword:"enum",params:{allowedValues: schema2.properties.internalTrafficPolicy.enum}};
        (vErrors ??= []).push(err15);
        errors++;
      }
    }
    if(data.trafficDistribution !== undefined){
      let data20 = data.trafficDistribution;
      if(!(((data20 === "PreferClose") || (data20 === "PreferSameZone")) || (data20 === "PreferSameNode"))){
        const err16 = {instancePath:instancePath+"/trafficDistribution",keyword:"enum",params:{allowedValues: schema2.properties.trafficDistribution.enum}};
        (vErrors ??= []).push(err16);
        errors++;
      }
    }
  }
  validate1.errors = vErrors;
  return errors === 0;
}

const schema4 = {"properties":{"loadBalancer":{"$ref":"#/$defs/core.v1.LoadBalancerStatus"},"conditions":{"items":{"$ref":"#/$defs/meta.v1.Condition"},"uniqueKeys":["type"]}}};
const schema6 = {"properties":{"ipMode":{"enum":["VIP","Proxy"]},"ports":{"items":{"$ref":"#/$defs/core.v1.PortStatus"}}}};
const schema7 = {"properties":{"protocol":{"enum":["TCP","UDP","SCTP"]},"error":{"maxLength":316,"format":"qualified-name"}}};
const func2 = (text) => {
  let length = text.length;
  for (let at = 1; at < text.length; at += 1) {
    if ((text.charCodeAt(at) & 0xfc00) === 0xdc00 && (text.charCodeAt(at - 1) & 0xfc00) === 0xd800) length -= 1;
  }
  return length;
};

function validate5(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.ipMode !== undefined){
      let data0 = data.ipMode;
      if(!((data0 === "VIP") || (data0 === "Proxy"))){
        const err0 = {instancePath:instancePath+"/ipMode",keyword:"enum",params:{allowedValues: schema6.properties.ipMode.enum}};
        (vErrors ??= []).push(err0);
        errors++;
      }
    }
    if(data.ports !== undefined){
      let data1 = data.ports;
      if(Array.isArray(data1)){
        const len0 = data1.length;
        for(let i0=0; i0<len0; i0++){
          let data2 = data1[i0];
          if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
            if(data2.protocol !== undefined){
              let data3 = data2.protocol;
              if(!(((data3 === "TCP") || (data3 === "UDP")) || (data3 === "SCTP"))){
                const err1 = {instancePath:instancePath+"/ports/" + i0+"/protocol",keyword:"enum",params:{allowedValues: schema7.properties.protocol.enum}};
                (vErrors ??= []).push(err1);
                errors++;
              }
            }
            if(data2.error !== undefined){
              let data4 = data2.error;
              if(typeof data4 === "string"){
                if(func2(data4) > 316){
                  const err2 = {instancePath:instancePath+"/ports/" + i0+"/error",keyword:"maxLength",params:{limit: 316}};
                  (vErrors ??= []).push(err2);
                  errors++;
                }
                if(!(formats2(data4))){
                  const err3 = {instancePath:instancePath+"/ports/" + i0+"/error",keyword:"format",params:{format: "qualified-name"}};
                  (vErrors ??= []).push(err3);
                  errors++;
                }
              }
            }
          }
        }
      }
    }
  }
  validate5.errors = vErrors;
  return errors === 0;
}

function validate4(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.ingress !== undefined){
      let data0 = data.ingress;
      if(Array.isArray(data0)){
        const len0 = data0.length;
        for(let i0=0; i0<len0; i0++){
          if(!(validate5(data0[i0], {instancePath:instancePath+"/ingress/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
            vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors);
            errors = vErrors.length;
          }
        }
      }
    }
  }
  validate4.errors = vErrors;
  return errors === 0;
}

const pattern0 = new RegExp("^[A-Za-z]([A-Za-z0-9_,:]*[A-Za-z0-9_])?$", "u");

function validate3(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.loadBalancer !== undefined){
      if(!(validate4(data.loadBalancer, {instancePath:instancePath+"/loadBalancer",parentData:data,parentDataProperty:"loadBalancer",rootData}))){
        vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
        errors = vErrors.length;
      }
    }
    if(data.conditions !== undefined){
      let data1 = data.conditions;
      if(Array.isArray(data1)){
        const len0 = data1.length;
        for(let i0=0; i0<len0; i0++){
          let data2 = data1[i0];
          if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
            if(data2.type !== undefined){
              let data3 = data2.type;
              if(typeof data3 === "string"){
                if(func2(data3) > 316){
                  const err0 = {instancePath:instancePath+"/conditions/" + i0+"/type",keyword:"maxLength",params:{limit: 316}};
                  (vErrors ??= []).push(err0);
                  errors++;
                }
                if(!(formats2(data3))){
                  const err1 = {instancePath:instancePath+"/conditions/" + i0+"/type",keyword:"format",params:{format: "qualified-name"}};
                  (vErrors ??= []).push(err1);
                  errors++;
                }
              }
            }
            if(data2.observedGeneration !== undefined){
              let data4 = data2.observedGeneration;
              if(typeof data4 == "number"){
                if(data4 < 0 || isNaN(data4)){
                  const err2 = {instancePath:instancePath+"/conditions/" + i0+"/observedGeneration",keyword:"minimum",params:{comparison: ">=", limit: 0}};
                  (vErrors ??= []).push(err2);
                  errors++;
                }
              }
            }
            if(data2.reason !== undefined){
              let data5 = data2.reason;
              if(typeof data5 === "string"){
                if(func2(data5) > 1024){
                  const err3 = {instancePath:instancePath+"/conditions/" + i0+"/reason",keyword:"maxLength",params:{limit: 1024}};
                  (vErrors ??= []).push(err3);
                  errors++;
                }
                if(func2(data5) < 1){
                  const err4 = {instancePath:instancePath+"/conditions/" + i0+"/reason",keyword:"minLength",params:{limit: 1}};
                  (vErrors ??= []).push(err4);
                  errors++;
                }
                if(!pattern0.test(data5)){
                  const err5 = {instancePath:instancePath+"/conditions/" + i0+"/reason",keyword:"pattern",params:{pattern: "^[A-Za-z]([A-Za-z0-9_,:]*[A-Za-z0-9_])?$"}};
                  (vErrors ??= []).push(err5);
                  errors++;
                }
              }
            }
            if(data2.message !== undefined){
              let data6 = data2.message;
              if(typeof data6 === "string"){
                if(func2(data6) > 32768){
                  const err6 = {instancePath:instancePath+"/conditions/" + i0+"/message",keyword:"maxLength",params:{limit: 32768}};
                  (vErrors ??= []).push(err6);
                  errors++;
                }
              }
            }
          }
        }
        if(!func1(data1, schema4.properties.conditions.uniqueKeys)){
          const err7 = {instancePath:instancePath+"/conditions",keyword:"uniqueKeys",params:{keys: schema4.properties.conditions.uniqueKeys}};
          (vErrors ??= []).push(err7);
          errors++;
        }
      }
    }
  }
  validate3.errors = vErrors;
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
    if(data.status !== undefined){
      if(!(validate3(data.status, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData}))){
        vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
        errors = vErrors.length;
      }
    }
  }
  validate0.errors = vErrors;
  return errors === 0;
}

// Generated from networking/v1/ingress.yaml. Do not edit.
import { formatChecks, hasUniqueItems } from "../../../runtime/schema/index.ts";

export { validate0 as validate };

const func0 = hasUniqueItems;
const formats0 = formatChecks["dns-subdomain"];
const formats2 = formatChecks["dns-label"];
const formats4 = formatChecks["port-name"];
const func1 = (text) => {
  let length = text.length;
  for (let at = 1; at < text.length; at += 1) {
    if ((text.charCodeAt(at) & 0xfc00) === 0xdc00 && (text.charCodeAt(at - 1) & 0xfc00) === 0xd800) length -= 1;
  }
  return length;
};

function validate3(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.name !== undefined){
      let data0 = data.name;
      if(typeof data0 === "string"){
        if(func1(data0) < 1){
          const err0 = {instancePath:instancePath+"/name",keyword:"minLength",params:{limit: 1}};
          (vErrors ??= []).push(err0);
          errors++;
        }
        if(!(formats2(data0))){
          const err1 = {instancePath:instancePath+"/name",keyword:"format",params:{format: "dns-label"}};
          (vErrors ??= []).push(err1);
          errors++;
        }
      }
    }
    if(data.port !== undefined){
      let data1 = data.port;
      if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
        if(data1.name !== undefined){
          let data2 = data1.name;
          if(typeof data2 === "string"){
            if(!(formats4(data2))){
              const err2 = {instancePath:instancePath+"/port/name",keyword:"format",params:{format: "port-name"}};
              (vErrors ??= []).push(err2);
              errors++;
            }
          }
        }
        if(data1.number !== undefined){
          let data3 = data1.number;
          if(typeof data3 == "number"){
            if(data3 < 1 || data3 > 65535){
              const err3 = {instancePath:instancePath+"/port/number",keyword:"range",params:{minimum: 1, maximum: 65535}};
              (vErrors ??= []).push(err3);
              errors++;
            }
          }
        }
      }
    }
  }
  validate3.errors = vErrors;
  return errors === 0;
}

function validate2(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.service !== undefined){
      if(!(validate3(data.service, {instancePath:instancePath+"/service",parentData:data,parentDataProperty:"service",rootData}))){
        vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
        errors = vErrors.length;
      }
    }
  }
  validate2.errors = vErrors;
  return errors === 0;
}

const schema9 = {"required":["pathType"],"properties":{"pathType":{"enum":["Exact","Prefix","ImplementationSpecific"]},"backend":{"$ref":"#/$defs/networking.v1.IngressBackend"}}};

function validate8(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.pathType === undefined){
      const err0 = {instancePath,keyword:"required",params:{missingProperty: "pathType"}};
      (vErrors ??= []).push(err0);
      errors++;
    }
    if(data.pathType !== undefined){
      let data0 = data.pathType;
      if(!(((data0 === "Exact") || (data0 === "Prefix")) || (data0 === "ImplementationSpecific"))){
        const err1 = {instancePath:instancePath+"/pathType",keyword:"enum",params:{allowedValues: schema9.properties.pathType.enum}};
        (vErrors ??= []).push(err1);
        errors++;
      }
    }
    if(data.backend !== undefined){
      if(!(validate2(data.backend, {instancePath:instancePath+"/backend",parentData:data,parentDataProperty:"backend",rootData}))){
        vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
        errors = vErrors.length;
      }
    }
  }
  validate8.errors = vErrors;
  return errors === 0;
}

function validate7(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.paths !== undefined){
      let data0 = data.paths;
      if(Array.isArray(data0)){
        if(data0.length < 1){
          const err0 = {instancePath:instancePath+"/paths",keyword:"minItems",params:{limit: 1}};
          (vErrors ??= []).push(err0);
          errors++;
        }
        const len0 = data0.length;
        for(let i0=0; i0<len0; i0++){
          if(!(validate8(data0[i0], {instancePath:instancePath+"/paths/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
            vErrors = vErrors === null ? validate8.errors : vErrors.concat(validate8.errors);
            errors = vErrors.length;
          }
        }
      }
    }
  }
  validate7.errors = vErrors;
  return errors === 0;
}

function validate6(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.http !== undefined){
      if(!(validate7(data.http, {instancePath:instancePath+"/http",parentData:data,parentDataProperty:"http",rootData}))){
        vErrors = vErrors === null ? validate7.errors : vErrors.concat(validate7.errors);
        errors = vErrors.length;
      }
    }
  }
  validate6.errors = vErrors;
  return errors === 0;
}

function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.ingressClassName !== undefined){
      let data0 = data.ingressClassName;
      if(typeof data0 === "string"){
        if(!(formats0(data0))){
          const err0 = {instancePath:instancePath+"/ingressClassName",keyword:"format",params:{format: "dns-subdomain"}};
          (vErrors ??= []).push(err0);
          errors++;
        }
      }
    }
    if(data.defaultBackend !== undefined){
      if(!(validate2(data.defaultBackend, {instancePath:instancePath+"/defaultBackend",parentData:data,parentDataProperty:"defaultBackend",rootData}))){
        vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
        errors = vErrors.length;
      }
    }
    if(data.tls !== undefined){
      let data2 = data.tls;
      if(Array.isArray(data2)){
        const len0 = data2.length;
        for(let i0=0; i0<len0; i0++){
          let data3 = data2[i0];
          if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
            if(data3.secretName !== undefined){
              let data4 = data3.secretName;
              if(typeof data4 === "string"){
                if(!(formats0(data4))){
                  const err1 = {instancePath:instancePath+"/tls/" + i0+"/secretName",keyword:"format",params:{format: "dns-subdomain"}};
                  (vErrors ??= []).push(err1);
                  errors++;
                }
              }
            }
          }
        }
      }
    }
    if(data.rules !== undefined){
      let data5 = data.rules;
      if(Array.isArray(data5)){
        const len1 = data5.length;
        for(let i1=0; i1<len1; i1++){
          if(!(validate6(data5[i1], {instancePath:instancePath+"/rules/" + i1,parentData:data5,parentDataProperty:i1,rootData}))){
            vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
            errors = vErrors.length;
          }
        }
      }
    }
  }
  validate1.errors = vErrors;
  return errors === 0;
}

const schema13 = {"properties":{"protocol":{"enum":["TCP","UDP","SCTP"]},"error":{"maxLength":316,"format":"qualified-name"}}};
const formats8 = formatChecks.ip;
const formats12 = formatChecks["qualified-name"];

function validate16(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.ip !== undefined){
      let data0 = data.ip;
      if(typeof data0 === "string"){
        if(!(formats8(data0))){
          const err0 = {instancePath:instancePath+"/ip",keyword:"format",params:{format: "ip"}};
          (vErrors ??= []).push(err0);
          errors++;
        }
      }
    }
    if(data.hostname !== undefined){
      let data1 = data.hostname;
      if(typeof data1 === "string"){
        if(!(formats0(data1))){
          const err1 = {instancePath:instancePath+"/hostname",keyword:"format",params:{format: "dns-subdomain"}};
          (vErrors ??= []).push(err1);
          errors++;
        }
      }
    }
    if(data.ports !== undefined){
      let data2 = data.ports;
      if(Array.isArray(data2)){
        const len0 = data2.length;
        for(let i0=0; i0<len0; i0++){
          let data3 = data2[i0];
          if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
            if(data3.protocol !== undefined){
              let data4 = data3.protocol;
              if(!(((data4 === "TCP") || (data4 === "UDP")) || (data4 === "SCTP"))){
                const err2 = {instancePath:instancePath+"/ports/" + i0+"/protocol",keyword:"enum",params:{allowedValues: schema13.properties.protocol.enum}};
                (vErrors ??= []).push(err2);
                errors++;
              }
            }
            if(data3.error !== undefined){
              let data5 = data3.error;
              if(typeof data5 === "string"){
                if(func1(data5) > 316){
                  const err3 = {instancePath:instancePath+"/ports/" + i0+"/error",keyword:"maxLength",params:{limit: 316}};
                  (vErrors ??= []).push(err3);
                  errors++;
                }
                if(!(formats12(data5))){
                  const err4 = {instancePath:instancePath+"/ports/" + i0+"/error",keyword:"format",params:{format: "qualified-name"}};
                  (vErrors ??= []).push(err4);
                  errors++;
                }
              }
            }
          }
        }
      }
    }
  }
  validate16.errors = vErrors;
  return errors === 0;
}

function validate15(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.ingress !== undefined){
      let data0 = data.ingress;
      if(Array.isArray(data0)){
        const len0 = data0.length;
        for(let i0=0; i0<len0; i0++){
          if(!(validate16(data0[i0], {instancePath:instancePath+"/ingress/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
            vErrors = vErrors === null ? validate16.errors : vErrors.concat(validate16.errors);
            errors = vErrors.length;
          }
        }
      }
    }
  }
  validate15.errors = vErrors;
  return errors === 0;
}

function validate14(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.loadBalancer !== undefined){
      if(!(validate15(data.loadBalancer, {instancePath:instancePath+"/loadBalancer",parentData:data,parentDataProperty:"loadBalancer",rootData}))){
        vErrors = vErrors === null ? validate15.errors : vErrors.concat(validate15.errors);
        errors = vErrors.length;
      }
    }
  }
  validate14.errors = vErrors;
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
      if(!(validate14(data.status, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData}))){
        vErrors = vErrors === null ? validate14.errors : vErrors.concat(validate14.errors);
        errors = vErrors.length;
      }
    }
  }
  validate0.errors = vErrors;
  return errors === 0;
}

// Generated from discovery/v1/endpointSlice.yaml. Do not edit.
import { formatChecks, hasUniqueItems } from "../../../runtime/schema/index.ts";

export { validate0 as validate };

const schema0 = {"properties":{"metadata":{"$ref":"#/$defs/meta.v1.ObjectMeta"},"addressType":{"enum":["IPv4","IPv6","FQDN"]},"endpoints":{"maxItems":1000,"items":{"$ref":"#/$defs/discovery.v1.Endpoint"}},"ports":{"maxItems":20000,"items":{"$ref":"#/$defs/discovery.v1.EndpointPort"}}},"$defs":{"meta.v1.ObjectMeta":{"properties":{"finalizers":{"unique":true}}},"discovery.v1.Endpoint":{"properties":{"addresses":{"minItems":1,"maxItems":100,"unique":true},"hostname":{"format":"dns-label"},"deprecatedTopology":{"maxProperties":16,"additionalProperties":{"format":"label-value"}},"nodeName":{"format":"dns-subdomain"},"hints":{"$ref":"#/$defs/discovery.v1.EndpointHints"}}},"discovery.v1.EndpointPort":{"properties":{"protocol":{"enum":["TCP","UDP","SCTP"]},"appProtocol":{"format":"qualified-name"}}},"discovery.v1.EndpointHints":{"properties":{"forZones":{"maxItems":8,"items":{"$ref":"#/$defs/discovery.v1.ForZone"}},"forNodes":{"maxItems":8,"items":{"$ref":"#/$defs/discovery.v1.ForNode"}}}},"discovery.v1.ForZone":{"properties":{"name":{"minLength":1,"format":"label-value"}}},"discovery.v1.ForNode":{"properties":{"name":{"minLength":1,"format":"dns-subdomain"}}}}};
const schema6 = {"properties":{"protocol":{"enum":["TCP","UDP","SCTP"]},"appProtocol":{"format":"qualified-name"}}};
const func0 = hasUniqueItems;
const formats0 = formatChecks["dns-label"];
const formats2 = formatChecks["label-value"];
const formats4 = formatChecks["dns-subdomain"];
const func2 = (text) => {
  let length = text.length;
  for (let at = 1; at < text.length; at += 1) {
    if ((text.charCodeAt(at) & 0xfc00) === 0xdc00 && (text.charCodeAt(at - 1) & 0xfc00) === 0xd800) length -= 1;
  }
  return length;
};

function validate2(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.forZones !== undefined){
      let data0 = data.forZones;
      if(Array.isArray(data0)){
        if(data0.length > 8){
          const err0 = {instancePath:instancePath+"/forZones",keyword:"maxItems",params:{limit: 8}};
          (vErrors ??= []).push(err0);
          errors++;
        }
        const len0 = data0.length;
        for(let i0=0; i0<len0; i0++){
          let data1 = data0[i0];
          if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
            if(data1.name !== undefined){
              let data2 = data1.name;
              if(typeof data2 === "string"){
                if(func2(data2) < 1){
                  const err1 = {instancePath:instancePath+"/forZones/" + i0+"/name",keyword:"minLength",params:{limit: 1}};
                  (vErrors ??= []).push(err1);
                  errors++;
                }
                if(!(formats2(data2))){
                  const err2 = {instancePath:instancePath+"/forZones/" + i0+"/name",keyword:"format",params:{format: "label-value"}};
                  (vErrors ??= []).push(err2);
                  errors++;
                }
              }
            }
          }
        }
      }
    }
    if(data.forNodes !== undefined){
      let data3 = data.forNodes;
      if(Array.isArray(data3)){
        if(data3.length > 8){
          const err3 = {instancePath:instancePath+"/forNodes",keyword:"maxItems",params:{limit: 8}};
          (vErrors ??= []).push(err3);
          errors++;
        }
        const len1 = data3.length;
        for(let i1=0; i1<len1; i1++){
          let data4 = data3[i1];
          if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
            if(data4.name !== undefined){
              let data5 = data4.name;
              if(typeof data5 === "string"){
                if(func2(data5) < 1){
                  const err4 = {instancePath:instancePath+"/forNodes/" + i1+"/name",keyword:"minLength",params:{limit: 1}};
                  (vErrors ??= []).push(err4);
                  errors++;
                }
                if(!(formats4(data5))){
                  const err5 = {instancePath:instancePath+"/forNodes/" + i1+"/name",keyword:"format",params:{format: "dns-subdomain"}};
                  (vErrors ??= []).push(err5);
                  errors++;
                }
              }
            }
          }
        }
      }
    }
  }
  validate2.errors = vErrors;
  return errors === 0;
}

function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.addresses !== undefined){
      let data0 = data.addresses;
      if(Array.isArray(data0)){
        if(data0.length > 100){
          const err0 = {instancePath:instancePath+"/addresses",keyword:"maxItems",params:{limit: 100}};
          (vErrors ??= []).push(err0);
          errors++;
        }
        if(data0.length < 1){
          const err1 = {instancePath:instancePath+"/addresses",keyword:"minItems",params:{limit: 1}};
          (vErrors ??= []).push(err1);
          errors++;
        }
        if(!func0(data0)){
          const err2 = {instancePath:instancePath+"/addresses",keyword:"unique",params:{}};
          (vErrors ??= []).push(err2);
          errors++;
        }
      }
    }
    if(data.hostname !== undefined){
      let data1 = data.hostname;
      if(typeof data1 === "string"){
        if(!(formats0(data1))){
          const err3 = {instancePath:instancePath+"/hostname",keyword:"format",params:{format: "dns-label"}};
          (vErrors ??= []).push(err3);
          errors++;
        }
      }
    }
    if(data.deprecatedTopology !== undefined){
      let data2 = data.deprecatedTopology;
      if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
        if(Object.keys(data2).length > 16){
          const err4 = {instancePath:instancePath+"/deprecatedTopology",keyword:"maxProperties",params:{limit: 16}};
          (vErrors ??= []).push(err4);
          errors++;
        }
        for(const key0 in data2){
          let data3 = data2[key0];
          if(typeof data3 === "string"){
            if(!(formats2(data3))){
              const err5 = {instancePath:instancePath+"/deprecatedTopology/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"format",params:{format: "label-value"}};
              (vErrors ??= []).push(err5);
              errors++;
            }
          }
        }
      }
    }
    if(data.nodeName !== undefined){
      let data4 = data.nodeName;
      if(typeof data4 === "string"){
        if(!(formats4(data4))){
          const err6 = {instancePath:instancePath+"/nodeName",keyword:"format",params:{format: "dns-subdomain"}};
          (vErrors ??= []).push(err6);
          errors++;
        }
      }
    }
    if(data.hints !== undefined){
      if(!(validate2(data.hints, {instancePath:instancePath+"/hints",parentData:data,parentDataProperty:"hints",rootData}))){
        vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
        errors = vErrors.length;
      }
    }
  }
  validate1.errors = vErrors;
  return errors === 0;
}

const formats10 = formatChecks["qualified-name"];

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
    if(data.addressType !== undefined){
      let data2 = data.addressType;
      if(!(((data2 === "IPv4") || (data2 === "IPv6")) || (data2 === "FQDN"))){
        const err1 = {instancePath:instancePath+"/addressType",keyword:"enum",params:{allowedValues: schema0.properties.addressType.enum}};
        (vErrors ??= []).push(err1);
        errors++;
      }
    }
    if(data.endpoints !== undefined){
      let data3 = data.endpoints;
      if(Array.isArray(data3)){
        if(data3.length > 1000){
          const err2 = {instancePath:instancePath+"/endpoints",keyword:"maxItems",params:{limit: 1000}};
          (vErrors ??= []).push(err2);
          errors++;
        }
        const len0 = data3.length;
        for(let i0=0; i0<len0; i0++){
          if(!(validate1(data3[i0], {instancePath:instancePath+"/endpoints/" + i0,parentData:data3,parentDataProperty:i0,rootData}))){
            vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
            errors = vErrors.length;
          }
        }
      }
    }
    if(data.ports !== undefined){
      let data5 = data.ports;
      if(Array.isArray(data5)){
        if(data5.length > 20000){
          const err3 = {instancePath:instancePath+"/ports",keyword:"maxItems",params:{limit: 20000}};
          (vErrors ??= []).push(err3);
          errors++;
        }
        const len1 = data5.length;
        for(let i1=0; i1<len1; i1++){
          let data6 = data5[i1];
          if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
            if(data6.protocol !== undefined){
              let data7 = data6.protocol;
              if(!(((data7 === "TCP") || (data7 === "UDP")) || (data7 === "SCTP"))){
                const err4 = {instancePath:instancePath+"/ports/" + i1+"/protocol",keyword:"enum",params:{allowedValues: schema6.properties.protocol.enum}};
                (vErrors ??= []).push(err4);
                errors++;
              }
            }
            if(data6.appProtocol !== undefined){
              let data8 = data6.appProtocol;
              if(typeof data8 === "string"){
                if(!(formats10(data8))){
                  const err5 = {instancePath:instancePath+"/ports/" + i1+"/appProtocol",keyword:"format",params:{format: "qualified-name"}};
                  (vErrors ??= []).push(err5);
                  errors++;
                }
              }
            }
          }
        }
      }
    }
  }
  validate0.errors = vErrors;
  return errors === 0;
}

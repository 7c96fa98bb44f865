// Generated from discovery/v1/endpointSlice.yaml. Do not edit.
// @ts-nocheck
import { formatChecks } from "../../../runtime/schema/index.ts";

const schema0 = {"properties":{"addressType":{"enum":["IPv4","IPv6","FQDN"]},"endpoints":{"maxItems":1000},"ports":{"maxItems":20000}}};

export function validateEndpointSlice(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.addressType !== undefined){
      let data0 = data.addressType;
      if(!(((data0 === "IPv4") || (data0 === "IPv6")) || (data0 === "FQDN"))){
        const err0 = {instancePath:instancePath+"/addressType",keyword:"enum",params:{allowedValues: schema0.properties.addressType.enum}};
        (vErrors ??= []).push(err0);
        errors++;
      }
    }
    if(data.endpoints !== undefined){
      let data1 = data.endpoints;
      if(Array.isArray(data1)){
        if(data1.length > 1000){
          const err1 = {instancePath:instancePath+"/endpoints",keyword:"maxItems",params:{limit: 1000}};
          (vErrors ??= []).push(err1);
          errors++;
        }
      }
    }
    if(data.ports !== undefined){
      let data2 = data.ports;
      if(Array.isArray(data2)){
        if(data2.length > 20000){
          const err2 = {instancePath:instancePath+"/ports",keyword:"maxItems",params:{limit: 20000}};
          (vErrors ??= []).push(err2);
          errors++;
        }
      }
    }
  }
  validateEndpointSlice.errors = vErrors;
  return errors === 0;
}

const formats0 = formatChecks["dns-label"];
const formats2 = formatChecks["label-value"];
const formats4 = formatChecks["dns-subdomain"];

export function validateEndpoint(data, instancePath = ""){
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
      }
    }
    if(data.hostname !== undefined){
      let data1 = data.hostname;
      if(typeof data1 === "string"){
        if(!(formats0(data1))){
          const err2 = {instancePath:instancePath+"/hostname",keyword:"format",params:{format: "dns-label"}};
          (vErrors ??= []).push(err2);
          errors++;
        }
      }
    }
    if(data.deprecatedTopology !== undefined){
      let data2 = data.deprecatedTopology;
      if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
        if(Object.keys(data2).length > 16){
          const err3 = {instancePath:instancePath+"/deprecatedTopology",keyword:"maxProperties",params:{limit: 16}};
          (vErrors ??= []).push(err3);
          errors++;
        }
        for(const key0 in data2){
          let data3 = data2[key0];
          if(typeof data3 === "string"){
            if(!(formats2(data3))){
              const err4 = {instancePath:instancePath+"/deprecatedTopology/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"format",params:{format: "label-value"}};
              (vErrors ??= []).push(err4);
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
          const err5 = {instancePath:instancePath+"/nodeName",keyword:"format",params:{format: "dns-subdomain"}};
          (vErrors ??= []).push(err5);
          errors++;
        }
      }
    }
  }
  validateEndpoint.errors = vErrors;
  return errors === 0;
}


export function validateEndpointHints(data, instancePath = ""){
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
      }
    }
    if(data.forNodes !== undefined){
      let data1 = data.forNodes;
      if(Array.isArray(data1)){
        if(data1.length > 8){
          const err1 = {instancePath:instancePath+"/forNodes",keyword:"maxItems",params:{limit: 8}};
          (vErrors ??= []).push(err1);
          errors++;
        }
      }
    }
  }
  validateEndpointHints.errors = vErrors;
  return errors === 0;
}


export function validateForZone(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.name !== undefined){
      let data0 = data.name;
      if(typeof data0 === "string"){
        if(!(formats2(data0))){
          const err0 = {instancePath:instancePath+"/name",keyword:"format",params:{format: "label-value"}};
          (vErrors ??= []).push(err0);
          errors++;
        }
      }
    }
  }
  validateForZone.errors = vErrors;
  return errors === 0;
}


export function validateForNode(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.name !== undefined){
      let data0 = data.name;
      if(typeof data0 === "string"){
        if(!(formats4(data0))){
          const err0 = {instancePath:instancePath+"/name",keyword:"format",params:{format: "dns-subdomain"}};
          (vErrors ??= []).push(err0);
          errors++;
        }
      }
    }
  }
  validateForNode.errors = vErrors;
  return errors === 0;
}

const schema5 = {"properties":{"protocol":{"enum":["TCP","UDP","SCTP"]},"appProtocol":{"format":"qualified-name"}}};
const formats10 = formatChecks["qualified-name"];

export function validateEndpointPort(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.protocol !== undefined){
      let data0 = data.protocol;
      if(!(((data0 === "TCP") || (data0 === "UDP")) || (data0 === "SCTP"))){
        const err0 = {instancePath:instancePath+"/protocol",keyword:"enum",params:{allowedValues: schema5.properties.protocol.enum}};
        (vErrors ??= []).push(err0);
        errors++;
      }
    }
    if(data.appProtocol !== undefined){
      let data1 = data.appProtocol;
      if(typeof data1 === "string"){
        if(!(formats10(data1))){
          const err1 = {instancePath:instancePath+"/appProtocol",keyword:"format",params:{format: "qualified-name"}};
          (vErrors ??= []).push(err1);
          errors++;
        }
      }
    }
  }
  validateEndpointPort.errors = vErrors;
  return errors === 0;
}

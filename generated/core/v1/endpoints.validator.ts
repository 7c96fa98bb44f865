// Generated from core/v1/endpoints.yaml. Do not edit.
// @ts-nocheck
import { formatChecks } from "../../../runtime/schema/index.ts";

const formats0 = formatChecks.ip;
const formats2 = formatChecks["dns-label"];
const formats4 = formatChecks["dns-subdomain"];

export function validateEndpointAddress(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.ip !== undefined){
      let data0 = data.ip;
      if(typeof data0 === "string"){
        if(!(formats0(data0))){
          const err0 = {instancePath:instancePath+"/ip",keyword:"format",params:{format: "ip"}};
          (vErrors ??= []).push(err0);
          errors++;
        }
      }
    }
    if(data.hostname !== undefined){
      let data1 = data.hostname;
      if(typeof data1 === "string"){
        if(!(formats2(data1))){
          const err1 = {instancePath:instancePath+"/hostname",keyword:"format",params:{format: "dns-label"}};
          (vErrors ??= []).push(err1);
          errors++;
        }
      }
    }
    if(data.nodeName !== undefined){
      let data2 = data.nodeName;
      if(typeof data2 === "string"){
        if(!(formats4(data2))){
          const err2 = {instancePath:instancePath+"/nodeName",keyword:"format",params:{format: "dns-subdomain"}};
          (vErrors ??= []).push(err2);
          errors++;
        }
      }
    }
  }
  validateEndpointAddress.errors = vErrors;
  return errors === 0;
}

const schema1 = {"properties":{"name":{"format":"dns-label"},"port":{"range":[1,65535]},"protocol":{"enum":["TCP","UDP","SCTP"]},"appProtocol":{"format":"qualified-name"}}};
const formats8 = formatChecks["qualified-name"];

export function validateEndpointPort(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.name !== undefined){
      let data0 = data.name;
      if(typeof data0 === "string"){
        if(!(formats2(data0))){
          const err0 = {instancePath:instancePath+"/name",keyword:"format",params:{format: "dns-label"}};
          (vErrors ??= []).push(err0);
          errors++;
        }
      }
    }
    if(data.port !== undefined){
      let data1 = data.port;
      if(typeof data1 == "number"){
        if(data1 < 1 || data1 > 65535){
          const err1 = {instancePath:instancePath+"/port",keyword:"range",params:{minimum: 1, maximum: 65535}};
          (vErrors ??= []).push(err1);
          errors++;
        }
      }
    }
    if(data.protocol !== undefined){
      let data2 = data.protocol;
      if(!(((data2 === "TCP") || (data2 === "UDP")) || (data2 === "SCTP"))){
        const err2 = {instancePath:instancePath+"/protocol",keyword:"enum",params:{allowedValues: schema1.properties.protocol.enum}};
        (vErrors ??= []).push(err2);
        errors++;
      }
    }
    if(data.appProtocol !== undefined){
      let data3 = data.appProtocol;
      if(typeof data3 === "string"){
        if(!(formats8(data3))){
          const err3 = {instancePath:instancePath+"/appProtocol",keyword:"format",params:{format: "qualified-name"}};
          (vErrors ??= []).push(err3);
          errors++;
        }
      }
    }
  }
  validateEndpointPort.errors = vErrors;
  return errors === 0;
}

// Generated from core/v1/endpoints.yaml. Do not edit.
import { formatChecks, hasUniqueItems } from "../../../runtime/schema/index.ts";

export { validate0 as validate };

const func0 = hasUniqueItems;
const schema5 = {"properties":{"name":{"format":"dns-label"},"port":{"range":[1,65535]},"protocol":{"enum":["TCP","UDP","SCTP"]},"appProtocol":{"format":"qualified-name"}}};
const formats0 = formatChecks.ip;
const formats2 = formatChecks["dns-label"];
const formats4 = formatChecks["dns-subdomain"];
const formats14 = formatChecks["qualified-name"];
const func1 = (text) => {
  let length = text.length;
  for (let at = 1; at < text.length; at += 1) {
    if ((text.charCodeAt(at) & 0xfc00) === 0xdc00 && (text.charCodeAt(at - 1) & 0xfc00) === 0xd800) length -= 1;
  }
  return length;
};

function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.addresses !== undefined){
      let data0 = data.addresses;
      if(Array.isArray(data0)){
        const len0 = data0.length;
        for(let i0=0; i0<len0; i0++){
          let data1 = data0[i0];
          if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
            if(data1.ip !== undefined){
              let data2 = data1.ip;
              if(typeof data2 === "string"){
                if(func1(data2) < 1){
                  const err0 = {instancePath:instancePath+"/addresses/" + i0+"/ip",keyword:"minLength",params:{limit: 1}};
                  (vErrors ??= []).push(err0);
                  errors++;
                }
                if(!(formats0(data2))){
                  const err1 = {instancePath:instancePath+"/addresses/" + i0+"/ip",keyword:"format",params:{format: "ip"}};
                  (vErrors ??= []).push(err1);
                  errors++;
                }
              }
            }
            if(data1.hostname !== undefined){
              let data3 = data1.hostname;
              if(typeof data3 === "string"){
                if(!(formats2(data3))){
                  const err2 = {instancePath:instancePath+"/addresses/" + i0+"/hostname",keyword:"format",params:{format: "dns-label"}};
                  (vErrors ??= []).push(err2);
                  errors++;
                }
              }
            }
            if(data1.nodeName !== undefined){
              let data4 = data1.nodeName;
              if(typeof data4 === "string"){
                if(!(formats4(data4))){
                  const err3 = {instancePath:instancePath+"/addresses/" + i0+"/nodeName",keyword:"format",params:{format: "dns-subdomain"}};
                  (vErrors ??= []).push(err3);
                  errors++;
                }
              }
            }
          }
        }
      }
    }
    if(data.notReadyAddresses !== undefined){
      let data5 = data.notReadyAddresses;
      if(Array.isArray(data5)){
        const len1 = data5.length;
        for(let i1=0; i1<len1; i1++){
          let data6 = data5[i1];
          if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
            if(data6.ip !== undefined){
              let data7 = data6.ip;
              if(typeof data7 === "string"){
                if(func1(data7) < 1){
                  const err4 = {instancePath:instancePath+"/notReadyAddresses/" + i1+"/ip",keyword:"minLength",params:{limit: 1}};
                  (vErrors ??= []).push(err4);
                  errors++;
                }
                if(!(formats0(data7))){
                  const err5 = {instancePath:instancePath+"/notReadyAddresses/" + i1+"/ip",keyword:"format",params:{format: "ip"}};
                  (vErrors ??= []).push(err5);
                  errors++;
                }
              }
            }
            if(data6.hostname !== undefined){
              let data8 = data6.hostname;
              if(typeof data8 === "string"){
                if(!(formats2(data8))){
                  const err6 = {instancePath:instancePath+"/notReadyAddresses/" + i1+"/hostname",keyword:"format",params:{format: "dns-label"}};
                  (vErrors ??= []).push(err6);
                  errors++;
                }
              }
            }
            if(data6.nodeName !== undefined){
              let data9 = data6.nodeName;
              if(typeof data9 === "string"){
                if(!(formats4(data9))){
                  const err7 = {instancePath:instancePath+"/notReadyAddresses/" + i1+"/nodeName",keyword:"format",params:{format: "dns-subdomain"}};
                  (vErrors ??= []).push(err7);
                  errors++;
                }
              }
            }
          }
        }
      }
    }
    if(data.ports !== undefined){
      let data10 = data.ports;
      if(Array.isArray(data10)){
        const len2 = data10.length;
        for(let i2=0; i2<len2; i2++){
          let data11 = data10[i2];
          if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
            if(data11.name !== undefined){
              let data12 = data11.name;
              if(typeof data12 === "string"){
                if(!(formats2(data12))){
                  const err8 = {instancePath:instancePath+"/ports/" + i2+"/name",keyword:"format",params:{format: "dns-label"}};
                  (vErrors ??= []).push(err8);
                  errors++;
                }
              }
            }
            if(data11.port !== undefined){
              let data13 = data11.port;
              if(typeof data13 == "number"){
                if(data13 < 1 || data13 > 65535){
                  const err9 = {instancePath:instancePath+"/ports/" + i2+"/port",keyword:"range",params:{minimum: 1, maximum: 65535}};
                  (vErrors ??= []).push(err9);
                  errors++;
                }
              }
            }
            if(data11.protocol !== undefined){
              let data14 = data11.protocol;
              if(!(((data14 === "TCP") || (data14 === "UDP")) || (data14 === "SCTP"))){
                const err10 = {instancePath:instancePath+"/ports/" + i2+"/protocol",keyword:"enum",params:{allowedValues: schema5.properties.protocol.enum}};
                (vErrors ??= []).push(err10);
                errors++;
              }
            }
            if(data11.appProtocol !== undefined){
              let data15 = data11.appProtocol;
              if(typeof data15 === "string"){
                if(!(formats14(data15))){
                  const err11 = {instancePath:instancePath+"/ports/" + i2+"/appProtocol",keyword:"format",params:{format: "qualified-name"}};
                  (vErrors ??= []).push(err11);
                  errors++;
                }
              }
            }
          }
        }
      }
    }
  }
  validate1.errors = vErrors;
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
    if(data.subsets !== undefined){
      let data2 = data.subsets;
      if(Array.isArray(data2)){
        const len0 = data2.length;
        for(let i0=0; i0<len0; i0++){
          if(!(validate1(data2[i0], {instancePath:instancePath+"/subsets/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
            vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
            errors = vErrors.length;
          }
        }
      }
    }
  }
  validate0.errors = vErrors;
  return errors === 0;
}

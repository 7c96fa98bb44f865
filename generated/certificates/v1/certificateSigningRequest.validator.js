// Generated from certificates/v1/certificateSigningRequest.yaml. Do not edit.
import { hasUniqueItems, hasUniqueKeys } from "../../../runtime/schema/index.ts";

export { validate0 as validate };

const schema2 = {"properties":{"request":{"minLength":1},"signerName":{"minLength":1,"maxLength":571},"usages":{"minItems":1,"items":{"enum":["signing","digital signature","content commitment","key encipherment","key agreement","data encipherment","cert sign","crl sign","encipher only","decipher only","any","server auth","client auth","code signing","email protection","s/mime","ipsec end system","ipsec tunnel","ipsec user","timestamping","ocsp signing","microsoft sgc","netscape sgc"]}}}};
const schema3 = {"properties":{"conditions":{"uniqueKeys":["type"]}}};
const func0 = hasUniqueItems;
const func1 = (text) => {
  let length = text.length;
  for (let at = 1; at < text.length; at += 1) {
    if ((text.charCodeAt(at) & 0xfc00) === 0xdc00 && (text.charCodeAt(at - 1) & 0xfc00) === 0xd800) length -= 1;
  }
  return length;
};
const func4 = hasUniqueKeys;

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
      let data2 = data.spec;
      if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
        if(data2.request !== undefined){
          let data3 = data2.request;
          if(typeof data3 === "string"){
            if(func1(data3) < 1){
              const err1 = {instancePath:instancePath+"/spec/request",keyword:"minLength",params:{limit: 1}};
              (vErrors ??= []).push(err1);
              errors++;
            }
          }
        }
        if(data2.signerName !== undefined){
          let data4 = data2.signerName;
          if(typeof data4 === "string"){
            if(func1(data4) > 571){
              const err2 = {instancePath:instancePath+"/spec/signerName",keyword:"maxLength",params:{limit: 571}};
              (vErrors ??= []).push(err2);
              errors++;
            }
            if(func1(data4) < 1){
              const err3 = {instancePath:instancePath+"/spec/signerName",keyword:"minLength",params:{limit: 1}};
              (vErrors ??= []).push(err3);
              errors++;
            }
          }
        }
        if(data2.usages !== undefined){
          let data5 = data2.usages;
          if(Array.isArray(data5)){
            if(data5.length < 1){
              const err4 = {instancePath:instancePath+"/spec/usages",keyword:"minItems",params:{limit: 1}};
              (vErrors ??= []).push(err4);
              errors++;
            }
            const len0 = data5.length;
            for(let i0=0; i0<len0; i0++){
              let data6 = data5[i0];
              if(!(((((((((((((((((((((((data6 === "signing") || (data6 === "digital signature")) || (data6 === "content commitment")) || (data6 === "key encipherment")) || (data6 === "key agreement")) || (data6 === "data encipherment")) || (data6 === "cert sign")) || (data6 === "crl sign")) || (data6 === "encipher only")) || (data6 === "decipher only")) || (data6 === "any")) || (data6 === "server auth")) || (data6 === "client auth")) || (data6 === "code signing")) || (data6 === "email protection")) || (data6 === "s/mime")) || (data6 === "ipsec end system")) || (data6 === "ipsec tunnel")) || (data6 === "ipsec user")) || (data6 === "timestamping")) || (data6 === "ocsp signing")) || (data6 === "microsoft sgc")) || (data6 === "netscape sgc"))){
                const err5 = {instancePath:instancePath+"/spec/usages/" + i0,keyword:"enum",params:{allowedValues: schema2.properties.usages.items.enum}};
                (vErrors ??= []).push(err5);
                errors++;
              }
            }
          }
        }
      }
    }
    if(data.status !== undefined){
      let data7 = data.status;
      if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
        if(data7.conditions !== undefined){
          let data8 = data7.conditions;
          if(Array.isArray(data8)){
            if(!func4(data8, schema3.properties.conditions.uniqueKeys)){
              const err6 = {instancePath:instancePath+"/status/conditions",keyword:"uniqueKeys",params:{keys: schema3.properties.conditions.uniqueKeys}};
              (vErrors ??= []).push(err6);
              errors++;
            }
          }
        }
      }
    }
  }
  validate0.errors = vErrors;
  return errors === 0;
}

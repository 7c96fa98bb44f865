// Generated from networking/v1/serviceCIDR.yaml. Do not edit.
import { formatChecks, hasUniqueItems, hasUniqueKeys } from "../../../runtime/schema/index.ts";

export { validate0 as validate };

const func0 = hasUniqueItems;
const formats0 = formatChecks["canonical-cidr"];
const schema3 = {"properties":{"conditions":{"items":{"$ref":"#/$defs/meta.v1.Condition"},"uniqueKeys":["type"]}}};
const formats2 = formatChecks["qualified-name"];
const func1 = (text) => {
  let length = text.length;
  for (let at = 1; at < text.length; at += 1) {
    if ((text.charCodeAt(at) & 0xfc00) === 0xdc00 && (text.charCodeAt(at - 1) & 0xfc00) === 0xd800) length -= 1;
  }
  return length;
};
const func5 = hasUniqueKeys;
const pattern0 = new RegExp("^[A-Za-z]([A-Za-z0-9_,:]*[A-Za-z0-9_])?$", "u");

function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.conditions !== undefined){
      let data0 = data.conditions;
      if(Array.isArray(data0)){
        const len0 = data0.length;
        for(let i0=0; i0<len0; i0++){
          let data1 = data0[i0];
          if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
            if(data1.type !== undefined){
              let data2 = data1.type;
              if(typeof data2 === "string"){
                if(func1(data2) > 316){
                  const err0 = {instancePath:instancePath+"/conditions/" + i0+"/type",keyword:"maxLength",params:{limit: 316}};
                  (vErrors ??= []).push(err0);
                  errors++;
                }
                if(!(formats2(data2))){
                  const err1 = {instancePath:instancePath+"/conditions/" + i0+"/type",keyword:"format",params:{format: "qualified-name"}};
                  (vErrors ??= []).push(err1);
                  errors++;
                }
              }
            }
            if(data1.observedGeneration !== undefined){
              let data3 = data1.observedGeneration;
              if(typeof data3 == "number"){
                if(data3 < 0 || isNaN(data3)){
                  const err2 = {instancePath:instancePath+"/conditions/" + i0+"/observedGeneration",keyword:"minimum",params:{comparison: ">=", limit: 0}};
                  (vErrors ??= []).push(err2);
                  errors++;
                }
              }
            }
            if(data1.reason !== undefined){
              let data4 = data1.reason;
              if(typeof data4 === "string"){
                if(func1(data4) > 1024){
                  const err3 = {instancePath:instancePath+"/conditions/" + i0+"/reason",keyword:"maxLength",params:{limit: 1024}};
                  (vErrors ??= []).push(err3);
                  errors++;
                }
                if(func1(data4) < 1){
                  const err4 = {instancePath:instancePath+"/conditions/" + i0+"/reason",keyword:"minLength",params:{limit: 1}};
                  (vErrors ??= []).push(err4);
                  errors++;
                }
                if(!pattern0.test(data4)){
                  const err5 = {instancePath:instancePath+"/conditions/" + i0+"/reason",keyword:"pattern",params:{pattern: "^[A-Za-z]([A-Za-z0-9_,:]*[A-Za-z0-9_])?$"}};
                  (vErrors ??= []).push(err5);
                  errors++;
                }
              }
            }
            if(data1.message !== undefined){
              let data5 = data1.message;
              if(typeof data5 === "string"){
                if(func1(data5) > 32768){
                  const err6 = {instancePath:instancePath+"/conditions/" + i0+"/message",keyword:"maxLength",params:{limit: 32768}};
                  (vErrors ??= []).push(err6);
                  errors++;
                }
              }
            }
          }
        }
        if(!func5(data0, schema3.properties.conditions.uniqueKeys)){
          const err7 = {instancePath:instancePath+"/conditions",keyword:"uniqueKeys",params:{keys: schema3.properties.conditions.uniqueKeys}};
          (vErrors ??= []).push(err7);
          errors++;
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
    if(data.spec !== undefined){
      let data2 = data.spec;
      if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
        if(data2.cidrs !== undefined){
          let data3 = data2.cidrs;
          if(Array.isArray(data3)){
            if(data3.length > 2){
              const err1 = {instancePath:instancePath+"/spec/cidrs",keyword:"maxItems",params:{limit: 2}};
              (vErrors ??= []).push(err1);
              errors++;
            }
            const len0 = data3.length;
            for(let i0=0; i0<len0; i0++){
              let data4 = data3[i0];
              if(typeof data4 === "string"){
                if(!(formats0(data4))){
                  const err2 = {instancePath:instancePath+"/spec/cidrs/" + i0,keyword:"format",params:{format: "canonical-cidr"}};
                  (vErrors ??= []).push(err2);
                  errors++;
                }
              }
            }
          }
        }
      }
    }
    if(data.status !== undefined){
      if(!(validate1(data.status, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData}))){
        vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
        errors = vErrors.length;
      }
    }
  }
  validate0.errors = vErrors;
  return errors === 0;
}

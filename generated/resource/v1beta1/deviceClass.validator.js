// Generated from resource/v1beta1/deviceClass.yaml. Do not edit.
import { formatChecks, hasUniqueItems } from "../../../runtime/schema/index.ts";

export { validate0 as validate };

const func0 = hasUniqueItems;
const func1 = (text) => {
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
    if(data.cel !== undefined){
      let data0 = data.cel;
      if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
        if(data0.expression !== undefined){
          let data1 = data0.expression;
          if(typeof data1 === "string"){
            if(func1(data1) > 10240){
              const err0 = {instancePath:instancePath+"/cel/expression",keyword:"maxLength",params:{limit: 10240}};
              (vErrors ??= []).push(err0);
              errors++;
            }
            if(func1(data1) < 1){
              const err1 = {instancePath:instancePath+"/cel/expression",keyword:"minLength",params:{limit: 1}};
              (vErrors ??= []).push(err1);
              errors++;
            }
          }
        }
      }
    }
  }
  validate2.errors = vErrors;
  return errors === 0;
}

const formats0 = formatChecks["dns-subdomain"];

function validate4(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.opaque !== undefined){
      let data0 = data.opaque;
      if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
        if(data0.driver !== undefined){
          let data1 = data0.driver;
          if(typeof data1 === "string"){
            if(func1(data1) > 63){
              const err0 = {instancePath:instancePath+"/opaque/driver",keyword:"maxLength",params:{limit: 63}};
              (vErrors ??= []).push(err0);
              errors++;
            }
            if(func1(data1) < 1){
              const err1 = {instancePath:instancePath+"/opaque/driver",keyword:"minLength",params:{limit: 1}};
              (vErrors ??= []).push(err1);
              errors++;
            }
            if(!(formats0(data1))){
              const err2 = {instancePath:instancePath+"/opaque/driver",keyword:"format",params:{format: "dns-subdomain"}};
              (vErrors ??= []).push(err2);
              errors++;
            }
          }
        }
      }
    }
  }
  validate4.errors = vErrors;
  return errors === 0;
}

function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.selectors !== undefined){
      let data0 = data.selectors;
      if(Array.isArray(data0)){
        if(data0.length > 32){
          const err0 = {instancePath:instancePath+"/selectors",keyword:"maxItems",params:{limit: 32}};
          (vErrors ??= []).push(err0);
          errors++;
        }
        const len0 = data0.length;
        for(let i0=0; i0<len0; i0++){
          if(!(validate2(data0[i0], {instancePath:instancePath+"/selectors/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
            vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
            errors = vErrors.length;
          }
        }
      }
    }
    if(data.config !== undefined){
      let data2 = data.config;
      if(Array.isArray(data2)){
        if(data2.length > 32){
          const err1 = {instancePath:instancePath+"/config",keyword:"maxItems",params:{limit: 32}};
          (vErrors ??= []).push(err1);
          errors++;
        }
        const len1 = data2.length;
        for(let i1=0; i1<len1; i1++){
          if(!(validate4(data2[i1], {instancePath:instancePath+"/config/" + i1,parentData:data2,parentDataProperty:i1,rootData}))){
            vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
            errors = vErrors.length;
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
    if(data.spec !== undefined){
      if(!(validate1(data.spec, {instancePath:instancePath+"/spec",parentData:data,parentDataProperty:"spec",rootData}))){
        vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
        errors = vErrors.length;
      }
    }
  }
  validate0.errors = vErrors;
  return errors === 0;
}

// Generated from example/v1/widget.yaml. Do not edit.
// @ts-nocheck
import { matchesPattern } from "../../../../../runtime/cel/index.ts";
import { formatChecks, hasUniqueItems, hasUniqueKeys } from "../../../../../runtime/schema/index.ts";

export function validateWidget(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.spec === undefined){
      const err0 = {instancePath,keyword:"required",params:{missingProperty: "spec"}};
      (vErrors ??= []).push(err0);
      errors++;
    }
  }
  validateWidget.errors = vErrors;
  return errors === 0;
}

const schema1 = {"required":["size"],"properties":{"size":{"range":[1,100]},"color":{"enum":["Red","Green","Blue"]},"replicas":{"minimum":0},"parts":{"maxItems":3,"uniqueKeys":["name"]},"tags":{"items":{"minLength":2,"maxLength":4},"unique":true},"owners":{"additionalProperties":{"format":"dns-label"}},"port":{"exclusiveMinimum":0},"code":{"pattern":"^[A-Z]{3}$"}}};
const func0 = hasUniqueKeys;
const func1 = (text) => {
  let length = text.length;
  for (let at = 1; at < text.length; at += 1) {
    if ((text.charCodeAt(at) & 0xfc00) === 0xdc00 && (text.charCodeAt(at - 1) & 0xfc00) === 0xd800) length -= 1;
  }
  return length;
};
const func3 = hasUniqueItems;
const func4 = matchesPattern;
const formats0 = formatChecks["dns-label"];

export function validateWidgetSpec(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.size === undefined){
      const err0 = {instancePath,keyword:"required",params:{missingProperty: "size"}};
      (vErrors ??= []).push(err0);
      errors++;
    }
    if(data.size !== undefined){
      let data0 = data.size;
      if(typeof data0 == "number"){
        if(data0 < 1 || data0 > 100){
          const err1 = {instancePath:instancePath+"/size",keyword:"range",params:{minimum: 1, maximum: 100}};
          (vErrors ??= []).push(err1);
          errors++;
        }
      }
    }
    if(data.color !== undefined){
      let data1 = data.color;
      if(!(((data1 === "Red") || (data1 === "Green")) || (data1 === "Blue"))){
        const err2 = {instancePath:instancePath+"/color",keyword:"enum",params:{allowedValues: schema1.properties.color.enum}};
        (vErrors ??= []).push(err2);
        errors++;
      }
    }
    if(data.replicas !== undefined){
      let data2 = data.replicas;
      if(typeof data2 == "number"){
        if(data2 < 0 || isNaN(data2)){
          const err3 = {instancePath:instancePath+"/replicas",keyword:"minimum",params:{comparison: ">=", limit: 0}};
          (vErrors ??= []).push(err3);
          errors++;
        }
      }
    }
    if(data.parts !== undefined){
      let data3 = data.parts;
      if(Array.isArray(data3)){
        if(data3.length > 3){
          const err4 = {instancePath:instancePath+"/parts",keyword:"maxItems",params:{limit: 3}};
          (vErrors ??= []).push(err4);
          errors++;
        }
        if(!func0(data3, schema1.properties.parts.uniqueKeys)){
          const err5 = {instancePath:instancePath+"/parts",keyword:"uniqueKeys",params:{keys: schema1.properties.parts.uniqueKeys}};
          (vErrors ??= []).push(err5);
          errors++;
        }
      }
    }
    if(data.tags !== undefined){
      let data4 = data.tags;
      if(Array.isArray(data4)){
        const len0 = data4.length;
        for(let i0=0; i0<len0; i0++){
          let data5 = data4[i0];
          if(typeof data5 === "string"){
            if(func1(data5) > 4){
              const err6 = {instancePath:instancePath+"/tags/" + i0,keyword:"maxLength",params:{limit: 4}};
              (vErrors ??= []).push(err6);
              errors++;
            }
            if(func1(data5) < 2){
              const err7 = {instancePath:instancePath+"/tags/" + i0,keyword:"minLength",params:{limit: 2}};
              (vErrors ??= []).push(err7);
              errors++;
            }
          }
        }
        if(!func3(data4)){
          const err8 = {instancePath:instancePath+"/tags",keyword:"unique",params:{}};
          (vErrors ??= []).push(err8);
          errors++;
        }
      }
    }
    if(data.owners !== undefined){
      let data6 = data.owners;
      if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
        for(const key0 in data6){
          let data7 = data6[key0];
          if(typeof data7 === "string"){
            if(!(formats0(data7))){
              const err9 = {instancePath:instancePath+"/owners/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"format",params:{format: "dns-label"}};
              (vErrors ??= []).push(err9);
              errors++;
            }
          }
        }
      }
    }
    if(data.port !== undefined){
      let data8 = data.port;
      if(typeof data8 == "number"){
        if(data8 <= 0 || isNaN(data8)){
          const err10 = {instancePath:instancePath+"/port",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0}};
          (vErrors ??= []).push(err10);
          errors++;
        }
      }
    }
    if(data.code !== undefined){
      let data9 = data.code;
      if(typeof data9 === "string"){
        if(!func4(data9, "^[A-Z]{3}$")){
          const err11 = {instancePath:instancePath+"/code",keyword:"pattern",params:{pattern: "^[A-Z]{3}$"}};
          (vErrors ??= []).push(err11);
          errors++;
        }
      }
    }
  }
  validateWidgetSpec.errors = vErrors;
  return errors === 0;
}

const formats2 = formatChecks["dns-label or empty"];

export function validateWidgetPart(data, instancePath = ""){
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
          const err1 = {instancePath:instancePath+"/name",keyword:"format",params:{format: "dns-label or empty"}};
          (vErrors ??= []).push(err1);
          errors++;
        }
      }
    }
  }
  validateWidgetPart.errors = vErrors;
  return errors === 0;
}

// Generated from resource/v1alpha3/resourcePoolStatusRequest.yaml. Do not edit.
import { formatChecks, hasUniqueItems, hasUniqueKeys } from "../../../runtime/schema/index.ts";

export { validate0 as validate };

const func0 = hasUniqueItems;
const schema3 = {"required":["poolCount"],"properties":{"poolCount":{"minimum":0},"pools":{"maxItems":1000,"items":{"$ref":"#/$defs/resource.v1alpha3.PoolStatus"}},"conditions":{"maxItems":10,"items":{"$ref":"#/$defs/meta.v1.Condition"},"uniqueKeys":["type"]}}};
const func1 = (text) => {
  let length = text.length;
  for (let at = 1; at < text.length; at += 1) {
    if ((text.charCodeAt(at) & 0xfc00) === 0xdc00 && (text.charCodeAt(at - 1) & 0xfc00) === 0xd800) length -= 1;
  }
  return length;
};
const func6 = hasUniqueKeys;
const formats0 = formatChecks["qualified-name"];
const pattern0 = new RegExp("^[A-Za-z]([A-Za-z0-9_,:]*[A-Za-z0-9_])?$", "u");

function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.poolCount === undefined){
      const err0 = {instancePath,keyword:"required",params:{missingProperty: "poolCount"}};
      (vErrors ??= []).push(err0);
      errors++;
    }
    if(data.poolCount !== undefined){
      let data0 = data.poolCount;
      if(typeof data0 == "number"){
        if(data0 < 0 || isNaN(data0)){
          const err1 = {instancePath:instancePath+"/poolCount",keyword:"minimum",params:{comparison: ">=", limit: 0}};
          (vErrors ??= []).push(err1);
          errors++;
        }
      }
    }
    if(data.pools !== undefined){
      let data1 = data.pools;
      if(Array.isArray(data1)){
        if(data1.length > 1000){
          const err2 = {instancePath:instancePath+"/pools",keyword:"maxItems",params:{limit: 1000}};
          (vErrors ??= []).push(err2);
          errors++;
        }
        const len0 = data1.length;
        for(let i0=0; i0<len0; i0++){
          let data2 = data1[i0];
          if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
            if(data2.driver === undefined){
              const err3 = {instancePath:instancePath+"/pools/" + i0,keyword:"required",params:{missingProperty: "driver"}};
              (vErrors ??= []).push(err3);
              errors++;
            }
            if(data2.poolName === undefined){
              const err4 = {instancePath:instancePath+"/pools/" + i0,keyword:"required",params:{missingProperty: "poolName"}};
              (vErrors ??= []).push(err4);
              errors++;
            }
            if(data2.generation !== undefined){
              let data3 = data2.generation;
              if(typeof data3 == "number"){
                if(data3 < 0 || isNaN(data3)){
                  const err5 = {instancePath:instancePath+"/pools/" + i0+"/generation",keyword:"minimum",params:{comparison: ">=", limit: 0}};
                  (vErrors ??= []).push(err5);
                  errors++;
                }
              }
            }
            if(data2.resourceSliceCount !== undefined){
              let data4 = data2.resourceSliceCount;
              if(typeof data4 == "number"){
                if(data4 < 1 || isNaN(data4)){
                  const err6 = {instancePath:instancePath+"/pools/" + i0+"/resourceSliceCount",keyword:"minimum",params:{comparison: ">=", limit: 1}};
                  (vErrors ??= []).push(err6);
                  errors++;
                }
              }
            }
            if(data2.totalDevices !== undefined){
              let data5 = data2.totalDevices;
              if(typeof data5 == "number"){
                if(data5 < 0 || isNaN(data5)){
                  const err7 = {instancePath:instancePath+"/pools/" + i0+"/totalDevices",keyword:"minimum",params:{comparison: ">=", limit: 0}};
                  (vErrors ??= []).push(err7);
                  errors++;
                }
              }
            }
            if(data2.allocatedDevices !== undefined){
              let data6 = data2.allocatedDevices;
              if(typeof data6 == "number"){
                if(data6 < 0 || isNaN(data6)){
                  const err8 = {instancePath:instancePath+"/pools/" + i0+"/allocatedDevices",keyword:"minimum",params:{comparison: ">=", limit: 0}};
                  (vErrors ??= []).push(err8);
                  errors++;
                }
              }
            }
            if(data2.availableDevices !== undefined){
              let data7 = data2.availableDevices;
              if(typeof data7 == "number"){
                if(data7 < 0 || isNaN(data7)){
                  const err9 = {instancePath:instancePath+"/pools/" + i0+"/availableDevices",keyword:"minimum",params:{comparison: ">=", limit: 0}};
                  (vErrors ??= []).push(err9);
                  errors++;
                }
              }
            }
            if(data2.unavailableDevices !== undefined){
              let data8 = data2.unavailableDevices;
              if(typeof data8 == "number"){
                if(data8 < 0 || isNaN(data8)){
                  const err10 = {instancePath:instancePath+"/pools/" + i0+"/unavailableDevices",keyword:"minimum",params:{comparison: ">=", limit: 0}};
                  (vErrors ??= []).push(err10);
                  errors++;
                }
              }
            }
            if(data2.validationError !== undefined){
              let data9 = data2.validationError;
              if(typeof data9 === "string"){
                if(func1(data9) > 256){
                  const err11 = {instancePath:instancePath+"/pools/" + i0+"/validationError",keyword:"maxLength",params:{limit: 256}};
                  (vErrors ??= []).push(err11);
                  errors++;
                }
              }
            }
          }
        }
      }
    }
    if(data.conditions !== undefined){
      let data10 = data.conditions;
      if(Array.isArray(data10)){
        if(data10.length > 10){
          const err12 = {instancePath:instancePath+"/conditions",keyword:"maxItems",params:{limit: 10}};
          (vErrors ??= []).push(err12);
          errors++;
        }
        const len1 = data10.length;
        for(let i1=0; i1<len1; i1++){
          let data11 = data10[i1];
          if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
            if(data11.type !== undefined){
              let data12 = data11.type;
              if(typeof data12 === "string"){
                if(func1(data12) > 316){
                  const err13 = {instancePath:instancePath+"/conditions/" + i1+"/type",keyword:"maxLength",params:{limit: 316}};
                  (vErrors ??= []).push(err13);
                  errors++;
                }
                if(!(formats0(data12))){
                  const err14 = {instancePath:instancePath+"/conditions/" + i1+"/type",keyword:"format",params:{format: "qualified-name"}};
                  (vErrors ??= []).push(err14);
                  errors++;
                }
              }
            }
            if(data11.observedGeneration !== undefined){
              let data13 = data11.observedGeneration;
              if(typeof data13 == "number"){
                if(data13 < 0 || isNaN(data13)){
                  const err15 = {instancePath:instancePath+"/conditions/" + i1+"/observedGeneration",keyword:"minimum",params:{comparison: ">=", limit: 0}};
                  (vErrors ??= []).push(err15);
                  errors++;
                }
              }
            }
            if(data11.reason !== undefined){
              let data14 = data11.reason;
              if(typeof data14 === "string"){
                if(func1(data14) > 1024){
                  const err16 = {instancePath:instancePath+"/conditions/" + i1+"/reason",keyword:"maxLength",params:{limit: 1024}};
                  (vErrors ??= []).push(err16);
                  errors++;
                }
                if(func1(data14) < 1){
                  const err17 = {instancePath:instancePath+"/conditions/" + i1+"/reason",keyword:"minLength",params:{limit: 1}};
                  (vErrors ??= []).push(err17);
                  errors++;
                }
                if(!pattern0.test(data14)){
                  const err18 = {instancePath:instancePath+"/conditions/" + i1+"/reason",keyword:"pattern",params:{pattern: "^[A-Za-z]([A-Za-z0-9_,:]*[A-Za-z0-9_])?$"}};
                  (vErrors ??= []).push(err18);
                  errors++;
                }
              }
            }
            if(data11.message !== undefined){
              let data15 = data11.message;
              if(typeof data15 === "string"){
                if(func1(data15) > 32768){
                  const err19 = {instancePath:instancePath+"/conditions/" + i1+"/message",keyword:"maxLength",params:{limit: 32768}};
                  (vErrors ??= []).push(err19);
                  errors++;
                }
              }
            }
          }
        }
        if(!func6(data10, schema3.properties.conditions.uniqueKeys)){
          const err20 = {instancePath:instancePath+"/conditions",keyword:"uniqueKeys",params:{keys: schema3.properties.conditions.uniqueKeys}};
          (vErrors ??= []).push(err20);
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
        if(data2.limit !== undefined){
          let data3 = data2.limit;
          if(typeof data3 == "number"){
            if(data3 < 1 || data3 > 1000){
              const err1 = {instancePath:instancePath+"/spec/limit",keyword:"range",params:{minimum: 1, maximum: 1000}};
              (vErrors ??= []).push(err1);
              errors++;
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

// Generated from storage/v1/csiNode.yaml. Do not edit.
import { formatChecks, hasUniqueItems, hasUniqueKeys } from "../../../runtime/schema/index.ts";

export { validate0 as validate };

const func0 = hasUniqueItems;
const schema2 = {"properties":{"drivers":{"items":{"$ref":"#/$defs/storage.v1.CSINodeDriver"},"uniqueKeys":["name"]}}};
const func1 = (text) => {
  let length = text.length;
  for (let at = 1; at < text.length; at += 1) {
    if ((text.charCodeAt(at) & 0xfc00) === 0xdc00 && (text.charCodeAt(at - 1) & 0xfc00) === 0xd800) length -= 1;
  }
  return length;
};
const formats0 = formatChecks["qualified-name"];

function validate2(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
      }
    }
    if(data.nodeID !== undefined){
      let data1 = data.nodeID;
      if(typeof data1 === "string"){
        if(func1(data1) < 1){
          const err1 = {instancePath:instancePath+"/nodeID",keyword:"minLength",params:{limit: 1}};
          (vErrors ??= []).push(err1);
          errors++;
        }
      }
    }
    if(data.topologyKeys !== undefined){
      let data2 = data.topologyKeys;
      if(Array.isArray(data2)){
        const len0 = data2.length;
        for(let i0=0; i0<len0; i0++){
          let data3 = data2[i0];
          if(typeof data3 === "string"){
            if(!(formats0(data3))){
              const err2 = {instancePath:instancePath+"/topologyKeys/" + i0,keyword:"format",params:{format: "qualified-name"}};
              (vErrors ??= []).push(err2);
              errors++;
            }
          }
        }
      }
    }
    if(data.allocatable !== undefined){
      let data4 = data.allocatable;
      if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
        if(data4.count !== undefined){
          let data5 = data4.count;
          if(typeof data5 == "number"){
            if(data5 < 0 || isNaN(data5)){
              const err3 = {instancePath:instancePath+"/allocatable/count",keyword:"minimum",params:{comparison: ">=", limit: 0}};
              (vErrors ??= []).push(err3);
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

const func3 = hasUniqueKeys;

function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.drivers !== undefined){
      let data0 = data.drivers;
      if(Array.isArray(data0)){
        const len0 = data0.length;
        for(let i0=0; i0<len0; i0++){
          if(!(validate2(data0[i0], {instancePath:instancePath+"/drivers/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
            vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
            errors = vErrors.length;
          }
        }
        if(!func3(data0, schema2.properties.drivers.uniqueKeys)){
          const err0 = {instancePath:instancePath+"/drivers",keyword:"uniqueKeys",params:{keys: schema2.properties.drivers.uniqueKeys}};
          (vErrors ??= []).push(err0);
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
      if(!(validate1(data.spec, {instancePath:instancePath+"/spec",parentData:data,parentDataProperty:"spec",rootData}))){
        vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
        errors = vErrors.length;
      }
    }
  }
  validate0.errors = vErrors;
  return errors === 0;
}

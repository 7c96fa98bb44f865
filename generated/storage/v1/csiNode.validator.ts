// Generated from storage/v1/csiNode.yaml. Do not edit.
// @ts-nocheck
import { hasUniqueKeys } from "../../../runtime/schema/index.ts";

const schema0 = {"properties":{"drivers":{"uniqueKeys":["name"]}}};
const func0 = hasUniqueKeys;

export function validateCSINodeSpec(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.drivers !== undefined){
      let data0 = data.drivers;
      if(Array.isArray(data0)){
        if(!func0(data0, schema0.properties.drivers.uniqueKeys)){
          const err0 = {instancePath:instancePath+"/drivers",keyword:"uniqueKeys",params:{keys: schema0.properties.drivers.uniqueKeys}};
          (vErrors ??= []).push(err0);
          errors++;
        }
      }
    }
  }
  validateCSINodeSpec.errors = vErrors;
  return errors === 0;
}

const func1 = (text) => {
  let length = text.length;
  for (let at = 1; at < text.length; at += 1) {
    if ((text.charCodeAt(at) & 0xfc00) === 0xdc00 && (text.charCodeAt(at - 1) & 0xfc00) === 0xd800) length -= 1;
  }
  return length;
};

export function validateCSINodeDriver(data, instancePath = ""){
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
  }
  validateCSINodeDriver.errors = vErrors;
  return errors === 0;
}


export function validateVolumeNodeResources(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.count !== undefined){
      let data0 = data.count;
      if(typeof data0 == "number"){
        if(data0 < 0 || isNaN(data0)){
          const err0 = {instancePath:instancePath+"/count",keyword:"minimum",params:{comparison: ">=", limit: 0}};
          (vErrors ??= []).push(err0);
          errors++;
        }
      }
    }
  }
  validateVolumeNodeResources.errors = vErrors;
  return errors === 0;
}

// Generated from storage/v1/volumeAttributesClass.yaml. Do not edit.
import { hasUniqueItems } from "../../../runtime/schema/index.ts";

export { validate0 as validate };

const func0 = hasUniqueItems;
const func1 = (text) => {
  let length = text.length;
  for (let at = 1; at < text.length; at += 1) {
    if ((text.charCodeAt(at) & 0xfc00) === 0xdc00 && (text.charCodeAt(at - 1) & 0xfc00) === 0xd800) length -= 1;
  }
  return length;
};

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
    if(data.driverName !== undefined){
      let data2 = data.driverName;
      if(typeof data2 === "string"){
        if(func1(data2) < 1){
          const err1 = {instancePath:instancePath+"/driverName",keyword:"minLength",params:{limit: 1}};
          (vErrors ??= []).push(err1);
          errors++;
        }
      }
    }
    if(data.parameters !== undefined){
      let data3 = data.parameters;
      if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
        if(Object.keys(data3).length > 512){
          const err2 = {instancePath:instancePath+"/parameters",keyword:"maxProperties",params:{limit: 512}};
          (vErrors ??= []).push(err2);
          errors++;
        }
      }
    }
  }
  validate0.errors = vErrors;
  return errors === 0;
}

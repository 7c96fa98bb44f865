// Generated from coordination/v1alpha2/leaseCandidate.yaml. Do not edit.
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
    if(data.spec !== undefined){
      let data2 = data.spec;
      if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
        if(data2.strategy === undefined){
          const err1 = {instancePath:instancePath+"/spec",keyword:"required",params:{missingProperty: "strategy"}};
          (vErrors ??= []).push(err1);
          errors++;
        }
        if(data2.leaseName !== undefined){
          let data3 = data2.leaseName;
          if(typeof data3 === "string"){
            if(func1(data3) < 1){
              const err2 = {instancePath:instancePath+"/spec/leaseName",keyword:"minLength",params:{limit: 1}};
              (vErrors ??= []).push(err2);
              errors++;
            }
          }
        }
        if(data2.binaryVersion !== undefined){
          let data4 = data2.binaryVersion;
          if(typeof data4 === "string"){
            if(func1(data4) < 1){
              const err3 = {instancePath:instancePath+"/spec/binaryVersion",keyword:"minLength",params:{limit: 1}};
              (vErrors ??= []).push(err3);
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

// Generated from coordination/v1/lease.yaml. Do not edit.
import { hasUniqueItems, hasUniqueKeys } from "../../../runtime/schema/index.ts";

export { validate0 as validate };

const schema1 = {"properties":{"ownerReferences":{"uniqueKeys":["uid"]},"finalizers":{"unique":true}}};
const func0 = hasUniqueKeys;
const func1 = hasUniqueItems;

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.metadata !== undefined){
      let data0 = data.metadata;
      if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
        if(data0.ownerReferences !== undefined){
          let data1 = data0.ownerReferences;
          if(Array.isArray(data1)){
            if(!func0(data1, schema1.properties.ownerReferences.uniqueKeys)){
              const err0 = {instancePath:instancePath+"/metadata/ownerReferences",keyword:"uniqueKeys",params:{keys: schema1.properties.ownerReferences.uniqueKeys}};
              (vErrors ??= []).push(err0);
              errors++;
            }
          }
        }
        if(data0.finalizers !== undefined){
          let data2 = data0.finalizers;
          if(Array.isArray(data2)){
            if(!func1(data2)){
              const err1 = {instancePath:instancePath+"/metadata/finalizers",keyword:"unique",params:{}};
              (vErrors ??= []).push(err1);
              errors++;
            }
          }
        }
      }
    }
    if(data.spec !== undefined){
      let data3 = data.spec;
      if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
        if(data3.leaseDurationSeconds !== undefined){
          let data4 = data3.leaseDurationSeconds;
          if(typeof data4 == "number"){
            if(data4 <= 0 || isNaN(data4)){
              const err2 = {instancePath:instancePath+"/spec/leaseDurationSeconds",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0}};
              (vErrors ??= []).push(err2);
              errors++;
            }
          }
        }
        if(data3.leaseTransitions !== undefined){
          let data5 = data3.leaseTransitions;
          if(typeof data5 == "number"){
            if(data5 < 0 || isNaN(data5)){
              const err3 = {instancePath:instancePath+"/spec/leaseTransitions",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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

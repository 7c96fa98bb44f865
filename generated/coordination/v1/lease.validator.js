// Generated from coordination/v1/lease.yaml. Do not edit.
import { hasUniqueItems } from "../../../runtime/schema/index.ts";

export { validate0 as validate };

const func0 = hasUniqueItems;

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
        if(data2.leaseDurationSeconds !== undefined){
          let data3 = data2.leaseDurationSeconds;
          if(typeof data3 == "number"){
            if(data3 <= 0 || isNaN(data3)){
              const err1 = {instancePath:instancePath+"/spec/leaseDurationSeconds",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0}};
              (vErrors ??= []).push(err1);
              errors++;
            }
          }
        }
        if(data2.leaseTransitions !== undefined){
          let data4 = data2.leaseTransitions;
          if(typeof data4 == "number"){
            if(data4 < 0 || isNaN(data4)){
              const err2 = {instancePath:instancePath+"/spec/leaseTransitions",keyword:"minimum",params:{comparison: ">=", limit: 0}};
              (vErrors ??= []).push(err2);
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

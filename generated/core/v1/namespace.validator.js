// Generated from core/v1/namespace.yaml. Do not edit.
import { hasUniqueItems, hasUniqueKeys } from "../../../runtime/schema/index.ts";

export { validate0 as validate };

const schema1 = {"properties":{"ownerReferences":{"uniqueKeys":["uid"]},"finalizers":{"unique":true}}};
const schema2 = {"properties":{"phase":{"enum":["Active","Terminating"]},"conditions":{"uniqueKeys":["type"]}}};
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
    if(data.status !== undefined){
      let data3 = data.status;
      if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
        if(data3.phase !== undefined){
          let data4 = data3.phase;
          if(!((data4 === "Active") || (data4 === "Terminating"))){
            const err2 = {instancePath:instancePath+"/status/phase",keyword:"enum",params:{allowedValues: schema2.properties.phase.enum}};
            (vErrors ??= []).push(err2);
            errors++;
          }
        }
        if(data3.conditions !== undefined){
          let data5 = data3.conditions;
          if(Array.isArray(data5)){
            if(!func0(data5, schema2.properties.conditions.uniqueKeys)){
              const err3 = {instancePath:instancePath+"/status/conditions",keyword:"uniqueKeys",params:{keys: schema2.properties.conditions.uniqueKeys}};
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

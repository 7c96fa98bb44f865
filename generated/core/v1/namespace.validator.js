// Generated from core/v1/namespace.yaml. Do not edit.
import { hasUniqueItems, hasUniqueKeys } from "../../../runtime/schema/index.ts";

export { validate0 as validate };

const schema2 = {"properties":{"phase":{"enum":["Active","Terminating"]},"conditions":{"uniqueKeys":["type"]}}};
const func0 = hasUniqueItems;
const func1 = hasUniqueKeys;

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
    if(data.status !== undefined){
      let data2 = data.status;
      if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
        if(data2.phase !== undefined){
          let data3 = data2.phase;
          if(!((data3 === "Active") || (data3 === "Terminating"))){
            const err1 = {instancePath:instancePath+"/status/phase",keyword:"enum",params:{allowedValues: schema2.properties.phase.enum}};
            (vErrors ??= []).push(err1);
            errors++;
          }
        }
        if(data2.conditions !== undefined){
          let data4 = data2.conditions;
          if(Array.isArray(data4)){
            if(!func1(data4, schema2.properties.conditions.uniqueKeys)){
              const err2 = {instancePath:instancePath+"/status/conditions",keyword:"uniqueKeys",params:{keys: schema2.properties.conditions.uniqueKeys}};
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

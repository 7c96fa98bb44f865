// Generated from core/v1/componentStatus.yaml. Do not edit.
import { hasUniqueItems, hasUniqueKeys } from "../../../runtime/schema/index.ts";

export { validate0 as validate };

const schema0 = {"properties":{"metadata":{"$ref":"#/$defs/meta.v1.ObjectMeta"},"conditions":{"uniqueKeys":["type"]}},"$defs":{"meta.v1.ObjectMeta":{"properties":{"finalizers":{"unique":true}}}}};
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
    if(data.conditions !== undefined){
      let data2 = data.conditions;
      if(Array.isArray(data2)){
        if(!func1(data2, schema0.properties.conditions.uniqueKeys)){
          const err1 = {instancePath:instancePath+"/conditions",keyword:"uniqueKeys",params:{keys: schema0.properties.conditions.uniqueKeys}};
          (vErrors ??= []).push(err1);
          errors++;
        }
      }
    }
  }
  validate0.errors = vErrors;
  return errors === 0;
}

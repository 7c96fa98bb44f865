// Generated from core/v1/serviceAccount.yaml. Do not edit.
import { hasUniqueItems, hasUniqueKeys } from "../../../runtime/schema/index.ts";

export { validate0 as validate };

const schema0 = {"properties":{"metadata":{"$ref":"#/$defs/meta.v1.ObjectMeta"},"secrets":{"uniqueKeys":["name"]}},"$defs":{"meta.v1.ObjectMeta":{"properties":{"ownerReferences":{"uniqueKeys":["uid"]},"finalizers":{"unique":true}}}}};
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
    if(data.secrets !== undefined){
      let data3 = data.secrets;
      if(Array.isArray(data3)){
        if(!func0(data3, schema0.properties.secrets.uniqueKeys)){
          const err2 = {instancePath:instancePath+"/secrets",keyword:"uniqueKeys",params:{keys: schema0.properties.secrets.uniqueKeys}};
          (vErrors ??= []).push(err2);
          errors++;
        }
      }
    }
  }
  validate0.errors = vErrors;
  return errors === 0;
}

// Generated from events/v1/event.yaml. Do not edit.
import { hasUniqueItems, hasUniqueKeys } from "../../../runtime/schema/index.ts";

export { validate0 as validate };

const schema0 = {"properties":{"metadata":{"$ref":"#/$defs/meta.v1.ObjectMeta"},"series":{"$ref":"#/$defs/events.v1.EventSeries"},"type":{"enum":["Normal","Warning"]}},"$defs":{"meta.v1.ObjectMeta":{"properties":{"ownerReferences":{"uniqueKeys":["uid"]},"finalizers":{"unique":true}}},"events.v1.EventSeries":{"properties":{"count":{"minimum":2}}}}};
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
    if(data.series !== undefined){
      let data3 = data.series;
      if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
        if(data3.count !== undefined){
          let data4 = data3.count;
          if(typeof data4 == "number"){
            if(data4 < 2 || isNaN(data4)){
              const err2 = {instancePath:instancePath+"/series/count",keyword:"minimum",params:{comparison: ">=", limit: 2}};
              (vErrors ??= []).push(err2);
              errors++;
            }
          }
        }
      }
    }
    if(data.type !== undefined){
      let data5 = data.type;
      if(!((data5 === "Normal") || (data5 === "Warning"))){
        const err3 = {instancePath:instancePath+"/type",keyword:"enum",params:{allowedValues: schema0.properties.type.enum}};
        (vErrors ??= []).push(err3);
        errors++;
      }
    }
  }
  validate0.errors = vErrors;
  return errors === 0;
}

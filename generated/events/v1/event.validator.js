// Generated from events/v1/event.yaml. Do not edit.
import { hasUniqueItems } from "../../../runtime/schema/index.ts";

export { validate0 as validate };

const schema0 = {"properties":{"metadata":{"$ref":"#/$defs/meta.v1.ObjectMeta"},"series":{"$ref":"#/$defs/events.v1.EventSeries"},"type":{"enum":["Normal","Warning"]}},"$defs":{"meta.v1.ObjectMeta":{"properties":{"finalizers":{"unique":true}}},"events.v1.EventSeries":{"properties":{"count":{"minimum":2}}}}};
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
    if(data.series !== undefined){
      let data2 = data.series;
      if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
        if(data2.count !== undefined){
          let data3 = data2.count;
          if(typeof data3 == "number"){
            if(data3 < 2 || isNaN(data3)){
              const err1 = {instancePath:instancePath+"/series/count",keyword:"minimum",params:{comparison: ">=", limit: 2}};
              (vErrors ??= []).push(err1);
              errors++;
            }
          }
        }
      }
    }
    if(data.type !== undefined){
      let data4 = data.type;
      if(!((data4 === "Normal") || (data4 === "Warning"))){
        const err2 = {instancePath:instancePath+"/type",keyword:"enum",params:{allowedValues: schema0.properties.type.enum}};
        (vErrors ??= []).push(err2);
        errors++;
      }
    }
  }
  validate0.errors = vErrors;
  return errors === 0;
}

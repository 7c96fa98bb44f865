// Generated from events/v1/event.yaml. Do not edit.
import { validateObjectMeta } from "../../meta/v1.validator.js";

const schema0 = {"properties":{"metadata":{"checkedBy":"validateObjectMeta"},"series":{"checkedBy":"validateEventSeries"},"type":{"enum":["Normal","Warning"]}}};

export function validateEvent(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.metadata !== undefined){
      if(!(validateObjectMeta(data.metadata, instancePath+"/metadata"))){
        for(const error of validateObjectMeta.errors) (vErrors ??= []).push(error);
        errors += validateObjectMeta.errors.length;
      }
    }
    if(data.series !== undefined){
      if(!(validateEventSeries(data.series, instancePath+"/series"))){
        for(const error of validateEventSeries.errors) (vErrors ??= []).push(error);
        errors += validateEventSeries.errors.length;
      }
    }
    if(data.type !== undefined){
      let data2 = data.type;
      if(!((data2 === "Normal") || (data2 === "Warning"))){
        const err0 = {instancePath:instancePath+"/type",keyword:"enum",params:{allowedValues: schema0.properties.type.enum}};
        (vErrors ??= []).push(err0);
        errors++;
      }
    }
  }
  validateEvent.errors = vErrors;
  return errors === 0;
}


export function validateEventSeries(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.count !== undefined){
      let data0 = data.count;
      if(typeof data0 == "number"){
        if(data0 < 2 || isNaN(data0)){
          const err0 = {instancePath:instancePath+"/count",keyword:"minimum",params:{comparison: ">=", limit: 2}};
          (vErrors ??= []).push(err0);
          errors++;
        }
      }
    }
  }
  validateEventSeries.errors = vErrors;
  return errors === 0;
}

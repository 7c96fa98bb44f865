// Generated from core/v1/componentStatus.yaml. Do not edit.
// @ts-nocheck
import { hasUniqueKeys } from "../../../runtime/schema/index.ts";
import { validateObjectMeta } from "../../meta/v1.validator.ts";

const schema0 = {"properties":{"metadata":{"checkedBy":"validateObjectMeta"},"conditions":{"uniqueKeys":["type"]}}};
const func0 = hasUniqueKeys;

export function validateComponentStatus(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.metadata !== undefined){
      if(!(validateObjectMeta(data.metadata, instancePath+"/metadata"))){
        for(const error of validateObjectMeta.errors) (vErrors ??= []).push(error);
        errors += validateObjectMeta.errors.length;
      }
    }
    if(data.conditions !== undefined){
      let data1 = data.conditions;
      if(Array.isArray(data1)){
        if(!func0(data1, schema0.properties.conditions.uniqueKeys)){
          const err0 = {instancePath:instancePath+"/conditions",keyword:"uniqueKeys",params:{keys: schema0.properties.conditions.uniqueKeys}};
          (vErrors ??= []).push(err0);
          errors++;
        }
      }
    }
  }
  validateComponentStatus.errors = vErrors;
  return errors === 0;
}

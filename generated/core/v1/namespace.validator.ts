// Generated from core/v1/namespace.yaml. Do not edit.
// @ts-nocheck
import { hasUniqueKeys } from "../../../runtime/schema/index.ts";

const schema0 = {"properties":{"phase":{"enum":["Active","Terminating"]},"conditions":{"uniqueKeys":["type"]}}};
const func0 = hasUniqueKeys;

export function validateNamespaceStatus(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.phase !== undefined){
      let data0 = data.phase;
      if(!((data0 === "Active") || (data0 === "Terminating"))){
        const err0 = {instancePath:instancePath+"/phase",keyword:"enum",params:{allowedValues: schema0.properties.phase.enum}};
        (vErrors ??= []).push(err0);
        errors++;
      }
    }
    if(data.conditions !== undefined){
      let data1 = data.conditions;
      if(Array.isArray(data1)){
        if(!func0(data1, schema0.properties.conditions.uniqueKeys)){
          const err1 = {instancePath:instancePath+"/conditions",keyword:"uniqueKeys",params:{keys: schema0.properties.conditions.uniqueKeys}};
          (vErrors ??= []).push(err1);
          errors++;
        }
      }
    }
  }
  validateNamespaceStatus.errors = vErrors;
  return errors === 0;
}

// Generated from core/v1/namespace.yaml. Do not edit.
// @ts-nocheck
import { hasUniqueKeys } from "../../../runtime/schema/index.ts";
import { validateObjectMeta } from "../../meta/v1.validator.ts";

export function validateNamespace(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.metadata !== undefined){
      if(!(validateObjectMeta(data.metadata, instancePath+"/metadata"))){
        for(const error of validateObjectMeta.errors) (vErrors ??= []).push(error);
        errors += validateObjectMeta.errors.length;
      }
    }
    if(data.status !== undefined){
      if(!(validateNamespaceStatus(data.status, instancePath+"/status"))){
        for(const error of validateNamespaceStatus.errors) (vErrors ??= []).push(error);
        errors += validateNamespaceStatus.errors.length;
      }
    }
  }
  validateNamespace.errors = vErrors;
  return errors === 0;
}

const schema1 = {"properties":{"phase":{"enum":["Active","Terminating"]},"conditions":{"uniqueKeys":["type"]}}};
const func0 = hasUniqueKeys;

export function validateNamespaceStatus(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.phase !== undefined){
      let data0 = data.phase;
      if(!((data0 === "Active") || (data0 === "Terminating"))){
        const err0 = {instancePath:instancePath+"/phase",keyword:"enum",params:{allowedValues: schema1.properties.phase.enum}};
        (vErrors ??= []).push(err0);
        errors++;
      }
    }
    if(data.conditions !== undefined){
      let data1 = data.conditions;
      if(Array.isArray(data1)){
        if(!func0(data1, schema1.properties.conditions.uniqueKeys)){
          const err1 = {instancePath:instancePath+"/conditions",keyword:"uniqueKeys",params:{keys: schema1.properties.conditions.uniqueKeys}};
          (vErrors ??= []).push(err1);
          errors++;
        }
      }
    }
  }
  validateNamespaceStatus.errors = vErrors;
  return errors === 0;
}

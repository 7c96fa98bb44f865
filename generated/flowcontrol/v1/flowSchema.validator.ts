// Generated from flowcontrol/v1/flowSchema.yaml. Do not edit.
// @ts-nocheck
import { hasUniqueKeys } from "../../../runtime/schema/index.ts";

const schema0 = {"properties":{"kind":{"enum":["User","Group","ServiceAccount"]}}};

export function validateSubject(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.kind !== undefined){
      let data0 = data.kind;
      if(!(((data0 === "User") || (data0 === "Group")) || (data0 === "ServiceAccount"))){
        const err0 = {instancePath:instancePath+"/kind",keyword:"enum",params:{allowedValues: schema0.properties.kind.enum}};
        (vErrors ??= []).push(err0);
        errors++;
      }
    }
  }
  validateSubject.errors = vErrors;
  return errors === 0;
}

const schema1 = {"properties":{"conditions":{"uniqueKeys":["type"]}}};
const func0 = hasUniqueKeys;

export function validateFlowSchemaStatus(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.conditions !== undefined){
      let data0 = data.conditions;
      if(Array.isArray(data0)){
        if(!func0(data0, schema1.properties.conditions.uniqueKeys)){
          const err0 = {instancePath:instancePath+"/conditions",keyword:"uniqueKeys",params:{keys: schema1.properties.conditions.uniqueKeys}};
          (vErrors ??= []).push(err0);
          errors++;
        }
      }
    }
  }
  validateFlowSchemaStatus.errors = vErrors;
  return errors === 0;
}

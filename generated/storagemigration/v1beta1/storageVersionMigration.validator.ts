// Generated from storagemigration/v1beta1/storageVersionMigration.yaml. Do not edit.
// @ts-nocheck
import { hasUniqueKeys } from "../../../runtime/schema/index.ts";
import { validateCondition, validateObjectMeta } from "../../meta/v1.validator.ts";

export function validateStorageVersionMigration(data, instancePath = ""){
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
      if(!(validateStorageVersionMigrationStatus(data.status, instancePath+"/status"))){
        for(const error of validateStorageVersionMigrationStatus.errors) (vErrors ??= []).push(error);
        errors += validateStorageVersionMigrationStatus.errors.length;
      }
    }
  }
  validateStorageVersionMigration.errors = vErrors;
  return errors === 0;
}

const schema1 = {"properties":{"conditions":{"items":{"checkedBy":"validateCondition"},"uniqueKeys":["type"]}}};
const func0 = hasUniqueKeys;

export function validateStorageVersionMigrationStatus(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.conditions !== undefined){
      let data0 = data.conditions;
      if(Array.isArray(data0)){
        const len0 = data0.length;
        for(let i0=0; i0<len0; i0++){
          if(!(validateCondition(data0[i0], instancePath+"/conditions/" + i0))){
            for(const error of validateCondition.errors) (vErrors ??= []).push(error);
            errors += validateCondition.errors.length;
          }
        }
        if(!func0(data0, schema1.properties.conditions.uniqueKeys)){
          const err0 = {instancePath:instancePath+"/conditions",keyword:"uniqueKeys",params:{keys: schema1.properties.conditions.uniqueKeys}};
          (vErrors ??= []).push(err0);
          errors++;
        }
      }
    }
  }
  validateStorageVersionMigrationStatus.errors = vErrors;
  return errors === 0;
}

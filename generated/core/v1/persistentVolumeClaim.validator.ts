// Generated from core/v1/persistentVolumeClaim.yaml. Do not edit.
// @ts-nocheck
import { hasUniqueKeys } from "../../../runtime/schema/index.ts";

const schema0 = {"properties":{"accessModes":{"items":{"enum":["ReadWriteOnce","ReadOnlyMany","ReadWriteMany","ReadWriteOncePod"]}},"volumeMode":{"enum":["Block","Filesystem"]}}};

export function validatePersistentVolumeClaimSpec(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.accessModes !== undefined){
      let data0 = data.accessModes;
      if(Array.isArray(data0)){
        const len0 = data0.length;
        for(let i0=0; i0<len0; i0++){
          let data1 = data0[i0];
          if(!((((data1 === "ReadWriteOnce") || (data1 === "ReadOnlyMany")) || (data1 === "ReadWriteMany")) || (data1 === "ReadWriteOncePod"))){
            const err0 = {instancePath:instancePath+"/accessModes/" + i0,keyword:"enum",params:{allowedValues: schema0.properties.accessModes.items.enum}};
            (vErrors ??= []).push(err0);
            errors++;
          }
        }
      }
    }
    if(data.volumeMode !== undefined){
      let data2 = data.volumeMode;
      if(!((data2 === "Block") || (data2 === "Filesystem"))){
        const err1 = {instancePath:instancePath+"/volumeMode",keyword:"enum",params:{allowedValues: schema0.properties.volumeMode.enum}};
        (vErrors ??= []).push(err1);
        errors++;
      }
    }
  }
  validatePersistentVolumeClaimSpec.errors = vErrors;
  return errors === 0;
}

const schema1 = {"properties":{"conditions":{"uniqueKeys":["type"]},"allocatedResourceStatuses":{"additionalProperties":{"enum":["ControllerResizeInProgress","ControllerResizeInfeasible","NodeResizePending","NodeResizeInProgress","NodeResizeInfeasible"]}}}};
const func0 = hasUniqueKeys;

export function validatePersistentVolumeClaimStatus(data, instancePath = ""){
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
    if(data.allocatedResourceStatuses !== undefined){
      let data1 = data.allocatedResourceStatuses;
      if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
        for(const key0 in data1){
          let data2 = data1[key0];
          if(!(((((data2 === "ControllerResizeInProgress") || (data2 === "ControllerResizeInfeasible")) || (data2 === "NodeResizePending")) || (data2 === "NodeResizeInProgress")) || (data2 === "NodeResizeInfeasible"))){
            const err1 = {instancePath:instancePath+"/allocatedResourceStatuses/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"enum",params:{allowedValues: schema1.properties.allocatedResourceStatuses.additionalProperties.enum}};
            (vErrors ??= []).push(err1);
            errors++;
          }
        }
      }
    }
  }
  validatePersistentVolumeClaimStatus.errors = vErrors;
  return errors === 0;
}

const schema2 = {"properties":{"status":{"enum":["Pending","InProgress","Infeasible"]}}};

export function validateModifyVolumeStatus(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.status !== undefined){
      let data0 = data.status;
      if(!(((data0 === "Pending") || (data0 === "InProgress")) || (data0 === "Infeasible"))){
        const err0 = {instancePath:instancePath+"/status",keyword:"enum",params:{allowedValues: schema2.properties.status.enum}};
        (vErrors ??= []).push(err0);
        errors++;
      }
    }
  }
  validateModifyVolumeStatus.errors = vErrors;
  return errors === 0;
}

// Generated from apps/v1/statefulSet.yaml. Do not edit.
// @ts-nocheck
export function validateStatefulSetSpec(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.selector === undefined){
      const err0 = {instancePath,keyword:"required",params:{missingProperty: "selector"}};
      (vErrors ??= []).push(err0);
      errors++;
    }
    if(data.replicas !== undefined){
      let data0 = data.replicas;
      if(typeof data0 == "number"){
        if(data0 < 0 || isNaN(data0)){
          const err1 = {instancePath:instancePath+"/replicas",keyword:"minimum",params:{comparison: ">=", limit: 0}};
          (vErrors ??= []).push(err1);
          errors++;
        }
      }
    }
    if(data.minReadySeconds !== undefined){
      let data1 = data.minReadySeconds;
      if(typeof data1 == "number"){
        if(data1 < 0 || isNaN(data1)){
          const err2 = {instancePath:instancePath+"/minReadySeconds",keyword:"minimum",params:{comparison: ">=", limit: 0}};
          (vErrors ??= []).push(err2);
          errors++;
        }
      }
    }
  }
  validateStatefulSetSpec.errors = vErrors;
  return errors === 0;
}


export function validateRollingUpdateStatefulSetStrategy(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.partition !== undefined){
      let data0 = data.partition;
      if(typeof data0 == "number"){
        if(data0 < 0 || isNaN(data0)){
          const err0 = {instancePath:instancePath+"/partition",keyword:"minimum",params:{comparison: ">=", limit: 0}};
          (vErrors ??= []).push(err0);
          errors++;
        }
      }
    }
  }
  validateRollingUpdateStatefulSetStrategy.errors = vErrors;
  return errors === 0;
}

const schema2 = {"properties":{"whenDeleted":{"givenEnum":["Retain","Delete"]},"whenScaled":{"givenEnum":["Retain","Delete"]}}};

export function validateStatefulSetPersistentVolumeClaimRetentionPolicy(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.whenDeleted !== undefined){
      if(!schema2.properties.whenDeleted.givenEnum.includes(data.whenDeleted)){
        const err0 = {instancePath:instancePath+"/whenDeleted",keyword:"givenEnum",params:{allowedValues: schema2.properties.whenDeleted.givenEnum}};
        (vErrors ??= []).push(err0);
        errors++;
      }
    }
    if(data.whenScaled !== undefined){
      if(!schema2.properties.whenScaled.givenEnum.includes(data.whenScaled)){
        const err1 = {instancePath:instancePath+"/whenScaled",keyword:"givenEnum",params:{allowedValues: schema2.properties.whenScaled.givenEnum}};
        (vErrors ??= []).push(err1);
        errors++;
      }
    }
  }
  validateStatefulSetPersistentVolumeClaimRetentionPolicy.errors = vErrors;
  return errors === 0;
}


export function validateStatefulSetOrdinals(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.start !== undefined){
      let data0 = data.start;
      if(typeof data0 == "number"){
        if(data0 < 0 || isNaN(data0)){
          const err0 = {instancePath:instancePath+"/start",keyword:"minimum",params:{comparison: ">=", limit: 0}};
          (vErrors ??= []).push(err0);
          errors++;
        }
      }
    }
  }
  validateStatefulSetOrdinals.errors = vErrors;
  return errors === 0;
}


export function validateStatefulSetStatus(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.observedGeneration !== undefined){
      let data0 = data.observedGeneration;
      if(typeof data0 == "number"){
        if(data0 < 0 || isNaN(data0)){
          const err0 = {instancePath:instancePath+"/observedGeneration",keyword:"minimum",params:{comparison: ">=", limit: 0}};
          (vErrors ??= []).push(err0);
          errors++;
        }
      }
    }
    if(data.replicas !== undefined){
      let data1 = data.replicas;
      if(typeof data1 == "number"){
        if(data1 < 0 || isNaN(data1)){
          const err1 = {instancePath:instancePath+"/replicas",keyword:"minimum",params:{comparison: ">=", limit: 0}};
          (vErrors ??= []).push(err1);
          errors++;
        }
      }
    }
    if(data.readyReplicas !== undefined){
      let data2 = data.readyReplicas;
      if(typeof data2 == "number"){
        if(data2 < 0 || isNaN(data2)){
          const err2 = {instancePath:instancePath+"/readyReplicas",keyword:"minimum",params:{comparison: ">=", limit: 0}};
          (vErrors ??= []).push(err2);
          errors++;
        }
      }
    }
    if(data.currentReplicas !== undefined){
      let data3 = data.currentReplicas;
      if(typeof data3 == "number"){
        if(data3 < 0 || isNaN(data3)){
          const err3 = {instancePath:instancePath+"/currentReplicas",keyword:"minimum",params:{comparison: ">=", limit: 0}};
          (vErrors ??= []).push(err3);
          errors++;
        }
      }
    }
    if(data.updatedReplicas !== undefined){
      let data4 = data.updatedReplicas;
      if(typeof data4 == "number"){
        if(data4 < 0 || isNaN(data4)){
          const err4 = {instancePath:instancePath+"/updatedReplicas",keyword:"minimum",params:{comparison: ">=", limit: 0}};
          (vErrors ??= []).push(err4);
          errors++;
        }
      }
    }
    if(data.collisionCount !== undefined){
      let data5 = data.collisionCount;
      if(typeof data5 == "number"){
        if(data5 < 0 || isNaN(data5)){
          const err5 = {instancePath:instancePath+"/collisionCount",keyword:"minimum",params:{comparison: ">=", limit: 0}};
          (vErrors ??= []).push(err5);
          errors++;
        }
      }
    }
    if(data.availableReplicas !== undefined){
      let data6 = data.availableReplicas;
      if(typeof data6 == "number"){
        if(data6 < 0 || isNaN(data6)){
          const err6 = {instancePath:instancePath+"/availableReplicas",keyword:"minimum",params:{comparison: ">=", limit: 0}};
          (vErrors ??= []).push(err6);
          errors++;
        }
      }
    }
  }
  validateStatefulSetStatus.errors = vErrors;
  return errors === 0;
}

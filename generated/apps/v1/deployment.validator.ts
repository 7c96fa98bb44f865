// Generated from apps/v1/deployment.yaml. Do not edit.
// @ts-nocheck
export function validateDeploymentSpec(data, instancePath = ""){
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
    if(data.revisionHistoryLimit !== undefined){
      let data2 = data.revisionHistoryLimit;
      if(typeof data2 == "number"){
        if(data2 < 0 || isNaN(data2)){
          const err3 = {instancePath:instancePath+"/revisionHistoryLimit",keyword:"minimum",params:{comparison: ">=", limit: 0}};
          (vErrors ??= []).push(err3);
          errors++;
        }
      }
    }
    if(data.progressDeadlineSeconds !== undefined){
      let data3 = data.progressDeadlineSeconds;
      if(typeof data3 == "number"){
        if(data3 < 0 || isNaN(data3)){
          const err4 = {instancePath:instancePath+"/progressDeadlineSeconds",keyword:"minimum",params:{comparison: ">=", limit: 0}};
          (vErrors ??= []).push(err4);
          errors++;
        }
      }
    }
  }
  validateDeploymentSpec.errors = vErrors;
  return errors === 0;
}


export function validateDeploymentStatus(data, instancePath = ""){
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
    if(data.updatedReplicas !== undefined){
      let data2 = data.updatedReplicas;
      if(typeof data2 == "number"){
        if(data2 < 0 || isNaN(data2)){
          const err2 = {instancePath:instancePath+"/updatedReplicas",keyword:"minimum",params:{comparison: ">=", limit: 0}};
          (vErrors ??= []).push(err2);
          errors++;
        }
      }
    }
    if(data.readyReplicas !== undefined){
      let data3 = data.readyReplicas;
      if(typeof data3 == "number"){
        if(data3 < 0 || isNaN(data3)){
          const err3 = {instancePath:instancePath+"/readyReplicas",keyword:"minimum",params:{comparison: ">=", limit: 0}};
          (vErrors ??= []).push(err3);
          errors++;
        }
      }
    }
    if(data.availableReplicas !== undefined){
      let data4 = data.availableReplicas;
      if(typeof data4 == "number"){
        if(data4 < 0 || isNaN(data4)){
          const err4 = {instancePath:instancePath+"/availableReplicas",keyword:"minimum",params:{comparison: ">=", limit: 0}};
          (vErrors ??= []).push(err4);
          errors++;
        }
      }
    }
    if(data.unavailableReplicas !== undefined){
      let data5 = data.unavailableReplicas;
      if(typeof data5 == "number"){
        if(data5 < 0 || isNaN(data5)){
          const err5 = {instancePath:instancePath+"/unavailableReplicas",keyword:"minimum",params:{comparison: ">=", limit: 0}};
          (vErrors ??= []).push(err5);
          errors++;
        }
      }
    }
    if(data.terminatingReplicas !== undefined){
      let data6 = data.terminatingReplicas;
      if(typeof data6 == "number"){
        if(data6 < 0 || isNaN(data6)){
          const err6 = {instancePath:instancePath+"/terminatingReplicas",keyword:"minimum",params:{comparison: ">=", limit: 0}};
          (vErrors ??= []).push(err6);
          errors++;
        }
      }
    }
    if(data.collisionCount !== undefined){
      let data7 = data.collisionCount;
      if(typeof data7 == "number"){
        if(data7 < 0 || isNaN(data7)){
          const err7 = {instancePath:instancePath+"/collisionCount",keyword:"minimum",params:{comparison: ">=", limit: 0}};
          (vErrors ??= []).push(err7);
          errors++;
        }
      }
    }
  }
  validateDeploymentStatus.errors = vErrors;
  return errors === 0;
}

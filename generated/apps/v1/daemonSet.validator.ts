// Generated from apps/v1/daemonSet.yaml. Do not edit.
// @ts-nocheck
export function validateDaemonSetSpec(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.selector === undefined){
      const err0 = {instancePath,keyword:"required",params:{missingProperty: "selector"}};
      (vErrors ??= []).push(err0);
      errors++;
    }
    if(data.minReadySeconds !== undefined){
      let data0 = data.minReadySeconds;
      if(typeof data0 == "number"){
        if(data0 < 0 || isNaN(data0)){
          const err1 = {instancePath:instancePath+"/minReadySeconds",keyword:"minimum",params:{comparison: ">=", limit: 0}};
          (vErrors ??= []).push(err1);
          errors++;
        }
      }
    }
    if(data.revisionHistoryLimit !== undefined){
      let data1 = data.revisionHistoryLimit;
      if(typeof data1 == "number"){
        if(data1 < 0 || isNaN(data1)){
          const err2 = {instancePath:instancePath+"/revisionHistoryLimit",keyword:"minimum",params:{comparison: ">=", limit: 0}};
          (vErrors ??= []).push(err2);
          errors++;
        }
      }
    }
  }
  validateDaemonSetSpec.errors = vErrors;
  return errors === 0;
}


export function validateDaemonSetStatus(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.currentNumberScheduled !== undefined){
      let data0 = data.currentNumberScheduled;
      if(typeof data0 == "number"){
        if(data0 < 0 || isNaN(data0)){
          const err0 = {instancePath:instancePath+"/currentNumberScheduled",keyword:"minimum",params:{comparison: ">=", limit: 0}};
          (vErrors ??= []).push(err0);
          errors++;
        }
      }
    }
    if(data.numberMisscheduled !== undefined){
      let data1 = data.numberMisscheduled;
      if(typeof data1 == "number"){
        if(data1 < 0 || isNaN(data1)){
          const err1 = {instancePath:instancePath+"/numberMisscheduled",keyword:"minimum",params:{comparison: ">=", limit: 0}};
          (vErrors ??= []).push(err1);
          errors++;
        }
      }
    }
    if(data.desiredNumberScheduled !== undefined){
      let data2 = data.desiredNumberScheduled;
      if(typeof data2 == "number"){
        if(data2 < 0 || isNaN(data2)){
          const err2 = {instancePath:instancePath+"/desiredNumberScheduled",keyword:"minimum",params:{comparison: ">=", limit: 0}};
          (vErrors ??= []).push(err2);
          errors++;
        }
      }
    }
    if(data.numberReady !== undefined){
      let data3 = data.numberReady;
      if(typeof data3 == "number"){
        if(data3 < 0 || isNaN(data3)){
          const err3 = {instancePath:instancePath+"/numberReady",keyword:"minimum",params:{comparison: ">=", limit: 0}};
          (vErrors ??= []).push(err3);
          errors++;
        }
      }
    }
    if(data.observedGeneration !== undefined){
      let data4 = data.observedGeneration;
      if(typeof data4 == "number"){
        if(data4 < 0 || isNaN(data4)){
          const err4 = {instancePath:instancePath+"/observedGeneration",keyword:"minimum",params:{comparison: ">=", limit: 0}};
          (vErrors ??= []).push(err4);
          errors++;
        }
      }
    }
    if(data.updatedNumberScheduled !== undefined){
      let data5 = data.updatedNumberScheduled;
      if(typeof data5 == "number"){
        if(data5 < 0 || isNaN(data5)){
          const err5 = {instancePath:instancePath+"/updatedNumberScheduled",keyword:"minimum",params:{comparison: ">=", limit: 0}};
          (vErrors ??= []).push(err5);
          errors++;
        }
      }
    }
    if(data.numberAvailable !== undefined){
      let data6 = data.numberAvailable;
      if(typeof data6 == "number"){
        if(data6 < 0 || isNaN(data6)){
          const err6 = {instancePath:instancePath+"/numberAvailable",keyword:"minimum",params:{comparison: ">=", limit: 0}};
          (vErrors ??= []).push(err6);
          errors++;
        }
      }
    }
    if(data.numberUnavailable !== undefined){
      let data7 = data.numberUnavailable;
      if(typeof data7 == "number"){
        if(data7 < 0 || isNaN(data7)){
          const err7 = {instancePath:instancePath+"/numberUnavailable",keyword:"minimum",params:{comparison: ">=", limit: 0}};
          (vErrors ??= []).push(err7);
          errors++;
        }
      }
    }
    if(data.collisionCount !== undefined){
      let data8 = data.collisionCount;
      if(typeof data8 == "number"){
        if(data8 < 0 || isNaN(data8)){
          const err8 = {instancePath:instancePath+"/collisionCount",keyword:"minimum",params:{comparison: ">=", limit: 0}};
          (vErrors ??= []).push(err8);
          errors++;
        }
      }
    }
  }
  validateDaemonSetStatus.errors = vErrors;
  return errors === 0;
}

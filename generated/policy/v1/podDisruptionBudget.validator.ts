// Generated from policy/v1/podDisruptionBudget.yaml. Do not edit.
// @ts-nocheck
import { hasUniqueKeys } from "../../../runtime/schema/index.ts";

const schema0 = {"properties":{"unhealthyPodEvictionPolicy":{"enum":["IfHealthyBudget","AlwaysAllow"]}}};

export function validatePodDisruptionBudgetSpec(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.unhealthyPodEvictionPolicy !== undefined){
      let data0 = data.unhealthyPodEvictionPolicy;
      if(!((data0 === "IfHealthyBudget") || (data0 === "AlwaysAllow"))){
        const err0 = {instancePath:instancePath+"/unhealthyPodEvictionPolicy",keyword:"enum",params:{allowedValues: schema0.properties.unhealthyPodEvictionPolicy.enum}};
        (vErrors ??= []).push(err0);
        errors++;
      }
    }
  }
  validatePodDisruptionBudgetSpec.errors = vErrors;
  return errors === 0;
}

const schema1 = {"properties":{"disruptionsAllowed":{"minimum":0},"currentHealthy":{"minimum":0},"desiredHealthy":{"minimum":0},"expectedPods":{"minimum":0},"conditions":{"uniqueKeys":["type"]}}};
const func0 = hasUniqueKeys;

export function validatePodDisruptionBudgetStatus(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.disruptionsAllowed !== undefined){
      let data0 = data.disruptionsAllowed;
      if(typeof data0 == "number"){
        if(data0 < 0 || isNaN(data0)){
          const err0 = {instancePath:instancePath+"/disruptionsAllowed",keyword:"minimum",params:{comparison: ">=", limit: 0}};
          (vErrors ??= []).push(err0);
          errors++;
        }
      }
    }
    if(data.currentHealthy !== undefined){
      let data1 = data.currentHealthy;
      if(typeof data1 == "number"){
        if(data1 < 0 || isNaN(data1)){
          const err1 = {instancePath:instancePath+"/currentHealthy",keyword:"minimum",params:{comparison: ">=", limit: 0}};
          (vErrors ??= []).push(err1);
          errors++;
        }
      }
    }
    if(data.desiredHealthy !== undefined){
      let data2 = data.desiredHealthy;
      if(typeof data2 == "number"){
        if(data2 < 0 || isNaN(data2)){
          const err2 = {instancePath:instancePath+"/desiredHealthy",keyword:"minimum",params:{comparison: ">=", limit: 0}};
          (vErrors ??= []).push(err2);
          errors++;
        }
      }
    }
    if(data.expectedPods !== undefined){
      let data3 = data.expectedPods;
      if(typeof data3 == "number"){
        if(data3 < 0 || isNaN(data3)){
          const err3 = {instancePath:instancePath+"/expectedPods",keyword:"minimum",params:{comparison: ">=", limit: 0}};
          (vErrors ??= []).push(err3);
          errors++;
        }
      }
    }
    if(data.conditions !== undefined){
      let data4 = data.conditions;
      if(Array.isArray(data4)){
        if(!func0(data4, schema1.properties.conditions.uniqueKeys)){
          const err4 = {instancePath:instancePath+"/conditions",keyword:"uniqueKeys",params:{keys: schema1.properties.conditions.uniqueKeys}};
          (vErrors ??= []).push(err4);
          errors++;
        }
      }
    }
  }
  validatePodDisruptionBudgetStatus.errors = vErrors;
  return errors === 0;
}

// Generated from scheduling/v1/priorityClass.yaml. Do not edit.
// @ts-nocheck
import { validateObjectMeta } from "../../meta/v1.validator.ts";

const schema0 = {"properties":{"metadata":{"checkedBy":"validateObjectMeta"},"preemptionPolicy":{"enum":["PreemptLowerPriority","Never"]}}};

export function validatePriorityClass(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.metadata !== undefined){
      if(!(validateObjectMeta(data.metadata, instancePath+"/metadata"))){
        for(const error of validateObjectMeta.errors) (vErrors ??= []).push(error);
        errors += validateObjectMeta.errors.length;
      }
    }
    if(data.preemptionPolicy !== undefined){
      let data1 = data.preemptionPolicy;
      if(!((data1 === "PreemptLowerPriority") || (data1 === "Never"))){
        const err0 = {instancePath:instancePath+"/preemptionPolicy",keyword:"enum",params:{allowedValues: schema0.properties.preemptionPolicy.enum}};
        (vErrors ??= []).push(err0);
        errors++;
      }
    }
  }
  validatePriorityClass.errors = vErrors;
  return errors === 0;
}

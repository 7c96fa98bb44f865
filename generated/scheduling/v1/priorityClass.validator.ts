// Generated from scheduling/v1/priorityClass.yaml. Do not edit.
// @ts-nocheck
const schema0 = {"properties":{"preemptionPolicy":{"enum":["PreemptLowerPriority","Never"]}}};

export function validatePriorityClass(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.preemptionPolicy !== undefined){
      let data0 = data.preemptionPolicy;
      if(!((data0 === "PreemptLowerPriority") || (data0 === "Never"))){
        const err0 = {instancePath:instancePath+"/preemptionPolicy",keyword:"enum",params:{allowedValues: schema0.properties.preemptionPolicy.enum}};
        (vErrors ??= []).push(err0);
        errors++;
      }
    }
  }
  validatePriorityClass.errors = vErrors;
  return errors === 0;
}

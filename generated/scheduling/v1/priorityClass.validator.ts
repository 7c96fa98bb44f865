// Generated from scheduling/v1/priorityClass.yaml. Do not edit.
// @ts-nocheck
const schema0 = {"properties":{"preemptionPolicy":{"givenEnum":["PreemptLowerPriority","Never"]}}};

export function validatePriorityClass(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.preemptionPolicy !== undefined){
      if(!schema0.properties.preemptionPolicy.givenEnum.includes(data.preemptionPolicy)){
        const err0 = {instancePath:instancePath+"/preemptionPolicy",keyword:"givenEnum",params:{allowedValues: schema0.properties.preemptionPolicy.givenEnum}};
        (vErrors ??= []).push(err0);
        errors++;
      }
    }
  }
  validatePriorityClass.errors = vErrors;
  return errors === 0;
}

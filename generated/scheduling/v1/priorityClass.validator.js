// Generated from scheduling/v1/priorityClass.yaml. Do not edit.
import { hasUniqueItems } from "../../../runtime/schema/index.ts";

export { validate0 as validate };

const schema0 = {"properties":{"metadata":{"$ref":"#/$defs/meta.v1.ObjectMeta"},"preemptionPolicy":{"enum":["PreemptLowerPriority","Never"]}},"$defs":{"meta.v1.ObjectMeta":{"properties":{"finalizers":{"unique":true}}}}};
const func0 = hasUniqueItems;

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.metadata !== undefined){
      let data0 = data.metadata;
      if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
        if(data0.finalizers !== undefined){
          let data1 = data0.finalizers;
          if(Array.isArray(data1)){
            if(!func0(data1)){
              const err0 = {instancePath:instancePath+"/metadata/finalizers",keyword:"unique",params:{}};
              (vErrors ??= []).push(err0);
              errors++;
            }
          }
        }
      }
    }
    if(data.preemptionPolicy !== undefined){
      let data2 = data.preemptionPolicy;
      if(!((data2 === "PreemptLowerPriority") || (data2 === "Never"))){
        const err1 = {instancePath:instancePath+"/preemptionPolicy",keyword:"enum",params:{allowedValues: schema0.properties.preemptionPolicy.enum}};
        (vErrors ??= []).push(err1);
        errors++;
      }
    }
  }
  validate0.errors = vErrors;
  return errors === 0;
}

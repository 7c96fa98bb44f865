// Generated from storage/v1/csiDriver.yaml. Do not edit.
// @ts-nocheck
import { hasUniqueItems } from "../../../runtime/schema/index.ts";

const schema0 = {"properties":{"volumeLifecycleModes":{"items":{"enum":["Persistent","Ephemeral"]},"unique":true},"fsGroupPolicy":{"enum":["ReadWriteOnceWithFSType","File","None"]}}};
const func0 = hasUniqueItems;

export function validateCSIDriverSpec(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.volumeLifecycleModes !== undefined){
      let data0 = data.volumeLifecycleModes;
      if(Array.isArray(data0)){
        const len0 = data0.length;
        for(let i0=0; i0<len0; i0++){
          let data1 = data0[i0];
          if(!((data1 === "Persistent") || (data1 === "Ephemeral"))){
            const err0 = {instancePath:instancePath+"/volumeLifecycleModes/" + i0,keyword:"enum",params:{allowedValues: schema0.properties.volumeLifecycleModes.items.enum}};
            (vErrors ??= []).push(err0);
            errors++;
          }
        }
        if(!func0(data0)){
          const err1 = {instancePath:instancePath+"/volumeLifecycleModes",keyword:"unique",params:{}};
          (vErrors ??= []).push(err1);
          errors++;
        }
      }
    }
    if(data.fsGroupPolicy !== undefined){
      let data2 = data.fsGroupPolicy;
      if(!(((data2 === "ReadWriteOnceWithFSType") || (data2 === "File")) || (data2 === "None"))){
        const err2 = {instancePath:instancePath+"/fsGroupPolicy",keyword:"enum",params:{allowedValues: schema0.properties.fsGroupPolicy.enum}};
        (vErrors ??= []).push(err2);
        errors++;
      }
    }
  }
  validateCSIDriverSpec.errors = vErrors;
  return errors === 0;
}

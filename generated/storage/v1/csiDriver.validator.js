// Generated from storage/v1/csiDriver.yaml. Do not edit.
import { hasUniqueItems } from "../../../runtime/schema/index.ts";

export { validate0 as validate };

const schema2 = {"properties":{"volumeLifecycleModes":{"items":{"enum":["Persistent","Ephemeral"]},"unique":true},"fsGroupPolicy":{"enum":["ReadWriteOnceWithFSType","File","None"]}}};
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
    if(data.spec !== undefined){
      let data2 = data.spec;
      if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
        if(data2.volumeLifecycleModes !== undefined){
          let data3 = data2.volumeLifecycleModes;
          if(Array.isArray(data3)){
            const len0 = data3.length;
            for(let i0=0; i0<len0; i0++){
              let data4 = data3[i0];
              if(!((data4 === "Persistent") || (data4 === "Ephemeral"))){
                const err1 = {instancePath:instancePath+"/spec/volumeLifecycleModes/" + i0,keyword:"enum",params:{allowedValues: schema2.properties.volumeLifecycleModes.items.enum}};
                (vErrors ??= []).push(err1);
                errors++;
              }
            }
            if(!func0(data3)){
              const err2 = {instancePath:instancePath+"/spec/volumeLifecycleModes",keyword:"unique",params:{}};
              (vErrors ??= []).push(err2);
              errors++;
            }
          }
        }
        if(data2.fsGroupPolicy !== undefined){
          let data5 = data2.fsGroupPolicy;
          if(!(((data5 === "ReadWriteOnceWithFSType") || (data5 === "File")) || (data5 === "None"))){
            const err3 = {instancePath:instancePath+"/spec/fsGroupPolicy",keyword:"enum",params:{allowedValues: schema2.properties.fsGroupPolicy.enum}};
            (vErrors ??= []).push(err3);
            errors++;
          }
        }
      }
    }
  }
  validate0.errors = vErrors;
  return errors === 0;
}

// Generated from storage/v1/csiDriver.yaml. Do not edit.
// @ts-nocheck
const schema0 = {"properties":{"volumeLifecycleModes":{"items":{"givenEnum":["Persistent","Ephemeral"]}},"fsGroupPolicy":{"enum":["ReadWriteOnceWithFSType","File","None"]}}};

export function validateCSIDriverSpec(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.volumeLifecycleModes !== undefined){
      let data0 = data.volumeLifecycleModes;
      if(Array.isArray(data0)){
        const len0 = data0.length;
        for(let i0=0; i0<len0; i0++){
          if(!schema0.properties.volumeLifecycleModes.items.givenEnum.includes(data0[i0])){
            const err0 = {instancePath:instancePath+"/volumeLifecycleModes/" + i0,keyword:"givenEnum",params:{allowedValues: schema0.properties.volumeLifecycleModes.items.givenEnum}};
            (vErrors ??= []).push(err0);
            errors++;
          }
        }
      }
    }
    if(data.fsGroupPolicy !== undefined){
      let data2 = data.fsGroupPolicy;
      if(!(((data2 === "ReadWriteOnceWithFSType") || (data2 === "File")) || (data2 === "None"))){
        const err1 = {instancePath:instancePath+"/fsGroupPolicy",keyword:"enum",params:{allowedValues: schema0.properties.fsGroupPolicy.enum}};
        (vErrors ??= []).push(err1);
        errors++;
      }
    }
  }
  validateCSIDriverSpec.errors = vErrors;
  return errors === 0;
}

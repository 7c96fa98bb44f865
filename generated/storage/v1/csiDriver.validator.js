// Generated from storage/v1/csiDriver.yaml. Do not edit.
import { hasUniqueItems } from "../../../runtime/schema/index.ts";

export { validate0 as validate };

const func0 = hasUniqueItems;
const schema2 = {"properties":{"volumeLifecycleModes":{"items":{"enum":["Persistent","Ephemeral"]},"unique":true},"fsGroupPolicy":{"enum":["ReadWriteOnceWithFSType","File","None"]},"tokenRequests":{"items":{"$ref":"#/$defs/storage.v1.TokenRequest"}}}};

function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
            const err0 = {instancePath:instancePath+"/volumeLifecycleModes/" + i0,keyword:"enum",params:{allowedValues: schema2.properties.volumeLifecycleModes.items.enum}};
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
        const err2 = {instancePath:instancePath+"/fsGroupPolicy",keyword:"enum",params:{allowedValues: schema2.properties.fsGroupPolicy.enum}};
        (vErrors ??= []).push(err2);
        errors++;
      }
    }
    if(data.tokenRequests !== undefined){
      let data3 = data.tokenRequests;
      if(Array.isArray(data3)){
        const len1 = data3.length;
        for(let i1=0; i1<len1; i1++){
          let data4 = data3[i1];
          if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
            if(data4.expirationSeconds !== undefined){
              let data5 = data4.expirationSeconds;
              if(typeof data5 == "number"){
                if(data5 < 600 || data5 > 4294967296){
                  const err3 = {instancePath:instancePath+"/tokenRequests/" + i1+"/expirationSeconds",keyword:"range",params:{minimum: 600, maximum: 4294967296}};
                  (vErrors ??= []).push(err3);
                  errors++;
                }
              }
            }
          }
        }
      }
    }
  }
  validate1.errors = vErrors;
  return errors === 0;
}

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
      if(!(validate1(data.spec, {instancePath:instancePath+"/spec",parentData:data,parentDataProperty:"spec",rootData}))){
        vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
        errors = vErrors.length;
      }
    }
  }
  validate0.errors = vErrors;
  return errors === 0;
}

// Generated from internal/v1alpha1/storageVersion.yaml. Do not edit.
import { hasUniqueItems, hasUniqueKeys } from "../../../runtime/schema/index.ts";

export { validate0 as validate };

const func0 = hasUniqueItems;
const schema2 = {"properties":{"storageVersions":{"items":{"$ref":"#/$defs/internal.v1alpha1.ServerStorageVersion"},"uniqueKeys":["apiServerID"]},"conditions":{"items":{"$ref":"#/$defs/internal.v1alpha1.StorageVersionCondition"},"uniqueKeys":["type"]}}};
const func3 = hasUniqueKeys;

function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.storageVersions !== undefined){
      let data0 = data.storageVersions;
      if(Array.isArray(data0)){
        const len0 = data0.length;
        for(let i0=0; i0<len0; i0++){
          let data1 = data0[i0];
          if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
            if(data1.apiServerID === undefined){
              const err0 = {instancePath:instancePath+"/storageVersions/" + i0,keyword:"required",params:{missingProperty: "apiServerID"}};
              (vErrors ??= []).push(err0);
              errors++;
            }
            if(data1.encodingVersion === undefined){
              const err1 = {instancePath:instancePath+"/storageVersions/" + i0,keyword:"required",params:{missingProperty: "encodingVersion"}};
              (vErrors ??= []).push(err1);
              errors++;
            }
            if(data1.decodableVersions === undefined){
              const err2 = {instancePath:instancePath+"/storageVersions/" + i0,keyword:"required",params:{missingProperty: "decodableVersions"}};
              (vErrors ??= []).push(err2);
              errors++;
            }
            if(data1.decodableVersions !== undefined){
              let data2 = data1.decodableVersions;
              if(Array.isArray(data2)){
                if(!func0(data2)){
                  const err3 = {instancePath:instancePath+"/storageVersions/" + i0+"/decodableVersions",keyword:"unique",params:{}};
                  (vErrors ??= []).push(err3);
                  errors++;
                }
              }
            }
            if(data1.servedVersions !== undefined){
              let data3 = data1.servedVersions;
              if(Array.isArray(data3)){
                if(!func0(data3)){
                  const err4 = {instancePath:instancePath+"/storageVersions/" + i0+"/servedVersions",keyword:"unique",params:{}};
                  (vErrors ??= []).push(err4);
                  errors++;
                }
              }
            }
          }
        }
        if(!func3(data0, schema2.properties.storageVersions.uniqueKeys)){
          const err5 = {instancePath:instancePath+"/storageVersions",keyword:"uniqueKeys",params:{keys: schema2.properties.storageVersions.uniqueKeys}};
          (vErrors ??= []).push(err5);
          errors++;
        }
      }
    }
    if(data.conditions !== undefined){
      let data4 = data.conditions;
      if(Array.isArray(data4)){
        const len1 = data4.length;
        for(let i1=0; i1<len1; i1++){
          let data5 = data4[i1];
          if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
            if(data5.message === undefined){
              const err6 = {instancePath:instancePath+"/conditions/" + i1,keyword:"required",params:{missingProperty: "message"}};
              (vErrors ??= []).push(err6);
              errors++;
            }
          }
        }
        if(!func3(data4, schema2.properties.conditions.uniqueKeys)){
          const err7 = {instancePath:instancePath+"/conditions",keyword:"uniqueKeys",params:{keys: schema2.properties.conditions.uniqueKeys}};
          (vErrors ??= []).push(err7);
          errors++;
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
    if(data.status !== undefined){
      if(!(validate1(data.status, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData}))){
        vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
        errors = vErrors.length;
      }
    }
  }
  validate0.errors = vErrors;
  return errors === 0;
}

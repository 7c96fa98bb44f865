// Generated from core/v1/persistentVolume.yaml. Do not edit.
// @ts-nocheck
import { formatChecks } from "../../../runtime/schema/index.ts";

const schema0 = {"properties":{"accessModes":{"items":{"enum":["ReadWriteOnce","ReadOnlyMany","ReadWriteMany","ReadWriteOncePod"]}},"storageClassName":{"format":"dns-subdomain"}}};
const formats0 = formatChecks["dns-subdomain"];

export function validatePersistentVolumeSpec(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.accessModes !== undefined){
      let data0 = data.accessModes;
      if(Array.isArray(data0)){
        const len0 = data0.length;
        for(let i0=0; i0<len0; i0++){
          let data1 = data0[i0];
          if(!((((data1 === "ReadWriteOnce") || (data1 === "ReadOnlyMany")) || (data1 === "ReadWriteMany")) || (data1 === "ReadWriteOncePod"))){
            const err0 = {instancePath:instancePath+"/accessModes/" + i0,keyword:"enum",params:{allowedValues: schema0.properties.accessModes.items.enum}};
            (vErrors ??= []).push(err0);
            errors++;
          }
        }
      }
    }
    if(data.storageClassName !== undefined){
      let data2 = data.storageClassName;
      if(typeof data2 === "string"){
        if(!(formats0(data2))){
          const err1 = {instancePath:instancePath+"/storageClassName",keyword:"format",params:{format: "dns-subdomain"}};
          (vErrors ??= []).push(err1);
          errors++;
        }
      }
    }
  }
  validatePersistentVolumeSpec.errors = vErrors;
  return errors === 0;
}

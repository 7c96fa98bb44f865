// Generated from core/v1/persistentVolumeClaim.yaml. Do not edit.
// @ts-nocheck
const schema0 = {"properties":{"accessModes":{"items":{"enum":["ReadWriteOnce","ReadOnlyMany","ReadWriteMany","ReadWriteOncePod"]}},"volumeMode":{"enum":["Block","Filesystem"]}}};

export function validatePersistentVolumeClaimSpec(data, instancePath = ""){
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
    if(data.volumeMode !== undefined){
      let data2 = data.volumeMode;
      if(!((data2 === "Block") || (data2 === "Filesystem"))){
        const err1 = {instancePath:instancePath+"/volumeMode",keyword:"enum",params:{allowedValues: schema0.properties.volumeMode.enum}};
        (vErrors ??= []).push(err1);
        errors++;
      }
    }
  }
  validatePersistentVolumeClaimSpec.errors = vErrors;
  return errors === 0;
}

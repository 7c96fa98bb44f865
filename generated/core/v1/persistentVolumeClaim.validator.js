// Generated from core/v1/persistentVolumeClaim.yaml. Do not edit.
import { formatChecks, hasUniqueItems, hasUniqueKeys } from "../../../runtime/schema/index.ts";

export { validate0 as validate };

const func0 = hasUniqueItems;
const schema2 = {"properties":{"accessModes":{"items":{"enum":["ReadWriteOnce","ReadOnlyMany","ReadWriteMany","ReadWriteOncePod"]}},"selector":{"$ref":"#/$defs/meta.v1.LabelSelector"},"volumeMode":{"enum":["Block","Filesystem"]}}};
const schema4 = {"properties":{"key":{"minLength":1,"format":"qualified-name"},"operator":{"enum":["In","NotIn","Exists","DoesNotExist"]}}};
const formats0 = formatChecks["label-value"];
const formats2 = formatChecks["qualified-name"];
const func1 = (text) => {
  let length = text.length;
  for (let at = 1; at < text.length; at += 1) {
    if ((text.charCodeAt(at) & 0xfc00) === 0xdc00 && (text.charCodeAt(at - 1) & 0xfc00) === 0xd800) length -= 1;
  }
  return length;
};

function validate2(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.matchLabels !== undefined){
      let data0 = data.matchLabels;
      if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
        for(const key0 in data0){
          let data1 = data0[key0];
          if(typeof data1 === "string"){
            if(!(formats0(data1))){
              const err0 = {instancePath:instancePath+"/matchLabels/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"format",params:{format: "label-value"}};
              (vErrors ??= []).push(err0);
              errors++;
            }
          }
        }
      }
    }
    if(data.matchExpressions !== undefined){
      let data2 = data.matchExpressions;
      if(Array.isArray(data2)){
        const len0 = data2.length;
        for(let i0=0; i0<len0; i0++){
          let data3 = data2[i0];
          if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
            if(data3.key !== undefined){
              let data4 = data3.key;
              if(typeof data4 === "string"){
                if(func1(data4) < 1){
                  const err1 = {instancePath:instancePath+"/matchExpressions/" + i0+"/key",keyword:"minLength",params:{limit: 1}};
                  (vErrors ??= []).push(err1);
                  errors++;
                }
                if(!(formats2(data4))){
                  const err2 = {instancePath:instancePath+"/matchExpressions/" + i0+"/key",keyword:"format",params:{format: "qualified-name"}};
                  (vErrors ??= []).push(err2);
                  errors++;
                }
              }
            }
            if(data3.operator !== undefined){
              let data5 = data3.operator;
              if(!((((data5 === "In") || (data5 === "NotIn")) || (data5 === "Exists")) || (data5 === "DoesNotExist"))){
                const err3 = {instancePath:instancePath+"/matchExpressions/" + i0+"/operator",keyword:"enum",params:{allowedValues: schema4.properties.operator.enum}};
                (vErrors ??= []).push(err3);
                errors++;
              }
            }
          }
        }
      }
    }
  }
  validate2.errors = vErrors;
  return errors === 0;
}

function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
            const err0 = {instancePath:instancePath+"/accessModes/" + i0,keyword:"enum",params:{allowedValues: schema2.properties.accessModes.items.enum}};
            (vErrors ??= []).push(err0);
            errors++;
          }
        }
      }
    }
    if(data.selector !== undefined){
      if(!(validate2(data.selector, {instancePath:instancePath+"/selector",parentData:data,parentDataProperty:"selector",rootData}))){
        vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
        errors = vErrors.length;
      }
    }
    if(data.volumeMode !== undefined){
      let data3 = data.volumeMode;
      if(!((data3 === "Block") || (data3 === "Filesystem"))){
        const err1 = {instancePath:instancePath+"/volumeMode",keyword:"enum",params:{allowedValues: schema2.properties.volumeMode.enum}};
        (vErrors ??= []).push(err1);
        errors++;
      }
    }
  }
  validate1.errors = vErrors;
  return errors === 0;
}

const schema5 = {"properties":{"phase":{"enum":["Pending","Bound","Lost"]},"accessModes":{"items":{"enum":["ReadWriteOnce","ReadOnlyMany","ReadWriteMany","ReadWriteOncePod"]}},"conditions":{"uniqueKeys":["type"]},"allocatedResourceStatuses":{"additionalProperties":{"enum":["ControllerResizeInProgress","ControllerResizeInfeasible","NodeResizePending","NodeResizeInProgress","NodeResizeInfeasible"]}},"modifyVolumeStatus":{"$ref":"#/$defs/core.v1.ModifyVolumeStatus"}}};
const schema6 = {"properties":{"status":{"enum":["Pending","InProgress","Infeasible"]}}};
const func2 = hasUniqueKeys;

function validate5(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.phase !== undefined){
      let data0 = data.phase;
      if(!(((data0 === "Pending") || (data0 === "Bound")) || (data0 === "Lost"))){
        const err0 = {instancePath:instancePath+"/phase",keyword:"enum",params:{allowedValues: schema5.properties.phase.enum}};
        (vErrors ??= []).push(err0);
        errors++;
      }
    }
    if(data.accessModes !== undefined){
      let data1 = data.accessModes;
      if(Array.isArray(data1)){
        const len0 = data1.length;
        for(let i0=0; i0<len0; i0++){
          let data2 = data1[i0];
          if(!((((data2 === "ReadWriteOnce") || (data2 === "ReadOnlyMany")) || (data2 === "ReadWriteMany")) || (data2 === "ReadWriteOncePod"))){
            const err1 = {instancePath:instancePath+"/accessModes/" + i0,keyword:"enum",params:{allowedValues: schema5.properties.accessModes.items.enum}};
            (vErrors ??= []).push(err1);
            errors++;
          }
        }
      }
    }
    if(data.conditions !== undefined){
      let data3 = data.conditions;
      if(Array.isArray(data3)){
        if(!func2(data3, schema5.properties.conditions.uniqueKeys)){
          const err2 = {instancePath:instancePath+"/conditions",keyword:"uniqueKeys",params:{keys: schema5.properties.conditions.uniqueKeys}};
          (vErrors ??= []).push(err2);
          errors++;
        }
      }
    }
    if(data.allocatedResourceStatuses !== undefined){
      let data4 = data.allocatedResourceStatuses;
      if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
        for(const key0 in data4){
          let data5 = data4[key0];
          if(!(((((data5 === "ControllerResizeInProgress") || (data5 === "ControllerResizeInfeasible")) || (data5 === "NodeResizePending")) || (data5 === "NodeResizeInProgress")) || (data5 === "NodeResizeInfeasible"))){
            const err3 = {instancePath:instancePath+"/allocatedResourceStatuses/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"enum",params:{allowedValues: schema5.properties.allocatedResourceStatuses.additionalProperties.enum}};
            (vErrors ??= []).push(err3);
            errors++;
          }
        }
      }
    }
    if(data.modifyVolumeStatus !== undefined){
      let data6 = data.modifyVolumeStatus;
      if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
        if(data6.status !== undefined){
          let data7 = data6.status;
          if(!(((data7 === "Pending") || (data7 === "InProgress")) || (data7 === "Infeasible"))){
            const err4 = {instancePath:instancePath+"/modifyVolumeStatus/status",keyword:"enum",params:{allowedValues: schema6.properties.status.enum}};
            (vErrors ??= []).push(err4);
            errors++;
          }
        }
      }
    }
  }
  validate5.errors = vErrors;
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
    if(data.status !== undefined){
      if(!(validate5(data.status, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData}))){
        vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors);
        errors = vErrors.length;
      }
    }
  }
  validate0.errors = vErrors;
  return errors === 0;
}

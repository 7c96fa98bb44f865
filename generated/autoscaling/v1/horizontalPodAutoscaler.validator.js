// Generated from autoscaling/v1/horizontalPodAutoscaler.yaml. Do not edit.
import { formatChecks, hasUniqueItems } from "../../../runtime/schema/index.ts";

export { validate0 as validate };

const func0 = hasUniqueItems;
const formats0 = formatChecks["path-segment"];
const func1 = (text) => {
  let length = text.length;
  for (let at = 1; at < text.length; at += 1) {
    if ((text.charCodeAt(at) & 0xfc00) === 0xdc00 && (text.charCodeAt(at - 1) & 0xfc00) === 0xd800) length -= 1;
  }
  return length;
};

function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.scaleTargetRef !== undefined){
      let data0 = data.scaleTargetRef;
      if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
        if(data0.kind !== undefined){
          let data1 = data0.kind;
          if(typeof data1 === "string"){
            if(func1(data1) < 1){
              const err0 = {instancePath:instancePath+"/scaleTargetRef/kind",keyword:"minLength",params:{limit: 1}};
              (vErrors ??= []).push(err0);
              errors++;
            }
            if(!(formats0(data1))){
              const err1 = {instancePath:instancePath+"/scaleTargetRef/kind",keyword:"format",params:{format: "path-segment"}};
              (vErrors ??= []).push(err1);
              errors++;
            }
          }
        }
        if(data0.name !== undefined){
          let data2 = data0.name;
          if(typeof data2 === "string"){
            if(func1(data2) < 1){
              const err2 = {instancePath:instancePath+"/scaleTargetRef/name",keyword:"minLength",params:{limit: 1}};
              (vErrors ??= []).push(err2);
              errors++;
            }
            if(!(formats0(data2))){
              const err3 = {instancePath:instancePath+"/scaleTargetRef/name",keyword:"format",params:{format: "path-segment"}};
              (vErrors ??= []).push(err3);
              errors++;
            }
          }
        }
      }
    }
    if(data.minReplicas !== undefined){
      let data3 = data.minReplicas;
      if(typeof data3 == "number"){
        if(data3 < 1 || isNaN(data3)){
          const err4 = {instancePath:instancePath+"/minReplicas",keyword:"minimum",params:{comparison: ">=", limit: 1}};
          (vErrors ??= []).push(err4);
          errors++;
        }
      }
    }
    if(data.maxReplicas !== undefined){
      let data4 = data.maxReplicas;
      if(typeof data4 == "number"){
        if(data4 <= 0 || isNaN(data4)){
          const err5 = {instancePath:instancePath+"/maxReplicas",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0}};
          (vErrors ??= []).push(err5);
          errors++;
        }
      }
    }
    if(data.targetCPUUtilizationPercentage !== undefined){
      let data5 = data.targetCPUUtilizationPercentage;
      if(typeof data5 == "number"){
        if(data5 <= 0 || isNaN(data5)){
          const err6 = {instancePath:instancePath+"/targetCPUUtilizationPercentage",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0}};
          (vErrors ??= []).push(err6);
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
    if(data.spec !== undefined){
      if(!(validate1(data.spec, {instancePath:instancePath+"/spec",parentData:data,parentDataProperty:"spec",rootData}))){
        vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
        errors = vErrors.length;
      }
    }
    if(data.status !== undefined){
      let data3 = data.status;
      if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
        if(data3.currentReplicas !== undefined){
          let data4 = data3.currentReplicas;
          if(typeof data4 == "number"){
            if(data4 < 0 || isNaN(data4)){
              const err1 = {instancePath:instancePath+"/status/currentReplicas",keyword:"minimum",params:{comparison: ">=", limit: 0}};
              (vErrors ??= []).push(err1);
              errors++;
            }
          }
        }
        if(data3.desiredReplicas !== undefined){
          let data5 = data3.desiredReplicas;
          if(typeof data5 == "number"){
            if(data5 < 0 || isNaN(data5)){
              const err2 = {instancePath:instancePath+"/status/desiredReplicas",keyword:"minimum",params:{comparison: ">=", limit: 0}};
              (vErrors ??= []).push(err2);
              errors++;
            }
          }
        }
      }
    }
  }
  validate0.errors = vErrors;
  return errors === 0;
}

// Generated from batch/v1/cronJob.yaml. Do not edit.
// @ts-nocheck
import { validateObjectMeta } from "../../meta/v1.validator.ts";
import { validateJobSpec } from "./job.validator.ts";

export function validateCronJob(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.metadata !== undefined){
      if(!(validateObjectMeta(data.metadata, instancePath+"/metadata"))){
        for(const error of validateObjectMeta.errors) (vErrors ??= []).push(error);
        errors += validateObjectMeta.errors.length;
      }
    }
    if(data.spec !== undefined){
      if(!(validateCronJobSpec(data.spec, instancePath+"/spec"))){
        for(const error of validateCronJobSpec.errors) (vErrors ??= []).push(error);
        errors += validateCronJobSpec.errors.length;
      }
    }
  }
  validateCronJob.errors = vErrors;
  return errors === 0;
}

const schema1 = {"properties":{"schedule":{"minLength":1},"startingDeadlineSeconds":{"minimum":0},"concurrencyPolicy":{"enum":["Allow","Forbid","Replace"]},"jobTemplate":{"checkedBy":"validateJobTemplateSpec"},"successfulJobsHistoryLimit":{"minimum":0},"failedJobsHistoryLimit":{"minimum":0}}};
const func0 = (text) => {
  let length = text.length;
  for (let at = 1; at < text.length; at += 1) {
    if ((text.charCodeAt(at) & 0xfc00) === 0xdc00 && (text.charCodeAt(at - 1) & 0xfc00) === 0xd800) length -= 1;
  }
  return length;
};

export function validateCronJobSpec(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.schedule !== undefined){
      let data0 = data.schedule;
      if(typeof data0 === "string"){
        if(func0(data0) < 1){
          const err0 = {instancePath:instancePath+"/schedule",keyword:"minLength",params:{limit: 1}};
          (vErrors ??= []).push(err0);
          errors++;
        }
      }
    }
    if(data.startingDeadlineSeconds !== undefined){
      let data1 = data.startingDeadlineSeconds;
      if(typeof data1 == "number"){
        if(data1 < 0 || isNaN(data1)){
          const err1 = {instancePath:instancePath+"/startingDeadlineSeconds",keyword:"minimum",params:{comparison: ">=", limit: 0}};
          (vErrors ??= []).push(err1);
          errors++;
        }
      }
    }
    if(data.concurrencyPolicy !== undefined){
      let data2 = data.concurrencyPolicy;
      if(!(((data2 === "Allow") || (data2 === "Forbid")) || (data2 === "Replace"))){
        const err2 = {instancePath:instancePath+"/concurrencyPolicy",keyword:"enum",params:{allowedValues: schema1.properties.concurrencyPolicy.enum}};
        (vErrors ??= []).push(err2);
        errors++;
      }
    }
    if(data.jobTemplate !== undefined){
      if(!(validateJobTemplateSpec(data.jobTemplate, instancePath+"/jobTemplate"))){
        for(const error of validateJobTemplateSpec.errors) (vErrors ??= []).push(error);
        errors += validateJobTemplateSpec.errors.length;
      }
    }
    if(data.successfulJobsHistoryLimit !== undefined){
      let data4 = data.successfulJobsHistoryLimit;
      if(typeof data4 == "number"){
        if(data4 < 0 || isNaN(data4)){
          const err3 = {instancePath:instancePath+"/successfulJobsHistoryLimit",keyword:"minimum",params:{comparison: ">=", limit: 0}};
          (vErrors ??= []).push(err3);
          errors++;
        }
      }
    }
    if(data.failedJobsHistoryLimit !== undefined){
      let data5 = data.failedJobsHistoryLimit;
      if(typeof data5 == "number"){
        if(data5 < 0 || isNaN(data5)){
          const err4 = {instancePath:instancePath+"/failedJobsHistoryLimit",keyword:"minimum",params:{comparison: ">=", limit: 0}};
          (vErrors ??= []).push(err4);
          errors++;
        }
      }
    }
  }
  validateCronJobSpec.errors = vErrors;
  return errors === 0;
}


export function validateJobTemplateSpec(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.metadata !== undefined){
      if(!(validateObjectMeta(data.metadata, instancePath+"/metadata"))){
        for(const error of validateObjectMeta.errors) (vErrors ??= []).push(error);
        errors += validateObjectMeta.errors.length;
      }
    }
    if(data.spec !== undefined){
      if(!(validateJobSpec(data.spec, instancePath+"/spec"))){
        for(const error of validateJobSpec.errors) (vErrors ??= []).push(error);
        errors += validateJobSpec.errors.length;
      }
    }
  }
  validateJobTemplateSpec.errors = vErrors;
  return errors === 0;
}

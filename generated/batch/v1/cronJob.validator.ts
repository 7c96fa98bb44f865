// Generated from batch/v1/cronJob.yaml. Do not edit.
// @ts-nocheck
const schema0 = {"properties":{"schedule":{"minLength":1},"startingDeadlineSeconds":{"minimum":0},"concurrencyPolicy":{"enum":["Allow","Forbid","Replace"]},"successfulJobsHistoryLimit":{"minimum":0},"failedJobsHistoryLimit":{"minimum":0}}};
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
        const err2 = {instancePath:instancePath+"/concurrencyPolicy",keyword:"enum",params:{allowedValues: schema0.properties.concurrencyPolicy.enum}};
        (vErrors ??= []).push(err2);
        errors++;
      }
    }
    if(data.successfulJobsHistoryLimit !== undefined){
      let data3 = data.successfulJobsHistoryLimit;
      if(typeof data3 == "number"){
        if(data3 < 0 || isNaN(data3)){
          const err3 = {instancePath:instancePath+"/successfulJobsHistoryLimit",keyword:"minimum",params:{comparison: ">=", limit: 0}};
          (vErrors ??= []).push(err3);
          errors++;
        }
      }
    }
    if(data.failedJobsHistoryLimit !== undefined){
      let data4 = data.failedJobsHistoryLimit;
      if(typeof data4 == "number"){
        if(data4 < 0 || isNaN(data4)){
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

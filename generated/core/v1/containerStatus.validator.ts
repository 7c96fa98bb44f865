// Generated from core/v1/containerStatus.yaml. Do not edit.
// @ts-nocheck
import { hasUniqueKeys } from "../../../runtime/schema/index.ts";
import { validateResourceRequirements } from "./shared.validator.ts";

const schema0 = {"properties":{"resources":{"checkedBy":"validateResourceRequirements"},"volumeMounts":{"items":{"checkedBy":"validateVolumeMountStatus"},"uniqueKeys":["mountPath"]},"allocatedResourcesStatus":{"items":{"checkedBy":"validateResourceStatus"},"uniqueKeys":["name"]},"stopSignal":{"enum":["SIGABRT","SIGALRM","SIGBUS","SIGCHLD","SIGCLD","SIGCONT","SIGFPE","SIGHUP","SIGILL","SIGINT","SIGIO","SIGIOT","SIGKILL","SIGPIPE","SIGPOLL","SIGPROF","SIGPWR","SIGQUIT","SIGSEGV","SIGSTKFLT","SIGSTOP","SIGSYS","SIGTERM","SIGTRAP","SIGTSTP","SIGTTIN","SIGTTOU","SIGURG","SIGUSR1","SIGUSR2","SIGVTALRM","SIGWINCH","SIGXCPU","SIGXFSZ","SIGRTMIN","SIGRTMIN+1","SIGRTMIN+2","SIGRTMIN+3","SIGRTMIN+4","SIGRTMIN+5","SIGRTMIN+6","SIGRTMIN+7","SIGRTMIN+8","SIGRTMIN+9","SIGRTMIN+10","SIGRTMIN+11","SIGRTMIN+12","SIGRTMIN+13","SIGRTMIN+14","SIGRTMIN+15","SIGRTMAX-14","SIGRTMAX-13","SIGRTMAX-12","SIGRTMAX-11","SIGRTMAX-10","SIGRTMAX-9","SIGRTMAX-8","SIGRTMAX-7","SIGRTMAX-6","SIGRTMAX-5","SIGRTMAX-4","SIGRTMAX-3","SIGRTMAX-2","SIGRTMAX-1","SIGRTMAX"]}}};
const func0 = hasUniqueKeys;

export function validateContainerStatus(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.resources !== undefined){
      if(!(validateResourceRequirements(data.resources, instancePath+"/resources"))){
        for(const error of validateResourceRequirements.errors) (vErrors ??= []).push(error);
        errors += validateResourceRequirements.errors.length;
      }
    }
    if(data.volumeMounts !== undefined){
      let data1 = data.volumeMounts;
      if(Array.isArray(data1)){
        const len0 = data1.length;
        for(let i0=0; i0<len0; i0++){
          if(!(validateVolumeMountStatus(data1[i0], instancePath+"/volumeMounts/" + i0))){
            for(const error of validateVolumeMountStatus.errors) (vErrors ??= []).push(error);
            errors += validateVolumeMountStatus.errors.length;
          }
        }
        if(!func0(data1, schema0.properties.volumeMounts.uniqueKeys)){
          const err0 = {instancePath:instancePath+"/volumeMounts",keyword:"uniqueKeys",params:{keys: schema0.properties.volumeMounts.uniqueKeys}};
          (vErrors ??= []).push(err0);
          errors++;
        }
      }
    }
    if(data.allocatedResourcesStatus !== undefined){
      let data3 = data.allocatedResourcesStatus;
      if(Array.isArray(data3)){
        const len1 = data3.length;
        for(let i1=0; i1<len1; i1++){
          if(!(validateResourceStatus(data3[i1], instancePath+"/allocatedResourcesStatus/" + i1))){
            for(const error of validateResourceStatus.errors) (vErrors ??= []).push(error);
            errors += validateResourceStatus.errors.length;
          }
        }
        if(!func0(data3, schema0.properties.allocatedResourcesStatus.uniqueKeys)){
          const err1 = {instancePath:instancePath+"/allocatedResourcesStatus",keyword:"uniqueKeys",params:{keys: schema0.properties.allocatedResourcesStatus.uniqueKeys}};
          (vErrors ??= []).push(err1);
          errors++;
        }
      }
    }
    if(data.stopSignal !== undefined){
      let data5 = data.stopSignal;
      if(!(((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((data5 === "SIGABRT") || (data5 === "SIGALRM")) || (data5 === "SIGBUS")) || (data5 === "SIGCHLD")) || (data5 === "SIGCLD")) || (data5 === "SIGCONT")) || (data5 === "SIGFPE")) || (data5 === "SIGHUP")) || (data5 === "SIGILL")) || (data5 === "SIGINT")) || (data5 === "SIGIO")) || (data5 === "SIGIOT")) || (data5 === "SIGKILL")) || (data5 === "SIGPIPE")) || (data5 === "SIGPOLL")) || (data5 === "SIGPROF")) || (data5 === "SIGPWR")) || (data5 === "SIGQUIT")) || (data5 === "SIGSEGV")) || (data5 === "SIGSTKFLT")) || (data5 === "SIGSTOP")) || (data5 === "SIGSYS")) || (data5 === "SIGTERM")) || (data5 === "SIGTRAP")) || (data5 === "SIGTSTP")) || (data5 === "SIGTTIN")) || (data5 === "SIGTTOU")) || (data5 === "SIGURG")) || (data5 === "SIGUSR1")) || (data5 === "SIGUSR2")) || (data5 === "SIGVTALRM")) || (data5 === "SIGWINCH")) || (data5 === "SIGXCPU")) || (data5 === "SIGXFSZ")) || (data5 === "SIGRTMIN")) || (data5 === "SIGRTMIN+1")) || (data5 === "SIGRTMIN+2")) || (data5 === "SIGRTMIN+3")) || (data5 === "SIGRTMIN+4")) || (data5 === "SIGRTMIN+5")) || (data5 === "SIGRTMIN+6")) || (data5 === "SIGRTMIN+7")) || (data5 === "SIGRTMIN+8")) || (data5 === "SIGRTMIN+9")) || (data5 === "SIGRTMIN+10")) || (data5 === "SIGRTMIN+11")) || (data5 === "SIGRTMIN+12")) || (data5 === "SIGRTMIN+13")) || (data5 === "SIGRTMIN+14")) || (data5 === "SIGRTMIN+15")) || (data5 === "SIGRTMAX-14")) || (data5 === "SIGRTMAX-13")) || (data5 === "SIGRTMAX-12")) || (data5 === "SIGRTMAX-11")) || (data5 === "SIGRTMAX-10")) || (data5 === "SIGRTMAX-9")) || (data5 === "SIGRTMAX-8")) || (data5 === "SIGRTMAX-7")) || (data5 === "SIGRTMAX-6")) || (data5 === "SIGRTMAX-5")) || (data5 === "SIGRTMAX-4")) || (data5 === "SIGRTMAX-3")) || (data5 === "SIGRTMAX-2")) || (data5 === "SIGRTMAX-1")) || (data5 === "SIGRTMAX"))){
        const err2 = {instancePath:instancePath+"/stopSignal",keyword:"enum",params:{allowedValues: schema0.properties.stopSignal.enum}};
        (vErrors ??= []).push(err2);
        errors++;
      }
    }
  }
  validateContainerStatus.errors = vErrors;
  return errors === 0;
}


export function validateVolumeMountStatus(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.volumeStatus !== undefined){
      if(!(validateVolumeStatus(data.volumeStatus, instancePath+"/volumeStatus"))){
        for(const error of validateVolumeStatus.errors) (vErrors ??= []).push(error);
        errors += validateVolumeStatus.errors.length;
      }
    }
  }
  validateVolumeMountStatus.errors = vErrors;
  return errors === 0;
}


export function validateVolumeStatus(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.image !== undefined){
      if(!(validateImageVolumeStatus(data.image, instancePath+"/image"))){
        for(const error of validateImageVolumeStatus.errors) (vErrors ??= []).push(error);
        errors += validateImageVolumeStatus.errors.length;
      }
    }
  }
  validateVolumeStatus.errors = vErrors;
  return errors === 0;
}

const func2 = (text) => {
  let length = text.length;
  for (let at = 1; at < text.length; at += 1) {
    if ((text.charCodeAt(at) & 0xfc00) === 0xdc00 && (text.charCodeAt(at - 1) & 0xfc00) === 0xd800) length -= 1;
  }
  return length;
};

export function validateImageVolumeStatus(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.imageRef === undefined){
      const err0 = {instancePath,keyword:"required",params:{missingProperty: "imageRef"}};
      (vErrors ??= []).push(err0);
      errors++;
    }
    if(data.imageRef !== undefined){
      let data0 = data.imageRef;
      if(typeof data0 === "string"){
        if(func2(data0) > 256){
          const err1 = {instancePath:instancePath+"/imageRef",keyword:"maxLength",params:{limit: 256}};
          (vErrors ??= []).push(err1);
          errors++;
        }
      }
    }
  }
  validateImageVolumeStatus.errors = vErrors;
  return errors === 0;
}

const schema4 = {"properties":{"resources":{"uniqueKeys":["resourceID"]}}};

export function validateResourceStatus(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.resources !== undefined){
      let data0 = data.resources;
      if(Array.isArray(data0)){
        if(!func0(data0, schema4.properties.resources.uniqueKeys)){
          const err0 = {instancePath:instancePath+"/resources",keyword:"uniqueKeys",params:{keys: schema4.properties.resources.uniqueKeys}};
          (vErrors ??= []).push(err0);
          errors++;
        }
      }
    }
  }
  validateResourceStatus.errors = vErrors;
  return errors === 0;
}

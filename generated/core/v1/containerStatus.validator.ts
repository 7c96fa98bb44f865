// Generated from core/v1/containerStatus.yaml. Do not edit.
// @ts-nocheck
import { hasUniqueKeys } from "../../../runtime/schema/index.ts";

const schema0 = {"properties":{"volumeMounts":{"uniqueKeys":["mountPath"]},"allocatedResourcesStatus":{"uniqueKeys":["name"]},"stopSignal":{"enum":["SIGABRT","SIGALRM","SIGBUS","SIGCHLD","SIGCLD","SIGCONT","SIGFPE","SIGHUP","SIGILL","SIGINT","SIGIO","SIGIOT","SIGKILL","SIGPIPE","SIGPOLL","SIGPROF","SIGPWR","SIGQUIT","SIGSEGV","SIGSTKFLT","SIGSTOP","SIGSYS","SIGTERM","SIGTRAP","SIGTSTP","SIGTTIN","SIGTTOU","SIGURG","SIGUSR1","SIGUSR2","SIGVTALRM","SIGWINCH","SIGXCPU","SIGXFSZ","SIGRTMIN","SIGRTMIN+1","SIGRTMIN+2","SIGRTMIN+3","SIGRTMIN+4","SIGRTMIN+5","SIGRTMIN+6","SIGRTMIN+7","SIGRTMIN+8","SIGRTMIN+9","SIGRTMIN+10","SIGRTMIN+11","SIGRTMIN+12","SIGRTMIN+13","SIGRTMIN+14","SIGRTMIN+15","SIGRTMAX-14","SIGRTMAX-13","SIGRTMAX-12","SIGRTMAX-11","SIGRTMAX-10","SIGRTMAX-9","SIGRTMAX-8","SIGRTMAX-7","SIGRTMAX-6","SIGRTMAX-5","SIGRTMAX-4","SIGRTMAX-3","SIGRTMAX-2","SIGRTMAX-1","SIGRTMAX"]}}};
const func0 = hasUniqueKeys;

export function validateContainerStatus(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.volumeMounts !== undefined){
      let data0 = data.volumeMounts;
      if(Array.isArray(data0)){
        if(!func0(data0, schema0.properties.volumeMounts.uniqueKeys)){
          const err0 = {instancePath:instancePath+"/volumeMounts",keyword:"uniqueKeys",params:{keys: schema0.properties.volumeMounts.uniqueKeys}};
          (vErrors ??= []).push(err0);
          errors++;
        }
      }
    }
    if(data.allocatedResourcesStatus !== undefined){
      let data1 = data.allocatedResourcesStatus;
      if(Array.isArray(data1)){
        if(!func0(data1, schema0.properties.allocatedResourcesStatus.uniqueKeys)){
          const err1 = {instancePath:instancePath+"/allocatedResourcesStatus",keyword:"uniqueKeys",params:{keys: schema0.properties.allocatedResourcesStatus.uniqueKeys}};
          (vErrors ??= []).push(err1);
          errors++;
        }
      }
    }
    if(data.stopSignal !== undefined){
      let data2 = data.stopSignal;
      if(!(((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((data2 === "SIGABRT") || (data2 === "SIGALRM")) || (data2 === "SIGBUS")) || (data2 === "SIGCHLD")) || (data2 === "SIGCLD")) || (data2 === "SIGCONT")) || (data2 === "SIGFPE")) || (data2 === "SIGHUP")) || (data2 === "SIGILL")) || (data2 === "SIGINT")) || (data2 === "SIGIO")) || (data2 === "SIGIOT")) || (data2 === "SIGKILL")) || (data2 === "SIGPIPE")) || (data2 === "SIGPOLL")) || (data2 === "SIGPROF")) || (data2 === "SIGPWR")) || (data2 === "SIGQUIT")) || (data2 === "SIGSEGV")) || (data2 === "SIGSTKFLT")) || (data2 === "SIGSTOP")) || (data2 === "SIGSYS")) || (data2 === "SIGTERM")) || (data2 === "SIGTRAP")) || (data2 === "SIGTSTP")) || (data2 === "SIGTTIN")) || (data2 === "SIGTTOU")) || (data2 === "SIGURG")) || (data2 === "SIGUSR1")) || (data2 === "SIGUSR2")) || (data2 === "SIGVTALRM")) || (data2 === "SIGWINCH")) || (data2 === "SIGXCPU")) || (data2 === "SIGXFSZ")) || (data2 === "SIGRTMIN")) || (data2 === "SIGRTMIN+1")) || (data2 === "SIGRTMIN+2")) || (data2 === "SIGRTMIN+3")) || (data2 === "SIGRTMIN+4")) || (data2 === "SIGRTMIN+5")) || (data2 === "SIGRTMIN+6")) || (data2 === "SIGRTMIN+7")) || (data2 === "SIGRTMIN+8")) || (data2 === "SIGRTMIN+9")) || (data2 === "SIGRTMIN+10")) || (data2 === "SIGRTMIN+11")) || (data2 === "SIGRTMIN+12")) || (data2 === "SIGRTMIN+13")) || (data2 === "SIGRTMIN+14")) || (data2 === "SIGRTMIN+15")) || (data2 === "SIGRTMAX-14")) || (data2 === "SIGRTMAX-13")) || (data2 === "SIGRTMAX-12")) || (data2 === "SIGRTMAX-11")) || (data2 === "SIGRTMAX-10")) || (data2 === "SIGRTMAX-9")) || (data2 === "SIGRTMAX-8")) || (data2 === "SIGRTMAX-7")) || (data2 === "SIGRTMAX-6")) || (data2 === "SIGRTMAX-5")) || (data2 === "SIGRTMAX-4")) || (data2 === "SIGRTMAX-3")) || (data2 === "SIGRTMAX-2")) || (data2 === "SIGRTMAX-1")) || (data2 === "SIGRTMAX"))){
        const err2 = {instancePath:instancePath+"/stopSignal",keyword:"enum",params:{allowedValues: schema0.properties.stopSignal.enum}};
        (vErrors ??= []).push(err2);
        errors++;
      }
    }
  }
  validateContainerStatus.errors = vErrors;
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

const schema2 = {"properties":{"resources":{"uniqueKeys":["resourceID"]}}};

export function validateResourceStatus(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.resources !== undefined){
      let data0 = data.resources;
      if(Array.isArray(data0)){
        if(!func0(data0, schema2.properties.resources.uniqueKeys)){
          const err0 = {instancePath:instancePath+"/resources",keyword:"uniqueKeys",params:{keys: schema2.properties.resources.uniqueKeys}};
          (vErrors ??= []).push(err0);
          errors++;
        }
      }
    }
  }
  validateResourceStatus.errors = vErrors;
  return errors === 0;
}

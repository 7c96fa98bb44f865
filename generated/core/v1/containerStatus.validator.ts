// Generated from core/v1/containerStatus.yaml. Do not edit.
// @ts-nocheck
import { hasUniqueKeys } from "../../../runtime/schema/index.ts";

const schema0 = {"properties":{"stopSignal":{"enum":["SIGABRT","SIGALRM","SIGBUS","SIGCHLD","SIGCLD","SIGCONT","SIGFPE","SIGHUP","SIGILL","SIGINT","SIGIO","SIGIOT","SIGKILL","SIGPIPE","SIGPOLL","SIGPROF","SIGPWR","SIGQUIT","SIGSEGV","SIGSTKFLT","SIGSTOP","SIGSYS","SIGTERM","SIGTRAP","SIGTSTP","SIGTTIN","SIGTTOU","SIGURG","SIGUSR1","SIGUSR2","SIGVTALRM","SIGWINCH","SIGXCPU","SIGXFSZ","SIGRTMIN","SIGRTMIN+1","SIGRTMIN+2","SIGRTMIN+3","SIGRTMIN+4","SIGRTMIN+5","SIGRTMIN+6","SIGRTMIN+7","SIGRTMIN+8","SIGRTMIN+9","SIGRTMIN+10","SIGRTMIN+11","SIGRTMIN+12","SIGRTMIN+13","SIGRTMIN+14","SIGRTMIN+15","SIGRTMAX-14","SIGRTMAX-13","SIGRTMAX-12","SIGRTMAX-11","SIGRTMAX-10","SIGRTMAX-9","SIGRTMAX-8","SIGRTMAX-7","SIGRTMAX-6","SIGRTMAX-5","SIGRTMAX-4","SIGRTMAX-3","SIGRTMAX-2","SIGRTMAX-1","SIGRTMAX"]}}};

export function validateContainerStatus(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.stopSignal !== undefined){
      let data0 = data.stopSignal;
      if(!(((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((data0 === "SIGABRT") || (data0 === "SIGALRM")) || (data0 === "SIGBUS")) || (data0 === "SIGCHLD")) || (data0 === "SIGCLD")) || (data0 === "SIGCONT")) || (data0 === "SIGFPE")) || (data0 === "SIGHUP")) || (data0 === "SIGILL")) || (data0 === "SIGINT")) || (data0 === "SIGIO")) || (data0 === "SIGIOT")) || (data0 === "SIGKILL")) || (data0 === "SIGPIPE")) || (data0 === "SIGPOLL")) || (data0 === "SIGPROF")) || (data0 === "SIGPWR")) || (data0 === "SIGQUIT")) || (data0 === "SIGSEGV")) || (data0 === "SIGSTKFLT")) || (data0 === "SIGSTOP")) || (data0 === "SIGSYS")) || (data0 === "SIGTERM")) || (data0 === "SIGTRAP")) || (data0 === "SIGTSTP")) || (data0 === "SIGTTIN")) || (data0 === "SIGTTOU")) || (data0 === "SIGURG")) || (data0 === "SIGUSR1")) || (data0 === "SIGUSR2")) || (data0 === "SIGVTALRM")) || (data0 === "SIGWINCH")) || (data0 === "SIGXCPU")) || (data0 === "SIGXFSZ")) || (data0 === "SIGRTMIN")) || (data0 === "SIGRTMIN+1")) || (data0 === "SIGRTMIN+2")) || (data0 === "SIGRTMIN+3")) || (data0 === "SIGRTMIN+4")) || (data0 === "SIGRTMIN+5")) || (data0 === "SIGRTMIN+6")) || (data0 === "SIGRTMIN+7")) || (data0 === "SIGRTMIN+8")) || (data0 === "SIGRTMIN+9")) || (data0 === "SIGRTMIN+10")) || (data0 === "SIGRTMIN+11")) || (data0 === "SIGRTMIN+12")) || (data0 === "SIGRTMIN+13")) || (data0 === "SIGRTMIN+14")) || (data0 === "SIGRTMIN+15")) || (data0 === "SIGRTMAX-14")) || (data0 === "SIGRTMAX-13")) || (data0 === "SIGRTMAX-12")) || (data0 === "SIGRTMAX-11")) || (data0 === "SIGRTMAX-10")) || (data0 === "SIGRTMAX-9")) || (data0 === "SIGRTMAX-8")) || (data0 === "SIGRTMAX-7")) || (data0 === "SIGRTMAX-6")) || (data0 === "SIGRTMAX-5")) || (data0 === "SIGRTMAX-4")) || (data0 === "SIGRTMAX-3")) || (data0 === "SIGRTMAX-2")) || (data0 === "SIGRTMAX-1")) || (data0 === "SIGRTMAX"))){
        const err0 = {instancePath:instancePath+"/stopSignal",keyword:"enum",params:{allowedValues: schema0.properties.stopSignal.enum}};
        (vErrors ??= []).push(err0);
        errors++;
      }
    }
  }
  validateContainerStatus.errors = vErrors;
  return errors === 0;
}


export function validateImageVolumeStatus(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.imageRef === undefined){
      const err0 = {instancePath,keyword:"required",params:{missingProperty: "imageRef"}};
      (vErrors ??= []).push(err0);
      errors++;
    }
  }
  validateImageVolumeStatus.errors = vErrors;
  return errors === 0;
}

const schema2 = {"properties":{"resources":{"uniqueKeys":["resourceID"]}}};
const func0 = hasUniqueKeys;

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

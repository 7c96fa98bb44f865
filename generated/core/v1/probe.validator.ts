// Generated from core/v1/probe.yaml. Do not edit.
// @ts-nocheck
import { formatChecks } from "../../../runtime/schema/index.ts";

export function validateProbe(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.initialDelaySeconds !== undefined){
      let data0 = data.initialDelaySeconds;
      if(typeof data0 == "number"){
        if(data0 < 0 || isNaN(data0)){
          const err0 = {instancePath:instancePath+"/initialDelaySeconds",keyword:"minimum",params:{comparison: ">=", limit: 0}};
          (vErrors ??= []).push(err0);
          errors++;
        }
      }
    }
    if(data.timeoutSeconds !== undefined){
      let data1 = data.timeoutSeconds;
      if(typeof data1 == "number"){
        if(data1 < 0 || isNaN(data1)){
          const err1 = {instancePath:instancePath+"/timeoutSeconds",keyword:"minimum",params:{comparison: ">=", limit: 0}};
          (vErrors ??= []).push(err1);
          errors++;
        }
      }
    }
    if(data.periodSeconds !== undefined){
      let data2 = data.periodSeconds;
      if(typeof data2 == "number"){
        if(data2 < 0 || isNaN(data2)){
          const err2 = {instancePath:instancePath+"/periodSeconds",keyword:"minimum",params:{comparison: ">=", limit: 0}};
          (vErrors ??= []).push(err2);
          errors++;
        }
      }
    }
    if(data.successThreshold !== undefined){
      let data3 = data.successThreshold;
      if(typeof data3 == "number"){
        if(data3 < 0 || isNaN(data3)){
          const err3 = {instancePath:instancePath+"/successThreshold",keyword:"minimum",params:{comparison: ">=", limit: 0}};
          (vErrors ??= []).push(err3);
          errors++;
        }
      }
    }
    if(data.failureThreshold !== undefined){
      let data4 = data.failureThreshold;
      if(typeof data4 == "number"){
        if(data4 < 0 || isNaN(data4)){
          const err4 = {instancePath:instancePath+"/failureThreshold",keyword:"minimum",params:{comparison: ">=", limit: 0}};
          (vErrors ??= []).push(err4);
          errors++;
        }
      }
    }
    if(data.terminationGracePeriodSeconds !== undefined){
      let data5 = data.terminationGracePeriodSeconds;
      if(typeof data5 == "number"){
        if(data5 <= 0 || isNaN(data5)){
          const err5 = {instancePath:instancePath+"/terminationGracePeriodSeconds",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0}};
          (vErrors ??= []).push(err5);
          errors++;
        }
      }
    }
  }
  validateProbe.errors = vErrors;
  return errors === 0;
}

const schema1 = {"properties":{"scheme":{"enum":["HTTP","HTTPS"]}}};

export function validateHTTPGetAction(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.scheme !== undefined){
      let data0 = data.scheme;
      if(!((data0 === "HTTP") || (data0 === "HTTPS"))){
        const err0 = {instancePath:instancePath+"/scheme",keyword:"enum",params:{allowedValues: schema1.properties.scheme.enum}};
        (vErrors ??= []).push(err0);
        errors++;
      }
    }
  }
  validateHTTPGetAction.errors = vErrors;
  return errors === 0;
}

const formats0 = formatChecks["http-header-name"];

export function validateHTTPHeader(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.name !== undefined){
      let data0 = data.name;
      if(typeof data0 === "string"){
        if(!(formats0(data0))){
          const err0 = {instancePath:instancePath+"/name",keyword:"format",params:{format: "http-header-name"}};
          (vErrors ??= []).push(err0);
          errors++;
        }
      }
    }
  }
  validateHTTPHeader.errors = vErrors;
  return errors === 0;
}


export function validateGRPCAction(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.port !== undefined){
      let data0 = data.port;
      if(typeof data0 == "number"){
        if(data0 < 1 || data0 > 65535){
          const err0 = {instancePath:instancePath+"/port",keyword:"range",params:{minimum: 1, maximum: 65535}};
          (vErrors ??= []).push(err0);
          errors++;
        }
      }
    }
  }
  validateGRPCAction.errors = vErrors;
  return errors === 0;
}

const schema4 = {"properties":{"stopSignal":{"enum":["SIGABRT","SIGALRM","SIGBUS","SIGCHLD","SIGCLD","SIGCONT","SIGFPE","SIGHUP","SIGILL","SIGINT","SIGIO","SIGIOT","SIGKILL","SIGPIPE","SIGPOLL","SIGPROF","SIGPWR","SIGQUIT","SIGSEGV","SIGSTKFLT","SIGSTOP","SIGSYS","SIGTERM","SIGTRAP","SIGTSTP","SIGTTIN","SIGTTOU","SIGURG","SIGUSR1","SIGUSR2","SIGVTALRM","SIGWINCH","SIGXCPU","SIGXFSZ","SIGRTMIN","SIGRTMIN+1","SIGRTMIN+2","SIGRTMIN+3","SIGRTMIN+4","SIGRTMIN+5","SIGRTMIN+6","SIGRTMIN+7","SIGRTMIN+8","SIGRTMIN+9","SIGRTMIN+10","SIGRTMIN+11","SIGRTMIN+12","SIGRTMIN+13","SIGRTMIN+14","SIGRTMIN+15","SIGRTMAX-14","SIGRTMAX-13","SIGRTMAX-12","SIGRTMAX-11","SIGRTMAX-10","SIGRTMAX-9","SIGRTMAX-8","SIGRTMAX-7","SIGRTMAX-6","SIGRTMAX-5","SIGRTMAX-4","SIGRTMAX-3","SIGRTMAX-2","SIGRTMAX-1","SIGRTMAX"]}}};

export function validateLifecycle(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.stopSignal !== undefined){
      let data0 = data.stopSignal;
      if(!(((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((data0 === "SIGABRT") || (data0 === "SIGALRM")) || (data0 === "SIGBUS")) || (data0 === "SIGCHLD")) || (data0 === "SIGCLD")) || (data0 === "SIGCONT")) || (data0 === "SIGFPE")) || (data0 === "SIGHUP")) || (data0 === "SIGILL")) || (data0 === "SIGINT")) || (data0 === "SIGIO")) || (data0 === "SIGIOT")) || (data0 === "SIGKILL")) || (data0 === "SIGPIPE")) || (data0 === "SIGPOLL")) || (data0 === "SIGPROF")) || (data0 === "SIGPWR")) || (data0 === "SIGQUIT")) || (data0 === "SIGSEGV")) || (data0 === "SIGSTKFLT")) || (data0 === "SIGSTOP")) || (data0 === "SIGSYS")) || (data0 === "SIGTERM")) || (data0 === "SIGTRAP")) || (data0 === "SIGTSTP")) || (data0 === "SIGTTIN")) || (data0 === "SIGTTOU")) || (data0 === "SIGURG")) || (data0 === "SIGUSR1")) || (data0 === "SIGUSR2")) || (data0 === "SIGVTALRM")) || (data0 === "SIGWINCH")) || (data0 === "SIGXCPU")) || (data0 === "SIGXFSZ")) || (data0 === "SIGRTMIN")) || (data0 === "SIGRTMIN+1")) || (data0 === "SIGRTMIN+2")) || (data0 === "SIGRTMIN+3")) || (data0 === "SIGRTMIN+4")) || (data0 === "SIGRTMIN+5")) || (data0 === "SIGRTMIN+6")) || (data0 === "SIGRTMIN+7")) || (data0 === "SIGRTMIN+8")) || (data0 === "SIGRTMIN+9")) || (data0 === "SIGRTMIN+10")) || (data0 === "SIGRTMIN+11")) || (data0 === "SIGRTMIN+12")) || (data0 === "SIGRTMIN+13")) || (data0 === "SIGRTMIN+14")) || (data0 === "SIGRTMIN+15")) || (data0 === "SIGRTMAX-14")) || (data0 === "SIGRTMAX-13")) || (data0 === "SIGRTMAX-12")) || (data0 === "SIGRTMAX-11")) || (data0 === "SIGRTMAX-10")) || (data0 === "SIGRTMAX-9")) || (data0 === "SIGRTMAX-8")) || (data0 === "SIGRTMAX-7")) || (data0 === "SIGRTMAX-6")) || (data0 === "SIGRTMAX-5")) || (data0 === "SIGRTMAX-4")) || (data0 === "SIGRTMAX-3")) || (data0 === "SIGRTMAX-2")) || (data0 === "SIGRTMAX-1")) || (data0 === "SIGRTMAX"))){
        const err0 = {instancePath:instancePath+"/stopSignal",keyword:"enum",params:{allowedValues: schema4.properties.stopSignal.enum}};
        (vErrors ??= []).push(err0);
        errors++;
      }
    }
  }
  validateLifecycle.errors = vErrors;
  return errors === 0;
}

// Generated from core/v1/probe.yaml. Do not edit.
// @ts-nocheck
import { formatChecks } from "../../../runtime/schema/index.ts";

export function validateProbe(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.httpGet !== undefined){
      if(!(validateHTTPGetAction(data.httpGet, instancePath+"/httpGet"))){
        for(const error of validateHTTPGetAction.errors) (vErrors ??= []).push(error);
        errors += validateHTTPGetAction.errors.length;
      }
    }
    if(data.grpc !== undefined){
      if(!(validateGRPCAction(data.grpc, instancePath+"/grpc"))){
        for(const error of validateGRPCAction.errors) (vErrors ??= []).push(error);
        errors += validateGRPCAction.errors.length;
      }
    }
    if(data.initialDelaySeconds !== undefined){
      let data2 = data.initialDelaySeconds;
      if(typeof data2 == "number"){
        if(data2 < 0 || isNaN(data2)){
          const err0 = {instancePath:instancePath+"/initialDelaySeconds",keyword:"minimum",params:{comparison: ">=", limit: 0}};
          (vErrors ??= []).push(err0);
          errors++;
        }
      }
    }
    if(data.timeoutSeconds !== undefined){
      let data3 = data.timeoutSeconds;
      if(typeof data3 == "number"){
        if(data3 < 0 || isNaN(data3)){
          const err1 = {instancePath:instancePath+"/timeoutSeconds",keyword:"minimum",params:{comparison: ">=", limit: 0}};
          (vErrors ??= []).push(err1);
          errors++;
        }
      }
    }
    if(data.periodSeconds !== undefined){
      let data4 = data.periodSeconds;
      if(typeof data4 == "number"){
        if(data4 < 0 || isNaN(data4)){
          const err2 = {instancePath:instancePath+"/periodSeconds",keyword:"minimum",params:{comparison: ">=", limit: 0}};
          (vErrors ??= []).push(err2);
          errors++;
        }
      }
    }
    if(data.successThreshold !== undefined){
      let data5 = data.successThreshold;
      if(typeof data5 == "number"){
        if(data5 < 0 || isNaN(data5)){
          const err3 = {instancePath:instancePath+"/successThreshold",keyword:"minimum",params:{comparison: ">=", limit: 0}};
          (vErrors ??= []).push(err3);
          errors++;
        }
      }
    }
    if(data.failureThreshold !== undefined){
      let data6 = data.failureThreshold;
      if(typeof data6 == "number"){
        if(data6 < 0 || isNaN(data6)){
          const err4 = {instancePath:instancePath+"/failureThreshold",keyword:"minimum",params:{comparison: ">=", limit: 0}};
          (vErrors ??= []).push(err4);
          errors++;
        }
      }
    }
    if(data.terminationGracePeriodSeconds !== undefined){
      let data7 = data.terminationGracePeriodSeconds;
      if(typeof data7 == "number"){
        if(data7 <= 0 || isNaN(data7)){
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

const schema1 = {"properties":{"scheme":{"enum":["HTTP","HTTPS"]},"httpHeaders":{"items":{"checkedBy":"validateHTTPHeader"}}}};

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
    if(data.httpHeaders !== undefined){
      let data1 = data.httpHeaders;
      if(Array.isArray(data1)){
        const len0 = data1.length;
        for(let i0=0; i0<len0; i0++){
          if(!(validateHTTPHeader(data1[i0], instancePath+"/httpHeaders/" + i0))){
            for(const error of validateHTTPHeader.errors) (vErrors ??= []).push(error);
            errors += validateHTTPHeader.errors.length;
          }
        }
      }
    }
  }
  validateHTTPGetAction.errors = vErrors;
  return errors === 0;
}

const formats0 = formatChecks["http-header-name"];
const func0 = (text) => {
  let length = text.length;
  for (let at = 1; at < text.length; at += 1) {
    if ((text.charCodeAt(at) & 0xfc00) === 0xdc00 && (text.charCodeAt(at - 1) & 0xfc00) === 0xd800) length -= 1;
  }
  return length;
};

export function validateHTTPHeader(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.name !== undefined){
      let data0 = data.name;
      if(typeof data0 === "string"){
        if(func0(data0) < 1){
          const err0 = {instancePath:instancePath+"/name",keyword:"minLength",params:{limit: 1}};
          (vErrors ??= []).push(err0);
          errors++;
        }
        if(!(formats0(data0))){
          const err1 = {instancePath:instancePath+"/name",keyword:"format",params:{format: "http-header-name"}};
          (vErrors ??= []).push(err1);
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

const schema4 = {"properties":{"postStart":{"checkedBy":"validateLifecycleHandler"},"preStop":{"checkedBy":"validateLifecycleHandler"},"stopSignal":{"enum":["SIGABRT","SIGALRM","SIGBUS","SIGCHLD","SIGCLD","SIGCONT","SIGFPE","SIGHUP","SIGILL","SIGINT","SIGIO","SIGIOT","SIGKILL","SIGPIPE","SIGPOLL","SIGPROF","SIGPWR","SIGQUIT","SIGSEGV","SIGSTKFLT","SIGSTOP","SIGSYS","SIGTERM","SIGTRAP","SIGTSTP","SIGTTIN","SIGTTOU","SIGURG","SIGUSR1","SIGUSR2","SIGVTALRM","SIGWINCH","SIGXCPU","SIGXFSZ","SIGRTMIN","SIGRTMIN+1","SIGRTMIN+2","SIGRTMIN+3","SIGRTMIN+4","SIGRTMIN+5","SIGRTMIN+6","SIGRTMIN+7","SIGRTMIN+8","SIGRTMIN+9","SIGRTMIN+10","SIGRTMIN+11","SIGRTMIN+12","SIGRTMIN+13","SIGRTMIN+14","SIGRTMIN+15","SIGRTMAX-14","SIGRTMAX-13","SIGRTMAX-12","SIGRTMAX-11","SIGRTMAX-10","SIGRTMAX-9","SIGRTMAX-8","SIGRTMAX-7","SIGRTMAX-6","SIGRTMAX-5","SIGRTMAX-4","SIGRTMAX-3","SIGRTMAX-2","SIGRTMAX-1","SIGRTMAX"]}}};

export function validateLifecycle(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.postStart !== undefined){
      if(!(validateLifecycleHandler(data.postStart, instancePath+"/postStart"))){
        for(const error of validateLifecycleHandler.errors) (vErrors ??= []).push(error);
        errors += validateLifecycleHandler.errors.length;
      }
    }
    if(data.preStop !== undefined){
      if(!(validateLifecycleHandler(data.preStop, instancePath+"/preStop"))){
        for(const error of validateLifecycleHandler.errors) (vErrors ??= []).push(error);
        errors += validateLifecycleHandler.errors.length;
      }
    }
    if(data.stopSignal !== undefined){
      let data2 = data.stopSignal;
      if(!(((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((data2 === "SIGABRT") || (data2 === "SIGALRM")) || (data2 === "SIGBUS")) || (data2 === "SIGCHLD")) || (data2 === "SIGCLD")) || (data2 === "SIGCONT")) || (data2 === "SIGFPE")) || (data2 === "SIGHUP")) || (data2 === "SIGILL")) || (data2 === "SIGINT")) || (data2 === "SIGIO")) || (data2 === "SIGIOT")) || (data2 === "SIGKILL")) || (data2 === "SIGPIPE")) || (data2 === "SIGPOLL")) || (data2 === "SIGPROF")) || (data2 === "SIGPWR")) || (data2 === "SIGQUIT")) || (data2 === "SIGSEGV")) || (data2 === "SIGSTKFLT")) || (data2 === "SIGSTOP")) || (data2 === "SIGSYS")) || (data2 === "SIGTERM")) || (data2 === "SIGTRAP")) || (data2 === "SIGTSTP")) || (data2 === "SIGTTIN")) || (data2 === "SIGTTOU")) || (data2 === "SIGURG")) || (data2 === "SIGUSR1")) || (data2 === "SIGUSR2")) || (data2 === "SIGVTALRM")) || (data2 === "SIGWINCH")) || (data2 === "SIGXCPU")) || (data2 === "SIGXFSZ")) || (data2 === "SIGRTMIN")) || (data2 === "SIGRTMIN+1")) || (data2 === "SIGRTMIN+2")) || (data2 === "SIGRTMIN+3")) || (data2 === "SIGRTMIN+4")) || (data2 === "SIGRTMIN+5")) || (data2 === "SIGRTMIN+6")) || (data2 === "SIGRTMIN+7")) || (data2 === "SIGRTMIN+8")) || (data2 === "SIGRTMIN+9")) || (data2 === "SIGRTMIN+10")) || (data2 === "SIGRTMIN+11")) || (data2 === "SIGRTMIN+12")) || (data2 === "SIGRTMIN+13")) || (data2 === "SIGRTMIN+14")) || (data2 === "SIGRTMIN+15")) || (data2 === "SIGRTMAX-14")) || (data2 === "SIGRTMAX-13")) || (data2 === "SIGRTMAX-12")) || (data2 === "SIGRTMAX-11")) || (data2 === "SIGRTMAX-10")) || (data2 === "SIGRTMAX-9")) || (data2 === "SIGRTMAX-8")) || (data2 === "SIGRTMAX-7")) || (data2 === "SIGRTMAX-6")) || (data2 === "SIGRTMAX-5")) || (data2 === "SIGRTMAX-4")) || (data2 === "SIGRTMAX-3")) || (data2 === "SIGRTMAX-2")) || (data2 === "SIGRTMAX-1")) || (data2 === "SIGRTMAX"))){
        const err0 = {instancePath:instancePath+"/stopSignal",keyword:"enum",params:{allowedValues: schema4.properties.stopSignal.enum}};
        (vErrors ??= []).push(err0);
        errors++;
      }
    }
  }
  validateLifecycle.errors = vErrors;
  return errors === 0;
}


export function validateLifecycleHandler(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.httpGet !== undefined){
      if(!(validateHTTPGetAction(data.httpGet, instancePath+"/httpGet"))){
        for(const error of validateHTTPGetAction.errors) (vErrors ??= []).push(error);
        errors += validateHTTPGetAction.errors.length;
      }
    }
  }
  validateLifecycleHandler.errors = vErrors;
  return errors === 0;
}

// Generated from core/v1/container.yaml. Do not edit.
// @ts-nocheck
import { formatChecks } from "../../../runtime/schema/index.ts";

const schema0 = {"properties":{"name":{"minLength":1,"format":"dns-label or empty"},"restartPolicy":{"enum":["Always","OnFailure","Never"]},"restartPolicyRules":{"maxItems":20},"terminationMessagePolicy":{"givenEnum":["File","FallbackToLogsOnError"]},"imagePullPolicy":{"enum":["Always","Never","IfNotPresent"]}}};
const formats0 = formatChecks["dns-label or empty"];
const func0 = (text) => {
  let length = text.length;
  for (let at = 1; at < text.length; at += 1) {
    if ((text.charCodeAt(at) & 0xfc00) === 0xdc00 && (text.charCodeAt(at - 1) & 0xfc00) === 0xd800) length -= 1;
  }
  return length;
};

export function validateContainer(data, instancePath = ""){
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
          const err1 = {instancePath:instancePath+"/name",keyword:"format",params:{format: "dns-label or empty"}};
          (vErrors ??= []).push(err1);
          errors++;
        }
      }
    }
    if(data.restartPolicy !== undefined){
      let data1 = data.restartPolicy;
      if(!(((data1 === "Always") || (data1 === "OnFailure")) || (data1 === "Never"))){
        const err2 = {instancePath:instancePath+"/restartPolicy",keyword:"enum",params:{allowedValues: schema0.properties.restartPolicy.enum}};
        (vErrors ??= []).push(err2);
        errors++;
      }
    }
    if(data.restartPolicyRules !== undefined){
      let data2 = data.restartPolicyRules;
      if(Array.isArray(data2)){
        if(data2.length > 20){
          const err3 = {instancePath:instancePath+"/restartPolicyRules",keyword:"maxItems",params:{limit: 20}};
          (vErrors ??= []).push(err3);
          errors++;
        }
      }
    }
    if(data.terminationMessagePolicy !== undefined){
      if(!schema0.properties.terminationMessagePolicy.givenEnum.includes(data.terminationMessagePolicy)){
        const err4 = {instancePath:instancePath+"/terminationMessagePolicy",keyword:"givenEnum",params:{allowedValues: schema0.properties.terminationMessagePolicy.givenEnum}};
        (vErrors ??= []).push(err4);
        errors++;
      }
    }
    if(data.imagePullPolicy !== undefined){
      let data4 = data.imagePullPolicy;
      if(!(((data4 === "Always") || (data4 === "Never")) || (data4 === "IfNotPresent"))){
        const err5 = {instancePath:instancePath+"/imagePullPolicy",keyword:"enum",params:{allowedValues: schema0.properties.imagePullPolicy.enum}};
        (vErrors ??= []).push(err5);
        errors++;
      }
    }
  }
  validateContainer.errors = vErrors;
  return errors === 0;
}

const schema1 = {"properties":{"name":{"format":"port-name"},"hostPort":{"range":[1,65535]},"protocol":{"enum":["TCP","UDP","SCTP"]}}};
const formats2 = formatChecks["port-name"];

export function validateContainerPort(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.name !== undefined){
      let data0 = data.name;
      if(typeof data0 === "string"){
        if(!(formats2(data0))){
          const err0 = {instancePath:instancePath+"/name",keyword:"format",params:{format: "port-name"}};
          (vErrors ??= []).push(err0);
          errors++;
        }
      }
    }
    if(data.hostPort !== undefined){
      let data1 = data.hostPort;
      if(typeof data1 == "number"){
        if(data1 < 1 || data1 > 65535){
          const err1 = {instancePath:instancePath+"/hostPort",keyword:"range",params:{minimum: 1, maximum: 65535}};
          (vErrors ??= []).push(err1);
          errors++;
        }
      }
    }
    if(data.protocol !== undefined){
      let data2 = data.protocol;
      if(!(((data2 === "TCP") || (data2 === "UDP")) || (data2 === "SCTP"))){
        const err2 = {instancePath:instancePath+"/protocol",keyword:"enum",params:{allowedValues: schema1.properties.protocol.enum}};
        (vErrors ??= []).push(err2);
        errors++;
      }
    }
  }
  validateContainerPort.errors = vErrors;
  return errors === 0;
}

const formats4 = formatChecks["env-var-name"];

export function validateEnvFromSource(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.prefix !== undefined){
      let data0 = data.prefix;
      if(typeof data0 === "string"){
        if(!(formats4(data0))){
          const err0 = {instancePath:instancePath+"/prefix",keyword:"format",params:{format: "env-var-name"}};
          (vErrors ??= []).push(err0);
          errors++;
        }
      }
    }
  }
  validateEnvFromSource.errors = vErrors;
  return errors === 0;
}

const formats6 = formatChecks["env-var-name or empty"];

export function validateEnvVar(data, instancePath = ""){
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
        if(!(formats6(data0))){
          const err1 = {instancePath:instancePath+"/name",keyword:"format",params:{format: "env-var-name or empty"}};
          (vErrors ??= []).push(err1);
          errors++;
        }
      }
    }
  }
  validateEnvVar.errors = vErrors;
  return errors === 0;
}

const schema4 = {"properties":{"resourceName":{"enum":["cpu","memory"]},"restartPolicy":{"enum":["NotRequired","RestartContainer"]}}};

export function validateContainerResizePolicy(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.resourceName !== undefined){
      let data0 = data.resourceName;
      if(!((data0 === "cpu") || (data0 === "memory"))){
        const err0 = {instancePath:instancePath+"/resourceName",keyword:"enum",params:{allowedValues: schema4.properties.resourceName.enum}};
        (vErrors ??= []).push(err0);
        errors++;
      }
    }
    if(data.restartPolicy !== undefined){
      let data1 = data.restartPolicy;
      if(!((data1 === "NotRequired") || (data1 === "RestartContainer"))){
        const err1 = {instancePath:instancePath+"/restartPolicy",keyword:"enum",params:{allowedValues: schema4.properties.restartPolicy.enum}};
        (vErrors ??= []).push(err1);
        errors++;
      }
    }
  }
  validateContainerResizePolicy.errors = vErrors;
  return errors === 0;
}

const schema5 = {"required":["action"],"properties":{"action":{"enum":["Restart","RestartAllContainers"]}}};

export function validateContainerRestartRule(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.action === undefined){
      const err0 = {instancePath,keyword:"required",params:{missingProperty: "action"}};
      (vErrors ??= []).push(err0);
      errors++;
    }
    if(data.action !== undefined){
      let data0 = data.action;
      if(!((data0 === "Restart") || (data0 === "RestartAllContainers"))){
        const err1 = {instancePath:instancePath+"/action",keyword:"enum",params:{allowedValues: schema5.properties.action.enum}};
        (vErrors ??= []).push(err1);
        errors++;
      }
    }
  }
  validateContainerRestartRule.errors = vErrors;
  return errors === 0;
}

const schema6 = {"required":["operator"],"properties":{"operator":{"enum":["In","NotIn"]},"values":{"maxItems":255}}};

export function validateContainerRestartRuleOnExitCodes(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.operator === undefined){
      const err0 = {instancePath,keyword:"required",params:{missingProperty: "operator"}};
      (vErrors ??= []).push(err0);
      errors++;
    }
    if(data.operator !== undefined){
      let data0 = data.operator;
      if(!((data0 === "In") || (data0 === "NotIn"))){
        const err1 = {instancePath:instancePath+"/operator",keyword:"enum",params:{allowedValues: schema6.properties.operator.enum}};
        (vErrors ??= []).push(err1);
        errors++;
      }
    }
    if(data.values !== undefined){
      let data1 = data.values;
      if(Array.isArray(data1)){
        if(data1.length > 255){
          const err2 = {instancePath:instancePath+"/values",keyword:"maxItems",params:{limit: 255}};
          (vErrors ??= []).push(err2);
          errors++;
        }
      }
    }
  }
  validateContainerRestartRuleOnExitCodes.errors = vErrors;
  return errors === 0;
}

const schema7 = {"properties":{"name":{"minLength":1},"recursiveReadOnly":{"enum":["Disabled","IfPossible","Enabled"]},"mountPath":{"minLength":1},"mountPropagation":{"enum":["None","HostToContainer","Bidirectional"]}}};

export function validateVolumeMount(data, instancePath = ""){
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
      }
    }
    if(data.recursiveReadOnly !== undefined){
      let data1 = data.recursiveReadOnly;
      if(!(((data1 === "Disabled") || (data1 === "IfPossible")) || (data1 === "Enabled"))){
        const err1 = {instancePath:instancePath+"/recursiveReadOnly",keyword:"enum",params:{allowedValues: schema7.properties.recursiveReadOnly.enum}};
        (vErrors ??= []).push(err1);
        errors++;
      }
    }
    if(data.mountPath !== undefined){
      let data2 = data.mountPath;
      if(typeof data2 === "string"){
        if(func0(data2) < 1){
          const err2 = {instancePath:instancePath+"/mountPath",keyword:"minLength",params:{limit: 1}};
          (vErrors ??= []).push(err2);
          errors++;
        }
      }
    }
    if(data.mountPropagation !== undefined){
      let data3 = data.mountPropagation;
      if(!(((data3 === "None") || (data3 === "HostToContainer")) || (data3 === "Bidirectional"))){
        const err3 = {instancePath:instancePath+"/mountPropagation",keyword:"enum",params:{allowedValues: schema7.properties.mountPropagation.enum}};
        (vErrors ??= []).push(err3);
        errors++;
      }
    }
  }
  validateVolumeMount.errors = vErrors;
  return errors === 0;
}


export function validateVolumeDevice(data, instancePath = ""){
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
      }
    }
    if(data.devicePath !== undefined){
      let data1 = data.devicePath;
      if(typeof data1 === "string"){
        if(func0(data1) < 1){
          const err1 = {instancePath:instancePath+"/devicePath",keyword:"minLength",params:{limit: 1}};
          (vErrors ??= []).push(err1);
          errors++;
        }
      }
    }
  }
  validateVolumeDevice.errors = vErrors;
  return errors === 0;
}

const schema9 = {"properties":{"name":{"minLength":1,"format":"dns-label or empty"},"terminationMessagePolicy":{"givenEnum":["File","FallbackToLogsOnError"]},"imagePullPolicy":{"enum":["Always","Never","IfNotPresent"]}}};

export function validateEphemeralContainer(data, instancePath = ""){
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
          const err1 = {instancePath:instancePath+"/name",keyword:"format",params:{format: "dns-label or empty"}};
          (vErrors ??= []).push(err1);
          errors++;
        }
      }
    }
    if(data.terminationMessagePolicy !== undefined){
      if(!schema9.properties.terminationMessagePolicy.givenEnum.includes(data.terminationMessagePolicy)){
        const err2 = {instancePath:instancePath+"/terminationMessagePolicy",keyword:"givenEnum",params:{allowedValues: schema9.properties.terminationMessagePolicy.givenEnum}};
        (vErrors ??= []).push(err2);
        errors++;
      }
    }
    if(data.imagePullPolicy !== undefined){
      let data2 = data.imagePullPolicy;
      if(!(((data2 === "Always") || (data2 === "Never")) || (data2 === "IfNotPresent"))){
        const err3 = {instancePath:instancePath+"/imagePullPolicy",keyword:"enum",params:{allowedValues: schema9.properties.imagePullPolicy.enum}};
        (vErrors ??= []).push(err3);
        errors++;
      }
    }
  }
  validateEphemeralContainer.errors = vErrors;
  return errors === 0;
}

// Generated from core/v1/container.yaml. Do not edit.
// @ts-nocheck
import { formatChecks, hasUniqueItems } from "../../../runtime/schema/index.ts";
import { validateLifecycle, validateProbe } from "./probe.validator.ts";
import { validateSecurityContext } from "./security.validator.ts";
import { validateConfigMapKeySelector, validateFileKeySelector, validateObjectFieldSelector, validateResourceFieldSelector, validateResourceRequirements, validateSecretKeySelector } from "./shared.validator.ts";

const schema0 = {"properties":{"name":{"minLength":1,"format":"dns-label"},"ports":{"items":{"checkedBy":"validateContainerPort"}},"envFrom":{"items":{"checkedBy":"validateEnvFromSource"}},"env":{"items":{"checkedBy":"validateEnvVar"}},"resources":{"checkedBy":"validateResourceRequirements"},"resizePolicy":{"items":{"checkedBy":"validateContainerResizePolicy"}},"restartPolicy":{"enum":["Always","OnFailure","Never"]},"restartPolicyRules":{"maxItems":20,"items":{"checkedBy":"validateContainerRestartRule"}},"volumeMounts":{"items":{"checkedBy":"validateVolumeMount"}},"volumeDevices":{"items":{"checkedBy":"validateVolumeDevice"}},"livenessProbe":{"checkedBy":"validateProbe"},"readinessProbe":{"checkedBy":"validateProbe"},"startupProbe":{"checkedBy":"validateProbe"},"lifecycle":{"checkedBy":"validateLifecycle"},"terminationMessagePolicy":{"givenEnum":["File","FallbackToLogsOnError"]},"imagePullPolicy":{"enum":["Always","Never","IfNotPresent"]},"securityContext":{"checkedBy":"validateSecurityContext"}}};
const formats0 = formatChecks["dns-label"];
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
          const err1 = {instancePath:instancePath+"/name",keyword:"format",params:{format: "dns-label"}};
          (vErrors ??= []).push(err1);
          errors++;
        }
      }
    }
    if(data.ports !== undefined){
      let data1 = data.ports;
      if(Array.isArray(data1)){
        const len0 = data1.length;
        for(let i0=0; i0<len0; i0++){
          if(!(validateContainerPort(data1[i0], instancePath+"/ports/" + i0))){
            for(const error of validateContainerPort.errors) (vErrors ??= []).push(error);
            errors += validateContainerPort.errors.length;
          }
        }
      }
    }
    if(data.envFrom !== undefined){
      let data3 = data.envFrom;
      if(Array.isArray(data3)){
        const len1 = data3.length;
        for(let i1=0; i1<len1; i1++){
          if(!(validateEnvFromSource(data3[i1], instancePath+"/envFrom/" + i1))){
            for(const error of validateEnvFromSource.errors) (vErrors ??= []).push(error);
            errors += validateEnvFromSource.errors.length;
          }
        }
      }
    }
    if(data.env !== undefined){
      let data5 = data.env;
      if(Array.isArray(data5)){
        const len2 = data5.length;
        for(let i2=0; i2<len2; i2++){
          if(!(validateEnvVar(data5[i2], instancePath+"/env/" + i2))){
            for(const error of validateEnvVar.errors) (vErrors ??= []).push(error);
            errors += validateEnvVar.errors.length;
          }
        }
      }
    }
    if(data.resources !== undefined){
      if(!(validateResourceRequirements(data.resources, instancePath+"/resources"))){
        for(const error of validateResourceRequirements.errors) (vErrors ??= []).push(error);
        errors += validateResourceRequirements.errors.length;
      }
    }
    if(data.resizePolicy !== undefined){
      let data8 = data.resizePolicy;
      if(Array.isArray(data8)){
        const len3 = data8.length;
        for(let i3=0; i3<len3; i3++){
          if(!(validateContainerResizePolicy(data8[i3], instancePath+"/resizePolicy/" + i3))){
            for(const error of validateContainerResizePolicy.errors) (vErrors ??= []).push(error);
            errors += validateContainerResizePolicy.errors.length;
          }
        }
      }
    }
    if(data.restartPolicy !== undefined){
      let data10 = data.restartPolicy;
      if(!(((data10 === "Always") || (data10 === "OnFailure")) || (data10 === "Never"))){
        const err2 = {instancePath:instancePath+"/restartPolicy",keyword:"enum",params:{allowedValues: schema0.properties.restartPolicy.enum}};
        (vErrors ??= []).push(err2);
        errors++;
      }
    }
    if(data.restartPolicyRules !== undefined){
      let data11 = data.restartPolicyRules;
      if(Array.isArray(data11)){
        if(data11.length > 20){
          const err3 = {instancePath:instancePath+"/restartPolicyRules",keyword:"maxItems",params:{limit: 20}};
          (vErrors ??= []).push(err3);
          errors++;
        }
        const len4 = data11.length;
        for(let i4=0; i4<len4; i4++){
          if(!(validateContainerRestartRule(data11[i4], instancePath+"/restartPolicyRules/" + i4))){
            for(const error of validateContainerRestartRule.errors) (vErrors ??= []).push(error);
            errors += validateContainerRestartRule.errors.length;
          }
        }
      }
    }
    if(data.volumeMounts !== undefined){
      let data13 = data.volumeMounts;
      if(Array.isArray(data13)){
        const len5 = data13.length;
        for(let i5=0; i5<len5; i5++){
          if(!(validateVolumeMount(data13[i5], instancePath+"/volumeMounts/" + i5))){
            for(const error of validateVolumeMount.errors) (vErrors ??= []).push(error);
            errors += validateVolumeMount.errors.length;
          }
        }
      }
    }
    if(data.volumeDevices !== undefined){
      let data15 = data.volumeDevices;
      if(Array.isArray(data15)){
        const len6 = data15.length;
        for(let i6=0; i6<len6; i6++){
          if(!(validateVolumeDevice(data15[i6], instancePath+"/volumeDevices/" + i6))){
            for(const error of validateVolumeDevice.errors) (vErrors ??= []).push(error);
            errors += validateVolumeDevice.errors.length;
          }
        }
      }
    }
    if(data.livenessProbe !== undefined){
      if(!(validateProbe(data.livenessProbe, instancePath+"/livenessProbe"))){
        for(const error of validateProbe.errors) (vErrors ??= []).push(error);
        errors += validateProbe.errors.length;
      }
    }
    if(data.readinessProbe !== undefined){
      if(!(validateProbe(data.readinessProbe, instancePath+"/readinessProbe"))){
        for(const error of validateProbe.errors) (vErrors ??= []).push(error);
        errors += validateProbe.errors.length;
      }
    }
    if(data.startupProbe !== undefined){
      if(!(validateProbe(data.startupProbe, instancePath+"/startupProbe"))){
        for(const error of validateProbe.errors) (vErrors ??= []).push(error);
        errors += validateProbe.errors.length;
      }
    }
    if(data.lifecycle !== undefined){
      if(!(validateLifecycle(data.lifecycle, instancePath+"/lifecycle"))){
        for(const error of validateLifecycle.errors) (vErrors ??= []).push(error);
        errors += validateLifecycle.errors.length;
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
      let data22 = data.imagePullPolicy;
      if(!(((data22 === "Always") || (data22 === "Never")) || (data22 === "IfNotPresent"))){
        const err5 = {instancePath:instancePath+"/imagePullPolicy",keyword:"enum",params:{allowedValues: schema0.properties.imagePullPolicy.enum}};
        (vErrors ??= []).push(err5);
        errors++;
      }
    }
    if(data.securityContext !== undefined){
      if(!(validateSecurityContext(data.securityContext, instancePath+"/securityContext"))){
        for(const error of validateSecurityContext.errors) (vErrors ??= []).push(error);
        errors += validateSecurityContext.errors.length;
      }
    }
  }
  validateContainer.errors = vErrors;
  return errors === 0;
}

const schema1 = {"properties":{"name":{"format":"port-name"},"hostPort":{"range":[1,65535]},"protocol":{"enum":["TCP","UDP","SCTP"]},"hostIP":{"format":"ip"}}};
const formats2 = formatChecks["port-name"];
const formats4 = formatChecks.ip;

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
    if(data.hostIP !== undefined){
      let data3 = data.hostIP;
      if(typeof data3 === "string"){
        if(!(formats4(data3))){
          const err3 = {instancePath:instancePath+"/hostIP",keyword:"format",params:{format: "ip"}};
          (vErrors ??= []).push(err3);
          errors++;
        }
      }
    }
  }
  validateContainerPort.errors = vErrors;
  return errors === 0;
}

const formats6 = formatChecks["env-var-name"];

export function validateEnvFromSource(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.prefix !== undefined){
      let data0 = data.prefix;
      if(typeof data0 === "string"){
        if(!(formats6(data0))){
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
          const err1 = {instancePath:instancePath+"/name",keyword:"format",params:{format: "env-var-name"}};
          (vErrors ??= []).push(err1);
          errors++;
        }
      }
    }
    if(data.valueFrom !== undefined){
      if(!(validateEnvVarSource(data.valueFrom, instancePath+"/valueFrom"))){
        for(const error of validateEnvVarSource.errors) (vErrors ??= []).push(error);
        errors += validateEnvVarSource.errors.length;
      }
    }
  }
  validateEnvVar.errors = vErrors;
  return errors === 0;
}


export function validateEnvVarSource(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.fieldRef !== undefined){
      if(!(validateObjectFieldSelector(data.fieldRef, instancePath+"/fieldRef"))){
        for(const error of validateObjectFieldSelector.errors) (vErrors ??= []).push(error);
        errors += validateObjectFieldSelector.errors.length;
      }
    }
    if(data.resourceFieldRef !== undefined){
      if(!(validateResourceFieldSelector(data.resourceFieldRef, instancePath+"/resourceFieldRef"))){
        for(const error of validateResourceFieldSelector.errors) (vErrors ??= []).push(error);
        errors += validateResourceFieldSelector.errors.length;
      }
    }
    if(data.configMapKeyRef !== undefined){
      if(!(validateConfigMapKeySelector(data.configMapKeyRef, instancePath+"/configMapKeyRef"))){
        for(const error of validateConfigMapKeySelector.errors) (vErrors ??= []).push(error);
        errors += validateConfigMapKeySelector.errors.length;
      }
    }
    if(data.secretKeyRef !== undefined){
      if(!(validateSecretKeySelector(data.secretKeyRef, instancePath+"/secretKeyRef"))){
        for(const error of validateSecretKeySelector.errors) (vErrors ??= []).push(error);
        errors += validateSecretKeySelector.errors.length;
      }
    }
    if(data.fileKeyRef !== undefined){
      if(!(validateFileKeySelector(data.fileKeyRef, instancePath+"/fileKeyRef"))){
        for(const error of validateFileKeySelector.errors) (vErrors ??= []).push(error);
        errors += validateFileKeySelector.errors.length;
      }
    }
  }
  validateEnvVarSource.errors = vErrors;
  return errors === 0;
}

const schema5 = {"properties":{"resourceName":{"enum":["cpu","memory"]},"restartPolicy":{"enum":["NotRequired","RestartContainer"]}}};

export function validateContainerResizePolicy(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.resourceName !== undefined){
      let data0 = data.resourceName;
      if(!((data0 === "cpu") || (data0 === "memory"))){
        const err0 = {instancePath:instancePath+"/resourceName",keyword:"enum",params:{allowedValues: schema5.properties.resourceName.enum}};
        (vErrors ??= []).push(err0);
        errors++;
      }
    }
    if(data.restartPolicy !== undefined){
      let data1 = data.restartPolicy;
      if(!((data1 === "NotRequired") || (data1 === "RestartContainer"))){
        const err1 = {instancePath:instancePath+"/restartPolicy",keyword:"enum",params:{allowedValues: schema5.properties.restartPolicy.enum}};
        (vErrors ??= []).push(err1);
        errors++;
      }
    }
  }
  validateContainerResizePolicy.errors = vErrors;
  return errors === 0;
}

const schema6 = {"required":["action"],"properties":{"action":{"enum":["Restart","RestartAllContainers"]},"exitCodes":{"checkedBy":"validateContainerRestartRuleOnExitCodes"}}};

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
        const err1 = {instancePath:instancePath+"/action",keyword:"enum",params:{allowedValues: schema6.properties.action.enum}};
        (vErrors ??= []).push(err1);
        errors++;
      }
    }
    if(data.exitCodes !== undefined){
      if(!(validateContainerRestartRuleOnExitCodes(data.exitCodes, instancePath+"/exitCodes"))){
        for(const error of validateContainerRestartRuleOnExitCodes.errors) (vErrors ??= []).push(error);
        errors += validateContainerRestartRuleOnExitCodes.errors.length;
      }
    }
  }
  validateContainerRestartRule.errors = vErrors;
  return errors === 0;
}

const schema7 = {"required":["operator"],"properties":{"operator":{"enum":["In","NotIn"]},"values":{"maxItems":255,"unique":true}}};
const func2 = hasUniqueItems;

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
        const err1 = {instancePath:instancePath+"/operator",keyword:"enum",params:{allowedValues: schema7.properties.operator.enum}};
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
        if(!func2(data1)){
          const err3 = {instancePath:instancePath+"/values",keyword:"unique",params:{}};
          (vErrors ??= []).push(err3);
          errors++;
        }
      }
    }
  }
  validateContainerRestartRuleOnExitCodes.errors = vErrors;
  return errors === 0;
}

const schema8 = {"properties":{"name":{"minLength":1},"recursiveReadOnly":{"enum":["Disabled","IfPossible","Enabled"]},"mountPath":{"minLength":1},"mountPropagation":{"enum":["None","HostToContainer","Bidirectional"]}}};

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
        const err1 = {instancePath:instancePath+"/recursiveReadOnly",keyword:"enum",params:{allowedValues: schema8.properties.recursiveReadOnly.enum}};
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
        const err3 = {instancePath:instancePath+"/mountPropagation",keyword:"enum",params:{allowedValues: schema8.properties.mountPropagation.enum}};
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

const schema10 = {"properties":{"name":{"minLength":1,"format":"dns-label"},"ports":{"items":{"checkedBy":"validateContainerPort"}},"envFrom":{"items":{"checkedBy":"validateEnvFromSource"}},"env":{"items":{"checkedBy":"validateEnvVar"}},"resources":{"checkedBy":"validateResourceRequirements"},"resizePolicy":{"items":{"checkedBy":"validateContainerResizePolicy"}},"restartPolicyRules":{"items":{"checkedBy":"validateContainerRestartRule"}},"volumeMounts":{"items":{"checkedBy":"validateVolumeMount"}},"volumeDevices":{"items":{"checkedBy":"validateVolumeDevice"}},"livenessProbe":{"checkedBy":"validateProbe"},"readinessProbe":{"checkedBy":"validateProbe"},"startupProbe":{"checkedBy":"validateProbe"},"lifecycle":{"checkedBy":"validateLifecycle"},"terminationMessagePolicy":{"givenEnum":["File","FallbackToLogsOnError"]},"imagePullPolicy":{"enum":["Always","Never","IfNotPresent"]},"securityContext":{"checkedBy":"validateSecurityContext"}}};

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
          const err1 = {instancePath:instancePath+"/name",keyword:"format",params:{format: "dns-label"}};
          (vErrors ??= []).push(err1);
          errors++;
        }
      }
    }
    if(data.ports !== undefined){
      let data1 = data.ports;
      if(Array.isArray(data1)){
        const len0 = data1.length;
        for(let i0=0; i0<len0; i0++){
          if(!(validateContainerPort(data1[i0], instancePath+"/ports/" + i0))){
            for(const error of validateContainerPort.errors) (vErrors ??= []).push(error);
            errors += validateContainerPort.errors.length;
          }
        }
      }
    }
    if(data.envFrom !== undefined){
      let data3 = data.envFrom;
      if(Array.isArray(data3)){
        const len1 = data3.length;
        for(let i1=0; i1<len1; i1++){
          if(!(validateEnvFromSource(data3[i1], instancePath+"/envFrom/" + i1))){
            for(const error of validateEnvFromSource.errors) (vErrors ??= []).push(error);
            errors += validateEnvFromSource.errors.length;
          }
        }
      }
    }
    if(data.env !== undefined){
      let data5 = data.env;
      if(Array.isArray(data5)){
        const len2 = data5.length;
        for(let i2=0; i2<len2; i2++){
          if(!(validateEnvVar(data5[i2], instancePath+"/env/" + i2))){
            for(const error of validateEnvVar.errors) (vErrors ??= []).push(error);
            errors += validateEnvVar.errors.length;
          }
        }
      }
    }
    if(data.resources !== undefined){
      if(!(validateResourceRequirements(data.resources, instancePath+"/resources"))){
        for(const error of validateResourceRequirements.errors) (vErrors ??= []).push(error);
        errors += validateResourceRequirements.errors.length;
      }
    }
    if(data.resizePolicy !== undefined){
      let data8 = data.resizePolicy;
      if(Array.isArray(data8)){
        const len3 = data8.length;
        for(let i3=0; i3<len3; i3++){
          if(!(validateContainerResizePolicy(data8[i3], instancePath+"/resizePolicy/" + i3))){
            for(const error of validateContainerResizePolicy.errors) (vErrors ??= []).push(error);
            errors += validateContainerResizePolicy.errors.length;
          }
        }
      }
    }
    if(data.restartPolicyRules !== undefined){
      let data10 = data.restartPolicyRules;
      if(Array.isArray(data10)){
        const len4 = data10.length;
        for(let i4=0; i4<len4; i4++){
          if(!(validateContainerRestartRule(data10[i4], instancePath+"/restartPolicyRules/" + i4))){
            for(const error of validateContainerRestartRule.errors) (vErrors ??= []).push(error);
            errors += validateContainerRestartRule.errors.length;
          }
        }
      }
    }
    if(data.volumeMounts !== undefined){
      let data12 = data.volumeMounts;
      if(Array.isArray(data12)){
        const len5 = data12.length;
        for(let i5=0; i5<len5; i5++){
          if(!(validateVolumeMount(data12[i5], instancePath+"/volumeMounts/" + i5))){
            for(const error of validateVolumeMount.errors) (vErrors ??= []).push(error);
            errors += validateVolumeMount.errors.length;
          }
        }
      }
    }
    if(data.volumeDevices !== undefined){
      let data14 = data.volumeDevices;
      if(Array.isArray(data14)){
        const len6 = data14.length;
        for(let i6=0; i6<len6; i6++){
          if(!(validateVolumeDevice(data14[i6], instancePath+"/volumeDevices/" + i6))){
            for(const error of validateVolumeDevice.errors) (vErrors ??= []).push(error);
            errors += validateVolumeDevice.errors.length;
          }
        }
      }
    }
    if(data.livenessProbe !== undefined){
      if(!(validateProbe(data.livenessProbe, instancePath+"/livenessProbe"))){
        for(const error of validateProbe.errors) (vErrors ??= []).push(error);
        errors += validateProbe.errors.length;
      }
    }
    if(data.readinessProbe !== undefined){
      if(!(validateProbe(data.readinessProbe, instancePath+"/readinessProbe"))){
        for(const error of validateProbe.errors) (vErrors ??= []).push(error);
        errors += validateProbe.errors.length;
      }
    }
    if(data.startupProbe !== undefined){
      if(!(validateProbe(data.startupProbe, instancePath+"/startupProbe"))){
        for(const error of validateProbe.errors) (vErrors ??= []).push(error);
        errors += validateProbe.errors.length;
      }
    }
    if(data.lifecycle !== undefined){
      if(!(validateLifecycle(data.lifecycle, instancePath+"/lifecycle"))){
        for(const error of validateLifecycle.errors) (vErrors ??= []).push(error);
        errors += validateLifecycle.errors.length;
      }
    }
    if(data.terminationMessagePolicy !== undefined){
      if(!schema10.properties.terminationMessagePolicy.givenEnum.includes(data.terminationMessagePolicy)){
        const err2 = {instancePath:instancePath+"/terminationMessagePolicy",keyword:"givenEnum",params:{allowedValues: schema10.properties.terminationMessagePolicy.givenEnum}};
        (vErrors ??= []).push(err2);
        errors++;
      }
    }
    if(data.imagePullPolicy !== undefined){
      let data21 = data.imagePullPolicy;
      if(!(((data21 === "Always") || (data21 === "Never")) || (data21 === "IfNotPresent"))){
        const err3 = {instancePath:instancePath+"/imagePullPolicy",keyword:"enum",params:{allowedValues: schema10.properties.imagePullPolicy.enum}};
        (vErrors ??= []).push(err3);
        errors++;
      }
    }
    if(data.securityContext !== undefined){
      if(!(validateSecurityContext(data.securityContext, instancePath+"/securityContext"))){
        for(const error of validateSecurityContext.errors) (vErrors ??= []).push(error);
        errors += validateSecurityContext.errors.length;
      }
    }
  }
  validateEphemeralContainer.errors = vErrors;
  return errors === 0;
}

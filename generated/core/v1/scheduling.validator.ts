// Generated from core/v1/scheduling.yaml. Do not edit.
// @ts-nocheck
import { formatChecks } from "../../../runtime/schema/index.ts";

export function validateNodeSelector(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.nodeSelectorTerms !== undefined){
      let data0 = data.nodeSelectorTerms;
      if(Array.isArray(data0)){
        if(data0.length < 1){
          const err0 = {instancePath:instancePath+"/nodeSelectorTerms",keyword:"minItems",params:{limit: 1}};
          (vErrors ??= []).push(err0);
          errors++;
        }
      }
    }
  }
  validateNodeSelector.errors = vErrors;
  return errors === 0;
}

const formats0 = formatChecks["dns-label"];
const formats2 = formatChecks["qualified-name or empty"];
const formats4 = formatChecks["qualified-name"];
const func0 = (text) => {
  let length = text.length;
  for (let at = 1; at < text.length; at += 1) {
    if ((text.charCodeAt(at) & 0xfc00) === 0xdc00 && (text.charCodeAt(at - 1) & 0xfc00) === 0xd800) length -= 1;
  }
  return length;
};

export function validatePodAffinityTerm(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.namespaces !== undefined){
      let data0 = data.namespaces;
      if(Array.isArray(data0)){
        const len0 = data0.length;
        for(let i0=0; i0<len0; i0++){
          let data1 = data0[i0];
          if(typeof data1 === "string"){
            if(!(formats0(data1))){
              const err0 = {instancePath:instancePath+"/namespaces/" + i0,keyword:"format",params:{format: "dns-label"}};
              (vErrors ??= []).push(err0);
              errors++;
            }
          }
        }
      }
    }
    if(data.topologyKey !== undefined){
      let data2 = data.topologyKey;
      if(typeof data2 === "string"){
        if(func0(data2) < 1){
          const err1 = {instancePath:instancePath+"/topologyKey",keyword:"minLength",params:{limit: 1}};
          (vErrors ??= []).push(err1);
          errors++;
        }
        if(!(formats2(data2))){
          const err2 = {instancePath:instancePath+"/topologyKey",keyword:"format",params:{format: "qualified-name or empty"}};
          (vErrors ??= []).push(err2);
          errors++;
        }
      }
    }
    if(data.matchLabelKeys !== undefined){
      let data3 = data.matchLabelKeys;
      if(Array.isArray(data3)){
        const len1 = data3.length;
        for(let i1=0; i1<len1; i1++){
          let data4 = data3[i1];
          if(typeof data4 === "string"){
            if(!(formats4(data4))){
              const err3 = {instancePath:instancePath+"/matchLabelKeys/" + i1,keyword:"format",params:{format: "qualified-name"}};
              (vErrors ??= []).push(err3);
              errors++;
            }
          }
        }
      }
    }
    if(data.mismatchLabelKeys !== undefined){
      let data5 = data.mismatchLabelKeys;
      if(Array.isArray(data5)){
        const len2 = data5.length;
        for(let i2=0; i2<len2; i2++){
          let data6 = data5[i2];
          if(typeof data6 === "string"){
            if(!(formats4(data6))){
              const err4 = {instancePath:instancePath+"/mismatchLabelKeys/" + i2,keyword:"format",params:{format: "qualified-name"}};
              (vErrors ??= []).push(err4);
              errors++;
            }
          }
        }
      }
    }
  }
  validatePodAffinityTerm.errors = vErrors;
  return errors === 0;
}

const schema2 = {"properties":{"key":{"format":"qualified-name"},"effect":{"givenEnum":["NoSchedule","PreferNoSchedule","NoExecute"]}}};

export function validateToleration(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.key !== undefined){
      let data0 = data.key;
      if(typeof data0 === "string"){
        if(!(formats4(data0))){
          const err0 = {instancePath:instancePath+"/key",keyword:"format",params:{format: "qualified-name"}};
          (vErrors ??= []).push(err0);
          errors++;
        }
      }
    }
    if(data.effect !== undefined){
      if(!schema2.properties.effect.givenEnum.includes(data.effect)){
        const err1 = {instancePath:instancePath+"/effect",keyword:"givenEnum",params:{allowedValues: schema2.properties.effect.givenEnum}};
        (vErrors ??= []).push(err1);
        errors++;
      }
    }
  }
  validateToleration.errors = vErrors;
  return errors === 0;
}

const schema3 = {"properties":{"topologyKey":{"minLength":1},"whenUnsatisfiable":{"enum":["DoNotSchedule","ScheduleAnyway"]},"nodeAffinityPolicy":{"enum":["Ignore","Honor"]},"nodeTaintsPolicy":{"enum":["Ignore","Honor"]},"matchLabelKeys":{"items":{"format":"qualified-name"}}}};

export function validateTopologySpreadConstraint(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.topologyKey !== undefined){
      let data0 = data.topologyKey;
      if(typeof data0 === "string"){
        if(func0(data0) < 1){
          const err0 = {instancePath:instancePath+"/topologyKey",keyword:"minLength",params:{limit: 1}};
          (vErrors ??= []).push(err0);
          errors++;
        }
      }
    }
    if(data.whenUnsatisfiable !== undefined){
      let data1 = data.whenUnsatisfiable;
      if(!((data1 === "DoNotSchedule") || (data1 === "ScheduleAnyway"))){
        const err1 = {instancePath:instancePath+"/whenUnsatisfiable",keyword:"enum",params:{allowedValues: schema3.properties.whenUnsatisfiable.enum}};
        (vErrors ??= []).push(err1);
        errors++;
      }
    }
    if(data.nodeAffinityPolicy !== undefined){
      let data2 = data.nodeAffinityPolicy;
      if(!((data2 === "Ignore") || (data2 === "Honor"))){
        const err2 = {instancePath:instancePath+"/nodeAffinityPolicy",keyword:"enum",params:{allowedValues: schema3.properties.nodeAffinityPolicy.enum}};
        (vErrors ??= []).push(err2);
        errors++;
      }
    }
    if(data.nodeTaintsPolicy !== undefined){
      let data3 = data.nodeTaintsPolicy;
      if(!((data3 === "Ignore") || (data3 === "Honor"))){
        const err3 = {instancePath:instancePath+"/nodeTaintsPolicy",keyword:"enum",params:{allowedValues: schema3.properties.nodeTaintsPolicy.enum}};
        (vErrors ??= []).push(err3);
        errors++;
      }
    }
    if(data.matchLabelKeys !== undefined){
      let data4 = data.matchLabelKeys;
      if(Array.isArray(data4)){
        const len0 = data4.length;
        for(let i0=0; i0<len0; i0++){
          let data5 = data4[i0];
          if(typeof data5 === "string"){
            if(!(formats4(data5))){
              const err4 = {instancePath:instancePath+"/matchLabelKeys/" + i0,keyword:"format",params:{format: "qualified-name"}};
              (vErrors ??= []).push(err4);
              errors++;
            }
          }
        }
      }
    }
  }
  validateTopologySpreadConstraint.errors = vErrors;
  return errors === 0;
}

const schema4 = {"properties":{"key":{"minLength":1,"format":"qualified-name or empty"},"value":{"format":"label-value"},"effect":{"givenEnum":["NoSchedule","PreferNoSchedule","NoExecute"]}}};
const formats14 = formatChecks["label-value"];

export function validateTaint(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.key !== undefined){
      let data0 = data.key;
      if(typeof data0 === "string"){
        if(func0(data0) < 1){
          const err0 = {instancePath:instancePath+"/key",keyword:"minLength",params:{limit: 1}};
          (vErrors ??= []).push(err0);
          errors++;
        }
        if(!(formats2(data0))){
          const err1 = {instancePath:instancePath+"/key",keyword:"format",params:{format: "qualified-name or empty"}};
          (vErrors ??= []).push(err1);
          errors++;
        }
      }
    }
    if(data.value !== undefined){
      let data1 = data.value;
      if(typeof data1 === "string"){
        if(!(formats14(data1))){
          const err2 = {instancePath:instancePath+"/value",keyword:"format",params:{format: "label-value"}};
          (vErrors ??= []).push(err2);
          errors++;
        }
      }
    }
    if(data.effect !== undefined){
      if(!schema4.properties.effect.givenEnum.includes(data.effect)){
        const err3 = {instancePath:instancePath+"/effect",keyword:"givenEnum",params:{allowedValues: schema4.properties.effect.givenEnum}};
        (vErrors ??= []).push(err3);
        errors++;
      }
    }
  }
  validateTaint.errors = vErrors;
  return errors === 0;
}

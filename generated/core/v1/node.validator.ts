// Generated from core/v1/node.yaml. Do not edit.
// @ts-nocheck
import { formatChecks, hasUniqueItems, hasUniqueKeys } from "../../../runtime/schema/index.ts";
import { validateObjectMeta } from "../../meta/v1.validator.ts";
import { validateTaint } from "./scheduling.validator.ts";

export function validateNode(data, instancePath = ""){
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
      if(!(validateNodeSpec(data.spec, instancePath+"/spec"))){
        for(const error of validateNodeSpec.errors) (vErrors ??= []).push(error);
        errors += validateNodeSpec.errors.length;
      }
    }
    if(data.status !== undefined){
      if(!(validateNodeStatus(data.status, instancePath+"/status"))){
        for(const error of validateNodeStatus.errors) (vErrors ??= []).push(error);
        errors += validateNodeStatus.errors.length;
      }
    }
  }
  validateNode.errors = vErrors;
  return errors === 0;
}

const formats0 = formatChecks.cidr;
const func0 = hasUniqueItems;

export function validateNodeSpec(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.podCIDRs !== undefined){
      let data0 = data.podCIDRs;
      if(Array.isArray(data0)){
        const len0 = data0.length;
        for(let i0=0; i0<len0; i0++){
          let data1 = data0[i0];
          if(typeof data1 === "string"){
            if(!(formats0(data1))){
              const err0 = {instancePath:instancePath+"/podCIDRs/" + i0,keyword:"format",params:{format: "cidr"}};
              (vErrors ??= []).push(err0);
              errors++;
            }
          }
        }
        if(!func0(data0)){
          const err1 = {instancePath:instancePath+"/podCIDRs",keyword:"unique",params:{}};
          (vErrors ??= []).push(err1);
          errors++;
        }
      }
    }
    if(data.taints !== undefined){
      let data2 = data.taints;
      if(Array.isArray(data2)){
        const len1 = data2.length;
        for(let i1=0; i1<len1; i1++){
          if(!(validateTaint(data2[i1], instancePath+"/taints/" + i1))){
            for(const error of validateTaint.errors) (vErrors ??= []).push(error);
            errors += validateTaint.errors.length;
          }
        }
      }
    }
  }
  validateNodeSpec.errors = vErrors;
  return errors === 0;
}

const schema2 = {"properties":{"phase":{"enum":["Pending","Running","Terminated"]},"conditions":{"uniqueKeys":["type"]}}};
const func1 = hasUniqueKeys;

export function validateNodeStatus(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.phase !== undefined){
      let data0 = data.phase;
      if(!(((data0 === "Pending") || (data0 === "Running")) || (data0 === "Terminated"))){
        const err0 = {instancePath:instancePath+"/phase",keyword:"enum",params:{allowedValues: schema2.properties.phase.enum}};
        (vErrors ??= []).push(err0);
        errors++;
      }
    }
    if(data.conditions !== undefined){
      let data1 = data.conditions;
      if(Array.isArray(data1)){
        if(!func1(data1, schema2.properties.conditions.uniqueKeys)){
          const err1 = {instancePath:instancePath+"/conditions",keyword:"uniqueKeys",params:{keys: schema2.properties.conditions.uniqueKeys}};
          (vErrors ??= []).push(err1);
          errors++;
        }
      }
    }
  }
  validateNodeStatus.errors = vErrors;
  return errors === 0;
}

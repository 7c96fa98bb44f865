// Generated from core/v1/node.yaml. Do not edit.
// @ts-nocheck
import { formatChecks, hasUniqueItems, hasUniqueKeys } from "../../../runtime/schema/index.ts";

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
  }
  validateNodeSpec.errors = vErrors;
  return errors === 0;
}

const schema1 = {"properties":{"conditions":{"uniqueKeys":["type"]}}};
const func1 = hasUniqueKeys;

export function validateNodeStatus(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.conditions !== undefined){
      let data0 = data.conditions;
      if(Array.isArray(data0)){
        if(!func1(data0, schema1.properties.conditions.uniqueKeys)){
          const err0 = {instancePath:instancePath+"/conditions",keyword:"uniqueKeys",params:{keys: schema1.properties.conditions.uniqueKeys}};
          (vErrors ??= []).push(err0);
          errors++;
        }
      }
    }
  }
  validateNodeStatus.errors = vErrors;
  return errors === 0;
}

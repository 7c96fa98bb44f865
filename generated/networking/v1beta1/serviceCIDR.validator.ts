// Generated from networking/v1beta1/serviceCIDR.yaml. Do not edit.
// @ts-nocheck
import { formatChecks, hasUniqueKeys } from "../../../runtime/schema/index.ts";

const formats0 = formatChecks["canonical-cidr"];

export function validateServiceCIDRSpec(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.cidrs !== undefined){
      let data0 = data.cidrs;
      if(Array.isArray(data0)){
        const len0 = data0.length;
        for(let i0=0; i0<len0; i0++){
          let data1 = data0[i0];
          if(typeof data1 === "string"){
            if(!(formats0(data1))){
              const err0 = {instancePath:instancePath+"/cidrs/" + i0,keyword:"format",params:{format: "canonical-cidr"}};
              (vErrors ??= []).push(err0);
              errors++;
            }
          }
        }
      }
    }
  }
  validateServiceCIDRSpec.errors = vErrors;
  return errors === 0;
}

const schema1 = {"properties":{"conditions":{"uniqueKeys":["type"]}}};
const func0 = hasUniqueKeys;

export function validateServiceCIDRStatus(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.conditions !== undefined){
      let data0 = data.conditions;
      if(Array.isArray(data0)){
        if(!func0(data0, schema1.properties.conditions.uniqueKeys)){
          const err0 = {instancePath:instancePath+"/conditions",keyword:"uniqueKeys",params:{keys: schema1.properties.conditions.uniqueKeys}};
          (vErrors ??= []).push(err0);
          errors++;
        }
      }
    }
  }
  validateServiceCIDRStatus.errors = vErrors;
  return errors === 0;
}

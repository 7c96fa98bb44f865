// Generated from core/v1/node.yaml. Do not edit.
// @ts-nocheck
import { formatChecks } from "../../../runtime/schema/index.ts";

const formats0 = formatChecks.cidr;

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
      }
    }
  }
  validateNodeSpec.errors = vErrors;
  return errors === 0;
}

// Generated from authentication/v1/tokenRequest.yaml. Do not edit.
// @ts-nocheck
export function validateTokenRequestSpec(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.expirationSeconds !== undefined){
      let data0 = data.expirationSeconds;
      if(typeof data0 == "number"){
        if(data0 < 600 || data0 > 4294967296){
          const err0 = {instancePath:instancePath+"/expirationSeconds",keyword:"range",params:{minimum: 600, maximum: 4294967296}};
          (vErrors ??= []).push(err0);
          errors++;
        }
      }
    }
  }
  validateTokenRequestSpec.errors = vErrors;
  return errors === 0;
}

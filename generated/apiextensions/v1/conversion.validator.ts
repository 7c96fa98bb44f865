// Generated from apiextensions/v1/conversion.yaml. Do not edit.
// @ts-nocheck
const schema0 = {"properties":{"strategy":{"enum":["None","Webhook"]}}};

export function validateCustomResourceConversion(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.strategy !== undefined){
      let data0 = data.strategy;
      if(!((data0 === "None") || (data0 === "Webhook"))){
        const err0 = {instancePath:instancePath+"/strategy",keyword:"enum",params:{allowedValues: schema0.properties.strategy.enum}};
        (vErrors ??= []).push(err0);
        errors++;
      }
    }
  }
  validateCustomResourceConversion.errors = vErrors;
  return errors === 0;
}


export function validateWebhookConversion(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.conversionReviewVersions !== undefined){
      let data0 = data.conversionReviewVersions;
      if(Array.isArray(data0)){
        if(data0.length < 1){
          const err0 = {instancePath:instancePath+"/conversionReviewVersions",keyword:"minItems",params:{limit: 1}};
          (vErrors ??= []).push(err0);
          errors++;
        }
      }
    }
  }
  validateWebhookConversion.errors = vErrors;
  return errors === 0;
}

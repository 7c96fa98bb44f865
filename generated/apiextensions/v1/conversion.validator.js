// Generated from apiextensions/v1/conversion.yaml. Do not edit.
const schema0 = {"properties":{"strategy":{"enum":["None","Webhook"]},"webhook":{"checkedBy":"validateWebhookConversion"}}};

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
    if(data.webhook !== undefined){
      if(!(validateWebhookConversion(data.webhook, instancePath+"/webhook"))){
        for(const error of validateWebhookConversion.errors) (vErrors ??= []).push(error);
        errors += validateWebhookConversion.errors.length;
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
    if(data.clientConfig !== undefined){
      if(!(validateWebhookClientConfig(data.clientConfig, instancePath+"/clientConfig"))){
        for(const error of validateWebhookClientConfig.errors) (vErrors ??= []).push(error);
        errors += validateWebhookClientConfig.errors.length;
      }
    }
    if(data.conversionReviewVersions !== undefined){
      let data1 = data.conversionReviewVersions;
      if(Array.isArray(data1)){
        if(data1.length < 1){
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


export function validateWebhookClientConfig(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.service !== undefined){
      if(!(validateServiceReference(data.service, instancePath+"/service"))){
        for(const error of validateServiceReference.errors) (vErrors ??= []).push(error);
        errors += validateServiceReference.errors.length;
      }
    }
  }
  validateWebhookClientConfig.errors = vErrors;
  return errors === 0;
}

const func0 = (text) => {
  let length = text.length;
  for (let at = 1; at < text.length; at += 1) {
    if ((text.charCodeAt(at) & 0xfc00) === 0xdc00 && (text.charCodeAt(at - 1) & 0xfc00) === 0xd800) length -= 1;
  }
  return length;
};

export function validateServiceReference(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.namespace !== undefined){
      let data0 = data.namespace;
      if(typeof data0 === "string"){
        if(func0(data0) < 1){
          const err0 = {instancePath:instancePath+"/namespace",keyword:"minLength",params:{limit: 1}};
          (vErrors ??= []).push(err0);
          errors++;
        }
      }
    }
    if(data.name !== undefined){
      let data1 = data.name;
      if(typeof data1 === "string"){
        if(func0(data1) < 1){
          const err1 = {instancePath:instancePath+"/name",keyword:"minLength",params:{limit: 1}};
          (vErrors ??= []).push(err1);
          errors++;
        }
      }
    }
    if(data.port !== undefined){
      let data2 = data.port;
      if(typeof data2 == "number"){
        if(data2 < 1 || data2 > 65535){
          const err2 = {instancePath:instancePath+"/port",keyword:"range",params:{minimum: 1, maximum: 65535}};
          (vErrors ??= []).push(err2);
          errors++;
        }
      }
    }
  }
  validateServiceReference.errors = vErrors;
  return errors === 0;
}

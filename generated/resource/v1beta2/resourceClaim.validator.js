// Generated from resource/v1beta2/resourceClaim.yaml. Do not edit.
import { formatChecks, hasUniqueItems, hasUniqueKeys } from "../../../runtime/schema/index.ts";

export { validate0 as validate };

const func0 = hasUniqueItems;
const formats0 = formatChecks["dns-label"];
const func1 = (text) => {
  let length = text.length;
  for (let at = 1; at < text.length; at += 1) {
    if ((text.charCodeAt(at) & 0xfc00) === 0xdc00 && (text.charCodeAt(at - 1) & 0xfc00) === 0xd800) length -= 1;
  }
  return length;
};
const schema5 = {"properties":{"deviceClassName":{"minLength":1,"format":"dns-subdomain"},"selectors":{"maxItems":32,"items":{"$ref":"#/$defs/resource.v1beta2.DeviceSelector"}},"allocationMode":{"enum":["ExactCount","All"]},"tolerations":{"items":{"$ref":"#/$defs/resource.v1beta2.DeviceToleration"}}}};
const schema8 = {"properties":{"key":{"format":"qualified-name"},"operator":{"enum":["Exists","Equal"]},"effect":{"enum":["None","NoSchedule","NoExecute"]}}};
const formats2 = formatChecks["dns-subdomain"];
const formats4 = formatChecks["qualified-name"];

function validate5(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.cel !== undefined){
      let data0 = data.cel;
      if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
        if(data0.expression !== undefined){
          let data1 = data0.expression;
          if(typeof data1 === "string"){
            if(func1(data1) > 10240){
              const err0 = {instancePath:instancePath+"/cel/expression",keyword:"maxLength",params:{limit: 10240}};
              (vErrors ??= []).push(err0);
              errors++;
            }
            if(func1(data1) < 1){
              const err1 = {instancePath:instancePath+"/cel/expression",keyword:"minLength",params:{limit: 1}};
              (vErrors ??= []).push(err1);
              errors++;
            }
          }
        }
      }
    }
  }
  validate5.errors = vErrors;
  return errors === 0;
}

function validate4(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.deviceClassName !== undefined){
      let data0 = data.deviceClassName;
      if(typeof data0 === "string"){
        if(func1(data0) < 1){
          const err0 = {instancePath:instancePath+"/deviceClassName",keyword:"minLength",params:{limit: 1}};
          (vErrors ??= []).push(err0);
          errors++;
        }
        if(!(formats2(data0))){
          const err1 = {instancePath:instancePath+"/deviceClassName",keyword:"format",params:{format: "dns-subdomain"}};
          (vErrors ??= []).push(err1);
          errors++;
        }
      }
    }
    if(data.selectors !== undefined){
      let data1 = data.selectors;
      if(Array.isArray(data1)){
        if(data1.length > 32){
          const err2 = {instancePath:instancePath+"/selectors",keyword:"maxItems",params:{limit: 32}};
          (vErrors ??= []).push(err2);
          errors++;
        }
        const len0 = data1.length;
        for(let i0=0; i0<len0; i0++){
          if(!(validate5(data1[i0], {instancePath:instancePath+"/selectors/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
            vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors);
            errors = vErrors.length;
          }
        }
      }
    }
    if(data.allocationMode !== undefined){
      let data3 = data.allocationMode;
      if(!((data3 === "ExactCount") || (data3 === "All"))){
        const err3 = {instancePath:instancePath+"/allocationMode",keyword:"enum",params:{allowedValues: schema5.properties.allocationMode.enum}};
        (vErrors ??= []).push(err3);
        errors++;
      }
    }
    if(data.tolerations !== undefined){
      let data4 = data.tolerations;
      if(Array.isArray(data4)){
        const len1 = data4.length;
        for(let i1=0; i1<len1; i1++){
          let data5 = data4[i1];
          if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
            if(data5.key !== undefined){
              let data6 = data5.key;
              if(typeof data6 === "string"){
                if(!(formats4(data6))){
                  const err4 = {instancePath:instancePath+"/tolerations/" + i1+"/key",keyword:"format",params:{format: "qualified-name"}};
                  (vErrors ??= []).push(err4);
                  errors++;
                }
              }
            }
            if(data5.operator !== undefined){
              let data7 = data5.operator;
              if(!((data7 === "Exists") || (data7 === "Equal"))){
                const err5 = {instancePath:instancePath+"/tolerations/" + i1+"/operator",keyword:"enum",params:{allowedValues: schema8.properties.operator.enum}};
                (vErrors ??= []).push(err5);
                errors++;
              }
            }
            if(data5.effect !== undefined){
              let data8 = data5.effect;
              if(!(((data8 === "None") || (data8 === "NoSchedule")) || (data8 === "NoExecute"))){
                const err6 = {instancePath:instancePath+"/tolerations/" + i1+"/effect",keyword:"enum",params:{allowedValues: schema8.properties.effect.enum}};
                (vErrors ??= []).push(err6);
                errors++;
              }
            }
          }
        }
      }
    }
  }
  validate4.errors = vErrors;
  return errors === 0;
}

const schema9 = {"properties":{"name":{"minLength":1,"format":"dns-label"},"deviceClassName":{"minLength":1,"format":"dns-subdomain"},"selectors":{"maxItems":32,"items":{"$ref":"#/$defs/resource.v1beta2.DeviceSelector"}},"allocationMode":{"enum":["ExactCount","All"]},"tolerations":{"items":{"$ref":"#/$defs/resource.v1beta2.DeviceToleration"}}}};

function validate8(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.name !== undefined){
      let data0 = data.name;
      if(typeof data0 === "string"){
        if(func1(data0) < 1){
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
    if(data.deviceClassName !== undefined){
      let data1 = data.deviceClassName;
      if(typeof data1 === "string"){
        if(func1(data1) < 1){
          const err2 = {instancePath:instancePath+"/deviceClassName",keyword:"minLength",params:{limit: 1}};
          (vErrors ??= []).push(err2);
          errors++;
        }
        if(!(formats2(data1))){
          const err3 = {instancePath:instancePath+"/deviceClassName",keyword:"format",params:{format: "dns-subdomain"}};
          (vErrors ??= []).push(err3);
          errors++;
        }
      }
    }
    if(data.selectors !== undefined){
      let data2 = data.selectors;
      if(Array.isArray(data2)){
        if(data2.length > 32){
          const err4 = {instancePath:instancePath+"/selectors",keyword:"maxItems",params:{limit: 32}};
          (vErrors ??= []).push(err4);
          errors++;
        }
        const len0 = data2.length;
        for(let i0=0; i0<len0; i0++){
          if(!(validate5(data2[i0], {instancePath:instancePath+"/selectors/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
            vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors);
            errors = vErrors.length;
          }
        }
      }
    }
    if(data.allocationMode !== undefined){
      let data4 = data.allocationMode;
      if(!((data4 === "ExactCount") || (data4 === "All"))){
        const err5 = {instancePath:instancePath+"/allocationMode",keyword:"enum",params:{allowedValues: schema9.properties.allocationMode.enum}};
        (vErrors ??= []).push(err5);
        errors++;
      }
    }
    if(data.tolerations !== undefined){
      let data5 = data.tolerations;
      if(Array.isArray(data5)){
        const len1 = data5.length;
        for(let i1=0; i1<len1; i1++){
          let data6 = data5[i1];
          if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
            if(data6.key !== undefined){
              let data7 = data6.key;
              if(typeof data7 === "string"){
                if(!(formats4(data7))){
                  const err6 = {instancePath:instancePath+"/tolerations/" + i1+"/key",keyword:"format",params:{format: "qualified-name"}};
                  (vErrors ??= []).push(err6);
                  errors++;
                }
              }
            }
            if(data6.operator !== undefined){
              let data8 = data6.operator;
              if(!((data8 === "Exists") || (data8 === "Equal"))){
                const err7 = {instancePath:instancePath+"/tolerations/" + i1+"/operator",keyword:"enum",params:{allowedValues: schema8.properties.operator.enum}};
                (vErrors ??= []).push(err7);
                errors++;
              }
            }
            if(data6.effect !== undefined){
              let data9 = data6.effect;
              if(!(((data9 === "None") || (data9 === "NoSchedule")) || (data9 === "NoExecute"))){
                const err8 = {instancePath:instancePath+"/tolerations/" + i1+"/effect",keyword:"enum",params:{allowedValues: schema8.properties.effect.enum}};
                (vErrors ??= []).push(err8);
                errors++;
              }
            }
          }
        }
      }
    }
  }
  validate8.errors = vErrors;
  return errors === 0;
}

function validate3(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.name !== undefined){
      let data0 = data.name;
      if(typeof data0 === "string"){
        if(func1(data0) < 1){
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
    if(data.exactly !== undefined){
      if(!(validate4(data.exactly, {instancePath:instancePath+"/exactly",parentData:data,parentDataProperty:"exactly",rootData}))){
        vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
        errors = vErrors.length;
      }
    }
    if(data.firstAvailable !== undefined){
      let data2 = data.firstAvailable;
      if(Array.isArray(data2)){
        if(data2.length > 8){
          const err2 = {instancePath:instancePath+"/firstAvailable",keyword:"maxItems",params:{limit: 8}};
          (vErrors ??= []).push(err2);
          errors++;
        }
        const len0 = data2.length;
        for(let i0=0; i0<len0; i0++){
          if(!(validate8(data2[i0], {instancePath:instancePath+"/firstAvailable/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
            vErrors = vErrors === null ? validate8.errors : vErrors.concat(validate8.errors);
            errors = vErrors.length;
          }
        }
      }
    }
  }
  validate3.errors = vErrors;
  return errors === 0;
}


function validate12(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.requests !== undefined){
      let data0 = data.requests;
      if(Array.isArray(data0)){
        if(data0.length > 32){
          const err0 = {instancePath:instancePath+"/requests",keyword:"maxItems",params:{limit: 32}};
          (vErrors ??= []).push(err0);
          errors++;
        }
      }
    }
    if(data.opaque !== undefined){
      let data1 = data.opaque;
      if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
        if(data1.driver !== undefined){
          let data2 = data1.driver;
          if(typeof data2 === "string"){
            if(func1(data2) > 63){
              const err1 = {instancePath:instancePath+"/opaque/driver",keyword:"maxLength",params:{limit: 63}};
              (vErrors ??= []).push(err1);
              errors++;
            }
            if(func1(data2) < 1){
              const err2 = {instancePath:instancePath+"/opaque/driver",keyword:"minLength",params:{limit: 1}};
              (vErrors ??= []).push(err2);
              errors++;
            }
            if(!(formats2(data2))){
              const err3 = {instancePath:instancePath+"/opaque/driver",keyword:"format",params:{format: "dns-subdomain"}};
              (vErrors ??= []).push(err3);
              errors++;
            }
          }
        }
      }
    }
  }
  validate12.errors = vErrors;
  return errors === 0;
}

function validate2(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.requests !== undefined){
      let data0 = data.requests;
      if(Array.isArray(data0)){
        if(data0.length > 32){
          const err0 = {instancePath:instancePath+"/requests",keyword:"maxItems",params:{limit: 32}};
          (vErrors ??= []).push(err0);
          errors++;
        }
        const len0 = data0.length;
        for(let i0=0; i0<len0; i0++){
          if(!(validate3(data0[i0], {instancePath:instancePath+"/requests/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
            vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
            errors = vErrors.length;
          }
        }
      }
    }
    if(data.constraints !== undefined){
      let data2 = data.constraints;
      if(Array.isArray(data2)){
        if(data2.length > 32){
          const err1 = {instancePath:instancePath+"/constraints",keyword:"maxItems",params:{limit: 32}};
          (vErrors ??= []).push(err1);
          errors++;
        }
        const len1 = data2.length;
        for(let i1=0; i1<len1; i1++){
          let data3 = data2[i1];
          if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
            if(data3.requests !== undefined){
              let data4 = data3.requests;
              if(Array.isArray(data4)){
                if(data4.length > 32){
                  const err2 = {instancePath:instancePath+"/constraints/" + i1+"/requests",keyword:"maxItems",params:{limit: 32}};
                  (vErrors ??= []).push(err2);
                  errors++;
                }
              }
            }
          }
        }
      }
    }
    if(data.config !== undefined){
      let data5 = data.config;
      if(Array.isArray(data5)){
        if(data5.length > 32){
          const err3 = {instancePath:instancePath+"/config",keyword:"maxItems",params:{limit: 32}};
          (vErrors ??= []).push(err3);
          errors++;
        }
        const len2 = data5.length;
        for(let i2=0; i2<len2; i2++){
          if(!(validate12(data5[i2], {instancePath:instancePath+"/config/" + i2,parentData:data5,parentDataProperty:i2,rootData}))){
            vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
            errors = vErrors.length;
          }
        }
      }
    }
  }
  validate2.errors = vErrors;
  return errors === 0;
}

function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.devices !== undefined){
      if(!(validate2(data.devices, {instancePath:instancePath+"/devices",parentData:data,parentDataProperty:"devices",rootData}))){
        vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
        errors = vErrors.length;
      }
    }
  }
  validate1.errors = vErrors;
  return errors === 0;
}

const schema14 = {"properties":{"allocation":{"$ref":"#/$defs/resource.v1beta2.AllocationResult"},"reservedFor":{"maxItems":256,"items":{"$ref":"#/$defs/resource.v1beta2.ResourceClaimConsumerReference"},"uniqueKeys":["uid"]},"devices":{"items":{"$ref":"#/$defs/resource.v1beta2.AllocatedDeviceStatus"},"uniqueKeys":["driver","device","pool","shareID"]}}};

function validate19(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.driver !== undefined){
      let data0 = data.driver;
      if(typeof data0 === "string"){
        if(func1(data0) > 63){
          const err0 = {instancePath:instancePath+"/driver",keyword:"maxLength",params:{limit: 63}};
          (vErrors ??= []).push(err0);
          errors++;
        }
      }
    }
    if(data.tolerations !== undefined){
      let data1 = data.tolerations;
      if(Array.isArray(data1)){
        const len0 = data1.length;
        for(let i0=0; i0<len0; i0++){
          let data2 = data1[i0];
          if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
            if(data2.key !== undefined){
              let data3 = data2.key;
              if(typeof data3 === "string"){
                if(!(formats4(data3))){
                  const err1 = {instancePath:instancePath+"/tolerations/" + i0+"/key",keyword:"format",params:{format: "qualified-name"}};
                  (vErrors ??= []).push(err1);
                  errors++;
                }
              }
            }
            if(data2.operator !== undefined){
              let data4 = data2.operator;
              if(!((data4 === "Exists") || (data4 === "Equal"))){
                const err2 = {instancePath:instancePath+"/tolerations/" + i0+"/operator",keyword:"enum",params:{allowedValues: schema8.properties.operator.enum}};
                (vErrors ??= []).push(err2);
                errors++;
              }
            }
            if(data2.effect !== undefined){
              let data5 = data2.effect;
              if(!(((data5 === "None") || (data5 === "NoSchedule")) || (data5 === "NoExecute"))){
                const err3 = {instancePath:instancePath+"/tolerations/" + i0+"/effect",keyword:"enum",params:{allowedValues: schema8.properties.effect.enum}};
                (vErrors ??= []).push(err3);
                errors++;
              }
            }
          }
        }
      }
    }
    if(data.bindingConditions !== undefined){
      let data6 = data.bindingConditions;
      if(Array.isArray(data6)){
        if(data6.length > 4){
          const err4 = {instancePath:instancePath+"/bindingConditions",keyword:"maxItems",params:{limit: 4}};
          (vErrors ??= []).push(err4);
          errors++;
        }
      }
    }
    if(data.bindingFailureConditions !== undefined){
      let data7 = data.bindingFailureConditions;
      if(Array.isArray(data7)){
        if(data7.length > 4){
          const err5 = {instancePath:instancePath+"/bindingFailureConditions",keyword:"maxItems",params:{limit: 4}};
          (vErrors ??= []).push(err5);
          errors++;
        }
      }
    }
  }
  validate19.errors = vErrors;
  return errors === 0;
}

const schema19 = {"properties":{"source":{"enum":["FromClass","FromClaim"]},"requests":{"maxItems":32},"opaque":{"$ref":"#/$defs/resource.v1beta2.OpaqueDeviceConfiguration"}}};

function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.source !== undefined){
      let data0 = data.source;
      if(!((data0 === "FromClass") || (data0 === "FromClaim"))){
        const err0 = {instancePath:instancePath+"/source",keyword:"enum",params:{allowedValues: schema19.properties.source.enum}};
        (vErrors ??= []).push(err0);
        errors++;
      }
    }
    if(data.requests !== undefined){
      let data1 = data.requests;
      if(Array.isArray(data1)){
        if(data1.length > 32){
          const err1 = {instancePath:instancePath+"/requests",keyword:"maxItems",params:{limit: 32}};
          (vErrors ??= []).push(err1);
          errors++;
        }
      }
    }
    if(data.opaque !== undefined){
      let data2 = data.opaque;
      if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
        if(data2.driver !== undefined){
          let data3 = data2.driver;
          if(typeof data3 === "string"){
            if(func1(data3) > 63){
              const err2 = {instancePath:instancePath+"/opaque/driver",keyword:"maxLength",params:{limit: 63}};
              (vErrors ??= []).push(err2);
              errors++;
            }
            if(func1(data3) < 1){
              const err3 = {instancePath:instancePath+"/opaque/driver",keyword:"minLength",params:{limit: 1}};
              (vErrors ??= []).push(err3);
              errors++;
            }
            if(!(formats2(data3))){
              const err4 = {instancePath:instancePath+"/opaque/driver",keyword:"format",params:{format: "dns-subdomain"}};
              (vErrors ??= []).push(err4);
              errors++;
            }
          }
        }
      }
    }
  }
  validate21.errors = vErrors;
  return errors === 0;
}

function validate18(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.results !== undefined){
      let data0 = data.results;
      if(Array.isArray(data0)){
        if(data0.length > 32){
          const err0 = {instancePath:instancePath+"/results",keyword:"maxItems",params:{limit: 32}};
          (vErrors ??= []).push(err0);
          errors++;
        }
        const len0 = data0.length;
        for(let i0=0; i0<len0; i0++){
          if(!(validate19(data0[i0], {instancePath:instancePath+"/results/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
            vErrors = vErrors === null ? validate19.errors : vErrors.concat(validate19.errors);
            errors = vErrors.length;
          }
        }
      }
    }
    if(data.config !== undefined){
      let data2 = data.config;
      if(Array.isArray(data2)){
        if(data2.length > 64){
          const err1 = {instancePath:instancePath+"/config",keyword:"maxItems",params:{limit: 64}};
          (vErrors ??= []).push(err1);
          errors++;
        }
        const len1 = data2.length;
        for(let i1=0; i1<len1; i1++){
          if(!(validate21(data2[i1], {instancePath:instancePath+"/config/" + i1,parentData:data2,parentDataProperty:i1,rootData}))){
            vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
            errors = vErrors.length;
          }
        }
      }
    }
  }
  validate18.errors = vErrors;
  return errors === 0;
}

const schema23 = {"properties":{"operator":{"enum":["In","NotIn","Exists","DoesNotExist","Gt","Lt"]}}};

function validate25(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.matchExpressions !== undefined){
      let data0 = data.matchExpressions;
      if(Array.isArray(data0)){
        const len0 = data0.length;
        for(let i0=0; i0<len0; i0++){
          let data1 = data0[i0];
          if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
            if(data1.operator !== undefined){
              let data2 = data1.operator;
              if(!((((((data2 === "In") || (data2 === "NotIn")) || (data2 === "Exists")) || (data2 === "DoesNotExist")) || (data2 === "Gt")) || (data2 === "Lt"))){
                const err0 = {instancePath:instancePath+"/matchExpressions/" + i0+"/operator",keyword:"enum",params:{allowedValues: schema23.properties.operator.enum}};
                (vErrors ??= []).push(err0);
                errors++;
              }
            }
          }
        }
      }
    }
    if(data.matchFields !== undefined){
      let data3 = data.matchFields;
      if(Array.isArray(data3)){
        const len1 = data3.length;
        for(let i1=0; i1<len1; i1++){
          let data4 = data3[i1];
          if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
            if(data4.operator !== undefined){
              let data5 = data4.operator;
              if(!((((((data5 === "In") || (data5 === "NotIn")) || (data5 === "Exists")) || (data5 === "DoesNotExist")) || (data5 === "Gt")) || (data5 === "Lt"))){
                const err1 = {instancePath:instancePath+"/matchFields/" + i1+"/operator",keyword:"enum",params:{allowedValues: schema23.properties.operator.enum}};
                (vErrors ??= []).push(err1);
                errors++;
              }
            }
          }
        }
      }
    }
  }
  validate25.errors = vErrors;
  return errors === 0;
}

function validate24(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
        const len0 = data0.length;
        for(let i0=0; i0<len0; i0++){
          if(!(validate25(data0[i0], {instancePath:instancePath+"/nodeSelectorTerms/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
            vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
            errors = vErrors.length;
          }
        }
      }
    }
  }
  validate24.errors = vErrors;
  return errors === 0;
}

function validate17(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.devices !== undefined){
      if(!(validate18(data.devices, {instancePath:instancePath+"/devices",parentData:data,parentDataProperty:"devices",rootData}))){
        vErrors = vErrors === null ? validate18.errors : vErrors.concat(validate18.errors);
        errors = vErrors.length;
      }
    }
    if(data.nodeSelector !== undefined){
      if(!(validate24(data.nodeSelector, {instancePath:instancePath+"/nodeSelector",parentData:data,parentDataProperty:"nodeSelector",rootData}))){
        vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
        errors = vErrors.length;
      }
    }
  }
  validate17.errors = vErrors;
  return errors === 0;
}

const schema26 = {"properties":{"conditions":{"items":{"$ref":"#/$defs/meta.v1.Condition"},"uniqueKeys":["type"]},"networkData":{"$ref":"#/$defs/resource.v1beta2.NetworkDeviceData"}}};
const func15 = hasUniqueKeys;
const pattern0 = new RegExp("^[A-Za-z]([A-Za-z0-9_,:]*[A-Za-z0-9_])?$", "u");

function validate29(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.conditions !== undefined){
      let data0 = data.conditions;
      if(Array.isArray(data0)){
        const len0 = data0.length;
        for(let i0=0; i0<len0; i0++){
          let data1 = data0[i0];
          if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
            if(data1.type !== undefined){
              let data2 = data1.type;
              if(typeof data2 === "string"){
                if(func1(data2) > 316){
                  const err0 = {instancePath:instancePath+"/conditions/" + i0+"/type",keyword:"maxLength",params:{limit: 316}};
                  (vErrors ??= []).push(err0);
                  errors++;
                }
                if(!(formats4(data2))){
                  const err1 = {instancePath:instancePath+"/conditions/" + i0+"/type",keyword:"format",params:{format: "qualified-name"}};
                  (vErrors ??= []).push(err1);
                  errors++;
                }
              }
            }
            if(data1.observedGeneration !== undefined){
              let data3 = data1.observedGeneration;
              if(typeof data3 == "number"){
                if(data3 < 0 || isNaN(data3)){
                  const err2 = {instancePath:instancePath+"/conditions/" + i0+"/observedGeneration",keyword:"minimum",params:{comparison: ">=", limit: 0}};
                  (vErrors ??= []).push(err2);
                  errors++;
                }
              }
            }
            if(data1.reason !== undefined){
              let data4 = data1.reason;
              if(typeof data4 === "string"){
                if(func1(data4) > 1024){
                  const err3 = {instancePath:instancePath+"/conditions/" + i0+"/reason",keyword:"maxLength",params:{limit: 1024}};
                  (vErrors ??= []).push(err3);
                  errors++;
                }
                if(func1(data4) < 1){
                  const err4 = {instancePath:instancePath+"/conditions/" + i0+"/reason",keyword:"minLength",params:{limit: 1}};
                  (vErrors ??= []).push(err4);
                  errors++;
                }
                if(!pattern0.test(data4)){
                  const err5 = {instancePath:instancePath+"/conditions/" + i0+"/reason",keyword:"pattern",params:{pattern: "^[A-Za-z]([A-Za-z0-9_,:]*[A-Za-z0-9_])?$"}};
                  (vErrors ??= []).push(err5);
                  errors++;
                }
              }
            }
            if(data1.message !== undefined){
              let data5 = data1.message;
              if(typeof data5 === "string"){
                if(func1(data5) > 32768){
                  const err6 = {instancePath:instancePath+"/conditions/" + i0+"/message",keyword:"maxLength",params:{limit: 32768}};
                  (vErrors ??= []).push(err6);
                  errors++;
                }
              }
            }
          }
        }
        if(!func15(data0, schema26.properties.conditions.uniqueKeys)){
          const err7 = {instancePath:instancePath+"/conditions",keyword:"uniqueKeys",params:{keys: schema26.properties.conditions.uniqueKeys}};
          (vErrors ??= []).push(err7);
          errors++;
        }
      }
    }
    if(data.networkData !== undefined){
      let data6 = data.networkData;
      if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
        if(data6.interfaceName !== undefined){
          let data7 = data6.interfaceName;
          if(typeof data7 === "string"){
            if(func1(data7) > 256){
              const err8 = {instancePath:instancePath+"/networkData/interfaceName",keyword:"maxLength",params:{limit: 256}};
              (vErrors ??= []).push(err8);
              errors++;
            }
          }
        }
        if(data6.ips !== undefined){
          let data8 = data6.ips;
          if(Array.isArray(data8)){
            if(data8.length > 16){
              const err9 = {instancePath:instancePath+"/networkData/ips",keyword:"maxItems",params:{limit: 16}};
              (vErrors ??= []).push(err9);
              errors++;
            }
          }
        }
        if(data6.hardwareAddress !== undefined){
          let data9 = data6.hardwareAddress;
          if(typeof data9 === "string"){
            if(func1(data9) > 128){
              const err10 = {instancePath:instancePath+"/networkData/hardwareAddress",keyword:"maxLength",params:{limit: 128}};
              (vErrors ??= []).push(err10);
              errors++;
            }
          }
        }
      }
    }
  }
  validate29.errors = vErrors;
  return errors === 0;
}

function validate16(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.allocation !== undefined){
      if(!(validate17(data.allocation, {instancePath:instancePath+"/allocation",parentData:data,parentDataProperty:"allocation",rootData}))){
        vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors);
        errors = vErrors.length;
      }
    }
    if(data.reservedFor !== undefined){
      let data1 = data.reservedFor;
      if(Array.isArray(data1)){
        if(data1.length > 256){
          const err0 = {instancePath:instancePath+"/reservedFor",keyword:"maxItems",params:{limit: 256}};
          (vErrors ??= []).push(err0);
          errors++;
        }
        const len0 = data1.length;
        for(let i0=0; i0<len0; i0++){
          let data2 = data1[i0];
          if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
            if(data2.resource !== undefined){
              let data3 = data2.resource;
              if(typeof data3 === "string"){
                if(func1(data3) < 1){
                  const err1 = {instancePath:instancePath+"/reservedFor/" + i0+"/resource",keyword:"minLength",params:{limit: 1}};
                  (vErrors ??= []).push(err1);
                  errors++;
                }
              }
            }
            if(data2.name !== undefined){
              let data4 = data2.name;
              if(typeof data4 === "string"){
                if(func1(data4) < 1){
                  const err2 = {instancePath:instancePath+"/reservedFor/" + i0+"/name",keyword:"minLength",params:{limit: 1}};
                  (vErrors ??= []).push(err2);
                  errors++;
                }
              }
            }
            if(data2.uid !== undefined){
              let data5 = data2.uid;
              if(typeof data5 === "string"){
                if(func1(data5) < 1){
                  const err3 = {instancePath:instancePath+"/reservedFor/" + i0+"/uid",keyword:"minLength",params:{limit: 1}};
                  (vErrors ??= []).push(err3);
                  errors++;
                }
              }
            }
          }
        }
        if(!func15(data1, schema14.properties.reservedFor.uniqueKeys)){
          const err4 = {instancePath:instancePath+"/reservedFor",keyword:"uniqueKeys",params:{keys: schema14.properties.reservedFor.uniqueKeys}};
          (vErrors ??= []).push(err4);
          errors++;
        }
      }
    }
    if(data.devices !== undefined){
      let data6 = data.devices;
      if(Array.isArray(data6)){
        const len1 = data6.length;
        for(let i1=0; i1<len1; i1++){
          if(!(validate29(data6[i1], {instancePath:instancePath+"/devices/" + i1,parentData:data6,parentDataProperty:i1,rootData}))){
            vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
            errors = vErrors.length;
          }
        }
        if(!func15(data6, schema14.properties.devices.uniqueKeys)){
          const err5 = {instancePath:instancePath+"/devices",keyword:"uniqueKeys",params:{keys: schema14.properties.devices.uniqueKeys}};
          (vErrors ??= []).push(err5);
          errors++;
        }
      }
    }
  }
  validate16.errors = vErrors;
  return errors === 0;
}

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.metadata !== undefined){
      let data0 = data.metadata;
      if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
        if(data0.finalizers !== undefined){
          let data1 = data0.finalizers;
          if(Array.isArray(data1)){
            if(!func0(data1)){
              const err0 = {instancePath:instancePath+"/metadata/finalizers",keyword:"unique",params:{}};
              (vErrors ??= []).push(err0);
              errors++;
            }
          }
        }
      }
    }
    if(data.spec !== undefined){
      if(!(validate1(data.spec, {instancePath:instancePath+"/spec",parentData:data,parentDataProperty:"spec",rootData}))){
        vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
        errors = vErrors.length;
      }
    }
    if(data.status !== undefined){
      if(!(validate16(data.status, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData}))){
        vErrors = vErrors === null ? validate16.errors : vErrors.concat(validate16.errors);
        errors = vErrors.length;
      }
    }
  }
  validate0.errors = vErrors;
  return errors === 0;
}

// Generated from resource/v1beta2/resourceClaimTemplate.yaml. Do not edit.
import { formatChecks, hasUniqueItems } from "../../../runtime/schema/index.ts";

export { validate0 as validate };

const func0 = hasUniqueItems;
const formats0 = formatChecks["dns-label"];
const func2 = (text) => {
  let length = text.length;
  for (let at = 1; at < text.length; at += 1) {
    if ((text.charCodeAt(at) & 0xfc00) === 0xdc00 && (text.charCodeAt(at - 1) & 0xfc00) === 0xd800) length -= 1;
  }
  return length;
};
const schema7 = {"properties":{"deviceClassName":{"minLength":1,"format":"dns-subdomain"},"selectors":{"maxItems":32,"items":{"$ref":"#/$defs/resource.v1beta2.DeviceSelector"}},"allocationMode":{"enum":["ExactCount","All"]},"tolerations":{"items":{"$ref":"#/$defs/resource.v1beta2.DeviceToleration"}}}};
const schema10 = {"properties":{"key":{"format":"qualified-name"},"operator":{"enum":["Exists","Equal"]},"effect":{"enum":["None","NoSchedule","NoExecute"]}}};
const formats2 = formatChecks["dns-subdomain"];
const formats4 = formatChecks["qualified-name"];

function validate6(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.cel !== undefined){
      let data0 = data.cel;
      if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
        if(data0.expression !== undefined){
          let data1 = data0.expression;
          if(typeof data1 === "string"){
            if(func2(data1) > 10240){
              const err0 = {instancePath:instancePath+"/cel/expression",keyword:"maxLength",params:{limit: 10240}};
              (vErrors ??= []).push(err0);
              errors++;
            }
            if(func2(data1) < 1){
              const err1 = {instancePath:instancePath+"/cel/expression",keyword:"minLength",params:{limit: 1}};
              (vErrors ??= []).push(err1);
              errors++;
            }
          }
        }
      }
    }
  }
  validate6.errors = vErrors;
  return errors === 0;
}

function validate5(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.deviceClassName !== undefined){
      let data0 = data.deviceClassName;
      if(typeof data0 === "string"){
        if(func2(data0) < 1){
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
          if(!(validate6(data1[i0], {instancePath:instancePath+"/selectors/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
            vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
            errors = vErrors.length;
          }
        }
      }
    }
    if(data.allocationMode !== undefined){
      let data3 = data.allocationMode;
      if(!((data3 === "ExactCount") || (data3 === "All"))){
        const err3 = {instancePath:instancePath+"/allocationMode",keyword:"enum",params:{allowedValues: schema7.properties.allocationMode.enum}};
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
                const err5 = {instancePath:instancePath+"/tolerations/" + i1+"/operator",keyword:"enum",params:{allowedValues: schema10.properties.operator.enum}};
                (vErrors ??= []).push(err5);
                errors++;
              }
            }
            if(data5.effect !== undefined){
              let data8 = data5.effect;
              if(!(((data8 === "None") || (data8 === "NoSchedule")) || (data8 === "NoExecute"))){
                const err6 = {instancePath:instancePath+"/tolerations/" + i1+"/effect",keyword:"enum",params:{allowedValues: schema10.properties.effect.enum}};
                (vErrors ??= []).push(err6);
                errors++;
              }
            }
          }
        }
      }
    }
  }
  validate5.errors = vErrors;
  return errors === 0;
}

const schema11 = {"properties":{"name":{"minLength":1,"format":"dns-label"},"deviceClassName":{"minLength":1,"format":"dns-subdomain"},"selectors":{"maxItems":32,"items":{"$ref":"#/$defs/resource.v1beta2.DeviceSelector"}},"allocationMode":{"enum":["ExactCount","All"]},"tolerations":{"items":{"$ref":"#/$defs/resource.v1beta2.DeviceToleration"}}}};

function validate9(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.name !== undefined){
      let data0 = data.name;
      if(typeof data0 === "string"){
        if(func2(data0) < 1){
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
        if(func2(data1) < 1){
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
          if(!(validate6(data2[i0], {instancePath:instancePath+"/selectors/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
            vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
            errors = vErrors.length;
          }
        }
      }
    }
    if(data.allocationMode !== undefined){
      let data4 = data.allocationMode;
      if(!((data4 === "ExactCount") || (data4 === "All"))){
        const err5 = {instancePath:instancePath+"/allocationMode",keyword:"enum",params:{allowedValues: schema11.properties.allocationMode.enum}};
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
                const err7 = {instancePath:instancePath+"/tolerations/" + i1+"/operator",keyword:"enum",params:{allowedValues: schema10.properties.operator.enum}};
                (vErrors ??= []).push(err7);
                errors++;
              }
            }
            if(data6.effect !== undefined){
              let data9 = data6.effect;
              if(!(((data9 === "None") || (data9 === "NoSchedule")) || (data9 === "NoExecute"))){
                const err8 = {instancePath:instancePath+"/tolerations/" + i1+"/effect",keyword:"enum",params:{allowedValues: schema10.properties.effect.enum}};
                (vErrors ??= []).push(err8);
                errors++;
              }
            }
          }
        }
      }
    }
  }
  validate9.errors = vErrors;
  return errors === 0;
}

function validate4(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.name !== undefined){
      let data0 = data.name;
      if(typeof data0 === "string"){
        if(func2(data0) < 1){
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
      if(!(validate5(data.exactly, {instancePath:instancePath+"/exactly",parentData:data,parentDataProperty:"exactly",rootData}))){
        vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors);
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
          if(!(validate9(data2[i0], {instancePath:instancePath+"/firstAvailable/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
            vErrors = vErrors === null ? validate9.errors : vErrors.concat(validate9.errors);
            errors = vErrors.length;
          }
        }
      }
    }
  }
  validate4.errors = vErrors;
  return errors === 0;
}


function validate13(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
            if(func2(data2) > 63){
              const err1 = {instancePath:instancePath+"/opaque/driver",keyword:"maxLength",params:{limit: 63}};
              (vErrors ??= []).push(err1);
              errors++;
            }
            if(func2(data2) < 1){
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
  validate13.errors = vErrors;
  return errors === 0;
}

function validate3(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
          if(!(validate4(data0[i0], {instancePath:instancePath+"/requests/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
            vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
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
          if(!(validate13(data5[i2], {instancePath:instancePath+"/config/" + i2,parentData:data5,parentDataProperty:i2,rootData}))){
            vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors);
            errors = vErrors.length;
          }
        }
      }
    }
  }
  validate3.errors = vErrors;
  return errors === 0;
}

function validate2(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.devices !== undefined){
      if(!(validate3(data.devices, {instancePath:instancePath+"/devices",parentData:data,parentDataProperty:"devices",rootData}))){
        vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
        errors = vErrors.length;
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
      if(!(validate2(data.spec, {instancePath:instancePath+"/spec",parentData:data,parentDataProperty:"spec",rootData}))){
        vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
        errors = vErrors.length;
      }
    }
  }
  validate1.errors = vErrors;
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
  }
  validate0.errors = vErrors;
  return errors === 0;
}

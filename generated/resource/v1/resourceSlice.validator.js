// Generated from resource/v1/resourceSlice.yaml. Do not edit.
import { formatChecks, hasUniqueItems } from "../../../runtime/schema/index.ts";

export { validate0 as validate };

const func0 = hasUniqueItems;
const formats0 = formatChecks["dns-subdomain"];
const formats2 = formatChecks["dns-label"];
const func1 = (text) => {
  let length = text.length;
  for (let at = 1; at < text.length; at += 1) {
    if ((text.charCodeAt(at) & 0xfc00) === 0xdc00 && (text.charCodeAt(at - 1) & 0xfc00) === 0xd800) length -= 1;
  }
  return length;
};
const schema6 = {"properties":{"operator":{"enum":["In","NotIn","Exists","DoesNotExist","Gt","Lt"]}}};

function validate3(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
                const err0 = {instancePath:instancePath+"/matchExpressions/" + i0+"/operator",keyword:"enum",params:{allowedValues: schema6.properties.operator.enum}};
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
                const err1 = {instancePath:instancePath+"/matchFields/" + i1+"/operator",keyword:"enum",params:{allowedValues: schema6.properties.operator.enum}};
                (vErrors ??= []).push(err1);
                errors++;
              }
            }
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
          if(!(validate3(data0[i0], {instancePath:instancePath+"/nodeSelectorTerms/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
            vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
            errors = vErrors.length;
          }
        }
      }
    }
  }
  validate2.errors = vErrors;
  return errors === 0;
}

const schema13 = {"properties":{"key":{"minLength":1,"format":"qualified-name"},"value":{"format":"label-value"},"effect":{"enum":["None","NoSchedule","NoExecute"]}}};
const formats6 = formatChecks["qualified-name"];
const formats8 = formatChecks["label-value"];

function validate8(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.validRange !== undefined){
      let data0 = data.validRange;
      if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
        if(data0.min === undefined){
          const err0 = {instancePath:instancePath+"/validRange",keyword:"required",params:{missingProperty: "min"}};
          (vErrors ??= []).push(err0);
          errors++;
        }
      }
    }
  }
  validate8.errors = vErrors;
  return errors === 0;
}

function validate7(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.requestPolicy !== undefined){
      if(!(validate8(data.requestPolicy, {instancePath:instancePath+"/requestPolicy",parentData:data,parentDataProperty:"requestPolicy",rootData}))){
        vErrors = vErrors === null ? validate8.errors : vErrors.concat(validate8.errors);
        errors = vErrors.length;
      }
    }
  }
  validate7.errors = vErrors;
  return errors === 0;
}

function validate6(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
        if(!(formats2(data0))){
          const err1 = {instancePath:instancePath+"/name",keyword:"format",params:{format: "dns-label"}};
          (vErrors ??= []).push(err1);
          errors++;
        }
      }
    }
    if(data.capacity !== undefined){
      let data1 = data.capacity;
      if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
        for(const key0 in data1){
          if(!(validate7(data1[key0], {instancePath:instancePath+"/capacity/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data1,parentDataProperty:key0,rootData}))){
            vErrors = vErrors === null ? validate7.errors : vErrors.concat(validate7.errors);
            errors = vErrors.length;
          }
        }
      }
    }
    if(data.consumesCounters !== undefined){
      let data3 = data.consumesCounters;
      if(Array.isArray(data3)){
        if(data3.length > 2){
          const err2 = {instancePath:instancePath+"/consumesCounters",keyword:"maxItems",params:{limit: 2}};
          (vErrors ??= []).push(err2);
          errors++;
        }
        const len0 = data3.length;
        for(let i0=0; i0<len0; i0++){
          let data4 = data3[i0];
          if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
            if(data4.counters === undefined){
              const err3 = {instancePath:instancePath+"/consumesCounters/" + i0,keyword:"required",params:{missingProperty: "counters"}};
              (vErrors ??= []).push(err3);
              errors++;
            }
            if(data4.counterSet !== undefined){
              let data5 = data4.counterSet;
              if(typeof data5 === "string"){
                if(func1(data5) < 1){
                  const err4 = {instancePath:instancePath+"/consumesCounters/" + i0+"/counterSet",keyword:"minLength",params:{limit: 1}};
                  (vErrors ??= []).push(err4);
                  errors++;
                }
                if(!(formats2(data5))){
                  const err5 = {instancePath:instancePath+"/consumesCounters/" + i0+"/counterSet",keyword:"format",params:{format: "dns-label"}};
                  (vErrors ??= []).push(err5);
                  errors++;
                }
              }
            }
          }
        }
      }
    }
    if(data.nodeSelector !== undefined){
      if(!(validate2(data.nodeSelector, {instancePath:instancePath+"/nodeSelector",parentData:data,parentDataProperty:"nodeSelector",rootData}))){
        vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
        errors = vErrors.length;
      }
    }
    if(data.taints !== undefined){
      let data7 = data.taints;
      if(Array.isArray(data7)){
        const len1 = data7.length;
        for(let i1=0; i1<len1; i1++){
          let data8 = data7[i1];
          if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
            if(data8.key !== undefined){
              let data9 = data8.key;
              if(typeof data9 === "string"){
                if(func1(data9) < 1){
                  const err6 = {instancePath:instancePath+"/taints/" + i1+"/key",keyword:"minLength",params:{limit: 1}};
                  (vErrors ??= []).push(err6);
                  errors++;
                }
                if(!(formats6(data9))){
                  const err7 = {instancePath:instancePath+"/taints/" + i1+"/key",keyword:"format",params:{format: "qualified-name"}};
                  (vErrors ??= []).push(err7);
                  errors++;
                }
              }
            }
            if(data8.value !== undefined){
              let data10 = data8.value;
              if(typeof data10 === "string"){
                if(!(formats8(data10))){
                  const err8 = {instancePath:instancePath+"/taints/" + i1+"/value",keyword:"format",params:{format: "label-value"}};
                  (vErrors ??= []).push(err8);
                  errors++;
                }
              }
            }
            if(data8.effect !== undefined){
              let data11 = data8.effect;
              if(!(((data11 === "None") || (data11 === "NoSchedule")) || (data11 === "NoExecute"))){
                const err9 = {instancePath:instancePath+"/taints/" + i1+"/effect",keyword:"enum",params:{allowedValues: schema13.properties.effect.enum}};
                (vErrors ??= []).push(err9);
                errors++;
              }
            }
          }
        }
      }
    }
    if(data.bindingConditions !== undefined){
      let data12 = data.bindingConditions;
      if(Array.isArray(data12)){
        if(data12.length > 4){
          const err10 = {instancePath:instancePath+"/bindingConditions",keyword:"maxItems",params:{limit: 4}};
          (vErrors ??= []).push(err10);
          errors++;
        }
      }
    }
    if(data.bindingFailureConditions !== undefined){
      let data13 = data.bindingFailureConditions;
      if(Array.isArray(data13)){
        if(data13.length > 4){
          const err11 = {instancePath:instancePath+"/bindingFailureConditions",keyword:"maxItems",params:{limit: 4}};
          (vErrors ??= []).push(err11);
          errors++;
        }
      }
    }
  }
  validate6.errors = vErrors;
  return errors === 0;
}

function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
        if(func1(data0) < 1){
          const err1 = {instancePath:instancePath+"/driver",keyword:"minLength",params:{limit: 1}};
          (vErrors ??= []).push(err1);
          errors++;
        }
        if(!(formats0(data0))){
          const err2 = {instancePath:instancePath+"/driver",keyword:"format",params:{format: "dns-subdomain"}};
          (vErrors ??= []).push(err2);
          errors++;
        }
      }
    }
    if(data.pool !== undefined){
      let data1 = data.pool;
      if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
        if(data1.name !== undefined){
          let data2 = data1.name;
          if(typeof data2 === "string"){
            if(func1(data2) < 1){
              const err3 = {instancePath:instancePath+"/pool/name",keyword:"minLength",params:{limit: 1}};
              (vErrors ??= []).push(err3);
              errors++;
            }
          }
        }
        if(data1.generation !== undefined){
          let data3 = data1.generation;
          if(typeof data3 == "number"){
            if(data3 < 0 || isNaN(data3)){
              const err4 = {instancePath:instancePath+"/pool/generation",keyword:"minimum",params:{comparison: ">=", limit: 0}};
              (vErrors ??= []).push(err4);
              errors++;
            }
          }
        }
        if(data1.resourceSliceCount !== undefined){
          let data4 = data1.resourceSliceCount;
          if(typeof data4 == "number"){
            if(data4 <= 0 || isNaN(data4)){
              const err5 = {instancePath:instancePath+"/pool/resourceSliceCount",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0}};
              (vErrors ??= []).push(err5);
              errors++;
            }
          }
        }
      }
    }
    if(data.nodeSelector !== undefined){
      if(!(validate2(data.nodeSelector, {instancePath:instancePath+"/nodeSelector",parentData:data,parentDataProperty:"nodeSelector",rootData}))){
        vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
        errors = vErrors.length;
      }
    }
    if(data.devices !== undefined){
      let data6 = data.devices;
      if(Array.isArray(data6)){
        const len0 = data6.length;
        for(let i0=0; i0<len0; i0++){
          if(!(validate6(data6[i0], {instancePath:instancePath+"/devices/" + i0,parentData:data6,parentDataProperty:i0,rootData}))){
            vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
            errors = vErrors.length;
          }
        }
      }
    }
    if(data.sharedCounters !== undefined){
      let data8 = data.sharedCounters;
      if(Array.isArray(data8)){
        if(data8.length > 8){
          const err6 = {instancePath:instancePath+"/sharedCounters",keyword:"maxItems",params:{limit: 8}};
          (vErrors ??= []).push(err6);
          errors++;
        }
        const len1 = data8.length;
        for(let i1=0; i1<len1; i1++){
          let data9 = data8[i1];
          if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
            if(data9.counters === undefined){
              const err7 = {instancePath:instancePath+"/sharedCounters/" + i1,keyword:"required",params:{missingProperty: "counters"}};
              (vErrors ??= []).push(err7);
              errors++;
            }
            if(data9.name !== undefined){
              let data10 = data9.name;
              if(typeof data10 === "string"){
                if(func1(data10) < 1){
                  const err8 = {instancePath:instancePath+"/sharedCounters/" + i1+"/name",keyword:"minLength",params:{limit: 1}};
                  (vErrors ??= []).push(err8);
                  errors++;
                }
                if(!(formats2(data10))){
                  const err9 = {instancePath:instancePath+"/sharedCounters/" + i1+"/name",keyword:"format",params:{format: "dns-label"}};
                  (vErrors ??= []).push(err9);
                  errors++;
                }
              }
            }
          }
        }
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

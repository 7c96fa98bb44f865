// Generated from policy/v1/podDisruptionBudget.yaml. Do not edit.
import { formatChecks, hasUniqueItems, hasUniqueKeys } from "../../../runtime/schema/index.ts";

export { validate0 as validate };

const func0 = hasUniqueItems;
const schema2 = {"properties":{"selector":{"$ref":"#/$defs/meta.v1.LabelSelector"},"unhealthyPodEvictionPolicy":{"enum":["IfHealthyBudget","AlwaysAllow"]}}};
const schema4 = {"properties":{"key":{"minLength":1,"format":"qualified-name"},"operator":{"enum":["In","NotIn","Exists","DoesNotExist"]}}};
const formats0 = formatChecks["label-value"];
const formats2 = formatChecks["qualified-name"];
const func1 = (text) => {
  let length = text.length;
  for (let at = 1; at < text.length; at += 1) {
    if ((text.charCodeAt(at) & 0xfc00) === 0xdc00 && (text.charCodeAt(at - 1) & 0xfc00) === 0xd800) length -= 1;
  }
  return length;
};

function validate2(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.matchLabels !== undefined){
      let data0 = data.matchLabels;
      if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
        for(const key0 in data0){
          let data1 = data0[key0];
          if(typeof data1 === "string"){
            if(!(formats0(data1))){
              const err0 = {instancePath:instancePath+"/matchLabels/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"format",params:{format: "label-value"}};
              (vErrors ??= []).push(err0);
              errors++;
            }
          }
        }
      }
    }
    if(data.matchExpressions !== undefined){
      let data2 = data.matchExpressions;
      if(Array.isArray(data2)){
        const len0 = data2.length;
        for(let i0=0; i0<len0; i0++){
          let data3 = data2[i0];
          if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
            if(data3.key !== undefined){
              let data4 = data3.key;
              if(typeof data4 === "string"){
                if(func1(data4) < 1){
                  const err1 = {instancePath:instancePath+"/matchExpressions/" + i0+"/key",keyword:"minLength",params:{limit: 1}};
                  (vErrors ??= []).push(err1);
                  errors++;
                }
                if(!(formats2(data4))){
                  const err2 = {instancePath:instancePath+"/matchExpressions/" + i0+"/key",keyword:"format",params:{format: "qualified-name"}};
                  (vErrors ??= []).push(err2);
                  errors++;
                }
              }
            }
            if(data3.operator !== undefined){
              let data5 = data3.operator;
              if(!((((data5 === "In") || (data5 === "NotIn")) || (data5 === "Exists")) || (data5 === "DoesNotExist"))){
                const err3 = {instancePath:instancePath+"/matchExpressions/" + i0+"/operator",keyword:"enum",params:{allowedValues: schema4.properties.operator.enum}};
                (vErrors ??= []).push(err3);
                errors++;
              }
            }
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
    if(data.selector !== undefined){
      if(!(validate2(data.selector, {instancePath:instancePath+"/selector",parentData:data,parentDataProperty:"selector",rootData}))){
        vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
        errors = vErrors.length;
      }
    }
    if(data.unhealthyPodEvictionPolicy !== undefined){
      let data1 = data.unhealthyPodEvictionPolicy;
      if(!((data1 === "IfHealthyBudget") || (data1 === "AlwaysAllow"))){
        const err0 = {instancePath:instancePath+"/unhealthyPodEvictionPolicy",keyword:"enum",params:{allowedValues: schema2.properties.unhealthyPodEvictionPolicy.enum}};
        (vErrors ??= []).push(err0);
        errors++;
      }
    }
  }
  validate1.errors = vErrors;
  return errors === 0;
}

const schema5 = {"properties":{"disruptionsAllowed":{"minimum":0},"currentHealthy":{"minimum":0},"desiredHealthy":{"minimum":0},"expectedPods":{"minimum":0},"conditions":{"items":{"$ref":"#/$defs/meta.v1.Condition"},"uniqueKeys":["type"]}}};
const func6 = hasUniqueKeys;
const pattern0 = new RegExp("^[A-Za-z]([A-Za-z0-9_,:]*[A-Za-z0-9_])?$", "u");

function validate5(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.disruptionsAllowed !== undefined){
      let data0 = data.disruptionsAllowed;
      if(typeof data0 == "number"){
        if(data0 < 0 || isNaN(data0)){
          const err0 = {instancePath:instancePath+"/disruptionsAllowed",keyword:"minimum",params:{comparison: ">=", limit: 0}};
          (vErrors ??= []).push(err0);
          errors++;
        }
      }
    }
    if(data.currentHealthy !== undefined){
      let data1 = data.currentHealthy;
      if(typeof data1 == "number"){
        if(data1 < 0 || isNaN(data1)){
          const err1 = {instancePath:instancePath+"/currentHealthy",keyword:"minimum",params:{comparison: ">=", limit: 0}};
          (vErrors ??= []).push(err1);
          errors++;
        }
      }
    }
    if(data.desiredHealthy !== undefined){
      let data2 = data.desiredHealthy;
      if(typeof data2 == "number"){
        if(data2 < 0 || isNaN(data2)){
          const err2 = {instancePath:instancePath+"/desiredHealthy",keyword:"minimum",params:{comparison: ">=", limit: 0}};
          (vErrors ??= []).push(err2);
          errors++;
        }
      }
    }
    if(data.expectedPods !== undefined){
      let data3 = data.expectedPods;
      if(typeof data3 == "number"){
        if(data3 < 0 || isNaN(data3)){
          const err3 = {instancePath:instancePath+"/expectedPods",keyword:"minimum",params:{comparison: ">=", limit: 0}};
          (vErrors ??= []).push(err3);
          errors++;
        }
      }
    }
    if(data.conditions !== undefined){
      let data4 = data.conditions;
      if(Array.isArray(data4)){
        const len0 = data4.length;
        for(let i0=0; i0<len0; i0++){
          let data5 = data4[i0];
          if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
            if(data5.type !== undefined){
              let data6 = data5.type;
              if(typeof data6 === "string"){
                if(func1(data6) > 316){
                  const err4 = {instancePath:instancePath+"/conditions/" + i0+"/type",keyword:"maxLength",params:{limit: 316}};
                  (vErrors ??= []).push(err4);
                  errors++;
                }
                if(!(formats2(data6))){
                  const err5 = {instancePath:instancePath+"/conditions/" + i0+"/type",keyword:"format",params:{format: "qualified-name"}};
                  (vErrors ??= []).push(err5);
                  errors++;
                }
              }
            }
            if(data5.observedGeneration !== undefined){
              let data7 = data5.observedGeneration;
              if(typeof data7 == "number"){
                if(data7 < 0 || isNaN(data7)){
                  const err6 = {instancePath:instancePath+"/conditions/" + i0+"/observedGeneration",keyword:"minimum",params:{comparison: ">=", limit: 0}};
                  (vErrors ??= []).push(err6);
                  errors++;
                }
              }
            }
            if(data5.reason !== undefined){
              let data8 = data5.reason;
              if(typeof data8 === "string"){
                if(func1(data8) > 1024){
                  const err7 = {instancePath:instancePath+"/conditions/" + i0+"/reason",keyword:"maxLength",params:{limit: 1024}};
                  (vErrors ??= []).push(err7);
                  errors++;
                }
                if(func1(data8) < 1){
                  const err8 = {instancePath:instancePath+"/conditions/" + i0+"/reason",keyword:"minLength",params:{limit: 1}};
                  (vErrors ??= []).push(err8);
                  errors++;
                }
                if(!pattern0.test(data8)){
                  const err9 = {instancePath:instancePath+"/conditions/" + i0+"/reason",keyword:"pattern",params:{pattern: "^[A-Za-z]([A-Za-z0-9_,:]*[A-Za-z0-9_])?$"}};
                  (vErrors ??= []).push(err9);
                  errors++;
                }
              }
            }
            if(data5.message !== undefined){
              let data9 = data5.message;
              if(typeof data9 === "string"){
                if(func1(data9) > 32768){
                  const err10 = {instancePath:instancePath+"/conditions/" + i0+"/message",keyword:"maxLength",params:{limit: 32768}};
                  (vErrors ??= []).push(err10);
                  errors++;
                }
              }
            }
          }
        }
        if(!func6(data4, schema5.properties.conditions.uniqueKeys)){
          const err11 = {instancePath:instancePath+"/conditions",keyword:"uniqueKeys",params:{keys: schema5.properties.conditions.uniqueKeys}};
          (vErrors ??= []).push(err11);
          errors++;
        }
      }
    }
  }
  validate5.errors = vErrors;
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
      if(!(validate5(data.status, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData}))){
        vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors);
        errors = vErrors.length;
      }
    }
  }
  validate0.errors = vErrors;
  return errors === 0;
}

// Generated from storage/v1/csiStorageCapacity.yaml. Do not edit.
import { formatChecks, hasUniqueItems } from "../../../runtime/schema/index.ts";

export { validate0 as validate };

const func0 = hasUniqueItems;
const func1 = (text) => {
  let length = text.length;
  for (let at = 1; at < text.length; at += 1) {
    if ((text.charCodeAt(at) & 0xfc00) === 0xdc00 && (text.charCodeAt(at - 1) & 0xfc00) === 0xd800) length -= 1;
  }
  return length;
};
const schema3 = {"properties":{"key":{"minLength":1,"format":"qualified-name"},"operator":{"enum":["In","NotIn","Exists","DoesNotExist"]}}};
const formats0 = formatChecks["label-value"];
const formats2 = formatChecks["qualified-name"];

function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
                const err3 = {instancePath:instancePath+"/matchExpressions/" + i0+"/operator",keyword:"enum",params:{allowedValues: schema3.properties.operator.enum}};
                (vErrors ??= []).push(err3);
                errors++;
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

const formats4 = formatChecks["dns-subdomain"];

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
    if(data.nodeTopology !== undefined){
      if(!(validate1(data.nodeTopology, {instancePath:instancePath+"/nodeTopology",parentData:data,parentDataProperty:"nodeTopology",rootData}))){
        vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
        errors = vErrors.length;
      }
    }
    if(data.storageClassName !== undefined){
      let data3 = data.storageClassName;
      if(typeof data3 === "string"){
        if(func1(data3) < 1){
          const err1 = {instancePath:instancePath+"/storageClassName",keyword:"minLength",params:{limit: 1}};
          (vErrors ??= []).push(err1);
          errors++;
        }
        if(!(formats4(data3))){
          const err2 = {instancePath:instancePath+"/storageClassName",keyword:"format",params:{format: "dns-subdomain"}};
          (vErrors ??= []).push(err2);
          errors++;
        }
      }
    }
  }
  validate0.errors = vErrors;
  return errors === 0;
}

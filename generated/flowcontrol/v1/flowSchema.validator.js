// Generated from flowcontrol/v1/flowSchema.yaml. Do not edit.
import { hasUniqueItems, hasUniqueKeys } from "../../../runtime/schema/index.ts";

export { validate0 as validate };

const schema11 = {"properties":{"conditions":{"uniqueKeys":["type"]}}};
const func0 = hasUniqueItems;
const func10 = hasUniqueKeys;
const schema3 = {"properties":{"type":{"enum":["ByUser","ByNamespace"]}}};
const schema5 = {"properties":{"kind":{"enum":["User","Group","ServiceAccount"]},"user":{"$ref":"#/$defs/flowcontrol.v1.UserSubject"},"group":{"$ref":"#/$defs/flowcontrol.v1.GroupSubject"},"serviceAccount":{"$ref":"#/$defs/flowcontrol.v1.ServiceAccountSubject"}}};
const func1 = (text) => {
  let length = text.length;
  for (let at = 1; at < text.length; at += 1) {
    if ((text.charCodeAt(at) & 0xfc00) === 0xdc00 && (text.charCodeAt(at - 1) & 0xfc00) === 0xd800) length -= 1;
  }
  return length;
};

function validate3(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.kind !== undefined){
      let data0 = data.kind;
      if(!(((data0 === "User") || (data0 === "Group")) || (data0 === "ServiceAccount"))){
        const err0 = {instancePath:instancePath+"/kind",keyword:"enum",params:{allowedValues: schema5.properties.kind.enum}};
        (vErrors ??= []).push(err0);
        errors++;
      }
    }
    if(data.user !== undefined){
      let data1 = data.user;
      if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
        if(data1.name !== undefined){
          let data2 = data1.name;
          if(typeof data2 === "string"){
            if(func1(data2) < 1){
              const err1 = {instancePath:instancePath+"/user/name",keyword:"minLength",params:{limit: 1}};
              (vErrors ??= []).push(err1);
              errors++;
            }
          }
        }
      }
    }
    if(data.group !== undefined){
      let data3 = data.group;
      if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
        if(data3.name !== undefined){
          let data4 = data3.name;
          if(typeof data4 === "string"){
            if(func1(data4) < 1){
              const err2 = {instancePath:instancePath+"/group/name",keyword:"minLength",params:{limit: 1}};
              (vErrors ??= []).push(err2);
              errors++;
            }
          }
        }
      }
    }
    if(data.serviceAccount !== undefined){
      let data5 = data.serviceAccount;
      if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
        if(data5.name !== undefined){
          let data6 = data5.name;
          if(typeof data6 === "string"){
            if(func1(data6) < 1){
              const err3 = {instancePath:instancePath+"/serviceAccount/name",keyword:"minLength",params:{limit: 1}};
              (vErrors ??= []).push(err3);
              errors++;
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
    if(data.subjects !== undefined){
      let data0 = data.subjects;
      if(Array.isArray(data0)){
        const len0 = data0.length;
        for(let i0=0; i0<len0; i0++){
          if(!(validate3(data0[i0], {instancePath:instancePath+"/subjects/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
            vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
            errors = vErrors.length;
          }
        }
      }
    }
    if(data.resourceRules !== undefined){
      let data2 = data.resourceRules;
      if(Array.isArray(data2)){
        const len1 = data2.length;
        for(let i1=0; i1<len1; i1++){
          let data3 = data2[i1];
          if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
            if(data3.verbs !== undefined){
              let data4 = data3.verbs;
              if(Array.isArray(data4)){
                if(!func0(data4)){
                  const err0 = {instancePath:instancePath+"/resourceRules/" + i1+"/verbs",keyword:"unique",params:{}};
                  (vErrors ??= []).push(err0);
                  errors++;
                }
              }
            }
            if(data3.apiGroups !== undefined){
              let data5 = data3.apiGroups;
              if(Array.isArray(data5)){
                if(!func0(data5)){
                  const err1 = {instancePath:instancePath+"/resourceRules/" + i1+"/apiGroups",keyword:"unique",params:{}};
                  (vErrors ??= []).push(err1);
                  errors++;
                }
              }
            }
            if(data3.resources !== undefined){
              let data6 = data3.resources;
              if(Array.isArray(data6)){
                if(!func0(data6)){
                  const err2 = {instancePath:instancePath+"/resourceRules/" + i1+"/resources",keyword:"unique",params:{}};
                  (vErrors ??= []).push(err2);
                  errors++;
                }
              }
            }
            if(data3.namespaces !== undefined){
              let data7 = data3.namespaces;
              if(Array.isArray(data7)){
                if(!func0(data7)){
                  const err3 = {instancePath:instancePath+"/resourceRules/" + i1+"/namespaces",keyword:"unique",params:{}};
                  (vErrors ??= []).push(err3);
                  errors++;
                }
              }
            }
          }
        }
      }
    }
    if(data.nonResourceRules !== undefined){
      let data8 = data.nonResourceRules;
      if(Array.isArray(data8)){
        const len2 = data8.length;
        for(let i2=0; i2<len2; i2++){
          let data9 = data8[i2];
          if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
            if(data9.verbs !== undefined){
              let data10 = data9.verbs;
              if(Array.isArray(data10)){
                if(!func0(data10)){
                  const err4 = {instancePath:instancePath+"/nonResourceRules/" + i2+"/verbs",keyword:"unique",params:{}};
                  (vErrors ??= []).push(err4);
                  errors++;
                }
              }
            }
            if(data9.nonResourceURLs !== undefined){
              let data11 = data9.nonResourceURLs;
              if(Array.isArray(data11)){
                if(!func0(data11)){
                  const err5 = {instancePath:instancePath+"/nonResourceRules/" + i2+"/nonResourceURLs",keyword:"unique",params:{}};
                  (vErrors ??= []).push(err5);
                  errors++;
                }
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
    if(data.distinguisherMethod !== undefined){
      let data0 = data.distinguisherMethod;
      if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
        if(data0.type !== undefined){
          let data1 = data0.type;
          if(!((data1 === "ByUser") || (data1 === "ByNamespace"))){
            const err0 = {instancePath:instancePath+"/distinguisherMethod/type",keyword:"enum",params:{allowedValues: schema3.properties.type.enum}};
            (vErrors ??= []).push(err0);
            errors++;
          }
        }
      }
    }
    if(data.rules !== undefined){
      let data2 = data.rules;
      if(Array.isArray(data2)){
        const len0 = data2.length;
        for(let i0=0; i0<len0; i0++){
          if(!(validate2(data2[i0], {instancePath:instancePath+"/rules/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
            vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
            errors = vErrors.length;
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
    if(data.status !== undefined){
      let data3 = data.status;
      if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
        if(data3.conditions !== undefined){
          let data4 = data3.conditions;
          if(Array.isArray(data4)){
            if(!func10(data4, schema11.properties.conditions.uniqueKeys)){
              const err1 = {instancePath:instancePath+"/status/conditions",keyword:"uniqueKeys",params:{keys: schema11.properties.conditions.uniqueKeys}};
              (vErrors ??= []).push(err1);
              errors++;
            }
          }
        }
      }
    }
  }
  validate0.errors = vErrors;
  return errors === 0;
}

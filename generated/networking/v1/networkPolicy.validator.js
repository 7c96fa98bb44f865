// Generated from networking/v1/networkPolicy.yaml. Do not edit.
import { formatChecks, hasUniqueItems } from "../../../runtime/schema/index.ts";

export { validate0 as validate };

const func0 = hasUniqueItems;
const schema2 = {"properties":{"podSelector":{"$ref":"#/$defs/meta.v1.LabelSelector"},"ingress":{"items":{"$ref":"#/$defs/networking.v1.NetworkPolicyIngressRule"}},"egress":{"items":{"$ref":"#/$defs/networking.v1.NetworkPolicyEgressRule"}},"policyTypes":{"maxItems":2,"items":{"enum":["Ingress","Egress"]}}}};
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

const schema6 = {"properties":{"protocol":{"enum":["TCP","UDP","SCTP"]},"endPort":{"range":[1,65535]}}};
const formats4 = formatChecks.cidr;

function validate5(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.podSelector !== undefined){
      if(!(validate2(data.podSelector, {instancePath:instancePath+"/podSelector",parentData:data,parentDataProperty:"podSelector",rootData}))){
        vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
        errors = vErrors.length;
      }
    }
    if(data.namespaceSelector !== undefined){
      if(!(validate2(data.namespaceSelector, {instancePath:instancePath+"/namespaceSelector",parentData:data,parentDataProperty:"namespaceSelector",rootData}))){
        vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
        errors = vErrors.length;
      }
    }
    if(data.ipBlock !== undefined){
      let data2 = data.ipBlock;
      if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
        if(data2.cidr !== undefined){
          let data3 = data2.cidr;
          if(typeof data3 === "string"){
            if(func1(data3) < 1){
              const err0 = {instancePath:instancePath+"/ipBlock/cidr",keyword:"minLength",params:{limit: 1}};
              (vErrors ??= []).push(err0);
              errors++;
            }
            if(!(formats4(data3))){
              const err1 = {instancePath:instancePath+"/ipBlock/cidr",keyword:"format",params:{format: "cidr"}};
              (vErrors ??= []).push(err1);
              errors++;
            }
          }
        }
        if(data2.except !== undefined){
          let data4 = data2.except;
          if(Array.isArray(data4)){
            const len0 = data4.length;
            for(let i0=0; i0<len0; i0++){
              let data5 = data4[i0];
              if(typeof data5 === "string"){
                if(!(formats4(data5))){
                  const err2 = {instancePath:instancePath+"/ipBlock/except/" + i0,keyword:"format",params:{format: "cidr"}};
                  (vErrors ??= []).push(err2);
                  errors++;
                }
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

function validate4(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.ports !== undefined){
      let data0 = data.ports;
      if(Array.isArray(data0)){
        const len0 = data0.length;
        for(let i0=0; i0<len0; i0++){
          let data1 = data0[i0];
          if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
            if(data1.protocol !== undefined){
              let data2 = data1.protocol;
              if(!(((data2 === "TCP") || (data2 === "UDP")) || (data2 === "SCTP"))){
                const err0 = {instancePath:instancePath+"/ports/" + i0+"/protocol",keyword:"enum",params:{allowedValues: schema6.properties.protocol.enum}};
                (vErrors ??= []).push(err0);
                errors++;
              }
            }
            if(data1.endPort !== undefined){
              let data3 = data1.endPort;
              if(typeof data3 == "number"){
                if(data3 < 1 || data3 > 65535){
                  const err1 = {instancePath:instancePath+"/ports/" + i0+"/endPort",keyword:"range",params:{minimum: 1, maximum: 65535}};
                  (vErrors ??= []).push(err1);
                  errors++;
                }
              }
            }
          }
        }
      }
    }
    if(data.from !== undefined){
      let data4 = data.from;
      if(Array.isArray(data4)){
        const len1 = data4.length;
        for(let i1=0; i1<len1; i1++){
          if(!(validate5(data4[i1], {instancePath:instancePath+"/from/" + i1,parentData:data4,parentDataProperty:i1,rootData}))){
            vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors);
            errors = vErrors.length;
          }
        }
      }
    }
  }
  validate4.errors = vErrors;
  return errors === 0;
}


function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.ports !== undefined){
      let data0 = data.ports;
      if(Array.isArray(data0)){
        const len0 = data0.length;
        for(let i0=0; i0<len0; i0++){
          let data1 = data0[i0];
          if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
            if(data1.protocol !== undefined){
              let data2 = data1.protocol;
              if(!(((data2 === "TCP") || (data2 === "UDP")) || (data2 === "SCTP"))){
                const err0 = {instancePath:instancePath+"/ports/" + i0+"/protocol",keyword:"enum",params:{allowedValues: schema6.properties.protocol.enum}};
                (vErrors ??= []).push(err0);
                errors++;
              }
            }
            if(data1.endPort !== undefined){
              let data3 = data1.endPort;
              if(typeof data3 == "number"){
                if(data3 < 1 || data3 > 65535){
                  const err1 = {instancePath:instancePath+"/ports/" + i0+"/endPort",keyword:"range",params:{minimum: 1, maximum: 65535}};
                  (vErrors ??= []).push(err1);
                  errors++;
                }
              }
            }
          }
        }
      }
    }
    if(data.to !== undefined){
      let data4 = data.to;
      if(Array.isArray(data4)){
        const len1 = data4.length;
        for(let i1=0; i1<len1; i1++){
          if(!(validate5(data4[i1], {instancePath:instancePath+"/to/" + i1,parentData:data4,parentDataProperty:i1,rootData}))){
            vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors);
            errors = vErrors.length;
          }
        }
      }
    }
  }
  validate10.errors = vErrors;
  return errors === 0;
}

function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.podSelector !== undefined){
      if(!(validate2(data.podSelector, {instancePath:instancePath+"/podSelector",parentData:data,parentDataProperty:"podSelector",rootData}))){
        vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
        errors = vErrors.length;
      }
    }
    if(data.ingress !== undefined){
      let data1 = data.ingress;
      if(Array.isArray(data1)){
        const len0 = data1.length;
        for(let i0=0; i0<len0; i0++){
          if(!(validate4(data1[i0], {instancePath:instancePath+"/ingress/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
            vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
            errors = vErrors.length;
          }
        }
      }
    }
    if(data.egress !== undefined){
      let data3 = data.egress;
      if(Array.isArray(data3)){
        const len1 = data3.length;
        for(let i1=0; i1<len1; i1++){
          if(!(validate10(data3[i1], {instancePath:instancePath+"/egress/" + i1,parentData:data3,parentDataProperty:i1,rootData}))){
            vErrors = vErrors === null ? validate10.errors : vErrors.concat(validate10.errors);
            errors = vErrors.length;
          }
        }
      }
    }
    if(data.policyTypes !== undefined){
      let data5 = data.policyTypes;
      if(Array.isArray(data5)){
        if(data5.length > 2){
          const err0 = {instancePath:instancePath+"/policyTypes",keyword:"maxItems",params:{limit: 2}};
          (vErrors ??= []).push(err0);
          errors++;
        }
        const len2 = data5.length;
        for(let i2=0; i2<len2; i2++){
          let data6 = data5[i2];
          if(!((data6 === "Ingress") || (data6 === "Egress"))){
            const err1 = {instancePath:instancePath+"/policyTypes/" + i2,keyword:"enum",params:{allowedValues: schema2.properties.policyTypes.items.enum}};
            (vErrors ??= []).push(err1);
            errors++;
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

// Generated from admissionregistration/v1/mutatingWebhookConfiguration.yaml. Do not edit.
import { formatChecks, hasUniqueItems, hasUniqueKeys } from "../../../runtime/schema/index.ts";

export { validate0 as validate };

const schema0 = {"properties":{"metadata":{"$ref":"#/$defs/meta.v1.ObjectMeta"},"webhooks":{"items":{"$ref":"#/$defs/admissionregistration.v1.MutatingWebhook"},"uniqueKeys":["name"]}},"$defs":{"meta.v1.ObjectMeta":{"properties":{"finalizers":{"unique":true}}},"admissionregistration.v1.MutatingWebhook":{"required":["sideEffects"],"properties":{"name":{"minLength":1},"rules":{"items":{"$ref":"#/$defs/admissionregistration.v1.RuleWithOperations"}},"failurePolicy":{"enum":["Ignore","Fail"]},"matchPolicy":{"enum":["Exact","Equivalent"]},"namespaceSelector":{"$ref":"#/$defs/meta.v1.LabelSelector"},"objectSelector":{"$ref":"#/$defs/meta.v1.LabelSelector"},"sideEffects":{"enum":["None","NoneOnDryRun"]},"reinvocationPolicy":{"enum":["Never","IfNeeded"]},"matchConditions":{"maxItems":64,"items":{"$ref":"#/$defs/admissionregistration.v1.MatchCondition"},"uniqueKeys":["name"]}}},"admissionregistration.v1.RuleWithOperations":{"properties":{"operations":{"items":{"enum":["*","CREATE","UPDATE","DELETE","CONNECT"]}},"scope":{"enum":["Cluster","Namespaced","*"]}}},"meta.v1.LabelSelector":{"properties":{"matchLabels":{"additionalProperties":{"format":"label-value"}},"matchExpressions":{"items":{"$ref":"#/$defs/meta.v1.LabelSelectorRequirement"}}}},"admissionregistration.v1.MatchCondition":{"properties":{"name":{"minLength":1,"format":"qualified-name"},"expression":{"minLength":1}}},"meta.v1.LabelSelectorRequirement":{"properties":{"key":{"minLength":1,"format":"qualified-name"},"operator":{"enum":["In","NotIn","Exists","DoesNotExist"]}}}}};
const func0 = hasUniqueItems;
const func5 = hasUniqueKeys;
const schema2 = {"required":["sideEffects"],"properties":{"name":{"minLength":1},"rules":{"items":{"$ref":"#/$defs/admissionregistration.v1.RuleWithOperations"}},"failurePolicy":{"enum":["Ignore","Fail"]},"matchPolicy":{"enum":["Exact","Equivalent"]},"namespaceSelector":{"$ref":"#/$defs/meta.v1.LabelSelector"},"objectSelector":{"$ref":"#/$defs/meta.v1.LabelSelector"},"sideEffects":{"enum":["None","NoneOnDryRun"]},"reinvocationPolicy":{"enum":["Never","IfNeeded"]},"matchConditions":{"maxItems":64,"items":{"$ref":"#/$defs/admissionregistration.v1.MatchCondition"},"uniqueKeys":["name"]}}};
const schema3 = {"properties":{"operations":{"items":{"enum":["*","CREATE","UPDATE","DELETE","CONNECT"]}},"scope":{"enum":["Cluster","Namespaced","*"]}}};
const func1 = (text) => {
  let length = text.length;
  for (let at = 1; at < text.length; at += 1) {
    if ((text.charCodeAt(at) & 0xfc00) === 0xdc00 && (text.charCodeAt(at - 1) & 0xfc00) === 0xd800) length -= 1;
  }
  return length;
};
const schema5 = {"properties":{"key":{"minLength":1,"format":"qualified-name"},"operator":{"enum":["In","NotIn","Exists","DoesNotExist"]}}};
const formats0 = formatChecks["label-value"];
const formats2 = formatChecks["qualified-name"];

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
                const err3 = {instancePath:instancePath+"/matchExpressions/" + i0+"/operator",keyword:"enum",params:{allowedValues: schema5.properties.operator.enum}};
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
    if(data.sideEffects === undefined){
      const err0 = {instancePath,keyword:"required",params:{missingProperty: "sideEffects"}};
      (vErrors ??= []).push(err0);
      errors++;
    }
    if(data.name !== undefined){
      let data0 = data.name;
      if(typeof data0 === "string"){
        if(func1(data0) < 1){
          const err1 = {instancePath:instancePath+"/name",keyword:"minLength",params:{limit: 1}};
          (vErrors ??= []).push(err1);
          errors++;
        }
      }
    }
    if(data.rules !== undefined){
      let data1 = data.rules;
      if(Array.isArray(data1)){
        const len0 = data1.length;
        for(let i0=0; i0<len0; i0++){
          let data2 = data1[i0];
          if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
            if(data2.operations !== undefined){
              let data3 = data2.operations;
              if(Array.isArray(data3)){
                const len1 = data3.length;
                for(let i1=0; i1<len1; i1++){
                  let data4 = data3[i1];
                  if(!(((((data4 === "*") || (data4 === "CREATE")) || (data4 === "UPDATE")) || (data4 === "DELETE")) || (data4 === "CONNECT"))){
                    const err2 = {instancePath:instancePath+"/rules/" + i0+"/operations/" + i1,keyword:"enum",params:{allowedValues: schema3.properties.operations.items.enum}};
                    (vErrors ??= []).push(err2);
                    errors++;
                  }
                }
              }
            }
            if(data2.scope !== undefined){
              let data5 = data2.scope;
              if(!(((data5 === "Cluster") || (data5 === "Namespaced")) || (data5 === "*"))){
                const err3 = {instancePath:instancePath+"/rules/" + i0+"/scope",keyword:"enum",params:{allowedValues: schema3.properties.scope.enum}};
                (vErrors ??= []).push(err3);
                errors++;
              }
            }
          }
        }
      }
    }
    if(data.failurePolicy !== undefined){
      let data6 = data.failurePolicy;
      if(!((data6 === "Ignore") || (data6 === "Fail"))){
        const err4 = {instancePath:instancePath+"/failurePolicy",keyword:"enum",params:{allowedValues: schema2.properties.failurePolicy.enum}};
        (vErrors ??= []).push(err4);
        errors++;
      }
    }
    if(data.matchPolicy !== undefined){
      let data7 = data.matchPolicy;
      if(!((data7 === "Exact") || (data7 === "Equivalent"))){
        const err5 = {instancePath:instancePath+"/matchPolicy",keyword:"enum",params:{allowedValues: schema2.properties.matchPolicy.enum}};
        (vErrors ??= []).push(err5);
        errors++;
      }
    }
    if(data.namespaceSelector !== undefined){
      if(!(validate2(data.namespaceSelector, {instancePath:instancePath+"/namespaceSelector",parentData:data,parentDataProperty:"namespaceSelector",rootData}))){
        vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
        errors = vErrors.length;
      }
    }
    if(data.objectSelector !== undefined){
      if(!(validate2(data.objectSelector, {instancePath:instancePath+"/objectSelector",parentData:data,parentDataProperty:"objectSelector",rootData}))){
        vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
        errors = vErrors.length;
      }
    }
    if(data.sideEffects !== undefined){
      let data10 = data.sideEffects;
      if(!((data10 === "None") || (data10 === "NoneOnDryRun"))){
        const err6 = {instancePath:instancePath+"/sideEffects",keyword:"enum",params:{allowedValues: schema2.properties.sideEffects.enum}};
        (vErrors ??= []).push(err6);
        errors++;
      }
    }
    if(data.reinvocationPolicy !== undefined){
      let data11 = data.reinvocationPolicy;
      if(!((data11 === "Never") || (data11 === "IfNeeded"))){
        const err7 = {instancePath:instancePath+"/reinvocationPolicy",keyword:"enum",params:{allowedValues: schema2.properties.reinvocationPolicy.enum}};
        (vErrors ??= []).push(err7);
        errors++;
      }
    }
    if(data.matchConditions !== undefined){
      let data12 = data.matchConditions;
      if(Array.isArray(data12)){
        if(data12.length > 64){
          const err8 = {instancePath:instancePath+"/matchConditions",keyword:"maxItems",params:{limit: 64}};
          (vErrors ??= []).push(err8);
          errors++;
        }
        const len2 = data12.length;
        for(let i2=0; i2<len2; i2++){
          let data13 = data12[i2];
          if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
            if(data13.name !== undefined){
              let data14 = data13.name;
              if(typeof data14 === "string"){
                if(func1(data14) < 1){
                  const err9 = {instancePath:instancePath+"/matchConditions/" + i2+"/name",keyword:"minLength",params:{limit: 1}};
                  (vErrors ??= []).push(err9);
                  errors++;
                }
                if(!(formats2(data14))){
                  const err10 = {instancePath:instancePath+"/matchConditions/" + i2+"/name",keyword:"format",params:{format: "qualified-name"}};
                  (vErrors ??= []).push(err10);
                  errors++;
                }
              }
            }
            if(data13.expression !== undefined){
              let data15 = data13.expression;
              if(typeof data15 === "string"){
                if(func1(data15) < 1){
                  const err11 = {instancePath:instancePath+"/matchConditions/" + i2+"/expression",keyword:"minLength",params:{limit: 1}};
                  (vErrors ??= []).push(err11);
                  errors++;
                }
              }
            }
          }
        }
        if(!func5(data12, schema2.properties.matchConditions.uniqueKeys)){
          const err12 = {instancePath:instancePath+"/matchConditions",keyword:"uniqueKeys",params:{keys: schema2.properties.matchConditions.uniqueKeys}};
          (vErrors ??= []).push(err12);
          errors++;
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
    if(data.webhooks !== undefined){
      let data2 = data.webhooks;
      if(Array.isArray(data2)){
        const len0 = data2.length;
        for(let i0=0; i0<len0; i0++){
          if(!(validate1(data2[i0], {instancePath:instancePath+"/webhooks/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
            vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
            errors = vErrors.length;
          }
        }
        if(!func5(data2, schema0.properties.webhooks.uniqueKeys)){
          const err1 = {instancePath:instancePath+"/webhooks",keyword:"uniqueKeys",params:{keys: schema0.properties.webhooks.uniqueKeys}};
          (vErrors ??= []).push(err1);
          errors++;
        }
      }
    }
  }
  validate0.errors = vErrors;
  return errors === 0;
}

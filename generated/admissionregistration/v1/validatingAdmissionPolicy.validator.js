// Generated from admissionregistration/v1/validatingAdmissionPolicy.yaml. Do not edit.
import { formatChecks, hasUniqueItems, hasUniqueKeys } from "../../../runtime/schema/index.ts";

export { validate0 as validate };

const func0 = hasUniqueItems;
const schema2 = {"properties":{"matchConstraints":{"$ref":"#/$defs/admissionregistration.v1.MatchResources"},"validations":{"items":{"$ref":"#/$defs/admissionregistration.v1.Validation"}},"failurePolicy":{"enum":["Ignore","Fail"]},"auditAnnotations":{"items":{"$ref":"#/$defs/admissionregistration.v1.AuditAnnotation"}},"matchConditions":{"maxItems":64,"items":{"$ref":"#/$defs/admissionregistration.v1.MatchCondition"},"uniqueKeys":["name"]},"variables":{"items":{"$ref":"#/$defs/admissionregistration.v1.Variable"},"uniqueKeys":["name"]}}};
const schema8 = {"properties":{"reason":{"enum":["Forbidden","Invalid","RequestEntityTooLarge"]}}};
const schema3 = {"properties":{"namespaceSelector":{"$ref":"#/$defs/meta.v1.LabelSelector"},"objectSelector":{"$ref":"#/$defs/meta.v1.LabelSelector"},"resourceRules":{"items":{"$ref":"#/$defs/admissionregistration.v1.NamedRuleWithOperations"}},"excludeResourceRules":{"items":{"$ref":"#/$defs/admissionregistration.v1.NamedRuleWithOperations"}},"matchPolicy":{"enum":["Exact","Equivalent"]}}};
const schema6 = {"properties":{"operations":{"items":{"enum":["*","CREATE","UPDATE","DELETE","CONNECT"]}},"scope":{"enum":["Cluster","Namespaced","*"]}}};
const schema5 = {"properties":{"key":{"minLength":1,"format":"qualified-name"},"operator":{"enum":["In","NotIn","Exists","DoesNotExist"]}}};
const formats0 = formatChecks["label-value"];
const formats2 = formatChecks["qualified-name"];
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
  validate3.errors = vErrors;
  return errors === 0;
}

function validate2(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.namespaceSelector !== undefined){
      if(!(validate3(data.namespaceSelector, {instancePath:instancePath+"/namespaceSelector",parentData:data,parentDataProperty:"namespaceSelector",rootData}))){
        vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
        errors = vErrors.length;
      }
    }
    if(data.objectSelector !== undefined){
      if(!(validate3(data.objectSelector, {instancePath:instancePath+"/objectSelector",parentData:data,parentDataProperty:"objectSelector",rootData}))){
        vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
        errors = vErrors.length;
      }
    }
    if(data.resourceRules !== undefined){
      let data2 = data.resourceRules;
      if(Array.isArray(data2)){
        const len0 = data2.length;
        for(let i0=0; i0<len0; i0++){
          let data3 = data2[i0];
          if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
            if(data3.operations !== undefined){
              let data4 = data3.operations;
              if(Array.isArray(data4)){
                const len1 = data4.length;
                for(let i1=0; i1<len1; i1++){
                  let data5 = data4[i1];
                  if(!(((((data5 === "*") || (data5 === "CREATE")) || (data5 === "UPDATE")) || (data5 === "DELETE")) || (data5 === "CONNECT"))){
                    const err0 = {instancePath:instancePath+"/resourceRules/" + i0+"/operations/" + i1,keyword:"enum",params:{allowedValues: schema6.properties.operations.items.enum}};
                    (vErrors ??= []).push(err0);
                    errors++;
                  }
                }
              }
            }
            if(data3.scope !== undefined){
              let data6 = data3.scope;
              if(!(((data6 === "Cluster") || (data6 === "Namespaced")) || (data6 === "*"))){
                const err1 = {instancePath:instancePath+"/resourceRules/" + i0+"/scope",keyword:"enum",params:{allowedValues: schema6.properties.scope.enum}};
                (vErrors ??= []).push(err1);
                errors++;
              }
            }
          }
        }
      }
    }
    if(data.excludeResourceRules !== undefined){
      let data7 = data.excludeResourceRules;
      if(Array.isArray(data7)){
        const len2 = data7.length;
        for(let i2=0; i2<len2; i2++){
          let data8 = data7[i2];
          if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
            if(data8.operations !== undefined){
              let data9 = data8.operations;
              if(Array.isArray(data9)){
                const len3 = data9.length;
                for(let i3=0; i3<len3; i3++){
                  let data10 = data9[i3];
                  if(!(((((data10 === "*") || (data10 === "CREATE")) || (data10 === "UPDATE")) || (data10 === "DELETE")) || (data10 === "CONNECT"))){
                    const err2 = {instancePath:instancePath+"/excludeResourceRules/" + i2+"/operations/" + i3,keyword:"enum",params:{allowedValues: schema6.properties.operations.items.enum}};
                    (vErrors ??= []).push(err2);
                    errors++;
                  }
                }
              }
            }
            if(data8.scope !== undefined){
              let data11 = data8.scope;
              if(!(((data11 === "Cluster") || (data11 === "Namespaced")) || (data11 === "*"))){
                const err3 = {instancePath:instancePath+"/excludeResourceRules/" + i2+"/scope",keyword:"enum",params:{allowedValues: schema6.properties.scope.enum}};
                (vErrors ??= []).push(err3);
                errors++;
              }
            }
          }
        }
      }
    }
    if(data.matchPolicy !== undefined){
      let data12 = data.matchPolicy;
      if(!((data12 === "Exact") || (data12 === "Equivalent"))){
        const err4 = {instancePath:instancePath+"/matchPolicy",keyword:"enum",params:{allowedValues: schema3.properties.matchPolicy.enum}};
        (vErrors ??= []).push(err4);
        errors++;
      }
    }
  }
  validate2.errors = vErrors;
  return errors === 0;
}

const func5 = hasUniqueKeys;

function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.matchConstraints !== undefined){
      if(!(validate2(data.matchConstraints, {instancePath:instancePath+"/matchConstraints",parentData:data,parentDataProperty:"matchConstraints",rootData}))){
        vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
        errors = vErrors.length;
      }
    }
    if(data.validations !== undefined){
      let data1 = data.validations;
      if(Array.isArray(data1)){
        const len0 = data1.length;
        for(let i0=0; i0<len0; i0++){
          let data2 = data1[i0];
          if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
            if(data2.reason !== undefined){
              let data3 = data2.reason;
              if(!(((data3 === "Forbidden") || (data3 === "Invalid")) || (data3 === "RequestEntityTooLarge"))){
                const err0 = {instancePath:instancePath+"/validations/" + i0+"/reason",keyword:"enum",params:{allowedValues: schema8.properties.reason.enum}};
                (vErrors ??= []).push(err0);
                errors++;
              }
            }
          }
        }
      }
    }
    if(data.failurePolicy !== undefined){
      let data4 = data.failurePolicy;
      if(!((data4 === "Ignore") || (data4 === "Fail"))){
        const err1 = {instancePath:instancePath+"/failurePolicy",keyword:"enum",params:{allowedValues: schema2.properties.failurePolicy.enum}};
        (vErrors ??= []).push(err1);
        errors++;
      }
    }
    if(data.auditAnnotations !== undefined){
      let data5 = data.auditAnnotations;
      if(Array.isArray(data5)){
        const len1 = data5.length;
        for(let i1=0; i1<len1; i1++){
          let data6 = data5[i1];
          if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
            if(data6.key !== undefined){
              let data7 = data6.key;
              if(typeof data7 === "string"){
                if(func1(data7) < 1){
                  const err2 = {instancePath:instancePath+"/auditAnnotations/" + i1+"/key",keyword:"minLength",params:{limit: 1}};
                  (vErrors ??= []).push(err2);
                  errors++;
                }
              }
            }
          }
        }
      }
    }
    if(data.matchConditions !== undefined){
      let data8 = data.matchConditions;
      if(Array.isArray(data8)){
        if(data8.length > 64){
          const err3 = {instancePath:instancePath+"/matchConditions",keyword:"maxItems",params:{limit: 64}};
          (vErrors ??= []).push(err3);
          errors++;
        }
        const len2 = data8.length;
        for(let i2=0; i2<len2; i2++){
          let data9 = data8[i2];
          if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
            if(data9.name !== undefined){
              let data10 = data9.name;
              if(typeof data10 === "string"){
                if(func1(data10) < 1){
                  const err4 = {instancePath:instancePath+"/matchConditions/" + i2+"/name",keyword:"minLength",params:{limit: 1}};
                  (vErrors ??= []).push(err4);
                  errors++;
                }
                if(!(formats2(data10))){
                  const err5 = {instancePath:instancePath+"/matchConditions/" + i2+"/name",keyword:"format",params:{format: "qualified-name"}};
                  (vErrors ??= []).push(err5);
                  errors++;
                }
              }
            }
            if(data9.expression !== undefined){
              let data11 = data9.expression;
              if(typeof data11 === "string"){
                if(func1(data11) < 1){
                  const err6 = {instancePath:instancePath+"/matchConditions/" + i2+"/expression",keyword:"minLength",params:{limit: 1}};
                  (vErrors ??= []).push(err6);
                  errors++;
                }
              }
            }
          }
        }
        if(!func5(data8, schema2.properties.matchConditions.uniqueKeys)){
          const err7 = {instancePath:instancePath+"/matchConditions",keyword:"uniqueKeys",params:{keys: schema2.properties.matchConditions.uniqueKeys}};
          (vErrors ??= []).push(err7);
          errors++;
        }
      }
    }
    if(data.variables !== undefined){
      let data12 = data.variables;
      if(Array.isArray(data12)){
        const len3 = data12.length;
        for(let i3=0; i3<len3; i3++){
          let data13 = data12[i3];
          if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
            if(data13.name !== undefined){
              let data14 = data13.name;
              if(typeof data14 === "string"){
                if(func1(data14) < 1){
                  const err8 = {instancePath:instancePath+"/variables/" + i3+"/name",keyword:"minLength",params:{limit: 1}};
                  (vErrors ??= []).push(err8);
                  errors++;
                }
              }
            }
          }
        }
        if(!func5(data12, schema2.properties.variables.uniqueKeys)){
          const err9 = {instancePath:instancePath+"/variables",keyword:"uniqueKeys",params:{keys: schema2.properties.variables.uniqueKeys}};
          (vErrors ??= []).push(err9);
          errors++;
        }
      }
    }
  }
  validate1.errors = vErrors;
  return errors === 0;
}

const schema12 = {"properties":{"conditions":{"items":{"$ref":"#/$defs/meta.v1.Condition"},"uniqueKeys":["type"]}}};
const pattern0 = new RegExp("^[A-Za-z]([A-Za-z0-9_,:]*[A-Za-z0-9_])?$", "u");

function validate8(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
                if(!(formats2(data2))){
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
        if(!func5(data0, schema12.properties.conditions.uniqueKeys)){
          const err7 = {instancePath:instancePath+"/conditions",keyword:"uniqueKeys",params:{keys: schema12.properties.conditions.uniqueKeys}};
          (vErrors ??= []).push(err7);
          errors++;
        }
      }
    }
  }
  validate8.errors = vErrors;
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
      if(!(validate8(data.status, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData}))){
        vErrors = vErrors === null ? validate8.errors : vErrors.concat(validate8.errors);
        errors = vErrors.length;
      }
    }
  }
  validate0.errors = vErrors;
  return errors === 0;
}

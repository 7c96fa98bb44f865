// Generated from apiextensions/v1/customResourceDefinition.yaml. Do not edit.
import { formatChecks, hasUniqueItems, hasUniqueKeys } from "../../../runtime/schema/index.ts";

export { validate0 as validate };

const schema15 = {"properties":{"conditions":{"uniqueKeys":["type"]}}};
const func0 = hasUniqueItems;
const func5 = hasUniqueKeys;
const schema2 = {"properties":{"group":{"minLength":1,"format":"dns-subdomain"},"scope":{"enum":["Cluster","Namespaced"]},"versions":{"minItems":1,"items":{"$ref":"#/$defs/apiextensions.v1.CustomResourceDefinitionVersion"}},"conversion":{"$ref":"#/$defs/apiextensions.v1.CustomResourceConversion"}}};
const formats0 = formatChecks["dns-subdomain"];
const func1 = (text) => {
  let length = text.length;
  for (let at = 1; at < text.length; at += 1) {
    if ((text.charCodeAt(at) & 0xfc00) === 0xdc00 && (text.charCodeAt(at - 1) & 0xfc00) === 0xd800) length -= 1;
  }
  return length;
};
const schema9 = {"properties":{"name":{"minLength":1},"type":{"enum":["integer","number","string","boolean","date"]},"format":{"enum":["int32","int64","float","double","byte","date","date-time","password"]},"jsonPath":{"minLength":1}}};
const formats2 = formatChecks["dns1035-label"];
const schema5 = {"properties":{"allOf":{"items":{"$ref":"#/$defs/apiextensions.v1.JSONSchemaProps"}},"oneOf":{"items":{"$ref":"#/$defs/apiextensions.v1.JSONSchemaProps"}},"anyOf":{"items":{"$ref":"#/$defs/apiextensions.v1.JSONSchemaProps"}},"not":{"$ref":"#/$defs/apiextensions.v1.JSONSchemaProps"},"properties":{"additionalProperties":{"$ref":"#/$defs/apiextensions.v1.JSONSchemaProps"}},"patternProperties":{"additionalProperties":{"$ref":"#/$defs/apiextensions.v1.JSONSchemaProps"}},"definitions":{"additionalProperties":{"$ref":"#/$defs/apiextensions.v1.JSONSchemaProps"}},"x-orch-validations":{"items":{"$ref":"#/$defs/apiextensions.v1.ValidationRule"},"uniqueKeys":["rule"]}}};
const schema6 = {"properties":{"rule":{"minLength":1},"reason":{"enum":["FieldValueRequired","FieldValueDuplicate","FieldValueInvalid","FieldValueForbidden"]}}};
const wrapper0 = {validate: validate4};

function validate4(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.allOf !== undefined){
      let data0 = data.allOf;
      if(Array.isArray(data0)){
        const len0 = data0.length;
        for(let i0=0; i0<len0; i0++){
          if(!(wrapper0.validate(data0[i0], {instancePath:instancePath+"/allOf/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
            vErrors = vErrors === null ? wrapper0.validate.errors : vErrors.concat(wrapper0.validate.errors);
            errors = vErrors.length;
          }
        }
      }
    }
    if(data.oneOf !== undefined){
      let data2 = data.oneOf;
      if(Array.isArray(data2)){
        const len1 = data2.length;
        for(let i1=0; i1<len1; i1++){
          if(!(wrapper0.validate(data2[i1], {instancePath:instancePath+"/oneOf/" + i1,parentData:data2,parentDataProperty:i1,rootData}))){
            vErrors = vErrors === null ? wrapper0.validate.errors : vErrors.concat(wrapper0.validate.errors);
            errors = vErrors.length;
          }
        }
      }
    }
    if(data.anyOf !== undefined){
      let data4 = data.anyOf;
      if(Array.isArray(data4)){
        const len2 = data4.length;
        for(let i2=0; i2<len2; i2++){
          if(!(wrapper0.validate(data4[i2], {instancePath:instancePath+"/anyOf/" + i2,parentData:data4,parentDataProperty:i2,rootData}))){
            vErrors = vErrors === null ? wrapper0.validate.errors : vErrors.concat(wrapper0.validate.errors);
            errors = vErrors.length;
          }
        }
      }
    }
    if(data.not !== undefined){
      if(!(wrapper0.validate(data.not, {instancePath:instancePath+"/not",parentData:data,parentDataProperty:"not",rootData}))){
        vErrors = vErrors === null ? wrapper0.validate.errors : vErrors.concat(wrapper0.validate.errors);
        errors = vErrors.length;
      }
    }
    if(data.properties !== undefined){
      let data7 = data.properties;
      if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
        for(const key0 in data7){
          if(!(wrapper0.validate(data7[key0], {instancePath:instancePath+"/properties/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data7,parentDataProperty:key0,rootData}))){
            vErrors = vErrors === null ? wrapper0.validate.errors : vErrors.concat(wrapper0.validate.errors);
            errors = vErrors.length;
          }
        }
      }
    }
    if(data.patternProperties !== undefined){
      let data9 = data.patternProperties;
      if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
        for(const key1 in data9){
          if(!(wrapper0.validate(data9[key1], {instancePath:instancePath+"/patternProperties/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data9,parentDataProperty:key1,rootData}))){
            vErrors = vErrors === null ? wrapper0.validate.errors : vErrors.concat(wrapper0.validate.errors);
            errors = vErrors.length;
          }
        }
      }
    }
    if(data.definitions !== undefined){
      let data11 = data.definitions;
      if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
        for(const key2 in data11){
          if(!(wrapper0.validate(data11[key2], {instancePath:instancePath+"/definitions/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data11,parentDataProperty:key2,rootData}))){
            vErrors = vErrors === null ? wrapper0.validate.errors : vErrors.concat(wrapper0.validate.errors);
            errors = vErrors.length;
          }
        }
      }
    }
    if(data["x-orch-validations"] !== undefined){
      let data13 = data["x-orch-validations"];
      if(Array.isArray(data13)){
        const len3 = data13.length;
        for(let i3=0; i3<len3; i3++){
          let data14 = data13[i3];
          if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
            if(data14.rule !== undefined){
              let data15 = data14.rule;
              if(typeof data15 === "string"){
                if(func1(data15) < 1){
                  const err0 = {instancePath:instancePath+"/x-orch-validations/" + i3+"/rule",keyword:"minLength",params:{limit: 1}};
                  (vErrors ??= []).push(err0);
                  errors++;
                }
              }
            }
            if(data14.reason !== undefined){
              let data16 = data14.reason;
              if(!((((data16 === "FieldValueRequired") || (data16 === "FieldValueDuplicate")) || (data16 === "FieldValueInvalid")) || (data16 === "FieldValueForbidden"))){
                const err1 = {instancePath:instancePath+"/x-orch-validations/" + i3+"/reason",keyword:"enum",params:{allowedValues: schema6.properties.reason.enum}};
                (vErrors ??= []).push(err1);
                errors++;
              }
            }
          }
        }
        if(!func5(data13, schema5.properties["x-orch-validations"].uniqueKeys)){
          const err2 = {instancePath:instancePath+"/x-orch-validations",keyword:"uniqueKeys",params:{keys: schema5.properties["x-orch-validations"].uniqueKeys}};
          (vErrors ??= []).push(err2);
          errors++;
        }
      }
    }
  }
  validate4.errors = vErrors;
  return errors === 0;
}

function validate3(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.openAPIV3Schema !== undefined){
      if(!(validate4(data.openAPIV3Schema, {instancePath:instancePath+"/openAPIV3Schema",parentData:data,parentDataProperty:"openAPIV3Schema",rootData}))){
        vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
        errors = vErrors.length;
      }
    }
  }
  validate3.errors = vErrors;
  return errors === 0;
}


function validate7(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.scale !== undefined){
      let data0 = data.scale;
      if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
        if(data0.specReplicasPath !== undefined){
          let data1 = data0.specReplicasPath;
          if(typeof data1 === "string"){
            if(func1(data1) < 1){
              const err0 = {instancePath:instancePath+"/scale/specReplicasPath",keyword:"minLength",params:{limit: 1}};
              (vErrors ??= []).push(err0);
              errors++;
            }
          }
        }
        if(data0.statusReplicasPath !== undefined){
          let data2 = data0.statusReplicasPath;
          if(typeof data2 === "string"){
            if(func1(data2) < 1){
              const err1 = {instancePath:instancePath+"/scale/statusReplicasPath",keyword:"minLength",params:{limit: 1}};
              (vErrors ??= []).push(err1);
              errors++;
            }
          }
        }
      }
    }
  }
  validate7.errors = vErrors;
  return errors === 0;
}

function validate2(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
          const err1 = {instancePath:instancePath+"/name",keyword:"format",params:{format: "dns1035-label"}};
          (vErrors ??= []).push(err1);
          errors++;
        }
      }
    }
    if(data.deprecationWarning !== undefined){
      let data1 = data.deprecationWarning;
      if(typeof data1 === "string"){
        if(func1(data1) > 256){
          const err2 = {instancePath:instancePath+"/deprecationWarning",keyword:"maxLength",params:{limit: 256}};
          (vErrors ??= []).push(err2);
          errors++;
        }
      }
    }
    if(data.schema !== undefined){
      if(!(validate3(data.schema, {instancePath:instancePath+"/schema",parentData:data,parentDataProperty:"schema",rootData}))){
        vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
        errors = vErrors.length;
      }
    }
    if(data.subresources !== undefined){
      if(!(validate7(data.subresources, {instancePath:instancePath+"/subresources",parentData:data,parentDataProperty:"subresources",rootData}))){
        vErrors = vErrors === null ? validate7.errors : vErrors.concat(validate7.errors);
        errors = vErrors.length;
      }
    }
    if(data.additionalPrinterColumns !== undefined){
      let data4 = data.additionalPrinterColumns;
      if(Array.isArray(data4)){
        const len0 = data4.length;
        for(let i0=0; i0<len0; i0++){
          let data5 = data4[i0];
          if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
            if(data5.name !== undefined){
              let data6 = data5.name;
              if(typeof data6 === "string"){
                if(func1(data6) < 1){
                  const err3 = {instancePath:instancePath+"/additionalPrinterColumns/" + i0+"/name",keyword:"minLength",params:{limit: 1}};
                  (vErrors ??= []).push(err3);
                  errors++;
                }
              }
            }
            if(data5.type !== undefined){
              let data7 = data5.type;
              if(!(((((data7 === "integer") || (data7 === "number")) || (data7 === "string")) || (data7 === "boolean")) || (data7 === "date"))){
                const err4 = {instancePath:instancePath+"/additionalPrinterColumns/" + i0+"/type",keyword:"enum",params:{allowedValues: schema9.properties.type.enum}};
                (vErrors ??= []).push(err4);
                errors++;
              }
            }
            if(data5.format !== undefined){
              let data8 = data5.format;
              if(!((((((((data8 === "int32") || (data8 === "int64")) || (data8 === "float")) || (data8 === "double")) || (data8 === "byte")) || (data8 === "date")) || (data8 === "date-time")) || (data8 === "password"))){
                const err5 = {instancePath:instancePath+"/additionalPrinterColumns/" + i0+"/format",keyword:"enum",params:{allowedValues: schema9.properties.format.enum}};
                (vErrors ??= []).push(err5);
                errors++;
              }
            }
            if(data5.jsonPath !== undefined){
              let data9 = data5.jsonPath;
              if(typeof data9 === "string"){
                if(func1(data9) < 1){
                  const err6 = {instancePath:instancePath+"/additionalPrinterColumns/" + i0+"/jsonPath",keyword:"minLength",params:{limit: 1}};
                  (vErrors ??= []).push(err6);
                  errors++;
                }
              }
            }
          }
        }
      }
    }
    if(data.selectableFields !== undefined){
      let data10 = data.selectableFields;
      if(Array.isArray(data10)){
        if(data10.length > 8){
          const err7 = {instancePath:instancePath+"/selectableFields",keyword:"maxItems",params:{limit: 8}};
          (vErrors ??= []).push(err7);
          errors++;
        }
        const len1 = data10.length;
        for(let i1=0; i1<len1; i1++){
          let data11 = data10[i1];
          if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
            if(data11.jsonPath !== undefined){
              let data12 = data11.jsonPath;
              if(typeof data12 === "string"){
                if(func1(data12) < 1){
                  const err8 = {instancePath:instancePath+"/selectableFields/" + i1+"/jsonPath",keyword:"minLength",params:{limit: 1}};
                  (vErrors ??= []).push(err8);
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

const schema11 = {"properties":{"strategy":{"enum":["None","Webhook"]},"webhook":{"$ref":"#/$defs/apiextensions.v1.WebhookConversion"}}};

function validate12(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.service !== undefined){
      let data0 = data.service;
      if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
        if(data0.namespace !== undefined){
          let data1 = data0.namespace;
          if(typeof data1 === "string"){
            if(func1(data1) < 1){
              const err0 = {instancePath:instancePath+"/service/namespace",keyword:"minLength",params:{limit: 1}};
              (vErrors ??= []).push(err0);
              errors++;
            }
          }
        }
        if(data0.name !== undefined){
          let data2 = data0.name;
          if(typeof data2 === "string"){
            if(func1(data2) < 1){
              const err1 = {instancePath:instancePath+"/service/name",keyword:"minLength",params:{limit: 1}};
              (vErrors ??= []).push(err1);
              errors++;
            }
          }
        }
        if(data0.port !== undefined){
          let data3 = data0.port;
          if(typeof data3 == "number"){
            if(data3 < 1 || data3 > 65535){
              const err2 = {instancePath:instancePath+"/service/port",keyword:"range",params:{minimum: 1, maximum: 65535}};
              (vErrors ??= []).push(err2);
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

function validate11(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.clientConfig !== undefined){
      if(!(validate12(data.clientConfig, {instancePath:instancePath+"/clientConfig",parentData:data,parentDataProperty:"clientConfig",rootData}))){
        vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
        errors = vErrors.length;
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
  validate11.errors = vErrors;
  return errors === 0;
}

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.strategy !== undefined){
      let data0 = data.strategy;
      if(!((data0 === "None") || (data0 === "Webhook"))){
        const err0 = {instancePath:instancePath+"/strategy",keyword:"enum",params:{allowedValues: schema11.properties.strategy.enum}};
        (vErrors ??= []).push(err0);
        errors++;
      }
    }
    if(data.webhook !== undefined){
      if(!(validate11(data.webhook, {instancePath:instancePath+"/webhook",parentData:data,parentDataProperty:"webhook",rootData}))){
        vErrors = vErrors === null ? validate11.errors : vErrors.concat(validate11.errors);
        errors = vErrors.length;
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
    if(data.group !== undefined){
      let data0 = data.group;
      if(typeof data0 === "string"){
        if(func1(data0) < 1){
          const err0 = {instancePath:instancePath+"/group",keyword:"minLength",params:{limit: 1}};
          (vErrors ??= []).push(err0);
          errors++;
        }
        if(!(formats0(data0))){
          const err1 = {instancePath:instancePath+"/group",keyword:"format",params:{format: "dns-subdomain"}};
          (vErrors ??= []).push(err1);
          errors++;
        }
      }
    }
    if(data.scope !== undefined){
      let data1 = data.scope;
      if(!((data1 === "Cluster") || (data1 === "Namespaced"))){
        const err2 = {instancePath:instancePath+"/scope",keyword:"enum",params:{allowedValues: schema2.properties.scope.enum}};
        (vErrors ??= []).push(err2);
        errors++;
      }
    }
    if(data.versions !== undefined){
      let data2 = data.versions;
      if(Array.isArray(data2)){
        if(data2.length < 1){
          const err3 = {instancePath:instancePath+"/versions",keyword:"minItems",params:{limit: 1}};
          (vErrors ??= []).push(err3);
          errors++;
        }
        const len0 = data2.length;
        for(let i0=0; i0<len0; i0++){
          if(!(validate2(data2[i0], {instancePath:instancePath+"/versions/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
            vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
            errors = vErrors.length;
          }
        }
      }
    }
    if(data.conversion !== undefined){
      if(!(validate10(data.conversion, {instancePath:instancePath+"/conversion",parentData:data,parentDataProperty:"conversion",rootData}))){
        vErrors = vErrors === null ? validate10.errors : vErrors.concat(validate10.errors);
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
    if(data.status !== undefined){
      let data3 = data.status;
      if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
        if(data3.conditions !== undefined){
          let data4 = data3.conditions;
          if(Array.isArray(data4)){
            if(!func5(data4, schema15.properties.conditions.uniqueKeys)){
              const err1 = {instancePath:instancePath+"/status/conditions",keyword:"uniqueKeys",params:{keys: schema15.properties.conditions.uniqueKeys}};
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

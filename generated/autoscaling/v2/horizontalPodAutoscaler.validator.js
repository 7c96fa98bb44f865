// Generated from autoscaling/v2/horizontalPodAutoscaler.yaml. Do not edit.
import { formatChecks, hasUniqueItems, hasUniqueKeys } from "../../../runtime/schema/index.ts";

export { validate0 as validate };

const func0 = hasUniqueItems;
const formats0 = formatChecks["path-segment"];
const func1 = (text) => {
  let length = text.length;
  for (let at = 1; at < text.length; at += 1) {
    if ((text.charCodeAt(at) & 0xfc00) === 0xdc00 && (text.charCodeAt(at - 1) & 0xfc00) === 0xd800) length -= 1;
  }
  return length;
};
const schema4 = {"properties":{"type":{"enum":["Object","Pods","Resource","ContainerResource","External"]},"object":{"$ref":"#/$defs/autoscaling.v2.ObjectMetricSource"},"pods":{"$ref":"#/$defs/autoscaling.v2.PodsMetricSource"},"resource":{"$ref":"#/$defs/autoscaling.v2.ResourceMetricSource"},"containerResource":{"$ref":"#/$defs/autoscaling.v2.ContainerResourceMetricSource"},"external":{"$ref":"#/$defs/autoscaling.v2.ExternalMetricSource"}}};
const schema7 = {"properties":{"type":{"enum":["Utilization","Value","AverageValue"]},"averageUtilization":{"exclusiveMinimum":0}}};
const schema10 = {"properties":{"key":{"minLength":1,"format":"qualified-name"},"operator":{"enum":["In","NotIn","Exists","DoesNotExist"]}}};
const formats10 = formatChecks["label-value"];
const formats12 = formatChecks["qualified-name"];

function validate5(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.matchLabels !== undefined){
      let data0 = data.matchLabels;
      if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
        for(const key0 in data0){
          let data1 = data0[key0];
          if(typeof data1 === "string"){
            if(!(formats10(data1))){
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
                if(!(formats12(data4))){
                  const err2 = {instancePath:instancePath+"/matchExpressions/" + i0+"/key",keyword:"format",params:{format: "qualified-name"}};
                  (vErrors ??= []).push(err2);
                  errors++;
                }
              }
            }
            if(data3.operator !== undefined){
              let data5 = data3.operator;
              if(!((((data5 === "In") || (data5 === "NotIn")) || (data5 === "Exists")) || (data5 === "DoesNotExist"))){
                const err3 = {instancePath:instancePath+"/matchExpressions/" + i0+"/operator",keyword:"enum",params:{allowedValues: schema10.properties.operator.enum}};
                (vErrors ??= []).push(err3);
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

function validate4(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
          const err1 = {instancePath:instancePath+"/name",keyword:"format",params:{format: "path-segment"}};
          (vErrors ??= []).push(err1);
          errors++;
        }
      }
    }
    if(data.selector !== undefined){
      if(!(validate5(data.selector, {instancePath:instancePath+"/selector",parentData:data,parentDataProperty:"selector",rootData}))){
        vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors);
        errors = vErrors.length;
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
    if(data.describedObject !== undefined){
      let data0 = data.describedObject;
      if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
        if(data0.kind !== undefined){
          let data1 = data0.kind;
          if(typeof data1 === "string"){
            if(func1(data1) < 1){
              const err0 = {instancePath:instancePath+"/describedObject/kind",keyword:"minLength",params:{limit: 1}};
              (vErrors ??= []).push(err0);
              errors++;
            }
            if(!(formats0(data1))){
              const err1 = {instancePath:instancePath+"/describedObject/kind",keyword:"format",params:{format: "path-segment"}};
              (vErrors ??= []).push(err1);
              errors++;
            }
          }
        }
        if(data0.name !== undefined){
          let data2 = data0.name;
          if(typeof data2 === "string"){
            if(func1(data2) < 1){
              const err2 = {instancePath:instancePath+"/describedObject/name",keyword:"minLength",params:{limit: 1}};
              (vErrors ??= []).push(err2);
              errors++;
            }
            if(!(formats0(data2))){
              const err3 = {instancePath:instancePath+"/describedObject/name",keyword:"format",params:{format: "path-segment"}};
              (vErrors ??= []).push(err3);
              errors++;
            }
          }
        }
      }
    }
    if(data.target !== undefined){
      let data3 = data.target;
      if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
        if(data3.type !== undefined){
          let data4 = data3.type;
          if(!(((data4 === "Utilization") || (data4 === "Value")) || (data4 === "AverageValue"))){
            const err4 = {instancePath:instancePath+"/target/type",keyword:"enum",params:{allowedValues: schema7.properties.type.enum}};
            (vErrors ??= []).push(err4);
            errors++;
          }
        }
        if(data3.averageUtilization !== undefined){
          let data5 = data3.averageUtilization;
          if(typeof data5 == "number"){
            if(data5 <= 0 || isNaN(data5)){
              const err5 = {instancePath:instancePath+"/target/averageUtilization",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0}};
              (vErrors ??= []).push(err5);
              errors++;
            }
          }
        }
      }
    }
    if(data.metric !== undefined){
      if(!(validate4(data.metric, {instancePath:instancePath+"/metric",parentData:data,parentDataProperty:"metric",rootData}))){
        vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
        errors = vErrors.length;
      }
    }
  }
  validate3.errors = vErrors;
  return errors === 0;
}


function validate9(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.metric !== undefined){
      if(!(validate4(data.metric, {instancePath:instancePath+"/metric",parentData:data,parentDataProperty:"metric",rootData}))){
        vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
        errors = vErrors.length;
      }
    }
    if(data.target !== undefined){
      let data1 = data.target;
      if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
        if(data1.type !== undefined){
          let data2 = data1.type;
          if(!(((data2 === "Utilization") || (data2 === "Value")) || (data2 === "AverageValue"))){
            const err0 = {instancePath:instancePath+"/target/type",keyword:"enum",params:{allowedValues: schema7.properties.type.enum}};
            (vErrors ??= []).push(err0);
            errors++;
          }
        }
        if(data1.averageUtilization !== undefined){
          let data3 = data1.averageUtilization;
          if(typeof data3 == "number"){
            if(data3 <= 0 || isNaN(data3)){
              const err1 = {instancePath:instancePath+"/target/averageUtilization",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0}};
              (vErrors ??= []).push(err1);
              errors++;
            }
          }
        }
      }
    }
  }
  validate9.errors = vErrors;
  return errors === 0;
}


function validate12(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
      }
    }
    if(data.target !== undefined){
      let data1 = data.target;
      if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
        if(data1.type !== undefined){
          let data2 = data1.type;
          if(!(((data2 === "Utilization") || (data2 === "Value")) || (data2 === "AverageValue"))){
            const err1 = {instancePath:instancePath+"/target/type",keyword:"enum",params:{allowedValues: schema7.properties.type.enum}};
            (vErrors ??= []).push(err1);
            errors++;
          }
        }
        if(data1.averageUtilization !== undefined){
          let data3 = data1.averageUtilization;
          if(typeof data3 == "number"){
            if(data3 <= 0 || isNaN(data3)){
              const err2 = {instancePath:instancePath+"/target/averageUtilization",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0}};
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


function validate14(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
      }
    }
    if(data.target !== undefined){
      let data1 = data.target;
      if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
        if(data1.type !== undefined){
          let data2 = data1.type;
          if(!(((data2 === "Utilization") || (data2 === "Value")) || (data2 === "AverageValue"))){
            const err1 = {instancePath:instancePath+"/target/type",keyword:"enum",params:{allowedValues: schema7.properties.type.enum}};
            (vErrors ??= []).push(err1);
            errors++;
          }
        }
        if(data1.averageUtilization !== undefined){
          let data3 = data1.averageUtilization;
          if(typeof data3 == "number"){
            if(data3 <= 0 || isNaN(data3)){
              const err2 = {instancePath:instancePath+"/target/averageUtilization",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0}};
              (vErrors ??= []).push(err2);
              errors++;
            }
          }
        }
      }
    }
    if(data.container !== undefined){
      let data4 = data.container;
      if(typeof data4 === "string"){
        if(func1(data4) < 1){
          const err3 = {instancePath:instancePath+"/container",keyword:"minLength",params:{limit: 1}};
          (vErrors ??= []).push(err3);
          errors++;
        }
      }
    }
  }
  validate14.errors = vErrors;
  return errors === 0;
}


function validate16(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.metric !== undefined){
      if(!(validate4(data.metric, {instancePath:instancePath+"/metric",parentData:data,parentDataProperty:"metric",rootData}))){
        vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
        errors = vErrors.length;
      }
    }
    if(data.target !== undefined){
      let data1 = data.target;
      if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
        if(data1.type !== undefined){
          let data2 = data1.type;
          if(!(((data2 === "Utilization") || (data2 === "Value")) || (data2 === "AverageValue"))){
            const err0 = {instancePath:instancePath+"/target/type",keyword:"enum",params:{allowedValues: schema7.properties.type.enum}};
            (vErrors ??= []).push(err0);
            errors++;
          }
        }
        if(data1.averageUtilization !== undefined){
          let data3 = data1.averageUtilization;
          if(typeof data3 == "number"){
            if(data3 <= 0 || isNaN(data3)){
              const err1 = {instancePath:instancePath+"/target/averageUtilization",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0}};
              (vErrors ??= []).push(err1);
              errors++;
            }
          }
        }
      }
    }
  }
  validate16.errors = vErrors;
  return errors === 0;
}

function validate2(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.type !== undefined){
      let data0 = data.type;
      if(!(((((data0 === "Object") || (data0 === "Pods")) || (data0 === "Resource")) || (data0 === "ContainerResource")) || (data0 === "External"))){
        const err0 = {instancePath:instancePath+"/type",keyword:"enum",params:{allowedValues: schema4.properties.type.enum}};
        (vErrors ??= []).push(err0);
        errors++;
      }
    }
    if(data.object !== undefined){
      if(!(validate3(data.object, {instancePath:instancePath+"/object",parentData:data,parentDataProperty:"object",rootData}))){
        vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
        errors = vErrors.length;
      }
    }
    if(data.pods !== undefined){
      if(!(validate9(data.pods, {instancePath:instancePath+"/pods",parentData:data,parentDataProperty:"pods",rootData}))){
        vErrors = vErrors === null ? validate9.errors : vErrors.concat(validate9.errors);
        errors = vErrors.length;
      }
    }
    if(data.resource !== undefined){
      if(!(validate12(data.resource, {instancePath:instancePath+"/resource",parentData:data,parentDataProperty:"resource",rootData}))){
        vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
        errors = vErrors.length;
      }
    }
    if(data.containerResource !== undefined){
      if(!(validate14(data.containerResource, {instancePath:instancePath+"/containerResource",parentData:data,parentDataProperty:"containerResource",rootData}))){
        vErrors = vErrors === null ? validate14.errors : vErrors.concat(validate14.errors);
        errors = vErrors.length;
      }
    }
    if(data.external !== undefined){
      if(!(validate16(data.external, {instancePath:instancePath+"/external",parentData:data,parentDataProperty:"external",rootData}))){
        vErrors = vErrors === null ? validate16.errors : vErrors.concat(validate16.errors);
        errors = vErrors.length;
      }
    }
  }
  validate2.errors = vErrors;
  return errors === 0;
}

const schema20 = {"properties":{"stabilizationWindowSeconds":{"range":[0,3600]},"selectPolicy":{"enum":["Max","Min","Disabled"]},"policies":{"items":{"$ref":"#/$defs/autoscaling.v2.HPAScalingPolicy"}}}};
const schema21 = {"properties":{"type":{"enum":["Pods","Percent"]},"value":{"exclusiveMinimum":0},"periodSeconds":{"maximum":1800,"exclusiveMinimum":0}}};

function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.stabilizationWindowSeconds !== undefined){
      let data0 = data.stabilizationWindowSeconds;
      if(typeof data0 == "number"){
        if(data0 < 0 || data0 > 3600){
          const err0 = {instancePath:instancePath+"/stabilizationWindowSeconds",keyword:"range",params:{minimum: 0, maximum: 3600}};
          (vErrors ??= []).push(err0);
          errors++;
        }
      }
    }
    if(data.selectPolicy !== undefined){
      let data1 = data.selectPolicy;
      if(!(((data1 === "Max") || (data1 === "Min")) || (data1 === "Disabled"))){
        const err1 = {instancePath:instancePath+"/selectPolicy",keyword:"enum",params:{allowedValues: schema20.properties.selectPolicy.enum}};
        (vErrors ??= []).push(err1);
        errors++;
      }
    }
    if(data.policies !== undefined){
      let data2 = data.policies;
      if(Array.isArray(data2)){
        const len0 = data2.length;
        for(let i0=0; i0<len0; i0++){
          let data3 = data2[i0];
          if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
            if(data3.type !== undefined){
              let data4 = data3.type;
              if(!((data4 === "Pods") || (data4 === "Percent"))){
                const err2 = {instancePath:instancePath+"/policies/" + i0+"/type",keyword:"enum",params:{allowedValues: schema21.properties.type.enum}};
                (vErrors ??= []).push(err2);
                errors++;
              }
            }
            if(data3.value !== undefined){
              let data5 = data3.value;
              if(typeof data5 == "number"){
                if(data5 <= 0 || isNaN(data5)){
                  const err3 = {instancePath:instancePath+"/policies/" + i0+"/value",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0}};
                  (vErrors ??= []).push(err3);
                  errors++;
                }
              }
            }
            if(data3.periodSeconds !== undefined){
              let data6 = data3.periodSeconds;
              if(typeof data6 == "number"){
                if(data6 > 1800 || isNaN(data6)){
                  const err4 = {instancePath:instancePath+"/policies/" + i0+"/periodSeconds",keyword:"maximum",params:{comparison: "<=", limit: 1800}};
                  (vErrors ??= []).push(err4);
                  errors++;
                }
                if(data6 <= 0 || isNaN(data6)){
                  const err5 = {instancePath:instancePath+"/policies/" + i0+"/periodSeconds",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0}};
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
  validate21.errors = vErrors;
  return errors === 0;
}

function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.scaleUp !== undefined){
      if(!(validate21(data.scaleUp, {instancePath:instancePath+"/scaleUp",parentData:data,parentDataProperty:"scaleUp",rootData}))){
        vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
        errors = vErrors.length;
      }
    }
    if(data.scaleDown !== undefined){
      if(!(validate21(data.scaleDown, {instancePath:instancePath+"/scaleDown",parentData:data,parentDataProperty:"scaleDown",rootData}))){
        vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
        errors = vErrors.length;
      }
    }
  }
  validate20.errors = vErrors;
  return errors === 0;
}

function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.scaleTargetRef !== undefined){
      let data0 = data.scaleTargetRef;
      if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
        if(data0.kind !== undefined){
          let data1 = data0.kind;
          if(typeof data1 === "string"){
            if(func1(data1) < 1){
              const err0 = {instancePath:instancePath+"/scaleTargetRef/kind",keyword:"minLength",params:{limit: 1}};
              (vErrors ??= []).push(err0);
              errors++;
            }
            if(!(formats0(data1))){
              const err1 = {instancePath:instancePath+"/scaleTargetRef/kind",keyword:"format",params:{format: "path-segment"}};
              (vErrors ??= []).push(err1);
              errors++;
            }
          }
        }
        if(data0.name !== undefined){
          let data2 = data0.name;
          if(typeof data2 === "string"){
            if(func1(data2) < 1){
              const err2 = {instancePath:instancePath+"/scaleTargetRef/name",keyword:"minLength",params:{limit: 1}};
              (vErrors ??= []).push(err2);
              errors++;
            }
            if(!(formats0(data2))){
              const err3 = {instancePath:instancePath+"/scaleTargetRef/name",keyword:"format",params:{format: "path-segment"}};
              (vErrors ??= []).push(err3);
              errors++;
            }
          }
        }
      }
    }
    if(data.minReplicas !== undefined){
      let data3 = data.minReplicas;
      if(typeof data3 == "number"){
        if(data3 < 1 || isNaN(data3)){
          const err4 = {instancePath:instancePath+"/minReplicas",keyword:"minimum",params:{comparison: ">=", limit: 1}};
          (vErrors ??= []).push(err4);
          errors++;
        }
      }
    }
    if(data.maxReplicas !== undefined){
      let data4 = data.maxReplicas;
      if(typeof data4 == "number"){
        if(data4 <= 0 || isNaN(data4)){
          const err5 = {instancePath:instancePath+"/maxReplicas",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0}};
          (vErrors ??= []).push(err5);
          errors++;
        }
      }
    }
    if(data.metrics !== undefined){
      let data5 = data.metrics;
      if(Array.isArray(data5)){
        const len0 = data5.length;
        for(let i0=0; i0<len0; i0++){
          if(!(validate2(data5[i0], {instancePath:instancePath+"/metrics/" + i0,parentData:data5,parentDataProperty:i0,rootData}))){
            vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
            errors = vErrors.length;
          }
        }
      }
    }
    if(data.behavior !== undefined){
      if(!(validate20(data.behavior, {instancePath:instancePath+"/behavior",parentData:data,parentDataProperty:"behavior",rootData}))){
        vErrors = vErrors === null ? validate20.errors : vErrors.concat(validate20.errors);
        errors = vErrors.length;
      }
    }
  }
  validate1.errors = vErrors;
  return errors === 0;
}

const schema22 = {"properties":{"currentReplicas":{"minimum":0},"desiredReplicas":{"minimum":0},"currentMetrics":{"items":{"$ref":"#/$defs/autoscaling.v2.MetricStatus"}},"conditions":{"uniqueKeys":["type"]}}};

function validate28(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.metric !== undefined){
      if(!(validate4(data.metric, {instancePath:instancePath+"/metric",parentData:data,parentDataProperty:"metric",rootData}))){
        vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
        errors = vErrors.length;
      }
    }
    if(data.describedObject !== undefined){
      let data1 = data.describedObject;
      if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
        if(data1.kind !== undefined){
          let data2 = data1.kind;
          if(typeof data2 === "string"){
            if(func1(data2) < 1){
              const err0 = {instancePath:instancePath+"/describedObject/kind",keyword:"minLength",params:{limit: 1}};
              (vErrors ??= []).push(err0);
              errors++;
            }
            if(!(formats0(data2))){
              const err1 = {instancePath:instancePath+"/describedObject/kind",keyword:"format",params:{format: "path-segment"}};
              (vErrors ??= []).push(err1);
              errors++;
            }
          }
        }
        if(data1.name !== undefined){
          let data3 = data1.name;
          if(typeof data3 === "string"){
            if(func1(data3) < 1){
              const err2 = {instancePath:instancePath+"/describedObject/name",keyword:"minLength",params:{limit: 1}};
              (vErrors ??= []).push(err2);
              errors++;
            }
            if(!(formats0(data3))){
              const err3 = {instancePath:instancePath+"/describedObject/name",keyword:"format",params:{format: "path-segment"}};
              (vErrors ??= []).push(err3);
              errors++;
            }
          }
        }
      }
    }
  }
  validate28.errors = vErrors;
  return errors === 0;
}


function validate31(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.metric !== undefined){
      if(!(validate4(data.metric, {instancePath:instancePath+"/metric",parentData:data,parentDataProperty:"metric",rootData}))){
        vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
        errors = vErrors.length;
      }
    }
  }
  validate31.errors = vErrors;
  return errors === 0;
}


function validate34(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.metric !== undefined){
      if(!(validate4(data.metric, {instancePath:instancePath+"/metric",parentData:data,parentDataProperty:"metric",rootData}))){
        vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
        errors = vErrors.length;
      }
    }
  }
  validate34.errors = vErrors;
  return errors === 0;
}

function validate27(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.object !== undefined){
      if(!(validate28(data.object, {instancePath:instancePath+"/object",parentData:data,parentDataProperty:"object",rootData}))){
        vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
        errors = vErrors.length;
      }
    }
    if(data.pods !== undefined){
      if(!(validate31(data.pods, {instancePath:instancePath+"/pods",parentData:data,parentDataProperty:"pods",rootData}))){
        vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);
        errors = vErrors.length;
      }
    }
    if(data.external !== undefined){
      if(!(validate34(data.external, {instancePath:instancePath+"/external",parentData:data,parentDataProperty:"external",rootData}))){
        vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
        errors = vErrors.length;
      }
    }
  }
  validate27.errors = vErrors;
  return errors === 0;
}

const func12 = hasUniqueKeys;

function validate26(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.currentReplicas !== undefined){
      let data0 = data.currentReplicas;
      if(typeof data0 == "number"){
        if(data0 < 0 || isNaN(data0)){
          const err0 = {instancePath:instancePath+"/currentReplicas",keyword:"minimum",params:{comparison: ">=", limit: 0}};
          (vErrors ??= []).push(err0);
          errors++;
        }
      }
    }
    if(data.desiredReplicas !== undefined){
      let data1 = data.desiredReplicas;
      if(typeof data1 == "number"){
        if(data1 < 0 || isNaN(data1)){
          const err1 = {instancePath:instancePath+"/desiredReplicas",keyword:"minimum",params:{comparison: ">=", limit: 0}};
          (vErrors ??= []).push(err1);
          errors++;
        }
      }
    }
    if(data.currentMetrics !== undefined){
      let data2 = data.currentMetrics;
      if(Array.isArray(data2)){
        const len0 = data2.length;
        for(let i0=0; i0<len0; i0++){
          if(!(validate27(data2[i0], {instancePath:instancePath+"/currentMetrics/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
            vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
            errors = vErrors.length;
          }
        }
      }
    }
    if(data.conditions !== undefined){
      let data4 = data.conditions;
      if(Array.isArray(data4)){
        if(!func12(data4, schema22.properties.conditions.uniqueKeys)){
          const err2 = {instancePath:instancePath+"/conditions",keyword:"uniqueKeys",params:{keys: schema22.properties.conditions.uniqueKeys}};
          (vErrors ??= []).push(err2);
          errors++;
        }
      }
    }
  }
  validate26.errors = vErrors;
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
      if(!(validate26(data.status, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData}))){
        vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
        errors = vErrors.length;
      }
    }
  }
  validate0.errors = vErrors;
  return errors === 0;
}

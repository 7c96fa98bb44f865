// Generated from flowcontrol/v1/priorityLevelConfiguration.yaml. Do not edit.
import { hasUniqueItems, hasUniqueKeys } from "../../../runtime/schema/index.ts";

export { validate0 as validate };

const schema7 = {"properties":{"conditions":{"uniqueKeys":["type"]}}};
const func0 = hasUniqueItems;
const func1 = hasUniqueKeys;
const schema2 = {"properties":{"type":{"enum":["Limited","Exempt"]},"limited":{"$ref":"#/$defs/flowcontrol.v1.LimitedPriorityLevelConfiguration"},"exempt":{"$ref":"#/$defs/flowcontrol.v1.ExemptPriorityLevelConfiguration"}}};
const schema4 = {"properties":{"type":{"enum":["Queue","Reject"]},"queuing":{"$ref":"#/$defs/flowcontrol.v1.QueuingConfiguration"}}};

function validate3(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.type !== undefined){
      let data0 = data.type;
      if(!((data0 === "Queue") || (data0 === "Reject"))){
        const err0 = {instancePath:instancePath+"/type",keyword:"enum",params:{allowedValues: schema4.properties.type.enum}};
        (vErrors ??= []).push(err0);
        errors++;
      }
    }
    if(data.queuing !== undefined){
      let data1 = data.queuing;
      if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
        if(data1.queues !== undefined){
          let data2 = data1.queues;
          if(typeof data2 == "number"){
            if(data2 <= 0 || isNaN(data2)){
              const err1 = {instancePath:instancePath+"/queuing/queues",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0}};
              (vErrors ??= []).push(err1);
              errors++;
            }
          }
        }
        if(data1.handSize !== undefined){
          let data3 = data1.handSize;
          if(typeof data3 == "number"){
            if(data3 <= 0 || isNaN(data3)){
              const err2 = {instancePath:instancePath+"/queuing/handSize",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0}};
              (vErrors ??= []).push(err2);
              errors++;
            }
          }
        }
        if(data1.queueLengthLimit !== undefined){
          let data4 = data1.queueLengthLimit;
          if(typeof data4 == "number"){
            if(data4 <= 0 || isNaN(data4)){
              const err3 = {instancePath:instancePath+"/queuing/queueLengthLimit",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0}};
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
    if(data.nominalConcurrencyShares !== undefined){
      let data0 = data.nominalConcurrencyShares;
      if(typeof data0 == "number"){
        if(data0 < 0 || isNaN(data0)){
          const err0 = {instancePath:instancePath+"/nominalConcurrencyShares",keyword:"minimum",params:{comparison: ">=", limit: 0}};
          (vErrors ??= []).push(err0);
          errors++;
        }
      }
    }
    if(data.limitResponse !== undefined){
      if(!(validate3(data.limitResponse, {instancePath:instancePath+"/limitResponse",parentData:data,parentDataProperty:"limitResponse",rootData}))){
        vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
        errors = vErrors.length;
      }
    }
    if(data.lendablePercent !== undefined){
      let data2 = data.lendablePercent;
      if(typeof data2 == "number"){
        if(data2 < 0 || data2 > 100){
          const err1 = {instancePath:instancePath+"/lendablePercent",keyword:"range",params:{minimum: 0, maximum: 100}};
          (vErrors ??= []).push(err1);
          errors++;
        }
      }
    }
    if(data.borrowingLimitPercent !== undefined){
      let data3 = data.borrowingLimitPercent;
      if(typeof data3 == "number"){
        if(data3 < 0 || isNaN(data3)){
          const err2 = {instancePath:instancePath+"/borrowingLimitPercent",keyword:"minimum",params:{comparison: ">=", limit: 0}};
          (vErrors ??= []).push(err2);
          errors++;
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
    if(data.type !== undefined){
      let data0 = data.type;
      if(!((data0 === "Limited") || (data0 === "Exempt"))){
        const err0 = {instancePath:instancePath+"/type",keyword:"enum",params:{allowedValues: schema2.properties.type.enum}};
        (vErrors ??= []).push(err0);
        errors++;
      }
    }
    if(data.limited !== undefined){
      if(!(validate2(data.limited, {instancePath:instancePath+"/limited",parentData:data,parentDataProperty:"limited",rootData}))){
        vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
        errors = vErrors.length;
      }
    }
    if(data.exempt !== undefined){
      let data2 = data.exempt;
      if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
        if(data2.nominalConcurrencyShares !== undefined){
          let data3 = data2.nominalConcurrencyShares;
          if(typeof data3 == "number"){
            if(data3 < 0 || isNaN(data3)){
              const err1 = {instancePath:instancePath+"/exempt/nominalConcurrencyShares",keyword:"minimum",params:{comparison: ">=", limit: 0}};
              (vErrors ??= []).push(err1);
              errors++;
            }
          }
        }
        if(data2.lendablePercent !== undefined){
          let data4 = data2.lendablePercent;
          if(typeof data4 == "number"){
            if(data4 < 0 || data4 > 100){
              const err2 = {instancePath:instancePath+"/exempt/lendablePercent",keyword:"range",params:{minimum: 0, maximum: 100}};
              (vErrors ??= []).push(err2);
              errors++;
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
    if(data.status !== undefined){
      let data3 = data.status;
      if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
        if(data3.conditions !== undefined){
          let data4 = data3.conditions;
          if(Array.isArray(data4)){
            if(!func1(data4, schema7.properties.conditions.uniqueKeys)){
              const err1 = {instancePath:instancePath+"/status/conditions",keyword:"uniqueKeys",params:{keys: schema7.properties.conditions.uniqueKeys}};
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

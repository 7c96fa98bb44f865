// Generated from flowcontrol/v1/priorityLevelConfiguration.yaml. Do not edit.
import { hasUniqueItems, hasUniqueKeys } from "../../../runtime/schema/index.ts";

export { validate0 as validate };

const schema5 = {"properties":{"conditions":{"uniqueKeys":["type"]}}};
const func0 = hasUniqueItems;
const func1 = hasUniqueKeys;
const schema2 = {"properties":{"type":{"enum":["Limited","Exempt"]},"limited":{"$ref":"#/$defs/flowcontrol.v1.LimitedPriorityLevelConfiguration"}}};
const schema4 = {"properties":{"type":{"enum":["Queue","Reject"]}}};

function validate2(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.limitResponse !== undefined){
      let data0 = data.limitResponse;
      if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
        if(data0.type !== undefined){
          let data1 = data0.type;
          if(!((data1 === "Queue") || (data1 === "Reject"))){
            const err0 = {instancePath:instancePath+"/limitResponse/type",keyword:"enum",params:{allowedValues: schema4.properties.type.enum}};
            (vErrors ??= []).push(err0);
            errors++;
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
            if(!func1(data4, schema5.properties.conditions.uniqueKeys)){
              const err1 = {instancePath:instancePath+"/status/conditions",keyword:"uniqueKeys",params:{keys: schema5.properties.conditions.uniqueKeys}};
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

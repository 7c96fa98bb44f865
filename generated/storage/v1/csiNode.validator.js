// Generated from storage/v1/csiNode.yaml. Do not edit.
import { formatChecks, hasUniqueItems, hasUniqueKeys } from "../../../runtime/schema/index.ts";

export { validate0 as validate };

const func0 = hasUniqueItems;
const schema2 = {"properties":{"drivers":{"items":{"$ref":"#/$defs/storage.v1.CSINodeDriver"},"uniqueKeys":["name"]}}};
const func1 = (text) => {
  let length = text.length;
  for (let at = 1; at < text.length; at += 1) {
    if ((text.charCodeAt(at) & 0xfc00) === 0xdc00 && (text.charCodeAt(at - 1) & 0xfc00) === 0xd800) length -= 1;
  }
  return length;
};
const func4 = hasUniqueKeys;
const formats0 = formatChecks["qualified-name"];

function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.drivers !== undefined){
      let data0 = data.drivers;
      if(Array.isArray(data0)){
        const len0 = data0.length;
        for(let i0=0; i0<len0; i0++){
          let data1 = data0[i0];
          if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
            if(data1.name !== undefined){
              let data2 = data1.name;
              if(typeof data2 === "string"){
                if(func1(data2) < 1){
                  const err0 = {instancePath:instancePath+"/drivers/" + i0+"/name",keyword:"minLength",params:{limit: 1}};
                  (vErrors ??= []).push(err0);
                  errors++;
                }
              }
            }
            if(data1.nodeID !== undefined){
              let data3 = data1.nodeID;
              if(typeof data3 === "string"){
                if(func1(data3) > 256){
                  const err1 = {instancePath:instancePath+"/drivers/" + i0+"/nodeID",keyword:"maxLength",params:{limit: 256}};
                  (vErrors ??= []).push(err1);
                  errors++;
                }
                if(func1(data3) < 1){
                  const err2 = {instancePath:instancePath+"/drivers/" + i0+"/nodeID",keyword:"minLength",params:{limit: 1}};
                  (vErrors ??= []).push(err2);
                  errors++;
                }
              }
            }
            if(data1.topologyKeys !== undefined){
              let data4 = data1.topologyKeys;
              if(Array.isArray(data4)){
                const len1 = data4.length;
                for(let i1=0; i1<len1; i1++){
                  let data5 = data4[i1];
                  if(typeof data5 === "string"){
                    if(!(formats0(data5))){
                      const err3 = {instancePath:instancePath+"/drivers/" + i0+"/topologyKeys/" + i1,keyword:"format",params:{format: "qualified-name"}};
                      (vErrors ??= []).push(err3);
                      errors++;
                    }
                  }
                }
              }
            }
          }
        }
        if(!func4(data0, schema2.properties.drivers.uniqueKeys)){
          const err4 = {instancePath:instancePath+"/drivers",keyword:"uniqueKeys",params:{keys: schema2.properties.drivers.uniqueKeys}};
          (vErrors ??= []).push(err4);
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

// Generated from rbac/v1/clusterRoleBinding.yaml. Do not edit.
import { formatChecks, hasUniqueItems } from "../../../runtime/schema/index.ts";

export { validate0 as validate };

const schema2 = {"properties":{"kind":{"enum":["Group","ServiceAccount","User"]},"name":{"minLength":1}}};
const schema3 = {"properties":{"apiGroup":{"enum":["rbac.authorization.orch.io"]},"kind":{"enum":["ClusterRole","Role"]},"name":{"minLength":1,"format":"path-segment"}}};
const func0 = hasUniqueItems;
const func1 = (text) => {
  let length = text.length;
  for (let at = 1; at < text.length; at += 1) {
    if ((text.charCodeAt(at) & 0xfc00) === 0xdc00 && (text.charCodeAt(at - 1) & 0xfc00) === 0xd800) length -= 1;
  }
  return length;
};
const formats0 = formatChecks["path-segment"];

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
    if(data.subjects !== undefined){
      let data2 = data.subjects;
      if(Array.isArray(data2)){
        const len0 = data2.length;
        for(let i0=0; i0<len0; i0++){
          let data3 = data2[i0];
          if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
            if(data3.kind !== undefined){
              let data4 = data3.kind;
              if(!(((data4 === "Group") || (data4 === "ServiceAccount")) || (data4 === "User"))){
                const err1 = {instancePath:instancePath+"/subjects/" + i0+"/kind",keyword:"enum",params:{allowedValues: schema2.properties.kind.enum}};
                (vErrors ??= []).push(err1);
                errors++;
              }
            }
            if(data3.name !== undefined){
              let data5 = data3.name;
              if(typeof data5 === "string"){
                if(func1(data5) < 1){
                  const err2 = {instancePath:instancePath+"/subjects/" + i0+"/name",keyword:"minLength",params:{limit: 1}};
                  (vErrors ??= []).push(err2);
                  errors++;
                }
              }
            }
          }
        }
      }
    }
    if(data.roleRef !== undefined){
      let data6 = data.roleRef;
      if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
        if(data6.apiGroup !== undefined){
          if(!(data6.apiGroup === "rbac.authorization.orch.io")){
            const err3 = {instancePath:instancePath+"/roleRef/apiGroup",keyword:"enum",params:{allowedValues: schema3.properties.apiGroup.enum}};
            (vErrors ??= []).push(err3);
            errors++;
          }
        }
        if(data6.kind !== undefined){
          let data8 = data6.kind;
          if(!((data8 === "ClusterRole") || (data8 === "Role"))){
            const err4 = {instancePath:instancePath+"/roleRef/kind",keyword:"enum",params:{allowedValues: schema3.properties.kind.enum}};
            (vErrors ??= []).push(err4);
            errors++;
          }
        }
        if(data6.name !== undefined){
          let data9 = data6.name;
          if(typeof data9 === "string"){
            if(func1(data9) < 1){
              const err5 = {instancePath:instancePath+"/roleRef/name",keyword:"minLength",params:{limit: 1}};
              (vErrors ??= []).push(err5);
              errors++;
            }
            if(!(formats0(data9))){
              const err6 = {instancePath:instancePath+"/roleRef/name",keyword:"format",params:{format: "path-segment"}};
              (vErrors ??= []).push(err6);
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

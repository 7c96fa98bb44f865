// Generated from storage/v1/volumeAttachment.yaml. Do not edit.
import { formatChecks, hasUniqueItems } from "../../../runtime/schema/index.ts";

export { validate0 as validate };

const func0 = hasUniqueItems;
const schema4 = {"properties":{"hostPath":{"$ref":"#/$defs/core.v1.HostPathVolumeSource"},"glusterfs":{"$ref":"#/$defs/core.v1.GlusterfsPersistentVolumeSource"},"rbd":{"$ref":"#/$defs/core.v1.RBDPersistentVolumeSource"},"iscsi":{"$ref":"#/$defs/core.v1.ISCSIPersistentVolumeSource"},"cinder":{"$ref":"#/$defs/core.v1.CinderPersistentVolumeSource"},"cephfs":{"$ref":"#/$defs/core.v1.CephFSPersistentVolumeSource"},"flexVolume":{"$ref":"#/$defs/core.v1.FlexPersistentVolumeSource"},"azureFile":{"$ref":"#/$defs/core.v1.AzureFilePersistentVolumeSource"},"azureDisk":{"$ref":"#/$defs/core.v1.AzureDiskVolumeSource"},"scaleIO":{"$ref":"#/$defs/core.v1.ScaleIOPersistentVolumeSource"},"local":{"$ref":"#/$defs/core.v1.LocalVolumeSource"},"csi":{"$ref":"#/$defs/core.v1.CSIPersistentVolumeSource"},"accessModes":{"items":{"enum":["ReadWriteOnce","ReadOnlyMany","ReadWriteMany","ReadWriteOncePod"]}},"persistentVolumeReclaimPolicy":{"enum":["Recycle","Delete","Retain"]},"storageClassName":{"format":"dns-subdomain"},"volumeMode":{"enum":["Block","Filesystem"]},"nodeAffinity":{"$ref":"#/$defs/core.v1.VolumeNodeAffinity"},"volumeAttributesClassName":{"format":"dns-subdomain"}}};
const schema5 = {"properties":{"path":{"minLength":1},"type":{"enum":["","DirectoryOrCreate","Directory","FileOrCreate","File","Socket","CharDevice","BlockDevice"]}}};
const schema13 = {"properties":{"cachingMode":{"enum":["None","ReadOnly","ReadWrite"]},"kind":{"enum":["Shared","Dedicated","Managed"]}}};
const func1 = (text) => {
  let length = text.length;
  for (let at = 1; at < text.length; at += 1) {
    if ((text.charCodeAt(at) & 0xfc00) === 0xdc00 && (text.charCodeAt(at - 1) & 0xfc00) === 0xd800) length -= 1;
  }
  return length;
};
const formats0 = formatChecks["dns-subdomain"];
const schema20 = {"properties":{"operator":{"enum":["In","NotIn","Exists","DoesNotExist","Gt","Lt"]}}};

function validate6(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.matchExpressions !== undefined){
      let data0 = data.matchExpressions;
      if(Array.isArray(data0)){
        const len0 = data0.length;
        for(let i0=0; i0<len0; i0++){
          let data1 = data0[i0];
          if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
            if(data1.operator !== undefined){
              let data2 = data1.operator;
              if(!((((((data2 === "In") || (data2 === "NotIn")) || (data2 === "Exists")) || (data2 === "DoesNotExist")) || (data2 === "Gt")) || (data2 === "Lt"))){
                const err0 = {instancePath:instancePath+"/matchExpressions/" + i0+"/operator",keyword:"enum",params:{allowedValues: schema20.properties.operator.enum}};
                (vErrors ??= []).push(err0);
                errors++;
              }
            }
          }
        }
      }
    }
    if(data.matchFields !== undefined){
      let data3 = data.matchFields;
      if(Array.isArray(data3)){
        const len1 = data3.length;
        for(let i1=0; i1<len1; i1++){
          let data4 = data3[i1];
          if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
            if(data4.operator !== undefined){
              let data5 = data4.operator;
              if(!((((((data5 === "In") || (data5 === "NotIn")) || (data5 === "Exists")) || (data5 === "DoesNotExist")) || (data5 === "Gt")) || (data5 === "Lt"))){
                const err1 = {instancePath:instancePath+"/matchFields/" + i1+"/operator",keyword:"enum",params:{allowedValues: schema20.properties.operator.enum}};
                (vErrors ??= []).push(err1);
                errors++;
              }
            }
          }
        }
      }
    }
  }
  validate6.errors = vErrors;
  return errors === 0;
}

function validate5(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.nodeSelectorTerms !== undefined){
      let data0 = data.nodeSelectorTerms;
      if(Array.isArray(data0)){
        if(data0.length < 1){
          const err0 = {instancePath:instancePath+"/nodeSelectorTerms",keyword:"minItems",params:{limit: 1}};
          (vErrors ??= []).push(err0);
          errors++;
        }
        const len0 = data0.length;
        for(let i0=0; i0<len0; i0++){
          if(!(validate6(data0[i0], {instancePath:instancePath+"/nodeSelectorTerms/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
            vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
            errors = vErrors.length;
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
    if(data.required !== undefined){
      if(!(validate5(data.required, {instancePath:instancePath+"/required",parentData:data,parentDataProperty:"required",rootData}))){
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
    if(data.hostPath !== undefined){
      let data0 = data.hostPath;
      if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
        if(data0.path !== undefined){
          let data1 = data0.path;
          if(typeof data1 === "string"){
            if(func1(data1) < 1){
              const err0 = {instancePath:instancePath+"/hostPath/path",keyword:"minLength",params:{limit: 1}};
              (vErrors ??= []).push(err0);
              errors++;
            }
          }
        }
        if(data0.type !== undefined){
          let data2 = data0.type;
          if(!((((((((data2 === "") || (data2 === "DirectoryOrCreate")) || (data2 === "Directory")) || (data2 === "FileOrCreate")) || (data2 === "File")) || (data2 === "Socket")) || (data2 === "CharDevice")) || (data2 === "BlockDevice"))){
            const err1 = {instancePath:instancePath+"/hostPath/type",keyword:"enum",params:{allowedValues: schema5.properties.type.enum}};
            (vErrors ??= []).push(err1);
            errors++;
          }
        }
      }
    }
    if(data.glusterfs !== undefined){
      let data3 = data.glusterfs;
      if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
        if(data3.endpoints !== undefined){
          let data4 = data3.endpoints;
          if(typeof data4 === "string"){
            if(func1(data4) < 1){
              const err2 = {instancePath:instancePath+"/glusterfs/endpoints",keyword:"minLength",params:{limit: 1}};
              (vErrors ??= []).push(err2);
              errors++;
            }
          }
        }
        if(data3.path !== undefined){
          let data5 = data3.path;
          if(typeof data5 === "string"){
            if(func1(data5) < 1){
              const err3 = {instancePath:instancePath+"/glusterfs/path",keyword:"minLength",params:{limit: 1}};
              (vErrors ??= []).push(err3);
              errors++;
            }
          }
        }
      }
    }
    if(data.rbd !== undefined){
      let data6 = data.rbd;
      if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
        if(data6.monitors !== undefined){
          let data7 = data6.monitors;
          if(Array.isArray(data7)){
            if(data7.length < 1){
              const err4 = {instancePath:instancePath+"/rbd/monitors",keyword:"minItems",params:{limit: 1}};
              (vErrors ??= []).push(err4);
              errors++;
            }
          }
        }
        if(data6.image !== undefined){
          let data8 = data6.image;
          if(typeof data8 === "string"){
            if(func1(data8) < 1){
              const err5 = {instancePath:instancePath+"/rbd/image",keyword:"minLength",params:{limit: 1}};
              (vErrors ??= []).push(err5);
              errors++;
            }
          }
        }
      }
    }
    if(data.iscsi !== undefined){
      let data9 = data.iscsi;
      if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
        if(data9.targetPortal !== undefined){
          let data10 = data9.targetPortal;
          if(typeof data10 === "string"){
            if(func1(data10) < 1){
              const err6 = {instancePath:instancePath+"/iscsi/targetPortal",keyword:"minLength",params:{limit: 1}};
              (vErrors ??= []).push(err6);
              errors++;
            }
          }
        }
        if(data9.iqn !== undefined){
          let data11 = data9.iqn;
          if(typeof data11 === "string"){
            if(func1(data11) < 1){
              const err7 = {instancePath:instancePath+"/iscsi/iqn",keyword:"minLength",params:{limit: 1}};
              (vErrors ??= []).push(err7);
              errors++;
            }
          }
        }
        if(data9.lun !== undefined){
          let data12 = data9.lun;
          if(typeof data12 == "number"){
            if(data12 < 0 || data12 > 255){
              const err8 = {instancePath:instancePath+"/iscsi/lun",keyword:"range",params:{minimum: 0, maximum: 255}};
              (vErrors ??= []).push(err8);
              errors++;
            }
          }
        }
      }
    }
    if(data.cinder !== undefined){
      let data13 = data.cinder;
      if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
        if(data13.volumeID !== undefined){
          let data14 = data13.volumeID;
          if(typeof data14 === "string"){
            if(func1(data14) < 1){
              const err9 = {instancePath:instancePath+"/cinder/volumeID",keyword:"minLength",params:{limit: 1}};
              (vErrors ??= []).push(err9);
              errors++;
            }
          }
        }
      }
    }
    if(data.cephfs !== undefined){
      let data15 = data.cephfs;
      if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
        if(data15.monitors !== undefined){
          let data16 = data15.monitors;
          if(Array.isArray(data16)){
            if(data16.length < 1){
              const err10 = {instancePath:instancePath+"/cephfs/monitors",keyword:"minItems",params:{limit: 1}};
              (vErrors ??= []).push(err10);
              errors++;
            }
          }
        }
      }
    }
    if(data.flexVolume !== undefined){
      let data17 = data.flexVolume;
      if(data17 && typeof data17 == "object" && !Array.isArray(data17)){
        if(data17.driver !== undefined){
          let data18 = data17.driver;
          if(typeof data18 === "string"){
            if(func1(data18) < 1){
              const err11 = {instancePath:instancePath+"/flexVolume/driver",keyword:"minLength",params:{limit: 1}};
              (vErrors ??= []).push(err11);
              errors++;
            }
          }
        }
      }
    }
    if(data.azureFile !== undefined){
      let data19 = data.azureFile;
      if(data19 && typeof data19 == "object" && !Array.isArray(data19)){
        if(data19.secretName !== undefined){
          let data20 = data19.secretName;
          if(typeof data20 === "string"){
            if(func1(data20) < 1){
              const err12 = {instancePath:instancePath+"/azureFile/secretName",keyword:"minLength",params:{limit: 1}};
              (vErrors ??= []).push(err12);
              errors++;
            }
          }
        }
        if(data19.shareName !== undefined){
          let data21 = data19.shareName;
          if(typeof data21 === "string"){
            if(func1(data21) < 1){
              const err13 = {instancePath:instancePath+"/azureFile/shareName",keyword:"minLength",params:{limit: 1}};
              (vErrors ??= []).push(err13);
              errors++;
            }
          }
        }
      }
    }
    if(data.azureDisk !== undefined){
      let data22 = data.azureDisk;
      if(data22 && typeof data22 == "object" && !Array.isArray(data22)){
        if(data22.cachingMode !== undefined){
          let data23 = data22.cachingMode;
          if(!(((data23 === "None") || (data23 === "ReadOnly")) || (data23 === "ReadWrite"))){
            const err14 = {instancePath:instancePath+"/azureDisk/cachingMode",keyword:"enum",params:{allowedValues: schema13.properties.cachingMode.enum}};
            (vErrors ??= []).push(err14);
            errors++;
          }
        }
        if(data22.kind !== undefined){
          let data24 = data22.kind;
          if(!(((data24 === "Shared") || (data24 === "Dedicated")) || (data24 === "Managed"))){
            const err15 = {instancePath:instancePath+"/azureDisk/kind",keyword:"enum",params:{allowedValues: schema13.properties.kind.enum}};
            (vErrors ??= []).push(err15);
            errors++;
          }
        }
      }
    }
    if(data.scaleIO !== undefined){
      let data25 = data.scaleIO;
      if(data25 && typeof data25 == "object" && !Array.isArray(data25)){
        if(data25.secretRef === undefined){
          const err16 = {instancePath:instancePath+"/scaleIO",keyword:"required",params:{missingProperty: "secretRef"}};
          (vErrors ??= []).push(err16);
          errors++;
        }
        if(data25.gateway !== undefined){
          let data26 = data25.gateway;
          if(typeof data26 === "string"){
            if(func1(data26) < 1){
              const err17 = {instancePath:instancePath+"/scaleIO/gateway",keyword:"minLength",params:{limit: 1}};
              (vErrors ??= []).push(err17);
              errors++;
            }
          }
        }
        if(data25.system !== undefined){
          let data27 = data25.system;
          if(typeof data27 === "string"){
            if(func1(data27) < 1){
              const err18 = {instancePath:instancePath+"/scaleIO/system",keyword:"minLength",params:{limit: 1}};
              (vErrors ??= []).push(err18);
              errors++;
            }
          }
        }
      }
    }
    if(data.local !== undefined){
      let data28 = data.local;
      if(data28 && typeof data28 == "object" && !Array.isArray(data28)){
        if(data28.path !== undefined){
          let data29 = data28.path;
          if(typeof data29 === "string"){
            if(func1(data29) < 1){
              const err19 = {instancePath:instancePath+"/local/path",keyword:"minLength",params:{limit: 1}};
              (vErrors ??= []).push(err19);
              errors++;
            }
          }
        }
      }
    }
    if(data.csi !== undefined){
      let data30 = data.csi;
      if(data30 && typeof data30 == "object" && !Array.isArray(data30)){
        if(data30.driver !== undefined){
          let data31 = data30.driver;
          if(typeof data31 === "string"){
            if(func1(data31) > 63){
              const err20 = {instancePath:instancePath+"/csi/driver",keyword:"maxLength",params:{limit: 63}};
              (vErrors ??= []).push(err20);
              errors++;
            }
            if(func1(data31) < 1){
              const err21 = {instancePath:instancePath+"/csi/driver",keyword:"minLength",params:{limit: 1}};
              (vErrors ??= []).push(err21);
              errors++;
            }
          }
        }
        if(data30.volumeHandle !== undefined){
          let data32 = data30.volumeHandle;
          if(typeof data32 === "string"){
            if(func1(data32) < 1){
              const err22 = {instancePath:instancePath+"/csi/volumeHandle",keyword:"minLength",params:{limit: 1}};
              (vErrors ??= []).push(err22);
              errors++;
            }
          }
        }
      }
    }
    if(data.accessModes !== undefined){
      let data33 = data.accessModes;
      if(Array.isArray(data33)){
        const len0 = data33.length;
        for(let i0=0; i0<len0; i0++){
          let data34 = data33[i0];
          if(!((((data34 === "ReadWriteOnce") || (data34 === "ReadOnlyMany")) || (data34 === "ReadWriteMany")) || (data34 === "ReadWriteOncePod"))){
            const err23 = {instancePath:instancePath+"/accessModes/" + i0,keyword:"enum",params:{allowedValues: schema4.properties.accessModes.items.enum}};
            (vErrors ??= []).push(err23);
            errors++;
          }
        }
      }
    }
    if(data.persistentVolumeReclaimPolicy !== undefined){
      let data35 = data.persistentVolumeReclaimPolicy;
      if(!(((data35 === "Recycle") || (data35 === "Delete")) || (data35 === "Retain"))){
        const err24 = {instancePath:instancePath+"/persistentVolumeReclaimPolicy",keyword:"enum",params:{allowedValues: schema4.properties.persistentVolumeReclaimPolicy.enum}};
        (vErrors ??= []).push(err24);
        errors++;
      }
    }
    if(data.storageClassName !== undefined){
      let data36 = data.storageClassName;
      if(typeof data36 === "string"){
        if(!(formats0(data36))){
          const err25 = {instancePath:instancePath+"/storageClassName",keyword:"format",params:{format: "dns-subdomain"}};
          (vErrors ??= []).push(err25);
          errors++;
        }
      }
    }
    if(data.volumeMode !== undefined){
      let data37 = data.volumeMode;
      if(!((data37 === "Block") || (data37 === "Filesystem"))){
        const err26 = {instancePath:instancePath+"/volumeMode",keyword:"enum",params:{allowedValues: schema4.properties.volumeMode.enum}};
        (vErrors ??= []).push(err26);
        errors++;
      }
    }
    if(data.nodeAffinity !== undefined){
      if(!(validate4(data.nodeAffinity, {instancePath:instancePath+"/nodeAffinity",parentData:data,parentDataProperty:"nodeAffinity",rootData}))){
        vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
        errors = vErrors.length;
      }
    }
    if(data.volumeAttributesClassName !== undefined){
      let data39 = data.volumeAttributesClassName;
      if(typeof data39 === "string"){
        if(!(formats0(data39))){
          const err27 = {instancePath:instancePath+"/volumeAttributesClassName",keyword:"format",params:{format: "dns-subdomain"}};
          (vErrors ??= []).push(err27);
          errors++;
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
    if(data.inlineVolumeSpec !== undefined){
      if(!(validate3(data.inlineVolumeSpec, {instancePath:instancePath+"/inlineVolumeSpec",parentData:data,parentDataProperty:"inlineVolumeSpec",rootData}))){
        vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
        errors = vErrors.length;
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
    if(data.source !== undefined){
      if(!(validate2(data.source, {instancePath:instancePath+"/source",parentData:data,parentDataProperty:"source",rootData}))){
        vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
        errors = vErrors.length;
      }
    }
    if(data.nodeName !== undefined){
      let data1 = data.nodeName;
      if(typeof data1 === "string"){
        if(func1(data1) < 1){
          const err0 = {instancePath:instancePath+"/nodeName",keyword:"minLength",params:{limit: 1}};
          (vErrors ??= []).push(err0);
          errors++;
        }
      }
    }
  }
  validate1.errors = vErrors;
  return errors === 0;
}


function validate13(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.attachError !== undefined){
      let data0 = data.attachError;
      if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
        if(data0.message !== undefined){
          let data1 = data0.message;
          if(typeof data1 === "string"){
            if(func1(data1) > 1024){
              const err0 = {instancePath:instancePath+"/attachError/message",keyword:"maxLength",params:{limit: 1024}};
              (vErrors ??= []).push(err0);
              errors++;
            }
          }
        }
      }
    }
    if(data.detachError !== undefined){
      let data2 = data.detachError;
      if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
        if(data2.message !== undefined){
          let data3 = data2.message;
          if(typeof data3 === "string"){
            if(func1(data3) > 1024){
              const err1 = {instancePath:instancePath+"/detachError/message",keyword:"maxLength",params:{limit: 1024}};
              (vErrors ??= []).push(err1);
              errors++;
            }
          }
        }
      }
    }
  }
  validate13.errors = vErrors;
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
      if(!(validate13(data.status, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData}))){
        vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors);
        errors = vErrors.length;
      }
    }
  }
  validate0.errors = vErrors;
  return errors === 0;
}

// Generated from storage/v1/volumeAttachment.yaml. Do not edit.
import { formatChecks, hasUniqueItems } from "../../../runtime/schema/index.ts";

export { validate0 as validate };

const func0 = hasUniqueItems;
const schema4 = {"properties":{"gcePersistentDisk":{"$ref":"#/$defs/core.v1.GCEPersistentDiskVolumeSource"},"awsElasticBlockStore":{"$ref":"#/$defs/core.v1.AWSElasticBlockStoreVolumeSource"},"hostPath":{"$ref":"#/$defs/core.v1.HostPathVolumeSource"},"glusterfs":{"$ref":"#/$defs/core.v1.GlusterfsPersistentVolumeSource"},"rbd":{"$ref":"#/$defs/core.v1.RBDPersistentVolumeSource"},"iscsi":{"$ref":"#/$defs/core.v1.ISCSIPersistentVolumeSource"},"cinder":{"$ref":"#/$defs/core.v1.CinderPersistentVolumeSource"},"cephfs":{"$ref":"#/$defs/core.v1.CephFSPersistentVolumeSource"},"flexVolume":{"$ref":"#/$defs/core.v1.FlexPersistentVolumeSource"},"azureFile":{"$ref":"#/$defs/core.v1.AzureFilePersistentVolumeSource"},"vsphereVolume":{"$ref":"#/$defs/core.v1.VsphereVirtualDiskVolumeSource"},"quobyte":{"$ref":"#/$defs/core.v1.QuobyteVolumeSource"},"azureDisk":{"$ref":"#/$defs/core.v1.AzureDiskVolumeSource"},"photonPersistentDisk":{"$ref":"#/$defs/core.v1.PhotonPersistentDiskVolumeSource"},"portworxVolume":{"$ref":"#/$defs/core.v1.PortworxVolumeSource"},"scaleIO":{"$ref":"#/$defs/core.v1.ScaleIOPersistentVolumeSource"},"local":{"$ref":"#/$defs/core.v1.LocalVolumeSource"},"csi":{"$ref":"#/$defs/core.v1.CSIPersistentVolumeSource"},"accessModes":{"items":{"enum":["ReadWriteOnce","ReadOnlyMany","ReadWriteMany","ReadWriteOncePod"]}},"persistentVolumeReclaimPolicy":{"enum":["Recycle","Delete","Retain"]},"storageClassName":{"format":"dns-subdomain"},"volumeMode":{"enum":["Block","Filesystem"]},"nodeAffinity":{"$ref":"#/$defs/core.v1.VolumeNodeAffinity"},"volumeAttributesClassName":{"format":"dns-subdomain"}}};
const schema7 = {"properties":{"path":{"minLength":1},"type":{"enum":["","DirectoryOrCreate","Directory","FileOrCreate","File","Socket","CharDevice","BlockDevice"]}}};
const schema17 = {"properties":{"diskName":{"minLength":1},"diskURI":{"minLength":1},"cachingMode":{"enum":["None","ReadOnly","ReadWrite"]},"kind":{"enum":["Shared","Dedicated","Managed"]}}};
const func1 = (text) => {
  let length = text.length;
  for (let at = 1; at < text.length; at += 1) {
    if ((text.charCodeAt(at) & 0xfc00) === 0xdc00 && (text.charCodeAt(at - 1) & 0xfc00) === 0xd800) length -= 1;
  }
  return length;
};
const formats0 = formatChecks["dns-subdomain"];
const schema26 = {"properties":{"operator":{"enum":["In","NotIn","Exists","DoesNotExist","Gt","Lt"]}}};

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
                const err0 = {instancePath:instancePath+"/matchExpressions/" + i0+"/operator",keyword:"enum",params:{allowedValues: schema26.properties.operator.enum}};
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
                const err1 = {instancePath:instancePath+"/matchFields/" + i1+"/operator",keyword:"enum",params:{allowedValues: schema26.properties.operator.enum}};
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
    if(data.gcePersistentDisk !== undefined){
      let data0 = data.gcePersistentDisk;
      if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
        if(data0.pdName !== undefined){
          let data1 = data0.pdName;
          if(typeof data1 === "string"){
            if(func1(data1) < 1){
              const err0 = {instancePath:instancePath+"/gcePersistentDisk/pdName",keyword:"minLength",params:{limit: 1}};
              (vErrors ??= []).push(err0);
              errors++;
            }
          }
        }
        if(data0.partition !== undefined){
          let data2 = data0.partition;
          if(typeof data2 == "number"){
            if(data2 < 0 || data2 > 255){
              const err1 = {instancePath:instancePath+"/gcePersistentDisk/partition",keyword:"range",params:{minimum: 0, maximum: 255}};
              (vErrors ??= []).push(err1);
              errors++;
            }
          }
        }
      }
    }
    if(data.awsElasticBlockStore !== undefined){
      let data3 = data.awsElasticBlockStore;
      if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
        if(data3.volumeID !== undefined){
          let data4 = data3.volumeID;
          if(typeof data4 === "string"){
            if(func1(data4) < 1){
              const err2 = {instancePath:instancePath+"/awsElasticBlockStore/volumeID",keyword:"minLength",params:{limit: 1}};
              (vErrors ??= []).push(err2);
              errors++;
            }
          }
        }
        if(data3.partition !== undefined){
          let data5 = data3.partition;
          if(typeof data5 == "number"){
            if(data5 < 0 || data5 > 255){
              const err3 = {instancePath:instancePath+"/awsElasticBlockStore/partition",keyword:"range",params:{minimum: 0, maximum: 255}};
              (vErrors ??= []).push(err3);
              errors++;
            }
          }
        }
      }
    }
    if(data.hostPath !== undefined){
      let data6 = data.hostPath;
      if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
        if(data6.path !== undefined){
          let data7 = data6.path;
          if(typeof data7 === "string"){
            if(func1(data7) < 1){
              const err4 = {instancePath:instancePath+"/hostPath/path",keyword:"minLength",params:{limit: 1}};
              (vErrors ??= []).push(err4);
              errors++;
            }
          }
        }
        if(data6.type !== undefined){
          let data8 = data6.type;
          if(!((((((((data8 === "") || (data8 === "DirectoryOrCreate")) || (data8 === "Directory")) || (data8 === "FileOrCreate")) || (data8 === "File")) || (data8 === "Socket")) || (data8 === "CharDevice")) || (data8 === "BlockDevice"))){
            const err5 = {instancePath:instancePath+"/hostPath/type",keyword:"enum",params:{allowedValues: schema7.properties.type.enum}};
            (vErrors ??= []).push(err5);
            errors++;
          }
        }
      }
    }
    if(data.glusterfs !== undefined){
      let data9 = data.glusterfs;
      if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
        if(data9.endpoints !== undefined){
          let data10 = data9.endpoints;
          if(typeof data10 === "string"){
            if(func1(data10) < 1){
              const err6 = {instancePath:instancePath+"/glusterfs/endpoints",keyword:"minLength",params:{limit: 1}};
              (vErrors ??= []).push(err6);
              errors++;
            }
          }
        }
        if(data9.path !== undefined){
          let data11 = data9.path;
          if(typeof data11 === "string"){
            if(func1(data11) < 1){
              const err7 = {instancePath:instancePath+"/glusterfs/path",keyword:"minLength",params:{limit: 1}};
              (vErrors ??= []).push(err7);
              errors++;
            }
          }
        }
      }
    }
    if(data.rbd !== undefined){
      let data12 = data.rbd;
      if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
        if(data12.monitors !== undefined){
          let data13 = data12.monitors;
          if(Array.isArray(data13)){
            if(data13.length < 1){
              const err8 = {instancePath:instancePath+"/rbd/monitors",keyword:"minItems",params:{limit: 1}};
              (vErrors ??= []).push(err8);
              errors++;
            }
          }
        }
        if(data12.image !== undefined){
          let data14 = data12.image;
          if(typeof data14 === "string"){
            if(func1(data14) < 1){
              const err9 = {instancePath:instancePath+"/rbd/image",keyword:"minLength",params:{limit: 1}};
              (vErrors ??= []).push(err9);
              errors++;
            }
          }
        }
      }
    }
    if(data.iscsi !== undefined){
      let data15 = data.iscsi;
      if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
        if(data15.targetPortal !== undefined){
          let data16 = data15.targetPortal;
          if(typeof data16 === "string"){
            if(func1(data16) < 1){
              const err10 = {instancePath:instancePath+"/iscsi/targetPortal",keyword:"minLength",params:{limit: 1}};
              (vErrors ??= []).push(err10);
              errors++;
            }
          }
        }
        if(data15.iqn !== undefined){
          let data17 = data15.iqn;
          if(typeof data17 === "string"){
            if(func1(data17) < 1){
              const err11 = {instancePath:instancePath+"/iscsi/iqn",keyword:"minLength",params:{limit: 1}};
              (vErrors ??= []).push(err11);
              errors++;
            }
          }
        }
        if(data15.lun !== undefined){
          let data18 = data15.lun;
          if(typeof data18 == "number"){
            if(data18 < 0 || data18 > 255){
              const err12 = {instancePath:instancePath+"/iscsi/lun",keyword:"range",params:{minimum: 0, maximum: 255}};
              (vErrors ??= []).push(err12);
              errors++;
            }
          }
        }
      }
    }
    if(data.cinder !== undefined){
      let data19 = data.cinder;
      if(data19 && typeof data19 == "object" && !Array.isArray(data19)){
        if(data19.volumeID !== undefined){
          let data20 = data19.volumeID;
          if(typeof data20 === "string"){
            if(func1(data20) < 1){
              const err13 = {instancePath:instancePath+"/cinder/volumeID",keyword:"minLength",params:{limit: 1}};
              (vErrors ??= []).push(err13);
              errors++;
            }
          }
        }
      }
    }
    if(data.cephfs !== undefined){
      let data21 = data.cephfs;
      if(data21 && typeof data21 == "object" && !Array.isArray(data21)){
        if(data21.monitors !== undefined){
          let data22 = data21.monitors;
          if(Array.isArray(data22)){
            if(data22.length < 1){
              const err14 = {instancePath:instancePath+"/cephfs/monitors",keyword:"minItems",params:{limit: 1}};
              (vErrors ??= []).push(err14);
              errors++;
            }
          }
        }
      }
    }
    if(data.flexVolume !== undefined){
      let data23 = data.flexVolume;
      if(data23 && typeof data23 == "object" && !Array.isArray(data23)){
        if(data23.driver !== undefined){
          let data24 = data23.driver;
          if(typeof data24 === "string"){
            if(func1(data24) < 1){
              const err15 = {instancePath:instancePath+"/flexVolume/driver",keyword:"minLength",params:{limit: 1}};
              (vErrors ??= []).push(err15);
              errors++;
            }
          }
        }
      }
    }
    if(data.azureFile !== undefined){
      let data25 = data.azureFile;
      if(data25 && typeof data25 == "object" && !Array.isArray(data25)){
        if(data25.secretName !== undefined){
          let data26 = data25.secretName;
          if(typeof data26 === "string"){
            if(func1(data26) < 1){
              const err16 = {instancePath:instancePath+"/azureFile/secretName",keyword:"minLength",params:{limit: 1}};
              (vErrors ??= []).push(err16);
              errors++;
            }
          }
        }
        if(data25.shareName !== undefined){
          let data27 = data25.shareName;
          if(typeof data27 === "string"){
            if(func1(data27) < 1){
              const err17 = {instancePath:instancePath+"/azureFile/shareName",keyword:"minLength",params:{limit: 1}};
              (vErrors ??= []).push(err17);
              errors++;
            }
          }
        }
      }
    }
    if(data.vsphereVolume !== undefined){
      let data28 = data.vsphereVolume;
      if(data28 && typeof data28 == "object" && !Array.isArray(data28)){
        if(data28.volumePath !== undefined){
          let data29 = data28.volumePath;
          if(typeof data29 === "string"){
            if(func1(data29) < 1){
              const err18 = {instancePath:instancePath+"/vsphereVolume/volumePath",keyword:"minLength",params:{limit: 1}};
              (vErrors ??= []).push(err18);
              errors++;
            }
          }
        }
      }
    }
    if(data.quobyte !== undefined){
      let data30 = data.quobyte;
      if(data30 && typeof data30 == "object" && !Array.isArray(data30)){
        if(data30.registry !== undefined){
          let data31 = data30.registry;
          if(typeof data31 === "string"){
            if(func1(data31) < 1){
              const err19 = {instancePath:instancePath+"/quobyte/registry",keyword:"minLength",params:{limit: 1}};
              (vErrors ??= []).push(err19);
              errors++;
            }
          }
        }
        if(data30.volume !== undefined){
          let data32 = data30.volume;
          if(typeof data32 === "string"){
            if(func1(data32) < 1){
              const err20 = {instancePath:instancePath+"/quobyte/volume",keyword:"minLength",params:{limit: 1}};
              (vErrors ??= []).push(err20);
              errors++;
            }
          }
        }
      }
    }
    if(data.azureDisk !== undefined){
      let data33 = data.azureDisk;
      if(data33 && typeof data33 == "object" && !Array.isArray(data33)){
        if(data33.diskName !== undefined){
          let data34 = data33.diskName;
          if(typeof data34 === "string"){
            if(func1(data34) < 1){
              const err21 = {instancePath:instancePath+"/azureDisk/diskName",keyword:"minLength",params:{limit: 1}};
              (vErrors ??= []).push(err21);
              errors++;
            }
          }
        }
        if(data33.diskURI !== undefined){
          let data35 = data33.diskURI;
          if(typeof data35 === "string"){
            if(func1(data35) < 1){
              const err22 = {instancePath:instancePath+"/azureDisk/diskURI",keyword:"minLength",params:{limit: 1}};
              (vErrors ??= []).push(err22);
              errors++;
            }
          }
        }
        if(data33.cachingMode !== undefined){
          let data36 = data33.cachingMode;
          if(!(((data36 === "None") || (data36 === "ReadOnly")) || (data36 === "ReadWrite"))){
            const err23 = {instancePath:instancePath+"/azureDisk/cachingMode",keyword:"enum",params:{allowedValues: schema17.properties.cachingMode.enum}};
            (vErrors ??= []).push(err23);
            errors++;
          }
        }
        if(data33.kind !== undefined){
          let data37 = data33.kind;
          if(!(((data37 === "Shared") || (data37 === "Dedicated")) || (data37 === "Managed"))){
            const err24 = {instancePath:instancePath+"/azureDisk/kind",keyword:"enum",params:{allowedValues: schema17.properties.kind.enum}};
            (vErrors ??= []).push(err24);
            errors++;
          }
        }
      }
    }
    if(data.photonPersistentDisk !== undefined){
      let data38 = data.photonPersistentDisk;
      if(data38 && typeof data38 == "object" && !Array.isArray(data38)){
        if(data38.pdID !== undefined){
          let data39 = data38.pdID;
          if(typeof data39 === "string"){
            if(func1(data39) < 1){
              const err25 = {instancePath:instancePath+"/photonPersistentDisk/pdID",keyword:"minLength",params:{limit: 1}};
              (vErrors ??= []).push(err25);
              errors++;
            }
          }
        }
      }
    }
    if(data.portworxVolume !== undefined){
      let data40 = data.portworxVolume;
      if(data40 && typeof data40 == "object" && !Array.isArray(data40)){
        if(data40.volumeID !== undefined){
          let data41 = data40.volumeID;
          if(typeof data41 === "string"){
            if(func1(data41) < 1){
              const err26 = {instancePath:instancePath+"/portworxVolume/volumeID",keyword:"minLength",params:{limit: 1}};
              (vErrors ??= []).push(err26);
              errors++;
            }
          }
        }
      }
    }
    if(data.scaleIO !== undefined){
      let data42 = data.scaleIO;
      if(data42 && typeof data42 == "object" && !Array.isArray(data42)){
        if(data42.secretRef === undefined){
          const err27 = {instancePath:instancePath+"/scaleIO",keyword:"required",params:{missingProperty: "secretRef"}};
          (vErrors ??= []).push(err27);
          errors++;
        }
        if(data42.gateway !== undefined){
          let data43 = data42.gateway;
          if(typeof data43 === "string"){
            if(func1(data43) < 1){
              const err28 = {instancePath:instancePath+"/scaleIO/gateway",keyword:"minLength",params:{limit: 1}};
              (vErrors ??= []).push(err28);
              errors++;
            }
          }
        }
        if(data42.system !== undefined){
          let data44 = data42.system;
          if(typeof data44 === "string"){
            if(func1(data44) < 1){
              const err29 = {instancePath:instancePath+"/scaleIO/system",keyword:"minLength",params:{limit: 1}};
              (vErrors ??= []).push(err29);
              errors++;
            }
          }
        }
      }
    }
    if(data.local !== undefined){
      let data45 = data.local;
      if(data45 && typeof data45 == "object" && !Array.isArray(data45)){
        if(data45.path !== undefined){
          let data46 = data45.path;
          if(typeof data46 === "string"){
            if(func1(data46) < 1){
              const err30 = {instancePath:instancePath+"/local/path",keyword:"minLength",params:{limit: 1}};
              (vErrors ??= []).push(err30);
              errors++;
            }
          }
        }
      }
    }
    if(data.csi !== undefined){
      let data47 = data.csi;
      if(data47 && typeof data47 == "object" && !Array.isArray(data47)){
        if(data47.driver !== undefined){
          let data48 = data47.driver;
          if(typeof data48 === "string"){
            if(func1(data48) > 63){
              const err31 = {instancePath:instancePath+"/csi/driver",keyword:"maxLength",params:{limit: 63}};
              (vErrors ??= []).push(err31);
              errors++;
            }
            if(func1(data48) < 1){
              const err32 = {instancePath:instancePath+"/csi/driver",keyword:"minLength",params:{limit: 1}};
              (vErrors ??= []).push(err32);
              errors++;
            }
          }
        }
        if(data47.volumeHandle !== undefined){
          let data49 = data47.volumeHandle;
          if(typeof data49 === "string"){
            if(func1(data49) < 1){
              const err33 = {instancePath:instancePath+"/csi/volumeHandle",keyword:"minLength",params:{limit: 1}};
              (vErrors ??= []).push(err33);
              errors++;
            }
          }
        }
      }
    }
    if(data.accessModes !== undefined){
      let data50 = data.accessModes;
      if(Array.isArray(data50)){
        const len0 = data50.length;
        for(let i0=0; i0<len0; i0++){
          let data51 = data50[i0];
          if(!((((data51 === "ReadWriteOnce") || (data51 === "ReadOnlyMany")) || (data51 === "ReadWriteMany")) || (data51 === "ReadWriteOncePod"))){
            const err34 = {instancePath:instancePath+"/accessModes/" + i0,keyword:"enum",params:{allowedValues: schema4.properties.accessModes.items.enum}};
            (vErrors ??= []).push(err34);
            errors++;
          }
        }
      }
    }
    if(data.persistentVolumeReclaimPolicy !== undefined){
      let data52 = data.persistentVolumeReclaimPolicy;
      if(!(((data52 === "Recycle") || (data52 === "Delete")) || (data52 === "Retain"))){
        const err35 = {instancePath:instancePath+"/persistentVolumeReclaimPolicy",keyword:"enum",params:{allowedValues: schema4.properties.persistentVolumeReclaimPolicy.enum}};
        (vErrors ??= []).push(err35);
        errors++;
      }
    }
    if(data.storageClassName !== undefined){
      let data53 = data.storageClassName;
      if(typeof data53 === "string"){
        if(!(formats0(data53))){
          const err36 = {instancePath:instancePath+"/storageClassName",keyword:"format",params:{format: "dns-subdomain"}};
          (vErrors ??= []).push(err36);
          errors++;
        }
      }
    }
    if(data.volumeMode !== undefined){
      let data54 = data.volumeMode;
      if(!((data54 === "Block") || (data54 === "Filesystem"))){
        const err37 = {instancePath:instancePath+"/volumeMode",keyword:"enum",params:{allowedValues: schema4.properties.volumeMode.enum}};
        (vErrors ??= []).push(err37);
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
      let data56 = data.volumeAttributesClassName;
      if(typeof data56 === "string"){
        if(!(formats0(data56))){
          const err38 = {instancePath:instancePath+"/volumeAttributesClassName",keyword:"format",params:{format: "dns-subdomain"}};
          (vErrors ??= []).push(err38);
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

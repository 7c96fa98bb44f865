// Generated from openapi/v3/apis__storage.orch.io__v1.json by openapi-typescript. Do not edit.
export interface paths {
    "/apis/storage.orch.io/v1/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Lists the resources of this group and version. */
        get: operations["getStorageV1APIResources"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/apis/storage.orch.io/v1/csidrivers": {
        parameters: {
            query?: {
                /** @description true: JSON comes indented. */
                pretty?: components["parameters"]["pretty"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Lists or watches csidrivers. */
        get: operations["listStorageV1CSIDriver"];
        put?: never;
        /** @description Creates a CSIDriver. */
        post: operations["createStorageV1CSIDriver"];
        /** @description Deletes those csidrivers that the selectors choose. */
        delete: operations["deleteStorageV1CollectionCSIDriver"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/apis/storage.orch.io/v1/csidrivers/{name}": {
        parameters: {
            query?: {
                /** @description true: JSON comes indented. */
                pretty?: components["parameters"]["pretty"];
            };
            header?: never;
            path: {
                /** @description Name of the CSIDriver. */
                name: string;
            };
            cookie?: never;
        };
        /** @description Reads the CSIDriver. */
        get: operations["readStorageV1CSIDriver"];
        /** @description Replaces the CSIDriver. */
        put: operations["replaceStorageV1CSIDriver"];
        post?: never;
        /** @description Deletes the CSIDriver. */
        delete: operations["deleteStorageV1CSIDriver"];
        options?: never;
        head?: never;
        /** @description Changes parts of the CSIDriver. */
        patch: operations["patchStorageV1CSIDriver"];
        trace?: never;
    };
    "/apis/storage.orch.io/v1/csinodes": {
        parameters: {
            query?: {
                /** @description true: JSON comes indented. */
                pretty?: components["parameters"]["pretty"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Lists or watches csinodes. */
        get: operations["listStorageV1CSINode"];
        put?: never;
        /** @description Creates a CSINode. */
        post: operations["createStorageV1CSINode"];
        /** @description Deletes those csinodes that the selectors choose. */
        delete: operations["deleteStorageV1CollectionCSINode"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/apis/storage.orch.io/v1/csinodes/{name}": {
        parameters: {
            query?: {
                /** @description true: JSON comes indented. */
                pretty?: components["parameters"]["pretty"];
            };
            header?: never;
            path: {
                /** @description Name of the CSINode. */
                name: string;
            };
            cookie?: never;
        };
        /** @description Reads the CSINode. */
        get: operations["readStorageV1CSINode"];
        /** @description Replaces the CSINode. */
        put: operations["replaceStorageV1CSINode"];
        post?: never;
        /** @description Deletes the CSINode. */
        delete: operations["deleteStorageV1CSINode"];
        options?: never;
        head?: never;
        /** @description Changes parts of the CSINode. */
        patch: operations["patchStorageV1CSINode"];
        trace?: never;
    };
    "/apis/storage.orch.io/v1/namespaces/{namespace}/csistoragecapacities": {
        parameters: {
            query?: {
                /** @description true: JSON comes indented. */
                pretty?: components["parameters"]["pretty"];
            };
            header?: never;
            path: {
                /** @description The namespace that the objects live in. */
                namespace: components["parameters"]["namespace"];
            };
            cookie?: never;
        };
        /** @description Lists or watches csistoragecapacities. */
        get: operations["listStorageV1NamespacedCSIStorageCapacity"];
        put?: never;
        /** @description Creates a CSIStorageCapacity. */
        post: operations["createStorageV1NamespacedCSIStorageCapacity"];
        /** @description Deletes those csistoragecapacities that the selectors choose. */
        delete: operations["deleteStorageV1CollectionNamespacedCSIStorageCapacity"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/apis/storage.orch.io/v1/namespaces/{namespace}/csistoragecapacities/{name}": {
        parameters: {
            query?: {
                /** @description true: JSON comes indented. */
                pretty?: components["parameters"]["pretty"];
            };
            header?: never;
            path: {
                /** @description Name of the CSIStorageCapacity. */
                name: string;
                /** @description The namespace that the objects live in. */
                namespace: components["parameters"]["namespace"];
            };
            cookie?: never;
        };
        /** @description Reads the CSIStorageCapacity. */
        get: operations["readStorageV1NamespacedCSIStorageCapacity"];
        /** @description Replaces the CSIStorageCapacity. */
        put: operations["replaceStorageV1NamespacedCSIStorageCapacity"];
        post?: never;
        /** @description Deletes the CSIStorageCapacity. */
        delete: operations["deleteStorageV1NamespacedCSIStorageCapacity"];
        options?: never;
        head?: never;
        /** @description Changes parts of the CSIStorageCapacity. */
        patch: operations["patchStorageV1NamespacedCSIStorageCapacity"];
        trace?: never;
    };
    "/apis/storage.orch.io/v1/csistoragecapacities": {
        parameters: {
            query?: {
                /** @description true: JSON comes indented. */
                pretty?: components["parameters"]["pretty"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Lists or watches csistoragecapacities of every namespace. */
        get: operations["listStorageV1CSIStorageCapacityForAllNamespaces"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/apis/storage.orch.io/v1/storageclasses": {
        parameters: {
            query?: {
                /** @description true: JSON comes indented. */
                pretty?: components["parameters"]["pretty"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Lists or watches storageclasses. */
        get: operations["listStorageV1StorageClass"];
        put?: never;
        /** @description Creates a StorageClass. */
        post: operations["createStorageV1StorageClass"];
        /** @description Deletes those storageclasses that the selectors choose. */
        delete: operations["deleteStorageV1CollectionStorageClass"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/apis/storage.orch.io/v1/storageclasses/{name}": {
        parameters: {
            query?: {
                /** @description true: JSON comes indented. */
                pretty?: components["parameters"]["pretty"];
            };
            header?: never;
            path: {
                /** @description Name of the StorageClass. */
                name: string;
            };
            cookie?: never;
        };
        /** @description Reads the StorageClass. */
        get: operations["readStorageV1StorageClass"];
        /** @description Replaces the StorageClass. */
        put: operations["replaceStorageV1StorageClass"];
        post?: never;
        /** @description Deletes the StorageClass. */
        delete: operations["deleteStorageV1StorageClass"];
        options?: never;
        head?: never;
        /** @description Changes parts of the StorageClass. */
        patch: operations["patchStorageV1StorageClass"];
        trace?: never;
    };
    "/apis/storage.orch.io/v1/volumeattachments": {
        parameters: {
            query?: {
                /** @description true: JSON comes indented. */
                pretty?: components["parameters"]["pretty"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Lists or watches volumeattachments. */
        get: operations["listStorageV1VolumeAttachment"];
        put?: never;
        /** @description Creates a VolumeAttachment. */
        post: operations["createStorageV1VolumeAttachment"];
        /** @description Deletes those volumeattachments that the selectors choose. */
        delete: operations["deleteStorageV1CollectionVolumeAttachment"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/apis/storage.orch.io/v1/volumeattachments/{name}": {
        parameters: {
            query?: {
                /** @description true: JSON comes indented. */
                pretty?: components["parameters"]["pretty"];
            };
            header?: never;
            path: {
                /** @description Name of the VolumeAttachment. */
                name: string;
            };
            cookie?: never;
        };
        /** @description Reads the VolumeAttachment. */
        get: operations["readStorageV1VolumeAttachment"];
        /** @description Replaces the VolumeAttachment. */
        put: operations["replaceStorageV1VolumeAttachment"];
        post?: never;
        /** @description Deletes the VolumeAttachment. */
        delete: operations["deleteStorageV1VolumeAttachment"];
        options?: never;
        head?: never;
        /** @description Changes parts of the VolumeAttachment. */
        patch: operations["patchStorageV1VolumeAttachment"];
        trace?: never;
    };
    "/apis/storage.orch.io/v1/volumeattachments/{name}/status": {
        parameters: {
            query?: {
                /** @description true: JSON comes indented. */
                pretty?: components["parameters"]["pretty"];
            };
            header?: never;
            path: {
                /** @description Name of the VolumeAttachment. */
                name: string;
            };
            cookie?: never;
        };
        /** @description Reads the status of a VolumeAttachment. */
        get: operations["readStorageV1VolumeAttachmentStatus"];
        /** @description Replaces the status of a VolumeAttachment. */
        put: operations["replaceStorageV1VolumeAttachmentStatus"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** @description Changes parts of the status of a VolumeAttachment. */
        patch: operations["patchStorageV1VolumeAttachmentStatus"];
        trace?: never;
    };
    "/apis/storage.orch.io/v1/volumeattributesclasses": {
        parameters: {
            query?: {
                /** @description true: JSON comes indented. */
                pretty?: components["parameters"]["pretty"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Lists or watches volumeattributesclasses. */
        get: operations["listStorageV1VolumeAttributesClass"];
        put?: never;
        /** @description Creates a VolumeAttributesClass. */
        post: operations["createStorageV1VolumeAttributesClass"];
        /** @description Deletes those volumeattributesclasses that the selectors choose. */
        delete: operations["deleteStorageV1CollectionVolumeAttributesClass"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/apis/storage.orch.io/v1/volumeattributesclasses/{name}": {
        parameters: {
            query?: {
                /** @description true: JSON comes indented. */
                pretty?: components["parameters"]["pretty"];
            };
            header?: never;
            path: {
                /** @description Name of the VolumeAttributesClass. */
                name: string;
            };
            cookie?: never;
        };
        /** @description Reads the VolumeAttributesClass. */
        get: operations["readStorageV1VolumeAttributesClass"];
        /** @description Replaces the VolumeAttributesClass. */
        put: operations["replaceStorageV1VolumeAttributesClass"];
        post?: never;
        /** @description Deletes the VolumeAttributesClass. */
        delete: operations["deleteStorageV1VolumeAttributesClass"];
        options?: never;
        head?: never;
        /** @description Changes parts of the VolumeAttributesClass. */
        patch: operations["patchStorageV1VolumeAttributesClass"];
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description An Amazon EBS volume. */
        "io.orch.api.core.v1.AWSElasticBlockStoreVolumeSource": {
            /** @description Identifier of the volume. */
            volumeID: string;
            /** @description File system on it. */
            fsType?: string;
            /**
             * Format: int32
             * @description Partition to mount; the whole volume when 0.
             */
            partition?: number;
            /** @description Forbids writing. */
            readOnly?: boolean;
        };
        /** @description An Azure disk. */
        "io.orch.api.core.v1.AzureDiskVolumeSource": {
            /** @description Name of the disk. */
            diskName: string;
            /** @description URI of the disk. */
            diskURI: string;
            /**
             * @description How the host caches it; ReadWrite when unset.
             * @default ReadWrite
             * @enum {string}
             */
            cachingMode?: "None" | "ReadOnly" | "ReadWrite";
            /**
             * @description File system on it; ext4 when unset.
             * @default ext4
             */
            fsType?: string;
            /**
             * @description Forbids writing.
             * @default false
             */
            readOnly?: boolean;
            /**
             * @description Whether the disk is in a shared or own account, or managed; Shared when unset.
             * @default Shared
             * @enum {string}
             */
            kind?: "Shared" | "Dedicated" | "Managed";
        };
        /** @description A share of Azure's file service. */
        "io.orch.api.core.v1.AzureFilePersistentVolumeSource": {
            /** @description Secret with the account's name and key. */
            secretName: string;
            /** @description Name of the share. */
            shareName: string;
            /** @description Whether it is mounted for reading only. */
            readOnly?: boolean;
            /** @description Namespace of the secret; that of the pod when unset. */
            secretNamespace?: string | null;
        };
        /** @description A volume of a storage driver. */
        "io.orch.api.core.v1.CSIPersistentVolumeSource": {
            /** @description Name of the driver. */
            driver: string;
            /** @description Name that the driver gave the volume. */
            volumeHandle: string;
            /** @description Whether it is mounted for reading only. */
            readOnly?: boolean;
            /** @description File system on the volume. */
            fsType?: string;
            /** @description What the driver wants to be told of the volume. */
            volumeAttributes?: {
                [key: string]: string;
            };
            /** @description Secret for attaching the volume to a node and detaching it. */
            controllerPublishSecretRef?: components["schemas"]["io.orch.api.core.v1.SecretReference"];
            /** @description Secret for preparing the volume on a node. */
            nodeStageSecretRef?: components["schemas"]["io.orch.api.core.v1.SecretReference"];
            /** @description Secret for mounting the volume for a pod. */
            nodePublishSecretRef?: components["schemas"]["io.orch.api.core.v1.SecretReference"];
            /** @description Secret for growing the volume. */
            controllerExpandSecretRef?: components["schemas"]["io.orch.api.core.v1.SecretReference"];
            /** @description Secret for growing the file system on the node. */
            nodeExpandSecretRef?: components["schemas"]["io.orch.api.core.v1.SecretReference"];
        };
        /** @description A CephFS mount. */
        "io.orch.api.core.v1.CephFSPersistentVolumeSource": {
            /** @description Addresses of the Ceph monitors. */
            monitors: string[];
            /** @description Folder to mount; the root when unset. */
            path?: string;
            /** @description Ceph user. */
            user?: string;
            /** @description File with the user's key. */
            secretFile?: string;
            /** @description Secret with the user's key, instead of secretFile. */
            secretRef?: components["schemas"]["io.orch.api.core.v1.SecretReference"];
            /** @description Whether it is mounted for reading only. */
            readOnly?: boolean;
        };
        /** @description A Cinder volume. */
        "io.orch.api.core.v1.CinderPersistentVolumeSource": {
            /** @description Id of the volume. */
            volumeID: string;
            /** @description File system on the volume. */
            fsType?: string;
            /** @description Whether it is mounted for reading only. */
            readOnly?: boolean;
            /** @description Secret with what is needed to reach the cloud. */
            secretRef?: components["schemas"]["io.orch.api.core.v1.SecretReference"];
        };
        /** @description A Fibre Channel device. */
        "io.orch.api.core.v1.FCVolumeSource": {
            /** @description World wide names of the targets. */
            targetWWNs?: string[];
            /**
             * Format: int32
             * @description Number of the logical unit.
             */
            lun?: number;
            /** @description File system on it. */
            fsType?: string;
            /** @description Forbids writing. */
            readOnly?: boolean;
            /** @description World wide identifiers of the volume, in place of targets and unit. */
            wwids?: string[];
        };
        /** @description A volume of an exec-based plugin. */
        "io.orch.api.core.v1.FlexPersistentVolumeSource": {
            /** @description Name of the plugin. */
            driver: string;
            /** @description File system on the volume. */
            fsType?: string;
            /** @description Secret that is handed to the plugin. */
            secretRef?: components["schemas"]["io.orch.api.core.v1.SecretReference"];
            /** @description Whether it is mounted for reading only. */
            readOnly?: boolean;
            /** @description Further options for the plugin. */
            options?: {
                [key: string]: string;
            };
        };
        /** @description A Flocker volume. */
        "io.orch.api.core.v1.FlockerVolumeSource": {
            /** @description Name of the dataset. */
            datasetName?: string;
            /** @description Identifier of the dataset. */
            datasetUUID?: string;
        };
        /** @description A Google Compute Engine disk. */
        "io.orch.api.core.v1.GCEPersistentDiskVolumeSource": {
            /** @description Name of the disk. */
            pdName: string;
            /** @description File system on it. */
            fsType?: string;
            /**
             * Format: int32
             * @description Partition to mount; the whole disk when 0.
             */
            partition?: number;
            /** @description Forbids writing. */
            readOnly?: boolean;
        };
        /** @description A Glusterfs volume. */
        "io.orch.api.core.v1.GlusterfsPersistentVolumeSource": {
            /** @description Endpoints object that lists the servers. */
            endpoints: string;
            /** @description Name of the volume. */
            path: string;
            /** @description Whether it is mounted for reading only. */
            readOnly?: boolean;
            /** @description Namespace of the endpoints; that of the claim when unset. */
            endpointsNamespace?: string;
        };
        "io.orch.api.core.v1.HostPathVolumeSource": {
            /** @description Path on the node; links are followed. */
            path: string;
            /**
             * @description What must be there, or is to be made; empty checks nothing.
             * @default
             * @enum {string}
             */
            type?: "" | "DirectoryOrCreate" | "Directory" | "FileOrCreate" | "File" | "Socket" | "CharDevice" | "BlockDevice";
        };
        /** @description A disk that is attached over iSCSI. */
        "io.orch.api.core.v1.ISCSIPersistentVolumeSource": {
            /** @description Address of the target, with a port when it is not 3260. */
            targetPortal: string;
            /** @description Qualified name of the target. */
            iqn: string;
            /**
             * Format: int32
             * @description Number of the unit at the target.
             */
            lun: number;
            /**
             * @description Interface that the initiator uses.
             * @default default
             */
            iscsiInterface?: string;
            /** @description File system on the disk. */
            fsType?: string;
            /** @description Whether it is mounted for reading only. */
            readOnly?: boolean;
            /** @description Further addresses of the target. */
            portals?: string[];
            /** @description Whether discovery is authenticated. */
            chapAuthDiscovery?: boolean;
            /** @description Whether sessions are authenticated. */
            chapAuthSession?: boolean;
            /** @description Secret with the names and passwords. */
            secretRef?: components["schemas"]["io.orch.api.core.v1.SecretReference"];
            /** @description Own name of the initiator, instead of the node's. */
            initiatorName?: string;
        };
        /** @description A disk or folder that is attached to one node. */
        "io.orch.api.core.v1.LocalVolumeSource": {
            /** @description Path of the device or folder on the node. */
            path: string;
            /** @description File system to make on a device that has none. */
            fsType?: string;
        };
        "io.orch.api.core.v1.NFSVolumeSource": {
            /** @description Host name or address of the server. */
            server: string;
            /** @description Folder that the server exports. */
            path: string;
            /** @description Forbids writing. */
            readOnly?: boolean;
        };
        /** @description Selects nodes that meet at least one of its terms. */
        "io.orch.api.core.v1.NodeSelector": {
            /** @description The terms; at least one. */
            nodeSelectorTerms: components["schemas"]["io.orch.api.core.v1.NodeSelectorTerm"][];
        };
        /** @description One requirement on one label or field of a node. */
        "io.orch.api.core.v1.NodeSelectorRequirement": {
            /** @description Label or field. */
            key: string;
            /**
             * @description How it relates to the values.
             * @enum {string}
             */
            operator: "In" | "NotIn" | "Exists" | "DoesNotExist" | "Gt" | "Lt";
            /** @description Values; none for Exists and DoesNotExist, one number for Gt and Lt. */
            values?: string[];
        };
        /** @description Requirements that must all hold; an empty term selects nothing. */
        "io.orch.api.core.v1.NodeSelectorTerm": {
            /** @description Requirements on labels of the node. */
            matchExpressions?: components["schemas"]["io.orch.api.core.v1.NodeSelectorRequirement"][];
            /** @description Requirements on fields of the node; only metadata.name. */
            matchFields?: components["schemas"]["io.orch.api.core.v1.NodeSelectorRequirement"][];
        };
        /** @description Points at an object, or at a part of it. */
        "io.orch.api.core.v1.ObjectReference": {
            /** @description Kind of the object. */
            kind?: string;
            /** @description Namespace of the object. */
            namespace?: string;
            /** @description Name of the object. */
            name?: string;
            /** @description UID of the object. */
            uid?: string;
            /** @description Group and version of the object. */
            apiVersion?: string;
            /** @description Version of the object that is meant. */
            resourceVersion?: string;
            /** @description Part of the object that is meant, such as spec.containers{web}. */
            fieldPath?: string;
        };
        /** @description What a volume is and who may use it; exactly one source must be set. */
        "io.orch.api.core.v1.PersistentVolumeSpec": {
            /** @description Amounts the volume has; storage is the only one. */
            capacity?: {
                [key: string]: components["schemas"]["io.orch.apimachinery.pkg.api.resource.Quantity"];
            };
            /** @description A disk of Google's cloud; retired. */
            gcePersistentDisk?: components["schemas"]["io.orch.api.core.v1.GCEPersistentDiskVolumeSource"];
            /** @description A disk of Amazon's cloud; retired. */
            awsElasticBlockStore?: components["schemas"]["io.orch.api.core.v1.AWSElasticBlockStoreVolumeSource"];
            /** @description A folder of the node; for tests on a single node only. */
            hostPath?: components["schemas"]["io.orch.api.core.v1.HostPathVolumeSource"];
            /** @description A Glusterfs volume; retired. */
            glusterfs?: components["schemas"]["io.orch.api.core.v1.GlusterfsPersistentVolumeSource"];
            /** @description A folder that an NFS server exports. */
            nfs?: components["schemas"]["io.orch.api.core.v1.NFSVolumeSource"];
            /** @description A Ceph block device; retired. */
            rbd?: components["schemas"]["io.orch.api.core.v1.RBDPersistentVolumeSource"];
            /** @description A disk that is attached over iSCSI. */
            iscsi?: components["schemas"]["io.orch.api.core.v1.ISCSIPersistentVolumeSource"];
            /** @description A Cinder volume; retired. */
            cinder?: components["schemas"]["io.orch.api.core.v1.CinderPersistentVolumeSource"];
            /** @description A CephFS mount; retired. */
            cephfs?: components["schemas"]["io.orch.api.core.v1.CephFSPersistentVolumeSource"];
            /** @description A disk that is attached over Fibre Channel. */
            fc?: components["schemas"]["io.orch.api.core.v1.FCVolumeSource"];
            /** @description A Flocker volume; retired. */
            flocker?: components["schemas"]["io.orch.api.core.v1.FlockerVolumeSource"];
            /** @description A volume of an exec-based plugin; deprecated in favour of csi. */
            flexVolume?: components["schemas"]["io.orch.api.core.v1.FlexPersistentVolumeSource"];
            /** @description A share of Azure's file service; retired. */
            azureFile?: components["schemas"]["io.orch.api.core.v1.AzureFilePersistentVolumeSource"];
            /** @description A vSphere disk; retired. */
            vsphereVolume?: components["schemas"]["io.orch.api.core.v1.VsphereVirtualDiskVolumeSource"];
            /** @description A Quobyte mount; retired. */
            quobyte?: components["schemas"]["io.orch.api.core.v1.QuobyteVolumeSource"];
            /** @description A disk of Azure; retired. */
            azureDisk?: components["schemas"]["io.orch.api.core.v1.AzureDiskVolumeSource"];
            /** @description A disk of Photon Controller; retired. */
            photonPersistentDisk?: components["schemas"]["io.orch.api.core.v1.PhotonPersistentDiskVolumeSource"];
            /** @description A Portworx volume; retired. */
            portworxVolume?: components["schemas"]["io.orch.api.core.v1.PortworxVolumeSource"];
            /** @description A ScaleIO volume; retired. */
            scaleIO?: components["schemas"]["io.orch.api.core.v1.ScaleIOPersistentVolumeSource"];
            /** @description A disk or folder that is attached to one node. */
            local?: components["schemas"]["io.orch.api.core.v1.LocalVolumeSource"];
            /** @description A StorageOS volume; retired. */
            storageos?: components["schemas"]["io.orch.api.core.v1.StorageOSPersistentVolumeSource"];
            /** @description A volume of a storage driver. */
            csi?: components["schemas"]["io.orch.api.core.v1.CSIPersistentVolumeSource"];
            /** @description Ways in which the volume may be mounted. */
            accessModes?: ("ReadWriteOnce" | "ReadOnlyMany" | "ReadWriteMany" | "ReadWriteOncePod")[];
            /** @description Claim that the volume is bound to, or kept for. */
            claimRef?: components["schemas"]["io.orch.api.core.v1.ObjectReference"];
            /**
             * @description What happens to the volume when its claim goes: Retain, Delete or Recycle.
             * @default Retain
             * @enum {string}
             */
            persistentVolumeReclaimPolicy?: "Recycle" | "Delete" | "Retain";
            /**
             * Format: dns-subdomain
             * @description Class of storage the volume belongs to; empty for none.
             */
            storageClassName?: string;
            /** @description Options of mount, which are not checked. */
            mountOptions?: string[];
            /**
             * @description Filesystem, or Block for a raw device.
             * @default Filesystem
             * @enum {string}
             */
            volumeMode?: "Block" | "Filesystem";
            /** @description Nodes from which the volume can be reached. */
            nodeAffinity?: components["schemas"]["io.orch.api.core.v1.VolumeNodeAffinity"];
            /** @description Class of attributes that the volume has. */
            volumeAttributesClassName?: string;
        };
        /** @description A Photon disk. */
        "io.orch.api.core.v1.PhotonPersistentDiskVolumeSource": {
            /** @description Identifier of the disk. */
            pdID: string;
            /** @description File system on it. */
            fsType?: string;
        };
        /** @description A Portworx volume. */
        "io.orch.api.core.v1.PortworxVolumeSource": {
            /** @description Identifier of the volume. */
            volumeID: string;
            /** @description File system on it. */
            fsType?: string;
            /** @description Forbids writing. */
            readOnly?: boolean;
        };
        /** @description A Quobyte volume. */
        "io.orch.api.core.v1.QuobyteVolumeSource": {
            /** @description Addresses of the registries, as host:port separated by commas. */
            registry: string;
            /** @description Name of the volume. */
            volume: string;
            /** @description Forbids writing. */
            readOnly?: boolean;
            /** @description User to mount as. */
            user?: string;
            /** @description Group to mount as. */
            group?: string;
            /** @description Tenant that owns the volume. */
            tenant?: string;
        };
        /** @description A Ceph block device. */
        "io.orch.api.core.v1.RBDPersistentVolumeSource": {
            /** @description Addresses of the Ceph monitors. */
            monitors: string[];
            /** @description Name of the image. */
            image: string;
            /** @description File system on the image. */
            fsType?: string;
            /**
             * @description Pool the image is in.
             * @default rbd
             */
            pool?: string;
            /**
             * @description Ceph user.
             * @default admin
             */
            user?: string;
            /**
             * @description File with the user's key.
             * @default /etc/ceph/keyring
             */
            keyring?: string;
            /** @description Secret with the user's key, instead of keyring. */
            secretRef?: components["schemas"]["io.orch.api.core.v1.SecretReference"];
            /** @description Whether it is mounted for reading only. */
            readOnly?: boolean;
        };
        /** @description A ScaleIO volume. */
        "io.orch.api.core.v1.ScaleIOPersistentVolumeSource": {
            /** @description Address of the gateway. */
            gateway: string;
            /** @description Name of the storage system. */
            system: string;
            /** @description Secret with user and password. */
            secretRef: components["schemas"]["io.orch.api.core.v1.SecretReference"];
            /** @description Whether the gateway is spoken to over TLS. */
            sslEnabled?: boolean;
            /** @description Protection domain of the storage. */
            protectionDomain?: string;
            /** @description Pool the volume is in. */
            storagePool?: string;
            /**
             * @description ThickProvisioned or ThinProvisioned.
             * @default ThinProvisioned
             */
            storageMode?: string;
            /** @description Name of the volume. */
            volumeName?: string;
            /**
             * @description File system on the volume.
             * @default xfs
             */
            fsType?: string;
            /** @description Whether it is mounted for reading only. */
            readOnly?: boolean;
        };
        /** @description Names a secret in any namespace. */
        "io.orch.api.core.v1.SecretReference": {
            /** @description Name of the secret. */
            name?: string;
            /** @description Namespace of the secret. */
            namespace?: string;
        };
        /** @description A StorageOS volume. */
        "io.orch.api.core.v1.StorageOSPersistentVolumeSource": {
            /** @description Name of the volume. */
            volumeName?: string;
            /** @description Scope of the name; the pod's namespace when unset. */
            volumeNamespace?: string;
            /** @description File system on the volume. */
            fsType?: string;
            /** @description Whether it is mounted for reading only. */
            readOnly?: boolean;
            /** @description Secret with what is needed to reach the API. */
            secretRef?: components["schemas"]["io.orch.api.core.v1.ObjectReference"];
        };
        /** @description A label of which one of the values is needed. */
        "io.orch.api.core.v1.TopologySelectorLabelRequirement": {
            /** @description Key of the label. */
            key: string;
            /** @description Values of the label; any of them suffices. */
            values: string[] | null;
        };
        /** @description Places, by labels of nodes; all of its requirements hold. */
        "io.orch.api.core.v1.TopologySelectorTerm": {
            /** @description The requirements. */
            matchLabelExpressions?: components["schemas"]["io.orch.api.core.v1.TopologySelectorLabelRequirement"][];
        };
        /** @description Nodes from which a volume can be reached. */
        "io.orch.api.core.v1.VolumeNodeAffinity": {
            /** @description Terms of which a node must meet at least one. */
            required?: components["schemas"]["io.orch.api.core.v1.NodeSelector"];
        };
        /** @description A vSphere disk. */
        "io.orch.api.core.v1.VsphereVirtualDiskVolumeSource": {
            /** @description Path of the disk. */
            volumePath: string;
            /** @description File system on it. */
            fsType?: string;
            /** @description Name of the storage policy. */
            storagePolicyName?: string;
            /** @description Identifier of the storage policy. */
            storagePolicyID?: string;
        };
        /** @description CSIDriver says how a storage driver is to be treated. Its name is the driver's. */
        "io.orch.api.storage.v1.CSIDriver": {
            /** @description The group and version of this representation of the object. */
            apiVersion?: string;
            /** @description The type of the object, in CamelCase. */
            kind?: string;
            /** @description Name, labels and what else every object carries. */
            metadata?: components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.ObjectMeta"];
            /** @description What the driver needs. */
            spec: components["schemas"]["io.orch.api.storage.v1.CSIDriverSpec"];
        };
        /** @description CSIDriverList is a list of CSIDriver objects. */
        "io.orch.api.storage.v1.CSIDriverList": {
            /** @description The group and version of this representation of the object. */
            apiVersion?: string;
            /** @description The type of the object, in CamelCase. */
            kind?: string;
            /** @description The version of the list, and how to go on with it. */
            metadata?: components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.ListMeta"];
            /** @description The csidrivers. */
            items: components["schemas"]["io.orch.api.storage.v1.CSIDriver"][];
        };
        /** @description What a storage driver needs. */
        "io.orch.api.storage.v1.CSIDriverSpec": {
            /**
             * @description Whether volumes are attached to a node before they are mounted; true when unset.
             * @default true
             */
            attachRequired?: boolean;
            /**
             * @description Whether the driver is told which pod a mount is for; false when unset.
             * @default false
             */
            podInfoOnMount?: boolean;
            /** @description Whether volumes outlive pods, are made for a pod, or both; Persistent when unset. */
            volumeLifecycleModes?: ("Persistent" | "Ephemeral")[];
            /**
             * @description Whether the scheduler looks at the capacity that the driver reports; false when unset.
             * @default false
             */
            storageCapacity?: boolean;
            /**
             * @description When ownership of a volume's files is changed to the pod's group; ReadWriteOnceWithFSType when unset.
             * @default ReadWriteOnceWithFSType
             * @enum {string}
             */
            fsGroupPolicy?: "ReadWriteOnceWithFSType" | "File" | "None";
            /** @description Tokens of the pod's service account that the driver is given on mount. */
            tokenRequests?: components["schemas"]["io.orch.api.storage.v1.TokenRequest"][];
            /**
             * @description Whether the driver is called again from time to time for a mounted volume; false when unset.
             * @default false
             */
            requiresRepublish?: boolean;
            /**
             * @description Whether volumes can be mounted with an SELinux context; false when unset.
             * @default false
             */
            seLinuxMount?: boolean;
            /**
             * Format: int64
             * @description Seconds between updates of how many volumes a node can hold; unset means none.
             */
            nodeAllocatableUpdatePeriodSeconds?: number;
            /** @description Whether tokens are passed among the secrets instead of the volume's context. */
            serviceAccountTokenInSecrets?: boolean;
            /** @description Keeps pods off nodes on which the driver is not installed. */
            preventPodSchedulingIfMissing?: boolean;
        };
        /** @description CSINode lists the storage drivers on a node. Its name is the node's. */
        "io.orch.api.storage.v1.CSINode": {
            /** @description The group and version of this representation of the object. */
            apiVersion?: string;
            /** @description The type of the object, in CamelCase. */
            kind?: string;
            /** @description Name, labels and what else every object carries. */
            metadata?: components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.ObjectMeta"];
            /** @description The drivers. */
            spec: components["schemas"]["io.orch.api.storage.v1.CSINodeSpec"];
        };
        /** @description A storage driver on a node. */
        "io.orch.api.storage.v1.CSINodeDriver": {
            /** @description Name of the driver. */
            name: string;
            /** @description What the driver calls the node. */
            nodeID: string;
            /** @description Labels of the node that say where it is, as the driver knows it. */
            topologyKeys?: string[] | null;
            /** @description How much the node can hold. */
            allocatable?: components["schemas"]["io.orch.api.storage.v1.VolumeNodeResources"];
        };
        /** @description CSINodeList is a list of CSINode objects. */
        "io.orch.api.storage.v1.CSINodeList": {
            /** @description The group and version of this representation of the object. */
            apiVersion?: string;
            /** @description The type of the object, in CamelCase. */
            kind?: string;
            /** @description The version of the list, and how to go on with it. */
            metadata?: components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.ListMeta"];
            /** @description The csinodes. */
            items: components["schemas"]["io.orch.api.storage.v1.CSINode"][];
        };
        /** @description Storage drivers on a node. */
        "io.orch.api.storage.v1.CSINodeSpec": {
            /** @description The drivers by name. */
            drivers: components["schemas"]["io.orch.api.storage.v1.CSINodeDriver"][] | null;
        };
        /** @description CSIStorageCapacity says how much storage of a class there is in a part of the cluster. */
        "io.orch.api.storage.v1.CSIStorageCapacity": {
            /** @description The group and version of this representation of the object. */
            apiVersion?: string;
            /** @description The type of the object, in CamelCase. */
            kind?: string;
            /** @description Name, labels and what else every object carries. */
            metadata?: components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.ObjectMeta"];
            /** @description Labels of the nodes that can reach the storage. It cannot change. */
            nodeTopology?: components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.LabelSelector"];
            /**
             * Format: dns-subdomain
             * @description Storage class that is meant. It cannot change.
             */
            storageClassName: string;
            /** @description How much there is; unset means unknown. */
            capacity?: components["schemas"]["io.orch.apimachinery.pkg.api.resource.Quantity"];
            /** @description Largest volume that can be made; unset means unknown. */
            maximumVolumeSize?: components["schemas"]["io.orch.apimachinery.pkg.api.resource.Quantity"];
        };
        /** @description CSIStorageCapacityList is a list of CSIStorageCapacity objects. */
        "io.orch.api.storage.v1.CSIStorageCapacityList": {
            /** @description The group and version of this representation of the object. */
            apiVersion?: string;
            /** @description The type of the object, in CamelCase. */
            kind?: string;
            /** @description The version of the list, and how to go on with it. */
            metadata?: components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.ListMeta"];
            /** @description The csistoragecapacities. */
            items: components["schemas"]["io.orch.api.storage.v1.CSIStorageCapacity"][];
        };
        /** @description StorageClass is a kind of storage that claims may ask for by name. */
        "io.orch.api.storage.v1.StorageClass": {
            /** @description The group and version of this representation of the object. */
            apiVersion?: string;
            /** @description The type of the object, in CamelCase. */
            kind?: string;
            /** @description Name, labels and what else every object carries. */
            metadata?: components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.ObjectMeta"];
            /** @description Driver that makes the volumes. It cannot change. */
            provisioner: string;
            /** @description Words to the driver. They cannot change. */
            parameters?: {
                [key: string]: string;
            };
            /**
             * @description What becomes of a volume when its claim goes; Delete when unset.
             * @default Delete
             * @enum {string}
             */
            reclaimPolicy?: "Delete" | "Retain";
            /** @description Options with which volumes are mounted; nobody checks them. */
            mountOptions?: string[];
            /** @description Whether claims may grow. */
            allowVolumeExpansion?: boolean;
            /**
             * @description Whether a claim gets its volume at once or when a pod needs it; Immediate when unset.
             * @default Immediate
             * @enum {string}
             */
            volumeBindingMode?: "Immediate" | "WaitForFirstConsumer";
            /** @description Where volumes may be made; anywhere when empty. */
            allowedTopologies?: components["schemas"]["io.orch.api.core.v1.TopologySelectorTerm"][];
        };
        /** @description StorageClassList is a list of StorageClass objects. */
        "io.orch.api.storage.v1.StorageClassList": {
            /** @description The group and version of this representation of the object. */
            apiVersion?: string;
            /** @description The type of the object, in CamelCase. */
            kind?: string;
            /** @description The version of the list, and how to go on with it. */
            metadata?: components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.ListMeta"];
            /** @description The storageclasses. */
            items: components["schemas"]["io.orch.api.storage.v1.StorageClass"][];
        };
        /** @description A token that a driver is given. */
        "io.orch.api.storage.v1.TokenRequest": {
            /** @description Whom the token is meant for; empty means the API server. */
            audience: string;
            /**
             * Format: int64
             * @description Seconds the token is to be valid.
             */
            expirationSeconds?: number;
        };
        /** @description VolumeAttachment asks for a volume to be attached to a node. */
        "io.orch.api.storage.v1.VolumeAttachment": {
            /** @description The group and version of this representation of the object. */
            apiVersion?: string;
            /** @description The type of the object, in CamelCase. */
            kind?: string;
            /** @description Name, labels and what else every object carries. */
            metadata?: components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.ObjectMeta"];
            /** @description Which volume and node. It cannot change. */
            spec: components["schemas"]["io.orch.api.storage.v1.VolumeAttachmentSpec"];
            /** @description What came of it. */
            status?: components["schemas"]["io.orch.api.storage.v1.VolumeAttachmentStatus"];
        };
        /** @description VolumeAttachmentList is a list of VolumeAttachment objects. */
        "io.orch.api.storage.v1.VolumeAttachmentList": {
            /** @description The group and version of this representation of the object. */
            apiVersion?: string;
            /** @description The type of the object, in CamelCase. */
            kind?: string;
            /** @description The version of the list, and how to go on with it. */
            metadata?: components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.ListMeta"];
            /** @description The volumeattachments. */
            items: components["schemas"]["io.orch.api.storage.v1.VolumeAttachment"][];
        };
        /** @description The volume; exactly one of the two. */
        "io.orch.api.storage.v1.VolumeAttachmentSource": {
            /** @description Name of a persistent volume. */
            persistentVolumeName?: string;
            /** @description A volume of a pod that was translated to the driver's terms. */
            inlineVolumeSpec?: components["schemas"]["io.orch.api.core.v1.PersistentVolumeSpec"];
        };
        /** @description Which volume is attached where. */
        "io.orch.api.storage.v1.VolumeAttachmentSpec": {
            /** @description Driver that attaches. */
            attacher: string;
            /** @description The volume. */
            source: components["schemas"]["io.orch.api.storage.v1.VolumeAttachmentSource"];
            /** @description Node it is attached to. */
            nodeName: string;
        };
        /** @description What came of an attachment. */
        "io.orch.api.storage.v1.VolumeAttachmentStatus": {
            /** @description Whether the volume is attached. */
            attached: boolean;
            /** @description What the driver wants to be told when the volume is mounted. */
            attachmentMetadata?: {
                [key: string]: string;
            };
            /** @description Why attaching failed last. */
            attachError?: components["schemas"]["io.orch.api.storage.v1.VolumeError"];
            /** @description Why detaching failed last. */
            detachError?: components["schemas"]["io.orch.api.storage.v1.VolumeError"];
        };
        /** @description VolumeAttributesClass is a set of properties that a volume can be changed to. */
        "io.orch.api.storage.v1.VolumeAttributesClass": {
            /** @description The group and version of this representation of the object. */
            apiVersion?: string;
            /** @description The type of the object, in CamelCase. */
            kind?: string;
            /** @description Name, labels and what else every object carries. */
            metadata?: components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.ObjectMeta"];
            /** @description Driver that understands the properties. It cannot change. */
            driverName: string;
            /** @description The properties. They cannot change. */
            parameters?: {
                [key: string]: string;
            };
        };
        /** @description VolumeAttributesClassList is a list of VolumeAttributesClass objects. */
        "io.orch.api.storage.v1.VolumeAttributesClassList": {
            /** @description The group and version of this representation of the object. */
            apiVersion?: string;
            /** @description The type of the object, in CamelCase. */
            kind?: string;
            /** @description The version of the list, and how to go on with it. */
            metadata?: components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.ListMeta"];
            /** @description The volumeattributesclasses. */
            items: components["schemas"]["io.orch.api.storage.v1.VolumeAttributesClass"][];
        };
        /** @description Why an operation on a volume failed. */
        "io.orch.api.storage.v1.VolumeError": {
            /** @description When. */
            time?: (string & components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.Time"]) | null;
            /** @description Why, in words. */
            message?: string;
            /**
             * Format: int32
             * @description Code of the driver's answer.
             */
            errorCode?: number;
        };
        /** @description How much a node can hold. */
        "io.orch.api.storage.v1.VolumeNodeResources": {
            /**
             * Format: int32
             * @description Most volumes of the driver at once; unset means no limit.
             */
            count?: number;
        };
        /** @description An amount with an optional suffix, such as 500m, 1.5 or 2Gi. */
        "io.orch.apimachinery.pkg.api.resource.Quantity": string | number;
        /** @description One resource or sub-resource. */
        "io.orch.apimachinery.pkg.apis.meta.v1.APIResource": {
            /** @description Name in URLs; a sub-resource is written after its resource and a slash. */
            name: string;
            /** @description Name of one. */
            singularName: string;
            /** @description Whether objects lie in namespaces. */
            namespaced: boolean;
            /** @description Group of the kind, when it is another than the list's. */
            group?: string;
            /** @description Version of the kind, when it is another than the list's. */
            version?: string;
            /** @description Kind of the bodies. */
            kind: string;
            /** @description What may be done with it. */
            verbs: string[] | null;
            /** @description Abbreviations for the command line. */
            shortNames?: string[];
            /** @description Groups of resources that it belongs to, such as all. */
            categories?: string[];
            /** @description Changes when objects are stored in another version. */
            storageVersionHash?: string;
        };
        /** @description What one version of a group serves. */
        "io.orch.apimachinery.pkg.apis.meta.v1.APIResourceList": {
            /** @description Kind of the object. */
            kind?: string;
            /** @description Group and version of the object. */
            apiVersion?: string;
            /** @description Group and version as objects write it. */
            groupVersion: string;
            /** @description Resources and sub-resources, by name. */
            resources: components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.APIResource"][] | null;
        };
        /** @description How an object is to be deleted. */
        "io.orch.apimachinery.pkg.apis.meta.v1.DeleteOptions": {
            /** @description Kind of the object. */
            kind?: string;
            /** @description Group and version of the object. */
            apiVersion?: string;
            /**
             * Format: int64
             * @description Seconds the object is given to end; 0 removes it at once. Unset takes the kind's own.
             */
            gracePeriodSeconds?: number;
            /** @description What must hold for the deletion to go ahead. */
            preconditions?: components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.Preconditions"];
            /** @description Older form of propagationPolicy; only one of the two may be set. */
            orphanDependents?: boolean;
            /** @description Whether dependents go later (Background), first (Foreground), or stay (Orphan). */
            propagationPolicy?: string;
            /** @description All goes through every step but stores nothing. */
            dryRun?: string[];
            /** @description Deletes an object that can no longer be read, without looking at finalizers. Dangerous. */
            ignoreStoreReadErrorWithClusterBreakingPotential?: boolean;
        };
        /** @description A set of field paths, written as a tree of f:, k:, v: and i: keys. */
        "io.orch.apimachinery.pkg.apis.meta.v1.FieldsV1": Record<string, never>;
        /** @description Selects objects by their labels; all requirements must hold, and an empty selector selects everything. */
        "io.orch.apimachinery.pkg.apis.meta.v1.LabelSelector": {
            /** @description Labels that must be there with these values. */
            matchLabels?: {
                [key: string]: string;
            };
            /** @description Further requirements on labels. */
            matchExpressions?: components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.LabelSelectorRequirement"][];
        };
        /** @description One requirement on one label. */
        "io.orch.apimachinery.pkg.apis.meta.v1.LabelSelectorRequirement": {
            /**
             * Format: qualified-name
             * @description Label it is about.
             */
            key: string;
            /**
             * @description How the label relates to the values.
             * @enum {string}
             */
            operator: "In" | "NotIn" | "Exists" | "DoesNotExist";
            /** @description Values for In and NotIn; must be empty for Exists and DoesNotExist. */
            values?: string[];
        };
        /** @description What a list says about itself. */
        "io.orch.apimachinery.pkg.apis.meta.v1.ListMeta": {
            /** @description No longer filled in. */
            selfLink?: string;
            /** @description Version of the store that the list shows; a watch can go on from it. */
            resourceVersion?: string;
            /** @description Where the next page starts; empty on the last one. */
            continue?: string;
            /**
             * Format: int64
             * @description Items that are left for later pages, where the server can tell.
             */
            remainingItemCount?: number;
            /** @description Which part of a sharded list this is. */
            shardInfo?: components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.ShardInfo"];
        };
        /** @description The fields that one manager has set with one kind of request. */
        "io.orch.apimachinery.pkg.apis.meta.v1.ManagedFieldsEntry": {
            /** @description Who made the request. */
            manager?: string;
            /** @description Whether the fields were applied or set by other writes. */
            operation?: string;
            /** @description Version in which the fields are named. */
            apiVersion?: string;
            /** @description When an entry of the set was last added, changed or taken away. */
            time?: components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.Time"];
            /** @description Form of fieldsV1; only FieldsV1 exists. */
            fieldsType?: string;
            /** @description The set of fields. */
            fieldsV1?: components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.FieldsV1"];
            /** @description Sub-resource through which they were set; empty for the object itself. */
            subresource?: string;
        };
        /** @description What every stored object carries: names, labels, ownership and bookkeeping. */
        "io.orch.apimachinery.pkg.apis.meta.v1.ObjectMeta": {
            /** @description Name, unique among objects of the kind in the namespace; it cannot change. */
            name?: string;
            /** @description Start of a name that the server completes with five random characters when name is empty. */
            generateName?: string;
            /** @description Namespace the object lies in; empty for kinds of the whole cluster. It cannot change. */
            namespace?: string;
            /** @description No longer filled in. */
            selfLink?: string;
            /** @description Identifier given by the server, never used again for another object. */
            uid?: string;
            /** @description Opaque version of the stored object; send it back to detect that somebody else has changed it. */
            resourceVersion?: string;
            /**
             * Format: int64
             * @description Counts the changes of what is asked for, leaving metadata and status aside.
             */
            generation?: number;
            /** @description When the server stored the object first. */
            creationTimestamp?: components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.Time"];
            /** @description When the object is due to go; set by the server when deletion is asked for. */
            deletionTimestamp?: components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.Time"];
            /**
             * Format: int64
             * @description Seconds the object was given to end by itself; set together with deletionTimestamp.
             */
            deletionGracePeriodSeconds?: number;
            /** @description Short texts by which objects are grouped and selected. */
            labels?: {
                [key: string]: string;
            };
            /** @description Free texts for tools and people, which selectors do not see. */
            annotations?: {
                [key: string]: string;
            };
            /** @description Objects this one depends on; when the last of them goes, so does this one. */
            ownerReferences?: components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.OwnerReference"][];
            /** @description Who must clean up before the object may go; each removes its own entry. */
            finalizers?: string[];
            /** @description Which manager has set which fields, and when. */
            managedFields?: components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.ManagedFieldsEntry"][];
        };
        /** @description Names an owner in the same namespace, or in none. */
        "io.orch.apimachinery.pkg.apis.meta.v1.OwnerReference": {
            /** @description Group and version of the owner. */
            apiVersion: string;
            /** @description Kind of the owner. */
            kind: string;
            /** @description Name of the owner. */
            name: string;
            /** @description UID of the owner, which tells it from a later object of the same name. */
            uid: string;
            /** @description Whether the owner is the one controller that manages this object. */
            controller?: boolean;
            /** @description Whether an owner deleted in the foreground waits for this object to go. */
            blockOwnerDeletion?: boolean;
        };
        /** @description A change to an object, in the form that the Content-Type names. */
        "io.orch.apimachinery.pkg.apis.meta.v1.Patch": Record<string, never>;
        /** @description What must hold for an operation to go ahead. */
        "io.orch.apimachinery.pkg.apis.meta.v1.Preconditions": {
            /** @description UID that the object must have. */
            uid?: string;
            /** @description Version that the object must have. */
            resourceVersion?: string;
        };
        /** @description The part of a collection that a sharded list holds. */
        "io.orch.apimachinery.pkg.apis.meta.v1.ShardInfo": {
            /** @description Shard selector that was applied. */
            selector: string;
        };
        /** @description The answer to a request that failed, or that has no object to answer with. */
        "io.orch.apimachinery.pkg.apis.meta.v1.Status": {
            /** @description Kind of the object. */
            kind?: string;
            /** @description Group and version of the object. */
            apiVersion?: string;
            /** @description Metadata of the list kind; mostly empty. */
            metadata?: components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.ListMeta"];
            /** @description Success or Failure. */
            status?: string;
            /** @description What happened, in words. */
            message?: string;
            /** @description The kind of failure in one word, for programs. */
            reason?: string;
            /** @description What the failure is about. */
            details?: components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.StatusDetails"];
            /**
             * Format: int32
             * @description HTTP status code.
             */
            code?: number;
        };
        /** @description A single mistake. */
        "io.orch.apimachinery.pkg.apis.meta.v1.StatusCause": {
            /** @description The kind of mistake in one word. */
            reason?: string;
            /** @description The mistake in words. */
            message?: string;
            /** @description Path of the field at fault, such as spec.containers[0].name. */
            field?: string;
        };
        /** @description What a failure is about, member by member. */
        "io.orch.apimachinery.pkg.apis.meta.v1.StatusDetails": {
            /** @description Name of the object, or of the operation. */
            name?: string;
            /** @description API group of the object. */
            group?: string;
            /** @description Resource or kind of the object. */
            kind?: string;
            /** @description UID of the object. */
            uid?: string;
            /** @description Single mistakes that led to the failure. */
            causes?: components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.StatusCause"][];
            /**
             * Format: int32
             * @description Seconds to wait before the request is worth repeating.
             */
            retryAfterSeconds?: number;
        };
        /**
         * Format: date-time
         * @description A moment with second precision, as RFC 3339 text.
         */
        "io.orch.apimachinery.pkg.apis.meta.v1.Time": string;
        /** @description One change of a watched collection. */
        "io.orch.apimachinery.pkg.apis.meta.v1.WatchEvent": {
            /** @description ADDED, MODIFIED, DELETED, BOOKMARK or ERROR. */
            type: string;
            /** @description The object after the change, the last one before a deletion, or a Status. */
            object: components["schemas"]["io.orch.apimachinery.pkg.runtime.RawExtension"] | null;
        };
        /** @description Any object, kept as it was written. */
        "io.orch.apimachinery.pkg.runtime.RawExtension": Record<string, never>;
    };
    responses: never;
    parameters: {
        /** @description Lets a watch send BOOKMARK events, which carry a resourceVersion alone. */
        allowWatchBookmarks: boolean;
        /** @description The token of the previous page's metadata.continue; it asks for the page after it. */
        continue: string;
        /** @description All: the request is checked and answered in full, and nothing is stored. */
        dryRun: string;
        /** @description Name under which the fields that this request changes are owned. At most 128 characters. */
        fieldManager: string;
        /** @description Restricts the answer to objects whose fields match, e.g. metadata.name=a. */
        fieldSelector: string;
        /** @description What happens to unknown and duplicate fields: Ignore drops them, Warn (the default) tells, Strict refuses them. */
        fieldValidation: string;
        /** @description Seconds the object is given to end by itself; 0 removes it at once. */
        gracePeriodSeconds: number;
        /** @description Removes an object that cannot be read from storage, without finalizers or preconditions. */
        ignoreStoreReadErrorWithClusterBreakingPotential: boolean;
        /** @description Restricts the answer to objects whose labels match, e.g. app in (a, b). */
        labelSelector: string;
        /** @description Most items in one answer; metadata.continue then names the rest. */
        limit: number;
        /** @description The older form of propagationPolicy. */
        orphanDependents: boolean;
        /** @description true: JSON comes indented. */
        pretty: string;
        /** @description What happens to dependents: Orphan, Background or Foreground. */
        propagationPolicy: string;
        /** @description The version that a read or watch starts from; empty means the newest. */
        resourceVersion: string;
        /** @description How resourceVersion is meant: Exact or NotOlderThan. */
        resourceVersionMatch: string;
        /** @description A watch starts with an ADDED event for every object, then a bookmark. */
        sendInitialEvents: boolean;
        /** @description Longest time that the call may take, in seconds. */
        timeoutSeconds: number;
        /** @description Streams changes instead of a list. */
        watch: boolean;
        /** @description The namespace that the objects live in. */
        namespace: string;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getStorageV1APIResources: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.APIResourceList"];
                    "application/yaml": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.APIResourceList"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.APIResourceList"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    listStorageV1CSIDriver: {
        parameters: {
            query?: {
                /** @description true: JSON comes indented. */
                pretty?: components["parameters"]["pretty"];
                /** @description Lets a watch send BOOKMARK events, which carry a resourceVersion alone. */
                allowWatchBookmarks?: components["parameters"]["allowWatchBookmarks"];
                /** @description The token of the previous page's metadata.continue; it asks for the page after it. */
                continue?: components["parameters"]["continue"];
                /** @description Restricts the answer to objects whose fields match, e.g. metadata.name=a. */
                fieldSelector?: components["parameters"]["fieldSelector"];
                /** @description Restricts the answer to objects whose labels match, e.g. app in (a, b). */
                labelSelector?: components["parameters"]["labelSelector"];
                /** @description Most items in one answer; metadata.continue then names the rest. */
                limit?: components["parameters"]["limit"];
                /** @description The version that a read or watch starts from; empty means the newest. */
                resourceVersion?: components["parameters"]["resourceVersion"];
                /** @description How resourceVersion is meant: Exact or NotOlderThan. */
                resourceVersionMatch?: components["parameters"]["resourceVersionMatch"];
                /** @description A watch starts with an ADDED event for every object, then a bookmark. */
                sendInitialEvents?: components["parameters"]["sendInitialEvents"];
                /** @description Longest time that the call may take, in seconds. */
                timeoutSeconds?: components["parameters"]["timeoutSeconds"];
                /** @description Streams changes instead of a list. */
                watch?: components["parameters"]["watch"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.storage.v1.CSIDriverList"];
                    "application/yaml": components["schemas"]["io.orch.api.storage.v1.CSIDriverList"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.storage.v1.CSIDriverList"];
                    "application/json;stream=watch": components["schemas"]["io.orch.api.storage.v1.CSIDriverList"];
                    "application/vnd.orch.protobuf;stream=watch": components["schemas"]["io.orch.api.storage.v1.CSIDriverList"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    createStorageV1CSIDriver: {
        parameters: {
            query?: {
                /** @description true: JSON comes indented. */
                pretty?: components["parameters"]["pretty"];
                /** @description All: the request is checked and answered in full, and nothing is stored. */
                dryRun?: components["parameters"]["dryRun"];
                /** @description Name under which the fields that this request changes are owned. At most 128 characters. */
                fieldManager?: components["parameters"]["fieldManager"];
                /** @description What happens to unknown and duplicate fields: Ignore drops them, Warn (the default) tells, Strict refuses them. */
                fieldValidation?: components["parameters"]["fieldValidation"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["io.orch.api.storage.v1.CSIDriver"];
                "application/yaml": components["schemas"]["io.orch.api.storage.v1.CSIDriver"];
                "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.storage.v1.CSIDriver"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.storage.v1.CSIDriver"];
                    "application/yaml": components["schemas"]["io.orch.api.storage.v1.CSIDriver"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.storage.v1.CSIDriver"];
                };
            };
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.storage.v1.CSIDriver"];
                    "application/yaml": components["schemas"]["io.orch.api.storage.v1.CSIDriver"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.storage.v1.CSIDriver"];
                };
            };
            /** @description Accepted */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.storage.v1.CSIDriver"];
                    "application/yaml": components["schemas"]["io.orch.api.storage.v1.CSIDriver"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.storage.v1.CSIDriver"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    deleteStorageV1CollectionCSIDriver: {
        parameters: {
            query?: {
                /** @description true: JSON comes indented. */
                pretty?: components["parameters"]["pretty"];
                /** @description The token of the previous page's metadata.continue; it asks for the page after it. */
                continue?: components["parameters"]["continue"];
                /** @description All: the request is checked and answered in full, and nothing is stored. */
                dryRun?: components["parameters"]["dryRun"];
                /** @description Restricts the answer to objects whose fields match, e.g. metadata.name=a. */
                fieldSelector?: components["parameters"]["fieldSelector"];
                /** @description Seconds the object is given to end by itself; 0 removes it at once. */
                gracePeriodSeconds?: components["parameters"]["gracePeriodSeconds"];
                /** @description Removes an object that cannot be read from storage, without finalizers or preconditions. */
                ignoreStoreReadErrorWithClusterBreakingPotential?: components["parameters"]["ignoreStoreReadErrorWithClusterBreakingPotential"];
                /** @description Restricts the answer to objects whose labels match, e.g. app in (a, b). */
                labelSelector?: components["parameters"]["labelSelector"];
                /** @description Most items in one answer; metadata.continue then names the rest. */
                limit?: components["parameters"]["limit"];
                /** @description The older form of propagationPolicy. */
                orphanDependents?: components["parameters"]["orphanDependents"];
                /** @description What happens to dependents: Orphan, Background or Foreground. */
                propagationPolicy?: components["parameters"]["propagationPolicy"];
                /** @description The version that a read or watch starts from; empty means the newest. */
                resourceVersion?: components["parameters"]["resourceVersion"];
                /** @description How resourceVersion is meant: Exact or NotOlderThan. */
                resourceVersionMatch?: components["parameters"]["resourceVersionMatch"];
                /** @description A watch starts with an ADDED event for every object, then a bookmark. */
                sendInitialEvents?: components["parameters"]["sendInitialEvents"];
                /** @description Longest time that the call may take, in seconds. */
                timeoutSeconds?: components["parameters"]["timeoutSeconds"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.DeleteOptions"];
                "application/yaml": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.DeleteOptions"];
                "application/vnd.orch.protobuf": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.DeleteOptions"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.Status"] | components["schemas"]["io.orch.api.storage.v1.CSIDriverList"];
                    "application/yaml": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.Status"] | components["schemas"]["io.orch.api.storage.v1.CSIDriverList"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.Status"] | components["schemas"]["io.orch.api.storage.v1.CSIDriverList"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    readStorageV1CSIDriver: {
        parameters: {
            query?: {
                /** @description true: JSON comes indented. */
                pretty?: components["parameters"]["pretty"];
            };
            header?: never;
            path: {
                /** @description Name of the CSIDriver. */
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.storage.v1.CSIDriver"];
                    "application/yaml": components["schemas"]["io.orch.api.storage.v1.CSIDriver"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.storage.v1.CSIDriver"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    replaceStorageV1CSIDriver: {
        parameters: {
            query?: {
                /** @description true: JSON comes indented. */
                pretty?: components["parameters"]["pretty"];
                /** @description All: the request is checked and answered in full, and nothing is stored. */
                dryRun?: components["parameters"]["dryRun"];
                /** @description Name under which the fields that this request changes are owned. At most 128 characters. */
                fieldManager?: components["parameters"]["fieldManager"];
                /** @description What happens to unknown and duplicate fields: Ignore drops them, Warn (the default) tells, Strict refuses them. */
                fieldValidation?: components["parameters"]["fieldValidation"];
            };
            header?: never;
            path: {
                /** @description Name of the CSIDriver. */
                name: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["io.orch.api.storage.v1.CSIDriver"];
                "application/yaml": components["schemas"]["io.orch.api.storage.v1.CSIDriver"];
                "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.storage.v1.CSIDriver"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.storage.v1.CSIDriver"];
                    "application/yaml": components["schemas"]["io.orch.api.storage.v1.CSIDriver"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.storage.v1.CSIDriver"];
                };
            };
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.storage.v1.CSIDriver"];
                    "application/yaml": components["schemas"]["io.orch.api.storage.v1.CSIDriver"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.storage.v1.CSIDriver"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    deleteStorageV1CSIDriver: {
        parameters: {
            query?: {
                /** @description true: JSON comes indented. */
                pretty?: components["parameters"]["pretty"];
                /** @description All: the request is checked and answered in full, and nothing is stored. */
                dryRun?: components["parameters"]["dryRun"];
                /** @description Seconds the object is given to end by itself; 0 removes it at once. */
                gracePeriodSeconds?: components["parameters"]["gracePeriodSeconds"];
                /** @description Removes an object that cannot be read from storage, without finalizers or preconditions. */
                ignoreStoreReadErrorWithClusterBreakingPotential?: components["parameters"]["ignoreStoreReadErrorWithClusterBreakingPotential"];
                /** @description The older form of propagationPolicy. */
                orphanDependents?: components["parameters"]["orphanDependents"];
                /** @description What happens to dependents: Orphan, Background or Foreground. */
                propagationPolicy?: components["parameters"]["propagationPolicy"];
            };
            header?: never;
            path: {
                /** @description Name of the CSIDriver. */
                name: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.DeleteOptions"];
                "application/yaml": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.DeleteOptions"];
                "application/vnd.orch.protobuf": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.DeleteOptions"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.storage.v1.CSIDriver"];
                    "application/yaml": components["schemas"]["io.orch.api.storage.v1.CSIDriver"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.storage.v1.CSIDriver"];
                };
            };
            /** @description Accepted */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.storage.v1.CSIDriver"];
                    "application/yaml": components["schemas"]["io.orch.api.storage.v1.CSIDriver"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.storage.v1.CSIDriver"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    patchStorageV1CSIDriver: {
        parameters: {
            query?: {
                /** @description true: JSON comes indented. */
                pretty?: components["parameters"]["pretty"];
                /** @description All: the request is checked and answered in full, and nothing is stored. */
                dryRun?: string;
                /** @description Name under which the fields that this request changes are owned. At most 128 characters. */
                fieldManager?: string;
                /** @description What happens to unknown and duplicate fields: Ignore drops them, Warn (the default) tells, Strict refuses them. */
                fieldValidation?: string;
                /** @description An apply patch takes over fields that other managers own, instead of a conflict. */
                force?: boolean;
            };
            header?: never;
            path: {
                /** @description Name of the CSIDriver. */
                name: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json-patch+json": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.Patch"];
                "application/merge-patch+json": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.Patch"];
                "application/strategic-merge-patch+json": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.Patch"];
                "application/apply-patch+yaml": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.Patch"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.storage.v1.CSIDriver"];
                    "application/yaml": components["schemas"]["io.orch.api.storage.v1.CSIDriver"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.storage.v1.CSIDriver"];
                };
            };
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.storage.v1.CSIDriver"];
                    "application/yaml": components["schemas"]["io.orch.api.storage.v1.CSIDriver"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.storage.v1.CSIDriver"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    listStorageV1CSINode: {
        parameters: {
            query?: {
                /** @description true: JSON comes indented. */
                pretty?: components["parameters"]["pretty"];
                /** @description Lets a watch send BOOKMARK events, which carry a resourceVersion alone. */
                allowWatchBookmarks?: components["parameters"]["allowWatchBookmarks"];
                /** @description The token of the previous page's metadata.continue; it asks for the page after it. */
                continue?: components["parameters"]["continue"];
                /** @description Restricts the answer to objects whose fields match, e.g. metadata.name=a. */
                fieldSelector?: components["parameters"]["fieldSelector"];
                /** @description Restricts the answer to objects whose labels match, e.g. app in (a, b). */
                labelSelector?: components["parameters"]["labelSelector"];
                /** @description Most items in one answer; metadata.continue then names the rest. */
                limit?: components["parameters"]["limit"];
                /** @description The version that a read or watch starts from; empty means the newest. */
                resourceVersion?: components["parameters"]["resourceVersion"];
                /** @description How resourceVersion is meant: Exact or NotOlderThan. */
                resourceVersionMatch?: components["parameters"]["resourceVersionMatch"];
                /** @description A watch starts with an ADDED event for every object, then a bookmark. */
                sendInitialEvents?: components["parameters"]["sendInitialEvents"];
                /** @description Longest time that the call may take, in seconds. */
                timeoutSeconds?: components["parameters"]["timeoutSeconds"];
                /** @description Streams changes instead of a list. */
                watch?: components["parameters"]["watch"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.storage.v1.CSINodeList"];
                    "application/yaml": components["schemas"]["io.orch.api.storage.v1.CSINodeList"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.storage.v1.CSINodeList"];
                    "application/json;stream=watch": components["schemas"]["io.orch.api.storage.v1.CSINodeList"];
                    "application/vnd.orch.protobuf;stream=watch": components["schemas"]["io.orch.api.storage.v1.CSINodeList"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    createStorageV1CSINode: {
        parameters: {
            query?: {
                /** @description true: JSON comes indented. */
                pretty?: components["parameters"]["pretty"];
                /** @description All: the request is checked and answered in full, and nothing is stored. */
                dryRun?: components["parameters"]["dryRun"];
                /** @description Name under which the fields that this request changes are owned. At most 128 characters. */
                fieldManager?: components["parameters"]["fieldManager"];
                /** @description What happens to unknown and duplicate fields: Ignore drops them, Warn (the default) tells, Strict refuses them. */
                fieldValidation?: components["parameters"]["fieldValidation"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["io.orch.api.storage.v1.CSINode"];
                "application/yaml": components["schemas"]["io.orch.api.storage.v1.CSINode"];
                "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.storage.v1.CSINode"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.storage.v1.CSINode"];
                    "application/yaml": components["schemas"]["io.orch.api.storage.v1.CSINode"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.storage.v1.CSINode"];
                };
            };
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.storage.v1.CSINode"];
                    "application/yaml": components["schemas"]["io.orch.api.storage.v1.CSINode"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.storage.v1.CSINode"];
                };
            };
            /** @description Accepted */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.storage.v1.CSINode"];
                    "application/yaml": components["schemas"]["io.orch.api.storage.v1.CSINode"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.storage.v1.CSINode"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    deleteStorageV1CollectionCSINode: {
        parameters: {
            query?: {
                /** @description true: JSON comes indented. */
                pretty?: components["parameters"]["pretty"];
                /** @description The token of the previous page's metadata.continue; it asks for the page after it. */
                continue?: components["parameters"]["continue"];
                /** @description All: the request is checked and answered in full, and nothing is stored. */
                dryRun?: components["parameters"]["dryRun"];
                /** @description Restricts the answer to objects whose fields match, e.g. metadata.name=a. */
                fieldSelector?: components["parameters"]["fieldSelector"];
                /** @description Seconds the object is given to end by itself; 0 removes it at once. */
                gracePeriodSeconds?: components["parameters"]["gracePeriodSeconds"];
                /** @description Removes an object that cannot be read from storage, without finalizers or preconditions. */
                ignoreStoreReadErrorWithClusterBreakingPotential?: components["parameters"]["ignoreStoreReadErrorWithClusterBreakingPotential"];
                /** @description Restricts the answer to objects whose labels match, e.g. app in (a, b). */
                labelSelector?: components["parameters"]["labelSelector"];
                /** @description Most items in one answer; metadata.continue then names the rest. */
                limit?: components["parameters"]["limit"];
                /** @description The older form of propagationPolicy. */
                orphanDependents?: components["parameters"]["orphanDependents"];
                /** @description What happens to dependents: Orphan, Background or Foreground. */
                propagationPolicy?: components["parameters"]["propagationPolicy"];
                /** @description The version that a read or watch starts from; empty means the newest. */
                resourceVersion?: components["parameters"]["resourceVersion"];
                /** @description How resourceVersion is meant: Exact or NotOlderThan. */
                resourceVersionMatch?: components["parameters"]["resourceVersionMatch"];
                /** @description A watch starts with an ADDED event for every object, then a bookmark. */
                sendInitialEvents?: components["parameters"]["sendInitialEvents"];
                /** @description Longest time that the call may take, in seconds. */
                timeoutSeconds?: components["parameters"]["timeoutSeconds"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.DeleteOptions"];
                "application/yaml": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.DeleteOptions"];
                "application/vnd.orch.protobuf": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.DeleteOptions"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.Status"] | components["schemas"]["io.orch.api.storage.v1.CSINodeList"];
                    "application/yaml": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.Status"] | components["schemas"]["io.orch.api.storage.v1.CSINodeList"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.Status"] | components["schemas"]["io.orch.api.storage.v1.CSINodeList"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    readStorageV1CSINode: {
        parameters: {
            query?: {
                /** @description true: JSON comes indented. */
                pretty?: components["parameters"]["pretty"];
            };
            header?: never;
            path: {
                /** @description Name of the CSINode. */
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.storage.v1.CSINode"];
                    "application/yaml": components["schemas"]["io.orch.api.storage.v1.CSINode"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.storage.v1.CSINode"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    replaceStorageV1CSINode: {
        parameters: {
            query?: {
                /** @description true: JSON comes indented. */
                pretty?: components["parameters"]["pretty"];
                /** @description All: the request is checked and answered in full, and nothing is stored. */
                dryRun?: components["parameters"]["dryRun"];
                /** @description Name under which the fields that this request changes are owned. At most 128 characters. */
                fieldManager?: components["parameters"]["fieldManager"];
                /** @description What happens to unknown and duplicate fields: Ignore drops them, Warn (the default) tells, Strict refuses them. */
                fieldValidation?: components["parameters"]["fieldValidation"];
            };
            header?: never;
            path: {
                /** @description Name of the CSINode. */
                name: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["io.orch.api.storage.v1.CSINode"];
                "application/yaml": components["schemas"]["io.orch.api.storage.v1.CSINode"];
                "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.storage.v1.CSINode"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.storage.v1.CSINode"];
                    "application/yaml": components["schemas"]["io.orch.api.storage.v1.CSINode"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.storage.v1.CSINode"];
                };
            };
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.storage.v1.CSINode"];
                    "application/yaml": components["schemas"]["io.orch.api.storage.v1.CSINode"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.storage.v1.CSINode"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    deleteStorageV1CSINode: {
        parameters: {
            query?: {
                /** @description true: JSON comes indented. */
                pretty?: components["parameters"]["pretty"];
                /** @description All: the request is checked and answered in full, and nothing is stored. */
                dryRun?: components["parameters"]["dryRun"];
                /** @description Seconds the object is given to end by itself; 0 removes it at once. */
                gracePeriodSeconds?: components["parameters"]["gracePeriodSeconds"];
                /** @description Removes an object that cannot be read from storage, without finalizers or preconditions. */
                ignoreStoreReadErrorWithClusterBreakingPotential?: components["parameters"]["ignoreStoreReadErrorWithClusterBreakingPotential"];
                /** @description The older form of propagationPolicy. */
                orphanDependents?: components["parameters"]["orphanDependents"];
                /** @description What happens to dependents: Orphan, Background or Foreground. */
                propagationPolicy?: components["parameters"]["propagationPolicy"];
            };
            header?: never;
            path: {
                /** @description Name of the CSINode. */
                name: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.DeleteOptions"];
                "application/yaml": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.DeleteOptions"];
                "application/vnd.orch.protobuf": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.DeleteOptions"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.storage.v1.CSINode"];
                    "application/yaml": components["schemas"]["io.orch.api.storage.v1.CSINode"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.storage.v1.CSINode"];
                };
            };
            /** @description Accepted */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.storage.v1.CSINode"];
                    "application/yaml": components["schemas"]["io.orch.api.storage.v1.CSINode"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.storage.v1.CSINode"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    patchStorageV1CSINode: {
        parameters: {
            query?: {
                /** @description true: JSON comes indented. */
                pretty?: components["parameters"]["pretty"];
                /** @description All: the request is checked and answered in full, and nothing is stored. */
                dryRun?: string;
                /** @description Name under which the fields that this request changes are owned. At most 128 characters. */
                fieldManager?: string;
                /** @description What happens to unknown and duplicate fields: Ignore drops them, Warn (the default) tells, Strict refuses them. */
                fieldValidation?: string;
                /** @description An apply patch takes over fields that other managers own, instead of a conflict. */
                force?: boolean;
            };
            header?: never;
            path: {
                /** @description Name of the CSINode. */
                name: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json-patch+json": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.Patch"];
                "application/merge-patch+json": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.Patch"];
                "application/strategic-merge-patch+json": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.Patch"];
                "application/apply-patch+yaml": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.Patch"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.storage.v1.CSINode"];
                    "application/yaml": components["schemas"]["io.orch.api.storage.v1.CSINode"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.storage.v1.CSINode"];
                };
            };
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.storage.v1.CSINode"];
                    "application/yaml": components["schemas"]["io.orch.api.storage.v1.CSINode"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.storage.v1.CSINode"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    listStorageV1NamespacedCSIStorageCapacity: {
        parameters: {
            query?: {
                /** @description true: JSON comes indented. */
                pretty?: components["parameters"]["pretty"];
                /** @description Lets a watch send BOOKMARK events, which carry a resourceVersion alone. */
                allowWatchBookmarks?: components["parameters"]["allowWatchBookmarks"];
                /** @description The token of the previous page's metadata.continue; it asks for the page after it. */
                continue?: components["parameters"]["continue"];
                /** @description Restricts the answer to objects whose fields match, e.g. metadata.name=a. */
                fieldSelector?: components["parameters"]["fieldSelector"];
                /** @description Restricts the answer to objects whose labels match, e.g. app in (a, b). */
                labelSelector?: components["parameters"]["labelSelector"];
                /** @description Most items in one answer; metadata.continue then names the rest. */
                limit?: components["parameters"]["limit"];
                /** @description The version that a read or watch starts from; empty means the newest. */
                resourceVersion?: components["parameters"]["resourceVersion"];
                /** @description How resourceVersion is meant: Exact or NotOlderThan. */
                resourceVersionMatch?: components["parameters"]["resourceVersionMatch"];
                /** @description A watch starts with an ADDED event for every object, then a bookmark. */
                sendInitialEvents?: components["parameters"]["sendInitialEvents"];
                /** @description Longest time that the call may take, in seconds. */
                timeoutSeconds?: components["parameters"]["timeoutSeconds"];
                /** @description Streams changes instead of a list. */
                watch?: components["parameters"]["watch"];
            };
            header?: never;
            path: {
                /** @description The namespace that the objects live in. */
                namespace: components["parameters"]["namespace"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.storage.v1.CSIStorageCapacityList"];
                    "application/yaml": components["schemas"]["io.orch.api.storage.v1.CSIStorageCapacityList"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.storage.v1.CSIStorageCapacityList"];
                    "application/json;stream=watch": components["schemas"]["io.orch.api.storage.v1.CSIStorageCapacityList"];
                    "application/vnd.orch.protobuf;stream=watch": components["schemas"]["io.orch.api.storage.v1.CSIStorageCapacityList"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    createStorageV1NamespacedCSIStorageCapacity: {
        parameters: {
            query?: {
                /** @description true: JSON comes indented. */
                pretty?: components["parameters"]["pretty"];
                /** @description All: the request is checked and answered in full, and nothing is stored. */
                dryRun?: components["parameters"]["dryRun"];
                /** @description Name under which the fields that this request changes are owned. At most 128 characters. */
                fieldManager?: components["parameters"]["fieldManager"];
                /** @description What happens to unknown and duplicate fields: Ignore drops them, Warn (the default) tells, Strict refuses them. */
                fieldValidation?: components["parameters"]["fieldValidation"];
            };
            header?: never;
            path: {
                /** @description The namespace that the objects live in. */
                namespace: components["parameters"]["namespace"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["io.orch.api.storage.v1.CSIStorageCapacity"];
                "application/yaml": components["schemas"]["io.orch.api.storage.v1.CSIStorageCapacity"];
                "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.storage.v1.CSIStorageCapacity"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.storage.v1.CSIStorageCapacity"];
                    "application/yaml": components["schemas"]["io.orch.api.storage.v1.CSIStorageCapacity"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.storage.v1.CSIStorageCapacity"];
                };
            };
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.storage.v1.CSIStorageCapacity"];
                    "application/yaml": components["schemas"]["io.orch.api.storage.v1.CSIStorageCapacity"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.storage.v1.CSIStorageCapacity"];
                };
            };
            /** @description Accepted */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.storage.v1.CSIStorageCapacity"];
                    "application/yaml": components["schemas"]["io.orch.api.storage.v1.CSIStorageCapacity"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.storage.v1.CSIStorageCapacity"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    deleteStorageV1CollectionNamespacedCSIStorageCapacity: {
        parameters: {
            query?: {
                /** @description true: JSON comes indented. */
                pretty?: components["parameters"]["pretty"];
                /** @description The token of the previous page's metadata.continue; it asks for the page after it. */
                continue?: components["parameters"]["continue"];
                /** @description All: the request is checked and answered in full, and nothing is stored. */
                dryRun?: components["parameters"]["dryRun"];
                /** @description Restricts the answer to objects whose fields match, e.g. metadata.name=a. */
                fieldSelector?: components["parameters"]["fieldSelector"];
                /** @description Seconds the object is given to end by itself; 0 removes it at once. */
                gracePeriodSeconds?: components["parameters"]["gracePeriodSeconds"];
                /** @description Removes an object that cannot be read from storage, without finalizers or preconditions. */
                ignoreStoreReadErrorWithClusterBreakingPotential?: components["parameters"]["ignoreStoreReadErrorWithClusterBreakingPotential"];
                /** @description Restricts the answer to objects whose labels match, e.g. app in (a, b). */
                labelSelector?: components["parameters"]["labelSelector"];
                /** @description Most items in one answer; metadata.continue then names the rest. */
                limit?: components["parameters"]["limit"];
                /** @description The older form of propagationPolicy. */
                orphanDependents?: components["parameters"]["orphanDependents"];
                /** @description What happens to dependents: Orphan, Background or Foreground. */
                propagationPolicy?: components["parameters"]["propagationPolicy"];
                /** @description The version that a read or watch starts from; empty means the newest. */
                resourceVersion?: components["parameters"]["resourceVersion"];
                /** @description How resourceVersion is meant: Exact or NotOlderThan. */
                resourceVersionMatch?: components["parameters"]["resourceVersionMatch"];
                /** @description A watch starts with an ADDED event for every object, then a bookmark. */
                sendInitialEvents?: components["parameters"]["sendInitialEvents"];
                /** @description Longest time that the call may take, in seconds. */
                timeoutSeconds?: components["parameters"]["timeoutSeconds"];
            };
            header?: never;
            path: {
                /** @description The namespace that the objects live in. */
                namespace: components["parameters"]["namespace"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.DeleteOptions"];
                "application/yaml": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.DeleteOptions"];
                "application/vnd.orch.protobuf": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.DeleteOptions"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.Status"] | components["schemas"]["io.orch.api.storage.v1.CSIStorageCapacityList"];
                    "application/yaml": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.Status"] | components["schemas"]["io.orch.api.storage.v1.CSIStorageCapacityList"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.Status"] | components["schemas"]["io.orch.api.storage.v1.CSIStorageCapacityList"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    readStorageV1NamespacedCSIStorageCapacity: {
        parameters: {
            query?: {
                /** @description true: JSON comes indented. */
                pretty?: components["parameters"]["pretty"];
            };
            header?: never;
            path: {
                /** @description Name of the CSIStorageCapacity. */
                name: string;
                /** @description The namespace that the objects live in. */
                namespace: components["parameters"]["namespace"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.storage.v1.CSIStorageCapacity"];
                    "application/yaml": components["schemas"]["io.orch.api.storage.v1.CSIStorageCapacity"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.storage.v1.CSIStorageCapacity"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    replaceStorageV1NamespacedCSIStorageCapacity: {
        parameters: {
            query?: {
                /** @description true: JSON comes indented. */
                pretty?: components["parameters"]["pretty"];
                /** @description All: the request is checked and answered in full, and nothing is stored. */
                dryRun?: components["parameters"]["dryRun"];
                /** @description Name under which the fields that this request changes are owned. At most 128 characters. */
                fieldManager?: components["parameters"]["fieldManager"];
                /** @description What happens to unknown and duplicate fields: Ignore drops them, Warn (the default) tells, Strict refuses them. */
                fieldValidation?: components["parameters"]["fieldValidation"];
            };
            header?: never;
            path: {
                /** @description Name of the CSIStorageCapacity. */
                name: string;
                /** @description The namespace that the objects live in. */
                namespace: components["parameters"]["namespace"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["io.orch.api.storage.v1.CSIStorageCapacity"];
                "application/yaml": components["schemas"]["io.orch.api.storage.v1.CSIStorageCapacity"];
                "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.storage.v1.CSIStorageCapacity"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.storage.v1.CSIStorageCapacity"];
                    "application/yaml": components["schemas"]["io.orch.api.storage.v1.CSIStorageCapacity"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.storage.v1.CSIStorageCapacity"];
                };
            };
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.storage.v1.CSIStorageCapacity"];
                    "application/yaml": components["schemas"]["io.orch.api.storage.v1.CSIStorageCapacity"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.storage.v1.CSIStorageCapacity"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    deleteStorageV1NamespacedCSIStorageCapacity: {
        parameters: {
            query?: {
                /** @description true: JSON comes indented. */
                pretty?: components["parameters"]["pretty"];
                /** @description All: the request is checked and answered in full, and nothing is stored. */
                dryRun?: components["parameters"]["dryRun"];
                /** @description Seconds the object is given to end by itself; 0 removes it at once. */
                gracePeriodSeconds?: components["parameters"]["gracePeriodSeconds"];
                /** @description Removes an object that cannot be read from storage, without finalizers or preconditions. */
                ignoreStoreReadErrorWithClusterBreakingPotential?: components["parameters"]["ignoreStoreReadErrorWithClusterBreakingPotential"];
                /** @description The older form of propagationPolicy. */
                orphanDependents?: components["parameters"]["orphanDependents"];
                /** @description What happens to dependents: Orphan, Background or Foreground. */
                propagationPolicy?: components["parameters"]["propagationPolicy"];
            };
            header?: never;
            path: {
                /** @description Name of the CSIStorageCapacity. */
                name: string;
                /** @description The namespace that the objects live in. */
                namespace: components["parameters"]["namespace"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.DeleteOptions"];
                "application/yaml": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.DeleteOptions"];
                "application/vnd.orch.protobuf": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.DeleteOptions"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.Status"] | components["schemas"]["io.orch.api.storage.v1.CSIStorageCapacity"];
                    "application/yaml": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.Status"] | components["schemas"]["io.orch.api.storage.v1.CSIStorageCapacity"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.Status"] | components["schemas"]["io.orch.api.storage.v1.CSIStorageCapacity"];
                };
            };
            /** @description Accepted */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.Status"] | components["schemas"]["io.orch.api.storage.v1.CSIStorageCapacity"];
                    "application/yaml": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.Status"] | components["schemas"]["io.orch.api.storage.v1.CSIStorageCapacity"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.Status"] | components["schemas"]["io.orch.api.storage.v1.CSIStorageCapacity"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    patchStorageV1NamespacedCSIStorageCapacity: {
        parameters: {
            query?: {
                /** @description true: JSON comes indented. */
                pretty?: components["parameters"]["pretty"];
                /** @description All: the request is checked and answered in full, and nothing is stored. */
                dryRun?: string;
                /** @description Name under which the fields that this request changes are owned. At most 128 characters. */
                fieldManager?: string;
                /** @description What happens to unknown and duplicate fields: Ignore drops them, Warn (the default) tells, Strict refuses them. */
                fieldValidation?: string;
                /** @description An apply patch takes over fields that other managers own, instead of a conflict. */
                force?: boolean;
            };
            header?: never;
            path: {
                /** @description Name of the CSIStorageCapacity. */
                name: string;
                /** @description The namespace that the objects live in. */
                namespace: components["parameters"]["namespace"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json-patch+json": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.Patch"];
                "application/merge-patch+json": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.Patch"];
                "application/strategic-merge-patch+json": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.Patch"];
                "application/apply-patch+yaml": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.Patch"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.storage.v1.CSIStorageCapacity"];
                    "application/yaml": components["schemas"]["io.orch.api.storage.v1.CSIStorageCapacity"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.storage.v1.CSIStorageCapacity"];
                };
            };
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.storage.v1.CSIStorageCapacity"];
                    "application/yaml": components["schemas"]["io.orch.api.storage.v1.CSIStorageCapacity"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.storage.v1.CSIStorageCapacity"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    listStorageV1CSIStorageCapacityForAllNamespaces: {
        parameters: {
            query?: {
                /** @description true: JSON comes indented. */
                pretty?: components["parameters"]["pretty"];
                /** @description Lets a watch send BOOKMARK events, which carry a resourceVersion alone. */
                allowWatchBookmarks?: components["parameters"]["allowWatchBookmarks"];
                /** @description The token of the previous page's metadata.continue; it asks for the page after it. */
                continue?: components["parameters"]["continue"];
                /** @description Restricts the answer to objects whose fields match, e.g. metadata.name=a. */
                fieldSelector?: components["parameters"]["fieldSelector"];
                /** @description Restricts the answer to objects whose labels match, e.g. app in (a, b). */
                labelSelector?: components["parameters"]["labelSelector"];
                /** @description Most items in one answer; metadata.continue then names the rest. */
                limit?: components["parameters"]["limit"];
                /** @description The version that a read or watch starts from; empty means the newest. */
                resourceVersion?: components["parameters"]["resourceVersion"];
                /** @description How resourceVersion is meant: Exact or NotOlderThan. */
                resourceVersionMatch?: components["parameters"]["resourceVersionMatch"];
                /** @description A watch starts with an ADDED event for every object, then a bookmark. */
                sendInitialEvents?: components["parameters"]["sendInitialEvents"];
                /** @description Longest time that the call may take, in seconds. */
                timeoutSeconds?: components["parameters"]["timeoutSeconds"];
                /** @description Streams changes instead of a list. */
                watch?: components["parameters"]["watch"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.storage.v1.CSIStorageCapacityList"];
                    "application/yaml": components["schemas"]["io.orch.api.storage.v1.CSIStorageCapacityList"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.storage.v1.CSIStorageCapacityList"];
                    "application/json;stream=watch": components["schemas"]["io.orch.api.storage.v1.CSIStorageCapacityList"];
                    "application/vnd.orch.protobuf;stream=watch": components["schemas"]["io.orch.api.storage.v1.CSIStorageCapacityList"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    listStorageV1StorageClass: {
        parameters: {
            query?: {
                /** @description true: JSON comes indented. */
                pretty?: components["parameters"]["pretty"];
                /** @description Lets a watch send BOOKMARK events, which carry a resourceVersion alone. */
                allowWatchBookmarks?: components["parameters"]["allowWatchBookmarks"];
                /** @description The token of the previous page's metadata.continue; it asks for the page after it. */
                continue?: components["parameters"]["continue"];
                /** @description Restricts the answer to objects whose fields match, e.g. metadata.name=a. */
                fieldSelector?: components["parameters"]["fieldSelector"];
                /** @description Restricts the answer to objects whose labels match, e.g. app in (a, b). */
                labelSelector?: components["parameters"]["labelSelector"];
                /** @description Most items in one answer; metadata.continue then names the rest. */
                limit?: components["parameters"]["limit"];
                /** @description The version that a read or watch starts from; empty means the newest. */
                resourceVersion?: components["parameters"]["resourceVersion"];
                /** @description How resourceVersion is meant: Exact or NotOlderThan. */
                resourceVersionMatch?: components["parameters"]["resourceVersionMatch"];
                /** @description A watch starts with an ADDED event for every object, then a bookmark. */
                sendInitialEvents?: components["parameters"]["sendInitialEvents"];
                /** @description Longest time that the call may take, in seconds. */
                timeoutSeconds?: components["parameters"]["timeoutSeconds"];
                /** @description Streams changes instead of a list. */
                watch?: components["parameters"]["watch"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.storage.v1.StorageClassList"];
                    "application/yaml": components["schemas"]["io.orch.api.storage.v1.StorageClassList"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.storage.v1.StorageClassList"];
                    "application/json;stream=watch": components["schemas"]["io.orch.api.storage.v1.StorageClassList"];
                    "application/vnd.orch.protobuf;stream=watch": components["schemas"]["io.orch.api.storage.v1.StorageClassList"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    createStorageV1StorageClass: {
        parameters: {
            query?: {
                /** @description true: JSON comes indented. */
                pretty?: components["parameters"]["pretty"];
                /** @description All: the request is checked and answered in full, and nothing is stored. */
                dryRun?: components["parameters"]["dryRun"];
                /** @description Name under which the fields that this request changes are owned. At most 128 characters. */
                fieldManager?: components["parameters"]["fieldManager"];
                /** @description What happens to unknown and duplicate fields: Ignore drops them, Warn (the default) tells, Strict refuses them. */
                fieldValidation?: components["parameters"]["fieldValidation"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["io.orch.api.storage.v1.StorageClass"];
                "application/yaml": components["schemas"]["io.orch.api.storage.v1.StorageClass"];
                "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.storage.v1.StorageClass"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.storage.v1.StorageClass"];
                    "application/yaml": components["schemas"]["io.orch.api.storage.v1.StorageClass"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.storage.v1.StorageClass"];
                };
            };
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.storage.v1.StorageClass"];
                    "application/yaml": components["schemas"]["io.orch.api.storage.v1.StorageClass"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.storage.v1.StorageClass"];
                };
            };
            /** @description Accepted */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.storage.v1.StorageClass"];
                    "application/yaml": components["schemas"]["io.orch.api.storage.v1.StorageClass"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.storage.v1.StorageClass"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    deleteStorageV1CollectionStorageClass: {
        parameters: {
            query?: {
                /** @description true: JSON comes indented. */
                pretty?: components["parameters"]["pretty"];
                /** @description The token of the previous page's metadata.continue; it asks for the page after it. */
                continue?: components["parameters"]["continue"];
                /** @description All: the request is checked and answered in full, and nothing is stored. */
                dryRun?: components["parameters"]["dryRun"];
                /** @description Restricts the answer to objects whose fields match, e.g. metadata.name=a. */
                fieldSelector?: components["parameters"]["fieldSelector"];
                /** @description Seconds the object is given to end by itself; 0 removes it at once. */
                gracePeriodSeconds?: components["parameters"]["gracePeriodSeconds"];
                /** @description Removes an object that cannot be read from storage, without finalizers or preconditions. */
                ignoreStoreReadErrorWithClusterBreakingPotential?: components["parameters"]["ignoreStoreReadErrorWithClusterBreakingPotential"];
                /** @description Restricts the answer to objects whose labels match, e.g. app in (a, b). */
                labelSelector?: components["parameters"]["labelSelector"];
                /** @description Most items in one answer; metadata.continue then names the rest. */
                limit?: components["parameters"]["limit"];
                /** @description The older form of propagationPolicy. */
                orphanDependents?: components["parameters"]["orphanDependents"];
                /** @description What happens to dependents: Orphan, Background or Foreground. */
                propagationPolicy?: components["parameters"]["propagationPolicy"];
                /** @description The version that a read or watch starts from; empty means the newest. */
                resourceVersion?: components["parameters"]["resourceVersion"];
                /** @description How resourceVersion is meant: Exact or NotOlderThan. */
                resourceVersionMatch?: components["parameters"]["resourceVersionMatch"];
                /** @description A watch starts with an ADDED event for every object, then a bookmark. */
                sendInitialEvents?: components["parameters"]["sendInitialEvents"];
                /** @description Longest time that the call may take, in seconds. */
                timeoutSeconds?: components["parameters"]["timeoutSeconds"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.DeleteOptions"];
                "application/yaml": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.DeleteOptions"];
                "application/vnd.orch.protobuf": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.DeleteOptions"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.Status"] | components["schemas"]["io.orch.api.storage.v1.StorageClassList"];
                    "application/yaml": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.Status"] | components["schemas"]["io.orch.api.storage.v1.StorageClassList"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.Status"] | components["schemas"]["io.orch.api.storage.v1.StorageClassList"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    readStorageV1StorageClass: {
        parameters: {
            query?: {
                /** @description true: JSON comes indented. */
                pretty?: components["parameters"]["pretty"];
            };
            header?: never;
            path: {
                /** @description Name of the StorageClass. */
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.storage.v1.StorageClass"];
                    "application/yaml": components["schemas"]["io.orch.api.storage.v1.StorageClass"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.storage.v1.StorageClass"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    replaceStorageV1StorageClass: {
        parameters: {
            query?: {
                /** @description true: JSON comes indented. */
                pretty?: components["parameters"]["pretty"];
                /** @description All: the request is checked and answered in full, and nothing is stored. */
                dryRun?: components["parameters"]["dryRun"];
                /** @description Name under which the fields that this request changes are owned. At most 128 characters. */
                fieldManager?: components["parameters"]["fieldManager"];
                /** @description What happens to unknown and duplicate fields: Ignore drops them, Warn (the default) tells, Strict refuses them. */
                fieldValidation?: components["parameters"]["fieldValidation"];
            };
            header?: never;
            path: {
                /** @description Name of the StorageClass. */
                name: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["io.orch.api.storage.v1.StorageClass"];
                "application/yaml": components["schemas"]["io.orch.api.storage.v1.StorageClass"];
                "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.storage.v1.StorageClass"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.storage.v1.StorageClass"];
                    "application/yaml": components["schemas"]["io.orch.api.storage.v1.StorageClass"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.storage.v1.StorageClass"];
                };
            };
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.storage.v1.StorageClass"];
                    "application/yaml": components["schemas"]["io.orch.api.storage.v1.StorageClass"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.storage.v1.StorageClass"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    deleteStorageV1StorageClass: {
        parameters: {
            query?: {
                /** @description true: JSON comes indented. */
                pretty?: components["parameters"]["pretty"];
                /** @description All: the request is checked and answered in full, and nothing is stored. */
                dryRun?: components["parameters"]["dryRun"];
                /** @description Seconds the object is given to end by itself; 0 removes it at once. */
                gracePeriodSeconds?: components["parameters"]["gracePeriodSeconds"];
                /** @description Removes an object that cannot be read from storage, without finalizers or preconditions. */
                ignoreStoreReadErrorWithClusterBreakingPotential?: components["parameters"]["ignoreStoreReadErrorWithClusterBreakingPotential"];
                /** @description The older form of propagationPolicy. */
                orphanDependents?: components["parameters"]["orphanDependents"];
                /** @description What happens to dependents: Orphan, Background or Foreground. */
                propagationPolicy?: components["parameters"]["propagationPolicy"];
            };
            header?: never;
            path: {
                /** @description Name of the StorageClass. */
                name: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.DeleteOptions"];
                "application/yaml": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.DeleteOptions"];
                "application/vnd.orch.protobuf": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.DeleteOptions"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.storage.v1.StorageClass"];
                    "application/yaml": components["schemas"]["io.orch.api.storage.v1.StorageClass"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.storage.v1.StorageClass"];
                };
            };
            /** @description Accepted */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.storage.v1.StorageClass"];
                    "application/yaml": components["schemas"]["io.orch.api.storage.v1.StorageClass"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.storage.v1.StorageClass"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    patchStorageV1StorageClass: {
        parameters: {
            query?: {
                /** @description true: JSON comes indented. */
                pretty?: components["parameters"]["pretty"];
                /** @description All: the request is checked and answered in full, and nothing is stored. */
                dryRun?: string;
                /** @description Name under which the fields that this request changes are owned. At most 128 characters. */
                fieldManager?: string;
                /** @description What happens to unknown and duplicate fields: Ignore drops them, Warn (the default) tells, Strict refuses them. */
                fieldValidation?: string;
                /** @description An apply patch takes over fields that other managers own, instead of a conflict. */
                force?: boolean;
            };
            header?: never;
            path: {
                /** @description Name of the StorageClass. */
                name: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json-patch+json": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.Patch"];
                "application/merge-patch+json": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.Patch"];
                "application/strategic-merge-patch+json": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.Patch"];
                "application/apply-patch+yaml": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.Patch"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.storage.v1.StorageClass"];
                    "application/yaml": components["schemas"]["io.orch.api.storage.v1.StorageClass"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.storage.v1.StorageClass"];
                };
            };
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.storage.v1.StorageClass"];
                    "application/yaml": components["schemas"]["io.orch.api.storage.v1.StorageClass"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.storage.v1.StorageClass"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    listStorageV1VolumeAttachment: {
        parameters: {
            query?: {
                /** @description true: JSON comes indented. */
                pretty?: components["parameters"]["pretty"];
                /** @description Lets a watch send BOOKMARK events, which carry a resourceVersion alone. */
                allowWatchBookmarks?: components["parameters"]["allowWatchBookmarks"];
                /** @description The token of the previous page's metadata.continue; it asks for the page after it. */
                continue?: components["parameters"]["continue"];
                /** @description Restricts the answer to objects whose fields match, e.g. metadata.name=a. */
                fieldSelector?: components["parameters"]["fieldSelector"];
                /** @description Restricts the answer to objects whose labels match, e.g. app in (a, b). */
                labelSelector?: components["parameters"]["labelSelector"];
                /** @description Most items in one answer; metadata.continue then names the rest. */
                limit?: components["parameters"]["limit"];
                /** @description The version that a read or watch starts from; empty means the newest. */
                resourceVersion?: components["parameters"]["resourceVersion"];
                /** @description How resourceVersion is meant: Exact or NotOlderThan. */
                resourceVersionMatch?: components["parameters"]["resourceVersionMatch"];
                /** @description A watch starts with an ADDED event for every object, then a bookmark. */
                sendInitialEvents?: components["parameters"]["sendInitialEvents"];
                /** @description Longest time that the call may take, in seconds. */
                timeoutSeconds?: components["parameters"]["timeoutSeconds"];
                /** @description Streams changes instead of a list. */
                watch?: components["parameters"]["watch"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.storage.v1.VolumeAttachmentList"];
                    "application/yaml": components["schemas"]["io.orch.api.storage.v1.VolumeAttachmentList"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.storage.v1.VolumeAttachmentList"];
                    "application/json;stream=watch": components["schemas"]["io.orch.api.storage.v1.VolumeAttachmentList"];
                    "application/vnd.orch.protobuf;stream=watch": components["schemas"]["io.orch.api.storage.v1.VolumeAttachmentList"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    createStorageV1VolumeAttachment: {
        parameters: {
            query?: {
                /** @description true: JSON comes indented. */
                pretty?: components["parameters"]["pretty"];
                /** @description All: the request is checked and answered in full, and nothing is stored. */
                dryRun?: components["parameters"]["dryRun"];
                /** @description Name under which the fields that this request changes are owned. At most 128 characters. */
                fieldManager?: components["parameters"]["fieldManager"];
                /** @description What happens to unknown and duplicate fields: Ignore drops them, Warn (the default) tells, Strict refuses them. */
                fieldValidation?: components["parameters"]["fieldValidation"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["io.orch.api.storage.v1.VolumeAttachment"];
                "application/yaml": components["schemas"]["io.orch.api.storage.v1.VolumeAttachment"];
                "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.storage.v1.VolumeAttachment"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.storage.v1.VolumeAttachment"];
                    "application/yaml": components["schemas"]["io.orch.api.storage.v1.VolumeAttachment"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.storage.v1.VolumeAttachment"];
                };
            };
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.storage.v1.VolumeAttachment"];
                    "application/yaml": components["schemas"]["io.orch.api.storage.v1.VolumeAttachment"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.storage.v1.VolumeAttachment"];
                };
            };
            /** @description Accepted */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.storage.v1.VolumeAttachment"];
                    "application/yaml": components["schemas"]["io.orch.api.storage.v1.VolumeAttachment"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.storage.v1.VolumeAttachment"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    deleteStorageV1CollectionVolumeAttachment: {
        parameters: {
            query?: {
                /** @description true: JSON comes indented. */
                pretty?: components["parameters"]["pretty"];
                /** @description The token of the previous page's metadata.continue; it asks for the page after it. */
                continue?: components["parameters"]["continue"];
                /** @description All: the request is checked and answered in full, and nothing is stored. */
                dryRun?: components["parameters"]["dryRun"];
                /** @description Restricts the answer to objects whose fields match, e.g. metadata.name=a. */
                fieldSelector?: components["parameters"]["fieldSelector"];
                /** @description Seconds the object is given to end by itself; 0 removes it at once. */
                gracePeriodSeconds?: components["parameters"]["gracePeriodSeconds"];
                /** @description Removes an object that cannot be read from storage, without finalizers or preconditions. */
                ignoreStoreReadErrorWithClusterBreakingPotential?: components["parameters"]["ignoreStoreReadErrorWithClusterBreakingPotential"];
                /** @description Restricts the answer to objects whose labels match, e.g. app in (a, b). */
                labelSelector?: components["parameters"]["labelSelector"];
                /** @description Most items in one answer; metadata.continue then names the rest. */
                limit?: components["parameters"]["limit"];
                /** @description The older form of propagationPolicy. */
                orphanDependents?: components["parameters"]["orphanDependents"];
                /** @description What happens to dependents: Orphan, Background or Foreground. */
                propagationPolicy?: components["parameters"]["propagationPolicy"];
                /** @description The version that a read or watch starts from; empty means the newest. */
                resourceVersion?: components["parameters"]["resourceVersion"];
                /** @description How resourceVersion is meant: Exact or NotOlderThan. */
                resourceVersionMatch?: components["parameters"]["resourceVersionMatch"];
                /** @description A watch starts with an ADDED event for every object, then a bookmark. */
                sendInitialEvents?: components["parameters"]["sendInitialEvents"];
                /** @description Longest time that the call may take, in seconds. */
                timeoutSeconds?: components["parameters"]["timeoutSeconds"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.DeleteOptions"];
                "application/yaml": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.DeleteOptions"];
                "application/vnd.orch.protobuf": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.DeleteOptions"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.Status"] | components["schemas"]["io.orch.api.storage.v1.VolumeAttachmentList"];
                    "application/yaml": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.Status"] | components["schemas"]["io.orch.api.storage.v1.VolumeAttachmentList"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.Status"] | components["schemas"]["io.orch.api.storage.v1.VolumeAttachmentList"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    readStorageV1VolumeAttachment: {
        parameters: {
            query?: {
                /** @description true: JSON comes indented. */
                pretty?: components["parameters"]["pretty"];
            };
            header?: never;
            path: {
                /** @description Name of the VolumeAttachment. */
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.storage.v1.VolumeAttachment"];
                    "application/yaml": components["schemas"]["io.orch.api.storage.v1.VolumeAttachment"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.storage.v1.VolumeAttachment"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    replaceStorageV1VolumeAttachment: {
        parameters: {
            query?: {
                /** @description true: JSON comes indented. */
                pretty?: components["parameters"]["pretty"];
                /** @description All: the request is checked and answered in full, and nothing is stored. */
                dryRun?: components["parameters"]["dryRun"];
                /** @description Name under which the fields that this request changes are owned. At most 128 characters. */
                fieldManager?: components["parameters"]["fieldManager"];
                /** @description What happens to unknown and duplicate fields: Ignore drops them, Warn (the default) tells, Strict refuses them. */
                fieldValidation?: components["parameters"]["fieldValidation"];
            };
            header?: never;
            path: {
                /** @description Name of the VolumeAttachment. */
                name: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["io.orch.api.storage.v1.VolumeAttachment"];
                "application/yaml": components["schemas"]["io.orch.api.storage.v1.VolumeAttachment"];
                "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.storage.v1.VolumeAttachment"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.storage.v1.VolumeAttachment"];
                    "application/yaml": components["schemas"]["io.orch.api.storage.v1.VolumeAttachment"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.storage.v1.VolumeAttachment"];
                };
            };
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.storage.v1.VolumeAttachment"];
                    "application/yaml": components["schemas"]["io.orch.api.storage.v1.VolumeAttachment"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.storage.v1.VolumeAttachment"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    deleteStorageV1VolumeAttachment: {
        parameters: {
            query?: {
                /** @description true: JSON comes indented. */
                pretty?: components["parameters"]["pretty"];
                /** @description All: the request is checked and answered in full, and nothing is stored. */
                dryRun?: components["parameters"]["dryRun"];
                /** @description Seconds the object is given to end by itself; 0 removes it at once. */
                gracePeriodSeconds?: components["parameters"]["gracePeriodSeconds"];
                /** @description Removes an object that cannot be read from storage, without finalizers or preconditions. */
                ignoreStoreReadErrorWithClusterBreakingPotential?: components["parameters"]["ignoreStoreReadErrorWithClusterBreakingPotential"];
                /** @description The older form of propagationPolicy. */
                orphanDependents?: components["parameters"]["orphanDependents"];
                /** @description What happens to dependents: Orphan, Background or Foreground. */
                propagationPolicy?: components["parameters"]["propagationPolicy"];
            };
            header?: never;
            path: {
                /** @description Name of the VolumeAttachment. */
                name: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.DeleteOptions"];
                "application/yaml": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.DeleteOptions"];
                "application/vnd.orch.protobuf": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.DeleteOptions"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.storage.v1.VolumeAttachment"];
                    "application/yaml": components["schemas"]["io.orch.api.storage.v1.VolumeAttachment"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.storage.v1.VolumeAttachment"];
                };
            };
            /** @description Accepted */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.storage.v1.VolumeAttachment"];
                    "application/yaml": components["schemas"]["io.orch.api.storage.v1.VolumeAttachment"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.storage.v1.VolumeAttachment"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    patchStorageV1VolumeAttachment: {
        parameters: {
            query?: {
                /** @description true: JSON comes indented. */
                pretty?: components["parameters"]["pretty"];
                /** @description All: the request is checked and answered in full, and nothing is stored. */
                dryRun?: string;
                /** @description Name under which the fields that this request changes are owned. At most 128 characters. */
                fieldManager?: string;
                /** @description What happens to unknown and duplicate fields: Ignore drops them, Warn (the default) tells, Strict refuses them. */
                fieldValidation?: string;
                /** @description An apply patch takes over fields that other managers own, instead of a conflict. */
                force?: boolean;
            };
            header?: never;
            path: {
                /** @description Name of the VolumeAttachment. */
                name: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json-patch+json": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.Patch"];
                "application/merge-patch+json": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.Patch"];
                "application/strategic-merge-patch+json": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.Patch"];
                "application/apply-patch+yaml": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.Patch"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.storage.v1.VolumeAttachment"];
                    "application/yaml": components["schemas"]["io.orch.api.storage.v1.VolumeAttachment"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.storage.v1.VolumeAttachment"];
                };
            };
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.storage.v1.VolumeAttachment"];
                    "application/yaml": components["schemas"]["io.orch.api.storage.v1.VolumeAttachment"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.storage.v1.VolumeAttachment"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    readStorageV1VolumeAttachmentStatus: {
        parameters: {
            query?: {
                /** @description true: JSON comes indented. */
                pretty?: components["parameters"]["pretty"];
            };
            header?: never;
            path: {
                /** @description Name of the VolumeAttachment. */
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.storage.v1.VolumeAttachment"];
                    "application/yaml": components["schemas"]["io.orch.api.storage.v1.VolumeAttachment"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.storage.v1.VolumeAttachment"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    replaceStorageV1VolumeAttachmentStatus: {
        parameters: {
            query?: {
                /** @description true: JSON comes indented. */
                pretty?: components["parameters"]["pretty"];
                /** @description All: the request is checked and answered in full, and nothing is stored. */
                dryRun?: components["parameters"]["dryRun"];
                /** @description Name under which the fields that this request changes are owned. At most 128 characters. */
                fieldManager?: components["parameters"]["fieldManager"];
                /** @description What happens to unknown and duplicate fields: Ignore drops them, Warn (the default) tells, Strict refuses them. */
                fieldValidation?: components["parameters"]["fieldValidation"];
            };
            header?: never;
            path: {
                /** @description Name of the VolumeAttachment. */
                name: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["io.orch.api.storage.v1.VolumeAttachment"];
                "application/yaml": components["schemas"]["io.orch.api.storage.v1.VolumeAttachment"];
                "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.storage.v1.VolumeAttachment"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.storage.v1.VolumeAttachment"];
                    "application/yaml": components["schemas"]["io.orch.api.storage.v1.VolumeAttachment"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.storage.v1.VolumeAttachment"];
                };
            };
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.storage.v1.VolumeAttachment"];
                    "application/yaml": components["schemas"]["io.orch.api.storage.v1.VolumeAttachment"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.storage.v1.VolumeAttachment"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    patchStorageV1VolumeAttachmentStatus: {
        parameters: {
            query?: {
                /** @description true: JSON comes indented. */
                pretty?: components["parameters"]["pretty"];
                /** @description All: the request is checked and answered in full, and nothing is stored. */
                dryRun?: string;
                /** @description Name under which the fields that this request changes are owned. At most 128 characters. */
                fieldManager?: string;
                /** @description What happens to unknown and duplicate fields: Ignore drops them, Warn (the default) tells, Strict refuses them. */
                fieldValidation?: string;
                /** @description An apply patch takes over fields that other managers own, instead of a conflict. */
                force?: boolean;
            };
            header?: never;
            path: {
                /** @description Name of the VolumeAttachment. */
                name: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json-patch+json": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.Patch"];
                "application/merge-patch+json": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.Patch"];
                "application/strategic-merge-patch+json": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.Patch"];
                "application/apply-patch+yaml": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.Patch"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.storage.v1.VolumeAttachment"];
                    "application/yaml": components["schemas"]["io.orch.api.storage.v1.VolumeAttachment"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.storage.v1.VolumeAttachment"];
                };
            };
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.storage.v1.VolumeAttachment"];
                    "application/yaml": components["schemas"]["io.orch.api.storage.v1.VolumeAttachment"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.storage.v1.VolumeAttachment"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    listStorageV1VolumeAttributesClass: {
        parameters: {
            query?: {
                /** @description true: JSON comes indented. */
                pretty?: components["parameters"]["pretty"];
                /** @description Lets a watch send BOOKMARK events, which carry a resourceVersion alone. */
                allowWatchBookmarks?: components["parameters"]["allowWatchBookmarks"];
                /** @description The token of the previous page's metadata.continue; it asks for the page after it. */
                continue?: components["parameters"]["continue"];
                /** @description Restricts the answer to objects whose fields match, e.g. metadata.name=a. */
                fieldSelector?: components["parameters"]["fieldSelector"];
                /** @description Restricts the answer to objects whose labels match, e.g. app in (a, b). */
                labelSelector?: components["parameters"]["labelSelector"];
                /** @description Most items in one answer; metadata.continue then names the rest. */
                limit?: components["parameters"]["limit"];
                /** @description The version that a read or watch starts from; empty means the newest. */
                resourceVersion?: components["parameters"]["resourceVersion"];
                /** @description How resourceVersion is meant: Exact or NotOlderThan. */
                resourceVersionMatch?: components["parameters"]["resourceVersionMatch"];
                /** @description A watch starts with an ADDED event for every object, then a bookmark. */
                sendInitialEvents?: components["parameters"]["sendInitialEvents"];
                /** @description Longest time that the call may take, in seconds. */
                timeoutSeconds?: components["parameters"]["timeoutSeconds"];
                /** @description Streams changes instead of a list. */
                watch?: components["parameters"]["watch"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.storage.v1.VolumeAttributesClassList"];
                    "application/yaml": components["schemas"]["io.orch.api.storage.v1.VolumeAttributesClassList"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.storage.v1.VolumeAttributesClassList"];
                    "application/json;stream=watch": components["schemas"]["io.orch.api.storage.v1.VolumeAttributesClassList"];
                    "application/vnd.orch.protobuf;stream=watch": components["schemas"]["io.orch.api.storage.v1.VolumeAttributesClassList"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    createStorageV1VolumeAttributesClass: {
        parameters: {
            query?: {
                /** @description true: JSON comes indented. */
                pretty?: components["parameters"]["pretty"];
                /** @description All: the request is checked and answered in full, and nothing is stored. */
                dryRun?: components["parameters"]["dryRun"];
                /** @description Name under which the fields that this request changes are owned. At most 128 characters. */
                fieldManager?: components["parameters"]["fieldManager"];
                /** @description What happens to unknown and duplicate fields: Ignore drops them, Warn (the default) tells, Strict refuses them. */
                fieldValidation?: components["parameters"]["fieldValidation"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["io.orch.api.storage.v1.VolumeAttributesClass"];
                "application/yaml": components["schemas"]["io.orch.api.storage.v1.VolumeAttributesClass"];
                "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.storage.v1.VolumeAttributesClass"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.storage.v1.VolumeAttributesClass"];
                    "application/yaml": components["schemas"]["io.orch.api.storage.v1.VolumeAttributesClass"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.storage.v1.VolumeAttributesClass"];
                };
            };
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.storage.v1.VolumeAttributesClass"];
                    "application/yaml": components["schemas"]["io.orch.api.storage.v1.VolumeAttributesClass"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.storage.v1.VolumeAttributesClass"];
                };
            };
            /** @description Accepted */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.storage.v1.VolumeAttributesClass"];
                    "application/yaml": components["schemas"]["io.orch.api.storage.v1.VolumeAttributesClass"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.storage.v1.VolumeAttributesClass"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    deleteStorageV1CollectionVolumeAttributesClass: {
        parameters: {
            query?: {
                /** @description true: JSON comes indented. */
                pretty?: components["parameters"]["pretty"];
                /** @description The token of the previous page's metadata.continue; it asks for the page after it. */
                continue?: components["parameters"]["continue"];
                /** @description All: the request is checked and answered in full, and nothing is stored. */
                dryRun?: components["parameters"]["dryRun"];
                /** @description Restricts the answer to objects whose fields match, e.g. metadata.name=a. */
                fieldSelector?: components["parameters"]["fieldSelector"];
                /** @description Seconds the object is given to end by itself; 0 removes it at once. */
                gracePeriodSeconds?: components["parameters"]["gracePeriodSeconds"];
                /** @description Removes an object that cannot be read from storage, without finalizers or preconditions. */
                ignoreStoreReadErrorWithClusterBreakingPotential?: components["parameters"]["ignoreStoreReadErrorWithClusterBreakingPotential"];
                /** @description Restricts the answer to objects whose labels match, e.g. app in (a, b). */
                labelSelector?: components["parameters"]["labelSelector"];
                /** @description Most items in one answer; metadata.continue then names the rest. */
                limit?: components["parameters"]["limit"];
                /** @description The older form of propagationPolicy. */
                orphanDependents?: components["parameters"]["orphanDependents"];
                /** @description What happens to dependents: Orphan, Background or Foreground. */
                propagationPolicy?: components["parameters"]["propagationPolicy"];
                /** @description The version that a read or watch starts from; empty means the newest. */
                resourceVersion?: components["parameters"]["resourceVersion"];
                /** @description How resourceVersion is meant: Exact or NotOlderThan. */
                resourceVersionMatch?: components["parameters"]["resourceVersionMatch"];
                /** @description A watch starts with an ADDED event for every object, then a bookmark. */
                sendInitialEvents?: components["parameters"]["sendInitialEvents"];
                /** @description Longest time that the call may take, in seconds. */
                timeoutSeconds?: components["parameters"]["timeoutSeconds"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.DeleteOptions"];
                "application/yaml": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.DeleteOptions"];
                "application/vnd.orch.protobuf": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.DeleteOptions"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.Status"] | components["schemas"]["io.orch.api.storage.v1.VolumeAttributesClassList"];
                    "application/yaml": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.Status"] | components["schemas"]["io.orch.api.storage.v1.VolumeAttributesClassList"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.Status"] | components["schemas"]["io.orch.api.storage.v1.VolumeAttributesClassList"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    readStorageV1VolumeAttributesClass: {
        parameters: {
            query?: {
                /** @description true: JSON comes indented. */
                pretty?: components["parameters"]["pretty"];
            };
            header?: never;
            path: {
                /** @description Name of the VolumeAttributesClass. */
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.storage.v1.VolumeAttributesClass"];
                    "application/yaml": components["schemas"]["io.orch.api.storage.v1.VolumeAttributesClass"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.storage.v1.VolumeAttributesClass"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    replaceStorageV1VolumeAttributesClass: {
        parameters: {
            query?: {
                /** @description true: JSON comes indented. */
                pretty?: components["parameters"]["pretty"];
                /** @description All: the request is checked and answered in full, and nothing is stored. */
                dryRun?: components["parameters"]["dryRun"];
                /** @description Name under which the fields that this request changes are owned. At most 128 characters. */
                fieldManager?: components["parameters"]["fieldManager"];
                /** @description What happens to unknown and duplicate fields: Ignore drops them, Warn (the default) tells, Strict refuses them. */
                fieldValidation?: components["parameters"]["fieldValidation"];
            };
            header?: never;
            path: {
                /** @description Name of the VolumeAttributesClass. */
                name: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["io.orch.api.storage.v1.VolumeAttributesClass"];
                "application/yaml": components["schemas"]["io.orch.api.storage.v1.VolumeAttributesClass"];
                "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.storage.v1.VolumeAttributesClass"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.storage.v1.VolumeAttributesClass"];
                    "application/yaml": components["schemas"]["io.orch.api.storage.v1.VolumeAttributesClass"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.storage.v1.VolumeAttributesClass"];
                };
            };
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.storage.v1.VolumeAttributesClass"];
                    "application/yaml": components["schemas"]["io.orch.api.storage.v1.VolumeAttributesClass"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.storage.v1.VolumeAttributesClass"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    deleteStorageV1VolumeAttributesClass: {
        parameters: {
            query?: {
                /** @description true: JSON comes indented. */
                pretty?: components["parameters"]["pretty"];
                /** @description All: the request is checked and answered in full, and nothing is stored. */
                dryRun?: components["parameters"]["dryRun"];
                /** @description Seconds the object is given to end by itself; 0 removes it at once. */
                gracePeriodSeconds?: components["parameters"]["gracePeriodSeconds"];
                /** @description Removes an object that cannot be read from storage, without finalizers or preconditions. */
                ignoreStoreReadErrorWithClusterBreakingPotential?: components["parameters"]["ignoreStoreReadErrorWithClusterBreakingPotential"];
                /** @description The older form of propagationPolicy. */
                orphanDependents?: components["parameters"]["orphanDependents"];
                /** @description What happens to dependents: Orphan, Background or Foreground. */
                propagationPolicy?: components["parameters"]["propagationPolicy"];
            };
            header?: never;
            path: {
                /** @description Name of the VolumeAttributesClass. */
                name: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.DeleteOptions"];
                "application/yaml": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.DeleteOptions"];
                "application/vnd.orch.protobuf": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.DeleteOptions"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.storage.v1.VolumeAttributesClass"];
                    "application/yaml": components["schemas"]["io.orch.api.storage.v1.VolumeAttributesClass"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.storage.v1.VolumeAttributesClass"];
                };
            };
            /** @description Accepted */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.storage.v1.VolumeAttributesClass"];
                    "application/yaml": components["schemas"]["io.orch.api.storage.v1.VolumeAttributesClass"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.storage.v1.VolumeAttributesClass"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    patchStorageV1VolumeAttributesClass: {
        parameters: {
            query?: {
                /** @description true: JSON comes indented. */
                pretty?: components["parameters"]["pretty"];
                /** @description All: the request is checked and answered in full, and nothing is stored. */
                dryRun?: string;
                /** @description Name under which the fields that this request changes are owned. At most 128 characters. */
                fieldManager?: string;
                /** @description What happens to unknown and duplicate fields: Ignore drops them, Warn (the default) tells, Strict refuses them. */
                fieldValidation?: string;
                /** @description An apply patch takes over fields that other managers own, instead of a conflict. */
                force?: boolean;
            };
            header?: never;
            path: {
                /** @description Name of the VolumeAttributesClass. */
                name: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json-patch+json": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.Patch"];
                "application/merge-patch+json": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.Patch"];
                "application/strategic-merge-patch+json": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.Patch"];
                "application/apply-patch+yaml": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.Patch"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.storage.v1.VolumeAttributesClass"];
                    "application/yaml": components["schemas"]["io.orch.api.storage.v1.VolumeAttributesClass"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.storage.v1.VolumeAttributesClass"];
                };
            };
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.storage.v1.VolumeAttributesClass"];
                    "application/yaml": components["schemas"]["io.orch.api.storage.v1.VolumeAttributesClass"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.storage.v1.VolumeAttributesClass"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
}

// Generated from openapi/v3/apis__resource.orch.io__v1beta1.json by openapi-typescript. Do not edit.
export interface paths {
    "/apis/resource.orch.io/v1beta1/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Lists the resources of this group and version. */
        get: operations["getResourceV1beta1APIResources"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/apis/resource.orch.io/v1beta1/deviceclasses": {
        parameters: {
            query?: {
                /** @description true: JSON comes indented. */
                pretty?: components["parameters"]["pretty"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Lists or watches deviceclasses. */
        get: operations["listResourceV1beta1DeviceClass"];
        put?: never;
        /** @description Creates a DeviceClass. */
        post: operations["createResourceV1beta1DeviceClass"];
        /** @description Deletes those deviceclasses that the selectors choose. */
        delete: operations["deleteResourceV1beta1CollectionDeviceClass"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/apis/resource.orch.io/v1beta1/deviceclasses/{name}": {
        parameters: {
            query?: {
                /** @description true: JSON comes indented. */
                pretty?: components["parameters"]["pretty"];
            };
            header?: never;
            path: {
                /** @description Name of the DeviceClass. */
                name: string;
            };
            cookie?: never;
        };
        /** @description Reads the DeviceClass. */
        get: operations["readResourceV1beta1DeviceClass"];
        /** @description Replaces the DeviceClass. */
        put: operations["replaceResourceV1beta1DeviceClass"];
        post?: never;
        /** @description Deletes the DeviceClass. */
        delete: operations["deleteResourceV1beta1DeviceClass"];
        options?: never;
        head?: never;
        /** @description Changes parts of the DeviceClass. */
        patch: operations["patchResourceV1beta1DeviceClass"];
        trace?: never;
    };
    "/apis/resource.orch.io/v1beta1/namespaces/{namespace}/resourceclaims": {
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
        /** @description Lists or watches resourceclaims. */
        get: operations["listResourceV1beta1NamespacedResourceClaim"];
        put?: never;
        /** @description Creates a ResourceClaim. */
        post: operations["createResourceV1beta1NamespacedResourceClaim"];
        /** @description Deletes those resourceclaims that the selectors choose. */
        delete: operations["deleteResourceV1beta1CollectionNamespacedResourceClaim"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/apis/resource.orch.io/v1beta1/namespaces/{namespace}/resourceclaims/{name}": {
        parameters: {
            query?: {
                /** @description true: JSON comes indented. */
                pretty?: components["parameters"]["pretty"];
            };
            header?: never;
            path: {
                /** @description Name of the ResourceClaim. */
                name: string;
                /** @description The namespace that the objects live in. */
                namespace: components["parameters"]["namespace"];
            };
            cookie?: never;
        };
        /** @description Reads the ResourceClaim. */
        get: operations["readResourceV1beta1NamespacedResourceClaim"];
        /** @description Replaces the ResourceClaim. */
        put: operations["replaceResourceV1beta1NamespacedResourceClaim"];
        post?: never;
        /** @description Deletes the ResourceClaim. */
        delete: operations["deleteResourceV1beta1NamespacedResourceClaim"];
        options?: never;
        head?: never;
        /** @description Changes parts of the ResourceClaim. */
        patch: operations["patchResourceV1beta1NamespacedResourceClaim"];
        trace?: never;
    };
    "/apis/resource.orch.io/v1beta1/namespaces/{namespace}/resourceclaims/{name}/status": {
        parameters: {
            query?: {
                /** @description true: JSON comes indented. */
                pretty?: components["parameters"]["pretty"];
            };
            header?: never;
            path: {
                /** @description Name of the ResourceClaim. */
                name: string;
                /** @description The namespace that the objects live in. */
                namespace: components["parameters"]["namespace"];
            };
            cookie?: never;
        };
        /** @description Reads the status of a ResourceClaim. */
        get: operations["readResourceV1beta1NamespacedResourceClaimStatus"];
        /** @description Replaces the status of a ResourceClaim. */
        put: operations["replaceResourceV1beta1NamespacedResourceClaimStatus"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** @description Changes parts of the status of a ResourceClaim. */
        patch: operations["patchResourceV1beta1NamespacedResourceClaimStatus"];
        trace?: never;
    };
    "/apis/resource.orch.io/v1beta1/resourceclaims": {
        parameters: {
            query?: {
                /** @description true: JSON comes indented. */
                pretty?: components["parameters"]["pretty"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Lists or watches resourceclaims of every namespace. */
        get: operations["listResourceV1beta1ResourceClaimForAllNamespaces"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/apis/resource.orch.io/v1beta1/namespaces/{namespace}/resourceclaimtemplates": {
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
        /** @description Lists or watches resourceclaimtemplates. */
        get: operations["listResourceV1beta1NamespacedResourceClaimTemplate"];
        put?: never;
        /** @description Creates a ResourceClaimTemplate. */
        post: operations["createResourceV1beta1NamespacedResourceClaimTemplate"];
        /** @description Deletes those resourceclaimtemplates that the selectors choose. */
        delete: operations["deleteResourceV1beta1CollectionNamespacedResourceClaimTemplate"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/apis/resource.orch.io/v1beta1/namespaces/{namespace}/resourceclaimtemplates/{name}": {
        parameters: {
            query?: {
                /** @description true: JSON comes indented. */
                pretty?: components["parameters"]["pretty"];
            };
            header?: never;
            path: {
                /** @description Name of the ResourceClaimTemplate. */
                name: string;
                /** @description The namespace that the objects live in. */
                namespace: components["parameters"]["namespace"];
            };
            cookie?: never;
        };
        /** @description Reads the ResourceClaimTemplate. */
        get: operations["readResourceV1beta1NamespacedResourceClaimTemplate"];
        /** @description Replaces the ResourceClaimTemplate. */
        put: operations["replaceResourceV1beta1NamespacedResourceClaimTemplate"];
        post?: never;
        /** @description Deletes the ResourceClaimTemplate. */
        delete: operations["deleteResourceV1beta1NamespacedResourceClaimTemplate"];
        options?: never;
        head?: never;
        /** @description Changes parts of the ResourceClaimTemplate. */
        patch: operations["patchResourceV1beta1NamespacedResourceClaimTemplate"];
        trace?: never;
    };
    "/apis/resource.orch.io/v1beta1/resourceclaimtemplates": {
        parameters: {
            query?: {
                /** @description true: JSON comes indented. */
                pretty?: components["parameters"]["pretty"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Lists or watches resourceclaimtemplates of every namespace. */
        get: operations["listResourceV1beta1ResourceClaimTemplateForAllNamespaces"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/apis/resource.orch.io/v1beta1/resourceslices": {
        parameters: {
            query?: {
                /** @description true: JSON comes indented. */
                pretty?: components["parameters"]["pretty"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Lists or watches resourceslices. */
        get: operations["listResourceV1beta1ResourceSlice"];
        put?: never;
        /** @description Creates a ResourceSlice. */
        post: operations["createResourceV1beta1ResourceSlice"];
        /** @description Deletes those resourceslices that the selectors choose. */
        delete: operations["deleteResourceV1beta1CollectionResourceSlice"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/apis/resource.orch.io/v1beta1/resourceslices/{name}": {
        parameters: {
            query?: {
                /** @description true: JSON comes indented. */
                pretty?: components["parameters"]["pretty"];
            };
            header?: never;
            path: {
                /** @description Name of the ResourceSlice. */
                name: string;
            };
            cookie?: never;
        };
        /** @description Reads the ResourceSlice. */
        get: operations["readResourceV1beta1ResourceSlice"];
        /** @description Replaces the ResourceSlice. */
        put: operations["replaceResourceV1beta1ResourceSlice"];
        post?: never;
        /** @description Deletes the ResourceSlice. */
        delete: operations["deleteResourceV1beta1ResourceSlice"];
        options?: never;
        head?: never;
        /** @description Changes parts of the ResourceSlice. */
        patch: operations["patchResourceV1beta1ResourceSlice"];
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
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
        /** @description What a driver reports of a device that was given. */
        "io.orch.api.resource.v1beta1.AllocatedDeviceStatus": {
            /** @description Driver of the device. */
            driver: string;
            /** @description Pool of the device. */
            pool: string;
            /** @description Name of the device in its pool. */
            device: string;
            /** @description Tells apart several shares of one device. */
            shareID?: string;
            /** @description Aspects of the device, one of each type. */
            conditions?: components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.Condition"][] | null;
            /** @description Anything the driver wants to say. */
            data?: components["schemas"]["io.orch.apimachinery.pkg.runtime.RawExtension"];
            /** @description What is known of a network device. */
            networkData?: components["schemas"]["io.orch.api.resource.v1beta1.NetworkDeviceData"];
        };
        /** @description The devices that were given. */
        "io.orch.api.resource.v1beta1.AllocationResult": {
            /** @description The devices. */
            devices?: components["schemas"]["io.orch.api.resource.v1beta1.DeviceAllocationResult"];
            /** @description Nodes on which they can be used; all when unset. */
            nodeSelector?: components["schemas"]["io.orch.api.core.v1.NodeSelector"];
            /** @description When they were given. */
            allocationTimestamp?: components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.Time"];
        };
        /** @description What a device is like. */
        "io.orch.api.resource.v1beta1.BasicDevice": {
            /** @description What the device is like, by the name of the attribute. */
            attributes?: {
                [key: string]: components["schemas"]["io.orch.api.resource.v1beta1.DeviceAttribute"];
            };
            /** @description How much the device has, by the name of the capacity. */
            capacity?: {
                [key: string]: components["schemas"]["io.orch.api.resource.v1beta1.DeviceCapacity"];
            };
            /** @description What the device draws from shared counters. */
            consumesCounters?: components["schemas"]["io.orch.api.resource.v1beta1.DeviceCounterConsumption"][];
            /** @description Node on which the device is. */
            nodeName?: string;
            /** @description Nodes from which the device can be used. */
            nodeSelector?: components["schemas"]["io.orch.api.core.v1.NodeSelector"];
            /** @description Whether the device can be used from all nodes. */
            allNodes?: boolean;
            /** @description What keeps claims away that do not bear it. */
            taints?: components["schemas"]["io.orch.api.resource.v1beta1.DeviceTaint"][];
            /** @description Whether a claim is tied to the node on which it was given. */
            bindsToNode?: boolean;
            /** @description Conditions that must be true before a pod is bound. */
            bindingConditions?: string[];
            /** @description Conditions of which any means that binding failed. */
            bindingFailureConditions?: string[];
            /** @description Whether several requests may share the device. */
            allowMultipleAllocations?: boolean;
            /** @description What the device takes of the node's own resources, by their name. */
            nodeAllocatableResourceMappings?: {
                [key: string]: components["schemas"]["io.orch.api.resource.v1beta1.NodeAllocatableResourceMapping"];
            };
        };
        /** @description What a device must fulfil, as an expression. */
        "io.orch.api.resource.v1beta1.CELDeviceSelector": {
            /** @description CEL expression over device that is true when the device fits. */
            expression: string;
        };
        /** @description How requests for a part of a capacity are rounded. */
        "io.orch.api.resource.v1beta1.CapacityRequestPolicy": {
            /** @description What a request gets that names no amount. */
            default?: components["schemas"]["io.orch.apimachinery.pkg.api.resource.Quantity"];
            /** @description The only amounts that can be had. */
            validValues?: components["schemas"]["io.orch.apimachinery.pkg.api.resource.Quantity"][];
            /** @description The range in which amounts can be had. */
            validRange?: components["schemas"]["io.orch.api.resource.v1beta1.CapacityRequestPolicyRange"];
        };
        /** @description A range of amounts. */
        "io.orch.api.resource.v1beta1.CapacityRequestPolicyRange": {
            /** @description The least amount. */
            min: components["schemas"]["io.orch.apimachinery.pkg.api.resource.Quantity"];
            /** @description The largest amount; the whole capacity when unset. */
            max?: components["schemas"]["io.orch.apimachinery.pkg.api.resource.Quantity"];
            /** @description Amounts are the least one and a multiple of this. */
            step?: components["schemas"]["io.orch.apimachinery.pkg.api.resource.Quantity"];
        };
        /** @description How much of a device is needed. */
        "io.orch.api.resource.v1beta1.CapacityRequirements": {
            /** @description Amounts by the name of the capacity. */
            requests?: {
                [key: string]: components["schemas"]["io.orch.apimachinery.pkg.api.resource.Quantity"];
            };
        };
        /** @description An amount. */
        "io.orch.api.resource.v1beta1.Counter": {
            /** @description The amount. */
            value: components["schemas"]["io.orch.apimachinery.pkg.api.resource.Quantity"];
        };
        /** @description Counters that devices draw from. */
        "io.orch.api.resource.v1beta1.CounterSet": {
            /**
             * Format: dns-label
             * @description Name of the set.
             */
            name: string;
            /** @description Amounts that there are, by the name of the counter. */
            counters: {
                [key: string]: components["schemas"]["io.orch.api.resource.v1beta1.Counter"];
            };
        };
        /** @description A device. */
        "io.orch.api.resource.v1beta1.Device": {
            /**
             * Format: dns-label
             * @description Name of the device, unique in its pool.
             */
            name: string;
            /** @description What the device is like. */
            basic?: components["schemas"]["io.orch.api.resource.v1beta1.BasicDevice"];
        };
        /** @description Settings for devices that were given. */
        "io.orch.api.resource.v1beta1.DeviceAllocationConfiguration": {
            /**
             * @description Whether a class or the claim asked for them.
             * @enum {string}
             */
            source: "FromClass" | "FromClaim";
            /** @description Requests it is about; all when empty. */
            requests?: string[];
            /** @description Settings that the driver understands. */
            opaque?: components["schemas"]["io.orch.api.resource.v1beta1.OpaqueDeviceConfiguration"];
        };
        /** @description The devices that were given, with their settings. */
        "io.orch.api.resource.v1beta1.DeviceAllocationResult": {
            /** @description The devices. */
            results?: components["schemas"]["io.orch.api.resource.v1beta1.DeviceRequestAllocationResult"][];
            /** @description Settings for the devices, of classes and claim together. */
            config?: components["schemas"]["io.orch.api.resource.v1beta1.DeviceAllocationConfiguration"][];
        };
        /** @description What a device is like in one respect; exactly one of the types. */
        "io.orch.api.resource.v1beta1.DeviceAttribute": {
            /**
             * Format: int64
             * @description A number.
             */
            int?: number;
            /** @description True or false. */
            bool?: boolean;
            /** @description A text. */
            string?: string;
            /** @description A version, as semver. */
            version?: string;
            /** @description Several numbers. */
            ints?: number[];
            /** @description Several booleans. */
            bools?: boolean[];
            /** @description Several texts. */
            strings?: string[];
            /** @description Several versions, as semver. */
            versions?: string[];
        };
        /** @description How much a device has in one respect. */
        "io.orch.api.resource.v1beta1.DeviceCapacity": {
            /** @description The amount. */
            value: components["schemas"]["io.orch.apimachinery.pkg.api.resource.Quantity"];
            /** @description How requests for a part of it are rounded; a request takes all of it when unset. */
            requestPolicy?: components["schemas"]["io.orch.api.resource.v1beta1.CapacityRequestPolicy"];
        };
        /** @description Devices that are wanted together. */
        "io.orch.api.resource.v1beta1.DeviceClaim": {
            /** @description The devices, one request for each sort. */
            requests?: components["schemas"]["io.orch.api.resource.v1beta1.DeviceRequest"][] | null;
            /** @description What the chosen devices must have in common. */
            constraints?: components["schemas"]["io.orch.api.resource.v1beta1.DeviceConstraint"][];
            /** @description Settings for the devices. */
            config?: components["schemas"]["io.orch.api.resource.v1beta1.DeviceClaimConfiguration"][];
        };
        /** @description Settings for devices of a claim. */
        "io.orch.api.resource.v1beta1.DeviceClaimConfiguration": {
            /** @description Requests it is about; all when empty. */
            requests?: string[];
            /** @description Settings that the driver understands. */
            opaque?: components["schemas"]["io.orch.api.resource.v1beta1.OpaqueDeviceConfiguration"];
        };
        /** @description DeviceClass is a kind of device that claims may ask for by name. */
        "io.orch.api.resource.v1beta1.DeviceClass": {
            /** @description The group and version of this representation of the object. */
            apiVersion?: string;
            /** @description The type of the object, in CamelCase. */
            kind?: string;
            /** @description Name, labels and what else every object carries. */
            metadata?: components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.ObjectMeta"];
            /** @description Which devices belong to the class, and how they are set up. */
            spec: components["schemas"]["io.orch.api.resource.v1beta1.DeviceClassSpec"];
        };
        /** @description Settings for devices of a class. */
        "io.orch.api.resource.v1beta1.DeviceClassConfiguration": {
            /** @description Settings that the driver understands. */
            opaque?: components["schemas"]["io.orch.api.resource.v1beta1.OpaqueDeviceConfiguration"];
        };
        /** @description DeviceClassList is a list of DeviceClass objects. */
        "io.orch.api.resource.v1beta1.DeviceClassList": {
            /** @description The group and version of this representation of the object. */
            apiVersion?: string;
            /** @description The type of the object, in CamelCase. */
            kind?: string;
            /** @description The version of the list, and how to go on with it. */
            metadata?: components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.ListMeta"];
            /** @description The deviceclasses. */
            items: components["schemas"]["io.orch.api.resource.v1beta1.DeviceClass"][];
        };
        /** @description Which devices belong to a class, and how they are set up. */
        "io.orch.api.resource.v1beta1.DeviceClassSpec": {
            /** @description What a device must fulfil; all of them. */
            selectors?: components["schemas"]["io.orch.api.resource.v1beta1.DeviceSelector"][];
            /** @description Settings for every device of the class. */
            config?: components["schemas"]["io.orch.api.resource.v1beta1.DeviceClassConfiguration"][];
            /** @description Resource by which pods may ask for a device of the class in their requests. */
            extendedResourceName?: string;
        };
        /** @description What chosen devices must have in common. */
        "io.orch.api.resource.v1beta1.DeviceConstraint": {
            /** @description Requests it is about; all when empty. */
            requests?: string[];
            /** @description Attribute that must be the same for all of them. */
            matchAttribute?: string;
            /** @description Attribute that must differ among them. */
            distinctAttribute?: string;
        };
        /** @description What a device draws from a set of counters. */
        "io.orch.api.resource.v1beta1.DeviceCounterConsumption": {
            /**
             * Format: dns-label
             * @description Name of the set.
             */
            counterSet: string;
            /** @description Amounts by the name of the counter. */
            counters: {
                [key: string]: components["schemas"]["io.orch.api.resource.v1beta1.Counter"];
            };
        };
        /** @description A request for one sort of device; exactly one of its two forms. */
        "io.orch.api.resource.v1beta1.DeviceRequest": {
            /**
             * Format: dns-label
             * @description Name of the request, by which pods and constraints refer to it.
             */
            name: string;
            /** @description Class of the devices; excludes firstAvailable. */
            deviceClassName?: string;
            /** @description What a device must fulfil besides; all of them. */
            selectors?: components["schemas"]["io.orch.api.resource.v1beta1.DeviceSelector"][];
            /**
             * @description A number of devices, or all there are; ExactCount when unset.
             * @enum {string}
             */
            allocationMode?: "ExactCount" | "All";
            /**
             * Format: int64
             * @description How many devices; 1 when unset.
             */
            count?: number;
            /** @description Asks for access to devices that may be in use, for watching over them. */
            adminAccess?: boolean;
            /** @description Choices in the order of preference; the first that can be had is taken. */
            firstAvailable?: components["schemas"]["io.orch.api.resource.v1beta1.DeviceSubRequest"][];
            /** @description Taints that do not keep a device away. */
            tolerations?: components["schemas"]["io.orch.api.resource.v1beta1.DeviceToleration"][];
            /** @description How much of each device is needed. */
            capacity?: components["schemas"]["io.orch.api.resource.v1beta1.CapacityRequirements"];
        };
        /** @description A device that was given to a request. */
        "io.orch.api.resource.v1beta1.DeviceRequestAllocationResult": {
            /** @description The request, or request/choice. */
            request: string;
            /** @description Driver of the device. */
            driver: string;
            /** @description Pool of the device. */
            pool: string;
            /** @description Name of the device in its pool. */
            device: string;
            /** @description Whether it was given for watching over it. */
            adminAccess?: boolean;
            /** @description Taints that the request bears. */
            tolerations?: components["schemas"]["io.orch.api.resource.v1beta1.DeviceToleration"][];
            /** @description Conditions that must be true before a pod is bound. */
            bindingConditions?: string[];
            /** @description Conditions of which any means that binding failed. */
            bindingFailureConditions?: string[];
            /** @description Tells apart several shares of one device. */
            shareID?: string;
            /** @description How much of the device was given, by the name of the capacity. */
            consumedCapacity?: {
                [key: string]: components["schemas"]["io.orch.apimachinery.pkg.api.resource.Quantity"];
            };
        };
        /** @description What a device must fulfil. */
        "io.orch.api.resource.v1beta1.DeviceSelector": {
            /** @description As an expression. */
            cel?: components["schemas"]["io.orch.api.resource.v1beta1.CELDeviceSelector"];
        };
        /** @description One of several choices of a request. */
        "io.orch.api.resource.v1beta1.DeviceSubRequest": {
            /**
             * Format: dns-label
             * @description Name of the choice.
             */
            name: string;
            /**
             * Format: dns-subdomain
             * @description Class of the devices.
             */
            deviceClassName: string;
            /** @description What a device must fulfil besides; all of them. */
            selectors?: components["schemas"]["io.orch.api.resource.v1beta1.DeviceSelector"][];
            /**
             * @description A number of devices, or all there are; ExactCount when unset.
             * @default ExactCount
             * @enum {string}
             */
            allocationMode?: "ExactCount" | "All";
            /**
             * Format: int64
             * @description How many devices; 1 when unset.
             */
            count?: number;
            /** @description Taints that do not keep a device away. */
            tolerations?: components["schemas"]["io.orch.api.resource.v1beta1.DeviceToleration"][];
            /** @description How much of each device is needed. */
            capacity?: components["schemas"]["io.orch.api.resource.v1beta1.CapacityRequirements"];
        };
        /** @description What keeps claims away from a device that do not bear it. */
        "io.orch.api.resource.v1beta1.DeviceTaint": {
            /**
             * Format: qualified-name
             * @description Key of the taint.
             */
            key: string;
            /**
             * Format: label-value
             * @description Value of the taint.
             */
            value?: string;
            /**
             * @description What happens to those who do not bear it.
             * @enum {string}
             */
            effect: "None" | "NoSchedule" | "NoExecute";
            /** @description When the taint was set; filled in when unset. */
            timeAdded?: components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.Time"];
        };
        /** @description A taint that does not keep a device away. */
        "io.orch.api.resource.v1beta1.DeviceToleration": {
            /**
             * Format: qualified-name
             * @description Key of the taint; empty with Exists means all.
             */
            key?: string;
            /**
             * @description Whether the value counts; Equal when unset.
             * @default Equal
             * @enum {string}
             */
            operator?: "Exists" | "Equal";
            /** @description Value of the taint; only with Equal. */
            value?: string;
            /**
             * @description Effect of the taint; empty means all.
             * @enum {string}
             */
            effect?: "None" | "NoSchedule" | "NoExecute";
            /**
             * Format: int64
             * @description Seconds that a NoExecute taint is borne; unset means for ever.
             */
            tolerationSeconds?: number;
        };
        "io.orch.api.resource.v1beta1.NetworkDeviceData": {
            /** @description Name of the interface in the pod. */
            interfaceName?: string;
            /** @description Addresses of the interface, with the length of their network. */
            ips?: string[];
            /** @description Hardware address of the interface. */
            hardwareAddress?: string;
        };
        /** @description What a device takes of a resource of the node. */
        "io.orch.api.resource.v1beta1.NodeAllocatableResourceMapping": {
            /** @description Capacity of the device whose given amount is counted; one device counts as one when unset. */
            capacityKey?: string;
            /**
             * @description Amount of the resource for each unit; 1 when unset.
             * @default 1
             */
            allocationMultiplier?: components["schemas"]["io.orch.apimachinery.pkg.api.resource.Quantity"];
        };
        /** @description Settings that a driver understands. */
        "io.orch.api.resource.v1beta1.OpaqueDeviceConfiguration": {
            /**
             * Format: dns-subdomain
             * @description Name of the driver.
             */
            driver: string;
            /** @description The settings, as an object of the driver's own kind. */
            parameters: components["schemas"]["io.orch.apimachinery.pkg.runtime.RawExtension"] | null;
        };
        /** @description ResourceClaim asks for devices, which pods that name the claim may use. */
        "io.orch.api.resource.v1beta1.ResourceClaim": {
            /** @description The group and version of this representation of the object. */
            apiVersion?: string;
            /** @description The type of the object, in CamelCase. */
            kind?: string;
            /** @description Name, labels and what else every object carries. */
            metadata?: components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.ObjectMeta"];
            /** @description The devices that are wanted. It cannot change. */
            spec: components["schemas"]["io.orch.api.resource.v1beta1.ResourceClaimSpec"];
            /** @description The devices that were given. */
            status?: components["schemas"]["io.orch.api.resource.v1beta1.ResourceClaimStatus"];
        };
        /** @description An object of the claim's namespace that uses the claim. */
        "io.orch.api.resource.v1beta1.ResourceClaimConsumerReference": {
            /** @description API group of the object; empty for the core group. */
            apiGroup?: string;
            /** @description Plural name of the resource, such as pods. */
            resource: string;
            /** @description Name of the object. */
            name: string;
            /** @description UID of the object. */
            uid: string;
        };
        /** @description ResourceClaimList is a list of ResourceClaim objects. */
        "io.orch.api.resource.v1beta1.ResourceClaimList": {
            /** @description The group and version of this representation of the object. */
            apiVersion?: string;
            /** @description The type of the object, in CamelCase. */
            kind?: string;
            /** @description The version of the list, and how to go on with it. */
            metadata?: components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.ListMeta"];
            /** @description The resourceclaims. */
            items: components["schemas"]["io.orch.api.resource.v1beta1.ResourceClaim"][];
        };
        /** @description The devices that are wanted. */
        "io.orch.api.resource.v1beta1.ResourceClaimSpec": {
            /** @description The devices. */
            devices?: components["schemas"]["io.orch.api.resource.v1beta1.DeviceClaim"];
        };
        /** @description The devices that were given, and who uses them. */
        "io.orch.api.resource.v1beta1.ResourceClaimStatus": {
            /** @description The devices; unset until the scheduler has chosen them. */
            allocation?: components["schemas"]["io.orch.api.resource.v1beta1.AllocationResult"];
            /** @description Who may use the claim now. */
            reservedFor?: components["schemas"]["io.orch.api.resource.v1beta1.ResourceClaimConsumerReference"][];
            /** @description What drivers report of the devices. */
            devices?: components["schemas"]["io.orch.api.resource.v1beta1.AllocatedDeviceStatus"][];
        };
        /** @description ResourceClaimTemplate is what claims of pods are made from. */
        "io.orch.api.resource.v1beta1.ResourceClaimTemplate": {
            /** @description The group and version of this representation of the object. */
            apiVersion?: string;
            /** @description The type of the object, in CamelCase. */
            kind?: string;
            /** @description Name, labels and what else every object carries. */
            metadata?: components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.ObjectMeta"];
            /** @description The claim. It cannot change. */
            spec: components["schemas"]["io.orch.api.resource.v1beta1.ResourceClaimTemplateSpec"];
        };
        /** @description ResourceClaimTemplateList is a list of ResourceClaimTemplate objects. */
        "io.orch.api.resource.v1beta1.ResourceClaimTemplateList": {
            /** @description The group and version of this representation of the object. */
            apiVersion?: string;
            /** @description The type of the object, in CamelCase. */
            kind?: string;
            /** @description The version of the list, and how to go on with it. */
            metadata?: components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.ListMeta"];
            /** @description The resourceclaimtemplates. */
            items: components["schemas"]["io.orch.api.resource.v1beta1.ResourceClaimTemplate"][];
        };
        /** @description The claim that is made for a pod. */
        "io.orch.api.resource.v1beta1.ResourceClaimTemplateSpec": {
            /** @description Labels and annotations of the claim. */
            metadata?: components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.ObjectMeta"];
            /** @description The devices that are wanted. */
            spec: components["schemas"]["io.orch.api.resource.v1beta1.ResourceClaimSpec"];
        };
        /** @description The pool that devices belong to. */
        "io.orch.api.resource.v1beta1.ResourcePool": {
            /** @description Name of the pool. */
            name: string;
            /**
             * Format: int64
             * @description Grows with each change of the pool; slices of older generations do not count.
             */
            generation: number;
            /**
             * Format: int64
             * @description How many slices the pool has at this generation.
             */
            resourceSliceCount: number;
        };
        /** @description ResourceSlice is a part of the devices that a driver offers. */
        "io.orch.api.resource.v1beta1.ResourceSlice": {
            /** @description The group and version of this representation of the object. */
            apiVersion?: string;
            /** @description The type of the object, in CamelCase. */
            kind?: string;
            /** @description Name, labels and what else every object carries. */
            metadata?: components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.ObjectMeta"];
            /** @description The devices, and where they are. */
            spec: components["schemas"]["io.orch.api.resource.v1beta1.ResourceSliceSpec"];
        };
        /** @description ResourceSliceList is a list of ResourceSlice objects. */
        "io.orch.api.resource.v1beta1.ResourceSliceList": {
            /** @description The group and version of this representation of the object. */
            apiVersion?: string;
            /** @description The type of the object, in CamelCase. */
            kind?: string;
            /** @description The version of the list, and how to go on with it. */
            metadata?: components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.ListMeta"];
            /** @description The resourceslices. */
            items: components["schemas"]["io.orch.api.resource.v1beta1.ResourceSlice"][];
        };
        /** @description A part of the devices that a driver offers. */
        "io.orch.api.resource.v1beta1.ResourceSliceSpec": {
            /**
             * Format: dns-subdomain
             * @description Name of the driver. It cannot change.
             */
            driver: string;
            /** @description Pool that the devices belong to. */
            pool: components["schemas"]["io.orch.api.resource.v1beta1.ResourcePool"];
            /** @description Node on which the devices are; excludes the other places. It cannot change. */
            nodeName?: string;
            /** @description Nodes from which the devices can be used. */
            nodeSelector?: components["schemas"]["io.orch.api.core.v1.NodeSelector"];
            /** @description Whether the devices can be used from all nodes. */
            allNodes?: boolean;
            /** @description The devices. */
            devices?: components["schemas"]["io.orch.api.resource.v1beta1.Device"][];
            /** @description Whether each device says itself where it is. */
            perDeviceNodeSelection?: boolean;
            /** @description Counters that devices of the pool draw from. */
            sharedCounters?: components["schemas"]["io.orch.api.resource.v1beta1.CounterSet"][];
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
        /** @description One aspect of an object's state, as last observed. */
        "io.orch.apimachinery.pkg.apis.meta.v1.Condition": {
            /**
             * Format: qualified-name
             * @description Which aspect, in CamelCase.
             */
            type: string;
            /**
             * @description Whether it holds.
             * @enum {string}
             */
            status: "True" | "False" | "Unknown";
            /**
             * Format: int64
             * @description Generation that was looked at.
             */
            observedGeneration?: number;
            /** @description When status changed last. */
            lastTransitionTime: (string & components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.Time"]) | null;
            /**
             * Format: condition-reason
             * @description Why, as one CamelCase word for programs.
             */
            reason: string;
            /** @description Why, in words for people. */
            message: string;
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
    getResourceV1beta1APIResources: {
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
    listResourceV1beta1DeviceClass: {
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
                    "application/json": components["schemas"]["io.orch.api.resource.v1beta1.DeviceClassList"];
                    "application/yaml": components["schemas"]["io.orch.api.resource.v1beta1.DeviceClassList"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.resource.v1beta1.DeviceClassList"];
                    "application/json;stream=watch": components["schemas"]["io.orch.api.resource.v1beta1.DeviceClassList"];
                    "application/vnd.orch.protobuf;stream=watch": components["schemas"]["io.orch.api.resource.v1beta1.DeviceClassList"];
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
    createResourceV1beta1DeviceClass: {
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
                "application/json": components["schemas"]["io.orch.api.resource.v1beta1.DeviceClass"];
                "application/yaml": components["schemas"]["io.orch.api.resource.v1beta1.DeviceClass"];
                "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.resource.v1beta1.DeviceClass"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.resource.v1beta1.DeviceClass"];
                    "application/yaml": components["schemas"]["io.orch.api.resource.v1beta1.DeviceClass"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.resource.v1beta1.DeviceClass"];
                };
            };
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.resource.v1beta1.DeviceClass"];
                    "application/yaml": components["schemas"]["io.orch.api.resource.v1beta1.DeviceClass"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.resource.v1beta1.DeviceClass"];
                };
            };
            /** @description Accepted */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.resource.v1beta1.DeviceClass"];
                    "application/yaml": components["schemas"]["io.orch.api.resource.v1beta1.DeviceClass"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.resource.v1beta1.DeviceClass"];
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
    deleteResourceV1beta1CollectionDeviceClass: {
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
                    "application/json": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.Status"] | components["schemas"]["io.orch.api.resource.v1beta1.DeviceClassList"];
                    "application/yaml": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.Status"] | components["schemas"]["io.orch.api.resource.v1beta1.DeviceClassList"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.Status"] | components["schemas"]["io.orch.api.resource.v1beta1.DeviceClassList"];
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
    readResourceV1beta1DeviceClass: {
        parameters: {
            query?: {
                /** @description true: JSON comes indented. */
                pretty?: components["parameters"]["pretty"];
            };
            header?: never;
            path: {
                /** @description Name of the DeviceClass. */
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
                    "application/json": components["schemas"]["io.orch.api.resource.v1beta1.DeviceClass"];
                    "application/yaml": components["schemas"]["io.orch.api.resource.v1beta1.DeviceClass"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.resource.v1beta1.DeviceClass"];
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
    replaceResourceV1beta1DeviceClass: {
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
                /** @description Name of the DeviceClass. */
                name: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["io.orch.api.resource.v1beta1.DeviceClass"];
                "application/yaml": components["schemas"]["io.orch.api.resource.v1beta1.DeviceClass"];
                "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.resource.v1beta1.DeviceClass"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.resource.v1beta1.DeviceClass"];
                    "application/yaml": components["schemas"]["io.orch.api.resource.v1beta1.DeviceClass"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.resource.v1beta1.DeviceClass"];
                };
            };
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.resource.v1beta1.DeviceClass"];
                    "application/yaml": components["schemas"]["io.orch.api.resource.v1beta1.DeviceClass"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.resource.v1beta1.DeviceClass"];
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
    deleteResourceV1beta1DeviceClass: {
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
                /** @description Name of the DeviceClass. */
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
                    "application/json": components["schemas"]["io.orch.api.resource.v1beta1.DeviceClass"];
                    "application/yaml": components["schemas"]["io.orch.api.resource.v1beta1.DeviceClass"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.resource.v1beta1.DeviceClass"];
                };
            };
            /** @description Accepted */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.resource.v1beta1.DeviceClass"];
                    "application/yaml": components["schemas"]["io.orch.api.resource.v1beta1.DeviceClass"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.resource.v1beta1.DeviceClass"];
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
    patchResourceV1beta1DeviceClass: {
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
                /** @description Name of the DeviceClass. */
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
                    "application/json": components["schemas"]["io.orch.api.resource.v1beta1.DeviceClass"];
                    "application/yaml": components["schemas"]["io.orch.api.resource.v1beta1.DeviceClass"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.resource.v1beta1.DeviceClass"];
                };
            };
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.resource.v1beta1.DeviceClass"];
                    "application/yaml": components["schemas"]["io.orch.api.resource.v1beta1.DeviceClass"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.resource.v1beta1.DeviceClass"];
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
    listResourceV1beta1NamespacedResourceClaim: {
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
                    "application/json": components["schemas"]["io.orch.api.resource.v1beta1.ResourceClaimList"];
                    "application/yaml": components["schemas"]["io.orch.api.resource.v1beta1.ResourceClaimList"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.resource.v1beta1.ResourceClaimList"];
                    "application/json;stream=watch": components["schemas"]["io.orch.api.resource.v1beta1.ResourceClaimList"];
                    "application/vnd.orch.protobuf;stream=watch": components["schemas"]["io.orch.api.resource.v1beta1.ResourceClaimList"];
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
    createResourceV1beta1NamespacedResourceClaim: {
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
                "application/json": components["schemas"]["io.orch.api.resource.v1beta1.ResourceClaim"];
                "application/yaml": components["schemas"]["io.orch.api.resource.v1beta1.ResourceClaim"];
                "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.resource.v1beta1.ResourceClaim"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.resource.v1beta1.ResourceClaim"];
                    "application/yaml": components["schemas"]["io.orch.api.resource.v1beta1.ResourceClaim"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.resource.v1beta1.ResourceClaim"];
                };
            };
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.resource.v1beta1.ResourceClaim"];
                    "application/yaml": components["schemas"]["io.orch.api.resource.v1beta1.ResourceClaim"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.resource.v1beta1.ResourceClaim"];
                };
            };
            /** @description Accepted */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.resource.v1beta1.ResourceClaim"];
                    "application/yaml": components["schemas"]["io.orch.api.resource.v1beta1.ResourceClaim"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.resource.v1beta1.ResourceClaim"];
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
    deleteResourceV1beta1CollectionNamespacedResourceClaim: {
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
                    "application/json": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.Status"] | components["schemas"]["io.orch.api.resource.v1beta1.ResourceClaimList"];
                    "application/yaml": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.Status"] | components["schemas"]["io.orch.api.resource.v1beta1.ResourceClaimList"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.Status"] | components["schemas"]["io.orch.api.resource.v1beta1.ResourceClaimList"];
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
    readResourceV1beta1NamespacedResourceClaim: {
        parameters: {
            query?: {
                /** @description true: JSON comes indented. */
                pretty?: components["parameters"]["pretty"];
            };
            header?: never;
            path: {
                /** @description Name of the ResourceClaim. */
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
                    "application/json": components["schemas"]["io.orch.api.resource.v1beta1.ResourceClaim"];
                    "application/yaml": components["schemas"]["io.orch.api.resource.v1beta1.ResourceClaim"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.resource.v1beta1.ResourceClaim"];
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
    replaceResourceV1beta1NamespacedResourceClaim: {
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
                /** @description Name of the ResourceClaim. */
                name: string;
                /** @description The namespace that the objects live in. */
                namespace: components["parameters"]["namespace"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["io.orch.api.resource.v1beta1.ResourceClaim"];
                "application/yaml": components["schemas"]["io.orch.api.resource.v1beta1.ResourceClaim"];
                "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.resource.v1beta1.ResourceClaim"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.resource.v1beta1.ResourceClaim"];
                    "application/yaml": components["schemas"]["io.orch.api.resource.v1beta1.ResourceClaim"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.resource.v1beta1.ResourceClaim"];
                };
            };
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.resource.v1beta1.ResourceClaim"];
                    "application/yaml": components["schemas"]["io.orch.api.resource.v1beta1.ResourceClaim"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.resource.v1beta1.ResourceClaim"];
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
    deleteResourceV1beta1NamespacedResourceClaim: {
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
                /** @description Name of the ResourceClaim. */
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
                    "application/json": components["schemas"]["io.orch.api.resource.v1beta1.ResourceClaim"];
                    "application/yaml": components["schemas"]["io.orch.api.resource.v1beta1.ResourceClaim"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.resource.v1beta1.ResourceClaim"];
                };
            };
            /** @description Accepted */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.resource.v1beta1.ResourceClaim"];
                    "application/yaml": components["schemas"]["io.orch.api.resource.v1beta1.ResourceClaim"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.resource.v1beta1.ResourceClaim"];
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
    patchResourceV1beta1NamespacedResourceClaim: {
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
                /** @description Name of the ResourceClaim. */
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
                    "application/json": components["schemas"]["io.orch.api.resource.v1beta1.ResourceClaim"];
                    "application/yaml": components["schemas"]["io.orch.api.resource.v1beta1.ResourceClaim"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.resource.v1beta1.ResourceClaim"];
                };
            };
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.resource.v1beta1.ResourceClaim"];
                    "application/yaml": components["schemas"]["io.orch.api.resource.v1beta1.ResourceClaim"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.resource.v1beta1.ResourceClaim"];
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
    readResourceV1beta1NamespacedResourceClaimStatus: {
        parameters: {
            query?: {
                /** @description true: JSON comes indented. */
                pretty?: components["parameters"]["pretty"];
            };
            header?: never;
            path: {
                /** @description Name of the ResourceClaim. */
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
                    "application/json": components["schemas"]["io.orch.api.resource.v1beta1.ResourceClaim"];
                    "application/yaml": components["schemas"]["io.orch.api.resource.v1beta1.ResourceClaim"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.resource.v1beta1.ResourceClaim"];
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
    replaceResourceV1beta1NamespacedResourceClaimStatus: {
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
                /** @description Name of the ResourceClaim. */
                name: string;
                /** @description The namespace that the objects live in. */
                namespace: components["parameters"]["namespace"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["io.orch.api.resource.v1beta1.ResourceClaim"];
                "application/yaml": components["schemas"]["io.orch.api.resource.v1beta1.ResourceClaim"];
                "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.resource.v1beta1.ResourceClaim"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.resource.v1beta1.ResourceClaim"];
                    "application/yaml": components["schemas"]["io.orch.api.resource.v1beta1.ResourceClaim"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.resource.v1beta1.ResourceClaim"];
                };
            };
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.resource.v1beta1.ResourceClaim"];
                    "application/yaml": components["schemas"]["io.orch.api.resource.v1beta1.ResourceClaim"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.resource.v1beta1.ResourceClaim"];
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
    patchResourceV1beta1NamespacedResourceClaimStatus: {
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
                /** @description Name of the ResourceClaim. */
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
                    "application/json": components["schemas"]["io.orch.api.resource.v1beta1.ResourceClaim"];
                    "application/yaml": components["schemas"]["io.orch.api.resource.v1beta1.ResourceClaim"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.resource.v1beta1.ResourceClaim"];
                };
            };
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.resource.v1beta1.ResourceClaim"];
                    "application/yaml": components["schemas"]["io.orch.api.resource.v1beta1.ResourceClaim"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.resource.v1beta1.ResourceClaim"];
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
    listResourceV1beta1ResourceClaimForAllNamespaces: {
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
                    "application/json": components["schemas"]["io.orch.api.resource.v1beta1.ResourceClaimList"];
                    "application/yaml": components["schemas"]["io.orch.api.resource.v1beta1.ResourceClaimList"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.resource.v1beta1.ResourceClaimList"];
                    "application/json;stream=watch": components["schemas"]["io.orch.api.resource.v1beta1.ResourceClaimList"];
                    "application/vnd.orch.protobuf;stream=watch": components["schemas"]["io.orch.api.resource.v1beta1.ResourceClaimList"];
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
    listResourceV1beta1NamespacedResourceClaimTemplate: {
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
                    "application/json": components["schemas"]["io.orch.api.resource.v1beta1.ResourceClaimTemplateList"];
                    "application/yaml": components["schemas"]["io.orch.api.resource.v1beta1.ResourceClaimTemplateList"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.resource.v1beta1.ResourceClaimTemplateList"];
                    "application/json;stream=watch": components["schemas"]["io.orch.api.resource.v1beta1.ResourceClaimTemplateList"];
                    "application/vnd.orch.protobuf;stream=watch": components["schemas"]["io.orch.api.resource.v1beta1.ResourceClaimTemplateList"];
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
    createResourceV1beta1NamespacedResourceClaimTemplate: {
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
                "application/json": components["schemas"]["io.orch.api.resource.v1beta1.ResourceClaimTemplate"];
                "application/yaml": components["schemas"]["io.orch.api.resource.v1beta1.ResourceClaimTemplate"];
                "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.resource.v1beta1.ResourceClaimTemplate"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.resource.v1beta1.ResourceClaimTemplate"];
                    "application/yaml": components["schemas"]["io.orch.api.resource.v1beta1.ResourceClaimTemplate"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.resource.v1beta1.ResourceClaimTemplate"];
                };
            };
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.resource.v1beta1.ResourceClaimTemplate"];
                    "application/yaml": components["schemas"]["io.orch.api.resource.v1beta1.ResourceClaimTemplate"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.resource.v1beta1.ResourceClaimTemplate"];
                };
            };
            /** @description Accepted */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.resource.v1beta1.ResourceClaimTemplate"];
                    "application/yaml": components["schemas"]["io.orch.api.resource.v1beta1.ResourceClaimTemplate"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.resource.v1beta1.ResourceClaimTemplate"];
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
    deleteResourceV1beta1CollectionNamespacedResourceClaimTemplate: {
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
                    "application/json": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.Status"] | components["schemas"]["io.orch.api.resource.v1beta1.ResourceClaimTemplateList"];
                    "application/yaml": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.Status"] | components["schemas"]["io.orch.api.resource.v1beta1.ResourceClaimTemplateList"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.Status"] | components["schemas"]["io.orch.api.resource.v1beta1.ResourceClaimTemplateList"];
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
    readResourceV1beta1NamespacedResourceClaimTemplate: {
        parameters: {
            query?: {
                /** @description true: JSON comes indented. */
                pretty?: components["parameters"]["pretty"];
            };
            header?: never;
            path: {
                /** @description Name of the ResourceClaimTemplate. */
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
                    "application/json": components["schemas"]["io.orch.api.resource.v1beta1.ResourceClaimTemplate"];
                    "application/yaml": components["schemas"]["io.orch.api.resource.v1beta1.ResourceClaimTemplate"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.resource.v1beta1.ResourceClaimTemplate"];
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
    replaceResourceV1beta1NamespacedResourceClaimTemplate: {
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
                /** @description Name of the ResourceClaimTemplate. */
                name: string;
                /** @description The namespace that the objects live in. */
                namespace: components["parameters"]["namespace"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["io.orch.api.resource.v1beta1.ResourceClaimTemplate"];
                "application/yaml": components["schemas"]["io.orch.api.resource.v1beta1.ResourceClaimTemplate"];
                "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.resource.v1beta1.ResourceClaimTemplate"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.resource.v1beta1.ResourceClaimTemplate"];
                    "application/yaml": components["schemas"]["io.orch.api.resource.v1beta1.ResourceClaimTemplate"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.resource.v1beta1.ResourceClaimTemplate"];
                };
            };
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.resource.v1beta1.ResourceClaimTemplate"];
                    "application/yaml": components["schemas"]["io.orch.api.resource.v1beta1.ResourceClaimTemplate"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.resource.v1beta1.ResourceClaimTemplate"];
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
    deleteResourceV1beta1NamespacedResourceClaimTemplate: {
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
                /** @description Name of the ResourceClaimTemplate. */
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
                    "application/json": components["schemas"]["io.orch.api.resource.v1beta1.ResourceClaimTemplate"];
                    "application/yaml": components["schemas"]["io.orch.api.resource.v1beta1.ResourceClaimTemplate"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.resource.v1beta1.ResourceClaimTemplate"];
                };
            };
            /** @description Accepted */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.resource.v1beta1.ResourceClaimTemplate"];
                    "application/yaml": components["schemas"]["io.orch.api.resource.v1beta1.ResourceClaimTemplate"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.resource.v1beta1.ResourceClaimTemplate"];
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
    patchResourceV1beta1NamespacedResourceClaimTemplate: {
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
                /** @description Name of the ResourceClaimTemplate. */
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
                    "application/json": components["schemas"]["io.orch.api.resource.v1beta1.ResourceClaimTemplate"];
                    "application/yaml": components["schemas"]["io.orch.api.resource.v1beta1.ResourceClaimTemplate"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.resource.v1beta1.ResourceClaimTemplate"];
                };
            };
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.resource.v1beta1.ResourceClaimTemplate"];
                    "application/yaml": components["schemas"]["io.orch.api.resource.v1beta1.ResourceClaimTemplate"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.resource.v1beta1.ResourceClaimTemplate"];
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
    listResourceV1beta1ResourceClaimTemplateForAllNamespaces: {
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
                    "application/json": components["schemas"]["io.orch.api.resource.v1beta1.ResourceClaimTemplateList"];
                    "application/yaml": components["schemas"]["io.orch.api.resource.v1beta1.ResourceClaimTemplateList"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.resource.v1beta1.ResourceClaimTemplateList"];
                    "application/json;stream=watch": components["schemas"]["io.orch.api.resource.v1beta1.ResourceClaimTemplateList"];
                    "application/vnd.orch.protobuf;stream=watch": components["schemas"]["io.orch.api.resource.v1beta1.ResourceClaimTemplateList"];
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
    listResourceV1beta1ResourceSlice: {
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
                    "application/json": components["schemas"]["io.orch.api.resource.v1beta1.ResourceSliceList"];
                    "application/yaml": components["schemas"]["io.orch.api.resource.v1beta1.ResourceSliceList"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.resource.v1beta1.ResourceSliceList"];
                    "application/json;stream=watch": components["schemas"]["io.orch.api.resource.v1beta1.ResourceSliceList"];
                    "application/vnd.orch.protobuf;stream=watch": components["schemas"]["io.orch.api.resource.v1beta1.ResourceSliceList"];
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
    createResourceV1beta1ResourceSlice: {
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
                "application/json": components["schemas"]["io.orch.api.resource.v1beta1.ResourceSlice"];
                "application/yaml": components["schemas"]["io.orch.api.resource.v1beta1.ResourceSlice"];
                "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.resource.v1beta1.ResourceSlice"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.resource.v1beta1.ResourceSlice"];
                    "application/yaml": components["schemas"]["io.orch.api.resource.v1beta1.ResourceSlice"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.resource.v1beta1.ResourceSlice"];
                };
            };
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.resource.v1beta1.ResourceSlice"];
                    "application/yaml": components["schemas"]["io.orch.api.resource.v1beta1.ResourceSlice"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.resource.v1beta1.ResourceSlice"];
                };
            };
            /** @description Accepted */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.resource.v1beta1.ResourceSlice"];
                    "application/yaml": components["schemas"]["io.orch.api.resource.v1beta1.ResourceSlice"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.resource.v1beta1.ResourceSlice"];
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
    deleteResourceV1beta1CollectionResourceSlice: {
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
                    "application/json": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.Status"] | components["schemas"]["io.orch.api.resource.v1beta1.ResourceSliceList"];
                    "application/yaml": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.Status"] | components["schemas"]["io.orch.api.resource.v1beta1.ResourceSliceList"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.Status"] | components["schemas"]["io.orch.api.resource.v1beta1.ResourceSliceList"];
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
    readResourceV1beta1ResourceSlice: {
        parameters: {
            query?: {
                /** @description true: JSON comes indented. */
                pretty?: components["parameters"]["pretty"];
            };
            header?: never;
            path: {
                /** @description Name of the ResourceSlice. */
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
                    "application/json": components["schemas"]["io.orch.api.resource.v1beta1.ResourceSlice"];
                    "application/yaml": components["schemas"]["io.orch.api.resource.v1beta1.ResourceSlice"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.resource.v1beta1.ResourceSlice"];
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
    replaceResourceV1beta1ResourceSlice: {
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
                /** @description Name of the ResourceSlice. */
                name: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["io.orch.api.resource.v1beta1.ResourceSlice"];
                "application/yaml": components["schemas"]["io.orch.api.resource.v1beta1.ResourceSlice"];
                "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.resource.v1beta1.ResourceSlice"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.resource.v1beta1.ResourceSlice"];
                    "application/yaml": components["schemas"]["io.orch.api.resource.v1beta1.ResourceSlice"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.resource.v1beta1.ResourceSlice"];
                };
            };
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.resource.v1beta1.ResourceSlice"];
                    "application/yaml": components["schemas"]["io.orch.api.resource.v1beta1.ResourceSlice"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.resource.v1beta1.ResourceSlice"];
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
    deleteResourceV1beta1ResourceSlice: {
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
                /** @description Name of the ResourceSlice. */
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
                    "application/json": components["schemas"]["io.orch.api.resource.v1beta1.ResourceSlice"];
                    "application/yaml": components["schemas"]["io.orch.api.resource.v1beta1.ResourceSlice"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.resource.v1beta1.ResourceSlice"];
                };
            };
            /** @description Accepted */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.resource.v1beta1.ResourceSlice"];
                    "application/yaml": components["schemas"]["io.orch.api.resource.v1beta1.ResourceSlice"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.resource.v1beta1.ResourceSlice"];
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
    patchResourceV1beta1ResourceSlice: {
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
                /** @description Name of the ResourceSlice. */
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
                    "application/json": components["schemas"]["io.orch.api.resource.v1beta1.ResourceSlice"];
                    "application/yaml": components["schemas"]["io.orch.api.resource.v1beta1.ResourceSlice"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.resource.v1beta1.ResourceSlice"];
                };
            };
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.resource.v1beta1.ResourceSlice"];
                    "application/yaml": components["schemas"]["io.orch.api.resource.v1beta1.ResourceSlice"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.resource.v1beta1.ResourceSlice"];
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

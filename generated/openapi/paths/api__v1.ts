// Generated from openapi/v3/api__v1.json by openapi-typescript. Do not edit.
export interface paths {
    "/api/v1/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Lists the resources of this group and version. */
        get: operations["getCoreV1APIResources"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/namespaces/{namespace}/bindings": {
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
        get?: never;
        put?: never;
        /** @description Creates a Binding. */
        post: operations["createCoreV1NamespacedBinding"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/componentstatuses": {
        parameters: {
            query?: {
                /** @description true: JSON comes indented. */
                pretty?: components["parameters"]["pretty"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Lists or watches componentstatuses. */
        get: operations["listCoreV1ComponentStatus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/componentstatuses/{name}": {
        parameters: {
            query?: {
                /** @description true: JSON comes indented. */
                pretty?: components["parameters"]["pretty"];
            };
            header?: never;
            path: {
                /** @description Name of the ComponentStatus. */
                name: string;
            };
            cookie?: never;
        };
        /** @description Reads the ComponentStatus. */
        get: operations["readCoreV1ComponentStatus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/namespaces/{namespace}/configmaps": {
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
        /** @description Lists or watches configmaps. */
        get: operations["listCoreV1NamespacedConfigMap"];
        put?: never;
        /** @description Creates a ConfigMap. */
        post: operations["createCoreV1NamespacedConfigMap"];
        /** @description Deletes those configmaps that the selectors choose. */
        delete: operations["deleteCoreV1CollectionNamespacedConfigMap"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/namespaces/{namespace}/configmaps/{name}": {
        parameters: {
            query?: {
                /** @description true: JSON comes indented. */
                pretty?: components["parameters"]["pretty"];
            };
            header?: never;
            path: {
                /** @description Name of the ConfigMap. */
                name: string;
                /** @description The namespace that the objects live in. */
                namespace: components["parameters"]["namespace"];
            };
            cookie?: never;
        };
        /** @description Reads the ConfigMap. */
        get: operations["readCoreV1NamespacedConfigMap"];
        /** @description Replaces the ConfigMap. */
        put: operations["replaceCoreV1NamespacedConfigMap"];
        post?: never;
        /** @description Deletes the ConfigMap. */
        delete: operations["deleteCoreV1NamespacedConfigMap"];
        options?: never;
        head?: never;
        /** @description Changes parts of the ConfigMap. */
        patch: operations["patchCoreV1NamespacedConfigMap"];
        trace?: never;
    };
    "/api/v1/configmaps": {
        parameters: {
            query?: {
                /** @description true: JSON comes indented. */
                pretty?: components["parameters"]["pretty"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Lists or watches configmaps of every namespace. */
        get: operations["listCoreV1ConfigMapForAllNamespaces"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/namespaces/{namespace}/endpoints": {
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
        /** @description Lists or watches endpoints. */
        get: operations["listCoreV1NamespacedEndpoints"];
        put?: never;
        /** @description Creates a Endpoints. */
        post: operations["createCoreV1NamespacedEndpoints"];
        /** @description Deletes those endpoints that the selectors choose. */
        delete: operations["deleteCoreV1CollectionNamespacedEndpoints"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/namespaces/{namespace}/endpoints/{name}": {
        parameters: {
            query?: {
                /** @description true: JSON comes indented. */
                pretty?: components["parameters"]["pretty"];
            };
            header?: never;
            path: {
                /** @description Name of the Endpoints. */
                name: string;
                /** @description The namespace that the objects live in. */
                namespace: components["parameters"]["namespace"];
            };
            cookie?: never;
        };
        /** @description Reads the Endpoints. */
        get: operations["readCoreV1NamespacedEndpoints"];
        /** @description Replaces the Endpoints. */
        put: operations["replaceCoreV1NamespacedEndpoints"];
        post?: never;
        /** @description Deletes the Endpoints. */
        delete: operations["deleteCoreV1NamespacedEndpoints"];
        options?: never;
        head?: never;
        /** @description Changes parts of the Endpoints. */
        patch: operations["patchCoreV1NamespacedEndpoints"];
        trace?: never;
    };
    "/api/v1/endpoints": {
        parameters: {
            query?: {
                /** @description true: JSON comes indented. */
                pretty?: components["parameters"]["pretty"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Lists or watches endpoints of every namespace. */
        get: operations["listCoreV1EndpointsForAllNamespaces"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/namespaces/{namespace}/events": {
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
        /** @description Lists or watches events. */
        get: operations["listCoreV1NamespacedEvent"];
        put?: never;
        /** @description Creates a Event. */
        post: operations["createCoreV1NamespacedEvent"];
        /** @description Deletes those events that the selectors choose. */
        delete: operations["deleteCoreV1CollectionNamespacedEvent"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/namespaces/{namespace}/events/{name}": {
        parameters: {
            query?: {
                /** @description true: JSON comes indented. */
                pretty?: components["parameters"]["pretty"];
            };
            header?: never;
            path: {
                /** @description Name of the Event. */
                name: string;
                /** @description The namespace that the objects live in. */
                namespace: components["parameters"]["namespace"];
            };
            cookie?: never;
        };
        /** @description Reads the Event. */
        get: operations["readCoreV1NamespacedEvent"];
        /** @description Replaces the Event. */
        put: operations["replaceCoreV1NamespacedEvent"];
        post?: never;
        /** @description Deletes the Event. */
        delete: operations["deleteCoreV1NamespacedEvent"];
        options?: never;
        head?: never;
        /** @description Changes parts of the Event. */
        patch: operations["patchCoreV1NamespacedEvent"];
        trace?: never;
    };
    "/api/v1/events": {
        parameters: {
            query?: {
                /** @description true: JSON comes indented. */
                pretty?: components["parameters"]["pretty"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Lists or watches events of every namespace. */
        get: operations["listCoreV1EventForAllNamespaces"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/namespaces/{namespace}/limitranges": {
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
        /** @description Lists or watches limitranges. */
        get: operations["listCoreV1NamespacedLimitRange"];
        put?: never;
        /** @description Creates a LimitRange. */
        post: operations["createCoreV1NamespacedLimitRange"];
        /** @description Deletes those limitranges that the selectors choose. */
        delete: operations["deleteCoreV1CollectionNamespacedLimitRange"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/namespaces/{namespace}/limitranges/{name}": {
        parameters: {
            query?: {
                /** @description true: JSON comes indented. */
                pretty?: components["parameters"]["pretty"];
            };
            header?: never;
            path: {
                /** @description Name of the LimitRange. */
                name: string;
                /** @description The namespace that the objects live in. */
                namespace: components["parameters"]["namespace"];
            };
            cookie?: never;
        };
        /** @description Reads the LimitRange. */
        get: operations["readCoreV1NamespacedLimitRange"];
        /** @description Replaces the LimitRange. */
        put: operations["replaceCoreV1NamespacedLimitRange"];
        post?: never;
        /** @description Deletes the LimitRange. */
        delete: operations["deleteCoreV1NamespacedLimitRange"];
        options?: never;
        head?: never;
        /** @description Changes parts of the LimitRange. */
        patch: operations["patchCoreV1NamespacedLimitRange"];
        trace?: never;
    };
    "/api/v1/limitranges": {
        parameters: {
            query?: {
                /** @description true: JSON comes indented. */
                pretty?: components["parameters"]["pretty"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Lists or watches limitranges of every namespace. */
        get: operations["listCoreV1LimitRangeForAllNamespaces"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/namespaces": {
        parameters: {
            query?: {
                /** @description true: JSON comes indented. */
                pretty?: components["parameters"]["pretty"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Lists or watches namespaces. */
        get: operations["listCoreV1Namespace"];
        put?: never;
        /** @description Creates a Namespace. */
        post: operations["createCoreV1Namespace"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/namespaces/{name}": {
        parameters: {
            query?: {
                /** @description true: JSON comes indented. */
                pretty?: components["parameters"]["pretty"];
            };
            header?: never;
            path: {
                /** @description Name of the Namespace. */
                name: string;
            };
            cookie?: never;
        };
        /** @description Reads the Namespace. */
        get: operations["readCoreV1Namespace"];
        /** @description Replaces the Namespace. */
        put: operations["replaceCoreV1Namespace"];
        post?: never;
        /** @description Deletes the Namespace. */
        delete: operations["deleteCoreV1Namespace"];
        options?: never;
        head?: never;
        /** @description Changes parts of the Namespace. */
        patch: operations["patchCoreV1Namespace"];
        trace?: never;
    };
    "/api/v1/namespaces/{name}/status": {
        parameters: {
            query?: {
                /** @description true: JSON comes indented. */
                pretty?: components["parameters"]["pretty"];
            };
            header?: never;
            path: {
                /** @description Name of the Namespace. */
                name: string;
            };
            cookie?: never;
        };
        /** @description Reads the status of a Namespace. */
        get: operations["readCoreV1NamespaceStatus"];
        /** @description Replaces the status of a Namespace. */
        put: operations["replaceCoreV1NamespaceStatus"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** @description Changes parts of the status of a Namespace. */
        patch: operations["patchCoreV1NamespaceStatus"];
        trace?: never;
    };
    "/api/v1/namespaces/{name}/finalize": {
        parameters: {
            query?: {
                /** @description true: JSON comes indented. */
                pretty?: components["parameters"]["pretty"];
            };
            header?: never;
            path: {
                /** @description Name of the Namespace. */
                name: string;
            };
            cookie?: never;
        };
        get?: never;
        /** @description Replaces the finalize of a Namespace. */
        put: operations["replaceCoreV1NamespaceFinalize"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/nodes": {
        parameters: {
            query?: {
                /** @description true: JSON comes indented. */
                pretty?: components["parameters"]["pretty"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Lists or watches nodes. */
        get: operations["listCoreV1Node"];
        put?: never;
        /** @description Creates a Node. */
        post: operations["createCoreV1Node"];
        /** @description Deletes those nodes that the selectors choose. */
        delete: operations["deleteCoreV1CollectionNode"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/nodes/{name}": {
        parameters: {
            query?: {
                /** @description true: JSON comes indented. */
                pretty?: components["parameters"]["pretty"];
            };
            header?: never;
            path: {
                /** @description Name of the Node. */
                name: string;
            };
            cookie?: never;
        };
        /** @description Reads the Node. */
        get: operations["readCoreV1Node"];
        /** @description Replaces the Node. */
        put: operations["replaceCoreV1Node"];
        post?: never;
        /** @description Deletes the Node. */
        delete: operations["deleteCoreV1Node"];
        options?: never;
        head?: never;
        /** @description Changes parts of the Node. */
        patch: operations["patchCoreV1Node"];
        trace?: never;
    };
    "/api/v1/nodes/{name}/proxy": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of the Node. */
                name: string;
            };
            cookie?: never;
        };
        /** @description Sends a GET request on to the proxy of a Node. */
        get: operations["connectCoreV1GetNodeProxy"];
        /** @description Sends a PUT request on to the proxy of a Node. */
        put: operations["connectCoreV1PutNodeProxy"];
        /** @description Sends a POST request on to the proxy of a Node. */
        post: operations["connectCoreV1PostNodeProxy"];
        /** @description Sends a DELETE request on to the proxy of a Node. */
        delete: operations["connectCoreV1DeleteNodeProxy"];
        /** @description Sends a OPTIONS request on to the proxy of a Node. */
        options: operations["connectCoreV1OptionsNodeProxy"];
        /** @description Sends a HEAD request on to the proxy of a Node. */
        head: operations["connectCoreV1HeadNodeProxy"];
        /** @description Sends a PATCH request on to the proxy of a Node. */
        patch: operations["connectCoreV1PatchNodeProxy"];
        trace?: never;
    };
    "/api/v1/nodes/{name}/proxy/{path}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of the Node. */
                name: string;
                /** @description What is asked for there. */
                path: string;
            };
            cookie?: never;
        };
        /** @description Sends a GET request on to the proxy of a Node. */
        get: operations["connectCoreV1GetNodeProxyWithPath"];
        /** @description Sends a PUT request on to the proxy of a Node. */
        put: operations["connectCoreV1PutNodeProxyWithPath"];
        /** @description Sends a POST request on to the proxy of a Node. */
        post: operations["connectCoreV1PostNodeProxyWithPath"];
        /** @description Sends a DELETE request on to the proxy of a Node. */
        delete: operations["connectCoreV1DeleteNodeProxyWithPath"];
        /** @description Sends a OPTIONS request on to the proxy of a Node. */
        options: operations["connectCoreV1OptionsNodeProxyWithPath"];
        /** @description Sends a HEAD request on to the proxy of a Node. */
        head: operations["connectCoreV1HeadNodeProxyWithPath"];
        /** @description Sends a PATCH request on to the proxy of a Node. */
        patch: operations["connectCoreV1PatchNodeProxyWithPath"];
        trace?: never;
    };
    "/api/v1/nodes/{name}/status": {
        parameters: {
            query?: {
                /** @description true: JSON comes indented. */
                pretty?: components["parameters"]["pretty"];
            };
            header?: never;
            path: {
                /** @description Name of the Node. */
                name: string;
            };
            cookie?: never;
        };
        /** @description Reads the status of a Node. */
        get: operations["readCoreV1NodeStatus"];
        /** @description Replaces the status of a Node. */
        put: operations["replaceCoreV1NodeStatus"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** @description Changes parts of the status of a Node. */
        patch: operations["patchCoreV1NodeStatus"];
        trace?: never;
    };
    "/api/v1/persistentvolumes": {
        parameters: {
            query?: {
                /** @description true: JSON comes indented. */
                pretty?: components["parameters"]["pretty"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Lists or watches persistentvolumes. */
        get: operations["listCoreV1PersistentVolume"];
        put?: never;
        /** @description Creates a PersistentVolume. */
        post: operations["createCoreV1PersistentVolume"];
        /** @description Deletes those persistentvolumes that the selectors choose. */
        delete: operations["deleteCoreV1CollectionPersistentVolume"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/persistentvolumes/{name}": {
        parameters: {
            query?: {
                /** @description true: JSON comes indented. */
                pretty?: components["parameters"]["pretty"];
            };
            header?: never;
            path: {
                /** @description Name of the PersistentVolume. */
                name: string;
            };
            cookie?: never;
        };
        /** @description Reads the PersistentVolume. */
        get: operations["readCoreV1PersistentVolume"];
        /** @description Replaces the PersistentVolume. */
        put: operations["replaceCoreV1PersistentVolume"];
        post?: never;
        /** @description Deletes the PersistentVolume. */
        delete: operations["deleteCoreV1PersistentVolume"];
        options?: never;
        head?: never;
        /** @description Changes parts of the PersistentVolume. */
        patch: operations["patchCoreV1PersistentVolume"];
        trace?: never;
    };
    "/api/v1/persistentvolumes/{name}/status": {
        parameters: {
            query?: {
                /** @description true: JSON comes indented. */
                pretty?: components["parameters"]["pretty"];
            };
            header?: never;
            path: {
                /** @description Name of the PersistentVolume. */
                name: string;
            };
            cookie?: never;
        };
        /** @description Reads the status of a PersistentVolume. */
        get: operations["readCoreV1PersistentVolumeStatus"];
        /** @description Replaces the status of a PersistentVolume. */
        put: operations["replaceCoreV1PersistentVolumeStatus"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** @description Changes parts of the status of a PersistentVolume. */
        patch: operations["patchCoreV1PersistentVolumeStatus"];
        trace?: never;
    };
    "/api/v1/namespaces/{namespace}/persistentvolumeclaims": {
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
        /** @description Lists or watches persistentvolumeclaims. */
        get: operations["listCoreV1NamespacedPersistentVolumeClaim"];
        put?: never;
        /** @description Creates a PersistentVolumeClaim. */
        post: operations["createCoreV1NamespacedPersistentVolumeClaim"];
        /** @description Deletes those persistentvolumeclaims that the selectors choose. */
        delete: operations["deleteCoreV1CollectionNamespacedPersistentVolumeClaim"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/namespaces/{namespace}/persistentvolumeclaims/{name}": {
        parameters: {
            query?: {
                /** @description true: JSON comes indented. */
                pretty?: components["parameters"]["pretty"];
            };
            header?: never;
            path: {
                /** @description Name of the PersistentVolumeClaim. */
                name: string;
                /** @description The namespace that the objects live in. */
                namespace: components["parameters"]["namespace"];
            };
            cookie?: never;
        };
        /** @description Reads the PersistentVolumeClaim. */
        get: operations["readCoreV1NamespacedPersistentVolumeClaim"];
        /** @description Replaces the PersistentVolumeClaim. */
        put: operations["replaceCoreV1NamespacedPersistentVolumeClaim"];
        post?: never;
        /** @description Deletes the PersistentVolumeClaim. */
        delete: operations["deleteCoreV1NamespacedPersistentVolumeClaim"];
        options?: never;
        head?: never;
        /** @description Changes parts of the PersistentVolumeClaim. */
        patch: operations["patchCoreV1NamespacedPersistentVolumeClaim"];
        trace?: never;
    };
    "/api/v1/namespaces/{namespace}/persistentvolumeclaims/{name}/status": {
        parameters: {
            query?: {
                /** @description true: JSON comes indented. */
                pretty?: components["parameters"]["pretty"];
            };
            header?: never;
            path: {
                /** @description Name of the PersistentVolumeClaim. */
                name: string;
                /** @description The namespace that the objects live in. */
                namespace: components["parameters"]["namespace"];
            };
            cookie?: never;
        };
        /** @description Reads the status of a PersistentVolumeClaim. */
        get: operations["readCoreV1NamespacedPersistentVolumeClaimStatus"];
        /** @description Replaces the status of a PersistentVolumeClaim. */
        put: operations["replaceCoreV1NamespacedPersistentVolumeClaimStatus"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** @description Changes parts of the status of a PersistentVolumeClaim. */
        patch: operations["patchCoreV1NamespacedPersistentVolumeClaimStatus"];
        trace?: never;
    };
    "/api/v1/persistentvolumeclaims": {
        parameters: {
            query?: {
                /** @description true: JSON comes indented. */
                pretty?: components["parameters"]["pretty"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Lists or watches persistentvolumeclaims of every namespace. */
        get: operations["listCoreV1PersistentVolumeClaimForAllNamespaces"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/namespaces/{namespace}/pods": {
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
        /** @description Lists or watches pods. */
        get: operations["listCoreV1NamespacedPod"];
        put?: never;
        /** @description Creates a Pod. */
        post: operations["createCoreV1NamespacedPod"];
        /** @description Deletes those pods that the selectors choose. */
        delete: operations["deleteCoreV1CollectionNamespacedPod"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/namespaces/{namespace}/pods/{name}": {
        parameters: {
            query?: {
                /** @description true: JSON comes indented. */
                pretty?: components["parameters"]["pretty"];
            };
            header?: never;
            path: {
                /** @description Name of the Pod. */
                name: string;
                /** @description The namespace that the objects live in. */
                namespace: components["parameters"]["namespace"];
            };
            cookie?: never;
        };
        /** @description Reads the Pod. */
        get: operations["readCoreV1NamespacedPod"];
        /** @description Replaces the Pod. */
        put: operations["replaceCoreV1NamespacedPod"];
        post?: never;
        /** @description Deletes the Pod. */
        delete: operations["deleteCoreV1NamespacedPod"];
        options?: never;
        head?: never;
        /** @description Changes parts of the Pod. */
        patch: operations["patchCoreV1NamespacedPod"];
        trace?: never;
    };
    "/api/v1/namespaces/{namespace}/pods/{name}/attach": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of the Pod. */
                name: string;
                /** @description The namespace that the objects live in. */
                namespace: components["parameters"]["namespace"];
            };
            cookie?: never;
        };
        /** @description Sends a GET request on to the attach of a Pod. */
        get: operations["connectCoreV1GetNamespacedPodAttach"];
        put?: never;
        /** @description Sends a POST request on to the attach of a Pod. */
        post: operations["connectCoreV1PostNamespacedPodAttach"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/namespaces/{namespace}/pods/{name}/binding": {
        parameters: {
            query?: {
                /** @description true: JSON comes indented. */
                pretty?: components["parameters"]["pretty"];
            };
            header?: never;
            path: {
                /** @description Name of the Pod. */
                name: string;
                /** @description The namespace that the objects live in. */
                namespace: components["parameters"]["namespace"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description Creates a binding of a Pod. */
        post: operations["createCoreV1NamespacedPodBinding"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/namespaces/{namespace}/pods/{name}/ephemeralcontainers": {
        parameters: {
            query?: {
                /** @description true: JSON comes indented. */
                pretty?: components["parameters"]["pretty"];
            };
            header?: never;
            path: {
                /** @description Name of the Pod. */
                name: string;
                /** @description The namespace that the objects live in. */
                namespace: components["parameters"]["namespace"];
            };
            cookie?: never;
        };
        /** @description Reads the ephemeralcontainers of a Pod. */
        get: operations["readCoreV1NamespacedPodEphemeralcontainers"];
        /** @description Replaces the ephemeralcontainers of a Pod. */
        put: operations["replaceCoreV1NamespacedPodEphemeralcontainers"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** @description Changes parts of the ephemeralcontainers of a Pod. */
        patch: operations["patchCoreV1NamespacedPodEphemeralcontainers"];
        trace?: never;
    };
    "/api/v1/namespaces/{namespace}/pods/{name}/eviction": {
        parameters: {
            query?: {
                /** @description true: JSON comes indented. */
                pretty?: components["parameters"]["pretty"];
            };
            header?: never;
            path: {
                /** @description Name of the Pod. */
                name: string;
                /** @description The namespace that the objects live in. */
                namespace: components["parameters"]["namespace"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description Creates a eviction of a Pod. */
        post: operations["createCoreV1NamespacedPodEviction"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/namespaces/{namespace}/pods/{name}/exec": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of the Pod. */
                name: string;
                /** @description The namespace that the objects live in. */
                namespace: components["parameters"]["namespace"];
            };
            cookie?: never;
        };
        /** @description Sends a GET request on to the exec of a Pod. */
        get: operations["connectCoreV1GetNamespacedPodExec"];
        put?: never;
        /** @description Sends a POST request on to the exec of a Pod. */
        post: operations["connectCoreV1PostNamespacedPodExec"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/namespaces/{namespace}/pods/{name}/log": {
        parameters: {
            query?: {
                /** @description true: JSON comes indented. */
                pretty?: components["parameters"]["pretty"];
            };
            header?: never;
            path: {
                /** @description Name of the Pod. */
                name: string;
                /** @description The namespace that the objects live in. */
                namespace: components["parameters"]["namespace"];
            };
            cookie?: never;
        };
        /** @description Reads the log of a Pod. */
        get: operations["readCoreV1NamespacedPodLog"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/namespaces/{namespace}/pods/{name}/portforward": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of the Pod. */
                name: string;
                /** @description The namespace that the objects live in. */
                namespace: components["parameters"]["namespace"];
            };
            cookie?: never;
        };
        /** @description Sends a GET request on to the portforward of a Pod. */
        get: operations["connectCoreV1GetNamespacedPodPortforward"];
        put?: never;
        /** @description Sends a POST request on to the portforward of a Pod. */
        post: operations["connectCoreV1PostNamespacedPodPortforward"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/namespaces/{namespace}/pods/{name}/proxy": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of the Pod. */
                name: string;
                /** @description The namespace that the objects live in. */
                namespace: components["parameters"]["namespace"];
            };
            cookie?: never;
        };
        /** @description Sends a GET request on to the proxy of a Pod. */
        get: operations["connectCoreV1GetNamespacedPodProxy"];
        /** @description Sends a PUT request on to the proxy of a Pod. */
        put: operations["connectCoreV1PutNamespacedPodProxy"];
        /** @description Sends a POST request on to the proxy of a Pod. */
        post: operations["connectCoreV1PostNamespacedPodProxy"];
        /** @description Sends a DELETE request on to the proxy of a Pod. */
        delete: operations["connectCoreV1DeleteNamespacedPodProxy"];
        /** @description Sends a OPTIONS request on to the proxy of a Pod. */
        options: operations["connectCoreV1OptionsNamespacedPodProxy"];
        /** @description Sends a HEAD request on to the proxy of a Pod. */
        head: operations["connectCoreV1HeadNamespacedPodProxy"];
        /** @description Sends a PATCH request on to the proxy of a Pod. */
        patch: operations["connectCoreV1PatchNamespacedPodProxy"];
        trace?: never;
    };
    "/api/v1/namespaces/{namespace}/pods/{name}/proxy/{path}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of the Pod. */
                name: string;
                /** @description The namespace that the objects live in. */
                namespace: components["parameters"]["namespace"];
                /** @description What is asked for there. */
                path: string;
            };
            cookie?: never;
        };
        /** @description Sends a GET request on to the proxy of a Pod. */
        get: operations["connectCoreV1GetNamespacedPodProxyWithPath"];
        /** @description Sends a PUT request on to the proxy of a Pod. */
        put: operations["connectCoreV1PutNamespacedPodProxyWithPath"];
        /** @description Sends a POST request on to the proxy of a Pod. */
        post: operations["connectCoreV1PostNamespacedPodProxyWithPath"];
        /** @description Sends a DELETE request on to the proxy of a Pod. */
        delete: operations["connectCoreV1DeleteNamespacedPodProxyWithPath"];
        /** @description Sends a OPTIONS request on to the proxy of a Pod. */
        options: operations["connectCoreV1OptionsNamespacedPodProxyWithPath"];
        /** @description Sends a HEAD request on to the proxy of a Pod. */
        head: operations["connectCoreV1HeadNamespacedPodProxyWithPath"];
        /** @description Sends a PATCH request on to the proxy of a Pod. */
        patch: operations["connectCoreV1PatchNamespacedPodProxyWithPath"];
        trace?: never;
    };
    "/api/v1/namespaces/{namespace}/pods/{name}/resize": {
        parameters: {
            query?: {
                /** @description true: JSON comes indented. */
                pretty?: components["parameters"]["pretty"];
            };
            header?: never;
            path: {
                /** @description Name of the Pod. */
                name: string;
                /** @description The namespace that the objects live in. */
                namespace: components["parameters"]["namespace"];
            };
            cookie?: never;
        };
        /** @description Reads the resize of a Pod. */
        get: operations["readCoreV1NamespacedPodResize"];
        /** @description Replaces the resize of a Pod. */
        put: operations["replaceCoreV1NamespacedPodResize"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** @description Changes parts of the resize of a Pod. */
        patch: operations["patchCoreV1NamespacedPodResize"];
        trace?: never;
    };
    "/api/v1/namespaces/{namespace}/pods/{name}/status": {
        parameters: {
            query?: {
                /** @description true: JSON comes indented. */
                pretty?: components["parameters"]["pretty"];
            };
            header?: never;
            path: {
                /** @description Name of the Pod. */
                name: string;
                /** @description The namespace that the objects live in. */
                namespace: components["parameters"]["namespace"];
            };
            cookie?: never;
        };
        /** @description Reads the status of a Pod. */
        get: operations["readCoreV1NamespacedPodStatus"];
        /** @description Replaces the status of a Pod. */
        put: operations["replaceCoreV1NamespacedPodStatus"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** @description Changes parts of the status of a Pod. */
        patch: operations["patchCoreV1NamespacedPodStatus"];
        trace?: never;
    };
    "/api/v1/pods": {
        parameters: {
            query?: {
                /** @description true: JSON comes indented. */
                pretty?: components["parameters"]["pretty"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Lists or watches pods of every namespace. */
        get: operations["listCoreV1PodForAllNamespaces"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/namespaces/{namespace}/podtemplates": {
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
        /** @description Lists or watches podtemplates. */
        get: operations["listCoreV1NamespacedPodTemplate"];
        put?: never;
        /** @description Creates a PodTemplate. */
        post: operations["createCoreV1NamespacedPodTemplate"];
        /** @description Deletes those podtemplates that the selectors choose. */
        delete: operations["deleteCoreV1CollectionNamespacedPodTemplate"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/namespaces/{namespace}/podtemplates/{name}": {
        parameters: {
            query?: {
                /** @description true: JSON comes indented. */
                pretty?: components["parameters"]["pretty"];
            };
            header?: never;
            path: {
                /** @description Name of the PodTemplate. */
                name: string;
                /** @description The namespace that the objects live in. */
                namespace: components["parameters"]["namespace"];
            };
            cookie?: never;
        };
        /** @description Reads the PodTemplate. */
        get: operations["readCoreV1NamespacedPodTemplate"];
        /** @description Replaces the PodTemplate. */
        put: operations["replaceCoreV1NamespacedPodTemplate"];
        post?: never;
        /** @description Deletes the PodTemplate. */
        delete: operations["deleteCoreV1NamespacedPodTemplate"];
        options?: never;
        head?: never;
        /** @description Changes parts of the PodTemplate. */
        patch: operations["patchCoreV1NamespacedPodTemplate"];
        trace?: never;
    };
    "/api/v1/podtemplates": {
        parameters: {
            query?: {
                /** @description true: JSON comes indented. */
                pretty?: components["parameters"]["pretty"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Lists or watches podtemplates of every namespace. */
        get: operations["listCoreV1PodTemplateForAllNamespaces"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/namespaces/{namespace}/replicationcontrollers": {
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
        /** @description Lists or watches replicationcontrollers. */
        get: operations["listCoreV1NamespacedReplicationController"];
        put?: never;
        /** @description Creates a ReplicationController. */
        post: operations["createCoreV1NamespacedReplicationController"];
        /** @description Deletes those replicationcontrollers that the selectors choose. */
        delete: operations["deleteCoreV1CollectionNamespacedReplicationController"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/namespaces/{namespace}/replicationcontrollers/{name}": {
        parameters: {
            query?: {
                /** @description true: JSON comes indented. */
                pretty?: components["parameters"]["pretty"];
            };
            header?: never;
            path: {
                /** @description Name of the ReplicationController. */
                name: string;
                /** @description The namespace that the objects live in. */
                namespace: components["parameters"]["namespace"];
            };
            cookie?: never;
        };
        /** @description Reads the ReplicationController. */
        get: operations["readCoreV1NamespacedReplicationController"];
        /** @description Replaces the ReplicationController. */
        put: operations["replaceCoreV1NamespacedReplicationController"];
        post?: never;
        /** @description Deletes the ReplicationController. */
        delete: operations["deleteCoreV1NamespacedReplicationController"];
        options?: never;
        head?: never;
        /** @description Changes parts of the ReplicationController. */
        patch: operations["patchCoreV1NamespacedReplicationController"];
        trace?: never;
    };
    "/api/v1/namespaces/{namespace}/replicationcontrollers/{name}/status": {
        parameters: {
            query?: {
                /** @description true: JSON comes indented. */
                pretty?: components["parameters"]["pretty"];
            };
            header?: never;
            path: {
                /** @description Name of the ReplicationController. */
                name: string;
                /** @description The namespace that the objects live in. */
                namespace: components["parameters"]["namespace"];
            };
            cookie?: never;
        };
        /** @description Reads the status of a ReplicationController. */
        get: operations["readCoreV1NamespacedReplicationControllerStatus"];
        /** @description Replaces the status of a ReplicationController. */
        put: operations["replaceCoreV1NamespacedReplicationControllerStatus"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** @description Changes parts of the status of a ReplicationController. */
        patch: operations["patchCoreV1NamespacedReplicationControllerStatus"];
        trace?: never;
    };
    "/api/v1/namespaces/{namespace}/replicationcontrollers/{name}/scale": {
        parameters: {
            query?: {
                /** @description true: JSON comes indented. */
                pretty?: components["parameters"]["pretty"];
            };
            header?: never;
            path: {
                /** @description Name of the ReplicationController. */
                name: string;
                /** @description The namespace that the objects live in. */
                namespace: components["parameters"]["namespace"];
            };
            cookie?: never;
        };
        /** @description Reads the scale of a ReplicationController. */
        get: operations["readCoreV1NamespacedReplicationControllerScale"];
        /** @description Replaces the scale of a ReplicationController. */
        put: operations["replaceCoreV1NamespacedReplicationControllerScale"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** @description Changes parts of the scale of a ReplicationController. */
        patch: operations["patchCoreV1NamespacedReplicationControllerScale"];
        trace?: never;
    };
    "/api/v1/replicationcontrollers": {
        parameters: {
            query?: {
                /** @description true: JSON comes indented. */
                pretty?: components["parameters"]["pretty"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Lists or watches replicationcontrollers of every namespace. */
        get: operations["listCoreV1ReplicationControllerForAllNamespaces"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/namespaces/{namespace}/resourcequotas": {
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
        /** @description Lists or watches resourcequotas. */
        get: operations["listCoreV1NamespacedResourceQuota"];
        put?: never;
        /** @description Creates a ResourceQuota. */
        post: operations["createCoreV1NamespacedResourceQuota"];
        /** @description Deletes those resourcequotas that the selectors choose. */
        delete: operations["deleteCoreV1CollectionNamespacedResourceQuota"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/namespaces/{namespace}/resourcequotas/{name}": {
        parameters: {
            query?: {
                /** @description true: JSON comes indented. */
                pretty?: components["parameters"]["pretty"];
            };
            header?: never;
            path: {
                /** @description Name of the ResourceQuota. */
                name: string;
                /** @description The namespace that the objects live in. */
                namespace: components["parameters"]["namespace"];
            };
            cookie?: never;
        };
        /** @description Reads the ResourceQuota. */
        get: operations["readCoreV1NamespacedResourceQuota"];
        /** @description Replaces the ResourceQuota. */
        put: operations["replaceCoreV1NamespacedResourceQuota"];
        post?: never;
        /** @description Deletes the ResourceQuota. */
        delete: operations["deleteCoreV1NamespacedResourceQuota"];
        options?: never;
        head?: never;
        /** @description Changes parts of the ResourceQuota. */
        patch: operations["patchCoreV1NamespacedResourceQuota"];
        trace?: never;
    };
    "/api/v1/namespaces/{namespace}/resourcequotas/{name}/status": {
        parameters: {
            query?: {
                /** @description true: JSON comes indented. */
                pretty?: components["parameters"]["pretty"];
            };
            header?: never;
            path: {
                /** @description Name of the ResourceQuota. */
                name: string;
                /** @description The namespace that the objects live in. */
                namespace: components["parameters"]["namespace"];
            };
            cookie?: never;
        };
        /** @description Reads the status of a ResourceQuota. */
        get: operations["readCoreV1NamespacedResourceQuotaStatus"];
        /** @description Replaces the status of a ResourceQuota. */
        put: operations["replaceCoreV1NamespacedResourceQuotaStatus"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** @description Changes parts of the status of a ResourceQuota. */
        patch: operations["patchCoreV1NamespacedResourceQuotaStatus"];
        trace?: never;
    };
    "/api/v1/resourcequotas": {
        parameters: {
            query?: {
                /** @description true: JSON comes indented. */
                pretty?: components["parameters"]["pretty"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Lists or watches resourcequotas of every namespace. */
        get: operations["listCoreV1ResourceQuotaForAllNamespaces"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/namespaces/{namespace}/secrets": {
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
        /** @description Lists or watches secrets. */
        get: operations["listCoreV1NamespacedSecret"];
        put?: never;
        /** @description Creates a Secret. */
        post: operations["createCoreV1NamespacedSecret"];
        /** @description Deletes those secrets that the selectors choose. */
        delete: operations["deleteCoreV1CollectionNamespacedSecret"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/namespaces/{namespace}/secrets/{name}": {
        parameters: {
            query?: {
                /** @description true: JSON comes indented. */
                pretty?: components["parameters"]["pretty"];
            };
            header?: never;
            path: {
                /** @description Name of the Secret. */
                name: string;
                /** @description The namespace that the objects live in. */
                namespace: components["parameters"]["namespace"];
            };
            cookie?: never;
        };
        /** @description Reads the Secret. */
        get: operations["readCoreV1NamespacedSecret"];
        /** @description Replaces the Secret. */
        put: operations["replaceCoreV1NamespacedSecret"];
        post?: never;
        /** @description Deletes the Secret. */
        delete: operations["deleteCoreV1NamespacedSecret"];
        options?: never;
        head?: never;
        /** @description Changes parts of the Secret. */
        patch: operations["patchCoreV1NamespacedSecret"];
        trace?: never;
    };
    "/api/v1/secrets": {
        parameters: {
            query?: {
                /** @description true: JSON comes indented. */
                pretty?: components["parameters"]["pretty"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Lists or watches secrets of every namespace. */
        get: operations["listCoreV1SecretForAllNamespaces"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/namespaces/{namespace}/services": {
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
        /** @description Lists or watches services. */
        get: operations["listCoreV1NamespacedService"];
        put?: never;
        /** @description Creates a Service. */
        post: operations["createCoreV1NamespacedService"];
        /** @description Deletes those services that the selectors choose. */
        delete: operations["deleteCoreV1CollectionNamespacedService"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/namespaces/{namespace}/services/{name}": {
        parameters: {
            query?: {
                /** @description true: JSON comes indented. */
                pretty?: components["parameters"]["pretty"];
            };
            header?: never;
            path: {
                /** @description Name of the Service. */
                name: string;
                /** @description The namespace that the objects live in. */
                namespace: components["parameters"]["namespace"];
            };
            cookie?: never;
        };
        /** @description Reads the Service. */
        get: operations["readCoreV1NamespacedService"];
        /** @description Replaces the Service. */
        put: operations["replaceCoreV1NamespacedService"];
        post?: never;
        /** @description Deletes the Service. */
        delete: operations["deleteCoreV1NamespacedService"];
        options?: never;
        head?: never;
        /** @description Changes parts of the Service. */
        patch: operations["patchCoreV1NamespacedService"];
        trace?: never;
    };
    "/api/v1/namespaces/{namespace}/services/{name}/proxy": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of the Service. */
                name: string;
                /** @description The namespace that the objects live in. */
                namespace: components["parameters"]["namespace"];
            };
            cookie?: never;
        };
        /** @description Sends a GET request on to the proxy of a Service. */
        get: operations["connectCoreV1GetNamespacedServiceProxy"];
        /** @description Sends a PUT request on to the proxy of a Service. */
        put: operations["connectCoreV1PutNamespacedServiceProxy"];
        /** @description Sends a POST request on to the proxy of a Service. */
        post: operations["connectCoreV1PostNamespacedServiceProxy"];
        /** @description Sends a DELETE request on to the proxy of a Service. */
        delete: operations["connectCoreV1DeleteNamespacedServiceProxy"];
        /** @description Sends a OPTIONS request on to the proxy of a Service. */
        options: operations["connectCoreV1OptionsNamespacedServiceProxy"];
        /** @description Sends a HEAD request on to the proxy of a Service. */
        head: operations["connectCoreV1HeadNamespacedServiceProxy"];
        /** @description Sends a PATCH request on to the proxy of a Service. */
        patch: operations["connectCoreV1PatchNamespacedServiceProxy"];
        trace?: never;
    };
    "/api/v1/namespaces/{namespace}/services/{name}/proxy/{path}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of the Service. */
                name: string;
                /** @description The namespace that the objects live in. */
                namespace: components["parameters"]["namespace"];
                /** @description What is asked for there. */
                path: string;
            };
            cookie?: never;
        };
        /** @description Sends a GET request on to the proxy of a Service. */
        get: operations["connectCoreV1GetNamespacedServiceProxyWithPath"];
        /** @description Sends a PUT request on to the proxy of a Service. */
        put: operations["connectCoreV1PutNamespacedServiceProxyWithPath"];
        /** @description Sends a POST request on to the proxy of a Service. */
        post: operations["connectCoreV1PostNamespacedServiceProxyWithPath"];
        /** @description Sends a DELETE request on to the proxy of a Service. */
        delete: operations["connectCoreV1DeleteNamespacedServiceProxyWithPath"];
        /** @description Sends a OPTIONS request on to the proxy of a Service. */
        options: operations["connectCoreV1OptionsNamespacedServiceProxyWithPath"];
        /** @description Sends a HEAD request on to the proxy of a Service. */
        head: operations["connectCoreV1HeadNamespacedServiceProxyWithPath"];
        /** @description Sends a PATCH request on to the proxy of a Service. */
        patch: operations["connectCoreV1PatchNamespacedServiceProxyWithPath"];
        trace?: never;
    };
    "/api/v1/namespaces/{namespace}/services/{name}/status": {
        parameters: {
            query?: {
                /** @description true: JSON comes indented. */
                pretty?: components["parameters"]["pretty"];
            };
            header?: never;
            path: {
                /** @description Name of the Service. */
                name: string;
                /** @description The namespace that the objects live in. */
                namespace: components["parameters"]["namespace"];
            };
            cookie?: never;
        };
        /** @description Reads the status of a Service. */
        get: operations["readCoreV1NamespacedServiceStatus"];
        /** @description Replaces the status of a Service. */
        put: operations["replaceCoreV1NamespacedServiceStatus"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** @description Changes parts of the status of a Service. */
        patch: operations["patchCoreV1NamespacedServiceStatus"];
        trace?: never;
    };
    "/api/v1/services": {
        parameters: {
            query?: {
                /** @description true: JSON comes indented. */
                pretty?: components["parameters"]["pretty"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Lists or watches services of every namespace. */
        get: operations["listCoreV1ServiceForAllNamespaces"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/namespaces/{namespace}/serviceaccounts": {
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
        /** @description Lists or watches serviceaccounts. */
        get: operations["listCoreV1NamespacedServiceAccount"];
        put?: never;
        /** @description Creates a ServiceAccount. */
        post: operations["createCoreV1NamespacedServiceAccount"];
        /** @description Deletes those serviceaccounts that the selectors choose. */
        delete: operations["deleteCoreV1CollectionNamespacedServiceAccount"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/namespaces/{namespace}/serviceaccounts/{name}": {
        parameters: {
            query?: {
                /** @description true: JSON comes indented. */
                pretty?: components["parameters"]["pretty"];
            };
            header?: never;
            path: {
                /** @description Name of the ServiceAccount. */
                name: string;
                /** @description The namespace that the objects live in. */
                namespace: components["parameters"]["namespace"];
            };
            cookie?: never;
        };
        /** @description Reads the ServiceAccount. */
        get: operations["readCoreV1NamespacedServiceAccount"];
        /** @description Replaces the ServiceAccount. */
        put: operations["replaceCoreV1NamespacedServiceAccount"];
        post?: never;
        /** @description Deletes the ServiceAccount. */
        delete: operations["deleteCoreV1NamespacedServiceAccount"];
        options?: never;
        head?: never;
        /** @description Changes parts of the ServiceAccount. */
        patch: operations["patchCoreV1NamespacedServiceAccount"];
        trace?: never;
    };
    "/api/v1/namespaces/{namespace}/serviceaccounts/{name}/token": {
        parameters: {
            query?: {
                /** @description true: JSON comes indented. */
                pretty?: components["parameters"]["pretty"];
            };
            header?: never;
            path: {
                /** @description Name of the ServiceAccount. */
                name: string;
                /** @description The namespace that the objects live in. */
                namespace: components["parameters"]["namespace"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description Creates a token of a ServiceAccount. */
        post: operations["createCoreV1NamespacedServiceAccountToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/serviceaccounts": {
        parameters: {
            query?: {
                /** @description true: JSON comes indented. */
                pretty?: components["parameters"]["pretty"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Lists or watches serviceaccounts of every namespace. */
        get: operations["listCoreV1ServiceAccountForAllNamespaces"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description The object that a token dies with. */
        "io.orch.api.authentication.v1.BoundObjectReference": {
            /** @description Kind of the object: Pod, Secret or Node. */
            kind?: string;
            /** @description Group and version of the object. */
            apiVersion?: string;
            /** @description Name of the object. */
            name?: string;
            /** @description UID of the object. */
            uid?: string;
        };
        /** @description TokenRequest asks for a token of a service account. */
        "io.orch.api.authentication.v1.TokenRequest": {
            /** @description Kind of the object. */
            kind?: string;
            /** @description Group and version of the object. */
            apiVersion?: string;
            /** @description Name and namespace of the service account. */
            metadata?: components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.ObjectMeta"];
            /** @description The token that is wanted. */
            spec?: components["schemas"]["io.orch.api.authentication.v1.TokenRequestSpec"];
            /** @description The token that was made. */
            status?: components["schemas"]["io.orch.api.authentication.v1.TokenRequestStatus"];
        };
        "io.orch.api.authentication.v1.TokenRequestSpec": {
            /** @description Whom the token is meant for; the server itself when empty. */
            audiences?: string[] | null;
            /**
             * Format: int64
             * @description Seconds the token is to be valid; 3600 when unset.
             * @default 3600
             */
            expirationSeconds?: number;
            /** @description Object that the token dies with. */
            boundObjectRef?: components["schemas"]["io.orch.api.authentication.v1.BoundObjectReference"] | null;
        };
        "io.orch.api.authentication.v1.TokenRequestStatus": {
            /** @description The token itself. */
            token?: string;
            /** @description When it ceases to be valid. */
            expirationTimestamp?: (string & components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.Time"]) | null;
        };
        /** @description The number of replicas of a workload. */
        "io.orch.api.autoscaling.v1.Scale": {
            /** @description Kind of the object. */
            kind?: string;
            /** @description Group and version of the object. */
            apiVersion?: string;
            /** @description Metadata of the workload, as far as a scaler needs it. */
            metadata?: components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.ObjectMeta"];
            /** @description What is asked for. */
            spec?: components["schemas"]["io.orch.api.autoscaling.v1.ScaleSpec"];
            /** @description What there is. */
            status?: components["schemas"]["io.orch.api.autoscaling.v1.ScaleStatus"];
        };
        /** @description The number of replicas asked for. */
        "io.orch.api.autoscaling.v1.ScaleSpec": {
            /**
             * Format: int32
             * @description How many to run.
             * @default 0
             */
            replicas?: number;
        };
        /** @description The number of replicas there is. */
        "io.orch.api.autoscaling.v1.ScaleStatus": {
            /**
             * Format: int32
             * @description How many there are.
             */
            replicas: number;
            /** @description Selector of the replicas' pods, as text. */
            selector?: string;
        };
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
        /** @description Nodes and pods that a pod should be near to or far from. */
        "io.orch.api.core.v1.Affinity": {
            /** @description Nodes it should run on. */
            nodeAffinity?: components["schemas"]["io.orch.api.core.v1.NodeAffinity"];
            /** @description Pods it should be near to. */
            podAffinity?: components["schemas"]["io.orch.api.core.v1.PodAffinity"];
            /** @description Pods it should be far from. */
            podAntiAffinity?: components["schemas"]["io.orch.api.core.v1.PodAntiAffinity"];
        };
        /** @description AppArmor profile of processes. */
        "io.orch.api.core.v1.AppArmorProfile": {
            /**
             * @description The runtime's profile, one of the node's, or none.
             * @enum {string}
             */
            type: "Unconfined" | "RuntimeDefault" | "Localhost";
            /** @description Name of the node's profile. */
            localhostProfile?: string;
        };
        /** @description A volume attached to a node. */
        "io.orch.api.core.v1.AttachedVolume": {
            /** @description Name of the volume. */
            name: string;
            /** @description Path of its device. */
            devicePath: string;
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
        /** @description An Azure file share. */
        "io.orch.api.core.v1.AzureFileVolumeSource": {
            /** @description Secret with the account's name and key. */
            secretName: string;
            /** @description Name of the share. */
            shareName: string;
            /** @description Forbids writing. */
            readOnly?: boolean;
        };
        /** @description Binding assigns a pod to a node. */
        "io.orch.api.core.v1.Binding": {
            /** @description The group and version of this representation of the object. */
            apiVersion?: string;
            /** @description The type of the object, in CamelCase. */
            kind?: string;
            /** @description Name, labels and what else every object carries. */
            metadata?: components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.ObjectMeta"];
            /** @description The node. */
            target: components["schemas"]["io.orch.api.core.v1.ObjectReference"];
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
        /** @description A volume that a CSI driver makes for the pod. */
        "io.orch.api.core.v1.CSIVolumeSource": {
            /** @description Name of the driver. */
            driver: string;
            /** @description Forbids writing. */
            readOnly?: boolean;
            /** @description File system; the driver's choice when unset. */
            fsType?: string;
            /** @description Settings that the driver understands. */
            volumeAttributes?: {
                [key: string]: string;
            };
            /** @description Secret with credentials for the driver. */
            nodePublishSecretRef?: components["schemas"]["io.orch.api.core.v1.LocalObjectReference"];
        };
        /** @description Linux capabilities. */
        "io.orch.api.core.v1.Capabilities": {
            /** @description Capabilities to add. */
            add?: string[];
            /** @description Capabilities to take away; ALL takes all. */
            drop?: string[];
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
        /** @description A Ceph file system. */
        "io.orch.api.core.v1.CephFSVolumeSource": {
            /** @description Addresses of the monitors. */
            monitors: string[] | null;
            /** @description Folder to mount; / when unset. */
            path?: string;
            /** @description User to connect as; admin when unset. */
            user?: string;
            /** @description Path of the user's key ring. */
            secretFile?: string;
            /** @description Secret with the key, in place of the key ring. */
            secretRef?: components["schemas"]["io.orch.api.core.v1.LocalObjectReference"];
            /** @description Forbids writing. */
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
        /** @description An OpenStack Cinder volume. */
        "io.orch.api.core.v1.CinderVolumeSource": {
            /** @description Identifier of the volume. */
            volumeID: string;
            /** @description File system on it. */
            fsType?: string;
            /** @description Forbids writing. */
            readOnly?: boolean;
            /** @description Secret with credentials. */
            secretRef?: components["schemas"]["io.orch.api.core.v1.LocalObjectReference"];
        };
        /** @description Affinity by client address. */
        "io.orch.api.core.v1.ClientIPConfig": {
            /**
             * Format: int32
             * @description Seconds for which a client stays with its pod; 10800 when unset.
             */
            timeoutSeconds?: number;
        };
        /** @description Certificates that the cluster trusts, as PEM. */
        "io.orch.api.core.v1.ClusterTrustBundleProjection": {
            /** @description Name of one bundle. */
            name?: string;
            /** @description Signer whose bundles are taken together. */
            signerName?: string;
            /** @description Labels of the signer's bundles. */
            labelSelector?: components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.LabelSelector"];
            /** @description Lets the pod start without them. */
            optional?: boolean;
            /** @description Relative path of the file. */
            path: string;
        };
        /** @description What a check of a component found. */
        "io.orch.api.core.v1.ComponentCondition": {
            /** @description Which check; Healthy is the only one. */
            type: string;
            /** @description Whether it passed. */
            status: string;
            /** @description What the check said. */
            message?: string;
            /** @description Why the check failed. */
            error?: string;
        };
        /** @description ComponentStatus tells whether a part of the control plane is healthy; deprecated. */
        "io.orch.api.core.v1.ComponentStatus": {
            /** @description The group and version of this representation of the object. */
            apiVersion?: string;
            /** @description The type of the object, in CamelCase. */
            kind?: string;
            /** @description Name, labels and what else every object carries. */
            metadata?: components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.ObjectMeta"];
            /** @description What is known of the component. */
            conditions?: components["schemas"]["io.orch.api.core.v1.ComponentCondition"][];
        };
        /** @description ComponentStatusList is a list of ComponentStatus objects. */
        "io.orch.api.core.v1.ComponentStatusList": {
            /** @description The group and version of this representation of the object. */
            apiVersion?: string;
            /** @description The type of the object, in CamelCase. */
            kind?: string;
            /** @description The version of the list, and how to go on with it. */
            metadata?: components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.ListMeta"];
            /** @description The componentstatuses. */
            items: components["schemas"]["io.orch.api.core.v1.ComponentStatus"][];
        };
        /** @description ConfigMap holds configuration that pods read as environment variables or files. */
        "io.orch.api.core.v1.ConfigMap": {
            /** @description The group and version of this representation of the object. */
            apiVersion?: string;
            /** @description The type of the object, in CamelCase. */
            kind?: string;
            /** @description Name, labels and what else every object carries. */
            metadata?: components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.ObjectMeta"];
            /** @description When true, the data can never change again. */
            immutable?: boolean;
            /** @description Texts by key. */
            data?: {
                [key: string]: string;
            };
            /** @description Bytes by key, in base64; keys must not occur in data. */
            binaryData?: {
                [key: string]: string;
            };
        };
        /** @description A config map whose keys all become variables. */
        "io.orch.api.core.v1.ConfigMapEnvSource": {
            /** @description Name of the config map. */
            name?: string;
            /** @description Lets the container start without it. */
            optional?: boolean;
        };
        /** @description Picks a value of a config map. */
        "io.orch.api.core.v1.ConfigMapKeySelector": {
            /** @description Name of the config map. */
            name?: string;
            /**
             * Format: config-key
             * @description Key of the value.
             */
            key: string;
            /** @description Lets the container start without it. */
            optional?: boolean;
        };
        /** @description ConfigMapList is a list of ConfigMap objects. */
        "io.orch.api.core.v1.ConfigMapList": {
            /** @description The group and version of this representation of the object. */
            apiVersion?: string;
            /** @description The type of the object, in CamelCase. */
            kind?: string;
            /** @description The version of the list, and how to go on with it. */
            metadata?: components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.ListMeta"];
            /** @description The configmaps. */
            items: components["schemas"]["io.orch.api.core.v1.ConfigMap"][];
        };
        /** @description A key of a config map; no longer used. */
        "io.orch.api.core.v1.ConfigMapNodeConfigSource": {
            /** @description Namespace of the config map. */
            namespace: string;
            /** @description Name of the config map. */
            name: string;
            /** @description UID of the config map. */
            uid?: string;
            /** @description Version of the config map. */
            resourceVersion?: string;
            /** @description Key of the configuration. */
            kubeletConfigKey: string;
        };
        "io.orch.api.core.v1.ConfigMapProjection": {
            /** @description Name of the config map. */
            name?: string;
            /** @description Keys to write, and where; all of them under their own names when unset. */
            items?: components["schemas"]["io.orch.api.core.v1.KeyToPath"][];
            /** @description Lets the pod start without it. */
            optional?: boolean;
        };
        "io.orch.api.core.v1.ConfigMapVolumeSource": {
            /** @description Name of the config map. */
            name?: string;
            /** @description Keys to write, and where; all of them under their own names when unset. */
            items?: components["schemas"]["io.orch.api.core.v1.KeyToPath"][];
            /**
             * Format: int32
             * @description Permission bits of the files, 0 to 0777; 0644 when unset.
             * @default 420
             */
            defaultMode?: number;
            /** @description Lets the pod start without it. */
            optional?: boolean;
        };
        /** @description One program of a pod, with its image, environment and files. */
        "io.orch.api.core.v1.Container": {
            /**
             * Format: dns-label
             * @description Name, unique in the pod; it cannot change.
             */
            name: string;
            /** @description Image to run, with a tag or digest. */
            image?: string;
            /** @description Program and first arguments, in place of the image's entry point. $(NAME) stands for a variable. */
            command?: string[];
            /** @description Arguments, in place of the image's. $(NAME) stands for a variable. */
            args?: string[];
            /** @description Folder the program starts in; the image's when unset. */
            workingDir?: string;
            /** @description Ports that the program listens on; for information, all ports can be reached. */
            ports?: components["schemas"]["io.orch.api.core.v1.ContainerPort"][];
            /** @description Config maps and secrets whose keys all become variables. */
            envFrom?: components["schemas"]["io.orch.api.core.v1.EnvFromSource"][];
            /** @description Environment variables. */
            env?: components["schemas"]["io.orch.api.core.v1.EnvVar"][];
            /** @description Amounts of resources needed and allowed. */
            resources?: components["schemas"]["io.orch.api.core.v1.ResourceRequirements"];
            /** @description What happens to the container when its resources change. */
            resizePolicy?: components["schemas"]["io.orch.api.core.v1.ContainerResizePolicy"][];
            /**
             * @description When the container is restarted, in place of the pod's policy; Always on an init container makes it a sidecar.
             * @enum {string}
             */
            restartPolicy?: "Always" | "OnFailure" | "Never";
            /** @description Exit codes that are treated otherwise than restartPolicy says; at most 20 rules. */
            restartPolicyRules?: components["schemas"]["io.orch.api.core.v1.ContainerRestartRule"][];
            /** @description Where volumes appear among the container's files. */
            volumeMounts?: components["schemas"]["io.orch.api.core.v1.VolumeMount"][];
            /** @description Where volumes appear as raw devices. */
            volumeDevices?: components["schemas"]["io.orch.api.core.v1.VolumeDevice"][];
            /** @description Check whose failure restarts the container. */
            livenessProbe?: components["schemas"]["io.orch.api.core.v1.Probe"];
            /** @description Check whose failure takes the pod out of its services. */
            readinessProbe?: components["schemas"]["io.orch.api.core.v1.Probe"];
            /** @description Check that must pass before the others begin; its failure restarts the container. */
            startupProbe?: components["schemas"]["io.orch.api.core.v1.Probe"];
            /** @description What to do after start and before stop. */
            lifecycle?: components["schemas"]["io.orch.api.core.v1.Lifecycle"];
            /**
             * @description File in which the program may leave its last words; /dev/termination-log when unset.
             * @default /dev/termination-log
             */
            terminationMessagePath?: string;
            /**
             * @description FallbackToLogsOnError takes the end of the log when the file is empty; File does not.
             * @default File
             * @enum {string}
             */
            terminationMessagePolicy?: "File" | "FallbackToLogsOnError";
            /**
             * @description When the image is fetched; Always for the tag latest or none, otherwise IfNotPresent.
             * @enum {string}
             */
            imagePullPolicy?: "Always" | "Never" | "IfNotPresent";
            /** @description Privileges of the container, over those of the pod. */
            securityContext?: components["schemas"]["io.orch.api.core.v1.SecurityContext"];
            /** @description Keeps standard input open, for attaching. */
            stdin?: boolean;
            /** @description Closes standard input after the first one who attached has gone. */
            stdinOnce?: boolean;
            /** @description Gives the program a terminal; needs stdin. */
            tty?: boolean;
        };
        /** @description An extended resource of a container and the request that serves it. */
        "io.orch.api.core.v1.ContainerExtendedResourceRequest": {
            /** @description Name of the container. */
            containerName: string;
            /** @description Name of the extended resource. */
            resourceName: string;
            /** @description Name of the request in the claim. */
            requestName: string;
        };
        /** @description A container image on a node. */
        "io.orch.api.core.v1.ContainerImage": {
            /** @description Names by which it is known. */
            names?: string[] | null;
            /**
             * Format: int64
             * @description Size in bytes.
             */
            sizeBytes?: number;
        };
        /** @description A port that a container listens on. */
        "io.orch.api.core.v1.ContainerPort": {
            /**
             * Format: port-name
             * @description Name by which services and probes may refer to it.
             */
            name?: string;
            /**
             * Format: int32
             * @description Port of the node that leads to it; needed by few.
             */
            hostPort?: number;
            /**
             * Format: int32
             * @description Number of the port, from 1 to 65535.
             */
            containerPort: number;
            /**
             * @description Transport protocol; TCP when unset.
             * @default TCP
             * @enum {string}
             */
            protocol?: "TCP" | "UDP" | "SCTP";
            /**
             * Format: ip
             * @description Address of the node to bind hostPort to.
             */
            hostIP?: string;
        };
        /** @description What happens to a container when an amount changes. */
        "io.orch.api.core.v1.ContainerResizePolicy": {
            /**
             * @description cpu or memory.
             * @enum {string}
             */
            resourceName: "cpu" | "memory";
            /**
             * @description Whether the container must be restarted.
             * @enum {string}
             */
            restartPolicy: "NotRequired" | "RestartContainer";
        };
        /** @description Exit codes and what to do after them. */
        "io.orch.api.core.v1.ContainerRestartRule": {
            /**
             * @description What to restart.
             * @enum {string}
             */
            action: "Restart" | "RestartAllContainers";
            /** @description The exit codes. */
            exitCodes?: components["schemas"]["io.orch.api.core.v1.ContainerRestartRuleOnExitCodes"];
        };
        /** @description A set of exit codes. */
        "io.orch.api.core.v1.ContainerRestartRuleOnExitCodes": {
            /**
             * @description Whether the code must be among the values or not.
             * @enum {string}
             */
            operator: "In" | "NotIn";
            /** @description The codes; at most 255. */
            values?: number[];
        };
        /** @description What a container is doing; one member is set. */
        "io.orch.api.core.v1.ContainerState": {
            /** @description It has not started yet. */
            waiting?: components["schemas"]["io.orch.api.core.v1.ContainerStateWaiting"];
            /** @description It runs. */
            running?: components["schemas"]["io.orch.api.core.v1.ContainerStateRunning"];
            /** @description It has ended. */
            terminated?: components["schemas"]["io.orch.api.core.v1.ContainerStateTerminated"];
        };
        /** @description A container that runs. */
        "io.orch.api.core.v1.ContainerStateRunning": {
            /** @description When it started. */
            startedAt?: (string & components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.Time"]) | null;
        };
        /** @description A container that has ended. */
        "io.orch.api.core.v1.ContainerStateTerminated": {
            /**
             * Format: int32
             * @description Exit code of the program.
             */
            exitCode: number;
            /**
             * Format: int32
             * @description Signal that ended it.
             */
            signal?: number;
            /** @description Why, in one word. */
            reason?: string;
            /** @description What the program left as its last words. */
            message?: string;
            /** @description When it started. */
            startedAt?: (string & components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.Time"]) | null;
            /** @description When it ended. */
            finishedAt?: (string & components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.Time"]) | null;
            /** @description Identifier that the runtime gave it. */
            containerID?: string;
        };
        /** @description A container that has not started yet. */
        "io.orch.api.core.v1.ContainerStateWaiting": {
            /** @description Why, in one word. */
            reason?: string;
            /** @description Why, in words. */
            message?: string;
        };
        /** @description What is known of a container. */
        "io.orch.api.core.v1.ContainerStatus": {
            /** @description Name of the container. */
            name: string;
            /** @description What it is doing now. */
            state?: components["schemas"]["io.orch.api.core.v1.ContainerState"];
            /** @description How it ended last time. */
            lastState?: components["schemas"]["io.orch.api.core.v1.ContainerState"];
            /** @description Whether it passes its readiness probe. */
            ready: boolean;
            /**
             * Format: int32
             * @description How often it was restarted.
             */
            restartCount: number;
            /** @description Image it runs. */
            image: string;
            /** @description Identifier of the image. */
            imageID: string;
            /** @description Identifier that the runtime gave it, as type://id. */
            containerID?: string;
            /** @description Whether it has started and passed its startup probe. */
            started?: boolean;
            /** @description Amounts that the node has granted. */
            allocatedResources?: {
                [key: string]: components["schemas"]["io.orch.apimachinery.pkg.api.resource.Quantity"];
            };
            /** @description Amounts that are in force. */
            resources?: components["schemas"]["io.orch.api.core.v1.ResourceRequirements"];
            /** @description State of its mounts. */
            volumeMounts?: components["schemas"]["io.orch.api.core.v1.VolumeMountStatus"][];
            /** @description User it started as. */
            user?: components["schemas"]["io.orch.api.core.v1.ContainerUser"];
            /** @description Health of its devices. */
            allocatedResourcesStatus?: components["schemas"]["io.orch.api.core.v1.ResourceStatus"][];
            /**
             * @description Signal that ends it.
             * @enum {string}
             */
            stopSignal?: "SIGABRT" | "SIGALRM" | "SIGBUS" | "SIGCHLD" | "SIGCLD" | "SIGCONT" | "SIGFPE" | "SIGHUP" | "SIGILL" | "SIGINT" | "SIGIO" | "SIGIOT" | "SIGKILL" | "SIGPIPE" | "SIGPOLL" | "SIGPROF" | "SIGPWR" | "SIGQUIT" | "SIGSEGV" | "SIGSTKFLT" | "SIGSTOP" | "SIGSYS" | "SIGTERM" | "SIGTRAP" | "SIGTSTP" | "SIGTTIN" | "SIGTTOU" | "SIGURG" | "SIGUSR1" | "SIGUSR2" | "SIGVTALRM" | "SIGWINCH" | "SIGXCPU" | "SIGXFSZ" | "SIGRTMIN" | "SIGRTMIN+1" | "SIGRTMIN+2" | "SIGRTMIN+3" | "SIGRTMIN+4" | "SIGRTMIN+5" | "SIGRTMIN+6" | "SIGRTMIN+7" | "SIGRTMIN+8" | "SIGRTMIN+9" | "SIGRTMIN+10" | "SIGRTMIN+11" | "SIGRTMIN+12" | "SIGRTMIN+13" | "SIGRTMIN+14" | "SIGRTMIN+15" | "SIGRTMAX-14" | "SIGRTMAX-13" | "SIGRTMAX-12" | "SIGRTMAX-11" | "SIGRTMAX-10" | "SIGRTMAX-9" | "SIGRTMAX-8" | "SIGRTMAX-7" | "SIGRTMAX-6" | "SIGRTMAX-5" | "SIGRTMAX-4" | "SIGRTMAX-3" | "SIGRTMAX-2" | "SIGRTMAX-1" | "SIGRTMAX";
        };
        /** @description User that a container started as. */
        "io.orch.api.core.v1.ContainerUser": {
            /** @description User on Linux. */
            linux?: components["schemas"]["io.orch.api.core.v1.LinuxContainerUser"];
        };
        /** @description Where a service of a node listens. */
        "io.orch.api.core.v1.DaemonEndpoint": {
            /**
             * Format: int32
             * @description Port number.
             */
            Port: number;
        };
        "io.orch.api.core.v1.DownwardAPIProjection": {
            /** @description The files. */
            items?: components["schemas"]["io.orch.api.core.v1.DownwardAPIVolumeFile"][];
        };
        /** @description A field of the pod as a file. */
        "io.orch.api.core.v1.DownwardAPIVolumeFile": {
            /** @description Relative path of the file, without .. in it. */
            path: string;
            /** @description Field of the pod. */
            fieldRef?: components["schemas"]["io.orch.api.core.v1.ObjectFieldSelector"];
            /** @description Amount that a container requests or is limited to. */
            resourceFieldRef?: components["schemas"]["io.orch.api.core.v1.ResourceFieldSelector"];
            /**
             * Format: int32
             * @description Permission bits of the file, 0 to 0777; the volume's defaultMode when unset.
             */
            mode?: number;
        };
        "io.orch.api.core.v1.DownwardAPIVolumeSource": {
            /** @description The files. */
            items?: components["schemas"]["io.orch.api.core.v1.DownwardAPIVolumeFile"][];
            /**
             * Format: int32
             * @description Permission bits of the files, 0 to 0777; 0644 when unset.
             * @default 420
             */
            defaultMode?: number;
        };
        "io.orch.api.core.v1.EmptyDirVolumeSource": {
            /** @description Where it lies: the node's disk when empty, or Memory. */
            medium?: string;
            /** @description Most it may hold; unset means no limit. */
            sizeLimit?: components["schemas"]["io.orch.apimachinery.pkg.api.resource.Quantity"];
        };
        /** @description An address behind a service. */
        "io.orch.api.core.v1.EndpointAddress": {
            /**
             * Format: ip
             * @description The address; not a loopback, link-local or multicast one.
             */
            ip: string;
            /**
             * Format: dns-label
             * @description Name of the endpoint below the service's name in DNS.
             */
            hostname?: string;
            /**
             * Format: dns-subdomain
             * @description Node that the endpoint runs on.
             */
            nodeName?: string;
            /** @description Object that the address belongs to, usually a pod. */
            targetRef?: components["schemas"]["io.orch.api.core.v1.ObjectReference"];
        };
        /** @description A port behind a service. */
        "io.orch.api.core.v1.EndpointPort": {
            /**
             * Format: dns-label
             * @description Name of the service's port; needed when there are several.
             */
            name?: string;
            /**
             * Format: int32
             * @description Number of the port.
             */
            port: number;
            /**
             * @description Transport protocol; TCP when unset.
             * @default TCP
             * @enum {string}
             */
            protocol?: "TCP" | "UDP" | "SCTP";
            /**
             * Format: qualified-name
             * @description What is spoken on the port.
             */
            appProtocol?: string;
        };
        /** @description Addresses with the ports that each of them serves. */
        "io.orch.api.core.v1.EndpointSubset": {
            /** @description Addresses that take traffic. */
            addresses?: components["schemas"]["io.orch.api.core.v1.EndpointAddress"][];
            /** @description Addresses that do not take traffic yet or any more. */
            notReadyAddresses?: components["schemas"]["io.orch.api.core.v1.EndpointAddress"][];
            /** @description Ports that every address serves. */
            ports?: components["schemas"]["io.orch.api.core.v1.EndpointPort"][];
        };
        /** @description Endpoints lists the addresses behind a service; endpoint slices have taken its place. */
        "io.orch.api.core.v1.Endpoints": {
            /** @description The group and version of this representation of the object. */
            apiVersion?: string;
            /** @description The type of the object, in CamelCase. */
            kind?: string;
            /** @description Name, labels and what else every object carries. */
            metadata?: components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.ObjectMeta"];
            /** @description Groups of addresses that share their ports. */
            subsets?: components["schemas"]["io.orch.api.core.v1.EndpointSubset"][];
        };
        /** @description EndpointsList is a list of Endpoints objects. */
        "io.orch.api.core.v1.EndpointsList": {
            /** @description The group and version of this representation of the object. */
            apiVersion?: string;
            /** @description The type of the object, in CamelCase. */
            kind?: string;
            /** @description The version of the list, and how to go on with it. */
            metadata?: components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.ListMeta"];
            /** @description The endpoints. */
            items: components["schemas"]["io.orch.api.core.v1.Endpoints"][];
        };
        /** @description A config map or secret whose keys all become variables. */
        "io.orch.api.core.v1.EnvFromSource": {
            /**
             * Format: env-var-name
             * @description Put before every key.
             */
            prefix?: string;
            /** @description The config map. */
            configMapRef?: components["schemas"]["io.orch.api.core.v1.ConfigMapEnvSource"];
            /** @description The secret. */
            secretRef?: components["schemas"]["io.orch.api.core.v1.SecretEnvSource"];
        };
        /** @description An environment variable. */
        "io.orch.api.core.v1.EnvVar": {
            /**
             * Format: env-var-name
             * @description Name of the variable.
             */
            name: string;
            /** @description Value; $(NAME) stands for an earlier variable, $$ for one dollar sign. */
            value?: string;
            /** @description Where the value comes from, when value is empty. */
            valueFrom?: components["schemas"]["io.orch.api.core.v1.EnvVarSource"];
        };
        /** @description Where the value of a variable comes from; exactly one must be set. */
        "io.orch.api.core.v1.EnvVarSource": {
            /** @description A field of the pod. */
            fieldRef?: components["schemas"]["io.orch.api.core.v1.ObjectFieldSelector"];
            /** @description An amount that a container requests or is limited to. */
            resourceFieldRef?: components["schemas"]["io.orch.api.core.v1.ResourceFieldSelector"];
            /** @description A key of a config map. */
            configMapKeyRef?: components["schemas"]["io.orch.api.core.v1.ConfigMapKeySelector"];
            /** @description A key of a secret. */
            secretKeyRef?: components["schemas"]["io.orch.api.core.v1.SecretKeySelector"];
            /** @description A variable in a file of a volume. */
            fileKeyRef?: components["schemas"]["io.orch.api.core.v1.FileKeySelector"];
        };
        /** @description A container put into a running pod for debugging; it is never restarted. */
        "io.orch.api.core.v1.EphemeralContainer": {
            /**
             * Format: dns-label
             * @description Name, unique in the pod; it cannot change.
             */
            name: string;
            /** @description Image to run, with a tag or digest. */
            image?: string;
            /** @description Program and first arguments, in place of the image's entry point. $(NAME) stands for a variable. */
            command?: string[];
            /** @description Arguments, in place of the image's. $(NAME) stands for a variable. */
            args?: string[];
            /** @description Folder the program starts in; the image's when unset. */
            workingDir?: string;
            /** @description Not allowed here. */
            ports?: components["schemas"]["io.orch.api.core.v1.ContainerPort"][];
            /** @description Config maps and secrets whose keys all become variables. */
            envFrom?: components["schemas"]["io.orch.api.core.v1.EnvFromSource"][];
            /** @description Environment variables. */
            env?: components["schemas"]["io.orch.api.core.v1.EnvVar"][];
            /** @description Not allowed here. */
            resources?: components["schemas"]["io.orch.api.core.v1.ResourceRequirements"];
            /** @description Not allowed here. */
            resizePolicy?: components["schemas"]["io.orch.api.core.v1.ContainerResizePolicy"][];
            /** @description Not allowed here. */
            restartPolicy?: string;
            /** @description Not allowed here. */
            restartPolicyRules?: components["schemas"]["io.orch.api.core.v1.ContainerRestartRule"][];
            /** @description Where volumes appear among the container's files. */
            volumeMounts?: components["schemas"]["io.orch.api.core.v1.VolumeMount"][];
            /** @description Where volumes appear as raw devices. */
            volumeDevices?: components["schemas"]["io.orch.api.core.v1.VolumeDevice"][];
            /** @description Not allowed here. */
            livenessProbe?: components["schemas"]["io.orch.api.core.v1.Probe"];
            /** @description Not allowed here. */
            readinessProbe?: components["schemas"]["io.orch.api.core.v1.Probe"];
            /** @description Not allowed here. */
            startupProbe?: components["schemas"]["io.orch.api.core.v1.Probe"];
            /** @description Not allowed here. */
            lifecycle?: components["schemas"]["io.orch.api.core.v1.Lifecycle"];
            /**
             * @description File in which the program may leave its last words; /dev/termination-log when unset.
             * @default /dev/termination-log
             */
            terminationMessagePath?: string;
            /**
             * @description FallbackToLogsOnError takes the end of the log when the file is empty; File does not.
             * @default File
             * @enum {string}
             */
            terminationMessagePolicy?: "File" | "FallbackToLogsOnError";
            /**
             * @description When the image is fetched; Always for the tag latest or none, otherwise IfNotPresent.
             * @enum {string}
             */
            imagePullPolicy?: "Always" | "Never" | "IfNotPresent";
            /** @description Privileges of the container, over those of the pod. */
            securityContext?: components["schemas"]["io.orch.api.core.v1.SecurityContext"];
            /** @description Keeps standard input open, for attaching. */
            stdin?: boolean;
            /** @description Closes standard input after the first one who attached has gone. */
            stdinOnce?: boolean;
            /** @description Gives the program a terminal; needs stdin. */
            tty?: boolean;
            /** @description Container whose processes it sees. */
            targetContainerName?: string;
        };
        "io.orch.api.core.v1.EphemeralVolumeSource": {
            /** @description The claim; it is named after pod and volume. */
            volumeClaimTemplate?: components["schemas"]["io.orch.api.core.v1.PersistentVolumeClaimTemplate"];
        };
        /** @description Event is a short-lived record of something that happened to an object. */
        "io.orch.api.core.v1.Event": {
            /** @description The group and version of this representation of the object. */
            apiVersion?: string;
            /** @description The type of the object, in CamelCase. */
            kind?: string;
            /** @description Metadata of the record; its namespace is that of the object involved. */
            metadata: components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.ObjectMeta"];
            /** @description What it happened to. */
            involvedObject: components["schemas"]["io.orch.api.core.v1.ObjectReference"];
            /** @description What happened, in one CamelCase word. */
            reason?: string;
            /** @description What happened, in words. */
            message?: string;
            /** @description Who reported it. */
            source?: components["schemas"]["io.orch.api.core.v1.EventSource"];
            /** @description When it happened first. */
            firstTimestamp?: (string & components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.Time"]) | null;
            /** @description When it happened last. */
            lastTimestamp?: (string & components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.Time"]) | null;
            /**
             * Format: int32
             * @description How often it has happened.
             */
            count?: number;
            /** @description Normal or Warning. */
            type?: string;
            /** @description When it happened first, in the newer form with microseconds. */
            eventTime?: (string & components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.MicroTime"]) | null;
            /** @description How often and when it happened again, in the newer form. */
            series?: components["schemas"]["io.orch.api.core.v1.EventSeries"];
            /** @description What the reporter did about it. */
            action?: string;
            /** @description A second object that has to do with it. */
            related?: components["schemas"]["io.orch.api.core.v1.ObjectReference"];
            /** @description Who reported it, in the newer form. */
            reportingComponent?: string;
            /** @description Which instance of the reporter. */
            reportingInstance?: string;
        };
        /** @description EventList is a list of Event objects. */
        "io.orch.api.core.v1.EventList": {
            /** @description The group and version of this representation of the object. */
            apiVersion?: string;
            /** @description The type of the object, in CamelCase. */
            kind?: string;
            /** @description The version of the list, and how to go on with it. */
            metadata?: components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.ListMeta"];
            /** @description The events. */
            items: components["schemas"]["io.orch.api.core.v1.Event"][];
        };
        /** @description Repetitions of an event. */
        "io.orch.api.core.v1.EventSeries": {
            /**
             * Format: int32
             * @description How often it has happened up to lastObservedTime.
             */
            count?: number;
            /** @description When it was last seen. */
            lastObservedTime?: (string & components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.MicroTime"]) | null;
        };
        /** @description Who reported an event. */
        "io.orch.api.core.v1.EventSource": {
            /** @description Program that reported it. */
            component?: string;
            /** @description Node it ran on. */
            host?: string;
        };
        /** @description Runs a program in the container. */
        "io.orch.api.core.v1.ExecAction": {
            /** @description Program and arguments; there is no shell. */
            command?: string[];
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
        /** @description Picks a variable from a file of key=value lines. */
        "io.orch.api.core.v1.FileKeySelector": {
            /** @description Volume that holds the file. */
            volumeName: string;
            /** @description Path of the file in the volume. */
            path: string;
            /**
             * Format: env-var-name
             * @description Name of the variable in the file.
             */
            key: string;
            /**
             * @description Lets the container start without it.
             * @default false
             */
            optional?: boolean;
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
        /** @description A volume of an executable plug-in. */
        "io.orch.api.core.v1.FlexVolumeSource": {
            /** @description Name of the plug-in. */
            driver: string;
            /** @description File system on it. */
            fsType?: string;
            /** @description Secret to hand to the plug-in. */
            secretRef?: components["schemas"]["io.orch.api.core.v1.LocalObjectReference"];
            /** @description Forbids writing. */
            readOnly?: boolean;
            /** @description Settings that the plug-in understands. */
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
        /** @description Calls the standard gRPC health service. */
        "io.orch.api.core.v1.GRPCAction": {
            /**
             * Format: int32
             * @description Port of the container.
             */
            port: number;
            /**
             * @description Service to ask about; empty asks about the server.
             * @default
             */
            service?: string;
        };
        "io.orch.api.core.v1.GitRepoVolumeSource": {
            /** @description URL of the repository. */
            repository: string;
            /** @description Commit to check out. */
            revision?: string;
            /** @description Folder to put it into. */
            directory?: string;
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
        /** @description A Gluster volume. */
        "io.orch.api.core.v1.GlusterfsVolumeSource": {
            /** @description Endpoints object that lists the servers. */
            endpoints: string;
            /** @description Name of the volume. */
            path: string;
            /** @description Forbids writing. */
            readOnly?: boolean;
        };
        /** @description Sends a GET request. */
        "io.orch.api.core.v1.HTTPGetAction": {
            /**
             * @description Path; / when unset.
             * @default /
             */
            path?: string;
            /** @description Port of the container, by number or name. */
            port: components["schemas"]["io.orch.apimachinery.pkg.util.intstr.IntOrString"];
            /** @description Host to connect to; the pod itself when unset. */
            host?: string;
            /**
             * @description HTTP or HTTPS; HTTP when unset.
             * @default HTTP
             * @enum {string}
             */
            scheme?: "HTTP" | "HTTPS";
            /** @description Headers to send. */
            httpHeaders?: components["schemas"]["io.orch.api.core.v1.HTTPHeader"][];
        };
        /** @description A header of a request. */
        "io.orch.api.core.v1.HTTPHeader": {
            /**
             * Format: http-header-name
             * @description Name of the header.
             */
            name: string;
            /** @description Value of the header. */
            value: string;
        };
        /** @description A line of a hosts file. */
        "io.orch.api.core.v1.HostAlias": {
            /**
             * Format: ip
             * @description Address.
             */
            ip: string;
            /** @description Names of the address. */
            hostnames?: string[];
        };
        /** @description An address of a node. */
        "io.orch.api.core.v1.HostIP": {
            /** @description The address. */
            ip: string;
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
        /** @description An iSCSI device. */
        "io.orch.api.core.v1.ISCSIVolumeSource": {
            /** @description Address and port of the portal. */
            targetPortal: string;
            /** @description Qualified name of the target. */
            iqn: string;
            /**
             * Format: int32
             * @description Number of the logical unit.
             */
            lun: number;
            /**
             * @description Transport; default, which is TCP, when unset.
             * @default default
             */
            iscsiInterface?: string;
            /** @description File system on it. */
            fsType?: string;
            /** @description Forbids writing. */
            readOnly?: boolean;
            /** @description Further portals of the target. */
            portals?: string[];
            /** @description Uses CHAP for discovery. */
            chapAuthDiscovery?: boolean;
            /** @description Uses CHAP for the session. */
            chapAuthSession?: boolean;
            /** @description Secret with the CHAP credentials. */
            secretRef?: components["schemas"]["io.orch.api.core.v1.LocalObjectReference"];
            /** @description Qualified name to use in place of the node's. */
            initiatorName?: string;
        };
        /** @description The files of an image. */
        "io.orch.api.core.v1.ImageVolumeSource": {
            /** @description Image or artifact, with a tag or digest. */
            reference?: string;
            /**
             * @description When it is fetched; Always for the tag latest or none, otherwise IfNotPresent.
             * @enum {string}
             */
            pullPolicy?: "Always" | "Never" | "IfNotPresent";
        };
        "io.orch.api.core.v1.ImageVolumeStatus": {
            /** @description Identifier of the image. */
            imageRef: string;
        };
        /** @description Writes one key to a file. */
        "io.orch.api.core.v1.KeyToPath": {
            /** @description Key to write. */
            key: string;
            /** @description Relative path of the file, without .. in it. */
            path: string;
            /**
             * Format: int32
             * @description Permission bits of the file, 0 to 0777; the volume's defaultMode when unset.
             */
            mode?: number;
        };
        /** @description What to do at the start and end of a container. */
        "io.orch.api.core.v1.Lifecycle": {
            /** @description Right after the start, at the same time as the program. */
            postStart?: components["schemas"]["io.orch.api.core.v1.LifecycleHandler"];
            /** @description Before the program is told to end. */
            preStop?: components["schemas"]["io.orch.api.core.v1.LifecycleHandler"];
            /**
             * @description Signal that tells the program to end; the image's when unset.
             * @enum {string}
             */
            stopSignal?: "SIGABRT" | "SIGALRM" | "SIGBUS" | "SIGCHLD" | "SIGCLD" | "SIGCONT" | "SIGFPE" | "SIGHUP" | "SIGILL" | "SIGINT" | "SIGIO" | "SIGIOT" | "SIGKILL" | "SIGPIPE" | "SIGPOLL" | "SIGPROF" | "SIGPWR" | "SIGQUIT" | "SIGSEGV" | "SIGSTKFLT" | "SIGSTOP" | "SIGSYS" | "SIGTERM" | "SIGTRAP" | "SIGTSTP" | "SIGTTIN" | "SIGTTOU" | "SIGURG" | "SIGUSR1" | "SIGUSR2" | "SIGVTALRM" | "SIGWINCH" | "SIGXCPU" | "SIGXFSZ" | "SIGRTMIN" | "SIGRTMIN+1" | "SIGRTMIN+2" | "SIGRTMIN+3" | "SIGRTMIN+4" | "SIGRTMIN+5" | "SIGRTMIN+6" | "SIGRTMIN+7" | "SIGRTMIN+8" | "SIGRTMIN+9" | "SIGRTMIN+10" | "SIGRTMIN+11" | "SIGRTMIN+12" | "SIGRTMIN+13" | "SIGRTMIN+14" | "SIGRTMIN+15" | "SIGRTMAX-14" | "SIGRTMAX-13" | "SIGRTMAX-12" | "SIGRTMAX-11" | "SIGRTMAX-10" | "SIGRTMAX-9" | "SIGRTMAX-8" | "SIGRTMAX-7" | "SIGRTMAX-6" | "SIGRTMAX-5" | "SIGRTMAX-4" | "SIGRTMAX-3" | "SIGRTMAX-2" | "SIGRTMAX-1" | "SIGRTMAX";
        };
        /** @description Something to do; exactly one way must be set. */
        "io.orch.api.core.v1.LifecycleHandler": {
            /** @description Runs a program. */
            exec?: components["schemas"]["io.orch.api.core.v1.ExecAction"];
            /** @description Sends a request. */
            httpGet?: components["schemas"]["io.orch.api.core.v1.HTTPGetAction"];
            /** @description No longer used. */
            tcpSocket?: components["schemas"]["io.orch.api.core.v1.TCPSocketAction"];
            /** @description Waits. */
            sleep?: components["schemas"]["io.orch.api.core.v1.SleepAction"];
        };
        /** @description LimitRange bounds what single objects of a namespace may use, and fills in what they leave open. */
        "io.orch.api.core.v1.LimitRange": {
            /** @description The group and version of this representation of the object. */
            apiVersion?: string;
            /** @description The type of the object, in CamelCase. */
            kind?: string;
            /** @description Name, labels and what else every object carries. */
            metadata?: components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.ObjectMeta"];
            /** @description The bounds. */
            spec?: components["schemas"]["io.orch.api.core.v1.LimitRangeSpec"];
        };
        /** @description Bounds for one type of object. */
        "io.orch.api.core.v1.LimitRangeItem": {
            /**
             * Format: qualified-name
             * @description Container, Pod, PersistentVolumeClaim, or another qualified name.
             */
            type: string;
            /** @description Most of each resource that may be asked for. */
            max?: {
                [key: string]: components["schemas"]["io.orch.apimachinery.pkg.api.resource.Quantity"];
            };
            /** @description Least of each resource that must be asked for. */
            min?: {
                [key: string]: components["schemas"]["io.orch.apimachinery.pkg.api.resource.Quantity"];
            };
            /** @description Limits of containers that state none. */
            default?: {
                [key: string]: components["schemas"]["io.orch.apimachinery.pkg.api.resource.Quantity"];
            };
            /** @description Requests of containers that state none. */
            defaultRequest?: {
                [key: string]: components["schemas"]["io.orch.apimachinery.pkg.api.resource.Quantity"];
            };
            /** @description How many times its request a limit may be. */
            maxLimitRequestRatio?: {
                [key: string]: components["schemas"]["io.orch.apimachinery.pkg.api.resource.Quantity"];
            };
        };
        /** @description LimitRangeList is a list of LimitRange objects. */
        "io.orch.api.core.v1.LimitRangeList": {
            /** @description The group and version of this representation of the object. */
            apiVersion?: string;
            /** @description The type of the object, in CamelCase. */
            kind?: string;
            /** @description The version of the list, and how to go on with it. */
            metadata?: components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.ListMeta"];
            /** @description The limitranges. */
            items: components["schemas"]["io.orch.api.core.v1.LimitRange"][];
        };
        /** @description Bounds for objects of a namespace. */
        "io.orch.api.core.v1.LimitRangeSpec": {
            /** @description Bounds, one entry a type of object. */
            limits: components["schemas"]["io.orch.api.core.v1.LimitRangeItem"][] | null;
        };
        /** @description User and groups on Linux. */
        "io.orch.api.core.v1.LinuxContainerUser": {
            /**
             * Format: int64
             * @description User id.
             */
            uid: number;
            /**
             * Format: int64
             * @description Group id.
             */
            gid: number;
            /** @description Further group ids. */
            supplementalGroups?: number[];
        };
        /** @description One place where traffic for a service is to be sent. */
        "io.orch.api.core.v1.LoadBalancerIngress": {
            /** @description Address. */
            ip?: string;
            /** @description Host name. */
            hostname?: string;
            /**
             * @description VIP when nodes see the address as destination, Proxy when they see their own.
             * @enum {string}
             */
            ipMode?: "VIP" | "Proxy";
            /** @description State of the single ports. */
            ports?: components["schemas"]["io.orch.api.core.v1.PortStatus"][];
        };
        /** @description What a balancer has been given. */
        "io.orch.api.core.v1.LoadBalancerStatus": {
            /** @description Where traffic for the service is to be sent. */
            ingress?: components["schemas"]["io.orch.api.core.v1.LoadBalancerIngress"][];
        };
        /** @description Names an object of the same namespace. */
        "io.orch.api.core.v1.LocalObjectReference": {
            /** @description Name of the object. */
            name?: string;
        };
        /** @description A disk or folder that is attached to one node. */
        "io.orch.api.core.v1.LocalVolumeSource": {
            /** @description Path of the device or folder on the node. */
            path: string;
            /** @description File system to make on a device that has none. */
            fsType?: string;
        };
        "io.orch.api.core.v1.ModifyVolumeStatus": {
            /** @description Class that the volume is to get. */
            targetVolumeAttributesClassName?: string;
            /**
             * @description Pending, InProgress, or Infeasible when the driver refused.
             * @enum {string}
             */
            status: "Pending" | "InProgress" | "Infeasible";
        };
        "io.orch.api.core.v1.NFSVolumeSource": {
            /** @description Host name or address of the server. */
            server: string;
            /** @description Folder that the server exports. */
            path: string;
            /** @description Forbids writing. */
            readOnly?: boolean;
        };
        /** @description Namespace is a scope for names, which divides a cluster among its users. */
        "io.orch.api.core.v1.Namespace": {
            /** @description The group and version of this representation of the object. */
            apiVersion?: string;
            /** @description The type of the object, in CamelCase. */
            kind?: string;
            /** @description Name, labels and what else every object carries. */
            metadata?: components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.ObjectMeta"];
            /** @description What the namespace is to be like. */
            spec?: components["schemas"]["io.orch.api.core.v1.NamespaceSpec"];
            /** @description Where the namespace is in its life. */
            status?: components["schemas"]["io.orch.api.core.v1.NamespaceStatus"];
        };
        /** @description One aspect of a namespace's deletion. */
        "io.orch.api.core.v1.NamespaceCondition": {
            /** @description Which aspect. */
            type: string;
            /** @description Whether it holds. */
            status: string;
            /** @description When status changed last. */
            lastTransitionTime?: (string & components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.Time"]) | null;
            /** @description Why, in one word. */
            reason?: string;
            /** @description Why, in words. */
            message?: string;
        };
        /** @description NamespaceList is a list of Namespace objects. */
        "io.orch.api.core.v1.NamespaceList": {
            /** @description The group and version of this representation of the object. */
            apiVersion?: string;
            /** @description The type of the object, in CamelCase. */
            kind?: string;
            /** @description The version of the list, and how to go on with it. */
            metadata?: components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.ListMeta"];
            /** @description The namespaces. */
            items: components["schemas"]["io.orch.api.core.v1.Namespace"][];
        };
        /** @description What a namespace is to be like. */
        "io.orch.api.core.v1.NamespaceSpec": {
            /** @description Who must clear the namespace before it may go. */
            finalizers?: string[];
        };
        /** @description Where a namespace is in its life. */
        "io.orch.api.core.v1.NamespaceStatus": {
            /**
             * @description Active, or Terminating once it is being deleted.
             * @default Active
             * @enum {string}
             */
            phase?: "Active" | "Terminating";
            /** @description What keeps it from going, one of each type. */
            conditions?: components["schemas"]["io.orch.api.core.v1.NamespaceCondition"][];
        };
        /** @description Node is a machine that runs pods. */
        "io.orch.api.core.v1.Node": {
            /** @description The group and version of this representation of the object. */
            apiVersion?: string;
            /** @description The type of the object, in CamelCase. */
            kind?: string;
            /** @description Name, labels and what else every object carries. */
            metadata?: components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.ObjectMeta"];
            /** @description What the node is to do. */
            spec?: components["schemas"]["io.orch.api.core.v1.NodeSpec"];
            /** @description What the node agent reports. */
            status?: components["schemas"]["io.orch.api.core.v1.NodeStatus"];
        };
        /** @description An address or name of a node. */
        "io.orch.api.core.v1.NodeAddress": {
            /** @description What kind of address. */
            type: string;
            /** @description The address. */
            address: string;
        };
        /** @description Nodes that a pod should run on. */
        "io.orch.api.core.v1.NodeAffinity": {
            /** @description Nodes it must be placed on; later changes of labels do not matter. */
            requiredDuringSchedulingIgnoredDuringExecution?: components["schemas"]["io.orch.api.core.v1.NodeSelector"];
            /** @description Nodes it would rather be placed on, by weight. */
            preferredDuringSchedulingIgnoredDuringExecution?: components["schemas"]["io.orch.api.core.v1.PreferredSchedulingTerm"][];
        };
        /** @description A claim that uses up resources of the node. */
        "io.orch.api.core.v1.NodeAllocatableResourceClaimStatus": {
            /** @description Name of the claim. */
            resourceClaimName: string;
            /** @description Containers that use it. */
            containers?: string[];
            /** @description Amounts it uses up. */
            resources: {
                [key: string]: components["schemas"]["io.orch.apimachinery.pkg.api.resource.Quantity"];
            } | null;
        };
        /** @description One aspect of a node's health. */
        "io.orch.api.core.v1.NodeCondition": {
            /** @description Which aspect. */
            type: string;
            /** @description Whether it holds. */
            status: string;
            /** @description When the entry was last written. */
            lastHeartbeatTime?: (string & components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.Time"]) | null;
            /** @description When status changed last. */
            lastTransitionTime?: (string & components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.Time"]) | null;
            /** @description Why, in one word. */
            reason?: string;
            /** @description Why, in words. */
            message?: string;
        };
        /** @description Where a node agent finds its configuration; no longer used. */
        "io.orch.api.core.v1.NodeConfigSource": {
            /** @description Config map with the configuration. */
            configMap?: components["schemas"]["io.orch.api.core.v1.ConfigMapNodeConfigSource"];
        };
        /** @description Which configuration a node agent uses; no longer filled in. */
        "io.orch.api.core.v1.NodeConfigStatus": {
            /** @description The one it should use. */
            assigned?: components["schemas"]["io.orch.api.core.v1.NodeConfigSource"];
            /** @description The one it uses. */
            active?: components["schemas"]["io.orch.api.core.v1.NodeConfigSource"];
            /** @description The one it falls back to. */
            lastKnownGood?: components["schemas"]["io.orch.api.core.v1.NodeConfigSource"];
            /** @description What is wrong with the assigned one. */
            error?: string;
        };
        /** @description Where services of a node listen. */
        "io.orch.api.core.v1.NodeDaemonEndpoints": {
            /** @description Where the node agent listens. */
            kubeletEndpoint?: components["schemas"]["io.orch.api.core.v1.DaemonEndpoint"];
        };
        /** @description What a container runtime can do. */
        "io.orch.api.core.v1.NodeFeatures": {
            /** @description Can keep a container to the groups that the pod names. */
            supplementalGroupsPolicy?: boolean;
        };
        /** @description NodeList is a list of Node objects. */
        "io.orch.api.core.v1.NodeList": {
            /** @description The group and version of this representation of the object. */
            apiVersion?: string;
            /** @description The type of the object, in CamelCase. */
            kind?: string;
            /** @description The version of the list, and how to go on with it. */
            metadata?: components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.ListMeta"];
            /** @description The nodes. */
            items: components["schemas"]["io.orch.api.core.v1.Node"][];
        };
        /** @description A way in which containers can be run. */
        "io.orch.api.core.v1.NodeRuntimeHandler": {
            /** @description Name of the handler; empty for the default one. */
            name?: string;
            /** @description What it can do. */
            features?: components["schemas"]["io.orch.api.core.v1.NodeRuntimeHandlerFeatures"];
        };
        /** @description What a runtime handler can do. */
        "io.orch.api.core.v1.NodeRuntimeHandlerFeatures": {
            /** @description Can make mounts below a mount read-only too. */
            recursiveReadOnlyMounts?: boolean;
            /** @description Can run containers in user namespaces of their own. */
            userNamespaces?: boolean;
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
        /** @description What a node is to do. */
        "io.orch.api.core.v1.NodeSpec": {
            /** @description Network of the node's pods. */
            podCIDR?: string;
            /** @description Networks of the node's pods, at most one for each address family; the first equals podCIDR. */
            podCIDRs?: string[];
            /** @description Identifier that the machine's provider gave it. */
            providerID?: string;
            /** @description Keeps new pods away. */
            unschedulable?: boolean;
            /** @description Marks that keep pods away which do not tolerate them. */
            taints?: components["schemas"]["io.orch.api.core.v1.Taint"][];
            /** @description No longer used. */
            configSource?: components["schemas"]["io.orch.api.core.v1.NodeConfigSource"];
            /** @description No longer used. */
            externalID?: string;
        };
        /** @description What a node agent reports of its node. */
        "io.orch.api.core.v1.NodeStatus": {
            /** @description All resources of the machine. */
            capacity?: {
                [key: string]: components["schemas"]["io.orch.apimachinery.pkg.api.resource.Quantity"];
            };
            /** @description Resources that pods may use; equals capacity when unset. */
            allocatable?: {
                [key: string]: components["schemas"]["io.orch.apimachinery.pkg.api.resource.Quantity"];
            };
            /**
             * @description No longer filled in.
             * @enum {string}
             */
            phase?: "Pending" | "Running" | "Terminated";
            /** @description Aspects of the node's health, one of each type. */
            conditions?: components["schemas"]["io.orch.api.core.v1.NodeCondition"][];
            /** @description Addresses and names of the node. */
            addresses?: components["schemas"]["io.orch.api.core.v1.NodeAddress"][];
            /** @description Where services of the node listen. */
            daemonEndpoints?: components["schemas"]["io.orch.api.core.v1.NodeDaemonEndpoints"];
            /** @description Hardware and software of the node. */
            nodeInfo?: components["schemas"]["io.orch.api.core.v1.NodeSystemInfo"];
            /** @description Container images that are on the node. */
            images?: components["schemas"]["io.orch.api.core.v1.ContainerImage"][];
            /** @description Attachable volumes that are mounted. */
            volumesInUse?: string[];
            /** @description Volumes that are attached. */
            volumesAttached?: components["schemas"]["io.orch.api.core.v1.AttachedVolume"][];
            /** @description Which configuration is in use; no longer filled in. */
            config?: components["schemas"]["io.orch.api.core.v1.NodeConfigStatus"];
            /** @description Ways in which containers can be run. */
            runtimeHandlers?: components["schemas"]["io.orch.api.core.v1.NodeRuntimeHandler"][];
            /** @description What the container runtime can do. */
            features?: components["schemas"]["io.orch.api.core.v1.NodeFeatures"];
            /** @description Features of the node agent that are on. */
            declaredFeatures?: string[];
        };
        /** @description Swap space of a machine. */
        "io.orch.api.core.v1.NodeSwapStatus": {
            /**
             * Format: int64
             * @description Size in bytes.
             */
            capacity?: number;
        };
        /** @description Hardware and software of a node. */
        "io.orch.api.core.v1.NodeSystemInfo": {
            /** @description Identifier of the machine, from its operating system. */
            machineID: string;
            /** @description Identifier of the machine, from its firmware. */
            systemUUID: string;
            /** @description Identifier of the current boot. */
            bootID: string;
            /** @description Version of the kernel. */
            kernelVersion: string;
            /** @description Name of the operating system. */
            osImage: string;
            /** @description Container runtime and its version, such as containerd://1.6.20. */
            containerRuntimeVersion: string;
            /** @description Version of the node agent. */
            kubeletVersion: string;
            /** @description No longer filled in. */
            kubeProxyVersion: string;
            /** @description Family of the operating system, such as linux. */
            operatingSystem: string;
            /** @description Processor architecture, such as amd64. */
            architecture: string;
            /** @description Swap space of the machine. */
            swap?: components["schemas"]["io.orch.api.core.v1.NodeSwapStatus"];
        };
        /** @description Picks a field of the pod itself. */
        "io.orch.api.core.v1.ObjectFieldSelector": {
            /**
             * @description Version in which the path is written; v1 when unset.
             * @default v1
             */
            apiVersion?: string;
            /** @description Path of the field, such as metadata.name. */
            fieldPath: string;
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
        /** @description PersistentVolume is a piece of storage of the cluster, which claims can be bound to. */
        "io.orch.api.core.v1.PersistentVolume": {
            /** @description The group and version of this representation of the object. */
            apiVersion?: string;
            /** @description The type of the object, in CamelCase. */
            kind?: string;
            /** @description Name, labels and what else every object carries. */
            metadata?: components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.ObjectMeta"];
            /** @description What the storage is and who may use it. */
            spec?: components["schemas"]["io.orch.api.core.v1.PersistentVolumeSpec"];
            /** @description Where the volume is in its life. */
            status?: components["schemas"]["io.orch.api.core.v1.PersistentVolumeStatus"];
        };
        /** @description PersistentVolumeClaim asks for storage, which it gets by being bound to a volume. */
        "io.orch.api.core.v1.PersistentVolumeClaim": {
            /** @description The group and version of this representation of the object. */
            apiVersion?: string;
            /** @description The type of the object, in CamelCase. */
            kind?: string;
            /** @description Name, labels and what else every object carries. */
            metadata?: components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.ObjectMeta"];
            /** @description What the claim asks for. */
            spec?: components["schemas"]["io.orch.api.core.v1.PersistentVolumeClaimSpec"];
            /** @description What the claim got. */
            status?: components["schemas"]["io.orch.api.core.v1.PersistentVolumeClaimStatus"];
        };
        /** @description One aspect of a claim. */
        "io.orch.api.core.v1.PersistentVolumeClaimCondition": {
            /** @description Which aspect. */
            type: string;
            /** @description Whether it holds. */
            status: string;
            /** @description When it was looked at last. */
            lastProbeTime?: (string & components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.Time"]) | null;
            /** @description When status changed last. */
            lastTransitionTime?: (string & components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.Time"]) | null;
            /** @description Why, in one word. */
            reason?: string;
            /** @description Why, in words. */
            message?: string;
        };
        /** @description PersistentVolumeClaimList is a list of PersistentVolumeClaim objects. */
        "io.orch.api.core.v1.PersistentVolumeClaimList": {
            /** @description The group and version of this representation of the object. */
            apiVersion?: string;
            /** @description The type of the object, in CamelCase. */
            kind?: string;
            /** @description The version of the list, and how to go on with it. */
            metadata?: components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.ListMeta"];
            /** @description The persistentvolumeclaims. */
            items: components["schemas"]["io.orch.api.core.v1.PersistentVolumeClaim"][];
        };
        /** @description What a claim on storage asks for. */
        "io.orch.api.core.v1.PersistentVolumeClaimSpec": {
            /** @description Ways in which the volume must be usable. */
            accessModes?: ("ReadWriteOnce" | "ReadOnlyMany" | "ReadWriteMany" | "ReadWriteOncePod")[];
            /** @description Labels of the volumes that will do. */
            selector?: components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.LabelSelector"];
            /** @description How much storage is needed. */
            resources?: components["schemas"]["io.orch.api.core.v1.VolumeResourceRequirements"];
            /** @description Volume the claim is bound to. */
            volumeName?: string;
            /** @description Class of storage; unset takes the default class, empty asks for none. */
            storageClassName?: string;
            /**
             * @description Filesystem, or Block for a raw device.
             * @default Filesystem
             * @enum {string}
             */
            volumeMode?: "Block" | "Filesystem";
            /** @description Snapshot or claim whose content to start with. */
            dataSource?: components["schemas"]["io.orch.api.core.v1.TypedLocalObjectReference"];
            /** @description The same for objects of any kind that can fill a volume. */
            dataSourceRef?: components["schemas"]["io.orch.api.core.v1.TypedObjectReference"];
            /** @description Class of attributes that may be changed later, such as throughput. */
            volumeAttributesClassName?: string;
        };
        /** @description What a claim on storage got. */
        "io.orch.api.core.v1.PersistentVolumeClaimStatus": {
            /**
             * @description Pending, Bound, or Lost when the volume is gone.
             * @default Pending
             * @enum {string}
             */
            phase?: "Pending" | "Bound" | "Lost";
            /** @description Ways in which the volume may be mounted. */
            accessModes?: ("ReadWriteOnce" | "ReadOnlyMany" | "ReadWriteMany" | "ReadWriteOncePod")[];
            /** @description Amounts that the volume really has. */
            capacity?: {
                [key: string]: components["schemas"]["io.orch.apimachinery.pkg.api.resource.Quantity"];
            };
            /** @description Aspects of the claim, one of each type. */
            conditions?: components["schemas"]["io.orch.api.core.v1.PersistentVolumeClaimCondition"][];
            /** @description Amounts set aside for the claim, which may be more than capacity while it grows. */
            allocatedResources?: {
                [key: string]: components["schemas"]["io.orch.apimachinery.pkg.api.resource.Quantity"];
            };
            /** @description How far the growth of each amount has come. */
            allocatedResourceStatuses?: {
                [key: string]: "ControllerResizeInProgress" | "ControllerResizeInfeasible" | "NodeResizePending" | "NodeResizeInProgress" | "NodeResizeInfeasible";
            };
            /** @description Class of attributes that the volume has now. */
            currentVolumeAttributesClassName?: string;
            /** @description How far a change of the class of attributes has come. */
            modifyVolumeStatus?: components["schemas"]["io.orch.api.core.v1.ModifyVolumeStatus"];
        };
        /** @description A claim that is made for a pod. */
        "io.orch.api.core.v1.PersistentVolumeClaimTemplate": {
            /** @description Labels and annotations of the claim. */
            metadata?: components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.ObjectMeta"];
            /** @description What the claim asks for. */
            spec: components["schemas"]["io.orch.api.core.v1.PersistentVolumeClaimSpec"];
        };
        "io.orch.api.core.v1.PersistentVolumeClaimVolumeSource": {
            /** @description Name of a claim in the pod's namespace. */
            claimName: string;
            /** @description Forbids writing. */
            readOnly?: boolean;
        };
        /** @description PersistentVolumeList is a list of PersistentVolume objects. */
        "io.orch.api.core.v1.PersistentVolumeList": {
            /** @description The group and version of this representation of the object. */
            apiVersion?: string;
            /** @description The type of the object, in CamelCase. */
            kind?: string;
            /** @description The version of the list, and how to go on with it. */
            metadata?: components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.ListMeta"];
            /** @description The persistentvolumes. */
            items: components["schemas"]["io.orch.api.core.v1.PersistentVolume"][];
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
        /** @description Where a volume is in its life. */
        "io.orch.api.core.v1.PersistentVolumeStatus": {
            /**
             * @description Pending, Available, Bound, Released when its claim is gone, or Failed.
             * @default Pending
             * @enum {string}
             */
            phase?: "Pending" | "Available" | "Bound" | "Released" | "Failed";
            /** @description Why, in words. */
            message?: string;
            /** @description Why, in one word. */
            reason?: string;
            /** @description When phase changed last. */
            lastPhaseTransitionTime?: components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.Time"];
        };
        /** @description A Photon disk. */
        "io.orch.api.core.v1.PhotonPersistentDiskVolumeSource": {
            /** @description Identifier of the disk. */
            pdID: string;
            /** @description File system on it. */
            fsType?: string;
        };
        /** @description Pod is a group of containers that run together on one node. */
        "io.orch.api.core.v1.Pod": {
            /** @description The group and version of this representation of the object. */
            apiVersion?: string;
            /** @description The type of the object, in CamelCase. */
            kind?: string;
            /** @description Name, labels and what else every object carries. */
            metadata?: components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.ObjectMeta"];
            /** @description What is to run. */
            spec?: components["schemas"]["io.orch.api.core.v1.PodSpec"];
            /** @description What the node agent reports. */
            status?: components["schemas"]["io.orch.api.core.v1.PodStatus"];
        };
        /** @description Pods that a pod should be near to. */
        "io.orch.api.core.v1.PodAffinity": {
            /** @description Pods it must be placed near to; all terms must hold. */
            requiredDuringSchedulingIgnoredDuringExecution?: components["schemas"]["io.orch.api.core.v1.PodAffinityTerm"][];
            /** @description Pods it would rather be placed near to, by weight. */
            preferredDuringSchedulingIgnoredDuringExecution?: components["schemas"]["io.orch.api.core.v1.WeightedPodAffinityTerm"][];
        };
        /** @description A set of pods, and what near to them means. */
        "io.orch.api.core.v1.PodAffinityTerm": {
            /** @description Labels of the pods; unset selects none. */
            labelSelector?: components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.LabelSelector"];
            /** @description Namespaces of the pods, besides those of namespaceSelector. */
            namespaces?: string[];
            /**
             * Format: qualified-name
             * @description Label of nodes; nodes with the same value of it are near to each other.
             */
            topologyKey: string;
            /** @description Labels of the pods' namespaces; unset together with namespaces means the own one, empty means all. */
            namespaceSelector?: components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.LabelSelector"];
            /** @description Labels that must have the same value as on the pod itself. */
            matchLabelKeys?: string[];
            /** @description Labels that must have another value than on the pod itself. */
            mismatchLabelKeys?: string[];
        };
        /** @description Pods that a pod should be far from. */
        "io.orch.api.core.v1.PodAntiAffinity": {
            /** @description Pods it must not be placed near to; none of the terms may hold. */
            requiredDuringSchedulingIgnoredDuringExecution?: components["schemas"]["io.orch.api.core.v1.PodAffinityTerm"][];
            /** @description Pods it would rather not be placed near to, by weight. */
            preferredDuringSchedulingIgnoredDuringExecution?: components["schemas"]["io.orch.api.core.v1.WeightedPodAffinityTerm"][];
        };
        /** @description A key and a certificate issued for the pod, renewed before it expires. */
        "io.orch.api.core.v1.PodCertificateProjection": {
            /** @description Who issues the certificate. */
            signerName: string;
            /** @description Kind of key to make. */
            keyType: string;
            /**
             * Format: int32
             * @description Most seconds for which the certificate may be valid.
             */
            maxExpirationSeconds?: number;
            /** @description Relative path of a file with the key and the chain together. */
            credentialBundlePath?: string;
            /** @description Relative path of the key's file. */
            keyPath?: string;
            /** @description Relative path of the chain's file. */
            certificateChainPath?: string;
            /** @description Texts for the signer. */
            userAnnotations?: {
                [key: string]: string;
            };
        };
        /** @description One aspect of a pod's state. */
        "io.orch.api.core.v1.PodCondition": {
            /**
             * Format: qualified-name
             * @description Which aspect.
             */
            type: string;
            /**
             * Format: int64
             * @description Generation of the spec that was looked at.
             */
            observedGeneration?: number;
            /** @description Whether it holds. */
            status: string;
            /** @description When it was last checked. */
            lastProbeTime?: (string & components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.Time"]) | null;
            /** @description When status changed last. */
            lastTransitionTime?: (string & components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.Time"]) | null;
            /** @description Why, in one word. */
            reason?: string;
            /** @description Why, in words. */
            message?: string;
        };
        /** @description Additions to how names are resolved. */
        "io.orch.api.core.v1.PodDNSConfig": {
            /** @description Addresses of further name servers; at most 3. */
            nameservers?: string[];
            /** @description Further domains to search; at most 32. */
            searches?: string[];
            /** @description Further options of the resolver. */
            options?: components["schemas"]["io.orch.api.core.v1.PodDNSConfigOption"][];
        };
        /** @description An option of the resolver. */
        "io.orch.api.core.v1.PodDNSConfigOption": {
            /** @description Name of the option. */
            name?: string;
            /** @description Value, where it takes one. */
            value?: string;
        };
        /** @description A claim that was made for extended resources. */
        "io.orch.api.core.v1.PodExtendedResourceClaimStatus": {
            /** @description Which request of the claim serves which container. */
            requestMappings: components["schemas"]["io.orch.api.core.v1.ContainerExtendedResourceRequest"][] | null;
            /** @description Name of the claim. */
            resourceClaimName: string;
        };
        /** @description An address of a pod. */
        "io.orch.api.core.v1.PodIP": {
            /** @description The address. */
            ip: string;
        };
        /** @description PodList is a list of Pod objects. */
        "io.orch.api.core.v1.PodList": {
            /** @description The group and version of this representation of the object. */
            apiVersion?: string;
            /** @description The type of the object, in CamelCase. */
            kind?: string;
            /** @description The version of the list, and how to go on with it. */
            metadata?: components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.ListMeta"];
            /** @description The pods. */
            items: components["schemas"]["io.orch.api.core.v1.Pod"][];
        };
        /** @description Operating system of a pod's containers. */
        "io.orch.api.core.v1.PodOS": {
            /**
             * @description linux or windows.
             * @enum {string}
             */
            name: "linux" | "windows";
        };
        /** @description A condition that must be true before a pod is ready. */
        "io.orch.api.core.v1.PodReadinessGate": {
            /**
             * Format: qualified-name
             * @description Type of the condition.
             */
            conditionType: string;
        };
        /** @description A claim on devices; exactly one of its sources must be set. */
        "io.orch.api.core.v1.PodResourceClaim": {
            /**
             * Format: dns-label
             * @description Name by which containers refer to it.
             */
            name: string;
            /** @description A claim that exists. */
            resourceClaimName?: string;
            /** @description A template from which a claim is made for the pod. */
            resourceClaimTemplateName?: string;
        };
        /** @description A claim that was made for a pod. */
        "io.orch.api.core.v1.PodResourceClaimStatus": {
            /** @description Name of the entry in the pod's resourceClaims. */
            name: string;
            /** @description Name of the claim; unset when none was needed. */
            resourceClaimName?: string;
        };
        /** @description A reason not to schedule a pod yet. */
        "io.orch.api.core.v1.PodSchedulingGate": {
            /**
             * Format: qualified-name
             * @description Name of the gate.
             */
            name: string;
        };
        "io.orch.api.core.v1.PodSchedulingGroup": {
            /** @description Name of the group. */
            podGroupName?: string;
        };
        /** @description Privileges of all containers of a pod. */
        "io.orch.api.core.v1.PodSecurityContext": {
            /** @description SELinux label of the processes. */
            seLinuxOptions?: components["schemas"]["io.orch.api.core.v1.SELinuxOptions"];
            /** @description What concerns Windows only. */
            windowsOptions?: components["schemas"]["io.orch.api.core.v1.WindowsSecurityContextOptions"];
            /**
             * Format: int64
             * @description User id of the processes; the image's when unset.
             */
            runAsUser?: number;
            /**
             * Format: int64
             * @description Group id of the processes; the runtime's default when unset.
             */
            runAsGroup?: number;
            /** @description Refuses to start a container as user 0. */
            runAsNonRoot?: boolean;
            /** @description Further groups of the first process. */
            supplementalGroups?: number[];
            /**
             * @description Whether groups that the image gives its user count too; Merge when unset.
             * @enum {string}
             */
            supplementalGroupsPolicy?: "Merge" | "Strict";
            /**
             * Format: int64
             * @description Group that owns the files of volumes which support it, and a further group of the processes.
             */
            fsGroup?: number;
            /** @description Kernel settings of the pod. */
            sysctls?: components["schemas"]["io.orch.api.core.v1.Sysctl"][];
            /**
             * @description Whether the owner of a volume's files is always set, or only when the top folder differs.
             * @enum {string}
             */
            fsGroupChangePolicy?: "OnRootMismatch" | "Always";
            /** @description System calls that are allowed. */
            seccompProfile?: components["schemas"]["io.orch.api.core.v1.SeccompProfile"];
            /** @description AppArmor profile of the processes. */
            appArmorProfile?: components["schemas"]["io.orch.api.core.v1.AppArmorProfile"];
            /** @description How volumes get the SELinux label: file by file, or by a mount option. */
            seLinuxChangePolicy?: string;
        };
        /** @description What a pod runs, and how and where. */
        "io.orch.api.core.v1.PodSpec": {
            /** @description Volumes that containers may mount. */
            volumes?: components["schemas"]["io.orch.api.core.v1.Volume"][];
            /** @description Containers that run one after another, each to its end, before the others start. */
            initContainers?: components["schemas"]["io.orch.api.core.v1.Container"][];
            /** @description Containers of the pod; at least one. Containers cannot be added or removed later. */
            containers: components["schemas"]["io.orch.api.core.v1.Container"][];
            /** @description Containers put into the running pod for debugging, through their own sub-resource. */
            ephemeralContainers?: components["schemas"]["io.orch.api.core.v1.EphemeralContainer"][];
            /**
             * @description Which ended containers are restarted; Always when unset.
             * @default Always
             * @enum {string}
             */
            restartPolicy?: "Always" | "OnFailure" | "Never";
            /**
             * Format: int64
             * @description Seconds that processes are given to end before they are killed; 30 when unset.
             * @default 30
             */
            terminationGracePeriodSeconds?: number;
            /**
             * Format: int64
             * @description Seconds after which the pod is ended and counts as failed.
             */
            activeDeadlineSeconds?: number;
            /**
             * @description Where containers resolve names; ClusterFirst when unset.
             * @default ClusterFirst
             * @enum {string}
             */
            dnsPolicy?: "ClusterFirstWithHostNet" | "ClusterFirst" | "Default" | "None";
            /** @description Labels that the node must have. */
            nodeSelector?: {
                [key: string]: string;
            };
            /**
             * Format: dns-subdomain
             * @description Service account as which the pod acts.
             */
            serviceAccountName?: string;
            /** @description Older name of serviceAccountName. */
            serviceAccount?: string;
            /** @description Whether the service account's token is mounted. */
            automountServiceAccountToken?: boolean;
            /**
             * Format: dns-subdomain
             * @description Node the pod runs on; set by the scheduler.
             */
            nodeName?: string;
            /** @description Uses the network of the node. */
            hostNetwork?: boolean;
            /** @description Sees the processes of the node. */
            hostPID?: boolean;
            /** @description Shares the node's interprocess communication. */
            hostIPC?: boolean;
            /** @description Lets containers of the pod see each other's processes. */
            shareProcessNamespace?: boolean;
            /**
             * @description Privileges of all containers.
             * @default {}
             */
            securityContext?: components["schemas"]["io.orch.api.core.v1.PodSecurityContext"];
            /** @description Secrets with credentials for image registries. */
            imagePullSecrets?: components["schemas"]["io.orch.api.core.v1.LocalObjectReference"][];
            /**
             * Format: dns-label
             * @description Host name of the pod; its name when unset.
             */
            hostname?: string;
            /**
             * Format: dns-label
             * @description Domain of the host name below the namespace's.
             */
            subdomain?: string;
            /** @description Nodes and pods that the pod should be near to or far from. */
            affinity?: components["schemas"]["io.orch.api.core.v1.Affinity"];
            /**
             * @description Scheduler that places the pod; default-scheduler when unset.
             * @default default-scheduler
             */
            schedulerName?: string;
            /** @description Taints that do not keep the pod away. */
            tolerations?: components["schemas"]["io.orch.api.core.v1.Toleration"][];
            /** @description Lines for the containers' hosts file. */
            hostAliases?: components["schemas"]["io.orch.api.core.v1.HostAlias"][];
            /**
             * Format: dns-subdomain
             * @description Class that gives the pod its priority.
             */
            priorityClassName?: string;
            /**
             * Format: int32
             * @description Priority, filled in from the class; higher goes first.
             */
            priority?: number;
            /** @description Additions to what dnsPolicy gives. */
            dnsConfig?: components["schemas"]["io.orch.api.core.v1.PodDNSConfig"];
            /** @description Conditions that must be true besides ready containers before the pod is ready. */
            readinessGates?: components["schemas"]["io.orch.api.core.v1.PodReadinessGate"][];
            /**
             * Format: dns-subdomain
             * @description Class of container runtime; the default one when unset.
             */
            runtimeClassName?: string;
            /** @description Whether services of the namespace are told in environment variables; true when unset. */
            enableServiceLinks?: boolean;
            /**
             * @description Whether the pod may push out pods of lower priority.
             * @enum {string}
             */
            preemptionPolicy?: "PreemptLowerPriority" | "Never";
            /** @description Resources that the runtime needs besides the containers; filled in from the runtime class. */
            overhead?: {
                [key: string]: components["schemas"]["io.orch.apimachinery.pkg.api.resource.Quantity"];
            };
            /** @description How evenly like pods are to be spread over zones, nodes and so on. */
            topologySpreadConstraints?: components["schemas"]["io.orch.api.core.v1.TopologySpreadConstraint"][];
            /** @description Makes the full domain name the host name. */
            setHostnameAsFQDN?: boolean;
            /** @description Operating system that the containers are made for. */
            os?: components["schemas"]["io.orch.api.core.v1.PodOS"];
            /** @description When false, the pod has users of its own, so that its root is not the node's. */
            hostUsers?: boolean;
            /** @description Reasons not to schedule the pod yet; each is removed by whoever added it. */
            schedulingGates?: components["schemas"]["io.orch.api.core.v1.PodSchedulingGate"][];
            /** @description Claims on devices that containers may use. */
            resourceClaims?: components["schemas"]["io.orch.api.core.v1.PodResourceClaim"][];
            /** @description Amounts for all containers together. */
            resources?: components["schemas"]["io.orch.api.core.v1.ResourceRequirements"];
            /**
             * Format: dns-subdomain
             * @description Full host name to use whatever else is set.
             */
            hostnameOverride?: string;
            /** @description Group of pods to be scheduled together. */
            schedulingGroup?: components["schemas"]["io.orch.api.core.v1.PodSchedulingGroup"];
        };
        /** @description What is known of a running pod. */
        "io.orch.api.core.v1.PodStatus": {
            /**
             * Format: int64
             * @description Generation of the spec that was acted on.
             */
            observedGeneration?: number;
            /**
             * @description Where the pod is in its life, in one word.
             * @enum {string}
             */
            phase?: "Pending" | "Running" | "Succeeded" | "Failed" | "Unknown";
            /** @description Aspects of the state, one of each type. */
            conditions?: components["schemas"]["io.orch.api.core.v1.PodCondition"][];
            /** @description Why the pod is in this state, in words. */
            message?: string;
            /** @description Why, in one word. */
            reason?: string;
            /** @description Node on which room is being made for the pod. */
            nominatedNodeName?: string;
            /** @description Address of the node. */
            hostIP?: string;
            /** @description Addresses of the node, one for each address family. */
            hostIPs?: components["schemas"]["io.orch.api.core.v1.HostIP"][];
            /** @description Address of the pod. */
            podIP?: string;
            /** @description Addresses of the pod, one for each address family; the first equals podIP. */
            podIPs?: components["schemas"]["io.orch.api.core.v1.PodIP"][];
            /** @description When the node agent took the pod up. */
            startTime?: components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.Time"];
            /** @description State of the init containers. */
            initContainerStatuses?: components["schemas"]["io.orch.api.core.v1.ContainerStatus"][];
            /** @description State of the containers. */
            containerStatuses?: components["schemas"]["io.orch.api.core.v1.ContainerStatus"][];
            /**
             * @description How well the pod is protected when the node runs short; follows from requests and limits.
             * @enum {string}
             */
            qosClass?: "Guaranteed" | "Burstable" | "BestEffort";
            /** @description State of the ephemeral containers. */
            ephemeralContainerStatuses?: components["schemas"]["io.orch.api.core.v1.ContainerStatus"][];
            /** @description Older report of a change of resources that is under way. */
            resize?: string;
            /** @description Claims that were made for the pod. */
            resourceClaimStatuses?: components["schemas"]["io.orch.api.core.v1.PodResourceClaimStatus"][];
            /** @description Claim that was made for extended resources backed by devices. */
            extendedResourceClaimStatus?: components["schemas"]["io.orch.api.core.v1.PodExtendedResourceClaimStatus"];
            /** @description Amounts for the whole pod that the node has granted. */
            allocatedResources?: {
                [key: string]: components["schemas"]["io.orch.apimachinery.pkg.api.resource.Quantity"];
            };
            /** @description Amounts for the whole pod that are in force. */
            resources?: components["schemas"]["io.orch.api.core.v1.ResourceRequirements"];
            /** @description Claims that use up resources of the node. */
            nodeAllocatableResourceClaimStatuses?: components["schemas"]["io.orch.api.core.v1.NodeAllocatableResourceClaimStatus"][];
        };
        /** @description PodTemplate keeps a description of pods that others may copy. */
        "io.orch.api.core.v1.PodTemplate": {
            /** @description The group and version of this representation of the object. */
            apiVersion?: string;
            /** @description The type of the object, in CamelCase. */
            kind?: string;
            /** @description Name, labels and what else every object carries. */
            metadata?: components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.ObjectMeta"];
            /** @description The pod that copies are made of. */
            template?: components["schemas"]["io.orch.api.core.v1.PodTemplateSpec"];
        };
        /** @description PodTemplateList is a list of PodTemplate objects. */
        "io.orch.api.core.v1.PodTemplateList": {
            /** @description The group and version of this representation of the object. */
            apiVersion?: string;
            /** @description The type of the object, in CamelCase. */
            kind?: string;
            /** @description The version of the list, and how to go on with it. */
            metadata?: components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.ListMeta"];
            /** @description The podtemplates. */
            items: components["schemas"]["io.orch.api.core.v1.PodTemplate"][];
        };
        "io.orch.api.core.v1.PodTemplateSpec": {
            /** @description Labels and annotations of the copies. */
            metadata?: components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.ObjectMeta"];
            /** @description What the copies run. */
            spec?: components["schemas"]["io.orch.api.core.v1.PodSpec"];
        };
        /** @description State of one port of a balancer. */
        "io.orch.api.core.v1.PortStatus": {
            /**
             * Format: int32
             * @description Number of the port.
             */
            port: number;
            /**
             * @description Transport protocol.
             * @enum {string}
             */
            protocol: "TCP" | "UDP" | "SCTP";
            /**
             * Format: qualified-name
             * @description What is wrong with it, in one word.
             */
            error?: string;
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
        /** @description A preference for some nodes. */
        "io.orch.api.core.v1.PreferredSchedulingTerm": {
            /**
             * Format: int32
             * @description How much it counts, 1 to 100.
             */
            weight: number;
            /** @description The nodes. */
            preference: components["schemas"]["io.orch.api.core.v1.NodeSelectorTerm"];
        };
        /** @description A check that the node agent makes again and again; exactly one way of checking must be set. */
        "io.orch.api.core.v1.Probe": {
            /** @description Runs a program, which must end with 0. */
            exec?: components["schemas"]["io.orch.api.core.v1.ExecAction"];
            /** @description Sends a request, whose answer must be 200 to 399. */
            httpGet?: components["schemas"]["io.orch.api.core.v1.HTTPGetAction"];
            /** @description Opens a connection. */
            tcpSocket?: components["schemas"]["io.orch.api.core.v1.TCPSocketAction"];
            /** @description Calls the standard health service. */
            grpc?: components["schemas"]["io.orch.api.core.v1.GRPCAction"];
            /**
             * Format: int32
             * @description Seconds to wait after the container's start.
             */
            initialDelaySeconds?: number;
            /**
             * Format: int32
             * @description Seconds a check may take; 1 when unset.
             * @default 1
             */
            timeoutSeconds?: number;
            /**
             * Format: int32
             * @description Seconds between checks; 10 when unset.
             * @default 10
             */
            periodSeconds?: number;
            /**
             * Format: int32
             * @description Successes in a row that turn the result to good; 1 when unset, and always for liveness and startup.
             * @default 1
             */
            successThreshold?: number;
            /**
             * Format: int32
             * @description Failures in a row that turn the result to bad; 3 when unset.
             * @default 3
             */
            failureThreshold?: number;
            /**
             * Format: int64
             * @description Seconds to end after a failure, in place of the pod's.
             */
            terminationGracePeriodSeconds?: number;
        };
        /** @description Several sources in one folder. */
        "io.orch.api.core.v1.ProjectedVolumeSource": {
            /** @description The sources. */
            sources?: components["schemas"]["io.orch.api.core.v1.VolumeProjection"][] | null;
            /**
             * Format: int32
             * @description Permission bits of the files, 0 to 0777; 0644 when unset.
             * @default 420
             */
            defaultMode?: number;
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
        /** @description A Ceph block device. */
        "io.orch.api.core.v1.RBDVolumeSource": {
            /** @description Addresses of the monitors. */
            monitors: string[] | null;
            /** @description Name of the image. */
            image: string;
            /** @description File system on it. */
            fsType?: string;
            /**
             * @description Pool of the image; rbd when unset.
             * @default rbd
             */
            pool?: string;
            /**
             * @description User to connect as; admin when unset.
             * @default admin
             */
            user?: string;
            /**
             * @description Path of the user's key ring; /etc/ceph/keyring when unset.
             * @default /etc/ceph/keyring
             */
            keyring?: string;
            /** @description Secret with the key, in place of the key ring. */
            secretRef?: components["schemas"]["io.orch.api.core.v1.LocalObjectReference"];
            /** @description Forbids writing. */
            readOnly?: boolean;
        };
        /** @description ReplicationController keeps a number of equal pods; replica sets have taken its place. */
        "io.orch.api.core.v1.ReplicationController": {
            /** @description The group and version of this representation of the object. */
            apiVersion?: string;
            /** @description The type of the object, in CamelCase. */
            kind?: string;
            /** @description Name, labels and what else every object carries. */
            metadata?: components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.ObjectMeta"];
            /** @description Which pods are to run. */
            spec?: components["schemas"]["io.orch.api.core.v1.ReplicationControllerSpec"];
            /** @description What the controller last saw. */
            status?: components["schemas"]["io.orch.api.core.v1.ReplicationControllerStatus"];
        };
        /** @description One aspect of a replication controller's state. */
        "io.orch.api.core.v1.ReplicationControllerCondition": {
            /** @description Which aspect. */
            type: string;
            /** @description Whether it holds. */
            status: string;
            /** @description When status changed last. */
            lastTransitionTime?: (string & components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.Time"]) | null;
            /** @description Why, in one word. */
            reason?: string;
            /** @description Why, in words. */
            message?: string;
        };
        /** @description ReplicationControllerList is a list of ReplicationController objects. */
        "io.orch.api.core.v1.ReplicationControllerList": {
            /** @description The group and version of this representation of the object. */
            apiVersion?: string;
            /** @description The type of the object, in CamelCase. */
            kind?: string;
            /** @description The version of the list, and how to go on with it. */
            metadata?: components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.ListMeta"];
            /** @description The replicationcontrollers. */
            items: components["schemas"]["io.orch.api.core.v1.ReplicationController"][];
        };
        /** @description Which pods a replication controller keeps. */
        "io.orch.api.core.v1.ReplicationControllerSpec": {
            /**
             * Format: int32
             * @description How many pods to run; 1 when unset.
             * @default 1
             */
            replicas?: number;
            /**
             * Format: int32
             * @description Seconds a new pod must stay ready before it counts as available.
             * @default 0
             */
            minReadySeconds?: number;
            /** @description Labels of the pods that belong to it; those of the template when unset. */
            selector?: {
                [key: string]: string;
            };
            /** @description What each pod is made from; a change concerns new pods only. */
            template?: components["schemas"]["io.orch.api.core.v1.PodTemplateSpec"];
        };
        /** @description What the controller last saw of a replication controller. */
        "io.orch.api.core.v1.ReplicationControllerStatus": {
            /**
             * Format: int32
             * @description Pods there are.
             */
            replicas: number;
            /**
             * Format: int32
             * @description Pods that have all labels of the template.
             */
            fullyLabeledReplicas?: number;
            /**
             * Format: int32
             * @description Pods that are ready.
             */
            readyReplicas?: number;
            /**
             * Format: int32
             * @description Pods that have been ready for minReadySeconds.
             */
            availableReplicas?: number;
            /**
             * Format: int64
             * @description Generation of the spec that was acted on.
             */
            observedGeneration?: number;
            /** @description Aspects of the state, one of each type. */
            conditions?: components["schemas"]["io.orch.api.core.v1.ReplicationControllerCondition"][];
        };
        /** @description Uses an entry of the pod's resourceClaims. */
        "io.orch.api.core.v1.ResourceClaim": {
            /** @description Name of the entry. */
            name: string;
            /** @description Request of the claim whose devices are used; all of them when empty. */
            request?: string;
        };
        /** @description Picks an amount that a container requests or is limited to. */
        "io.orch.api.core.v1.ResourceFieldSelector": {
            /** @description Container; needed in volumes, elsewhere it is the own one. */
            containerName?: string;
            /** @description Which amount, such as limits.cpu. */
            resource: string;
            /** @description Unit in which to write it; 1 when unset. */
            divisor?: components["schemas"]["io.orch.apimachinery.pkg.api.resource.Quantity"];
        };
        /** @description Health of one device. */
        "io.orch.api.core.v1.ResourceHealth": {
            /** @description Identifier of the device. */
            resourceID: string;
            /** @description Healthy, Unhealthy or Unknown. */
            health?: string;
            /** @description More about it, in words. */
            message?: string;
        };
        /** @description ResourceQuota bounds what all objects of a namespace may use together. */
        "io.orch.api.core.v1.ResourceQuota": {
            /** @description The group and version of this representation of the object. */
            apiVersion?: string;
            /** @description The type of the object, in CamelCase. */
            kind?: string;
            /** @description Name, labels and what else every object carries. */
            metadata?: components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.ObjectMeta"];
            /** @description The bounds. */
            spec?: components["schemas"]["io.orch.api.core.v1.ResourceQuotaSpec"];
            /** @description What is used of them. */
            status?: components["schemas"]["io.orch.api.core.v1.ResourceQuotaStatus"];
        };
        /** @description ResourceQuotaList is a list of ResourceQuota objects. */
        "io.orch.api.core.v1.ResourceQuotaList": {
            /** @description The group and version of this representation of the object. */
            apiVersion?: string;
            /** @description The type of the object, in CamelCase. */
            kind?: string;
            /** @description The version of the list, and how to go on with it. */
            metadata?: components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.ListMeta"];
            /** @description The resourcequotas. */
            items: components["schemas"]["io.orch.api.core.v1.ResourceQuota"][];
        };
        /** @description Bounds for a namespace as a whole. */
        "io.orch.api.core.v1.ResourceQuotaSpec": {
            /** @description Most of each resource that may be used. */
            hard?: {
                [key: string]: components["schemas"]["io.orch.apimachinery.pkg.api.resource.Quantity"];
            };
            /** @description Which objects count; all when empty. */
            scopes?: ("Terminating" | "NotTerminating" | "BestEffort" | "NotBestEffort" | "PriorityClass" | "CrossNamespacePodAffinity" | "VolumeAttributesClass")[];
            /** @description Which objects count, where values matter too. */
            scopeSelector?: components["schemas"]["io.orch.api.core.v1.ScopeSelector"];
        };
        /** @description What is used of a quota. */
        "io.orch.api.core.v1.ResourceQuotaStatus": {
            /** @description The bounds that hold. */
            hard?: {
                [key: string]: components["schemas"]["io.orch.apimachinery.pkg.api.resource.Quantity"];
            };
            /** @description What is used now. */
            used?: {
                [key: string]: components["schemas"]["io.orch.apimachinery.pkg.api.resource.Quantity"];
            };
        };
        /** @description Amounts of resources needed and allowed. */
        "io.orch.api.core.v1.ResourceRequirements": {
            /** @description Most that may be used. */
            limits?: {
                [key: string]: components["schemas"]["io.orch.apimachinery.pkg.api.resource.Quantity"];
            };
            /** @description What is set aside; equals the limits where unset. */
            requests?: {
                [key: string]: components["schemas"]["io.orch.apimachinery.pkg.api.resource.Quantity"];
            };
            /** @description Entries of the pod's resourceClaims that are used. */
            claims?: components["schemas"]["io.orch.api.core.v1.ResourceClaim"][];
        };
        /** @description Health of one resource of a container. */
        "io.orch.api.core.v1.ResourceStatus": {
            /** @description Name of the resource; a claim is written as claim:NAME or claim:NAME/REQUEST. */
            name: string;
            /** @description Health of each device. */
            resources?: components["schemas"]["io.orch.api.core.v1.ResourceHealth"][];
        };
        /** @description An SELinux label. */
        "io.orch.api.core.v1.SELinuxOptions": {
            /** @description User part. */
            user?: string;
            /** @description Role part. */
            role?: string;
            /** @description Type part. */
            type?: string;
            /** @description Level part. */
            level?: string;
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
        /** @description A ScaleIO volume. */
        "io.orch.api.core.v1.ScaleIOVolumeSource": {
            /** @description Address of the gateway. */
            gateway: string;
            /** @description Name of the storage system. */
            system: string;
            /** @description Secret with credentials. */
            secretRef: components["schemas"]["io.orch.api.core.v1.LocalObjectReference"];
            /** @description Connects to the gateway with TLS. */
            sslEnabled?: boolean;
            /** @description Name of the protection domain. */
            protectionDomain?: string;
            /** @description Name of the storage pool. */
            storagePool?: string;
            /**
             * @description Thick or thin provisioning; ThinProvisioned when unset.
             * @default ThinProvisioned
             */
            storageMode?: string;
            /** @description Name of the volume. */
            volumeName?: string;
            /**
             * @description File system on it; xfs when unset.
             * @default xfs
             */
            fsType?: string;
            /** @description Forbids writing. */
            readOnly?: boolean;
        };
        /** @description Requirements that an object must meet to count. */
        "io.orch.api.core.v1.ScopeSelector": {
            /** @description The requirements, of which each must be met. */
            matchExpressions?: components["schemas"]["io.orch.api.core.v1.ScopedResourceSelectorRequirement"][];
        };
        /** @description What an object must be like in one respect. */
        "io.orch.api.core.v1.ScopedResourceSelectorRequirement": {
            /**
             * @description Respect in which objects are looked at.
             * @enum {string}
             */
            scopeName: "Terminating" | "NotTerminating" | "BestEffort" | "NotBestEffort" | "PriorityClass" | "CrossNamespacePodAffinity" | "VolumeAttributesClass";
            /**
             * @description How the values are compared.
             * @enum {string}
             */
            operator: "In" | "NotIn" | "Exists" | "DoesNotExist";
            /** @description Values to compare with; only for In and NotIn. */
            values?: string[];
        };
        "io.orch.api.core.v1.SeccompProfile": {
            /**
             * @description The runtime's profile, one of the node's, or none.
             * @enum {string}
             */
            type: "Unconfined" | "RuntimeDefault" | "Localhost";
            /** @description Path of the node's profile, relative to where the node agent keeps them. */
            localhostProfile?: string;
        };
        /** @description Secret holds confidential data, such as passwords, tokens and keys. */
        "io.orch.api.core.v1.Secret": {
            /** @description The group and version of this representation of the object. */
            apiVersion?: string;
            /** @description The type of the object, in CamelCase. */
            kind?: string;
            /** @description Name, labels and what else every object carries. */
            metadata?: components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.ObjectMeta"];
            /** @description When true, the data can never change again. */
            immutable?: boolean;
            /** @description Values by key, in base64. */
            data?: {
                [key: string]: string;
            };
            /** @description Values by key as plain text; merged into data when written and never shown. */
            stringData?: {
                [key: string]: string;
            };
            /**
             * @description What the secret is for, which decides the keys it must have; Opaque when unset.
             * @default Opaque
             */
            type?: string;
        };
        /** @description A secret whose keys all become variables. */
        "io.orch.api.core.v1.SecretEnvSource": {
            /** @description Name of the secret. */
            name?: string;
            /** @description Lets the container start without it. */
            optional?: boolean;
        };
        /** @description Picks a value of a secret. */
        "io.orch.api.core.v1.SecretKeySelector": {
            /** @description Name of the secret. */
            name?: string;
            /**
             * Format: config-key
             * @description Key of the value.
             */
            key: string;
            /** @description Lets the container start without it. */
            optional?: boolean;
        };
        /** @description SecretList is a list of Secret objects. */
        "io.orch.api.core.v1.SecretList": {
            /** @description The group and version of this representation of the object. */
            apiVersion?: string;
            /** @description The type of the object, in CamelCase. */
            kind?: string;
            /** @description The version of the list, and how to go on with it. */
            metadata?: components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.ListMeta"];
            /** @description The secrets. */
            items: components["schemas"]["io.orch.api.core.v1.Secret"][];
        };
        "io.orch.api.core.v1.SecretProjection": {
            /** @description Name of the secret. */
            name?: string;
            /** @description Keys to write, and where; all of them under their own names when unset. */
            items?: components["schemas"]["io.orch.api.core.v1.KeyToPath"][];
            /** @description Lets the pod start without it. */
            optional?: boolean;
        };
        /** @description Names a secret in any namespace. */
        "io.orch.api.core.v1.SecretReference": {
            /** @description Name of the secret. */
            name?: string;
            /** @description Namespace of the secret. */
            namespace?: string;
        };
        "io.orch.api.core.v1.SecretVolumeSource": {
            /** @description Name of the secret. */
            secretName?: string;
            /** @description Keys to write, and where; all of them under their own names when unset. */
            items?: components["schemas"]["io.orch.api.core.v1.KeyToPath"][];
            /**
             * Format: int32
             * @description Permission bits of the files, 0 to 0777; 0644 when unset.
             * @default 420
             */
            defaultMode?: number;
            /** @description Lets the pod start without it. */
            optional?: boolean;
        };
        /** @description Privileges of one container; over those of the pod. */
        "io.orch.api.core.v1.SecurityContext": {
            /** @description Linux capabilities to add and take away. */
            capabilities?: components["schemas"]["io.orch.api.core.v1.Capabilities"];
            /** @description Runs almost as on the node itself. */
            privileged?: boolean;
            /** @description SELinux label of the processes. */
            seLinuxOptions?: components["schemas"]["io.orch.api.core.v1.SELinuxOptions"];
            /** @description What concerns Windows only. */
            windowsOptions?: components["schemas"]["io.orch.api.core.v1.WindowsSecurityContextOptions"];
            /**
             * Format: int64
             * @description User id of the processes; the image's when unset.
             */
            runAsUser?: number;
            /**
             * Format: int64
             * @description Group id of the processes; the runtime's default when unset.
             */
            runAsGroup?: number;
            /** @description Refuses to start the container as user 0. */
            runAsNonRoot?: boolean;
            /** @description Forbids writing to the image's files. */
            readOnlyRootFilesystem?: boolean;
            /** @description Whether a process may gain more privileges than its parent. */
            allowPrivilegeEscalation?: boolean;
            /**
             * @description How /proc is shown; Default hides parts of it.
             * @enum {string}
             */
            procMount?: "Default" | "Unmasked";
            /** @description System calls that are allowed. */
            seccompProfile?: components["schemas"]["io.orch.api.core.v1.SeccompProfile"];
            /** @description AppArmor profile of the processes. */
            appArmorProfile?: components["schemas"]["io.orch.api.core.v1.AppArmorProfile"];
        };
        /** @description Service gives a set of pods one stable name and address. */
        "io.orch.api.core.v1.Service": {
            /** @description The group and version of this representation of the object. */
            apiVersion?: string;
            /** @description The type of the object, in CamelCase. */
            kind?: string;
            /** @description Name, labels and what else every object carries. */
            metadata?: components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.ObjectMeta"];
            /** @description Which pods are behind the service and how it is reached. */
            spec?: components["schemas"]["io.orch.api.core.v1.ServiceSpec"];
            /** @description What the controllers report. */
            status?: components["schemas"]["io.orch.api.core.v1.ServiceStatus"];
        };
        /** @description ServiceAccount is an identity for the processes that run in pods. */
        "io.orch.api.core.v1.ServiceAccount": {
            /** @description The group and version of this representation of the object. */
            apiVersion?: string;
            /** @description The type of the object, in CamelCase. */
            kind?: string;
            /** @description Name, labels and what else every object carries. */
            metadata?: components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.ObjectMeta"];
            /** @description Secrets that pods of the account may use, where that is enforced. */
            secrets?: components["schemas"]["io.orch.api.core.v1.ObjectReference"][];
            /** @description Registry credentials that pods of the account get. */
            imagePullSecrets?: components["schemas"]["io.orch.api.core.v1.LocalObjectReference"][];
            /** @description Whether pods of the account get its token mounted; pods may say otherwise. */
            automountServiceAccountToken?: boolean;
        };
        /** @description ServiceAccountList is a list of ServiceAccount objects. */
        "io.orch.api.core.v1.ServiceAccountList": {
            /** @description The group and version of this representation of the object. */
            apiVersion?: string;
            /** @description The type of the object, in CamelCase. */
            kind?: string;
            /** @description The version of the list, and how to go on with it. */
            metadata?: components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.ListMeta"];
            /** @description The serviceaccounts. */
            items: components["schemas"]["io.orch.api.core.v1.ServiceAccount"][];
        };
        /** @description A token of the pod's service account, renewed before it expires. */
        "io.orch.api.core.v1.ServiceAccountTokenProjection": {
            /** @description Who is to accept the token; the API server when unset. */
            audience?: string;
            /**
             * Format: int64
             * @description Seconds for which it is valid, at least 600; 3600 when unset.
             * @default 3600
             */
            expirationSeconds?: number;
            /** @description Relative path of the file. */
            path: string;
        };
        /** @description ServiceList is a list of Service objects. */
        "io.orch.api.core.v1.ServiceList": {
            /** @description The group and version of this representation of the object. */
            apiVersion?: string;
            /** @description The type of the object, in CamelCase. */
            kind?: string;
            /** @description The version of the list, and how to go on with it. */
            metadata?: components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.ListMeta"];
            /** @description The services. */
            items: components["schemas"]["io.orch.api.core.v1.Service"][];
        };
        /** @description A port that a service offers. */
        "io.orch.api.core.v1.ServicePort": {
            /**
             * Format: dns-label
             * @description Name of the port; needed when there are several.
             */
            name?: string;
            /**
             * @description Transport protocol; TCP when unset.
             * @default TCP
             * @enum {string}
             */
            protocol?: "TCP" | "UDP" | "SCTP";
            /**
             * Format: qualified-name
             * @description Application protocol, as a hint to balancers.
             */
            appProtocol?: string;
            /**
             * Format: int32
             * @description Number of the port.
             */
            port: number;
            /** @description Port of the pods, by number or name; the same as port when unset. */
            targetPort?: components["schemas"]["io.orch.apimachinery.pkg.util.intstr.IntOrString"];
            /**
             * Format: int32
             * @description Port on every node; chosen when 0 and the type needs one.
             */
            nodePort?: number;
        };
        /** @description Which pods are behind a service and how it is reached. */
        "io.orch.api.core.v1.ServiceSpec": {
            /** @description Ports that the service offers. */
            ports?: components["schemas"]["io.orch.api.core.v1.ServicePort"][];
            /** @description Labels of the pods behind it. Without one, somebody else lists the endpoints. */
            selector?: {
                [key: string]: string;
            };
            /** @description Address inside the cluster; chosen when empty, None for a service without one. */
            clusterIP?: string;
            /** @description Addresses inside the cluster, one for each address family; the first equals clusterIP. */
            clusterIPs?: string[];
            /**
             * @description ClusterIP is reached inside the cluster, NodePort on a port of every node, LoadBalancer through a balancer; ExternalName is an alias.
             * @default ClusterIP
             * @enum {string}
             */
            type?: "ClusterIP" | "NodePort" | "LoadBalancer" | "ExternalName";
            /** @description Further addresses whose traffic nodes accept for the service. */
            externalIPs?: string[];
            /**
             * @description ClientIP sends a client to the same pod each time.
             * @default None
             * @enum {string}
             */
            sessionAffinity?: "ClientIP" | "None";
            /** @description Address that the balancer should have; not all providers heed it. */
            loadBalancerIP?: string;
            /** @description Networks whose clients the balancer lets in. */
            loadBalancerSourceRanges?: string[];
            /** @description Host name that the service is an alias of; for type ExternalName. */
            externalName?: string;
            /**
             * @description Local keeps outside traffic on the node it arrives at, and so the client's address; Cluster spreads it.
             * @enum {string}
             */
            externalTrafficPolicy?: "Cluster" | "Local";
            /**
             * Format: int32
             * @description Port on which nodes tell a balancer whether they have endpoints; for externalTrafficPolicy Local.
             */
            healthCheckNodePort?: number;
            /** @description Includes pods that are not ready. */
            publishNotReadyAddresses?: boolean;
            /** @description Details of the session affinity. */
            sessionAffinityConfig?: components["schemas"]["io.orch.api.core.v1.SessionAffinityConfig"];
            /** @description Address families, the first being the main one. */
            ipFamilies?: ("IPv4" | "IPv6" | "")[];
            /**
             * @description Whether the service has one address family or two.
             * @enum {string}
             */
            ipFamilyPolicy?: "SingleStack" | "PreferDualStack" | "RequireDualStack";
            /** @description Whether a LoadBalancer service gets node ports too; true when unset. */
            allocateLoadBalancerNodePorts?: boolean;
            /**
             * Format: qualified-name
             * @description Which balancer is to serve it; cannot change while the type stays.
             */
            loadBalancerClass?: string;
            /**
             * @description Local keeps inside traffic on its node, Cluster spreads it.
             * @enum {string}
             */
            internalTrafficPolicy?: "Cluster" | "Local";
            /**
             * @description Preference for near endpoints.
             * @enum {string}
             */
            trafficDistribution?: "PreferClose" | "PreferSameZone" | "PreferSameNode";
        };
        /** @description What controllers report of a service. */
        "io.orch.api.core.v1.ServiceStatus": {
            /** @description What the balancer has been given. */
            loadBalancer?: components["schemas"]["io.orch.api.core.v1.LoadBalancerStatus"];
            /** @description Aspects of the state, one of each type. */
            conditions?: components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.Condition"][];
        };
        /** @description Details of session affinity. */
        "io.orch.api.core.v1.SessionAffinityConfig": {
            /** @description Details for affinity by client address. */
            clientIP?: components["schemas"]["io.orch.api.core.v1.ClientIPConfig"];
        };
        "io.orch.api.core.v1.SleepAction": {
            /**
             * Format: int64
             * @description For how many seconds.
             */
            seconds: number;
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
        /** @description A StorageOS volume. */
        "io.orch.api.core.v1.StorageOSVolumeSource": {
            /** @description Name of the volume. */
            volumeName?: string;
            /** @description Namespace of the volume. */
            volumeNamespace?: string;
            /** @description File system on it. */
            fsType?: string;
            /** @description Forbids writing. */
            readOnly?: boolean;
            /** @description Secret with credentials. */
            secretRef?: components["schemas"]["io.orch.api.core.v1.LocalObjectReference"];
        };
        /** @description A kernel setting. */
        "io.orch.api.core.v1.Sysctl": {
            /** @description Name of the setting. */
            name: string;
            /** @description Value of the setting. */
            value: string;
        };
        /** @description Opens a TCP connection. */
        "io.orch.api.core.v1.TCPSocketAction": {
            /** @description Port of the container, by number or name. */
            port: components["schemas"]["io.orch.apimachinery.pkg.util.intstr.IntOrString"];
            /** @description Host to connect to; the pod itself when unset. */
            host?: string;
        };
        /** @description A mark on a node that keeps pods away which do not tolerate it. */
        "io.orch.api.core.v1.Taint": {
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
             * @description NoSchedule keeps new pods away, PreferNoSchedule does if possible, NoExecute also removes those there are.
             * @enum {string}
             */
            effect: "NoSchedule" | "PreferNoSchedule" | "NoExecute";
            /** @description When the taint was added; for NoExecute. */
            timeAdded?: components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.Time"];
        };
        /** @description Taints that do not keep a pod away. */
        "io.orch.api.core.v1.Toleration": {
            /**
             * Format: qualified-name
             * @description Key of the taints; empty with Exists means every key.
             */
            key?: string;
            /**
             * @description Exists for any value, Equal for this one; Equal when unset.
             * @enum {string}
             */
            operator?: "Exists" | "Equal" | "Lt" | "Gt";
            /** @description Value of the taints, for Equal. */
            value?: string;
            /**
             * @description Effect of the taints; empty means every effect.
             * @enum {string}
             */
            effect?: "NoSchedule" | "PreferNoSchedule" | "NoExecute";
            /**
             * Format: int64
             * @description Seconds for which a NoExecute taint is tolerated; unset means for good.
             */
            tolerationSeconds?: number;
        };
        /** @description How evenly like pods are to be spread. */
        "io.orch.api.core.v1.TopologySpreadConstraint": {
            /**
             * Format: int32
             * @description Most by which two domains may differ in their number of pods.
             */
            maxSkew: number;
            /**
             * Format: qualified-name
             * @description Label of nodes; nodes with the same value of it are one domain.
             */
            topologyKey: string;
            /**
             * @description Whether a pod that would break the rule waits or is placed all the same.
             * @enum {string}
             */
            whenUnsatisfiable: "DoNotSchedule" | "ScheduleAnyway";
            /** @description Labels of the pods that are counted. */
            labelSelector?: components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.LabelSelector"];
            /**
             * Format: int32
             * @description Domains that there should be at least; as long as there are fewer, an empty one counts as existing.
             */
            minDomains?: number;
            /**
             * @description Whether nodes that the pod's affinity rules out are counted; Honor leaves them out.
             * @enum {string}
             */
            nodeAffinityPolicy?: "Ignore" | "Honor";
            /**
             * @description Whether nodes with taints are counted that the pod does not tolerate; Ignore counts them.
             * @enum {string}
             */
            nodeTaintsPolicy?: "Ignore" | "Honor";
            /** @description Labels in which counted pods must agree with the pod itself. */
            matchLabelKeys?: string[];
        };
        /** @description Names an object of a kind in the same namespace. */
        "io.orch.api.core.v1.TypedLocalObjectReference": {
            /** @description API group of the kind; unset for the core group. */
            apiGroup?: string | null;
            /** @description Kind of the object. */
            kind: string;
            /** @description Name of the object. */
            name: string;
        };
        /** @description Names an object of a kind, perhaps in another namespace. */
        "io.orch.api.core.v1.TypedObjectReference": {
            /** @description API group of the kind; unset for the core group. */
            apiGroup?: string | null;
            /** @description Kind of the object. */
            kind: string;
            /** @description Name of the object. */
            name: string;
            /** @description Namespace of the object; unset for the same one. */
            namespace?: string;
        };
        /** @description Files that containers of a pod may mount; exactly one source must be set, and none means an empty folder. */
        "io.orch.api.core.v1.Volume": {
            /**
             * Format: dns-label
             * @description Name by which mounts refer to it, unique in the pod.
             */
            name: string;
            /** @description A file or folder of the node. */
            hostPath?: components["schemas"]["io.orch.api.core.v1.HostPathVolumeSource"];
            /** @description A folder that lives as long as the pod. */
            emptyDir?: components["schemas"]["io.orch.api.core.v1.EmptyDirVolumeSource"];
            /** @description A Google Compute Engine disk; served by a CSI driver. */
            gcePersistentDisk?: components["schemas"]["io.orch.api.core.v1.GCEPersistentDiskVolumeSource"];
            /** @description An Amazon EBS volume; served by a CSI driver. */
            awsElasticBlockStore?: components["schemas"]["io.orch.api.core.v1.AWSElasticBlockStoreVolumeSource"];
            /** @description A copy of a git repository; no longer supported. */
            gitRepo?: components["schemas"]["io.orch.api.core.v1.GitRepoVolumeSource"];
            /** @description Keys of a secret as files. */
            secret?: components["schemas"]["io.orch.api.core.v1.SecretVolumeSource"];
            /** @description A folder of an NFS server. */
            nfs?: components["schemas"]["io.orch.api.core.v1.NFSVolumeSource"];
            /** @description An iSCSI device. */
            iscsi?: components["schemas"]["io.orch.api.core.v1.ISCSIVolumeSource"];
            /** @description A Gluster volume; no longer supported. */
            glusterfs?: components["schemas"]["io.orch.api.core.v1.GlusterfsVolumeSource"];
            /** @description Storage that a claim has got. */
            persistentVolumeClaim?: components["schemas"]["io.orch.api.core.v1.PersistentVolumeClaimVolumeSource"];
            /** @description A Ceph block device; no longer supported. */
            rbd?: components["schemas"]["io.orch.api.core.v1.RBDVolumeSource"];
            /** @description A volume of an executable plug-in. */
            flexVolume?: components["schemas"]["io.orch.api.core.v1.FlexVolumeSource"];
            /** @description An OpenStack Cinder volume; served by a CSI driver. */
            cinder?: components["schemas"]["io.orch.api.core.v1.CinderVolumeSource"];
            /** @description A Ceph file system; no longer supported. */
            cephfs?: components["schemas"]["io.orch.api.core.v1.CephFSVolumeSource"];
            /** @description A Flocker volume; no longer supported. */
            flocker?: components["schemas"]["io.orch.api.core.v1.FlockerVolumeSource"];
            /** @description Fields of the pod as files. */
            downwardAPI?: components["schemas"]["io.orch.api.core.v1.DownwardAPIVolumeSource"];
            /** @description A Fibre Channel device. */
            fc?: components["schemas"]["io.orch.api.core.v1.FCVolumeSource"];
            /** @description An Azure file share; served by a CSI driver. */
            azureFile?: components["schemas"]["io.orch.api.core.v1.AzureFileVolumeSource"];
            /** @description Keys of a config map as files. */
            configMap?: components["schemas"]["io.orch.api.core.v1.ConfigMapVolumeSource"];
            /** @description A vSphere disk; served by a CSI driver. */
            vsphereVolume?: components["schemas"]["io.orch.api.core.v1.VsphereVirtualDiskVolumeSource"];
            /** @description A Quobyte volume; no longer supported. */
            quobyte?: components["schemas"]["io.orch.api.core.v1.QuobyteVolumeSource"];
            /** @description An Azure disk; served by a CSI driver. */
            azureDisk?: components["schemas"]["io.orch.api.core.v1.AzureDiskVolumeSource"];
            /** @description A Photon disk; no longer supported. */
            photonPersistentDisk?: components["schemas"]["io.orch.api.core.v1.PhotonPersistentDiskVolumeSource"];
            /** @description Several sources in one folder. */
            projected?: components["schemas"]["io.orch.api.core.v1.ProjectedVolumeSource"];
            /** @description A Portworx volume; served by a CSI driver. */
            portworxVolume?: components["schemas"]["io.orch.api.core.v1.PortworxVolumeSource"];
            /** @description A ScaleIO volume; no longer supported. */
            scaleIO?: components["schemas"]["io.orch.api.core.v1.ScaleIOVolumeSource"];
            /** @description A StorageOS volume; no longer supported. */
            storageos?: components["schemas"]["io.orch.api.core.v1.StorageOSVolumeSource"];
            /** @description A volume of a CSI driver, made for the pod. */
            csi?: components["schemas"]["io.orch.api.core.v1.CSIVolumeSource"];
            /** @description Storage that is claimed for the pod and goes with it. */
            ephemeral?: components["schemas"]["io.orch.api.core.v1.EphemeralVolumeSource"];
            /** @description The files of an image, read-only. */
            image?: components["schemas"]["io.orch.api.core.v1.ImageVolumeSource"];
        };
        /** @description A volume as a raw device. */
        "io.orch.api.core.v1.VolumeDevice": {
            /** @description Name of the volume. */
            name: string;
            /** @description Path of the device in the container. */
            devicePath: string;
        };
        /** @description A volume among a container's files. */
        "io.orch.api.core.v1.VolumeMount": {
            /** @description Name of the volume. */
            name: string;
            /** @description Forbids writing. */
            readOnly?: boolean;
            /**
             * @description Whether mounts below this one are read-only too.
             * @enum {string}
             */
            recursiveReadOnly?: "Disabled" | "IfPossible" | "Enabled";
            /** @description Folder at which it appears. */
            mountPath: string;
            /** @description Folder of the volume to show; its top when empty. */
            subPath?: string;
            /**
             * @description Whether later mounts are passed on between node and container; None when unset.
             * @enum {string}
             */
            mountPropagation?: "None" | "HostToContainer" | "Bidirectional";
            /** @description The same as subPath, with variables as $(NAME). */
            subPathExpr?: string;
        };
        /** @description State of a mount. */
        "io.orch.api.core.v1.VolumeMountStatus": {
            /** @description Name of the volume. */
            name: string;
            /** @description Folder at which it appears. */
            mountPath: string;
            /** @description Whether writing is forbidden. */
            readOnly?: boolean;
            /** @description Whether mounts below it are read-only too. */
            recursiveReadOnly?: string;
            /** @description State of the volume itself. */
            volumeStatus?: components["schemas"]["io.orch.api.core.v1.VolumeStatus"];
        };
        /** @description Nodes from which a volume can be reached. */
        "io.orch.api.core.v1.VolumeNodeAffinity": {
            /** @description Terms of which a node must meet at least one. */
            required?: components["schemas"]["io.orch.api.core.v1.NodeSelector"];
        };
        /** @description One source of a projected volume; exactly one must be set. */
        "io.orch.api.core.v1.VolumeProjection": {
            /** @description Keys of a secret. */
            secret?: components["schemas"]["io.orch.api.core.v1.SecretProjection"];
            /** @description Fields of the pod. */
            downwardAPI?: components["schemas"]["io.orch.api.core.v1.DownwardAPIProjection"];
            /** @description Keys of a config map. */
            configMap?: components["schemas"]["io.orch.api.core.v1.ConfigMapProjection"];
            /** @description A token of the pod's service account. */
            serviceAccountToken?: components["schemas"]["io.orch.api.core.v1.ServiceAccountTokenProjection"];
            /** @description Certificates that the cluster trusts. */
            clusterTrustBundle?: components["schemas"]["io.orch.api.core.v1.ClusterTrustBundleProjection"];
            /** @description A key and a certificate issued for the pod. */
            podCertificate?: components["schemas"]["io.orch.api.core.v1.PodCertificateProjection"];
        };
        /** @description Amounts of storage. */
        "io.orch.api.core.v1.VolumeResourceRequirements": {
            /** @description Most that may be used. */
            limits?: {
                [key: string]: components["schemas"]["io.orch.apimachinery.pkg.api.resource.Quantity"];
            };
            /** @description Least that is needed. */
            requests?: {
                [key: string]: components["schemas"]["io.orch.apimachinery.pkg.api.resource.Quantity"];
            };
        };
        /** @description State of a mounted volume. */
        "io.orch.api.core.v1.VolumeStatus": {
            /** @description State of an image volume. */
            image?: components["schemas"]["io.orch.api.core.v1.ImageVolumeStatus"];
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
        /** @description A preference for being near to or far from some pods. */
        "io.orch.api.core.v1.WeightedPodAffinityTerm": {
            /**
             * Format: int32
             * @description How much it counts, 1 to 100.
             */
            weight: number;
            /** @description The pods. */
            podAffinityTerm: components["schemas"]["io.orch.api.core.v1.PodAffinityTerm"];
        };
        /** @description Privileges that concern Windows only. */
        "io.orch.api.core.v1.WindowsSecurityContextOptions": {
            /** @description Name of the group-managed account's credential spec. */
            gmsaCredentialSpecName?: string;
            /** @description Content of the credential spec. */
            gmsaCredentialSpec?: string;
            /** @description User to run as. */
            runAsUserName?: string;
            /** @description Runs on the host itself; all containers of a pod must agree. */
            hostProcess?: boolean;
        };
        /** @description Asks for a pod to be removed, where its budget allows it. */
        "io.orch.api.policy.v1.Eviction": {
            /** @description Kind of the object. */
            kind?: string;
            /** @description Group and version of the object. */
            apiVersion?: string;
            /** @description Name and namespace of the pod. */
            metadata?: components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.ObjectMeta"];
            /** @description How to delete it. */
            deleteOptions?: components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.DeleteOptions"];
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
            /** @description Whether it holds. */
            status: string;
            /**
             * Format: int64
             * @description Generation that was looked at.
             */
            observedGeneration?: number;
            /** @description When status changed last. */
            lastTransitionTime: (string & components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.Time"]) | null;
            /** @description Why, as one CamelCase word for programs. */
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
        /**
         * Format: date-time
         * @description A moment with microsecond precision, as RFC 3339 text.
         */
        "io.orch.apimachinery.pkg.apis.meta.v1.MicroTime": string;
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
        /**
         * Format: int-or-string
         * @description A number, or text such as a port name or a percentage.
         */
        "io.orch.apimachinery.pkg.util.intstr.IntOrString": number | string;
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
    getCoreV1APIResources: {
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
    createCoreV1NamespacedBinding: {
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
                "application/json": components["schemas"]["io.orch.api.core.v1.Binding"];
                "application/yaml": components["schemas"]["io.orch.api.core.v1.Binding"];
                "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.core.v1.Binding"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.core.v1.Binding"];
                    "application/yaml": components["schemas"]["io.orch.api.core.v1.Binding"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.core.v1.Binding"];
                };
            };
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.core.v1.Binding"];
                    "application/yaml": components["schemas"]["io.orch.api.core.v1.Binding"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.core.v1.Binding"];
                };
            };
            /** @description Accepted */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.core.v1.Binding"];
                    "application/yaml": components["schemas"]["io.orch.api.core.v1.Binding"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.core.v1.Binding"];
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
    listCoreV1ComponentStatus: {
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
                    "application/json": components["schemas"]["io.orch.api.core.v1.ComponentStatusList"];
                    "application/yaml": components["schemas"]["io.orch.api.core.v1.ComponentStatusList"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.core.v1.ComponentStatusList"];
                    "application/json;stream=watch": components["schemas"]["io.orch.api.core.v1.ComponentStatusList"];
                    "application/vnd.orch.protobuf;stream=watch": components["schemas"]["io.orch.api.core.v1.ComponentStatusList"];
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
    readCoreV1ComponentStatus: {
        parameters: {
            query?: {
                /** @description true: JSON comes indented. */
                pretty?: components["parameters"]["pretty"];
            };
            header?: never;
            path: {
                /** @description Name of the ComponentStatus. */
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
                    "application/json": components["schemas"]["io.orch.api.core.v1.ComponentStatus"];
                    "application/yaml": components["schemas"]["io.orch.api.core.v1.ComponentStatus"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.core.v1.ComponentStatus"];
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
    listCoreV1NamespacedConfigMap: {
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
                    "application/json": components["schemas"]["io.orch.api.core.v1.ConfigMapList"];
                    "application/yaml": components["schemas"]["io.orch.api.core.v1.ConfigMapList"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.core.v1.ConfigMapList"];
                    "application/json;stream=watch": components["schemas"]["io.orch.api.core.v1.ConfigMapList"];
                    "application/vnd.orch.protobuf;stream=watch": components["schemas"]["io.orch.api.core.v1.ConfigMapList"];
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
    createCoreV1NamespacedConfigMap: {
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
                "application/json": components["schemas"]["io.orch.api.core.v1.ConfigMap"];
                "application/yaml": components["schemas"]["io.orch.api.core.v1.ConfigMap"];
                "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.core.v1.ConfigMap"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.core.v1.ConfigMap"];
                    "application/yaml": components["schemas"]["io.orch.api.core.v1.ConfigMap"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.core.v1.ConfigMap"];
                };
            };
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.core.v1.ConfigMap"];
                    "application/yaml": components["schemas"]["io.orch.api.core.v1.ConfigMap"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.core.v1.ConfigMap"];
                };
            };
            /** @description Accepted */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.core.v1.ConfigMap"];
                    "application/yaml": components["schemas"]["io.orch.api.core.v1.ConfigMap"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.core.v1.ConfigMap"];
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
    deleteCoreV1CollectionNamespacedConfigMap: {
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
                    "application/json": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.Status"] | components["schemas"]["io.orch.api.core.v1.ConfigMapList"];
                    "application/yaml": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.Status"] | components["schemas"]["io.orch.api.core.v1.ConfigMapList"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.Status"] | components["schemas"]["io.orch.api.core.v1.ConfigMapList"];
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
    readCoreV1NamespacedConfigMap: {
        parameters: {
            query?: {
                /** @description true: JSON comes indented. */
                pretty?: components["parameters"]["pretty"];
            };
            header?: never;
            path: {
                /** @description Name of the ConfigMap. */
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
                    "application/json": components["schemas"]["io.orch.api.core.v1.ConfigMap"];
                    "application/yaml": components["schemas"]["io.orch.api.core.v1.ConfigMap"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.core.v1.ConfigMap"];
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
    replaceCoreV1NamespacedConfigMap: {
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
                /** @description Name of the ConfigMap. */
                name: string;
                /** @description The namespace that the objects live in. */
                namespace: components["parameters"]["namespace"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["io.orch.api.core.v1.ConfigMap"];
                "application/yaml": components["schemas"]["io.orch.api.core.v1.ConfigMap"];
                "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.core.v1.ConfigMap"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.core.v1.ConfigMap"];
                    "application/yaml": components["schemas"]["io.orch.api.core.v1.ConfigMap"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.core.v1.ConfigMap"];
                };
            };
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.core.v1.ConfigMap"];
                    "application/yaml": components["schemas"]["io.orch.api.core.v1.ConfigMap"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.core.v1.ConfigMap"];
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
    deleteCoreV1NamespacedConfigMap: {
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
                /** @description Name of the ConfigMap. */
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
                    "application/json": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.Status"] | components["schemas"]["io.orch.api.core.v1.ConfigMap"];
                    "application/yaml": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.Status"] | components["schemas"]["io.orch.api.core.v1.ConfigMap"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.Status"] | components["schemas"]["io.orch.api.core.v1.ConfigMap"];
                };
            };
            /** @description Accepted */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.Status"] | components["schemas"]["io.orch.api.core.v1.ConfigMap"];
                    "application/yaml": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.Status"] | components["schemas"]["io.orch.api.core.v1.ConfigMap"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.Status"] | components["schemas"]["io.orch.api.core.v1.ConfigMap"];
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
    patchCoreV1NamespacedConfigMap: {
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
                /** @description Name of the ConfigMap. */
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
                    "application/json": components["schemas"]["io.orch.api.core.v1.ConfigMap"];
                    "application/yaml": components["schemas"]["io.orch.api.core.v1.ConfigMap"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.core.v1.ConfigMap"];
                };
            };
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.core.v1.ConfigMap"];
                    "application/yaml": components["schemas"]["io.orch.api.core.v1.ConfigMap"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.core.v1.ConfigMap"];
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
    listCoreV1ConfigMapForAllNamespaces: {
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
                    "application/json": components["schemas"]["io.orch.api.core.v1.ConfigMapList"];
                    "application/yaml": components["schemas"]["io.orch.api.core.v1.ConfigMapList"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.core.v1.ConfigMapList"];
                    "application/json;stream=watch": components["schemas"]["io.orch.api.core.v1.ConfigMapList"];
                    "application/vnd.orch.protobuf;stream=watch": components["schemas"]["io.orch.api.core.v1.ConfigMapList"];
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
    listCoreV1NamespacedEndpoints: {
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
                    "application/json": components["schemas"]["io.orch.api.core.v1.EndpointsList"];
                    "application/yaml": components["schemas"]["io.orch.api.core.v1.EndpointsList"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.core.v1.EndpointsList"];
                    "application/json;stream=watch": components["schemas"]["io.orch.api.core.v1.EndpointsList"];
                    "application/vnd.orch.protobuf;stream=watch": components["schemas"]["io.orch.api.core.v1.EndpointsList"];
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
    createCoreV1NamespacedEndpoints: {
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
                "application/json": components["schemas"]["io.orch.api.core.v1.Endpoints"];
                "application/yaml": components["schemas"]["io.orch.api.core.v1.Endpoints"];
                "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.core.v1.Endpoints"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.core.v1.Endpoints"];
                    "application/yaml": components["schemas"]["io.orch.api.core.v1.Endpoints"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.core.v1.Endpoints"];
                };
            };
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.core.v1.Endpoints"];
                    "application/yaml": components["schemas"]["io.orch.api.core.v1.Endpoints"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.core.v1.Endpoints"];
                };
            };
            /** @description Accepted */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.core.v1.Endpoints"];
                    "application/yaml": components["schemas"]["io.orch.api.core.v1.Endpoints"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.core.v1.Endpoints"];
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
    deleteCoreV1CollectionNamespacedEndpoints: {
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
                    "application/json": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.Status"] | components["schemas"]["io.orch.api.core.v1.EndpointsList"];
                    "application/yaml": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.Status"] | components["schemas"]["io.orch.api.core.v1.EndpointsList"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.Status"] | components["schemas"]["io.orch.api.core.v1.EndpointsList"];
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
    readCoreV1NamespacedEndpoints: {
        parameters: {
            query?: {
                /** @description true: JSON comes indented. */
                pretty?: components["parameters"]["pretty"];
            };
            header?: never;
            path: {
                /** @description Name of the Endpoints. */
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
                    "application/json": components["schemas"]["io.orch.api.core.v1.Endpoints"];
                    "application/yaml": components["schemas"]["io.orch.api.core.v1.Endpoints"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.core.v1.Endpoints"];
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
    replaceCoreV1NamespacedEndpoints: {
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
                /** @description Name of the Endpoints. */
                name: string;
                /** @description The namespace that the objects live in. */
                namespace: components["parameters"]["namespace"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["io.orch.api.core.v1.Endpoints"];
                "application/yaml": components["schemas"]["io.orch.api.core.v1.Endpoints"];
                "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.core.v1.Endpoints"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.core.v1.Endpoints"];
                    "application/yaml": components["schemas"]["io.orch.api.core.v1.Endpoints"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.core.v1.Endpoints"];
                };
            };
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.core.v1.Endpoints"];
                    "application/yaml": components["schemas"]["io.orch.api.core.v1.Endpoints"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.core.v1.Endpoints"];
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
    deleteCoreV1NamespacedEndpoints: {
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
                /** @description Name of the Endpoints. */
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
                    "application/json": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.Status"] | components["schemas"]["io.orch.api.core.v1.Endpoints"];
                    "application/yaml": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.Status"] | components["schemas"]["io.orch.api.core.v1.Endpoints"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.Status"] | components["schemas"]["io.orch.api.core.v1.Endpoints"];
                };
            };
            /** @description Accepted */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.Status"] | components["schemas"]["io.orch.api.core.v1.Endpoints"];
                    "application/yaml": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.Status"] | components["schemas"]["io.orch.api.core.v1.Endpoints"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.Status"] | components["schemas"]["io.orch.api.core.v1.Endpoints"];
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
    patchCoreV1NamespacedEndpoints: {
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
                /** @description Name of the Endpoints. */
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
                    "application/json": components["schemas"]["io.orch.api.core.v1.Endpoints"];
                    "application/yaml": components["schemas"]["io.orch.api.core.v1.Endpoints"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.core.v1.Endpoints"];
                };
            };
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.core.v1.Endpoints"];
                    "application/yaml": components["schemas"]["io.orch.api.core.v1.Endpoints"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.core.v1.Endpoints"];
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
    listCoreV1EndpointsForAllNamespaces: {
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
                    "application/json": components["schemas"]["io.orch.api.core.v1.EndpointsList"];
                    "application/yaml": components["schemas"]["io.orch.api.core.v1.EndpointsList"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.core.v1.EndpointsList"];
                    "application/json;stream=watch": components["schemas"]["io.orch.api.core.v1.EndpointsList"];
                    "application/vnd.orch.protobuf;stream=watch": components["schemas"]["io.orch.api.core.v1.EndpointsList"];
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
    listCoreV1NamespacedEvent: {
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
                    "application/json": components["schemas"]["io.orch.api.core.v1.EventList"];
                    "application/yaml": components["schemas"]["io.orch.api.core.v1.EventList"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.core.v1.EventList"];
                    "application/json;stream=watch": components["schemas"]["io.orch.api.core.v1.EventList"];
                    "application/vnd.orch.protobuf;stream=watch": components["schemas"]["io.orch.api.core.v1.EventList"];
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
    createCoreV1NamespacedEvent: {
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
                "application/json": components["schemas"]["io.orch.api.core.v1.Event"];
                "application/yaml": components["schemas"]["io.orch.api.core.v1.Event"];
                "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.core.v1.Event"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.core.v1.Event"];
                    "application/yaml": components["schemas"]["io.orch.api.core.v1.Event"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.core.v1.Event"];
                };
            };
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.core.v1.Event"];
                    "application/yaml": components["schemas"]["io.orch.api.core.v1.Event"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.core.v1.Event"];
                };
            };
            /** @description Accepted */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.core.v1.Event"];
                    "application/yaml": components["schemas"]["io.orch.api.core.v1.Event"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.core.v1.Event"];
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
    deleteCoreV1CollectionNamespacedEvent: {
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
                    "application/json": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.Status"] | components["schemas"]["io.orch.api.core.v1.EventList"];
                    "application/yaml": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.Status"] | components["schemas"]["io.orch.api.core.v1.EventList"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.Status"] | components["schemas"]["io.orch.api.core.v1.EventList"];
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
    readCoreV1NamespacedEvent: {
        parameters: {
            query?: {
                /** @description true: JSON comes indented. */
                pretty?: components["parameters"]["pretty"];
            };
            header?: never;
            path: {
                /** @description Name of the Event. */
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
                    "application/json": components["schemas"]["io.orch.api.core.v1.Event"];
                    "application/yaml": components["schemas"]["io.orch.api.core.v1.Event"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.core.v1.Event"];
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
    replaceCoreV1NamespacedEvent: {
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
                /** @description Name of the Event. */
                name: string;
                /** @description The namespace that the objects live in. */
                namespace: components["parameters"]["namespace"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["io.orch.api.core.v1.Event"];
                "application/yaml": components["schemas"]["io.orch.api.core.v1.Event"];
                "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.core.v1.Event"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.core.v1.Event"];
                    "application/yaml": components["schemas"]["io.orch.api.core.v1.Event"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.core.v1.Event"];
                };
            };
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.core.v1.Event"];
                    "application/yaml": components["schemas"]["io.orch.api.core.v1.Event"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.core.v1.Event"];
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
    deleteCoreV1NamespacedEvent: {
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
                /** @description Name of the Event. */
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
                    "application/json": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.Status"] | components["schemas"]["io.orch.api.core.v1.Event"];
                    "application/yaml": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.Status"] | components["schemas"]["io.orch.api.core.v1.Event"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.Status"] | components["schemas"]["io.orch.api.core.v1.Event"];
                };
            };
            /** @description Accepted */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.Status"] | components["schemas"]["io.orch.api.core.v1.Event"];
                    "application/yaml": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.Status"] | components["schemas"]["io.orch.api.core.v1.Event"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.Status"] | components["schemas"]["io.orch.api.core.v1.Event"];
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
    patchCoreV1NamespacedEvent: {
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
                /** @description Name of the Event. */
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
                    "application/json": components["schemas"]["io.orch.api.core.v1.Event"];
                    "application/yaml": components["schemas"]["io.orch.api.core.v1.Event"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.core.v1.Event"];
                };
            };
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.core.v1.Event"];
                    "application/yaml": components["schemas"]["io.orch.api.core.v1.Event"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.core.v1.Event"];
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
    listCoreV1EventForAllNamespaces: {
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
                    "application/json": components["schemas"]["io.orch.api.core.v1.EventList"];
                    "application/yaml": components["schemas"]["io.orch.api.core.v1.EventList"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.core.v1.EventList"];
                    "application/json;stream=watch": components["schemas"]["io.orch.api.core.v1.EventList"];
                    "application/vnd.orch.protobuf;stream=watch": components["schemas"]["io.orch.api.core.v1.EventList"];
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
    listCoreV1NamespacedLimitRange: {
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
                    "application/json": components["schemas"]["io.orch.api.core.v1.LimitRangeList"];
                    "application/yaml": components["schemas"]["io.orch.api.core.v1.LimitRangeList"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.core.v1.LimitRangeList"];
                    "application/json;stream=watch": components["schemas"]["io.orch.api.core.v1.LimitRangeList"];
                    "application/vnd.orch.protobuf;stream=watch": components["schemas"]["io.orch.api.core.v1.LimitRangeList"];
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
    createCoreV1NamespacedLimitRange: {
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
                "application/json": components["schemas"]["io.orch.api.core.v1.LimitRange"];
                "application/yaml": components["schemas"]["io.orch.api.core.v1.LimitRange"];
                "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.core.v1.LimitRange"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.core.v1.LimitRange"];
                    "application/yaml": components["schemas"]["io.orch.api.core.v1.LimitRange"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.core.v1.LimitRange"];
                };
            };
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.core.v1.LimitRange"];
                    "application/yaml": components["schemas"]["io.orch.api.core.v1.LimitRange"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.core.v1.LimitRange"];
                };
            };
            /** @description Accepted */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.core.v1.LimitRange"];
                    "application/yaml": components["schemas"]["io.orch.api.core.v1.LimitRange"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.core.v1.LimitRange"];
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
    deleteCoreV1CollectionNamespacedLimitRange: {
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
                    "application/json": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.Status"] | components["schemas"]["io.orch.api.core.v1.LimitRangeList"];
                    "application/yaml": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.Status"] | components["schemas"]["io.orch.api.core.v1.LimitRangeList"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.Status"] | components["schemas"]["io.orch.api.core.v1.LimitRangeList"];
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
    readCoreV1NamespacedLimitRange: {
        parameters: {
            query?: {
                /** @description true: JSON comes indented. */
                pretty?: components["parameters"]["pretty"];
            };
            header?: never;
            path: {
                /** @description Name of the LimitRange. */
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
                    "application/json": components["schemas"]["io.orch.api.core.v1.LimitRange"];
                    "application/yaml": components["schemas"]["io.orch.api.core.v1.LimitRange"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.core.v1.LimitRange"];
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
    replaceCoreV1NamespacedLimitRange: {
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
                /** @description Name of the LimitRange. */
                name: string;
                /** @description The namespace that the objects live in. */
                namespace: components["parameters"]["namespace"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["io.orch.api.core.v1.LimitRange"];
                "application/yaml": components["schemas"]["io.orch.api.core.v1.LimitRange"];
                "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.core.v1.LimitRange"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.core.v1.LimitRange"];
                    "application/yaml": components["schemas"]["io.orch.api.core.v1.LimitRange"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.core.v1.LimitRange"];
                };
            };
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.core.v1.LimitRange"];
                    "application/yaml": components["schemas"]["io.orch.api.core.v1.LimitRange"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.core.v1.LimitRange"];
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
    deleteCoreV1NamespacedLimitRange: {
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
                /** @description Name of the LimitRange. */
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
                    "application/json": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.Status"] | components["schemas"]["io.orch.api.core.v1.LimitRange"];
                    "application/yaml": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.Status"] | components["schemas"]["io.orch.api.core.v1.LimitRange"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.Status"] | components["schemas"]["io.orch.api.core.v1.LimitRange"];
                };
            };
            /** @description Accepted */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.Status"] | components["schemas"]["io.orch.api.core.v1.LimitRange"];
                    "application/yaml": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.Status"] | components["schemas"]["io.orch.api.core.v1.LimitRange"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.Status"] | components["schemas"]["io.orch.api.core.v1.LimitRange"];
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
    patchCoreV1NamespacedLimitRange: {
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
                /** @description Name of the LimitRange. */
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
                    "application/json": components["schemas"]["io.orch.api.core.v1.LimitRange"];
                    "application/yaml": components["schemas"]["io.orch.api.core.v1.LimitRange"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.core.v1.LimitRange"];
                };
            };
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.core.v1.LimitRange"];
                    "application/yaml": components["schemas"]["io.orch.api.core.v1.LimitRange"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.core.v1.LimitRange"];
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
    listCoreV1LimitRangeForAllNamespaces: {
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
                    "application/json": components["schemas"]["io.orch.api.core.v1.LimitRangeList"];
                    "application/yaml": components["schemas"]["io.orch.api.core.v1.LimitRangeList"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.core.v1.LimitRangeList"];
                    "application/json;stream=watch": components["schemas"]["io.orch.api.core.v1.LimitRangeList"];
                    "application/vnd.orch.protobuf;stream=watch": components["schemas"]["io.orch.api.core.v1.LimitRangeList"];
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
    listCoreV1Namespace: {
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
                    "application/json": components["schemas"]["io.orch.api.core.v1.NamespaceList"];
                    "application/yaml": components["schemas"]["io.orch.api.core.v1.NamespaceList"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.core.v1.NamespaceList"];
                    "application/json;stream=watch": components["schemas"]["io.orch.api.core.v1.NamespaceList"];
                    "application/vnd.orch.protobuf;stream=watch": components["schemas"]["io.orch.api.core.v1.NamespaceList"];
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
    createCoreV1Namespace: {
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
                "application/json": components["schemas"]["io.orch.api.core.v1.Namespace"];
                "application/yaml": components["schemas"]["io.orch.api.core.v1.Namespace"];
                "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.core.v1.Namespace"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.core.v1.Namespace"];
                    "application/yaml": components["schemas"]["io.orch.api.core.v1.Namespace"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.core.v1.Namespace"];
                };
            };
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.core.v1.Namespace"];
                    "application/yaml": components["schemas"]["io.orch.api.core.v1.Namespace"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.core.v1.Namespace"];
                };
            };
            /** @description Accepted */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.core.v1.Namespace"];
                    "application/yaml": components["schemas"]["io.orch.api.core.v1.Namespace"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.core.v1.Namespace"];
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
    readCoreV1Namespace: {
        parameters: {
            query?: {
                /** @description true: JSON comes indented. */
                pretty?: components["parameters"]["pretty"];
            };
            header?: never;
            path: {
                /** @description Name of the Namespace. */
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
                    "application/json": components["schemas"]["io.orch.api.core.v1.Namespace"];
                    "application/yaml": components["schemas"]["io.orch.api.core.v1.Namespace"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.core.v1.Namespace"];
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
    replaceCoreV1Namespace: {
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
                /** @description Name of the Namespace. */
                name: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["io.orch.api.core.v1.Namespace"];
                "application/yaml": components["schemas"]["io.orch.api.core.v1.Namespace"];
                "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.core.v1.Namespace"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.core.v1.Namespace"];
                    "application/yaml": components["schemas"]["io.orch.api.core.v1.Namespace"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.core.v1.Namespace"];
                };
            };
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.core.v1.Namespace"];
                    "application/yaml": components["schemas"]["io.orch.api.core.v1.Namespace"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.core.v1.Namespace"];
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
    deleteCoreV1Namespace: {
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
                /** @description Name of the Namespace. */
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
                    "application/json": components["schemas"]["io.orch.api.core.v1.Namespace"];
                    "application/yaml": components["schemas"]["io.orch.api.core.v1.Namespace"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.core.v1.Namespace"];
                };
            };
            /** @description Accepted */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.core.v1.Namespace"];
                    "application/yaml": components["schemas"]["io.orch.api.core.v1.Namespace"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.core.v1.Namespace"];
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
    patchCoreV1Namespace: {
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
                /** @description Name of the Namespace. */
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
                    "application/json": components["schemas"]["io.orch.api.core.v1.Namespace"];
                    "application/yaml": components["schemas"]["io.orch.api.core.v1.Namespace"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.core.v1.Namespace"];
                };
            };
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.core.v1.Namespace"];
                    "application/yaml": components["schemas"]["io.orch.api.core.v1.Namespace"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.core.v1.Namespace"];
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
    readCoreV1NamespaceStatus: {
        parameters: {
            query?: {
                /** @description true: JSON comes indented. */
                pretty?: components["parameters"]["pretty"];
            };
            header?: never;
            path: {
                /** @description Name of the Namespace. */
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
                    "application/json": components["schemas"]["io.orch.api.core.v1.Namespace"];
                    "application/yaml": components["schemas"]["io.orch.api.core.v1.Namespace"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.core.v1.Namespace"];
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
    replaceCoreV1NamespaceStatus: {
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
                /** @description Name of the Namespace. */
                name: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["io.orch.api.core.v1.Namespace"];
                "application/yaml": components["schemas"]["io.orch.api.core.v1.Namespace"];
                "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.core.v1.Namespace"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.core.v1.Namespace"];
                    "application/yaml": components["schemas"]["io.orch.api.core.v1.Namespace"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.core.v1.Namespace"];
                };
            };
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.core.v1.Namespace"];
                    "application/yaml": components["schemas"]["io.orch.api.core.v1.Namespace"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.core.v1.Namespace"];
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
    patchCoreV1NamespaceStatus: {
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
                /** @description Name of the Namespace. */
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
                    "application/json": components["schemas"]["io.orch.api.core.v1.Namespace"];
                    "application/yaml": components["schemas"]["io.orch.api.core.v1.Namespace"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.core.v1.Namespace"];
                };
            };
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.core.v1.Namespace"];
                    "application/yaml": components["schemas"]["io.orch.api.core.v1.Namespace"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.core.v1.Namespace"];
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
    replaceCoreV1NamespaceFinalize: {
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
                /** @description Name of the Namespace. */
                name: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["io.orch.api.core.v1.Namespace"];
                "application/yaml": components["schemas"]["io.orch.api.core.v1.Namespace"];
                "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.core.v1.Namespace"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.core.v1.Namespace"];
                    "application/yaml": components["schemas"]["io.orch.api.core.v1.Namespace"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.core.v1.Namespace"];
                };
            };
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.core.v1.Namespace"];
                    "application/yaml": components["schemas"]["io.orch.api.core.v1.Namespace"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.core.v1.Namespace"];
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
    listCoreV1Node: {
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
                    "application/json": components["schemas"]["io.orch.api.core.v1.NodeList"];
                    "application/yaml": components["schemas"]["io.orch.api.core.v1.NodeList"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.core.v1.NodeList"];
                    "application/json;stream=watch": components["schemas"]["io.orch.api.core.v1.NodeList"];
                    "application/vnd.orch.protobuf;stream=watch": components["schemas"]["io.orch.api.core.v1.NodeList"];
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
    createCoreV1Node: {
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
                "application/json": components["schemas"]["io.orch.api.core.v1.Node"];
                "application/yaml": components["schemas"]["io.orch.api.core.v1.Node"];
                "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.core.v1.Node"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.core.v1.Node"];
                    "application/yaml": components["schemas"]["io.orch.api.core.v1.Node"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.core.v1.Node"];
                };
            };
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.core.v1.Node"];
                    "application/yaml": components["schemas"]["io.orch.api.core.v1.Node"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.core.v1.Node"];
                };
            };
            /** @description Accepted */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.core.v1.Node"];
                    "application/yaml": components["schemas"]["io.orch.api.core.v1.Node"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.core.v1.Node"];
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
    deleteCoreV1CollectionNode: {
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
                    "application/json": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.Status"] | components["schemas"]["io.orch.api.core.v1.NodeList"];
                    "application/yaml": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.Status"] | components["schemas"]["io.orch.api.core.v1.NodeList"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.Status"] | components["schemas"]["io.orch.api.core.v1.NodeList"];
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
    readCoreV1Node: {
        parameters: {
            query?: {
                /** @description true: JSON comes indented. */
                pretty?: components["parameters"]["pretty"];
            };
            header?: never;
            path: {
                /** @description Name of the Node. */
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
                    "application/json": components["schemas"]["io.orch.api.core.v1.Node"];
                    "application/yaml": components["schemas"]["io.orch.api.core.v1.Node"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.core.v1.Node"];
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
    replaceCoreV1Node: {
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
                /** @description Name of the Node. */
                name: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["io.orch.api.core.v1.Node"];
                "application/yaml": components["schemas"]["io.orch.api.core.v1.Node"];
                "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.core.v1.Node"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.core.v1.Node"];
                    "application/yaml": components["schemas"]["io.orch.api.core.v1.Node"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.core.v1.Node"];
                };
            };
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.core.v1.Node"];
                    "application/yaml": components["schemas"]["io.orch.api.core.v1.Node"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.core.v1.Node"];
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
    deleteCoreV1Node: {
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
                /** @description Name of the Node. */
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
                    "application/json": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.Status"] | components["schemas"]["io.orch.api.core.v1.Node"];
                    "application/yaml": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.Status"] | components["schemas"]["io.orch.api.core.v1.Node"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.Status"] | components["schemas"]["io.orch.api.core.v1.Node"];
                };
            };
            /** @description Accepted */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.Status"] | components["schemas"]["io.orch.api.core.v1.Node"];
                    "application/yaml": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.Status"] | components["schemas"]["io.orch.api.core.v1.Node"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.Status"] | components["schemas"]["io.orch.api.core.v1.Node"];
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
    patchCoreV1Node: {
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
                /** @description Name of the Node. */
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
                    "application/json": components["schemas"]["io.orch.api.core.v1.Node"];
                    "application/yaml": components["schemas"]["io.orch.api.core.v1.Node"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.core.v1.Node"];
                };
            };
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.core.v1.Node"];
                    "application/yaml": components["schemas"]["io.orch.api.core.v1.Node"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.core.v1.Node"];
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
    connectCoreV1GetNodeProxy: {
        parameters: {
            query?: {
                /** @description What follows proxy in the path of the request. */
                path?: string;
            };
            header?: never;
            path: {
                /** @description Name of the Node. */
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
                    "*/*": string;
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
    connectCoreV1PutNodeProxy: {
        parameters: {
            query?: {
                /** @description What follows proxy in the path of the request. */
                path?: string;
            };
            header?: never;
            path: {
                /** @description Name of the Node. */
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
                    "*/*": string;
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
    connectCoreV1PostNodeProxy: {
        parameters: {
            query?: {
                /** @description What follows proxy in the path of the request. */
                path?: string;
            };
            header?: never;
            path: {
                /** @description Name of the Node. */
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
                    "*/*": string;
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
    connectCoreV1DeleteNodeProxy: {
        parameters: {
            query?: {
                /** @description What follows proxy in the path of the request. */
                path?: string;
            };
            header?: never;
            path: {
                /** @description Name of the Node. */
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
                    "*/*": string;
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
    connectCoreV1OptionsNodeProxy: {
        parameters: {
            query?: {
                /** @description What follows proxy in the path of the request. */
                path?: string;
            };
            header?: never;
            path: {
                /** @description Name of the Node. */
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
                    "*/*": string;
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
    connectCoreV1HeadNodeProxy: {
        parameters: {
            query?: {
                /** @description What follows proxy in the path of the request. */
                path?: string;
            };
            header?: never;
            path: {
                /** @description Name of the Node. */
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
                    "*/*": string;
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
    connectCoreV1PatchNodeProxy: {
        parameters: {
            query?: {
                /** @description What follows proxy in the path of the request. */
                path?: string;
            };
            header?: never;
            path: {
                /** @description Name of the Node. */
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
                    "*/*": string;
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
    connectCoreV1GetNodeProxyWithPath: {
        parameters: {
            query?: {
                /** @description What follows proxy in the path of the request. */
                path?: string;
            };
            header?: never;
            path: {
                /** @description Name of the Node. */
                name: string;
                /** @description What is asked for there. */
                path: string;
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
                    "*/*": string;
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
    connectCoreV1PutNodeProxyWithPath: {
        parameters: {
            query?: {
                /** @description What follows proxy in the path of the request. */
                path?: string;
            };
            header?: never;
            path: {
                /** @description Name of the Node. */
                name: string;
                /** @description What is asked for there. */
                path: string;
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
                    "*/*": string;
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
    connectCoreV1PostNodeProxyWithPath: {
        parameters: {
            query?: {
                /** @description What follows proxy in the path of the request. */
                path?: string;
            };
            header?: never;
            path: {
                /** @description Name of the Node. */
                name: string;
                /** @description What is asked for there. */
                path: string;
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
                    "*/*": string;
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
    connectCoreV1DeleteNodeProxyWithPath: {
        parameters: {
            query?: {
                /** @description What follows proxy in the path of the request. */
                path?: string;
            };
            header?: never;
            path: {
                /** @description Name of the Node. */
                name: string;
                /** @description What is asked for there. */
                path: string;
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
                    "*/*": string;
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
    connectCoreV1OptionsNodeProxyWithPath: {
        parameters: {
            query?: {
                /** @description What follows proxy in the path of the request. */
                path?: string;
            };
            header?: never;
            path: {
                /** @description Name of the Node. */
                name: string;
                /** @description What is asked for there. */
                path: string;
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
                    "*/*": string;
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
    connectCoreV1HeadNodeProxyWithPath: {
        parameters: {
            query?: {
                /** @description What follows proxy in the path of the request. */
                path?: string;
            };
            header?: never;
            path: {
                /** @description Name of the Node. */
                name: string;
                /** @description What is asked for there. */
                path: string;
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
                    "*/*": string;
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
    connectCoreV1PatchNodeProxyWithPath: {
        parameters: {
            query?: {
                /** @description What follows proxy in the path of the request. */
                path?: string;
            };
            header?: never;
            path: {
                /** @description Name of the Node. */
                name: string;
                /** @description What is asked for there. */
                path: string;
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
                    "*/*": string;
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
    readCoreV1NodeStatus: {
        parameters: {
            query?: {
                /** @description true: JSON comes indented. */
                pretty?: components["parameters"]["pretty"];
            };
            header?: never;
            path: {
                /** @description Name of the Node. */
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
                    "application/json": components["schemas"]["io.orch.api.core.v1.Node"];
                    "application/yaml": components["schemas"]["io.orch.api.core.v1.Node"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.core.v1.Node"];
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
    replaceCoreV1NodeStatus: {
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
                /** @description Name of the Node. */
                name: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["io.orch.api.core.v1.Node"];
                "application/yaml": components["schemas"]["io.orch.api.core.v1.Node"];
                "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.core.v1.Node"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.core.v1.Node"];
                    "application/yaml": components["schemas"]["io.orch.api.core.v1.Node"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.core.v1.Node"];
                };
            };
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.core.v1.Node"];
                    "application/yaml": components["schemas"]["io.orch.api.core.v1.Node"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.core.v1.Node"];
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
    patchCoreV1NodeStatus: {
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
                /** @description Name of the Node. */
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
                    "application/json": components["schemas"]["io.orch.api.core.v1.Node"];
                    "application/yaml": components["schemas"]["io.orch.api.core.v1.Node"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.core.v1.Node"];
                };
            };
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.core.v1.Node"];
                    "application/yaml": components["schemas"]["io.orch.api.core.v1.Node"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.core.v1.Node"];
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
    listCoreV1PersistentVolume: {
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
                    "application/json": components["schemas"]["io.orch.api.core.v1.PersistentVolumeList"];
                    "application/yaml": components["schemas"]["io.orch.api.core.v1.PersistentVolumeList"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.core.v1.PersistentVolumeList"];
                    "application/json;stream=watch": components["schemas"]["io.orch.api.core.v1.PersistentVolumeList"];
                    "application/vnd.orch.protobuf;stream=watch": components["schemas"]["io.orch.api.core.v1.PersistentVolumeList"];
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
    createCoreV1PersistentVolume: {
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
                "application/json": components["schemas"]["io.orch.api.core.v1.PersistentVolume"];
                "application/yaml": components["schemas"]["io.orch.api.core.v1.PersistentVolume"];
                "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.core.v1.PersistentVolume"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.core.v1.PersistentVolume"];
                    "application/yaml": components["schemas"]["io.orch.api.core.v1.PersistentVolume"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.core.v1.PersistentVolume"];
                };
            };
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.core.v1.PersistentVolume"];
                    "application/yaml": components["schemas"]["io.orch.api.core.v1.PersistentVolume"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.core.v1.PersistentVolume"];
                };
            };
            /** @description Accepted */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.core.v1.PersistentVolume"];
                    "application/yaml": components["schemas"]["io.orch.api.core.v1.PersistentVolume"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.core.v1.PersistentVolume"];
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
    deleteCoreV1CollectionPersistentVolume: {
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
                    "application/json": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.Status"] | components["schemas"]["io.orch.api.core.v1.PersistentVolumeList"];
                    "application/yaml": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.Status"] | components["schemas"]["io.orch.api.core.v1.PersistentVolumeList"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.Status"] | components["schemas"]["io.orch.api.core.v1.PersistentVolumeList"];
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
    readCoreV1PersistentVolume: {
        parameters: {
            query?: {
                /** @description true: JSON comes indented. */
                pretty?: components["parameters"]["pretty"];
            };
            header?: never;
            path: {
                /** @description Name of the PersistentVolume. */
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
                    "application/json": components["schemas"]["io.orch.api.core.v1.PersistentVolume"];
                    "application/yaml": components["schemas"]["io.orch.api.core.v1.PersistentVolume"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.core.v1.PersistentVolume"];
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
    replaceCoreV1PersistentVolume: {
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
                /** @description Name of the PersistentVolume. */
                name: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["io.orch.api.core.v1.PersistentVolume"];
                "application/yaml": components["schemas"]["io.orch.api.core.v1.PersistentVolume"];
                "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.core.v1.PersistentVolume"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.core.v1.PersistentVolume"];
                    "application/yaml": components["schemas"]["io.orch.api.core.v1.PersistentVolume"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.core.v1.PersistentVolume"];
                };
            };
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.core.v1.PersistentVolume"];
                    "application/yaml": components["schemas"]["io.orch.api.core.v1.PersistentVolume"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.core.v1.PersistentVolume"];
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
    deleteCoreV1PersistentVolume: {
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
                /** @description Name of the PersistentVolume. */
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
                    "application/json": components["schemas"]["io.orch.api.core.v1.PersistentVolume"];
                    "application/yaml": components["schemas"]["io.orch.api.core.v1.PersistentVolume"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.core.v1.PersistentVolume"];
                };
            };
            /** @description Accepted */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.core.v1.PersistentVolume"];
                    "application/yaml": components["schemas"]["io.orch.api.core.v1.PersistentVolume"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.core.v1.PersistentVolume"];
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
    patchCoreV1PersistentVolume: {
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
                /** @description Name of the PersistentVolume. */
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
                    "application/json": components["schemas"]["io.orch.api.core.v1.PersistentVolume"];
                    "application/yaml": components["schemas"]["io.orch.api.core.v1.PersistentVolume"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.core.v1.PersistentVolume"];
                };
            };
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.core.v1.PersistentVolume"];
                    "application/yaml": components["schemas"]["io.orch.api.core.v1.PersistentVolume"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.core.v1.PersistentVolume"];
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
    readCoreV1PersistentVolumeStatus: {
        parameters: {
            query?: {
                /** @description true: JSON comes indented. */
                pretty?: components["parameters"]["pretty"];
            };
            header?: never;
            path: {
                /** @description Name of the PersistentVolume. */
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
                    "application/json": components["schemas"]["io.orch.api.core.v1.PersistentVolume"];
                    "application/yaml": components["schemas"]["io.orch.api.core.v1.PersistentVolume"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.core.v1.PersistentVolume"];
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
    replaceCoreV1PersistentVolumeStatus: {
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
                /** @description Name of the PersistentVolume. */
                name: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["io.orch.api.core.v1.PersistentVolume"];
                "application/yaml": components["schemas"]["io.orch.api.core.v1.PersistentVolume"];
                "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.core.v1.PersistentVolume"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.core.v1.PersistentVolume"];
                    "application/yaml": components["schemas"]["io.orch.api.core.v1.PersistentVolume"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.core.v1.PersistentVolume"];
                };
            };
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.core.v1.PersistentVolume"];
                    "application/yaml": components["schemas"]["io.orch.api.core.v1.PersistentVolume"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.core.v1.PersistentVolume"];
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
    patchCoreV1PersistentVolumeStatus: {
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
                /** @description Name of the PersistentVolume. */
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
                    "application/json": components["schemas"]["io.orch.api.core.v1.PersistentVolume"];
                    "application/yaml": components["schemas"]["io.orch.api.core.v1.PersistentVolume"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.core.v1.PersistentVolume"];
                };
            };
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.core.v1.PersistentVolume"];
                    "application/yaml": components["schemas"]["io.orch.api.core.v1.PersistentVolume"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.core.v1.PersistentVolume"];
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
    listCoreV1NamespacedPersistentVolumeClaim: {
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
                    "application/json": components["schemas"]["io.orch.api.core.v1.PersistentVolumeClaimList"];
                    "application/yaml": components["schemas"]["io.orch.api.core.v1.PersistentVolumeClaimList"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.core.v1.PersistentVolumeClaimList"];
                    "application/json;stream=watch": components["schemas"]["io.orch.api.core.v1.PersistentVolumeClaimList"];
                    "application/vnd.orch.protobuf;stream=watch": components["schemas"]["io.orch.api.core.v1.PersistentVolumeClaimList"];
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
    createCoreV1NamespacedPersistentVolumeClaim: {
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
                "application/json": components["schemas"]["io.orch.api.core.v1.PersistentVolumeClaim"];
                "application/yaml": components["schemas"]["io.orch.api.core.v1.PersistentVolumeClaim"];
                "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.core.v1.PersistentVolumeClaim"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.core.v1.PersistentVolumeClaim"];
                    "application/yaml": components["schemas"]["io.orch.api.core.v1.PersistentVolumeClaim"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.core.v1.PersistentVolumeClaim"];
                };
            };
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.core.v1.PersistentVolumeClaim"];
                    "application/yaml": components["schemas"]["io.orch.api.core.v1.PersistentVolumeClaim"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.core.v1.PersistentVolumeClaim"];
                };
            };
            /** @description Accepted */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.core.v1.PersistentVolumeClaim"];
                    "application/yaml": components["schemas"]["io.orch.api.core.v1.PersistentVolumeClaim"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.core.v1.PersistentVolumeClaim"];
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
    deleteCoreV1CollectionNamespacedPersistentVolumeClaim: {
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
                    "application/json": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.Status"] | components["schemas"]["io.orch.api.core.v1.PersistentVolumeClaimList"];
                    "application/yaml": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.Status"] | components["schemas"]["io.orch.api.core.v1.PersistentVolumeClaimList"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.Status"] | components["schemas"]["io.orch.api.core.v1.PersistentVolumeClaimList"];
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
    readCoreV1NamespacedPersistentVolumeClaim: {
        parameters: {
            query?: {
                /** @description true: JSON comes indented. */
                pretty?: components["parameters"]["pretty"];
            };
            header?: never;
            path: {
                /** @description Name of the PersistentVolumeClaim. */
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
                    "application/json": components["schemas"]["io.orch.api.core.v1.PersistentVolumeClaim"];
                    "application/yaml": components["schemas"]["io.orch.api.core.v1.PersistentVolumeClaim"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.core.v1.PersistentVolumeClaim"];
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
    replaceCoreV1NamespacedPersistentVolumeClaim: {
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
                /** @description Name of the PersistentVolumeClaim. */
                name: string;
                /** @description The namespace that the objects live in. */
                namespace: components["parameters"]["namespace"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["io.orch.api.core.v1.PersistentVolumeClaim"];
                "application/yaml": components["schemas"]["io.orch.api.core.v1.PersistentVolumeClaim"];
                "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.core.v1.PersistentVolumeClaim"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.core.v1.PersistentVolumeClaim"];
                    "application/yaml": components["schemas"]["io.orch.api.core.v1.PersistentVolumeClaim"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.core.v1.PersistentVolumeClaim"];
                };
            };
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.core.v1.PersistentVolumeClaim"];
                    "application/yaml": components["schemas"]["io.orch.api.core.v1.PersistentVolumeClaim"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.core.v1.PersistentVolumeClaim"];
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
    deleteCoreV1NamespacedPersistentVolumeClaim: {
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
                /** @description Name of the PersistentVolumeClaim. */
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
                    "application/json": components["schemas"]["io.orch.api.core.v1.PersistentVolumeClaim"];
                    "application/yaml": components["schemas"]["io.orch.api.core.v1.PersistentVolumeClaim"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.core.v1.PersistentVolumeClaim"];
                };
            };
            /** @description Accepted */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.core.v1.PersistentVolumeClaim"];
                    "application/yaml": components["schemas"]["io.orch.api.core.v1.PersistentVolumeClaim"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.core.v1.PersistentVolumeClaim"];
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
    patchCoreV1NamespacedPersistentVolumeClaim: {
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
                /** @description Name of the PersistentVolumeClaim. */
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
                    "application/json": components["schemas"]["io.orch.api.core.v1.PersistentVolumeClaim"];
                    "application/yaml": components["schemas"]["io.orch.api.core.v1.PersistentVolumeClaim"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.core.v1.PersistentVolumeClaim"];
                };
            };
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.core.v1.PersistentVolumeClaim"];
                    "application/yaml": components["schemas"]["io.orch.api.core.v1.PersistentVolumeClaim"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.core.v1.PersistentVolumeClaim"];
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
    readCoreV1NamespacedPersistentVolumeClaimStatus: {
        parameters: {
            query?: {
                /** @description true: JSON comes indented. */
                pretty?: components["parameters"]["pretty"];
            };
            header?: never;
            path: {
                /** @description Name of the PersistentVolumeClaim. */
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
                    "application/json": components["schemas"]["io.orch.api.core.v1.PersistentVolumeClaim"];
                    "application/yaml": components["schemas"]["io.orch.api.core.v1.PersistentVolumeClaim"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.core.v1.PersistentVolumeClaim"];
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
    replaceCoreV1NamespacedPersistentVolumeClaimStatus: {
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
                /** @description Name of the PersistentVolumeClaim. */
                name: string;
                /** @description The namespace that the objects live in. */
                namespace: components["parameters"]["namespace"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["io.orch.api.core.v1.PersistentVolumeClaim"];
                "application/yaml": components["schemas"]["io.orch.api.core.v1.PersistentVolumeClaim"];
                "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.core.v1.PersistentVolumeClaim"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.core.v1.PersistentVolumeClaim"];
                    "application/yaml": components["schemas"]["io.orch.api.core.v1.PersistentVolumeClaim"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.core.v1.PersistentVolumeClaim"];
                };
            };
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.core.v1.PersistentVolumeClaim"];
                    "application/yaml": components["schemas"]["io.orch.api.core.v1.PersistentVolumeClaim"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.core.v1.PersistentVolumeClaim"];
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
    patchCoreV1NamespacedPersistentVolumeClaimStatus: {
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
                /** @description Name of the PersistentVolumeClaim. */
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
                    "application/json": components["schemas"]["io.orch.api.core.v1.PersistentVolumeClaim"];
                    "application/yaml": components["schemas"]["io.orch.api.core.v1.PersistentVolumeClaim"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.core.v1.PersistentVolumeClaim"];
                };
            };
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.core.v1.PersistentVolumeClaim"];
                    "application/yaml": components["schemas"]["io.orch.api.core.v1.PersistentVolumeClaim"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.core.v1.PersistentVolumeClaim"];
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
    listCoreV1PersistentVolumeClaimForAllNamespaces: {
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
                    "application/json": components["schemas"]["io.orch.api.core.v1.PersistentVolumeClaimList"];
                    "application/yaml": components["schemas"]["io.orch.api.core.v1.PersistentVolumeClaimList"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.core.v1.PersistentVolumeClaimList"];
                    "application/json;stream=watch": components["schemas"]["io.orch.api.core.v1.PersistentVolumeClaimList"];
                    "application/vnd.orch.protobuf;stream=watch": components["schemas"]["io.orch.api.core.v1.PersistentVolumeClaimList"];
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
    listCoreV1NamespacedPod: {
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
                    "application/json": components["schemas"]["io.orch.api.core.v1.PodList"];
                    "application/yaml": components["schemas"]["io.orch.api.core.v1.PodList"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.core.v1.PodList"];
                    "application/json;stream=watch": components["schemas"]["io.orch.api.core.v1.PodList"];
                    "application/vnd.orch.protobuf;stream=watch": components["schemas"]["io.orch.api.core.v1.PodList"];
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
    createCoreV1NamespacedPod: {
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
                "application/json": components["schemas"]["io.orch.api.core.v1.Pod"];
                "application/yaml": components["schemas"]["io.orch.api.core.v1.Pod"];
                "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.core.v1.Pod"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.core.v1.Pod"];
                    "application/yaml": components["schemas"]["io.orch.api.core.v1.Pod"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.core.v1.Pod"];
                };
            };
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.core.v1.Pod"];
                    "application/yaml": components["schemas"]["io.orch.api.core.v1.Pod"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.core.v1.Pod"];
                };
            };
            /** @description Accepted */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.core.v1.Pod"];
                    "application/yaml": components["schemas"]["io.orch.api.core.v1.Pod"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.core.v1.Pod"];
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
    deleteCoreV1CollectionNamespacedPod: {
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
                    "application/json": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.Status"] | components["schemas"]["io.orch.api.core.v1.PodList"];
                    "application/yaml": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.Status"] | components["schemas"]["io.orch.api.core.v1.PodList"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.Status"] | components["schemas"]["io.orch.api.core.v1.PodList"];
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
    readCoreV1NamespacedPod: {
        parameters: {
            query?: {
                /** @description true: JSON comes indented. */
                pretty?: components["parameters"]["pretty"];
            };
            header?: never;
            path: {
                /** @description Name of the Pod. */
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
                    "application/json": components["schemas"]["io.orch.api.core.v1.Pod"];
                    "application/yaml": components["schemas"]["io.orch.api.core.v1.Pod"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.core.v1.Pod"];
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
    replaceCoreV1NamespacedPod: {
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
                /** @description Name of the Pod. */
                name: string;
                /** @description The namespace that the objects live in. */
                namespace: components["parameters"]["namespace"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["io.orch.api.core.v1.Pod"];
                "application/yaml": components["schemas"]["io.orch.api.core.v1.Pod"];
                "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.core.v1.Pod"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.core.v1.Pod"];
                    "application/yaml": components["schemas"]["io.orch.api.core.v1.Pod"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.core.v1.Pod"];
                };
            };
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.core.v1.Pod"];
                    "application/yaml": components["schemas"]["io.orch.api.core.v1.Pod"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.core.v1.Pod"];
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
    deleteCoreV1NamespacedPod: {
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
                /** @description Name of the Pod. */
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
                    "application/json": components["schemas"]["io.orch.api.core.v1.Pod"];
                    "application/yaml": components["schemas"]["io.orch.api.core.v1.Pod"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.core.v1.Pod"];
                };
            };
            /** @description Accepted */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.core.v1.Pod"];
                    "application/yaml": components["schemas"]["io.orch.api.core.v1.Pod"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.core.v1.Pod"];
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
    patchCoreV1NamespacedPod: {
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
                /** @description Name of the Pod. */
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
                    "application/json": components["schemas"]["io.orch.api.core.v1.Pod"];
                    "application/yaml": components["schemas"]["io.orch.api.core.v1.Pod"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.core.v1.Pod"];
                };
            };
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.core.v1.Pod"];
                    "application/yaml": components["schemas"]["io.orch.api.core.v1.Pod"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.core.v1.Pod"];
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
    connectCoreV1GetNamespacedPodAttach: {
        parameters: {
            query?: {
                /** @description Sends input to the container. */
                stdin?: boolean;
                /** @description Receives what it prints. */
                stdout?: boolean;
                /** @description Receives what it prints as errors. */
                stderr?: boolean;
                /** @description Its streams belong to a terminal. */
                tty?: boolean;
                /** @description The container; may be left out where the pod has one. */
                container?: string;
            };
            header?: never;
            path: {
                /** @description Name of the Pod. */
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
                    "*/*": string;
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
    connectCoreV1PostNamespacedPodAttach: {
        parameters: {
            query?: {
                /** @description Sends input to the container. */
                stdin?: boolean;
                /** @description Receives what it prints. */
                stdout?: boolean;
                /** @description Receives what it prints as errors. */
                stderr?: boolean;
                /** @description Its streams belong to a terminal. */
                tty?: boolean;
                /** @description The container; may be left out where the pod has one. */
                container?: string;
            };
            header?: never;
            path: {
                /** @description Name of the Pod. */
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
                    "*/*": string;
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
    createCoreV1NamespacedPodBinding: {
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
                /** @description Name of the Pod. */
                name: string;
                /** @description The namespace that the objects live in. */
                namespace: components["parameters"]["namespace"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["io.orch.api.core.v1.Binding"];
                "application/yaml": components["schemas"]["io.orch.api.core.v1.Binding"];
                "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.core.v1.Binding"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.core.v1.Binding"];
                    "application/yaml": components["schemas"]["io.orch.api.core.v1.Binding"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.core.v1.Binding"];
                };
            };
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.core.v1.Binding"];
                    "application/yaml": components["schemas"]["io.orch.api.core.v1.Binding"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.core.v1.Binding"];
                };
            };
            /** @description Accepted */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.core.v1.Binding"];
                    "application/yaml": components["schemas"]["io.orch.api.core.v1.Binding"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.core.v1.Binding"];
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
    readCoreV1NamespacedPodEphemeralcontainers: {
        parameters: {
            query?: {
                /** @description true: JSON comes indented. */
                pretty?: components["parameters"]["pretty"];
            };
            header?: never;
            path: {
                /** @description Name of the Pod. */
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
                    "application/json": components["schemas"]["io.orch.api.core.v1.Pod"];
                    "application/yaml": components["schemas"]["io.orch.api.core.v1.Pod"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.core.v1.Pod"];
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
    replaceCoreV1NamespacedPodEphemeralcontainers: {
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
                /** @description Name of the Pod. */
                name: string;
                /** @description The namespace that the objects live in. */
                namespace: components["parameters"]["namespace"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["io.orch.api.core.v1.Pod"];
                "application/yaml": components["schemas"]["io.orch.api.core.v1.Pod"];
                "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.core.v1.Pod"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.core.v1.Pod"];
                    "application/yaml": components["schemas"]["io.orch.api.core.v1.Pod"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.core.v1.Pod"];
                };
            };
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.core.v1.Pod"];
                    "application/yaml": components["schemas"]["io.orch.api.core.v1.Pod"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.core.v1.Pod"];
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
    patchCoreV1NamespacedPodEphemeralcontainers: {
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
                /** @description Name of the Pod. */
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
                    "application/json": components["schemas"]["io.orch.api.core.v1.Pod"];
                    "application/yaml": components["schemas"]["io.orch.api.core.v1.Pod"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.core.v1.Pod"];
                };
            };
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.core.v1.Pod"];
                    "application/yaml": components["schemas"]["io.orch.api.core.v1.Pod"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.core.v1.Pod"];
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
    createCoreV1NamespacedPodEviction: {
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
                /** @description Name of the Pod. */
                name: string;
                /** @description The namespace that the objects live in. */
                namespace: components["parameters"]["namespace"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["io.orch.api.policy.v1.Eviction"];
                "application/yaml": components["schemas"]["io.orch.api.policy.v1.Eviction"];
                "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.policy.v1.Eviction"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.policy.v1.Eviction"];
                    "application/yaml": components["schemas"]["io.orch.api.policy.v1.Eviction"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.policy.v1.Eviction"];
                };
            };
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.policy.v1.Eviction"];
                    "application/yaml": components["schemas"]["io.orch.api.policy.v1.Eviction"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.policy.v1.Eviction"];
                };
            };
            /** @description Accepted */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.policy.v1.Eviction"];
                    "application/yaml": components["schemas"]["io.orch.api.policy.v1.Eviction"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.policy.v1.Eviction"];
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
    connectCoreV1GetNamespacedPodExec: {
        parameters: {
            query?: {
                /** @description Sends input to the command. */
                stdin?: boolean;
                /** @description Receives what it prints. */
                stdout?: boolean;
                /** @description Receives what it prints as errors. */
                stderr?: boolean;
                /** @description The command runs in a terminal. */
                tty?: boolean;
                /** @description The container; may be left out where the pod has one. */
                container?: string;
                /** @description The program and its arguments; no shell reads them. */
                command?: string;
            };
            header?: never;
            path: {
                /** @description Name of the Pod. */
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
                    "*/*": string;
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
    connectCoreV1PostNamespacedPodExec: {
        parameters: {
            query?: {
                /** @description Sends input to the command. */
                stdin?: boolean;
                /** @description Receives what it prints. */
                stdout?: boolean;
                /** @description Receives what it prints as errors. */
                stderr?: boolean;
                /** @description The command runs in a terminal. */
                tty?: boolean;
                /** @description The container; may be left out where the pod has one. */
                container?: string;
                /** @description The program and its arguments; no shell reads them. */
                command?: string;
            };
            header?: never;
            path: {
                /** @description Name of the Pod. */
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
                    "*/*": string;
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
    readCoreV1NamespacedPodLog: {
        parameters: {
            query?: {
                /** @description true: JSON comes indented. */
                pretty?: components["parameters"]["pretty"];
                /** @description The container; may be left out where the pod has one. */
                container?: string;
                /** @description Goes on with what is printed from now on. */
                follow?: boolean;
                /** @description Reads the log of the instance that ended before. */
                previous?: boolean;
                /** @description Leaves out what is older than so many seconds. */
                sinceSeconds?: number;
                /** @description Leaves out what is older than this time. */
                sinceTime?: string;
                /** @description Begins each line with its time. */
                timestamps?: boolean;
                /** @description Begins so many lines before the end. */
                tailLines?: number;
                /** @description Ends after so many bytes. */
                limitBytes?: number;
                /** @description Reads from a node agent whose certificate nobody vouches for. */
                insecureSkipTLSVerifyBackend?: boolean;
                /** @description Which stream of the container to read. */
                stream?: string;
            };
            header?: never;
            path: {
                /** @description Name of the Pod. */
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
                    "text/plain": string;
                    "application/json": string;
                    "application/yaml": string;
                    "application/vnd.orch.protobuf": string;
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
    connectCoreV1GetNamespacedPodPortforward: {
        parameters: {
            query?: {
                /** @description The ports, where the protocol does not name them itself. */
                ports?: number;
            };
            header?: never;
            path: {
                /** @description Name of the Pod. */
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
                    "*/*": string;
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
    connectCoreV1PostNamespacedPodPortforward: {
        parameters: {
            query?: {
                /** @description The ports, where the protocol does not name them itself. */
                ports?: number;
            };
            header?: never;
            path: {
                /** @description Name of the Pod. */
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
                    "*/*": string;
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
    connectCoreV1GetNamespacedPodProxy: {
        parameters: {
            query?: {
                /** @description What follows proxy in the path of the request. */
                path?: string;
            };
            header?: never;
            path: {
                /** @description Name of the Pod. */
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
                    "*/*": string;
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
    connectCoreV1PutNamespacedPodProxy: {
        parameters: {
            query?: {
                /** @description What follows proxy in the path of the request. */
                path?: string;
            };
            header?: never;
            path: {
                /** @description Name of the Pod. */
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
                    "*/*": string;
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
    connectCoreV1PostNamespacedPodProxy: {
        parameters: {
            query?: {
                /** @description What follows proxy in the path of the request. */
                path?: string;
            };
            header?: never;
            path: {
                /** @description Name of the Pod. */
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
                    "*/*": string;
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
    connectCoreV1DeleteNamespacedPodProxy: {
        parameters: {
            query?: {
                /** @description What follows proxy in the path of the request. */
                path?: string;
            };
            header?: never;
            path: {
                /** @description Name of the Pod. */
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
                    "*/*": string;
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
    connectCoreV1OptionsNamespacedPodProxy: {
        parameters: {
            query?: {
                /** @description What follows proxy in the path of the request. */
                path?: string;
            };
            header?: never;
            path: {
                /** @description Name of the Pod. */
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
                    "*/*": string;
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
    connectCoreV1HeadNamespacedPodProxy: {
        parameters: {
            query?: {
                /** @description What follows proxy in the path of the request. */
                path?: string;
            };
            header?: never;
            path: {
                /** @description Name of the Pod. */
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
                    "*/*": string;
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
    connectCoreV1PatchNamespacedPodProxy: {
        parameters: {
            query?: {
                /** @description What follows proxy in the path of the request. */
                path?: string;
            };
            header?: never;
            path: {
                /** @description Name of the Pod. */
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
                    "*/*": string;
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
    connectCoreV1GetNamespacedPodProxyWithPath: {
        parameters: {
            query?: {
                /** @description What follows proxy in the path of the request. */
                path?: string;
            };
            header?: never;
            path: {
                /** @description Name of the Pod. */
                name: string;
                /** @description The namespace that the objects live in. */
                namespace: components["parameters"]["namespace"];
                /** @description What is asked for there. */
                path: string;
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
                    "*/*": string;
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
    connectCoreV1PutNamespacedPodProxyWithPath: {
        parameters: {
            query?: {
                /** @description What follows proxy in the path of the request. */
                path?: string;
            };
            header?: never;
            path: {
                /** @description Name of the Pod. */
                name: string;
                /** @description The namespace that the objects live in. */
                namespace: components["parameters"]["namespace"];
                /** @description What is asked for there. */
                path: string;
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
                    "*/*": string;
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
    connectCoreV1PostNamespacedPodProxyWithPath: {
        parameters: {
            query?: {
                /** @description What follows proxy in the path of the request. */
                path?: string;
            };
            header?: never;
            path: {
                /** @description Name of the Pod. */
                name: string;
                /** @description The namespace that the objects live in. */
                namespace: components["parameters"]["namespace"];
                /** @description What is asked for there. */
                path: string;
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
                    "*/*": string;
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
    connectCoreV1DeleteNamespacedPodProxyWithPath: {
        parameters: {
            query?: {
                /** @description What follows proxy in the path of the request. */
                path?: string;
            };
            header?: never;
            path: {
                /** @description Name of the Pod. */
                name: string;
                /** @description The namespace that the objects live in. */
                namespace: components["parameters"]["namespace"];
                /** @description What is asked for there. */
                path: string;
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
                    "*/*": string;
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
    connectCoreV1OptionsNamespacedPodProxyWithPath: {
        parameters: {
            query?: {
                /** @description What follows proxy in the path of the request. */
                path?: string;
            };
            header?: never;
            path: {
                /** @description Name of the Pod. */
                name: string;
                /** @description The namespace that the objects live in. */
                namespace: components["parameters"]["namespace"];
                /** @description What is asked for there. */
                path: string;
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
                    "*/*": string;
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
    connectCoreV1HeadNamespacedPodProxyWithPath: {
        parameters: {
            query?: {
                /** @description What follows proxy in the path of the request. */
                path?: string;
            };
            header?: never;
            path: {
                /** @description Name of the Pod. */
                name: string;
                /** @description The namespace that the objects live in. */
                namespace: components["parameters"]["namespace"];
                /** @description What is asked for there. */
                path: string;
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
                    "*/*": string;
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
    connectCoreV1PatchNamespacedPodProxyWithPath: {
        parameters: {
            query?: {
                /** @description What follows proxy in the path of the request. */
                path?: string;
            };
            header?: never;
            path: {
                /** @description Name of the Pod. */
                name: string;
                /** @description The namespace that the objects live in. */
                namespace: components["parameters"]["namespace"];
                /** @description What is asked for there. */
                path: string;
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
                    "*/*": string;
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
    readCoreV1NamespacedPodResize: {
        parameters: {
            query?: {
                /** @description true: JSON comes indented. */
                pretty?: components["parameters"]["pretty"];
            };
            header?: never;
            path: {
                /** @description Name of the Pod. */
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
                    "application/json": components["schemas"]["io.orch.api.core.v1.Pod"];
                    "application/yaml": components["schemas"]["io.orch.api.core.v1.Pod"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.core.v1.Pod"];
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
    replaceCoreV1NamespacedPodResize: {
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
                /** @description Name of the Pod. */
                name: string;
                /** @description The namespace that the objects live in. */
                namespace: components["parameters"]["namespace"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["io.orch.api.core.v1.Pod"];
                "application/yaml": components["schemas"]["io.orch.api.core.v1.Pod"];
                "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.core.v1.Pod"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.core.v1.Pod"];
                    "application/yaml": components["schemas"]["io.orch.api.core.v1.Pod"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.core.v1.Pod"];
                };
            };
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.core.v1.Pod"];
                    "application/yaml": components["schemas"]["io.orch.api.core.v1.Pod"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.core.v1.Pod"];
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
    patchCoreV1NamespacedPodResize: {
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
                /** @description Name of the Pod. */
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
                    "application/json": components["schemas"]["io.orch.api.core.v1.Pod"];
                    "application/yaml": components["schemas"]["io.orch.api.core.v1.Pod"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.core.v1.Pod"];
                };
            };
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.core.v1.Pod"];
                    "application/yaml": components["schemas"]["io.orch.api.core.v1.Pod"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.core.v1.Pod"];
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
    readCoreV1NamespacedPodStatus: {
        parameters: {
            query?: {
                /** @description true: JSON comes indented. */
                pretty?: components["parameters"]["pretty"];
            };
            header?: never;
            path: {
                /** @description Name of the Pod. */
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
                    "application/json": components["schemas"]["io.orch.api.core.v1.Pod"];
                    "application/yaml": components["schemas"]["io.orch.api.core.v1.Pod"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.core.v1.Pod"];
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
    replaceCoreV1NamespacedPodStatus: {
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
                /** @description Name of the Pod. */
                name: string;
                /** @description The namespace that the objects live in. */
                namespace: components["parameters"]["namespace"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["io.orch.api.core.v1.Pod"];
                "application/yaml": components["schemas"]["io.orch.api.core.v1.Pod"];
                "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.core.v1.Pod"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.core.v1.Pod"];
                    "application/yaml": components["schemas"]["io.orch.api.core.v1.Pod"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.core.v1.Pod"];
                };
            };
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.core.v1.Pod"];
                    "application/yaml": components["schemas"]["io.orch.api.core.v1.Pod"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.core.v1.Pod"];
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
    patchCoreV1NamespacedPodStatus: {
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
                /** @description Name of the Pod. */
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
                    "application/json": components["schemas"]["io.orch.api.core.v1.Pod"];
                    "application/yaml": components["schemas"]["io.orch.api.core.v1.Pod"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.core.v1.Pod"];
                };
            };
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.core.v1.Pod"];
                    "application/yaml": components["schemas"]["io.orch.api.core.v1.Pod"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.core.v1.Pod"];
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
    listCoreV1PodForAllNamespaces: {
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
                    "application/json": components["schemas"]["io.orch.api.core.v1.PodList"];
                    "application/yaml": components["schemas"]["io.orch.api.core.v1.PodList"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.core.v1.PodList"];
                    "application/json;stream=watch": components["schemas"]["io.orch.api.core.v1.PodList"];
                    "application/vnd.orch.protobuf;stream=watch": components["schemas"]["io.orch.api.core.v1.PodList"];
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
    listCoreV1NamespacedPodTemplate: {
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
                    "application/json": components["schemas"]["io.orch.api.core.v1.PodTemplateList"];
                    "application/yaml": components["schemas"]["io.orch.api.core.v1.PodTemplateList"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.core.v1.PodTemplateList"];
                    "application/json;stream=watch": components["schemas"]["io.orch.api.core.v1.PodTemplateList"];
                    "application/vnd.orch.protobuf;stream=watch": components["schemas"]["io.orch.api.core.v1.PodTemplateList"];
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
    createCoreV1NamespacedPodTemplate: {
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
                "application/json": components["schemas"]["io.orch.api.core.v1.PodTemplate"];
                "application/yaml": components["schemas"]["io.orch.api.core.v1.PodTemplate"];
                "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.core.v1.PodTemplate"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.core.v1.PodTemplate"];
                    "application/yaml": components["schemas"]["io.orch.api.core.v1.PodTemplate"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.core.v1.PodTemplate"];
                };
            };
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.core.v1.PodTemplate"];
                    "application/yaml": components["schemas"]["io.orch.api.core.v1.PodTemplate"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.core.v1.PodTemplate"];
                };
            };
            /** @description Accepted */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.core.v1.PodTemplate"];
                    "application/yaml": components["schemas"]["io.orch.api.core.v1.PodTemplate"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.core.v1.PodTemplate"];
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
    deleteCoreV1CollectionNamespacedPodTemplate: {
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
                    "application/json": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.Status"] | components["schemas"]["io.orch.api.core.v1.PodTemplateList"];
                    "application/yaml": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.Status"] | components["schemas"]["io.orch.api.core.v1.PodTemplateList"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.Status"] | components["schemas"]["io.orch.api.core.v1.PodTemplateList"];
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
    readCoreV1NamespacedPodTemplate: {
        parameters: {
            query?: {
                /** @description true: JSON comes indented. */
                pretty?: components["parameters"]["pretty"];
            };
            header?: never;
            path: {
                /** @description Name of the PodTemplate. */
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
                    "application/json": components["schemas"]["io.orch.api.core.v1.PodTemplate"];
                    "application/yaml": components["schemas"]["io.orch.api.core.v1.PodTemplate"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.core.v1.PodTemplate"];
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
    replaceCoreV1NamespacedPodTemplate: {
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
                /** @description Name of the PodTemplate. */
                name: string;
                /** @description The namespace that the objects live in. */
                namespace: components["parameters"]["namespace"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["io.orch.api.core.v1.PodTemplate"];
                "application/yaml": components["schemas"]["io.orch.api.core.v1.PodTemplate"];
                "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.core.v1.PodTemplate"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.core.v1.PodTemplate"];
                    "application/yaml": components["schemas"]["io.orch.api.core.v1.PodTemplate"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.core.v1.PodTemplate"];
                };
            };
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.core.v1.PodTemplate"];
                    "application/yaml": components["schemas"]["io.orch.api.core.v1.PodTemplate"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.core.v1.PodTemplate"];
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
    deleteCoreV1NamespacedPodTemplate: {
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
                /** @description Name of the PodTemplate. */
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
                    "application/json": components["schemas"]["io.orch.api.core.v1.PodTemplate"];
                    "application/yaml": components["schemas"]["io.orch.api.core.v1.PodTemplate"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.core.v1.PodTemplate"];
                };
            };
            /** @description Accepted */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.core.v1.PodTemplate"];
                    "application/yaml": components["schemas"]["io.orch.api.core.v1.PodTemplate"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.core.v1.PodTemplate"];
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
    patchCoreV1NamespacedPodTemplate: {
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
                /** @description Name of the PodTemplate. */
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
                    "application/json": components["schemas"]["io.orch.api.core.v1.PodTemplate"];
                    "application/yaml": components["schemas"]["io.orch.api.core.v1.PodTemplate"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.core.v1.PodTemplate"];
                };
            };
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.core.v1.PodTemplate"];
                    "application/yaml": components["schemas"]["io.orch.api.core.v1.PodTemplate"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.core.v1.PodTemplate"];
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
    listCoreV1PodTemplateForAllNamespaces: {
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
                    "application/json": components["schemas"]["io.orch.api.core.v1.PodTemplateList"];
                    "application/yaml": components["schemas"]["io.orch.api.core.v1.PodTemplateList"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.core.v1.PodTemplateList"];
                    "application/json;stream=watch": components["schemas"]["io.orch.api.core.v1.PodTemplateList"];
                    "application/vnd.orch.protobuf;stream=watch": components["schemas"]["io.orch.api.core.v1.PodTemplateList"];
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
    listCoreV1NamespacedReplicationController: {
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
                    "application/json": components["schemas"]["io.orch.api.core.v1.ReplicationControllerList"];
                    "application/yaml": components["schemas"]["io.orch.api.core.v1.ReplicationControllerList"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.core.v1.ReplicationControllerList"];
                    "application/json;stream=watch": components["schemas"]["io.orch.api.core.v1.ReplicationControllerList"];
                    "application/vnd.orch.protobuf;stream=watch": components["schemas"]["io.orch.api.core.v1.ReplicationControllerList"];
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
    createCoreV1NamespacedReplicationController: {
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
                "application/json": components["schemas"]["io.orch.api.core.v1.ReplicationController"];
                "application/yaml": components["schemas"]["io.orch.api.core.v1.ReplicationController"];
                "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.core.v1.ReplicationController"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.core.v1.ReplicationController"];
                    "application/yaml": components["schemas"]["io.orch.api.core.v1.ReplicationController"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.core.v1.ReplicationController"];
                };
            };
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.core.v1.ReplicationController"];
                    "application/yaml": components["schemas"]["io.orch.api.core.v1.ReplicationController"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.core.v1.ReplicationController"];
                };
            };
            /** @description Accepted */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.core.v1.ReplicationController"];
                    "application/yaml": components["schemas"]["io.orch.api.core.v1.ReplicationController"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.core.v1.ReplicationController"];
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
    deleteCoreV1CollectionNamespacedReplicationController: {
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
                    "application/json": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.Status"] | components["schemas"]["io.orch.api.core.v1.ReplicationControllerList"];
                    "application/yaml": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.Status"] | components["schemas"]["io.orch.api.core.v1.ReplicationControllerList"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.Status"] | components["schemas"]["io.orch.api.core.v1.ReplicationControllerList"];
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
    readCoreV1NamespacedReplicationController: {
        parameters: {
            query?: {
                /** @description true: JSON comes indented. */
                pretty?: components["parameters"]["pretty"];
            };
            header?: never;
            path: {
                /** @description Name of the ReplicationController. */
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
                    "application/json": components["schemas"]["io.orch.api.core.v1.ReplicationController"];
                    "application/yaml": components["schemas"]["io.orch.api.core.v1.ReplicationController"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.core.v1.ReplicationController"];
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
    replaceCoreV1NamespacedReplicationController: {
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
                /** @description Name of the ReplicationController. */
                name: string;
                /** @description The namespace that the objects live in. */
                namespace: components["parameters"]["namespace"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["io.orch.api.core.v1.ReplicationController"];
                "application/yaml": components["schemas"]["io.orch.api.core.v1.ReplicationController"];
                "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.core.v1.ReplicationController"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.core.v1.ReplicationController"];
                    "application/yaml": components["schemas"]["io.orch.api.core.v1.ReplicationController"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.core.v1.ReplicationController"];
                };
            };
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.core.v1.ReplicationController"];
                    "application/yaml": components["schemas"]["io.orch.api.core.v1.ReplicationController"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.core.v1.ReplicationController"];
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
    deleteCoreV1NamespacedReplicationController: {
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
                /** @description Name of the ReplicationController. */
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
                    "application/json": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.Status"] | components["schemas"]["io.orch.api.core.v1.ReplicationController"];
                    "application/yaml": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.Status"] | components["schemas"]["io.orch.api.core.v1.ReplicationController"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.Status"] | components["schemas"]["io.orch.api.core.v1.ReplicationController"];
                };
            };
            /** @description Accepted */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.Status"] | components["schemas"]["io.orch.api.core.v1.ReplicationController"];
                    "application/yaml": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.Status"] | components["schemas"]["io.orch.api.core.v1.ReplicationController"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.Status"] | components["schemas"]["io.orch.api.core.v1.ReplicationController"];
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
    patchCoreV1NamespacedReplicationController: {
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
                /** @description Name of the ReplicationController. */
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
                    "application/json": components["schemas"]["io.orch.api.core.v1.ReplicationController"];
                    "application/yaml": components["schemas"]["io.orch.api.core.v1.ReplicationController"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.core.v1.ReplicationController"];
                };
            };
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.core.v1.ReplicationController"];
                    "application/yaml": components["schemas"]["io.orch.api.core.v1.ReplicationController"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.core.v1.ReplicationController"];
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
    readCoreV1NamespacedReplicationControllerStatus: {
        parameters: {
            query?: {
                /** @description true: JSON comes indented. */
                pretty?: components["parameters"]["pretty"];
            };
            header?: never;
            path: {
                /** @description Name of the ReplicationController. */
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
                    "application/json": components["schemas"]["io.orch.api.core.v1.ReplicationController"];
                    "application/yaml": components["schemas"]["io.orch.api.core.v1.ReplicationController"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.core.v1.ReplicationController"];
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
    replaceCoreV1NamespacedReplicationControllerStatus: {
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
                /** @description Name of the ReplicationController. */
                name: string;
                /** @description The namespace that the objects live in. */
                namespace: components["parameters"]["namespace"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["io.orch.api.core.v1.ReplicationController"];
                "application/yaml": components["schemas"]["io.orch.api.core.v1.ReplicationController"];
                "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.core.v1.ReplicationController"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.core.v1.ReplicationController"];
                    "application/yaml": components["schemas"]["io.orch.api.core.v1.ReplicationController"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.core.v1.ReplicationController"];
                };
            };
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.core.v1.ReplicationController"];
                    "application/yaml": components["schemas"]["io.orch.api.core.v1.ReplicationController"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.core.v1.ReplicationController"];
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
    patchCoreV1NamespacedReplicationControllerStatus: {
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
                /** @description Name of the ReplicationController. */
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
                    "application/json": components["schemas"]["io.orch.api.core.v1.ReplicationController"];
                    "application/yaml": components["schemas"]["io.orch.api.core.v1.ReplicationController"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.core.v1.ReplicationController"];
                };
            };
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.core.v1.ReplicationController"];
                    "application/yaml": components["schemas"]["io.orch.api.core.v1.ReplicationController"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.core.v1.ReplicationController"];
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
    readCoreV1NamespacedReplicationControllerScale: {
        parameters: {
            query?: {
                /** @description true: JSON comes indented. */
                pretty?: components["parameters"]["pretty"];
            };
            header?: never;
            path: {
                /** @description Name of the ReplicationController. */
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
                    "application/json": components["schemas"]["io.orch.api.autoscaling.v1.Scale"];
                    "application/yaml": components["schemas"]["io.orch.api.autoscaling.v1.Scale"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.autoscaling.v1.Scale"];
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
    replaceCoreV1NamespacedReplicationControllerScale: {
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
                /** @description Name of the ReplicationController. */
                name: string;
                /** @description The namespace that the objects live in. */
                namespace: components["parameters"]["namespace"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["io.orch.api.autoscaling.v1.Scale"];
                "application/yaml": components["schemas"]["io.orch.api.autoscaling.v1.Scale"];
                "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.autoscaling.v1.Scale"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.autoscaling.v1.Scale"];
                    "application/yaml": components["schemas"]["io.orch.api.autoscaling.v1.Scale"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.autoscaling.v1.Scale"];
                };
            };
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.autoscaling.v1.Scale"];
                    "application/yaml": components["schemas"]["io.orch.api.autoscaling.v1.Scale"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.autoscaling.v1.Scale"];
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
    patchCoreV1NamespacedReplicationControllerScale: {
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
                /** @description Name of the ReplicationController. */
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
                    "application/json": components["schemas"]["io.orch.api.autoscaling.v1.Scale"];
                    "application/yaml": components["schemas"]["io.orch.api.autoscaling.v1.Scale"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.autoscaling.v1.Scale"];
                };
            };
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.autoscaling.v1.Scale"];
                    "application/yaml": components["schemas"]["io.orch.api.autoscaling.v1.Scale"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.autoscaling.v1.Scale"];
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
    listCoreV1ReplicationControllerForAllNamespaces: {
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
                    "application/json": components["schemas"]["io.orch.api.core.v1.ReplicationControllerList"];
                    "application/yaml": components["schemas"]["io.orch.api.core.v1.ReplicationControllerList"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.core.v1.ReplicationControllerList"];
                    "application/json;stream=watch": components["schemas"]["io.orch.api.core.v1.ReplicationControllerList"];
                    "application/vnd.orch.protobuf;stream=watch": components["schemas"]["io.orch.api.core.v1.ReplicationControllerList"];
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
    listCoreV1NamespacedResourceQuota: {
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
                    "application/json": components["schemas"]["io.orch.api.core.v1.ResourceQuotaList"];
                    "application/yaml": components["schemas"]["io.orch.api.core.v1.ResourceQuotaList"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.core.v1.ResourceQuotaList"];
                    "application/json;stream=watch": components["schemas"]["io.orch.api.core.v1.ResourceQuotaList"];
                    "application/vnd.orch.protobuf;stream=watch": components["schemas"]["io.orch.api.core.v1.ResourceQuotaList"];
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
    createCoreV1NamespacedResourceQuota: {
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
                "application/json": components["schemas"]["io.orch.api.core.v1.ResourceQuota"];
                "application/yaml": components["schemas"]["io.orch.api.core.v1.ResourceQuota"];
                "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.core.v1.ResourceQuota"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.core.v1.ResourceQuota"];
                    "application/yaml": components["schemas"]["io.orch.api.core.v1.ResourceQuota"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.core.v1.ResourceQuota"];
                };
            };
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.core.v1.ResourceQuota"];
                    "application/yaml": components["schemas"]["io.orch.api.core.v1.ResourceQuota"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.core.v1.ResourceQuota"];
                };
            };
            /** @description Accepted */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.core.v1.ResourceQuota"];
                    "application/yaml": components["schemas"]["io.orch.api.core.v1.ResourceQuota"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.core.v1.ResourceQuota"];
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
    deleteCoreV1CollectionNamespacedResourceQuota: {
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
                    "application/json": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.Status"] | components["schemas"]["io.orch.api.core.v1.ResourceQuotaList"];
                    "application/yaml": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.Status"] | components["schemas"]["io.orch.api.core.v1.ResourceQuotaList"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.Status"] | components["schemas"]["io.orch.api.core.v1.ResourceQuotaList"];
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
    readCoreV1NamespacedResourceQuota: {
        parameters: {
            query?: {
                /** @description true: JSON comes indented. */
                pretty?: components["parameters"]["pretty"];
            };
            header?: never;
            path: {
                /** @description Name of the ResourceQuota. */
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
                    "application/json": components["schemas"]["io.orch.api.core.v1.ResourceQuota"];
                    "application/yaml": components["schemas"]["io.orch.api.core.v1.ResourceQuota"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.core.v1.ResourceQuota"];
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
    replaceCoreV1NamespacedResourceQuota: {
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
                /** @description Name of the ResourceQuota. */
                name: string;
                /** @description The namespace that the objects live in. */
                namespace: components["parameters"]["namespace"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["io.orch.api.core.v1.ResourceQuota"];
                "application/yaml": components["schemas"]["io.orch.api.core.v1.ResourceQuota"];
                "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.core.v1.ResourceQuota"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.core.v1.ResourceQuota"];
                    "application/yaml": components["schemas"]["io.orch.api.core.v1.ResourceQuota"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.core.v1.ResourceQuota"];
                };
            };
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.core.v1.ResourceQuota"];
                    "application/yaml": components["schemas"]["io.orch.api.core.v1.ResourceQuota"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.core.v1.ResourceQuota"];
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
    deleteCoreV1NamespacedResourceQuota: {
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
                /** @description Name of the ResourceQuota. */
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
                    "application/json": components["schemas"]["io.orch.api.core.v1.ResourceQuota"];
                    "application/yaml": components["schemas"]["io.orch.api.core.v1.ResourceQuota"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.core.v1.ResourceQuota"];
                };
            };
            /** @description Accepted */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.core.v1.ResourceQuota"];
                    "application/yaml": components["schemas"]["io.orch.api.core.v1.ResourceQuota"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.core.v1.ResourceQuota"];
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
    patchCoreV1NamespacedResourceQuota: {
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
                /** @description Name of the ResourceQuota. */
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
                    "application/json": components["schemas"]["io.orch.api.core.v1.ResourceQuota"];
                    "application/yaml": components["schemas"]["io.orch.api.core.v1.ResourceQuota"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.core.v1.ResourceQuota"];
                };
            };
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.core.v1.ResourceQuota"];
                    "application/yaml": components["schemas"]["io.orch.api.core.v1.ResourceQuota"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.core.v1.ResourceQuota"];
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
    readCoreV1NamespacedResourceQuotaStatus: {
        parameters: {
            query?: {
                /** @description true: JSON comes indented. */
                pretty?: components["parameters"]["pretty"];
            };
            header?: never;
            path: {
                /** @description Name of the ResourceQuota. */
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
                    "application/json": components["schemas"]["io.orch.api.core.v1.ResourceQuota"];
                    "application/yaml": components["schemas"]["io.orch.api.core.v1.ResourceQuota"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.core.v1.ResourceQuota"];
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
    replaceCoreV1NamespacedResourceQuotaStatus: {
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
                /** @description Name of the ResourceQuota. */
                name: string;
                /** @description The namespace that the objects live in. */
                namespace: components["parameters"]["namespace"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["io.orch.api.core.v1.ResourceQuota"];
                "application/yaml": components["schemas"]["io.orch.api.core.v1.ResourceQuota"];
                "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.core.v1.ResourceQuota"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.core.v1.ResourceQuota"];
                    "application/yaml": components["schemas"]["io.orch.api.core.v1.ResourceQuota"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.core.v1.ResourceQuota"];
                };
            };
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.core.v1.ResourceQuota"];
                    "application/yaml": components["schemas"]["io.orch.api.core.v1.ResourceQuota"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.core.v1.ResourceQuota"];
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
    patchCoreV1NamespacedResourceQuotaStatus: {
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
                /** @description Name of the ResourceQuota. */
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
                    "application/json": components["schemas"]["io.orch.api.core.v1.ResourceQuota"];
                    "application/yaml": components["schemas"]["io.orch.api.core.v1.ResourceQuota"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.core.v1.ResourceQuota"];
                };
            };
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.core.v1.ResourceQuota"];
                    "application/yaml": components["schemas"]["io.orch.api.core.v1.ResourceQuota"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.core.v1.ResourceQuota"];
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
    listCoreV1ResourceQuotaForAllNamespaces: {
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
                    "application/json": components["schemas"]["io.orch.api.core.v1.ResourceQuotaList"];
                    "application/yaml": components["schemas"]["io.orch.api.core.v1.ResourceQuotaList"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.core.v1.ResourceQuotaList"];
                    "application/json;stream=watch": components["schemas"]["io.orch.api.core.v1.ResourceQuotaList"];
                    "application/vnd.orch.protobuf;stream=watch": components["schemas"]["io.orch.api.core.v1.ResourceQuotaList"];
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
    listCoreV1NamespacedSecret: {
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
                    "application/json": components["schemas"]["io.orch.api.core.v1.SecretList"];
                    "application/yaml": components["schemas"]["io.orch.api.core.v1.SecretList"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.core.v1.SecretList"];
                    "application/json;stream=watch": components["schemas"]["io.orch.api.core.v1.SecretList"];
                    "application/vnd.orch.protobuf;stream=watch": components["schemas"]["io.orch.api.core.v1.SecretList"];
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
    createCoreV1NamespacedSecret: {
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
                "application/json": components["schemas"]["io.orch.api.core.v1.Secret"];
                "application/yaml": components["schemas"]["io.orch.api.core.v1.Secret"];
                "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.core.v1.Secret"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.core.v1.Secret"];
                    "application/yaml": components["schemas"]["io.orch.api.core.v1.Secret"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.core.v1.Secret"];
                };
            };
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.core.v1.Secret"];
                    "application/yaml": components["schemas"]["io.orch.api.core.v1.Secret"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.core.v1.Secret"];
                };
            };
            /** @description Accepted */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.core.v1.Secret"];
                    "application/yaml": components["schemas"]["io.orch.api.core.v1.Secret"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.core.v1.Secret"];
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
    deleteCoreV1CollectionNamespacedSecret: {
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
                    "application/json": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.Status"] | components["schemas"]["io.orch.api.core.v1.SecretList"];
                    "application/yaml": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.Status"] | components["schemas"]["io.orch.api.core.v1.SecretList"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.Status"] | components["schemas"]["io.orch.api.core.v1.SecretList"];
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
    readCoreV1NamespacedSecret: {
        parameters: {
            query?: {
                /** @description true: JSON comes indented. */
                pretty?: components["parameters"]["pretty"];
            };
            header?: never;
            path: {
                /** @description Name of the Secret. */
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
                    "application/json": components["schemas"]["io.orch.api.core.v1.Secret"];
                    "application/yaml": components["schemas"]["io.orch.api.core.v1.Secret"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.core.v1.Secret"];
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
    replaceCoreV1NamespacedSecret: {
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
                /** @description Name of the Secret. */
                name: string;
                /** @description The namespace that the objects live in. */
                namespace: components["parameters"]["namespace"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["io.orch.api.core.v1.Secret"];
                "application/yaml": components["schemas"]["io.orch.api.core.v1.Secret"];
                "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.core.v1.Secret"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.core.v1.Secret"];
                    "application/yaml": components["schemas"]["io.orch.api.core.v1.Secret"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.core.v1.Secret"];
                };
            };
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.core.v1.Secret"];
                    "application/yaml": components["schemas"]["io.orch.api.core.v1.Secret"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.core.v1.Secret"];
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
    deleteCoreV1NamespacedSecret: {
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
                /** @description Name of the Secret. */
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
                    "application/json": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.Status"] | components["schemas"]["io.orch.api.core.v1.Secret"];
                    "application/yaml": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.Status"] | components["schemas"]["io.orch.api.core.v1.Secret"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.Status"] | components["schemas"]["io.orch.api.core.v1.Secret"];
                };
            };
            /** @description Accepted */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.Status"] | components["schemas"]["io.orch.api.core.v1.Secret"];
                    "application/yaml": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.Status"] | components["schemas"]["io.orch.api.core.v1.Secret"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.Status"] | components["schemas"]["io.orch.api.core.v1.Secret"];
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
    patchCoreV1NamespacedSecret: {
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
                /** @description Name of the Secret. */
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
                    "application/json": components["schemas"]["io.orch.api.core.v1.Secret"];
                    "application/yaml": components["schemas"]["io.orch.api.core.v1.Secret"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.core.v1.Secret"];
                };
            };
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.core.v1.Secret"];
                    "application/yaml": components["schemas"]["io.orch.api.core.v1.Secret"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.core.v1.Secret"];
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
    listCoreV1SecretForAllNamespaces: {
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
                    "application/json": components["schemas"]["io.orch.api.core.v1.SecretList"];
                    "application/yaml": components["schemas"]["io.orch.api.core.v1.SecretList"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.core.v1.SecretList"];
                    "application/json;stream=watch": components["schemas"]["io.orch.api.core.v1.SecretList"];
                    "application/vnd.orch.protobuf;stream=watch": components["schemas"]["io.orch.api.core.v1.SecretList"];
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
    listCoreV1NamespacedService: {
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
                    "application/json": components["schemas"]["io.orch.api.core.v1.ServiceList"];
                    "application/yaml": components["schemas"]["io.orch.api.core.v1.ServiceList"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.core.v1.ServiceList"];
                    "application/json;stream=watch": components["schemas"]["io.orch.api.core.v1.ServiceList"];
                    "application/vnd.orch.protobuf;stream=watch": components["schemas"]["io.orch.api.core.v1.ServiceList"];
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
    createCoreV1NamespacedService: {
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
                "application/json": components["schemas"]["io.orch.api.core.v1.Service"];
                "application/yaml": components["schemas"]["io.orch.api.core.v1.Service"];
                "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.core.v1.Service"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.core.v1.Service"];
                    "application/yaml": components["schemas"]["io.orch.api.core.v1.Service"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.core.v1.Service"];
                };
            };
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.core.v1.Service"];
                    "application/yaml": components["schemas"]["io.orch.api.core.v1.Service"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.core.v1.Service"];
                };
            };
            /** @description Accepted */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.core.v1.Service"];
                    "application/yaml": components["schemas"]["io.orch.api.core.v1.Service"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.core.v1.Service"];
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
    deleteCoreV1CollectionNamespacedService: {
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
                    "application/json": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.Status"] | components["schemas"]["io.orch.api.core.v1.ServiceList"];
                    "application/yaml": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.Status"] | components["schemas"]["io.orch.api.core.v1.ServiceList"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.Status"] | components["schemas"]["io.orch.api.core.v1.ServiceList"];
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
    readCoreV1NamespacedService: {
        parameters: {
            query?: {
                /** @description true: JSON comes indented. */
                pretty?: components["parameters"]["pretty"];
            };
            header?: never;
            path: {
                /** @description Name of the Service. */
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
                    "application/json": components["schemas"]["io.orch.api.core.v1.Service"];
                    "application/yaml": components["schemas"]["io.orch.api.core.v1.Service"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.core.v1.Service"];
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
    replaceCoreV1NamespacedService: {
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
                /** @description Name of the Service. */
                name: string;
                /** @description The namespace that the objects live in. */
                namespace: components["parameters"]["namespace"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["io.orch.api.core.v1.Service"];
                "application/yaml": components["schemas"]["io.orch.api.core.v1.Service"];
                "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.core.v1.Service"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.core.v1.Service"];
                    "application/yaml": components["schemas"]["io.orch.api.core.v1.Service"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.core.v1.Service"];
                };
            };
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.core.v1.Service"];
                    "application/yaml": components["schemas"]["io.orch.api.core.v1.Service"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.core.v1.Service"];
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
    deleteCoreV1NamespacedService: {
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
                /** @description Name of the Service. */
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
                    "application/json": components["schemas"]["io.orch.api.core.v1.Service"];
                    "application/yaml": components["schemas"]["io.orch.api.core.v1.Service"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.core.v1.Service"];
                };
            };
            /** @description Accepted */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.core.v1.Service"];
                    "application/yaml": components["schemas"]["io.orch.api.core.v1.Service"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.core.v1.Service"];
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
    patchCoreV1NamespacedService: {
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
                /** @description Name of the Service. */
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
                    "application/json": components["schemas"]["io.orch.api.core.v1.Service"];
                    "application/yaml": components["schemas"]["io.orch.api.core.v1.Service"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.core.v1.Service"];
                };
            };
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.core.v1.Service"];
                    "application/yaml": components["schemas"]["io.orch.api.core.v1.Service"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.core.v1.Service"];
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
    connectCoreV1GetNamespacedServiceProxy: {
        parameters: {
            query?: {
                /** @description What follows proxy in the path of the request. */
                path?: string;
            };
            header?: never;
            path: {
                /** @description Name of the Service. */
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
                    "*/*": string;
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
    connectCoreV1PutNamespacedServiceProxy: {
        parameters: {
            query?: {
                /** @description What follows proxy in the path of the request. */
                path?: string;
            };
            header?: never;
            path: {
                /** @description Name of the Service. */
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
                    "*/*": string;
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
    connectCoreV1PostNamespacedServiceProxy: {
        parameters: {
            query?: {
                /** @description What follows proxy in the path of the request. */
                path?: string;
            };
            header?: never;
            path: {
                /** @description Name of the Service. */
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
                    "*/*": string;
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
    connectCoreV1DeleteNamespacedServiceProxy: {
        parameters: {
            query?: {
                /** @description What follows proxy in the path of the request. */
                path?: string;
            };
            header?: never;
            path: {
                /** @description Name of the Service. */
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
                    "*/*": string;
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
    connectCoreV1OptionsNamespacedServiceProxy: {
        parameters: {
            query?: {
                /** @description What follows proxy in the path of the request. */
                path?: string;
            };
            header?: never;
            path: {
                /** @description Name of the Service. */
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
                    "*/*": string;
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
    connectCoreV1HeadNamespacedServiceProxy: {
        parameters: {
            query?: {
                /** @description What follows proxy in the path of the request. */
                path?: string;
            };
            header?: never;
            path: {
                /** @description Name of the Service. */
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
                    "*/*": string;
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
    connectCoreV1PatchNamespacedServiceProxy: {
        parameters: {
            query?: {
                /** @description What follows proxy in the path of the request. */
                path?: string;
            };
            header?: never;
            path: {
                /** @description Name of the Service. */
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
                    "*/*": string;
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
    connectCoreV1GetNamespacedServiceProxyWithPath: {
        parameters: {
            query?: {
                /** @description What follows proxy in the path of the request. */
                path?: string;
            };
            header?: never;
            path: {
                /** @description Name of the Service. */
                name: string;
                /** @description The namespace that the objects live in. */
                namespace: components["parameters"]["namespace"];
                /** @description What is asked for there. */
                path: string;
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
                    "*/*": string;
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
    connectCoreV1PutNamespacedServiceProxyWithPath: {
        parameters: {
            query?: {
                /** @description What follows proxy in the path of the request. */
                path?: string;
            };
            header?: never;
            path: {
                /** @description Name of the Service. */
                name: string;
                /** @description The namespace that the objects live in. */
                namespace: components["parameters"]["namespace"];
                /** @description What is asked for there. */
                path: string;
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
                    "*/*": string;
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
    connectCoreV1PostNamespacedServiceProxyWithPath: {
        parameters: {
            query?: {
                /** @description What follows proxy in the path of the request. */
                path?: string;
            };
            header?: never;
            path: {
                /** @description Name of the Service. */
                name: string;
                /** @description The namespace that the objects live in. */
                namespace: components["parameters"]["namespace"];
                /** @description What is asked for there. */
                path: string;
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
                    "*/*": string;
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
    connectCoreV1DeleteNamespacedServiceProxyWithPath: {
        parameters: {
            query?: {
                /** @description What follows proxy in the path of the request. */
                path?: string;
            };
            header?: never;
            path: {
                /** @description Name of the Service. */
                name: string;
                /** @description The namespace that the objects live in. */
                namespace: components["parameters"]["namespace"];
                /** @description What is asked for there. */
                path: string;
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
                    "*/*": string;
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
    connectCoreV1OptionsNamespacedServiceProxyWithPath: {
        parameters: {
            query?: {
                /** @description What follows proxy in the path of the request. */
                path?: string;
            };
            header?: never;
            path: {
                /** @description Name of the Service. */
                name: string;
                /** @description The namespace that the objects live in. */
                namespace: components["parameters"]["namespace"];
                /** @description What is asked for there. */
                path: string;
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
                    "*/*": string;
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
    connectCoreV1HeadNamespacedServiceProxyWithPath: {
        parameters: {
            query?: {
                /** @description What follows proxy in the path of the request. */
                path?: string;
            };
            header?: never;
            path: {
                /** @description Name of the Service. */
                name: string;
                /** @description The namespace that the objects live in. */
                namespace: components["parameters"]["namespace"];
                /** @description What is asked for there. */
                path: string;
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
                    "*/*": string;
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
    connectCoreV1PatchNamespacedServiceProxyWithPath: {
        parameters: {
            query?: {
                /** @description What follows proxy in the path of the request. */
                path?: string;
            };
            header?: never;
            path: {
                /** @description Name of the Service. */
                name: string;
                /** @description The namespace that the objects live in. */
                namespace: components["parameters"]["namespace"];
                /** @description What is asked for there. */
                path: string;
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
                    "*/*": string;
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
    readCoreV1NamespacedServiceStatus: {
        parameters: {
            query?: {
                /** @description true: JSON comes indented. */
                pretty?: components["parameters"]["pretty"];
            };
            header?: never;
            path: {
                /** @description Name of the Service. */
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
                    "application/json": components["schemas"]["io.orch.api.core.v1.Service"];
                    "application/yaml": components["schemas"]["io.orch.api.core.v1.Service"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.core.v1.Service"];
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
    replaceCoreV1NamespacedServiceStatus: {
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
                /** @description Name of the Service. */
                name: string;
                /** @description The namespace that the objects live in. */
                namespace: components["parameters"]["namespace"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["io.orch.api.core.v1.Service"];
                "application/yaml": components["schemas"]["io.orch.api.core.v1.Service"];
                "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.core.v1.Service"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.core.v1.Service"];
                    "application/yaml": components["schemas"]["io.orch.api.core.v1.Service"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.core.v1.Service"];
                };
            };
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.core.v1.Service"];
                    "application/yaml": components["schemas"]["io.orch.api.core.v1.Service"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.core.v1.Service"];
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
    patchCoreV1NamespacedServiceStatus: {
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
                /** @description Name of the Service. */
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
                    "application/json": components["schemas"]["io.orch.api.core.v1.Service"];
                    "application/yaml": components["schemas"]["io.orch.api.core.v1.Service"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.core.v1.Service"];
                };
            };
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.core.v1.Service"];
                    "application/yaml": components["schemas"]["io.orch.api.core.v1.Service"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.core.v1.Service"];
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
    listCoreV1ServiceForAllNamespaces: {
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
                    "application/json": components["schemas"]["io.orch.api.core.v1.ServiceList"];
                    "application/yaml": components["schemas"]["io.orch.api.core.v1.ServiceList"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.core.v1.ServiceList"];
                    "application/json;stream=watch": components["schemas"]["io.orch.api.core.v1.ServiceList"];
                    "application/vnd.orch.protobuf;stream=watch": components["schemas"]["io.orch.api.core.v1.ServiceList"];
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
    listCoreV1NamespacedServiceAccount: {
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
                    "application/json": components["schemas"]["io.orch.api.core.v1.ServiceAccountList"];
                    "application/yaml": components["schemas"]["io.orch.api.core.v1.ServiceAccountList"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.core.v1.ServiceAccountList"];
                    "application/json;stream=watch": components["schemas"]["io.orch.api.core.v1.ServiceAccountList"];
                    "application/vnd.orch.protobuf;stream=watch": components["schemas"]["io.orch.api.core.v1.ServiceAccountList"];
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
    createCoreV1NamespacedServiceAccount: {
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
                "application/json": components["schemas"]["io.orch.api.core.v1.ServiceAccount"];
                "application/yaml": components["schemas"]["io.orch.api.core.v1.ServiceAccount"];
                "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.core.v1.ServiceAccount"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.core.v1.ServiceAccount"];
                    "application/yaml": components["schemas"]["io.orch.api.core.v1.ServiceAccount"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.core.v1.ServiceAccount"];
                };
            };
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.core.v1.ServiceAccount"];
                    "application/yaml": components["schemas"]["io.orch.api.core.v1.ServiceAccount"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.core.v1.ServiceAccount"];
                };
            };
            /** @description Accepted */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.core.v1.ServiceAccount"];
                    "application/yaml": components["schemas"]["io.orch.api.core.v1.ServiceAccount"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.core.v1.ServiceAccount"];
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
    deleteCoreV1CollectionNamespacedServiceAccount: {
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
                    "application/json": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.Status"] | components["schemas"]["io.orch.api.core.v1.ServiceAccountList"];
                    "application/yaml": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.Status"] | components["schemas"]["io.orch.api.core.v1.ServiceAccountList"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.Status"] | components["schemas"]["io.orch.api.core.v1.ServiceAccountList"];
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
    readCoreV1NamespacedServiceAccount: {
        parameters: {
            query?: {
                /** @description true: JSON comes indented. */
                pretty?: components["parameters"]["pretty"];
            };
            header?: never;
            path: {
                /** @description Name of the ServiceAccount. */
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
                    "application/json": components["schemas"]["io.orch.api.core.v1.ServiceAccount"];
                    "application/yaml": components["schemas"]["io.orch.api.core.v1.ServiceAccount"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.core.v1.ServiceAccount"];
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
    replaceCoreV1NamespacedServiceAccount: {
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
                /** @description Name of the ServiceAccount. */
                name: string;
                /** @description The namespace that the objects live in. */
                namespace: components["parameters"]["namespace"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["io.orch.api.core.v1.ServiceAccount"];
                "application/yaml": components["schemas"]["io.orch.api.core.v1.ServiceAccount"];
                "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.core.v1.ServiceAccount"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.core.v1.ServiceAccount"];
                    "application/yaml": components["schemas"]["io.orch.api.core.v1.ServiceAccount"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.core.v1.ServiceAccount"];
                };
            };
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.core.v1.ServiceAccount"];
                    "application/yaml": components["schemas"]["io.orch.api.core.v1.ServiceAccount"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.core.v1.ServiceAccount"];
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
    deleteCoreV1NamespacedServiceAccount: {
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
                /** @description Name of the ServiceAccount. */
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
                    "application/json": components["schemas"]["io.orch.api.core.v1.ServiceAccount"];
                    "application/yaml": components["schemas"]["io.orch.api.core.v1.ServiceAccount"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.core.v1.ServiceAccount"];
                };
            };
            /** @description Accepted */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.core.v1.ServiceAccount"];
                    "application/yaml": components["schemas"]["io.orch.api.core.v1.ServiceAccount"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.core.v1.ServiceAccount"];
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
    patchCoreV1NamespacedServiceAccount: {
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
                /** @description Name of the ServiceAccount. */
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
                    "application/json": components["schemas"]["io.orch.api.core.v1.ServiceAccount"];
                    "application/yaml": components["schemas"]["io.orch.api.core.v1.ServiceAccount"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.core.v1.ServiceAccount"];
                };
            };
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.core.v1.ServiceAccount"];
                    "application/yaml": components["schemas"]["io.orch.api.core.v1.ServiceAccount"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.core.v1.ServiceAccount"];
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
    createCoreV1NamespacedServiceAccountToken: {
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
                /** @description Name of the ServiceAccount. */
                name: string;
                /** @description The namespace that the objects live in. */
                namespace: components["parameters"]["namespace"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["io.orch.api.authentication.v1.TokenRequest"];
                "application/yaml": components["schemas"]["io.orch.api.authentication.v1.TokenRequest"];
                "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.authentication.v1.TokenRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.authentication.v1.TokenRequest"];
                    "application/yaml": components["schemas"]["io.orch.api.authentication.v1.TokenRequest"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.authentication.v1.TokenRequest"];
                };
            };
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.authentication.v1.TokenRequest"];
                    "application/yaml": components["schemas"]["io.orch.api.authentication.v1.TokenRequest"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.authentication.v1.TokenRequest"];
                };
            };
            /** @description Accepted */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.authentication.v1.TokenRequest"];
                    "application/yaml": components["schemas"]["io.orch.api.authentication.v1.TokenRequest"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.authentication.v1.TokenRequest"];
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
    listCoreV1ServiceAccountForAllNamespaces: {
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
                    "application/json": components["schemas"]["io.orch.api.core.v1.ServiceAccountList"];
                    "application/yaml": components["schemas"]["io.orch.api.core.v1.ServiceAccountList"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.core.v1.ServiceAccountList"];
                    "application/json;stream=watch": components["schemas"]["io.orch.api.core.v1.ServiceAccountList"];
                    "application/vnd.orch.protobuf;stream=watch": components["schemas"]["io.orch.api.core.v1.ServiceAccountList"];
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

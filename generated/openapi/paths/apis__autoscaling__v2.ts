// Generated from openapi/v3/apis__autoscaling__v2.json by openapi-typescript. Do not edit.
export interface paths {
    "/apis/autoscaling/v2/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Lists the resources of this group and version. */
        get: operations["getAutoscalingV2APIResources"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/apis/autoscaling/v2/namespaces/{namespace}/horizontalpodautoscalers": {
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
        /** @description Lists or watches horizontalpodautoscalers. */
        get: operations["listAutoscalingV2NamespacedHorizontalPodAutoscaler"];
        put?: never;
        /** @description Creates a HorizontalPodAutoscaler. */
        post: operations["createAutoscalingV2NamespacedHorizontalPodAutoscaler"];
        /** @description Deletes those horizontalpodautoscalers that the selectors choose. */
        delete: operations["deleteAutoscalingV2CollectionNamespacedHorizontalPodAutoscaler"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/apis/autoscaling/v2/namespaces/{namespace}/horizontalpodautoscalers/{name}": {
        parameters: {
            query?: {
                /** @description true: JSON comes indented. */
                pretty?: components["parameters"]["pretty"];
            };
            header?: never;
            path: {
                /** @description Name of the HorizontalPodAutoscaler. */
                name: string;
                /** @description The namespace that the objects live in. */
                namespace: components["parameters"]["namespace"];
            };
            cookie?: never;
        };
        /** @description Reads the HorizontalPodAutoscaler. */
        get: operations["readAutoscalingV2NamespacedHorizontalPodAutoscaler"];
        /** @description Replaces the HorizontalPodAutoscaler. */
        put: operations["replaceAutoscalingV2NamespacedHorizontalPodAutoscaler"];
        post?: never;
        /** @description Deletes the HorizontalPodAutoscaler. */
        delete: operations["deleteAutoscalingV2NamespacedHorizontalPodAutoscaler"];
        options?: never;
        head?: never;
        /** @description Changes parts of the HorizontalPodAutoscaler. */
        patch: operations["patchAutoscalingV2NamespacedHorizontalPodAutoscaler"];
        trace?: never;
    };
    "/apis/autoscaling/v2/namespaces/{namespace}/horizontalpodautoscalers/{name}/status": {
        parameters: {
            query?: {
                /** @description true: JSON comes indented. */
                pretty?: components["parameters"]["pretty"];
            };
            header?: never;
            path: {
                /** @description Name of the HorizontalPodAutoscaler. */
                name: string;
                /** @description The namespace that the objects live in. */
                namespace: components["parameters"]["namespace"];
            };
            cookie?: never;
        };
        /** @description Reads the status of a HorizontalPodAutoscaler. */
        get: operations["readAutoscalingV2NamespacedHorizontalPodAutoscalerStatus"];
        /** @description Replaces the status of a HorizontalPodAutoscaler. */
        put: operations["replaceAutoscalingV2NamespacedHorizontalPodAutoscalerStatus"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** @description Changes parts of the status of a HorizontalPodAutoscaler. */
        patch: operations["patchAutoscalingV2NamespacedHorizontalPodAutoscalerStatus"];
        trace?: never;
    };
    "/apis/autoscaling/v2/horizontalpodautoscalers": {
        parameters: {
            query?: {
                /** @description true: JSON comes indented. */
                pretty?: components["parameters"]["pretty"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Lists or watches horizontalpodautoscalers of every namespace. */
        get: operations["listAutoscalingV2HorizontalPodAutoscalerForAllNamespaces"];
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
        /** @description What one container of each pod uses of a resource. */
        "io.orch.api.autoscaling.v2.ContainerResourceMetricSource": {
            /** @description Name of the resource. */
            name: string;
            /** @description What it should be on average. */
            target: components["schemas"]["io.orch.api.autoscaling.v2.MetricTarget"];
            /** @description Name of the container. */
            container: string;
        };
        /** @description What one container of each pod used of a resource last. */
        "io.orch.api.autoscaling.v2.ContainerResourceMetricStatus": {
            /** @description Name of the resource. */
            name: string;
            /** @description What it was. */
            current: components["schemas"]["io.orch.api.autoscaling.v2.MetricValueStatus"];
            /** @description Name of the container. */
            container: string;
        };
        /** @description Points at an object of the same namespace, in any version. */
        "io.orch.api.autoscaling.v2.CrossVersionObjectReference": {
            /**
             * Format: path-segment
             * @description Kind of the object.
             */
            kind: string;
            /**
             * Format: path-segment
             * @description Name of the object.
             */
            name: string;
            /** @description Group and version of the object. */
            apiVersion?: string;
        };
        "io.orch.api.autoscaling.v2.ExternalMetricSource": {
            /** @description Which measure. */
            metric: components["schemas"]["io.orch.api.autoscaling.v2.MetricIdentifier"];
            /** @description What it should be. */
            target: components["schemas"]["io.orch.api.autoscaling.v2.MetricTarget"];
        };
        /** @description What a measure from outside the cluster was last. */
        "io.orch.api.autoscaling.v2.ExternalMetricStatus": {
            /** @description Which measure. */
            metric: components["schemas"]["io.orch.api.autoscaling.v2.MetricIdentifier"];
            /** @description What it was. */
            current: components["schemas"]["io.orch.api.autoscaling.v2.MetricValueStatus"];
        };
        /** @description A bound on the pace. */
        "io.orch.api.autoscaling.v2.HPAScalingPolicy": {
            /**
             * @description Pods or Percent.
             * @enum {string}
             */
            type: "Pods" | "Percent";
            /**
             * Format: int32
             * @description How many pods, or how many percent of them.
             */
            value: number;
            /**
             * Format: int32
             * @description Seconds in which that many may be added or removed.
             */
            periodSeconds: number;
        };
        /** @description How fast the number of replicas may move in one direction. */
        "io.orch.api.autoscaling.v2.HPAScalingRules": {
            /**
             * Format: int32
             * @description Seconds over which earlier results are taken into account, against flapping.
             */
            stabilizationWindowSeconds?: number;
            /**
             * @description Which policy counts when several apply: Max, Min, or Disabled for none at all.
             * @enum {string}
             */
            selectPolicy?: "Max" | "Min" | "Disabled";
            /** @description Bounds on the pace. */
            policies?: components["schemas"]["io.orch.api.autoscaling.v2.HPAScalingPolicy"][];
            /** @description Deviation from the target that is let pass, as a fraction. */
            tolerance?: components["schemas"]["io.orch.apimachinery.pkg.api.resource.Quantity"];
        };
        /** @description HorizontalPodAutoscaler sets the number of replicas of a workload by measures of its load. */
        "io.orch.api.autoscaling.v2.HorizontalPodAutoscaler": {
            /** @description The group and version of this representation of the object. */
            apiVersion?: string;
            /** @description The type of the object, in CamelCase. */
            kind?: string;
            /** @description Name, labels and what else every object carries. */
            metadata?: components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.ObjectMeta"];
            /** @description What is scaled, how far and by what. */
            spec: components["schemas"]["io.orch.api.autoscaling.v2.HorizontalPodAutoscalerSpec"];
            /** @description What the controller last saw. */
            status?: components["schemas"]["io.orch.api.autoscaling.v2.HorizontalPodAutoscalerStatus"];
        };
        "io.orch.api.autoscaling.v2.HorizontalPodAutoscalerBehavior": {
            /** @description Rules for adding. */
            scaleUp?: components["schemas"]["io.orch.api.autoscaling.v2.HPAScalingRules"];
            /** @description Rules for removing. */
            scaleDown?: components["schemas"]["io.orch.api.autoscaling.v2.HPAScalingRules"];
        };
        /** @description One aspect of an autoscaler's state. */
        "io.orch.api.autoscaling.v2.HorizontalPodAutoscalerCondition": {
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
        /** @description HorizontalPodAutoscalerList is a list of HorizontalPodAutoscaler objects. */
        "io.orch.api.autoscaling.v2.HorizontalPodAutoscalerList": {
            /** @description The group and version of this representation of the object. */
            apiVersion?: string;
            /** @description The type of the object, in CamelCase. */
            kind?: string;
            /** @description The version of the list, and how to go on with it. */
            metadata?: components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.ListMeta"];
            /** @description The horizontalpodautoscalers. */
            items: components["schemas"]["io.orch.api.autoscaling.v2.HorizontalPodAutoscaler"][];
        };
        /** @description What is scaled, how far, and by which measures. */
        "io.orch.api.autoscaling.v2.HorizontalPodAutoscalerSpec": {
            /** @description Workload whose replicas are set. */
            scaleTargetRef: components["schemas"]["io.orch.api.autoscaling.v2.CrossVersionObjectReference"];
            /**
             * Format: int32
             * @description Fewest replicas; 1 when unset.
             * @default 1
             */
            minReplicas?: number;
            /**
             * Format: int32
             * @description Most replicas.
             */
            maxReplicas: number;
            /** @description Measures to go by; the one that asks for most replicas wins. CPU at 80 percent when empty. */
            metrics?: components["schemas"]["io.orch.api.autoscaling.v2.MetricSpec"][];
            /** @description How fast replicas are added and removed. */
            behavior?: components["schemas"]["io.orch.api.autoscaling.v2.HorizontalPodAutoscalerBehavior"];
        };
        /** @description What the controller last saw of a scaled workload. */
        "io.orch.api.autoscaling.v2.HorizontalPodAutoscalerStatus": {
            /**
             * Format: int64
             * @description Generation of the autoscaler that was acted on.
             */
            observedGeneration?: number;
            /** @description When the number of replicas was changed last. */
            lastScaleTime?: components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.Time"];
            /**
             * Format: int32
             * @description Replicas there are.
             */
            currentReplicas?: number;
            /**
             * Format: int32
             * @description Replicas there should be.
             */
            desiredReplicas: number;
            /** @description What each measure was last, in the order of spec.metrics. */
            currentMetrics?: components["schemas"]["io.orch.api.autoscaling.v2.MetricStatus"][] | null;
            /** @description Aspects of the state, one of each type. */
            conditions?: components["schemas"]["io.orch.api.autoscaling.v2.HorizontalPodAutoscalerCondition"][];
        };
        "io.orch.api.autoscaling.v2.MetricIdentifier": {
            /**
             * Format: path-segment
             * @description Name of the measure.
             */
            name: string;
            /** @description Labels that narrow it down. */
            selector?: components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.LabelSelector"];
        };
        /** @description A measure and what it should be; the field named as the type must be set. */
        "io.orch.api.autoscaling.v2.MetricSpec": {
            /**
             * @description Where the measure comes from.
             * @enum {string}
             */
            type: "Object" | "Pods" | "Resource" | "ContainerResource" | "External";
            /** @description A measure of one other object. */
            object?: components["schemas"]["io.orch.api.autoscaling.v2.ObjectMetricSource"];
            /** @description A measure of each pod, taken on average. */
            pods?: components["schemas"]["io.orch.api.autoscaling.v2.PodsMetricSource"];
            /** @description What pods use of a resource, taken on average. */
            resource?: components["schemas"]["io.orch.api.autoscaling.v2.ResourceMetricSource"];
            /** @description What one container of each pod uses of a resource, taken on average. */
            containerResource?: components["schemas"]["io.orch.api.autoscaling.v2.ContainerResourceMetricSource"];
            /** @description A measure from outside the cluster. */
            external?: components["schemas"]["io.orch.api.autoscaling.v2.ExternalMetricSource"];
        };
        /** @description What a measure was last. */
        "io.orch.api.autoscaling.v2.MetricStatus": {
            /** @description Where the measure comes from. */
            type: string;
            /** @description A measure of one other object. */
            object?: components["schemas"]["io.orch.api.autoscaling.v2.ObjectMetricStatus"];
            /** @description A measure of each pod, taken on average. */
            pods?: components["schemas"]["io.orch.api.autoscaling.v2.PodsMetricStatus"];
            /** @description What pods use of a resource, taken on average. */
            resource?: components["schemas"]["io.orch.api.autoscaling.v2.ResourceMetricStatus"];
            /** @description What one container of each pod uses of a resource, taken on average. */
            containerResource?: components["schemas"]["io.orch.api.autoscaling.v2.ContainerResourceMetricStatus"];
            /** @description A measure from outside the cluster. */
            external?: components["schemas"]["io.orch.api.autoscaling.v2.ExternalMetricStatus"];
        };
        /** @description What a measure should be. */
        "io.orch.api.autoscaling.v2.MetricTarget": {
            /** @description Utilization, Value or AverageValue. */
            type: string;
            /** @description The measure itself. */
            value?: components["schemas"]["io.orch.apimachinery.pkg.api.resource.Quantity"];
            /** @description The measure divided by the number of pods. */
            averageValue?: components["schemas"]["io.orch.apimachinery.pkg.api.resource.Quantity"];
            /**
             * Format: int32
             * @description The measure in percent of what pods request.
             */
            averageUtilization?: number;
        };
        /** @description What a measure was last. */
        "io.orch.api.autoscaling.v2.MetricValueStatus": {
            /** @description The measure itself. */
            value?: components["schemas"]["io.orch.apimachinery.pkg.api.resource.Quantity"];
            /** @description The measure divided by the number of pods. */
            averageValue?: components["schemas"]["io.orch.apimachinery.pkg.api.resource.Quantity"];
            /**
             * Format: int32
             * @description The measure in percent of what pods request.
             */
            averageUtilization?: number;
        };
        /** @description A measure of one object, such as requests per second of an ingress. */
        "io.orch.api.autoscaling.v2.ObjectMetricSource": {
            /** @description Object that is measured. */
            describedObject: components["schemas"]["io.orch.api.autoscaling.v2.CrossVersionObjectReference"];
            /** @description What the measure should be. */
            target: components["schemas"]["io.orch.api.autoscaling.v2.MetricTarget"];
            /** @description Which measure. */
            metric: components["schemas"]["io.orch.api.autoscaling.v2.MetricIdentifier"];
        };
        /** @description What a measure of one object was last. */
        "io.orch.api.autoscaling.v2.ObjectMetricStatus": {
            /** @description Which measure. */
            metric: components["schemas"]["io.orch.api.autoscaling.v2.MetricIdentifier"];
            /** @description What it was. */
            current: components["schemas"]["io.orch.api.autoscaling.v2.MetricValueStatus"];
            /** @description Object that is measured. */
            describedObject: components["schemas"]["io.orch.api.autoscaling.v2.CrossVersionObjectReference"];
        };
        /** @description A measure of each pod. */
        "io.orch.api.autoscaling.v2.PodsMetricSource": {
            /** @description Which measure. */
            metric: components["schemas"]["io.orch.api.autoscaling.v2.MetricIdentifier"];
            /** @description What it should be on average. */
            target: components["schemas"]["io.orch.api.autoscaling.v2.MetricTarget"];
        };
        /** @description What a measure of each pod was last. */
        "io.orch.api.autoscaling.v2.PodsMetricStatus": {
            /** @description Which measure. */
            metric: components["schemas"]["io.orch.api.autoscaling.v2.MetricIdentifier"];
            /** @description What it was. */
            current: components["schemas"]["io.orch.api.autoscaling.v2.MetricValueStatus"];
        };
        /** @description What pods use of a resource. */
        "io.orch.api.autoscaling.v2.ResourceMetricSource": {
            /** @description Name of the resource. */
            name: string;
            /** @description What it should be on average. */
            target: components["schemas"]["io.orch.api.autoscaling.v2.MetricTarget"];
        };
        /** @description What pods used of a resource last. */
        "io.orch.api.autoscaling.v2.ResourceMetricStatus": {
            /** @description Name of the resource. */
            name: string;
            /** @description What it was. */
            current: components["schemas"]["io.orch.api.autoscaling.v2.MetricValueStatus"];
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
    getAutoscalingV2APIResources: {
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
    listAutoscalingV2NamespacedHorizontalPodAutoscaler: {
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
                    "application/json": components["schemas"]["io.orch.api.autoscaling.v2.HorizontalPodAutoscalerList"];
                    "application/yaml": components["schemas"]["io.orch.api.autoscaling.v2.HorizontalPodAutoscalerList"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.autoscaling.v2.HorizontalPodAutoscalerList"];
                    "application/json;stream=watch": components["schemas"]["io.orch.api.autoscaling.v2.HorizontalPodAutoscalerList"];
                    "application/vnd.orch.protobuf;stream=watch": components["schemas"]["io.orch.api.autoscaling.v2.HorizontalPodAutoscalerList"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    createAutoscalingV2NamespacedHorizontalPodAutoscaler: {
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
                "application/json": components["schemas"]["io.orch.api.autoscaling.v2.HorizontalPodAutoscaler"];
                "application/yaml": components["schemas"]["io.orch.api.autoscaling.v2.HorizontalPodAutoscaler"];
                "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.autoscaling.v2.HorizontalPodAutoscaler"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.autoscaling.v2.HorizontalPodAutoscaler"];
                    "application/yaml": components["schemas"]["io.orch.api.autoscaling.v2.HorizontalPodAutoscaler"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.autoscaling.v2.HorizontalPodAutoscaler"];
                };
            };
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.autoscaling.v2.HorizontalPodAutoscaler"];
                    "application/yaml": components["schemas"]["io.orch.api.autoscaling.v2.HorizontalPodAutoscaler"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.autoscaling.v2.HorizontalPodAutoscaler"];
                };
            };
            /** @description Accepted */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.autoscaling.v2.HorizontalPodAutoscaler"];
                    "application/yaml": components["schemas"]["io.orch.api.autoscaling.v2.HorizontalPodAutoscaler"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.autoscaling.v2.HorizontalPodAutoscaler"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    deleteAutoscalingV2CollectionNamespacedHorizontalPodAutoscaler: {
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
                    "application/json": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.Status"] | components["schemas"]["io.orch.api.autoscaling.v2.HorizontalPodAutoscalerList"];
                    "application/yaml": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.Status"] | components["schemas"]["io.orch.api.autoscaling.v2.HorizontalPodAutoscalerList"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.Status"] | components["schemas"]["io.orch.api.autoscaling.v2.HorizontalPodAutoscalerList"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    readAutoscalingV2NamespacedHorizontalPodAutoscaler: {
        parameters: {
            query?: {
                /** @description true: JSON comes indented. */
                pretty?: components["parameters"]["pretty"];
            };
            header?: never;
            path: {
                /** @description Name of the HorizontalPodAutoscaler. */
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
                    "application/json": components["schemas"]["io.orch.api.autoscaling.v2.HorizontalPodAutoscaler"];
                    "application/yaml": components["schemas"]["io.orch.api.autoscaling.v2.HorizontalPodAutoscaler"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.autoscaling.v2.HorizontalPodAutoscaler"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    replaceAutoscalingV2NamespacedHorizontalPodAutoscaler: {
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
                /** @description Name of the HorizontalPodAutoscaler. */
                name: string;
                /** @description The namespace that the objects live in. */
                namespace: components["parameters"]["namespace"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["io.orch.api.autoscaling.v2.HorizontalPodAutoscaler"];
                "application/yaml": components["schemas"]["io.orch.api.autoscaling.v2.HorizontalPodAutoscaler"];
                "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.autoscaling.v2.HorizontalPodAutoscaler"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.autoscaling.v2.HorizontalPodAutoscaler"];
                    "application/yaml": components["schemas"]["io.orch.api.autoscaling.v2.HorizontalPodAutoscaler"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.autoscaling.v2.HorizontalPodAutoscaler"];
                };
            };
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.autoscaling.v2.HorizontalPodAutoscaler"];
                    "application/yaml": components["schemas"]["io.orch.api.autoscaling.v2.HorizontalPodAutoscaler"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.autoscaling.v2.HorizontalPodAutoscaler"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    deleteAutoscalingV2NamespacedHorizontalPodAutoscaler: {
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
                /** @description Name of the HorizontalPodAutoscaler. */
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
                    "application/json": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.Status"] | components["schemas"]["io.orch.api.autoscaling.v2.HorizontalPodAutoscaler"];
                    "application/yaml": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.Status"] | components["schemas"]["io.orch.api.autoscaling.v2.HorizontalPodAutoscaler"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.Status"] | components["schemas"]["io.orch.api.autoscaling.v2.HorizontalPodAutoscaler"];
                };
            };
            /** @description Accepted */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.Status"] | components["schemas"]["io.orch.api.autoscaling.v2.HorizontalPodAutoscaler"];
                    "application/yaml": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.Status"] | components["schemas"]["io.orch.api.autoscaling.v2.HorizontalPodAutoscaler"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.Status"] | components["schemas"]["io.orch.api.autoscaling.v2.HorizontalPodAutoscaler"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    patchAutoscalingV2NamespacedHorizontalPodAutoscaler: {
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
                /** @description Name of the HorizontalPodAutoscaler. */
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
                    "application/json": components["schemas"]["io.orch.api.autoscaling.v2.HorizontalPodAutoscaler"];
                    "application/yaml": components["schemas"]["io.orch.api.autoscaling.v2.HorizontalPodAutoscaler"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.autoscaling.v2.HorizontalPodAutoscaler"];
                };
            };
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.autoscaling.v2.HorizontalPodAutoscaler"];
                    "application/yaml": components["schemas"]["io.orch.api.autoscaling.v2.HorizontalPodAutoscaler"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.autoscaling.v2.HorizontalPodAutoscaler"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    readAutoscalingV2NamespacedHorizontalPodAutoscalerStatus: {
        parameters: {
            query?: {
                /** @description true: JSON comes indented. */
                pretty?: components["parameters"]["pretty"];
            };
            header?: never;
            path: {
                /** @description Name of the HorizontalPodAutoscaler. */
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
                    "application/json": components["schemas"]["io.orch.api.autoscaling.v2.HorizontalPodAutoscaler"];
                    "application/yaml": components["schemas"]["io.orch.api.autoscaling.v2.HorizontalPodAutoscaler"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.autoscaling.v2.HorizontalPodAutoscaler"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    replaceAutoscalingV2NamespacedHorizontalPodAutoscalerStatus: {
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
                /** @description Name of the HorizontalPodAutoscaler. */
                name: string;
                /** @description The namespace that the objects live in. */
                namespace: components["parameters"]["namespace"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["io.orch.api.autoscaling.v2.HorizontalPodAutoscaler"];
                "application/yaml": components["schemas"]["io.orch.api.autoscaling.v2.HorizontalPodAutoscaler"];
                "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.autoscaling.v2.HorizontalPodAutoscaler"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.autoscaling.v2.HorizontalPodAutoscaler"];
                    "application/yaml": components["schemas"]["io.orch.api.autoscaling.v2.HorizontalPodAutoscaler"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.autoscaling.v2.HorizontalPodAutoscaler"];
                };
            };
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.autoscaling.v2.HorizontalPodAutoscaler"];
                    "application/yaml": components["schemas"]["io.orch.api.autoscaling.v2.HorizontalPodAutoscaler"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.autoscaling.v2.HorizontalPodAutoscaler"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    patchAutoscalingV2NamespacedHorizontalPodAutoscalerStatus: {
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
                /** @description Name of the HorizontalPodAutoscaler. */
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
                    "application/json": components["schemas"]["io.orch.api.autoscaling.v2.HorizontalPodAutoscaler"];
                    "application/yaml": components["schemas"]["io.orch.api.autoscaling.v2.HorizontalPodAutoscaler"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.autoscaling.v2.HorizontalPodAutoscaler"];
                };
            };
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.autoscaling.v2.HorizontalPodAutoscaler"];
                    "application/yaml": components["schemas"]["io.orch.api.autoscaling.v2.HorizontalPodAutoscaler"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.autoscaling.v2.HorizontalPodAutoscaler"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    listAutoscalingV2HorizontalPodAutoscalerForAllNamespaces: {
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
                    "application/json": components["schemas"]["io.orch.api.autoscaling.v2.HorizontalPodAutoscalerList"];
                    "application/yaml": components["schemas"]["io.orch.api.autoscaling.v2.HorizontalPodAutoscalerList"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.autoscaling.v2.HorizontalPodAutoscalerList"];
                    "application/json;stream=watch": components["schemas"]["io.orch.api.autoscaling.v2.HorizontalPodAutoscalerList"];
                    "application/vnd.orch.protobuf;stream=watch": components["schemas"]["io.orch.api.autoscaling.v2.HorizontalPodAutoscalerList"];
                };
            };
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

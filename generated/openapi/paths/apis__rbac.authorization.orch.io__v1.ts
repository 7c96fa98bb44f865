// Generated from openapi/v3/apis__rbac.authorization.orch.io__v1.json by openapi-typescript. Do not edit.
export interface paths {
    "/apis/rbac.authorization.orch.io/v1/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Lists the resources of this group and version. */
        get: operations["getRbacAuthorizationV1APIResources"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/apis/rbac.authorization.orch.io/v1/clusterroles": {
        parameters: {
            query?: {
                /** @description true: JSON comes indented. */
                pretty?: components["parameters"]["pretty"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Lists or watches clusterroles. */
        get: operations["listRbacAuthorizationV1ClusterRole"];
        put?: never;
        /** @description Creates a ClusterRole. */
        post: operations["createRbacAuthorizationV1ClusterRole"];
        /** @description Deletes those clusterroles that the selectors choose. */
        delete: operations["deleteRbacAuthorizationV1CollectionClusterRole"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/apis/rbac.authorization.orch.io/v1/clusterroles/{name}": {
        parameters: {
            query?: {
                /** @description true: JSON comes indented. */
                pretty?: components["parameters"]["pretty"];
            };
            header?: never;
            path: {
                /** @description Name of the ClusterRole. */
                name: string;
            };
            cookie?: never;
        };
        /** @description Reads the ClusterRole. */
        get: operations["readRbacAuthorizationV1ClusterRole"];
        /** @description Replaces the ClusterRole. */
        put: operations["replaceRbacAuthorizationV1ClusterRole"];
        post?: never;
        /** @description Deletes the ClusterRole. */
        delete: operations["deleteRbacAuthorizationV1ClusterRole"];
        options?: never;
        head?: never;
        /** @description Changes parts of the ClusterRole. */
        patch: operations["patchRbacAuthorizationV1ClusterRole"];
        trace?: never;
    };
    "/apis/rbac.authorization.orch.io/v1/clusterrolebindings": {
        parameters: {
            query?: {
                /** @description true: JSON comes indented. */
                pretty?: components["parameters"]["pretty"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Lists or watches clusterrolebindings. */
        get: operations["listRbacAuthorizationV1ClusterRoleBinding"];
        put?: never;
        /** @description Creates a ClusterRoleBinding. */
        post: operations["createRbacAuthorizationV1ClusterRoleBinding"];
        /** @description Deletes those clusterrolebindings that the selectors choose. */
        delete: operations["deleteRbacAuthorizationV1CollectionClusterRoleBinding"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/apis/rbac.authorization.orch.io/v1/clusterrolebindings/{name}": {
        parameters: {
            query?: {
                /** @description true: JSON comes indented. */
                pretty?: components["parameters"]["pretty"];
            };
            header?: never;
            path: {
                /** @description Name of the ClusterRoleBinding. */
                name: string;
            };
            cookie?: never;
        };
        /** @description Reads the ClusterRoleBinding. */
        get: operations["readRbacAuthorizationV1ClusterRoleBinding"];
        /** @description Replaces the ClusterRoleBinding. */
        put: operations["replaceRbacAuthorizationV1ClusterRoleBinding"];
        post?: never;
        /** @description Deletes the ClusterRoleBinding. */
        delete: operations["deleteRbacAuthorizationV1ClusterRoleBinding"];
        options?: never;
        head?: never;
        /** @description Changes parts of the ClusterRoleBinding. */
        patch: operations["patchRbacAuthorizationV1ClusterRoleBinding"];
        trace?: never;
    };
    "/apis/rbac.authorization.orch.io/v1/namespaces/{namespace}/roles": {
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
        /** @description Lists or watches roles. */
        get: operations["listRbacAuthorizationV1NamespacedRole"];
        put?: never;
        /** @description Creates a Role. */
        post: operations["createRbacAuthorizationV1NamespacedRole"];
        /** @description Deletes those roles that the selectors choose. */
        delete: operations["deleteRbacAuthorizationV1CollectionNamespacedRole"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/apis/rbac.authorization.orch.io/v1/namespaces/{namespace}/roles/{name}": {
        parameters: {
            query?: {
                /** @description true: JSON comes indented. */
                pretty?: components["parameters"]["pretty"];
            };
            header?: never;
            path: {
                /** @description Name of the Role. */
                name: string;
                /** @description The namespace that the objects live in. */
                namespace: components["parameters"]["namespace"];
            };
            cookie?: never;
        };
        /** @description Reads the Role. */
        get: operations["readRbacAuthorizationV1NamespacedRole"];
        /** @description Replaces the Role. */
        put: operations["replaceRbacAuthorizationV1NamespacedRole"];
        post?: never;
        /** @description Deletes the Role. */
        delete: operations["deleteRbacAuthorizationV1NamespacedRole"];
        options?: never;
        head?: never;
        /** @description Changes parts of the Role. */
        patch: operations["patchRbacAuthorizationV1NamespacedRole"];
        trace?: never;
    };
    "/apis/rbac.authorization.orch.io/v1/roles": {
        parameters: {
            query?: {
                /** @description true: JSON comes indented. */
                pretty?: components["parameters"]["pretty"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Lists or watches roles of every namespace. */
        get: operations["listRbacAuthorizationV1RoleForAllNamespaces"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/apis/rbac.authorization.orch.io/v1/namespaces/{namespace}/rolebindings": {
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
        /** @description Lists or watches rolebindings. */
        get: operations["listRbacAuthorizationV1NamespacedRoleBinding"];
        put?: never;
        /** @description Creates a RoleBinding. */
        post: operations["createRbacAuthorizationV1NamespacedRoleBinding"];
        /** @description Deletes those rolebindings that the selectors choose. */
        delete: operations["deleteRbacAuthorizationV1CollectionNamespacedRoleBinding"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/apis/rbac.authorization.orch.io/v1/namespaces/{namespace}/rolebindings/{name}": {
        parameters: {
            query?: {
                /** @description true: JSON comes indented. */
                pretty?: components["parameters"]["pretty"];
            };
            header?: never;
            path: {
                /** @description Name of the RoleBinding. */
                name: string;
                /** @description The namespace that the objects live in. */
                namespace: components["parameters"]["namespace"];
            };
            cookie?: never;
        };
        /** @description Reads the RoleBinding. */
        get: operations["readRbacAuthorizationV1NamespacedRoleBinding"];
        /** @description Replaces the RoleBinding. */
        put: operations["replaceRbacAuthorizationV1NamespacedRoleBinding"];
        post?: never;
        /** @description Deletes the RoleBinding. */
        delete: operations["deleteRbacAuthorizationV1NamespacedRoleBinding"];
        options?: never;
        head?: never;
        /** @description Changes parts of the RoleBinding. */
        patch: operations["patchRbacAuthorizationV1NamespacedRoleBinding"];
        trace?: never;
    };
    "/apis/rbac.authorization.orch.io/v1/rolebindings": {
        parameters: {
            query?: {
                /** @description true: JSON comes indented. */
                pretty?: components["parameters"]["pretty"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Lists or watches rolebindings of every namespace. */
        get: operations["listRbacAuthorizationV1RoleBindingForAllNamespaces"];
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
        /** @description Cluster roles whose rules are put together. */
        "io.orch.api.rbac.v1.AggregationRule": {
            /** @description Labels of the cluster roles, of which one selector must fit. */
            clusterRoleSelectors?: components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.LabelSelector"][];
        };
        /** @description ClusterRole is a list of things that may be done in the whole cluster. */
        "io.orch.api.rbac.v1.ClusterRole": {
            /** @description The group and version of this representation of the object. */
            apiVersion?: string;
            /** @description The type of the object, in CamelCase. */
            kind?: string;
            /** @description Name, labels and what else every object carries. */
            metadata?: components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.ObjectMeta"];
            /** @description What may be done; the server fills it in when aggregationRule is set. */
            rules?: components["schemas"]["io.orch.api.rbac.v1.PolicyRule"][] | null;
            /** @description Where the rules come from. */
            aggregationRule?: components["schemas"]["io.orch.api.rbac.v1.AggregationRule"];
        };
        /** @description ClusterRoleBinding lets subjects do, in the whole cluster, what a cluster role says. */
        "io.orch.api.rbac.v1.ClusterRoleBinding": {
            /** @description The group and version of this representation of the object. */
            apiVersion?: string;
            /** @description The type of the object, in CamelCase. */
            kind?: string;
            /** @description Name, labels and what else every object carries. */
            metadata?: components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.ObjectMeta"];
            /** @description Who may do it. */
            subjects?: components["schemas"]["io.orch.api.rbac.v1.Subject"][];
            /** @description The cluster role; it cannot change. */
            roleRef: components["schemas"]["io.orch.api.rbac.v1.RoleRef"];
        };
        /** @description ClusterRoleBindingList is a list of ClusterRoleBinding objects. */
        "io.orch.api.rbac.v1.ClusterRoleBindingList": {
            /** @description The group and version of this representation of the object. */
            apiVersion?: string;
            /** @description The type of the object, in CamelCase. */
            kind?: string;
            /** @description The version of the list, and how to go on with it. */
            metadata?: components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.ListMeta"];
            /** @description The clusterrolebindings. */
            items: components["schemas"]["io.orch.api.rbac.v1.ClusterRoleBinding"][];
        };
        /** @description ClusterRoleList is a list of ClusterRole objects. */
        "io.orch.api.rbac.v1.ClusterRoleList": {
            /** @description The group and version of this representation of the object. */
            apiVersion?: string;
            /** @description The type of the object, in CamelCase. */
            kind?: string;
            /** @description The version of the list, and how to go on with it. */
            metadata?: components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.ListMeta"];
            /** @description The clusterroles. */
            items: components["schemas"]["io.orch.api.rbac.v1.ClusterRole"][];
        };
        /** @description What may be done, to resources or to URLs. */
        "io.orch.api.rbac.v1.PolicyRule": {
            /** @description What may be done; * is everything. */
            verbs: string[] | null;
            /** @description Groups of the resources; * is all, empty text the core group. */
            apiGroups?: string[];
            /** @description Resources, with sub-resources as pods/log; * is all. */
            resources?: string[];
            /** @description Names of single objects; all when empty. */
            resourceNames?: string[];
            /** @description URLs that are no resources, perhaps with * at the end; only in cluster roles. */
            nonResourceURLs?: string[];
        };
        /** @description Role is a list of things that may be done in its namespace. */
        "io.orch.api.rbac.v1.Role": {
            /** @description The group and version of this representation of the object. */
            apiVersion?: string;
            /** @description The type of the object, in CamelCase. */
            kind?: string;
            /** @description Name, labels and what else every object carries. */
            metadata?: components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.ObjectMeta"];
            /** @description What may be done. */
            rules?: components["schemas"]["io.orch.api.rbac.v1.PolicyRule"][] | null;
        };
        /** @description RoleBinding lets subjects do, in its namespace, what a role says. */
        "io.orch.api.rbac.v1.RoleBinding": {
            /** @description The group and version of this representation of the object. */
            apiVersion?: string;
            /** @description The type of the object, in CamelCase. */
            kind?: string;
            /** @description Name, labels and what else every object carries. */
            metadata?: components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.ObjectMeta"];
            /** @description Who may do it. */
            subjects?: components["schemas"]["io.orch.api.rbac.v1.Subject"][];
            /** @description The role, of this namespace or of the cluster; it cannot change. */
            roleRef: components["schemas"]["io.orch.api.rbac.v1.RoleRef"];
        };
        /** @description RoleBindingList is a list of RoleBinding objects. */
        "io.orch.api.rbac.v1.RoleBindingList": {
            /** @description The group and version of this representation of the object. */
            apiVersion?: string;
            /** @description The type of the object, in CamelCase. */
            kind?: string;
            /** @description The version of the list, and how to go on with it. */
            metadata?: components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.ListMeta"];
            /** @description The rolebindings. */
            items: components["schemas"]["io.orch.api.rbac.v1.RoleBinding"][];
        };
        /** @description RoleList is a list of Role objects. */
        "io.orch.api.rbac.v1.RoleList": {
            /** @description The group and version of this representation of the object. */
            apiVersion?: string;
            /** @description The type of the object, in CamelCase. */
            kind?: string;
            /** @description The version of the list, and how to go on with it. */
            metadata?: components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.ListMeta"];
            /** @description The roles. */
            items: components["schemas"]["io.orch.api.rbac.v1.Role"][];
        };
        /** @description Names a role. */
        "io.orch.api.rbac.v1.RoleRef": {
            /**
             * @description Group of the role's kind.
             * @default rbac.authorization.orch.io
             * @enum {string}
             */
            apiGroup?: "rbac.authorization.orch.io";
            /** @description Role or ClusterRole. */
            kind: string;
            /**
             * Format: path-segment
             * @description Name of the role.
             */
            name: string;
        };
        /** @description A user, a group, or a service account. */
        "io.orch.api.rbac.v1.Subject": {
            /**
             * @description User, Group or ServiceAccount.
             * @enum {string}
             */
            kind: "Group" | "ServiceAccount" | "User";
            /** @description Group of the kind; empty for service accounts. */
            apiGroup?: string;
            /** @description Name of the subject. */
            name: string;
            /** @description Namespace of a service account. */
            namespace?: string;
        };
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
    getRbacAuthorizationV1APIResources: {
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
    listRbacAuthorizationV1ClusterRole: {
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
                    "application/json": components["schemas"]["io.orch.api.rbac.v1.ClusterRoleList"];
                    "application/yaml": components["schemas"]["io.orch.api.rbac.v1.ClusterRoleList"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.rbac.v1.ClusterRoleList"];
                    "application/json;stream=watch": components["schemas"]["io.orch.api.rbac.v1.ClusterRoleList"];
                    "application/vnd.orch.protobuf;stream=watch": components["schemas"]["io.orch.api.rbac.v1.ClusterRoleList"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    createRbacAuthorizationV1ClusterRole: {
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
                "application/json": components["schemas"]["io.orch.api.rbac.v1.ClusterRole"];
                "application/yaml": components["schemas"]["io.orch.api.rbac.v1.ClusterRole"];
                "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.rbac.v1.ClusterRole"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.rbac.v1.ClusterRole"];
                    "application/yaml": components["schemas"]["io.orch.api.rbac.v1.ClusterRole"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.rbac.v1.ClusterRole"];
                };
            };
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.rbac.v1.ClusterRole"];
                    "application/yaml": components["schemas"]["io.orch.api.rbac.v1.ClusterRole"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.rbac.v1.ClusterRole"];
                };
            };
            /** @description Accepted */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.rbac.v1.ClusterRole"];
                    "application/yaml": components["schemas"]["io.orch.api.rbac.v1.ClusterRole"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.rbac.v1.ClusterRole"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    deleteRbacAuthorizationV1CollectionClusterRole: {
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
                    "application/json": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.Status"] | components["schemas"]["io.orch.api.rbac.v1.ClusterRoleList"];
                    "application/yaml": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.Status"] | components["schemas"]["io.orch.api.rbac.v1.ClusterRoleList"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.Status"] | components["schemas"]["io.orch.api.rbac.v1.ClusterRoleList"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    readRbacAuthorizationV1ClusterRole: {
        parameters: {
            query?: {
                /** @description true: JSON comes indented. */
                pretty?: components["parameters"]["pretty"];
            };
            header?: never;
            path: {
                /** @description Name of the ClusterRole. */
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
                    "application/json": components["schemas"]["io.orch.api.rbac.v1.ClusterRole"];
                    "application/yaml": components["schemas"]["io.orch.api.rbac.v1.ClusterRole"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.rbac.v1.ClusterRole"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    replaceRbacAuthorizationV1ClusterRole: {
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
                /** @description Name of the ClusterRole. */
                name: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["io.orch.api.rbac.v1.ClusterRole"];
                "application/yaml": components["schemas"]["io.orch.api.rbac.v1.ClusterRole"];
                "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.rbac.v1.ClusterRole"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.rbac.v1.ClusterRole"];
                    "application/yaml": components["schemas"]["io.orch.api.rbac.v1.ClusterRole"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.rbac.v1.ClusterRole"];
                };
            };
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.rbac.v1.ClusterRole"];
                    "application/yaml": components["schemas"]["io.orch.api.rbac.v1.ClusterRole"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.rbac.v1.ClusterRole"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    deleteRbacAuthorizationV1ClusterRole: {
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
                /** @description Name of the ClusterRole. */
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
                    "application/json": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.Status"] | components["schemas"]["io.orch.api.rbac.v1.ClusterRole"];
                    "application/yaml": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.Status"] | components["schemas"]["io.orch.api.rbac.v1.ClusterRole"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.Status"] | components["schemas"]["io.orch.api.rbac.v1.ClusterRole"];
                };
            };
            /** @description Accepted */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.Status"] | components["schemas"]["io.orch.api.rbac.v1.ClusterRole"];
                    "application/yaml": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.Status"] | components["schemas"]["io.orch.api.rbac.v1.ClusterRole"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.Status"] | components["schemas"]["io.orch.api.rbac.v1.ClusterRole"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    patchRbacAuthorizationV1ClusterRole: {
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
                /** @description Name of the ClusterRole. */
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
                    "application/json": components["schemas"]["io.orch.api.rbac.v1.ClusterRole"];
                    "application/yaml": components["schemas"]["io.orch.api.rbac.v1.ClusterRole"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.rbac.v1.ClusterRole"];
                };
            };
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.rbac.v1.ClusterRole"];
                    "application/yaml": components["schemas"]["io.orch.api.rbac.v1.ClusterRole"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.rbac.v1.ClusterRole"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    listRbacAuthorizationV1ClusterRoleBinding: {
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
                    "application/json": components["schemas"]["io.orch.api.rbac.v1.ClusterRoleBindingList"];
                    "application/yaml": components["schemas"]["io.orch.api.rbac.v1.ClusterRoleBindingList"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.rbac.v1.ClusterRoleBindingList"];
                    "application/json;stream=watch": components["schemas"]["io.orch.api.rbac.v1.ClusterRoleBindingList"];
                    "application/vnd.orch.protobuf;stream=watch": components["schemas"]["io.orch.api.rbac.v1.ClusterRoleBindingList"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    createRbacAuthorizationV1ClusterRoleBinding: {
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
                "application/json": components["schemas"]["io.orch.api.rbac.v1.ClusterRoleBinding"];
                "application/yaml": components["schemas"]["io.orch.api.rbac.v1.ClusterRoleBinding"];
                "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.rbac.v1.ClusterRoleBinding"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.rbac.v1.ClusterRoleBinding"];
                    "application/yaml": components["schemas"]["io.orch.api.rbac.v1.ClusterRoleBinding"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.rbac.v1.ClusterRoleBinding"];
                };
            };
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.rbac.v1.ClusterRoleBinding"];
                    "application/yaml": components["schemas"]["io.orch.api.rbac.v1.ClusterRoleBinding"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.rbac.v1.ClusterRoleBinding"];
                };
            };
            /** @description Accepted */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.rbac.v1.ClusterRoleBinding"];
                    "application/yaml": components["schemas"]["io.orch.api.rbac.v1.ClusterRoleBinding"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.rbac.v1.ClusterRoleBinding"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    deleteRbacAuthorizationV1CollectionClusterRoleBinding: {
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
                    "application/json": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.Status"] | components["schemas"]["io.orch.api.rbac.v1.ClusterRoleBindingList"];
                    "application/yaml": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.Status"] | components["schemas"]["io.orch.api.rbac.v1.ClusterRoleBindingList"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.Status"] | components["schemas"]["io.orch.api.rbac.v1.ClusterRoleBindingList"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    readRbacAuthorizationV1ClusterRoleBinding: {
        parameters: {
            query?: {
                /** @description true: JSON comes indented. */
                pretty?: components["parameters"]["pretty"];
            };
            header?: never;
            path: {
                /** @description Name of the ClusterRoleBinding. */
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
                    "application/json": components["schemas"]["io.orch.api.rbac.v1.ClusterRoleBinding"];
                    "application/yaml": components["schemas"]["io.orch.api.rbac.v1.ClusterRoleBinding"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.rbac.v1.ClusterRoleBinding"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    replaceRbacAuthorizationV1ClusterRoleBinding: {
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
                /** @description Name of the ClusterRoleBinding. */
                name: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["io.orch.api.rbac.v1.ClusterRoleBinding"];
                "application/yaml": components["schemas"]["io.orch.api.rbac.v1.ClusterRoleBinding"];
                "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.rbac.v1.ClusterRoleBinding"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.rbac.v1.ClusterRoleBinding"];
                    "application/yaml": components["schemas"]["io.orch.api.rbac.v1.ClusterRoleBinding"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.rbac.v1.ClusterRoleBinding"];
                };
            };
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.rbac.v1.ClusterRoleBinding"];
                    "application/yaml": components["schemas"]["io.orch.api.rbac.v1.ClusterRoleBinding"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.rbac.v1.ClusterRoleBinding"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    deleteRbacAuthorizationV1ClusterRoleBinding: {
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
                /** @description Name of the ClusterRoleBinding. */
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
                    "application/json": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.Status"] | components["schemas"]["io.orch.api.rbac.v1.ClusterRoleBinding"];
                    "application/yaml": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.Status"] | components["schemas"]["io.orch.api.rbac.v1.ClusterRoleBinding"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.Status"] | components["schemas"]["io.orch.api.rbac.v1.ClusterRoleBinding"];
                };
            };
            /** @description Accepted */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.Status"] | components["schemas"]["io.orch.api.rbac.v1.ClusterRoleBinding"];
                    "application/yaml": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.Status"] | components["schemas"]["io.orch.api.rbac.v1.ClusterRoleBinding"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.Status"] | components["schemas"]["io.orch.api.rbac.v1.ClusterRoleBinding"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    patchRbacAuthorizationV1ClusterRoleBinding: {
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
                /** @description Name of the ClusterRoleBinding. */
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
                    "application/json": components["schemas"]["io.orch.api.rbac.v1.ClusterRoleBinding"];
                    "application/yaml": components["schemas"]["io.orch.api.rbac.v1.ClusterRoleBinding"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.rbac.v1.ClusterRoleBinding"];
                };
            };
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.rbac.v1.ClusterRoleBinding"];
                    "application/yaml": components["schemas"]["io.orch.api.rbac.v1.ClusterRoleBinding"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.rbac.v1.ClusterRoleBinding"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    listRbacAuthorizationV1NamespacedRole: {
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
                    "application/json": components["schemas"]["io.orch.api.rbac.v1.RoleList"];
                    "application/yaml": components["schemas"]["io.orch.api.rbac.v1.RoleList"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.rbac.v1.RoleList"];
                    "application/json;stream=watch": components["schemas"]["io.orch.api.rbac.v1.RoleList"];
                    "application/vnd.orch.protobuf;stream=watch": components["schemas"]["io.orch.api.rbac.v1.RoleList"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    createRbacAuthorizationV1NamespacedRole: {
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
                "application/json": components["schemas"]["io.orch.api.rbac.v1.Role"];
                "application/yaml": components["schemas"]["io.orch.api.rbac.v1.Role"];
                "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.rbac.v1.Role"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.rbac.v1.Role"];
                    "application/yaml": components["schemas"]["io.orch.api.rbac.v1.Role"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.rbac.v1.Role"];
                };
            };
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.rbac.v1.Role"];
                    "application/yaml": components["schemas"]["io.orch.api.rbac.v1.Role"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.rbac.v1.Role"];
                };
            };
            /** @description Accepted */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.rbac.v1.Role"];
                    "application/yaml": components["schemas"]["io.orch.api.rbac.v1.Role"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.rbac.v1.Role"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    deleteRbacAuthorizationV1CollectionNamespacedRole: {
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
                    "application/json": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.Status"] | components["schemas"]["io.orch.api.rbac.v1.RoleList"];
                    "application/yaml": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.Status"] | components["schemas"]["io.orch.api.rbac.v1.RoleList"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.Status"] | components["schemas"]["io.orch.api.rbac.v1.RoleList"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    readRbacAuthorizationV1NamespacedRole: {
        parameters: {
            query?: {
                /** @description true: JSON comes indented. */
                pretty?: components["parameters"]["pretty"];
            };
            header?: never;
            path: {
                /** @description Name of the Role. */
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
                    "application/json": components["schemas"]["io.orch.api.rbac.v1.Role"];
                    "application/yaml": components["schemas"]["io.orch.api.rbac.v1.Role"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.rbac.v1.Role"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    replaceRbacAuthorizationV1NamespacedRole: {
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
                /** @description Name of the Role. */
                name: string;
                /** @description The namespace that the objects live in. */
                namespace: components["parameters"]["namespace"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["io.orch.api.rbac.v1.Role"];
                "application/yaml": components["schemas"]["io.orch.api.rbac.v1.Role"];
                "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.rbac.v1.Role"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.rbac.v1.Role"];
                    "application/yaml": components["schemas"]["io.orch.api.rbac.v1.Role"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.rbac.v1.Role"];
                };
            };
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.rbac.v1.Role"];
                    "application/yaml": components["schemas"]["io.orch.api.rbac.v1.Role"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.rbac.v1.Role"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    deleteRbacAuthorizationV1NamespacedRole: {
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
                /** @description Name of the Role. */
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
                    "application/json": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.Status"] | components["schemas"]["io.orch.api.rbac.v1.Role"];
                    "application/yaml": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.Status"] | components["schemas"]["io.orch.api.rbac.v1.Role"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.Status"] | components["schemas"]["io.orch.api.rbac.v1.Role"];
                };
            };
            /** @description Accepted */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.Status"] | components["schemas"]["io.orch.api.rbac.v1.Role"];
                    "application/yaml": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.Status"] | components["schemas"]["io.orch.api.rbac.v1.Role"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.Status"] | components["schemas"]["io.orch.api.rbac.v1.Role"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    patchRbacAuthorizationV1NamespacedRole: {
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
                /** @description Name of the Role. */
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
                    "application/json": components["schemas"]["io.orch.api.rbac.v1.Role"];
                    "application/yaml": components["schemas"]["io.orch.api.rbac.v1.Role"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.rbac.v1.Role"];
                };
            };
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.rbac.v1.Role"];
                    "application/yaml": components["schemas"]["io.orch.api.rbac.v1.Role"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.rbac.v1.Role"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    listRbacAuthorizationV1RoleForAllNamespaces: {
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
                    "application/json": components["schemas"]["io.orch.api.rbac.v1.RoleList"];
                    "application/yaml": components["schemas"]["io.orch.api.rbac.v1.RoleList"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.rbac.v1.RoleList"];
                    "application/json;stream=watch": components["schemas"]["io.orch.api.rbac.v1.RoleList"];
                    "application/vnd.orch.protobuf;stream=watch": components["schemas"]["io.orch.api.rbac.v1.RoleList"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    listRbacAuthorizationV1NamespacedRoleBinding: {
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
                    "application/json": components["schemas"]["io.orch.api.rbac.v1.RoleBindingList"];
                    "application/yaml": components["schemas"]["io.orch.api.rbac.v1.RoleBindingList"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.rbac.v1.RoleBindingList"];
                    "application/json;stream=watch": components["schemas"]["io.orch.api.rbac.v1.RoleBindingList"];
                    "application/vnd.orch.protobuf;stream=watch": components["schemas"]["io.orch.api.rbac.v1.RoleBindingList"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    createRbacAuthorizationV1NamespacedRoleBinding: {
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
                "application/json": components["schemas"]["io.orch.api.rbac.v1.RoleBinding"];
                "application/yaml": components["schemas"]["io.orch.api.rbac.v1.RoleBinding"];
                "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.rbac.v1.RoleBinding"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.rbac.v1.RoleBinding"];
                    "application/yaml": components["schemas"]["io.orch.api.rbac.v1.RoleBinding"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.rbac.v1.RoleBinding"];
                };
            };
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.rbac.v1.RoleBinding"];
                    "application/yaml": components["schemas"]["io.orch.api.rbac.v1.RoleBinding"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.rbac.v1.RoleBinding"];
                };
            };
            /** @description Accepted */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.rbac.v1.RoleBinding"];
                    "application/yaml": components["schemas"]["io.orch.api.rbac.v1.RoleBinding"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.rbac.v1.RoleBinding"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    deleteRbacAuthorizationV1CollectionNamespacedRoleBinding: {
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
                    "application/json": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.Status"] | components["schemas"]["io.orch.api.rbac.v1.RoleBindingList"];
                    "application/yaml": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.Status"] | components["schemas"]["io.orch.api.rbac.v1.RoleBindingList"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.Status"] | components["schemas"]["io.orch.api.rbac.v1.RoleBindingList"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    readRbacAuthorizationV1NamespacedRoleBinding: {
        parameters: {
            query?: {
                /** @description true: JSON comes indented. */
                pretty?: components["parameters"]["pretty"];
            };
            header?: never;
            path: {
                /** @description Name of the RoleBinding. */
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
                    "application/json": components["schemas"]["io.orch.api.rbac.v1.RoleBinding"];
                    "application/yaml": components["schemas"]["io.orch.api.rbac.v1.RoleBinding"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.rbac.v1.RoleBinding"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    replaceRbacAuthorizationV1NamespacedRoleBinding: {
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
                /** @description Name of the RoleBinding. */
                name: string;
                /** @description The namespace that the objects live in. */
                namespace: components["parameters"]["namespace"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["io.orch.api.rbac.v1.RoleBinding"];
                "application/yaml": components["schemas"]["io.orch.api.rbac.v1.RoleBinding"];
                "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.rbac.v1.RoleBinding"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.rbac.v1.RoleBinding"];
                    "application/yaml": components["schemas"]["io.orch.api.rbac.v1.RoleBinding"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.rbac.v1.RoleBinding"];
                };
            };
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.rbac.v1.RoleBinding"];
                    "application/yaml": components["schemas"]["io.orch.api.rbac.v1.RoleBinding"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.rbac.v1.RoleBinding"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    deleteRbacAuthorizationV1NamespacedRoleBinding: {
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
                /** @description Name of the RoleBinding. */
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
                    "application/json": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.Status"] | components["schemas"]["io.orch.api.rbac.v1.RoleBinding"];
                    "application/yaml": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.Status"] | components["schemas"]["io.orch.api.rbac.v1.RoleBinding"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.Status"] | components["schemas"]["io.orch.api.rbac.v1.RoleBinding"];
                };
            };
            /** @description Accepted */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.Status"] | components["schemas"]["io.orch.api.rbac.v1.RoleBinding"];
                    "application/yaml": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.Status"] | components["schemas"]["io.orch.api.rbac.v1.RoleBinding"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.Status"] | components["schemas"]["io.orch.api.rbac.v1.RoleBinding"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    patchRbacAuthorizationV1NamespacedRoleBinding: {
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
                /** @description Name of the RoleBinding. */
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
                    "application/json": components["schemas"]["io.orch.api.rbac.v1.RoleBinding"];
                    "application/yaml": components["schemas"]["io.orch.api.rbac.v1.RoleBinding"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.rbac.v1.RoleBinding"];
                };
            };
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.rbac.v1.RoleBinding"];
                    "application/yaml": components["schemas"]["io.orch.api.rbac.v1.RoleBinding"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.rbac.v1.RoleBinding"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    listRbacAuthorizationV1RoleBindingForAllNamespaces: {
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
                    "application/json": components["schemas"]["io.orch.api.rbac.v1.RoleBindingList"];
                    "application/yaml": components["schemas"]["io.orch.api.rbac.v1.RoleBindingList"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.rbac.v1.RoleBindingList"];
                    "application/json;stream=watch": components["schemas"]["io.orch.api.rbac.v1.RoleBindingList"];
                    "application/vnd.orch.protobuf;stream=watch": components["schemas"]["io.orch.api.rbac.v1.RoleBindingList"];
                };
            };
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

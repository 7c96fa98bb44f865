// Generated from openapi/v3/apis__authorization.orch.io__v1.json by openapi-typescript. Do not edit.
export interface paths {
    "/apis/authorization.orch.io/v1/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Lists the resources of this group and version. */
        get: operations["getAuthorizationV1APIResources"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/apis/authorization.orch.io/v1/namespaces/{namespace}/localsubjectaccessreviews": {
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
        /** @description Creates a LocalSubjectAccessReview. */
        post: operations["createAuthorizationV1NamespacedLocalSubjectAccessReview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/apis/authorization.orch.io/v1/selfsubjectaccessreviews": {
        parameters: {
            query?: {
                /** @description true: JSON comes indented. */
                pretty?: components["parameters"]["pretty"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description Creates a SelfSubjectAccessReview. */
        post: operations["createAuthorizationV1SelfSubjectAccessReview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/apis/authorization.orch.io/v1/selfsubjectrulesreviews": {
        parameters: {
            query?: {
                /** @description true: JSON comes indented. */
                pretty?: components["parameters"]["pretty"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description Creates a SelfSubjectRulesReview. */
        post: operations["createAuthorizationV1SelfSubjectRulesReview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/apis/authorization.orch.io/v1/subjectaccessreviews": {
        parameters: {
            query?: {
                /** @description true: JSON comes indented. */
                pretty?: components["parameters"]["pretty"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description Creates a SubjectAccessReview. */
        post: operations["createAuthorizationV1SubjectAccessReview"];
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
        /** @description A field selector, as text or in parts. */
        "io.orch.api.authorization.v1.FieldSelectorAttributes": {
            /** @description The selector as text. */
            rawSelector?: string;
            /** @description The selector in parts. */
            requirements?: components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.FieldSelectorRequirement"][];
        };
        /** @description A label selector, as text or in parts. */
        "io.orch.api.authorization.v1.LabelSelectorAttributes": {
            /** @description The selector as text. */
            rawSelector?: string;
            /** @description The selector in parts. */
            requirements?: components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.LabelSelectorRequirement"][];
        };
        /** @description LocalSubjectAccessReview asks whether a user may do something in one namespace. */
        "io.orch.api.authorization.v1.LocalSubjectAccessReview": {
            /** @description The group and version of this representation of the object. */
            apiVersion?: string;
            /** @description The type of the object, in CamelCase. */
            kind?: string;
            /** @description Name, labels and what else every object carries. */
            metadata?: components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.ObjectMeta"];
            /** @description Who and what. */
            spec: components["schemas"]["io.orch.api.authorization.v1.SubjectAccessReviewSpec"];
            /** @description Whether they may. */
            status?: components["schemas"]["io.orch.api.authorization.v1.SubjectAccessReviewStatus"];
        };
        /** @description A request on a path that is no resource. */
        "io.orch.api.authorization.v1.NonResourceAttributes": {
            /** @description Path of the URL. */
            path?: string;
            /** @description HTTP method in lower case. */
            verb?: string;
        };
        /** @description What may be done on paths that are no resources. */
        "io.orch.api.authorization.v1.NonResourceRule": {
            /** @description HTTP methods in lower case; * means all. */
            verbs: string[] | null;
            /** @description Paths; * may be the last part. */
            nonResourceURLs?: string[];
        };
        /** @description A request on a resource. */
        "io.orch.api.authorization.v1.ResourceAttributes": {
            /** @description Namespace; empty for the whole cluster. */
            namespace?: string;
            /** @description API verb, such as get; * means all. */
            verb?: string;
            /** @description API group; * means all. */
            group?: string;
            /** @description API version; * means all. */
            version?: string;
            /** @description Plural name of the resource; * means all. */
            resource?: string;
            /** @description Sub-resource; empty for the resource itself. */
            subresource?: string;
            /** @description Name of the object; empty for all. */
            name?: string;
            /** @description Field selector of a list or watch. */
            fieldSelector?: components["schemas"]["io.orch.api.authorization.v1.FieldSelectorAttributes"];
            /** @description Label selector of a list or watch. */
            labelSelector?: components["schemas"]["io.orch.api.authorization.v1.LabelSelectorAttributes"];
        };
        /** @description What may be done with resources. */
        "io.orch.api.authorization.v1.ResourceRule": {
            /** @description API verbs; * means all. */
            verbs: string[] | null;
            /** @description API groups; * means all. */
            apiGroups?: string[];
            /** @description Plural names, with sub-resources as *\/log; * means all. */
            resources?: string[];
            /** @description Names of the objects; all when empty. */
            resourceNames?: string[];
        };
        /** @description SelfSubjectAccessReview asks whether the client itself may do something. */
        "io.orch.api.authorization.v1.SelfSubjectAccessReview": {
            /** @description The group and version of this representation of the object. */
            apiVersion?: string;
            /** @description The type of the object, in CamelCase. */
            kind?: string;
            /** @description Name, labels and what else every object carries. */
            metadata?: components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.ObjectMeta"];
            /** @description What. */
            spec: components["schemas"]["io.orch.api.authorization.v1.SelfSubjectAccessReviewSpec"];
            /** @description Whether the client may. */
            status?: components["schemas"]["io.orch.api.authorization.v1.SubjectAccessReviewStatus"];
        };
        /** @description What the client wants to do. */
        "io.orch.api.authorization.v1.SelfSubjectAccessReviewSpec": {
            /** @description What, for a request on a resource; excludes nonResourceAttributes. */
            resourceAttributes?: components["schemas"]["io.orch.api.authorization.v1.ResourceAttributes"];
            /** @description What, for a request on any other path. */
            nonResourceAttributes?: components["schemas"]["io.orch.api.authorization.v1.NonResourceAttributes"];
        };
        /** @description SelfSubjectRulesReview lists what the client itself may do in a namespace. */
        "io.orch.api.authorization.v1.SelfSubjectRulesReview": {
            /** @description The group and version of this representation of the object. */
            apiVersion?: string;
            /** @description The type of the object, in CamelCase. */
            kind?: string;
            /** @description Name, labels and what else every object carries. */
            metadata?: components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.ObjectMeta"];
            /** @description Which namespace. */
            spec: components["schemas"]["io.orch.api.authorization.v1.SelfSubjectRulesReviewSpec"];
            /** @description What the client may do. */
            status?: components["schemas"]["io.orch.api.authorization.v1.SubjectRulesReviewStatus"];
        };
        /** @description Where the client wants to do something. */
        "io.orch.api.authorization.v1.SelfSubjectRulesReviewSpec": {
            /** @description The namespace. */
            namespace?: string;
        };
        /** @description SubjectAccessReview asks whether a user may do something. */
        "io.orch.api.authorization.v1.SubjectAccessReview": {
            /** @description The group and version of this representation of the object. */
            apiVersion?: string;
            /** @description The type of the object, in CamelCase. */
            kind?: string;
            /** @description Name, labels and what else every object carries. */
            metadata?: components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.ObjectMeta"];
            /** @description Who and what. */
            spec: components["schemas"]["io.orch.api.authorization.v1.SubjectAccessReviewSpec"];
            /** @description Whether they may. */
            status?: components["schemas"]["io.orch.api.authorization.v1.SubjectAccessReviewStatus"];
        };
        /** @description Who wants to do what. */
        "io.orch.api.authorization.v1.SubjectAccessReviewSpec": {
            /** @description What, for a request on a resource; excludes nonResourceAttributes. */
            resourceAttributes?: components["schemas"]["io.orch.api.authorization.v1.ResourceAttributes"];
            /** @description What, for a request on any other path. */
            nonResourceAttributes?: components["schemas"]["io.orch.api.authorization.v1.NonResourceAttributes"];
            /** @description Name of the user. */
            user?: string;
            /** @description Groups the user is in. */
            groups?: string[];
            /** @description Anything else known of the user. */
            extra?: {
                [key: string]: string[];
            };
            /** @description Identifier of the user. */
            uid?: string;
        };
        /** @description Whether a user may do something. */
        "io.orch.api.authorization.v1.SubjectAccessReviewStatus": {
            /** @description Whether it is allowed. */
            allowed: boolean;
            /** @description Whether it is refused for good; otherwise somebody else may still allow it. */
            denied?: boolean;
            /** @description Why. */
            reason?: string;
            /** @description What went wrong in finding out. */
            evaluationError?: string;
        };
        /** @description What a user may do in a namespace. */
        "io.orch.api.authorization.v1.SubjectRulesReviewStatus": {
            /** @description What they may do with resources; the order means nothing. */
            resourceRules: components["schemas"]["io.orch.api.authorization.v1.ResourceRule"][] | null;
            /** @description What they may do on other paths; the order means nothing. */
            nonResourceRules: components["schemas"]["io.orch.api.authorization.v1.NonResourceRule"][] | null;
            /** @description Whether there may be more, since not every authorizer can list its rules. */
            incomplete: boolean;
            /** @description What went wrong in finding out. */
            evaluationError?: string;
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
        /** @description One requirement on one field. */
        "io.orch.apimachinery.pkg.apis.meta.v1.FieldSelectorRequirement": {
            /** @description Path of the field. */
            key: string;
            /** @description How the field relates to the values. */
            operator: string;
            /** @description Values for In and NotIn. */
            values?: string[];
        };
        /** @description A set of field paths, written as a tree of f:, k:, v: and i: keys. */
        "io.orch.apimachinery.pkg.apis.meta.v1.FieldsV1": Record<string, never>;
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
        /**
         * Format: date-time
         * @description A moment with second precision, as RFC 3339 text.
         */
        "io.orch.apimachinery.pkg.apis.meta.v1.Time": string;
    };
    responses: never;
    parameters: {
        /** @description All: the request is checked and answered in full, and nothing is stored. */
        dryRun: string;
        /** @description Name under which the fields that this request changes are owned. At most 128 characters. */
        fieldManager: string;
        /** @description What happens to unknown and duplicate fields: Ignore drops them, Warn (the default) tells, Strict refuses them. */
        fieldValidation: string;
        /** @description true: JSON comes indented. */
        pretty: string;
        /** @description The namespace that the objects live in. */
        namespace: string;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getAuthorizationV1APIResources: {
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
    createAuthorizationV1NamespacedLocalSubjectAccessReview: {
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
                "application/json": components["schemas"]["io.orch.api.authorization.v1.LocalSubjectAccessReview"];
                "application/yaml": components["schemas"]["io.orch.api.authorization.v1.LocalSubjectAccessReview"];
                "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.authorization.v1.LocalSubjectAccessReview"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.authorization.v1.LocalSubjectAccessReview"];
                    "application/yaml": components["schemas"]["io.orch.api.authorization.v1.LocalSubjectAccessReview"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.authorization.v1.LocalSubjectAccessReview"];
                };
            };
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.authorization.v1.LocalSubjectAccessReview"];
                    "application/yaml": components["schemas"]["io.orch.api.authorization.v1.LocalSubjectAccessReview"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.authorization.v1.LocalSubjectAccessReview"];
                };
            };
            /** @description Accepted */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.authorization.v1.LocalSubjectAccessReview"];
                    "application/yaml": components["schemas"]["io.orch.api.authorization.v1.LocalSubjectAccessReview"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.authorization.v1.LocalSubjectAccessReview"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    createAuthorizationV1SelfSubjectAccessReview: {
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
                "application/json": components["schemas"]["io.orch.api.authorization.v1.SelfSubjectAccessReview"];
                "application/yaml": components["schemas"]["io.orch.api.authorization.v1.SelfSubjectAccessReview"];
                "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.authorization.v1.SelfSubjectAccessReview"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.authorization.v1.SelfSubjectAccessReview"];
                    "application/yaml": components["schemas"]["io.orch.api.authorization.v1.SelfSubjectAccessReview"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.authorization.v1.SelfSubjectAccessReview"];
                };
            };
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.authorization.v1.SelfSubjectAccessReview"];
                    "application/yaml": components["schemas"]["io.orch.api.authorization.v1.SelfSubjectAccessReview"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.authorization.v1.SelfSubjectAccessReview"];
                };
            };
            /** @description Accepted */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.authorization.v1.SelfSubjectAccessReview"];
                    "application/yaml": components["schemas"]["io.orch.api.authorization.v1.SelfSubjectAccessReview"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.authorization.v1.SelfSubjectAccessReview"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    createAuthorizationV1SelfSubjectRulesReview: {
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
                "application/json": components["schemas"]["io.orch.api.authorization.v1.SelfSubjectRulesReview"];
                "application/yaml": components["schemas"]["io.orch.api.authorization.v1.SelfSubjectRulesReview"];
                "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.authorization.v1.SelfSubjectRulesReview"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.authorization.v1.SelfSubjectRulesReview"];
                    "application/yaml": components["schemas"]["io.orch.api.authorization.v1.SelfSubjectRulesReview"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.authorization.v1.SelfSubjectRulesReview"];
                };
            };
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.authorization.v1.SelfSubjectRulesReview"];
                    "application/yaml": components["schemas"]["io.orch.api.authorization.v1.SelfSubjectRulesReview"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.authorization.v1.SelfSubjectRulesReview"];
                };
            };
            /** @description Accepted */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.authorization.v1.SelfSubjectRulesReview"];
                    "application/yaml": components["schemas"]["io.orch.api.authorization.v1.SelfSubjectRulesReview"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.authorization.v1.SelfSubjectRulesReview"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    createAuthorizationV1SubjectAccessReview: {
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
                "application/json": components["schemas"]["io.orch.api.authorization.v1.SubjectAccessReview"];
                "application/yaml": components["schemas"]["io.orch.api.authorization.v1.SubjectAccessReview"];
                "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.authorization.v1.SubjectAccessReview"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.authorization.v1.SubjectAccessReview"];
                    "application/yaml": components["schemas"]["io.orch.api.authorization.v1.SubjectAccessReview"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.authorization.v1.SubjectAccessReview"];
                };
            };
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.authorization.v1.SubjectAccessReview"];
                    "application/yaml": components["schemas"]["io.orch.api.authorization.v1.SubjectAccessReview"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.authorization.v1.SubjectAccessReview"];
                };
            };
            /** @description Accepted */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.authorization.v1.SubjectAccessReview"];
                    "application/yaml": components["schemas"]["io.orch.api.authorization.v1.SubjectAccessReview"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.authorization.v1.SubjectAccessReview"];
                };
            };
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

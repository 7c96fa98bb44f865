// Generated from openapi/v3/apis__authentication.orch.io__v1.json by openapi-typescript. Do not edit.
export interface paths {
    "/apis/authentication.orch.io/v1/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Lists the resources of this group and version. */
        get: operations["getAuthenticationV1APIResources"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/apis/authentication.orch.io/v1/selfsubjectreviews": {
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
        /** @description Creates a SelfSubjectReview. */
        post: operations["createAuthenticationV1SelfSubjectReview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/apis/authentication.orch.io/v1/tokenreviews": {
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
        /** @description Creates a TokenReview. */
        post: operations["createAuthenticationV1TokenReview"];
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
        /** @description SelfSubjectReview tells a client who the server takes it for. */
        "io.orch.api.authentication.v1.SelfSubjectReview": {
            /** @description The group and version of this representation of the object. */
            apiVersion?: string;
            /** @description The type of the object, in CamelCase. */
            kind?: string;
            /** @description Name, labels and what else every object carries. */
            metadata?: components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.ObjectMeta"];
            /** @description Who the client is. */
            status?: components["schemas"]["io.orch.api.authentication.v1.SelfSubjectReviewStatus"];
        };
        /** @description Who a client is. */
        "io.orch.api.authentication.v1.SelfSubjectReviewStatus": {
            /** @description The user. */
            userInfo?: components["schemas"]["io.orch.api.authentication.v1.UserInfo"];
        };
        /** @description TokenReview asks whose a bearer token is. */
        "io.orch.api.authentication.v1.TokenReview": {
            /** @description The group and version of this representation of the object. */
            apiVersion?: string;
            /** @description The type of the object, in CamelCase. */
            kind?: string;
            /** @description Name, labels and what else every object carries. */
            metadata?: components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.ObjectMeta"];
            /** @description The token. */
            spec: components["schemas"]["io.orch.api.authentication.v1.TokenReviewSpec"];
            /** @description Whose it is. */
            status?: components["schemas"]["io.orch.api.authentication.v1.TokenReviewStatus"];
        };
        /** @description The token that is asked about. */
        "io.orch.api.authentication.v1.TokenReviewSpec": {
            /** @description The token itself. */
            token: string;
            /** @description Audiences the asker accepts; the server's own when unset. */
            audiences?: string[];
        };
        /** @description Whose a token is. */
        "io.orch.api.authentication.v1.TokenReviewStatus": {
            /** @description Whether somebody is known by the token. */
            authenticated?: boolean;
            /** @description The user. */
            user?: components["schemas"]["io.orch.api.authentication.v1.UserInfo"];
            /** @description Audiences that both the token and the asker have. */
            audiences?: string[];
            /** @description Why the token could not be checked. */
            error?: string;
        };
        /** @description A user, as an authenticator knows them. */
        "io.orch.api.authentication.v1.UserInfo": {
            /** @description Name, unique among users. */
            username?: string;
            /** @description Identifier that tells the user from a later one of the same name. */
            uid?: string;
            /** @description Groups the user is in. */
            groups?: string[];
            /** @description Anything else that the authenticator knows. */
            extra?: {
                [key: string]: string[];
            };
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
        /** @description A set of field paths, written as a tree of f:, k:, v: and i: keys. */
        "io.orch.apimachinery.pkg.apis.meta.v1.FieldsV1": Record<string, never>;
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
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getAuthenticationV1APIResources: {
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
    createAuthenticationV1SelfSubjectReview: {
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
                "application/json": components["schemas"]["io.orch.api.authentication.v1.SelfSubjectReview"];
                "application/yaml": components["schemas"]["io.orch.api.authentication.v1.SelfSubjectReview"];
                "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.authentication.v1.SelfSubjectReview"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.authentication.v1.SelfSubjectReview"];
                    "application/yaml": components["schemas"]["io.orch.api.authentication.v1.SelfSubjectReview"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.authentication.v1.SelfSubjectReview"];
                };
            };
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.authentication.v1.SelfSubjectReview"];
                    "application/yaml": components["schemas"]["io.orch.api.authentication.v1.SelfSubjectReview"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.authentication.v1.SelfSubjectReview"];
                };
            };
            /** @description Accepted */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.authentication.v1.SelfSubjectReview"];
                    "application/yaml": components["schemas"]["io.orch.api.authentication.v1.SelfSubjectReview"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.authentication.v1.SelfSubjectReview"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    createAuthenticationV1TokenReview: {
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
                "application/json": components["schemas"]["io.orch.api.authentication.v1.TokenReview"];
                "application/yaml": components["schemas"]["io.orch.api.authentication.v1.TokenReview"];
                "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.authentication.v1.TokenReview"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.authentication.v1.TokenReview"];
                    "application/yaml": components["schemas"]["io.orch.api.authentication.v1.TokenReview"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.authentication.v1.TokenReview"];
                };
            };
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.authentication.v1.TokenReview"];
                    "application/yaml": components["schemas"]["io.orch.api.authentication.v1.TokenReview"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.authentication.v1.TokenReview"];
                };
            };
            /** @description Accepted */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.authentication.v1.TokenReview"];
                    "application/yaml": components["schemas"]["io.orch.api.authentication.v1.TokenReview"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.authentication.v1.TokenReview"];
                };
            };
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

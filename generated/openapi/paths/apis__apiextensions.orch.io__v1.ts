// Generated from openapi/v3/apis__apiextensions.orch.io__v1.json by openapi-typescript. Do not edit.
export interface paths {
    "/apis/apiextensions.orch.io/v1/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Lists the resources of this group and version. */
        get: operations["getApiextensionsV1APIResources"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/apis/apiextensions.orch.io/v1/customresourcedefinitions": {
        parameters: {
            query?: {
                /** @description true: JSON comes indented. */
                pretty?: components["parameters"]["pretty"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Lists or watches customresourcedefinitions. */
        get: operations["listApiextensionsV1CustomResourceDefinition"];
        put?: never;
        /** @description Creates a CustomResourceDefinition. */
        post: operations["createApiextensionsV1CustomResourceDefinition"];
        /** @description Deletes those customresourcedefinitions that the selectors choose. */
        delete: operations["deleteApiextensionsV1CollectionCustomResourceDefinition"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/apis/apiextensions.orch.io/v1/customresourcedefinitions/{name}": {
        parameters: {
            query?: {
                /** @description true: JSON comes indented. */
                pretty?: components["parameters"]["pretty"];
            };
            header?: never;
            path: {
                /** @description Name of the CustomResourceDefinition. */
                name: string;
            };
            cookie?: never;
        };
        /** @description Reads the CustomResourceDefinition. */
        get: operations["readApiextensionsV1CustomResourceDefinition"];
        /** @description Replaces the CustomResourceDefinition. */
        put: operations["replaceApiextensionsV1CustomResourceDefinition"];
        post?: never;
        /** @description Deletes the CustomResourceDefinition. */
        delete: operations["deleteApiextensionsV1CustomResourceDefinition"];
        options?: never;
        head?: never;
        /** @description Changes parts of the CustomResourceDefinition. */
        patch: operations["patchApiextensionsV1CustomResourceDefinition"];
        trace?: never;
    };
    "/apis/apiextensions.orch.io/v1/customresourcedefinitions/{name}/status": {
        parameters: {
            query?: {
                /** @description true: JSON comes indented. */
                pretty?: components["parameters"]["pretty"];
            };
            header?: never;
            path: {
                /** @description Name of the CustomResourceDefinition. */
                name: string;
            };
            cookie?: never;
        };
        /** @description Reads the status of a CustomResourceDefinition. */
        get: operations["readApiextensionsV1CustomResourceDefinitionStatus"];
        /** @description Replaces the status of a CustomResourceDefinition. */
        put: operations["replaceApiextensionsV1CustomResourceDefinitionStatus"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** @description Changes parts of the status of a CustomResourceDefinition. */
        patch: operations["patchApiextensionsV1CustomResourceDefinitionStatus"];
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description A column of the table form. */
        "io.orch.api.apiextensions.v1.CustomResourceColumnDefinition": {
            /** @description Heading. */
            name: string;
            /** @description Type of the cells. */
            type: string;
            /**
             * @description Further word on the type.
             * @enum {string}
             */
            format?: "int32" | "int64" | "float" | "double" | "byte" | "date" | "date-time" | "password";
            /** @description What the column shows. */
            description?: string;
            /**
             * Format: int32
             * @description 0 is always shown, higher ones in wide output only.
             */
            priority?: number;
            /** @description Path of the value in the object. */
            jsonPath: string;
        };
        /** @description How objects are brought from one version to another. */
        "io.orch.api.apiextensions.v1.CustomResourceConversion": {
            /**
             * @description None changes the apiVersion alone, Webhook asks a service.
             * @enum {string}
             */
            strategy: "None" | "Webhook";
            /** @description The service, for the strategy Webhook. */
            webhook?: components["schemas"]["io.orch.api.apiextensions.v1.WebhookConversion"];
        };
        /** @description CustomResourceDefinition adds a kind of object to the API. */
        "io.orch.api.apiextensions.v1.CustomResourceDefinition": {
            /** @description The group and version of this representation of the object. */
            apiVersion?: string;
            /** @description The type of the object, in CamelCase. */
            kind?: string;
            /** @description Name, labels and what else every object carries. */
            metadata?: components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.ObjectMeta"];
            /** @description The kind that is wanted. */
            spec: components["schemas"]["io.orch.api.apiextensions.v1.CustomResourceDefinitionSpec"];
            /** @description What became of it. */
            status?: components["schemas"]["io.orch.api.apiextensions.v1.CustomResourceDefinitionStatus"];
        };
        /** @description One aspect of a definition. */
        "io.orch.api.apiextensions.v1.CustomResourceDefinitionCondition": {
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
            /**
             * Format: int64
             * @description Generation the aspect was found at.
             */
            observedGeneration?: number;
        };
        /** @description CustomResourceDefinitionList is a list of CustomResourceDefinition objects. */
        "io.orch.api.apiextensions.v1.CustomResourceDefinitionList": {
            /** @description The group and version of this representation of the object. */
            apiVersion?: string;
            /** @description The type of the object, in CamelCase. */
            kind?: string;
            /** @description The version of the list, and how to go on with it. */
            metadata?: components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.ListMeta"];
            /** @description The customresourcedefinitions. */
            items: components["schemas"]["io.orch.api.apiextensions.v1.CustomResourceDefinition"][];
        };
        /** @description Names of a kind. */
        "io.orch.api.apiextensions.v1.CustomResourceDefinitionNames": {
            /** @description Name of the collection in URLs. */
            plural: string;
            /** @description One of it on the command line; the kind in lower case when unset. */
            singular?: string;
            /** @description Abbreviations on the command line. */
            shortNames?: string[];
            /** @description Name of the kind in objects. */
            kind: string;
            /** @description Kind of the list; the kind followed by List when unset. */
            listKind?: string;
            /** @description Groups of kinds that are asked for together, such as all. */
            categories?: string[];
        };
        "io.orch.api.apiextensions.v1.CustomResourceDefinitionSpec": {
            /**
             * Format: dns-subdomain
             * @description API group of the kind.
             */
            group: string;
            /** @description Names of the kind in URLs and on the command line. */
            names: components["schemas"]["io.orch.api.apiextensions.v1.CustomResourceDefinitionNames"];
            /**
             * @description Whether objects lie in namespaces.
             * @enum {string}
             */
            scope: "Cluster" | "Namespaced";
            /** @description Versions of the kind; exactly one is the stored one. */
            versions: components["schemas"]["io.orch.api.apiextensions.v1.CustomResourceDefinitionVersion"][];
            /**
             * @description How objects are brought from one version to another.
             * @default {
             *       "strategy": "None"
             *     }
             */
            conversion?: components["schemas"]["io.orch.api.apiextensions.v1.CustomResourceConversion"];
            /** @description No longer supported; must be false. */
            preserveUnknownFields?: boolean;
        };
        /** @description What became of a definition. */
        "io.orch.api.apiextensions.v1.CustomResourceDefinitionStatus": {
            /** @description Aspects of the definition, one of each type. */
            conditions?: components["schemas"]["io.orch.api.apiextensions.v1.CustomResourceDefinitionCondition"][] | null;
            /** @description Names that are in use; they may lag behind the wanted ones where those were taken. */
            acceptedNames?: components["schemas"]["io.orch.api.apiextensions.v1.CustomResourceDefinitionNames"];
            /** @description Versions in which objects may still lie in storage. */
            storedVersions?: string[] | null;
            /**
             * Format: int64
             * @description Generation that was acted on.
             */
            observedGeneration?: number;
        };
        /** @description One version of a kind. */
        "io.orch.api.apiextensions.v1.CustomResourceDefinitionVersion": {
            /**
             * Format: dns1035-label
             * @description Name of the version, such as v1.
             */
            name: string;
            /** @description Whether the version is offered. */
            served: boolean;
            /** @description Whether objects are stored in this version. */
            storage: boolean;
            /** @description Whether use of the version is warned of. */
            deprecated?: boolean;
            /** @description Text of that warning. */
            deprecationWarning?: string;
            /** @description What objects look like. */
            schema?: components["schemas"]["io.orch.api.apiextensions.v1.CustomResourceValidation"];
            /** @description Parts of an object with a path of their own. */
            subresources?: components["schemas"]["io.orch.api.apiextensions.v1.CustomResourceSubresources"];
            /** @description Columns of the table form, after the name. */
            additionalPrinterColumns?: components["schemas"]["io.orch.api.apiextensions.v1.CustomResourceColumnDefinition"][];
            /** @description Fields that a field selector may name. */
            selectableFields?: components["schemas"]["io.orch.api.apiextensions.v1.SelectableField"][];
        };
        /** @description Where an object keeps what a Scale shows. */
        "io.orch.api.apiextensions.v1.CustomResourceSubresourceScale": {
            /** @description Path of the number asked for, below .spec. */
            specReplicasPath: string;
            /** @description Path of the number there is, below .status. */
            statusReplicasPath: string;
            /** @description Path of the selector as text, below .spec or .status. */
            labelSelectorPath?: string;
        };
        /** @description Makes the status a part with a path of its own. */
        "io.orch.api.apiextensions.v1.CustomResourceSubresourceStatus": Record<string, never>;
        "io.orch.api.apiextensions.v1.CustomResourceSubresources": {
            /** @description The status is written through /status alone. */
            status?: components["schemas"]["io.orch.api.apiextensions.v1.CustomResourceSubresourceStatus"];
            /** @description The number of replicas as a Scale. */
            scale?: components["schemas"]["io.orch.api.apiextensions.v1.CustomResourceSubresourceScale"];
        };
        /** @description What objects of a version look like. */
        "io.orch.api.apiextensions.v1.CustomResourceValidation": {
            /** @description Schema of the object. */
            openAPIV3Schema?: components["schemas"]["io.orch.api.apiextensions.v1.JSONSchemaProps"];
        };
        "io.orch.api.apiextensions.v1.ExternalDocumentation": {
            /** @description What is written there. */
            description?: string;
            /** @description Address. */
            url?: string;
        };
        /** @description Any JSON value. */
        "io.orch.api.apiextensions.v1.JSON": unknown;
        /** @description A JSON Schema, with the extensions of this API. */
        "io.orch.api.apiextensions.v1.JSONSchemaProps": {
            /** @description Identifier of the schema; not supported. */
            id?: string;
            /** @description Dialect of the schema. */
            $schema?: string;
            /** @description Reference to another schema; not supported. */
            $ref?: string;
            /** @description What the value means. */
            description?: string;
            /** @description Type of the value. */
            type?: string;
            /** @description Further word on the type, such as date-time. */
            format?: string;
            /** @description Heading for people. */
            title?: string;
            /** @description Value to fill in when there is none. */
            default?: components["schemas"]["io.orch.api.apiextensions.v1.JSON"];
            /**
             * Format: double
             * @description Largest number.
             */
            maximum?: number;
            /** @description Whether the largest number is itself too large. */
            exclusiveMaximum?: boolean;
            /**
             * Format: double
             * @description Smallest number.
             */
            minimum?: number;
            /** @description Whether the smallest number is itself too small. */
            exclusiveMinimum?: boolean;
            /**
             * Format: int64
             * @description Most characters.
             */
            maxLength?: number;
            /**
             * Format: int64
             * @description Fewest characters.
             */
            minLength?: number;
            /** @description Regular expression that the text matches. */
            pattern?: string;
            /**
             * Format: int64
             * @description Most items.
             */
            maxItems?: number;
            /**
             * Format: int64
             * @description Fewest items.
             */
            minItems?: number;
            /** @description Whether items differ; may not be true. */
            uniqueItems?: boolean;
            /**
             * Format: double
             * @description Number that the value is a multiple of.
             */
            multipleOf?: number;
            /** @description The only values allowed. */
            enum?: components["schemas"]["io.orch.api.apiextensions.v1.JSON"][];
            /**
             * Format: int64
             * @description Most properties.
             */
            maxProperties?: number;
            /**
             * Format: int64
             * @description Fewest properties.
             */
            minProperties?: number;
            /** @description Properties that must be there. */
            required?: string[];
            /** @description Schema of the items. */
            items?: components["schemas"]["io.orch.api.apiextensions.v1.JSONSchemaPropsOrArray"];
            /** @description Schemas that all hold. */
            allOf?: components["schemas"]["io.orch.api.apiextensions.v1.JSONSchemaProps"][];
            /** @description Schemas of which exactly one holds. */
            oneOf?: components["schemas"]["io.orch.api.apiextensions.v1.JSONSchemaProps"][];
            /** @description Schemas of which at least one holds. */
            anyOf?: components["schemas"]["io.orch.api.apiextensions.v1.JSONSchemaProps"][];
            /** @description Schema that does not hold. */
            not?: components["schemas"]["io.orch.api.apiextensions.v1.JSONSchemaProps"];
            /** @description Schemas of the properties by name. */
            properties?: {
                [key: string]: components["schemas"]["io.orch.api.apiextensions.v1.JSONSchemaProps"];
            };
            /** @description Schema of properties that are not named, or whether there may be any. */
            additionalProperties?: components["schemas"]["io.orch.api.apiextensions.v1.JSONSchemaPropsOrBool"];
            /** @description Schemas by pattern of the name; not supported. */
            patternProperties?: {
                [key: string]: components["schemas"]["io.orch.api.apiextensions.v1.JSONSchemaProps"];
            };
            /** @description What else is needed where a property is; not supported. */
            dependencies?: {
                [key: string]: components["schemas"]["io.orch.api.apiextensions.v1.JSONSchemaPropsOrStringArray"];
            };
            /** @description Schema of items beyond a list of schemas; not supported. */
            additionalItems?: components["schemas"]["io.orch.api.apiextensions.v1.JSONSchemaPropsOrBool"];
            /** @description Schemas to refer to; not supported. */
            definitions?: {
                [key: string]: components["schemas"]["io.orch.api.apiextensions.v1.JSONSchemaProps"];
            };
            /** @description Where more is written. */
            externalDocs?: components["schemas"]["io.orch.api.apiextensions.v1.ExternalDocumentation"];
            /** @description A value as an example. */
            example?: components["schemas"]["io.orch.api.apiextensions.v1.JSON"];
            /** @description Whether null is allowed. */
            nullable?: boolean;
            /** @description Keeps fields that the schema does not name. */
            "x-orch-preserve-unknown-fields"?: boolean;
            /** @description The value is a whole object, with kind, apiVersion and metadata. */
            "x-orch-embedded-resource"?: boolean;
            /** @description The value is a number or text. */
            "x-orch-int-or-string"?: boolean;
            /** @description Fields that tell the items of a list apart. */
            "x-orch-list-map-keys"?: string[];
            /** @description Whether a list is replaced whole, or merged as a set or by keys. */
            "x-orch-list-type"?: string;
            /** @description Whether an object is replaced whole or merged field by field. */
            "x-orch-map-type"?: string;
            /** @description Rules written as expressions. */
            "x-orch-validations"?: components["schemas"]["io.orch.api.apiextensions.v1.ValidationRule"][];
        };
        /** @description A schema, or a list of schemas. */
        "io.orch.api.apiextensions.v1.JSONSchemaPropsOrArray": unknown;
        /** @description A schema, or true or false. */
        "io.orch.api.apiextensions.v1.JSONSchemaPropsOrBool": unknown;
        /** @description A schema, or a list of field names. */
        "io.orch.api.apiextensions.v1.JSONSchemaPropsOrStringArray": unknown;
        /** @description A field that a field selector may name. */
        "io.orch.api.apiextensions.v1.SelectableField": {
            /** @description Path of the field; it holds a text, number or boolean. */
            jsonPath: string;
        };
        /** @description A path on a Service of the cluster. */
        "io.orch.api.apiextensions.v1.ServiceReference": {
            /** @description Namespace of the Service. */
            namespace: string;
            /** @description Name of the Service. */
            name: string;
            /** @description Path of the URL. */
            path?: string;
            /**
             * Format: int32
             * @description Port of the Service; 443 when unset.
             * @default 443
             */
            port?: number;
        };
        /** @description A rule written as an expression. */
        "io.orch.api.apiextensions.v1.ValidationRule": {
            /** @description CEL expression that is true when the value is fine; self is the value, oldSelf the one before. */
            rule: string;
            /** @description Text of the error. */
            message?: string;
            /** @description CEL expression that yields the text; message is used when it fails. */
            messageExpression?: string;
            /**
             * @description Reason of the error; FieldValueInvalid when unset.
             * @enum {string}
             */
            reason?: "FieldValueRequired" | "FieldValueDuplicate" | "FieldValueInvalid" | "FieldValueForbidden";
            /** @description Field the error is reported at, relative to the value. */
            fieldPath?: string;
            /** @description Runs the rule on new values as well, with oldSelf as an optional. */
            optionalOldSelf?: boolean;
        };
        /** @description How a service outside is reached: by URL, or as a Service of the cluster. */
        "io.orch.api.apiextensions.v1.WebhookClientConfig": {
            /** @description Address, with https. */
            url?: string;
            /** @description Service of the cluster. */
            service?: components["schemas"]["io.orch.api.apiextensions.v1.ServiceReference"];
            /**
             * Format: byte
             * @description PEM certificates that the service's certificate is checked with; the system's when unset.
             */
            caBundle?: string;
        };
        /** @description A service that converts objects. */
        "io.orch.api.apiextensions.v1.WebhookConversion": {
            /** @description How the service is reached. */
            clientConfig?: components["schemas"]["io.orch.api.apiextensions.v1.WebhookClientConfig"];
            /** @description Versions of the review that the service reads, the preferred one first. */
            conversionReviewVersions: string[];
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
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getApiextensionsV1APIResources: {
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
    listApiextensionsV1CustomResourceDefinition: {
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
                    "application/json": components["schemas"]["io.orch.api.apiextensions.v1.CustomResourceDefinitionList"];
                    "application/yaml": components["schemas"]["io.orch.api.apiextensions.v1.CustomResourceDefinitionList"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.apiextensions.v1.CustomResourceDefinitionList"];
                    "application/json;stream=watch": components["schemas"]["io.orch.api.apiextensions.v1.CustomResourceDefinitionList"];
                    "application/vnd.orch.protobuf;stream=watch": components["schemas"]["io.orch.api.apiextensions.v1.CustomResourceDefinitionList"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    createApiextensionsV1CustomResourceDefinition: {
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
                "application/json": components["schemas"]["io.orch.api.apiextensions.v1.CustomResourceDefinition"];
                "application/yaml": components["schemas"]["io.orch.api.apiextensions.v1.CustomResourceDefinition"];
                "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.apiextensions.v1.CustomResourceDefinition"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.apiextensions.v1.CustomResourceDefinition"];
                    "application/yaml": components["schemas"]["io.orch.api.apiextensions.v1.CustomResourceDefinition"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.apiextensions.v1.CustomResourceDefinition"];
                };
            };
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.apiextensions.v1.CustomResourceDefinition"];
                    "application/yaml": components["schemas"]["io.orch.api.apiextensions.v1.CustomResourceDefinition"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.apiextensions.v1.CustomResourceDefinition"];
                };
            };
            /** @description Accepted */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.apiextensions.v1.CustomResourceDefinition"];
                    "application/yaml": components["schemas"]["io.orch.api.apiextensions.v1.CustomResourceDefinition"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.apiextensions.v1.CustomResourceDefinition"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    deleteApiextensionsV1CollectionCustomResourceDefinition: {
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
                    "application/json": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.Status"] | components["schemas"]["io.orch.api.apiextensions.v1.CustomResourceDefinitionList"];
                    "application/yaml": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.Status"] | components["schemas"]["io.orch.api.apiextensions.v1.CustomResourceDefinitionList"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.Status"] | components["schemas"]["io.orch.api.apiextensions.v1.CustomResourceDefinitionList"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    readApiextensionsV1CustomResourceDefinition: {
        parameters: {
            query?: {
                /** @description true: JSON comes indented. */
                pretty?: components["parameters"]["pretty"];
            };
            header?: never;
            path: {
                /** @description Name of the CustomResourceDefinition. */
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
                    "application/json": components["schemas"]["io.orch.api.apiextensions.v1.CustomResourceDefinition"];
                    "application/yaml": components["schemas"]["io.orch.api.apiextensions.v1.CustomResourceDefinition"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.apiextensions.v1.CustomResourceDefinition"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    replaceApiextensionsV1CustomResourceDefinition: {
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
                /** @description Name of the CustomResourceDefinition. */
                name: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["io.orch.api.apiextensions.v1.CustomResourceDefinition"];
                "application/yaml": components["schemas"]["io.orch.api.apiextensions.v1.CustomResourceDefinition"];
                "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.apiextensions.v1.CustomResourceDefinition"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.apiextensions.v1.CustomResourceDefinition"];
                    "application/yaml": components["schemas"]["io.orch.api.apiextensions.v1.CustomResourceDefinition"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.apiextensions.v1.CustomResourceDefinition"];
                };
            };
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.apiextensions.v1.CustomResourceDefinition"];
                    "application/yaml": components["schemas"]["io.orch.api.apiextensions.v1.CustomResourceDefinition"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.apiextensions.v1.CustomResourceDefinition"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    deleteApiextensionsV1CustomResourceDefinition: {
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
                /** @description Name of the CustomResourceDefinition. */
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
                    "application/json": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.Status"] | components["schemas"]["io.orch.api.apiextensions.v1.CustomResourceDefinition"];
                    "application/yaml": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.Status"] | components["schemas"]["io.orch.api.apiextensions.v1.CustomResourceDefinition"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.Status"] | components["schemas"]["io.orch.api.apiextensions.v1.CustomResourceDefinition"];
                };
            };
            /** @description Accepted */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.Status"] | components["schemas"]["io.orch.api.apiextensions.v1.CustomResourceDefinition"];
                    "application/yaml": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.Status"] | components["schemas"]["io.orch.api.apiextensions.v1.CustomResourceDefinition"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.Status"] | components["schemas"]["io.orch.api.apiextensions.v1.CustomResourceDefinition"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    patchApiextensionsV1CustomResourceDefinition: {
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
                /** @description Name of the CustomResourceDefinition. */
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
                    "application/json": components["schemas"]["io.orch.api.apiextensions.v1.CustomResourceDefinition"];
                    "application/yaml": components["schemas"]["io.orch.api.apiextensions.v1.CustomResourceDefinition"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.apiextensions.v1.CustomResourceDefinition"];
                };
            };
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.apiextensions.v1.CustomResourceDefinition"];
                    "application/yaml": components["schemas"]["io.orch.api.apiextensions.v1.CustomResourceDefinition"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.apiextensions.v1.CustomResourceDefinition"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    readApiextensionsV1CustomResourceDefinitionStatus: {
        parameters: {
            query?: {
                /** @description true: JSON comes indented. */
                pretty?: components["parameters"]["pretty"];
            };
            header?: never;
            path: {
                /** @description Name of the CustomResourceDefinition. */
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
                    "application/json": components["schemas"]["io.orch.api.apiextensions.v1.CustomResourceDefinition"];
                    "application/yaml": components["schemas"]["io.orch.api.apiextensions.v1.CustomResourceDefinition"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.apiextensions.v1.CustomResourceDefinition"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    replaceApiextensionsV1CustomResourceDefinitionStatus: {
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
                /** @description Name of the CustomResourceDefinition. */
                name: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["io.orch.api.apiextensions.v1.CustomResourceDefinition"];
                "application/yaml": components["schemas"]["io.orch.api.apiextensions.v1.CustomResourceDefinition"];
                "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.apiextensions.v1.CustomResourceDefinition"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.apiextensions.v1.CustomResourceDefinition"];
                    "application/yaml": components["schemas"]["io.orch.api.apiextensions.v1.CustomResourceDefinition"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.apiextensions.v1.CustomResourceDefinition"];
                };
            };
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.apiextensions.v1.CustomResourceDefinition"];
                    "application/yaml": components["schemas"]["io.orch.api.apiextensions.v1.CustomResourceDefinition"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.apiextensions.v1.CustomResourceDefinition"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    patchApiextensionsV1CustomResourceDefinitionStatus: {
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
                /** @description Name of the CustomResourceDefinition. */
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
                    "application/json": components["schemas"]["io.orch.api.apiextensions.v1.CustomResourceDefinition"];
                    "application/yaml": components["schemas"]["io.orch.api.apiextensions.v1.CustomResourceDefinition"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.apiextensions.v1.CustomResourceDefinition"];
                };
            };
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.apiextensions.v1.CustomResourceDefinition"];
                    "application/yaml": components["schemas"]["io.orch.api.apiextensions.v1.CustomResourceDefinition"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.apiextensions.v1.CustomResourceDefinition"];
                };
            };
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

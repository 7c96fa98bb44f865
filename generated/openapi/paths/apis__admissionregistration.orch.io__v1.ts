// Generated from openapi/v3/apis__admissionregistration.orch.io__v1.json by openapi-typescript. Do not edit.
export interface paths {
    "/apis/admissionregistration.orch.io/v1/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Lists the resources of this group and version. */
        get: operations["getAdmissionregistrationV1APIResources"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/apis/admissionregistration.orch.io/v1/mutatingadmissionpolicies": {
        parameters: {
            query?: {
                /** @description true: JSON comes indented. */
                pretty?: components["parameters"]["pretty"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Lists or watches mutatingadmissionpolicies. */
        get: operations["listAdmissionregistrationV1MutatingAdmissionPolicy"];
        put?: never;
        /** @description Creates a MutatingAdmissionPolicy. */
        post: operations["createAdmissionregistrationV1MutatingAdmissionPolicy"];
        /** @description Deletes those mutatingadmissionpolicies that the selectors choose. */
        delete: operations["deleteAdmissionregistrationV1CollectionMutatingAdmissionPolicy"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/apis/admissionregistration.orch.io/v1/mutatingadmissionpolicies/{name}": {
        parameters: {
            query?: {
                /** @description true: JSON comes indented. */
                pretty?: components["parameters"]["pretty"];
            };
            header?: never;
            path: {
                /** @description Name of the MutatingAdmissionPolicy. */
                name: string;
            };
            cookie?: never;
        };
        /** @description Reads the MutatingAdmissionPolicy. */
        get: operations["readAdmissionregistrationV1MutatingAdmissionPolicy"];
        /** @description Replaces the MutatingAdmissionPolicy. */
        put: operations["replaceAdmissionregistrationV1MutatingAdmissionPolicy"];
        post?: never;
        /** @description Deletes the MutatingAdmissionPolicy. */
        delete: operations["deleteAdmissionregistrationV1MutatingAdmissionPolicy"];
        options?: never;
        head?: never;
        /** @description Changes parts of the MutatingAdmissionPolicy. */
        patch: operations["patchAdmissionregistrationV1MutatingAdmissionPolicy"];
        trace?: never;
    };
    "/apis/admissionregistration.orch.io/v1/mutatingadmissionpolicybindings": {
        parameters: {
            query?: {
                /** @description true: JSON comes indented. */
                pretty?: components["parameters"]["pretty"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Lists or watches mutatingadmissionpolicybindings. */
        get: operations["listAdmissionregistrationV1MutatingAdmissionPolicyBinding"];
        put?: never;
        /** @description Creates a MutatingAdmissionPolicyBinding. */
        post: operations["createAdmissionregistrationV1MutatingAdmissionPolicyBinding"];
        /** @description Deletes those mutatingadmissionpolicybindings that the selectors choose. */
        delete: operations["deleteAdmissionregistrationV1CollectionMutatingAdmissionPolicyBinding"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/apis/admissionregistration.orch.io/v1/mutatingadmissionpolicybindings/{name}": {
        parameters: {
            query?: {
                /** @description true: JSON comes indented. */
                pretty?: components["parameters"]["pretty"];
            };
            header?: never;
            path: {
                /** @description Name of the MutatingAdmissionPolicyBinding. */
                name: string;
            };
            cookie?: never;
        };
        /** @description Reads the MutatingAdmissionPolicyBinding. */
        get: operations["readAdmissionregistrationV1MutatingAdmissionPolicyBinding"];
        /** @description Replaces the MutatingAdmissionPolicyBinding. */
        put: operations["replaceAdmissionregistrationV1MutatingAdmissionPolicyBinding"];
        post?: never;
        /** @description Deletes the MutatingAdmissionPolicyBinding. */
        delete: operations["deleteAdmissionregistrationV1MutatingAdmissionPolicyBinding"];
        options?: never;
        head?: never;
        /** @description Changes parts of the MutatingAdmissionPolicyBinding. */
        patch: operations["patchAdmissionregistrationV1MutatingAdmissionPolicyBinding"];
        trace?: never;
    };
    "/apis/admissionregistration.orch.io/v1/mutatingwebhookconfigurations": {
        parameters: {
            query?: {
                /** @description true: JSON comes indented. */
                pretty?: components["parameters"]["pretty"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Lists or watches mutatingwebhookconfigurations. */
        get: operations["listAdmissionregistrationV1MutatingWebhookConfiguration"];
        put?: never;
        /** @description Creates a MutatingWebhookConfiguration. */
        post: operations["createAdmissionregistrationV1MutatingWebhookConfiguration"];
        /** @description Deletes those mutatingwebhookconfigurations that the selectors choose. */
        delete: operations["deleteAdmissionregistrationV1CollectionMutatingWebhookConfiguration"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/apis/admissionregistration.orch.io/v1/mutatingwebhookconfigurations/{name}": {
        parameters: {
            query?: {
                /** @description true: JSON comes indented. */
                pretty?: components["parameters"]["pretty"];
            };
            header?: never;
            path: {
                /** @description Name of the MutatingWebhookConfiguration. */
                name: string;
            };
            cookie?: never;
        };
        /** @description Reads the MutatingWebhookConfiguration. */
        get: operations["readAdmissionregistrationV1MutatingWebhookConfiguration"];
        /** @description Replaces the MutatingWebhookConfiguration. */
        put: operations["replaceAdmissionregistrationV1MutatingWebhookConfiguration"];
        post?: never;
        /** @description Deletes the MutatingWebhookConfiguration. */
        delete: operations["deleteAdmissionregistrationV1MutatingWebhookConfiguration"];
        options?: never;
        head?: never;
        /** @description Changes parts of the MutatingWebhookConfiguration. */
        patch: operations["patchAdmissionregistrationV1MutatingWebhookConfiguration"];
        trace?: never;
    };
    "/apis/admissionregistration.orch.io/v1/validatingadmissionpolicies": {
        parameters: {
            query?: {
                /** @description true: JSON comes indented. */
                pretty?: components["parameters"]["pretty"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Lists or watches validatingadmissionpolicies. */
        get: operations["listAdmissionregistrationV1ValidatingAdmissionPolicy"];
        put?: never;
        /** @description Creates a ValidatingAdmissionPolicy. */
        post: operations["createAdmissionregistrationV1ValidatingAdmissionPolicy"];
        /** @description Deletes those validatingadmissionpolicies that the selectors choose. */
        delete: operations["deleteAdmissionregistrationV1CollectionValidatingAdmissionPolicy"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/apis/admissionregistration.orch.io/v1/validatingadmissionpolicies/{name}": {
        parameters: {
            query?: {
                /** @description true: JSON comes indented. */
                pretty?: components["parameters"]["pretty"];
            };
            header?: never;
            path: {
                /** @description Name of the ValidatingAdmissionPolicy. */
                name: string;
            };
            cookie?: never;
        };
        /** @description Reads the ValidatingAdmissionPolicy. */
        get: operations["readAdmissionregistrationV1ValidatingAdmissionPolicy"];
        /** @description Replaces the ValidatingAdmissionPolicy. */
        put: operations["replaceAdmissionregistrationV1ValidatingAdmissionPolicy"];
        post?: never;
        /** @description Deletes the ValidatingAdmissionPolicy. */
        delete: operations["deleteAdmissionregistrationV1ValidatingAdmissionPolicy"];
        options?: never;
        head?: never;
        /** @description Changes parts of the ValidatingAdmissionPolicy. */
        patch: operations["patchAdmissionregistrationV1ValidatingAdmissionPolicy"];
        trace?: never;
    };
    "/apis/admissionregistration.orch.io/v1/validatingadmissionpolicies/{name}/status": {
        parameters: {
            query?: {
                /** @description true: JSON comes indented. */
                pretty?: components["parameters"]["pretty"];
            };
            header?: never;
            path: {
                /** @description Name of the ValidatingAdmissionPolicy. */
                name: string;
            };
            cookie?: never;
        };
        /** @description Reads the status of a ValidatingAdmissionPolicy. */
        get: operations["readAdmissionregistrationV1ValidatingAdmissionPolicyStatus"];
        /** @description Replaces the status of a ValidatingAdmissionPolicy. */
        put: operations["replaceAdmissionregistrationV1ValidatingAdmissionPolicyStatus"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** @description Changes parts of the status of a ValidatingAdmissionPolicy. */
        patch: operations["patchAdmissionregistrationV1ValidatingAdmissionPolicyStatus"];
        trace?: never;
    };
    "/apis/admissionregistration.orch.io/v1/validatingadmissionpolicybindings": {
        parameters: {
            query?: {
                /** @description true: JSON comes indented. */
                pretty?: components["parameters"]["pretty"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Lists or watches validatingadmissionpolicybindings. */
        get: operations["listAdmissionregistrationV1ValidatingAdmissionPolicyBinding"];
        put?: never;
        /** @description Creates a ValidatingAdmissionPolicyBinding. */
        post: operations["createAdmissionregistrationV1ValidatingAdmissionPolicyBinding"];
        /** @description Deletes those validatingadmissionpolicybindings that the selectors choose. */
        delete: operations["deleteAdmissionregistrationV1CollectionValidatingAdmissionPolicyBinding"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/apis/admissionregistration.orch.io/v1/validatingadmissionpolicybindings/{name}": {
        parameters: {
            query?: {
                /** @description true: JSON comes indented. */
                pretty?: components["parameters"]["pretty"];
            };
            header?: never;
            path: {
                /** @description Name of the ValidatingAdmissionPolicyBinding. */
                name: string;
            };
            cookie?: never;
        };
        /** @description Reads the ValidatingAdmissionPolicyBinding. */
        get: operations["readAdmissionregistrationV1ValidatingAdmissionPolicyBinding"];
        /** @description Replaces the ValidatingAdmissionPolicyBinding. */
        put: operations["replaceAdmissionregistrationV1ValidatingAdmissionPolicyBinding"];
        post?: never;
        /** @description Deletes the ValidatingAdmissionPolicyBinding. */
        delete: operations["deleteAdmissionregistrationV1ValidatingAdmissionPolicyBinding"];
        options?: never;
        head?: never;
        /** @description Changes parts of the ValidatingAdmissionPolicyBinding. */
        patch: operations["patchAdmissionregistrationV1ValidatingAdmissionPolicyBinding"];
        trace?: never;
    };
    "/apis/admissionregistration.orch.io/v1/validatingwebhookconfigurations": {
        parameters: {
            query?: {
                /** @description true: JSON comes indented. */
                pretty?: components["parameters"]["pretty"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Lists or watches validatingwebhookconfigurations. */
        get: operations["listAdmissionregistrationV1ValidatingWebhookConfiguration"];
        put?: never;
        /** @description Creates a ValidatingWebhookConfiguration. */
        post: operations["createAdmissionregistrationV1ValidatingWebhookConfiguration"];
        /** @description Deletes those validatingwebhookconfigurations that the selectors choose. */
        delete: operations["deleteAdmissionregistrationV1CollectionValidatingWebhookConfiguration"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/apis/admissionregistration.orch.io/v1/validatingwebhookconfigurations/{name}": {
        parameters: {
            query?: {
                /** @description true: JSON comes indented. */
                pretty?: components["parameters"]["pretty"];
            };
            header?: never;
            path: {
                /** @description Name of the ValidatingWebhookConfiguration. */
                name: string;
            };
            cookie?: never;
        };
        /** @description Reads the ValidatingWebhookConfiguration. */
        get: operations["readAdmissionregistrationV1ValidatingWebhookConfiguration"];
        /** @description Replaces the ValidatingWebhookConfiguration. */
        put: operations["replaceAdmissionregistrationV1ValidatingWebhookConfiguration"];
        post?: never;
        /** @description Deletes the ValidatingWebhookConfiguration. */
        delete: operations["deleteAdmissionregistrationV1ValidatingWebhookConfiguration"];
        options?: never;
        head?: never;
        /** @description Changes parts of the ValidatingWebhookConfiguration. */
        patch: operations["patchAdmissionregistrationV1ValidatingWebhookConfiguration"];
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description A change as a partial object. */
        "io.orch.api.admissionregistration.v1.ApplyConfiguration": {
            /** @description CEL expression that yields the partial object. */
            expression?: string;
        };
        /** @description A note for the audit log. */
        "io.orch.api.admissionregistration.v1.AuditAnnotation": {
            /** @description Key of the note, after the policy's name. */
            key: string;
            /** @description CEL expression that yields the text, or null for none. */
            valueExpression: string;
        };
        /** @description An expression that looks wrong. */
        "io.orch.api.admissionregistration.v1.ExpressionWarning": {
            /** @description Path of the expression in the policy. */
            fieldRef: string;
            /** @description What is wrong. */
            warning: string;
        };
        /** @description A change as JSON patch operations. */
        "io.orch.api.admissionregistration.v1.JSONPatch": {
            /** @description CEL expression that yields a list of operations. */
            expression?: string;
        };
        /** @description A condition on requests. */
        "io.orch.api.admissionregistration.v1.MatchCondition": {
            /**
             * Format: qualified-name
             * @description Name of the condition, unique in its list.
             */
            name: string;
            /** @description CEL expression that yields true or false. */
            expression: string;
        };
        /** @description Requests that a policy looks at. */
        "io.orch.api.admissionregistration.v1.MatchResources": {
            /**
             * @description Labels of the namespaces; all when empty.
             * @default {}
             */
            namespaceSelector?: components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.LabelSelector"];
            /**
             * @description Labels of the objects; all when empty.
             * @default {}
             */
            objectSelector?: components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.LabelSelector"];
            /** @description Operations on resources that match; any of them suffices. */
            resourceRules?: components["schemas"]["io.orch.api.admissionregistration.v1.NamedRuleWithOperations"][];
            /** @description Operations on resources that are left out, whatever matches. */
            excludeResourceRules?: components["schemas"]["io.orch.api.admissionregistration.v1.NamedRuleWithOperations"][];
            /**
             * @description Whether requests in other versions of the same resource match as well.
             * @default Equivalent
             * @enum {string}
             */
            matchPolicy?: "Exact" | "Equivalent";
        };
        /** @description MutatingAdmissionPolicy changes objects on their way in, by expressions. */
        "io.orch.api.admissionregistration.v1.MutatingAdmissionPolicy": {
            /** @description The group and version of this representation of the object. */
            apiVersion?: string;
            /** @description The type of the object, in CamelCase. */
            kind?: string;
            /** @description Name, labels and what else every object carries. */
            metadata?: components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.ObjectMeta"];
            /** @description What the policy changes, and when. */
            spec?: components["schemas"]["io.orch.api.admissionregistration.v1.MutatingAdmissionPolicySpec"];
        };
        /** @description MutatingAdmissionPolicyBinding puts a mutating policy to work, perhaps with parameters. */
        "io.orch.api.admissionregistration.v1.MutatingAdmissionPolicyBinding": {
            /** @description The group and version of this representation of the object. */
            apiVersion?: string;
            /** @description The type of the object, in CamelCase. */
            kind?: string;
            /** @description Name, labels and what else every object carries. */
            metadata?: components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.ObjectMeta"];
            /** @description Which policy, where and with what parameters. */
            spec?: components["schemas"]["io.orch.api.admissionregistration.v1.MutatingAdmissionPolicyBindingSpec"];
        };
        /** @description MutatingAdmissionPolicyBindingList is a list of MutatingAdmissionPolicyBinding objects. */
        "io.orch.api.admissionregistration.v1.MutatingAdmissionPolicyBindingList": {
            /** @description The group and version of this representation of the object. */
            apiVersion?: string;
            /** @description The type of the object, in CamelCase. */
            kind?: string;
            /** @description The version of the list, and how to go on with it. */
            metadata?: components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.ListMeta"];
            /** @description The mutatingadmissionpolicybindings. */
            items: components["schemas"]["io.orch.api.admissionregistration.v1.MutatingAdmissionPolicyBinding"][];
        };
        /** @description Which policy is at work, where and with what parameters. */
        "io.orch.api.admissionregistration.v1.MutatingAdmissionPolicyBindingSpec": {
            /** @description Name of the policy. */
            policyName?: string;
            /** @description Objects that hold the policy's parameters. */
            paramRef?: components["schemas"]["io.orch.api.admissionregistration.v1.ParamRef"];
            /** @description Narrows the requests that the policy looks at. */
            matchResources?: components["schemas"]["io.orch.api.admissionregistration.v1.MatchResources"];
        };
        /** @description MutatingAdmissionPolicyList is a list of MutatingAdmissionPolicy objects. */
        "io.orch.api.admissionregistration.v1.MutatingAdmissionPolicyList": {
            /** @description The group and version of this representation of the object. */
            apiVersion?: string;
            /** @description The type of the object, in CamelCase. */
            kind?: string;
            /** @description The version of the list, and how to go on with it. */
            metadata?: components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.ListMeta"];
            /** @description The mutatingadmissionpolicies. */
            items: components["schemas"]["io.orch.api.admissionregistration.v1.MutatingAdmissionPolicy"][];
        };
        /** @description What a policy changes, and when. */
        "io.orch.api.admissionregistration.v1.MutatingAdmissionPolicySpec": {
            /** @description Kind of the objects that give the policy its parameters; unset when it has none. */
            paramKind?: components["schemas"]["io.orch.api.admissionregistration.v1.ParamKind"];
            /** @description Requests the policy looks at. */
            matchConstraints?: components["schemas"]["io.orch.api.admissionregistration.v1.MatchResources"];
            /** @description Named expressions that later ones may use as variables.<name>. */
            variables?: components["schemas"]["io.orch.api.admissionregistration.v1.Variable"][];
            /** @description Changes, made one after another. */
            mutations?: components["schemas"]["io.orch.api.admissionregistration.v1.Mutation"][];
            /**
             * @description What happens when the policy itself fails; Fail when unset.
             * @default Fail
             * @enum {string}
             */
            failurePolicy?: "Ignore" | "Fail";
            /** @description Expressions that must all be true for the policy to run. */
            matchConditions?: components["schemas"]["io.orch.api.admissionregistration.v1.MatchCondition"][];
            /**
             * @description Whether the policy may run again after others have changed the object.
             * @enum {string}
             */
            reinvocationPolicy?: "Never" | "IfNeeded";
        };
        /** @description A service that may change objects. */
        "io.orch.api.admissionregistration.v1.MutatingWebhook": {
            /** @description Full name, such as images.example.com, unique in its list. */
            name: string;
            /** @description How the service is reached. */
            clientConfig: components["schemas"]["io.orch.api.admissionregistration.v1.WebhookClientConfig"];
            /** @description Requests the service is asked about. */
            rules?: components["schemas"]["io.orch.api.admissionregistration.v1.RuleWithOperations"][];
            /**
             * @description What happens when the service cannot be asked; Fail when unset.
             * @default Fail
             * @enum {string}
             */
            failurePolicy?: "Ignore" | "Fail";
            /**
             * @description Whether requests in other versions of the same resource match as well; Equivalent when unset.
             * @default Equivalent
             * @enum {string}
             */
            matchPolicy?: "Exact" | "Equivalent";
            /**
             * @description Labels of the namespaces; all when empty.
             * @default {}
             */
            namespaceSelector?: components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.LabelSelector"];
            /**
             * @description Labels of the objects; all when empty.
             * @default {}
             */
            objectSelector?: components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.LabelSelector"];
            /**
             * @description Whether asking the service changes anything elsewhere.
             * @enum {string}
             */
            sideEffects: "None" | "NoneOnDryRun";
            /**
             * Format: int32
             * @description Seconds the service may take; 10 when unset.
             * @default 10
             */
            timeoutSeconds?: number;
            /** @description Versions of the review that the service reads, the preferred one first. */
            admissionReviewVersions: string[];
            /**
             * @description Whether the service may be asked again after others have changed the object; Never when unset.
             * @default Never
             * @enum {string}
             */
            reinvocationPolicy?: "Never" | "IfNeeded";
            /** @description Expressions that must all be true for the service to be asked. */
            matchConditions?: components["schemas"]["io.orch.api.admissionregistration.v1.MatchCondition"][];
        };
        /** @description MutatingWebhookConfiguration names services that may change objects on their way in. */
        "io.orch.api.admissionregistration.v1.MutatingWebhookConfiguration": {
            /** @description The group and version of this representation of the object. */
            apiVersion?: string;
            /** @description The type of the object, in CamelCase. */
            kind?: string;
            /** @description Name, labels and what else every object carries. */
            metadata?: components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.ObjectMeta"];
            /** @description The services, asked in this order. */
            webhooks?: components["schemas"]["io.orch.api.admissionregistration.v1.MutatingWebhook"][];
        };
        /** @description MutatingWebhookConfigurationList is a list of MutatingWebhookConfiguration objects. */
        "io.orch.api.admissionregistration.v1.MutatingWebhookConfigurationList": {
            /** @description The group and version of this representation of the object. */
            apiVersion?: string;
            /** @description The type of the object, in CamelCase. */
            kind?: string;
            /** @description The version of the list, and how to go on with it. */
            metadata?: components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.ListMeta"];
            /** @description The mutatingwebhookconfigurations. */
            items: components["schemas"]["io.orch.api.admissionregistration.v1.MutatingWebhookConfiguration"][];
        };
        /** @description One change of the object. */
        "io.orch.api.admissionregistration.v1.Mutation": {
            /**
             * @description How the change is written.
             * @enum {string}
             */
            patchType: "ApplyConfiguration" | "JSONPatch";
            /** @description The change as a partial object that is merged in. */
            applyConfiguration?: components["schemas"]["io.orch.api.admissionregistration.v1.ApplyConfiguration"];
            /** @description The change as a list of JSON patch operations. */
            jsonPatch?: components["schemas"]["io.orch.api.admissionregistration.v1.JSONPatch"];
        };
        /** @description Operations on resources, perhaps of certain names only. */
        "io.orch.api.admissionregistration.v1.NamedRuleWithOperations": {
            /** @description Names of the objects; all when empty. */
            resourceNames?: string[];
            /** @description Operations that match; * means all. */
            operations?: ("*" | "CREATE" | "UPDATE" | "DELETE" | "CONNECT")[];
            /** @description Groups of the resources; * means all. */
            apiGroups?: string[];
            /** @description Versions of the resources; * means all. */
            apiVersions?: string[];
            /** @description Plural names, with sub-resources as pods/log; * means all. */
            resources?: string[];
            /**
             * @description Whether cluster-wide resources, namespaced ones or both match.
             * @default *
             * @enum {string}
             */
            scope?: "Cluster" | "Namespaced" | "*";
        };
        /** @description Kind of the objects that hold parameters. */
        "io.orch.api.admissionregistration.v1.ParamKind": {
            /** @description Group and version of the kind. */
            apiVersion?: string;
            /** @description Name of the kind. */
            kind?: string;
        };
        /** @description Which objects hold the parameters. */
        "io.orch.api.admissionregistration.v1.ParamRef": {
            /** @description Name of the object; excludes selector. */
            name?: string;
            /** @description Namespace of the object; that of the request when unset. */
            namespace?: string;
            /** @description Labels of the objects; excludes name. */
            selector?: components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.LabelSelector"];
            /**
             * @description What to do when there is no such object.
             * @enum {string}
             */
            parameterNotFoundAction?: "Allow" | "Deny";
        };
        /** @description Operations on resources. */
        "io.orch.api.admissionregistration.v1.RuleWithOperations": {
            /** @description Operations that match; * means all. */
            operations?: ("*" | "CREATE" | "UPDATE" | "DELETE" | "CONNECT")[];
            /** @description Groups of the resources; * means all. */
            apiGroups?: string[];
            /** @description Versions of the resources; * means all. */
            apiVersions?: string[];
            /** @description Plural names, with sub-resources as pods/log; * means all. */
            resources?: string[];
            /**
             * @description Whether cluster-wide resources, namespaced ones or both match.
             * @default *
             * @enum {string}
             */
            scope?: "Cluster" | "Namespaced" | "*";
        };
        /** @description A path on a Service of the cluster. */
        "io.orch.api.admissionregistration.v1.ServiceReference": {
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
        /** @description What a check of the expressions found. */
        "io.orch.api.admissionregistration.v1.TypeChecking": {
            /** @description Expressions that look wrong. */
            expressionWarnings?: components["schemas"]["io.orch.api.admissionregistration.v1.ExpressionWarning"][];
        };
        /** @description ValidatingAdmissionPolicy refuses requests that break its expressions. */
        "io.orch.api.admissionregistration.v1.ValidatingAdmissionPolicy": {
            /** @description The group and version of this representation of the object. */
            apiVersion?: string;
            /** @description The type of the object, in CamelCase. */
            kind?: string;
            /** @description Name, labels and what else every object carries. */
            metadata?: components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.ObjectMeta"];
            /** @description What the policy checks, and when. */
            spec?: components["schemas"]["io.orch.api.admissionregistration.v1.ValidatingAdmissionPolicySpec"];
            /** @description What is known of the policy's expressions. */
            status?: components["schemas"]["io.orch.api.admissionregistration.v1.ValidatingAdmissionPolicyStatus"];
        };
        /** @description ValidatingAdmissionPolicyBinding puts a validating policy to work, perhaps with parameters. */
        "io.orch.api.admissionregistration.v1.ValidatingAdmissionPolicyBinding": {
            /** @description The group and version of this representation of the object. */
            apiVersion?: string;
            /** @description The type of the object, in CamelCase. */
            kind?: string;
            /** @description Name, labels and what else every object carries. */
            metadata?: components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.ObjectMeta"];
            /** @description Which policy, where, with what parameters, and what follows. */
            spec: components["schemas"]["io.orch.api.admissionregistration.v1.ValidatingAdmissionPolicyBindingSpec"];
        };
        /** @description ValidatingAdmissionPolicyBindingList is a list of ValidatingAdmissionPolicyBinding objects. */
        "io.orch.api.admissionregistration.v1.ValidatingAdmissionPolicyBindingList": {
            /** @description The group and version of this representation of the object. */
            apiVersion?: string;
            /** @description The type of the object, in CamelCase. */
            kind?: string;
            /** @description The version of the list, and how to go on with it. */
            metadata?: components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.ListMeta"];
            /** @description The validatingadmissionpolicybindings. */
            items: components["schemas"]["io.orch.api.admissionregistration.v1.ValidatingAdmissionPolicyBinding"][];
        };
        /** @description Which policy is at work, where, with what parameters, and what follows. */
        "io.orch.api.admissionregistration.v1.ValidatingAdmissionPolicyBindingSpec": {
            /** @description Name of the policy. */
            policyName: string;
            /** @description Objects that hold the policy's parameters. */
            paramRef?: components["schemas"]["io.orch.api.admissionregistration.v1.ParamRef"];
            /** @description Narrows the requests that the policy looks at. */
            matchResources?: components["schemas"]["io.orch.api.admissionregistration.v1.MatchResources"];
            /** @description What follows a failed check: refusal, a warning, a note in the audit log. */
            validationActions: ("Deny" | "Warn" | "Audit")[];
        };
        /** @description ValidatingAdmissionPolicyList is a list of ValidatingAdmissionPolicy objects. */
        "io.orch.api.admissionregistration.v1.ValidatingAdmissionPolicyList": {
            /** @description The group and version of this representation of the object. */
            apiVersion?: string;
            /** @description The type of the object, in CamelCase. */
            kind?: string;
            /** @description The version of the list, and how to go on with it. */
            metadata?: components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.ListMeta"];
            /** @description The validatingadmissionpolicies. */
            items: components["schemas"]["io.orch.api.admissionregistration.v1.ValidatingAdmissionPolicy"][];
        };
        /** @description What a policy checks, and when. */
        "io.orch.api.admissionregistration.v1.ValidatingAdmissionPolicySpec": {
            /** @description Kind of the objects that give the policy its parameters; unset when it has none. */
            paramKind?: components["schemas"]["io.orch.api.admissionregistration.v1.ParamKind"];
            /** @description Requests the policy looks at. */
            matchConstraints?: components["schemas"]["io.orch.api.admissionregistration.v1.MatchResources"];
            /** @description Checks that a request must pass. */
            validations?: components["schemas"]["io.orch.api.admissionregistration.v1.Validation"][];
            /**
             * @description What happens when the policy itself fails; Fail when unset.
             * @default Fail
             * @enum {string}
             */
            failurePolicy?: "Ignore" | "Fail";
            /** @description Notes for the audit log. */
            auditAnnotations?: components["schemas"]["io.orch.api.admissionregistration.v1.AuditAnnotation"][];
            /** @description Expressions that must all be true for the policy to run. */
            matchConditions?: components["schemas"]["io.orch.api.admissionregistration.v1.MatchCondition"][];
            /** @description Named expressions that later ones may use as variables.<name>. */
            variables?: components["schemas"]["io.orch.api.admissionregistration.v1.Variable"][];
        };
        /** @description What is known of a policy's expressions. */
        "io.orch.api.admissionregistration.v1.ValidatingAdmissionPolicyStatus": {
            /**
             * Format: int64
             * @description Generation that was looked at.
             */
            observedGeneration?: number;
            /** @description What a check of the expressions against the matched kinds found. */
            typeChecking?: components["schemas"]["io.orch.api.admissionregistration.v1.TypeChecking"];
            /** @description Aspects of the policy, one of each type. */
            conditions?: components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.Condition"][];
        };
        /** @description A service that may refuse requests. */
        "io.orch.api.admissionregistration.v1.ValidatingWebhook": {
            /** @description Full name, such as images.example.com, unique in its list. */
            name: string;
            /** @description How the service is reached. */
            clientConfig: components["schemas"]["io.orch.api.admissionregistration.v1.WebhookClientConfig"];
            /** @description Requests the service is asked about. */
            rules?: components["schemas"]["io.orch.api.admissionregistration.v1.RuleWithOperations"][];
            /**
             * @description What happens when the service cannot be asked; Fail when unset.
             * @default Fail
             * @enum {string}
             */
            failurePolicy?: "Ignore" | "Fail";
            /**
             * @description Whether requests in other versions of the same resource match as well; Equivalent when unset.
             * @default Equivalent
             * @enum {string}
             */
            matchPolicy?: "Exact" | "Equivalent";
            /**
             * @description Labels of the namespaces; all when empty.
             * @default {}
             */
            namespaceSelector?: components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.LabelSelector"];
            /**
             * @description Labels of the objects; all when empty.
             * @default {}
             */
            objectSelector?: components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.LabelSelector"];
            /**
             * @description Whether asking the service changes anything elsewhere.
             * @enum {string}
             */
            sideEffects: "None" | "NoneOnDryRun";
            /**
             * Format: int32
             * @description Seconds the service may take; 10 when unset.
             * @default 10
             */
            timeoutSeconds?: number;
            /** @description Versions of the review that the service reads, the preferred one first. */
            admissionReviewVersions: string[];
            /** @description Expressions that must all be true for the service to be asked. */
            matchConditions?: components["schemas"]["io.orch.api.admissionregistration.v1.MatchCondition"][];
        };
        /** @description ValidatingWebhookConfiguration names services that may refuse requests. */
        "io.orch.api.admissionregistration.v1.ValidatingWebhookConfiguration": {
            /** @description The group and version of this representation of the object. */
            apiVersion?: string;
            /** @description The type of the object, in CamelCase. */
            kind?: string;
            /** @description Name, labels and what else every object carries. */
            metadata?: components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.ObjectMeta"];
            /** @description The services; all of them are asked. */
            webhooks?: components["schemas"]["io.orch.api.admissionregistration.v1.ValidatingWebhook"][];
        };
        /** @description ValidatingWebhookConfigurationList is a list of ValidatingWebhookConfiguration objects. */
        "io.orch.api.admissionregistration.v1.ValidatingWebhookConfigurationList": {
            /** @description The group and version of this representation of the object. */
            apiVersion?: string;
            /** @description The type of the object, in CamelCase. */
            kind?: string;
            /** @description The version of the list, and how to go on with it. */
            metadata?: components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.ListMeta"];
            /** @description The validatingwebhookconfigurations. */
            items: components["schemas"]["io.orch.api.admissionregistration.v1.ValidatingWebhookConfiguration"][];
        };
        /** @description One check of a policy. */
        "io.orch.api.admissionregistration.v1.Validation": {
            /** @description CEL expression that is true when the request is fine. */
            expression: string;
            /** @description Text of the refusal; needed when the expression spans lines. */
            message?: string;
            /**
             * @description Reason of the refusal, which decides its code.
             * @enum {string}
             */
            reason?: "Forbidden" | "Invalid" | "RequestEntityTooLarge";
            /** @description CEL expression that yields the text; message is used when it fails. */
            messageExpression?: string;
        };
        /** @description A named expression. */
        "io.orch.api.admissionregistration.v1.Variable": {
            /** @description Name; a CEL identifier. */
            name: string;
            /** @description CEL expression, evaluated when first used. */
            expression: string;
        };
        /** @description How a service outside is reached: by URL, or as a Service of the cluster. */
        "io.orch.api.admissionregistration.v1.WebhookClientConfig": {
            /** @description Address, with https. */
            url?: string;
            /** @description Service of the cluster. */
            service?: components["schemas"]["io.orch.api.admissionregistration.v1.ServiceReference"];
            /**
             * Format: byte
             * @description PEM certificates that the service's certificate is checked with; the system's when unset.
             */
            caBundle?: string;
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
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getAdmissionregistrationV1APIResources: {
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
    listAdmissionregistrationV1MutatingAdmissionPolicy: {
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
                    "application/json": components["schemas"]["io.orch.api.admissionregistration.v1.MutatingAdmissionPolicyList"];
                    "application/yaml": components["schemas"]["io.orch.api.admissionregistration.v1.MutatingAdmissionPolicyList"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.admissionregistration.v1.MutatingAdmissionPolicyList"];
                    "application/json;stream=watch": components["schemas"]["io.orch.api.admissionregistration.v1.MutatingAdmissionPolicyList"];
                    "application/vnd.orch.protobuf;stream=watch": components["schemas"]["io.orch.api.admissionregistration.v1.MutatingAdmissionPolicyList"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    createAdmissionregistrationV1MutatingAdmissionPolicy: {
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
                "application/json": components["schemas"]["io.orch.api.admissionregistration.v1.MutatingAdmissionPolicy"];
                "application/yaml": components["schemas"]["io.orch.api.admissionregistration.v1.MutatingAdmissionPolicy"];
                "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.admissionregistration.v1.MutatingAdmissionPolicy"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.admissionregistration.v1.MutatingAdmissionPolicy"];
                    "application/yaml": components["schemas"]["io.orch.api.admissionregistration.v1.MutatingAdmissionPolicy"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.admissionregistration.v1.MutatingAdmissionPolicy"];
                };
            };
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.admissionregistration.v1.MutatingAdmissionPolicy"];
                    "application/yaml": components["schemas"]["io.orch.api.admissionregistration.v1.MutatingAdmissionPolicy"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.admissionregistration.v1.MutatingAdmissionPolicy"];
                };
            };
            /** @description Accepted */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.admissionregistration.v1.MutatingAdmissionPolicy"];
                    "application/yaml": components["schemas"]["io.orch.api.admissionregistration.v1.MutatingAdmissionPolicy"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.admissionregistration.v1.MutatingAdmissionPolicy"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    deleteAdmissionregistrationV1CollectionMutatingAdmissionPolicy: {
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
                    "application/json": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.Status"] | components["schemas"]["io.orch.api.admissionregistration.v1.MutatingAdmissionPolicyList"];
                    "application/yaml": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.Status"] | components["schemas"]["io.orch.api.admissionregistration.v1.MutatingAdmissionPolicyList"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.Status"] | components["schemas"]["io.orch.api.admissionregistration.v1.MutatingAdmissionPolicyList"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    readAdmissionregistrationV1MutatingAdmissionPolicy: {
        parameters: {
            query?: {
                /** @description true: JSON comes indented. */
                pretty?: components["parameters"]["pretty"];
            };
            header?: never;
            path: {
                /** @description Name of the MutatingAdmissionPolicy. */
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
                    "application/json": components["schemas"]["io.orch.api.admissionregistration.v1.MutatingAdmissionPolicy"];
                    "application/yaml": components["schemas"]["io.orch.api.admissionregistration.v1.MutatingAdmissionPolicy"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.admissionregistration.v1.MutatingAdmissionPolicy"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    replaceAdmissionregistrationV1MutatingAdmissionPolicy: {
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
                /** @description Name of the MutatingAdmissionPolicy. */
                name: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["io.orch.api.admissionregistration.v1.MutatingAdmissionPolicy"];
                "application/yaml": components["schemas"]["io.orch.api.admissionregistration.v1.MutatingAdmissionPolicy"];
                "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.admissionregistration.v1.MutatingAdmissionPolicy"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.admissionregistration.v1.MutatingAdmissionPolicy"];
                    "application/yaml": components["schemas"]["io.orch.api.admissionregistration.v1.MutatingAdmissionPolicy"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.admissionregistration.v1.MutatingAdmissionPolicy"];
                };
            };
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.admissionregistration.v1.MutatingAdmissionPolicy"];
                    "application/yaml": components["schemas"]["io.orch.api.admissionregistration.v1.MutatingAdmissionPolicy"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.admissionregistration.v1.MutatingAdmissionPolicy"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    deleteAdmissionregistrationV1MutatingAdmissionPolicy: {
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
                /** @description Name of the MutatingAdmissionPolicy. */
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
                    "application/json": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.Status"] | components["schemas"]["io.orch.api.admissionregistration.v1.MutatingAdmissionPolicy"];
                    "application/yaml": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.Status"] | components["schemas"]["io.orch.api.admissionregistration.v1.MutatingAdmissionPolicy"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.Status"] | components["schemas"]["io.orch.api.admissionregistration.v1.MutatingAdmissionPolicy"];
                };
            };
            /** @description Accepted */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.Status"] | components["schemas"]["io.orch.api.admissionregistration.v1.MutatingAdmissionPolicy"];
                    "application/yaml": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.Status"] | components["schemas"]["io.orch.api.admissionregistration.v1.MutatingAdmissionPolicy"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.Status"] | components["schemas"]["io.orch.api.admissionregistration.v1.MutatingAdmissionPolicy"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    patchAdmissionregistrationV1MutatingAdmissionPolicy: {
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
                /** @description Name of the MutatingAdmissionPolicy. */
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
                    "application/json": components["schemas"]["io.orch.api.admissionregistration.v1.MutatingAdmissionPolicy"];
                    "application/yaml": components["schemas"]["io.orch.api.admissionregistration.v1.MutatingAdmissionPolicy"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.admissionregistration.v1.MutatingAdmissionPolicy"];
                };
            };
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.admissionregistration.v1.MutatingAdmissionPolicy"];
                    "application/yaml": components["schemas"]["io.orch.api.admissionregistration.v1.MutatingAdmissionPolicy"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.admissionregistration.v1.MutatingAdmissionPolicy"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    listAdmissionregistrationV1MutatingAdmissionPolicyBinding: {
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
                    "application/json": components["schemas"]["io.orch.api.admissionregistration.v1.MutatingAdmissionPolicyBindingList"];
                    "application/yaml": components["schemas"]["io.orch.api.admissionregistration.v1.MutatingAdmissionPolicyBindingList"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.admissionregistration.v1.MutatingAdmissionPolicyBindingList"];
                    "application/json;stream=watch": components["schemas"]["io.orch.api.admissionregistration.v1.MutatingAdmissionPolicyBindingList"];
                    "application/vnd.orch.protobuf;stream=watch": components["schemas"]["io.orch.api.admissionregistration.v1.MutatingAdmissionPolicyBindingList"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    createAdmissionregistrationV1MutatingAdmissionPolicyBinding: {
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
                "application/json": components["schemas"]["io.orch.api.admissionregistration.v1.MutatingAdmissionPolicyBinding"];
                "application/yaml": components["schemas"]["io.orch.api.admissionregistration.v1.MutatingAdmissionPolicyBinding"];
                "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.admissionregistration.v1.MutatingAdmissionPolicyBinding"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.admissionregistration.v1.MutatingAdmissionPolicyBinding"];
                    "application/yaml": components["schemas"]["io.orch.api.admissionregistration.v1.MutatingAdmissionPolicyBinding"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.admissionregistration.v1.MutatingAdmissionPolicyBinding"];
                };
            };
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.admissionregistration.v1.MutatingAdmissionPolicyBinding"];
                    "application/yaml": components["schemas"]["io.orch.api.admissionregistration.v1.MutatingAdmissionPolicyBinding"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.admissionregistration.v1.MutatingAdmissionPolicyBinding"];
                };
            };
            /** @description Accepted */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.admissionregistration.v1.MutatingAdmissionPolicyBinding"];
                    "application/yaml": components["schemas"]["io.orch.api.admissionregistration.v1.MutatingAdmissionPolicyBinding"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.admissionregistration.v1.MutatingAdmissionPolicyBinding"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    deleteAdmissionregistrationV1CollectionMutatingAdmissionPolicyBinding: {
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
                    "application/json": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.Status"] | components["schemas"]["io.orch.api.admissionregistration.v1.MutatingAdmissionPolicyBindingList"];
                    "application/yaml": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.Status"] | components["schemas"]["io.orch.api.admissionregistration.v1.MutatingAdmissionPolicyBindingList"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.Status"] | components["schemas"]["io.orch.api.admissionregistration.v1.MutatingAdmissionPolicyBindingList"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    readAdmissionregistrationV1MutatingAdmissionPolicyBinding: {
        parameters: {
            query?: {
                /** @description true: JSON comes indented. */
                pretty?: components["parameters"]["pretty"];
            };
            header?: never;
            path: {
                /** @description Name of the MutatingAdmissionPolicyBinding. */
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
                    "application/json": components["schemas"]["io.orch.api.admissionregistration.v1.MutatingAdmissionPolicyBinding"];
                    "application/yaml": components["schemas"]["io.orch.api.admissionregistration.v1.MutatingAdmissionPolicyBinding"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.admissionregistration.v1.MutatingAdmissionPolicyBinding"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    replaceAdmissionregistrationV1MutatingAdmissionPolicyBinding: {
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
                /** @description Name of the MutatingAdmissionPolicyBinding. */
                name: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["io.orch.api.admissionregistration.v1.MutatingAdmissionPolicyBinding"];
                "application/yaml": components["schemas"]["io.orch.api.admissionregistration.v1.MutatingAdmissionPolicyBinding"];
                "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.admissionregistration.v1.MutatingAdmissionPolicyBinding"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.admissionregistration.v1.MutatingAdmissionPolicyBinding"];
                    "application/yaml": components["schemas"]["io.orch.api.admissionregistration.v1.MutatingAdmissionPolicyBinding"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.admissionregistration.v1.MutatingAdmissionPolicyBinding"];
                };
            };
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.admissionregistration.v1.MutatingAdmissionPolicyBinding"];
                    "application/yaml": components["schemas"]["io.orch.api.admissionregistration.v1.MutatingAdmissionPolicyBinding"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.admissionregistration.v1.MutatingAdmissionPolicyBinding"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    deleteAdmissionregistrationV1MutatingAdmissionPolicyBinding: {
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
                /** @description Name of the MutatingAdmissionPolicyBinding. */
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
                    "application/json": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.Status"] | components["schemas"]["io.orch.api.admissionregistration.v1.MutatingAdmissionPolicyBinding"];
                    "application/yaml": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.Status"] | components["schemas"]["io.orch.api.admissionregistration.v1.MutatingAdmissionPolicyBinding"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.Status"] | components["schemas"]["io.orch.api.admissionregistration.v1.MutatingAdmissionPolicyBinding"];
                };
            };
            /** @description Accepted */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.Status"] | components["schemas"]["io.orch.api.admissionregistration.v1.MutatingAdmissionPolicyBinding"];
                    "application/yaml": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.Status"] | components["schemas"]["io.orch.api.admissionregistration.v1.MutatingAdmissionPolicyBinding"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.Status"] | components["schemas"]["io.orch.api.admissionregistration.v1.MutatingAdmissionPolicyBinding"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    patchAdmissionregistrationV1MutatingAdmissionPolicyBinding: {
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
                /** @description Name of the MutatingAdmissionPolicyBinding. */
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
                    "application/json": components["schemas"]["io.orch.api.admissionregistration.v1.MutatingAdmissionPolicyBinding"];
                    "application/yaml": components["schemas"]["io.orch.api.admissionregistration.v1.MutatingAdmissionPolicyBinding"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.admissionregistration.v1.MutatingAdmissionPolicyBinding"];
                };
            };
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.admissionregistration.v1.MutatingAdmissionPolicyBinding"];
                    "application/yaml": components["schemas"]["io.orch.api.admissionregistration.v1.MutatingAdmissionPolicyBinding"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.admissionregistration.v1.MutatingAdmissionPolicyBinding"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    listAdmissionregistrationV1MutatingWebhookConfiguration: {
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
                    "application/json": components["schemas"]["io.orch.api.admissionregistration.v1.MutatingWebhookConfigurationList"];
                    "application/yaml": components["schemas"]["io.orch.api.admissionregistration.v1.MutatingWebhookConfigurationList"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.admissionregistration.v1.MutatingWebhookConfigurationList"];
                    "application/json;stream=watch": components["schemas"]["io.orch.api.admissionregistration.v1.MutatingWebhookConfigurationList"];
                    "application/vnd.orch.protobuf;stream=watch": components["schemas"]["io.orch.api.admissionregistration.v1.MutatingWebhookConfigurationList"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    createAdmissionregistrationV1MutatingWebhookConfiguration: {
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
                "application/json": components["schemas"]["io.orch.api.admissionregistration.v1.MutatingWebhookConfiguration"];
                "application/yaml": components["schemas"]["io.orch.api.admissionregistration.v1.MutatingWebhookConfiguration"];
                "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.admissionregistration.v1.MutatingWebhookConfiguration"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.admissionregistration.v1.MutatingWebhookConfiguration"];
                    "application/yaml": components["schemas"]["io.orch.api.admissionregistration.v1.MutatingWebhookConfiguration"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.admissionregistration.v1.MutatingWebhookConfiguration"];
                };
            };
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.admissionregistration.v1.MutatingWebhookConfiguration"];
                    "application/yaml": components["schemas"]["io.orch.api.admissionregistration.v1.MutatingWebhookConfiguration"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.admissionregistration.v1.MutatingWebhookConfiguration"];
                };
            };
            /** @description Accepted */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.admissionregistration.v1.MutatingWebhookConfiguration"];
                    "application/yaml": components["schemas"]["io.orch.api.admissionregistration.v1.MutatingWebhookConfiguration"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.admissionregistration.v1.MutatingWebhookConfiguration"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    deleteAdmissionregistrationV1CollectionMutatingWebhookConfiguration: {
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
                    "application/json": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.Status"] | components["schemas"]["io.orch.api.admissionregistration.v1.MutatingWebhookConfigurationList"];
                    "application/yaml": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.Status"] | components["schemas"]["io.orch.api.admissionregistration.v1.MutatingWebhookConfigurationList"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.Status"] | components["schemas"]["io.orch.api.admissionregistration.v1.MutatingWebhookConfigurationList"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    readAdmissionregistrationV1MutatingWebhookConfiguration: {
        parameters: {
            query?: {
                /** @description true: JSON comes indented. */
                pretty?: components["parameters"]["pretty"];
            };
            header?: never;
            path: {
                /** @description Name of the MutatingWebhookConfiguration. */
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
                    "application/json": components["schemas"]["io.orch.api.admissionregistration.v1.MutatingWebhookConfiguration"];
                    "application/yaml": components["schemas"]["io.orch.api.admissionregistration.v1.MutatingWebhookConfiguration"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.admissionregistration.v1.MutatingWebhookConfiguration"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    replaceAdmissionregistrationV1MutatingWebhookConfiguration: {
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
                /** @description Name of the MutatingWebhookConfiguration. */
                name: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["io.orch.api.admissionregistration.v1.MutatingWebhookConfiguration"];
                "application/yaml": components["schemas"]["io.orch.api.admissionregistration.v1.MutatingWebhookConfiguration"];
                "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.admissionregistration.v1.MutatingWebhookConfiguration"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.admissionregistration.v1.MutatingWebhookConfiguration"];
                    "application/yaml": components["schemas"]["io.orch.api.admissionregistration.v1.MutatingWebhookConfiguration"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.admissionregistration.v1.MutatingWebhookConfiguration"];
                };
            };
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.admissionregistration.v1.MutatingWebhookConfiguration"];
                    "application/yaml": components["schemas"]["io.orch.api.admissionregistration.v1.MutatingWebhookConfiguration"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.admissionregistration.v1.MutatingWebhookConfiguration"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    deleteAdmissionregistrationV1MutatingWebhookConfiguration: {
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
                /** @description Name of the MutatingWebhookConfiguration. */
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
                    "application/json": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.Status"] | components["schemas"]["io.orch.api.admissionregistration.v1.MutatingWebhookConfiguration"];
                    "application/yaml": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.Status"] | components["schemas"]["io.orch.api.admissionregistration.v1.MutatingWebhookConfiguration"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.Status"] | components["schemas"]["io.orch.api.admissionregistration.v1.MutatingWebhookConfiguration"];
                };
            };
            /** @description Accepted */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.Status"] | components["schemas"]["io.orch.api.admissionregistration.v1.MutatingWebhookConfiguration"];
                    "application/yaml": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.Status"] | components["schemas"]["io.orch.api.admissionregistration.v1.MutatingWebhookConfiguration"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.Status"] | components["schemas"]["io.orch.api.admissionregistration.v1.MutatingWebhookConfiguration"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    patchAdmissionregistrationV1MutatingWebhookConfiguration: {
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
                /** @description Name of the MutatingWebhookConfiguration. */
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
                    "application/json": components["schemas"]["io.orch.api.admissionregistration.v1.MutatingWebhookConfiguration"];
                    "application/yaml": components["schemas"]["io.orch.api.admissionregistration.v1.MutatingWebhookConfiguration"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.admissionregistration.v1.MutatingWebhookConfiguration"];
                };
            };
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.admissionregistration.v1.MutatingWebhookConfiguration"];
                    "application/yaml": components["schemas"]["io.orch.api.admissionregistration.v1.MutatingWebhookConfiguration"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.admissionregistration.v1.MutatingWebhookConfiguration"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    listAdmissionregistrationV1ValidatingAdmissionPolicy: {
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
                    "application/json": components["schemas"]["io.orch.api.admissionregistration.v1.ValidatingAdmissionPolicyList"];
                    "application/yaml": components["schemas"]["io.orch.api.admissionregistration.v1.ValidatingAdmissionPolicyList"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.admissionregistration.v1.ValidatingAdmissionPolicyList"];
                    "application/json;stream=watch": components["schemas"]["io.orch.api.admissionregistration.v1.ValidatingAdmissionPolicyList"];
                    "application/vnd.orch.protobuf;stream=watch": components["schemas"]["io.orch.api.admissionregistration.v1.ValidatingAdmissionPolicyList"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    createAdmissionregistrationV1ValidatingAdmissionPolicy: {
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
                "application/json": components["schemas"]["io.orch.api.admissionregistration.v1.ValidatingAdmissionPolicy"];
                "application/yaml": components["schemas"]["io.orch.api.admissionregistration.v1.ValidatingAdmissionPolicy"];
                "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.admissionregistration.v1.ValidatingAdmissionPolicy"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.admissionregistration.v1.ValidatingAdmissionPolicy"];
                    "application/yaml": components["schemas"]["io.orch.api.admissionregistration.v1.ValidatingAdmissionPolicy"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.admissionregistration.v1.ValidatingAdmissionPolicy"];
                };
            };
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.admissionregistration.v1.ValidatingAdmissionPolicy"];
                    "application/yaml": components["schemas"]["io.orch.api.admissionregistration.v1.ValidatingAdmissionPolicy"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.admissionregistration.v1.ValidatingAdmissionPolicy"];
                };
            };
            /** @description Accepted */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.admissionregistration.v1.ValidatingAdmissionPolicy"];
                    "application/yaml": components["schemas"]["io.orch.api.admissionregistration.v1.ValidatingAdmissionPolicy"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.admissionregistration.v1.ValidatingAdmissionPolicy"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    deleteAdmissionregistrationV1CollectionValidatingAdmissionPolicy: {
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
                    "application/json": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.Status"] | components["schemas"]["io.orch.api.admissionregistration.v1.ValidatingAdmissionPolicyList"];
                    "application/yaml": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.Status"] | components["schemas"]["io.orch.api.admissionregistration.v1.ValidatingAdmissionPolicyList"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.Status"] | components["schemas"]["io.orch.api.admissionregistration.v1.ValidatingAdmissionPolicyList"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    readAdmissionregistrationV1ValidatingAdmissionPolicy: {
        parameters: {
            query?: {
                /** @description true: JSON comes indented. */
                pretty?: components["parameters"]["pretty"];
            };
            header?: never;
            path: {
                /** @description Name of the ValidatingAdmissionPolicy. */
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
                    "application/json": components["schemas"]["io.orch.api.admissionregistration.v1.ValidatingAdmissionPolicy"];
                    "application/yaml": components["schemas"]["io.orch.api.admissionregistration.v1.ValidatingAdmissionPolicy"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.admissionregistration.v1.ValidatingAdmissionPolicy"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    replaceAdmissionregistrationV1ValidatingAdmissionPolicy: {
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
                /** @description Name of the ValidatingAdmissionPolicy. */
                name: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["io.orch.api.admissionregistration.v1.ValidatingAdmissionPolicy"];
                "application/yaml": components["schemas"]["io.orch.api.admissionregistration.v1.ValidatingAdmissionPolicy"];
                "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.admissionregistration.v1.ValidatingAdmissionPolicy"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.admissionregistration.v1.ValidatingAdmissionPolicy"];
                    "application/yaml": components["schemas"]["io.orch.api.admissionregistration.v1.ValidatingAdmissionPolicy"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.admissionregistration.v1.ValidatingAdmissionPolicy"];
                };
            };
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.admissionregistration.v1.ValidatingAdmissionPolicy"];
                    "application/yaml": components["schemas"]["io.orch.api.admissionregistration.v1.ValidatingAdmissionPolicy"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.admissionregistration.v1.ValidatingAdmissionPolicy"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    deleteAdmissionregistrationV1ValidatingAdmissionPolicy: {
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
                /** @description Name of the ValidatingAdmissionPolicy. */
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
                    "application/json": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.Status"] | components["schemas"]["io.orch.api.admissionregistration.v1.ValidatingAdmissionPolicy"];
                    "application/yaml": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.Status"] | components["schemas"]["io.orch.api.admissionregistration.v1.ValidatingAdmissionPolicy"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.Status"] | components["schemas"]["io.orch.api.admissionregistration.v1.ValidatingAdmissionPolicy"];
                };
            };
            /** @description Accepted */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.Status"] | components["schemas"]["io.orch.api.admissionregistration.v1.ValidatingAdmissionPolicy"];
                    "application/yaml": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.Status"] | components["schemas"]["io.orch.api.admissionregistration.v1.ValidatingAdmissionPolicy"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.Status"] | components["schemas"]["io.orch.api.admissionregistration.v1.ValidatingAdmissionPolicy"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    patchAdmissionregistrationV1ValidatingAdmissionPolicy: {
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
                /** @description Name of the ValidatingAdmissionPolicy. */
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
                    "application/json": components["schemas"]["io.orch.api.admissionregistration.v1.ValidatingAdmissionPolicy"];
                    "application/yaml": components["schemas"]["io.orch.api.admissionregistration.v1.ValidatingAdmissionPolicy"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.admissionregistration.v1.ValidatingAdmissionPolicy"];
                };
            };
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.admissionregistration.v1.ValidatingAdmissionPolicy"];
                    "application/yaml": components["schemas"]["io.orch.api.admissionregistration.v1.ValidatingAdmissionPolicy"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.admissionregistration.v1.ValidatingAdmissionPolicy"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    readAdmissionregistrationV1ValidatingAdmissionPolicyStatus: {
        parameters: {
            query?: {
                /** @description true: JSON comes indented. */
                pretty?: components["parameters"]["pretty"];
            };
            header?: never;
            path: {
                /** @description Name of the ValidatingAdmissionPolicy. */
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
                    "application/json": components["schemas"]["io.orch.api.admissionregistration.v1.ValidatingAdmissionPolicy"];
                    "application/yaml": components["schemas"]["io.orch.api.admissionregistration.v1.ValidatingAdmissionPolicy"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.admissionregistration.v1.ValidatingAdmissionPolicy"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    replaceAdmissionregistrationV1ValidatingAdmissionPolicyStatus: {
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
                /** @description Name of the ValidatingAdmissionPolicy. */
                name: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["io.orch.api.admissionregistration.v1.ValidatingAdmissionPolicy"];
                "application/yaml": components["schemas"]["io.orch.api.admissionregistration.v1.ValidatingAdmissionPolicy"];
                "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.admissionregistration.v1.ValidatingAdmissionPolicy"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.admissionregistration.v1.ValidatingAdmissionPolicy"];
                    "application/yaml": components["schemas"]["io.orch.api.admissionregistration.v1.ValidatingAdmissionPolicy"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.admissionregistration.v1.ValidatingAdmissionPolicy"];
                };
            };
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.admissionregistration.v1.ValidatingAdmissionPolicy"];
                    "application/yaml": components["schemas"]["io.orch.api.admissionregistration.v1.ValidatingAdmissionPolicy"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.admissionregistration.v1.ValidatingAdmissionPolicy"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    patchAdmissionregistrationV1ValidatingAdmissionPolicyStatus: {
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
                /** @description Name of the ValidatingAdmissionPolicy. */
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
                    "application/json": components["schemas"]["io.orch.api.admissionregistration.v1.ValidatingAdmissionPolicy"];
                    "application/yaml": components["schemas"]["io.orch.api.admissionregistration.v1.ValidatingAdmissionPolicy"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.admissionregistration.v1.ValidatingAdmissionPolicy"];
                };
            };
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.admissionregistration.v1.ValidatingAdmissionPolicy"];
                    "application/yaml": components["schemas"]["io.orch.api.admissionregistration.v1.ValidatingAdmissionPolicy"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.admissionregistration.v1.ValidatingAdmissionPolicy"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    listAdmissionregistrationV1ValidatingAdmissionPolicyBinding: {
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
                    "application/json": components["schemas"]["io.orch.api.admissionregistration.v1.ValidatingAdmissionPolicyBindingList"];
                    "application/yaml": components["schemas"]["io.orch.api.admissionregistration.v1.ValidatingAdmissionPolicyBindingList"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.admissionregistration.v1.ValidatingAdmissionPolicyBindingList"];
                    "application/json;stream=watch": components["schemas"]["io.orch.api.admissionregistration.v1.ValidatingAdmissionPolicyBindingList"];
                    "application/vnd.orch.protobuf;stream=watch": components["schemas"]["io.orch.api.admissionregistration.v1.ValidatingAdmissionPolicyBindingList"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    createAdmissionregistrationV1ValidatingAdmissionPolicyBinding: {
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
                "application/json": components["schemas"]["io.orch.api.admissionregistration.v1.ValidatingAdmissionPolicyBinding"];
                "application/yaml": components["schemas"]["io.orch.api.admissionregistration.v1.ValidatingAdmissionPolicyBinding"];
                "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.admissionregistration.v1.ValidatingAdmissionPolicyBinding"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.admissionregistration.v1.ValidatingAdmissionPolicyBinding"];
                    "application/yaml": components["schemas"]["io.orch.api.admissionregistration.v1.ValidatingAdmissionPolicyBinding"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.admissionregistration.v1.ValidatingAdmissionPolicyBinding"];
                };
            };
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.admissionregistration.v1.ValidatingAdmissionPolicyBinding"];
                    "application/yaml": components["schemas"]["io.orch.api.admissionregistration.v1.ValidatingAdmissionPolicyBinding"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.admissionregistration.v1.ValidatingAdmissionPolicyBinding"];
                };
            };
            /** @description Accepted */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.admissionregistration.v1.ValidatingAdmissionPolicyBinding"];
                    "application/yaml": components["schemas"]["io.orch.api.admissionregistration.v1.ValidatingAdmissionPolicyBinding"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.admissionregistration.v1.ValidatingAdmissionPolicyBinding"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    deleteAdmissionregistrationV1CollectionValidatingAdmissionPolicyBinding: {
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
                    "application/json": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.Status"] | components["schemas"]["io.orch.api.admissionregistration.v1.ValidatingAdmissionPolicyBindingList"];
                    "application/yaml": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.Status"] | components["schemas"]["io.orch.api.admissionregistration.v1.ValidatingAdmissionPolicyBindingList"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.Status"] | components["schemas"]["io.orch.api.admissionregistration.v1.ValidatingAdmissionPolicyBindingList"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    readAdmissionregistrationV1ValidatingAdmissionPolicyBinding: {
        parameters: {
            query?: {
                /** @description true: JSON comes indented. */
                pretty?: components["parameters"]["pretty"];
            };
            header?: never;
            path: {
                /** @description Name of the ValidatingAdmissionPolicyBinding. */
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
                    "application/json": components["schemas"]["io.orch.api.admissionregistration.v1.ValidatingAdmissionPolicyBinding"];
                    "application/yaml": components["schemas"]["io.orch.api.admissionregistration.v1.ValidatingAdmissionPolicyBinding"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.admissionregistration.v1.ValidatingAdmissionPolicyBinding"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    replaceAdmissionregistrationV1ValidatingAdmissionPolicyBinding: {
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
                /** @description Name of the ValidatingAdmissionPolicyBinding. */
                name: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["io.orch.api.admissionregistration.v1.ValidatingAdmissionPolicyBinding"];
                "application/yaml": components["schemas"]["io.orch.api.admissionregistration.v1.ValidatingAdmissionPolicyBinding"];
                "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.admissionregistration.v1.ValidatingAdmissionPolicyBinding"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.admissionregistration.v1.ValidatingAdmissionPolicyBinding"];
                    "application/yaml": components["schemas"]["io.orch.api.admissionregistration.v1.ValidatingAdmissionPolicyBinding"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.admissionregistration.v1.ValidatingAdmissionPolicyBinding"];
                };
            };
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.admissionregistration.v1.ValidatingAdmissionPolicyBinding"];
                    "application/yaml": components["schemas"]["io.orch.api.admissionregistration.v1.ValidatingAdmissionPolicyBinding"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.admissionregistration.v1.ValidatingAdmissionPolicyBinding"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    deleteAdmissionregistrationV1ValidatingAdmissionPolicyBinding: {
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
                /** @description Name of the ValidatingAdmissionPolicyBinding. */
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
                    "application/json": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.Status"] | components["schemas"]["io.orch.api.admissionregistration.v1.ValidatingAdmissionPolicyBinding"];
                    "application/yaml": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.Status"] | components["schemas"]["io.orch.api.admissionregistration.v1.ValidatingAdmissionPolicyBinding"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.Status"] | components["schemas"]["io.orch.api.admissionregistration.v1.ValidatingAdmissionPolicyBinding"];
                };
            };
            /** @description Accepted */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.Status"] | components["schemas"]["io.orch.api.admissionregistration.v1.ValidatingAdmissionPolicyBinding"];
                    "application/yaml": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.Status"] | components["schemas"]["io.orch.api.admissionregistration.v1.ValidatingAdmissionPolicyBinding"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.Status"] | components["schemas"]["io.orch.api.admissionregistration.v1.ValidatingAdmissionPolicyBinding"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    patchAdmissionregistrationV1ValidatingAdmissionPolicyBinding: {
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
                /** @description Name of the ValidatingAdmissionPolicyBinding. */
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
                    "application/json": components["schemas"]["io.orch.api.admissionregistration.v1.ValidatingAdmissionPolicyBinding"];
                    "application/yaml": components["schemas"]["io.orch.api.admissionregistration.v1.ValidatingAdmissionPolicyBinding"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.admissionregistration.v1.ValidatingAdmissionPolicyBinding"];
                };
            };
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.admissionregistration.v1.ValidatingAdmissionPolicyBinding"];
                    "application/yaml": components["schemas"]["io.orch.api.admissionregistration.v1.ValidatingAdmissionPolicyBinding"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.admissionregistration.v1.ValidatingAdmissionPolicyBinding"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    listAdmissionregistrationV1ValidatingWebhookConfiguration: {
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
                    "application/json": components["schemas"]["io.orch.api.admissionregistration.v1.ValidatingWebhookConfigurationList"];
                    "application/yaml": components["schemas"]["io.orch.api.admissionregistration.v1.ValidatingWebhookConfigurationList"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.admissionregistration.v1.ValidatingWebhookConfigurationList"];
                    "application/json;stream=watch": components["schemas"]["io.orch.api.admissionregistration.v1.ValidatingWebhookConfigurationList"];
                    "application/vnd.orch.protobuf;stream=watch": components["schemas"]["io.orch.api.admissionregistration.v1.ValidatingWebhookConfigurationList"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    createAdmissionregistrationV1ValidatingWebhookConfiguration: {
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
                "application/json": components["schemas"]["io.orch.api.admissionregistration.v1.ValidatingWebhookConfiguration"];
                "application/yaml": components["schemas"]["io.orch.api.admissionregistration.v1.ValidatingWebhookConfiguration"];
                "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.admissionregistration.v1.ValidatingWebhookConfiguration"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.admissionregistration.v1.ValidatingWebhookConfiguration"];
                    "application/yaml": components["schemas"]["io.orch.api.admissionregistration.v1.ValidatingWebhookConfiguration"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.admissionregistration.v1.ValidatingWebhookConfiguration"];
                };
            };
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.admissionregistration.v1.ValidatingWebhookConfiguration"];
                    "application/yaml": components["schemas"]["io.orch.api.admissionregistration.v1.ValidatingWebhookConfiguration"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.admissionregistration.v1.ValidatingWebhookConfiguration"];
                };
            };
            /** @description Accepted */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.admissionregistration.v1.ValidatingWebhookConfiguration"];
                    "application/yaml": components["schemas"]["io.orch.api.admissionregistration.v1.ValidatingWebhookConfiguration"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.admissionregistration.v1.ValidatingWebhookConfiguration"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    deleteAdmissionregistrationV1CollectionValidatingWebhookConfiguration: {
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
                    "application/json": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.Status"] | components["schemas"]["io.orch.api.admissionregistration.v1.ValidatingWebhookConfigurationList"];
                    "application/yaml": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.Status"] | components["schemas"]["io.orch.api.admissionregistration.v1.ValidatingWebhookConfigurationList"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.Status"] | components["schemas"]["io.orch.api.admissionregistration.v1.ValidatingWebhookConfigurationList"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    readAdmissionregistrationV1ValidatingWebhookConfiguration: {
        parameters: {
            query?: {
                /** @description true: JSON comes indented. */
                pretty?: components["parameters"]["pretty"];
            };
            header?: never;
            path: {
                /** @description Name of the ValidatingWebhookConfiguration. */
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
                    "application/json": components["schemas"]["io.orch.api.admissionregistration.v1.ValidatingWebhookConfiguration"];
                    "application/yaml": components["schemas"]["io.orch.api.admissionregistration.v1.ValidatingWebhookConfiguration"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.admissionregistration.v1.ValidatingWebhookConfiguration"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    replaceAdmissionregistrationV1ValidatingWebhookConfiguration: {
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
                /** @description Name of the ValidatingWebhookConfiguration. */
                name: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["io.orch.api.admissionregistration.v1.ValidatingWebhookConfiguration"];
                "application/yaml": components["schemas"]["io.orch.api.admissionregistration.v1.ValidatingWebhookConfiguration"];
                "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.admissionregistration.v1.ValidatingWebhookConfiguration"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.admissionregistration.v1.ValidatingWebhookConfiguration"];
                    "application/yaml": components["schemas"]["io.orch.api.admissionregistration.v1.ValidatingWebhookConfiguration"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.admissionregistration.v1.ValidatingWebhookConfiguration"];
                };
            };
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.admissionregistration.v1.ValidatingWebhookConfiguration"];
                    "application/yaml": components["schemas"]["io.orch.api.admissionregistration.v1.ValidatingWebhookConfiguration"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.admissionregistration.v1.ValidatingWebhookConfiguration"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    deleteAdmissionregistrationV1ValidatingWebhookConfiguration: {
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
                /** @description Name of the ValidatingWebhookConfiguration. */
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
                    "application/json": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.Status"] | components["schemas"]["io.orch.api.admissionregistration.v1.ValidatingWebhookConfiguration"];
                    "application/yaml": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.Status"] | components["schemas"]["io.orch.api.admissionregistration.v1.ValidatingWebhookConfiguration"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.Status"] | components["schemas"]["io.orch.api.admissionregistration.v1.ValidatingWebhookConfiguration"];
                };
            };
            /** @description Accepted */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.Status"] | components["schemas"]["io.orch.api.admissionregistration.v1.ValidatingWebhookConfiguration"];
                    "application/yaml": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.Status"] | components["schemas"]["io.orch.api.admissionregistration.v1.ValidatingWebhookConfiguration"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.Status"] | components["schemas"]["io.orch.api.admissionregistration.v1.ValidatingWebhookConfiguration"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    patchAdmissionregistrationV1ValidatingWebhookConfiguration: {
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
                /** @description Name of the ValidatingWebhookConfiguration. */
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
                    "application/json": components["schemas"]["io.orch.api.admissionregistration.v1.ValidatingWebhookConfiguration"];
                    "application/yaml": components["schemas"]["io.orch.api.admissionregistration.v1.ValidatingWebhookConfiguration"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.admissionregistration.v1.ValidatingWebhookConfiguration"];
                };
            };
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.admissionregistration.v1.ValidatingWebhookConfiguration"];
                    "application/yaml": components["schemas"]["io.orch.api.admissionregistration.v1.ValidatingWebhookConfiguration"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.admissionregistration.v1.ValidatingWebhookConfiguration"];
                };
            };
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

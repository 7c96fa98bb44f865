// Generated from openapi/v3/apis__networking.orch.io.json by openapi-typescript. Do not edit.
export interface paths {
    "/apis/networking.orch.io/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Describes the group and its versions. */
        get: operations["getNetworkingAPIGroup"];
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
        /** @description One API group and its versions. */
        "io.orch.apimachinery.pkg.apis.meta.v1.APIGroup": {
            /** @description Kind of the object. */
            kind?: string;
            /** @description Group and version of the object. */
            apiVersion?: string;
            /** @description Name of the group. */
            name: string;
            /** @description Versions that are served. */
            versions: components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.GroupVersionForDiscovery"][] | null;
            /** @description Version to choose when there is no reason for another. */
            preferredVersion?: components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.GroupVersionForDiscovery"];
            /** @description Address at which clients of a network reach the server. */
            serverAddressByClientCIDRs?: components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.ServerAddressByClientCIDR"][];
        };
        /** @description One version of a group. */
        "io.orch.apimachinery.pkg.apis.meta.v1.GroupVersionForDiscovery": {
            /** @description Group and version as objects write it, such as apps/v1. */
            groupVersion: string;
            /** @description The version alone. */
            version: string;
        };
        /** @description The server's address for clients of one network. */
        "io.orch.apimachinery.pkg.apis.meta.v1.ServerAddressByClientCIDR": {
            /** @description Network of the clients. */
            clientCIDR: string;
            /** @description Host and port to use. */
            serverAddress: string;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getNetworkingAPIGroup: {
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
                    "application/json": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.APIGroup"];
                    "application/yaml": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.APIGroup"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.APIGroup"];
                };
            };
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

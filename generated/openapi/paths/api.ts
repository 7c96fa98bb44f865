// Generated from openapi/v3/api.json by openapi-typescript. Do not edit.
export interface paths {
    "/api/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Lists the versions of the core group. */
        get: operations["getCoreAPIVersions"];
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
        /** @description Versions of the core group. */
        "io.orch.apimachinery.pkg.apis.meta.v1.APIVersions": {
            /** @description Kind of the object. */
            kind?: string;
            /** @description Group and version of the object. */
            apiVersion?: string;
            /** @description The versions, such as v1. */
            versions: string[] | null;
            /** @description Address at which clients of a network reach the server. */
            serverAddressByClientCIDRs: components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.ServerAddressByClientCIDR"][] | null;
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
    getCoreAPIVersions: {
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
                    "application/json": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.APIVersions"];
                    "application/yaml": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.APIVersions"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.APIVersions"];
                };
            };
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

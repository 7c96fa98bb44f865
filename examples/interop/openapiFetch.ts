// Calls the server with openapi-fetch, which knows paths, queries and bodies from the types of the OpenAPI documents.
// Run: SERVER=https://127.0.0.1:6443 TOKEN=... NODE_EXTRA_CA_CERTS=.orch/pki/ca.crt npx tsx openapiFetch.ts
import type { components, paths } from "orch/openapi";
import createClient from "openapi-fetch";

const { SERVER: baseUrl = "", TOKEN: token = "" } = process.env;
const client = createClient<paths>({ baseUrl, headers: { Authorization: `Bearer ${token}` } });

const configMaps = "/api/v1/namespaces/{namespace}/configmaps";
const path = { namespace: "default" };

type ConfigMap = components["schemas"]["io.orch.api.core.v1.ConfigMap"];
const body: ConfigMap = { metadata: { name: "colors", labels: { app: "demo" } }, data: { sky: "blue" } };
const created = await client.POST(configMaps, { params: { path }, body });
console.log("created", created.data?.metadata?.name);

const { data: list } = await client.GET(configMaps, { params: { path, query: { labelSelector: "app=demo" } } });
for (const { metadata, data } of list?.items ?? []) console.log(metadata?.name, data);

const one = { params: { path: { ...path, name: "colors" } } };
const { response } = await client.DELETE(`${configMaps}/{name}`, one);
console.log("deleted", response.status);

const gone = await client.GET(`${configMaps}/{name}`, one);
console.log("gone", gone.response.status);

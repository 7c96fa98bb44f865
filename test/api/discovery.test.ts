import * as assert from "uvu/assert";
import { parse } from "yaml";
import { generated } from "../../generated/index.ts";
import { decodeMessage } from "../../runtime/negotiate/protobufDecoder.ts";
import { decodeEnvelope } from "../../runtime/negotiate/protobufEnvelope.ts";
import { type Api, openApi } from "../harness/api.ts";
import { suite } from "../harness/suite.ts";
import { failure } from "./literal.ts";

const test = suite("discovery");

let api: Api;
test.before(async () => {
  api = await openApi();
});
test.after(() => api.stop());

const verbs = ["create", "delete", "deletecollection", "get", "list", "patch", "update", "watch"];
const aggregated = (group: string, version = "v2") =>
  `application/json;g=${group};v=${version};as=APIGroupDiscoveryList`;

test("/ lists the paths, sorted", async () => {
  const { paths } = (await api.get("/")).json;
  assert.equal(paths, [...paths].sort());
  for (const path of ["/api", "/api/v1", "/apis", "/apis/apps", "/apis/apps/v1", "/livez", "/openapi/v3", "/version"]) {
    assert.ok(paths.includes(path), path);
  }
});

test("/api names the core version and the server's address", async () => {
  assert.equal((await api.get("/api")).json, {
    kind: "APIVersions",
    versions: ["v1"],
    serverAddressByClientCIDRs: [{ clientCIDR: "0.0.0.0/0", serverAddress: api.server.url.slice("http://".length) }],
  });
});

test("/apis lists the named groups by priority, /apis/<group> one of them", async () => {
  const list = (await api.get("/apis")).json;
  assert.equal([list.kind, list.apiVersion], ["APIGroupList", "v1"]);
  assert.equal(
    list.groups.map((each: { name: string }) => each.name),
    [
      "apiregistration.orch.io",
      "apps",
      "events.orch.io",
      "authentication.orch.io",
      "authorization.orch.io",
      "autoscaling",
      "batch",
      "certificates.orch.io",
      "networking.orch.io",
      "policy",
      "rbac.authorization.orch.io",
      "storage.orch.io",
      "admissionregistration.orch.io",
      "apiextensions.orch.io",
      "scheduling.orch.io",
      "coordination.orch.io",
      "node.orch.io",
      "discovery.orch.io",
      "resource.orch.io",
      "flowcontrol.apiserver.orch.io",
    ],
  );
  const apps = {
    name: "apps",
    versions: [{ groupVersion: "apps/v1", version: "v1" }],
    preferredVersion: { groupVersion: "apps/v1", version: "v1" },
  };
  assert.equal(
    list.groups.find((each: { name: string }) => each.name === "apps"),
    apps,
  );
  assert.equal((await api.get("/apis/apps")).json, { kind: "APIGroup", apiVersion: "v1", ...apps });
});

test("/apis/apps/v1 lists resources and sub-resources", async () => {
  const { resources, ...head } = (await api.get("/apis/apps/v1")).json;
  assert.equal(head, { kind: "APIResourceList", apiVersion: "v1", groupVersion: "apps/v1" });
  const deployments = resources.filter((each: { name: string }) => each.name.startsWith("deployments"));
  assert.equal(deployments.slice(0, 2), [
    {
      name: "deployments",
      singularName: "deployment",
      namespaced: true,
      kind: "Deployment",
      verbs,
      shortNames: ["deploy"],
      categories: ["all"],
      storageVersionHash: "8aSe+NMegvE=",
    },
    {
      name: "deployments/scale",
      singularName: "",
      namespaced: true,
      group: "autoscaling",
      version: "v1",
      kind: "Scale",
      verbs: ["get", "patch", "update"],
    },
  ]);
});

for (const [path, kind, apiVersion] of [
  ["/api", "APIVersions", ""],
  ["/apis", "APIGroupList", "v1"],
  ["/apis/apps", "APIGroup", "v1"],
  ["/api/v1", "APIResourceList", ""],
  ["/apis/authorization.orch.io/v1", "APIResourceList", "v1"],
] as const) {
  test(`${path} says the same in protobuf, in YAML and in JSON`, async () => {
    const { json, headers } = await api.get(path);
    assert.equal([headers.vary, headers["cache-control"]], [undefined, "no-cache, private"]);
    for (const accept of ["application/vnd.orch.protobuf", "application/vnd.kubernetes.protobuf, application/json"]) {
      const answer = await api.get(path, { Accept: accept });
      assert.is(answer.headers["content-type"], accept.split(",")[0]);
      const { raw, ...type } = decodeEnvelope(answer.bytes, "6b387300");
      assert.equal(type, { kind, apiVersion });
      const body = decodeMessage(raw, (await generated.loadMeta())[kind]);
      assert.equal({ kind, ...(apiVersion === "" ? {} : { apiVersion }), ...body }, json);
    }
    const yaml = await api.get(path, { Accept: "application/yaml" });
    assert.equal([yaml.headers["content-type"], parse(yaml.text)], ["application/yaml", json]);
    const refused = await api.get(path, { Accept: "text/html" });
    assert.equal([refused.status, refused.json.reason], [406, "NotAcceptable"]);
  });
}

test("/api/v1 lists the core resources", async () => {
  const { resources } = (await api.get("/api/v1")).json;
  const names = resources.map((each: { name: string }) => each.name);
  for (const name of [
    "configmaps",
    "events",
    "namespaces",
    "nodes",
    "pods",
    "secrets",
    "serviceaccounts",
    "services",
  ]) {
    assert.ok(names.includes(name), name);
  }
  const hashOf = (name: string) => resources.find((each: { name: string }) => each.name === name).storageVersionHash;
  assert.equal([hashOf("pods"), hashOf("events")], ["xPOwRZ+Yhw8=", "r2yiGXH7wu8="]);
  const namespaces = resources.find((each: { name: string }) => each.name === "namespaces");
  assert.equal([namespaces.namespaced, namespaces.verbs.includes("deletecollection")], [false, false]);
});

test("every resource that is discovered is served", async () => {
  for (const path of ["/api/v1", "/apis/apps/v1", "/apis/coordination.orch.io/v1", "/apis/events.orch.io/v1"]) {
    for (const { name, verbs } of (await api.get(path)).json.resources) {
      if (!name.includes("/") && verbs.includes("list"))
        assert.is((await api.get(`${path}/${name}`)).status, 200, name);
    }
  }
});

for (const group of ["apidiscovery.orch.io", "apidiscovery.k8s.io"]) {
  test(`all groups come in one document, in the words of who asked: ${group}`, async () => {
    const answer = await api.get("/apis", { accept: aggregated(group) });
    assert.is(answer.headers["content-type"], `application/json;g=${group};v=v2;as=APIGroupDiscoveryList`);
    assert.equal([answer.headers["cache-control"], answer.headers.vary], ["public", "Accept"]);
    assert.match(String(answer.headers.etag), /^"[0-9A-F]{128}"$/);
    const { items, ...head } = answer.json;
    assert.equal(head, { kind: "APIGroupDiscoveryList", apiVersion: `${group}/v2`, metadata: {} });
    const apps = items.find((each: { metadata: { name: string } }) => each.metadata.name === "apps");
    assert.equal([apps.versions[0].version, apps.versions[0].freshness], ["v1", "Current"]);
    const isDeployments = (each: { resource: string }) => each.resource === "deployments";
    const deployments = apps.versions[0].resources.find(isDeployments);
    assert.equal(
      { ...deployments, subresources: deployments.subresources.slice(0, 1) },
      {
        resource: "deployments",
        responseKind: { group: "", version: "", kind: "Deployment" },
        scope: "Namespaced",
        singularResource: "deployment",
        verbs,
        shortNames: ["deploy"],
        categories: ["all"],
        subresources: [
          {
            subresource: "scale",
            responseKind: { group: "autoscaling", version: "v1", kind: "Scale" },
            verbs: ["get", "patch", "update"],
          },
        ],
      },
    );
    const own = await api.get("/api/", { accept: aggregated(group) });
    assert.is(own.json.items[0].versions[0].resources[0].resource, "bindings");
    const core = await api.get("/api", { accept: aggregated(group) });
    assert.is(core.json.items[0].versions[0].resources[0].resource, "bindings");
  });
}

for (const [vendor, group] of [
  ["orch", "apidiscovery.orch.io"],
  ["kubernetes", "apidiscovery.k8s.io"],
]) {
  test(`the document of all groups is sent in protobuf: ${vendor}`, async () => {
    const accept = aggregated(group ?? "").replace("application/json", `application/vnd.${vendor}.protobuf`);
    for (const path of ["/api", "/apis"]) {
      const answer = await api.get(path, { accept });
      assert.equal([answer.status, answer.headers["content-type"], answer.headers.vary], [200, accept, "Accept"]);
      const { kind, apiVersion, raw } = decodeEnvelope(answer.bytes, "6b387300");
      assert.equal([kind, apiVersion], ["APIGroupDiscoveryList", `${group}/v2`]);
      const structure = (await generated.loadDiscovery?.())?.APIGroupDiscoveryList ?? never();
      const inJson = await api.get(path, { accept: aggregated(group ?? "") });
      const body = decodeMessage(raw, structure) as unknown as { items: object[] };
      assert.equal(body.items, inJson.json.items);
      assert.is.not(answer.headers.etag, inJson.headers.etag);
      const known = await api.get(path, { accept, "if-none-match": String(answer.headers.etag) });
      assert.is(known.status, 304);
    }
  });
}

test("the document of all groups is sent in YAML", async () => {
  const accept = aggregated("apidiscovery.k8s.io").replace("application/json", "application/yaml");
  const answer = await api.get("/apis", { accept });
  assert.is(answer.headers["content-type"], accept);
  const inJson = await api.get("/apis", { accept: aggregated("apidiscovery.k8s.io") });
  assert.equal(parse(answer.text), inJson.json);
});

test("an older form falls back to what else the client takes, and is a 404 alone", async () => {
  const old = aggregated("apidiscovery.k8s.io", "v2beta1");
  assert.is((await api.get("/apis", { accept: `${old},application/json` })).json.kind, "APIGroupList");
  const both = `${old},${aggregated("apidiscovery.k8s.io")};q=0.5`;
  assert.is((await api.get("/apis", { accept: both })).json.kind, "APIGroupDiscoveryList");
  const alone = await api.get("/apis", { accept: old });
  assert.equal([alone.status, alone.json.message], [404, "the server could not find the requested resource"]);
  assert.is((await api.get("/apis", { accept: aggregated("apidiscovery.k8s.io", "v3") })).status, 406);
});

test("a client that names the document of all groups gets it, and parameters without it are a 406", async () => {
  const all = aggregated("apidiscovery.k8s.io");
  for (const accept of [`application/json,${all}`, `application/json;q=0.9,${all};q=0.1`, `${all};q=0`]) {
    assert.is((await api.get("/apis", { accept })).headers["content-type"], all, accept);
  }
  for (const more of ["v=1", "v=v2", "g=a"]) {
    const { status } = await api.get("/apis", { accept: `application/json;${more}` });
    const other = await api.get("/apis", { accept: `application/json;${more},application/json` });
    assert.equal([status, other.json.kind], [406, "APIGroupList"], more);
  }
});

test("a client that has the document gets a 304", async () => {
  for (const headers of [{}, { accept: aggregated("apidiscovery.k8s.io") }]) {
    const { etag } = (await api.get("/apis", headers)).headers;
    const answer = await api.get("/apis", { ...headers, "if-none-match": String(etag) });
    assert.equal([answer.status, answer.text, answer.headers.etag], [304, "", etag]);
    assert.is((await api.get("/apis", { ...headers, "if-none-match": '"other"' })).status, 200);
  }
});

test("/version tells the version in the field's members", async () => {
  const { json } = await api.get("/version");
  assert.equal([json.major, json.minor], ["1", "36"]);
  assert.match(json.gitVersion, /^v\d+\.\d+\.\d+(-[0-9A-Za-z.-]+)?(\+[0-9A-Za-z.-]+)?$/);
  for (const member of ["gitCommit", "gitTreeState", "buildDate", "goVersion", "compiler", "platform"]) {
    assert.type(json[member], "string");
  }
});

test("what lists resources and versions takes no other method, and knows what there is not", async () => {
  const unknown = { message: "the server could not find the requested resource", details: {} };
  for (const method of ["POST", "PUT", "PATCH", "DELETE", "OPTIONS"] as const) {
    for (const path of ["/version", "/version/", "/api", "/api/v1", "/apis/apps/v1/"]) {
      const answer = await api.call(method, path, { body: {} });
      assert.equal(
        answer.json,
        failure(405, "MethodNotAllowed", {
          message: "the server does not allow this method on the requested resource",
          details: {},
        }),
      );
    }
    for (const path of ["/api/v9", "/apis/apps/v9", "/apis/apps/v9/deployments"]) {
      const answer = await api.call(method, path, { body: {} });
      assert.equal(answer.json, failure(404, "NotFound", unknown), path);
    }
    for (const path of ["/apis/none.example", "/apis/none.example/v1", "/healthz/", "/metrics/", "/openapi/v2/"]) {
      const { status, text } = await api.call(method, path, { body: {} });
      assert.equal([status, text], [404, "404 page not found\n"], path);
    }
    assert.is((await api.call(method, "/livez", { body: {} })).text, "ok");
  }
  for (const path of ["/version", "/api/v1", "/apis/apps/v1"]) assert.is((await api.call("HEAD", path)).status, 405);
  for (const path of ["/livez", "/metrics", "/apis/apps"]) assert.is((await api.call("HEAD", path)).status, 200);
});

test("documents are indented for people's tools, and some for all", async () => {
  const aggregated = "application/json;g=apidiscovery.orch.io;v=v2;as=APIGroupDiscoveryList";
  for (const [path, accept] of [
    ["/api", "*/*"],
    ["/apis/apps/v1", "*/*"],
    ["/apis", aggregated],
  ] as const) {
    const plain = await api.get(path, { Accept: accept });
    const { text } = await api.get(path, { Accept: accept, "User-Agent": "curl/8" });
    assert.is(text, JSON.stringify(plain.json, null, 2));
    assert.not(plain.text.includes("\n  "));
  }
  for (const path of ["/", "/version"]) assert.ok((await api.get(path)).text.startsWith('{\n  "'));
});

test("the document of all discovery names resources in the order of their names", async () => {
  const accept = "application/json;g=apidiscovery.orch.io;v=v2;as=APIGroupDiscoveryList";
  const { items } = (await api.get("/api", { Accept: accept })).json as {
    readonly items: readonly {
      readonly versions: readonly { readonly resources: readonly { resource: string }[] }[];
    }[];
  };
  const names = items.flatMap(({ versions }) => versions.flatMap((each) => each.resources.map((one) => one.resource)));
  assert.equal(names, [...names].sort());
});

test("the root lists checks one by one, and nothing that is for debugging", async () => {
  const { paths } = (await api.get("/")).json as { readonly paths: readonly string[] };
  for (const path of ["/apis/", "/livez/ping", "/openapi/v3/", "/readyz/shutdown"])
    assert.ok(paths.includes(path), path);
  assert.equal(
    paths.filter((each) => each.startsWith("/debug") || each === "/api/" || each === "/version/"),
    [],
  );
});

function never(): never {
  throw new Error("the platform has no document of all groups");
}

test.run();

import * as assert from "uvu/assert";
import { type Answer, type Api, openApi } from "../../harness/api.ts";
import { suite } from "../../harness/suite.ts";
import { core } from "../literal.ts";

/** Answers to odd requests that clients of the field rely on: a status code, and what is in the text. */
const test = suite("answers of the field");

const maps = core("default", "configmaps");
const leases = "/apis/coordination.orch.io/v1/namespaces/default/leases";

let api: Api;
test.before(async () => {
  api = await openApi({ undocumented: "/" });
  await api.post(maps, { metadata: { name: "oak", labels: { tier: "front" } }, data: { height: "30" } });
  await api.post(core("default", "pods"), { metadata: { name: "birch" }, spec: { containers: [box] } });
  await api.post(core("default", "services"), { metadata: { name: "elm" }, spec: { ports: [{ port: 80 }] } });
  for (const [path, status] of reads) if (status === 504) asked.set(path, api.get(path));
  asked.set("delete", deleteLater());
});
test.after(() => api.stop());

/** Versions of the future are waited for, by all who ask for one at the same time. */
const asked = new Map<string, Promise<Answer>>();
function deleteLater(): Promise<Answer> {
  return api.delete(`${maps}?resourceVersion=99999999&dryRun=All`);
}

const box = { name: "box", image: "busybox" };
const partial = "application/json;as=PartialObjectMetadata;v=v1;g=meta.orch.io";
const partialList = "application/json;as=PartialObjectMetadataList;v=v1;g=meta.orch.io";
const json = "application/json";
const tokenOf = (token: object) => Buffer.from(JSON.stringify(token)).toString("base64url");
const future = tokenOf({ v: "meta.orch.io/v1", rv: 99_999_999, start: "default/a\0" });

type Row = readonly [path: string, status: number, says: RegExp | undefined, accept?: string];

const reads: readonly Row[] = [
  [
    maps,
    200,
    /"kind":"Table","apiVersion":"meta.k8s.io\/v1beta1"/,
    "application/json;as=Table;v=v1beta1;g=meta.k8s.io",
  ],
  [maps, 406, /you requested PartialObjectMetadata, but the requested object is a list/, partial],
  [`${maps}/oak`, 406, /you requested PartialObjectMetadataList, but the requested object is not a list/, partialList],
  ["/apis/apps/v3/namespaces/default/deployments", 404, /"message":"the server could not find the requested resource"/],
  ["/apis/batch/v1beta1/cronjobs", 404, /"reason":"NotFound","details":\{\}/],
  ["/apis/extensions/v1beta1/ingresses", 404, /^404 page not found\n$/],
  ["/api/v2/pods", 404, /"reason":"NotFound","details":\{\}/],
  [`${maps}?limit=1&continue=birch`, 400, /invalid continue token: continue key is not valid: /],
  [`${maps}?limit=1&continue=${future}%3D%3D`, 400, /continue key is not valid: illegal base64 data at input byte \d+/],
  [`${maps}?limit=1&continue=${future}`, 504, /Too large resource version: 99999999, current: /],
  [
    `${maps}?limit=1&continue=${future}&resourceVersion=4`,
    400,
    /specifying resource version is not allowed when using/,
  ],
  ["/healthz/log", 200, /^ok$/],
  ["/livez/log", 200, /^ok$/],
  ["/readyz/log", 200, /^ok$/],
  ["/healthz/forest", 404, /^404 page not found\n$/],
  [`${maps}/o%25k`, 400, /Name parameter invalid: \\"o%k\\": may not contain '%'/],
  [`${maps}?fieldSelector=name=`, 400, /\\"name\\" is not a known field selector: only \\"metadata.name\\", /],
  [`${maps}?fieldSelector=metadata.name=`, 200, /"items":\[\]/],
  [`${maps}?fieldSelector=oak`, 400, /invalid selector: 'oak'; can't understand 'oak'/],
  [`${maps}?timeoutSeconds=soon`, 400, /strconv.ParseInt: parsing \\"soon\\": invalid syntax/],
  [`${maps}?limit=2.5`, 400, /strconv.ParseInt: parsing \\"2.5\\": invalid syntax/],
  [`${core("default", "events")}?fieldSelector=source=gardener`, 200, /"items":\[\]/],
  [`${core("default", "events")}?fieldSelector=reportingComponent=gardener`, 200, /"items":\[\]/],
  ["/apis/events.orch.io/v1/events?fieldSelector=reportingController=gardener", 200, /"items":\[\]/],
  [`${core("default", "events")}?fieldSelector=colour=red`, 400, /field label not supported: colour/],
  [`${maps}?labelSelector=tier+in+()`, 200, /"items":\[\]/],
  [`${maps}?labelSelector=tier+in+(front)`, 200, /"name":"oak"/],
  [`${maps}?labelSelector=tier+in`, 400, /unable to parse requirement: found '' expected: '\('/],
  [`${maps}?labelSelector=tier,,oak`, 400, /found ',', expected: identifier after ','/],
  [`${maps}?resourceVersionMatch=Exact`, 422, /resourceVersionMatch is forbidden unless resourceVersion is provided/],
  [`${maps}?sendInitialEvents=true`, 422, /sendInitialEvents: Forbidden: sendInitialEvents is forbidden for list/],
  [`${maps}?resourceVersion=young`, 400, /parsing \\"young\\": invalid syntax/],
  [`${maps}?resourceVersion=99999999&timeoutSeconds=1`, 504, /"reason":"ResourceVersionTooLarge"/],
  [core("default", "services/elm:81/proxy/"), 503, /no service port 81 found for service \\"elm\\"/],
  [core("default", "services/a:b:c:d/proxy/"), 400, /invalid service request \\"a:b:c:d\\"/],
  [core("default", "services/elm/proxy/"), 404, /services \\"elm\\" not found/],
  [`${maps}/oak`, 406, /406: Not Acceptable\\n\\nAvailable representations: application\/json, /, "application/*"],
  [`${maps}/oak`, 200, /"name":"oak"/, "application/json;q=0"],
  [`${maps}/oak`, 406, /406: Not Acceptable/, "APPLICATION/JSON"],
  [`${maps}/oak`, 200, /^apiVersion: v1\n/, "application/yaml"],
  [`${maps}/oak`, 406, /only the following media types are accepted: /, "application/json;as=Tree;v=v1;g=meta.k8s.io"],
  ["/version", 406, /Available representations: application\/json/, "application/yaml"],
  ["/openid/v1/jwks", 406, /Available representations: application\/jwk-set\+json/, json],
  ["/openapi/v3", 200, /"serverRelativeURL"/, "text/html"],
  ["/openapi/v2", 406, undefined, "application/yaml"],
];

for (const [path, status, says, accept = json] of reads) {
  test(`GET ${path} as ${accept} is ${status}`, async () => {
    check(await (asked.get(path) ?? api.call("GET", path, { headers: { accept } })), status, says);
  });
}

type Write = readonly [what: string, send: () => Promise<Answer>, status: number, says: RegExp];

const applied = (name: string, metadata: object) =>
  api.call("PATCH", `${maps}/${name}?fieldManager=gardener`, {
    body: JSON.stringify({ apiVersion: "v1", kind: "ConfigMap", metadata: { name, ...metadata }, data: { a: "b" } }),
    headers: { "content-type": "application/apply-patch+yaml" },
  });
const sentAs = (type: string) =>
  api.post(`${maps}?dryRun=All`, { metadata: { name: "fir" } }, { "content-type": type });
const twoTexts = "metadata: { name: ash }\n---\nmetadata: { name: yew }\n";

const writes: readonly Write[] = [
  [
    "an apply with a version of what is not there creates",
    () => applied("new", { resourceVersion: "7" }),
    201,
    /"new"/,
  ],
  ["an apply with another version is a conflict", () => applied("new", { resourceVersion: "7" }), 409, /been modified/],
  [
    "an apply with a uid of what is not there",
    () => applied("nil", { uid: "u-1" }),
    409,
    /no existing object was found/,
  ],
  ["an apply with another uid", () => applied("new", { uid: "u-1" }), 422, /"u-1\\": field is immutable/],
  [
    "a patch to another uid",
    () => api.patch(`${maps}/oak`, "merge", { metadata: { uid: "u-2" } }),
    422,
    /is immutable/,
  ],
  [
    "a lease with a version by PUT creates",
    () => api.put(`${leases}/l`, { metadata: { name: "l", resourceVersion: "3" } }),
    201,
    /"l"/,
  ],
  ["a config map by PUT does not", () => api.put(`${maps}/gone`, { metadata: { name: "gone" } }), 404, /not found/],
  [
    "of two documents the first counts",
    () => api.post(maps, twoTexts, { "content-type": "application/yaml" }),
    201,
    /"ash"/,
  ],
  [
    "a strategic patch of an item without its merge key",
    () => api.patch(core("default", "pods/birch"), "strategic-merge", { spec: { containers: [{ image: "b" }] } }),
    400,
    /does not contain declared merge key: name/,
  ],
  [
    "an eviction of an older version",
    () =>
      api.post(core("default", "pods/birch/eviction?dryRun=All"), {
        apiVersion: "policy/v1beta1",
        kind: "Eviction",
        metadata: { name: "birch" },
      }),
    201,
    /"Success"/,
  ],
  [
    "an eviction of an unknown version",
    () =>
      api.post(core("default", "pods/birch/eviction"), {
        apiVersion: "policy/v7",
        kind: "Eviction",
        metadata: { name: "birch" },
      }),
    400,
    /no kind \\"Eviction\\" is registered for version \\"policy\/v7\\"/,
  ],
  ["a collection of the future", () => asked.get("delete") ?? deleteLater(), 504, /Too large/],
  ["a collection of a bad version", () => api.delete(`${maps}?resourceVersion=old&dryRun=All`), 400, /invalid syntax/],
  ["a body of JSON by another name", () => sentAs("APPLICATION/JSON"), 201, /"fir"/],
  ["a body with a charset", () => sentAs("application/json; charset=utf-8"), 201, /"fir"/],
  ["a body of any type", () => sentAs("application/*"), 415, /in an unknown format - accepted media types include: /],
  ["a body of a page", () => sentAs("text/html"), 415, /in an unknown format - accepted media types include: /],
  [
    "a patch that is none",
    () => api.call("PATCH", `${maps}/oak`, { body: "{}", headers: { "content-type": json } }),
    415,
    /415: Unsupported Media Type/,
  ],
];

for (const [what, send, status, says] of writes) {
  test(`${what}: ${status}`, async () => check(await send(), status, says));
}

for (const [path, warning] of [
  ["/api/v1/endpoints", "v1 Endpoints is deprecated in v1.33+; use discovery.orch.io/v1 EndpointSlice"],
  ["/api/v1/componentstatuses", "v1 ComponentStatus is deprecated in v1.19+"],
] as const) {
  test(`a list of ${path} warns of what is deprecated`, async () => {
    const { status, headers } = await api.get(path);
    assert.equal([status, headers.warning], [200, `299 - "${warning}"`]);
  });
}

test("an apply that changes nothing moves no time", async () => {
  const first = (await applied("still", {})).json;
  await new Promise((resolve) => setTimeout(resolve, 1_100)); // times have seconds
  const second = (await applied("still", {})).json;
  assert.equal(second.metadata, first.metadata);
});

function check({ status, text }: Answer, expected: number, says: RegExp | undefined): void {
  assert.is(status, expected, text.slice(0, 500));
  if (says !== undefined) assert.match(text, says);
}

test.run();

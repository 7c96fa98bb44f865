import * as assert from "uvu/assert";
import { suite } from "../harness/suite.ts";
import { type CustomApi, definition, openCustomApi } from "./customApi.ts";

const test = suite("custom kinds: what a definition may say and change");
const crds = "/apis/apiextensions.orch.io/v1/customresourcedefinitions";
const mergePatch = { "content-type": "application/merge-patch+json" };
const annotation = "metadata.annotations[api-approved.orch.io]";
const wanted = 'protected groups must have approval annotation "api-approved.orch.io"';

let api: CustomApi;
test.before(async () => {
  api = await openCustomApi();
  await api.defineFrom(definition("gizmo"));
});
test.after(() => api.stop());

const fixed: readonly [spec: object, field: string, value: string][] = [
  [{ scope: "Cluster" }, "spec.scope", '"Cluster"'],
  [{ names: { kind: "Other" } }, "spec.names.kind", '"Other"'],
  [{ group: "other.test" }, "spec.group", '"other.test"'],
  [{ names: { plural: "others" } }, "spec.names.plural", '"others"'],
];

for (const [spec, field, value] of fixed) {
  test(`${field} of an established definition is immutable`, async () => {
    const answer = await api.call("PATCH", `${crds}/gizmos.acme.test`, { spec }, mergePatch);
    assert.is(answer.status, 422, answer.text);
    const cause = answer.json.details.causes.find(
      (each: { field: string; message: string }) => each.field === field && /immutable/.test(each.message),
    );
    assert.is(cause?.message, `Invalid value: ${value}: field is immutable`);
  });
}

test("a field that the stored version does not have is not stored, nor shown by the write", async () => {
  const crd = definition("dial", { group: "acme.test" });
  const [v1] = crd.spec.versions;
  const properties = { size: { type: "integer" }, hand: { type: "string" } };
  const schema = { type: "object", properties: { spec: { type: "object", properties } } };
  const old = { ...v1, name: "v1beta1", served: true, storage: false, schema: { openAPIV3Schema: schema } };
  await api.defineFrom({ ...crd, spec: { ...crd.spec, versions: [...crd.spec.versions, old] } });
  const path = "/apis/acme.test/v1beta1/namespaces/default/dials";
  const body = {
    apiVersion: "acme.test/v1beta1",
    kind: "Dial",
    metadata: { name: "a" },
    spec: { size: 1, hand: "left" },
  };
  const shown = async (method: string, at: string, sent?: object) => {
    const { status, json } = await api.call(method, `${path}${at}`, sent, method === "PATCH" ? mergePatch : {});
    return [status, json.apiVersion, json.spec.size, json.spec.hand];
  };
  assert.equal(await shown("POST", "?dryRun=All", body), [201, "acme.test/v1beta1", 1, undefined]);
  assert.equal(await shown("POST", "", body), [201, "acme.test/v1beta1", 1, undefined]);
  assert.equal(await shown("PATCH", "/a", { spec: { hand: "right", size: 2 } }), [
    200,
    "acme.test/v1beta1",
    2,
    undefined,
  ]);
  assert.equal(await shown("GET", "/a"), [200, "acme.test/v1beta1", 2, undefined]);
});

test("names that were not accepted may be others", async () => {
  const crd = definition("gadget", { group: "acme.test" });
  Object.assign(crd.spec.names, { kind: "Gizmo", shortNames: [] });
  assert.is((await api.call("POST", crds, crd)).status, 201);
  await api.condition("gadgets.acme.test", "NamesAccepted", "False");
  const spec = { scope: "Cluster", names: { kind: "Gadget", singular: "gadget", listKind: "GadgetList" } };
  const answer = await api.call("PATCH", `${crds}/gadgets.acme.test`, { spec }, mergePatch);
  assert.is(answer.status, 200, answer.text);
  await api.established("gadgets.acme.test");
});

test("a format that no value is checked for is said once, and again when a change brings another", async () => {
  const crd = definition("formatted", { group: "acme.test" });
  const schemaOf = (...formats: string[]) => ({
    type: "object",
    properties: {
      size: { type: "integer", format: "int32" },
      at: { type: "string", format: "date-time" },
      whole: { type: "integer", format: "date" },
      ...Object.fromEntries(formats.map((format) => [format, { type: "string", format }])),
    },
  });
  const [version] = crd.spec.versions;
  const withFormats = (...formats: string[]) => [{ ...version, schema: { openAPIV3Schema: schemaOf(...formats) } }];
  const made = await api.call("POST", crds, { ...crd, spec: { ...crd.spec, versions: withFormats("semver") } });
  assert.is(made.status, 201, made.text);
  assert.is(
    made.headers.get("warning"),
    '299 - "unrecognized format \\"date\\"", 299 - "unrecognized format \\"semver\\""',
  );
  const change = { spec: { versions: withFormats("semver", "git-url") } };
  const changed = await api.call("PATCH", `${crds}/${crd.metadata.name}`, change, mergePatch);
  assert.is(changed.headers.get("warning"), '299 - "unrecognized format \\"git-url\\""');
});

const notPem = "bm90IGEgY2VydGlmaWNhdGU=";
const noBundle = "unable to load root certificates";
const unreadable: readonly [bundle: string, problem: string][] = [
  [notPem, "unable to parse bytes as PEM block"],
  ["LS0tLS1CRUdJTiBSU0EgS0VZLS0tLS0KQUFBQQotLS0tLUVORCBSU0EgS0VZLS0tLS0K", "no valid certificate authority data seen"],
  [
    "LS0tLS1CRUdJTiBDRVJUSUZJQ0FURS0tLS0tCkFBQUEKLS0tLS1FTkQgQ0VSVElGSUNBVEUtLS0tLQo=",
    "failed to parse certificate: it is not X.509",
  ],
];
const hook = (caBundle?: string) => ({
  conversion: {
    strategy: "Webhook",
    webhook: { clientConfig: { url: "https://hook.test", caBundle }, conversionReviewVersions: ["v1"] },
  },
});

test("a definition waits for certificates of its webhook that can be read, and does not lose them", async () => {
  const crd = definition("widget");
  Object.assign(crd.spec, hook(notPem));
  assert.is((await api.call("POST", crds, crd)).status, 201);
  const { json } = await api
    .condition("widgets.widget.test", "Established", "False")
    .then(() => api.call("GET", `${crds}/widgets.widget.test`));
  const established = json.status.conditions.find((each: { type: string }) => each.type === "Established");
  assert.is(established.reason, "InvalidCABundle");
  assert.is((await api.call("GET", "/apis/widget.test/v1/widgets")).status, 404);
  const patch = (spec: object) => api.call("PATCH", `${crds}/widgets.widget.test`, { spec }, mergePatch);
  assert.is((await patch(hook(unreadable[2]?.[0]))).status, 200, "any may follow until one can be read");
  const none = { conversion: { webhook: { clientConfig: { caBundle: null } } } };
  assert.is((await patch(none)).status, 200);
  await api.established("widgets.widget.test");
  for (const [bundle, problem] of unreadable) {
    const field = "spec.conversion.webhookClientConfig.caBundle";
    const answer = await patch(hook(bundle));
    assert.match(answer.json.message, `${field}: Invalid value: "${bundle}": ${noBundle}: ${problem}`);
  }
});

const approvals: readonly [what: string, value: string | undefined, status: number, message?: string][] = [
  ["nothing", undefined, 422, `${annotation}: Required value: ${wanted}`],
  [
    "neither",
    "because",
    422,
    `${annotation}: Invalid value: "because": ${wanted} with either a URL or a reason starting with "unapproved"`,
  ],
  ["that there was no review", "unapproved, a test", 201],
  ["where the review is", "https://reviews.test/1", 201],
];

for (const [what, value, status, message] of approvals) {
  test(`a group of the platform wants an approval: with ${what} a create is a ${status}`, async () => {
    const crd = definition("gizmo", { group: "own.orch.io" });
    if (value !== undefined) crd.metadata.annotations = { "api-approved.orch.io": value };
    const answer = await api.call("POST", `${crds}?dryRun=All`, crd);
    assert.is(answer.status, status, answer.text);
    if (message !== undefined) assert.ok(answer.json.message.endsWith(`is invalid: ${message}`), answer.text);
  });
}

test("an approval may become another, and may not go", async () => {
  const crd = definition("thing", { group: "own.orch.io" });
  crd.metadata.annotations = { "api-approved.orch.io": "unapproved, a test" };
  await api.defineFrom(crd);
  const annotate = (value: string | null) =>
    api.call(
      "PATCH",
      `${crds}/things.own.orch.io`,
      { metadata: { annotations: { "api-approved.orch.io": value } } },
      mergePatch,
    );
  assert.is((await annotate("https://reviews.test/1")).status, 200);
  await api.condition("things.own.orch.io", "KubernetesAPIApprovalPolicyConformant", "True");
  const removed = await annotate(null);
  assert.is(removed.status, 422, removed.text);
});

test.run();

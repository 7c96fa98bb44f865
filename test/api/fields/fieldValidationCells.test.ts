import * as assert from "uvu/assert";
import { type Api, openApi } from "../../harness/api.ts";
import { suite } from "../../harness/suite.ts";
import type { Parsed } from "../../harness/watch.ts";
import { apps, core } from "../literal.ts";

const test = suite("field validation, cell by cell");

const definitions = "/apis/apiextensions.orch.io/v1/customresourcedefinitions";
const gizmos = "/apis/acme.test/v1/namespaces/default/gizmos";
const configMaps = core("default", "configmaps");
const deployments = apps("default", "deployments");

let api: Api;
test.before(async () => {
  api = await openApi();
  const created = await api.post(definitions, gizmoDefinition());
  assert.is(created.status, 201, created.text);
  await until(async () => (await callCustom("GET", gizmos)).status === 200);
  await api.post(configMaps, { metadata: { name: "there" } });
  await api.post(deployments, deployment("there"));
  await callCustom("POST", gizmos, { type: json, body: JSON.stringify(gizmo("there")).replace("VERSION", "") });
});
test.after(() => api.stop());

const json = "application/json";
const yaml = "application/yaml";

/** A write with something wrong in it. */
interface Cell {
  readonly what: string;
  readonly method: "POST" | "PUT" | "PATCH";
  /** POSTs get a new NAME each. */
  readonly path: string;
  readonly type: string;
  readonly body: string;
  /** What Warn says, in order, and Strict at once. */
  readonly problems: readonly string[];
  /** What comes before the problems in the message of Strict, and its code. */
  readonly refusal: readonly [code: number, start: string];
}

const asConfigMap = [400, 'ConfigMap in version "v1" cannot be handled as a ConfigMap: '] as const;
const asDeployment = [400, 'Deployment in version "v1" cannot be handled as a Deployment: '] as const;
const asScale = [400, 'Scale in version "v1" cannot be handled as a Scale: '] as const;
const asGizmo = [400, 'Gizmo in version "v1" cannot be handled as a Gizmo: '] as const;
const asPatch = [422, ' "" is invalid: patch: Invalid value: '] as const;

const cells: readonly Cell[] = [
  ...builtIn("POST"),
  ...builtIn("PUT"),
  ...custom("POST"),
  ...custom("PUT"),
  {
    what: "the status of a built-in kind",
    method: "PUT",
    path: `${deployments}/there/status`,
    type: json,
    body: JSON.stringify({ ...deployment("there"), status: { replicas: 1, foo: 1 } }),
    problems: ['unknown field "status.foo"'],
    refusal: asDeployment,
  },
  {
    what: "a scale",
    method: "PUT",
    path: `${deployments}/there/scale`,
    type: json,
    body: '{"metadata":{"name":"there"},"spec":{"replicas":1,"foo":1,"replicas":1}}',
    problems: ['unknown field "spec.foo"', 'duplicate field "spec.replicas"'],
    refusal: asScale,
  },
  ...["merge", "strategic-merge"].flatMap((patch): Cell[] => [
    {
      what: "a built-in kind",
      method: "PATCH",
      path: `${configMaps}/there`,
      type: `application/${patch}-patch+json`,
      body: '{"spec":{"foo":1},"metadata":{"labels":{"a":"1","a":"2"}},"data":{"x":"1"}}',
      problems: ['duplicate field "metadata.labels.a"', 'unknown field "spec"'],
      refusal: asPatch,
    },
    {
      what: "the status of a built-in kind",
      method: "PATCH",
      path: `${deployments}/there/status`,
      type: `application/${patch}-patch+json`,
      body: '{"status":{"foo":1,"replicas":1}}',
      problems: ['unknown field "status.foo"'],
      refusal: asPatch,
    },
    {
      what: "a scale",
      method: "PATCH",
      path: `${deployments}/there/scale`,
      type: `application/${patch}-patch+json`,
      body: '{"spec":{"foo":1,"replicas":1,"replicas":2}}',
      problems: ['duplicate field "spec.replicas"', 'unknown field "spec.foo"'],
      refusal: asPatch,
    },
  ]),
  {
    what: "a custom kind",
    method: "PATCH",
    path: `${gizmos}/there`,
    type: "application/merge-patch+json",
    body: '{"metadata":{"nam":1},"spec":{"foo":1,"size":2,"size":3}}',
    problems: ['duplicate field "spec.size"', 'unknown field "metadata.nam"', 'unknown field "spec.foo"'],
    refusal: asPatch,
  },
  ...[`${configMaps}/there`, `${gizmos}/there`].map(
    (path): Cell => ({
      what: path.includes("gizmos") ? "a custom kind" : "a built-in kind",
      method: "PATCH",
      path,
      type: "application/json-patch+json",
      body: '[{"op":"add","path":"/spec/foo","value":{"a":1,"a":2},"extra":1}]'.replace(
        "/spec/foo",
        path.includes("gizmos") ? "/spec/foo" : "/foo",
      ),
      problems: [
        'json patch unknown field "[0].extra"',
        'json patch duplicate field "[0].value.a"',
        path.includes("gizmos") ? 'unknown field "spec.foo"' : 'unknown field "foo"',
      ],
      refusal: asPatch,
    }),
  ),
];

function builtIn(method: "POST" | "PUT"): Cell[] {
  const suffix = method === "PUT" ? "/there" : "";
  const name = method === "PUT" ? "there" : "NAME";
  return [
    {
      what: "a built-in kind",
      method,
      path: configMaps + suffix,
      type: json,
      body: `{"metadata":{"name":"${name}","nam":"x"},"data":{"a":"1","a":"2"},"spec":{"b":1,"b":2},"spec":3}`,
      problems: ['unknown field "metadata.nam"', 'duplicate field "data.a"', 'unknown field "spec"'],
      refusal: asConfigMap,
    },
    {
      what: "a built-in kind",
      method,
      path: configMaps + suffix,
      type: yaml,
      body: `metadata:\n  name: ${name}\n  nam: x\ndata:\n  a: '1'\n  a: '2'\nspec: 3\n`,
      problems: ['line 6: key "a" already set in map', 'unknown field "metadata.nam"', 'unknown field "spec"'],
      refusal: asConfigMap,
    },
    {
      what: "deep inside",
      method,
      path: deployments + suffix,
      type: json,
      body: JSON.stringify(deployment(name)).replace('"image":', '"imag":"x","image":"y","image":'),
      problems: [
        'unknown field "spec.template.spec.containers[0].imag"',
        'duplicate field "spec.template.spec.containers[0].image"',
      ],
      refusal: asDeployment,
    },
  ];
}

function custom(method: "POST" | "PUT"): Cell[] {
  const suffix = method === "PUT" ? "/there" : "";
  const name = method === "PUT" ? "there" : "NAME";
  return [
    {
      what: "a custom kind",
      method,
      path: gizmos + suffix,
      type: json,
      body: JSON.stringify(gizmo(name, { foo: 1 })).replace('"size":', '"size":2,"size":'),
      problems: ['duplicate field "spec.size"', 'unknown field "spec.foo"'],
      refusal: asGizmo,
    },
    {
      what: "a custom kind",
      method,
      path: gizmos + suffix,
      type: yaml,
      body:
        `kind: Gizmo\napiVersion: acme.test/v1\nmetadata: ${JSON.stringify(gizmo(name).metadata)}\n` +
        "spec: {size: 1, foo: 1, size: 2}\n",
      problems: ['line 4: key "size" already set in map', 'unknown field "spec.foo"'],
      refusal: asGizmo,
    },
    {
      what: "metadata of a custom kind, embedded objects and what is kept in full",
      method,
      path: gizmos + suffix,
      type: json,
      body: JSON.stringify({
        ...gizmo(name, {
          free: { anything: { goes: 1 } },
          inner: {
            kind: "X",
            apiVersion: "x.test/v1",
            metadata: { name: "x", nam: "y" },
            spec: { known: "1", b: 1 },
          },
        }),
        metadata: { ...gizmo(name).metadata, nam: "x" },
      }),
      problems: [
        'unknown field "metadata.nam"',
        'unknown field "spec.inner.metadata.nam"',
        'unknown field "spec.inner.spec.b"',
      ],
      refusal: asGizmo,
    },
  ];
}

let names = 0;

interface Answer {
  readonly status: number;
  readonly warning: string | undefined;
  readonly text: string;
  readonly json: Parsed;
}

async function send({ method, path, type, ...cell }: Omit<Cell, "what" | "problems" | "refusal">, mode: string) {
  const url = mode === "" ? path : `${path}?fieldValidation=${mode}`;
  const version = cell.body.includes("VERSION") ? (await callCustom("GET", path)).json.metadata.resourceVersion : "";
  const body = cell.body.replaceAll("NAME", `n${names++}`).replace("VERSION", version);
  if (path.startsWith(gizmos)) return callCustom(method, url, { type, body });
  const {
    status,
    headers,
    text,
    json: parsed,
  } = await api.call(method, url, { body, headers: { "content-type": type } });
  return { status, warning: headers.warning?.toString(), text, json: parsed };
}

/** The answers of kinds made at run time are in no document of the generator's. */
async function callCustom(
  method: string,
  path: string,
  sent?: { readonly type: string; readonly body: string },
): Promise<Answer> {
  const headers = { authorization: `Bearer ${api.server.token}`, "content-type": sent?.type ?? json };
  const body = sent === undefined ? {} : { body: sent.body };
  const answer = await fetch(api.server.url + path, { method, headers, ...body });
  const text = await answer.text();
  const warning = answer.headers.get("warning") ?? undefined;
  return { status: answer.status, warning, text, json: text.startsWith("{") ? JSON.parse(text) : {} };
}

for (const cell of cells) {
  const title = `${cell.method} ${cell.type.replace("application/", "")} of ${cell.what}`;
  test(`${title}: Ignore drops them in silence`, async () => {
    const answer = await send(cell, "Ignore");
    assert.ok(answer.status < 300, answer.text);
    assert.equal([answer.warning, /foo|nam"/.test(answer.text)], [undefined, false]);
  });
  for (const mode of ["", "Warn"]) {
    test(`${title}: ${mode || "no parameter"} drops them with a warning each`, async () => {
      const answer = await send(cell, mode);
      assert.ok(answer.status < 300, answer.text);
      assert.equal(warningsOf(answer), cell.problems);
      assert.is(/foo|nam"/.test(answer.text), false);
    });
  }
  test(`${title}: Strict refuses them all at once`, async () => {
    const answer = await send(cell, "Strict");
    const [code, start] = cell.refusal;
    assert.equal([answer.status, answer.warning], [code, undefined], answer.text);
    assert.is(answer.json.message.slice(0, start.length), start);
    const ofYaml = cell.problems[0]?.startsWith("line ") ? "yaml: unmarshal errors:\n  " : "";
    const end = `strict decoding error: ${ofYaml}${cell.problems.join(", ")}`;
    assert.is(answer.json.message.slice(-end.length), end);
  });
}

/** Wrong in a way that no mode lets pass, beside an unknown field. */
const fatal: readonly [what: string, cell: Omit<Cell, "problems" | "refusal" | "what">, cause: string][] = [
  [
    "a body of a wrong type",
    { method: "POST", path: configMaps, type: json, body: '{"metadata":{"name":"NAME"},"data":{"a":1},"foo":1}' },
    "json: cannot unmarshal number into Go struct field ConfigMap.data of type string",
  ],
  [
    "YAML of a wrong type",
    { method: "POST", path: configMaps, type: yaml, body: "metadata: {name: NAME}\ndata: {a: 1}\nfoo: 1\n" },
    "json: cannot unmarshal number into Go struct field ConfigMap.data of type string",
  ],
  [
    "a merge patch of a wrong type",
    {
      method: "PATCH",
      path: `${configMaps}/there`,
      type: "application/merge-patch+json",
      body: '{"data":{"a":1},"foo":1}',
    },
    "json: cannot unmarshal number into Go struct field ConfigMap.data of type string",
  ],
  [
    "a strategic merge patch of a wrong type",
    {
      method: "PATCH",
      path: `${configMaps}/there`,
      type: "application/strategic-merge-patch+json",
      body: '{"data":{"a":1},"foo":1}',
    },
    "cannot convert int64 to string",
  ],
  [
    "a JSON patch of a wrong type",
    {
      method: "PATCH",
      path: `${configMaps}/there`,
      type: "application/json-patch+json",
      body: '[{"op":"add","path":"/data","value":{"a":1},"extra":1}]',
    },
    "json: cannot unmarshal number into Go struct field ConfigMap.data of type string",
  ],
  [
    "another kind",
    { method: "POST", path: configMaps, type: json, body: '{"kind":"Pot","metadata":{"name":"NAME"},"foo":1}' },
    'no kind "Pot" is registered for version "v1" in scheme "orch"',
  ],
];

for (const [what, cell, cause] of fatal) {
  for (const mode of ["Ignore", "Warn", "Strict"]) {
    test(`${what} under ${mode}: only the fatal error is told`, async () => {
      const answer = await send(cell, mode);
      assert.is(answer.status, cell.method === "PATCH" ? 422 : 400, answer.text);
      assert.is(answer.json.message.slice(-cause.length), cause);
      assert.is(answer.warning, undefined);
      assert.not.match(answer.json.message, "unknown field");
    });
  }
}

const twice: readonly (readonly [what: string, path: string, body: string])[] = [
  ["YAML", configMaps, "kind: ConfigMap\napiVersion: v1\nmetadata: {name: there}\ndata: {a: '1', a: '2'}\n"],
  ["JSON", configMaps, '{"kind":"ConfigMap","apiVersion":"v1","metadata":{"name":"there"},"data":{"a":"1","a":"2"}}'],
  ["YAML", gizmos, "kind: Gizmo\napiVersion: acme.test/v1\nmetadata: {name: there}\nspec: {size: 1, size: 2}\n"],
];

for (const [what, path, body] of twice) {
  const key = path === gizmos ? "size" : "a";
  const problem = `line ${what === "JSON" ? 1 : 4}: key "${key}" already set in map`;
  test(`apply in ${what} to ${path}: what is written twice is a warning, and refused under Strict`, async () => {
    const type = "application/apply-patch+yaml";
    const cell: Parameters<typeof send>[0] = { method: "PATCH", path: `${path}/there`, type, body };
    const applied = (mode: string) => send(cell, `${mode}&fieldManager=me&force=true`);
    const ignored = await applied("Ignore");
    assert.equal([ignored.status, ignored.warning], [200, undefined], ignored.text);
    const warned = await applied("Warn");
    assert.equal([warned.status, warningsOf(warned)], [200, [problem]], warned.text);
    const strict = await applied("Strict");
    assert.equal(
      [strict.status, strict.json.message],
      [400, `error strict decoding YAML: error converting YAML to JSON: yaml: unmarshal errors:\n  ${problem}`],
    );
  });
}

function warningsOf(answer: Answer): string[] {
  const header = answer.warning ?? "";
  return Array.from(header.matchAll(/299 - "((?:[^"\\]|\\.)*)"/g), ([, text = ""]) => text.replace(/\\(.)/g, "$1"));
}

function deployment(name: string) {
  const labels = { app: "a" };
  const template = { metadata: { labels }, spec: { containers: [{ name: "c", image: "busybox:1" }] } };
  return {
    kind: "Deployment",
    apiVersion: "apps/v1",
    metadata: { name },
    spec: { selector: { matchLabels: labels }, template },
  };
}

function gizmo(name: string, spec: object = {}) {
  // Custom kinds are not updated without a version.
  const metadata = name === "there" ? { name, resourceVersion: "VERSION" } : { name };
  return { kind: "Gizmo", apiVersion: "acme.test/v1", metadata, spec: { size: 1, ...spec } };
}

function gizmoDefinition() {
  const inner = {
    type: "object",
    "x-orch-embedded-resource": true,
    properties: { spec: { type: "object", properties: { known: { type: "string" } } } },
  };
  const properties = {
    size: { type: "integer" },
    free: { type: "object", "x-orch-preserve-unknown-fields": true },
    inner,
  };
  const schema = { openAPIV3Schema: { type: "object", properties: { spec: { type: "object", properties } } } };
  return {
    metadata: { name: "gizmos.acme.test" },
    spec: {
      group: "acme.test",
      scope: "Namespaced",
      names: { plural: "gizmos", kind: "Gizmo" },
      versions: [{ name: "v1", served: true, storage: true, schema }],
    },
  };
}

async function until(isSo: () => Promise<boolean>): Promise<void> {
  const endMs = Date.now() + 30_000;
  while (!(await isSo())) {
    assert.ok(Date.now() < endMs, "it did not come to be within half a minute");
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

test.run();

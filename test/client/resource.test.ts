import * as assert from "uvu/assert";
import type { Scale } from "../../generated/autoscaling/v1/scale.ts";
import type { OwnSubresource, Subresource, Transport, TransportRequest } from "../../runtime/client/index.ts";
import { clusterResource, isStatus, namespacedResource, StatusError } from "../../runtime/client/index.ts";
import { suite } from "../harness/suite.ts";
import { nodes, type Widget, widget, widgetList, widgets } from "./widget.ts";

const test = suite("client resource");

/** A transport that keeps what it was asked and answers in turn. */
function recorded(...answers: readonly (readonly [status: number, body: unknown])[]) {
  const requests: TransportRequest[] = [];
  const transport: Transport = {
    async request(request) {
      requests.push(request);
      const [status, body] = answers[Math.min(requests.length, answers.length) - 1] ?? [200, {}];
      return { status, headers: {}, body: Buffer.from(JSON.stringify(body)) };
    },
    stream: () => Promise.reject(new Error("no stream is expected")),
    close: () => {},
  };
  const sent = () =>
    requests.map(({ method, path, body, contentType }) => ({
      line: `${method} ${path}`,
      ...(body === undefined ? {} : { body: JSON.parse(String(body)) }),
      ...(contentType === undefined ? {} : { contentType }),
    }));
  return { transport, requests, sent, resource: namespacedResource<Widget>(transport, widgets) };
}

const base = "/apis/example.test/v1/namespaces/default/widgets";
const json = "application/json";

type Scoped = ReturnType<ReturnType<typeof recorded>["resource"]["namespace"]>;

const cases: readonly {
  readonly name: string;
  readonly call: (resource: Scoped) => Promise<unknown>;
  readonly line: string;
  readonly body?: unknown;
  readonly contentType?: string;
}[] = [
  { name: "get", call: (r) => r.get("a"), line: `GET ${base}/a` },
  {
    name: "get at a version",
    call: (r) => r.get("a", { resourceVersion: "0" }),
    line: `GET ${base}/a?resourceVersion=0`,
  },
  {
    name: "list with every option",
    call: (r) =>
      r.list({
        labelSelector: "app in (a,b)",
        fieldSelector: "metadata.name=x",
        limit: 5,
        continue: "t/1",
        resourceVersion: "7",
        resourceVersionMatch: "Exact",
        timeoutSeconds: 9,
      }),
    line:
      `GET ${base}?labelSelector=app%20in%20(a%2Cb)&fieldSelector=metadata.name%3Dx&limit=5&continue=t%2F1` +
      "&resourceVersion=7&resourceVersionMatch=Exact&timeoutSeconds=9",
  },
  {
    name: "create fills in apiVersion and kind",
    call: (r) => r.create({ metadata: { name: "a" } }, { dryRun: "All", fieldManager: "m", fieldValidation: "Strict" }),
    line: `POST ${base}?dryRun=All&fieldManager=m&fieldValidation=Strict`,
    body: { apiVersion: "example.test/v1", kind: "Widget", metadata: { name: "a" } },
    contentType: json,
  },
  {
    name: "update addresses the object's name",
    call: (r) => r.update({ metadata: { name: "a", resourceVersion: "3" }, spec: { size: 1 } }),
    line: `PUT ${base}/a`,
    body: {
      apiVersion: "example.test/v1",
      kind: "Widget",
      metadata: { name: "a", resourceVersion: "3" },
      spec: { size: 1 },
    },
    contentType: json,
  },
  {
    name: "merge patch",
    call: (r) => r.patch("a", { type: "merge", body: { spec: { color: null } } }),
    line: `PATCH ${base}/a`,
    body: { spec: { color: null } },
    contentType: "application/merge-patch+json",
  },
  {
    name: "JSON patch",
    call: (r) => r.patch("a", { type: "json", body: [{ op: "remove", path: "/spec/color" }] }),
    line: `PATCH ${base}/a`,
    body: [{ op: "remove", path: "/spec/color" }],
    contentType: "application/json-patch+json",
  },
  {
    name: "strategic merge patch",
    call: (r) => r.patch("a", { type: "strategic", body: { spec: { parts: [{ name: "p", $patch: "delete" }] } } }),
    line: `PATCH ${base}/a`,
    body: { spec: { parts: [{ name: "p", $patch: "delete" }] } },
    contentType: "application/strategic-merge-patch+json",
  },
  {
    name: "apply names its manager and fills in apiVersion, kind and name",
    call: (r) => r.patch("a", { type: "apply", body: { spec: { size: 2 } }, fieldManager: "me", force: true }),
    line: `PATCH ${base}/a?fieldManager=me&force=true`,
    body: { apiVersion: "example.test/v1", kind: "Widget", spec: { size: 2 }, metadata: { name: "a" } },
    contentType: "application/apply-patch+yaml",
  },
  {
    name: "apply keeps what its body says of the object",
    call: (r) => r.patch("a", { type: "apply", body: { metadata: { uid: "u" } }, fieldManager: "me" }),
    line: `PATCH ${base}/a?fieldManager=me`,
    body: { apiVersion: "example.test/v1", kind: "Widget", metadata: { name: "a", uid: "u" } },
    contentType: "application/apply-patch+yaml",
  },
  { name: "delete without options has no body", call: (r) => r.delete("a"), line: `DELETE ${base}/a` },
  {
    name: "delete with options",
    call: (r) =>
      r.delete("a", {
        gracePeriodSeconds: 0,
        propagationPolicy: "Foreground",
        preconditions: { uid: "u" },
        dryRun: "All",
      }),
    line: `DELETE ${base}/a`,
    body: {
      kind: "DeleteOptions",
      apiVersion: "v1",
      gracePeriodSeconds: 0,
      propagationPolicy: "Foreground",
      preconditions: { uid: "u" },
      dryRun: ["All"],
    },
  },
  {
    name: "deleteCollection has selectors in the query and options in the body",
    call: (r) => r.deleteCollection({ labelSelector: "a=b", limit: 3, propagationPolicy: "Orphan" }),
    line: `DELETE ${base}?labelSelector=a%3Db&limit=3`,
    body: { kind: "DeleteOptions", apiVersion: "v1", propagationPolicy: "Orphan" },
  },
  { name: "status get", call: (r) => r.status.get("a"), line: `GET ${base}/a/status` },
  {
    name: "status update",
    call: (r) => r.status.update({ metadata: { name: "a" }, status: { replicas: 1 } }),
    line: `PUT ${base}/a/status`,
    body: { apiVersion: "example.test/v1", kind: "Widget", metadata: { name: "a" }, status: { replicas: 1 } },
    contentType: json,
  },
  {
    name: "status patch",
    call: (r) => r.status.patch("a", { type: "merge", body: { status: { replicas: 2 } } }, { fieldManager: "m" }),
    line: `PATCH ${base}/a/status?fieldManager=m`,
    body: { status: { replicas: 2 } },
    contentType: "application/merge-patch+json",
  },
  {
    name: "any sub-resource",
    call: (r) => r.subresource("eviction").create("a", { kind: "Eviction", apiVersion: "policy/v1" }),
    line: `POST ${base}/a/eviction`,
    body: { kind: "Eviction", apiVersion: "policy/v1" },
    contentType: json,
  },
  {
    name: "update of a sub-resource sends the object as it is",
    call: (r) => r.subresource("scale").update("a", { kind: "Scale", apiVersion: "autoscaling/v1" }),
    line: `PUT ${base}/a/scale`,
    body: { kind: "Scale", apiVersion: "autoscaling/v1" },
    contentType: json,
  },
];

for (const { name, call, line, body, contentType } of cases) {
  test(name, async () => {
    const { resource, sent } = recorded([200, { metadata: {} }]);
    await call(resource.namespace("default"));
    const expected = {
      line,
      ...(body === undefined ? {} : { body }),
      ...(contentType === undefined ? {} : { contentType }),
    };
    assert.equal(sent(), [expected]);
  });
}

test("a core kind of the whole cluster lives under /api", async () => {
  const { transport, sent } = recorded([200, { metadata: {}, items: [] }]);
  const resource = clusterResource(transport, nodes);
  await resource.get("n1");
  await resource.list();
  assert.equal(sent(), [{ line: "GET /api/v1/nodes/n1" }, { line: "GET /api/v1/nodes" }]);
});

test("the resource itself lists all namespaces", async () => {
  const { resource, sent } = recorded([200, { metadata: {}, items: [] }]);
  await resource.list();
  assert.equal(sent(), [{ line: "GET /apis/example.test/v1/widgets" }]);
});

test("names are escaped; empty ones and dots, which would address something else, are refused", async () => {
  const { resource, sent } = recorded([200, {}]);
  await resource.namespace("a/b").get("c?d");
  assert.equal(sent(), [{ line: "GET /apis/example.test/v1/namespaces/a%2Fb/widgets/c%3Fd" }]);
  assert.throws(() => resource.namespace(""), /a namespace may not be ""/);
  for (const name of ["", ".", ".."]) {
    const error = await resource
      .namespace("x")
      .delete(name)
      .catch((thrown: unknown) => thrown);
    assert.instance(error, TypeError);
  }
});

test("items of a list have apiVersion and kind even where the server leaves them out", async () => {
  const { apiVersion: _, kind: __, ...bare } = widget("a", 1);
  const { resource } = recorded([200, widgetList(9, [bare])]);
  const list = await resource.list();
  assert.equal(list.items, [widget("a", 1)]);
  assert.is(list.metadata.resourceVersion, "9");
});

test("so have the items that a delete of a collection answers with", async () => {
  const { apiVersion: _, kind: __, ...bare } = widget("a", 1);
  const { resource } = recorded([200, widgetList(9, [bare])]);
  const deleted = await resource.namespace("default").deleteCollection();
  assert.equal(isStatus(deleted) ? [] : deleted.items, [widget("a", 1)]);
});

test("a sub-resource fills in the kind of its bodies, and one of the kind itself has its calls", async () => {
  const { transport, sent } = recorded([200, {}]);
  type Calls = { scale: Subresource<Scale>; resize: Pick<OwnSubresource<Widget>, "update"> };
  const scaleKind = { apiVersion: "autoscaling/v1", kind: "Scale" };
  const modes = { scale: scaleKind, resize: "own" } as const;
  const scoped = namespacedResource<Widget, Calls>(transport, widgets, modes).namespace("default");
  const spec = { replicas: 2 };
  await scoped.scale.get("a");
  await scoped.scale.update("a", { spec });
  await scoped.scale.patch("a", { type: "apply", fieldManager: "me", body: { spec } });
  await scoped.resize.update({ metadata: { name: "a" } });
  assert.equal(sent(), [
    { line: `GET ${base}/a/scale` },
    { line: `PUT ${base}/a/scale`, body: { ...scaleKind, spec, metadata: { name: "a" } }, contentType: json },
    {
      line: `PATCH ${base}/a/scale?fieldManager=me`,
      body: { ...scaleKind, spec, metadata: { name: "a" } },
      contentType: "application/apply-patch+yaml",
    },
    {
      line: `PUT ${base}/a/resize`,
      body: { apiVersion: "example.test/v1", kind: "Widget", metadata: { name: "a" } },
      contentType: json,
    },
  ]);
});

test("a list whose items are null is empty", async () => {
  const { resource } = recorded([200, { kind: "WidgetList", apiVersion: "v1", metadata: {}, items: null }]);
  assert.equal((await resource.list()).items, []);
});

test("listAll follows the continue tokens and names the version only once", async () => {
  const { resource, sent } = recorded(
    [200, widgetList(9, [widget("a", 1)], { continue: "t1" })],
    [200, widgetList(9, [widget("b", 2)], { continue: "t2" })],
    [200, widgetList(9, [widget("c", 3)], { continue: "" })],
  );
  const names: string[] = [];
  for await (const page of resource.listAll({ limit: 1, labelSelector: "x", resourceVersion: "9" })) {
    names.push(...page.items.map((each) => each.metadata.name));
  }
  assert.equal(names, ["a", "b", "c"]);
  assert.equal(
    sent().map((each) => each.line),
    [
      "GET /apis/example.test/v1/widgets?limit=1&labelSelector=x&resourceVersion=9",
      "GET /apis/example.test/v1/widgets?limit=1&labelSelector=x&continue=t1",
      "GET /apis/example.test/v1/widgets?limit=1&labelSelector=x&continue=t2",
    ],
  );
});

test("listAll asks for pages of 500 by itself", async () => {
  const { resource, sent } = recorded([200, widgetList(1, [])]);
  for await (const _ of resource.listAll());
  assert.equal(sent(), [{ line: "GET /apis/example.test/v1/widgets?limit=500" }]);
});

test("a delete answers with the object or with a Status, and isStatus tells which", async () => {
  const gone = { kind: "Status", apiVersion: "v1", metadata: {}, status: "Success" };
  const { resource } = recorded([200, gone], [200, widget("a", 5)]);
  const first = await resource.namespace("default").delete("a");
  assert.is(isStatus(first) && first.status, "Success");
  const second = await resource.namespace("default").delete("a");
  assert.is(isStatus(second) ? "" : second.metadata.resourceVersion, "5");
});

test("a failure is thrown as its Status", async () => {
  const status = { kind: "Status", apiVersion: "v1", metadata: {}, message: "nope", reason: "NotFound", code: 404 };
  const { resource } = recorded([404, status]);
  const error = await resource
    .namespace("default")
    .get("a")
    .catch((thrown: unknown) => thrown);
  assert.instance(error, StatusError);
  assert.equal((error as StatusError).status, status);
  assert.is((error as StatusError).message, "nope");
});

test("signal and timeout reach the transport and not the query", async () => {
  const { resource, requests } = recorded([200, {}]);
  const { signal } = new AbortController();
  const scoped = resource.namespace("default");
  await scoped.get("a", { signal, timeoutMs: 5 });
  await scoped.create({}, { signal, timeoutMs: 5 });
  await scoped.delete("a", { signal, timeoutMs: 5 });
  for (const request of requests) {
    assert.is(request.signal, signal);
    assert.is(request.timeoutMs, 5);
    assert.not.match(request.path, /[?]/);
  }
});

test.run();

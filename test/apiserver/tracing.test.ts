import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as assert from "uvu/assert";
import { etcdPrograms, missingEtcd, startEtcd } from "../harness/etcd.ts";
import { type FlaggedServer, startFlagged } from "../harness/flaggedServer.ts";
import { type OtlpReceiver, type ReceivedSpan, startOtlpReceiver } from "../harness/peers/otlpReceiver.ts";
import { suite } from "../harness/suite.ts";

const test = suite("traces of requests");

const folder = mkdtempSync(join(tmpdir(), "orch-traces-"));
let receiver: OtlpReceiver;
test.before(async () => {
  receiver = await startOtlpReceiver();
});
test.after(async () => {
  await receiver.stop();
  rmSync(folder, { recursive: true, force: true });
});

const write = (name: string, text: string) => {
  const file = join(folder, name);
  writeFileSync(file, text);
  return file;
};

const head = "apiVersion: apiserver.config.orch.io/v1\nkind: TracingConfiguration\n";
const configuration = (rate: number) =>
  write(`rate-${rate}.yaml`, `${head}endpoint: ${receiver.endpoint}\nsamplingRatePerMillion: ${rate}\n`);
const tokens = () => write("tokens.csv", 'ann,ann,1,"system:monitoring"\nbob,bob,2\n');

const reviewed = {
  ...{ allowed: true, authenticated: true },
  user: { username: "tess", groups: ["testers"] },
};

/** A webhook that allows everything and knows every token, and the traceparents that it was asked with. */
async function startWebhook(kind = "SubjectAccessReview") {
  const seen: string[] = [];
  const server = createServer((req, res) => {
    seen.push(String(req.headers.traceparent));
    req.resume();
    res.setHeader("content-type", "application/json");
    res.end(
      JSON.stringify({
        apiVersion: kind === "TokenReview" ? "authentication.orch.io/v1" : "authorization.orch.io/v1",
        ...{ kind, status: reviewed },
      }),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const cluster = { name: "w", cluster: { server: `http://127.0.0.1:${(server.address() as AddressInfo).port}/` } };
  const file = write(
    "webhook.json",
    JSON.stringify({
      ...{ apiVersion: "v1", kind: "Config", clusters: [cluster], "current-context": "w" },
      contexts: [{ name: "w", context: { cluster: "w" } }],
    }),
  );
  return { file, seen, stop: () => new Promise<unknown>((resolve) => server.close(resolve)) };
}

/** The names of the spans below one, as a tree, children by name. */
function treeOf(spans: readonly ReceivedSpan[], { spanId, name }: ReceivedSpan): readonly unknown[] {
  const children = spans.filter((each) => each.parentId === spanId);
  return [name, ...children.map((each) => treeOf(spans, each)).sort()];
}

async function spanNamed(name: string, find: (span: ReceivedSpan) => boolean = () => true): Promise<ReceivedSpan> {
  const endMs = performance.now() + 30_000;
  while (performance.now() < endMs) {
    const found = receiver.spans.find((each) => each.name === name && find(each));
    if (found !== undefined) return found;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error(`no span ${name}, but ${receiver.spans.map((each) => each.name).join(", ")}`);
}

const maps = "/api/v1/namespaces/default/configmaps";
const create = (server: FlaggedServer, token: string, name: string, headers: Record<string, string> = {}) =>
  server.call(maps, { method: "POST", body: { metadata: { name } }, as: { token }, headers });
const createName = "POST /api/v1/namespaces/{namespace}/configmaps";

test("a create is a tree of its filters, its webhook, admission and the store", async () => {
  const webhook = await startWebhook();
  const server = await startFlagged([
    ...["--tracing-config-file", configuration(1_000_000), "--token-auth-file", tokens()],
    ...["--authorization-mode=Webhook", "--authorization-webhook-config-file", webhook.file],
    "--authorization-webhook-version=v1",
  ]);
  try {
    assert.is((await create(server, "bob", "traced")).status, 201);
    const root = await spanNamed(createName);
    assert.equal(treeOf(receiver.spans, root), [
      createName,
      ["admission inquire"],
      ["admission mutate"],
      ["admission validate"],
      ["authenticate"],
      ["authorization webhook"],
      ["authorize"],
      ["storage write"],
      ["wait"],
    ]);
    const { "audit.id": auditId = "", ...attributes } = root.attributes;
    assert.ok(auditId.length > 0);
    assert.equal(attributes, {
      "http.request.method": "POST",
      "url.path": maps,
      "http.response.status_code": "201",
    });
    const call = receiver.spans.find((each) => each.name === "authorization webhook");
    assert.ok(webhook.seen.includes(`00-${call?.traceId}-${call?.spanId}-01`), webhook.seen.join());
  } finally {
    await server.stop();
    await webhook.stop();
  }
});

test("the webhook that knows a token is part of the trace, and refused requests have traces, too", async () => {
  const webhook = await startWebhook("TokenReview");
  const before = receiver.spans.length;
  const server = await startFlagged([
    ...["--tracing-config-file", configuration(1_000_000), "--authorization-mode=AlwaysAllow"],
    ...["--authentication-token-webhook-config-file", webhook.file, "--authentication-token-webhook-version=v1"],
    "--anonymous-auth=false",
  ]);
  try {
    assert.is((await create(server, "unseen", "hooked")).status, 201);
    const traceparent = "00-3af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01";
    assert.is((await server.call("/api/v1/pods", { headers: { traceparent } })).status, 401);
    assert.is((await server.call(`/${"x".repeat(70_000)}`)).status, 414);
    const isNew = (span: ReceivedSpan) => receiver.spans.indexOf(span) >= before;
    const root = await spanNamed(createName, isNew);
    const [, ...parts] = treeOf(receiver.spans, root);
    const names = parts.map((each) => String(each));
    assert.ok(names.includes("authentication webhook") && names.includes("authenticate"), names.join());
    const refused = await spanNamed("GET /api/v1/pods", isNew);
    assert.equal([refused.attributes["http.response.status_code"], refused.parentId], ["401", ""]);
    assert.equal(refused.links, ["3af7651916cd43dd8448eb211c80319c"], "a stranger's trace is linked");
    const code = "http.response.status_code";
    await spanNamed("GET", (span) => isNew(span) && span.attributes[code] === "414");
  } finally {
    await server.stop();
    await webhook.stop();
  }
});

const traceId = "0af7651916cd43dd8448eb211c80319c";
const parentId = "b7ad6b7169203331";
const sampled = `00-${traceId}-${parentId}-01`;

test("a trusted client's trace goes on, and decides what is recorded; any other's is linked", async () => {
  const all = await startFlagged(["--tracing-config-file", configuration(1_000_000), "--token-auth-file", tokens()]);
  try {
    await create(all, "ann", "one", { traceparent: sampled, tracestate: "vendor=1" });
    const own = await spanNamed(createName, (each) => each.traceId === traceId);
    assert.equal([own.parentId, own.links], [parentId, []]);
    await create(all, "bob", "two", { traceparent: sampled });
    const linked = await spanNamed(createName, (each) => each.links.includes(traceId));
    assert.equal([linked.parentId, linked.traceId === traceId], ["", false]);
    await create(all, "ann", "one", { traceparent: sampled.replace(/01$/, "00").replace("0af7", "1af7") });
    for (const traceparent of ["00-0-0-01", `ff${sampled.slice(2)}`, `00-${"0".repeat(32)}-${parentId}-01`]) {
      const { status } = await create(all, "ann", "one", { traceparent });
      assert.is(status, 409);
    }
  } finally {
    await all.stop();
  }
  assert.not(receiver.spans.some((each) => each.traceId.startsWith("1af7")));
});

test("at a rate of 0 only what a trusted client records is exported", async () => {
  const before = receiver.spans.length;
  const server = await startFlagged(["--tracing-config-file", configuration(0), "--token-auth-file", tokens()]);
  const other = sampled.replace("0af7", "2af7");
  await create(server, "bob", "one", { traceparent: other });
  await create(server, "ann", "two", { traceparent: other });
  await server.stop();
  const roots = receiver.spans.slice(before).filter((each) => each.name === createName);
  assert.equal(
    roots.map((each) => each.traceId.slice(0, 4)),
    ["2af7"],
  );
});

test("a receiver that fails is logged once and counted, and requests do not notice", async () => {
  const server = await startFlagged(["--tracing-config-file", configuration(1_000_000), "--token-auth-file", tokens()]);
  receiver.status = 3; // INVALID_ARGUMENT: not worth a second try
  const failures = async () => {
    const { text } = await server.call("/metrics", { as: "admin" });
    return Number(/^tracing_spans_total\{result="failed"\} (\d+)/m.exec(text)?.[1] ?? 0);
  };
  try {
    assert.is((await create(server, "bob", "one")).status, 201);
    const endMs = performance.now() + 30_000;
    let last = 0;
    for (let rounds = 0; rounds < 2 && performance.now() < endMs; ) {
      const now = await failures();
      if (now > last) rounds++;
      last = now;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    assert.ok(last > 0);
    const reports = server.warnings.filter((each) => each.startsWith("traces cannot be exported"));
    assert.is(reports.length, 1, reports.join("\n"));
  } finally {
    receiver.status = 0;
    await server.stop();
  }
});

const [etcd] = etcdPrograms;
if (etcd !== undefined && missingEtcd() === undefined) {
  test("a list over etcd asks it for its newest revision", async () => {
    const cluster = await startEtcd();
    try {
      const server = await startFlagged([
        ...["--tracing-config-file", configuration(1_000_000), "--token-auth-file", tokens()],
        ...["--storage-backend=etcd3", `--etcd-servers=${cluster.urls.join(",")}`],
      ]);
      assert.is((await server.call(maps, { as: { token: "bob" } })).status, 200);
      await server.stop();
      const root = await spanNamed("GET /api/v1/namespaces/{namespace}/configmaps");
      const parts = receiver.spans.filter(({ traceId }) => traceId === root.traceId).map((each) => each.name);
      assert.ok(parts.includes("storage catch up") && parts.includes("etcdserverpb.KV/Range"), parts.join());
    } finally {
      await cluster.close();
    }
  });
}

const refused: readonly [text: string, message: RegExp][] = [
  [
    "kind: TracingConfiguration\napiVersion: v1\n",
    /:1:7: kind: the file must hold a TracingConfiguration of apiserver/,
  ],
  [`${head}rate: 1\n`, /:3:\d+: rate: is not known/],
  [`${head}samplingRatePerMillion: 1000001\n`, /samplingRatePerMillion: must be a whole number from 0 to 1000000/],
  [`${head}samplingRatePerMillion: -1\n`, /samplingRatePerMillion: must be/],
  [`${head}endpoint: ftp://a:1\n`, /endpoint: must be HOST:PORT/],
  [`${head}endpoint: http://a:1/traces\n`, /endpoint: must be HOST:PORT/],
];
for (const [text, message] of refused) {
  test(`${JSON.stringify(text.replace(head, ""))} refuses the start`, async () => {
    const file = write("wrong.yaml", text);
    const problem = await startFlagged(["--tracing-config-file", file]).then(
      (server) => server.stop(),
      (error: Error) => error.message,
    );
    assert.match(String(problem), message);
  });
}

test.run();

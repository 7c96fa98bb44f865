import {
  appendFileSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import * as assert from "uvu/assert";
import { createTransport } from "../../runtime/client/index.ts";
import { runOrch } from "../harness/orchProcess.ts";
import { mountSmallDisk } from "../harness/smallDisk.ts";
import { suite } from "../harness/suite.ts";
import { eventually, type Parsed, startAudited } from "./auditServer.ts";

const test = suite("auth/audit back ends");

const complete = "omitStages: [RequestReceived]\nrules: [{ level: Metadata, nonResourceURLs: [/version*] }]\n";
const both = "rules: [{ level: Metadata, nonResourceURLs: [/version*] }]\n";
const filler = "x".repeat(4000);

const scratch = mkdtempSync(join(tmpdir(), "orch-audit-back-"));
const disk = join(scratch, "disk");
const unmount = mountSmallDisk(disk, "1m");
test.after(() => {
  unmount?.();
  rmSync(scratch, { recursive: true, force: true });
});

/** Events in a log and its backups, the oldest first. */
function eventsIn(folder: string): Parsed[] {
  const files = readdirSync(folder).filter((each) => each.startsWith("audit"));
  return files.sort(byAge).flatMap((name) => {
    const bytes = readFileSync(join(folder, name));
    const text = (name.endsWith(".gz") ? gunzipSync(bytes) : bytes).toString("utf8");
    return text
      .split("\n")
      .slice(0, -1)
      .map((each) => JSON.parse(each));
  });
}

/** Backups have a time behind the name, and the log itself is the newest. */
function byAge(a: string, b: string): number {
  if (a === "audit.log" || b === "audit.log") return a === "audit.log" ? 1 : -1;
  return a < b ? -1 : 1;
}

test("a log is rotated at its size, compressed, and no event is lost or cut", async () => {
  const flags = ["--audit-log-maxsize", "1", "--audit-log-compress", "--audit-log-maxbackup", "0"];
  const audited = await startAudited(complete, flags);
  const path = `/version?${filler}`;
  for (let index = 0; index < 60; index++) {
    const ids = Array.from({ length: 10 }, (_, each) => `${index * 10 + each}`);
    await Promise.all(ids.map((id) => audited.send({ path, headers: { "audit-id": id } })));
  }
  const { folder } = audited;
  const backups = () => readdirSync(folder).filter((each) => /^audit-.*\.log/.test(each));
  await eventually(() =>
    backups().length === 2 && backups().every((each) => each.endsWith(".gz")) ? true : undefined,
  );
  assert.match(backups()[0] ?? "", /^audit-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d\.\d{3}\.log\.gz$/);
  const events = await eventually(() => (eventsIn(folder).length === 600 ? eventsIn(folder) : undefined));
  assert.is(new Set(events.map(({ auditID }) => auditID)).size, 600);
  assert.ok(statSync(join(folder, "audit.log")).size <= 1024 * 1024);
  assert.is(statSync(join(folder, "audit.log")).mode & 0o777, 0o600);
  assert.equal(audited.logged, []);
  await audited.stop();
});

test("backups beyond their number or age are removed", async () => {
  const audited = await startAudited(complete, ["--audit-log-maxsize", "1", "--audit-log-maxbackup", "2"]);
  const { folder } = audited;
  const old = ["audit-2001-01-01T00-00-00.000.log", "audit-2001-01-01T00-00-00.001.log.gz", "audit-other.log"];
  for (const each of old) writeFileSync(join(folder, each), "");
  appendFileSync(join(folder, "audit.log"), "");
  for (let index = 0; index < 30; index++) {
    const sent = Array.from({ length: 10 }, () => audited.send({ path: `/version?${filler}` }));
    await Promise.all(sent);
  }
  const left = () => readdirSync(folder).filter((each) => each.startsWith("audit-"));
  const found = await eventually(() => (left().includes(old[0] ?? "") ? undefined : left()));
  assert.is(found.length, 2);
  assert.ok(found.includes("audit-other.log"), "a file that is no backup stays");
  await audited.stop();
});

test("a log that another program takes away with its folder begins anew at its next rotation", async () => {
  const folder = join(scratch, "taken");
  const flags = ["--audit-log-path", join(folder, "audit.log"), "--audit-log-maxsize", "1"];
  const audited = await startAudited(complete, flags);
  const fill = (count: number) =>
    Promise.all(Array.from({ length: count }, () => audited.send({ path: `/version?${filler}` })));
  await fill(10);
  rmSync(folder, { recursive: true });
  for (let index = 0; index < 30; index++) await fill(10);
  await audited.send({ path: "/version?last" });
  const found = () => (existsSync(folder) ? eventsIn(folder) : []);
  await eventually(() => found().find(({ requestURI }) => requestURI === "/version?last"));
  assert.equal(audited.logged, []);
  await audited.stop();
});

test("a log that is appended to keeps what is there, and what waits is written at the stop", async () => {
  const log = join(scratch, "kept.log");
  writeFileSync(log, "before\nhalf a line");
  const flags = ["--audit-log-path", log, "--audit-log-mode", "batch", "--audit-log-batch-max-wait", "1h"];
  const audited = await startAudited(complete, [...flags, "--audit-log-batch-max-size", "1000"]);
  await audited.send({ path: "/version" });
  assert.is(readFileSync(log, "utf8"), "before\nhalf a line");
  await audited.stop();
  const [before, half, event = "", ...others] = readFileSync(log, "utf8").split("\n");
  assert.equal([before, half, JSON.parse(event).requestURI, others], ["before", "half a line", "/version", [""]]);
});

test("the legacy format is one line of pairs an event", async () => {
  const audited = await startAudited(complete, ["--audit-log-format", "legacy"]);
  await audited.send({ path: "/version", headers: { "user-agent": "t", "audit-id": "1" } });
  const [line = ""] = await eventually(() => (audited.lines().length > 0 ? audited.lines() : undefined));
  assert.is(
    line.replace(/^\S+Z /, ""),
    'AUDIT: id="1" stage="ResponseComplete" ip="127.0.0.1" method="get" user="admin" ' +
      'groups="\\"system:masters\\",\\"system:authenticated\\"" as="<self>" asgroups="<lookup>" user-agent="t" ' +
      'namespace="<none>" uri="/version" response="200"',
  );
  await audited.stop();
});

test("a large event is written without its objects, and dropped where it is too large even so", async () => {
  const flags = ["--audit-log-truncate-enabled", "--audit-log-truncate-max-event-size", "2000"];
  const audited = await startAudited("rules: [{ level: Request, omitStages: [RequestReceived] }]\n", flags);
  const post = (data: string, id: string) => {
    const body = { metadata: { name: id }, data: { data } };
    const path = "/api/v1/namespaces/default/configmaps";
    return audited.send({ method: "POST", path, body, headers: { "audit-id": id } });
  };
  await post("short", "small");
  await post(filler, "large");
  const [small] = await audited.events("small", 1);
  const [large] = await audited.events("large", 1);
  assert.is(small.requestObject.data.data, "short");
  assert.is(small.annotations["audit.orch.io/truncated"], undefined);
  assert.is(large.requestObject, undefined);
  assert.is(large.annotations["audit.orch.io/truncated"], "true");
  await audited.send({ path: `/version?${filler}`, headers: { "audit-id": "dropped" } });
  assert.is(await audited.metric('apiserver_audit_error_total{plugin="truncate"}'), 1);
  assert.match(audited.logged[0] ?? "", /^1 audit events are lost: Error: an event has more than 2000 bytes/);
  await audited.stop();
});

/** A webhook that takes lists of events; `status` is what it answers. */
async function startWebhook(): Promise<{ server: Server; file: string; lists: Parsed[]; answer: { status: number } }> {
  const lists: Parsed[] = [];
  const answer = { status: 200 };
  const server = createServer((req, res) => {
    const chunks: Buffer[] = [];
    req.on("data", (chunk: Buffer) => chunks.push(chunk));
    req.on("end", () => {
      if (answer.status === 200) lists.push({ url: req.url, ...JSON.parse(Buffer.concat(chunks).toString("utf8")) });
      res.writeHead(answer.status).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/audit`;
  const file = join(scratch, `webhook-${(server.address() as AddressInfo).port}.kubeconfig`);
  const clusters = `clusters: [{ name: c, cluster: { server: "${url}" } }]`;
  const contexts = "contexts: [{ name: c, context: { cluster: c } }]\ncurrent-context: c\n";
  writeFileSync(file, `apiVersion: v1\nkind: Config\n${clusters}\n${contexts}`);
  return { server, file, lists, answer };
}

const idsOf = (lists: readonly Parsed[]) => lists.flatMap(({ items }) => items.map((each: Parsed) => each.auditID));

test("a webhook gets events in batches, also those of the time in which it was down", async () => {
  const { server, file, lists, answer } = await startWebhook();
  const batches = ["--audit-webhook-batch-max-size", "3", "--audit-webhook-batch-max-wait", "20ms"];
  const backoff = ["--audit-webhook-initial-backoff", "50ms", "--audit-webhook-batch-throttle-qps", "1000"];
  const audited = await startAudited(complete, ["--audit-webhook-config-file", file, ...batches, ...backoff]);
  const send = (id: string) => audited.send({ path: "/version", headers: { "audit-id": id } });
  await Promise.all(["a", "b", "c", "d"].map(send));
  await eventually(() => (idsOf(lists).length === 4 ? true : undefined));
  assert.equal(
    lists.map(({ url, kind, apiVersion, metadata, items }) => [url, kind, apiVersion, metadata, items.length <= 3]),
    lists.map(() => ["/audit", "EventList", "audit.orch.io/v1", {}, true]),
  );
  answer.status = 500;
  const startMs = performance.now();
  for (const id of ["e", "f", "g", "h"]) assert.is((await send(id)).status, 200);
  assert.ok(performance.now() - startMs < 2000, "requests do not wait for the webhook");
  answer.status = 200;
  await eventually(() => (idsOf(lists).length === 8 ? true : undefined));
  assert.equal(idsOf(lists).slice(4), ["e", "f", "g", "h"]);
  assert.equal(audited.logged, []);
  await audited.stop();
  server.close();
});

test("what a dead webhook loses is counted and logged, and the log has it all the same", async () => {
  const { server, file } = await startWebhook();
  server.close();
  const flags = ["--audit-webhook-config-file", file, "--audit-webhook-initial-backoff", "1ms"];
  const small = ["--audit-webhook-batch-buffer-size", "2", "--audit-webhook-batch-max-wait", "1ms"];
  const audited = await startAudited(complete, [...flags, ...small, "--audit-webhook-batch-throttle-enable=false"]);
  for (let index = 0; index < 20; index++) await audited.send({ path: "/version" });
  const lost = () => audited.metric('apiserver_audit_error_total{plugin="webhook"}');
  const full = () => audited.metric('apiserver_audit_error_total{plugin="buffered"}');
  await eventually(async () => ((await lost()) + (await full()) === 20 ? true : undefined));
  await eventually(() => (audited.lines().length === 20 ? true : undefined));
  assert.match(
    audited.logged[0] ?? "",
    /^\d+ audit events are lost: Error: (the buffer is full|cannot post to the webhook of \S+: .*ECONNREFUSED.*)$/,
  );
  assert.ok(audited.logged.length < 5, "a line now and then, and not one a loss");
  await audited.stop();
});

test("in strict mode a request whose event cannot be kept is refused, before it does anything", async () => {
  const { server, file, answer } = await startWebhook();
  const mode = ["--audit-webhook-mode", "blocking-strict", "--audit-webhook-initial-backoff", "1ms"];
  const audited = await startAudited("rules: [{ level: Metadata, resources: [{}] }]\n", [
    ...["--audit-webhook-config-file", file, ...mode],
  ]);
  const path = "/api/v1/namespaces/default/configmaps";
  const post = (name: string) => audited.send({ method: "POST", path, body: { metadata: { name } } });
  assert.is((await post("kept")).status, 201);
  answer.status = 503;
  const refused = await post("refused");
  assert.is(refused.status, 500);
  assert.match(Buffer.from(refused.body).toString("utf8"), "failed to store audit event");
  answer.status = 200;
  assert.is((await audited.send({ path: `${path}/refused` })).status, 404);
  assert.is(await audited.metric("apiserver_audit_requests_rejected_total"), 1);
  await audited.stop();
  server.close();
});

for (const mode of ["blocking", "blocking-strict"]) {
  const name = `on a full disk a log in mode ${mode} loses events, counts them, and goes on with whole lines`;
  if (unmount === undefined) {
    test.skip(name, "mounting a file system of its own needs root");
    continue;
  }
  test(name, async () => {
    const log = join(disk, `${mode}.log`);
    const audited = await startAudited(both, ["--audit-log-path", log, "--audit-log-mode", mode]);
    const rest = join(disk, "rest");
    for (let isFull = false; !isFull; ) {
      try {
        appendFileSync(rest, Buffer.alloc(4096));
      } catch {
        isFull = true;
      }
    }
    const statuses = new Set<number>();
    for (let index = 0; index < 10; index++) statuses.add((await audited.send({ path: `/version?${filler}` })).status);
    assert.equal([...statuses], mode === "blocking" ? [200] : [500]);
    await eventually(async () =>
      (await audited.metric('apiserver_audit_error_total{plugin="log"}')) > 0 ? true : undefined,
    );
    assert.match(audited.logged[0] ?? "", /^\d+ audit events are lost: Error: ENOSPC/);
    rmSync(rest);
    assert.is((await audited.send({ path: "/version", headers: { "audit-id": "after" } })).status, 200);
    const found = await eventually(() => {
      const events = readFileSync(log, "utf8")
        .split("\n")
        .filter((each) => each.includes('"auditID":"after"'));
      return events.length === 2 ? events : undefined;
    });
    assert.equal(
      found.map((each) => JSON.parse(each).stage),
      ["RequestReceived", "ResponseComplete"],
    );
    await audited.stop();
    rmSync(log);
  });
}

const onOutput = async () => {
  writeFileSync(join(scratch, "policy.yaml"), `apiVersion: audit.orch.io/v1\nkind: Policy\n${both}`);
  const flags = ["--audit-policy-file", join(scratch, "policy.yaml"), "--audit-log-path", "-"];
  const server = ["apiserver", "--data-dir", join(scratch, "data"), "--secure-port", "0", ...flags];
  const { out } = await runOrch(server, async (child) => {
    const kubeconfig = join(scratch, "data/admin.kubeconfig");
    const transport = createTransport({ kubeconfig });
    await new Promise((resolve) => child.stdout?.once("data", resolve)); // it is ready
    await transport.request({ method: "GET", path: "/version", headers: { "audit-id": "printed" } });
    transport.close();
    child.kill("SIGTERM");
  });
  const events = out
    .split("\n")
    .filter((each) => each.startsWith("{"))
    .map((each) => JSON.parse(each));
  assert.equal(
    events.map(({ auditID, stage }) => [auditID, stage]),
    [
      ["printed", "RequestReceived"],
      ["printed", "ResponseComplete"],
    ],
  );
};

test("the log may be standard output", onOutput, { timeoutMs: 60_000 }); // it may have to bundle first

test.run();

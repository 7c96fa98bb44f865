import { mkdirSync, statSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import * as assert from "uvu/assert";
import { freePorts } from "../../harness/etcd.ts";
import { suite } from "../../harness/suite.ts";
import { ask } from "../harness/askAgent.ts";
import type { Pod } from "../../../generated/core/v1/pod.ts";
import type { TransportRequest } from "../../../runtime/client/transport.ts";
import type { PodState } from "../../../runtime/nodeagent/server/podState.ts";
import type { AgentRoute } from "../../../runtime/nodeagent/server/agentCall.ts";
import { startAgentServer } from "../../../runtime/nodeagent/server/agentServer.ts";
import type { AgentPortsOptions } from "../../../runtime/nodeagent/server/openPorts.ts";
import { startHealthServer } from "../../../runtime/nodeagent/server/healthServer.ts";
import { subresourcesOf } from "../../../runtime/nodeagent/server/access.ts";
import { type TestPorts, testPorts, type TestPortsOptions } from "../harness/agentPort.ts";

const test = suite("the node agent's ports");

const waiting = { waiting: { reason: "ImagePullBackOff" } };
const status = { image: "x", imageID: "", ready: false, restartCount: 0 };
const pod: Pod = {
  metadata: { name: "p", namespace: "d", uid: "u1" },
  spec: { containers: ["c", "w"].map((name) => ({ name, image: "x" })) },
  status: { containerStatuses: [{ ...status, name: "w", state: waiting }] },
};
const state: PodState = {
  pods: () => [pod],
  find: (namespace, name) => (namespace === "d" && name === "p" ? pod : undefined),
  containerId: (_, container, run) => (container === "c" && run === "current" ? "id-c" : undefined),
  sandboxId: () => "box",
  running: async () => [pod],
};

const location: string[] = [];
const runtime = {
  exec: async () => ({ url: "" }),
  attach: async () => ({ url: "" }),
  portForward: async () => ({ url: "" }),
  execSync: async () => ({ stdout: Buffer.from("out\n"), stderr: Buffer.from("err\n"), exitCode: 3 }),
  containerStatus: async () => ({ status: undefined }),
  checkpointContainer: async ({
    containerId,
    location: at,
    timeout,
  }: {
    containerId: string;
    location: string;
    timeout: bigint;
  }) => {
    if (timeout === 7n) throw new Error("no criu");
    location.push(`${containerId} ${timeout} ${at}`);
  },
} as unknown as AgentPortsOptions["runtime"];

async function withPorts(options: Partial<TestPortsOptions>, run: (ports: TestPorts) => Promise<void>): Promise<void> {
  const ports = await testPorts({ state, runtime, ...options });
  try {
    await run(ports);
    assert.equal(ports.errors, []);
  } finally {
    await ports.stop();
  }
}

test("what a gate switches off is not served: checkpoints, and one stream of a log", async () => {
  const off = ["ContainerCheckpoint", "PodLogsQuerySplitStreams"];
  await withPorts({ isGateOn: (gate) => !off.includes(gate) }, async (ports) => {
    assert.is((await ask(ports, "/checkpoint/d/p/c", { method: "POST" })).status, 404);
    const { status, text } = await ask(ports, "/containerLogs/d/p/w?stream=Stdout");
    const advice = "Please enable PodLogsQuerySplitStreams feature gate in nodeagent";
    assert.equal([status, text], [400, `unable to return the given log stream: "Stdout". ${advice}`]);
  });
  await withPorts({}, async (ports) => {
    location.length = 0;
    assert.is((await ask(ports, "/checkpoint/d/p/c", { method: "POST" })).status, 200);
    assert.is(location.length, 1);
    const { text } = await ask(ports, "/containerLogs/d/p/w?stream=Third");
    assert.is(text, '{"message": "Invalid request."}');
  });
});

const answers: readonly (readonly [string, string, number, string | RegExp])[] = [
  ["GET", "/healthz", 200, "ok"],
  ["GET", "/healthz/ping", 200, "ok"],
  ["GET", "/livez", 404, /not found/],
  ["GET", "/pods", 200, /^\{"kind":"PodList","apiVersion":"v1","metadata":\{\},"items":\[\{"metadata":\{"name":"p"/],
  ["GET", "/runningpods/", 200, /"PodList"/],
  ["GET", "/configz", 200, '{"nodeagentconfig":{"maxPods":110}}'],
  ["GET", "/metrics", 200, /^process_start_time_seconds [1-9]/m],
  ["GET", "/flagz", 200, /v/],
  ["GET", "/statusz", 200, /Started/],
  ["GET", "/nothing", 404, /not found/],
  ["GET", "/pods/", 200, /"PodList"/],
  ["GET", "/pods/x", 404, "404: Page Not Found"],
  ["DELETE", "/pods", 405, "405: Method Not Allowed"],
  ["HEAD", "/pods", 405, ""],
  ["POST", "/healthz", 200, "ok"],
  ["DELETE", "/metrics", 200, /^process_start_time_seconds [1-9]/m],
  ["GET", "/runningpods", 307, '<a href="/runningpods/">Temporary Redirect</a>.\n\n'],
  ["GET", "/runningpods/x", 404, "404: Page Not Found"],
  ["GET", "/logs?query=a&tailLines=1", 307, /^<a href="\/logs\/\?query=a&amp;tailLines=1">/],
  ["POST", "/logs", 307, ""],
  ["GET", "//healthz", 307, '<a href="/healthz">Temporary Redirect</a>.\n\n'],
  ["GET", "/stats", 307, '<a href="/stats/">Temporary Redirect</a>.\n\n'],
  ["GET", "/stats/", 404, "404: Page Not Found"],
  ["GET", "/containerLogs/d/p", 404, "404: Page Not Found"],
  ["GET", "/containerLogs/d/p/u/c", 404, "404: Page Not Found"],
  ["GET", "/exec/d/p/c", 400, "you must specify at least 1 of stdin, stdout, stderr"],
  ["GET", "/exec/d/q/c?output=1", 404, "pod does not exist"],
  ["GET", "/attach/d/p/x?output=1", 404, 'container not found ("x")'],
  ["GET", "/portForward/d/q", 404, "pod does not exist"],
  ["GET", "/run", 404, "404: Page Not Found"],
  ["GET", "/containerLogs/d/q/c", 404, 'pod "q" does not exist'],
  ["GET", "/containerLogs/d/p/x", 404, 'container "x" not found in pod "p"'],
  [
    "GET",
    "/containerLogs/d/p/w",
    400,
    'container "w" in pod "p" is waiting to start: trying and failing to pull image',
  ],
  ["GET", "/containerLogs/d/p/c?previous=true", 400, 'previous terminated container "c" in pod "p" not found'],
  ...["tailLines", "limitBytes", "sinceSeconds"].map(
    (each) => ["GET", `/containerLogs/d/p/c?${each}=9223372036854775807`, 400, /^unable to retrieve/] as const,
  ),
  ...["tailLines=9223372036854775808", "tailLines=all", "tail=some", "sinceTime=now"].map(
    (each) => ["GET", `/containerLogs/d/q/c?${each}`, 400, '{"message": "Unable to decode query."}'] as const,
  ),
  ...["tailLines=-1", "tail=-1", "limitBytes=0", "stream=Third", "sinceTime=2026-01-01T00:00:00Z&sinceSeconds=1"].map(
    (each) => ["GET", `/containerLogs/d/q/c?${each}`, 422, '{"message": "Invalid request."}'] as const,
  ),
  ["GET", "/containerLogs/d/p/c?tail=all&tailLines=x", 400, /^unable to retrieve/],
  ["POST", "/containerLogs/d/p/c", 405, /./],
  ["GET", "/containerLogs/d/p/%ff", 404, /not found/],
  ["GET", "/exec/d/p/c?command=ls&output=1", 400, "Upgrade request required"],
  ["POST", "/run/d/p/c?cmd=ls", 500, "command 'ls' exited with 3: out\nerr\n"],
  ["GET", "/run/d/p/c?cmd=ls", 405, /./],
  ["GET", `/run/d/p/c?cmd=${"a".repeat(200_000)}`, 405, /./], // a long command does not make the head too large
  ["POST", "/checkpoint/d/p/w", 404, /not found/],
  ["POST", "/checkpoint/d/q/c", 404, "pod does not exist"],
  ["POST", "/checkpoint/d/p/x", 404, "container x does not exist"],
  ["POST", "/checkpoint/d/p/c?timeout=soon", 400, "cannot parse value of timeout parameter"],
  ["POST", "/checkpoint/d/p/c?timeout=7", 500, "checkpointing of d/p/c failed (no criu)"],
  ["GET", "/checkpoint/d/p/c", 405, /./],
  ["GET", "/logs/none", 404, /not found/],
  ["GET", "/logs/..%2f..%2fetc%2fpasswd", 404, /not found/],
  ["GET", "/logs/out", 404, /not found/],
  ["GET", "/logs/sub/", 200, '<pre>\n<a href="a%3C.log">a&lt;.log</a>\n</pre>\n'],
  ["GET", "/logs/sub/a%3C.log", 200, "text\n"],
];
test("each path has its answer", () =>
  withPorts({}, async (ports) => {
    mkdirSync(join(ports.folder, "sub"));
    writeFileSync(join(ports.folder, "sub/a<.log"), "text\n");
    symlinkSync("/etc/hostname", join(ports.folder, "out"));
    for (const [method, path, code, expected] of answers) {
      const { status, text } = await ask(ports, path, { method });
      assert.is(status, code, `${method} ${path}: ${text}`);
      if (typeof expected === "string") assert.is(text, expected, path);
      else assert.match(text, expected, path);
    }
  }));

test("many calls that stream wait for the stop of the port, which is no leak to warn of", async () => {
  const warnings: string[] = [];
  const onWarning = ({ name }: Error) => void warnings.push(name);
  process.on("warning", onWarning);
  let goOn = () => {};
  const goneOn = new Promise<void>((resolve) => (goOn = resolve));
  let begun = 0;
  const wait: AgentRoute = async ({ res }) => {
    begun += 1;
    if (begun === 12) goOn();
    await goneOn;
    res.end("done");
  };
  const parts = { host: "127.0.0.1", port: 0, pages: new Map(), routes: { wait }, services: {} };
  const { port, stop } = await startAgentServer({ ...parts, logError: (message) => assert.unreachable(message) });
  const answers = Array.from({ length: 12 }, () =>
    fetch(`http://127.0.0.1:${port}/wait/a`).then((each) => each.text()),
  );
  assert.equal(new Set(await Promise.all(answers)), new Set(["done"]));
  await stop();
  process.off("warning", onWarning);
  assert.equal(warnings, []);
});

test("a checkpoint is written where and as the runtime is told", () =>
  withPorts({}, async (ports) => {
    const { status, text } = await ask(ports, "/checkpoint/d/p/c?timeout=30", { method: "POST" });
    assert.is(status, 200);
    const [path = ""] = JSON.parse(text).items;
    assert.match(path, /\/root\/checkpoints\/checkpoint-p_d-c-\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ\.tar$/);
    assert.is(location.at(-1), `id-c 30 ${path}`);
    assert.is(statSync(dirname(path)).mode & 0o777, 0o700, "for the superuser alone");
    for (const query of ["", "?timeout=0"]) {
      assert.is((await ask(ports, `/checkpoint/d/p/c${query}`, { method: "POST" })).status, 200);
      assert.match(location.at(-1) ?? "", /^id-c 0 /, "the runtime's own time");
    }
  }));

test("without the gate there are no checkpoints", () =>
  withPorts({ isGateOn: () => false }, async (ports) => {
    assert.is((await ask(ports, "/checkpoint/d/p/c", { method: "POST" })).status, 404);
  }));

test("the status names the pages that are served, and checks count where they are", () =>
  withPorts({}, async (ports) => {
    const { text } = await ask(ports, "/statusz");
    const paths = /^Paths[:= ]+(.*)$/m.exec(text)?.[1]?.split(/[ ,]+/) ?? [];
    for (const each of ["/configz", "/healthz", "/metrics", "/pods"]) assert.ok(paths.includes(each), text);
    for (const each of paths) assert.is((await ask(ports, each)).status, 200, each);
    assert.not.ok(paths.some((each) => /livez|readyz/.test(each)));
    assert.not.match((await ask(ports, "/metrics/slis")).text, /type="(livez|readyz)"/);
  }));

test("logs, streams and pages about faults can be switched off", () =>
  withPorts({ settings: { hasDebuggingHandlers: false } }, async (ports) => {
    const { status, text } = await ask(ports, "/containerLogs/d/p/c");
    assert.is(`${status} ${text}`, "405 Debug endpoints are disabled.");
    for (const [method, path] of [
      ["GET", "/runningpods/"],
      ["GET", "/debug/pprof/"],
      ["GET", "/debug/pprof/heap"],
      ["PUT", "/debug/flags/v"],
    ] as const) {
      const other = await ask(ports, path, { method });
      assert.is(`${other.status} ${other.text}`, "405 Debug endpoints are disabled.", path);
    }
    assert.is((await ask(ports, "/pods")).status, 200);
    assert.is((await ask(ports, "/checkpoint/d/p/c", { method: "POST" })).status, 200, "its gate decides");
    assert.is((await ask(ports, "/healthz")).status, 200);
  }));

test("a stranger is refused, unless anonymous requests are accepted", async () => {
  await withPorts({}, async (ports) => {
    const { status, text } = await ask(ports, "/pods", { isKnown: false });
    assert.is(`${status} ${text}`, "401 Unauthorized");
    const headers = { authorization: "Bearer abc" };
    assert.is((await ask(ports, "/pods", { isKnown: false, headers })).status, 401);
  });
  await withPorts({ access: { anonymous: true } }, async (ports) => {
    assert.is((await ask(ports, "/pods", { isKnown: false })).status, 200);
  });
});

/** An API server that knows one token, whose user may do what `allows` says. */
function reviewer(allows: (subresource: string, verb: string) => boolean) {
  const asked: string[] = [];
  const request = async ({ path, body }: TransportRequest) => {
    const { spec } = JSON.parse(String(body));
    const { resourceAttributes: about } = spec;
    const isToken = path.endsWith("/tokenreviews");
    asked.push(isToken ? "token" : `${spec.user} ${about.verb} ${about.resource}/${about.subresource} ${about.name}`);
    const found = { authenticated: spec.token === "good", user: { username: "mia", groups: ["g"] } };
    const status = isToken ? found : { allowed: allows(about.subresource, about.verb) };
    return { status: 201, headers: {}, body: Buffer.from(JSON.stringify({ status })) };
  };
  const reviews = { transport: { request } as never, apiDomain: "orch.io" };
  const authorization = { allowedForMs: 60_000, deniedForMs: 60_000 };
  return { asked, access: { reviews, tokensForMs: 60_000, authorization } };
}

const mia = { isKnown: false, headers: { authorization: "Bearer good" } };

test("the API server says who a token is, and what its user may do; its word counts for a while", async () => {
  const { asked, access } = reviewer((subresource) => subresource === "proxy");
  await withPorts({ access }, async (ports) => {
    assert.is((await ask(ports, "/pods", mia)).status, 200);
    assert.is((await ask(ports, "/pods", mia)).status, 200);
    assert.equal(asked, ["token", "mia get nodes/pods n1", "mia get nodes/proxy n1"]);
    const { status, text } = await ask(ports, "/metrics", mia);
    assert.is(status, 403);
    assert.is(text, "Forbidden (user=mia, verb=get, resource=nodes, subresource(s)=[metrics])");
    await ask(ports, "/metrics", mia);
    assert.is(asked.length, 4);
    assert.is((await ask(ports, "/run/d/p/c?cmd=ls", { ...mia, method: "POST" })).status, 500);
    assert.is(asked.at(-1), "mia create nodes/proxy n1");
    assert.is((await ask(ports, "/pods", { ...mia, headers: { authorization: "Bearer bad" } })).status, 401);
    assert.is((await ask(ports, "/pods", { ...mia, headers: { authorization: "Basic x" } })).status, 401);
  });
});

test("a path leads where its user was authorized to go: an escape in its first part leads nowhere", async () => {
  const { asked, access } = reviewer((subresource) => subresource === "proxy");
  await withPorts({ access }, async (ports) => {
    assert.is((await ask(ports, "/logs/", mia)).status, 403);
    assert.is((await ask(ports, "/%6cogs/", mia)).status, 404);
    assert.equal(asked, ["token", "mia get nodes/log n1", "mia get nodes/proxy n1"]);
    assert.is((await ask(ports, "/containerLogs/d/%70/w", mia)).status, 400);
  });
});

const verbs: readonly (readonly [method: string, verb: string])[] = [
  ["GET", "get"],
  ["HEAD", "get"],
  ["POST", "create"],
  ["PUT", "update"],
  ["PATCH", "patch"],
  ["DELETE", "delete"],
];
for (const [method, verb] of verbs) {
  test(`${method} is the verb ${verb} of a sub-resource of the node`, async () => {
    const { asked, access } = reviewer(() => false);
    await withPorts({ access }, async (ports) => {
      assert.is((await ask(ports, "/stats/summary", { ...mia, method })).status, 403);
      assert.equal(asked, ["token", `mia ${verb} nodes/stats n1`]);
    });
  });
}

test("a certificate names its user to the API server", async () => {
  const { asked, access } = reviewer(() => true);
  await withPorts({ access }, async (ports) => {
    assert.is((await ask(ports, "/stats/summary")).status, 404);
    assert.match(asked[0] ?? "", / get nodes\/stats n1$/);
  });
});

const mapping: readonly (readonly [string, string])[] = [
  ["/stats/summary", "stats"],
  ["/metrics", "metrics"],
  ["/metrics/cadvisor", "metrics"],
  ["/logs/", "log"],
  ["/spec/", "spec"],
  ["/checkpoint/d/p/c", "checkpoint proxy"],
  ["/healthz", "healthz proxy"],
  ["/pods", "pods proxy"],
  ["/runningpods/", "pods proxy"],
  ["/configz", "configz proxy"],
  ["/flagz", "configz proxy"],
  ["/statusz", "statusz proxy"],
  ["/exec/d/p/c", "proxy"],
  ["/containerLogs/d/p/c", "proxy"],
  ["/metricsx", "proxy"],
];
for (const [path, subresources] of mapping) {
  test(`${path} needs ${subresources}`, () => assert.is(subresourcesOf(path).join(" "), subresources));
}

const onReadOnly: readonly (readonly [string, string, number, string | RegExp])[] = [
  ["GET", "/healthz", 200, "ok"],
  ["GET", "/healthz/ping", 200, "ok"],
  ["GET", "/pods", 200, /"name":"p"/],
  ["GET", "/stats/summary", 200, "measured"],
  ["GET", "/metrics", 200, /^process_start_time_seconds [1-9]/m],
  ["GET", "/metrics/slis", 200, /healthcheck/],
  ["GET", "/metrics/cadvisor", 200, "measured"],
  ["PUT", "/pods", 405, /./],
  ["GET", "/configz", 404, /not found/],
  ["GET", "/flagz", 404, /not found/],
  ["GET", "/statusz", 404, /not found/],
  ["POST", "/checkpoint/d/p/c", 404, /not found/],
  ...["/exec/d/p/c", "/attach/d/p/c", "/portForward/d/p", "/containerLogs/d/p/c", "/logs/", "/runningpods/"].map(
    (path) => ["GET", path, 405, "Debug endpoints are disabled."] as const,
  ),
  ["GET", "/debug/pprof/heap", 405, "Debug endpoints are disabled."],
  ["PUT", "/debug/flags/v", 405, "Debug endpoints are disabled."],
  ["POST", "/run/d/p/c", 405, "Debug endpoints are disabled."],
];
test("the read-only port answers every client, over HTTP, and only what tells of the node", async () => {
  const [readOnlyPort = 0] = await freePorts(1);
  const measured = () => ({ status: 200, contentType: "text/plain", body: "measured" });
  const pages = new Map(["/stats/summary", "/metrics/cadvisor"].map((path) => [path, measured] as const));
  await withPorts({ pages, settings: { readOnlyPort } }, async (ports) => {
    const get = (path: string, method = "GET") => fetch(`http://127.0.0.1:${readOnlyPort}${path}`, { method });
    for (const [method, path, code, expected] of onReadOnly) {
      const answer = await get(path, method);
      const text = await answer.text();
      assert.is(answer.status, code, `${method} ${path}: ${text}`);
      if (typeof expected === "string") assert.is(text, expected, path);
      else assert.match(text, expected, path);
    }
    assert.is((await ask(ports, "/pods", { isKnown: false })).status, 401, "the other port still asks who it is");
    assert.is((await ask(ports, "/configz")).status, 200);
  });
});

test("without its port an agent has the read-only port and that of its health", async () => {
  const [port = 0, readOnlyPort = 0] = await freePorts(2);
  await withPorts({ settings: { isServed: false, port, readOnlyPort } }, async (ports) => {
    assert.is(ports.port, port);
    const refused = await ask(ports, "/pods").then(String, (error: NodeJS.ErrnoException) => error.code);
    assert.is(refused, "ECONNREFUSED");
    assert.is((await fetch(`http://127.0.0.1:${readOnlyPort}/healthz`)).status, 200);
    ports.renew({ cert: "", key: "" }); // there is nothing that shows it
  });
});

test("the health port answers whoever asks", async () => {
  const checks = [{ name: "ping", check: () => {} }];
  const { port, stop } = await startHealthServer({ host: "127.0.0.1", port: 0, checks });
  const get = async (path: string) => (await fetch(`http://127.0.0.1:${port}${path}`)).text();
  assert.is(await get("/healthz"), "ok");
  assert.is(await get("/healthz/ping"), "ok");
  assert.match(await get("/pods"), "not found");
  await stop();
});

test.run();

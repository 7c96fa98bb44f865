import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { connect as connectHttp2 } from "node:http2";
import { request as httpsRequest } from "node:https";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { X509Certificate } from "node:crypto";
import * as assert from "uvu/assert";
import { WebSocket } from "ws";
import { ensureCertificates } from "../../runtime/auth/certificates.ts";
import { createClient } from "../../runtime/index.ts";
import { type OrchOptions, type OrchProcess, runOrch, startOrch } from "../harness/orchProcess.ts";
import { suite } from "../harness/suite.ts";

const test = suite("the program");

/** Scratch files of the tests. */
const folder = mkdtempSync(join(tmpdir(), "orch-program-"));
test.after(() => rmSync(folder, { recursive: true, force: true }));

async function withOrch(options: OrchOptions, run: (orch: OrchProcess) => Promise<void>): Promise<void> {
  const orch = await startOrch(options);
  try {
    await run(orch);
  } finally {
    await orch.close();
  }
}

/** A server without controllers and disk, where a test needs neither: it starts in half of the processor's time. */
function withApiserver(args: readonly string[], run: (orch: OrchProcess) => Promise<void>): Promise<void> {
  return withOrch({ command: "apiserver", args: ["--storage-backend=memory", ...args] }, run);
}

test("start-up says last where it listens and where the kubeconfig is, which only its owner may read", () =>
  withOrch({}, async (orch) => {
    assert.match(orch.url, /^https:\/\/127\.0\.0\.1:\d+$/);
    assert.is(orch.lines.at(-1), `orch: ready on ${orch.url} (kubeconfig ${join(orch.dataDir, "admin.kubeconfig")})`);
    assert.is(statSync(orch.kubeconfig).mode & 0o777, 0o600);
    assert.is(statSync(join(orch.dataDir, "pki/ca.key")).mode & 0o777, 0o600);
    assert.is(orch.errors(), "");
  }));

test("apiserver says the ready line alone", () =>
  withApiserver([], async (orch) => {
    assert.is(orch.lines.length, 1);
    assert.match(orch.lines.at(-1) ?? "", /^orch: ready on /);
  }));

for (const [args, code, text] of [
  [["--help"], 0, /^Usage: orch <command> \[flags\]\n/],
  [["up", "--help"], 0, /\n {2}--data-dir string\n/],
  [["apiserver", "--help"], 0, /\n {2}--token-auth-file string\n/],
  [["controller-manager", "--help"], 0, /\n {2}--controllers strings\n/],
  [["version"], 0, /^orch v1\.36\.\d+\n$/],
  [["help", "version"], 0, /^Usage: orch version\n/],
  [["--version"], 0, /^orch v1\.36\.\d+\n$/],
  [["up", "--version"], 0, /^orch v1\.36\.\d+\n$/],
  [["help", "storage", "backup"], 0, /\n {2}--to string\n/],
  [["help", "controller-manager"], 0, /\n {2}--controllers strings\n/],
  [["storage", "--help"], 0, /^Usage: orch storage <command> \[flags\]\n/],
  [["storage", "backup", "--help"], 0, /\n {2}--to string\n/],
  [["storage", "compact", "--help"], 0, /\nUsage:\n {2}orch storage compact \[flags\]\n/],
  [["storage", "check", "--help"], 0, /\n {2}--data-dir string\n/],
] as const) {
  test(`orch ${args.join(" ")} prints the usage and ends well`, async () => {
    const { code: actual, out, err } = await runOrch(args);
    assert.is(actual, code);
    assert.match(out, text);
    assert.is(err, "");
  });
}

test("a configuration file gives flags, its drop-ins win over it, and arguments over both", async () => {
  const form = "kind: APIServerConfiguration\napiVersion: apiserver.config.orch.io/v1alpha1\n";
  const file = join(folder, "apiserver.yaml");
  const dropIns = mkdtempSync(join(folder, "apiserver.conf.d-"));
  writeFileSync(
    file,
    `${form}securePort: 1\nmaxRequestsInflight: 11\nanonymousAuth: true\nlogging: { verbosity: 1 }\n`,
  );
  writeFileSync(join(dropIns, "10-more.conf"), `${form}maxRequestsInflight: 12\nlogging: { verbosity: 2 }\n`);
  const args = ["--storage-backend=memory", `--config=${file}`, `--config-dir=${dropIns}`, "--v=3"];
  await withOrch({ command: "apiserver", args }, async (orch) => {
    const { text: flagz } = await call(orch, { path: "/flagz" });
    assert.match(flagz, /^max-requests-inflight\W*12$/m);
    assert.match(flagz, /^anonymous-auth\W*true$/m);
    assert.match(flagz, /^v\W*3$/m);
    assert.not.match(flagz, /^secure-port\W*1$/m);
  });
  writeFileSync(join(dropIns, "20-wrong.conf"), `${form}maxRequestInflight: 12\n`);
  const { code, err } = await runOrch(["apiserver", ...args]);
  assert.is(code, 2);
  const place = `${join(dropIns, "20-wrong.conf")}:3:21`;
  assert.is(err, `orch: ${place}: maxRequestInflight: is not known (did you mean maxRequestsInflight?)\n`);
  const agentFile = join(folder, "nodeagent.yaml");
  writeFileSync(
    agentFile,
    "kind: NodeAgentConfiguration\napiVersion: kubelet.config.orch.io/v1beta1\nclusterDns: [10.0.0.1]\n",
  );
  const agent = await runOrch(["nodeagent", `--config=${agentFile}`]);
  assert.equal(
    [agent.code, agent.err],
    [2, `orch: ${agentFile}:3:13: clusterDns: is not known (did you mean clusterDNS?)\n`],
  );
});

const refused: readonly (readonly [args: readonly string[], code: number, message: string | RegExp])[] = [
  [["up", "--nothing"], 2, "orch: unknown flag: --nothing\n"],
  [["upp"], 2, /^orch: unknown command "upp" \(did you mean "up"\?\)\n\nUsage: /],
  [["serve"], 2, /^orch: unknown command "serve"\n\nUsage: /],
  [["kubeconfig", "creat"], 2, /^orch: unknown command "kubeconfig creat" \(did you mean "kubeconfig create"\?\)/],
  [["up", "--secure-port=x"], 2, 'orch: invalid argument "x" for "--secure-port" flag: must be an integer\n'],
  [["up", "--storage-backend=tape"], 2, /must be one of lmdb, etcd3, memory\n$/],
  [["up", "--storage-backend=etcd3"], 1, "orch: --etcd-servers must name a server with --storage-backend=etcd3\n"],
  [
    ["up", "--etcd-servers=127.0.0.1:2379"],
    1,
    'orch: --etcd-servers: "127.0.0.1:2379" is not a URL as https://host:2379\n',
  ],
  [
    ["up", "--storage-backend=etcd3", "--etcd-servers=http://127.0.0.1:1", "--etcd-cafile=/missing/ca"],
    1,
    /^orch: --etcd-cafile: cannot read the file: .*\/missing\/ca/,
  ],
  [
    ["up", "--storage-backend=etcd3", "--etcd-servers=http://127.0.0.1:1", "--etcd-keyfile=/missing/key"],
    1,
    "orch: --etcd-certfile and --etcd-keyfile must be set together\n",
  ],
  [["version", "--bogus"], 2, /^orch: unexpected argument "--bogus"\n\nUsage: orch version\n/],
  [["storage"], 2, /^Usage: orch storage <command>/],
  [["storage", "chekc"], 2, /^orch: unknown command "storage chekc"\n\nUsage: /],
  [["storage", "backup", "--data-dir=/missing"], 2, "orch: --to must name the file to make, or a folder for it\n"],
  ...["backup", "compact", "check"].map((action): [string[], number, string] => [
    ["storage", action, "--data-dir=/missing", ...(action === "backup" ? ["--to=/tmp/never"] : [])],
    1,
    "orch: there is no store in /missing/data: /missing/data/data.mdb does not exist\n",
  ]),
  [["controller-manager", "--nothing"], 2, "orch: unknown flag: --nothing\n"],
  [["controller-manager", "--kubeconfig", "/missing/config"], 1, /^orch: .*\/missing\/config/],
  [["up", "--authorization-mode=Maybe"], 2, /^orch: invalid argument "Maybe" for "--authorization-mode" flag: /],
  [
    ["up", "--controllers=*,nobody"],
    1,
    /^orch: --controllers: "nobody" is not a controller; known are bootstrap-signer-controller, /,
  ],
  [["apiserver", "--controllers=*"], 2, "orch: unknown flag: --controllers\n"],
  [["up", "--token-auth-file", "/missing/tokens"], 1, /^orch: .*\/missing\/tokens/],
  [["up", "--client-ca-file", "/missing/ca"], 1, /^orch: .*\/missing\/ca/],
  [
    ["up", "--generated", "/missing/generated"],
    1,
    /^orch: --generated \/missing\/generated: there is no index\.ts in it/,
  ],
];
for (const [args, code, message] of refused) {
  test(`orch ${args.join(" ")} is refused in one message, with exit code ${code}`, async () => {
    const dataDir = join(folder, "refused");
    const { code: actual, out, err } = await runOrch([...args, ...(args[0] === "up" ? ["--data-dir", dataDir] : [])]);
    assert.is(actual, code);
    assert.is(out, "");
    if (typeof message === "string") assert.is(err, message);
    else assert.match(err, message);
    assert.not.match(err, /\n\s+at /, "a stack trace is not for users");
  });
}

test("up runs the controllers that --controllers names", () =>
  withOrch({ args: ["--storage-backend=memory", "--controllers=serviceaccount-controller"] }, async (orch) => {
    const client = createClient({ kubeconfig: orch.kubeconfig });
    const accounts = client.core.v1.serviceaccounts.namespace("default");
    const deadline = Date.now() + 30_000;
    while (Date.now() < deadline && (await accounts.list()).items.length === 0) await sleep(50);
    assert.is((await accounts.list()).items.length, 1, "the controller that is named");
    await sleep(300);
    const maps = await client.core.v1.configmaps.namespace("default").list();
    assert.equal(maps.items, [], "one that is not named");
    client.transport.close();
  }));

test("a second server on the same data directory is refused with its reason; the first goes on", () =>
  withOrch({}, async (orch) => {
    const { code, out, err } = await runOrch(["up", "--data-dir", orch.dataDir, "--secure-port=0"]);
    assert.is(code, 1);
    assert.is(out, "");
    assert.is(err, `orch: ${join(orch.dataDir, "data")} is in use by the process with pid ${orch.pid}\n`);
    assert.is((await call(orch, { path: "/readyz" })).status, 200);
    const client = createClient({ kubeconfig: orch.kubeconfig });
    await client.core.v1.namespaces.get("default");
    client.transport.close();
  }));

test("SIGTERM ends watches, lets a write finish, exits with 0 within 5 s; a restart has the data", async () => {
  const dataDir = mkdtempSync(join(folder, "restart-"));
  const first = await startOrch({ dataDir });
  const client = createClient({ kubeconfig: first.kubeconfig });
  const configmaps = client.core.v1.configmaps.namespace("default");
  await configmaps.create({ metadata: { name: "before" }, data: { a: "1" } });

  const seen: string[] = [];
  let isWatching: () => void = () => {};
  const watching = new Promise<void>((resolve) => (isWatching = resolve));
  const watch = (async () => {
    for await (const event of configmaps.watch({ onOpen: isWatching })) {
      if (event.type !== "BOOKMARK") seen.push(`${event.type} ${event.object.metadata.name}`);
    }
  })();
  await watching;

  // The head and half of the body are there when the signal comes, the rest comes after it.
  const body = JSON.stringify({ metadata: { name: "under-way" }, data: { a: "2" } });
  const write = openWrite(first, body.slice(0, 20), body.length);
  await sleep(200);
  const stopped = first.stop("SIGTERM");
  await sleep(200);
  write.finish(body.slice(20));
  assert.is(await write.status, 201);
  await watch; // ends without an error
  const { code, signal, tookMs } = await stopped;
  assert.equal({ code, signal }, { code: 0, signal: null });
  assert.ok(tookMs < 5000, `it took ${Math.round(tookMs)} ms`);
  assert.is(seen[0], "ADDED before");
  assert.is(first.errors(), "");
  client.transport.close();

  await withOrch({ dataDir }, async (second) => {
    const again = createClient({ kubeconfig: second.kubeconfig });
    const { items } = await again.core.v1.configmaps.namespace("default").list();
    const names = items.map((each) => each.metadata.name).filter((each) => each !== "orch-root-ca.crt");
    assert.equal(names, ["before", "under-way"]);
    again.transport.close();
  });
});

test("--shutdown-delay-duration: readiness fails at once, requests go on for that long", async () => {
  const server = await startOrch({
    command: "apiserver",
    args: ["--storage-backend=memory", "--shutdown-delay-duration=1s", "--v=1"],
  });
  const { transport } = createClient({ kubeconfig: server.kubeconfig, maxRetries: 0 });
  const status = async (path: string) => (await transport.request({ method: "GET", path })).status;
  assert.equal([await status("/readyz"), await status("/api/v1/namespaces")], [200, 200]);
  const ending = server.stop();
  while ((await status("/readyz")) === 200) await sleep(5);
  assert.equal([await status("/livez"), await status("/api/v1/namespaces"), await status("/readyz")], [200, 200, 500]);
  const { code, tookMs } = await ending;
  assert.is(code, 0);
  assert.ok(tookMs >= 1000 && tookMs < 4000, `${tookMs} ms`);
  const events = [...server.errors().matchAll(/ shutdown event=(\w+)$/gm)].map(([, event]) => event);
  const all = ["ShutdownInitiated", "AfterShutdownDelayDuration", "NotAcceptingNewRequest", "InFlightRequestsDrained"];
  assert.equal(events, all);
  transport.close();
});

test("an idle server with open connections ends at once", async () => {
  const orch = await startOrch();
  const client = createClient({ kubeconfig: orch.kubeconfig });
  await client.core.v1.namespaces.list();
  const { code, tookMs } = await orch.stop("SIGINT");
  assert.is(code, 0);
  assert.ok(tookMs < 2000, `it took ${Math.round(tookMs)} ms`);
  client.transport.close();
  await orch.close();
});

test("without credentials there are health and version, and no objects", async () => {
  await withOrch({ args: ["--storage-backend=memory"] }, async (orch) => {
    for (const path of ["/healthz", "/livez", "/readyz", "/version"]) {
      assert.is((await call(orch, { path })).status, 200, path);
    }
    for (const path of ["/api/v1/namespaces", "/metrics", "/flagz"]) {
      assert.is((await call(orch, { path })).status, 403, path);
    }
  });
});

test("where all is allowed, requests without credentials are refused, unless a flag accepts them", async () => {
  const refusal = {
    kind: "Status",
    apiVersion: "v1",
    metadata: {},
    status: "Failure",
    message: "Unauthorized",
    reason: "Unauthorized",
    code: 401,
  };
  const args = ["--authorization-mode=AlwaysAllow"];
  await withApiserver(args, async (orch) => {
    const { status, text } = await call(orch, { path: "/api/v1/namespaces" });
    assert.is(status, 401);
    assert.equal(JSON.parse(text), refusal);
  });
  await withApiserver([...args, "--anonymous-auth=true"], async (orch) => {
    assert.is((await call(orch, { path: "/api/v1/namespaces" })).status, 200);
    assert.is((await call(orch, { path: "/api/v1/namespaces", token: "wrong" })).status, 401);
  });
});

test("--authorization-config decides about requests without credentials as the modes do", async () => {
  const file = join(folder, "authorization.json");
  const head = { apiVersion: "apiserver.config.orch.io/v1", kind: "AuthorizationConfiguration" };
  writeFileSync(file, JSON.stringify({ ...head, authorizers: [{ type: "RBAC", name: "rbac" }] }));
  await withApiserver(["--authorization-config", file], async (orch) => {
    assert.is((await call(orch, { path: "/livez" })).status, 200);
    assert.is((await call(orch, { path: "/api/v1/namespaces" })).status, 403);
  });
});

test("--token-auth-file lets its users in, --authorization-mode=AlwaysDeny none of them do anything", async () => {
  const file = join(folder, "tokens.csv");
  writeFileSync(file, 'sesame,ada,1000,"dev,ops"\n', { mode: 0o600 });
  await withOrch({ args: ["--storage-backend=memory", "--token-auth-file", file] }, async (orch) => {
    assert.is((await call(orch, { path: "/api", token: "sesame" })).status, 200);
    assert.is((await call(orch, { path: "/api/v1/namespaces", token: "sesame" })).status, 403);
    assert.is((await call(orch, { path: "/api/v1/namespaces", token: "Sesame" })).status, 401);
  });
  const args = ["--token-auth-file", file, "--authorization-mode=AlwaysDeny"];
  await withApiserver(args, async (orch) => {
    const { status, text } = await call(orch, { path: "/api/v1/namespaces/default/pods/web", token: "sesame" });
    assert.is(status, 403);
    assert.equal(JSON.parse(text), {
      kind: "Status",
      apiVersion: "v1",
      metadata: {},
      status: "Failure",
      message:
        'pods "web" is forbidden: User "ada" cannot get resource "pods" in API group "" in the namespace "default": Everything is forbidden.',
      reason: "Forbidden",
      details: { name: "web", kind: "pods" },
      code: 403,
    });
    const path = await call(orch, { path: "/metrics", token: "sesame" });
    assert.is(path.status, 403);
    assert.is(
      JSON.parse(path.text).message,
      'forbidden: User "ada" cannot get path "/metrics": Everything is forbidden.',
    );
  });
});

test("a server that listens everywhere is published by the address others use, and reached by the local one", () => {
  const args = ["--bind-address=0.0.0.0", "--advertise-address=192.0.2.7"];
  return withApiserver(args, async (orch) => {
    assert.match(orch.url, /^https:\/\/127\.0\.0\.1:\d+$/);
    const client = createClient({ kubeconfig: orch.kubeconfig });
    const { subsets } = await client.core.v1.endpoints.namespace("default").get("orch");
    const port = Number(new URL(orch.url).port);
    assert.equal(subsets, [{ addresses: [{ ip: "192.0.2.7" }], ports: [{ name: "https", port, protocol: "TCP" }] }]);
    client.transport.close();
    const certificate = new X509Certificate(readFileSync(join(orch.dataDir, "pki/apiserver.crt")));
    for (const ip of ["127.0.0.1", "192.0.2.7", "10.96.0.1"]) assert.is(certificate.checkIP(ip), ip);
    assert.is(certificate.checkHost("orch.default.svc.cluster.local"), "orch.default.svc.cluster.local");
  });
});

test("--client-ca-file lets in the clients of another authority, and of no third one", async () => {
  const nowMs = Date.now();
  const authority = (name: string) =>
    ensureCertificates({ folder: join(folder, name), platformName: name, bindAddress: "127.0.0.1", nowMs });
  const [other, third] = [await authority("other"), await authority("third")];
  const file = join(folder, "other/ca.crt");
  assert.ok(new X509Certificate(readFileSync(file)).ca);
  await withApiserver(["--client-ca-file", file], async (orch) => {
    const path = "/api/v1/namespaces";
    assert.is((await call(orch, { path, cert: other.admin.cert, key: other.admin.key })).status, 200);
    assert.is((await call(orch, { path, cert: third.admin.cert, key: third.admin.key })).status, 401);
  });
});

test("a watch goes over a WebSocket, which closes when the server stops", () =>
  withApiserver([], async (orch) => {
    const read = (file: string) => readFileSync(join(orch.dataDir, "pki", file), "utf8");
    const url = `${orch.url.replace("https:", "wss:")}/api/v1/namespaces?watch=1`;
    const webSocket = new WebSocket(url, { ca: caOf(orch), cert: read("admin.crt"), key: read("admin.key") });
    const events: string[] = [];
    await new Promise<void>((resolve, reject) => {
      webSocket.on("error", reject);
      webSocket.on("message", (data) => {
        const { type, object } = JSON.parse(String(data));
        if (events.push(`${type} ${object.metadata.name}`) === 4) resolve();
      });
    });
    assert.equal(events, ["ADDED default", "ADDED orch-node-lease", "ADDED orch-public", "ADDED orch-system"]);
    const closed = new Promise((resolve) => webSocket.once("close", resolve));
    const { code, tookMs } = await orch.stop();
    assert.equal([code, await closed], [0, 1000]);
    assert.ok(tookMs < 3000, `${tookMs} ms`);
  }));

test("HTTP/1.1 and HTTP/2 are spoken on one port", async () => {
  await withApiserver(["--authorization-mode=AlwaysAllow", "--anonymous-auth=true"], async (orch) => {
    const first = await call(orch, { path: "/version" });
    const second = await callHttp2(orch, "/version");
    assert.is(first.httpVersion, "1.1");
    assert.is(second.protocol, "h2");
    assert.is(second.status, 200);
    assert.is(second.text, first.text);
  });
});

interface Call {
  readonly path: string;
  readonly token?: string;
  readonly cert?: string;
  readonly key?: string;
}

interface Answer {
  readonly status: number;
  readonly text: string;
  readonly httpVersion: string;
}

function caOf(orch: OrchProcess): string {
  return readFileSync(join(orch.dataDir, "pki/ca.crt"), "utf8");
}

/** One HTTP/1.1 request on a connection of its own. */
function call(orch: OrchProcess, { path, token, cert, key }: Call): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
    const request = httpsRequest(
      `${orch.url}${path}`,
      { headers, cert, key, ca: caOf(orch), agent: false },
      (response) => {
        let text = "";
        response.setEncoding("utf8");
        response.on("data", (chunk) => (text += chunk));
        response.on("end", () =>
          resolve({ status: response.statusCode ?? 0, text, httpVersion: response.httpVersion }),
        );
      },
    );
    request.on("error", reject);
    request.end();
  });
}

async function callHttp2(orch: OrchProcess, path: string) {
  const session = connectHttp2(orch.url, { ca: caOf(orch) });
  try {
    const stream = session.request({ ":path": path });
    const head = await new Promise<Record<string, unknown>>((resolve, reject) => {
      stream.on("response", resolve);
      stream.on("error", reject);
    });
    let text = "";
    for await (const chunk of stream.setEncoding("utf8")) text += chunk;
    return { status: head[":status"], text, protocol: session.alpnProtocol };
  } finally {
    session.close();
  }
}

/** A create of a ConfigMap whose body comes in two parts; the administrator's certificate lets it in. */
function openWrite(orch: OrchProcess, begin: string, length: number) {
  const read = (file: string) => readFileSync(join(orch.dataDir, "pki", file), "utf8");
  const headers = { "content-type": "application/json", "content-length": length };
  const options = {
    method: "POST",
    headers,
    cert: read("admin.crt"),
    key: read("admin.key"),
    ca: caOf(orch),
    agent: false,
  };
  const request = httpsRequest(`${orch.url}/api/v1/namespaces/default/configmaps`, options);
  const status = new Promise<number>((resolve, reject) => {
    request.on("error", reject);
    request.on("response", (response) => {
      response.resume();
      response.on("end", () => resolve(response.statusCode ?? 0));
    });
  });
  request.write(begin);
  return { finish: (rest: string) => request.end(rest), status };
}

test.run();

import { X509Certificate } from "node:crypto";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { connect as connectHttp2 } from "node:http2";
import { Agent, get } from "node:https";
import { tmpdir } from "node:os";
import { setTimeout as sleep } from "node:timers/promises";
import { connect as connectTls } from "node:tls";
import { join } from "node:path";
import * as assert from "uvu/assert";
import { flagSets, parseApiserverFlags } from "../../generated/flags.ts";
import { flagsWithoutEffect } from "../../runtime/schema/flags.ts";
import { type FlaggedServer, startFlagged } from "../harness/flaggedServer.ts";
import { seriesValue } from "../harness/metrics.ts";
import { suite } from "../harness/suite.ts";

const test = suite("flags of an API server as installers set them");

/** Starts, runs, stops. */
async function serving(args: readonly string[], run: (server: FlaggedServer) => Promise<void>): Promise<void> {
  const server = await startFlagged(args);
  try {
    await run(server);
  } finally {
    await server.stop();
  }
}

/** The administrator's keys and certificates stand in for those that an installer makes. */
const own = await startFlagged();
const file = (name: string) => join(own.folder, "pki", name);
test.after(() => own.stop());

const adminKeys = ({ folder }: FlaggedServer) => ({
  cert: readFileSync(join(folder, "pki/admin.crt")),
  key: readFileSync(join(folder, "pki/admin.key")),
});

/** What kubeadm, k3s and envtest pass, in the words of this platform. */
const installers: Readonly<Record<string, () => readonly string[]>> = {
  kubeadm: () => [
    ...["--advertise-address=192.0.2.10", "--allow-privileged=true", "--authorization-mode=Node,RBAC"],
    ...[`--client-ca-file=${file("ca.crt")}`, "--enable-admission-plugins=NodeRestriction"],
    "--enable-bootstrap-token-auth=true",
    ...[`--nodeagent-client-certificate=${file("admin.crt")}`, `--nodeagent-client-key=${file("admin.key")}`],
    "--nodeagent-preferred-address-types=InternalIP,ExternalIP,Hostname",
    ...[`--proxy-client-cert-file=${file("admin.crt")}`, `--proxy-client-key-file=${file("admin.key")}`],
    ...["--requestheader-allowed-names=front-proxy-client", `--requestheader-client-ca-file=${file("ca.crt")}`],
    ...["--requestheader-extra-headers-prefix=X-Remote-Extra-", "--requestheader-group-headers=X-Remote-Group"],
    ...["--requestheader-username-headers=X-Remote-User", "--service-cluster-ip-range=10.96.0.0/12"],
    "--service-account-issuer=https://orch.default.svc.cluster.local",
    ...[
      `--service-account-key-file=${file("service-account.key")}`,
      `--service-account-signing-key-file=${file("service-account.key")}`,
    ],
    ...[`--tls-cert-file=${file("apiserver.crt")}`, `--tls-private-key-file=${file("apiserver.key")}`],
  ],
  k3s: () => [
    ...["--allow-privileged=true", "--anonymous-auth=false", "--authorization-mode=Node,RBAC"],
    ...["--bind-address=127.0.0.1", "--enable-aggregator-routing=true", "--profiling=false"],
    ...["--api-audiences=https://orch.default.svc.cluster.local,k3s", "--service-node-port-range=30000-32767"],
    ...["--enable-admission-plugins=NodeRestriction", "--watch-cache=false"],
    `--nodeagent-certificate-authority=${file("ca.crt")}`,
    "--tls-cipher-suites=TLS_ECDHE_ECDSA_WITH_AES_128_GCM_SHA256,TLS_ECDHE_RSA_WITH_AES_128_GCM_SHA256",
  ],
  envtest: () => [
    ...["--allow-privileged=true", "--authorization-mode=RBAC", "--disable-admission-plugins=ServiceAccount"],
    ...["--advertise-address=127.0.0.1", "--bind-address=127.0.0.1", "--service-cluster-ip-range=10.0.0.0/24"],
  ],
  "a benchmark of security": () => [
    ...["--profiling=false", "--service-account-lookup=true", "--request-timeout=300s", "--min-request-timeout=900"],
    ...["--goaway-chance=0.001", "--default-watch-cache-size=200", "--watch-cache-sizes=pods#1000"],
    ...["--delete-collection-workers=5", "--storage-media-type=application/vnd.kubernetes.protobuf"],
    ...["--http2-max-streams-per-connection=250", "--contention-profiling=true", "--log-flush-frequency=1s"],
    ...["--etcd-count-metric-poll-period=1m", "--lease-reuse-duration-seconds=60", "--endpoint-reconciler-type=none"],
  ],
};
for (const [installer, args] of Object.entries(installers)) {
  test(`a server starts with the flags of ${installer}`, () =>
    serving(args(), async (server) => assert.is(await readyzOf(server), 200)));
}

/** Whatever certificate the server shows. */
function readyzOf(flagged: FlaggedServer): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const agent = new Agent({ rejectUnauthorized: false, ...adminKeys(flagged) });
    get(`${flagged.server.url}/readyz`, { agent }, (answer) => {
      answer.resume().on("end", () => resolve(answer.statusCode));
      agent.destroy();
    }).on("error", reject);
  });
}

test("a request with a client certificate is counted by the time for which that still holds", async () => {
  const name = "apiserver_client_certificate_expiration_seconds";
  const read = async () => {
    const { text } = await own.call("/metrics", { as: "admin" });
    return ["count", "sum"].map((each) => seriesValue(text, `${name}_${each}`) ?? Number.NaN);
  };
  const [count = 0, sum = 0] = await read();
  assert.is(await readyzOf(own), 200);
  const [countAfter = 0, sumAfter = 0] = await read();
  assert.is(countAfter, count + 2, "the look at the metrics came with the same certificate");
  const expected = (Date.parse(new X509Certificate(adminKeys(own).cert).validTo) - Date.now()) / 500;
  assert.ok(Math.abs(sumAfter - sum - expected) < 60, `${sumAfter - sum} s, not ${expected} s`);
});

test("flags that nothing reads are named, and one that cannot be changed is refused", () => {
  const parsed = parseApiserverFlags(["--watch-cache=false", "--v=2", "--allow-privileged"]);
  const set = flagSets.apiserver;
  if (set === undefined || !("given" in parsed)) throw new Error("the flags of the API server");
  assert.equal(flagsWithoutEffect(set, parsed.given), ["allow-privileged", "watch-cache"]);
  assert.equal(parseApiserverFlags(["--allow-privileged=false"]), {
    error: 'invalid argument "false" for "--allow-privileged" flag: must be one of true',
  });
  const chance = (text: string) => parseApiserverFlags([`--goaway-chance=${text}`]);
  for (const text of ["0.5", "-0.1"]) {
    const error = `invalid argument "${text}" for "--goaway-chance" flag: must be between 0 and 0.02`;
    assert.equal(chance(text), { error });
  }
  assert.equal(chance("often"), { error: 'invalid argument "often" for "--goaway-chance" flag: must be a number' });
});

const notSupported: readonly (readonly [arg: string, reason: string])[] = [
  ["--egress-selector-config-file=/e.yaml", "the server connects to nodes, services and webhooks without a proxy"],
  ["--peer_ca_file=/ca.crt", "no request is passed on to another API server"],
  ["--etcd-servers-overrides=/events#http://other:2379", "all objects are in the etcd of --etcd-servers"],
];
for (const [arg, reason] of notSupported) {
  test(`${arg} is refused with the reason`, () => {
    const name = arg.split("=")[0]?.replaceAll("_", "-");
    assert.equal(parseApiserverFlags([arg]), { error: `${name} is not supported: ${reason}` });
  });
}

test("--disabled-metrics leaves metrics out of /metrics, and others in", () =>
  serving(["--disabled-metrics=apiserver_request_total,no_such_metric"], async ({ call }) => {
    await call("/api/v1/nodes", { as: "admin" });
    const { text } = await call("/metrics", { as: "admin" });
    assert.equal(
      ["apiserver_request_total", "apiserver_request_duration_seconds"].map((each) => text.includes(`# TYPE ${each} `)),
      [false, true],
    );
    assert.match(text, /^disabled_metrics_total 1$/m);
  }));

test("--tls-curve-preferences are the curves that the server agrees to", () =>
  serving(["--tls-curve-preferences=24,25"], async ({ server }) => {
    const port = Number(new URL(server.url).port);
    const agreesTo = (ecdhCurve: string) =>
      new Promise<boolean>((resolve) => {
        const socket = connectTls({ port, host: "127.0.0.1", rejectUnauthorized: false, ecdhCurve });
        const end = (agreed: boolean) => {
          socket.destroy();
          resolve(agreed);
        };
        socket.once("secureConnect", () => end(true)).once("error", () => end(false));
      });
    assert.equal([await agreesTo("X25519"), await agreesTo("P-384"), await agreesTo("P-521")], [false, true, true]);
  }));

const refused: readonly (readonly [arg: string, message: RegExp])[] = [
  ["--cors-allowed-origins=example.com", /must have \^ or \/\/ before the host/],
  ["--cors-allowed-origins=//example.com", /must have \$ or : behind the host/],
  ["--cors-allowed-origins=^http://(:$", /is no regular expression/],
  ["--cors-allowed-origins=^http://(a)\\1$", /is no regular expression/],
  ["--strict-transport-security-directives=max-age=soon", /"max-age=soon" is not max-age=SECONDS/],
  ["--emulation-forward-compatible", /--emulation-forward-compatible: needs an --emulated-version before 1\.36/],
  ["--runtime-config-emulation-forward-compatible", /needs an --emulated-version before 1\.36/],
  [
    "--orch-service-node-port=29999",
    /--orch-service-node-port: 29999 is not in the --service-node-port-range 30000-32767/,
  ],
];
for (const [arg, message] of refused) {
  test(`${arg} refuses the start`, async () => {
    const error = await startFlagged([arg]).then(
      async (server) => server.stop(),
      (each: Error) => each,
    );
    assert.match(error instanceof Error ? error.message : "", message);
  });
}

const origins = ["--cors-allowed-origins=//web\\.example\\.com(:|$)", "--anonymous-auth=false"];
test("pages of allowed origins may read answers, refusals too; browsers that ask first get 204", () =>
  serving([...origins, "--strict-transport-security-directives=max-age=3600,includeSubDomains"], async (flagged) => {
    const { call } = flagged;
    const ask = (method: string, origin: string) => call("/api/v1/nodes", { method, headers: { origin } });
    const allowed = await ask("GET", "https://web.example.com:8443");
    assert.equal(
      [allowed.status, allowed.headers["access-control-allow-origin"]],
      [401, "https://web.example.com:8443"],
    );
    assert.is(allowed.headers["access-control-allow-credentials"], "true");
    assert.is(allowed.headers["strict-transport-security"], "max-age=3600; includeSubDomains");
    const asked = await ask("OPTIONS", "https://web.example.com");
    assert.equal([asked.status, asked.text], [204, ""]);
    assert.match(asked.headers["access-control-allow-methods"] ?? "", /POST, GET, OPTIONS, PUT, DELETE, PATCH/);
    for (const origin of ["https://web.example.com.evil.net", "https://other.example.com", `${"x".repeat(4000)}`]) {
      const other = await ask("OPTIONS", origin);
      assert.equal([other.status, other.headers["access-control-allow-origin"]], [401, undefined]);
    }
    const session = connectHttp2(flagged.server.url, { rejectUnauthorized: false, ...adminKeys(flagged) });
    const watch = session.request({ ":path": "/api/v1/nodes?watch=1", origin: "https://web.example.com" });
    const [head] = await once(watch, "response");
    session.destroy();
    assert.equal(
      [head[":status"], head["access-control-allow-origin"], head["strict-transport-security"], head["content-type"]],
      [200, "https://web.example.com", "max-age=3600; includeSubDomains", "application/json"],
    );
  }));

test("a server without HTTP/2 speaks HTTP/1.1, and to clients that speak nothing else not at all", () =>
  serving(["--disable-http2-serving"], async ({ server }) => {
    const port = Number(new URL(server.url).port);
    const protocolOf = (ALPNProtocols: string[]) =>
      new Promise((resolve) => {
        const socket = connectTls({ port, host: "127.0.0.1", rejectUnauthorized: false, ALPNProtocols });
        const end = (result: unknown) => {
          socket.destroy();
          resolve(result);
        };
        socket.once("secureConnect", () => end(socket.alpnProtocol));
        socket.once("error", () => end("refused"));
      });
    assert.equal([await protocolOf(["h2", "http/1.1"]), await protocolOf(["h2"])], ["http/1.1", "refused"]);
  }));

test("an HTTP/2 connection has as many streams as the flag says, and some requests end it with GOAWAY", () =>
  serving(["--http2-max-streams-per-connection=7", "--goaway-chance=0.02"], async (flagged) => {
    const options = { rejectUnauthorized: false, ...adminKeys(flagged) };
    let goaways = 0;
    for (let round = 0; round < 40 && goaways === 0; round++) {
      const session = connectHttp2(flagged.server.url, options);
      session.on("goaway", () => (goaways += 1));
      await new Promise((resolve) => session.once("remoteSettings", resolve));
      assert.is(session.remoteSettings.maxConcurrentStreams, 7);
      const get = () =>
        new Promise<number>((resolve, reject) => {
          const stream = session.request({ ":path": "/livez" });
          stream.once("response", (headers) => resolve(Number(headers[":status"])));
          stream.once("error", reject).resume();
        });
      for (let count = 0; count < 20 && goaways === 0; count++) assert.is(await get(), 200);
      session.destroy();
    }
    assert.is(goaways, 1);
  }));

for (const [gate, connections] of [
  ["true", 2],
  ["false", 1],
] as const) {
  test(`two anonymous requests over HTTP/2 take ${connections} connections, and two of a user one`, () =>
    serving([`--feature-gates=UnauthenticatedHTTP2DOSMitigation=${gate}`], async (flagged) => {
      const count = async (headers: object, keys: object, statuses: readonly number[]) => {
        const open = () => connectHttp2(flagged.server.url, { rejectUnauthorized: false, ...keys });
        let [session, opened] = [open(), 1];
        for (const status of statuses) {
          if (session.closed) [session, opened] = [open(), opened + 1];
          const stream = session.request({ ":path": "/api", ...headers });
          const [answer] = await once(stream, "response");
          assert.is(answer[":status"], status);
          await once(stream.resume(), "close");
          await sleep(20); // GOAWAY comes behind the answer
        }
        session.destroy();
        return opened;
      };
      assert.is(await count({}, {}, [200, 200]), connections);
      assert.is(await count({ authorization: "Bearer no" }, {}, [401, 401]), connections);
      assert.is(await count({}, adminKeys(flagged), [200, 200]), 1);
    }));
}

test("--external-hostname is in the URLs that the server gives, and --request-timeout ends a request", () =>
  serving(["--external-hostname=api.example.com", "--request-timeout=400ms"], async ({ call, server }) => {
    const { json } = await call("/api", { as: "admin" });
    const { port } = new URL(server.url);
    assert.is(json.serverAddressByClientCIDRs[0].serverAddress, `api.example.com:${port}`);
    const late = await call("/api/v1/pods?resourceVersion=99999999", { as: "admin" });
    assert.is(late.status, 504);
  }));

test("--endpoint-reconciler-type=none leaves the endpoints of the server's service without it", async () => {
  const addresses = async (args: string[]) => {
    let result: unknown;
    await serving(["--advertise-address=192.0.2.9", ...args], async ({ call }) => {
      const { json, status } = await call("/api/v1/namespaces/default/endpoints/orch", { as: "admin" });
      result = status === 200 ? json.subsets?.[0].addresses[0].ip : status;
    });
    return result;
  };
  assert.equal([await addresses([]), await addresses(["--endpoint-reconciler-type=none"])], ["192.0.2.9", 404]);
});

test("--orch-service-node-port is the port of the server's service on nodes; without it there is none", async () => {
  const folder = mkdtempSync(join(tmpdir(), "orch-flags-"));
  const kept = ["--storage-backend=lmdb", `--data-dir=${folder}`, "--authorization-mode=AlwaysAllow"];
  const services = "/api/v1/namespaces/default/services";
  const other = { metadata: { name: "other" }, spec: { type: "NodePort", ports: [{ port: 80, nodePort: 30_443 }] } };
  const specWith = async (...args: string[]) => {
    let result: unknown;
    await serving([...kept, "--anonymous-auth=true", ...args], async ({ call }) => {
      const { type, externalTrafficPolicy, clusterIP, ports } = (await call(`${services}/orch`)).json.spec;
      const { status } = await call(`${services}?dryRun=All`, { method: "POST", body: other });
      result = [type, externalTrafficPolicy, clusterIP, ports[0].port, ports[0].nodePort, status];
    });
    return result;
  };
  try {
    const inside = ["ClusterIP", undefined, "10.96.0.1", 443, undefined, 201];
    const outside = (port: number, taken: number) => ["NodePort", "Cluster", "10.96.0.1", 443, port, taken];
    assert.equal(await specWith("--orch-service-node-port=30443"), outside(30_443, 422));
    assert.equal(await specWith(), inside);
    assert.equal(await specWith("--orch-service-node-port=30443"), outside(30_443, 422));
    assert.equal(await specWith("--orch-service-node-port=30444"), outside(30_444, 201));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

test("a server has the priority classes of what a cluster and its nodes cannot do without, and says so", () =>
  serving([], async ({ call }) => {
    const { json } = await call("/apis/scheduling.orch.io/v1/priorityclasses", { as: "admin" });
    const classes = json.items.map((each: { metadata: { name: string }; value: number }) => [
      each.metadata.name,
      each.value,
    ]);
    assert.equal(classes, [
      ["system-cluster-critical", 2_000_000_000],
      ["system-node-critical", 2_000_001_000],
    ]);
    const check = await call("/readyz/poststarthook/scheduling/bootstrap-system-priority-classes", { as: "admin" });
    assert.equal([check.status, check.text], [200, "ok"]);
  }));

test("events stay when the time that they are kept is 0, and go when it is short", async () => {
  const path = "/api/v1/namespaces/default/events";
  const body = { metadata: { name: "e" }, involvedObject: { namespace: "default" }, reason: "Test" };
  const codeAfter = async (ttl: string) => {
    let code = 0;
    await serving([`--event-ttl=${ttl}`], async ({ call }) => {
      assert.is((await call(path, { method: "POST", body, as: "admin" })).status, 201);
      await sleep(3500);
      code = (await call(`${path}/e`, { as: "admin" })).status;
    });
    return code;
  };
  const codes = await Promise.all([codeAfter("0s"), codeAfter("1s")]);
  assert.equal(codes, [200, 404]);
});

test.run();

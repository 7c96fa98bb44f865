import { createServer, type IncomingHttpHeaders, type RequestListener } from "node:http";
import { createServer as createHttp2Server } from "node:http2";
import { createServer as createHttpsServer } from "node:https";
import { type AddressInfo, createServer as createTcpServer, type Server } from "node:net";
import { create } from "@bufbuild/protobuf";
import { Code, ConnectError } from "@connectrpc/connect";
import { connectNodeAdapter } from "@connectrpc/connect-node";
import * as assert from "uvu/assert";
import type { Probe, ProbeFields } from "../../../generated/core/v1/probe.ts";
import { type ExecSyncRequest, ExecSyncResponseSchema } from "../../../generated/pb/cri/v1/api_pb.ts";
import { Health } from "../../../generated/pb/health/v1/health_pb.ts";
import { hookRunner } from "../../../runtime/nodeagent/probes/hooks.ts";
import type { ProbeTarget } from "../../../runtime/nodeagent/probes/probe.ts";
import { probeRunner, type ProbeRunnerOptions } from "../../../runtime/nodeagent/probes/probeRunner.ts";
import { makeCertificates } from "../../harness/certificates.ts";
import { suite } from "../../harness/suite.ts";
import { containerOf, podOf } from "../podOf.ts";

const test = suite("what probes and hooks ask");

const commands: string[][] = [];
let answer: () => { exitCode: number; stdout?: string; stderr?: string } = () => ({ exitCode: 0 });
const runtime = {
  execSync: async ({ cmd = [] }: Partial<ExecSyncRequest>) => {
    commands.push(cmd);
    const { exitCode, stdout = "", stderr = "" } = answer();
    return create(ExecSyncResponseSchema, { exitCode, stdout: Buffer.from(stdout), stderr: Buffer.from(stderr) });
  },
} as unknown as ProbeRunnerOptions["runtime"];
const options = { runtime, userAgent: "test-probe/1.36" };
const run = probeRunner(options);
const runHook = hookRunner(options);

const open: Server[] = [];
test.after(() => {
  for (const each of open) each.close();
});

async function listening(server: Server): Promise<number> {
  open.push(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  server.unref();
  return (server.address() as AddressInfo).port;
}

async function closedPort(): Promise<number> {
  const server = createTcpServer();
  const port = await listening(server);
  await new Promise((resolve) => server.close(resolve));
  return port;
}

const container = containerOf({ env: [{ name: "WHO", value: "me" }], ports: [{ name: "web", containerPort: 1 }] });
const target: ProbeTarget = {
  pod: podOf({ containers: [container] }),
  container,
  containerId: "c1",
  podIP: "127.0.0.1",
};

async function outcome(fields: Partial<ProbeFields>, own: ProbeTarget = target) {
  const { result, output } = await run({ timeoutSeconds: 1, ...fields } as Probe, own);
  return `${result}: ${output}`;
}

test("a command that exits with 0 is success, and its words are kept", async () => {
  answer = () => ({ exitCode: 0, stdout: "fine" });
  assert.is(await outcome({ exec: { command: ["ask", "$(WHO)", "$(NONE)"] } }), "success: fine");
  assert.equal(commands.at(-1), ["ask", "me", "$(NONE)"]);
  answer = () => ({ exitCode: 3, stdout: "a", stderr: "b".repeat(20_000) });
  assert.is((await outcome({ exec: { command: ["ask"] } })).length, "failure: ".length + 10 * 1024);
});

test("a command that takes too long is a failure, and a runtime that cannot is asked three times", async () => {
  answer = () => {
    throw new ConnectError("deadline", Code.DeadlineExceeded);
  };
  assert.is(
    await outcome({ exec: { command: ["ask", "me"] } }),
    'failure: command timed out: "ask me" timed out after 1s',
  );
  answer = () => {
    throw new ConnectError("no container", Code.NotFound);
  };
  const before = commands.length;
  assert.is(await outcome({ exec: { command: ["ask"] } }), "error: rpc error: code = NotFound desc = no container");
  assert.is(commands.length - before, 3);
});

let seen: { url: string; headers: IncomingHttpHeaders } = { url: "", headers: {} };
const pages: RequestListener = (request, response) => {
  const { url = "", headers } = request;
  seen = { url, headers };
  if (url.startsWith("/status/")) response.writeHead(Number(url.slice(8))).end("page");
  else if (url === "/moved") response.writeHead(302, { location: "/status/200" }).end();
  else if (url === "/elsewhere") response.writeHead(302, { location: "http://elsewhere.test/" }).end("bye");
  else if (url === "/loop") response.writeHead(302, { location: "/loop" }).end();
  else if (url === "/endless") for (let part = 0; part < 100; part += 1) response.write("x".repeat(1024));
  else if (url !== "/never") response.end("hello");
};
let port = 0;
let tlsPort = 0;
test.before(async () => {
  port = await listening(createServer(pages));
  const { server } = await makeCertificates("probe.test", "nobody");
  tlsPort = await listening(createHttpsServer({ key: server.key, cert: server.cert }, pages));
});

const https: readonly (readonly [string, string])[] = [
  ["/", "success: hello"],
  ["/status/399", "success: page"],
  ["/status/400", "failure: HTTP probe failed with statuscode: 400"],
  ["/status/503", "failure: HTTP probe failed with statuscode: 503"],
  ["/moved", "success: page"],
  ["/elsewhere", "warning: Probe terminated redirects, Response body: bye"],
  ["status/204", "success: "],
];

for (const [path, expected] of https) {
  test(`the page ${path} is ${expected}`, async () => assert.is(await outcome({ httpGet: { port, path } }), expected));
}

test("a page in circles, one that never comes and one without an end", async () => {
  assert.match(
    await outcome({ httpGet: { port, path: "/loop" } }),
    /^failure: Get ".*\/loop": stopped after 10 redirects$/,
  );
  assert.is(
    await outcome({ httpGet: { port, path: "/never" } }),
    `failure: Get "http://127.0.0.1:${port}/never": context deadline exceeded (Client.Timeout exceeded while awaiting headers)`,
  );
  assert.is((await outcome({ httpGet: { port, path: "/endless" } })).length, "success: ".length + 10 * 1024);
});

test("a probe says who asks, unless its headers say it", async () => {
  await outcome({ httpGet: { port, path: "/who?a=b" } });
  const { host, accept, ...rest } = seen.headers;
  assert.equal(
    [seen.url, accept, rest["user-agent"], host],
    ["/who?a=b", "*/*", "test-probe/1.36", `127.0.0.1:${port}`],
  );
  const httpHeaders = [
    { name: "User-Agent", value: "mine" },
    { name: "Accept", value: "" },
    { name: "Host", value: "shop.test" },
    { name: "X-A", value: "1" },
    { name: "X-A", value: "2" },
  ];
  await outcome({ httpGet: { port, httpHeaders } });
  const { headers } = seen;
  assert.equal(
    [headers["user-agent"], headers.accept, headers.host, headers["x-a"]],
    ["mine", undefined, "shop.test", "1, 2"],
  );
});

test("a certificate is not looked at", async () => {
  assert.is(await outcome({ httpGet: { port: tlsPort, scheme: "HTTPS" } }), "success: hello");
});

test("a named port is the container's, and another no port", async () => {
  const named = containerOf({ ports: [{ name: "web", containerPort: port }] });
  assert.is(await outcome({ httpGet: { port: "web" } }, { ...target, container: named }), "success: hello");
  assert.is(await outcome({ httpGet: { port: "none" } }), 'error: strconv.Atoi: parsing "none": invalid syntax');
  assert.is(await outcome({ tcpSocket: { port: "none" } }), 'error: strconv.Atoi: parsing "none": invalid syntax');
});

test("a port that takes connections is success, and a closed one is not", async () => {
  assert.is(await outcome({ tcpSocket: { port } }), "success: ");
  const closed = await closedPort();
  assert.is(
    await outcome({ tcpSocket: { port: closed } }),
    `failure: dial tcp 127.0.0.1:${closed}: connect: connection refused`,
  );
  assert.is(
    await outcome({ httpGet: { port: closed, path: "/x" } }),
    `failure: Get "http://127.0.0.1:${closed}/x": dial tcp 127.0.0.1:${closed}: connect: connection refused`,
  );
});

test("a health service says whether it serves", async () => {
  const routes = connectNodeAdapter({
    routes: (router) => {
      router.service(Health, {
        check: ({ service }) => {
          if (service === "none") throw new ConnectError("unknown service", Code.NotFound);
          return { status: service === "ill" ? 2 : 1 };
        },
      });
    },
  });
  const grpcPort = await listening(createHttp2Server(routes));
  assert.is(await outcome({ grpc: { port: grpcPort } }), "success: service healthy");
  assert.is(
    await outcome({ grpc: { port: grpcPort, service: "ill" } }),
    'failure: service unhealthy (responded with "NOT_SERVING")',
  );
  assert.match(await outcome({ grpc: { port: grpcPort, service: "none" } }), "code = NotFound desc = unknown service");
  const otherPort = await listening(createHttp2Server(connectNodeAdapter({ routes: () => {} })));
  assert.match(await outcome({ grpc: { port: otherPort } }), "this server does not implement the grpc health protocol");
  const closed = await closedPort();
  assert.match(
    await outcome({ grpc: { port: closed } }),
    `timeout: failed to connect service "127.0.0.1:${closed}" within 1s: context deadline exceeded`,
  );
});

const pod = 'for Container "desk" in Pod "till_shop(9b2f-77)" failed - error:';
const never = new AbortController().signal;

async function hookFailure(hook: Parameters<typeof runHook>[0]): Promise<string> {
  return await runHook(hook, target, never).then(
    () => "",
    (error: Error) => error.message,
  );
}

test("a hook runs its command and says how it failed", async () => {
  answer = () => ({ exitCode: 0 });
  assert.is(await hookFailure({ exec: { command: ["greet", "$(WHO)"] } }), "");
  assert.equal(commands.at(-1), ["greet", "me"]);
  answer = () => ({ exitCode: 2, stderr: "oh" });
  assert.is(
    await hookFailure({ exec: { command: ["greet"] } }),
    `Exec lifecycle hook ([greet]) ${pod} command 'greet' exited with 2: oh, message: "oh"`,
  );
});

test("a hook asks a page, without TLS where the server has none", async () => {
  assert.is(await hookFailure({ httpGet: { port, path: "/bye" } }), "");
  assert.is(seen.url, "/bye");
  assert.is(await hookFailure({ httpGet: { port, path: "/plain", scheme: "HTTPS" } }), "");
  assert.is(seen.url, "/plain");
  const closed = await closedPort();
  assert.match(await hookFailure({ httpGet: { port: closed, path: "/gone" } }), `HTTP lifecycle hook (/gone) ${pod} `);
});

test("a page of a hook may answer with any status", async () => {
  for (const path of ["/status/404", "/status/500"]) {
    assert.is(await hookFailure({ httpGet: { port, path } }), "");
    assert.is(seen.url, path);
  }
});

test("a hook sleeps, until it is ended", async () => {
  assert.is(await hookFailure({ sleep: { seconds: 0 } }), "");
  const ending = new AbortController();
  const sleeping = runHook({ sleep: { seconds: 1000 } }, target, ending.signal);
  ending.abort();
  await sleeping.then(
    () => assert.unreachable(),
    (error: Error) => assert.is(error.name, "AbortError"),
  );
});

test.run();

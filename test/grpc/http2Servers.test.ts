import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { connect, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import * as assert from "uvu/assert";
import { connectHttp2, type Http2Connection } from "../../runtime/grpc/http2/connection.ts";
import { encodeHeaders } from "../../runtime/grpc/http2/hpack.ts";
import type { Headers } from "../../runtime/grpc/http2/stream.ts";
import { suite } from "../harness/suite.ts";

/** The HTTP/2 to etcd against servers of other makes than etcd's and Node's: each frames and compresses in its way. */
const test = suite("grpc/http2 servers");

/** A file of two windows and a bit. */
const large = Buffer.alloc(300_000, "0123456789");
const small = "hello";

const requestsPerConnection = 4;
/** Padding in every frame, few streams at once, trailers behind every body. */
const nghttpdFlags = "--no-tls --address=127.0.0.1 --padding=100 -m3 --trailer=x-end:yes --echo-upload".split(" ");

interface Make {
  readonly package: string;
  /** Starts it without TLS, to serve the files of a folder. */
  readonly start: (folder: string, port: number) => ChildProcess;
  readonly program: string;
  /** What the trailers of each answer say under "x-end"; undefined of a server that sends none. */
  readonly trailer: string | undefined;
  /** Whether it answers an upload with what was uploaded. */
  readonly echoes: boolean;
  /** Requests that one connection may have; undefined for any number. */
  readonly requestsPerConnection?: number;
}

const makes: readonly Make[] = [
  {
    program: "nghttpd",
    package: "nghttp2-server",
    start: (folder, port) => spawn("nghttpd", [...nghttpdFlags, "-d", folder, String(port)], { stdio: "ignore" }),
    trailer: "yes",
    echoes: true,
  },
  {
    program: "nginx",
    package: "nginx-light",
    start: (folder, port) => {
      const file = join(folder, "nginx.conf");
      writeFileSync(file, nginxConfiguration(folder, port));
      return spawn("nginx", ["-e", "stderr", "-p", folder, "-c", file], { stdio: "ignore" });
    },
    trailer: undefined,
    echoes: false,
    requestsPerConnection,
  },
];

/** One process that stays in the foreground and keeps all its files in a folder. */
function nginxConfiguration(folder: string, port: number): string {
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
  const paths = temporary.map((each) => `${each}_temp_path ${join(folder, each)};`).join("\n");
  return `daemon off; master_process off; pid ${join(folder, "nginx.pid")};
events {}
http {
  access_log off; ${paths}
  server { listen 127.0.0.1:${port} http2; root ${folder}; keepalive_requests ${requestsPerConnection}; }
}`;
}

for (const make of makes) {
  const isMissing = spawnSync("sh", ["-c", `command -v ${make.program}`]).status !== 0;
  const reason = `the program ${make.program} is not installed (apt-get install ${make.package})`;
  const runs = (name: string, body: (open: () => Promise<Http2Connection>) => Promise<void>) => {
    if (isMissing) test.skip(`${make.program}: ${name}`, reason);
    else test(`${make.program}: ${name}`, () => withServer(make, body));
  };

  runs("files larger than the windows arrive whole, beside small ones", async (open) => {
    const connection = await open();
    const answers = await Promise.all(["/large", "/small", "/large", "/small"].map((path) => ask(connection, path)));
    for (const [index, { first, last, body }] of answers.entries()) {
      assert.is(first.get(":status"), "200");
      assert.is(last.get("x-end"), make.trailer);
      assert.ok(body.equals(index % 2 === 0 ? large : Buffer.from(small)), `body ${index}`);
    }
    connection.close(new Error("the test is over"));
  });

  runs("headers are read as the server compresses them", async (open) => {
    const connection = await open();
    const { first } = await ask(connection, "/small");
    assert.is(first.get("content-length"), String(small.length));
    assert.match(first.get("server") ?? "", make.program === "nginx" ? /^nginx/ : /nghttp2/);
    assert.match(first.get("last-modified") ?? "", /^\w{3}, \d\d \w{3} \d{4} \d\d:\d\d:\d\d GMT$/);
    assert.is((await ask(connection, "/none")).first.get(":status"), "404");
    connection.close(new Error("the test is over"));
  });

  runs("a server that ends connections answers every request on this one or the next", async (open) => {
    const connections = [await open()];
    for (let index = 0; index < 12; index += 1) {
      if (connections[0]?.isOpen !== true) connections.unshift(await open());
      const { body } = await ask(connections[0] as Http2Connection, "/small");
      assert.is(body.toString(), small, `request ${index}`);
    }
    assert.is(connections.length, Math.ceil(12 / (make.requestsPerConnection ?? 12)));
    for (const each of connections) each.close(new Error("the test is over"));
  });

  if (!make.echoes) continue;
  runs("a body larger than the windows is sent whole", async (open) => {
    const connection = await open();
    const answers = await Promise.all([ask(connection, "/", large), ask(connection, "/", Buffer.from(small))]);
    assert.ok(answers[0].body.equals(large));
    assert.is(answers[1].body.toString(), small);
    connection.close(new Error("the test is over"));
  });
}

async function withServer(make: Make, body: (open: () => Promise<Http2Connection>) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "http2-servers-"));
  writeFileSync(join(folder, "large"), large);
  writeFileSync(join(folder, "small"), small);
  const port = await freePort();
  const server = make.start(folder, port);
  const exit = once(server, "exit");
  const url = new URL(`http://127.0.0.1:${port}`);
  const limits = { connectTimeoutMs: 2000, pingIntervalMs: 2000, pingTimeoutMs: 2000, windowBytes: 128 * 1024 };
  try {
    await listening(server, port);
    await body(() => connectHttp2({ url, tls: {}, ...limits }));
  } finally {
    server.kill("SIGKILL");
    await exit;
    rmSync(folder, { recursive: true, force: true });
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  return typeof address === "object" && address !== null ? address.port : 0;
}

async function listening(server: ChildProcess, port: number): Promise<void> {
  while (server.exitCode === null) {
    const socket = connect(port, "127.0.0.1");
    const isThere = await new Promise<boolean>((resolve) => {
      socket.once("connect", () => resolve(true));
      socket.once("error", () => resolve(false));
    });
    socket.destroy();
    if (isThere) return;
    await sleep(20);
  }
  throw new Error(`${server.spawnfile} ended with ${server.exitCode}`);
}

interface Answer {
  readonly first: Headers;
  readonly last: Headers;
  readonly body: Buffer;
}

/** A GET, or a POST of a body; the answer is whole. */
function ask(connection: Http2Connection, path: string, upload?: Buffer): Promise<Answer> {
  const block = encodeHeaders([
    [":method", upload === undefined ? "GET" : "POST"],
    [":scheme", "http"],
    [":authority", "localhost"],
    [":path", path],
  ]);
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const stream = connection.request(block, {
      data(chunk) {
        chunks.push(Buffer.from(chunk));
        stream.release(chunk.length);
      },
      end: (first, last) => resolve({ first, last, body: Buffer.concat(chunks) }),
      failed: reject,
    });
    stream.end(upload ?? Buffer.alloc(0));
  });
}

test.run();

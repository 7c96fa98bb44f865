import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http2";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Code, ConnectError, type ConnectRouter, createClient, type ServiceImpl } from "@connectrpc/connect";
import * as assert from "uvu/assert";
import { RuntimeService } from "../../generated/pb/cri/v1/api_pb.ts";
import { type RuntimeConnection, connectRuntime } from "../../runtime/nodeagent/cri/connectRuntime.ts";
import { startUnixServer } from "../../runtime/nodeagent/sockets/unixServer.ts";
import { Channel } from "../../runtime/grpc/channel.ts";
import { grpcTransport } from "../../runtime/grpc/transport.ts";
import { suite } from "../harness/suite.ts";

/** Calls of the own transport, answered by another make of server. */
const test = suite("grpc/transport");

type Calls = Partial<ServiceImpl<typeof RuntimeService>>;

/** Serves the calls on a socket whose name a URL cannot have as it is. */
async function serving(calls: Calls, run: (connection: RuntimeConnection, path: string) => Promise<void>) {
  const folder = mkdtempSync(join(tmpdir(), "orch grpc#"));
  const path = join(folder, "a socket%20.sock");
  const routes = (router: ConnectRouter) => void router.service(RuntimeService, calls);
  const server = await startUnixServer({ path, routes });
  const connection = connectRuntime({ endpoint: `unix://${path}` });
  try {
    await run(connection, path);
  } finally {
    connection.close();
    await server.stop();
    rmSync(folder, { recursive: true });
  }
}

async function codeOf(call: Promise<unknown>): Promise<string | undefined> {
  try {
    await call;
  } catch (error) {
    return error instanceof ConnectError ? Code[error.code] : String(error);
  }
  return undefined;
}

test("a message with maps is answered with what was asked", async () => {
  const calls: Calls = {
    listContainers: ({ filter }) => ({ containers: [{ id: "c", labels: filter?.labelSelector ?? {} }] }),
  };
  await serving(calls, async ({ runtime }) => {
    const labelSelector = { "acme.dev/a": "1", b: "" };
    const { containers } = await runtime.listContainers({ filter: { labelSelector } });
    assert.equal(containers[0]?.labels, labelSelector);
  });
});

test("a stream is open when the server has sent its headers, before its first message", async () => {
  let goOn = () => {};
  const held = new Promise<void>((resolve) => (goOn = resolve));
  const calls: Calls = {
    async *getContainerEvents() {
      yield { containerId: "first" };
      await held;
      yield { containerId: "second" };
    },
  };
  await serving(calls, async ({ runtime }) => {
    let isOpen = false;
    const ids: string[] = [];
    for await (const each of runtime.getContainerEvents({}, { timeoutMs: 0, onHeader: () => (isOpen = true) })) {
      assert.ok(isOpen);
      ids.push(each.containerId);
      goOn();
    }
    assert.equal(ids, ["first", "second"]);
  });
});

test("a stream that the server does not have is not open", async () => {
  const folder = mkdtempSync(join(tmpdir(), "orch-grpc-"));
  const server = createServer();
  server.on("stream", (stream) => {
    const headers = { ":status": 200, "content-type": "application/grpc", "grpc-status": "12" };
    stream.respond(headers, { endStream: true });
  });
  await once(server.listen(join(folder, "s")), "listening");
  const { runtime, close } = connectRuntime({ endpoint: join(folder, "s") });
  let isOpen = false;
  const read = async () => {
    for await (const _ of runtime.getContainerEvents({}, { onHeader: () => (isOpen = true) })) assert.unreachable();
  };
  try {
    assert.is(await codeOf(read()), "Unimplemented");
    assert.not(isOpen);
  } finally {
    close();
    server.close();
    rmSync(folder, { recursive: true });
  }
});

test("a stream ends when its caller gives it up", async () => {
  const calls: Calls = {
    async *getContainerEvents(_, { signal }) {
      yield { containerId: "only" };
      await new Promise((resolve) => signal.addEventListener("abort", resolve));
    },
  };
  await serving(calls, async ({ runtime }) => {
    const ending = new AbortController();
    const read = async () => {
      for await (const _ of runtime.getContainerEvents({}, { signal: ending.signal, timeoutMs: 0 })) ending.abort();
    };
    assert.is(await codeOf(read()), "Canceled");
  });
});

test("a call without an answer ends after its time", async () => {
  const calls: Calls = { version: () => new Promise(() => {}) };
  await serving(calls, async ({ runtime }) => {
    assert.is(await codeOf(runtime.version({}, { timeoutMs: 30.5 })), "DeadlineExceeded");
  });
});

for (const timeoutMs of [0, 60_000]) {
  test(`a call that may take ${timeoutMs} ms is answered`, async () => {
    const calls: Calls = { version: () => ({ version: "1" }) };
    await serving(calls, async ({ runtime }) => {
      assert.is((await runtime.version({}, { timeoutMs })).version, "1");
    });
  });
}

test("an answer beyond the limit fails its call alone", async () => {
  const calls: Calls = { version: ({ version }) => ({ runtimeName: "x".repeat(Number(version)) }) };
  await serving(calls, async (_, path) => {
    const url = new URL(`unix://${path.split("/").map(encodeURIComponent).join("/")}`);
    const never = Number.POSITIVE_INFINITY;
    const limits = { connectTimeoutMs: 1000, windowBytes: 65_536, pingIntervalMs: never, pingTimeoutMs: 0 };
    const channel = new Channel({ url, tls: {}, ...limits });
    const transport = grpcTransport({ channel, defaultTimeoutMs: 2000, maxMessageBytes: 1000 });
    const client = createClient(RuntimeService, transport);
    const lengthOf = async (version: string) => (await client.version({ version })).runtimeName.length;
    const lengths = ["900", "2000", "900"].map(lengthOf);
    try {
      const [first, second, third] = await Promise.allSettled(lengths);
      assert.is(second?.status === "rejected" && second.reason.code, Code.ResourceExhausted);
      for (const each of [first, third]) assert.is(each?.status === "fulfilled" && each.value, 900);
    } finally {
      channel.close();
    }
  });
});

test.run();

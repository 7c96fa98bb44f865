import { connect as connectHttp2 } from "node:http2";
import { setTimeout as sleep } from "node:timers/promises";
import { connect as connectTls } from "node:tls";
import * as assert from "uvu/assert";
import { type Client, createClient } from "../../../runtime/index.ts";
import { suite } from "../../harness/suite.ts";
import { startWatchedServer, type WatchedServer } from "../../random/hostile/server.ts";

const test = suite("server/connections: memory of idle ones");

const connections = 100;
const objectBytes = 900_000;
/** What all of them may keep together, where each was sent nearly a MiB at once. */
const maxMiB = 40;

const maps = "/api/v1/namespaces/default/configmaps";

let orch: WatchedServer;
let authorization: string;
let client: Client;
test.before(async () => {
  orch = await startWatchedServer();
  authorization = `Bearer ${orch.token}`;
  const server = `https://127.0.0.1:${orch.port}`;
  client = createClient({ server, token: orch.token, insecureSkipTlsVerify: true });
  await patch("0");
});
test.after(async () => {
  client.transport.close();
  await orch.close();
});

/** Memory of the server without garbage: when it is collected depends on what else the machine does. */
const residentMiB = async () => (await orch.rest()).rss / 2 ** 20;

/** Makes the object anew, of one digit. */
async function patch(digit: string): Promise<void> {
  const scope = client.core.v1.configmaps.namespace("default");
  const data = { text: digit.repeat(objectBytes) };
  if (digit === "0") await scope.create({ metadata: { name: "large" }, data });
  else await scope.patch("large", { type: "merge", body: { data } });
}

interface Reader {
  /** Resolves when so many bytes have come since the last call. */
  readonly took: (bytes: number) => Promise<void>;
  readonly close: () => void;
}

type Open = (path: string) => Reader;

function counter() {
  let bytes = 0;
  return {
    add: (chunk: { readonly length: number }) => void (bytes += chunk.length),
    took: async (count: number) => {
      while (bytes < count) await sleep(5);
      bytes = 0;
    },
  };
}

const openers: Readonly<Record<string, Open>> = {
  "HTTP/1.1": (path) => {
    const host = "127.0.0.1";
    const socket = connectTls({ host, port: orch.port, rejectUnauthorized: false, ALPNProtocols: ["http/1.1"] });
    const { add, took } = counter();
    socket.on("data", add).on("error", () => {});
    socket.write(`GET ${path} HTTP/1.1\r\nhost: ${host}\r\nauthorization: ${authorization}\r\n\r\n`);
    return { took, close: () => socket.destroy() };
  },
  "HTTP/2": (path) => {
    const session = connectHttp2(`https://127.0.0.1:${orch.port}`, {
      rejectUnauthorized: false,
      settings: { initialWindowSize: 8_000_000 },
    });
    session.on("error", () => {}).once("connect", () => session.setLocalWindowSize(8_000_000));
    const { add, took } = counter();
    session.request({ ":path": path, authorization }).on("data", add);
    return { took, close: () => session.destroy() };
  },
};

for (const [protocol, open] of Object.entries(openers)) {
  test(
    `a connection of ${protocol} keeps little of a large answer, and of a large event`,
    async () => {
      const first = [open(`${maps}?watch=1`), ...Array.from({ length: connections }, () => open("/version"))];
      for (const each of first) await each.took(100);
      for (let digit = 1; digit <= 9; digit++) await patch(String(digit)); // until the heap has grown
      await sleep(500);
      const start = await residentMiB();
      for (const each of first) each.close();
      const readers: Reader[] = [];
      for (let count = 0; count < connections; count++) {
        const reader = open(maps);
        await reader.took(objectBytes);
        readers.push(reader);
      }
      await sleep(500);
      const afterLists = (await residentMiB()) - start;
      for (const each of readers) each.close();
      const watchers: Reader[] = [];
      for (let count = 0; count < connections; count++) {
        const watcher = open(`${maps}?watch=1`);
        await watcher.took(objectBytes);
        watchers.push(watcher);
      }
      for (let digit = 1; digit <= 3; digit++) {
        await patch(String(digit));
        for (const each of watchers) await each.took(objectBytes);
      }
      await sleep(500);
      const afterEvents = (await residentMiB()) - start;
      for (const each of watchers) each.close();
      assert.ok(afterLists <= maxMiB, `${afterLists.toFixed(0)} MiB after lists`);
      assert.ok(afterEvents <= maxMiB, `${afterEvents.toFixed(0)} MiB after events`);
    },
    { timeoutMs: 30_000 },
  );
}

test.run();

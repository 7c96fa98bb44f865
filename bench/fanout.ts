import { fork } from "node:child_process";
import { once } from "node:events";
import { request } from "node:https";
import { connect, type TLSSocket } from "node:tls";
import { Latencies } from "./orch.ts";

/**
 * Watches a namespace's config maps over many connections while 16 writers change objects as fast as the server takes
 * it, and prints {eventsPerSecond, writesPerSecond, p99Ms, crowdedP99Ms} as JSON. Arguments: base URL, token,
 * namespace, watchers, seconds.
 * One watcher and one writer have a process of their own: p99Ms is how long after the writer sends its patch the
 * watcher reads the event, in milliseconds. crowdedP99Ms is that of the others, whose process is late with both.
 */
const [base = "", token = "", namespace = "", watcherCount = "100", seconds = "5", aloneFrom = ""] =
  process.argv.slice(2);
const url = new URL(base);
const collection = `/api/v1/namespaces/${namespace}/configmaps`;
const marker = Buffer.from('{"type":"');
const writers = 16;

let events = 0;
const sockets: TLSSocket[] = [];

/** Resolves when the first events have come. */
function watch(from: string, onData: (chunk: Buffer) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect({
      host: url.hostname,
      port: Number(url.port),
      rejectUnauthorized: false,
      ALPNProtocols: ["http/1.1"],
    });
    socket.on("error", reject);
    socket.on("secureConnect", () => {
      const path = `${collection}?watch=true&resourceVersion=${from}`;
      socket.write(`GET ${path} HTTP/1.1\r\nHost: ${url.host}\r\nAuthorization: Bearer ${token}\r\n\r\n`);
    });
    socket.on("data", (chunk: Buffer) => {
      resolve();
      onData(chunk);
    });
    sockets.push(socket);
  });
}

/** Counts events, of which a chunk can end within one. */
function eventCounter(): (chunk: Buffer) => void {
  let tail: Buffer = Buffer.alloc(0);
  return (chunk) => {
    const text = tail.length === 0 ? chunk : Buffer.concat([tail, chunk]);
    let end = 0;
    for (let at = text.indexOf(marker); at !== -1; at = text.indexOf(marker, at + marker.length)) {
      events += 1;
      end = at + marker.length;
    }
    tail = text.subarray(Math.max(end, text.length - marker.length + 1));
  };
}

/**
 * Notes how long after its write each event of a chunk is read. One watcher will do: all are sent the same buffers.
 * Only writes of this process count.
 */
function noteDelays(chunk: Buffer, delays: Latencies): void {
  const now = performance.now();
  for (const [, stamp] of chunk.toString("latin1").matchAll(stampPattern)) delays.add(now - Number(stamp));
}

const stampPattern = new RegExp(`"stamp":"${process.pid} ([\\d.]+)"`, "g");

/** Changes an object, again as soon as it is answered. Resolves with the number of writes. */
async function writeUntil(isOver: () => boolean, name: string): Promise<number> {
  let writes = 0;
  for (; !isOver(); writes++) {
    await call("PATCH", `${collection}/${name}`, { data: { stamp: `${process.pid} ${performance.now()}` } });
  }
  return writes;
}

/** What the process of one watcher and one writer does: it says when it watches, writes, and says what came of it. */
async function measureAlone(from: string): Promise<void> {
  const delays = new Latencies();
  const count = eventCounter();
  let isOver = false;
  const onStart = async () => {
    process.once("message", () => (isOver = true));
    const writes = await writeUntil(() => isOver, nameOf(process.ppid, 0));
    process.send?.({ writes, events, p99Ms: delays.quantile(0.99) });
  };
  process.once("message", () => void onStart());
  await watch(from, (chunk) => {
    count(chunk);
    noteDelays(chunk, delays);
  });
  process.send?.("watches");
}

/** Of a run: there may have been others. */
function nameOf(pid: number, index: number): string {
  return `fan-${pid}-${index}`;
}

function call(method: string, path: string, body?: object): Promise<{ metadata: { resourceVersion: string } }> {
  return new Promise((resolve, reject) => {
    const headers = {
      Authorization: `Bearer ${token}`,
      "Content-Type": method === "PATCH" ? "application/merge-patch+json" : "application/json",
    };
    const outgoing = request(new URL(path, base), { method, headers, rejectUnauthorized: false }, (incoming) => {
      let text = "";
      incoming.setEncoding("utf8");
      incoming.on("data", (chunk) => (text += chunk));
      incoming.on("end", () => {
        if ((incoming.statusCode ?? 500) >= 300) reject(new Error(`${method} ${path}: ${incoming.statusCode} ${text}`));
        else resolve(JSON.parse(text));
      });
    });
    outgoing.on("error", reject);
    outgoing.end(body === undefined ? undefined : JSON.stringify(body));
  });
}

async function main(): Promise<void> {
  for (let index = 0; index < writers; index++) {
    const metadata = { name: nameOf(process.pid, index) };
    await call("POST", collection, { metadata, data: { payload: "x".repeat(200) } });
  }
  const list = await call("GET", `${collection}?limit=1`);
  const from = list.metadata.resourceVersion;
  const alone = fork(import.meta.filename, [...process.argv.slice(2, 7), from]);
  const delays = new Latencies();
  const count = eventCounter();
  const first = watch(from, (chunk) => {
    count(chunk);
    noteDelays(chunk, delays);
  });
  const others = Array.from({ length: Number(watcherCount) - 2 }, () => watch(from, eventCounter()));
  await Promise.all([once(alone, "message"), first, ...others]);
  const startMs = performance.now();
  const endMs = startMs + Number(seconds) * 1000;
  const isOver = () => performance.now() >= endMs;
  alone.send("start");
  const own = Array.from({ length: writers - 1 }, (_, index) => writeUntil(isOver, nameOf(process.pid, index + 1)));
  const written = await Promise.all(own);
  const tookSeconds = (performance.now() - startMs) / 1000;
  alone.send("end");
  const [ofAlone] = await once(alone, "message");
  const eventsPerSecond = (events + ofAlone.events) / tookSeconds;
  const writesPerSecond = written.reduce((sum, each) => sum + each, ofAlone.writes) / tookSeconds;
  const result = { eventsPerSecond, writesPerSecond, p99Ms: ofAlone.p99Ms, crowdedP99Ms: delays.quantile(0.99) };
  console.log(JSON.stringify(result));
  alone.kill();
  for (const socket of sockets) socket.destroy();
}

if (process.send !== undefined) await measureAlone(aloneFrom);
else {
  await main();
  process.exit(0);
}

import { request } from "node:https";
import { connect, type TLSSocket } from "node:tls";

/**
 * Watches a namespace's config maps over many connections while objects change as fast as the server takes it, and
 * prints {eventsPerSecond, p99Ms, writesPerSecond} as JSON. Arguments: base URL, token, namespace, watchers, seconds.
 */
const [base = "", token = "", namespace = "", watcherCount = "100", seconds = "5"] = process.argv.slice(2);
const url = new URL(base);
const collection = `/api/v1/namespaces/${namespace}/configmaps`;
const marker = Buffer.from('{"type":"');
const stampPattern = /"stamp":"(\d+)"/g;

let events = 0;
const delaysMs: number[] = [];
const sockets: TLSSocket[] = [];

function watch(index: number, from: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect({
      host: url.hostname,
      port: Number(url.port),
      rejectUnauthorized: false,
      ALPNProtocols: ["http/1.1"],
    });
    let tail: Buffer = Buffer.alloc(0);
    socket.on("error", reject);
    socket.on("secureConnect", () => {
      const path = `${collection}?watch=true&resourceVersion=${from}`;
      socket.write(`GET ${path} HTTP/1.1\r\nHost: ${url.host}\r\nAuthorization: Bearer ${token}\r\n\r\n`);
    });
    socket.on("data", (chunk: Buffer) => {
      resolve();
      const text = tail.length === 0 ? chunk : Buffer.concat([tail, chunk]);
      let end = 0;
      for (let at = text.indexOf(marker); at !== -1; at = text.indexOf(marker, at + marker.length)) {
        events += 1;
        end = at + marker.length;
      }
      if (index === 0) measureDelays(chunk);
      tail = text.subarray(Math.max(end, text.length - marker.length + 1));
    });
    sockets.push(socket);
  });
}

/** One watcher is enough to see the delay, since all are sent the same buffer. */
function measureDelays(chunk: Buffer): void {
  const now = Date.now();
  for (const [, stamp] of chunk.toString("latin1").matchAll(stampPattern)) delaysMs.push(now - Number(stamp));
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
  const writers = 16;
  const nameOf = (index: number) => `fan-${process.pid}-${index}`; // of this run: there may have been others
  for (let index = 0; index < writers; index++) {
    await call("POST", collection, { metadata: { name: nameOf(index) }, data: { payload: "x".repeat(200) } });
  }
  const list = await call("GET", `${collection}?limit=1`);
  await Promise.all(
    Array.from({ length: Number(watcherCount) }, (_, index) => watch(index, list.metadata.resourceVersion)),
  );
  const startMs = performance.now();
  const endMs = startMs + Number(seconds) * 1000;
  let writes = 0;
  await Promise.all(
    Array.from({ length: writers }, async (_, index) => {
      while (performance.now() < endMs) {
        await call("PATCH", `${collection}/${nameOf(index)}`, { data: { stamp: String(Date.now()) } });
        writes += 1;
      }
    }),
  );
  const tookSeconds = (performance.now() - startMs) / 1000;
  delaysMs.sort((a, b) => a - b);
  const p99Ms = delaysMs[Math.floor(delaysMs.length * 0.99)] ?? 0;
  console.log(JSON.stringify({ eventsPerSecond: events / tookSeconds, writesPerSecond: writes / tookSeconds, p99Ms }));
  for (const socket of sockets) socket.destroy();
}

await main();
process.exit(0);

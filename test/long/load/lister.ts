import { once } from "node:events";
import { readFileSync } from "node:fs";
import { Agent, request } from "node:https";
import { setTimeout as sleep } from "node:timers/promises";

/**
 * A client of its own process: as many connections as its arguments say, each of which is kept and asks again as soon
 * as it has its answer, or when a 429 says so. It reports on its end, which a message asks for.
 */
const [url = "", caFile = "", token = "", connections = "1"] = process.argv.slice(2);

const maxSockets = Number(connections);
const agent = new Agent({ keepAlive: true, maxSockets, maxFreeSockets: maxSockets, ca: readFileSync(caFile) });
const counts: Record<string, number> = {};
let isStopping = false;
process.once("message", () => {
  isStopping = true;
});

async function ask(): Promise<number> {
  const outgoing = request(url, { agent, headers: { authorization: `Bearer ${token}` } }).end();
  const [incoming] = await once(outgoing, "response");
  incoming.resume();
  await once(incoming, "end");
  counts[incoming.statusCode] = (counts[incoming.statusCode] ?? 0) + 1;
  return incoming.statusCode === 429 ? Number(incoming.headers["retry-after"]) * 1000 : 0;
}

async function askOn(): Promise<void> {
  while (!isStopping) {
    const waitMs = await ask();
    if (waitMs > 0 && !isStopping) await sleep(waitMs);
  }
}

const all = Promise.all(Array.from({ length: maxSockets }, askOn));
process.send?.("started");
await all;
process.send?.(counts, () => process.exit(0));

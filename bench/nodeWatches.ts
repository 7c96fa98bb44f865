import { type ClientHttp2Session, connect } from "node:http2";
import { authorization } from "./orch.ts";

/**
 * Watches the pods of each node, as node agents do, until the parent asks how many events came. It is a process of its
 * own, for the same reason as the lists are.
 */
export interface WatchesOfNodes {
  readonly base: string;
  readonly nodes: number;
  readonly resourceVersion: string;
}

const streamsEach = 100;

const { base, nodes, resourceVersion } = JSON.parse(process.argv[2] ?? "") as WatchesOfNodes;
let events = 0;

/** Resolves when the server has answered. */
function watch(session: ClientHttp2Session, node: number): Promise<void> {
  const query = `watch=1&resourceVersion=${resourceVersion}&fieldSelector=spec.nodeName%3Dnode-${node}`;
  const stream = session.request({ ":path": `/api/v1/pods?${query}`, ...authorization });
  stream.on("data", (chunk: Buffer) => {
    for (let at = chunk.indexOf(10); at >= 0; at = chunk.indexOf(10, at + 1)) events += 1;
  });
  return new Promise((resolve, reject) => {
    stream.once("response", ({ ":status": status }) => (status === 200 ? resolve() : reject(new Error(`${status}`))));
    stream.once("error", reject);
  });
}

const opened: Promise<void>[] = [];
let session: ClientHttp2Session | undefined;
for (let node = 0; node < nodes; node++) {
  if (session === undefined || node % streamsEach === 0) session = connect(base, { rejectUnauthorized: false });
  opened.push(watch(session, node));
}
await Promise.all(opened);
process.once("message", () => process.send?.(events, () => process.exit()));
process.send?.("open");

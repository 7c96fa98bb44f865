import { createServer } from "node:http2";
import { setTimeout as sleep } from "node:timers/promises";
import { createClient } from "@connectrpc/connect";
import { connectNodeAdapter, createGrpcTransport } from "@connectrpc/connect-node";
import { KV, Lease, Maintenance, Watch } from "../../../generated/pb/etcd/etcdserverpb/rpc_pb.ts";

/** An etcd member that calls itself another version, and passes everything else on to a real one. */
export interface EtcdFront {
  readonly url: string;
  /** Progress requests that came. */
  readonly progressRequests: () => number;
  /** From here on each message of a watch comes so much later, as on a network that is slow. */
  readonly delayWatches: (ms: number) => void;
  readonly close: () => Promise<void>;
}

export async function startEtcdFront(target: string, version: string): Promise<EtcdFront> {
  const transport = createGrpcTransport({ baseUrl: target });
  const kv = createClient(KV, transport);
  const lease = createClient(Lease, transport);
  const { watch } = createClient(Watch, transport);
  const { status } = createClient(Maintenance, transport);
  let progressRequests = 0;
  let watchDelayMs = 0;
  const ending = new AbortController();
  const server = createServer(
    connectNodeAdapter({
      routes: (router) => {
        router.service(KV, { range: (r) => kv.range(r), txn: (r) => kv.txn(r), compact: (r) => kv.compact(r) });
        router.service(Lease, { leaseGrant: (r) => lease.leaseGrant(r) });
        router.service(Maintenance, { status: async (r) => ({ ...(await status(r)), version }) });
        router.service(Watch, {
          async *watch(requests, { signal }) {
            async function* counted() {
              for await (const request of requests) {
                if (request.requestUnion.case === "progressRequest") progressRequests++;
                yield request;
              }
            }
            const answers = watch(counted(), { signal: AbortSignal.any([signal, ending.signal]) });
            yield* late(answers, () => watchDelayMs);
          },
        });
      },
    }),
  );
  const sessions = new Set<{ destroy: () => void }>();
  server.on("session", (session) => sessions.add(session));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === "object" && address !== null ? address.port : 0}`,
    progressRequests: () => progressRequests,
    delayWatches: (ms) => void (watchDelayMs = ms),
    close: () => {
      ending.abort();
      for (const session of sessions) session.destroy();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

/** What comes, in its order, each so much later than it came. */
async function* late<T>(items: AsyncIterable<T>, delayMs: () => number): AsyncGenerator<T> {
  const waiting: Promise<IteratorResult<T, undefined>>[] = [];
  let more = () => {};
  const read = async (): Promise<void> => {
    for await (const value of items) {
      waiting.push(sleep(delayMs()).then(() => ({ value, done: false as const })));
      more();
    }
    waiting.push(Promise.resolve({ value: undefined, done: true }));
    more();
  };
  const reading = read();
  reading.catch(() => {}); // thrown below, behind what came before
  for (;;) {
    const next = waiting.shift();
    if (next === undefined) {
      await Promise.race([new Promise<void>((resolve) => (more = resolve)), reading]);
      continue;
    }
    const { value, done } = await next;
    if (done === true) return;
    yield value;
  }
}

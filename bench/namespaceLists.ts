import { call, Latencies, paced } from "./orch.ts";

/**
 * Lists the pods of one namespace after the other at a steady pace. It is a process of its own, since a client that
 * takes megabytes in is late with whatever else it measures.
 */
export interface ListsOfNamespaces {
  readonly base: string;
  readonly namespaces: number;
  readonly perSecond: number;
  readonly seconds: number;
}

export interface ListTimes {
  readonly p50Ms: number;
  readonly p99Ms: number;
}

const { base, namespaces, perSecond, seconds } = JSON.parse(process.argv[2] ?? "") as ListsOfNamespaces;
const lists = new Latencies();
await paced(perSecond, performance.now() + seconds * 1000, (i) =>
  lists.time(() => call({ base }, "GET", `/api/v1/namespaces/ns-${i % namespaces}/pods`, { onChunk: () => {} })),
);
const times: ListTimes = { p50Ms: lists.quantile(0.5), p99Ms: lists.quantile(0.99) };
process.send?.(times, () => process.exit());

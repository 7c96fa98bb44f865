import { Compare_CompareResult, Compare_CompareTarget } from "../../../generated/pb/etcd/etcdserverpb/rpc_pb.ts";
import { failpoints } from "../../lib/failpoints.ts";
import { repeat } from "../../lib/repeat.ts";
import type { EtcdClient } from "./client.ts";
import type { EtcdMeter } from "./etcdMeter.ts";
import { revisionOfHeader } from "./operations.ts";

export interface CompactorOptions {
  readonly client: EtcdClient;
  readonly intervalMs: number;
  readonly meter: EtcdMeter | undefined;
  readonly logError: (message: string, error: unknown) => void;
}

/** The field's key: its version counts the rounds, and the server that increments it compacts. */
const roundKey = Buffer.from("compact_rev_key");

/**
 * Lets etcd forget what is older than one interval, once an interval, however many servers do so. Returns how to stop.
 *
 *   round 7 at revision 120; one interval later the server that moves the key to round 8 compacts at 120
 */
export function startCompactor({ client, intervalMs, meter, logError }: CompactorOptions): () => void {
  let round = 0n;
  let revision = 0n;
  const step = async () => {
    const { succeeded, header, responses } = await client.order(({ kv }) => kv.txn(nextRound(round, revision)));
    const compactTo = revision;
    revision = BigInt(revisionOfHeader({ header }));
    if (!succeeded) {
      const answer = responses[0]?.response;
      round = answer?.case === "responseRange" ? (answer.value.kvs[0]?.version ?? 0n) : 0n;
      return;
    }
    round += 1n;
    if (failpoints !== undefined) await failpoints.pass("duringCompaction");
    if (compactTo === 0n) return;
    const startMs = performance.now();
    await client.ask(({ kv }) => kv.compact({ revision: compactTo }));
    meter?.compacted(startMs);
  };
  const onError = (error: unknown) => {
    meter?.compactionFailed();
    logError("cannot compact etcd", error);
  };
  const { stop } = repeat(step, { everyMs: intervalMs, onError });
  return () => void stop();
}

function nextRound(round: bigint, revision: bigint) {
  return {
    compare: [
      {
        key: roundKey,
        target: Compare_CompareTarget.VERSION,
        result: Compare_CompareResult.EQUAL,
        targetUnion: { case: "version" as const, value: round },
      },
    ],
    success: [
      { request: { case: "requestPut" as const, value: { key: roundKey, value: Buffer.from(`${revision}`) } } },
    ],
    failure: [{ request: { case: "requestRange" as const, value: { key: roundKey } } }],
  };
}

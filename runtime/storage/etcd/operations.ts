import type { MessageInitShape } from "@bufbuild/protobuf";
import {
  Compare_CompareResult,
  Compare_CompareTarget,
  type RangeResponse,
  type RequestOpSchema,
  type TxnRequestSchema,
  type TxnResponse,
} from "../../../generated/pb/etcd/etcdserverpb/rpc_pb.ts";
import type { Event, KeyValue as EtcdKeyValue } from "../../../generated/pb/etcd/mvccpb/kv_pb.ts";
import { type KeyValue, type ListPage, StorageError, type StorageEvent, type WriteOperation } from "../storage.ts";
import type { EtcdKeys } from "./keys.ts";

const nothing = new Uint8Array();

export interface Swap {
  readonly operation: WriteOperation;
  /** Absent: delete. */
  readonly value: Uint8Array | undefined;
  /** The key ends with this lease. */
  readonly lease?: bigint;
}

/** Writes by compare-and-swap as a transaction: where a comparison fails, etcd returns the keys. */
export function swapRequest(swaps: readonly Swap[], keys: EtcdKeys): MessageInitShape<typeof TxnRequestSchema> {
  const encoded = swaps.map((each) => ({ ...each, key: keys.encode(each.operation.key) }));
  return {
    compare: encoded.map(({ key, operation: { expectedRevision }, value }) => ({
      key,
      target: Compare_CompareTarget.MOD,
      result: Compare_CompareResult.EQUAL,
      targetUnion: {
        case: "modRevision",
        value: value === undefined && expectedRevision === 0 ? neverRevision : BigInt(expectedRevision),
      },
    })),
    success: encoded.map(
      ({ key, value, lease = 0n }): MessageInitShape<typeof RequestOpSchema> =>
        value === undefined
          ? { request: { case: "requestDeleteRange", value: { key, prevKv: true } } }
          : { request: { case: "requestPut", value: { key, value, lease } } },
    ),
    failure: encoded.map(({ key }) => ({ request: { case: "requestRange", value: { key, keysOnly: true } } })),
  };
}

/** What is to be deleted must exist. */
const neverRevision = -1n;

/** The last value that the delete at a place among the writes removed; undefined when there was none. */
export function removedValue(response: TxnResponse, index: number): Uint8Array | undefined {
  const answer = response.responses[index]?.response;
  return answer?.case === "responseDeleteRange" ? answer.value.prevKvs[0]?.value : undefined;
}

/** Why a comparison failed, and the revision that shows it. */
export function refusalOf(
  operations: readonly WriteOperation[],
  response: TxnResponse,
): { readonly error: StorageError; readonly revision: number } {
  for (const [index, { key, expectedRevision, value }] of operations.entries()) {
    const answer = response.responses[index]?.response;
    const found = answer?.case === "responseRange" ? answer.value.kvs[0] : undefined;
    const revision = Number(found?.modRevision ?? 0n);
    if (found !== undefined && revision === expectedRevision) continue; // not this one
    if (found !== undefined) {
      const error =
        expectedRevision === 0
          ? new StorageError("exists", key, `${key} exists already`)
          : new StorageError("conflict", key, `${key} is at revision ${revision}, not ${expectedRevision}`);
      return { error, revision };
    }
    if (expectedRevision === 0 && value !== undefined) continue;
    const error = new StorageError("missing", key, `${key} does not exist`);
    return { error, revision: revisionOfHeader(response) };
  }
  throw new Error("etcd refused a transaction whose comparisons hold");
}

/** Of the whole store when the answer was made. */
export function revisionOfHeader({ header }: Pick<RangeResponse | TxnResponse, "header">): number {
  return Number(header?.revision ?? 0n);
}

export function pageOf(response: RangeResponse, keys: EtcdKeys): ListPage {
  const items = response.kvs.map((each) => keyValueOf(each, keys));
  return { items, revision: revisionOfHeader(response), more: response.more };
}

export function keyValueOf({ key, value, modRevision, createRevision }: EtcdKeyValue, keys: EtcdKeys): KeyValue {
  return {
    key: keys.decode(key),
    value,
    revision: Number(modRevision),
    createRevision: Number(createRevision),
  };
}

export function storageEventOf({ kv, prevKv }: Event, keys: EtcdKeys): StorageEvent {
  const deleted = kv?.version === 0n;
  return {
    type: deleted ? "delete" : "put",
    key: keys.decode(kv?.key ?? nothing),
    revision: Number(kv?.modRevision ?? 0n),
    createRevision: Number((deleted ? prevKv : kv)?.createRevision ?? 0n),
    value: (deleted ? prevKv : kv)?.value ?? nothing,
  };
}

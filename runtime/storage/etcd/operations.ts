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
  /** The key ends with this lease; 0n for none. */
  readonly lease: bigint;
}

/** A write by compare-and-swap as a transaction: where the comparison fails, the key is told as it is. */
export function swapRequest(
  { operation, value, lease }: Swap,
  keys: EtcdKeys,
): MessageInitShape<typeof TxnRequestSchema> {
  const key = keys.encode(operation.key);
  const change: MessageInitShape<typeof RequestOpSchema> =
    value === undefined
      ? { request: { case: "requestDeleteRange", value: { key, prevKv: true } } }
      : { request: { case: "requestPut", value: { key, value, lease } } };
  return {
    compare: [
      {
        key,
        target: Compare_CompareTarget.MOD,
        result: Compare_CompareResult.EQUAL,
        targetUnion: { case: "modRevision", value: BigInt(operation.expectedRevision) },
      },
    ],
    success: [change],
    failure: [{ request: { case: "requestRange", value: { key, keysOnly: true } } }],
  };
}

/** The last value that a delete removed; undefined when there was none. */
export function removedValue(response: TxnResponse): Uint8Array | undefined {
  const answer = response.responses[0]?.response;
  return answer?.case === "responseDeleteRange" ? answer.value.prevKvs[0]?.value : undefined;
}

/** Why the comparison failed, and the revision that shows it. */
export function refusalOf(
  { key, expectedRevision }: WriteOperation,
  response: TxnResponse,
): { readonly error: StorageError; readonly revision: number } {
  const answer = response.responses[0]?.response;
  const found = answer?.case === "responseRange" ? answer.value.kvs[0] : undefined;
  if (found === undefined) {
    const error = new StorageError("missing", key, `${key} does not exist`);
    return { error, revision: revisionOfHeader(response) };
  }
  const revision = Number(found.modRevision);
  const error =
    expectedRevision === 0
      ? new StorageError("exists", key, `${key} exists already`)
      : new StorageError("conflict", key, `${key} is at revision ${revision}, not ${expectedRevision}`);
  return { error, revision };
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

import type { ResponseHeader } from "../../../generated/pb/etcd/etcdserverpb/rpc_pb.ts";
import { StorageError } from "../storage.ts";

/** What an answer of the cluster says of its history. */
export interface Answer {
  readonly header?: ResponseHeader | undefined;
}

/**
 * Holds the cluster to one history. What a majority of its members answers never goes back, unless they were put back
 * to an earlier state: then what this server has sent to its clients is not so, and a revision may come to
 * mean something else. Nothing is asked or taken from there on.
 */
export class Lineage {
  readonly #onReplaced: (error: Error) => void;
  #clusterId: bigint | undefined;
  #broken: string | undefined;

  constructor(onReplaced: (error: Error) => void) {
    this.#onReplaced = onReplaced;
  }

  /** Throws StorageError "failed" once the history was replaced. */
  checkWhole(key: string): void {
    if (this.#broken !== undefined) throw new StorageError("failed", key, this.#broken);
  }

  /**
   * Throws StorageError "failed" for an answer of another history than those before it. `heard` is the revision that
   * everything had been heard up to when the question was asked.
   */
  check({ header }: Answer, heard: number): void {
    if (header === undefined) return;
    this.#clusterId ??= header.clusterId;
    const revision = Number(header.revision);
    if (header.clusterId !== this.#clusterId) this.#break("etcd is another cluster than before");
    else if (revision < heard) this.#break(`etcd is at revision ${revision}, and was at ${heard} before`);
  }

  #break(what: string): void {
    const isFirst = this.#broken === undefined;
    this.#broken ??= `${what}: it was put back to an earlier state, or made anew. Start this server again`;
    const error = new StorageError("failed", "", this.#broken);
    if (isFirst) this.#onReplaced(error);
    throw error;
  }
}

import { isLeaseGone } from "./errors.ts";
import type { EtcdClient } from "./client.ts";

/** A lease takes further keys for this long, in seconds, or for this part of its time. */
const maxReuseSeconds = 60;
const reusePart = 0.05;
/** @limit Keys on one etcd lease: a new lease. */
const maxKeys = 1000;

interface Lease {
  readonly id: Promise<bigint>;
  readonly ttlSeconds: number;
  readonly reusableUntilMs: number;
  keys: number;
}

/**
 * Leases for keys that end by themselves. Keys that are written within a while share one, since a lease a key is dear;
 * such a key lives up to that while longer.
 */
export class Leases {
  readonly #client: EtcdClient;
  #current: Lease | undefined;

  constructor(client: EtcdClient) {
    this.#client = client;
  }

  /** A lease that ends no sooner than in `ttlSeconds`. */
  leaseFor(ttlSeconds: number): Promise<bigint> {
    let lease = this.#current;
    if (lease === undefined || !isUsable(lease, ttlSeconds)) {
      lease = this.#grant(ttlSeconds);
      this.#current = lease;
    }
    lease.keys++;
    return lease.id;
  }

  /** Runs a write that takes its leases anew each time: again where etcd lost one, as a restore of a backup does. */
  async retried<T>(write: () => Promise<T>): Promise<T> {
    try {
      return await write();
    } catch (error) {
      if (!isLeaseGone(error)) throw error;
      this.#current = undefined;
      return write();
    }
  }

  #grant(ttlSeconds: number): Lease {
    const reuseSeconds = Math.min(maxReuseSeconds, Math.ceil(ttlSeconds * reusePart));
    const id = this.#client
      .ask(({ lease }) => lease.leaseGrant({ TTL: BigInt(ttlSeconds + reuseSeconds) }))
      .then((granted) => granted.ID);
    const made: Lease = { id, ttlSeconds, reusableUntilMs: performance.now() + reuseSeconds * 1000, keys: 0 };
    id.catch(() => {
      if (this.#current === made) this.#current = undefined; // the next key asks for another one
    });
    return made;
  }
}

function isUsable(lease: Lease, ttlSeconds: number): boolean {
  return lease.ttlSeconds === ttlSeconds && lease.keys < maxKeys && performance.now() < lease.reusableUntilMs;
}

import type { Lease } from "../../../generated/coordination/v1/lease.ts";
import type { Node } from "../../../generated/core/v1/node.ts";
import { type Clock, sleep } from "../../client/clock.ts";
import { isAlreadyExists, isConflict, isNotFound } from "../../client/errors.ts";
import type { NamespacedResource, ScopedResource, Stored } from "../../client/resourceTypes.ts";
import { microTimestamp } from "../../lib/timestamp.ts";

export interface NodeLeaseOptions {
  readonly leases: NamespacedResource<Lease>;
  /** The namespace of the nodes' heartbeats. */
  readonly namespace: string;
  readonly nodeName: string;
  /** The owner of the lease; undefined while it is not registered. */
  readonly node: () => Stored<Node> | undefined;
  readonly durationSeconds: number;
  readonly clock: Clock;
  readonly signal: AbortSignal;
  readonly onError: (error: unknown) => void;
}

const firstBackoffMs = 200;
/** @limit Wait before a lease that was not renewed is tried again: tried again after that time. */
const maxBackoffMs = 7000;

/** Renews the lease of the node four times in its duration. Resolves when the signal is aborted. */
export async function keepNodeLease(options: NodeLeaseOptions): Promise<void> {
  const { leases, namespace, durationSeconds, clock, signal, onError, node } = options;
  const scope = leases.namespace(namespace);
  const wait = (ms: number) => sleep(ms, { clock, signal }).catch(() => {});
  let known: Stored<Lease> | undefined;
  let backoffMs = firstBackoffMs;
  while (!signal.aborted) {
    if (node() === undefined) {
      await wait(firstBackoffMs); // a lease goes with its node
      continue;
    }
    try {
      known = await renewed(scope, options, known);
      backoffMs = firstBackoffMs;
      await wait((durationSeconds * 1000) / 4);
    } catch (error) {
      known = undefined; // another may have written it
      if (signal.aborted) return;
      if (!isConflict(error) && !isAlreadyExists(error)) onError(error);
      await wait(backoffMs);
      backoffMs = Math.min(backoffMs * 2, maxBackoffMs);
    }
  }
}

async function renewed(
  scope: ScopedResource<Lease>,
  { nodeName, durationSeconds, node, clock }: NodeLeaseOptions,
  known: Stored<Lease> | undefined,
): Promise<Stored<Lease>> {
  const lease = known ?? (await found(scope, nodeName));
  const renewTime = microTimestamp(clock.nowMs());
  const spec = { holderIdentity: nodeName, leaseDurationSeconds: durationSeconds, renewTime };
  const owner = node();
  const { uid = "" } = owner?.metadata ?? {};
  const owners =
    owner === undefined ? {} : { ownerReferences: [{ apiVersion: "v1", kind: "Node", name: nodeName, uid }] };
  const timeoutMs = (durationSeconds * 1000) / 4;
  if (lease === undefined) return scope.create({ metadata: { name: nodeName, ...owners }, spec }, { timeoutMs });
  const isOwned = (lease.metadata.ownerReferences ?? []).length > 0;
  const metadata = isOwned ? lease.metadata : { ...lease.metadata, ...owners };
  return scope.update({ ...lease, metadata, spec: { ...lease.spec, ...spec } }, { timeoutMs });
}

async function found(scope: ScopedResource<Lease>, name: string): Promise<Stored<Lease> | undefined> {
  try {
    return await scope.get(name);
  } catch (error) {
    if (isNotFound(error)) return undefined;
    throw error;
  }
}

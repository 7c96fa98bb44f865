import type { Client } from "../../generated/client.ts";
import type { IPAddress } from "../../generated/networking/v1/ipAddress.ts";
import type { ServiceCIDR, ServiceCIDRStatus } from "../../generated/networking/v1/serviceCIDR.ts";
import { type Informer, isNotFound, type Stored } from "../client/index.ts";
import { timestamp } from "../lib/timestamp.ts";
import { isNarrower } from "../schema/formats/ip.ts";
import type { ControllerContext } from "./frame/controller.ts";
import { type Outcome, runController } from "./frame/runController.ts";

const workers = 1;
/** Milliseconds for which a range stays that gives no more addresses, so that every server hears of it before. */
const graceMs = 1000;

/**
 * Opens ranges of service addresses, and keeps those that are being deleted until no service has an address of theirs
 * that is in no other range.
 */
export async function runServiceCidrController(context: ControllerContext): Promise<void> {
  const { client, informers, newQueue, onReady } = context;
  const kinds = (client as Partial<Client>).networking?.v1;
  if (kinds?.servicecidrs === undefined || kinds.ipaddresses === undefined) {
    onReady();
    return;
  }
  const queue = newQueue("servicecidrs");
  const ranges = informers.of(kinds.servicecidrs);
  const addresses = informers.of(kinds.ipaddresses);
  const considerAll = () => {
    for (const { metadata } of ranges.store.list()) queue.add(metadata.name);
  };
  ranges.addHandler({ add: considerAll, update: considerAll, delete: considerAll });
  addresses.addHandler({ delete: considerAll });
  const reconcile = async (name: string): Promise<Outcome> => {
    const range = ranges.store.get({ name });
    if (range === undefined) return undefined;
    try {
      return await look(range, { context, ranges, addresses });
    } catch (error) {
      if (isNotFound(error)) return undefined;
      throw error;
    }
  };
  await runController({ queue, workers, synced: [ranges.synced, addresses.synced], reconcile, context });
}

interface Parts {
  readonly context: ControllerContext;
  readonly ranges: Informer<ServiceCIDR>;
  readonly addresses: Informer<IPAddress>;
}

async function look(range: Stored<ServiceCIDR>, parts: Parts): Promise<Outcome> {
  const { client, platform, signal, nowMs } = parts.context;
  const { servicecidrs } = client.networking.v1;
  const finalizer = platform.names.finalizerServiceCidr;
  const { finalizers = [], deletionTimestamp } = range.metadata;
  if (deletionTimestamp === undefined) {
    if (!finalizers.includes(finalizer)) {
      const metadata = { ...range.metadata, finalizers: [...finalizers, finalizer] };
      await servicecidrs.update({ ...range, metadata }, { signal });
      return undefined; // an event follows
    }
    const word = `${platform.name.charAt(0).toUpperCase()}${platform.name.slice(1)}`;
    await report(range, { status: "True", reason: "", message: `${word} Service CIDR is ready` }, parts.context);
    return undefined;
  }
  if (!finalizers.includes(finalizer)) return undefined;
  if (isInUse(range, parts)) {
    const message =
      "There are still IPAddresses referencing the ServiceCIDR, please remove them or create a new ServiceCIDR";
    await report(range, { status: "False", reason: "Terminating", message }, parts.context);
    return undefined;
  }
  const leftMs = Date.parse(deletionTimestamp) + graceMs - nowMs();
  if (leftMs > 0) return { afterMs: leftMs };
  const rest = finalizers.filter((each) => each !== finalizer);
  await servicecidrs.update({ ...range, metadata: { ...range.metadata, finalizers: rest } }, { signal });
  return undefined;
}

/** Whether an address of the range would be of no range without it. */
function isInUse(range: Stored<ServiceCIDR>, { ranges, addresses }: Parts): boolean {
  const others = ranges.store
    .list()
    .filter(({ metadata }) => metadata.deletionTimestamp === undefined && metadata.uid !== range.metadata.uid)
    .flatMap(({ spec }) => spec?.cidrs ?? []);
  const own = range.spec?.cidrs ?? [];
  return addresses.store.list().some(({ metadata: { name } }) => {
    const isIn = (cidr: string) => isWithin(name, cidr);
    return own.some(isIn) && !others.some(isIn);
  });
}

function isWithin(address: string, cidr: string): boolean {
  return isNarrower(`${address}/${address.includes(":") ? 128 : 32}`, cidr);
}

type Condition = NonNullable<ServiceCIDRStatus["conditions"]>[number];

async function report(
  range: Stored<ServiceCIDR>,
  { status, reason, message }: Pick<Condition, "status" | "reason" | "message">,
  { client, signal, nowMs }: ControllerContext,
): Promise<void> {
  const conditions = range.status?.conditions ?? [];
  const before = conditions.find((each) => each.type === "Ready");
  if (before?.status === status && before.message === message) return;
  const lastTransitionTime = before?.status === status ? before.lastTransitionTime : timestamp(nowMs());
  const ready: Condition = { type: "Ready", status, reason, message, lastTransitionTime };
  const rest = conditions.filter((each) => each !== before);
  const changed = { ...range, status: { ...range.status, conditions: [...rest, ready] } };
  await client.networking.v1.servicecidrs.status.update(changed, { signal });
}

import type { ResourceQuota } from "../../../generated/core/v1/resourceQuota.ts";
import type { ApiObject, ResourceDescriptor } from "../../schema/index.ts";
import { type Amount, amountOf, type Amounts, difference, plus, textOf } from "../../schema/quota/amounts.ts";
import type { QuotaWords } from "../../schema/quota/claimUsage.ts";
import { isInScopes, type QuotaCounter, quotaCounter, requirementsOf } from "../../schema/quota/counter.ts";
import type { ScopeRequirement } from "../../schema/quota/podScopes.ts";
import type { WriteOperation } from "../../storage/storage.ts";
import type { AdmissionAttributes, AdmissionPlugin, AdmittedChange } from "../plugin.ts";
import { refused } from "../refused.ts";

/** The quotas of namespaces, as the writes that are under way leave them. */
export interface Quotas {
  /** Whether a namespace has any. */
  readonly has: (namespace: string) => boolean;
  /** How many it has. */
  readonly count: (namespace: string) => number;
  /** Shared by all readers: not to be changed. */
  readonly list: (namespace: string) => readonly ResourceQuota[];
  /** The write of what is used, unless another one is faster. */
  readonly use: (quota: ResourceQuota, used: Readonly<Record<string, string>>) => WriteOperation;
}

export interface ResourceQuotaOptions {
  readonly quotas: Quotas;
  readonly words: QuotaWords;
  /** Milliseconds since the epoch. */
  readonly clock: () => number;
  readonly limited?: readonly LimitedResource[];
}

/**
 * Objects of a type use a resource whose name contains any of these only where a quota allows some. Those in any of the
 * scopes, of whatever type, are made only where a quota speaks of that scope.
 */
export interface LimitedResource {
  readonly group: string;
  readonly plural: string;
  readonly matchContains: readonly string[];
  readonly matchScopes: readonly ScopeRequirement[];
}

/** @limit Quotas of a namespace, since each write looks at all of them: 403 for a further one. */
const maxQuotas = 100;
/** @limit Bytes of a quota, and of its status, since a write of what it bounds writes it too: 403. */
const maxQuotaBytes = 64 * 1024;

const nothing: Amounts = new Map();

/**
 * Objects of a namespace together use no more than its quotas allow. What an object uses is written down in the
 * transaction that writes the object, and taken back in the one that removes it. So what a quota says is true at each
 * revision: no two creates take the same place, none takes it that fails, and no crash lies between.
 */
export function resourceQuota({ quotas, words, clock, limited = [] }: ResourceQuotaOptions): AdmissionPlugin {
  const limitedScopes = limited.flatMap((each) => each.matchScopes);
  const counters = new WeakMap<ResourceDescriptor, QuotaCounter>();
  const counterOf = (descriptor: ResourceDescriptor) => {
    const counter = counters.get(descriptor) ?? quotaCounter(descriptor, words);
    counters.set(descriptor, counter);
    return counter;
  };
  return {
    name: "ResourceQuota",
    validate: (attributes, object, old) => {
      const { operation, descriptor, namespace, subresource } = attributes;
      if (object === undefined || descriptor.plural !== "resourcequotas" || descriptor.group !== "") return undefined;
      if (operation === "create" && quotas.count(namespace) >= maxQuotas) {
        return refused(attributes, `a namespace has at most ${maxQuotas} quotas`);
      }
      const bytes = writtenBytes(object, subresource);
      if (bytes <= maxQuotaBytes || (old !== undefined && bytes <= writtenBytes(old, subresource))) return undefined;
      return refused(attributes, `a quota has at most ${maxQuotaBytes} bytes, and so has its status`);
    },
    charge: (attributes, change) => {
      const { namespace, descriptor } = attributes;
      if (descriptor.expires === true) return []; // such objects go by themselves
      const words = limited.length === 0 ? [] : limitedOf(descriptor, limited);
      const isFree = words.length === 0 && limitedScopes.length === 0;
      if (namespace === "" || (isFree && !quotas.has(namespace))) return [];
      const counter = counterOf(descriptor);
      const isUpdate = change.now !== undefined && change.old !== undefined;
      if (isUpdate && !counter.changes) return [];
      const charging = { bounds: boundsIn(quotas, attributes, { change, counter }), counter, quotas, clock };
      if (words.length > 0) checkCovered(attributes, change, { ...charging, words });
      if (limitedScopes.length > 0) checkScopes(attributes, change, { ...charging, limitedScopes });
      return chargesOf(attributes, change, charging);
    },
  };
}

/** Of the half of a quota that a write addresses, as JSON. */
function writtenBytes(quota: ApiObject, subresource: string): number {
  const { status, ...rest } = quota as ResourceQuota;
  return Buffer.byteLength(JSON.stringify(subresource === "status" ? (status ?? {}) : rest));
}

/** A quota, and the resources in it that objects of a type use. */
interface Bound {
  readonly quota: ResourceQuota;
  readonly resources: readonly string[];
}

/**
 * Only what was counted is bounded: `status.hard`, and not yet what the spec says since. A quota does not bound itself.
 * The object says its name: a delete of a collection names none.
 */
function boundsIn(
  quotas: Quotas,
  { namespace, descriptor }: AdmissionAttributes,
  { change, counter }: { readonly change: AdmittedChange; readonly counter: QuotaCounter },
) {
  const bounds: Bound[] = [];
  const isQuota = descriptor.plural === "resourcequotas" && descriptor.group === "";
  const own = isQuota ? (change.now ?? change.old?.())?.metadata?.name : undefined;
  for (const quota of quotas.list(namespace)) {
    const isSelf = isQuota && quota.metadata?.name === own;
    const resources = isSelf ? [] : Object.keys(quota.status?.hard ?? {}).filter(counter.counts);
    if (resources.length > 0) bounds.push({ quota, resources });
  }
  return bounds;
}

function limitedOf({ group, plural }: ResourceDescriptor, limited: readonly LimitedResource[]): readonly string[] {
  return limited.flatMap((each) => (each.group === group && each.plural === plural ? each.matchContains : []));
}

/** Throws where an object uses more of a limited resource that no quota for such objects speaks of. */
function checkCovered(
  attributes: AdmissionAttributes,
  { now, old }: AdmittedChange,
  { bounds, counter, clock, words }: Charging & { readonly words: readonly string[] },
): void {
  if (now === undefined || !mayBeRefused(attributes)) return;
  const before = old?.();
  const change = difference(
    counter.usage(now, clock()),
    before === undefined ? nothing : counter.usage(before, clock()),
  );
  const isLimited = (name: string) => isPositive(change.get(name)) && words.some((each) => name.includes(each));
  const covering = bounds.filter(({ quota }) => isInScopes(now, quota.spec, counter));
  const covered = new Set(covering.flatMap(({ resources }) => resources));
  const open = [...change.keys()].filter((name) => isLimited(name) && !covered.has(name)).sort();
  if (open.length > 0) throw refused(attributes, `insufficient quota to consume: ${open.join(",")}`);
}

/** Throws where an object is in a limited scope that no quota whose requirement it meets speaks of. */
function checkScopes(
  attributes: AdmissionAttributes,
  { now }: AdmittedChange,
  { quotas, counter: { isIn }, limitedScopes }: Charging & { readonly limitedScopes: readonly ScopeRequirement[] },
): void {
  if (now === undefined || isIn === undefined || !mayBeRefused(attributes)) return;
  const met = (each: ScopeRequirement) => isIn(now, each);
  const limited = limitedScopes.filter(met);
  if (limited.length === 0) return;
  const quotaScopes = quotas.list(attributes.namespace).flatMap(({ spec }) => requirementsOf(spec).filter(met));
  const covered = new Set(quotaScopes.map(({ scopeName }) => scopeName));
  const open = limited.filter(({ scopeName }) => !covered.has(scopeName));
  if (open.length === 0) return;
  const texts = open.map(({ scopeName, operator, values = [] }) => `{${scopeName} ${operator} [${values.join(" ")}]}`);
  throw refused(attributes, `insufficient quota to match these scopes: [${texts.join(" ")}]`);
}

interface Charging {
  readonly bounds: readonly Bound[];
  readonly counter: QuotaCounter;
  readonly quotas: Quotas;
  readonly clock: () => number;
}

function chargesOf(attributes: AdmissionAttributes, { now, old }: AdmittedChange, charging: Charging) {
  const { bounds, counter, quotas, clock } = charging;
  if (bounds.length === 0) return [];
  const before = old?.();
  const nowMs = clock();
  const [used, wasUsed] = [now, before].map((each) => (each === undefined ? nothing : counter.usage(each, nowMs)));
  const isChecked = now !== undefined && mayBeRefused(attributes);
  const isIn = (object: ApiObject | undefined, { quota }: Bound) =>
    object !== undefined && isInScopes(object, quota.spec, counter);
  const shares = bounds.map((bound) => {
    const is = isIn(now, bound);
    if (is && isChecked) checkStated(attributes, { object: now, bound, counter });
    const was = isIn(before, bound);
    const change = difference((is ? used : undefined) ?? nothing, (was ? wasUsed : undefined) ?? nothing);
    return { ...bound, change };
  });
  const writes: WriteOperation[] = [];
  for (const { quota, resources, change } of shares) {
    const { hard = {}, used: known = {} } = quota.status ?? {};
    const changed = resources.filter((each) => change.has(each) && known[each] !== undefined);
    if (changed.length === 0) continue;
    const sums = new Map(changed.map((each) => [each, plus(amountOf(known[each] ?? 0), change.get(each))]));
    const exceeded = changed.filter((each) => isMore(sums.get(each), hard[each]) && isPositive(change.get(each)));
    if (isChecked && exceeded.length > 0) throw refused(attributes, exceededText(quota, exceeded, change));
    writes.push(quotas.use(quota, Object.fromEntries([...sums].map(([name, sum]) => [name, textOf(sum)]))));
  }
  return writes;
}

/** Growth that others bring about, as of a pod whose status says that it still has more, is noted and not refused. */
function mayBeRefused({ operation, descriptor, subresource }: AdmissionAttributes): boolean {
  if (operation === "create") return true;
  return operation === "update" && subresource === (descriptor.plural === "pods" ? "resize" : "");
}

/** Throws where the object leaves open what it will use, or nothing is known of what others do. */
function checkStated(
  attributes: AdmissionAttributes,
  { object, bound, counter }: { readonly object: ApiObject; readonly bound: Bound; readonly counter: QuotaCounter },
): void {
  const { quota, resources } = bound;
  const name = quota.metadata?.name ?? "";
  const unsaid = counter.unsaid?.(object, resources);
  if (unsaid !== undefined) throw refused(attributes, `failed quota: ${name}: must specify ${unsaid}`);
  const unknown = resources.filter((each) => quota.status?.used?.[each] === undefined).sort();
  if (unknown.length === 0) return;
  throw refused(attributes, `status unknown for quota: ${name}, resources: ${unknown.join(",")}`);
}

function isMore(sum: Amount | undefined, hard: string | number | undefined): boolean {
  return sum !== undefined && hard !== undefined && sum.nanos > amountOf(hard).nanos;
}

function isPositive(change: Amount | undefined): boolean {
  return change !== undefined && change.nanos > 0n;
}

function exceededText({ metadata, status }: ResourceQuota, exceeded: readonly string[], change: Amounts): string {
  const shown = (amount: (resource: string) => Amount) =>
    [...exceeded]
      .sort()
      .map((each) => `${each}=${textOf(amount(each))}`)
      .join(",");
  const requested = shown((each) => plus(change.get(each)));
  const [used, limited] = [status?.used, status?.hard].map((amounts) =>
    shown((each) => amountOf(amounts?.[each] ?? 0)),
  );
  return `exceeded quota: ${metadata?.name ?? ""}, requested: ${requested}, used: ${used}, limited: ${limited}`;
}

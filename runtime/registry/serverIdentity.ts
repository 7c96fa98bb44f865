import { createHash } from "node:crypto";
import type { Lease } from "../../generated/coordination/v1/lease.ts";
import { pause } from "../lib/pause.ts";
import { eachInTurns } from "../lib/work.ts";
import type { ApiObject, Platform } from "../schema/index.ts";
import { labelValue } from "../schema/names.ts";
import type { Registry } from "./registry.ts";
import type { Store } from "./store.ts";
import { decodeStored } from "./stored/storedForm.ts";
import { changeSystemObject, ensureSystemObject, removeSystemObject } from "./systemObject.ts";
import { repeat } from "../lib/repeat.ts";
import { microTimestamp } from "../lib/timestamp.ts";

export interface ServerIdentityOptions {
  readonly platform: Platform;
  /** Of the machine: servers of one host name share a lease. */
  readonly hostName: string;
  readonly newUid: () => string;
  /** Milliseconds since the epoch. */
  readonly clock: () => number;
  /** Numbers in [0, 1). */
  readonly random: () => number;
  readonly logError: (message: string, error: unknown) => void;
  /** Milliseconds between two renewals; default 10 s. */
  readonly renewMs?: number;
}

export interface KeptIdentity {
  /** Why the lease has not been written yet; undefined where it has been, or the first try goes on. */
  readonly problem: () => string | undefined;
  /** The lease stays: it expires where no server of this host name comes back. */
  readonly stop: () => Promise<void>;
}

const durationSeconds = 3600;
const usualRenewMs = 10_000;
/** A wait is longer by up to this share, so that servers that began together do not write together. */
const jitter = 0.04;
const firstBackoffMs = 200;
/** @limit Wait before an identity lease that was not renewed is tried again: tried again after that time. */
const maxBackoffMs = 7000;
/** Milliseconds between two looks for leases that are over. */
const collectMs = 3_600_000;

/** Keeps the lease by which others know that this server is there, and deletes those of servers that are gone. */
export function keepServerIdentity(registry: Pick<Registry, "store">, options: ServerIdentityOptions): KeptIdentity {
  const { platform, random, logError, renewMs = usualRenewMs } = options;
  const store = registry.store(`coordination.${platform.apiDomain}`, "leases");
  if (store === undefined) return { problem: () => undefined, stop: async () => {} };
  const lease = identityOf(options);
  const ending = new AbortController();
  const { signal } = ending;
  let isWritten = false;
  let problem: string | undefined;
  const renewing = async () => {
    let backoffMs = firstBackoffMs;
    while (!signal.aborted) {
      try {
        await renew(store, lease, { ...options, takesOver: !isWritten });
        isWritten = true;
        problem = undefined;
        backoffMs = firstBackoffMs;
        await pause(renewMs * (1 + jitter * random()), signal);
      } catch (error) {
        const text = error instanceof Error ? error.message : String(error);
        if (text !== problem) logError("cannot renew the identity lease of the server", error);
        problem = text;
        await pause(backoffMs, signal);
        backoffMs = Math.min(backoffMs * 2, maxBackoffMs);
      }
    }
  };
  const collecting = repeat(() => collect(store, options), {
    ...{ everyMs: collectMs, signal },
    onError: (error) => logError("cannot delete expired identity leases", error),
  });
  collecting.ask();
  const running = Promise.all([renewing(), collecting.ended]);
  return {
    problem: () => (isWritten ? undefined : problem),
    stop: async () => {
      ending.abort();
      await running;
    },
  };
}

interface Identity {
  readonly name: string;
  readonly holder: string;
  readonly labels: Readonly<Record<string, string>>;
}

function identityOf({ platform, hostName, newUid }: ServerIdentityOptions): Identity {
  const { labelHostname, labelServerIdentity } = platform.names;
  const program = programOf(platform);
  const name = serverIdentity(platform, hostName);
  const ofHost = labelValue(hostName) === undefined ? { [labelHostname]: hostName } : {};
  return { name, holder: `${name}_${newUid()}`, labels: { [labelServerIdentity]: program, ...ofHost } };
}

/** The name that a server has among others: that of its identity lease. */
export function serverIdentity(platform: Platform, hostName: string): string {
  return `apiserver-${hashOf([hostName, programOf(platform)])}`;
}

function programOf({ systemPrefix }: Platform): string {
  return `${systemPrefix}-apiserver`;
}

const base32 = "abcdefghijklmnopqrstuvwxyz234567";
const hashBytes = 16;
/** Of that many bytes: 128 bits and two more, five a letter. */
const hashLetters = 26;

/** As in the field: texts after their lengths in two bytes each, sixteen bytes of their SHA-256, in base 32. */
function hashOf(texts: readonly string[]): string {
  const hash = createHash("sha256");
  for (const each of texts) {
    const bytes = Buffer.from(each, "utf8");
    hash.update(Uint8Array.of(bytes.length >> 8, bytes.length & 0xff)).update(bytes);
  }
  const number = BigInt(`0x${hash.digest("hex").slice(0, 2 * hashBytes)}`) << 2n;
  const digits = number.toString(base32.length).padStart(hashLetters, "0");
  return [...digits].map((each) => base32[Number.parseInt(each, base32.length)]).join("");
}

interface Renewal extends ServerIdentityOptions {
  /** The first time the lease becomes this server's; what others of the host name make of it then stays. */
  readonly takesOver: boolean;
}

async function renew(store: Store, { name, holder, labels }: Identity, options: Renewal): Promise<void> {
  const { platform, newUid, clock, takesOver } = options;
  const namespace = platform.names.namespaceSystem;
  const nowMs = clock();
  const renewTime = microTimestamp(nowMs);
  const held = { holderIdentity: holder };
  const spec = { leaseDurationSeconds: durationSeconds, renewTime };
  if (store.get(namespace, name) === undefined) {
    const lease: Lease = { metadata: { name, namespace, labels }, spec: { ...held, ...spec } };
    await ensureSystemObject(store, lease, { platform, newUid, nowMs });
    return;
  }
  const decide = ({ metadata = {}, ...rest }: Lease): Lease => ({
    ...{ ...rest, metadata: { ...metadata, labels: { ...metadata.labels, ...labels } } },
    spec: { ...rest.spec, ...(takesOver ? held : {}), ...spec },
  });
  await changeSystemObject<Lease>(store, { platform, nowMs, namespace, name, decide });
}

async function collect(store: Store, { platform, clock }: ServerIdentityOptions): Promise<void> {
  const { namespaceSystem: namespace, labelServerIdentity } = platform.names;
  const program = programOf(platform);
  const nowMs = clock();
  const isMeant = (lease: ApiObject) =>
    lease.metadata?.labels?.[labelServerIdentity] === program && isExpired(lease, nowMs);
  const names: string[] = [];
  const { entries } = store.cache.list({ prefix: store.rangeOf(namespace), skipsUnreadable: true });
  await eachInTurns(entries, ({ bytes }) => {
    const lease = decodeStored(bytes);
    if (isMeant(lease)) names.push(lease.metadata?.name ?? "");
  });
  for (const name of names) await removeSystemObject(store, { namespace, name, nowMs, isMeant });
}

function isExpired(lease: ApiObject, nowMs: number): boolean {
  const { renewTime, leaseDurationSeconds } = (lease as Lease).spec ?? {};
  if (renewTime === undefined || leaseDurationSeconds === undefined) return true;
  return Date.parse(renewTime) + leaseDurationSeconds * 1000 < nowMs;
}

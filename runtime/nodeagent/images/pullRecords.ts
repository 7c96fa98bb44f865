import { mkdir, readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { keyedTurns } from "../keyedTurns.ts";
import { isObject, memberOf } from "../../schema/object.ts";
import { fieldsOf, readState } from "../stateFile.ts";
import type { Credential, OwnerReference } from "./credentials.ts";
import { isListed } from "./allowlist.ts";
import { parseImageName } from "./imageName.ts";
import { openPullIntents } from "./pullIntents.ts";
import { recordFileName, sha256 } from "./recordFile.ts";
import { absent, replaceFile } from "../files.ts";

/** When a pod that may not pull an image itself may still use one that is there. */
export type VerificationPolicy =
  | "NeverVerify"
  | "NeverVerifyPreloadedImages"
  | "NeverVerifyAllowlistedImages"
  | "AlwaysVerify";

export interface PullRecordsOptions {
  /** Holds `pulling` and `pulled`. */
  readonly folder: string;
  /** Of the configuration kinds, e.g. `nodeagent.config.orch.io/v1beta1`. */
  readonly apiVersion: string;
  readonly policy: VerificationPolicy;
  /** Images, or beginnings that end in `*`, for `NeverVerifyAllowlistedImages`. */
  readonly allowlist: readonly string[];
}

/** What the agent remembers of its pulls, so that a pod does not get an image with the credentials of another. */
export interface PullRecords {
  /** Notes that an image is about to be pulled: until it is finished, it is not taken for a preloaded one. */
  readonly begin: (image: string) => Promise<void>;
  /** Notes with what credential an image was pulled; undefined when the registry gives it to all. */
  readonly finish: (image: string, imageRef: string, credential: Credential | undefined) => Promise<void>;
  /** A pull has failed. */
  readonly cancel: (image: string) => Promise<void>;
  /** A pull has ended without a record, though the runtime may have the image. */
  readonly abandon: (image: string) => Promise<void>;
  /** Whether a pod with these credentials may use an image that is there without a pull. */
  readonly mayUse: (image: string, imageRef: string, credentials: LazyCredentials) => Promise<boolean>;
  /** Whether pulls are remembered. */
  readonly areKept: boolean;
  /**
   * Drops what is known of images that were gone at a time, in milliseconds since the epoch. What was written since
   * then stays: an image without a record counts as preloaded, for all pods to use.
   */
  readonly retain: (imageRefs: ReadonlySet<string>, asOfMs: number) => Promise<void>;
}

/** Asked for only where they decide. */
export type LazyCredentials = () => Promise<readonly Credential[]>;

interface PulledRecord {
  readonly kind: "ImagePulledRecord";
  readonly apiVersion: string;
  readonly lastUpdatedTime: string;
  readonly imageRef: string;
  /** By the image as pods name it, without tag and digest. */
  readonly credentialMapping: Readonly<Record<string, PullCredentials>>;
}

interface PullCredentials {
  readonly nodePodsAccessible?: boolean;
  readonly kubernetesSecrets?: readonly PullSecret[];
  readonly kubernetesServiceAccounts?: readonly OwnerReference[];
}

interface PullSecret extends OwnerReference {
  readonly credentialHash: string;
}

/** @limit Secrets of one image in its pull record: the oldest is forgotten, and its pods pull again. */
const maxSecrets = 100;
/** @limit Service accounts of one image in its pull record: the oldest is forgotten, and its pods pull again. */
const maxAccounts = 100;

/** Of a node that lets every pod have every image that is there. */
export const noPullRecords: PullRecords = {
  ...{ areKept: false, mayUse: async () => true },
  ...{ begin: async () => {}, finish: async () => {}, cancel: async () => {}, abandon: async () => {} },
  retain: async () => {},
};

export async function openPullRecords(options: PullRecordsOptions): Promise<PullRecords> {
  const { folder, policy, apiVersion } = options;
  const pulled = join(folder, "pulled");
  await mkdir(pulled, { recursive: true, mode: 0o700 });
  const intents = await openPullIntents(join(folder, "pulling"), apiVersion);
  /** By the name of the file: a record grows by what it was, and two pods may pull one image at the same time. */
  const turns = keyedTurns();
  const pathOf = (imageRef: string) => join(pulled, recordFileName(imageRef));
  const read = async (imageRef: string) => recordAt(pathOf(imageRef));

  const note = (image: string, imageRef: string, credential: Credential | undefined): Promise<void> =>
    turns(recordFileName(imageRef), async () => {
      const { repository } = parseImageName(image);
      const old = (await read(imageRef))?.credentialMapping ?? {};
      const record: PulledRecord = {
        ...{ kind: "ImagePulledRecord", apiVersion, lastUpdatedTime: new Date().toISOString(), imageRef },
        credentialMapping: { ...old, [repository]: withCredential(memberOf(old, repository), credential) },
      };
      await replaceFile(pathOf(imageRef), JSON.stringify(record));
    });

  async function mayUse(image: string, imageRef: string, credentials: LazyCredentials): Promise<boolean> {
    if (policy === "NeverVerify" || isAllowlisted(image, options)) return true;
    const isPulling = intents.has(image); // first: a pull that finishes meanwhile has its record before its intent goes
    const record = await read(imageRef);
    if (record === undefined) return policy === "NeverVerifyPreloadedImages" && !isPulling;
    const known = memberOf(record.credentialMapping, parseImageName(image).repository);
    if (known === undefined) return false;
    if (known.nodePodsAccessible === true) return true;
    const taken = (await credentials()).find((each) => hasPulled(known, each));
    if (taken === undefined) return false;
    if (!isNoted(known, taken)) await note(image, imageRef, taken);
    return true;
  }

  return {
    ...{ mayUse, areKept: true },
    begin: intents.begin,
    finish: async (image, imageRef, credential) => {
      await note(image, imageRef, credential);
      await intents.end(image, "pulled");
    },
    cancel: (image) => intents.end(image, "failed"),
    abandon: (image) => intents.end(image, "unknown"),
    async retain(imageRefs, asOfMs) {
      const kept = new Set([...imageRefs].map(recordFileName));
      for (const name of await readdir(pulled)) {
        if (kept.has(name)) continue;
        await turns(name.replace(/\.tmp$/, ""), async () => {
          const path = join(pulled, name);
          const writtenMs = (await stat(path).catch(absent))?.mtimeMs ?? asOfMs;
          if (writtenMs < asOfMs) await rm(path, { force: true });
        });
      }
    },
  };
}

function withCredential(old: PullCredentials = {}, credential: Credential | undefined): PullCredentials {
  const { secret, account } = credential ?? {};
  const { kubernetesSecrets: secrets = [], kubernetesServiceAccounts: accounts = [] } = old;
  const without = <T extends OwnerReference>(all: readonly T[], { namespace, name }: OwnerReference) =>
    all.filter((each) => each.namespace !== namespace || each.name !== name);
  if (old.nodePodsAccessible === true) return { nodePodsAccessible: true };
  if (secret !== undefined && credential !== undefined) {
    const own = { ...secret, credentialHash: hashOf(credential) };
    return { ...old, kubernetesSecrets: [...without(secrets, secret), own].slice(-maxSecrets) };
  }
  // Without either, all pods of the node could pull it.
  if (account === undefined) return { nodePodsAccessible: true };
  return { ...old, kubernetesServiceAccounts: [...without(accounts, account), account].slice(-maxAccounts) };
}

/** By the same secret, whatever it holds now, by the same words in another, or by the same service account. */
function hasPulled(known: PullCredentials, credential: Credential): boolean {
  const { kubernetesSecrets: secrets = [], kubernetesServiceAccounts: accounts = [] } = known;
  const { secret, account } = credential;
  if (account !== undefined) return accounts.some((each) => isSame(each, account));
  if (secret === undefined) return false;
  const hash = hashOf(credential);
  return secrets.some((each) => each.credentialHash === hash || isSame(each, secret));
}

/** Whether the record has the credential with its words; at the limit it takes no other that may use the image. */
function isNoted({ kubernetesSecrets: secrets = [] }: PullCredentials, credential: Credential): boolean {
  const { secret } = credential;
  if (secret === undefined || secrets.length >= maxSecrets) return true;
  const hash = hashOf(credential);
  return secrets.some((each) => each.credentialHash === hash && isSame(each, secret));
}

function isSame(one: OwnerReference, other: OwnerReference): boolean {
  return one.uid === other.uid && one.namespace === other.namespace && one.name === other.name;
}

function hashOf({ auth }: Credential): string {
  const { username, password, auth: joined, identityToken, registryToken } = auth;
  return sha256(JSON.stringify([username, password, joined, identityToken, registryToken]));
}

function isAllowlisted(
  image: string,
  { policy, allowlist }: Pick<PullRecordsOptions, "policy" | "allowlist">,
): boolean {
  return policy === "NeverVerifyAllowlistedImages" && isListed(image, allowlist);
}

/** A record that cannot be read says nothing, so the image is pulled again. */
async function recordAt(path: string): Promise<PulledRecord | undefined> {
  try {
    const value = await readState(path);
    if (value === undefined) return undefined;
    const { credentialMapping } = fieldsOf<keyof PulledRecord>(value, path);
    const all = Object.entries(fieldsOf(credentialMapping, path));
    return {
      ...emptyRecord,
      credentialMapping: Object.fromEntries(all.map(([name, own]) => [name, pullOf(own, path)])),
    };
  } catch {
    return emptyRecord;
  }
}

function pullOf(value: unknown, path: string): PullCredentials {
  const { nodePodsAccessible, kubernetesSecrets, kubernetesServiceAccounts } = fieldsOf<keyof PullCredentials>(
    value,
    path,
  );
  const list = <T>(all: unknown): T[] => (Array.isArray(all) ? all.filter(isObject) : []) as T[];
  return {
    ...(nodePodsAccessible === true ? { nodePodsAccessible } : {}),
    ...{ kubernetesSecrets: list(kubernetesSecrets), kubernetesServiceAccounts: list(kubernetesServiceAccounts) },
  };
}

const emptyRecord: PulledRecord = {
  ...{ kind: "ImagePulledRecord", apiVersion: "", lastUpdatedTime: "", imageRef: "" },
  credentialMapping: {},
};

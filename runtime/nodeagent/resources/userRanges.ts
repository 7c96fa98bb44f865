import { readdirSync, rmSync } from "node:fs";
import type { Pod } from "../../../generated/core/v1/pod.ts";
import type { UserRange } from "../container/namespaces.ts";
import { podIdentity } from "../container/podIdentity.ts";
import type { RuntimeClient } from "../cri/connectRuntime.ts";
import { fieldsOf, formed, readStateSync } from "../stateFile.ts";
import type { PodFolders } from "../volumes/podFolders.ts";
import { replaceFileSync } from "../files.ts";

/** Which of the node's user ids stand for those of a pod that has users of its own. */
export interface UserRanges {
  /** Gives a pod its range: the one that it had before, or a free one. Rejects with an Error that says why not. */
  readonly give: (pod: Pod, runtimeHandler: string) => Promise<void>;
  readonly of: (podUid: string) => UserRange | undefined;
  /** Nothing of the pod runs any more: another may have its range. */
  readonly release: (podUid: string) => void;
}

export interface UserRangesOptions {
  readonly folders: Pick<PodFolders, "pod" | "pods">;
  readonly runtime: Pick<RuntimeClient, "status">;
  /** A multiple of 65,536. */
  readonly idsPerPod: number;
  readonly maxPods: number;
  /** Whether pods may have users of their own. */
  readonly isOn: boolean;
  readonly logError: (message: string, error: unknown) => void;
}

/** User ids that file systems and the kernel know of. */
const idsOfUnit = 65_536;
const idsOfNode = 2 ** 32;

/**
 * Reads which pods have ranges. No range holds ids below the first `idsPerPod`, which are the node's own. Throws an
 * Error for ranges that do not fit the ids of the node.
 */
export function openUserRanges(options: UserRangesOptions): UserRanges {
  const { folders, idsPerPod, maxPods, isOn, logError } = options;
  if (idsPerPod % idsOfUnit !== 0) {
    throw new Error(`--user-namespaces-ids-per-pod: ${idsPerPod} is not a multiple of ${idsOfUnit}`);
  }
  if (idsPerPod * (maxPods + 1) > idsOfNode) {
    throw new Error(`--user-namespaces-ids-per-pod: ${maxPods} pods of ${idsPerPod} ids are more than there are`);
  }
  const firsts = new Map<string, number>();
  for (const uid of podUids(folders.pods)) {
    try {
      const first = readFirst(rangeFile(folders, uid), { idsPerPod, maxPods });
      if (first !== undefined) firsts.set(uid, first);
    } catch (error) {
      logError(`the user ids of pod ${uid} are not known`, error);
    }
  }
  const range = (firstHostId: number) => ({ firstHostId, length: idsPerPod });
  const free = () => {
    const used = new Set(firsts.values());
    for (let index = 1; index <= maxPods; index++) if (!used.has(index * idsPerPod)) return index * idsPerPod;
    throw new Error("create user namespace: could not find an empty slot to allocate a user namespace");
  };
  return {
    of: (uid) => {
      const first = firsts.get(uid);
      return first === undefined ? undefined : range(first);
    },
    give: async (pod, runtimeHandler) => {
      const { uid } = podIdentity(pod);
      if (pod.spec?.hostUsers !== false || firsts.has(uid)) return;
      if (!isOn) throw new Error('the feature gate "UserNamespacesSupport" is disabled: can\'t set spec.hostUsers');
      await checkHandler(options.runtime, runtimeHandler);
      const first = free();
      writeRange(rangeFile(folders, uid), range(first));
      firsts.set(uid, first);
    },
    release: (uid) => {
      if (!firsts.has(uid)) return;
      rmSync(rangeFile(folders, uid), { force: true });
      firsts.delete(uid);
    },
  };
}

/** Rejects where the runtime would run the pod with the node's users, with which it could do more than it may. */
async function checkHandler(runtime: Pick<RuntimeClient, "status">, name: string): Promise<void> {
  const { runtimeHandlers } = await runtime.status({});
  const found = runtimeHandlers.find((each) => each.name === name);
  if (found?.features?.userNamespaces === true) return;
  const who = name === "" ? "runtime" : `RuntimeClass handler "${name}"`;
  throw new Error(`can't set \`spec.hostUsers: false\`, ${who} does not support user namespaces`);
}

function rangeFile(folders: Pick<PodFolders, "pod">, uid: string): string {
  return `${folders.pod(uid)}/userns`;
}

interface Mapping {
  readonly hostId: number;
  readonly containerId: number;
  readonly length: number;
}

interface RangeContent {
  readonly uidMappings: readonly Mapping[];
  readonly gidMappings: readonly Mapping[];
}

function writeRange(path: string, { firstHostId, length }: UserRange): void {
  const mappings = [{ hostId: firstHostId, containerId: 0, length }];
  const content: RangeContent = { uidMappings: mappings, gidMappings: mappings };
  replaceFileSync(path, JSON.stringify(content));
}

/** The first id of a pod's range; undefined for a pod without. Throws an Error for what is no range of this node. */
function readFirst(
  path: string,
  { idsPerPod, maxPods }: Pick<UserRangesOptions, "idsPerPod" | "maxPods">,
): number | undefined {
  const value = readStateSync(path);
  if (value === undefined) return undefined;
  const { uidMappings, gidMappings } = fieldsOf<keyof RangeContent>(value, path) as RangeContent;
  const [first] = formed(path, () => [...uidMappings]);
  const isOne = uidMappings.length === 1 && JSON.stringify(uidMappings) === JSON.stringify(gidMappings);
  if (!isOne || first?.containerId !== 0)
    throw new Error(`${path} must map users and groups alike, in one range from 0`);
  const index = first.hostId / idsPerPod;
  const isOfNode = Number.isInteger(index) && index >= 1 && index <= maxPods && first.length === idsPerPod;
  if (isOfNode) return first.hostId;
  throw new Error(`${path}: ${first.length} ids from ${first.hostId} are no range of this node`);
}

function podUids(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return [];
    throw error;
  }
}

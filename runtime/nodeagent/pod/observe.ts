import {
  type Container,
  ContainerState,
  type ContainerStatus,
  type PodSandbox,
  PodSandboxState,
  type PodSandboxStatus,
} from "../../../generated/pb/cri/v1/api_pb.ts";
import type { RuntimeKeys } from "../container/names.ts";
import { isUnknownToRuntime, type RuntimeClient } from "../cri/connectRuntime.ts";
import { terminationMessage } from "../logs/terminationMessage.ts";
import type { ObservedContainer, ObservedPod, ObservedSandbox } from "./podState.ts";

/** What the runtime's lists say of a pod, which is enough to see that something has changed. */
export interface ListedPod {
  readonly uid: string;
  readonly sandboxes: readonly PodSandbox[];
  readonly containers: readonly Container[];
}

/** All pods that the runtime has anything of, by their uid; of one pod, if a uid is given. */
export async function listPods(
  runtime: RuntimeClient,
  keys: RuntimeKeys,
  uid?: string,
): Promise<ReadonlyMap<string, ListedPod>> {
  const filter = uid === undefined ? {} : { filter: { labelSelector: { [keys.podUid]: uid } } };
  const [{ items }, { containers }] = await Promise.all([
    runtime.listPodSandbox(filter),
    runtime.listContainers(filter),
  ]);
  const pods = new Map<string, { uid: string; sandboxes: PodSandbox[]; containers: Container[] }>();
  const podOf = (each: string) => {
    const known = pods.get(each);
    if (known !== undefined) return known;
    const made = { uid: each, sandboxes: [], containers: [] };
    pods.set(each, made);
    return made;
  };
  for (const each of byId(items)) {
    const { uid = "", namespace = "", name = "" } = each.metadata ?? {};
    if (areNames(uid, namespace, name)) podOf(uid).sandboxes.push(each);
  }
  for (const each of byId(containers)) {
    const own = [keys.podUid, keys.podNamespace, keys.podName].map((key) => each.labels[key] ?? "");
    if (areNames(...own, each.metadata?.name ?? "")) podOf(own[0] ?? "").containers.push(each);
  }
  pods.delete(""); // made by another program
  return pods;
}

/** A runtime that lists something twice has it once. */
function byId<T extends { readonly id: string }>(all: readonly T[]): Iterable<T> {
  return new Map(all.map((each) => [each.id, each])).values();
}

/** Folders are named after pods and containers, and removed with them. What no server takes was made by another. */
function areNames(...texts: readonly string[]): boolean {
  return texts.every((each) => !each.includes("/") && each !== "." && each !== "..");
}

/** @limit Sandboxes, and containers, of one pod that the runtime is asked about at once: the others wait. */
const maxAsked = 64;

/** What comes of each item, of which a few are worked on at once. Rejects as the first that fails. */
async function eachFew<T, U>(items: readonly T[], run: (item: T) => Promise<U>): Promise<U[]> {
  const made: U[] = [];
  const left = items.entries();
  const next = async () => {
    for (const [index, item] of left) made[index] = await run(item);
  };
  await Promise.all(Array.from({ length: Math.min(items.length, maxAsked) }, next));
  return made;
}

/** Two lists of a pod that have the same text say the same. */
export function listedText({ sandboxes, containers }: ListedPod): string {
  return [...sandboxes, ...containers].map(({ id, state }) => `${id} ${state}`).join();
}

/** What the runtime has of a listed pod. What is over, or was ready with its addresses, is not asked for again. */
export async function observePod(
  runtime: RuntimeClient,
  {
    listed,
    keys,
    known,
  }: { readonly listed: ListedPod; readonly keys: RuntimeKeys; readonly known?: ObservedPod | undefined },
): Promise<ObservedPod> {
  const [sandboxes, containers] = await Promise.all([
    eachFew(listed.sandboxes, (each) => observeSandbox(runtime, each, known)),
    eachFew(listed.containers, (each) => observeContainer(runtime, { listed: each, keys, known })),
  ]);
  const [sandbox] = listed.sandboxes;
  const [container] = listed.containers;
  const isThere = <T>(each: T | undefined): each is T => each !== undefined;
  return {
    uid: listed.uid,
    namespace: sandbox?.metadata?.namespace ?? container?.labels[keys.podNamespace] ?? "",
    name: sandbox?.metadata?.name ?? container?.labels[keys.podName] ?? "",
    sandboxes: sandboxes.filter(isThere).sort(newestFirst),
    containers: containers.filter(isThere).sort(newestFirst),
  };
}

/** By attempts, which count up; the clock may have been put back between two of them. */
export function newestFirst(a: ObservedSandbox | ObservedContainer, b: ObservedSandbox | ObservedContainer): number {
  return b.attempt - a.attempt || b.createdMs - a.createdMs;
}

async function observeSandbox(
  runtime: RuntimeClient,
  { id, state }: PodSandbox,
  known: ObservedPod | undefined,
): Promise<ObservedSandbox | undefined> {
  const before = known?.sandboxes.find((each) => each.id === id);
  const isReady = state === PodSandboxState.SANDBOX_READY;
  if (before !== undefined && before.isReady === isReady) return before;
  const { status } = await unlessGone(runtime.podSandboxStatus({ podSandboxId: id }), {});
  return status === undefined ? undefined : sandboxOf(status);
}

async function observeContainer(
  runtime: RuntimeClient,
  {
    listed,
    keys,
    known,
  }: { readonly listed: Container; readonly keys: RuntimeKeys; readonly known: ObservedPod | undefined },
): Promise<ObservedContainer | undefined> {
  const { id, podSandboxId } = listed;
  const before = known?.containers.find((each) => each.id === id);
  if (before !== undefined && before.state === stateOf(listed.state)) return before;
  const { status } = await unlessGone(runtime.containerStatus({ containerId: id }), {});
  if (status === undefined) return undefined;
  const observed = containerOf(status, { sandboxId: podSandboxId, keys });
  if (observed.state !== "exited") return observed;
  // Its last words lie in a file that goes with the pod, so they are read now.
  const said = await terminationMessage(status, keys);
  return { ...observed, message: [status.message, said].filter((each) => each !== "").join(": ") };
}

/** What was listed may be gone when it is looked at. */
async function unlessGone<T>(answer: Promise<T>, none: Partial<T>): Promise<Partial<T>> {
  try {
    return await answer;
  } catch (error) {
    if (isUnknownToRuntime(error)) return none;
    throw error;
  }
}

function sandboxOf({ id, metadata, state, createdAt, network }: PodSandboxStatus): ObservedSandbox {
  const ips = [network?.ip ?? "", ...(network?.additionalIps ?? []).map(({ ip }) => ip)];
  return {
    id,
    attempt: metadata?.attempt ?? 0,
    isReady: state === PodSandboxState.SANDBOX_READY,
    createdMs: milliseconds(createdAt),
    ips: ips.filter((ip) => ip !== ""),
  };
}

const stateTexts: Readonly<Record<number, ObservedContainer["state"]>> = {
  [ContainerState.CONTAINER_CREATED]: "created",
  [ContainerState.CONTAINER_RUNNING]: "running",
  [ContainerState.CONTAINER_EXITED]: "exited",
  [ContainerState.CONTAINER_UNKNOWN]: "unknown",
};

function stateOf(state: ContainerState): ObservedContainer["state"] {
  return stateTexts[state] ?? "unknown";
}

function containerOf(
  status: ContainerStatus,
  { sandboxId, keys }: { readonly sandboxId: string; readonly keys: RuntimeKeys },
): ObservedContainer {
  const { id, metadata, state, createdAt, startedAt, finishedAt, exitCode, reason, message } = status;
  const { linux } = status.user ?? {};
  const bounds = status.resources?.linux;
  return {
    ...{ id, sandboxId, exitCode, reason, message, state: stateOf(state) },
    name: metadata?.name ?? "",
    attempt: metadata?.attempt ?? 0,
    createdMs: milliseconds(createdAt),
    startedMs: milliseconds(startedAt),
    finishedMs: milliseconds(finishedAt),
    image: status.image?.userSpecifiedImage || status.image?.image || "",
    imageId: status.imageId || status.imageRef,
    hash: status.annotations[keys.containerHash] ?? "",
    ...(bounds === undefined
      ? {}
      : {
          bounds: {
            cpuShares: Number(bounds.cpuShares),
            cpuQuotaUs: Number(bounds.cpuQuota),
            cpuPeriodUs: Number(bounds.cpuPeriod),
            memory: Number(bounds.memoryLimitInBytes),
          },
        }),
    ...(linux === undefined
      ? {}
      : {
          user: {
            uid: Number(linux.uid),
            gid: Number(linux.gid),
            supplementalGroups: linux.supplementalGroups.map(Number),
          },
        }),
  };
}

function milliseconds(nanoseconds: bigint): number {
  return nanoseconds <= 0n ? 0 : Number(nanoseconds) / 1e6;
}

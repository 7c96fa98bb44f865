import { existsSync } from "node:fs";
import { chmod, mkdir, readdir, readFile, rm } from "node:fs/promises";
import type { Node } from "../../../generated/core/v1/node.ts";
import type { Pod } from "../../../generated/core/v1/pod.ts";
import type { Volume } from "../../../generated/core/v1/volume.ts";
import { ConnectionError } from "../../client/errors.ts";
import type { VolumeMeter } from "../meters/volumeMeter.ts";
import { keyedTurns } from "../keyedTurns.ts";
import type { PodPlace } from "../container/downward.ts";
import { allContainers, podIdentity } from "../container/podIdentity.ts";
import { hasContent, writeAtomically } from "./atomicFolder.ts";
import { findClaimed } from "./claim.ts";
import { contentOf } from "./content.ts";
import type { CsiVolumes } from "./csi/csiVolumes.ts";
import { type CsiVolume, ephemeralCsiVolume, persistentCsiVolume } from "./csi/csiVolume.ts";
import { setUpEmptyDir } from "./emptyDir.ts";
import { checkHostPath } from "./hostPath.ts";
import { mountPointsBelow, type Mounter } from "./mounter.ts";
import type { ObjectSource } from "./objectSource.ts";
import { mountNfs, setUpPersistent } from "./persistentVolume.ts";
import type { PodFolders } from "./podFolders.ts";
import { openInside } from "./subPath.ts";
import { VolumeFailure, volumeStep } from "./volumeFailure.ts";
import { absent } from "../files.ts";

export interface PodVolumesOptions {
  readonly folders: PodFolders;
  readonly mounter: Mounter;
  readonly objects: ObjectSource & { readonly expire?: (pod: Pod) => void; readonly forget?: (podUid: string) => void };
  readonly csi: CsiVolumes;
  readonly placeOf: (pod: Pod) => PodPlace;
  /** As the API has it; undefined while it is not registered. */
  readonly node: () => Pick<Node, "metadata"> | undefined;
  readonly nowMs: () => number;
  /** Options of memory file systems, e.g. `noswap`. */
  readonly memoryOptions: readonly string[];
  readonly meter?: Pick<VolumeMeter, "mounting">;
}

/** A volume that containers can be given. */
export type ReadyVolume = MountedVolume | { readonly imageReference: string };

export interface MountedVolume {
  /** Folder of the node, or its device when `isBlock`. */
  readonly path: string;
  readonly readOnly: boolean;
  readonly isBlock?: boolean;
  /** The agent has made it: where the machine has SELinux, the runtime gives its files the label of the container. */
  readonly isOwn?: boolean;
  readonly claimName?: string;
  /** What a storage driver knows it as; absent where no driver has it. */
  readonly csi?: CsiVolume;
}

/** The volumes of the pods of a node. Calls for one pod are done one after the other. */
export interface PodVolumes {
  /**
   * Makes all volumes of a pod usable, and does nothing where they are. Rejects with a VolumeError that names those
   * that cannot be; the next call tries them again.
   */
  readonly mount: (pod: Pod) => Promise<ReadonlyMap<string, ReadyVolume>>;
  /** Brings config maps, secrets, tokens and the rest of the API's data in a pod's volumes up to date. */
  readonly refresh: (pod: Pod) => Promise<void>;
  /** Takes away everything of a pod, by its uid alone: the pod itself may be forgotten. */
  readonly unmount: (podUid: string) => Promise<void>;
  /** Volumes that are mounted, by name. */
  readonly of: (podUid: string) => ReadonlyMap<string, ReadyVolume>;
  /** Uids of the pods that have folders, of which some may be left over. */
  readonly known: () => Promise<readonly string[]>;
  /** Text of a file in a mounted volume; undefined when it is not there. Rejects with an Error for another volume. */
  readonly readFile: (podUid: string, volumeName: string, path: string) => Promise<string | undefined>;
}

/** Why volumes of a pod cannot be used: the messages of its events, a line a volume. */
export class VolumeError extends Error {
  /** Messages of events with the reason `FailedMount`. */
  readonly messages: readonly string[];

  constructor(messages: readonly string[]) {
    super(messages.join("\n"));
    this.messages = messages;
  }
}

/** @limit File of a volume out of which variables are read: the container does not start. */
const maxVariableFileBytes = 64 * 1024;

/** Mounts what is common to all pods and gives the volumes of each. */
export async function openPodVolumes(options: PodVolumesOptions): Promise<PodVolumes> {
  const { folders, mounter, objects } = options;
  const ready = new Map<string, ReadonlyMap<string, ReadyVolume>>();
  await openFolders(options);

  /** Else a refresh could write into what an unmount has just removed. */
  const inTurn = keyedTurns();

  /** Ends what waits for the volumes of a pod that is to go. */
  const mounting = new Map<string, AbortController>();

  async function mount(pod: Pod): Promise<ReadonlyMap<string, ReadyVolume>> {
    const { uid } = podIdentity(pod);
    const known = ready.get(uid);
    const volumes = usedVolumes(pod);
    if (known !== undefined && volumes.every(({ name }) => known.has(name))) return known;
    objects.expire?.(pod);
    await mkdir(folders.pod(uid), { recursive: true, mode: 0o750 });
    const ending = new AbortController();
    mounting.set(uid, ending);
    const results = await mountMissing(known, { pod, options, signal: ending.signal });
    mounting.delete(uid);
    const mounted = new Map(results.flatMap((each) => ("volume" in each ? [[each.name, each.volume]] : [])));
    ready.set(uid, mounted);
    throwFailures(results);
    return mounted;
  }

  async function refresh(pod: Pod): Promise<void> {
    const { uid } = podIdentity(pod);
    const known = ready.get(uid);
    throwFailures(await refreshMounted(known, { pod, options, signal: AbortSignal.abort() })); // nothing of this waits
  }

  /** What is mounted inside of volumes goes before the volumes, of which some are taken away by their drivers. */
  async function unmount(podUid: string): Promise<void> {
    ready.delete(podUid);
    objects.forget?.(podUid);
    if (existsSync(folders.subPaths(podUid))) await unmountBelow(folders.subPaths(podUid), mounter);
    await options.csi.tearDown(podUid);
    await unmountBelow(folders.pod(podUid), mounter);
    await rm(folders.pod(podUid), { recursive: true, force: true });
    await rm(`${folders.memory}/${podUid}`, { recursive: true, force: true });
  }

  async function readVolumeFile(podUid: string, volumeName: string, path: string): Promise<string | undefined> {
    const volume = ready.get(podUid)?.get(volumeName);
    if (volume === undefined || !("path" in volume)) {
      throw new Error(`cannot find the volume ${JSON.stringify(volumeName)} referenced by FileKeyRef`);
    }
    return await readInside(volume.path, path);
  }

  return {
    mount: (pod) => inTurn(podIdentity(pod).uid, () => mount(pod)),
    refresh: (pod) => inTurn(podIdentity(pod).uid, () => refresh(pod)),
    unmount: (podUid) => {
      mounting.get(podUid)?.abort();
      return inTurn(podUid, () => unmount(podUid));
    },
    readFile: readVolumeFile,
    of: (uid) => ready.get(uid) ?? new Map(),
    known: async () => {
      const folded = await readdir(folders.pods, { withFileTypes: true }); // the agent's own socket is there, too
      const uids = folded.filter((each) => each.isDirectory()).map((each) => each.name);
      return [...new Set([...uids, ...(await readdir(folders.memory))])];
    },
  };
}

/** Secrets lie in memory, all in one file system: a mount for each would cost every pod a start of a program. */
async function openFolders({ folders, mounter, memoryOptions }: PodVolumesOptions): Promise<void> {
  const { pods, memory } = folders;
  await mkdir(pods, { recursive: true, mode: 0o750 });
  await mkdir(memory, { recursive: true, mode: 0o750 });
  if ((await mounter.mountPoints()).includes(memory)) return;
  await mounter.mount({ type: "tmpfs", source: "tmpfs", target: memory, options: ["mode=0750", ...memoryOptions] });
}

/** A volume that no container mounts is left alone, and what is wrong with it holds up nothing. */
function usedVolumes(pod: Pod): readonly Volume[] {
  const used = new Set(
    allContainers(pod).flatMap((each) => {
      const { volumeMounts = [], volumeDevices = [] } = each;
      return [...volumeMounts, ...volumeDevices].map(({ name }) => name);
    }),
  );
  return (pod.spec?.volumes ?? []).filter(({ name }) => used.has(name));
}

/** Name of the plugin of a volume with data of the API, and whether it is secret. */
function pluginOf({ configMap, secret, projected, downwardAPI }: Volume) {
  if (configMap !== undefined) return { name: "configmap", isSecret: false };
  if (secret !== undefined) return { name: "secret", isSecret: true };
  if (projected !== undefined) return { name: "projected", isSecret: true };
  return downwardAPI === undefined ? undefined : { name: "downward-api", isSecret: true };
}

interface Given {
  readonly pod: Pod;
  readonly options: PodVolumesOptions;
  /** Ends waiting for what others have to do first. */
  readonly signal: AbortSignal;
}

type Ready = ReadonlyMap<string, ReadyVolume> | undefined;

async function mountMissing(ready: Ready, given: Given): Promise<readonly Attempt[]> {
  return await Promise.all(
    usedVolumes(given.pod).map((each): Attempt | Promise<Attempt> => {
      const before = ready?.get(each.name);
      if (before !== undefined) return { name: each.name, volume: before };
      const { meter } = given.options;
      const run = () => setUp(each, given);
      return attempt(each, meter === undefined ? run() : meter.mounting(each, run));
    }),
  );
}

/** Brings up to date what has data of the API, and what drivers have. */
async function refreshMounted(ready: Ready, given: Given): Promise<readonly Attempt[]> {
  const volumes = usedVolumes(given.pod).flatMap((each) => {
    const mounted = ready?.get(each.name);
    if (mounted === undefined || !("path" in mounted)) return [];
    if (mounted.csi !== undefined) return [attempt(each, refreshCsi(each, mounted, given))];
    return pluginOf(each) === undefined ? [] : [attempt(each, setUp(each, given))];
  });
  return await Promise.all(volumes);
}

async function setUp(volume: Volume, given: Given): Promise<ReadyVolume> {
  const { pod, options, signal } = given;
  const { uid } = podIdentity(pod);
  const { folders, mounter, memoryOptions, csi } = options;
  const plugin = pluginOf(volume);
  if (plugin !== undefined) {
    const place = plugin.isSecret ? folders.volumeInMemory : folders.volume;
    const path = place(uid, plugin.name, volume.name);
    await setUpContent(path, volume, given);
    return { path, readOnly: true, isOwn: true };
  }
  if (volume.hostPath !== undefined) {
    await checkHostPath(volume.hostPath);
    return { path: volume.hostPath.path, readOnly: false };
  }
  if (volume.persistentVolumeClaim !== undefined || volume.ephemeral !== undefined) {
    return await setUpClaim(volume, given);
  }
  const own = ephemeralCsiVolume(volume, pod);
  if (own !== undefined) return { path: await csi.setUp(own, pod, signal), readOnly: own.readOnly, csi: own };
  if (volume.nfs !== undefined) {
    const path = await mountNfs({ ...volume.nfs, name: volume.name, options: [] }, { pod, mounter, folders });
    return { path, readOnly: volume.nfs.readOnly ?? false };
  }
  if (volume.image !== undefined) return { imageReference: volume.image.reference ?? "" };
  const { name, emptyDir, gitRepo, ...others } = volume;
  if (gitRepo !== undefined) throw new Error(noGitRepo);
  if (emptyDir === undefined && Object.keys(others).length > 0) throw new VolumeFailure(unsupported(name));
  const path = folders.volume(uid, "empty-dir", name);
  const { allocatable } = options.placeOf(pod);
  await setUpEmptyDir(emptyDir ?? {}, { pod, folder: path, mounter, allocatable, memoryOptions });
  return { path, readOnly: false, isOwn: true };
}

/** What is checked out of a repository runs as root: the field has such volumes off. */
const noGitRepo =
  "git-repo volume plugin has been disabled; " +
  "if necessary, it may be re-enabled by enabling the feature-gate `GitRepoVolumeDriver`";

function unsupported(name: string): string {
  const where = `unmounted volumes=[${name}], unattached volumes=[], failed to process volumes=[${name}]`;
  const why = `failed to get Plugin from volumeSpec for volume ${JSON.stringify(name)} err=no volume plugin matched`;
  return `Unable to attach or mount volumes: ${where}: ${why}`;
}

async function setUpClaim(volume: Volume, { pod, options, signal }: Given): Promise<MountedVolume> {
  const { folders, mounter, objects, csi } = options;
  const claimed = await findClaimed(volume, { pod, objects, node: options.node() });
  const { persistentVolume, claimName, readOnly, isBlock } = claimed;
  const driven = persistentCsiVolume(persistentVolume, claimed);
  if (driven !== undefined) {
    const path = await csi.setUp(driven, pod, signal);
    return { path, readOnly: driven.readOnly, isBlock, claimName, csi: driven };
  }
  const step = isBlock ? "MapVolume.SetUpDevice" : "MountVolume.SetUp";
  const settingUp = setUpPersistent(claimed, { pod, mounter, folders });
  const path = await volumeStep(step, persistentVolume.metadata?.name ?? "", settingUp);
  return { path, readOnly, isBlock, claimName };
}

/** A claim may have grown. One that is not there any more changes nothing for a pod that runs. */
async function refreshCsi(volume: Volume, mounted: MountedVolume, { pod, options }: Given): Promise<ReadyVolume> {
  const { objects, csi, node } = options;
  const claimed =
    mounted.claimName === undefined
      ? undefined
      : await findClaimed(volume, { pod, objects, node: node() }).catch((error: unknown) => {
          if (!(error instanceof VolumeFailure)) throw error;
          return undefined;
        });
  const now = claimed === undefined ? mounted.csi : persistentCsiVolume(claimed.persistentVolume, claimed);
  if (now !== undefined) await csi.refresh(now, pod);
  return mounted;
}

async function setUpContent(path: string, volume: Volume, { pod, options, signal }: Given): Promise<void> {
  const { objects, placeOf, nowMs } = options;
  const content = await contentOf(volume, { pod, objects, place: placeOf(pod), signal }).catch((error: unknown) => {
    // While the API is away, what the volume had before the agent started again is better than no pod.
    if (!(error instanceof ConnectionError) || !hasContent(path)) throw error;
    return undefined;
  });
  if (content === undefined) return;
  if ((await mkdir(path, { recursive: true, mode: 0o755 })) !== undefined) await chmod(path, 0o755);
  await writeAtomically(path, content, { nowMs: nowMs(), gid: pod.spec?.securityContext?.fsGroup });
}

type Attempt = { readonly name: string; readonly volume: ReadyVolume } | { readonly failure: string };

async function attempt({ name }: Volume, setting: Promise<ReadyVolume>): Promise<Attempt> {
  try {
    return { name, volume: await volumeStep("MountVolume.SetUp", name, setting) };
  } catch (error) {
    return { failure: (error as Error).message };
  }
}

function throwFailures(attempts: readonly Attempt[]): void {
  const failures = attempts.flatMap((each) => ("failure" in each ? [each.failure] : []));
  if (failures.length > 0) throw new VolumeError(failures);
}

/** Rejects with an Error when a mount stays: what is mounted belongs to others, and must not be removed. */
async function unmountBelow(folder: string, mounter: Mounter): Promise<void> {
  const mounts = mountPointsBelow(await mounter.mountPoints(folder), folder);
  for (const each of mounts.reverse()) await mounter.unmount(each);
  const [left] = mounts.length === 0 ? [] : mountPointsBelow(await mounter.mountPoints(folder), folder);
  if (left !== undefined) throw new Error(`something is still mounted at ${left}`);
}

async function readInside(folder: string, path: string): Promise<string | undefined> {
  const file = await openInside(folder, path, { makeMissing: false }).catch(absent);
  if (file === undefined) return undefined;
  try {
    const found = await file.stat();
    if (!found.isFile()) throw new Error(`"${path}" is no file`);
    if (found.size > maxVariableFileBytes) throw new Error(`"${path}" has more than ${maxVariableFileBytes} bytes`);
    return await readFile(`/proc/self/fd/${file.fd}`, "utf8");
  } finally {
    await file.close();
  }
}

import { mkdir } from "node:fs/promises";
import { dirname } from "node:path";
import type { Pod } from "../../../../generated/core/v1/pod.ts";
import { NodeServiceCapability_RPC_Type as Ability } from "../../../../generated/pb/csi/v1/csi_pb.ts";
import { driverBackoff } from "../../driverBackoff.ts";
import { keyedTurns } from "../../keyedTurns.ts";
import { podIdentity } from "../../container/podIdentity.ts";
import { runtimeMessage } from "../../cri/connectRuntime.ts";
import type { VolumeSample } from "../../stats/samples.ts";
import { type Mounter, mountPointsBelow } from "../mounter.ts";
import type { ObjectSource } from "../objectSource.ts";
import { giveToPod } from "../ownership.ts";
import { VolumeFailure, type VolumeStep, volumeStep } from "../volumeFailure.ts";
import { attachmentName, waitForAttachment } from "./attachment.ts";
import type { CsiDriver } from "./csiDriver.ts";
import {
  type CsiFolders,
  removeEmpty,
  removePlace,
  type VolumeKey,
  type VolumeRecord,
  writeRecord,
} from "./csiFolders.ts";
import {
  type CsiAsked,
  capabilityOf,
  checkLifecycle,
  isGivenToGroup,
  publication,
  secretTexts,
  type Wanted,
} from "./csiRequest.ts";
import type { SeLinux } from "./seLinuxLabel.ts";
import type { CsiVolume } from "./csiVolume.ts";
import { driverUsage } from "./driverUsage.ts";
import { grow } from "./growth.ts";

export interface CsiVolumesOptions {
  readonly folders: CsiFolders;
  readonly mounter: Pick<Mounter, "mountPoints">;
  readonly objects: Pick<ObjectSource, "secret" | "token" | "csiDriver" | "volumeAttachment">;
  /** Throws an Error for a driver that has not registered. */
  readonly driver: (name: string) => CsiDriver;
  readonly hasDriver: (name: string) => boolean;
  readonly seLinux: SeLinux;
  /** Drivers say how their volumes are. */
  readonly hasHealth: boolean;
  readonly nodeName: string;
  readonly labelDomain: string;
  /** Begins the keys of the pod's facts in a volume context: "csi.storage.orch.io". */
  readonly keyPrefix: string;
  /** Whether the API knows that the node uses a volume, so that the volume is not detached under its pods. */
  readonly isReportedInUse: (uniqueName: string) => boolean;
  /** What the node uses has changed. */
  readonly onInUse: () => void;
  /** The file system of a volume has been made as large as the volume. */
  readonly onGrown: (volume: CsiVolume, pod: Pod) => Promise<void>;
  /** Milliseconds of a clock that does not jump. */
  readonly nowMs: () => number;
}

/** Volumes of storage drivers. Work on one volume is done one after the other, whichever pods it is for. */
export interface CsiVolumes {
  /**
   * Makes a volume usable for a pod: attached, staged and published. Resolves with its path. Rejects with a
   * VolumeFailure. Everything may be done again, as an agent that starts anew does.
   */
  readonly setUp: (volume: CsiVolume, pod: Pod, signal: AbortSignal) => Promise<string>;
  /** Publishes a volume again where its driver wants that, and makes it as large as it has become. */
  readonly refresh: (volume: CsiVolume, pod: Pod) => Promise<void>;
  /** Takes away all volumes that a pod has from drivers, by what the agent has written of them. */
  readonly tearDown: (podUid: string) => Promise<void>;
  /** Takes away volumes that are staged and that no pod uses: a crash, or an agent before, has left them. */
  readonly clear: () => Promise<void>;
  /** What a driver says of the space of a volume that a pod has; undefined where it says nothing. */
  readonly usage: (volume: CsiVolume, path: string) => Promise<VolumeSample | undefined>;
  /** Unique names of the volumes that must not be detached: `orch.io/csi/<driver>^<handle>`. */
  readonly inUse: () => readonly string[];
}

export async function openCsiVolumes(options: CsiVolumesOptions): Promise<CsiVolumes> {
  const { folders, objects, nowMs } = options;
  const state: State = { ...options, inTurn: keyedTurns(), staged: new Set(), wanted: new Map(), inUse: new Set() };
  const backoff = driverBackoff(nowMs);
  for (const each of await folders.stagedRecords()) {
    if (each.attachmentID !== undefined) state.inUse.add(uniqueName(each, options));
  }
  return {
    setUp: async (volume, pod, signal) => {
      const step = volume.isBlock ? "MapVolume.SetUpDevice" : "MountVolume.SetUp";
      const key = `${podIdentity(pod).uid}/${volume.specName}`;
      const done = backoff.run(key, () => setUp({ volume, pod }, state, signal));
      return await volumeStep(step, volume.specName, done);
    },
    refresh: async (volume, pod) => {
      const definition = await objects.csiDriver(volume.driverName);
      const isAgain = definition?.spec.requiresRepublish === true;
      if (!isAgain && volume.growth === undefined) return;
      const asked = askedOf({ volume, pod, definition }, options);
      const work = state.inTurn(keyOf(volume), async () => {
        if (isAgain) await publish(asked, { state, publishContext: await publishContextOf(asked, state) });
        await growInTurn(asked, state);
      });
      await volumeStep("MountVolume.SetUp", volume.specName, work);
    },
    usage: ({ driverName, volumeHandle }, volumePath) =>
      driverUsage(options.driver(driverName), { volumeId: volumeHandle, volumePath, hasHealth: options.hasHealth }),
    tearDown: async (podUid) => {
      for (const record of await folders.podRecords(podUid)) {
        const down = () => state.inTurn(keyOf(record), () => tearDown(podUid, record, state));
        await backoff.run(`${podUid}/${record.specVolID} down`, down);
      }
      for (const { record, uids } of [...state.wanted.values()]) {
        if (!uids.has(podUid)) continue; // else nothing was published
        const down = () => state.inTurn(keyOf(record), () => leave(podUid, record, state));
        await backoff.run(`${podUid}/${record.specVolID} down`, down);
      }
    },
    clear: async () => {
      for (const record of await folders.stagedRecords()) {
        if (!options.hasDriver(record.driverName)) continue; // its driver may come
        const down = () => state.inTurn(keyOf(record), () => unstageUnused(record, state));
        await backoff.run(keyOf(record), down);
      }
    },
    inUse: () => [...state.inUse].sort(),
  };
}

function askedOf(wanted: Wanted, options: CsiVolumesOptions): CsiAsked {
  const { volume, definition } = wanted;
  const { objects, keyPrefix, labelDomain, seLinux } = options;
  const driver = driverOf(volume, options);
  try {
    checkLifecycle(volume, definition);
  } catch (error) {
    const what = "mounter.SetupAt failed to check volume lifecycle mode";
    throw new Error(`${labelDomain}/csi: ${what}: ${runtimeMessage(error)}`, { cause: error });
  }
  return { ...wanted, driver, objects, keyPrefix, labelDomain, seLinux };
}

/** At which step a volume's driver is found to be missing, and how that is said, is by the sort of the volume. */
function driverOf(volume: CsiVolume, { driver, labelDomain }: CsiVolumesOptions): CsiDriver {
  const { driverName, specName, isBlock, volumeLifecycleMode } = volume;
  try {
    return driver(driverName);
  } catch (error) {
    const said = (what: string) => `${labelDomain}/csi: ${what}: ${runtimeMessage(error)}`;
    if (isBlock) throw new Error(said("blockMapper.SetUpDevice failed to get CSI client"), { cause: error });
    if (volumeLifecycleMode === "Ephemeral") {
      throw new Error(said("mounter.SetUpAt failed to get CSI client"), { cause: error });
    }
    const text = said("attacher.MountDevice failed to create newCsiDriverClient");
    throw new VolumeFailure(`MountVolume.MountDevice failed for volume ${JSON.stringify(specName)} : ${text}`);
  }
}

interface State extends CsiVolumesOptions {
  readonly inTurn: ReturnType<typeof keyedTurns>;
  /** Volumes that this agent has staged. */
  readonly staged: Set<string>;
  /** Volumes that pods are to have, with the uids of those pods, from before anything is done. */
  readonly wanted: Map<string, { readonly record: VolumeRecord; readonly uids: Set<string> }>;
  readonly inUse: Set<string>;
}

function keyOf({ driverName, volumeHandle }: VolumeKey): string {
  return `${driverName}^${volumeHandle}`;
}

function uniqueName(volume: VolumeKey, { labelDomain }: Pick<CsiVolumesOptions, "labelDomain">): string {
  return `${labelDomain}/csi/${keyOf(volume)}`;
}

/** Persistent volumes are first attached: their driver may register as late as that. */
async function setUp({ volume, pod }: Pick<Wanted, "volume" | "pod">, state: State, signal: AbortSignal) {
  const definition = await state.objects.csiDriver(volume.driverName);
  const record = recordOf({ volume, definition }, state);
  await state.inTurn(keyOf(volume), () => begin(record, { volume, pod }, state));
  const waiting = record.attachmentID === undefined ? Promise.resolve({}) : attached(volume, state, signal);
  const steps = stepsOf(volume);
  const publishContext = await volumeStep(steps.attach, volume.specName, waiting);
  return await state.inTurn(keyOf(volume), async () => {
    signal.throwIfAborted();
    const asked = askedOf({ volume, pod, definition }, state);
    if (volume.volumeLifecycleMode === "Persistent") {
      await volumeStep(steps.stage, volume.specName, stage(asked, { state, publishContext }));
    }
    const path = await volumeStep(steps.publish, volume.specName, publish(asked, { state, publishContext }));
    await growInTurn(asked, state);
    if (await isGivenToGroup(asked)) await giveToPod(path, pod);
    return path;
  });
}

function stepsOf({ isBlock }: CsiVolume): Readonly<Record<"attach" | "stage" | "publish", VolumeStep>> {
  if (isBlock) {
    return {
      attach: "MapVolume.WaitForAttach",
      stage: "MapVolume.SetUpDevice",
      publish: "MapVolume.MapPodDevice",
    };
  }
  return { attach: "MountVolume.WaitForAttach", stage: "MountVolume.MountDevice", publish: "MountVolume.SetUp" };
}

function recordOf({ volume, definition }: Pick<Wanted, "volume" | "definition">, { nodeName }: State): VolumeRecord {
  const { driverName, volumeHandle, volumeLifecycleMode, specName, isBlock } = volume;
  const isAttached = volumeLifecycleMode === "Persistent" && definition?.spec.attachRequired !== false;
  return {
    ...{ driverName, volumeHandle, specVolID: specName, volumeLifecycleMode, nodeName },
    volumeMode: isBlock ? "Block" : "Filesystem",
    ...(isAttached ? { attachmentID: attachmentName(volume, nodeName) } : {}),
  };
}

/** Says that the pod is to have the volume, before anything is done. */
async function begin(record: VolumeRecord, { volume, pod }: Pick<Wanted, "volume" | "pod">, state: State) {
  const { inUse, onInUse, wanted } = state;
  const { uid } = podIdentity(pod);
  if (volume.accessModes.includes("ReadWriteOncePod")) {
    const others = (await usersOf(record, state)).filter((each) => each !== uid);
    if (others.length > 0) {
      throw new Error("volume uses the ReadWriteOncePod access mode and is already in use by another pod");
    }
  }
  const { uids } = wanted.get(keyOf(record)) ?? { uids: new Set() };
  wanted.set(keyOf(record), { record, uids: uids.add(uid) });
  const name = uniqueName(record, state);
  if (record.attachmentID === undefined || inUse.has(name)) return;
  inUse.add(name);
  onInUse();
}

async function usersOf(record: VolumeRecord, { folders, wanted }: State): Promise<readonly string[]> {
  return [...(await folders.usersOf(record)), ...(wanted.get(keyOf(record))?.uids ?? [])];
}

function attached(volume: CsiVolume, state: State, signal: AbortSignal): Promise<Readonly<Record<string, string>>> {
  const { nodeName, objects, isReportedInUse } = state;
  const isReady = () => isReportedInUse(uniqueName(volume, state));
  return waitForAttachment({ volume, nodeName, read: objects.volumeAttachment, isReady, signal });
}

interface Publishing {
  readonly state: State;
  /** What the driver's controller has said of the attachment. */
  readonly publishContext: Readonly<Record<string, string>>;
}

/** The record is there from before the first call. */
async function stage(asked: CsiAsked, { state, publishContext }: Publishing): Promise<void> {
  const { volume, driver } = asked;
  const { folders, staged } = state;
  if (staged.has(keyOf(volume))) return;
  const record = recordOf(asked, state);
  const canStage = await driver.can(Ability.STAGE_UNSTAGE_VOLUME);
  const secrets = canStage ? await secretTexts(volume.stageSecret, asked, "NodeStage") : {};
  await writeRecord(folders.stagedRecord(record), record);
  if (!canStage) return;
  const stagingTargetPath = folders.staging(record);
  await mkdir(stagingTargetPath, { recursive: true, mode: 0o750 });
  await driver.node.nodeStageVolume({
    ...{ volumeId: volume.volumeHandle, stagingTargetPath, publishContext: { ...publishContext } },
    volumeCapability: await capabilityOf(asked),
    ...{ secrets, volumeContext: { ...volume.attributes } },
  });
  state.staged.add(keyOf(volume));
}

async function publish(asked: CsiAsked, { state, publishContext }: Publishing): Promise<string> {
  const { volume, pod, driver } = asked;
  const { folders } = state;
  const record = recordOf(asked, state);
  const isStaged = volume.volumeLifecycleMode === "Persistent" && (await driver.can(Ability.STAGE_UNSTAGE_VOLUME));
  const { uid } = podIdentity(pod);
  const targetPath = folders.target(uid, record);
  const given = await publication(asked);
  await writeRecord(folders.podRecord(uid, volume.specName), record);
  await mkdir(dirname(targetPath), { recursive: true, mode: 0o750 });
  await driver.node.nodePublishVolume({
    ...{ volumeId: volume.volumeHandle, targetPath, readonly: volume.readOnly, publishContext: { ...publishContext } },
    stagingTargetPath: isStaged ? folders.staging(record) : "",
    volumeCapability: await capabilityOf(asked),
    ...given,
  });
  return targetPath;
}

async function publishContextOf(asked: CsiAsked, state: State): Promise<Readonly<Record<string, string>>> {
  const { attachmentID } = recordOf(asked, state);
  const attachment = attachmentID === undefined ? undefined : await state.objects.volumeAttachment(attachmentID);
  return attachment?.status?.attachmentMetadata ?? {};
}

async function growInTurn(asked: CsiAsked, state: State): Promise<void> {
  const { volume, pod } = asked;
  if (volume.growth === undefined) return;
  const { folders, onGrown } = state;
  const growing = grow(volume.growth, asked, { record: recordOf(asked, state), folders });
  const step = volume.isBlock ? "MapVolume.NodeExpandVolume" : "MountVolume.NodeExpandVolume";
  if (await volumeStep(step, volume.specName, growing)) await onGrown(volume, pod);
}

async function tearDown(podUid: string, record: VolumeRecord, state: State): Promise<void> {
  const { folders, driver } = state;
  const targetPath = folders.target(podUid, record);
  await driver(record.driverName).node.nodeUnpublishVolume({ volumeId: record.volumeHandle, targetPath });
  await checkUnmounted(targetPath, state);
  await removePlace(targetPath, folders.podRecord(podUid, record.specVolID));
  if (record.volumeMode === "Block") await removeEmpty(dirname(targetPath)); // the volume's, of all pods
  await leave(podUid, record, state);
}

/** The pod has the volume no more. */
async function leave(podUid: string, record: VolumeRecord, state: State): Promise<void> {
  const { wanted } = state;
  const users = wanted.get(keyOf(record))?.uids;
  users?.delete(podUid);
  if (users?.size === 0) wanted.delete(keyOf(record));
  if (record.volumeLifecycleMode === "Ephemeral") return;
  try {
    await unstageUnused(record, state);
  } catch (error) {
    if (users !== undefined) wanted.set(keyOf(record), { record, uids: users.add(podUid) }); // it is tried again
    throw error;
  }
}

/** The record goes last: as long as it is there, the volume is taken away again. */
async function unstageUnused(record: VolumeRecord, state: State): Promise<void> {
  const { folders, staged, inUse, onInUse } = state;
  if ((await usersOf(record, state)).length > 0) return;
  staged.delete(keyOf(record));
  if (await folders.isStaged(record)) await unstage(record, state);
  if (inUse.delete(uniqueName(record, state))) onInUse();
}

async function unstage(record: VolumeRecord, state: State): Promise<void> {
  const { folders } = state;
  const driver = state.driver(record.driverName);
  const stagingTargetPath = folders.staging(record);
  if (await driver.can(Ability.STAGE_UNSTAGE_VOLUME)) {
    await driver.node.nodeUnstageVolume({ volumeId: record.volumeHandle, stagingTargetPath });
    await checkUnmounted(stagingTargetPath, state);
  }
  await removePlace(stagingTargetPath, folders.stagedRecord(record));
}

/** What is still mounted must not be removed: it is what users have stored. */
async function checkUnmounted(path: string, { mounter }: State): Promise<void> {
  const [left] = mountPointsBelow(await mounter.mountPoints(path), path);
  if (left !== undefined) throw new Error(`something is still mounted at ${left}`);
}

import { createHash } from "node:crypto";
import { dirname, join } from "node:path";
import { readState } from "../../stateFile.ts";
import { lstat, readdir, rm, rmdir } from "node:fs/promises";
import { absent, replaceFile } from "../../files.ts";

/** What a file beside a volume says of it, so that an agent that starts anew can take it away. */
export interface VolumeRecord {
  readonly driverName: string;
  readonly volumeHandle: string;
  /** Name of the persistent volume, or of the pod's own. */
  readonly specVolID: string;
  readonly volumeLifecycleMode: "Persistent" | "Ephemeral";
  readonly volumeMode: "Filesystem" | "Block";
  readonly nodeName: string;
  /** Name of the VolumeAttachment; absent where the driver attaches nothing. */
  readonly attachmentID?: string;
}

/** Where volumes of drivers lie below the agent's root folder. */
export interface CsiFolders {
  /** The file that says that a pod uses a volume: from before it is first published until after the last call. */
  readonly podRecord: (podUid: string, specName: string) => string;
  /** The file that says that a volume is staged, or may be. */
  readonly stagedRecord: (volume: VolumeKey) => string;
  /** What a driver is given as the place of a volume that it stages. */
  readonly staging: (record: VolumeRecord) => string;
  /** What a driver is given as the place of the volume of one pod: a folder, or the file of a device. */
  readonly target: (podUid: string, record: VolumeRecord) => string;
  readonly podRecords: (podUid: string) => Promise<readonly VolumeRecord[]>;
  readonly stagedRecords: () => Promise<readonly VolumeRecord[]>;
  /** Whether there is such a file. */
  readonly isStaged: (volume: VolumeKey) => Promise<boolean>;
  /** Uids of the pods that use a volume. */
  readonly usersOf: (volume: VolumeKey) => Promise<readonly string[]>;
}

export type VolumeKey = Pick<VolumeRecord, "driverName" | "volumeHandle">;

const recordName = "vol_data.json";

/** Names are those of the field, below the platform's domain: `pods/<uid>/volumes/orch.io~csi/<volume>/mount`. */
export function csiFolders(rootFolder: string, labelDomain: string): CsiFolders {
  const pods = join(rootFolder, "pods");
  const plugin = join(rootFolder, "plugins", labelDomain, "csi");
  const ofPod = (uid: string) => join(pods, uid, "volumes", `${labelDomain}~csi`);
  const staged = ({ driverName, volumeHandle }: VolumeKey) => {
    return join(plugin, driverName, createHash("sha256").update(volumeHandle).digest("hex"));
  };
  const devices = join(plugin, "volumeDevices");
  const podRecords = (uid: string) => recordsIn(ofPod(uid));
  return {
    podRecord: (uid, specName) => join(ofPod(uid), specName, recordName),
    stagedRecord: (volume) => join(staged(volume), recordName),
    staging: (record) =>
      record.volumeMode === "Block" ? join(devices, "staging", record.specVolID) : join(staged(record), "globalmount"),
    target: (uid, { specVolID, volumeMode }) =>
      volumeMode === "Block" ? join(devices, "publish", specVolID, uid) : join(ofPod(uid), specVolID, "mount"),
    podRecords,
    stagedRecords: async () => {
      const drivers = await namesIn(plugin);
      return (await Promise.all(drivers.map((each) => recordsIn(join(plugin, each))))).flat();
    },
    isStaged: async (volume) => (await recordAt(join(staged(volume), recordName))) !== undefined,
    usersOf: async ({ driverName, volumeHandle }) => {
      const uids = await namesIn(pods);
      const isUser = await Promise.all(
        uids.map(async (uid) =>
          (await podRecords(uid)).some((each) => each.driverName === driverName && each.volumeHandle === volumeHandle),
        ),
      );
      return uids.filter((_, index) => isUser[index]);
    },
  };
}

export function writeRecord(path: string, record: VolumeRecord): Promise<void> {
  return replaceFile(path, JSON.stringify(record));
}

/**
 * Removes what a driver has left at the place of a volume, the record beside it, and their folder. Folders that are not
 * empty stay, with an Error: what is in them may be data of a user.
 */
export async function removePlace(place: string, record: string): Promise<void> {
  const found = await lstat(place).catch(absent);
  if (found?.isDirectory()) await rmdir(place);
  else if (found !== undefined) await rm(place);
  await rm(record, { force: true });
  await rmdir(dirname(record)).catch(absent);
}

/** Removes a folder when it is empty. */
export async function removeEmpty(folder: string): Promise<void> {
  await rmdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "ENOTEMPTY") absent(error);
  });
}

async function recordsIn(folder: string): Promise<readonly VolumeRecord[]> {
  const found = await Promise.all((await namesIn(folder)).map((each) => recordAt(join(folder, each, recordName))));
  return found.filter((each) => each !== undefined);
}

async function recordAt(path: string): Promise<VolumeRecord | undefined> {
  return (await readState(path).catch(absent)) as VolumeRecord | undefined;
}

async function namesIn(folder: string): Promise<readonly string[]> {
  return (await readdir(folder).catch(absent)) ?? [];
}

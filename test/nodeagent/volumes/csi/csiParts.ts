import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as assert from "uvu/assert";
import type { PersistentVolumeClaim } from "../../../../generated/core/v1/persistentVolumeClaim.ts";
import type { Secret } from "../../../../generated/core/v1/secret.ts";
import type { CSIDriver } from "../../../../generated/storage/v1/csiDriver.ts";
import type { VolumeAttachment } from "../../../../generated/storage/v1/volumeAttachment.ts";
import type { CsiCall } from "../../../../runtime/nodeagent/volumes/csi/csiDriver.ts";
import { type CsiDrivers, csiDrivers } from "../../../../runtime/nodeagent/volumes/csi/csiDrivers.ts";
import { csiFolders } from "../../../../runtime/nodeagent/volumes/csi/csiFolders.ts";
import { type CsiVolumes, openCsiVolumes } from "../../../../runtime/nodeagent/volumes/csi/csiVolumes.ts";
import { type CsiVolume, persistentCsiVolume } from "../../../../runtime/nodeagent/volumes/csi/csiVolume.ts";
import type { SeLinux } from "../../../../runtime/nodeagent/volumes/csi/seLinuxLabel.ts";
import { podOf } from "../../podOf.ts";
import { type ScriptedDriver, type ScriptedDriverOptions, startScriptedDriver } from "./scriptedDriver.ts";

export const name = "disks.test";
export const reported = new Set<string>();
export const definitions = new Map<string, CSIDriver>();
export const attachments = new Map<string, VolumeAttachment>();
export const secrets = new Map<string, Secret>();
const running: ScriptedDriver[] = [];
const roots: string[] = [];
export const grown: string[] = [];
/** Milliseconds of the agents' clock. */
export const clock = { nowMs: 0 };

export const never = new AbortController().signal;

interface Parts {
  readonly root: string;
  readonly driver: ScriptedDriver;
  readonly drivers: CsiDrivers;
  readonly csi: CsiVolumes;
  readonly calls: CsiCall[];
  /** Another agent over the same files. */
  readonly again: () => Promise<CsiVolumes>;
}

/** Ends what tests have begun. */
export async function stopParts(): Promise<void> {
  await Promise.all(running.splice(0).map((each) => each.stop()));
  for (const each of roots.splice(0)) rmSync(each, { recursive: true });
}

/** A driver, registered, and the volumes that an agent has of it. */
interface PartsOptions {
  readonly seLinux?: SeLinux;
  readonly hasHealth?: boolean;
}

export async function parts(
  spec: CSIDriver["spec"] = { attachRequired: false },
  options: Partial<ScriptedDriverOptions> = {},
  { seLinux = { isThere: false, isGateOn: () => true }, hasHealth = false }: PartsOptions = {},
): Promise<Parts> {
  const root = mkdtempSync(join(tmpdir(), "orch-csi-"));
  roots.push(root);
  definitions.set(name, { metadata: { name }, spec });
  const driver = await startScriptedDriver({ folder: root, name, ...options });
  running.push(driver);
  const calls: CsiCall[] = [];
  const drivers = csiDrivers({ onCall: (each) => calls.push(each), onRegistered: () => {}, onGone: () => {} });
  await drivers.register({ name, endpoint: driver.socketPath, supportedVersions: ["1.0.0"] });
  const objects = {
    csiDriver: async (each: string) => definitions.get(each),
    volumeAttachment: async (each: string) => attachments.get(each),
    secret: async (namespace: string, each: string) => secrets.get(`${namespace}/${each}`),
    token: async (_: unknown, asked: { audience: string; expirationSeconds: number }) => {
      return { token: `t-${asked.audience}-${asked.expirationSeconds}`, expiresAtMs: 1_000_000 };
    },
  };
  const open = () =>
    openCsiVolumes({
      ...{ folders: csiFolders(root, "orch.io"), objects, driver: drivers.get, hasDriver: drivers.has },
      ...{ nodeName: "north", labelDomain: "orch.io", keyPrefix: "csi.storage.orch.io", nowMs: () => clock.nowMs },
      ...{ mounter: { mountPoints: async () => [] }, seLinux, hasHealth },
      ...{ isReportedInUse: (each) => reported.has(each), onInUse: () => {} },
      onGrown: async ({ specName, growth }) => void grown.push(`${specName} ${growth?.capacity}`),
    });
  return { root, driver, drivers, calls, csi: await open(), again: open };
}

/** A persistent volume of the driver. */
export function disk(
  handle: string,
  fields: object = {},
  csi: object = {},
  claim: PersistentVolumeClaim = {},
): CsiVolume {
  const accessModes: ["ReadWriteOnce"] = ["ReadWriteOnce"];
  const spec = { csi: { driver: name, volumeHandle: handle, ...csi }, accessModes, ...fields };
  const found = persistentCsiVolume({ metadata: { name: `pv-${handle}` }, spec }, { readOnly: false, claim });
  if (found === undefined) throw new Error("the volume is none of a driver");
  return found;
}

export const podWith = (uid: string, spec: Parameters<typeof podOf>[0] = {}) => podOf(spec, { uid });

export async function refusal(work: Promise<unknown>): Promise<string> {
  return await work.then(
    () => "it did not fail",
    (error: Error) => error.message,
  );
}

export function specOf(id: string): VolumeAttachment["spec"] {
  return { attacher: name, nodeName: "north", source: { persistentVolumeName: id } };
}

export async function turns(isSo: () => boolean): Promise<void> {
  for (let count = 0; count < 500 && !isSo(); count++) await new Promise((resolve) => setTimeout(resolve, 5));
  assert.ok(isSo());
}

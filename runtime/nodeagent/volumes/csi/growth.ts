import type { Client } from "../../../../generated/client.ts";
import type { PersistentVolume } from "../../../../generated/core/v1/persistentVolume.ts";
import type { PersistentVolumeClaim } from "../../../../generated/core/v1/persistentVolumeClaim.ts";
import { NodeServiceCapability_RPC_Type as Ability } from "../../../../generated/pb/csi/v1/csi_pb.ts";
import { compareQuantities, wholeValue } from "../../../schema/quantity.ts";
import { podIdentity } from "../../container/podIdentity.ts";
import type { VolumeRecord } from "./csiFolders.ts";
import { type CsiAsked, capabilityOf, secretTexts } from "./csiRequest.ts";
import { type SecretName, secretName } from "./csiVolume.ts";
import type { CsiFolders } from "./csiFolders.ts";

/** A volume that has become larger, and whose file system has not. */
export interface Growth {
  readonly claim: PersistentVolumeClaim;
  /** A quantity: what the volume has. */
  readonly capacity: string;
  readonly secret: SecretName | undefined;
}

/** What the node has still to do for a volume to be as large as it is; undefined where there is nothing. */
export function growthOf({ spec }: PersistentVolume, claim: PersistentVolumeClaim): Growth | undefined {
  const capacity = spec?.capacity?.storage;
  const known = claim.status?.capacity?.storage;
  if (capacity === undefined || known === undefined) return undefined;
  if ((compareQuantities(String(capacity), String(known)) ?? 0) <= 0) return undefined;
  return { claim, capacity: String(capacity), secret: secretName(spec?.csi?.nodeExpandSecretRef) };
}

/** Has a driver make the file system as large as the volume is. Resolves to whether it did: not all drivers can. */
export async function grow(
  growth: Growth,
  asked: CsiAsked,
  { record, folders }: { readonly record: VolumeRecord; readonly folders: CsiFolders },
): Promise<boolean> {
  const { volume, pod, driver } = asked;
  if (!(await driver.can(Ability.EXPAND_VOLUME))) return false;
  const isStaged = await driver.can(Ability.STAGE_UNSTAGE_VOLUME);
  await driver.node.nodeExpandVolume({
    volumeId: volume.volumeHandle,
    volumePath: folders.target(podIdentity(pod).uid, record),
    stagingTargetPath: isStaged ? folders.staging(record) : "",
    capacityRange: { requiredBytes: BigInt(wholeValue(growth.capacity)) },
    volumeCapability: await capabilityOf(asked),
    secrets: await secretTexts(growth.secret, asked),
  });
  return true;
}

const pending: ReadonlySet<string> = new Set(["Resizing", "FileSystemResizePending", "NodeResizeError"]);

/** Says in the status of a claim that its volume has grown. */
export async function reportGrown({ core }: Pick<Client, "core">, { claim, capacity }: Growth): Promise<void> {
  const { name = "", namespace = "" } = claim.metadata ?? {};
  const conditions = (claim.status?.conditions ?? []).filter(({ type }) => !pending.has(type));
  const status = { capacity: { storage: capacity }, conditions, allocatedResourceStatuses: null };
  const claims = core.v1.persistentvolumeclaims.namespace(namespace);
  await claims.status.patch(name, { type: "merge", body: { status } });
}

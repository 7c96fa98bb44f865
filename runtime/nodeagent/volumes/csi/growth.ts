import type { Client } from "../../../../generated/client.ts";
import { NodeServiceCapability_RPC_Type as Ability } from "../../../../generated/pb/csi/v1/csi_pb.ts";
import { wholeValue } from "../../../schema/quantity.ts";
import { podIdentity } from "../../container/podIdentity.ts";
import type { CsiFolders, VolumeRecord } from "./csiFolders.ts";
import { type CsiAsked, capabilityOf, secretTexts } from "./csiRequest.ts";
import type { Growth } from "./growthOf.ts";

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
    secrets: await secretTexts(growth.secret, asked, "NodeExpand"),
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

import {
  NodeServiceCapability_RPC_Type as Ability,
  VolumeUsage_Unit as Unit,
} from "../../../../generated/pb/csi/v1/csi_pb.ts";
import type { VolumeSample } from "../../stats/samples.ts";
import type { CsiDriver } from "./csiDriver.ts";

/** What a driver says of the space of a volume; undefined where it says nothing. */
export async function driverUsage(
  driver: CsiDriver,
  { volumeId, volumePath }: { readonly volumeId: string; readonly volumePath: string },
): Promise<VolumeSample | undefined> {
  if (!(await driver.can(Ability.GET_VOLUME_STATS))) return undefined;
  const { usage } = await driver.node.nodeGetVolumeStats({ volumeId, volumePath });
  const bytes = usage.find(({ unit }) => unit === Unit.BYTES);
  if (bytes === undefined) return undefined;
  const inodes = usage.find(({ unit }) => unit === Unit.INODES);
  return {
    usage: { bytes: Number(bytes.used), inodes: Number(inodes?.used ?? 0n) },
    fileSystem: {
      ...{ capacityBytes: Number(bytes.total), availableBytes: Number(bytes.available) },
      ...{ inodes: Number(inodes?.total ?? 0n), inodesFree: Number(inodes?.available ?? 0n) },
    },
    isLocal: false,
  };
}

import {
  NodeServiceCapability_RPC_Type as Ability,
  VolumeUsage_Unit as Unit,
} from "../../../../generated/pb/csi/v1/csi_pb.ts";
import type { VolumeSample } from "../../stats/samples.ts";
import type { CsiDriver } from "./csiDriver.ts";

export interface DriverUsageAsked {
  readonly volumeId: string;
  readonly volumePath: string;
  /** How the volume is is asked for, too. */
  readonly hasHealth: boolean;
}

/** What a driver says of the space of a volume, and how the volume is; undefined where it says nothing. */
export async function driverUsage(
  driver: CsiDriver,
  { volumeId, volumePath, hasHealth }: DriverUsageAsked,
): Promise<VolumeSample | undefined> {
  if (!(await driver.can(Ability.GET_VOLUME_STATS))) return undefined;
  const { usage, volumeCondition } = await driver.node.nodeGetVolumeStats({ volumeId, volumePath });
  const bytes = usage.find(({ unit }) => unit === Unit.BYTES);
  if (bytes === undefined) return undefined;
  const isAsked = hasHealth && volumeCondition !== undefined && (await driver.can(Ability.VOLUME_CONDITION));
  const inodes = usage.find(({ unit }) => unit === Unit.INODES);
  return {
    usage: { bytes: Number(bytes.used), inodes: Number(inodes?.used ?? 0n) },
    fileSystem: {
      ...{ capacityBytes: Number(bytes.total), availableBytes: Number(bytes.available) },
      ...{ inodes: Number(inodes?.total ?? 0n), inodesFree: Number(inodes?.available ?? 0n) },
    },
    isLocal: false,
    ...(isAsked ? { health: { isAbnormal: volumeCondition.abnormal, message: volumeCondition.message } } : {}),
  };
}

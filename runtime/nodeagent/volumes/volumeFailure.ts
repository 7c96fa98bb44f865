import { runtimeMessage } from "../cri/connectRuntime.ts";

/** Why a step of a volume failed, in words that name the step and the volume. */
export class VolumeFailure extends Error {}

/** "MountVolume.SetUp", "MountVolume.MountDevice", "MapVolume.SetUpDevice" */
export type VolumeStep = `${"MountVolume" | "MapVolume"}.${string}`;

/** Resolves as the work does. Rejects with a VolumeFailure; one that is already such stays as it is. */
export async function volumeStep<T>(step: VolumeStep, volumeName: string, work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof VolumeFailure) throw error;
    throw new VolumeFailure(`${step} failed for volume "${volumeName}" : ${runtimeMessage(error)}`, { cause: error });
  }
}

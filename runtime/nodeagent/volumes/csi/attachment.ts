import { createHash } from "node:crypto";
import type { VolumeAttachment } from "../../../../generated/storage/v1/volumeAttachment.ts";
import { pause } from "../../../lib/pause.ts";
import type { VolumeKey } from "./csiFolders.ts";

/** Name of the object by which a volume is attached to a node. */
export function attachmentName({ driverName, volumeHandle }: VolumeKey, nodeName: string): string {
  return `csi-${createHash("sha256").update(`${volumeHandle}${driverName}${nodeName}`).digest("hex")}`;
}

export interface AttachmentWait {
  readonly volume: VolumeKey;
  readonly nodeName: string;
  /** Reads a VolumeAttachment; undefined where there is none. */
  readonly read: (name: string) => Promise<VolumeAttachment | undefined>;
  /** Whether nothing else keeps the volume from being used. */
  readonly isReady: () => boolean;
  readonly signal: AbortSignal;
}

const lookMs = 500;
/** @limit Wait for a volume to be attached to the node: the pod's volumes fail, and are tried again. */
const waitMs = 120_000;

/**
 * Resolves with what the driver's controller has said of the attachment, once the volume is attached. Rejects with an
 * Error when it cannot be, or is not in time.
 */
export async function waitForAttachment(wait: AttachmentWait): Promise<Readonly<Record<string, string>>> {
  const { volume, nodeName, read, isReady, signal } = wait;
  const name = attachmentName(volume, nodeName);
  const endMs = performance.now() + waitMs;
  while (performance.now() < endMs) {
    signal.throwIfAborted();
    const found = await read(name);
    if (found?.metadata?.deletionTimestamp !== undefined) throw new Error("volume attachment is being deleted");
    const { attached = false, attachError, attachmentMetadata = {} } = found?.status ?? {};
    if (attached && isReady()) return attachmentMetadata;
    if (attachError !== undefined) throw new Error(attachError.message ?? "the volume cannot be attached");
    await pause(lookMs, signal);
  }
  const { driverName, volumeHandle } = volume;
  throw new Error(
    `timed out waiting for external-attacher of ${driverName} CSI driver to attach volume ${volumeHandle}`,
  );
}

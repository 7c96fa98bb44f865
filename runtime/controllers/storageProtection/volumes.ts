import type { ControllerContext } from "../frame/controller.ts";
import { runProtection } from "./protect.ts";

/** Keeps volumes that are being deleted while they are bound to a claim. */
export async function runVolumeProtection(context: ControllerContext): Promise<void> {
  const { client, informers, newQueue, platform, signal } = context;
  const { persistentvolumes } = client.core.v1;
  await runProtection(
    {
      queue: newQueue("pvprotection"),
      objects: informers.of(persistentvolumes),
      finalizer: platform.names.finalizerVolumeProtection,
      isInUse: ({ status }) => status?.phase === "Bound",
      update: (volume) => persistentvolumes.update(volume, { signal }),
    },
    context,
  );
}

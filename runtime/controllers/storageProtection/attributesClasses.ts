import type { Client } from "../../../generated/client.ts";
import type { ControllerContext } from "../frame/controller.ts";
import { runProtection } from "./protect.ts";

/** Keeps classes of volume attributes that are being deleted while a claim or a volume names them. */
export async function runAttributesProtection(context: ControllerContext): Promise<void> {
  const { client, informers, newQueue, platform, signal, onReady } = context;
  const classes = (client as Partial<Client>).storage?.v1?.volumeattributesclasses;
  if (classes === undefined) {
    onReady();
    return;
  }
  const queue = newQueue("vacprotection");
  const objects = informers.of(classes);
  const claims = informers.of(client.core.v1.persistentvolumeclaims);
  const volumes = informers.of(client.core.v1.persistentvolumes);
  const considerAll = () => {
    for (const { metadata } of objects.store.list())
      if (metadata.deletionTimestamp !== undefined) queue.add(metadata.name);
  };
  claims.addHandler({ update: considerAll, delete: considerAll });
  volumes.addHandler({ update: considerAll, delete: considerAll });
  const isInUse = ({ metadata: { name } }: { readonly metadata: { readonly name: string } }) =>
    claims.store.list().some(({ spec, status }) => {
      const named = [spec?.volumeAttributesClassName, status?.currentVolumeAttributesClassName];
      return [...named, status?.modifyVolumeStatus?.targetVolumeAttributesClassName].includes(name);
    }) || volumes.store.list().some(({ spec }) => spec?.volumeAttributesClassName === name);
  await runProtection(
    {
      queue,
      objects,
      finalizer: platform.names.finalizerAttributesProtection,
      isInUse,
      update: (object) => classes.update(object, { signal }),
      synced: [claims.synced, volumes.synced],
    },
    context,
  );
}

import type { ApiObject, Platform } from "../../schema/index.ts";
import type { AdmissionPlugin } from "../plugin.ts";

/** New claims, volumes and classes of volume attributes get the finalizer that keeps them while they are in use. */
export function storageInUse({ apiDomain, names }: Platform): AdmissionPlugin {
  const finalizers = new Map([
    ["/persistentvolumeclaims", names.finalizerClaimProtection],
    ["/persistentvolumes", names.finalizerVolumeProtection],
    [`storage.${apiDomain}/volumeattributesclasses`, names.finalizerAttributesProtection],
  ]);
  return {
    name: "StorageObjectInUseProtection",
    mutate: ({ operation, descriptor: { group, plural }, subresource }, object) => {
      if (operation !== "create" || subresource !== "") return;
      const finalizer = finalizers.get(`${group}/${plural}`);
      if (finalizer !== undefined) protect(object, finalizer);
    },
  };
}

function protect({ metadata = {} }: ApiObject, finalizer: string): void {
  const { finalizers = [] } = metadata;
  if (!finalizers.includes(finalizer)) metadata.finalizers = [...finalizers, finalizer];
}

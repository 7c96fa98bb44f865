import type { StorageClass } from "../../generated/storage/v1/storageClass.ts";
import type { Platform } from "../schema/index.ts";
import type { Registry } from "./registry.ts";
import { decodeStored } from "./storedForm.ts";

/** Tells whether volumes of a storage class can grow; those of a class that is not there cannot. */
export function growingClasses(
  registry: Pick<Registry, "store">,
  { apiDomain }: Pick<Platform, "apiDomain">,
): (name: string) => boolean {
  const store = registry.store(`storage.${apiDomain}`, "storageclasses");
  return (name) => {
    const entry = store?.get("", name);
    return entry !== undefined && (decodeStored(entry.bytes) as StorageClass).allowVolumeExpansion === true;
  };
}

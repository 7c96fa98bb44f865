import type { PersistentVolumeClaim } from "../../generated/core/v1/persistentVolumeClaim.ts";
import { forbidden } from "../../generated/errors.ts";
import type { StorageClass } from "../../generated/storage/v1/storageClass.ts";
import type { AdmissionPlugin } from "../admission/chain.ts";
import type { Platform } from "../schema/index.ts";
import type { Registry } from "./registry.ts";
import { decodeStored } from "./storedForm.ts";
import { compareQuantities } from "./strategies/quantity.ts";

const group = "";
const resource = "persistentvolumeclaims";
const text =
  "only dynamically provisioned pvc can be resized and the storageclass that provisions the pvc must support resize";

/** A claim asks for more only where its class says that volumes can grow. */
export function claimGrowth(
  registry: Pick<Registry, "store">,
  { apiDomain }: Pick<Platform, "apiDomain">,
): AdmissionPlugin {
  const classes = registry.store(`storage.${apiDomain}`, "storageclasses");
  const mayGrow = (className: string | undefined): boolean => {
    const entry = className ? classes?.get("", className) : undefined;
    return entry !== undefined && (decodeStored(entry.bytes) as StorageClass).allowVolumeExpansion === true;
  };
  return {
    name: "ClaimGrowth",
    validate: ({ operation, descriptor, subresource, name }, object, old) => {
      if (operation !== "update" || subresource !== "") return undefined;
      if (descriptor.plural !== resource || descriptor.group !== group) return undefined;
      const [now, before] = [object, old] as (PersistentVolumeClaim | undefined)[];
      if (!grows(now, before) || mayGrow(now?.spec?.storageClassName)) return undefined;
      return forbidden({ group, resource }, name, text);
    },
  };
}

function grows(now: PersistentVolumeClaim | undefined, before: PersistentVolumeClaim | undefined): boolean {
  const [size, old] = [now, before].map((each) => each?.spec?.resources?.requests?.storage);
  return size !== undefined && old !== undefined && (compareQuantities(size, old) ?? 0) > 0;
}

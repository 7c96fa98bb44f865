import type { PersistentVolumeClaim } from "../../../generated/core/v1/persistentVolumeClaim.ts";
import type { StorageClass } from "../../../generated/storage/v1/storageClass.ts";
import type { ApiObject } from "../../schema/index.ts";
import type { AdmissionPlugin } from "../plugin.ts";
import { refused } from "../refused.ts";
import type { Stored } from "../stored.ts";

export interface ClaimGrowthOptions {
  /** Below zero, zero, or above it, as a is less than b, equal or more. */
  readonly compare: (a: string | number, b: string | number) => number | undefined;
  readonly classes: Pick<Stored<StorageClass>, "find">;
}

const group = "";
const resource = "persistentvolumeclaims";
const text =
  "only dynamically provisioned pvc can be resized and the storageclass that provisions the pvc must support resize";

/** A claim asks for more only where its class says that volumes can grow. */
export function claimGrowth({ compare, classes }: ClaimGrowthOptions): AdmissionPlugin {
  return {
    name: "PersistentVolumeClaimResize",
    validate: (attributes, claim, old) => {
      const { operation, descriptor, subresource } = attributes;
      if (operation !== "update" || subresource !== "") return undefined;
      if (descriptor.plural !== resource || descriptor.group !== group) return undefined;
      const [size, before] = [sizeOf(claim), sizeOf(old)];
      if (size === undefined || before === undefined || (compare(size, before) ?? 0) <= 0) return undefined;
      const storageClass = (claim as PersistentVolumeClaim).spec?.storageClassName;
      const canGrow = storageClass ? classes.find("", storageClass)?.allowVolumeExpansion === true : false;
      return canGrow ? undefined : refused(attributes, text);
    },
  };
}

function sizeOf(claim: ApiObject | undefined): string | number | undefined {
  return (claim as PersistentVolumeClaim | undefined)?.spec?.resources?.requests?.storage;
}

import type { PersistentVolumeClaim } from "../../../generated/core/v1/persistentVolumeClaim.ts";
import { forbidden } from "../../../generated/errors.ts";
import type { ApiObject } from "../../schema/index.ts";
import type { AdmissionPlugin } from "../plugin.ts";

export interface ClaimGrowthOptions {
  /** Below zero, zero, or above it, as a is less than b, equal or more. */
  readonly compare: (a: string | number, b: string | number) => number | undefined;
  /** Whether volumes of a storage class can grow. */
  readonly canGrow: (storageClass: string) => boolean;
}

const group = "";
const resource = "persistentvolumeclaims";
const text =
  "only dynamically provisioned pvc can be resized and the storageclass that provisions the pvc must support resize";

/** A claim asks for more only where its class says that volumes can grow. */
export function claimGrowth({ compare, canGrow }: ClaimGrowthOptions): AdmissionPlugin {
  return {
    name: "PersistentVolumeClaimResize",
    validate: ({ operation, descriptor, subresource, name }, claim, old) => {
      if (operation !== "update" || subresource !== "") return undefined;
      if (descriptor.plural !== resource || descriptor.group !== group) return undefined;
      const [size, before] = [sizeOf(claim), sizeOf(old)];
      if (size === undefined || before === undefined || (compare(size, before) ?? 0) <= 0) return undefined;
      const storageClass = (claim as PersistentVolumeClaim).spec?.storageClassName;
      return storageClass && canGrow(storageClass) ? undefined : forbidden({ group, resource }, name, text);
    },
  };
}

function sizeOf(claim: ApiObject | undefined): string | number | undefined {
  return (claim as PersistentVolumeClaim | undefined)?.spec?.resources?.requests?.storage;
}

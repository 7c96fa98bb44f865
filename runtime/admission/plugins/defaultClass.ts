import type { PersistentVolumeClaim } from "../../../generated/core/v1/persistentVolumeClaim.ts";
import type { Ingress } from "../../../generated/networking/v1/ingress.ts";
import type { ApiObject, Platform } from "../../schema/index.ts";
import type { AdmissionAttributes, AdmissionPlugin } from "../plugin.ts";
import { foundIn, type Stored } from "../stored.ts";

export interface DefaultClassOptions {
  readonly classes: Pick<Stored<ApiObject>, "all">;
  readonly platform: Pick<Platform, "apiDomain" | "names">;
}

/** New claims that name no storage class get the one that is the default. */
export function defaultStorageClass({ classes, platform: { names } }: DefaultClassOptions): AdmissionPlugin {
  const storageNames = [names.annotationDefaultStorageClass, names.annotationDefaultStorageClassBeta];
  const defaultOf = foundIn(classes, (all) => newestDefault(all, storageNames));
  return {
    name: "DefaultStorageClass",
    mutate: (attributes, object) => {
      if (!isNew(attributes, "", "persistentvolumeclaims")) return;
      const { metadata, spec } = object as PersistentVolumeClaim;
      if (metadata?.annotations?.[names.annotationStorageClass] !== undefined) return;
      const name = spec?.storageClassName === undefined ? defaultOf() : undefined;
      if (spec !== undefined && name !== undefined) spec.storageClassName = name;
    },
  };
}

/** New ingresses that name no class, in no way, get the one that is the default. */
export function defaultIngressClass({ classes, platform }: DefaultClassOptions): AdmissionPlugin {
  const { names, apiDomain } = platform;
  const defaultOf = foundIn(classes, (all) => newestDefault(all, [names.annotationDefaultIngressClass]));
  return {
    name: "DefaultIngressClass",
    mutate: (attributes, object) => {
      if (!isNew(attributes, `networking.${apiDomain}`, "ingresses")) return;
      const { metadata, spec } = object as Ingress;
      if (spec === undefined || spec.ingressClassName !== undefined) return;
      if (metadata?.annotations?.[names.annotationIngressClass] !== undefined) return;
      const name = defaultOf();
      if (name !== undefined) spec.ingressClassName = name;
    },
  };
}

function isNew(attributes: AdmissionAttributes, group: string, plural: string): boolean {
  const { operation, descriptor, subresource } = attributes;
  return operation === "create" && subresource === "" && descriptor.plural === plural && descriptor.group === group;
}

/**
 * Name of the class that one of the annotations makes the default. Of several, the newest counts: it says what is
 * meant now. The list is in the order of names.
 */
function newestDefault(classes: readonly ApiObject[], annotations: readonly string[]): string | undefined {
  let newest: ApiObject["metadata"];
  for (const { metadata } of classes) {
    const isDefault = annotations.some((each) => metadata?.annotations?.[each] === "true");
    if (metadata === undefined || !isDefault) continue;
    if (newest === undefined || timeOf(metadata) > timeOf(newest)) newest = metadata;
  }
  return newest?.name;
}

function timeOf({ creationTimestamp }: NonNullable<ApiObject["metadata"]>): string {
  return creationTimestamp ?? "";
}

import type { Pod } from "../../../generated/core/v1/pod.ts";
import { podAmounts, podQuantities, quantityText } from "../container/amounts.ts";
import { compareQuantities, isPositive, wholeValue } from "../../schema/quantity.ts";
import { type DiskLayout, ephemeralUsage } from "./diskLayout.ts";
import { type PodUsage, sumOf } from "./podUsage.ts";

/** A limit of a pod's own that it has gone over. */
export interface Excess {
  /** As metrics name it. */
  readonly signal: "emptydirfs.limit" | "ephemeralpodfs.limit" | "ephemeralcontainerfs.limit";
  readonly message: string;
}

/** Which of its limits on the node's disk a pod has gone over: of a volume, of its own, or of a container. */
export function excessOf(usage: PodUsage, layout: DiskLayout): Excess | undefined {
  return volumeExcess(usage) ?? podExcess(usage) ?? containerExcess(usage, layout);
}

/** Whether a pod has any limit that `excessOf` looks at. */
export function hasLocalLimits(pod: Pod): boolean {
  const volumes = pod.spec?.volumes ?? [];
  return (
    volumes.some(({ emptyDir }) => isPositive(emptyDir?.sizeLimit)) || podAmounts(pod, "limits")[storage] !== undefined
  );
}

function volumeExcess({ pod, volumes }: PodUsage): Excess | undefined {
  const over = (pod.spec?.volumes ?? []).find(({ name, emptyDir }) => {
    const used = volumes.get(name)?.bytes ?? 0;
    return isPositive(emptyDir?.sizeLimit) && (compareQuantities(used, emptyDir?.sizeLimit ?? 0) ?? 0) > 0;
  });
  if (over === undefined) return undefined;
  const limit = JSON.stringify(quantityText(over.emptyDir?.sizeLimit ?? 0));
  return {
    signal: "emptydirfs.limit",
    message: `Usage of EmptyDir volume ${JSON.stringify(over.name)} exceeds the limit ${limit}. `,
  };
}

function podExcess(usage: PodUsage): Excess | undefined {
  const limit = podQuantities(usage.pod, "limits")[storage];
  if (limit === undefined || ephemeralUsage(usage, { hasLayers: true }).bytes <= wholeValue(limit)) return undefined;
  return {
    signal: "ephemeralpodfs.limit",
    message: `Pod ephemeral local storage usage exceeds the total limit of containers ${limit}. `,
  };
}

/** Init containers, sidecars too, count for their pod alone. */
function containerExcess({ pod, containers }: PodUsage, layout: DiskLayout): Excess | undefined {
  for (const { name, resources } of pod.spec?.containers ?? []) {
    const limit = resources?.limits?.[storage];
    const used = containers.find((each) => each.name === name);
    if (!isPositive(limit) || limit === undefined || used === undefined) continue;
    const { bytes } = sumOf(layout === "images" ? [used.log] : [used.log, used.layer]);
    if (bytes <= wholeValue(limit)) continue;
    return {
      signal: "ephemeralcontainerfs.limit",
      message: `Container ${name} exceeded its local ephemeral storage limit ${JSON.stringify(quantityText(limit))}. `,
    };
  }
  return undefined;
}

const storage = "ephemeral-storage";

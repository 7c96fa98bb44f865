import { createHash } from "node:crypto";
import type { Pod, PodSpec } from "../../../generated/core/v1/pod.ts";
import type { Toleration } from "../../../generated/core/v1/scheduling.ts";
import { memberOf } from "../../schema/object.ts";
import type { Platform } from "../../schema/platform.ts";
import { systemPriorities } from "../../schema/pods/systemPriorities.ts";

export interface StaticPodContext {
  readonly names: Platform["names"];
  readonly nodeName: string;
  /** What the pod came from: "file" or "http". */
  readonly source: "file" | "http";
  /** Path or URL. */
  readonly origin: string;
  readonly nowMs: number;
}

/** The name of a pod among all pods of a node: "default/web". */
export function fullName({ metadata }: Pod): string {
  return `${metadata?.namespace ?? ""}/${metadata?.name ?? ""}`;
}

/** A pod of a manifest as the node runs it: with the node in its name, and an identity that its content gives. */
export function staticPod(manifest: Pod, context: StaticPodContext): Pod {
  const { names, nodeName, source, origin, nowMs } = context;
  const { metadata = {}, spec = { containers: [] } } = manifest;
  const hash = createHash("md5")
    .update(JSON.stringify([nodeName, origin, manifest]))
    .digest("hex");
  return {
    ...manifest,
    metadata: {
      ...metadata,
      name: `${metadata.name ?? ""}-${nodeName.toLowerCase()}`,
      namespace: metadata.namespace || "default",
      uid: metadata.uid || hash,
      creationTimestamp: new Date(nowMs).toISOString(),
      annotations: {
        ...metadata.annotations,
        [names.annotationConfigHash]: hash,
        [names.annotationConfigSeen]: new Date(nowMs).toISOString(),
        [names.annotationConfigSource]: source,
      },
    },
    spec: {
      ...spec,
      ...systemPriority(spec),
      nodeName,
      ...(source === "file" ? { tolerations: tolerant(spec.tolerations) } : {}),
    },
    status: { phase: "Pending" },
  };
}

/** No taint drives away a pod of a file: the agent alone says when it ends. */
function tolerant(tolerations: readonly Toleration[] = []): Toleration[] {
  const isSame = ({ key = "", operator, effect, value = "" }: Toleration) =>
    key === "" && operator === "Exists" && effect === "NoExecute" && value === "";
  return [...tolerations.filter((each) => !isSame(each)), { operator: "Exists", effect: "NoExecute" }];
}

/** The classes of the system are known without a server; it says of others what they mean. */
function systemPriority({ priorityClassName = "", priority }: PodSpec): Pick<PodSpec, "priority"> {
  const known = priority ?? memberOf<number>(systemPriorities, priorityClassName);
  return known === undefined ? {} : { priority: known };
}

/** Whether two states of a static pod are the same one: when it was seen does not count. */
export function hashOf({ metadata }: Pod, names: Platform["names"]): string {
  return metadata?.annotations?.[names.annotationConfigHash] ?? "";
}

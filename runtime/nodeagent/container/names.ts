import { createHash } from "node:crypto";
import type { Pod } from "../../../generated/core/v1/pod.ts";
import type { Platform } from "../../schema/platform.ts";
import { type AnyContainer, podIdentity } from "./podIdentity.ts";

/** Keys under which runtimes keep what the agent must know of its sandboxes and containers after a restart. */
export interface RuntimeKeys {
  readonly podName: string;
  readonly podNamespace: string;
  readonly podUid: string;
  readonly podDeletionGrace: string;
  readonly podTerminationGrace: string;
  readonly containerName: string;
  readonly containerHash: string;
  readonly containerRestartCount: string;
  readonly containerTerminationMessagePath: string;
  readonly containerTerminationMessagePolicy: string;
  readonly containerPreStopHandler: string;
  readonly containerPorts: string;
  /** Annotations of sandboxes that runtimes read, each with the one of pods that has its value. */
  readonly annotationAliases: Readonly<Record<string, string>>;
}

/** The keys below the platform's domain, whose labels runtimes write from the last to the first: `io.orch.pod.uid`. */
export function runtimeKeys({ labelDomain, wireAliases }: Pick<Platform, "labelDomain" | "wireAliases">): RuntimeKeys {
  const prefix = labelDomain.split(".").reverse().join(".");
  return {
    podName: `${prefix}.pod.name`,
    podNamespace: `${prefix}.pod.namespace`,
    podUid: `${prefix}.pod.uid`,
    podDeletionGrace: `${prefix}.pod.deletionGracePeriod`,
    podTerminationGrace: `${prefix}.pod.terminationGracePeriod`,
    containerName: `${prefix}.container.name`,
    containerHash: `${prefix}.container.hash`,
    containerRestartCount: `${prefix}.container.restartCount`,
    containerTerminationMessagePath: `${prefix}.container.terminationMessagePath`,
    containerTerminationMessagePolicy: `${prefix}.container.terminationMessagePolicy`,
    containerPreStopHandler: `${prefix}.container.preStopHandler`,
    containerPorts: `${prefix}.container.ports`,
    annotationAliases: wireAliases.annotations,
  };
}

/** Labels of a pod's sandbox: those of the pod, and which pod it is. */
export function sandboxLabels(pod: Pod, keys: RuntimeKeys): Record<string, string> {
  return { ...pod.metadata?.labels, ...podLabels(pod, keys) };
}

/** Annotations of a pod's sandbox: those of the pod, also under the names by which runtimes look for them. */
export function sandboxAnnotations(pod: Pod, { annotationAliases }: RuntimeKeys): Record<string, string> {
  const annotations = { ...pod.metadata?.annotations };
  for (const [alias, own] of Object.entries(annotationAliases)) {
    const value = annotations[own];
    if (value !== undefined) annotations[alias] = value;
  }
  return annotations;
}

export function containerLabels(pod: Pod, container: AnyContainer, keys: RuntimeKeys): Record<string, string> {
  return { ...podLabels(pod, keys), [keys.containerName]: container.name };
}

function podLabels(pod: Pod, keys: RuntimeKeys): Record<string, string> {
  const { namespace, name, uid } = podIdentity(pod);
  return { [keys.podName]: name, [keys.podNamespace]: namespace, [keys.podUid]: uid };
}

/** What the agent must know to end a container whose pod it no longer has. */
export function containerAnnotations(
  pod: Pod,
  container: AnyContainer,
  { keys, restartCount }: { readonly keys: RuntimeKeys; readonly restartCount: number },
): Record<string, string> {
  const { terminationGracePeriodSeconds } = pod.spec ?? {};
  const { deletionGracePeriodSeconds } = pod.metadata ?? {};
  const { preStop } = container.lifecycle ?? {};
  const { ports = [] } = container;
  const optional = {
    [keys.podDeletionGrace]: deletionGracePeriodSeconds,
    [keys.podTerminationGrace]: terminationGracePeriodSeconds,
    [keys.containerPreStopHandler]: preStop === undefined ? undefined : JSON.stringify(preStop),
    [keys.containerPorts]: ports.length === 0 ? undefined : JSON.stringify(ports),
  };
  const present = Object.entries(optional).flatMap(([key, value]) =>
    value === undefined ? [] : [[key, String(value)]],
  );
  return {
    [keys.containerHash]: containerHash(container),
    [keys.containerRestartCount]: String(restartCount),
    [keys.containerTerminationMessagePath]: container.terminationMessagePath ?? "",
    [keys.containerTerminationMessagePolicy]: container.terminationMessagePolicy ?? "",
    ...Object.fromEntries(present),
  };
}

/** Changes when the container must be made anew: with its name or image. Resources may change in place. */
export function containerHash({ name, image }: AnyContainer): string {
  return createHash("sha256").update(JSON.stringify({ name, image })).digest("hex").slice(0, 8);
}

/** Folder of the logs of a pod's containers. */
export function podLogFolder(logRoot: string, pod: Pod): string {
  const { namespace, name, uid } = podIdentity(pod);
  return `${logRoot}/${namespace}_${name}_${uid}`;
}

/** Path of a container's log in the folder of its pod. */
export function containerLogPath(containerName: string, restartCount: number): string {
  return `${containerName}/${restartCount}.log`;
}

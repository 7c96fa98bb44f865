import type { Container, EnvVar } from "../../../generated/core/v1/container.ts";
import type { Pod } from "../../../generated/core/v1/pod.ts";

/** A gate that pods have fields behind. */
export type PodFieldGate = "EnvFiles" | "HostnameOverride";

/** A pod as a node sees it that has these gates disabled: it may have been written by a server that has not. */
export function withoutDisabledFields(pod: Pod, isGateOn: (gate: PodFieldGate) => boolean): Pod {
  if (pod.spec === undefined || (isGateOn("EnvFiles") && isGateOn("HostnameOverride"))) return pod;
  const { hostnameOverride, ...spec } = pod.spec;
  const all = isGateOn("HostnameOverride") && hostnameOverride !== undefined ? { ...spec, hostnameOverride } : spec;
  if (isGateOn("EnvFiles")) return { ...pod, spec: all };
  const { containers, initContainers } = spec;
  const inits = initContainers === undefined ? {} : { initContainers: initContainers.map(withoutFiles) };
  return { ...pod, spec: { ...all, ...inits, containers: containers.map(withoutFiles) } };
}

function withoutFiles(container: Container): Container {
  const { env } = container;
  return env === undefined ? container : { ...container, env: env.map(withoutFile) };
}

/** The variable stays, and is empty. */
function withoutFile(variable: EnvVar): EnvVar {
  return variable.valueFrom?.fileKeyRef === undefined ? variable : { name: variable.name };
}

import type { Container, EnvVar } from "../../../generated/core/v1/container.ts";
import type { Pod } from "../../../generated/core/v1/pod.ts";

/** A gate that pods have fields behind. */
export type PodFieldGate =
  | "ContainerRestartRules"
  | "EnvFiles"
  | "HostnameOverride"
  | "RestartAllContainersOnContainerExits";

/** A pod as a node sees it that has these gates disabled: it may have been written by a server that has not. */
export function withoutDisabledFields(pod: Pod, isGateOn: (gate: PodFieldGate) => boolean): Pod {
  if (pod.spec === undefined) return pod;
  const taken: ((container: Container, isInit: boolean) => Container)[] = [];
  if (!isGateOn("EnvFiles")) taken.push(withoutFiles);
  if (!isGateOn("ContainerRestartRules")) taken.push(withoutOwnRestarts);
  if (!isGateOn("RestartAllContainersOnContainerExits")) taken.push(withoutRestartsOfAll);
  if (taken.length === 0 && isGateOn("HostnameOverride")) return pod;
  const { hostnameOverride, ...spec } = pod.spec;
  const seen = (container: Container, isInit: boolean) =>
    taken.reduce((each, without) => without(each, isInit), container);
  const { containers, initContainers } = spec;
  const inits = initContainers === undefined ? {} : { initContainers: initContainers.map((each) => seen(each, true)) };
  const host = isGateOn("HostnameOverride") && hostnameOverride !== undefined ? { hostnameOverride } : {};
  return { ...pod, spec: { ...spec, ...host, ...inits, containers: containers.map((each) => seen(each, false)) } };
}

function withoutFiles(container: Container): Container {
  const { env } = container;
  return env === undefined ? container : { ...container, env: env.map(withoutFile) };
}

/** The variable stays, and is empty. */
function withoutFile(variable: EnvVar): EnvVar {
  return variable.valueFrom?.fileKeyRef === undefined ? variable : { name: variable.name };
}

/** Containers restart as their pod does; sidecars stay what they are. */
function withoutOwnRestarts(container: Container, isInit: boolean): Container {
  const { restartPolicy, restartPolicyRules, ...rest } = container;
  return isInit && restartPolicy === "Always" ? { ...rest, restartPolicy } : rest;
}

function withoutRestartsOfAll(container: Container): Container {
  const { restartPolicyRules } = container;
  if (restartPolicyRules === undefined) return container;
  return {
    ...container,
    restartPolicyRules: restartPolicyRules.filter(({ action }) => action !== "RestartAllContainers"),
  };
}

import type { Container } from "../../../../generated/core/v1/container.ts";
import type { Pod, PodSpec } from "../../../../generated/core/v1/pod.ts";
import type { Volume } from "../../../../generated/core/v1/volume.ts";
import { imagePullPolicy } from "../../rules/imagePullPolicyDefaults.ts";
import { resourceList } from "../../rules/resourceListDefaults.ts";
import { memberOf } from "../../../schema/object.ts";
import { podLevelResources } from "./resourcesDefaults.ts";

/** Containers, init containers and ephemeral containers alike. */
export function containerImage(container: Pick<Container, "image" | "imagePullPolicy">): void {
  container.imagePullPolicy ??= imagePullPolicy(container.image);
}

/** A volume without a source is an empty directory. */
export function volume(volume: Volume): void {
  for (const key in volume) {
    if (key !== "name" && volume[key as keyof Volume] !== undefined) return;
  }
  volume.emptyDir = {};
}

/** Pods and templates say the account under its older name, too, as clients expect that know only that one. */
export function podSpec(spec: PodSpec): void {
  resourceList(spec.overhead);
  const account = spec.serviceAccountName || spec.serviceAccount;
  if (!account) return;
  spec.serviceAccountName = account;
  spec.serviceAccount = account;
}

/**
 * What holds for pods but not for templates: requests follow limits, host networking publishes every port, and there is
 * no negative time to stop.
 */
export function pod(pod: Pod): void {
  const spec = pod.spec;
  if (spec === undefined) return;
  spec.enableServiceLinks ??= true;
  if ((spec.terminationGracePeriodSeconds ?? 0) < 0) spec.terminationGracePeriodSeconds = 1;
  requestsFollowLimits(spec.containers);
  requestsFollowLimits(spec.initContainers);
  if (spec.resources !== undefined) podLevelResources(spec);
  if (spec.hostNetwork === true) hostPortsFollowPorts(spec);
}

function requestsFollowLimits(containers: readonly Container[] | null | undefined): void {
  if (containers === undefined || containers === null) return;
  for (const { resources } of containers) {
    const limits = resources?.limits;
    if (resources === undefined || limits === undefined) continue;
    for (const name in limits) {
      const limit = limits[name];
      if (limit === undefined) continue;
      resources.requests ??= {};
      if (memberOf(resources.requests, name) === undefined) resources.requests[name] = limit;
    }
  }
}

function hostPortsFollowPorts(spec: PodSpec): void {
  for (const containers of [spec.containers, spec.initContainers]) {
    for (const container of containers ?? []) {
      for (const port of container.ports ?? []) port.hostPort = port.hostPort || port.containerPort;
    }
  }
}

import type { Container } from "../../../generated/core/v1/container.ts";
import type { Pod } from "../../../generated/core/v1/pod.ts";
import type { ResourceRequirements } from "../../../generated/core/v1/shared.ts";
import { type CgroupLimits, podLimits } from "../../../runtime/nodeagent/cgroups/limits.ts";
import { nanosIn, unitsOf } from "../../../runtime/nodeagent/container/amounts.ts";
import { runningBounds } from "../../../runtime/nodeagent/pod/containers.ts";
import type { ObservedPod, ResizeState } from "../../../runtime/nodeagent/pod/podState.ts";
import { grown, groupLimits, isSameGroup } from "../../../runtime/nodeagent/resize/groupLimits.ts";
import { boundsOf, changes, withBounds } from "../../../runtime/nodeagent/resize/podBounds.ts";
import { resizeSteps } from "../../../runtime/nodeagent/resize/planResize.ts";

const limits = { cpuCfsQuota: true, cpuPeriodUs: 100_000, hugePageSizes: [], podPids: 0 };

/** The bounds of a made-up pod: of its group, of its containers, and what the agent knows of both. */
export class ResizeModel {
  /** What containers really have, by their id. */
  readonly has = new Map<string, ResourceRequirements>();
  /** What the agent's file says, which outlives it. */
  given: Record<string, ResourceRequirements> = {};
  group: CgroupLimits = {};
  /** Undefined to an agent that has not prepared the pod. */
  knownGroup: CgroupLimits | undefined;
  failure: ResizeState["failure"];

  state(pod: Pod, observed: ObservedPod): ResizeState {
    const { given, failure, knownGroup: group } = this;
    const running = runningBounds({ observed, memory: { resize: { given } } });
    const isGroupSet = group === undefined || isSameGroup(group, groupLimits(pod, running, limits));
    return { given, failure, group, isGroupSet };
  }

  /** The group of the pod is made, or grows. */
  makeGroup(pod: Pod, observed: ObservedPod): void {
    const wanted = groupLimits(pod, runningBounds({ observed, memory: { resize: this } }), limits);
    this.group = grown(wanted, this.knownGroup);
    this.knownGroup = this.group;
    this.check(pod, observed);
  }

  /** Goes `count` steps, the last of which may not be noted. */
  resize(pod: Pod, observed: ObservedPod, { count, isLastNoted }: { count: number; isLastNoted: boolean }): void {
    const steps = resizeSteps(pod, runningBounds({ observed, memory: { resize: this } }), limits);
    steps.slice(0, count).forEach((step, index) => {
      const isNoted = isLastNoted || index < count - 1;
      if (step.kind === "group") {
        this.group = step.limits;
        if (isNoted) this.knownGroup = step.limits;
      } else {
        const target = observed.containers.find(({ name, state }) => name === step.name && state === "running");
        if (target !== undefined) this.has.set(target.id, step.resources);
        if (isNoted) this.given[step.name] = step.resources;
      }
      this.check(pod, observed);
    });
  }

  /** Throws an Error where running containers have more than their pod. */
  check(pod: Pod, { containers }: ObservedPod): void {
    const running = containers.filter(({ state }) => state === "running");
    const bytes = running.map(({ id }) => unitsOf(nanosIn(this.has.get(id)?.limits, "memory")));
    const names = (pod.spec?.containers ?? []).map(({ name }) => name);
    const isApp = running.every(({ name }) => names.includes(name));
    const sum = bytes.reduce((total, each) => total + each, 0);
    const most = isApp ? sum : Math.max(0, ...bytes);
    if (this.group.memory !== undefined && most > this.group.memory) {
      throw new Error(`containers have ${most} bytes, and their pod ${this.group.memory}`);
    }
  }

  /** Running containers and the group have what the pod was allocated. */
  isSettled(pod: Pod, { containers }: ObservedPod): boolean {
    const { containers: allocated } = boundsOf(pod);
    const running = containers.filter(({ state }) => state === "running");
    return (
      running.every(({ id, name }) => changes(this.has.get(id), allocated[name]).length === 0) &&
      isSameGroup(this.group, podLimits(pod, limits))
    );
  }
}

type Random = () => number;

/** Resources that a container may be made with. */
export function randomResources(random: Random): ResourceRequirements {
  const memory = `${1 + Math.floor(random() * 8)}Mi`;
  const cpu = `${100 * (1 + Math.floor(random() * 8))}m`;
  return { requests: { cpu, memory }, limits: { cpu, memory } };
}

export function randomResizePolicy(random: Random): Pick<Container, "resizePolicy"> {
  const policy = () => (random() < 0.3 ? "RestartContainer" : "NotRequired");
  return {
    resizePolicy: [
      { resourceName: "cpu", restartPolicy: policy() },
      { resourceName: "memory", restartPolicy: policy() },
    ],
  };
}

/** The pod with other resources of one of its containers. */
export function resized(pod: Pod, random: Random): Pod {
  const names = Object.keys(boundsOf(pod).containers);
  const name = names[Math.floor(random() * names.length)] ?? "";
  return withBounds(pod, { containers: { [name]: randomResources(random) } });
}

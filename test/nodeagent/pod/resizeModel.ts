import type { Container } from "../../../generated/core/v1/container.ts";
import type { Pod } from "../../../generated/core/v1/pod.ts";
import type { ResourceRequirements } from "../../../generated/core/v1/shared.ts";
import { type CgroupLimits, podLimits } from "../../../runtime/nodeagent/cgroups/limits.ts";
import { nanosIn, unitsOf } from "../../../runtime/nodeagent/container/amounts.ts";
import { runningBounds } from "../../../runtime/nodeagent/pod/containers.ts";
import type { ObservedPod, ResizeState } from "../../../runtime/nodeagent/pod/podState.ts";
import { grown, groupLimits, isSameGroup } from "../../../runtime/nodeagent/resize/groupLimits.ts";
import {
  boundsOf,
  changes,
  type ContainerBounds,
  type GivenBounds,
  withBounds,
  withGiven,
  withUnsure,
} from "../../../runtime/nodeagent/resize/podBounds.ts";
import { type ResizeStep, resizeSteps } from "../../../runtime/nodeagent/resize/planResize.ts";

const limits = { cpuCfsQuota: true, cpuPeriodUs: 100_000, hugePageSizes: [], podPids: 0 };

/** How far an agent got with the last step before it was cut short. */
export type Cut = "announced" | "done" | "noted";

/** The bounds of a made-up pod: of its group, of its containers, and what the agent knows of both. */
export class ResizeModel {
  /** What containers really have, by their id. */
  readonly has = new Map<string, ResourceRequirements>();
  /** What the agent's file says, which outlives it. */
  given: ContainerBounds = {};
  unsure: ContainerBounds = {};
  group: CgroupLimits = {};
  /** Undefined to an agent that has not prepared the pod. */
  knownGroup: CgroupLimits | undefined;
  isGroupUnsure = false;
  failure: ResizeState["failure"];

  state(pod: Pod, observed: ObservedPod): ResizeState {
    const { given, unsure, failure, knownGroup: group } = this;
    const isSet = () => isSameGroup(this.knownGroup ?? {}, groupLimits(pod, this.#running(observed), limits));
    return { given, unsure, failure, group, isGroupSet: group === undefined ? !this.isGroupUnsure : isSet() };
  }

  #running(observed: ObservedPod): GivenBounds {
    return runningBounds({ observed, memory: { resize: this } });
  }

  /** The group of the pod is made, or grows. */
  makeGroup(pod: Pod, observed: ObservedPod): void {
    const wanted = groupLimits(pod, this.#running(observed), limits);
    const made = grown(wanted, this.knownGroup);
    if (this.knownGroup === undefined || !isSameGroup(made, this.knownGroup)) this.#setGroup(made, "noted");
    this.check(pod, observed);
  }

  /** A container is about to start with this. */
  give(name: string, resources: ResourceRequirements): void {
    Object.assign(this, withGiven(this, { [name]: resources }));
  }

  /** Goes `count` steps, the last of which may be cut short. */
  resize(pod: Pod, observed: ObservedPod, { count, last }: { readonly count: number; readonly last: Cut }): void {
    const steps = resizeSteps(pod, this.#running(observed), limits);
    steps.slice(0, count).forEach((step, index) => {
      const cut = index < count - 1 ? "noted" : last;
      if (step.kind === "group") this.#setGroup(step.limits, cut);
      else this.#resizeContainer(step, { observed, cut });
      this.check(pod, observed);
    });
  }

  #setGroup(group: CgroupLimits, cut: Cut): void {
    this.knownGroup = undefined;
    this.isGroupUnsure = true;
    if (cut !== "announced") this.group = group;
    if (cut !== "noted") return;
    this.knownGroup = group;
    this.isGroupUnsure = false;
  }

  #resizeContainer(
    { name, resources }: ResizeStep & { readonly kind: "container" },
    { observed, cut }: { readonly observed: ObservedPod; readonly cut: Cut },
  ): void {
    const target = observed.containers.find((each) => each.name === name && each.state === "running");
    if (target === undefined) return;
    Object.assign(this, withUnsure(this, { [name]: resources }));
    if (cut !== "announced") this.has.set(target.id, resources);
    if (cut === "noted") this.give(name, resources);
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

  /** What outlives an agent is the file. */
  restartAgent(): void {
    this.knownGroup = undefined;
    this.isGroupUnsure = false;
    this.failure = undefined;
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

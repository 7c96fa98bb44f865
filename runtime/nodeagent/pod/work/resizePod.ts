import type { Pod } from "../../../../generated/core/v1/pod.ts";
import { allContainers, podIdentity } from "../../container/podIdentity.ts";
import { allMessages } from "../../container/allMessages.ts";
import { nanosIn, unitsOf } from "../../container/amounts.ts";
import { containerResources } from "../../container/resources.ts";
import { isUnimplemented } from "../../cri/connectRuntime.ts";
import { pinnedResources } from "../../resources/pinnedResources.ts";
import { type ContainerBounds, type GivenBounds, mostBounds } from "../../resize/podBounds.ts";
import { type ResizeStep, resizeSteps } from "../../resize/planResize.ts";
import { readGroup } from "../../stats/cgroupStats.ts";
import { runningBounds } from "../containers.ts";
import { memberOf } from "../../../schema/object.ts";
import { groupOf, setGroup } from "./setGroup.ts";
import type { WorkContext } from "./workContext.ts";

/** Brings what a pod was allocated into force, as far as that needs no restart. Rejects with an Error. */
export async function resizePod(pod: Pod, context: WorkContext): Promise<void> {
  const { uid } = podIdentity(pod);
  const running = runningBounds({
    observed: context.cache.get(uid),
    memory: { resize: context.resizes.memory(uid) },
  });
  const steps = resizeSteps(pod, running, context.limits);
  await refuseShortage(pod, { steps, running, context });
  for (const step of steps) {
    if (step.kind === "group") await setGroup(pod, step.limits, context);
    else await setContainer(pod, step, context);
  }
}

async function setContainer(
  pod: Pod,
  { name, resources }: ResizeStep & { readonly kind: "container" },
  context: WorkContext,
): Promise<void> {
  const container = allContainers(pod).find((each) => each.name === name);
  const containerId = runningId(pod, name, context);
  if (container === undefined || containerId === undefined) return;
  const { uid: podUid } = podIdentity(pod);
  const machine = pinnedResources(context.resources, context.managers, { podUid, container: name });
  const all = containerResources(pod, { ...container, resources }, machine);
  // What a resize does not change stays as it is.
  const { oomScoreAdj: _, hugepageLimits: __, cpusetCpus: ___, cpusetMems: ____, ...linux } = all;
  await context.resizes.giving(podUid, { [name]: resources });
  await context.runtime.updateContainerResources({ containerId, linux });
  await context.resizes.give(podUid, { [name]: resources });
}

function runningId(pod: Pod, name: string, { cache }: WorkContext): string | undefined {
  const { containers } = cache.get(podIdentity(pod).uid);
  return containers.find((each) => each.name === name && each.state === "running")?.id;
}

interface Asked {
  readonly steps: readonly ResizeStep[];
  readonly running: GivenBounds;
  readonly context: WorkContext;
}

/** A limit of memory that shrinks below what is in use would end processes. */
async function refuseShortage(pod: Pod, asked: Asked): Promise<void> {
  const problems = [...podShortage(pod, asked)];
  for (const step of asked.steps) {
    if (step.kind === "container") problems.push(...(await containerShortage(pod, step, asked)));
  }
  if (problems.length === 0) return;
  throw new Error(`cannot decrease memory limits: ${allMessages(problems)}`);
}

function podShortage(pod: Pod, { steps, context }: Asked): readonly string[] {
  const { cgroups, resizes } = context;
  const last = steps.findLast((each) => each.kind === "group");
  const before = resizes.memory(podIdentity(pod).uid).group?.memory ?? Number.POSITIVE_INFINITY;
  const limit = last?.limits.memory ?? before;
  if (cgroups === undefined || limit >= before) return [];
  const usage = readGroup(cgroups, groupOf(pod, context), Date.now())?.memory.usage ?? 0;
  return usage > limit ? [`attempting to set pod memory limit (${limit}) below current usage (${usage})`] : [];
}

async function containerShortage(
  pod: Pod,
  { name, resources }: ResizeStep & { readonly kind: "container" },
  { running, context }: Asked,
): Promise<readonly string[]> {
  const bytes = (each: ContainerBounds[string] | undefined) => unitsOf(nanosIn(each?.limits, "memory"));
  const [limit, before] = [bytes(resources), bytes(memberOf(mostBounds(running), name)) || Number.POSITIVE_INFINITY];
  const containerId = runningId(pod, name, context);
  if (limit === 0 || limit >= before || containerId === undefined) return [];
  const usage = await memoryUsage(containerId, context);
  if (usage <= limit) return [];
  return [`attempting to set container "${name}" memory limit (${limit}) below current usage (${usage})`];
}

/** Bytes; 0 of a runtime that does not measure. */
async function memoryUsage(containerId: string, { runtime }: WorkContext): Promise<number> {
  try {
    const { memory } = (await runtime.containerStats({ containerId })).stats ?? {};
    return Number(memory?.usageBytes?.value || memory?.workingSetBytes?.value || 0n);
  } catch (error) {
    if (isUnimplemented(error)) return 0;
    throw error;
  }
}

import * as definitions from "../../../generated/metrics.ts";
import type { Pod } from "../../../generated/core/v1/pod.ts";
import { allContainers } from "../container/podIdentity.ts";
import { type PodWork, StepError } from "../pod/work/podWork.ts";
import type { AgentFamilies } from "./families.ts";

/** Counts and measures the work on pods: the same work, counted. */
export function meteredWork(work: PodWork, { counter, histogram }: AgentFamilies): PodWork {
  const duration = histogram(definitions.podWorkerDurationSeconds);
  const timed = async <T>(operation_type: string, done: Promise<T>): Promise<T> => {
    const beganMs = performance.now();
    try {
      return await done;
    } finally {
      duration.with({ operation_type }).observe((performance.now() - beganMs) / 1000);
    }
  };
  const resized = histogram(definitions.podResizeDurationMilliseconds);
  const counts = startCounts({ counter });
  return {
    prepare: (pod, signal) => timed("prepare", work.prepare(pod, signal)),
    createSandbox: (pod, given, signal) =>
      timed("create_sandbox", counts.sandbox(pod, work.createSandbox(pod, given, signal))),
    start: (pod, given, signal) =>
      timed("start", counts.container(pod, given.action.name, work.start(pod, given, signal))),
    kill: (pod, action) => timed("kill", work.kill(pod, action)),
    resize: async (pod) => {
      const beganMs = performance.now();
      const ended = (success: string) => resized.with({ success }).observe(performance.now() - beganMs);
      try {
        await timed("resize", work.resize(pod));
        ended("true");
      } catch (error) {
        ended("false");
        throw error;
      }
    },
    stopSandbox: (id) => timed("stop_sandbox", work.stopSandbox(id)),
    removeContainer: (pod, given) => timed("remove_container", work.removeContainer(pod, given)),
    removeSandbox: (id) => timed("remove_sandbox", work.removeSandbox(id)),
    tearDown: (pod, observed) => timed("tear_down", work.tearDown(pod, observed)),
    forget: (pod, observed) => timed("forget", work.forget(pod, observed)),
  };
}

interface StartCounts {
  readonly sandbox: (pod: Pod, made: Promise<void>) => Promise<void>;
  readonly container: (pod: Pod, name: string, started: Promise<void>) => Promise<void>;
}

function startCounts({ counter }: Pick<AgentFamilies, "counter">): StartCounts {
  const pods = counter(definitions.startedPodsTotal).with({});
  const podErrors = counter(definitions.startedPodsErrorsTotal).with({});
  const withUsers = counter(definitions.startedUserNamespacedPodsTotal).with({});
  const withUsersErrors = counter(definitions.startedUserNamespacedPodsErrorsTotal).with({});
  const containers = counter(definitions.startedContainersTotal);
  const containerErrors = counter(definitions.startedContainersErrorsTotal);
  const asked = counter(definitions.imageVolumeRequestedTotal).with({});
  const mounted = counter(definitions.imageVolumeMountedSucceedTotal).with({});
  const unmounted = counter(definitions.imageVolumeMountedErrorsTotal).with({});
  return {
    sandbox: async (pod, made) => {
      const hasUsers = pod.spec?.hostUsers === false;
      pods.add();
      if (hasUsers) withUsers.add();
      try {
        await made;
      } catch (error) {
        podErrors.add();
        if (hasUsers) withUsersErrors.add();
        throw error;
      }
    },
    container: async (pod, name, started) => {
      const container_type = containerType(pod, name);
      const images = imageVolumes(pod, name);
      containers.with({ container_type }).add();
      asked.add(images);
      try {
        await started;
        mounted.add(images);
      } catch (error) {
        containerErrors.with({ container_type, code: codeOf(error) }).add();
        unmounted.add(images);
        throw error;
      }
    },
  };
}

/** As metrics name the sorts of containers. */
export function containerType({ spec }: Pod, name: string): string {
  if (spec?.initContainers?.some((each) => each.name === name)) return "init_container";
  return spec?.ephemeralContainers?.some((each) => each.name === name) ? "ephemeral_container" : "container";
}

function codeOf(error: unknown): string {
  return error instanceof StepError ? error.reason : "Unknown";
}

/** How many images a container mounts. */
function imageVolumes(pod: Pod, name: string): number {
  const images = new Set((pod.spec?.volumes ?? []).flatMap((each) => (each.image === undefined ? [] : [each.name])));
  const mounts = allContainers(pod).find((each) => each.name === name)?.volumeMounts ?? [];
  return mounts.filter((each) => images.has(each.name)).length;
}

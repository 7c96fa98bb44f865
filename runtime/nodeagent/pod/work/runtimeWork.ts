import { rm } from "node:fs/promises";
import type { Pod } from "../../../../generated/core/v1/pod.ts";
import { containerLogPath, podLogFolder } from "../../container/names.ts";
import { podIdentity } from "../../container/podIdentity.ts";
import { isUnknownToRuntime } from "../../cri/connectRuntime.ts";
import { removeLink } from "../../logs/logLinks.ts";
import { removeLog } from "../../logs/rotateLog.ts";
import type { ObservedPod } from "../podState.ts";
import { createSandbox } from "./createSandbox.ts";
import { killContainer } from "./killContainer.ts";
import type { PodWork } from "./podWork.ts";
import { preparePod } from "./preparePod.ts";
import { resizePod } from "./resizePod.ts";
import { startContainer } from "./startContainer.ts";
import type { WorkContext } from "./workContext.ts";

/** The work of pods, done by a container runtime and this machine. */
export function runtimeWork(context: WorkContext): PodWork {
  const sandboxes = sandboxEnds(context);
  return {
    prepare: (pod) => preparePod(pod, context),
    createSandbox: (pod, given, signal) => createSandbox(pod, given, { context, signal }),
    start: (pod, given, signal) => startContainer(pod, given, { context, signal }),
    kill: (pod, action) => killContainer(pod, action, context),
    resize: (pod) => resizePod(pod, context),
    stopSandbox: sandboxes.stop,
    removeContainer: (pod, given) => removeContainer(pod, given, context),
    removeSandbox: async (id) => {
      await sandboxes.stop(id);
      await sandboxes.remove(id);
    },
    tearDown: (pod) => tearDown(pod, context),
    forget: (pod, observed) => forget(pod, observed, { context, sandboxes }),
  };
}

/** The log goes first: when the container is gone, the next of its name may have a log of the same name. */
async function removeContainer(
  pod: Pod,
  { id, observed }: { readonly id: string; readonly observed: ObservedPod },
  { runtime, logRoot }: WorkContext,
): Promise<void> {
  const gone = observed.containers.find((each) => each.id === id);
  const logPaths = observed.containers.flatMap((each) => {
    return each.id === id ? [] : [containerLogPath(each.name, each.attempt)];
  });
  const own = gone === undefined ? undefined : containerLogPath(gone.name, gone.attempt);
  if (own !== undefined && !logPaths.includes(own)) await removeLog(`${podLogFolder(logRoot, pod)}/${own}`);
  if (gone !== undefined) await removeLink(pod, gone, logRoot);
  await done(runtime.removeContainer({ containerId: id }));
}

interface SandboxEnds {
  /** Ends its processes and takes its network down: one that ended by itself still has its network. */
  readonly stop: (id: string) => Promise<void>;
  readonly remove: (id: string) => Promise<void>;
}

/** A sandbox never runs again: the runtime is asked once to stop it. */
function sandboxEnds({ runtime }: WorkContext): SandboxEnds {
  const stopped = new Set<string>();
  return {
    stop: async (id) => {
      if (stopped.has(id)) return;
      await done(runtime.stopPodSandbox({ podSandboxId: id }));
      stopped.add(id);
    },
    remove: async (id) => {
      await done(runtime.removePodSandbox({ podSandboxId: id }));
      stopped.delete(id);
    },
  };
}

/** What is gone needs no end. */
async function done(call: Promise<unknown>): Promise<void> {
  try {
    await call;
  } catch (error) {
    if (!isUnknownToRuntime(error)) throw error;
  }
}

async function tearDown(pod: Pod, context: WorkContext): Promise<void> {
  const { uid } = podIdentity(pod);
  const { volumes, claims, cgroups } = context;
  await Promise.all([volumes.unmount(uid), claims.manager.release(uid), cgroups?.removePod(uid)]);
  context.users.release(uid);
}

/** The sandboxes go last: as long as they are there, an agent that starts anew finds the pod and goes on. */
async function forget(
  pod: Pod,
  { sandboxes, containers }: ObservedPod,
  { context, sandboxes: ends }: { readonly context: WorkContext; readonly sandboxes: SandboxEnds },
): Promise<void> {
  await Promise.all(containers.map(({ id }) => done(context.runtime.removeContainer({ containerId: id }))));
  for (const { id } of sandboxes) await ends.stop(id);
  await rm(podLogFolder(context.logRoot, pod), { recursive: true, force: true });
  for (const each of containers) await removeLink(pod, each, context.logRoot);
  for (const { id } of sandboxes) await ends.remove(id);
}

import type { Pod } from "../../../../generated/core/v1/pod.ts";
import { cgroupParent } from "../../cgroups/names.ts";
import type { DnsContext } from "../../container/dns.ts";
import { podIdentity } from "../../container/podIdentity.ts";
import { sandboxConfig } from "../../container/sandboxConfig.ts";
import { runtimeMessage } from "../../cri/connectRuntime.ts";
import { networkProblem } from "../../node/runtimeHealth.ts";
import type { PodSandboxConfig } from "../../../../generated/pb/cri/v1/api_pb.ts";
import type { ObservedPod } from "../podState.ts";
import { StepError } from "./podWork.ts";
import { groupOf } from "./setGroup.ts";
import type { WorkContext } from "./workContext.ts";

interface Asked {
  readonly attempt: number;
  readonly observed: ObservedPod;
}

/** Makes the next sandbox of a pod, when the networks of those before it are taken down. */
export async function createSandbox(
  pod: Pod,
  { attempt, observed }: Asked,
  { context, signal }: { readonly context: WorkContext; readonly signal: AbortSignal },
): Promise<void> {
  const { runtime, record } = context;
  await checkNetwork(pod, context);
  const [last] = observed.sandboxes;
  if (last !== undefined) {
    const message = "Pod sandbox changed, it will be killed and re-created.";
    record(pod, { type: "Normal", reason: "SandboxChanged", message });
    await runtime.stopPodSandbox({ podSandboxId: last.id });
  }
  try {
    const warn = (reason: string, message: string) => record(pod, { type: "Warning", reason, message });
    const runtimeHandler = await context.runtimeHandlerOf(pod);
    await context.users.give(pod, runtimeHandler);
    const config = sandboxConfigOf(pod, { attempt, warn }, context);
    signal.throwIfAborted();
    await runtime.runPodSandbox({ config, runtimeHandler });
  } catch (error) {
    if (signal.aborted) throw error;
    const message = `Failed to create pod sandbox: ${runtimeMessage(error)}`;
    record(pod, { type: "Warning", reason: "FailedCreatePodSandBox", message });
    throw new StepError("FailedCreatePodSandBox", message, { madeContainer: false, cause: error });
  }
}

/**
 * A pod with a network of its own is not tried while the runtime says that it has none to give. It is asked while it
 * last said so: else each pod would wait for an answer that a sandbox without a network gives as well.
 */
async function checkNetwork(pod: Pod, { runtime, record, hasNetwork }: WorkContext): Promise<void> {
  if (pod.spec?.hostNetwork === true || hasNetwork()) return;
  const status = await runtime.status({}).catch(() => undefined); // the sandbox will say what is wrong
  const problem = status === undefined ? undefined : networkProblem(status);
  if (problem === undefined) return;
  const message = `network is not ready: ${problem}`;
  record(pod, { type: "Warning", reason: "NetworkNotReady", message });
  throw new StepError("NetworkNotReady", message, { madeContainer: false });
}

/** The sandbox as the runtime is asked for it. Containers name it again when they are made. */
export function sandboxConfigOf(
  pod: Pod,
  { attempt, warn = () => {} }: { readonly attempt: number; readonly warn?: DnsContext["warn"] },
  context: WorkContext,
): PodSandboxConfig {
  const { keys, logRoot, cgroupNaming, resources, cgroups } = context;
  const security = { ...context.security, users: context.users.of(podIdentity(pod).uid) };
  return sandboxConfig(pod, {
    ...{ keys, attempt, logRoot, security, resources, dns: { ...context.dns, warn } },
    cgroupParent: cgroups === undefined ? "" : cgroupParent(cgroupNaming, groupOf(pod, context)),
  });
}

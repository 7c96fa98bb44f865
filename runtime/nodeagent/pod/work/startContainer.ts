import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import type { Pod } from "../../../../generated/core/v1/pod.ts";
import { type ContainerConfig, ContainerState } from "../../../../generated/pb/cri/v1/api_pb.ts";
import { containerConfig } from "../../container/containerConfig.ts";
import { ContainerError } from "../../container/containerError.ts";
import { environment } from "../../container/environment.ts";
import { hostName } from "../../container/hostName.ts";
import { hostsFile } from "../../container/hostsFile.ts";
import { podLogFolder } from "../../container/names.ts";
import { allContainers, type AnyContainer, podIdentity } from "../../container/podIdentity.ts";
import { bareMessage, isUnknownToRuntime } from "../../cri/connectRuntime.ts";
import type { PresentImage } from "../../images/imagePuller.ts";
import { linkLog } from "../../logs/logLinks.ts";
import { containerDevices, containerMounts, makeTerminationFile } from "../../volumes/containerMounts.ts";
import { giveDevices } from "../../plugins/podDevices.ts";
import { pinnedResources } from "../../resources/pinnedResources.ts";
import type { EventText } from "../../../component/eventRecorder.ts";
import { graceOf } from "../kills.ts";
import type { StartAction } from "../podState.ts";
import { sandboxConfigOf } from "./createSandbox.ts";
import { StepError } from "./podWork.ts";
import { killContainer } from "./killContainer.ts";
import { makeGroup } from "./setGroup.ts";
import type { WorkContext } from "./workContext.ts";
import { absent } from "../../files.ts";

interface Asked {
  readonly action: StartAction;
  readonly ips: readonly string[];
}

interface Given {
  readonly context: WorkContext;
  readonly signal: AbortSignal;
}

/** Gets the image, makes the container, starts it, and runs its hook. Rejects with a StepError. */
export async function startContainer(pod: Pod, { action, ips }: Asked, { context, signal }: Given): Promise<void> {
  const container = allContainers(pod).find(({ name }) => name === action.name);
  if (container === undefined) throw new Error(`the pod has no container ${action.name}`);
  const { image, imageRefs } = await neededImages(pod, container, { context, signal });
  signal.throwIfAborted();
  // The call that was to start it may have gone on when the agent that made it ended.
  if (action.replaces !== undefined && (await hasStarted(action.replaces, context))) return;
  const id = await created(pod, { container, image, imageRefs, action, ips, context, signal });
  signal.throwIfAborted();
  try {
    await context.devices.preStart({ podUid: podIdentity(pod).uid, container: container.name });
    await context.runtime.startContainer({ containerId: id });
  } catch (error) {
    const message = bareMessage(error);
    context.record(pod, failed(message.replaceAll(id, container.name)), container); // one event for all attempts
    throw new StepError("RunContainerError", message, { madeContainer: true, cause: error });
  }
  const started = "Container started";
  context.record(pod, { type: "Normal", reason: "Started", message: started }, container);
  await linkLog(pod, { id, name: container.name, attempt: action.attempt }, context.logRoot).catch(context.report);
  await runPostStart(pod, { container, id, ips }, { context, signal });
}

function failed(text: string): EventText {
  return { type: "Warning", reason: "Failed", message: `Error: ${text}` };
}

async function hasStarted(containerId: string, { runtime }: WorkContext): Promise<boolean> {
  try {
    const { status } = await runtime.containerStatus({ containerId, verbose: false });
    return status?.state !== ContainerState.CONTAINER_CREATED;
  } catch (error) {
    if (isUnknownToRuntime(error)) return false;
    throw error;
  }
}

interface Images {
  readonly image: PresentImage;
  /** How the runtime is asked for those of volumes, by the names of the volumes. */
  readonly imageRefs: ReadonlyMap<string, string>;
}

/** Why one is not there is an event of its own; that the container does not start for it is another. */
async function neededImages(pod: Pod, container: AnyContainer, given: Given): Promise<Images> {
  try {
    const imageRefs = await stepOf("ErrImagePull", volumeImages(pod, container, given));
    return { imageRefs, image: await stepOf("ErrImagePull", imageOf(pod, container, given)) };
  } catch (error) {
    const isGiven = error instanceof StepError && !given.signal.aborted;
    if (isGiven) given.context.record(pod, failed(error.reason), container);
    throw error;
  }
}

async function imageOf(pod: Pod, container: AnyContainer, { context, signal }: Given): Promise<PresentImage> {
  const { image = "", imagePullPolicy: policy } = container;
  const runtimeHandler = await context.imageHandlerOf(pod);
  return context.images.ensure({ pod, container, image, policy, runtimeHandler, signal });
}

/** Gets the images that a container mounts as volumes. */
async function volumeImages(
  pod: Pod,
  { volumeMounts = [] }: AnyContainer,
  { context, signal }: Given,
): Promise<ReadonlyMap<string, string>> {
  const refs = new Map<string, string>();
  for (const { name, image } of pod.spec?.volumes ?? []) {
    if (image === undefined || !volumeMounts.some((each) => each.name === name)) continue;
    const { reference = "", pullPolicy: policy } = image;
    const runtimeHandler = await context.imageHandlerOf(pod);
    const asked = { pod, container: undefined, image: reference, policy, runtimeHandler, signal };
    refs.set(name, (await context.images.ensure(asked)).ref);
  }
  return refs;
}

/** What a failed step is called where it does not say itself. */
async function stepOf<T>(reason: string, step: Promise<T>): Promise<T> {
  try {
    return await step;
  } catch (error) {
    const own = error instanceof ContainerError ? error.reason : reason;
    throw new StepError(own, bareMessage(error), { madeContainer: false, cause: error });
  }
}

interface Making extends Asked, Images {
  readonly signal: AbortSignal;
  readonly container: AnyContainer;
  readonly context: WorkContext;
}

async function created(pod: Pod, making: Making): Promise<string> {
  const { container, action, context } = making;
  const { runtime, record } = context;
  try {
    if (action.replaces !== undefined) await runtime.removeContainer({ containerId: action.replaces });
    const config = await stepOf("CreateContainerConfigError", configOf(pod, making));
    const attempt = context.cache.get(podIdentity(pod).uid).sandboxes[0]?.attempt ?? 0;
    await makeGroup(pod, context);
    // Before there is a container: a later agent must not take what an earlier run had for what this one has.
    if (context.resizes.isResizable(pod, container.name)) {
      await context.resizes.give(podIdentity(pod).uid, { [container.name]: container.resources ?? {} });
    }
    await mkdir(dirname(`${podLogFolder(context.logRoot, pod)}/${config.logPath}`), { recursive: true, mode: 0o755 });
    const { containerId } = await stepOf(
      "CreateContainerError",
      runtime.createContainer({
        ...{ podSandboxId: action.sandboxId, config },
        sandboxConfig: sandboxConfigOf(pod, { attempt }, context),
      }),
    );
    record(pod, { type: "Normal", reason: "Created", message: "Container created" }, container);
    return containerId;
  } catch (error) {
    record(pod, failed(bareMessage(error)), container);
    throw error;
  }
}

async function configOf(
  pod: Pod,
  { container, image, imageRefs, action, ips, context }: Making,
): Promise<ContainerConfig> {
  const { volumes, folders, mounter, objects, security, users, keys, resources, record } = context;
  const { canReadOnlyRecursively } = context;
  const { uid } = podIdentity(pod);
  const variables = await environment(pod, container, {
    ...{ objects, place: context.placeOf(pod, ips), services: context.services(pod), apiService: context.apiService },
    readVolumeFile: (volume, path) => volumes.readFile(uid, volume, path),
    warn: (reason, message) => record(pod, { type: "Warning", reason, message }, container),
  });
  const ready = volumes.of(uid);
  const given = await giveDevices(context.devices, pod, container);
  const claimed = new Set(context.claims.manager.devicesOf(pod, container).flatMap((each) => each.CDIDeviceIDs));
  const withDevices = new Map([...given.envs.map(({ key, value }) => [key, value] as const), ...variables]);
  const mounts = await containerMounts(pod, container, {
    ...{ folders, mounter, volumes: ready, environment: variables, imageRefs, canReadOnlyRecursively },
    hostsFile: await writtenHostsFile(pod, ips, context),
    terminationFile: container.terminationMessagePath
      ? await makeTerminationFile(
          folders.container(uid, container.name),
          `${action.attempt}-${Date.now().toString(16)}`,
        )
      : undefined,
  });
  const ids = context.cache.get(uid).containers.toReversed(); // the newest of a name last
  return containerConfig(pod, container, {
    ...{ keys, restartCount: action.attempt, imageRef: image.ref, imageUser: image.user, environment: withDevices },
    runtimeHandler: await context.imageHandlerOf(pod),
    ...{
      mounts: [...mounts, ...given.mounts],
      annotations: given.annotations,
      cdiDevices: [...given.CDIDevices, ...[...claimed].map((name) => ({ name }))],
      resources: pinnedResources(resources, context.managers, { podUid: uid, container: container.name }),
    },
    devices: [...containerDevices(container, ready), ...given.devices],
    security: { ...security, users: users.of(uid), containerIds: new Map(ids.map(({ name, id }) => [name, id])) },
  });
}

async function writtenHostsFile(pod: Pod, podIPs: readonly string[], context: WorkContext): Promise<string> {
  const { folders, platformName, dns } = context;
  const host = hostName(pod, dns.clusterDomain);
  const nodeFile = pod.spec?.hostNetwork === true ? await readFile("/etc/hosts", "utf8") : "";
  const path = folders.hostsFile(podIdentity(pod).uid);
  const text = hostsFile(pod, { platformName, podIPs, host, nodeFile });
  // Other containers of the pod may have it: on a full disk a write would leave it empty.
  if ((await readFile(path, "utf8").catch(absent)) !== text) await writeFile(path, text, { mode: 0o644 });
  return path;
}

/**
 * A container whose hook fails is ended, and counts as a run. What the hook wrote may be secret: the status of the pod
 * has it, events do not.
 */
async function runPostStart(
  pod: Pod,
  { container, id, ips }: { readonly container: AnyContainer; readonly id: string; readonly ips: readonly string[] },
  { context, signal }: Given,
): Promise<void> {
  const { postStart } = container.lifecycle ?? {};
  if (postStart === undefined) return;
  const reason = "FailedPostStartHook";
  try {
    await context.runHook(postStart, { pod, container, containerId: id, podIP: ips[0] ?? "" }, signal);
  } catch (error) {
    context.record(pod, { type: "Warning", reason, message: "PostStartHook failed" }, container);
    const { name } = container;
    await killContainer(pod, { id, name, graceSeconds: graceOf(pod), message: reason }, context);
    throw new StepError("PostStartHookError", bareMessage(error), { madeContainer: true, cause: error });
  }
}

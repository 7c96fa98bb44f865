import type { Node } from "../../../generated/core/v1/node.ts";
import type { Pod } from "../../../generated/core/v1/pod.ts";
import type { VersionResponse } from "../../../generated/pb/cri/v1/api_pb.ts";
import type { Stored } from "../../client/resourceTypes.ts";
import type { Page } from "../../component/pages/page.ts";
import { refusalOf } from "../admission/admitPod.ts";
import type { NodeAgentOptions } from "../agentOptions.ts";
import { runtimeKeys } from "../container/names.ts";
import { podText } from "../container/podIdentity.ts";
import { isCritical } from "../container/priority.ts";
import type { AgentMeters } from "../meters/meters.ts";
import { podGauges } from "../meters/podGauges.ts";
import { meteredWork } from "../meters/podMeter.ts";
import { noPressures } from "../eviction/startEvictions.ts";
import { hardReservation } from "../eviction/hardReservation.ts";
import { allocatableOf, type Amounts, capacityOf } from "../node/capacity.ts";
import { fileSystemRoom, type Machine } from "../node/machine.ts";
import type { Pressures } from "../node/nodeConditions.ts";
import type { DeviceManager } from "../plugins/deviceManager.ts";
import { deviceStatuses } from "../plugins/deviceStatuses.ts";
import { deviceAmounts } from "../plugins/podDevices.ts";
import { ProbeManager } from "../probes/probeManager.ts";
import { probeMeter } from "../probes/probeMeter.ts";
import { probeRunner } from "../probes/probeRunner.ts";
import { openResourceManagers, type ResourceManagers } from "../resources/resourceManagers.ts";
import { type Pinning, startPinning } from "../resources/startPinning.ts";
import { PodChanges } from "../sockets/podChanges.ts";
import { openDevices } from "../sockets/startSockets.ts";
import { withoutDisabledFields } from "../sources/disabledFields.ts";
import { openPodSources, type PodSources } from "../sources/podSources.ts";
import type { ResizeContext } from "../resize/judgeResize.ts";
import { openResizes } from "../resize/resizes.ts";
import type { Platform } from "../../schema/platform.ts";
import { startServices } from "../sources/services.ts";
import { csiMeter } from "../volumes/csi/csiMeter.ts";
import type { EventRecorder } from "../../component/eventRecorder.ts";
import { PodCache } from "./podCache.ts";
import { PodManager } from "./podManager.ts";
import { podRecorder } from "./podRecorder.ts";
import type { ObservedContainer, ProbeResults, StatusRules } from "./podState.ts";
import { type ProbedRun, reportedResults } from "./probeResults.ts";
import { StatusManager } from "./statusManager.ts";
import { openWorkContext } from "./work/openWorkContext.ts";
import { type PodWork, StepError } from "./work/podWork.ts";
import { refreshNewest, refreshVolumes } from "./work/refreshVolumes.ts";
import { runtimeWork } from "./work/runtimeWork.ts";
import { tracedWork } from "./work/tracedWork.ts";
import type { WorkContext } from "./work/workContext.ts";

export interface OpenPodsOptions {
  readonly options: NodeAgentOptions;
  readonly machine: Machine;
  /** Of the node, for its pods. */
  readonly hostIps: () => readonly string[];
  readonly version: VersionResponse;
  readonly recorder: Pick<EventRecorder, "record">;
  readonly meters: AgentMeters;
  /** As the API has it; undefined while it is not registered. */
  readonly node: () => Stored<Node> | undefined;
  /** Reads the node anew: what is known of it may be older than what others know. */
  readonly readNode: () => Promise<void>;
  /** Whether pods can have a network, as far as the agent knows. */
  readonly hasNetwork: () => boolean;
  /** What the node is short of. */
  readonly pressures: () => Pressures;
  readonly isShuttingDown: () => boolean;
  /** What the status of the node says of its volumes has changed. */
  readonly onVolumesInUse: () => void;
  readonly signal: AbortSignal;
  readonly report: (error: unknown) => void;
}

/** All that works on pods. */
export interface Pods {
  readonly manager: PodManager;
  readonly cache: PodCache;
  readonly sources: PodSources;
  readonly context: WorkContext;
  readonly devices: DeviceManager;
  readonly managers: ResourceManagers;
  /** Tells of every pod that has changed here. */
  readonly changes: PodChanges;
  /** What probes have found, as metrics. */
  readonly probesPage: Page;
  /** Lets go of the pods, which run on. */
  readonly stop: () => Promise<void>;
}

/** Puts together what works on pods; none is worked on before the sources are started. */
export async function openPods(given: OpenPodsOptions): Promise<Pods> {
  const { options, machine, hostIps, version, recorder, node, signal, report, meters } = given;
  const { client, platform, clock } = options;
  const waker = new Waker();
  const devices = await openDevices(options, waker.wake);
  const managers = openResourceManagers({ options, devices, logError: options.log.error });
  const changes = new PodChanges();
  const keys = runtimeKeys(platform);
  const cache = openCache(given, () => manager);
  const record = podRecorder(recorder);
  const probeAgent = `${platform.name}-probe/${platform.major}.${platform.minor}`;
  const room = await nodeRoom(given, devices);
  const isStatic = (pod: Pod) => sources.isStatic(pod);
  const services = openServices(given, isStatic);
  const resizes = await openResizes({
    ...{ folder: options.rootFolder, nowMs: clock.nowMs, record, onError: report, meter: meters.resizes },
    ...{ canJudge: () => sources.haveSynced(), limits: () => context.limits },
    context: () => resizeContext(given, { room, isStatic, context }),
  });
  const context = await openWorkContext({
    ...{ options, machine, hostIps, keys, cache, services: services.of, record, probeAgent, devices, managers, node },
    ...{ onInUse: given.onVolumesInUse, report, signal, resizes, meters, onHealth: waker.wake, allocatable: room },
    ...{ pods: () => manager.unfinished(), onCall: csiMeter(options.ports.component.metrics) },
    hasNetwork: given.hasNetwork,
  });
  const statusRules = statusRulesOf(options.ports, context);
  const onChange = (uid: string) => manager.wake(uid);
  const { meter, probes } = openProbes(options, { record, probeAgent, onChange, statusRules });
  const apiPodOf = (uid: string) => sources.apiPodOf(uid);
  const statuses = new StatusManager({ pods: client.core.v1.pods, apiPodOf, onError: report, ...meters.statuses });
  const pinning = startPinning({
    ...{ options, cache, managers, signal, onError: report, manager: () => manager },
    haveSynced: () => sources.haveSynced(),
  });
  const admit = metered(admission(given, { room, isStatic, devices, security: context.security, pinning }), meters);
  const gone = { statuses, probes, context, meter, meters, changes, devices, report };
  const manager: PodManager = new PodManager({
    ...{ work: meteredWork(workOf(context, options), meters.families), cache, clock, hostIps, admit, resizes },
    ...{ runtimeName: version.runtimeName, restartDelays: options.restartDelays, statusRules },
    ...ofCritical(platform),
    canAdmitAgain: () => node() !== undefined,
    probes: (uid) => probes.results(uid),
    devices: deviceStatuses({ ...context.claims, devices, isGateOn: options.ports.isGateOn }),
    onRunning: (pod, running, podIP) => probes.observe(pod, running.map(startedContainer), podIP),
    ...{ record, readNode: given.readNode, onTaken: (pod: Pod) => changes.changed(pod) },
    onDescribed: refreshNewest((pod) => refreshVolumes(pod, context)),
    onStatus: (pod, status, state) => {
      statuses.set(pod.metadata?.uid ?? "", status, state);
      meters.pods.status(pod, status);
      if (state.isTerminated) pinning.wake();
      changes.changed({ ...pod, status });
    },
    onGone: (pod) => {
      forget(pod, gone);
      sources.gone(pod);
    },
    onOrphan: meters.onOrphan,
    // Steps that fail are events and states of their pod.
    onError: (pod, error) => void (error instanceof StepError || report(errorOf(podText(pod), error))),
  });
  waker.manager = manager;
  const sources: PodSources = sourcesOf(given, { manager, statuses });
  showPods(given, { manager, isStatic, cache });
  const stop = async () => {
    for (const each of [manager, probes, statuses]) each.stop();
    const { csi, claims } = context;
    await Promise.all([services.stopped, sources.stopped(), csi.stopped, claims.stopped, pinning.ended]);
  };
  return { manager, cache, sources, context, devices, managers, changes, probesPage: meter.page, stop };
}

function workOf(context: WorkContext, { tracer }: NodeAgentOptions): PodWork {
  const work = runtimeWork(context);
  return tracer === undefined ? work : tracedWork(work, tracer);
}

/** Which pods others end for, and what those say of it. */
function ofCritical({ agentTitle, names }: Platform) {
  const isCriticalPod = (pod: Pod) => isCritical(pod, names.annotationConfigSource);
  return { isCritical: isCriticalPod, conditionReason: `TerminationBy${agentTitle}`, agentTitle };
}

/** Static pods start without the API, which may be one of them. */
function openServices({ options, signal, report }: OpenPodsOptions, isStatic: (pod: Pod) => boolean) {
  const { list, stopped } = startServices({ services: options.client.core.v1.services, signal, onError: report });
  return { of: (pod: Pod) => list() ?? (isStatic(pod) ? [] : undefined), stopped };
}

/** Wakes pods from the moment on in which something works on them: before, their first look is still to come. */
class Waker {
  manager: Pick<PodManager, "wake"> | undefined;

  readonly wake = (podUids: readonly string[]): void => {
    for (const each of podUids) this.manager?.wake(each);
  };
}

interface ProbesGiven extends Pick<ConstructorParameters<typeof ProbeManager>[0], "onChange" | "record"> {
  readonly probeAgent: string;
  readonly statusRules: StatusRules;
}

function openProbes({ clock, connection, platform }: NodeAgentOptions, given: ProbesGiven) {
  const { record, probeAgent, onChange, statusRules } = given;
  const meter = probeMeter({ prefix: platform.metricPrefix, native: false });
  const run = probeRunner({ runtime: connection.runtime, userAgent: probeAgent });
  const reported = statusRules.keepsReported ? reportedRun : () => ({});
  const probes = new ProbeManager({ run, clock, random: Math.random, record, onChange, onRun: meter.onRun, reported });
  return { meter, probes };
}

function sourcesOf(
  { options, signal, node, report }: OpenPodsOptions,
  { manager, statuses }: { readonly manager: PodManager; readonly statuses: StatusManager },
): PodSources {
  return openPodSources({
    ...{ options, signal, node, onError: report },
    put: (pod) => manager.put(withoutDisabledFields(pod, options.ports.isGateOn)),
    remove: (uid) => manager.remove(uid),
    onApiPod: (uid) => statuses.recheck(uid),
  });
}

function openCache({ options, meters, report }: OpenPodsOptions, manager: () => PodManager): PodCache {
  const { clock, connection, platform, ports } = options;
  return new PodCache({
    ...{ runtime: connection.runtime, keys: runtimeKeys(platform), clock, pods: manager },
    onError: (uid, error) => report(errorOf(uid, error)),
    looksAtOnce: ports.isGateOn("PLEGOnDemandRelist"),
    onLook: meters.pleg.looked,
  });
}

function errorOf(pod: string, cause: unknown): Error {
  return new Error(`pod ${pod}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
}

function reportedRun({ status = {} }: Pod, run: ProbedRun): ProbeResults {
  return reportedResults(status, run);
}

function statusRulesOf(
  { isGateOn }: NodeAgentOptions["ports"],
  { canReadOnlyRecursively: mountsRecursively }: Pick<WorkContext, "canReadOnlyRecursively">,
): StatusRules {
  return {
    hasReadyToStart: isGateOn("PodReadyToStartContainersCondition"),
    keepsReported: !isGateOn("ChangeContainerStatusOnKubeletRestart"),
    hasAmounts: isGateOn("InPlacePodLevelResourcesVerticalScaling"),
    mountsRecursively,
  };
}

function showPods(
  { options, meters }: OpenPodsOptions,
  { manager, isStatic, cache }: Pick<Pods, "cache" | "manager"> & Pick<ResizeContext, "isStatic">,
): void {
  const counted = { worked: () => manager.worked(), isStatic, observed: () => cache.all() };
  options.ports.component.metrics.onCollect(podGauges(meters.families, counted));
}

interface Forgetting extends Pick<Pods, "changes" | "context" | "devices">, Pick<OpenPodsOptions, "meters" | "report"> {
  readonly statuses: Pick<StatusManager, "forget">;
  readonly probes: Pick<ProbeManager, "forget">;
  readonly meter: Pick<ReturnType<typeof probeMeter>, "forget">;
}

function forget(pod: Pod, known: Forgetting): void {
  const { statuses, probes, context, meter, meters, changes, devices, report } = known;
  const uid = pod.metadata?.uid ?? "";
  for (const each of [statuses, probes, context.images]) each.forget(uid);
  meter.forget(pod);
  meters.pods.gone(uid);
  changes.changed(pod);
  devices.release(uid).catch(report);
}

function metered(admit: Admit, meters: AgentMeters): Admit {
  return (pod, others, known) => {
    const refused = admit(pod, others, known);
    if (refused?.endsFirst === undefined) meters.pods.given(pod, refused?.reason); // else it is asked again
    return refused;
  };
}

function startedContainer({ id, name, startedMs }: ObservedContainer) {
  return { id, name, startedAtMs: startedMs };
}

/** How resizes are judged, as the machine is now. */
function resizeContext(
  { options }: OpenPodsOptions,
  {
    room,
    isStatic,
    context,
  }: Pick<ResizeContext, "isStatic"> & Pick<Pods, "context"> & { readonly room: () => Amounts },
): ResizeContext {
  return {
    ...{ isGateOn: options.ports.isGateOn, isStatic, allocatable: room(), machine: context.resources },
    policies: { cpu: options.resources.cpuPolicy, memory: options.resources.memoryPolicy },
    annotationConfigSource: options.platform.names.annotationConfigSource,
  };
}

type Admit = ConstructorParameters<typeof PodManager>[0]["admit"];

/** What the node has for pods, as its devices are now. */
async function nodeRoom({ options, machine }: OpenPodsOptions, devices: DeviceManager): Promise<() => Amounts> {
  const { maxPods, reservations } = options.node;
  const disk = options.isolatesStorage ? await fileSystemRoom(options.rootFolder) : undefined;
  const capacity = capacityOf(machine, disk, maxPods);
  const hard = hardReservation(options.eviction.reserving, capacity);
  const allocatable = allocatableOf(capacity, [...reservations, hard]);
  const unsaid = options.isolatesStorage ? {} : { "ephemeral-storage": "0" }; // a pod that asks for some gets none
  return () => ({ ...allocatable, ...unsaid, ...deviceAmounts(devices).allocatable });
}

interface AdmissionInput extends Pick<Parameters<typeof refusalOf>[2], "isStatic"> {
  readonly room: () => Amounts;
  readonly devices: Pick<Pods["devices"], "isResource">;
  readonly security: Pick<WorkContext["security"], "hasAppArmor">;
  readonly pinning: Pick<Pinning, "admit" | "giveBack">;
}

/** Whether the node takes a pod, as the machine is now. */
function admission(
  { options, machine, node, pressures, isShuttingDown }: OpenPodsOptions,
  { room, isStatic, devices, security: { hasAppArmor }, pinning }: AdmissionInput,
): Admit {
  const sysctls = { allowedUnsafe: options.allowedUnsafeSysctls, kernelVersion: machine.kernelVersion };
  const { taintMemoryPressure, annotationConfigSource } = options.platform.names;
  const critical = (pod: Pod) => isCritical(pod, annotationConfigSource);
  const comparesNumbers = options.ports.isGateOn("TaintTolerationComparisonOperators");
  return (pod, others, { isKnown }) => {
    const now = isKnown ? noPressures : pressures();
    const amounts = Object.entries(room());
    const refusal = refusalOf(pod, others, {
      place: (placed) => pinning.admit(placed, { isKnown }),
      ...{ node: node(), sysctls, isStatic, pressures: now, taintMemoryPressure, isCritical: critical },
      ...{ comparesNumbers, hasAppArmor: hasAppArmor || isKnown },
      // What runs is ended by what looks after pressures and shutdowns, and has the devices that it was given, though
      // their plugin may not be there again.
      allocatable: Object.fromEntries(isKnown ? amounts.filter(([name]) => !devices.isResource(name)) : amounts),
      isShuttingDown: !isKnown && isShuttingDown(),
      mayEndOthers: !isKnown,
    });
    if (refusal !== undefined && !isKnown) pinning.giveBack(pod);
    return refusal;
  };
}

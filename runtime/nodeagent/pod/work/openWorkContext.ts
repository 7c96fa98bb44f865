import { existsSync, readFileSync } from "node:fs";
import type { Pod } from "../../../../generated/core/v1/pod.ts";
import type { NodeAgentOptions } from "../../agentOptions.ts";
import { cgroupVersion, openCgroups } from "../../cgroups/cgroups.ts";
import type { CgroupDriver } from "../../cgroups/names.ts";
import { runtimeCgroupDriver } from "../../cri/cgroupDriver.ts";
import { fewAtOnce } from "../../cri/fewAtOnce.ts";
import type { RuntimeKeys } from "../../container/names.ts";
import { resolvConfAt } from "../../container/resolvConf.ts";
import { podIdentity } from "../../container/podIdentity.ts";
import type { Amounts } from "../../node/capacity.ts";
import type { Machine } from "../../node/machine.ts";
import { openImages } from "../../images/openImages.ts";
import type { AgentMeters } from "../../meters/meters.ts";
import { openClaims, type OpenClaimsOptions } from "../../plugins/claims/openClaims.ts";
import { hookRunner } from "../../probes/hooks.ts";
import { openUserRanges } from "../../resources/userRanges.ts";
import { apiObjects } from "../../volumes/apiObjects.ts";
import { systemMounter } from "../../volumes/mounter.ts";
import { podFolders } from "../../volumes/podFolders.ts";
import { openCsi, type OpenCsiOptions } from "../../volumes/csi/openCsi.ts";
import { openPodVolumes } from "../../volumes/podVolumes.ts";
import type { PodCache } from "../podCache.ts";
import { canReadOnlyRecursively, controlledSwap, memoryOptions } from "./abilities.ts";
import { openClasses } from "./openClasses.ts";
import type { WorkContext } from "./workContext.ts";

export interface WorkContextOptions
  extends Pick<OpenCsiOptions, "node" | "onCall" | "onInUse" | "report" | "signal">,
    Pick<OpenClaimsOptions, "onHealth"> {
  readonly options: NodeAgentOptions;
  readonly machine: Machine;
  readonly hostIps: () => readonly string[];
  /** What the node has for pods, as its devices are now. */
  readonly allocatable: () => Amounts;
  readonly keys: RuntimeKeys;
  readonly cache: Pick<PodCache, "get">;
  readonly services: WorkContext["services"];
  readonly record: WorkContext["record"];
  readonly devices: WorkContext["devices"];
  readonly managers: WorkContext["managers"];
  readonly resizes: WorkContext["resizes"];
  readonly hasNetwork: WorkContext["hasNetwork"];
  readonly meters: AgentMeters;
  /** Pods of which something runs, or is to run. */
  readonly pods: () => readonly Pod[];
  /** What probes and hooks say of their sender. */
  readonly probeAgent: string;
}

/** @limit Age of a config map or secret that a pod uses: it is read again. */
const maxObjectAgeMs = 60_000;

/** Opens what the work of pods needs of this machine. */
export async function openWorkContext(given: WorkContextOptions): Promise<WorkContext> {
  const { options, machine, hostIps, keys, cache, services, record } = given;
  const { client, clock, connection, platform, rootFolder, logRoot, cpuCfsQuota, cpuPeriodUs, podPids } = options;
  const runtime = fewAtOnce(connection.runtime);
  const { names, agentName, labelDomain, systemPrefix } = platform;
  const { isGateOn } = options.ports;
  // Younger than the time from one look at volumes to the next, so that each sees what has changed.
  const maxAgeMs = Math.min(maxObjectAgeMs, options.syncMs / 2);
  const objects = apiObjects({ client, clock, maxAgeMs, node: given.node, isGateOn });
  const images = await openImages(options, { objects, record, meters: given.meters });
  const folders = podFolders(rootFolder, labelDomain);
  const capacity = { cpu: String(machine.cpus), memory: String(machine.memoryBytes) };
  const placeOf = (_: Pod, podIPs: readonly string[]) => {
    return { hostIPs: hostIps(), podIPs, allocatable: given.allocatable() };
  };
  const csi = await openCsi({ ...given, objects });
  const volumes = await openPodVolumes({
    ...{ csi: csi.volumes, node: given.node, meter: given.meters.volumes },
    ...{ folders, mounter: systemMounter, objects, nowMs: clock.nowMs, memoryOptions: memoryOptions(machine) },
    placeOf: (pod) => placeOf(pod, cache.get(pod.metadata?.uid ?? "").sandboxes[0]?.ips ?? []),
  });
  const cgroupNaming = {
    driver: await cgroupDriver(options, given.signal),
    root: options.cgroups?.root ?? "/",
    podsName: `${systemPrefix}pods`,
  };
  const { cgroupMount: mountPoint } = options.machine;
  const cgroups =
    options.cgroups === undefined ? undefined : given.meters.groups(openCgroups({ naming: cgroupNaming, mountPoint }));
  const version = cgroupVersion(mountPoint);
  const { classes, isTiered, memoryQos } = await openClasses({
    ...{ options, cgroups, naming: cgroupNaming, capacity, pods: given.pods, report: given.report },
  });
  const hugePageSizes = Object.keys(machine.hugePages);
  const resolvConf = options.resolvConf === "" ? undefined : resolvConfAt(options.resolvConf);
  resolvConf?.(); // an agent whose file is not there does not begin
  const { clusterDns, clusterDomain, seccompDefault } = options;
  const { isUnlimited } = given.managers;
  return {
    ...{ runtime, cache, keys, volumes, folders, mounter: systemMounter, cgroups, cgroupNaming, objects, services },
    ...{ placeOf, logRoot, platformName: platform.name, record, devices: given.devices, managers: given.managers, csi },
    ...{ claims: await openClaims(given), resizes: given.resizes, images, classes, ...handlers(options) },
    users: openUserRanges({
      ...{ folders, runtime, ...options.users, maxPods: options.node.maxPods, logError: options.log.error },
    }),
    limits: {
      ...{ cpuCfsQuota, cpuPeriodUs, hugePageSizes, podPids },
      isUnlimited: (pod) => isUnlimited(podIdentity(pod).uid),
      isTiered,
    },
    ...{ callTimeoutMs: connection.timeoutMs, report: given.report, hasNetwork: given.hasNetwork },
    apiService: { namespace: "default", name: names.serviceApi },
    runHook: hookRunner({ runtime, userAgent: given.probeAgent, ...given.meters.hooks }),
    dns: { agentName, clusterDns, clusterDomain, resolvConf },
    security: {
      seccompRoot: `${rootFolder}/seccomp`,
      hasAppArmor: existsSync("/sys/kernel/security/apparmor"),
      ...{ seccompDefault, volumeGroups: [] },
    },
    resources: {
      cgroupVersion: version,
      killsTogether: version === 2 && !options.singleProcessOomKill,
      ...{ memoryCapacity: machine.memoryBytes, swapForPods: swapOf(machine, { version, mountPoint }) },
      swapBehavior: options.swapBehavior,
      ...{ cpuCfsQuota, cpuPeriodUs, hugePageSizes, annotationConfigSource: names.annotationConfigSource },
      memoryQos,
    },
    canReadOnlyRecursively: await canReadOnlyRecursively(runtime),
  };
}

function swapOf(machine: Machine, { version, mountPoint: mount = "/sys/fs/cgroup" }: GroupPlace): number | undefined {
  return controlledSwap(machine, { version, mount, ownGroups: readFileSync("/proc/self/cgroup", "utf8") });
}

interface GroupPlace {
  readonly version: 1 | 2;
  readonly mountPoint: string | undefined;
}

/** That of the runtime, where it says which it has: else what the agent makes would not be where containers are. */
async function cgroupDriver(options: NodeAgentOptions, signal: AbortSignal): Promise<CgroupDriver> {
  const { cgroups, connection, log, ports } = options;
  const configured = cgroups?.driver ?? "cgroupfs";
  if (cgroups === undefined || !ports.isGateOn("KubeletCgroupDriverFromCRI")) return configured;
  const found = (await runtimeCgroupDriver(connection.runtime, signal)) ?? configured;
  if (found !== configured) log.info(`the container runtime makes control groups by ${found}, and so does the agent`);
  return found;
}

/** The runtime's name for a pod's runtime class, for sandboxes and, by its gate, for images. */
function handlers({ client, ports }: NodeAgentOptions): Pick<WorkContext, "imageHandlerOf" | "runtimeHandlerOf"> {
  const runtimeHandlerOf = async ({ spec }: Pod) => {
    if (spec?.runtimeClassName === undefined) return "";
    return (await client.node.v1.runtimeclasses.get(spec.runtimeClassName)).handler;
  };
  const isForImages = ports.isGateOn("RuntimeClassInImageCriApi");
  return { runtimeHandlerOf, imageHandlerOf: isForImages ? runtimeHandlerOf : async () => "" };
}

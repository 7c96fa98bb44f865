import { join } from "node:path";
import type { Pod } from "../../../generated/core/v1/pod.ts";
import type { NodeAgentOptions } from "../agentOptions.ts";
import { deviceCheckpoint } from "../plugins/deviceCheckpoint.ts";
import { DeviceManager } from "../plugins/deviceManager.ts";
import { startDeviceServer } from "../plugins/deviceServer.ts";
import { objectionToDevices, registerDevices } from "../plugins/registerDevices.ts";
import { deviceMeter, podResourcesMeter } from "../meters/deviceMeter.ts";
import { agentFamilies } from "../meters/families.ts";
import { pluginGauge } from "../meters/pluginGauge.ts";
import { type PluginHandler, watchPluginFolder } from "../plugins/pluginFolder.ts";
import { podResources } from "../plugins/podResources.ts";
import type { ClaimManager } from "../plugins/claims/claimManager.ts";
import type { Claims } from "../plugins/claims/openClaims.ts";
import type { Csi } from "../volumes/csi/openCsi.ts";
import { type PodFeed, podInfo } from "../podinfo/podInfo.ts";
import type { ResourceManagers } from "../resources/resourceManagers.ts";
import { startUnixServer } from "./unixServer.ts";

export interface SocketsOptions {
  readonly options: NodeAgentOptions;
  readonly feed: PodFeed;
  /** Pods of which something runs, or is to run. */
  readonly unfinished: () => readonly Pod[];
  readonly devices: DeviceManager;
  readonly managers: Pick<ResourceManagers, "cpus" | "memory">;
  readonly csi: Pick<Csi, "plugins">;
  readonly claims: Claims;
}

/** Where device plugins and the agent have their sockets, and the file that says which container has which device. */
function deviceFiles({ rootFolder, platform }: NodeAgentOptions) {
  const { agentName } = platform;
  const folder = join(rootFolder, "device-plugins");
  return { folder, names: { socket: `${agentName}.sock`, checkpoint: `${agentName}_internal_checkpoint` } };
}

function familiesOf({ ports, platform }: NodeAgentOptions) {
  return agentFamilies(ports.component.metrics, platform.agentName);
}

/** The devices of the node, as an agent before has left them. */
export async function openDevices(
  options: NodeAgentOptions,
  onChange: (podUids: readonly string[]) => void,
): Promise<DeviceManager> {
  const { folder, names } = deviceFiles(options);
  const devices = new DeviceManager({
    checkpoint: deviceCheckpoint(join(folder, names.checkpoint)),
    ...{ nowMs: options.clock.nowMs, logError: options.log.error, onChange },
    meter: deviceMeter(familiesOf(options)),
  });
  await devices.restore();
  return devices;
}

/** Opens the sockets by which programs of the machine speak with the agent, and looks for its plugins. */
export async function startSockets({
  options,
  feed,
  unfinished,
  devices,
  managers,
  csi,
  claims,
}: SocketsOptions): Promise<{ readonly stop: () => Promise<void> }> {
  const { rootFolder, platform, ports, log, podEncoder } = options;
  const { agentName, names } = platform;
  const socket = `${agentName}.sock`;
  const claimed: ClaimManager["claimedBy"] = (pod, container) => claims.manager.claimedBy(pod, container);
  const metered = podResourcesMeter(familiesOf(options));
  const listed = ports.isGateOn("KubeletPodResourcesListUseActivePods") ? unfinished : feed.pods;
  const resources = podResources({ pods: unfinished, listed, devices, claimed, ...managers, metered });
  const started = [
    await startDeviceServer({ ...deviceFiles(options), manager: devices }),
    await startUnixServer({ path: join(rootFolder, "pod-resources", socket), routes: resources }),
    await watchPluginFolder({
      folder: join(rootFolder, "plugins_registry"),
      handlers: { DevicePlugin: devicePlugins(devices), CSIPlugin: csi.plugins, DRAPlugin: claims.plugins },
      ...{ logError: log.error, onLook: pluginGauge(ports.component.metrics) },
    }),
  ];
  if (ports.isGateOn("PodsAPI")) {
    const info = podInfo({ feed, encodePod: await podEncoder(), maskHeader: names.headerFieldMask });
    started.push(await startUnixServer({ path: join(rootFolder, "pods", socket), routes: info }));
  }
  return { stop: async () => void (await Promise.all(started.map((each) => each.stop()))) };
}

/** Device plugins may register by a socket of theirs, too; their name is that of their resource. */
function devicePlugins(devices: DeviceManager): PluginHandler {
  return {
    register: async ({ name: resource, endpoint: socketPath, supportedVersions: versions }) => {
      const objection = objectionToDevices({ resource, versions });
      if (objection !== undefined) throw new Error(objection);
      await registerDevices(devices, { resource, socketPath });
    },
    deregister: () => {}, // its devices end with its stream
  };
}

import { existsSync } from "node:fs";
import type { Pod } from "../../../../generated/core/v1/pod.ts";
import { steadyClock } from "../../../client/clock.ts";
import type { NodeAgentOptions } from "../../agentOptions.ts";
import type { EventText } from "../../../component/eventRecorder.ts";
import type { PluginHandler } from "../../plugins/pluginFolder.ts";
import { systemMounter } from "../mounter.ts";
import type { ObjectSource } from "../objectSource.ts";
import type { OnCall } from "./csiDriver.ts";
import { csiDrivers } from "./csiDrivers.ts";
import { csiFolders } from "./csiFolders.ts";
import { type CsiNodeOptions, keepCsiNode } from "./csiNode.ts";
import { type CsiVolumes, openCsiVolumes } from "./csiVolumes.ts";
import { reportGrown } from "./growth.ts";

export interface OpenCsiOptions extends Omit<CsiNodeOptions, "client" | "labelDomain"> {
  readonly options: Pick<NodeAgentOptions, "client" | "nodeName" | "platform" | "ports" | "rootFolder">;
  readonly objects: ObjectSource;
  readonly onCall: OnCall;
  /** Reports an event of a pod. */
  readonly record: (pod: Pod, text: EventText) => void;
  /** What the node uses has changed. */
  readonly onInUse: () => void;
}

/** Storage drivers of the node and the volumes that they have. */
export interface Csi {
  readonly volumes: CsiVolumes;
  readonly plugins: PluginHandler;
  /** Resolves when the signal has ended everything. */
  readonly stopped: Promise<void>;
}

export async function openCsi(given: OpenCsiOptions): Promise<Csi> {
  const { options, objects, node, onCall, onInUse, record } = given;
  const { client, nodeName, platform, ports, rootFolder } = options;
  const { apiDomain, labelDomain } = platform;
  const keeper = keepCsiNode({ ...given, client, labelDomain });
  const drivers = csiDrivers({ onCall, onRegistered: keeper.put, onGone: keeper.remove });
  const volumes = await openCsiVolumes({
    ...{ objects, nodeName, labelDomain, onInUse, mounter: systemMounter, driver: drivers.get },
    ...{ folders: csiFolders(rootFolder, labelDomain), keyPrefix: `csi.storage.${apiDomain}` },
    ...{ nowMs: steadyClock.nowMs, hasDriver: drivers.has },
    hasHealth: ports.isGateOn("CSIVolumeHealth"),
    seLinux: { isThere: existsSync("/sys/fs/selinux/enforce"), isGateOn: ports.isGateOn },
    onGrown: async ({ growth, specName }, pod) => {
      if (growth !== undefined) await reportGrown(client, growth);
      const message = `MountVolume.NodeExpandVolume succeeded for volume "${specName}" ${nodeName}`;
      record(pod, { type: "Normal", reason: "FileSystemResizeSuccessful", message });
    },
    isReportedInUse: (name) => node()?.status?.volumesInUse?.includes(name) ?? false,
  });
  return { volumes, plugins: drivers, stopped: keeper.stopped.then(drivers.close) };
}

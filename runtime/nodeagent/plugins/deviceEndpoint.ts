import { createClient } from "@connectrpc/connect";
import {
  type ContainerAllocateResponse,
  type Device,
  DevicePlugin,
  type DevicePluginOptions,
} from "../../../generated/pb/deviceplugin/v1beta1/api_pb.ts";
import { pause } from "../../lib/pause.ts";
import { unixClient } from "../sockets/unixClient.ts";

/** A plugin that has devices of one resource. */
export interface DeviceEndpoint {
  /** Which of these devices the plugin would rather give; [] where it does not say. */
  readonly prefer: (choice: DeviceChoice) => Promise<readonly string[]>;
  /** What a container needs in order to use these devices. */
  readonly allocate: (ids: readonly string[]) => Promise<ContainerAllocateResponse>;
  /** Called before each start of a container with these devices. */
  readonly preStart: (ids: readonly string[]) => Promise<void>;
  readonly stop: () => void;
}

export interface DeviceChoice {
  readonly available: readonly string[];
  readonly mustInclude: readonly string[];
  readonly count: number;
}

export interface DeviceEndpointOptions {
  readonly socketPath: string;
  readonly options: Pick<DevicePluginOptions, "preStartRequired" | "getPreferredAllocationAvailable">;
  readonly onDevices: (devices: readonly Device[]) => void;
  /** The plugin has gone, or the agent has let go of it. */
  readonly onEnd: () => void;
}

/** @limit Call of a device plugin: the container is not created. */
const callTimeoutMs = 30_000;
/** @limit Time between two lists of a plugin's devices that are taken: the later waits. */
const listGapMs = 100;
/** @limit Devices of one resource: the others are left out. */
const maxDevices = 10_000;

/** Connects to a plugin and follows its devices until it goes. */
export function openDeviceEndpoint({ socketPath, options, onDevices, onEnd }: DeviceEndpointOptions): DeviceEndpoint {
  const { transport, close } = unixClient(socketPath, callTimeoutMs);
  const client = createClient(DevicePlugin, transport);
  const stopping = new AbortController();
  const { signal } = stopping;
  const follow = async () => {
    for await (const { devices } of client.listAndWatch({}, { signal, timeoutMs: 0 })) {
      onDevices(devices.slice(0, maxDevices));
      await pause(listGapMs, signal);
    }
  };
  follow()
    .catch(() => {}) // how it ended says no more than that it did
    .finally(() => {
      close();
      onEnd();
    });
  return {
    prefer: async ({ available, mustInclude, count }) => {
      if (!options.getPreferredAllocationAvailable) return [];
      const asked = {
        availableDeviceIDs: [...available],
        mustIncludeDeviceIDs: [...mustInclude],
        allocationSize: count,
      };
      const { containerResponses } = await client.getPreferredAllocation({ containerRequests: [asked] });
      return containerResponses[0]?.deviceIDs ?? [];
    },
    allocate: async (ids) => {
      const { containerResponses } = await client.allocate({ containerRequests: [{ devicesIds: [...ids] }] });
      const [response] = containerResponses;
      if (response === undefined) throw new Error("the device plugin allocated nothing");
      return response;
    },
    preStart: async (ids) => {
      if (options.preStartRequired) await client.preStartContainer({ devicesIds: [...ids] });
    },
    stop: () => stopping.abort(),
  };
}

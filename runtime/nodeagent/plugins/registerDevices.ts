import { createClient } from "@connectrpc/connect";
import { DevicePlugin, type DevicePluginOptions } from "../../../generated/pb/deviceplugin/v1beta1/api_pb.ts";
import { unixClient } from "../sockets/unixClient.ts";
import { openDeviceEndpoint } from "./deviceEndpoint.ts";
import type { DeviceManager } from "./deviceManager.ts";

/** What a plugin says of itself when it comes, by the agent's socket or by one of its own. */
export interface ComingDevices {
  /** "acme.dev/gpu" */
  readonly resource: string;
  readonly versions: readonly string[];
  readonly socketPath: string;
}

const version = "v1beta1";
/** As extended resources are named: a domain that is not the platform's own comes before the slash. */
const resourceName = /^[a-z0-9]([-a-z0-9.]*[a-z0-9])?\/[A-Za-z0-9]([-\w.]*[A-Za-z0-9])?$/;
/** @limit Answer of a device plugin that registers, about what it can: it is not registered. */
const optionsTimeoutMs = 10_000;

/** Why a plugin is not registered, whatever it can. */
export function objectionToDevices({ resource, versions }: Omit<ComingDevices, "socketPath">): string | undefined {
  if (!versions.includes(version)) return `the version must be ${version}`;
  return resourceName.test(resource) ? undefined : `${JSON.stringify(resource)} is no resource`;
}

/** Begins to use the devices of a plugin. Rejects with an Error where it does not say what it can. */
export async function registerDevices(
  manager: Pick<DeviceManager, "register">,
  { resource, socketPath }: Omit<ComingDevices, "versions">,
): Promise<void> {
  const options = await optionsOf(socketPath);
  manager.register(resource, (handlers) => openDeviceEndpoint({ socketPath, options, ...handlers }));
}

async function optionsOf(socketPath: string): Promise<DevicePluginOptions> {
  const { transport, close } = unixClient(socketPath, optionsTimeoutMs);
  try {
    return await createClient(DevicePlugin, transport).getDevicePluginOptions({});
  } finally {
    close();
  }
}

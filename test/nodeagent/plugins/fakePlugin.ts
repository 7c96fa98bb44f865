import { join } from "node:path";
import { createClient } from "@connectrpc/connect";
import { DevicePlugin, Registration } from "../../../generated/pb/deviceplugin/v1beta1/api_pb.ts";
import { Registration as PluginRegistration } from "../../../generated/pb/pluginregistration/v1/api_pb.ts";
import { unixClient } from "../../../runtime/nodeagent/sockets/unixClient.ts";
import { startUnixServer } from "../../../runtime/nodeagent/sockets/unixServer.ts";

export interface FakePlugin {
  /** What it was asked, the newest last. */
  readonly calls: string[];
  /** Says which devices there are: ids, with `!` before those that are not healthy and `@1` after those near node 1. */
  readonly show: (...devices: string[]) => void;
  readonly stop: () => Promise<void>;
}

export interface FakePluginOptions {
  readonly folder: string;
  readonly agentSocket: string;
  readonly resource: string;
  readonly socket: string;
  readonly version?: string;
  readonly prefers?: readonly string[];
  /** Registers by a socket of its own in this folder, and not at the agent's. */
  readonly registry?: string;
}

/** A device plugin that registers with the agent as those of the field do. */
export async function startPlugin(options: FakePluginOptions, ...devices: string[]): Promise<FakePlugin> {
  const { folder, agentSocket, resource, socket, version = "v1beta1", prefers, registry } = options;
  const calls: string[] = [];
  let shown = devices;
  let wake = () => {};
  const server = await startUnixServer({
    path: join(folder, socket),
    routes: (router) =>
      router.service(DevicePlugin, {
        getDevicePluginOptions: () => {
          return { preStartRequired: true, getPreferredAllocationAvailable: prefers !== undefined };
        },
        listAndWatch: async function* (_, { signal }) {
          for (let last: string[] | undefined; !signal.aborted; ) {
            if (last !== shown) {
              last = shown;
              yield {
                devices: shown.map(deviceOf),
              };
              continue;
            }
            await new Promise<void>((resolve) => {
              wake = resolve;
              signal.addEventListener("abort", () => resolve());
            });
          }
        },
        getPreferredAllocation: ({ containerRequests: [asked] }) => {
          calls.push(
            `prefer ${asked?.allocationSize} of ${asked?.availableDeviceIDs} with ${asked?.mustIncludeDeviceIDs}`,
          );
          return { containerResponses: [{ deviceIDs: [...(prefers ?? [])] }] };
        },
        allocate: ({ containerRequests: [asked] }) => {
          const ids = asked?.devicesIds ?? [];
          calls.push(`allocate ${ids}`);
          const mounts = [{ containerPath: "/lib", hostPath: "/tmp", readOnly: true }];
          const nodes = ids.map((id) => ({ containerPath: `/dev/${id}`, hostPath: "/dev/null", permissions: "rw" }));
          return { containerResponses: [{ envs: { IDS: ids.join() }, mounts, devices: nodes }] };
        },
        preStartContainer: ({ devicesIds }) => {
          calls.push(`start ${devicesIds}`);
          return {};
        },
      }),
  });
  let registration: { readonly stop: () => Promise<void> } | undefined;
  const { transport, close } = unixClient(agentSocket, 5000);
  try {
    if (registry === undefined) {
      await createClient(Registration, transport).register({ version, endpoint: socket, resourceName: resource });
    } else registration = await startRegistration({ registry, resource, version, endpoint: join(folder, socket) });
  } catch (error) {
    await server.stop();
    throw error;
  } finally {
    close();
  }
  const show = (...now: string[]) => {
    shown = now;
    wake();
  };
  const stop = async () => void (await Promise.all([registration?.stop(), server.stop()]));
  return { calls, show, stop };
}

interface RegistrationGiven extends Pick<FakePluginOptions, "resource"> {
  readonly registry: string;
  readonly version: string;
  readonly endpoint: string;
}

function startRegistration({ registry, resource, version, endpoint }: RegistrationGiven) {
  return startUnixServer({
    path: join(registry, `${resource.replace("/", "_")}-reg.sock`),
    routes: (router) =>
      router.service(PluginRegistration, {
        getInfo: () => ({ type: "DevicePlugin", name: resource, endpoint, supportedVersions: [version] }),
        notifyRegistrationStatus: () => ({}),
      }),
  });
}

function deviceOf(text: string) {
  const [ID = "", node] = text.replace("!", "").split("@");
  const topology = node === undefined ? {} : { topology: { nodes: [{ ID: BigInt(node) }] } };
  return { ID, health: text.startsWith("!") ? "Unhealthy" : "Healthy", ...topology };
}

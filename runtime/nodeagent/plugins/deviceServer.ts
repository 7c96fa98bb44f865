import { mkdir, readdir, rm } from "node:fs/promises";
import { basename, join } from "node:path";
import { Code, ConnectError } from "@connectrpc/connect";
import { Registration } from "../../../generated/pb/deviceplugin/v1beta1/api_pb.ts";
import { startUnixServer } from "../sockets/unixServer.ts";
import type { DeviceManager } from "./deviceManager.ts";
import { objectionToDevices, registerDevices } from "./registerDevices.ts";

export interface DeviceServerOptions {
  /** Where plugins and the agent have their sockets. */
  readonly folder: string;
  /** Of the agent's socket and of what it keeps there. */
  readonly names: { readonly socket: string; readonly checkpoint: string };
  readonly manager: DeviceManager;
}

/**
 * Lets device plugins register. Sockets of an earlier time are removed: that is how plugins see that they have to come
 * again. Rejects with an Error where it cannot listen.
 */
export async function startDeviceServer({
  folder,
  names,
  manager,
}: DeviceServerOptions): Promise<{ readonly stop: () => Promise<void> }> {
  await mkdir(folder, { recursive: true, mode: 0o750 });
  for (const each of await readdir(folder, { withFileTypes: true })) {
    if (each.isSocket()) await rm(join(folder, each.name), { force: true });
  }
  const server = await startUnixServer({
    path: join(folder, names.socket),
    routes: (router) =>
      router.service(Registration, {
        register: async ({ version, endpoint, resourceName: resource }) => {
          const objection = objectionToDevices({ resource, versions: [version] });
          if (objection !== undefined) throw new ConnectError(objection, Code.InvalidArgument);
          if (endpoint === "" || basename(endpoint) !== endpoint) {
            throw new ConnectError("the endpoint must be the name of a socket in this folder", Code.InvalidArgument);
          }
          await registerDevices(manager, { resource, socketPath: join(folder, endpoint) });
          return {};
        },
      }),
  });
  return {
    stop: async () => {
      manager.stop();
      await server.stop();
    },
  };
}

import { mkdir, readdir, rm } from "node:fs/promises";
import { basename, join } from "node:path";
import { Code, ConnectError } from "@connectrpc/connect";
import { Registration } from "../../../generated/pb/deviceplugin/v1beta1/api_pb.ts";
import { startUnixServer } from "../sockets/unixServer.ts";
import { openDeviceEndpoint } from "./deviceEndpoint.ts";
import type { DeviceManager } from "./deviceManager.ts";

export interface DeviceServerOptions {
  /** Where plugins and the agent have their sockets. */
  readonly folder: string;
  /** Of the agent's socket and of what it keeps there. */
  readonly names: { readonly socket: string; readonly checkpoint: string };
  readonly manager: DeviceManager;
}

const version = "v1beta1";
/** As extended resources are named: a domain that is not the platform's own comes before the slash. */
const resourceName = /^[a-z0-9]([-a-z0-9.]*[a-z0-9])?\/[A-Za-z0-9]([-\w.]*[A-Za-z0-9])?$/;

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
        register: ({ version: asked, endpoint, resourceName: name, options }) => {
          if (asked !== version) throw new ConnectError(`the version must be ${version}`, Code.InvalidArgument);
          if (!resourceName.test(name))
            throw new ConnectError(`${JSON.stringify(name)} is no resource`, Code.InvalidArgument);
          if (endpoint === "" || basename(endpoint) !== endpoint) {
            throw new ConnectError("the endpoint must be the name of a socket in this folder", Code.InvalidArgument);
          }
          const wishes = options ?? { preStartRequired: false, getPreferredAllocationAvailable: false };
          const socketPath = join(folder, endpoint);
          manager.register(name, (handlers) => openDeviceEndpoint({ socketPath, options: wishes, ...handlers }));
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

import { mkdir, readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { createClient } from "@connectrpc/connect";
import { type PluginInfo, Registration } from "../../../generated/pb/pluginregistration/v1/api_pb.ts";
import { watchPath } from "../../component/watchPath.ts";
import { repeat } from "../../lib/repeat.ts";
import { unixClient } from "../sockets/unixClient.ts";

/** What the agent does with plugins of a type: those of storage, of devices, of dynamic resources. */
export interface PluginHandler {
  /** Begins to use a plugin. Rejects with an Error that the plugin hears. */
  readonly register: (plugin: RegisteredPlugin) => Promise<void>;
  readonly deregister: (plugin: RegisteredPlugin) => void;
}

export interface RegisteredPlugin extends Pick<PluginInfo, "name" | "supportedVersions"> {
  /** Path of the socket on which it serves. */
  readonly endpoint: string;
}

export interface PluginFolderOptions {
  readonly folder: string;
  /** By the type of plugin: "CSIPlugin", "DevicePlugin", "DRAPlugin". */
  readonly handlers: Readonly<Record<string, PluginHandler>>;
  readonly logError: (message: string, error: unknown) => void;
  /** After each look: paths of the sockets that are there, and of those whose plugins have registered. */
  readonly onLook?: (found: Iterable<string>, registered: Iterable<string>) => void;
}

/** Milliseconds between looks at the folder, besides those when it changes. */
const lookMs = 5000;
/** @limit Call of a plugin that registers: it is tried again. */
const callTimeoutMs = 10_000;
/** @limit Sockets in the registration folder: the others are left out. */
const maxPlugins = 256;

/** Registers the plugins whose sockets appear in a folder, and lets go of those whose sockets vanish. */
export async function watchPluginFolder(options: PluginFolderOptions): Promise<{ readonly stop: () => Promise<void> }> {
  const { folder, logError } = options;
  await mkdir(folder, { recursive: true, mode: 0o750 });
  const plugins = new Map<string, Known>();
  const coming = new Map<string, Promise<void>>();
  const looking = repeat(() => reconcile(options, { plugins, coming, onEnd: () => looking.ask() }), {
    everyMs: lookMs,
    onError: (error) => logError(`plugins in ${folder}`, error),
  });
  const stopWatching = watchPath(folder, looking.ask);
  looking.ask();
  return {
    stop: async () => {
      stopWatching();
      await looking.stop();
      await Promise.all(coming.values());
    },
  };
}

interface Known {
  /** Changes when another process made a socket of the same name. */
  readonly identity: string;
  readonly type: string;
  readonly plugin: RegisteredPlugin;
}

interface Plugins {
  readonly plugins: Map<string, Known>;
  /** Registrations under way, by the paths of their sockets: one that does not answer holds up no other. */
  readonly coming: Map<string, Promise<void>>;
  /** One has registered. */
  readonly onEnd: () => void;
}

async function reconcile(
  { folder, handlers, logError, onLook }: PluginFolderOptions,
  { plugins, coming, onEnd }: Plugins,
): Promise<void> {
  const names = (await readdir(folder, { withFileTypes: true })).filter((each) => each.isSocket()).slice(0, maxPlugins);
  const there = new Map<string, string>();
  for (const { name } of names) {
    const path = join(folder, name);
    const found = await stat(path).catch(() => undefined);
    if (found !== undefined) there.set(path, `${found.ino} ${found.ctimeMs}`);
  }
  for (const [path, { identity, type, plugin }] of plugins) {
    if (there.get(path) === identity) continue;
    plugins.delete(path);
    handlers[type]?.deregister(plugin);
  }
  for (const [path, identity] of there) {
    if (plugins.has(path) || coming.has(path)) continue;
    const registration = registered(path, handlers)
      .then((known) => {
        plugins.set(path, { identity, ...known });
        coming.delete(path);
        onEnd();
      })
      .catch((error: unknown) => {
        coming.delete(path);
        logError(`plugin ${path}`, error); // a later look tries again
      });
    coming.set(path, registration);
  }
  onLook?.(there.keys(), plugins.keys());
}

async function registered(path: string, handlers: PluginFolderOptions["handlers"]): Promise<Omit<Known, "identity">> {
  const { transport, close } = unixClient(path, callTimeoutMs);
  const client = createClient(Registration, transport);
  try {
    const { type, name, endpoint, supportedVersions } = await client.getInfo({});
    const plugin = { name, supportedVersions, endpoint: endpoint === "" ? path : endpoint };
    try {
      const handler = Object.hasOwn(handlers, type) ? handlers[type] : undefined;
      if (handler === undefined) throw new Error(`no handler registered for plugin type: ${type} at socket ${path}`);
      await handler.register(plugin);
    } catch (error) {
      await client.notifyRegistrationStatus({
        pluginRegistered: false,
        error: error instanceof Error ? error.message : String(error),
      });
      throw error;
    }
    await client.notifyRegistrationStatus({ pluginRegistered: true, error: "" });
    return { type, plugin };
  } finally {
    close();
  }
}

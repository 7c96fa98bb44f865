import { spawn } from "node:child_process";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseApiserverFlags } from "../../generated/flags.ts";
import { generated } from "../../generated/index.ts";
import { createClient } from "../../generated/client.ts";
import { type ApiServer, startApiServer } from "../../runtime/apiserver.ts";
import type { Subject } from "./kill9.ts";

export const namespace = "default";

/** What a config map of the test holds: text that follows from its name and attempt, so that a torn one shows. */
export function dataOf(name: string, attempt: number): { attempt: string; payload: string } {
  const line = `${name}@${attempt};`;
  return { attempt: String(attempt), payload: line.repeat(Math.ceil((200 + ((attempt * 37) % 3000)) / line.length)) };
}

/** Serves a folder over TLS on a free port of the loopback interface, on LMDB. */
export function serve(folder: string): Promise<ApiServer> {
  const parsed = parseApiserverFlags(["--secure-port=0", "--data-dir", folder, "--anonymous-auth=false"]);
  if (!("flags" in parsed)) throw new Error("the flags cannot be read");
  return startApiServer({
    generated,
    flags: parsed.flags,
    logError: (message, error) => console.error(message, error),
    logWarning: (message) => console.error(message),
  });
}

/** The whole server: written to and watched over HTTPS, killed, and read over HTTPS after a restart. */
export const serverSubject: Subject = {
  watcherFirst: false,
  ownsRevisions: false,
  start: (folder, seed) =>
    spawn(
      process.execPath,
      ["--import", "tsx", fileURLToPath(new URL("./kill9ServerWriter.ts", import.meta.url)), folder, String(seed)],
      { stdio: ["ignore", "pipe", "inherit"] },
    ),
  read: async (folder) => {
    const server = await serve(folder);
    const client = createClient({ kubeconfig: server.kubeconfig });
    const list = await client.core.v1.configmaps.namespace(namespace).list();
    const objects = list.items.map(({ metadata, data }) => {
      const isWhole = data?.payload === dataOf(metadata.name, Number(data?.attempt)).payload;
      return [metadata.name, { revision: Number(metadata.resourceVersion), isWhole }] as const;
    });
    client.transport.close();
    await server.stop();
    rmSync(join(folder, "admin.kubeconfig"));
    return { revision: Number(list.metadata.resourceVersion), objects: new Map(objects) };
  },
};

import { existsSync } from "node:fs";
import { mkdir, readdir, readlink, rm, symlink } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Pod } from "../../../generated/core/v1/pod.ts";
import { containerLogPath, podLogFolder } from "../container/names.ts";
import { podIdentity } from "../container/podIdentity.ts";
import type { ObservedContainer } from "../pod/podState.ts";
import { absent } from "../files.ts";

/** @limit Name of a link to a log, that of the file system: the end of the container's id is left out. */
const maxNameBytes = 255;

type Linked = Pick<ObservedContainer, "attempt" | "id" | "name">;

/**
 * Beside the folder of logs there is one with a link to each log, named after pod, namespace and container: programs
 * that collect the logs of a node look there.
 */
function linkFolder(logRoot: string): string {
  return join(dirname(logRoot), "containers");
}

function linkPath(pod: Pod, { name, id }: Linked, logRoot: string): string {
  const { namespace, name: podName } = podIdentity(pod);
  const whole = `${podName}_${namespace}_${name}-${id}`;
  return join(linkFolder(logRoot), `${whole.slice(0, maxNameBytes - ".log".length)}.log`);
}

/** Links the log of a container that was started, if the runtime writes one. */
export async function linkLog(pod: Pod, container: Linked, logRoot: string): Promise<void> {
  const log = `${podLogFolder(logRoot, pod)}/${containerLogPath(container.name, container.attempt)}`;
  if (!existsSync(log)) return;
  await mkdir(linkFolder(logRoot), { recursive: true, mode: 0o755 });
  await rm(linkPath(pod, container, logRoot), { force: true });
  await symlink(log, linkPath(pod, container, logRoot));
}

export async function removeLink(pod: Pod, container: Linked, logRoot: string): Promise<void> {
  await rm(linkPath(pod, container, logRoot), { force: true });
}

/** Removes links to logs that are gone, but for those that the runtime may just be beginning anew. */
export async function clearLinks(logRoot: string, isWritten: (podUid: string, logPath: string) => boolean) {
  const folder = linkFolder(logRoot);
  if (!existsSync(folder)) return;
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    const target = entry.isSymbolicLink() ? ((await readlink(path).catch(absent)) ?? "") : "";
    if (!target.startsWith(`${logRoot}/`) || existsSync(target)) continue;
    const [podFolder = "", ...rest] = target.slice(logRoot.length + 1).split("/");
    const uid = podFolder.slice(podFolder.lastIndexOf("_") + 1);
    if (!isWritten(uid, rest.join("/"))) await rm(path, { force: true });
  }
}

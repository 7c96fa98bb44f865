import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { mountPointsBelow, systemMounter } from "../../runtime/nodeagent/volumes/mounter.ts";

/** Why this machine mounts nothing; undefined when it does. */
export function mountObjection(): string | undefined {
  const folder = mkdtempSync(join(tmpdir(), "orch-mounts-"));
  try {
    execFileSync("mount", ["-t", "tmpfs", "tmpfs", folder], { stdio: "pipe" });
    execFileSync("umount", [folder]);
    return undefined;
  } catch {
    return "mounting needs root";
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Takes away what a test mounted below a folder, and the folder. */
export async function clearMounts(folder: string): Promise<void> {
  const mounts = mountPointsBelow(await systemMounter.mountPoints(), folder);
  for (const each of mounts.reverse()) await systemMounter.unmount(each);
  rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 }); // what ends may still write there
}

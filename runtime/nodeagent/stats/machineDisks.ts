import { readFileSync } from "node:fs";
import { statfs } from "node:fs/promises";

/** A disk of the machine that is mounted. */
export interface DiskStats {
  /** "/dev/vda" */
  readonly device: string;
  readonly bytes: number;
  readonly usedBytes: number;
  readonly timeMs: number;
}

/** @limit Disks of a machine that are measured: further ones are not shown. */
const maxDisks = 64;

/** Measures the disks that have a device and are mounted where the agent sees them; not those that go meanwhile. */
export async function machineDisks(nowMs: () => number, mountsFile = "/proc/self/mounts"): Promise<DiskStats[]> {
  const mounts = new Map<string, string>();
  for (const line of readFileSync(mountsFile, "utf8").split("\n")) {
    const [device = "", path = ""] = line.split(" ");
    if (device.startsWith("/dev/") && !mounts.has(device)) mounts.set(device, path);
  }
  const found = [...mounts].slice(0, maxDisks).map(async ([device, path]) => {
    const stats = await statfs(path).catch(() => undefined);
    if (stats === undefined) return [];
    const { bsize, blocks, bfree } = stats;
    return [{ device, bytes: blocks * bsize, usedBytes: (blocks - bfree) * bsize, timeMs: nowMs() }];
  });
  return (await Promise.all(found)).flat();
}

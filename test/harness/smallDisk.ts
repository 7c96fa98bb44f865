import { execFileSync } from "node:child_process";
import { mkdirSync } from "node:fs";

/** Mounts a file system of its own at a path, which is made; undefined where this user may not. */
export function mountSmallDisk(path: string, size: string): (() => void) | undefined {
  mkdirSync(path, { recursive: true });
  try {
    execFileSync("mount", ["-t", "tmpfs", "-o", `size=${size}`, "tmpfs", path], { stdio: "ignore" });
  } catch {
    return undefined;
  }
  return () => execFileSync("umount", ["-l", path]);
}

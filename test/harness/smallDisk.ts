import { execFileSync } from "node:child_process";
import { mkdirSync } from "node:fs";

/** A file system of its own at a path that does not exist, or undefined where this user may not mount one. */
export function mountSmallDisk(path: string, size: string): (() => void) | undefined {
  mkdirSync(path, { recursive: true });
  try {
    execFileSync("mount", ["-t", "tmpfs", "-o", `size=${size}`, "tmpfs", path], { stdio: "ignore" });
  } catch {
    return undefined;
  }
  return () => execFileSync("umount", ["-l", path]);
}

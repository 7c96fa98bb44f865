import { existsSync } from "node:fs";
import type { Machine } from "../../node/machine.ts";
import type { RuntimeClient } from "../../cri/connectRuntime.ts";

/** Whether the runtime can make all that is below a mount read-only. */
export async function canReadOnlyRecursively(runtime: Pick<RuntimeClient, "status">): Promise<boolean> {
  const { runtimeHandlers } = await runtime.status({});
  return runtimeHandlers.some(({ name, features }) => name === "" && features?.recursiveReadOnlyMounts === true);
}

/** Bytes of swap that the kernel can keep from containers; 0 where there is none, or no control over it. */
export function controlledSwap({ swapBytes }: Pick<Machine, "swapBytes">, cgroupVersion: 1 | 2): number {
  const isControlled = cgroupVersion === 2 || existsSync("/sys/fs/cgroup/memory/memory.memsw.limit_in_bytes");
  return isControlled ? swapBytes : 0;
}

/** Options that keep a file system in memory out of swap, where the machine swaps and the kernel knows how. */
export function memoryOptions({ swapBytes, kernelVersion }: Pick<Machine, "swapBytes" | "kernelVersion">): string[] {
  const [major = 0, minor = 0] = kernelVersion.split(".").map((each) => Number.parseInt(each, 10));
  return swapBytes > 0 && (major > 6 || (major === 6 && minor >= 3)) ? ["noswap"] : [];
}

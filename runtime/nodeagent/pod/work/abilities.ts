import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Machine } from "../../node/machine.ts";
import type { RuntimeClient } from "../../cri/connectRuntime.ts";

/** Whether the runtime can make all that is below a mount read-only. */
export async function canReadOnlyRecursively(runtime: Pick<RuntimeClient, "status">): Promise<boolean> {
  const { runtimeHandlers } = await runtime.status({});
  return runtimeHandlers.some(({ name, features }) => name === "" && features?.recursiveReadOnlyMounts === true);
}

/**
 * Bytes of swap that the kernel can keep from containers, 0 while there is none; undefined where it has no control over
 * swap. Of version 2 the root has no file that says so, but the group of the agent has.
 */
export function controlledSwap(
  { swapBytes }: Pick<Machine, "swapBytes">,
  { version, mount, ownGroups }: { readonly version: 1 | 2; readonly mount: string; readonly ownGroups: string },
): number | undefined {
  const own = /^0::(.*)$/m.exec(ownGroups)?.[1] ?? "";
  const file = version === 1 ? "memory/memory.memsw.limit_in_bytes" : join(own, "memory.swap.max");
  return existsSync(join(mount, file)) ? swapBytes : undefined;
}

/** Options that keep a file system in memory out of swap, where the machine swaps and the kernel knows how. */
export function memoryOptions({ swapBytes, kernelVersion }: Pick<Machine, "swapBytes" | "kernelVersion">): string[] {
  const [major = 0, minor = 0] = kernelVersion.split(".").map((each) => Number.parseInt(each, 10));
  return swapBytes > 0 && (major > 6 || (major === 6 && minor >= 3)) ? ["noswap"] : [];
}

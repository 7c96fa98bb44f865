import { readFileSync } from "node:fs";
import { join } from "node:path";
import { cgroupVersion } from "../cgroups/cgroups.ts";

export interface KernelOptions {
  /** The agent does not run on a machine that swaps. */
  readonly failsOnSwap: boolean;
  /** The agent does not run on control groups of version 1. */
  readonly failsOnVersion1: boolean;
  /** The agent does not run where the kernel has other values than it needs. */
  readonly checksValues: boolean;
}

/** What a node needs of the kernel: to hand out memory that is asked for, and to start anew after its own mistake. */
const values = {
  "vm/overcommit_memory": "1",
  "vm/panic_on_oom": "0",
  "kernel/panic": "10",
  "kernel/panic_on_oops": "1",
  "kernel/keys/root_maxkeys": "1000000",
  "kernel/keys/root_maxbytes": "25000000",
} as const;

/** Throws an Error that says what of the machine's kernel keeps the agent from running. */
export function checkKernel(
  { failsOnSwap, failsOnVersion1, checksValues }: KernelOptions,
  { procFolder = "/proc", cgroupMount }: { readonly procFolder?: string; readonly cgroupMount?: string } = {},
): void {
  if (failsOnVersion1 && cgroupVersion(cgroupMount) === 1) {
    throw new Error("control groups of version 1 are not supported: use version 2, or set --fail-cgroupv1=false");
  }
  if (failsOnSwap && hasSwap(procFolder)) {
    throw new Error("running with swap on is not supported: disable swap, or set --fail-swap-on=false");
  }
  if (!checksValues) return;
  const problems = Object.entries(values).flatMap(([name, expected]) => {
    const actual = readFileSync(join(procFolder, "sys", name), "utf8").trim();
    const problem = `invalid kernel flag: ${name}, expected value: ${expected}, actual value: ${actual}`;
    return actual === expected ? [] : [problem];
  });
  if (problems.length > 0) throw new Error(problems.join("; "));
}

/** The kernel lists areas of swap below a headline. */
function hasSwap(procFolder: string): boolean {
  try {
    return readFileSync(join(procFolder, "swaps"), "utf8").trim().split("\n").length > 1;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return false; // a kernel that cannot swap
    throw error;
  }
}

import type { NodeagentFlags } from "../../generated/flags.ts";
import type { CgroupOptions } from "../nodeagent/agentOptions.ts";
import type { Platform } from "../schema/platform.ts";
import { quantityNanos } from "../schema/quantity.ts";

/** Processes of the machine, and what is for them and not for pods. */
export interface Reserved {
  /** "system" for `--system-reserved` and `--system-reserved-cgroup`. */
  readonly name: string;
  readonly amounts: Record<string, string>;
  /** Their control group; "" where no flag names it. */
  readonly path: string;
}

/** Throws an Error for an amount that is none, or of what cannot be reserved. */
export function reservedGroups(flags: NodeagentFlags, { systemPrefix }: Platform): readonly Reserved[] {
  return [
    { name: systemPrefix, amounts: { ...flags.platformReserved }, path: flags.platformReservedCgroup },
    { name: "system", amounts: { ...flags.systemReserved }, path: flags.systemReservedCgroup },
  ].map(checked);
}

const reservable: ReadonlySet<string> = new Set(["cpu", "memory", "ephemeral-storage", "pid"]);

function checked(reserved: Reserved): Reserved {
  for (const [name, amount] of Object.entries(reserved.amounts)) {
    const nanos = quantityNanos(amount);
    if (nanos === undefined || nanos < 0n)
      throw new Error(`--${reserved.name}-reserved: ${name}=${amount} is no amount`);
    if (!reservable.has(name)) {
      throw new Error(`--${reserved.name}-reserved: ${name} cannot be reserved, only ${[...reservable].join(", ")}`);
    }
  }
  return reserved;
}

/**
 * The groups of pods, and those that `--enforce-node-allocatable` limits beside them. Throws an Error for names that
 * cannot be together, or that lack the flag which names the group.
 */
export function groupOptions(flags: NodeagentFlags, platform: Platform): CgroupOptions | undefined {
  const enforced = new Set<string>(flags.enforceNodeAllocatable);
  if (enforced.delete("none") && enforced.size > 0) throw enforceError("none cannot be together with others");
  const reserved = reservedGroups(flags, platform).flatMap(({ name, amounts, path }) => {
    const [all, compressible] = [`${name}-reserved`, `${name}-reserved-compressible`];
    if (!enforced.has(all) && !enforced.has(compressible)) return [];
    if (enforced.has(all) && enforced.has(compressible))
      throw enforceError(`${all} and ${compressible} exclude each other`);
    if (path === "") throw enforceError(`${name}-reserved needs --${name}-reserved-cgroup`);
    return [{ name, path, reserved: amounts, isCompressible: enforced.has(compressible) }];
  });
  if (flags.cgroupsPerQos) {
    return { driver: flags.cgroupDriver, root: flags.cgroupRoot, limitsPods: enforced.has("pods"), reserved };
  }
  if (reserved.length > 0) throw enforceError("only pods or none without --cgroups-per-qos");
  return undefined;
}

function enforceError(text: string): Error {
  return new Error(`--enforce-node-allocatable: ${text}`);
}

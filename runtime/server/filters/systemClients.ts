import type { Platform } from "../../schema/index.ts";

/** Finds what stands for a user in metrics: the parts of the platform have names there, all others "". */
export function systemClients({ systemPrefix, agentName }: Platform): (user: string) => string {
  const parts = ["controller-manager", "scheduler", "proxy"].map((each) => `${systemPrefix}-${each}`);
  const known = new Map(parts.map((each) => [`system:${each}`, each]));
  return (user) => {
    if (!user.startsWith("system:")) return "";
    return user.startsWith("system:node:") ? agentName : (known.get(user) ?? "");
  };
}

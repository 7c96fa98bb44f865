import { userNodePrefix } from "../../../generated/wellknown.ts";
import type { Platform } from "../../schema/index.ts";

const ofSystem = "system:";

/** Finds what stands for a user in metrics: the parts of the platform have names there, all others "". */
export function systemClients({ names, agentName }: Platform): (user: string) => string {
  const parts = [names.userControllerManager, names.userScheduler, names.userProxy];
  const known = new Map(parts.map((each) => [each, each.slice(ofSystem.length)]));
  return (user) => {
    if (!user.startsWith(ofSystem)) return "";
    return user.startsWith(userNodePrefix) ? agentName : (known.get(user) ?? "");
  };
}

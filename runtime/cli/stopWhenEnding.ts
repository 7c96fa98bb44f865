import type { Logger } from "../component/logs/logger.ts";
import { onEnding } from "../process/ending.ts";
import { type ServiceManager, serviceManager } from "../process/serviceManager.ts";
import { builtIn } from "./builtIn.ts";

/** Stops everything in the order of the list, which may grow. To be called once the process serves: `ready`. */
export function stopWhenEnding(
  stops: readonly (() => Promise<void>)[],
  { error: logError, warning: logWarning }: Pick<Logger, "error" | "warning">,
): Pick<ServiceManager, "ready"> {
  const manager = serviceManager(logWarning);
  onEnding(async (cause) => {
    if (cause === "abandoned")
      console.log(`${builtIn.platform.name}: npm, which started this process, has ended: stopping`);
    manager.stopping();
    try {
      for (const each of stops) await each();
      process.exit(0);
    } catch (error) {
      logError("while stopping", error);
      process.exit(1);
    }
  });
  return manager;
}

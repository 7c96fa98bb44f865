import { onEnding } from "../process/ending.ts";
import type { Logger } from "../component/logs/logger.ts";
import { builtIn } from "./builtIn.ts";

/** Stops everything in the order of the list, which may grow. */
export function stopWhenEnding(
  stops: readonly (() => Promise<void>)[],
  { error: logError }: Pick<Logger, "error">,
): void {
  onEnding(async (cause) => {
    if (cause === "abandoned")
      console.log(`${builtIn.platform.name}: npm, which started this process, has ended: stopping`);
    try {
      for (const each of stops) await each();
      process.exit(0);
    } catch (error) {
      logError("while stopping", error);
      process.exit(1);
    }
  });
}

import type { NodeAgentOptions } from "../agentOptions.ts";
import { nodeSubject } from "../node/nodeSubject.ts";
import type { EventRecorder } from "../../component/eventRecorder.ts";
import type { PodManager } from "../pod/podManager.ts";
import { openLogind } from "./logind.ts";
import { type Shutdown, startShutdown } from "./startShutdown.ts";

export interface ShutdownParts {
  readonly options: NodeAgentOptions;
  readonly recorder: Pick<EventRecorder, "record">;
  readonly onChange: () => void;
  readonly signal: AbortSignal;
}

/** Shutdowns of the machine, as its logind announces them. */
export function shutdownOf(manager: PodManager, { options, recorder, onChange, signal }: ShutdownParts): Shutdown {
  const { clock, log, nodeName, platform, ports, rootFolder, shutdown } = options;
  const { agentName, agentTitle } = platform;
  return startShutdown({
    ...{ periods: shutdown.periods, manager, folder: rootFolder, onChange, clock, signal, logError: log.error },
    ...{ metrics: ports.component.metrics, agentName, conditionReason: `TerminationBy${agentTitle}` },
    open: () => openLogind({ ...shutdown, agentName, agentTitle, signal }),
    record: (reason, message) => recorder.record(nodeSubject(nodeName), { type: "Normal", reason, message }),
  });
}

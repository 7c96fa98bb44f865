import type { NodeAgentOptions } from "../agentOptions.ts";
import { podsGroup } from "../cgroups/names.ts";
import { isCritical } from "../container/priority.ts";
import type { ImageGarbage } from "../images/imageGarbage.ts";
import { nodeSubject } from "../node/nodeSubject.ts";
import type { EventRecorder } from "../../component/eventRecorder.ts";
import type { Pods } from "../pod/openPods.ts";
import { podRecorder } from "../pod/podRecorder.ts";
import { readGroup } from "../stats/cgroupStats.ts";
import type { NodeStats } from "../stats/nodeStats.ts";
import { type Evictions, startEvictions } from "./startEvictions.ts";

export interface EvictionParts {
  readonly options: NodeAgentOptions;
  readonly recorder: Pick<EventRecorder, "record">;
  readonly stats: NodeStats | undefined;
  readonly garbage: ImageGarbage;
  readonly onPressures: () => void;
  readonly signal: AbortSignal;
  readonly report: (error: unknown) => void;
}

/** Evictions of an agent's own pods. */
export function evictionsOf({ manager, context }: Pods, given: EvictionParts): Evictions {
  const { options, recorder, stats, garbage, onPressures, signal, report } = given;
  const { clock, connection, eviction, isolatesStorage, nodeName, platform, ports, rootFolder } = options;
  const { cgroups, cgroupNaming } = context;
  return startEvictions({
    ...{ ...eviction, isolatesStorage, manager, stats, garbage, onPressures, clock, signal, onError: report },
    sources: {
      ...{ images: connection.images, rootFolder },
      separatesDisks: ports.isGateOn("KubeletSeparateDiskGC"),
      podsGroup: () => cgroups && readGroup(cgroups, podsGroup(cgroupNaming), clock.nowMs()),
    },
    isCritical: (pod) => isCritical(pod, platform.names.annotationConfigSource),
    ...{ metrics: ports.component.metrics, agentName: platform.agentName },
    conditionReason: `TerminationBy${platform.agentTitle}`,
    recordOfNode: (text) => recorder.record(nodeSubject(nodeName), text),
    record: podRecorder(recorder),
  });
}

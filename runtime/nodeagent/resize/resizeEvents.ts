import type { Container } from "../../../generated/core/v1/container.ts";
import type { Pod } from "../../../generated/core/v1/pod.ts";
import type { EventText } from "../../component/eventRecorder.ts";
import { isSidecar } from "../container/podIdentity.ts";
import type { Objection } from "./resizeMemory.ts";

/** The pod was allocated what it wants. */
export function startedEvent(allocated: Pod): EventText {
  return { type: "Normal", reason: "ResizeStarted", message: `Pod resize started: ${details(allocated)}` };
}

/** Its containers have what it was allocated. */
export function completedEvent(allocated: Pod): EventText {
  return { type: "Normal", reason: "ResizeCompleted", message: `Pod resize completed: ${details(allocated)}` };
}

export function pendingEvent(wanted: Pod, { reason, said = reason, message }: Objection): EventText {
  const text = `Pod resize ${said}: ${details(wanted, message)}`;
  return { type: "Warning", reason: `Resize${reason}`, message: text };
}

export function errorEvent(allocated: Pod, message: string): EventText {
  return { type: "Warning", reason: "ResizeError", message: `Pod resize error: ${details(allocated, message)}` };
}

/** {"containers":[{"name":"app","resources":{...}}],"generation":2} */
function details({ spec, metadata }: Pod, error?: string): string {
  const inits = (spec?.initContainers ?? []).filter(isSidecar).map(summary);
  return JSON.stringify({
    ...(inits.length === 0 ? {} : { initContainers: inits }),
    containers: (spec?.containers ?? []).map(summary),
    generation: metadata?.generation ?? 0,
    ...(error === undefined ? {} : { error }),
  });
}

function summary({ name, resources: { limits, requests } = {} }: Container): object {
  return {
    name,
    resources: { ...(limits === undefined ? {} : { limits }), ...(requests === undefined ? {} : { requests }) },
  };
}

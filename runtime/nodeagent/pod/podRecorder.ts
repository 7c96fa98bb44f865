import type { Pod } from "../../../generated/core/v1/pod.ts";
import type { AnyContainer } from "../container/podIdentity.ts";
import { podIdentity } from "../container/podIdentity.ts";
import type { EventRecorder, EventText } from "../../component/eventRecorder.ts";

/** Reports events of pods and of their containers. */
export function podRecorder(recorder: Pick<EventRecorder, "record">) {
  return (pod: Pod, text: EventText, container?: AnyContainer): void => {
    const { namespace, name, uid } = podIdentity(pod);
    const { resourceVersion } = pod.metadata ?? {};
    const fieldPath = container === undefined ? undefined : fieldPathOf(pod, container.name);
    recorder.record({ kind: "Pod", apiVersion: "v1", namespace, name, uid, resourceVersion, fieldPath }, text);
  };
}

/** "spec.initContainers{setup}" */
function fieldPathOf({ spec }: Pod, name: string): string {
  const lists = ["initContainers", "containers", "ephemeralContainers"] as const;
  const list = lists.find((each) => spec?.[each]?.some((container) => container.name === name));
  return `spec.${list ?? "containers"}{${name}}`;
}

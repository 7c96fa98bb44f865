import type { Pod } from "../../../../generated/core/v1/pod.ts";
import type { SpanAttributes, Tracer } from "../../../schema/tracer.ts";
import { podIdentity } from "../../container/podIdentity.ts";
import type { PodWork } from "./podWork.ts";

/**
 * The same work, each step of which is a trace: `syncPod` what a pod needs to run, `syncTerminatingPod` what ends it,
 * `syncTerminatedPod` what is taken away when nothing of it runs.
 */
export function tracedWork(work: PodWork, { root }: Tracer): PodWork {
  const making = (pod: Pod, step: string, run: () => Promise<void>, more: SpanAttributes = {}) => {
    const name = pod.metadata?.deletionTimestamp === undefined ? "syncPod" : "syncTerminatingPod";
    return root(name, { ...attributesOf(pod, step), ...more }, run);
  };
  const ended = (pod: Pod, step: string, run: () => Promise<void>) => {
    return root("syncTerminatedPod", attributesOf(pod, step), run);
  };
  const ofSandbox = (id: string, step: string, run: () => Promise<void>) => {
    return root("syncTerminatingPod", { [stepName]: step, "k8s.sandbox.id": id }, run);
  };
  const container = (name: string) => ({ "k8s.container.name": name });
  return {
    prepare: (pod, signal) => making(pod, "prepare", () => work.prepare(pod, signal)),
    createSandbox: (pod, given, signal) => {
      return making(pod, "createSandbox", () => work.createSandbox(pod, given, signal));
    },
    start: (pod, given, signal) => {
      return making(pod, "start", () => work.start(pod, given, signal), container(given.action.name));
    },
    kill: (pod, action) => making(pod, "kill", () => work.kill(pod, action), container(action.name)),
    resize: (pod) => making(pod, "resize", () => work.resize(pod)),
    stopSandbox: (id) => ofSandbox(id, "stopSandbox", () => work.stopSandbox(id)),
    removeContainer: (pod, given) => making(pod, "removeContainer", () => work.removeContainer(pod, given)),
    removeSandbox: (id) => ofSandbox(id, "removeSandbox", () => work.removeSandbox(id)),
    tearDown: (pod, observed) => ended(pod, "tearDown", () => work.tearDown(pod, observed)),
    forget: (pod, observed) => ended(pod, "forget", () => work.forget(pod, observed)),
  };
}

const stepName = "k8s.pod.step";

function attributesOf(pod: Pod, step: string): SpanAttributes {
  const { uid, name, namespace } = podIdentity(pod);
  return {
    "k8s.pod.uid": uid,
    "k8s.pod": `${namespace}/${name}`,
    "k8s.pod.name": name,
    "k8s.namespace.name": namespace,
    [stepName]: step,
  };
}

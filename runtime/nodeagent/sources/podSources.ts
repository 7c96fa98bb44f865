import type { Pod } from "../../../generated/core/v1/pod.ts";
import type { Stored } from "../../client/resourceTypes.ts";
import type { Platform } from "../../schema/platform.ts";
import type { NodeAgentOptions } from "../agentOptions.ts";
import type { ApiPod } from "../pod/statusManager.ts";
import { refusedReference } from "./apiReferences.ts";
import { startApiSource } from "./apiSource.ts";
import { watchManifests } from "./fileSource.ts";
import { pollManifests } from "./httpSource.ts";
import { MirrorPods, type MirrorPodsOptions } from "./mirrorPods.ts";
import { fullName, hashOf, staticPod } from "./staticPod.ts";
import { StaticPods } from "./staticPods.ts";

export interface PodSourcesOptions {
  readonly options: NodeAgentOptions;
  readonly signal: AbortSignal;
  readonly node: MirrorPodsOptions["node"];
  readonly put: (pod: Pod) => void;
  readonly remove: (uid: string) => void;
  /** The object in the API of a pod is another than before. */
  readonly onApiPod: (uid: string) => void;
  readonly onError: (error: unknown) => void;
}

export interface PodSources {
  /** Begins to hand on pods. */
  readonly start: () => void;
  /** All pods of all sources have been handed on once. */
  readonly haveSynced: () => boolean;
  /** The object that a pod is in the API. */
  readonly apiPodOf: (uid: string) => ApiPod | undefined;
  readonly isStatic: (pod: Pod) => boolean;
  /** Nothing is left of a pod on this machine. */
  readonly gone: (pod: Pod) => void;
  readonly stopped: () => Promise<unknown>;
}

/** The pods of the node: those of the API, and those of manifests with their mirrors. */
export function openPodSources(given: PodSourcesOptions): PodSources {
  const { options, signal, node, put, remove, onApiPod, onError } = given;
  const { client, platform, nodeName, clock } = options;
  const { names } = platform;
  const { pods } = client.core.v1;
  const apiPods = new Map<string, Stored<Pod>>();
  const statics = new StaticPods({
    ...{ put, remove, onError, onChange: (name) => mirrors.look(name), hashOf: (pod) => hashOf(pod, names) },
  });
  const mirrors: MirrorPods = new MirrorPods({
    ...{ pods, names, nodeName, node, onError, signal },
    staticPod: (name) => statics.byName(name),
  });
  const isMirror = ({ metadata }: Pod) => metadata?.annotations?.[names.annotationConfigMirror] !== undefined;
  const waiting = new Set<string>();
  const running: Promise<unknown>[] = [];
  let hasApiSynced = () => false;

  function startApi(): void {
    const source = startApiSource({
      ...{ pods, nodeName, signal, onError },
      onPod: (pod) => {
        if (isMirror(pod)) {
          mirrors.seen(pod);
          onApiPod(statics.byName(fullName(pod))?.metadata?.uid ?? "");
          return;
        }
        const { uid } = pod.metadata;
        const seen = seenPod(pod, { names, known: apiPods.get(uid), nowMs: clock.nowMs() });
        apiPods.set(uid, seen);
        put(seen);
        onApiPod(uid);
      },
      onGone: (pod) => {
        if (isMirror(pod)) return mirrors.gone(pod);
        apiPods.delete(pod.metadata.uid);
        remove(pod.metadata.uid);
      },
    });
    hasApiSynced = source.hasSynced;
    running.push(source.stopped);
  }

  return {
    start: () => {
      startApi();
      running.push(...startManifests(given, { statics, waiting }));
    },
    haveSynced: () => waiting.size === 0 && hasApiSynced(),
    apiPodOf: (uid) => {
      const ofManifest = statics.byUid(uid);
      const found = ofManifest === undefined ? apiPods.get(uid) : mirrors.get(fullName(ofManifest));
      if (found === undefined) return undefined;
      const { namespace = "", name, resourceVersion, deletionTimestamp } = found.metadata;
      // The end of a mirror is no end of its pod: it is made again.
      const isBeingDeleted = ofManifest === undefined && deletionTimestamp !== undefined;
      return { namespace, name, uid: found.metadata.uid, resourceVersion, isBeingDeleted, status: found.status ?? {} };
    },
    isStatic: ({ metadata }) => statics.has(metadata?.uid ?? ""),
    gone: (pod) => statics.gone(pod),
    stopped: () => Promise.all(running),
  };
}

interface SeenOptions {
  readonly names: Platform["names"];
  /** The pod as it was before. */
  readonly known: Pod | undefined;
  readonly nowMs: number;
}

/** A pod of the API as the node shows it; its object in the API has nothing of that. */
function seenPod(pod: Stored<Pod>, { names, known, nowMs }: SeenOptions): Stored<Pod> {
  const { annotationConfigSeen, annotationConfigSource } = names;
  const firstSeen = known?.metadata?.annotations?.[annotationConfigSeen] ?? new Date(nowMs).toISOString();
  const said = { [annotationConfigSeen]: firstSeen, [annotationConfigSource]: "api" };
  return { ...pod, metadata: { ...pod.metadata, annotations: { ...pod.metadata.annotations, ...said } } };
}

interface Manifests {
  readonly statics: StaticPods;
  /** Sources that have handed on nothing yet. */
  readonly waiting: Set<string>;
}

function startManifests({ options, signal, onError }: PodSourcesOptions, { statics, waiting }: Manifests) {
  const { manifests, platform, nodeName, clock, ports } = options;
  const { path, url, pathEveryMs, urlEveryMs, urlHeaders } = manifests;
  const isPrevented = ports.isGateOn("PreventStaticPodAPIReferences");
  const common = (source: "file" | "http") => ({
    ...{ onError, signal },
    read: async (bytes: Buffer, origin: string) => {
      const { names } = platform;
      const read = await manifests.read(bytes);
      const refused = read.map((each) => refusedReference(each, { isPrevented })).find((each) => each !== undefined);
      if (refused !== undefined) throw new Error(`static pods may not reference ${refused}`);
      const pods = read.map((each) => staticPod(each, { names, nodeName, source, origin, nowMs: clock.nowMs() }));
      for (const each of pods) manifests.check(each);
      return pods;
    },
    onPods: (pods: readonly Pod[]) => {
      statics.set(source, pods);
      waiting.delete(source);
    },
  });
  const running: Promise<void>[] = [];
  if (path !== "") {
    waiting.add("file");
    running.push(watchManifests({ path, everyMs: pathEveryMs, ...common("file") }));
  }
  if (url !== "") {
    waiting.add("http");
    running.push(pollManifests({ url, headers: urlHeaders, everyMs: urlEveryMs, ...common("http") }));
  }
  return running;
}

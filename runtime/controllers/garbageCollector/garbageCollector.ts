import { latch } from "../../client/latch.ts";
import type { EventSubject, EventText } from "../../component/eventRecorder.ts";
import type { OwnerReferenceLike } from "../../schema/index.ts";
import { discover } from "../discovery.ts";
import type { ControllerContext } from "../frame/controller.ts";
import { type Outcome, runController } from "../frame/runController.ts";
import { metadataTransport } from "../metadata.ts";
import { collect } from "./collect.ts";
import { type Item, itemKey, Monitors } from "./monitors.ts";
import { AbsentOwners } from "./owners.ts";
import { toReconsider } from "./reconsider.ts";

/** Milliseconds between two looks at which kinds are served. */
const discoveryIntervalMs = 30_000;

/** Milliseconds from the change of a definition to such a look: it takes a moment until its kind is served. */
const discoveryDelayMs = 300;

/**
 * Deletes objects whose owners are gone, lets go of owners that wait for their dependents, and frees the dependents of
 * owners that leave them behind. It works on all kinds that the server serves, built-in and custom.
 */
export async function runGarbageCollector(context: ControllerContext): Promise<void> {
  const { client, newQueue, newRecorder, platform, signal, workers, onError, onReady } = context;
  const { transport } = client;
  const objects = newQueue("garbage_collector_attempt_to_delete");
  const discoveries = newQueue("garbage_collector_discovery");
  const absent = new AbsentOwners();
  const reconsider = toReconsider({
    absent,
    add: (item) => objects.add(itemKey(item)),
    monitors: () => monitors,
    onKinds: () => discoveries.addAfter(allKinds, discoveryDelayMs),
  });
  const monitors = new Monitors({ transport: metadataTransport(transport, platform), signal, onError, ...reconsider });
  const known = latch();
  const look = async (): Promise<Outcome> => {
    await monitors.sync(await discover({ transport, platform, signal }));
    known.open();
    return { afterMs: discoveryIntervalMs };
  };
  const recorder = newRecorder("garbage-collector-controller");
  const onMisplaced = (item: Item, owner: OwnerReferenceLike) =>
    recorder.record(subjectOf(item), misplaced(item, owner));
  const collecting = { monitors, absent, signal, add: (key: string) => objects.add(key), onMisplaced };
  discoveries.add(allKinds);
  const own = { signal, onError };
  await Promise.all([
    runController({
      ...{ queue: discoveries, workers: 1, synced: [], reconcile: look },
      context: { ...own, onReady: () => {} },
    }),
    runController({
      ...{ queue: objects, workers: workers.garbageCollector, synced: [known.wait] },
      reconcile: (key) => collect(key, collecting),
      context: { ...own, onReady },
    }),
  ]);
  await monitors.stop();
}

function subjectOf({ resource: { ref }, object: { metadata } }: Item): EventSubject {
  const { namespace = "", name, uid } = metadata;
  return { apiVersion: ref.apiVersion, kind: ref.kind, namespace, name, uid };
}

function misplaced({ object }: Item, { apiVersion, kind, name, uid }: OwnerReferenceLike): EventText {
  const { namespace = "" } = object.metadata;
  const reference = `[${apiVersion}/${kind}, namespace: ${namespace}, name: ${name}, uid: ${uid}]`;
  const message = `ownerRef ${reference} does not exist in namespace ${JSON.stringify(namespace)}`;
  return { type: "Warning", reason: "OwnerRefInvalidNamespace", message };
}

/** The one key of discoveries. */
const allKinds = "";

import type { Namespace } from "../../../generated/core/v1/namespace.ts";
import { isNotFound, type Stored } from "../../client/index.ts";
import type { ControllerContext } from "../frame/controller.ts";
import { type Outcome, runController } from "../frame/runController.ts";
import { discoveryProblem, textOf, withConditions } from "./conditions.ts";
import { emptyNamespace } from "./contents.ts";

/** How soon, and how seldom at last, a namespace is looked at again whose contents go slowly. */
const backoff = {
  baseMs: 200,
  /** @limit Wait before a namespace is emptied further: tried again after that time. */
  maxMs: 10_000,
};

/** Empties namespaces that are being deleted, and then takes the finalizer away that holds them. */
export async function runNamespaceController(context: ControllerContext): Promise<void> {
  const { client, informers, newQueue, workers } = context;
  const queue = newQueue("namespace", { backoff });
  const informer = informers.of(client.core.v1.namespaces);
  const consider = ({ metadata }: Stored<Namespace>) => {
    if (metadata.deletionTimestamp !== undefined) queue.add(metadata.name);
  };
  informer.addHandler({ add: consider, update: (_old, now) => consider(now) });
  const reconcile = (name: string) => finalize(name, context);
  await runController({ queue, workers: workers.namespaces, synced: [informer.synced], reconcile, context });
}

async function finalize(name: string, context: ControllerContext): Promise<Outcome> {
  const { client, platform, signal, nowMs } = context;
  const { namespaces } = client.core.v1;
  const finalizer = platform.names.finalizerNamespace;
  try {
    const namespace = await namespaces.get(name, { signal });
    const { deletionTimestamp } = namespace.metadata;
    if (deletionTimestamp === undefined || namespace.spec?.finalizers?.includes(finalizer) !== true) return undefined;
    const found = await emptyNamespace(name, context);
    const status = withConditions(namespace.status, { found, platform, nowMs: nowMs() });
    const isUnchanged = status === undefined || status === namespace.status;
    const updated = isUnchanged ? namespace : await namespaces.status.update({ ...namespace, status }, { signal });
    const problems = [discoveryProblem(found) ?? [], found.contentErrors.map(textOf)].flat();
    if (problems.length > 0) throw new Error(`namespace ${name} cannot be emptied: ${problems.join(", ")}`);
    if (found.remaining.size > 0) return "retry";
    const finalizers = updated.spec?.finalizers?.filter((each) => each !== finalizer) ?? [];
    const released = { ...updated, spec: { ...updated.spec, finalizers } };
    await namespaces.finalize.update(released, { signal });
    return undefined;
  } catch (error) {
    if (isNotFound(error)) return undefined;
    throw error;
  }
}

import { isNotFound } from "../../client/errors.ts";
import { namespacedResource, type ScopedResource } from "../../client/index.ts";
import { type Discovery, type DiscoveredResource, discover } from "../discovery.ts";
import type { ControllerContext } from "../frame/controller.ts";
import { metadataTransport, type PartialObject } from "../metadata.ts";

/** The result of an attempt to empty a namespace. */
export interface Emptied {
  /** Why it is not known what there is to delete. */
  readonly discoveryError?: unknown;
  /** Group-versions whose extension server does not say what there is. */
  readonly stale: readonly string[];
  readonly contentErrors: readonly unknown[];
  /** "pods." or "deployments.apps" -> how many are left, where any are. */
  readonly remaining: ReadonlyMap<string, number>;
  /** Finalizer -> how many of the objects that are left have it. */
  readonly finalizers: ReadonlyMap<string, number>;
}

/** @limit Kinds deleted from a namespace at once: the others wait. */
const kindsAtOnce = 8;

/**
 * Deletes everything in a namespace, of built-in and custom kinds: pods first, and the rest once no pod is left, since
 * pods use the rest until they end. Objects with finalizers or grace are left over, and those of extension servers
 * that do not answer.
 */
export async function emptyNamespace(namespace: string, context: ControllerContext): Promise<Emptied> {
  let discovery: Discovery;
  try {
    const { transport } = context.client;
    discovery = await discover({ transport, platform: context.platform, signal: context.signal });
  } catch (discoveryError) {
    return { ...new Findings([]), discoveryError };
  }
  const { resources, stale } = discovery;
  const found = new Findings([...stale].sort());
  const deletable = resources.filter(({ ref, namespaced, verbs }) => {
    return namespaced && !stale.has(ref.apiVersion) && verbs.includes("list") && verbs.includes("delete");
  });
  const pods = deletable.filter(isPods);
  await Promise.all(pods.map((each) => emptyKind(each, namespace, { context, found })));
  if (found.remaining.size > 0 || found.contentErrors.length > 0) return found;
  const others = deletable.filter((each) => !isPods(each)).values();
  const worker = async () => {
    for (const each of others) await emptyKind(each, namespace, { context, found });
  };
  await Promise.all(Array.from({ length: kindsAtOnce }, worker));
  return found;
}

class Findings implements Emptied {
  readonly contentErrors: unknown[] = [];
  readonly remaining = new Map<string, number>();
  readonly finalizers = new Map<string, number>();
  readonly stale: readonly string[];

  constructor(stale: readonly string[]) {
    this.stale = stale;
  }
}

function isPods({ ref }: DiscoveredResource): boolean {
  return ref.group === "" && ref.plural === "pods";
}

async function emptyKind(
  resource: DiscoveredResource,
  namespace: string,
  { context, found }: { readonly context: ControllerContext; readonly found: Findings },
): Promise<void> {
  const { client, platform, signal } = context;
  const { ref, verbs } = resource;
  const objects = namespacedResource<PartialObject>(metadataTransport(client.transport, platform), ref).namespace(
    namespace,
  );
  try {
    if ((await objects.list({ limit: 1, signal })).items.length === 0) return;
    // No owner is left to free dependents for, so nothing waits for the garbage collector.
    const options = { propagationPolicy: "Background", signal } as const;
    if (verbs.includes("deletecollection")) await objects.deleteCollection(options);
    else await deleteEach(objects, options);
    for await (const { items } of objects.listAll({ signal })) {
      for (const each of items) {
        count(found.remaining, `${ref.plural}.${ref.group}`);
        for (const finalizer of each.metadata.finalizers ?? []) count(found.finalizers, finalizer);
      }
    }
  } catch (error) {
    if (!isNotFound(error)) found.contentErrors.push(error); // a custom kind may go meanwhile
  }
}

async function deleteEach(
  objects: ScopedResource<PartialObject>,
  options: { readonly propagationPolicy: "Background"; readonly signal: AbortSignal },
): Promise<void> {
  for await (const { items } of objects.listAll({ signal: options.signal })) {
    for (const { metadata } of items) {
      try {
        await objects.delete(metadata.name, options);
      } catch (error) {
        if (!isNotFound(error)) throw error;
      }
    }
  }
}

function count(counts: Map<string, number>, key: string): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

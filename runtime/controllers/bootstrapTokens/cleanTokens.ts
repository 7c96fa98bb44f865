import { isNotFound } from "../../client/index.ts";
import type { ControllerContext } from "../frame/controller.ts";
import { type Outcome, runController } from "../frame/runController.ts";
import { bootstrapSecrets, expiryOf, waitMs } from "./bootstrapToken.ts";

const workers = 1;

/** Deletes the tokens by which nodes join when their time is over. */
export async function runTokenCleaner(context: ControllerContext): Promise<void> {
  const { client, newQueue, platform, nowMs, signal } = context;
  const namespace = platform.names.namespaceSystem;
  const queue = newQueue("token_cleaner");
  const secrets = bootstrapSecrets(context);
  secrets.addHandler({
    add: ({ metadata }) => queue.add(metadata.name),
    update: (_old, { metadata }) => queue.add(metadata.name),
  });
  const reconcile = async (name: string): Promise<Outcome> => {
    const secret = secrets.store.get({ namespace, name });
    const expiresMs = secret === undefined ? undefined : expiryOf(secret);
    if (secret === undefined || expiresMs === undefined) return undefined;
    if (expiresMs > nowMs()) return { afterMs: waitMs(expiresMs, nowMs()) };
    const { uid, resourceVersion } = secret.metadata;
    try {
      await client.core.v1.secrets
        .namespace(namespace)
        .delete(name, { preconditions: { uid, resourceVersion }, signal });
    } catch (error) {
      if (!isNotFound(error)) throw error;
    }
    return undefined;
  };
  await runController({ queue, workers, synced: [secrets.synced], reconcile, context });
}

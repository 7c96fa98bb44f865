import type { Secret } from "../../../generated/core/v1/secret.ts";
import { isNotFound, type Stored } from "../../client/index.ts";
import type { ControllerContext } from "../frame/controller.ts";
import { type Outcome, runController } from "../frame/runController.ts";

/** Milliseconds between two rounds. */
const roundMs = 24 * 3600_000;
/** The one key of the queue: all secrets are looked at in one round. */
const round = "round";

/**
 * Marks long-lived tokens as invalid that were not used for the period, and deletes those that stayed so for another.
 * Only tokens that a control plane made for accounts by itself count: their accounts list them. What pods mount stays.
 */
export async function runLegacyTokenCleaner(context: ControllerContext): Promise<void> {
  const queue = context.newQueue("legacy_service_account_token_cleaner");
  queue.add(round);
  await runController({ queue, workers: 1, synced: [], reconcile: () => clean(context), context });
}

async function clean(context: ControllerContext): Promise<Outcome> {
  const { ownClient, platform, nowMs, legacyTokenPeriodMs, signal } = context;
  const keepsFrom = dayOf(nowMs() - legacyTokenPeriodMs);
  const trackedSince = await readTrackingDay(context);
  if (trackedSince === undefined || trackedSince > keepsFrom) return { afterMs: roundMs };
  const fieldSelector = `type=${platform.names.secretTypeServiceAccountToken}`;
  for await (const { items } of ownClient.core.v1.secrets.listAll({ fieldSelector, signal })) {
    for (const secret of items) {
      if (
        isIdle(secret, keepsFrom, context) &&
        (await isListed(secret, context)) &&
        !(await isMounted(secret, context))
      )
        await retire(secret, keepsFrom, context);
    }
  }
  return { afterMs: roundMs };
}

/** The UTC day of a time, such as "2026-11-23": days compare as texts. */
function dayOf(ms: number): string {
  return new Date(ms).toISOString().slice(0, 10);
}

/** Since when servers note the use of tokens: what was used before is not known. */
async function readTrackingDay({ client, platform, signal }: ControllerContext): Promise<string | undefined> {
  const { namespaceSystem, configMapLegacyTokenTracking } = platform.names;
  try {
    const { data } = await client.core.v1.configmaps
      .namespace(namespaceSystem)
      .get(configMapLegacyTokenTracking, { signal });
    const since = data?.["since"] ?? "";
    return isDay(since) ? since : undefined;
  } catch (error) {
    if (isNotFound(error)) return undefined;
    throw error;
  }
}

function isDay(text: string): boolean {
  return /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text));
}

function isIdle({ metadata }: Stored<Secret>, keepsFrom: string, { platform }: ControllerContext): boolean {
  const lastUsed = metadata.labels?.[platform.names.labelLegacyTokenLastUsed] ?? "";
  if (lastUsed !== "" && !isDay(lastUsed)) return false;
  return metadata.creationTimestamp.slice(0, 10) < keepsFrom && lastUsed < keepsFrom;
}

/** Whether the account of the secret has it in its list. */
async function isListed({ metadata }: Stored<Secret>, { ownClient, platform, signal }: ControllerContext) {
  const { annotationServiceAccountName, annotationServiceAccountUid } = platform.names;
  const { namespace = "", name, annotations = {} } = metadata;
  const accounts = ownClient.core.v1.serviceaccounts.namespace(namespace);
  try {
    const account = await accounts.get(annotations[annotationServiceAccountName] ?? "", { signal });
    if (account.metadata.uid !== annotations[annotationServiceAccountUid]) return false;
    return account.secrets?.some((each) => each.name === name) === true;
  } catch (error) {
    if (isNotFound(error)) return false;
    throw error;
  }
}

async function isMounted({ metadata }: Stored<Secret>, { ownClient, signal }: ControllerContext): Promise<boolean> {
  const { namespace = "", name } = metadata;
  for await (const { items } of ownClient.core.v1.pods.namespace(namespace).listAll({ signal })) {
    const volumes = items.flatMap((each) => each.spec?.volumes ?? []);
    if (volumes.some((each) => each.secret?.secretName === name)) return true;
  }
  return false;
}

async function retire(
  { metadata: { namespace = "", name, labels = {}, uid, resourceVersion } }: Stored<Secret>,
  keepsFrom: string,
  { client, platform, nowMs, signal }: ControllerContext,
): Promise<void> {
  const { labelLegacyTokenInvalidSince: label, labelLegacyTokenLastUsed } = platform.names;
  const secrets = client.core.v1.secrets.namespace(namespace);
  const invalidSince = labels[label] ?? "";
  const isNews = !isDay(invalidSince) || invalidSince < (labels[labelLegacyTokenLastUsed] ?? "");
  try {
    if (isNews) {
      const body = { metadata: { resourceVersion, labels: { [label]: dayOf(nowMs()) } } };
      await secrets.patch(name, { type: "merge", body }, { signal });
    } else if (invalidSince < keepsFrom) {
      await secrets.delete(name, { preconditions: { uid, resourceVersion }, signal });
    }
  } catch (error) {
    if (!isNotFound(error)) throw error;
  }
}

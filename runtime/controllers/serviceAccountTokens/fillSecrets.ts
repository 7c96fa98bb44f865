import type { Secret } from "../../../generated/core/v1/secret.ts";
import type { ServiceAccount } from "../../../generated/core/v1/serviceAccount.ts";
import { isNotFound, nameOfKey, objectKey, type Stored } from "../../client/index.ts";
import type { AccountTokenSigner, ControllerContext } from "../frame/controller.ts";
import { runController } from "../frame/runController.ts";
import { type DeletedSecret, deletedSecret, replaceSecret } from "./replaceSecret.ts";

/**
 * Fills the secrets that ask for a long-lived token of a service account, and deletes those whose account is gone. An
 * account forgets secrets of its tokens that were deleted, and gets another for them. Without a key to sign with there
 * is nothing to do.
 */
export async function runServiceAccountTokens(context: ControllerContext): Promise<void> {
  const { client, informers, newQueue, platform, signAccountToken, workers } = context;
  if (signAccountToken === undefined) {
    context.onReady();
    return;
  }
  const { secretTypeServiceAccountToken: type, annotationServiceAccountName: annotation } = platform.names;
  const queue = newQueue("serviceaccount_tokens_secret");
  const secrets = informers.of(client.core.v1.secrets, { fieldSelector: `type=${type}` });
  const accounts = informers.of(client.core.v1.serviceaccounts);
  const accountOf = ({ metadata }: Stored<Secret>) => metadata.annotations?.[annotation] ?? "";
  const consider = (secret: Stored<Secret>) => queue.add(objectKey(secret));
  secrets.addHandler({
    add: consider,
    update: (_old, now) => consider(now),
    delete: (secret) => queue.add(JSON.stringify(deletedSecret(secret, platform))),
  });
  accounts.addHandler({
    delete: ({ metadata: { namespace, name } }) => {
      for (const each of secrets.store.list(namespace)) if (accountOf(each) === name) consider(each);
    },
  });
  const reconcile = async (key: string): Promise<undefined> => {
    if (key.startsWith("{"))
      return replaceSecret(JSON.parse(key) as DeletedSecret, { context, known: secrets.store.get });
    const secret = secrets.store.get(nameOfKey(key));
    if (secret === undefined || secret.metadata.deletionTimestamp !== undefined) return;
    const known = accounts.store.get({ ...nameOfKey(key), name: accountOf(secret) });
    await look(secret, { context, known, signAccountToken });
  };
  const synced = [secrets.synced, accounts.synced];
  await runController({ queue, workers: workers.accountTokens, synced, reconcile, context });
}

interface Parts {
  readonly context: ControllerContext;
  /** The account as far as the informer knows. */
  readonly known: Stored<ServiceAccount> | undefined;
  readonly signAccountToken: AccountTokenSigner;
}

async function look(secret: Stored<Secret>, parts: Parts): Promise<void> {
  const { client, signal } = parts.context;
  const { namespace = "", name, uid, resourceVersion } = secret.metadata;
  const place = client.core.v1.secrets.namespace(namespace);
  const account = await accountFor(secret, parts);
  try {
    if (account === undefined) {
      await place.delete(name, { preconditions: { uid, resourceVersion }, signal });
      return;
    }
    const filled = await fill(secret, account, parts);
    if (filled !== undefined) await place.update(filled, { signal });
  } catch (error) {
    if (!isNotFound(error)) throw error;
  }
}

/** The very account that the secret is for. Only the server proves that there is none. */
async function accountFor(
  { metadata }: Stored<Secret>,
  { context, known }: Parts,
): Promise<Stored<ServiceAccount> | undefined> {
  const { client, platform, signal } = context;
  const { annotationServiceAccountName, annotationServiceAccountUid } = platform.names;
  const { namespace = "", annotations = {} } = metadata;
  const uid = annotations[annotationServiceAccountUid] ?? "";
  const isIt = (account: Stored<ServiceAccount>) => uid === "" || account.metadata.uid === uid;
  if (known !== undefined && isIt(known)) return known;
  const accounts = client.core.v1.serviceaccounts.namespace(namespace);
  try {
    const found = await accounts.get(annotations[annotationServiceAccountName] ?? "", { signal });
    return isIt(found) ? found : undefined;
  } catch (error) {
    if (isNotFound(error)) return undefined;
    throw error;
  }
}

/** The secret with what it lacks; undefined where it is whole. */
async function fill(
  secret: Stored<Secret>,
  { metadata: account }: Stored<ServiceAccount>,
  { context, signAccountToken }: Parts,
): Promise<Stored<Secret> | undefined> {
  const { platform, rootCa } = context;
  const { annotationServiceAccountName, annotationServiceAccountUid } = platform.names;
  const { metadata, data = {} } = secret;
  const { namespace = "", name, annotations = {} } = metadata;
  const missing: Record<string, string> = {};
  if (rootCa !== undefined && data["ca.crt"] !== base64(rootCa)) missing["ca.crt"] = base64(rootCa);
  if (!data["namespace"]) missing["namespace"] = base64(namespace);
  if (!data["token"]) {
    const subject = { namespace, secret: name, account: { name: account.name, uid: account.uid } };
    missing["token"] = base64(await signAccountToken(subject));
  }
  const isBound = annotations[annotationServiceAccountUid] === account.uid;
  if (isBound && Object.keys(missing).length === 0) return undefined;
  const bound = { [annotationServiceAccountName]: account.name, [annotationServiceAccountUid]: account.uid };
  return {
    ...secret,
    metadata: { ...metadata, annotations: { ...annotations, ...bound } },
    data: { ...data, ...missing },
  };
}

function base64(text: string): string {
  return Buffer.from(text, "utf8").toString("base64");
}

import type { Secret } from "../../../generated/core/v1/secret.ts";
import type { ServiceAccount } from "../../../generated/core/v1/serviceAccount.ts";
import { causesOfError, isNotFound, type Stored } from "../../client/index.ts";
import type { Platform } from "../../schema/index.ts";
import type { ControllerContext } from "../frame/controller.ts";

/** A secret with, or for, the token of an account, as it was when it was deleted. */
export interface DeletedSecret {
  readonly namespace: string;
  readonly name: string;
  readonly account: string;
  /** Of the account; "" where nothing takes the place of the secret. */
  readonly replacedFor: string;
}

export function deletedSecret(
  { metadata, data }: Stored<Secret>,
  { names: { annotationServiceAccountName, annotationServiceAccountUid, labelLegacyTokenInvalidSince } }: Platform,
): DeletedSecret {
  const { namespace = "", name, annotations = {}, labels = {}, ownerReferences = [] } = metadata;
  // What marked the token as invalid, or made the secret and is gone, wants no other.
  const isReplaced = data?.["token"] && !labels[labelLegacyTokenInvalidSince] && ownerReferences.length === 0;
  const replacedFor = isReplaced ? (annotations[annotationServiceAccountUid] ?? "") : "";
  return { namespace, name, account: annotations[annotationServiceAccountName] ?? "", replacedFor };
}

/** Finds a secret in what the controller knows, which may be old. */
export type FindSecret = (place: { readonly namespace: string; readonly name: string }) => Stored<Secret> | undefined;

/**
 * A secret that was deleted is none of the account's any more, unless there is a new one of its name. Where it held a
 * token, and the account lists no other, a new secret for the account takes its place, under a name of its own.
 */
export async function replaceSecret(
  deleted: DeletedSecret,
  { context, known }: { readonly context: ControllerContext; readonly known: FindSecret },
): Promise<undefined> {
  const { client, signal } = context;
  const { namespace, name, account } = deleted;
  const accounts = client.core.v1.serviceaccounts.namespace(namespace);
  try {
    const stored = await accounts.get(account, { signal });
    if ((await readSecret(deleted, context)) !== undefined) return;
    const secrets = (stored.secrets ?? []).filter((each) => each.name !== name);
    const isWanted = stored.metadata.uid === deleted.replacedFor && stored.metadata.deletionTimestamp === undefined;
    const now = { ...stored, secrets };
    if (isWanted && !(await listsToken(now, { context, known }))) await replace(now, context);
    else if (secrets.length !== (stored.secrets?.length ?? 0)) await accounts.update(now, { signal });
  } catch (error) {
    const isEnding = causesOfError(error).some((each) => each.reason === "NamespaceTerminating");
    if (!isNotFound(error) && !isEnding) throw error;
  }
}

/** Whether a secret in the list of the account holds a token of it. The last was perhaps made just now. */
async function listsToken(
  { metadata: { namespace = "", uid }, secrets = [] }: Stored<ServiceAccount>,
  { context, known }: { readonly context: ControllerContext; readonly known: FindSecret },
): Promise<boolean> {
  const { annotationServiceAccountUid: annotation, labelLegacyTokenInvalidSince: label } = context.platform.names;
  const isGood = (secret: Stored<Secret> | undefined): boolean =>
    secret?.metadata.annotations?.[annotation] === uid &&
    secret.metadata.deletionTimestamp === undefined &&
    !secret.metadata.labels?.[label];
  if (secrets.some(({ name = "" }) => isGood(known({ namespace, name })))) return true;
  const last = secrets.at(-1)?.name;
  return last !== undefined && isGood(await readSecret({ namespace, name: last }, context));
}

/** Makes a secret, which gets its token as every other, and lists it in the account. */
async function replace(
  account: Stored<ServiceAccount>,
  { client, platform, signal }: ControllerContext,
): Promise<void> {
  const { annotationServiceAccountName, annotationServiceAccountUid, secretTypeServiceAccountToken } = platform.names;
  const { namespace = "", name: accountName, uid } = account.metadata;
  const annotations = { [annotationServiceAccountName]: accountName, [annotationServiceAccountUid]: uid };
  const place = client.core.v1.secrets.namespace(namespace);
  const metadata = { generateName: `${accountName}-token-`, annotations };
  const made = await place.create({ metadata, type: secretTypeServiceAccountToken }, { signal });
  const { name } = made.metadata;
  try {
    const secrets = [...(account.secrets ?? []), { name }];
    await client.core.v1.serviceaccounts.namespace(namespace).update({ ...account, secrets }, { signal });
  } catch (error) {
    await place.delete(name, { preconditions: { uid: made.metadata.uid }, signal }); // the next try makes its own
    throw error;
  }
}

async function readSecret(
  { namespace, name }: { readonly namespace: string; readonly name: string },
  { client, signal }: Pick<ControllerContext, "client" | "signal">,
): Promise<Stored<Secret> | undefined> {
  try {
    return await client.core.v1.secrets.namespace(namespace).get(name, { signal });
  } catch (error) {
    if (isNotFound(error)) return undefined;
    throw error;
  }
}

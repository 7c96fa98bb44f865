import { forbidden, internalError, invalid, modified } from "../../../generated/errors.ts";
import { resourceOf } from "../../registry/change.ts";
import { storedProblem } from "../../registry/stored/storedForm.ts";
import { invalid as invalidField, type Status } from "../../schema/index.ts";
import { StorageError, type StoredValue } from "../../storage/storage.ts";
import type { HandlerContext } from "../context.ts";
import { authorizeVerb } from "./authorizeCreate.ts";
import { unsafeOption } from "../options/deleteOptions.ts";
import type { ResourceRequest } from "../request.ts";

/** @limit Tries of an unsafe delete while others write: 409. */
const maxAttempts = 20;
const unsafeVerb = "unsafe-delete-ignore-read-errors";

/**
 * Removes an object that cannot be read: without a look at finalizers, preconditions and admission, for which it would
 * have to be read. Throws forbidden without a right of its own, and invalid unless there is an object that cannot be
 * read.
 */
export async function unsafeDelete(request: ResourceRequest, context: HandlerContext): Promise<Status> {
  await authorizeUnsafe(request, context);
  const { store, namespace, name } = request;
  const { storage, collection } = store;
  const key = store.keyOf(namespace, name);
  for (let attempt = 0; attempt < maxAttempts; attempt++) {
    // What lies there now counts, not what was known of it when it was read.
    const stored = await asStatus(() => storage.get(key));
    if (stored === undefined || isReadable(stored)) throw notCorrupt(request);
    const operation = { prefix: collection.prefix, key, expectedRevision: stored.revision };
    if (await asStatus(() => removed(storage.write(operation)))) return success(request);
  }
  throw modified(resourceOf(store), name);
}

async function authorizeUnsafe(request: ResourceRequest, context: HandlerContext): Promise<void> {
  const { outcome, reason } = await authorizeVerb(request, unsafeVerb, context);
  if (outcome === "allow") return;
  throw forbidden(resourceOf(request.store), request.name, `not permitted to do "${unsafeVerb}", reason: ${reason}`);
}

function isReadable({ value, unreadable }: StoredValue): boolean {
  if (unreadable !== undefined || storedProblem(value) !== undefined) return false;
  try {
    JSON.parse(Buffer.from(value).toString("utf8"));
    return true;
  } catch {
    return false; // that is what was asked
  }
}

function notCorrupt({ store, name }: ResourceRequest): Error {
  const { group, resource } = resourceOf(store);
  const text = "is exclusively used to delete corrupt object(s), try again by removing this option";
  return invalid({ group, kind: resource }, name, [invalidField(unsafeOption, true, text)]);
}

/** An error of storage becomes a Status with its text. */
async function asStatus<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    throw error instanceof StorageError ? internalError(error.message) : error;
  }
}

/** False when another writer was faster. */
async function removed(writing: Promise<unknown>): Promise<boolean> {
  try {
    await writing;
    return true;
  } catch (error) {
    if (error instanceof StorageError && (error.code === "conflict" || error.code === "missing")) return false;
    throw error;
  }
}

/** Its uid is not known. */
function success({ store, name }: ResourceRequest): Status {
  const details = { name, kind: store.descriptor.kind };
  return { kind: "Status", apiVersion: "v1", metadata: {}, status: "Success", details, code: 200 };
}

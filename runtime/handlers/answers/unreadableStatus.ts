import { deletedUnreadable, internalError, storageReadError } from "../../../generated/errors.ts";
import { moreCauses, type StatusCause, type StatusError } from "../../schema/status.ts";
import type { UnreadableError } from "../../watch/watchCache.ts";

export interface UnreadableContext {
  readonly resource: { readonly group: string; readonly resource: string };
  /** Lists all unreadable objects, so that they can be deleted. */
  readonly namesAll: boolean;
}

/** What a client hears of objects that it asked for and that cannot be read. */
export function unreadableStatus(error: UnreadableError, { resource, namesAll }: UnreadableContext): StatusError {
  const [first] = error.objects;
  if (first === undefined) return internalError("an object cannot be read");
  if (first.isDeleted) return deletedUnreadable(first.reason);
  const texts = error.objects.map(({ key, reason }) => `unable to transform key ${JSON.stringify(key)}: ${reason}`);
  if (!namesAll) return internalError(texts[0] ?? "");
  const causes = error.objects.map(({ key }, index): StatusCause => {
    return { reason: "UnexpectedServerResponse", message: texts[index] ?? "", field: key };
  });
  return storageReadError(resource, error.hasMore ? [...causes, moreCauses] : causes);
}

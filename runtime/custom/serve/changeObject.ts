import { notFound } from "../../../generated/errors.ts";
import { trackUpdate, type Writer } from "../../apply/trackUpdate.ts";
import { change, type Outcome, resourceOf, type Target } from "../../registry/change.ts";
import type { ApiObject } from "../../schema/object.ts";
import { isStatusReason } from "../../schema/status.ts";

/**
 * Changes an object by the way of every write; nothing happens when it is not there any more. With a writer it is noted
 * who manages what changes.
 */
export async function changeObject(
  target: Omit<Target, "dryRun">,
  decide: (object: ApiObject) => Outcome,
  writer?: Writer,
): Promise<void> {
  const { store, name } = target;
  try {
    await change({ ...target, dryRun: false }, (current) => {
      if (current === undefined) throw notFound(resourceOf(store), name);
      const outcome = decide(current.decode());
      if (writer !== undefined && outcome.kind === "write") trackUpdate(outcome.object, current.decode(), writer);
      return outcome;
    });
  } catch (error) {
    if (!isStatusReason(error, "NotFound")) throw error;
  }
}

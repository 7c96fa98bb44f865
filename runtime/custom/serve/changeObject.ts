import { notFound } from "../../../generated/errors.ts";
import { change, type Outcome, resourceOf, type Target } from "../../registry/change.ts";
import type { ApiObject } from "../../schema/object.ts";
import { isStatusReason } from "../../schema/status.ts";

/** Changes an object by the way of every write; nothing happens when it is not there any more. */
export async function changeObject(
  target: Omit<Target, "dryRun">,
  decide: (object: ApiObject) => Outcome,
): Promise<void> {
  const { store, name } = target;
  try {
    await change({ ...target, dryRun: false }, (current) => {
      if (current === undefined) throw notFound(resourceOf(store), name);
      return decide(current.decode());
    });
  } catch (error) {
    if (!isStatusReason(error, "NotFound")) throw error;
  }
}

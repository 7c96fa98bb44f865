import type { FlowSchema } from "../../generated/flowcontrol/v1/flowSchema.ts";
import { eachInTurns } from "../lib/work.ts";
import { timestamp } from "../lib/timestamp.ts";
import type { ApiObject, Platform } from "../schema/index.ts";
import { decodeStored } from "../registry/stored/storedForm.ts";
import { changeSystemObject } from "../registry/systemObject.ts";
import type { FlowStores } from "./storedFlows.ts";

/** Who the condition is from, in managed fields. */
const manager = "api-priority-and-fairness-config-consumer-v1";

/** Says in the status of each flow schema whether its priority level is missing. */
export async function markDangling(stores: FlowStores, given: { platform: Platform; nowMs: number }): Promise<void> {
  const { entries } = stores.schemas.cache.list({ prefix: stores.schemas.rangeOf(""), skipsUnreadable: true });
  const decide = (object: ApiObject) => marked(object as FlowSchema, stores, given.nowMs);
  const wrong: string[] = [];
  await eachInTurns(entries, ({ name, bytes }) => {
    if (decide(decodeStored(bytes)) !== undefined) wrong.push(name);
  });
  const as = { manager, subresource: "status" };
  for (const name of wrong) await changeSystemObject(stores.schemas, { ...given, namespace: "", name, decide, as });
}

/** The schema with the condition as it has to be; undefined where it is. */
function marked(schema: FlowSchema, { levels }: FlowStores, nowMs: number): ApiObject | undefined {
  const level = schema.spec?.priorityLevelConfiguration.name ?? "";
  const isThere = levels.get("", level) !== undefined;
  const wanted = {
    type: "Dangling",
    status: isThere ? "False" : "True",
    reason: isThere ? "Found" : "NotFound",
    message:
      `This FlowSchema references the PriorityLevelConfiguration object named ${JSON.stringify(level)} ` +
      (isThere ? "and it exists" : "but there is no such object"),
  };
  const conditions = schema.status?.conditions ?? [];
  const known = conditions.find(({ type }) => type === wanted.type);
  if (known?.status === wanted.status && known.message === wanted.message) return undefined;
  const lastTransitionTime = known?.status === wanted.status ? known.lastTransitionTime : timestamp(nowMs);
  const others = conditions.filter((each) => each !== known);
  return {
    ...schema,
    status: { ...schema.status, conditions: [...others, { ...wanted, lastTransitionTime }] },
  } as ApiObject;
}

import { selectorMatches } from "../lib/labelSelector.ts";
import type { Client } from "../../generated/client.ts";
import type { ClusterRole } from "../../generated/rbac/v1/clusterRole.ts";
import type { PolicyRule } from "../../generated/rbac/v1/shared.ts";
import { isNotFound, type Stored } from "../client/index.ts";
import { deepEqual } from "../schema/deepEqual.ts";
import type { ControllerContext } from "./frame/controller.ts";
import { runController } from "./frame/runController.ts";

/** Roles that are looked at at once. */
const workers = 5;

/**
 * Gives every cluster role with an aggregation rule the rules of the roles that it selects: selector by selector, those
 * of each in the order of names.
 */
export async function runClusterRoleAggregation(context: ControllerContext): Promise<void> {
  const { client, informers, newQueue, onReady, signal } = context;
  const clusterroles = (client as Partial<Client>).rbac?.v1?.clusterroles;
  if (clusterroles === undefined) {
    onReady();
    return;
  }
  const queue = newQueue("ClusterRoleAggregator");
  const roles = informers.of(clusterroles);
  const considerAll = () => {
    for (const { metadata, aggregationRule } of roles.store.list()) {
      if (aggregationRule !== undefined) queue.add(metadata.name);
    }
  };
  roles.addHandler({ add: considerAll, update: considerAll, delete: considerAll });
  const reconcile = async (name: string): Promise<undefined> => {
    const role = roles.store.get({ name });
    if (role?.aggregationRule === undefined || role.metadata.deletionTimestamp !== undefined) return;
    const rules = aggregated(role, roles.store.list());
    if (deepEqual(rules, role.rules ?? [])) return;
    try {
      await clusterroles.update({ ...role, rules }, { signal });
    } catch (error) {
      if (!isNotFound(error)) throw error;
    }
  };
  await runController({ queue, workers, synced: [roles.synced], reconcile, context });
}

/** The rules of all roles but the one itself that one of its selectors fits, each rule once. */
function aggregated(role: Stored<ClusterRole>, all: readonly Stored<ClusterRole>[]): PolicyRule[] {
  const { name } = role.metadata;
  const selectors = role.aggregationRule?.clusterRoleSelectors ?? [];
  const others = all
    .filter(({ metadata }) => metadata.name !== name)
    .sort((left, right) => (left.metadata.name < right.metadata.name ? -1 : 1));
  const chosen = selectors.flatMap((each) => others.filter(({ metadata }) => selectorMatches(each, metadata.labels)));
  const rules = new Map<string, PolicyRule>();
  for (const rule of chosen.flatMap((each) => each.rules ?? [])) {
    const key = JSON.stringify(Object.entries(rule).sort(([left], [right]) => (left < right ? -1 : 1)));
    if (!rules.has(key)) rules.set(key, rule);
  }
  return [...rules.values()];
}

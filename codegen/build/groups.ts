import { inDiscoveryOrder, usualPriorities } from "../../runtime/schema/versions.ts";
import type { GroupModel, KindModel } from "../model.ts";
import { type Data, list, number, record, recordOf } from "../read.ts";
import type { SpecDocument } from "../spec.ts";

/** Groups that serve kinds, in the order of their priorities, which groups.yaml states. */
export function buildGroups(
  kinds: readonly Pick<KindModel, "group" | "version">[],
  document: SpecDocument | undefined,
): GroupModel[] {
  const stated = new Map(
    list(record(document?.data).groups)
      .map(record)
      .map((each) => [each.name, each]),
  );
  const versions = new Map<string, Set<string>>();
  for (const { group, version } of kinds) versions.set(group, (versions.get(group) ?? new Set()).add(version));
  return inDiscoveryOrder(
    [...versions].map(([name, served]) => ({
      name,
      folder: name === "" ? "core" : (name.split(".")[0] ?? name),
      versions: [...served],
      ...prioritiesOf(stated.get(name), served),
    })),
  );
}

function prioritiesOf(
  data: Data | undefined,
  served: ReadonlySet<string>,
): Pick<GroupModel, "priority" | "versionPriorities"> {
  if (data === undefined) return { priority: usualPriorities.group };
  const stated = Object.entries(recordOf(data, "versions")).flatMap(([version, value]) => {
    const priority = number(value);
    return priority === undefined || !served.has(version) ? [] : [[version, priority] as const];
  });
  return {
    priority: number(data.priority) ?? usualPriorities.group,
    ...(stated.length === 0 ? {} : { versionPriorities: Object.fromEntries(stated) }),
  };
}

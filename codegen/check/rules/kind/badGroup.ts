import { type Data, list, number, record, recordOf, text } from "../../../read.ts";
import type { Pointer, SpecDocument } from "../../../spec.ts";
import type { Rule, RuleContext } from "../../rule.ts";

/** One above what an APIService may have: the group of APIServices itself goes before all others. */
const maxGroupPriority = 20_001;
const maxVersionPriority = 1000;

/** Priorities that an APIService could not say, and those of groups and versions that no kind is in. */
export const badGroup: Rule = {
  id: "bad-group",
  spec: ({ spec, report }) => {
    const document = spec.vocabulary.groups;
    if (document === undefined || document.isLibrary) return;
    const served = new Map<string, Set<string>>();
    for (const { data, isLibrary } of spec.resources) {
      const { kind, group, version } = record(data);
      if (isLibrary || text(kind) === undefined) continue;
      const name = text(group) ?? "";
      served.set(name, (served.get(name) ?? new Set()).add(text(version) ?? ""));
    }
    for (const [index, each] of list(record(document.data).groups).map(record).entries()) {
      checkGroup({ document, pointer: ["groups", index], group: each, served }, report);
    }
  },
};

interface GroupSite {
  readonly document: SpecDocument;
  readonly pointer: Pointer;
  readonly group: Data;
  /** By group, its versions. */
  readonly served: ReadonlyMap<string, ReadonlySet<string>>;
}

function checkGroup(site: GroupSite, report: RuleContext["report"]): void {
  const { document, pointer, group, served } = site;
  const name = text(group.name);
  if (name === undefined) return;
  const versions = served.get(name);
  if (versions === undefined) {
    const message = `no kind is in a group ${JSON.stringify(name)}`;
    report(document, [...pointer, "name"], { message, fix: "correct the name, or remove the entry" });
    return;
  }
  checkPriority(site, { at: ["priority"], value: group.priority, most: maxGroupPriority }, report);
  for (const [version, value] of Object.entries(recordOf(group, "versions"))) {
    if (versions.has(version)) {
      checkPriority(site, { at: ["versions", version], value, most: maxVersionPriority }, report);
      continue;
    }
    const message = `no kind is in version ${version} of the group`;
    const fix = `use one of ${[...versions].join(", ")}, or remove it`;
    report(document, [...pointer, "versions", version], { message, fix, on: "key" });
  }
}

function checkPriority(
  { document, pointer }: GroupSite,
  { at, value, most }: { readonly at: Pointer; readonly value: unknown; readonly most: number },
  report: RuleContext["report"],
): void {
  const priority = number(value);
  if (priority === undefined || (priority >= 1 && priority <= most)) return;
  const message = `${priority} is no priority`;
  report(document, [...pointer, ...at], { message, fix: `write a number from 1 to ${most}` });
}

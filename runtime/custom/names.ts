import { dns1035Label } from "../schema/names.ts";
import type { CustomResourceDefinitionLike, DefinitionNames } from "./definition.ts";

/** What the names of a definition come to: what the NamesAccepted condition says, and which names it now holds. */
export interface NamesDecision {
  readonly status: "True" | "False";
  readonly reason: NamesReason;
  readonly message: string;
  /** The new `status.acceptedNames`: a name in conflict stays what it was before. */
  readonly acceptedNames: DefinitionNames;
}

export type NamesReason =
  | "NoConflicts"
  | "PluralConflict"
  | "SingularConflict"
  | "ShortNamesConflict"
  | "KindConflict"
  | "ListKindConflict";

/**
 * Whether the names a definition asks for are free. `others` are all definitions; those of other groups, and the one
 * with the same name, do not count. The last conflict is the one reported.
 */
export function nameProblem(
  crd: CustomResourceDefinitionLike,
  others: Iterable<CustomResourceDefinitionLike>,
): NamesDecision {
  const { resources, kinds } = namesInUse(crd, others);
  const wanted = crd.spec?.names ?? {};
  const held = crd.status?.acceptedNames ?? {};
  const accepted: DefinitionNames = { ...held };
  let conflict: { readonly reason: NamesReason; readonly message: string } | undefined;
  for (const [field, reason, used] of [
    ["plural", "PluralConflict", resources],
    ["singular", "SingularConflict", resources],
    ["shortNames", "ShortNamesConflict", resources],
    ["kind", "KindConflict", kinds],
    ["listKind", "ListKindConflict", kinds],
  ] as const) {
    const own = new Set(asList(held[field]));
    const taken = asList(wanted[field]).filter((name) => !own.has(name) && used.has(name));
    if (taken.length > 0) conflict = { reason, message: inUse(taken) };
    else copyName(accepted, wanted, field);
  }
  copyName(accepted, wanted, "categories");
  if (conflict !== undefined) return { status: "False", ...conflict, acceptedNames: accepted };
  return { status: "True", reason: "NoConflicts", message: "no conflicts found", acceptedNames: accepted };
}

function namesInUse(crd: CustomResourceDefinitionLike, others: Iterable<CustomResourceDefinitionLike>) {
  const resources = new Set<string>();
  const kinds = new Set<string>();
  for (const other of others) {
    if (other.spec?.group !== crd.spec?.group || other.metadata?.name === crd.metadata?.name) continue;
    const { plural, singular, shortNames, kind, listKind } = other.status?.acceptedNames ?? {};
    for (const name of [plural, singular, ...(shortNames ?? [])]) if (name !== undefined) resources.add(name);
    for (const name of [kind, listKind]) if (name !== undefined) kinds.add(name);
  }
  return { resources, kinds };
}

function asList(names: string | readonly string[] | undefined): readonly string[] {
  return typeof names === "string" ? [names] : (names ?? []);
}

function inUse(names: readonly string[]): string {
  const texts = names.map((name) => `${JSON.stringify(name)} is already in use`);
  return texts.length === 1 ? (texts[0] ?? "") : `[${texts.join(", ")}]`;
}

function copyName(to: DefinitionNames, from: DefinitionNames, field: keyof DefinitionNames): void {
  const value = from[field];
  if (value === undefined) delete to[field];
  else Object.assign(to, { [field]: value });
}

/** What is wrong with a kind: but for its case it is a label. */
export function kindProblem(kind: string): string | undefined {
  const problem = dns1035Label(kind.toLowerCase());
  return problem === undefined ? undefined : `may have mixed case, but should otherwise match: ${problem}`;
}

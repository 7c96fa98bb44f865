import { compareVersions } from "../../../../runtime/schema/versions.ts";
import { record, recordOf } from "../../../read.ts";
import { apiVersionOf, storageOf } from "../../../storage.ts";
import type { Rule, RuleContext } from "../../rule.ts";
import type { KindEntry } from "../../specIndex.ts";

/**
 * The versions of a kind share their objects, so they agree on the one that is stored. If each took itself for it, the
 * server would refuse to start.
 */
export const storedVersion: Rule = {
  id: "stored-version",
  spec: (context) => {
    const groups = byPrefix(context.index.kinds);
    for (const [prefix, kinds] of groups) checkKinds(prefix, kinds, context);
    const prefixes = [...groups.keys()].sort();
    for (const [index, inner] of prefixes.entries()) {
      const outer = prefixes[index - 1];
      const [kind] = groups.get(inner) ?? [];
      if (outer === undefined || kind === undefined || !inner.startsWith(outer)) continue;
      const message = `objects of ${nameOf(kind)} would lie under ${inner}, among those of another kind under ${outer}`;
      reportAt(kind, context, { message, fix: "give one of them another storage.prefix" });
    }
  },
};

function byPrefix(kinds: readonly KindEntry[]): Map<string, KindEntry[]> {
  const groups = new Map<string, KindEntry[]>();
  for (const each of kinds) {
    const { storagePrefix, virtual } = storageOf(each.document);
    if (virtual !== true) groups.set(storagePrefix, [...(groups.get(storagePrefix) ?? []), each]);
  }
  return groups;
}

function checkKinds(prefix: string, kinds: readonly KindEntry[], context: RuleContext): void {
  const [first, ...others] = kinds;
  if (first === undefined) return;
  if (others.some((each) => each.group === first.group && each.version === first.version && each.kind === first.kind)) {
    return; // one kind twice, which is said elsewhere
  }
  const alien = others.find((each) => each.kind !== first.kind || scopeOf(each) !== scopeOf(first));
  if (alien !== undefined) {
    if (isPluralClash(alien, first)) return;
    const message = `objects of ${nameOf(alien)} would lie among those of ${nameOf(first)}, under ${prefix}`;
    reportAt(alien, context, { message, fix: "give one of them another storage.prefix" });
    return;
  }
  const stated = new Set(kinds.map((each) => storageOf(each.document).storageVersion));
  const versions = kinds.map((each) => apiVersionOf(each.group, each.version));
  const [one] = stated;
  if (stated.size === 1 && versions.includes(one ?? "")) return;
  const meant = [...stated].filter((each) => versions.includes(each));
  const best = [...kinds].sort((a, b) => compareVersions(a.version, b.version))[0] ?? first;
  const stored = meant.length === 1 ? meant[0] : apiVersionOf(best.group, best.version);
  const fix = `add storage: { version: ${stored} } to the file of every version`;
  const wrong = kinds.filter((each) => storageOf(each.document).storageVersion !== stored);
  for (const each of wrong) {
    const own = storageOf(each.document).storageVersion;
    const message =
      stated.size === 1
        ? `${nameOf(each)} is stored as ${own}, a version that no file declares`
        : `${nameOf(each)} is stored as ${own} here and as ${stored} by another version: its objects have one form`;
    reportAt(each, context, { message, fix });
  }
}

function reportAt(
  { document }: KindEntry,
  { report }: RuleContext,
  what: { readonly message: string; readonly fix: string },
): void {
  const hasVersion = Object.hasOwn(recordOf(record(document.data), "storage"), "version");
  report(document, hasVersion ? ["storage", "version"] : ["version"], what);
}

/** Which is said elsewhere. */
function isPluralClash(one: KindEntry, other: KindEntry): boolean {
  const pluralOf = ({ document }: KindEntry) => recordOf(record(document.data), "names").plural;
  return one.group === other.group && one.version === other.version && pluralOf(one) === pluralOf(other);
}

function scopeOf({ document }: KindEntry): unknown {
  return record(document.data).scope;
}

function nameOf({ group, version, kind }: KindEntry): string {
  return `${apiVersionOf(group, version)} ${kind}`;
}

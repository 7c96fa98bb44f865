import { fieldNumbers, removedNumbers } from "../check/fieldNumbers.ts";
import type { SchemaSite } from "../check/sites.ts";
import { isRecord, record, recordOf, strings } from "../read.ts";
import type { Target } from "../references.ts";
import { bringBack, type Comparison, isMeant, type Report } from "./report.ts";

/** Compares the fields of an object with those that its type had. */
export function compareFields(
  was: Target,
  site: SchemaSite,
  { compare, report }: { readonly compare: Comparison; readonly report: Report },
): void {
  const { document, pointer, schema } = site;
  const properties = recordOf(schema, "properties");
  const oldSite = { ...site, document: was.document, pointer: [], schema: was.schema };
  const oldNumbers = new Map(fieldNumbers(oldSite).map(({ name, number, inline }) => [name, [...inline, number]]));
  const numbers = new Map(fieldNumbers(site).map((each) => [each.name, each]));
  const removed = removedNumbers(site);
  for (const [name, old] of Object.entries(recordOf(was.schema, "properties"))) {
    const property = properties[name];
    const number = oldNumbers.get(name)?.at(-1);
    if (!isRecord(property)) {
      if (removed.has(number)) continue;
      const fix = number === undefined ? bringBack : `bring it back, or add ${number} to removed of this object`;
      report({ document, pointer }, { message: `the field ${name} is gone`, fix });
      continue;
    }
    const use = numbers.get(name);
    const path = use === undefined ? [] : [...use.inline, use.number];
    const oldPath = oldNumbers.get(name);
    if (use !== undefined && oldPath !== undefined && path.join() !== oldPath.join() && !isMeant(property)) {
      const message = `the field number was ${oldPath.join(", ")} and is ${path.join(", ")}`;
      report({ document, pointer: use.pointer, on: "value" }, { message, fix: bringBack });
    }
    compare({ ...was, schema: record(old) }, { document, schema: property });
  }
  for (const name of newlyRequired(was, site)) {
    const fix = "give it a default, make it optional, or say in x-breaking why clients may break";
    report({ document, pointer: [...pointer, "required"] }, { message: `${name} is required now`, fix });
  }
}

/** Fields without a default that an object of the old type may lack. */
function newlyRequired(was: Target, { schema }: SchemaSite): string[] {
  const before = strings(was.schema.required);
  return strings(schema.required).filter((name) => {
    const property = record(recordOf(schema, "properties")[name]);
    return !before.includes(name) && property.default === undefined && !isMeant(property);
  });
}

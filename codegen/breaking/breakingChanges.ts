import { type SchemaSite, schemaSites } from "../check/sites.ts";
import { type KindEntry, makeIndex } from "../check/specIndex.ts";
import type { Diagnostic } from "../diagnostic.ts";
import { type Finding, locate, sortDiagnostics } from "../diagnostics.ts";
import { type Data, list, record, recordOf, strings, text } from "../read.ts";
import { makeReferences, type Target } from "../references.ts";
import type { Spec } from "../spec.ts";
import { compareFields } from "./fields.ts";
import { compareKind } from "./kinds.ts";
import { narrowings } from "./narrowed.ts";
import { bringBack, type Comparison, isMeant, type Report } from "./report.ts";

const breakingChange = "breaking-change";

/**
 * By what a spec breaks clients and stored objects of an earlier one: kinds, verbs and fields that are gone, values
 * that were accepted and are not, numbers and list types that are others. Alpha versions may break, and a version that
 * was deprecated may go. A schema with `x-breaking`, which says why, is meant to differ. What rules and formulas refuse
 * is not compared.
 */
export async function breakingChanges(before: Spec, now: Spec): Promise<Diagnostic[]> {
  const findings: Finding[] = [];
  const report: Report = ({ document, pointer, on = "key" }, { message, fix }) =>
    void findings.push({ document, pointer, on, rule: breakingChange, message, fix });
  const compare = schemaComparison({ before, now, report });
  const kinds = makeIndex(now).kinds;
  const gone: Diagnostic[] = [];
  for (const old of makeIndex(before).kinds) {
    if (/alpha/.test(old.version)) continue;
    const kind = kinds.find(
      (each) => each.kind === old.kind && each.version === old.version && each.group === old.group,
    );
    if (kind === undefined) gone.push(...goneKind(old));
    else {
      compareKind(old.document, kind.document, report);
      compare(rootOf(old), rootOf(kind));
    }
  }
  return sortDiagnostics([...gone, ...(await locate(findings))]);
}

function goneKind({ document, group, version, kind }: KindEntry): Diagnostic[] {
  if (record(document.data).deprecation !== undefined) return [];
  const apiVersion = group === "" ? version : `${group}/${version}`;
  const message = `${kind} of ${apiVersion} is gone, and was not deprecated`;
  const fix = "bring the file back with a deprecation, and remove it in a later release";
  const place = { file: document.display, line: 1, column: 1, excerpt: "", length: 1 };
  return [{ ...place, rule: breakingChange, message, fix }];
}

function rootOf({ document }: KindEntry): Target {
  return { document, schema: recordOf(record(document.data), "schema") };
}

function schemaComparison(specs: { readonly before: Spec; readonly now: Spec; readonly report: Report }): Comparison {
  const { before, now, report } = specs;
  const [oldReferences, references] = [makeReferences(before), makeReferences(now)];
  const sites = new Map(now.resources.flatMap(schemaSites).map((each) => [each.schema, each] as const));
  const compared = new Map<Data, Set<Data>>();
  const compare: Comparison = (old, use) => {
    const site = sites.get(use.schema);
    const [was, is] = [oldReferences.follow(old.document, old.schema), references.follow(use.document, use.schema)];
    if (site === undefined || was === undefined || is === undefined || isMeant(use.schema) || isMeant(is.schema))
      return;
    if (was.schema !== old.schema || is.schema !== use.schema) compareUse(old.schema, site, report);
    const others = compared.get(is.schema) ?? new Set();
    if (others.has(was.schema)) return;
    compared.set(is.schema, others.add(was.schema));
    // What a reference leads to is compared once, and shown where it stands; a reference to another type, where it is.
    const at = sites.get(is.schema) ?? site;
    const [oldShape, shape] = [shapeOf(was.schema), shapeOf(is.schema)];
    if (oldShape !== shape) {
      return report(site, { message: `the type was ${oldShape} and is ${shape}`, fix: bringBack });
    }
    compareUse(was.schema, at, report);
    for (const { keyword, message } of narrowings(was.schema, is.schema)) {
      report({ ...at, pointer: [...at.pointer, keyword] }, { message, fix: bringBack });
    }
    compareFields(was, at, { compare, report });
    for (const key of ["items", "additionalProperties"]) {
      const [oldPart, part] = [record(was.schema[key]), record(is.schema[key])];
      compare({ ...was, schema: oldPart }, { ...is, schema: part });
    }
  };
  return compare;
}

/** What a value is in JSON and on the wire; a format of numbers is a matter of their range. */
function shapeOf(schema: Data): string {
  const scalar = text(schema["x-scalar"]);
  if (scalar !== undefined) return scalar;
  if (schema.properties !== undefined) return "object";
  if (schema.additionalProperties !== undefined) return "map";
  if (schema["x-preserve-unknown-fields"] === true) return "anything";
  return text(schema.type) ?? "anything";
}

/** How a place says that its value is merged, and whether it may be null. */
function compareUse(old: Data, { document, pointer, schema }: SchemaSite, report: Report): void {
  const say = (keyword: string, message: string) => {
    const at = Object.hasOwn(schema, keyword) ? [...pointer, keyword] : pointer;
    report({ document, pointer: at }, { message, fix: bringBack });
  };
  for (const keyword of ["x-list-type", "x-map-type"]) {
    const [was, is] = [text(old[keyword]), text(schema[keyword])];
    if (was !== is) say(keyword, `${keyword} ${was === undefined ? "is new" : `was ${was} and is ${is ?? "not set"}`}`);
  }
  const [was, is] = [strings(old["x-list-map-keys"]), strings(schema["x-list-map-keys"])];
  const isSame = was.length === is.length && was.every((each) => is.includes(each));
  if (!isSame && list(old["x-list-map-keys"]).length > 0) {
    say("x-list-map-keys", `the keys of the list were ${was.join(", ")} and are ${is.join(", ") || "not set"}`);
  }
  if (old.nullable === true && schema.nullable !== true) say("nullable", "null was accepted and is not");
}

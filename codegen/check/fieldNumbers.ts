import { isRecord, list, number, record, recordOf } from "../read.ts";
import type { Pointer } from "../spec.ts";
import type { SchemaSite } from "./rule.ts";

/** A property's place on the wire. */
export interface NumberUse {
  readonly name: string;
  readonly number: number;
  /** Embedded messages around it, outermost first. */
  readonly inline: readonly number[];
  /** Where the number stands. */
  readonly pointer: Pointer;
}

/** The field numbers of an object schema; properties without one are left out. */
export function fieldNumbers(site: SchemaSite): NumberUse[] {
  const uses: NumberUse[] = [];
  const properties = recordOf(site.schema, "properties");
  if (site.role === "kind" && !Object.hasOwn(properties, "metadata")) {
    uses.push({ name: "metadata", number: 1, inline: [], pointer: site.pointer });
  }
  for (const [name, property] of Object.entries(properties)) {
    const proto = record(property)["x-proto"];
    const at = [...site.pointer, "properties", name, "x-proto"];
    const stated = number(proto) ?? number(record(proto).number);
    if (stated === undefined) continue;
    const inline = list(record(proto).inline).filter((each) => typeof each === "number");
    uses.push({ name, number: stated, inline, pointer: isRecord(proto) ? [...at, "number"] : at });
  }
  return uses;
}

/** Numbers that fields once had: `removed` of the type, and of the file for its kind. */
export function removedNumbers(site: SchemaSite): ReadonlySet<unknown> {
  const outer = site.role === "kind" ? list(record(site.document.data).removed) : [];
  return new Set([...list(site.schema.removed), ...outer]);
}

/** Numbers from here on are reserved, or so high that they were hardly chosen in order. */
const plausible = 19_000;

/** The lowest number above all that are or were taken. */
export function nextNumber(site: SchemaSite): number {
  const taken = fieldNumbers(site).map((each) => each.inline[0] ?? each.number);
  const removed = [...removedNumbers(site)].filter((each) => typeof each === "number");
  return Math.max(0, ...[...taken, ...removed].filter((each) => each < plausible)) + 1;
}

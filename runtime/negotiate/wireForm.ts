import { type Structure, structureIn } from "../schema/index.ts";

/** Whether objects of a structure can be written in protobuf: every field that they may have carries a number. */
export function hasWireForm(structure: Structure): boolean {
  let known = answers.get(structure);
  if (known === undefined) {
    known = isNumbered(structure, new Set());
    answers.set(structure, known);
  }
  return known;
}

const answers = new WeakMap<Structure, boolean>();

/** kind and apiVersion, where a structure lists them, stand in the envelope. */
const headNames: ReadonlySet<string> = new Set(["kind", "apiVersion"]);

function isNumbered(structure: Structure, seen: Set<Structure>): boolean {
  if (seen.has(structure)) return true;
  seen.add(structure);
  if (structure.preserveUnknown) return false;
  return structure.fields.every((each) => {
    if (each.number === 0) return headNames.has(each.name);
    const inner = structureIn(each.type);
    return inner === undefined || isNumbered(inner, seen);
  });
}

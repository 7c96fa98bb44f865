import { isRecord, list, record, recordOf, strings, text } from "../read.ts";
import type { Pointer, SpecDocument } from "../spec.ts";
import type { Report } from "./report.ts";

const bringBack = "bring it back, or make a new version of the kind";

/** Compares what clients ask of a kind: its path, verbs, sub-resources and selectable fields. */
export function compareKind(old: SpecDocument, document: SpecDocument, report: Report): void {
  const [was, is] = [record(old.data), record(document.data)];
  const say = (pointer: Pointer, message: string) => report({ document, pointer }, { message, fix: bringBack });
  const [oldPlural, plural] = [text(recordOf(was, "names").plural), text(recordOf(is, "names").plural)];
  if (oldPlural !== plural) say(["names", "plural"], `the plural was ${oldPlural} and is ${plural}`);
  if (was.scope !== is.scope) say(["scope"], `the scope was ${text(was.scope)} and is ${text(is.scope)}`);
  if (Array.isArray(is.verbs)) {
    const gone = Array.isArray(was.verbs) ? strings(was.verbs).filter((each) => !strings(is.verbs).includes(each)) : [];
    if (!Array.isArray(was.verbs)) say(["verbs"], "all verbs were served and are not");
    for (const verb of gone) say(["verbs"], `the verb ${verb} is gone`);
  }
  const kept = Object.keys(recordOf(is, "subresources"));
  for (const name of Object.keys(recordOf(was, "subresources"))) {
    const at = isRecord(is.subresources) ? ["subresources"] : ["kind"];
    if (!kept.includes(name)) say(at, `the sub-resource ${name} is gone`);
  }
  const selectable = pathsOf(is.selectableFields);
  for (const path of pathsOf(was.selectableFields)) {
    const at = is.selectableFields === undefined ? ["kind"] : ["selectableFields"];
    if (!selectable.includes(path)) say(at, `the field ${path} is not selectable any more`);
  }
}

function pathsOf(fields: unknown): string[] {
  return list(fields).flatMap((each) => text(record(each).jsonPath) ?? []);
}

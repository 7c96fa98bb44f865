import { handWritten } from "../handWritten.ts";
import { parseAnyPath, simpleSegments } from "../jsonPath.ts";
import type { ColumnModel } from "../model.ts";
import { boolean, type Data, list, number, record, recordOf, text } from "../read.ts";
import type { Spec, SpecDocument } from "../spec.ts";
import { sharedColumns } from "../tableColumns.ts";

/** The columns a kind's file lists, or those of tables.yaml for a kind without any. */
export function buildColumns(document: SpecDocument, spec: Spec): ColumnModel[] {
  const stated = record(document.data).columns;
  const columns = Array.isArray(stated) ? stated : impliedColumns(document, spec);
  const shared = sharedColumns(spec);
  return columns.map((each) => {
    const name = text(each);
    const data = name === undefined ? record(each) : (shared.get(name) ?? {});
    return { ...describe(data), source: sourceOf(data, name, document) };
  });
}

function impliedColumns(document: SpecDocument, spec: Spec): readonly unknown[] {
  const tables = record(spec.vocabulary.tables?.data);
  const custom = recordOf(tables, "customResourceColumns");
  const columns = document.isBuiltIn
    ? list(tables.defaultColumns)
    : [...list(custom.first), ...list(custom.whenNoneDeclared)];
  return columns.length === 0 ? ["name", "age"] : columns;
}

function describe(data: Data): Omit<ColumnModel, "source"> {
  const [format, description, priority] = [text(data.format), text(data.description), number(data.priority)];
  return {
    name: text(data.name) ?? "",
    type: columnTypes.find((each) => each === data.type) ?? "string",
    ...(format === undefined || format === "" ? {} : { format }),
    ...(description === undefined ? {} : { description }),
    ...(priority === undefined ? {} : { priority }),
  };
}

const columnTypes = ["string", "integer", "number", "boolean", "date"] as const;

function sourceOf(data: Data, shared: string | undefined, document: SpecDocument): ColumnModel["source"] {
  if (shared === "name" || shared === "age" || shared === "createdAt") return { kind: shared };
  const [path, cel, print] = [text(data.jsonPath), text(data.cel), text(data.print)];
  if (cel !== undefined) return { kind: "cel", expression: cel };
  const written = print === undefined ? undefined : handWritten(print, "columns", document);
  if (written !== undefined) return { kind: "print", print: written };
  const steps = parseAnyPath(path ?? "");
  if ("problem" in steps) throw new Error(`unchecked column ${text(data.name) ?? ""}: ${steps.problem}`);
  const segments = simpleSegments(steps);
  const isTyped = !document.isBuiltIn;
  const absent = boolean(data.absent) ?? number(data.absent) ?? text(data.absent);
  return {
    ...{ kind: "jsonPath", text: path ?? "", isTyped },
    ...(segments === undefined ? {} : { segments }),
    ...(absent === undefined ? {} : { absent }),
  };
}

import { type Data, list, record, recordOf, strings, text } from "../read.ts";
import type { Pointer, SpecDocument } from "../spec.ts";

export interface FlagSite {
  readonly pointer: Pointer;
  readonly flag: Data;
}

/** Flags of a list, with their places. */
export function flagsAt(value: unknown, pointer: Pointer): FlagSite[] {
  return list(value).map((each, index) => ({ pointer: [...pointer, index], flag: record(each) }));
}

/** Every flag of flags.yaml once, where it is written. */
export function allFlags(document: SpecDocument): FlagSite[] {
  const data = record(document.data);
  const sets = Object.entries(recordOf(data, "sets")).flatMap(([name, each]) => flagsAt(each, ["sets", name]));
  const components = list(data.components).flatMap((each, index) =>
    flagsAt(record(each).flags, ["components", index, "flags"]),
  );
  return [...sets, ...components];
}

/** Each component's flags: those of its sets in order, then its own. */
export function componentFlags(
  document: SpecDocument,
): { readonly name: string; readonly flags: readonly FlagSite[] }[] {
  const data = record(document.data);
  return list(data.components).map((each, index) => {
    const component = record(each);
    const shared = strings(component.sets).flatMap((set) => flagsAt(recordOf(data, "sets")[set], ["sets", set]));
    return {
      name: text(component.name) ?? "",
      flags: [...shared, ...flagsAt(component.flags, ["components", index, "flags"])],
    };
  });
}

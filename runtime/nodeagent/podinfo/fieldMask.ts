import { Code, ConnectError } from "@connectrpc/connect";
import { memberOf } from "../../schema/object.ts";

/** Parts of an object that are wanted: `{ status: { phase: {} } }`; undefined: all of it. */
export interface FieldMask {
  readonly [field: string]: FieldMask;
}

/** @limit Field mask of a call for pods, in characters: the call fails. */
const maxMaskLength = 4096;

/** Reads paths between commas, such as `status.phase,status.podIPs`. Throws invalidArgument. */
export function parseFieldMask(text: string): FieldMask | undefined {
  if (text.trim() === "") return undefined;
  if (text.length > maxMaskLength) throw new ConnectError("the field mask is too long", Code.InvalidArgument);
  const mask: Record<string, FieldMask> = Object.create(null);
  for (const path of text.split(",").map((each) => each.trim())) {
    if (!/^\w+(\.\w+)*$/.test(path)) {
      throw new ConnectError(`${JSON.stringify(path)} is no path of a field`, Code.InvalidArgument);
    }
    addPath(mask, path.split("."));
  }
  return mask;
}

/** A path to a part adds nothing where the whole is wanted already. */
function addPath(mask: Record<string, FieldMask>, [first = "", ...rest]: readonly string[]): void {
  const known = memberOf(mask, first);
  if (rest.length === 0) mask[first] = {};
  else if (known === undefined || Object.keys(known).length > 0) addPath((mask[first] = { ...known }), rest);
}

/** The wanted fields of an object; of a list, those of each item. */
export function masked(value: unknown, mask: FieldMask | undefined): unknown {
  if (mask === undefined || typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map((each) => masked(each, mask));
  const wanted = Object.entries(value).filter(([field]) => Object.hasOwn(mask, field));
  return Object.fromEntries(
    wanted.map(([field, part]) => {
      const below = mask[field] ?? {};
      return [field, Object.keys(below).length === 0 ? part : masked(part, below)];
    }),
  );
}

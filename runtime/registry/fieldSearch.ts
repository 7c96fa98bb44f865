import { isObject } from "../schema/object.ts";
import { type Field, reaching, type Structure, structureIn, type ValueType } from "../schema/structure.ts";

type Holder = Record<string, unknown>;

/** Called with each field that is sought and is there, and with what holds it; what it leaves there is searched too. */
type Found = (field: Field, holder: Holder) => void;

export type FieldSearch = (object: object, found: Found) => void;

/**
 * Makes searches for fields of one sort, however deep, that look only where the structure has such. Undefined where it
 * has none.
 */
export function fieldSearches(isSought: (field: Field) => boolean): (root: Structure) => FieldSearch | undefined {
  const known = new WeakMap<Structure, { readonly search: FieldSearch | undefined }>();
  return (root) => {
    const { search } = known.get(root) ?? { search: searchOf(root, isSought) };
    known.set(root, { search });
    return search;
  };
}

type Search = (value: unknown, found: Found) => void;

function searchOf(root: Structure, isSought: (field: Field) => boolean): FieldSearch | undefined {
  const holders = reaching(root, ({ fields }) => fields.some(isSought));
  const known = new Map<Structure, Search>();
  const objectSearch = (structure: Structure): Search => {
    const search = known.get(structure) ?? made(structure);
    known.set(structure, search);
    return search;
  };
  const made = (structure: Structure): Search => {
    let members: readonly Search[] | undefined; // made on first use: structures may hold each other in a circle
    return (value, found) => {
      if (!isObject(value)) return;
      members ??= structure.fields.flatMap(memberSearches);
      for (const search of members) search(value, found);
    };
  };
  const memberSearches = (field: Field): Search[] => {
    const { name, type } = field;
    const held = structureIn(type);
    const below = held !== undefined && holders.has(held) ? valueSearch(type) : undefined;
    if (!isSought(field)) {
      return below === undefined ? [] : [(holder, found) => below((holder as Holder)[name], found)];
    }
    return [
      (holder, found) => {
        if ((holder as Holder)[name] === undefined) return;
        found(field, holder as Holder);
        below?.((holder as Holder)[name], found);
      },
    ];
  };
  const valueSearch = (type: ValueType): Search => {
    if (typeof type === "string") return () => {};
    if ("structure" in type) return objectSearch(type.structure());
    const search = valueSearch("list" in type ? type.list : type.map);
    return (value, found) => {
      if (typeof value !== "object" || value === null) return;
      for (const each of Object.values(value)) search(each, found);
    };
  };
  return holders.has(root) ? objectSearch(root) : undefined;
}

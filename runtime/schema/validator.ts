/** Runs the generated validators of all that an object holds. */
import { maxFieldErrors } from "./fieldError.ts";
import { reaching, type Structure, structureIn, type ValueType } from "./structure.ts";

/**
 * A generated validator: what one type constrains, without what its fields hold of other types. false leaves its errors
 * in `errors`.
 */
export interface Validator {
  (data: unknown, instancePath?: string): boolean;
  errors?: readonly ValidatorError[] | null;
}

export interface ValidatorError {
  readonly keyword: string;
  /** JSON pointer of the value, e.g. "/spec/containers/0/name". */
  readonly instancePath: string;
  readonly params: Readonly<Record<string, unknown>>;
}

/** What the validators of a structure, and of the structures below it, find in an object, as far as it is shown. */
export function violations(structure: Structure, object: unknown): readonly ValidatorError[] {
  const found: ValidatorError[] = [];
  checkOf(structure)(object, "", found);
  return found;
}

/** Adds what is wrong with a value, which stands where `pointer` says. */
type Check = (value: unknown, pointer: string, found: ValidatorError[]) => void;

const checks = new WeakMap<Structure, Check>();

function checkOf(structure: Structure): Check {
  const check = checks.get(structure) ?? structureCheck(structure);
  checks.set(structure, check);
  return check;
}

function structureCheck(structure: Structure): Check {
  const { validate } = structure;
  let members: ReadonlyMap<string, Check> | undefined;
  return (value, pointer, found) => {
    if (!isObject(value)) return;
    // Made on first use: structures may hold each other in a circle.
    members ??= membersOf(structure);
    // Along the object, which has few of the fields.
    if (members.size > 0) for (const name in value) members.get(name)?.(value[name], `${pointer}/${name}`, found);
    // Last: an invalid key of an item is reported before a duplicate one.
    if (validate?.(value, pointer) === false) for (const each of validate.errors ?? []) found.push(each);
  };
}

/** Of the fields whose structure, or one below it, has a validator. */
function membersOf(structure: Structure): ReadonlyMap<string, Check> {
  const constrained = reaching(structure, (each) => each.validate !== undefined);
  const fields = structure.fields.filter(({ type, errors }) => {
    if (errors === "none") return false;
    const held = structureIn(type);
    return held !== undefined && constrained.has(held);
  });
  return new Map(fields.map(({ name, type }) => [name, valueCheck(type)]));
}

function valueCheck(type: ValueType): Check {
  if (typeof type === "string") return () => {};
  if ("structure" in type) return checkOf(type.structure());
  if ("list" in type) {
    const check = valueCheck(type.list);
    return (value, pointer, found) => {
      if (!Array.isArray(value)) return;
      for (let index = 0; index < value.length && found.length < maxFieldErrors; index += 1) {
        check(value[index], `${pointer}/${index}`, found);
      }
    };
  }
  const check = valueCheck(type.map);
  return (value, pointer, found) => {
    if (!isObject(value)) return;
    for (const [key, each] of Object.entries(value)) {
      if (found.length >= maxFieldErrors) return;
      check(each, `${pointer}/${escaped(key)}`, found);
    }
  };
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null;
}

/** A key as a step of a JSON pointer. */
function escaped(key: string): string {
  return key.replaceAll("~", "~0").replaceAll("/", "~1");
}

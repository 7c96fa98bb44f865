/** Types of expressions, as schemas declare them and as the checker infers them. */
export type CelType =
  | SimpleType
  | ListType
  | { readonly kind: "map"; readonly key: CelType; readonly value: CelType; readonly maxSize?: number }
  | ObjectType
  | { readonly kind: "optional"; readonly of: CelType; readonly maxSize?: number }
  /** A type parameter of a function, e.g. T of list<T>. */
  | { readonly kind: "parameter"; readonly name: string; readonly maxSize?: number };

export interface ListType {
  readonly kind: "list";
  readonly item: CelType;
  readonly maxSize?: number;
  readonly topology?: Topology;
}

export interface SimpleType {
  readonly kind: SimpleKind;
  readonly maxSize?: number;
  /** Of a text: all that it can be. */
  readonly values?: readonly string[];
  /** How messages write it, where its kind does not say it: "type(int)". */
  readonly text?: string;
  /** Of an empty list or map, whose items may turn out to be anything. */
  readonly isOpen?: true;
}

export const simpleKinds = [
  "dyn",
  "bool",
  "int",
  "uint",
  "double",
  "string",
  "bytes",
  "null",
  "timestamp",
  "duration",
  "type",
  "quantity",
  "url",
  "ip",
  "cidr",
  "semver",
  "format",
  "authorizer",
  "pathcheck",
  "groupcheck",
  "resourcecheck",
  "decision",
] as const;

export type SimpleKind = (typeof simpleKinds)[number];

/** An object with declared fields. `fields` is by the name in expressions, which may be escaped. */
export interface ObjectType {
  readonly kind: "object";
  /** Where in the schema it is, e.g. "object.spec": two types are the same when their names are. */
  readonly name: string;
  readonly fields: ReadonlyMap<string, ObjectField>;
  readonly maxSize?: number;
  /** The fewest bytes that one takes in JSON; absent: those of an empty one. */
  readonly minBytes?: number;
}

export interface ObjectField {
  /** The key in JSON. */
  readonly name: string;
  readonly type: CelType;
}

/** How a list compares: as a sequence, as a set, or by the keys of its items. */
export interface Topology {
  readonly kind: "set" | "map";
  readonly keys: readonly string[];
}

export const dyn: CelType = { kind: "dyn" };

/** Of a part that does not compile: it fits anywhere, so that the parts around it are checked as well. */
export const failed: SimpleType = { kind: "dyn", text: "!error!" };

/** The type of a value that is a type itself. */
export function typeOfType(type: CelType): CelType {
  return { kind: "type", text: `type(${typeText(type)})` };
}

const simple = new Map<string, CelType>(simpleKinds.map((kind) => [kind, { kind }]));

/** The type of objects that have these fields and no others. */
export function objectType(name: string, fields: Readonly<Record<string, CelType>>): ObjectType {
  const named = Object.entries(fields).map(([field, type]) => [field, { name: field, type }] as const);
  return { kind: "object", name, fields: new Map(named) };
}

/** Reads "list<T>", "map<string, dyn>", "int" and the like. */
export function readType(text: string): CelType {
  const trimmed = text.trim();
  const known = simple.get(trimmed);
  if (known !== undefined) return known;
  const match = /^(list|map|optional)<(.*)>$/.exec(trimmed);
  if (match === null) return { kind: "parameter", name: trimmed };
  const [, name, inner = ""] = match;
  if (name === "list") return { kind: "list", item: readType(inner) };
  if (name === "optional") return { kind: "optional", of: readType(inner) };
  const comma = inner.indexOf(",");
  return { kind: "map", key: readType(inner.slice(0, comma)), value: readType(inner.slice(comma + 1)) };
}

/** How messages write a type. */
export function typeText(type: CelType): string {
  switch (type.kind) {
    case "list":
      return `list(${typeText(type.item)})`;
    case "map":
      return `map(${typeText(type.key)}, ${typeText(type.value)})`;
    case "optional":
      return `optional_type(${typeText(type.of)})`;
    case "object":
    case "parameter":
      return type.name;
    default:
      return type.text ?? typeNames[type.kind] ?? type.kind;
  }
}

const typeNames: Partial<Record<SimpleKind, string>> = {
  null: "null",
  timestamp: "timestamp",
  duration: "duration",
  quantity: "kubernetes.Quantity",
  url: "kubernetes.URL",
  ip: "net.IP",
  cidr: "net.CIDR",
  semver: "kubernetes.Semver",
  format: "kubernetes.NamedFormat",
  authorizer: "kubernetes.authorization.Authorizer",
  pathcheck: "kubernetes.authorization.PathCheck",
  groupcheck: "kubernetes.authorization.GroupCheck",
  resourcecheck: "kubernetes.authorization.ResourceCheck",
  decision: "kubernetes.authorization.Decision",
};

/** How expressions write the type of a value. */
export function valueTypeName(kind: CelType["kind"]): string {
  switch (kind) {
    case "null":
      return "null_type";
    case "optional":
      return "optional_type";
    case "timestamp":
      return "google.protobuf.Timestamp";
    case "duration":
      return "google.protobuf.Duration";
    default:
      return (typeNames as Readonly<Record<string, string>>)[kind] ?? kind;
  }
}

/** Types that expressions name, by those names. */
export const namedTypes: ReadonlyMap<string, CelType> = new Map<string, CelType>([
  ...simpleKinds.filter((kind) => kind !== "dyn").map((kind): [string, CelType] => [valueTypeName(kind), { kind }]),
  ["list", { kind: "list", item: dyn }],
  ["map", { kind: "map", key: dyn, value: dyn }],
  ["optional_type", { kind: "optional", of: dyn }],
]);

/** What type parameters stand for in one call. */
export type Bindings = Map<string, CelType>;

/** Whether a value of one type may stand where the other is asked for; binds type parameters of `wanted`. */
export function isAssignable(given: CelType, wanted: CelType, bindings: Bindings): boolean {
  if (wanted.kind === "parameter") {
    const bound = bindings.get(wanted.name);
    if (bound !== undefined && !isAssignable(given, bound, bindings)) return false;
    if (bound === undefined || isMoreGeneral(given, bound)) bindings.set(wanted.name, given);
    return true;
  }
  if (given.kind === "dyn" || wanted.kind === "dyn") return true;
  if (given.kind === "parameter") return true;
  switch (wanted.kind) {
    case "list":
      return given.kind === "list" && isAssignable(given.item, wanted.item, bindings);
    case "map":
      return (
        given.kind === "map" &&
        isAssignable(given.key, wanted.key, bindings) &&
        isAssignable(given.value, wanted.value, bindings)
      );
    case "optional":
      return given.kind === "null" || (given.kind === "optional" && isAssignable(given.of, wanted.of, bindings));
    case "object":
      return given.kind === "object" ? given.name === wanted.name : isNullFor(given, wanted);
    default:
      return given.kind === wanted.kind || isNullFor(given, wanted);
  }
}

/** null stands for any value that is a message of its own, or of a type that a library adds. */
function isNullFor(given: CelType, wanted: CelType): boolean {
  const isMessage = (type: CelType) => !plainKinds.has(type.kind);
  return (given.kind === "null" && isMessage(wanted)) || (wanted.kind === "null" && isMessage(given));
}

const plainKinds: ReadonlySet<CelType["kind"]> = new Set([
  ...(["bool", "int", "uint", "double", "string", "bytes", "list", "map", "type"] as const),
]);

/** Whether a type says less than another that goes with it. */
function isMoreGeneral(type: CelType, other: CelType): boolean {
  if (type.kind === "dyn") return type.text === undefined && type.isOpen !== true;
  if (type.kind === "parameter") return true;
  if (type.kind === "list" && other.kind === "list") return isMoreGeneral(type.item, other.item);
  if (type.kind === "optional" && other.kind === "optional") return isMoreGeneral(type.of, other.of);
  if (type.kind !== "map" || other.kind !== "map") return false;
  return isMoreGeneral(type.key, other.key) && isMoreGeneral(type.value, other.value);
}

export function substitute(type: CelType, bindings: Bindings): CelType {
  switch (type.kind) {
    case "parameter":
      return bindings.get(type.name) ?? dyn;
    case "list":
      return { kind: "list", item: substitute(type.item, bindings) };
    case "map":
      return { kind: "map", key: substitute(type.key, bindings), value: substitute(type.value, bindings) };
    case "optional":
      return { kind: "optional", of: substitute(type.of, bindings) };
    default:
      return type;
  }
}

/** Whether two types may stand side by side in a literal, or as the outcomes of a choice. */
export function areJoinable(a: CelType, b: CelType): boolean {
  return isAssignable(a, b, new Map()) || isAssignable(b, a, new Map());
}

/** The type of a value that may be of either; dyn when they have nothing in common. */
export function joined(a: CelType, b: CelType): CelType {
  const isSame = isAssignable(a, b, new Map()) && a.kind !== "dyn" && b.kind !== "dyn";
  if (!isSame) return dyn;
  const maxSize = Math.max(a.maxSize ?? Number.POSITIVE_INFINITY, b.maxSize ?? Number.POSITIVE_INFINITY);
  const general = isMoreGeneral(b, a) ? b : a;
  const type = "values" in a && a.values !== valuesOf(b) ? { kind: a.kind } : general;
  return Number.isFinite(maxSize) ? { ...type, maxSize } : type;
}

export function valuesOf(type: CelType): readonly string[] | undefined {
  return "values" in type ? type.values : undefined;
}

/** Whether nothing about a type has to be found out when the expression runs. */
export function isStatic(type: CelType): boolean {
  switch (type.kind) {
    case "dyn":
    case "parameter":
      return false;
    case "list":
      return isStatic(type.item);
    case "map":
      return isStatic(type.key) && isStatic(type.value);
    case "optional":
      return isStatic(type.of);
    default:
      return true;
  }
}

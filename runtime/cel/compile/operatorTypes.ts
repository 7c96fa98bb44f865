import {
  areJoinable,
  type Bindings,
  type CelType,
  isAssignable,
  joined,
  readType,
  substitute,
  typeText,
} from "../type.ts";

interface Signature {
  readonly operands: readonly CelType[];
  readonly result: CelType;
}

function signatures(texts: readonly string[]): readonly Signature[] {
  return texts.map((text) => {
    const [operands = "", result = ""] = text.split(": ");
    return { operands: operands.split(/, (?![^<]*>)/).map(readType), result: readType(result) };
  });
}

const numbers = ["int", "uint", "double"];

function ofOneKind(kinds: readonly string[]): string[] {
  return kinds.map((kind) => `${kind}, ${kind}: ${kind}`);
}

const product = signatures(ofOneKind(numbers));
const order = signatures([
  ...numbers.flatMap((left) => numbers.map((right) => `${left}, ${right}: bool`)),
  ...["string", "bool", "bytes", "timestamp", "duration"].map((kind) => `${kind}, ${kind}: bool`),
]);

/** What each operator takes, and what it makes of it. */
const operators: Readonly<Record<string, readonly Signature[]>> = {
  "+": signatures([
    ...ofOneKind([...numbers, "string", "bytes", "duration"]),
    "list<T>, list<T>: list<T>",
    "timestamp, duration: timestamp",
    "duration, timestamp: timestamp",
  ]),
  "-": signatures([
    ...ofOneKind([...numbers, "duration"]),
    "timestamp, timestamp: duration",
    "timestamp, duration: timestamp",
  ]),
  "*": product,
  "/": product,
  "%": signatures(ofOneKind(["int", "uint"])),
  "<": order,
  "<=": order,
  ">": order,
  ">=": order,
  in: signatures(["T, list<T>: bool", "T, map<T, V>: bool"]),
};

/** What an operator makes of its operands; undefined when it takes no such. What may be several things is unknown. */
export function resultType(op: string, left: CelType, right: CelType): CelType | undefined {
  if (op === "==" || op === "!=") return areJoinable(left, right) ? { kind: "bool" } : undefined;
  if (op === "+" && left.kind === "list" && right.kind === "list") return sumOfLists(left, right);
  const results = (operators[op] ?? []).flatMap(({ operands: [first, second], result }) => {
    const bindings: Bindings = new Map();
    const isTaken = first && second && isAssignable(left, first, bindings) && isAssignable(right, second, bindings);
    return isTaken === true ? [substitute(result, bindings)] : [];
  });
  const [first] = results;
  if (first === undefined) return undefined;
  return results.every((each) => typeText(each) === typeText(first)) ? first : { kind: "dyn" };
}

/** Sets and map lists stay what they are. */
function sumOfLists(left: CelType & { kind: "list" }, right: CelType & { kind: "list" }): CelType | undefined {
  if (!areJoinable(left.item, right.item)) return undefined;
  const sum: CelType = { kind: "list", item: joined(left.item, right.item) };
  return left.topology === undefined ? sum : { ...sum, topology: left.topology };
}

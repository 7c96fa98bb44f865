import { ruleReasons } from "../ruleWords.ts";
import type { ObjectShape, Shape } from "./shape.ts";

const string: Shape = { type: "string" };
const any: Shape = { type: "any" };
const fields: Shape = { type: "either", shapes: [string, { type: "list", of: string }] };
const fieldList: Shape = { type: "list", of: string };
const bound: Shape = { type: "either", shapes: [{ type: "number" }, string] };
const condition: Shape = {
  type: "either",
  shapes: [string, { type: "list", of: any }, { type: "map", of: () => any }],
};

export const ruleShape: ObjectShape = {
  type: "object",
  noun: "a rule",
  keys: {
    each: fields,
    require: fields,
    forbid: fields,
    immutable: fields,
    unique: string,
    oneOf: fieldList,
    anyOf: fieldList,
    atMostOneOf: fieldList,
    check: fields,
    keys: fields,
    format: string,
    in: { type: "list", of: any },
    known: { type: "list", of: string },
    equals: any,
    matches: string,
    lacks: string,
    atLeast: bound,
    atMost: bound,
    above: bound,
    below: bound,
    maxItems: { type: "integer" },
    maxBytes: { type: "integer" },
    when: condition,
    unless: condition,
    on: { type: "string", values: ["create", "update"] },
    hides: { type: "boolean" },
    behind: string,
    without: string,
    by: fields,
    at: string,
    value: any,
    reason: { type: "string", values: ruleReasons },
    message: string,
  },
};

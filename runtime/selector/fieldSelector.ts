import { badRequest } from "../../generated/errors.ts";
import type { SelectableField } from "../schema/index.ts";
import { maxSelectorLength, remembered } from "./remembered.ts";

/** One term; `==` is read as `=`. */
export interface FieldRequirement {
  readonly field: string;
  readonly operator: "=" | "!=";
  readonly value: string;
}

export interface FieldSelector {
  /** Whether all terms hold; `value` gives a field's text, "" when it is unset. */
  readonly matches: (value: (field: string) => string) => boolean;
  readonly isEmpty: boolean;
  readonly requirements: readonly FieldRequirement[];
  /** The value that a field must have, e.g. of `metadata.name` for the watch of one object. */
  readonly exact: (field: string) => string | undefined;
}

/** What a kind says of its fields. */
export interface FieldsOfKind {
  readonly selectableFields: readonly { readonly name: string }[];
  readonly selectsNamespace?: false;
  readonly custom?: true;
  readonly apiVersion: string;
  readonly kind: string;
}

/**
 * The `fieldSelector` of a query, e.g. `spec.nodeName=a,status.phase!=Running`; a backslash escapes `,`, `=` and
 * itself. Besides the fields of its own each kind has metadata.name, and most have metadata.namespace. Throws
 * badRequest, for any other field with the text that the kind has for it, or with what most kinds say.
 */
export function parseFieldSelector(
  text: string,
  kind: FieldsOfKind,
  textOfUnknown: (field: string, kind: FieldsOfKind) => string = unknownText,
): FieldSelector {
  if (text === "") return everything;
  const selector = parsed(text);
  for (const { field } of selector.requirements) {
    if (!isSelectable(field, kind)) throw badRequest(textOfUnknown(field, kind));
  }
  return selector;
}

function isSelectable(field: string, { selectableFields, selectsNamespace }: FieldsOfKind): boolean {
  if (field === "metadata.name") return true;
  if (field === "metadata.namespace" && selectsNamespace !== false) return true;
  return selectableFields.some(({ name }) => name === field);
}

/** Custom kinds answer as those with fields of their own do. */
function unknownText(field: string, { selectableFields, custom }: FieldsOfKind): string {
  if (custom === true || selectableFields.length > 0) return `field label not supported: ${field}`;
  return `${JSON.stringify(field)} is not a known field selector: only "metadata.name", "metadata.namespace"`;
}

/** The terms of a selector, whichever fields they name. Throws badRequest. */
export function fieldRequirements(text: string): readonly FieldRequirement[] {
  return parsed(text).requirements;
}

/** The name that a selector pins `metadata.name` to; "" when it pins none, or cannot be read. */
export function pinnedName(text: string): string {
  try {
    return parsed(text).exact("metadata.name") ?? "";
  } catch {
    return ""; // the caller reports what is wrong with it
  }
}

const parsed = remembered((text) => {
  if (text.length > maxSelectorLength) throw badRequest(`a field selector has at most ${maxSelectorLength} characters`);
  return selectorOf(termsOf(text).map((term) => requirementOf(term, text)));
}, 1000);

const everything: FieldSelector = { matches: () => true, isEmpty: true, requirements: [], exact: () => undefined };

/** The text of a selectable field: scalars as they print, "" for what is not there. */
export function selectableText(object: unknown, { path, otherwise }: SelectableField): string {
  const text = fieldText(object, path);
  return text === "" && otherwise !== undefined ? fieldText(object, otherwise) : text;
}

function fieldText(object: unknown, path: readonly string[]): string {
  let value = object;
  for (const part of path) {
    if (typeof value !== "object" || value === null || !Object.hasOwn(value, part)) return "";
    value = (value as Readonly<Record<string, unknown>>)[part];
  }
  return typeof value === "string" || typeof value === "number" || typeof value === "boolean" ? String(value) : "";
}

function selectorOf(requirements: readonly FieldRequirement[]): FieldSelector {
  if (requirements.length === 0) return everything;
  return {
    matches: (value) => requirements.every((each) => (value(each.field) === each.value) === (each.operator === "=")),
    isEmpty: false,
    requirements,
    exact: (field) => requirements.find((each) => each.field === field && each.operator === "=")?.value,
  };
}

/** Split at commas that are not escaped; empty terms say nothing. */
function termsOf(text: string): string[] {
  return (text.match(/(?:\\.|[^\\,]|\\$)+/gs) ?? []).filter((term) => term !== "");
}

function requirementOf(term: string, text: string): FieldRequirement {
  const match = /^((?:[^=!]|!(?!=))*)(!=|==?)(.*)$/s.exec(term); // fields escape nothing
  if (match === null) throw badRequest(`invalid selector: '${text}'; can't understand '${term}'`);
  const [, field = "", operator = "", value = ""] = match;
  return { field, operator: operator === "!=" ? "!=" : "=", value: unescaped(value) };
}

function unescaped(value: string): string {
  if (!/[\\,=]/.test(value)) return value;
  let text = "";
  for (let index = 0; index < value.length; index++) {
    const character = value[index] ?? "";
    if (character === "\\") {
      const next = value[++index] ?? "";
      if (next === "" || !"\\,=".includes(next)) {
        throw badRequest(`invalid field selector: invalid escape sequence: \\${next}`);
      }
      text += next;
    } else if (character === "," || character === "=") {
      throw badRequest(`invalid field selector: unescaped character in value: ${character.charCodeAt(0)}`);
    } else text += character;
  }
  return text;
}

import { badRequest, patchRejected, requestEntityTooLarge } from "../../generated/errors.ts";
import { deepEqual } from "../schema/deepEqual.ts";
import { maxDepth, tooDeep } from "../negotiate/decodeError.ts";
import { plainIntegers } from "../negotiate/jsonLiterals.ts";
import { unmarked } from "../negotiate/jsonMarks.ts";
import { ownSet } from "../negotiate/ownSet.ts";
import { isObject, isStatusError, type Json, type JsonObject, StatusError } from "../schema/index.ts";
import type { InSteps } from "../schema/steps.ts";

/** As it was sent: the operation may be one that there is not. */
export interface JsonPatchOperation {
  readonly op: string;
  readonly path: string;
  readonly from: string;
  /** Undefined when it was not sent. */
  readonly value: Json | undefined;
}

export type JsonPatch = readonly JsonPatchOperation[];

/** @limit Operations of a JSON patch: 413. */
const maxOperations = 10_000;
/** @limit JSON that the copies of a JSON patch add: 413. */
const maxCopiedBytes = 3 * 1024 * 1024;
/** Bytes that are copied before others may have a turn. */
const bytesInStep = 16 * 1024;
/** @limit List items that a JSON patch moves: 413. */
const maxMovedItems = 100_000_000;

/**
 * Reads a patch document. `unknown` are members that operations do not have, as paths.
 * Throws badRequest when it is no list of operations, patchRejected when one of them does not say where, and
 * requestEntityTooLarge when it is too long.
 */
export function readJsonPatch(document: Json): { readonly operations: JsonPatch; readonly unknown: readonly string[] } {
  if (document === null) return { operations: [], unknown: [] };
  if (!Array.isArray(document)) throw wrongType(document, "value of type []handlers.jsonPatchOp");
  if (document.length > maxOperations) {
    const text = `The allowed maximum operations in a JSON patch is ${maxOperations}, got ${document.length}`;
    throw requestEntityTooLarge(text);
  }
  const unknown: string[] = [];
  const operations = document.map((sent, index) => {
    const each = sent ?? {};
    if (!isObject(each)) throw wrongType(each, "value of type handlers.jsonPatchOp");
    for (const key of Object.keys(each)) if (!members.includes(key)) unknown.push(`[${index}].${key}`);
    const operation = { op: textOf(each, "op"), path: textOf(each, "path"), from: textOf(each, "from") };
    if (!saysWhere(each, operation.op)) throw patchRejected();
    return { ...operation, value: Object.hasOwn(each, "value") ? each.value : undefined };
  });
  return { operations, unknown };
}

/** The patchRejected of an operation that does not fit; it says why to those who do not answer with it. */
export class JsonPatchError extends StatusError {
  readonly why: string;
  /** A `test` has found another value. */
  readonly isFailedTest: boolean;

  constructor(why: string, isFailedTest: boolean) {
    super(patchRejected().status);
    this.why = why;
    this.isFailedTest = isFailedTest;
  }
}

/**
 * RFC 6902 as the field reads it: negative indexes count from the end, a member that is not there is null to all but
 * `remove` and `move`, and so is a value that was not sent, what a path has before its first slash does not matter, and
 * only `replace` and `test` may speak of the whole document. The document is not changed; parts that stay are shared
 * with the result, as are the patch's values. Throws JsonPatchError when an operation does not fit, `test` included,
 * requestEntityTooLarge when copies or list moves add up to too much, and DecodeError when a copied value is too deep.
 */
export function* applyJsonPatch(document: Json, patch: JsonPatch): InSteps<Json> {
  const edit: Edit = { root: document, own: new Set(), copiedBytes: 0, bytesAtStep: 0, movedItems: 0 };
  for (const operation of patch) {
    try {
      yield* applyOperation(edit, operation);
    } catch (error) {
      if (!isStatusError(error) || error.code !== 422) throw error;
      throw misfit(edit.root, operation);
    }
    yield;
  }
  return edit.root;
}

/** Why an operation did not fit what it has left of the document, in the words of the field. */
function misfit(root: Json, { op, path, from }: JsonPatchOperation): JsonPatchError {
  const misses = (what: string) => new JsonPatchError(`${op} operation does not apply: ${what}: missing value`, false);
  const found = path.includes("/") ? valueAt(root, path.slice(0, path.lastIndexOf("/"))) : undefined;
  const holder = typeof found === "object" && found !== null ? found : undefined;
  const last = path.slice(path.lastIndexOf("/") + 1);
  const fails = (what: string) => new JsonPatchError(`error in ${op} for path: '${path}': ${what}`, false);
  const noIndex = `Unable to access invalid index: ${last}: invalid index referenced`;
  switch (op) {
    case "test":
      if (holder === undefined) return misses(`is missing path: ${path}`);
      return new JsonPatchError(`testing value ${path} failed: test failed`, true);
    case "replace":
      return misses(`doc is missing ${holder === undefined ? "path" : "key"}: ${path}`);
    case "add":
    case "remove":
      if (holder === undefined) return misses(`doc is missing path: ${JSON.stringify(path)}`);
      if (Array.isArray(holder)) return fails(noIndex);
      return fails(`Unable to remove nonexistent key: ${last}: missing value`);
    case "copy":
    case "move":
      if (holder === undefined) return misses(`doc is missing destination path: ${path}`);
      if (valueAt(root, from) === undefined) return misses(`doc is missing from path: ${from}`);
      return fails(Array.isArray(holder) ? noIndex : "missing value");
    default:
      return new JsonPatchError(`Unexpected kind: ${op === "" ? "unknown" : op}`, false);
  }
}

/** What is at a path; undefined: nothing. */
function valueAt(root: Json, path: string): Json | undefined {
  let value: Json | undefined = root;
  for (const part of partsOf(path)) {
    if (value === undefined) return undefined;
    value = childOf(value, unescaped(part));
  }
  return value;
}

/** "" is the whole object, and so must be written: what was forgotten shall not replace it. */
function saysWhere(sent: JsonObject, op: string): boolean {
  if (!operations.includes(op)) return true; // it is refused for what it is
  const says = (name: string) => Object.hasOwn(sent, name) && sent[name] !== null;
  return says("path") && (says("from") || (op !== "copy" && op !== "move"));
}

const members: readonly string[] = ["op", "path", "from", "value"];
const operations: readonly string[] = ["add", "copy", "move", "remove", "replace", "test"];

function textOf(operation: JsonObject, name: string): string {
  const value = Object.hasOwn(operation, name) ? unmarked(operation[name] ?? null) : null;
  if (value === null) return "";
  if (typeof value !== "string") throw wrongType(value, `struct field jsonPatchOp.${name} of type string`);
  return value;
}

function wrongType(sent: Json, goal: string): Error {
  const value = unmarked(sent);
  const found = Array.isArray(value) ? "array" : typeof value === "boolean" ? "bool" : typeof value;
  return badRequest(`error decoding patch: json: cannot unmarshal ${found} into Go ${goal}`);
}

interface Edit {
  root: Json;
  /** Containers made by this edit: they alone may be changed in place. */
  readonly own: Set<object>;
  copiedBytes: number;
  /** `copiedBytes` when others last had a turn. */
  bytesAtStep: number;
  movedItems: number;
}

function* applyOperation(edit: Edit, operation: JsonPatchOperation): InSteps<void> {
  const path = pointerOf(operation.path);
  const { value = null } = operation;
  switch (operation.op) {
    case "add":
      add(edit, path, value);
      break;
    case "replace":
      replace(edit, path, value);
      break;
    case "remove":
      remove(edit, path);
      break;
    case "test":
      test(edit, path, value);
      break;
    case "copy":
      add(edit, path, yield* copied(memberAt(edit.root, partOf(operation.from)), edit));
      break;
    case "move":
      move(edit, partOf(operation.from), path);
      break;
    default:
      throw patchRejected();
  }
}

/** A value may not go inside itself; where it is already it stays. */
function move(edit: Edit, from: readonly string[], path: readonly string[]): void {
  const isWithin = path.length >= from.length && from.every((part, index) => part === path[index]);
  if (!isWithin) add(edit, path, remove(edit, from));
  else if (path.length > from.length) throw patchRejected();
  else find(edit.root, from);
}

/** "" is the whole document; "/a~1b/0" is ["a/b", "0"], and so is "x/a~1b/0". Throws patchRejected. */
export function pointerOf(text: string): readonly string[] {
  if (text === "") return [];
  const parts = partsOf(text);
  if (parts.length === 0 || parts.length > maxDepth) throw patchRejected();
  return parts.map((part) => (part.includes("~") ? unescaped(part) : part));
}

/** What comes after each slash, and no more of it than shows that it is too much. */
function partsOf(text: string): readonly string[] {
  return text.split("/", maxDepth + 2).slice(1);
}

/** A path that is not the whole document. */
function partOf(text: string): readonly string[] {
  if (text === "") throw patchRejected();
  return pointerOf(text);
}

/** In one walk over its code units: a text made of each escape takes five times as long. */
function unescaped(part: string): string {
  const bytes = Buffer.from(part, "utf16le");
  const units = new Uint16Array(bytes.length / 2);
  bytes.copy(new Uint8Array(units.buffer));
  let length = 0;
  for (let from = 0; from < units.length; from++) {
    const second = units[from] === tilde ? units[from + 1] : undefined;
    const meant = second === zero ? tilde : second === one ? slash : undefined;
    units[length++] = meant ?? (units[from] as number);
    if (meant !== undefined) from += 1;
  }
  return Buffer.from(units.buffer, 0, 2 * length).toString("utf16le");
}

const [tilde, slash, zero, one] = [0x7e, 0x2f, 0x30, 0x31];

function find(root: Json, path: readonly string[]): Json {
  let value = root;
  for (const part of path) {
    const child = childOf(value, part);
    if (child === undefined) throw patchRejected();
    value = child;
  }
  return value;
}

function childOf(value: Json, part: string): Json | undefined {
  if (Array.isArray(value)) return value[indexOf(part, value.length)];
  return isObject(value) && Object.hasOwn(value, part) ? value[part] : undefined;
}

/** What an existing container has at a path: of a map null, where it has nothing. */
function memberAt(root: Json, path: readonly string[]): Json {
  const holder = find(root, path.slice(0, -1));
  const found = childOf(holder, path.at(-1) ?? "");
  if (found !== undefined) return found;
  if (!isObject(holder)) throw patchRejected();
  return null;
}

/** A place in a list of that many items; -1 when there is none. */
function indexOf(part: string, length: number): number {
  if (!/^[+-]?\d{1,15}$/.test(part)) return -1;
  const number = Number(part);
  const index = number < 0 ? length + number : number;
  return index >= 0 && index < length ? index : -1;
}

/** The container that the last part of the path is in, made our own with all above it. */
function ownParent(edit: Edit, path: readonly string[]): JsonObject | Json[] {
  edit.root = owned(edit, edit.root);
  let container = edit.root;
  for (const part of path.slice(0, -1)) {
    const child = childOf(container as Json, part);
    if (child === undefined) throw patchRejected();
    const mine = owned(edit, child);
    if (Array.isArray(container)) container[indexOf(part, container.length)] = mine;
    else ownSet(container as JsonObject, part, mine);
    container = mine;
  }
  return container as JsonObject | Json[];
}

function owned(edit: Edit, value: Json): JsonObject | Json[] {
  if (typeof value !== "object" || value === null) throw patchRejected();
  if (edit.own.has(value)) return value;
  const copy = Array.isArray(value) ? value.slice() : { ...value };
  edit.own.add(copy);
  return copy;
}

function add(edit: Edit, path: readonly string[], value: Json): void {
  const last = path.at(-1);
  if (last === undefined) throw patchRejected();
  const parent = ownParent(edit, path);
  if (!Array.isArray(parent)) {
    ownSet(parent, last, value);
    return;
  }
  const index = last === "-" ? parent.length : indexOf(last, parent.length + 1);
  if (index < 0) throw patchRejected();
  moved(edit, parent.length - index);
  parent.splice(index, 0, value);
}

/** A document is an object or a list; a member need not be there before. */
function replace(edit: Edit, path: readonly string[], value: Json): void {
  const last = path.at(-1);
  if (last === undefined) {
    if (typeof value !== "object" || value === null) throw patchRejected();
    edit.root = value;
    return;
  }
  const parent = ownParent(edit, path);
  if (!Array.isArray(parent)) {
    ownSet(parent, last, value);
    return;
  }
  const index = indexOf(last, parent.length);
  if (index < 0) throw patchRejected();
  parent[index] = value;
}

function remove(edit: Edit, path: readonly string[]): Json {
  const value = find(edit.root, path);
  const last = path.at(-1);
  if (last === undefined) throw patchRejected();
  const parent = ownParent(edit, path);
  if (!Array.isArray(parent)) {
    delete parent[last];
    return value;
  }
  const index = indexOf(last, parent.length);
  moved(edit, parent.length - index);
  parent.splice(index, 1);
  return value;
}

function moved(edit: Edit, items: number): void {
  edit.movedItems += items;
  if (edit.movedItems > maxMovedItems) {
    throw requestEntityTooLarge(`The operations of a JSON patch may move at most ${maxMovedItems} items of lists`);
  }
}

/** Numbers are compared as they are written: 1 is not 1.0. */
function test(edit: Edit, path: readonly string[], expected: Json): void {
  const found = path.length === 0 ? edit.root : memberAt(edit.root, path);
  if (!deepEqual(found, expected) && !deepEqual(found, plainIntegers(expected))) throw patchRejected();
}

/** New in every part: one container must not be our own in two places. */
function* copied(value: Json, edit: Edit, depth = 0): InSteps<Json> {
  if (typeof value !== "object" || value === null) return copiedLeaf(value, edit);
  if (depth >= maxDepth) throw tooDeep();
  const isList = Array.isArray(value);
  const copy: Json[] | JsonObject = isList ? [] : {};
  countCopied(edit, 1);
  for (const key in value) {
    const child = (value as JsonObject)[key] as Json;
    if (!isList) countCopied(edit, JSON.stringify(key).length + 1);
    countCopied(edit, 1);
    const isLeaf = typeof child !== "object" || child === null;
    const own = isLeaf ? copiedLeaf(child, edit) : yield* copied(child, edit, depth + 1);
    if (isList) (copy as Json[]).push(own);
    else ownSet(copy as JsonObject, key, own);
    if (edit.copiedBytes - edit.bytesAtStep < bytesInStep) continue;
    edit.bytesAtStep = edit.copiedBytes;
    yield;
  }
  return copy;
}

function copiedLeaf<T extends Json>(value: T, edit: Edit): T {
  countCopied(edit, JSON.stringify(value).length);
  return value;
}

function countCopied(edit: Edit, bytes: number): void {
  edit.copiedBytes += bytes;
  if (edit.copiedBytes > maxCopiedBytes) {
    throw requestEntityTooLarge(`The copy operations of a JSON patch may add at most ${maxCopiedBytes} bytes`);
  }
}

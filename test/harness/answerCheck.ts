import { parse as parseYaml } from "yaml";

/** What every answer is held to, whatever it is about. */
export interface AnswerLike {
  readonly status: number;
  readonly contentType: string;
  readonly text: string;
}

/**
 * Holds an answer to what no document says: a Status has the code of its answer, a failure under way the code of a
 * failure, and fields that managers have are named as fields are. Throws an Error that says where.
 */
export function checkAnswer(answer: AnswerLike): void {
  const { status, contentType, text } = answer;
  if (!mayMatter.test(text) || isTooDeep.test(text)) return;
  if (contentType.startsWith("application/yaml")) checkBody(bodyOf(answer), status);
  else if (isEventStream(text)) for (const line of linesOf(text)) checkBody(JSON.parse(line), status);
  else if (contentType.startsWith("application/json")) checkBody(bodyOf(answer), status);
}

/** What the body of an answer in JSON or YAML says. Several checks of an answer read it: it is parsed for the first. */
export function bodyOf(answer: AnswerLike): unknown {
  if (bodies.has(answer)) return bodies.get(answer);
  const isYaml = answer.contentType.startsWith("application/yaml");
  const body: unknown = isYaml ? parseYaml(answer.text) : JSON.parse(answer.text);
  bodies.set(answer, body);
  return body;
}

const bodies = new WeakMap<AnswerLike, unknown>();

/** Most answers hold neither: those are not parsed once more. */
const mayMatter = /fieldsV1|"?kind"?: ?"?Status\b/;

/** Lines this far in are deeper than the library of the tests can read YAML. */
const isTooDeep = /^ {400}/m;

/** A watch sends an object a line. */
function isEventStream(text: string): boolean {
  return /^\{"type":"[A-Z]+","object":[^\n]*\}$/m.test(text);
}

function linesOf(text: string): string[] {
  return text.split("\n").filter((each) => each !== "");
}

function checkBody(body: unknown, status: number): void {
  checkFields(body, "");
  if (!isObject(body)) return;
  const { kind, apiVersion, code, object, type } = body;
  if (kind === "Status" && apiVersion === "v1" && code !== undefined && code !== status) {
    throw new Error(`a Status of the code ${String(code)} in an answer of the status ${status}`);
  }
  if (type === "ERROR" && isObject(object) && !(Number(object.code) >= 400)) {
    throw new Error(`an event of an error with the code ${String(object.code)}`);
  }
}

/** Looks for fieldsV1 of managers in all objects of a body: of lists, rows of tables and events, too. */
function checkFields(value: unknown, path: string): void {
  if (Array.isArray(value)) {
    for (const [index, each] of value.entries()) checkFields(each, `${path}[${index}]`);
  }
  if (!isObject(value)) return;
  for (const [key, member] of Object.entries(value)) {
    const at = `${path}.${key}`;
    if (key === "managedFields" && Array.isArray(member)) {
      for (const [index, entry] of member.entries()) checkEntry(entry, `${at}[${index}]`);
    } else checkFields(member, at);
  }
}

function checkEntry(entry: unknown, path: string): void {
  if (!isObject(entry)) throw new Error(`${path} is no object`);
  if (entry.fieldsV1 !== undefined) checkSet(entry.fieldsV1, `${path}.fieldsV1`);
}

function checkSet(set: unknown, path: string): void {
  if (!isObject(set)) throw new Error(`${path} is ${JSON.stringify(set)} and no set of fields`);
  for (const [element, below] of Object.entries(set)) {
    if (!/^(?:\.|[fkvi]:.*)$/s.test(element)) throw new Error(`${path} has ${element}, which is no element of a path`);
    checkSet(below, `${path}[${element}]`);
  }
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

import { setTimeout } from "node:timers/promises";
import * as assert from "uvu/assert";
import type { Json, JsonObject } from "../../runtime/schema/index.ts";
import type { Answer, Api, CallOptions } from "../harness/api.ts";
import { changed, isObject, partAt } from "./changes.ts";
import type { Given, Rule, RuleFile, Try, Write } from "./ruleTable.ts";

/** What a try has on the server, and may speak of. */
interface Kept {
  readonly name: string;
  readonly uid: string;
  readonly object: string;
}

type Asked = { readonly method: string; readonly path: string } & CallOptions;

/** How often a patient request is made again, and the milliseconds between. */
const maxRepeats = 250;
const repeatMs = 20;

const none: Kept = { name: "", uid: "", object: "" };

/** Makes the requests of a file's rules to a server; throws an Error that names each try that came out otherwise. */
export class RuleTries {
  private readonly api: Api;
  private readonly file: RuleFile;
  private readonly shared = new Map<string, Kept>();
  private readonly nextNumber: () => number;
  private prepared: Promise<void> | undefined;

  /** Numbers are for the names of objects: those of a server are not to come again. */
  constructor(api: Api, file: RuleFile, nextNumber: () => number) {
    this.api = api;
    this.file = file;
    this.nextNumber = nextNumber;
  }

  async run(rule: Rule): Promise<void> {
    await (this.prepared ??= this.prepare());
    const failures: string[] = [];
    for (const [at, each] of (rule.tries ?? []).entries()) {
      await this.runTry(each).catch((error: Error) => failures.push(`try ${at + 1}: ${error.message}`));
    }
    if (failures.length > 0) throw new Error(failures.join("\n\n"));
  }

  private async prepare(): Promise<void> {
    for (const given of this.file.given) await this.give(this.asIs(given, "POST"), given.patient === true);
  }

  private async runTry(each: Try): Promise<void> {
    const kept = await this.keptFor(each);
    const filled = fillIn(each, kept);
    const asked = await this.requestOf(filled, kept);
    const answer = await this.api.call(asked.method, asked.path, asked);
    try {
      checkAnswer(answer, filled);
    } catch (error) {
      const body = JSON.stringify(asked.body) ?? "";
      const { message, details = "" } = error as Error & { readonly details?: string };
      throw new Error(`${message}\n${details}${asked.method} ${asked.path}\n${body}\n${answer.text}`);
    }
  }

  private async requestOf(each: Try, kept: Kept): Promise<Asked> {
    const { object } = kept;
    const query = ["dryRun=All", ...(each.query === undefined ? [] : [each.query])].join("&");
    if (each.change !== undefined) {
      const path = `${each.path ?? this.file.path}?${query}`;
      return { method: "POST", path, body: changed(this.file.base, each.change), headers: each.headers ?? {} };
    }
    if (each.update === undefined) return this.asIs(each, "GET", object);
    const { path, ...put } = await this.put(each, kept);
    return { ...put, path: `${path}?${query}` };
  }

  private async put({ update = {}, through, headers = {} }: Write, { object }: Kept): Promise<Asked> {
    const path = through === undefined ? object : `${object}/${through}`;
    return { method: "PUT", path, headers, body: changed((await this.api.get(path)).json, update) };
  }

  private asIs({ method, path, query, headers, body }: Given, usual: string, object = ""): Asked {
    const base = path ?? (object === "" ? this.file.path : object);
    return {
      method: method ?? usual,
      path: query === undefined ? base : `${base}?${query}`,
      headers: headers ?? {},
      ...(body === undefined ? {} : { body }),
    };
  }

  private async keptFor({ update, from, after }: Try): Promise<Kept> {
    if (update === undefined && from === undefined && after === undefined) return none;
    const key = JSON.stringify(from ?? {});
    const known = after === undefined ? this.shared.get(key) : undefined;
    if (known !== undefined) return known;
    const kept = await this.create(from ?? {});
    for (const write of after ?? []) {
      const filled = fillIn(write, kept);
      await this.succeed(
        await (filled.update === undefined ? this.asIs(filled, "GET", kept.object) : this.put(filled, kept)),
      );
    }
    if (after === undefined) this.shared.set(key, kept);
    return kept;
  }

  private async create(from: JsonObject): Promise<Kept> {
    const { path, base } = this.file;
    const name = `${String(partAt(base, ["metadata", "name"]))}-${this.nextNumber()}`;
    const body = changed(changed(base, { "metadata.name": name }), from);
    const { metadata } = (await this.succeed({ method: "POST", path, body })).json;
    return { name: metadata.name, uid: metadata.uid, object: `${path}/${metadata.name}` };
  }

  private async give(asked: Asked, isPatient: boolean): Promise<void> {
    for (let left = isPatient ? maxRepeats : 0; left > 0; left--) {
      if ((await this.api.call(asked.method, asked.path, asked)).status < 300) return;
      await setTimeout(repeatMs);
    }
    await this.succeed(asked);
  }

  private async succeed(asked: Asked): Promise<Answer> {
    const answer = await this.api.call(asked.method, asked.path, asked);
    const { method, path, body } = asked;
    assert.ok(answer.status < 300, `what is given fails: ${method} ${path}\n${JSON.stringify(body)}\n${answer.text}`);
    return answer;
  }
}

function fillIn<T extends object>(value: T, { name, uid, object }: Kept): T {
  if (name === "") return value;
  const text = JSON.stringify(value);
  const filled = text.replaceAll("{name}", name).replaceAll("{uid}", uid).replaceAll("{object}", object);
  return JSON.parse(filled) as T;
}

function checkAnswer(answer: Answer, { causes, answer: status, gives, warnings }: Try): void {
  if (causes !== undefined && causes.length > 0) checkCauses(answer, causes);
  else if (status === undefined) assert.ok(answer.status < 300, `refused with ${answer.status}`);
  if (status !== undefined) checkParts(answer.json, status);
  if (gives !== undefined) checkParts(answer.json, gives);
  if (warnings !== undefined) assert.equal(warningsOf(answer), warnings);
}

interface Cause {
  readonly reason: string;
  readonly message: string;
  readonly field: string;
}

/** The 422 is whole: each cause has the reason that its message begins with, and the message sums them up. */
function checkCauses({ status, json }: Answer, expected: readonly string[]): void {
  const texts = ((json.details?.causes ?? []) as Cause[]).map(({ field, message }) => `${field}: ${message}`);
  assert.equal(
    texts.map((text, at) => (isLike(text, expected[at]) ? expected[at] : text)),
    expected,
  );
  assert.is(status, 422);
  for (const { reason, message } of json.details.causes as Cause[]) checkReason(reason, message);
  const [first = "", ...others] = new Set(texts);
  const sum = others.length === 0 ? first : `[${[first, ...others].join(", ")}]`;
  const { kind = "", group, name } = json.details;
  const whole = `${kind}${group === undefined ? "" : `.${group}`} ${JSON.stringify(name ?? "")} is invalid: ${sum}`;
  assert.is(json.message, whole);
}

/** A text that begins with "~" is a regular expression. */
const isLike = (text: string, expected = "") => expected.startsWith("~") && new RegExp(expected.slice(1)).test(text);

const reasons: Readonly<Record<string, readonly string[]>> = {
  "Required value": ["FieldValueRequired"],
  "Invalid value": ["FieldValueInvalid", "FieldValueTypeInvalid"],
  "Unsupported value": ["FieldValueNotSupported"],
  "Duplicate value": ["FieldValueDuplicate"],
  "Not found": ["FieldValueNotFound"],
  Forbidden: ["FieldValueForbidden"],
  "Too long": ["FieldValueTooLong"],
  "Too short": ["FieldValueTooShort"],
  "Too many": ["FieldValueTooMany"],
  "Too few": ["FieldValueTooFew"],
  "Internal error": ["InternalError"],
};

function checkReason(reason: string, message: string): void {
  const [label = ""] = message.split(":");
  assert.ok(reasons[label]?.includes(reason), `a cause of reason ${reason} says ${message}`);
}

function checkParts(object: Json, parts: JsonObject): void {
  for (const [path, expected] of Object.entries(parts)) {
    const keys = path.split(".");
    checkPart(partAt(object, keys), expected as Json, keys);
  }
}

function checkPart(actual: Json | undefined, expected: Json, path: readonly string[]): void {
  const where = path.join(".");
  if (isObject(expected) && isObject(actual)) {
    for (const [key, each] of Object.entries(expected)) checkPart(actual[key], each as Json, [...path, key]);
  } else if (typeof expected === "string" && expected.startsWith("~")) {
    assert.match(String(actual), new RegExp(expected.slice(1)), where);
  } else {
    assert.equal(actual ?? null, expected, where);
  }
}

/** The texts of Warning headers: 299 - "text". */
function warningsOf({ headers }: Answer): string[] {
  const lines = [headers.warning ?? []].flat();
  return lines.flatMap((line) => [...line.matchAll(/299 \S+ ("(?:[^"\\]|\\.)*")/g)]).map((match) => unquoted(match[1]));
}

const unquoted = (text = "") => text.slice(1, -1).replace(/\\(.)/g, "$1");

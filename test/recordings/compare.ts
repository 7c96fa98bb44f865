import type { RecordedAnswer } from "./exchange.ts";

/** Where two answers differ: a path into the answer, the recorded value, ours. */
export interface Difference {
  readonly path: string;
  readonly theirs: unknown;
  readonly ours: unknown;
}

/**
 * The differences of two answers, less what differs from run to run: uids, times, resource versions, addresses of
 * services, generated names, ages in tables. Lists of causes and warnings have no order. Descriptions of columns are
 * the platform's own words, and what admission plugins that are not there yet would add is left out.
 */
export function differences(theirs: RecordedAnswer, ours: RecordedAnswer): Difference[] {
  const found: Difference[] = [];
  const isPacked = typeof theirs.body === "string" && theirs.body.startsWith("\u001f"); // as the recorder left it
  const [left, right] = isPacked ? [withoutBody(theirs), withoutBody(ours)] : [theirs, ours];
  compare("", comparable(left), comparable(right), found);
  return found;
}

/** Whether two answers have the same status code and reason. */
export function sameStatus(theirs: RecordedAnswer, ours: RecordedAnswer): boolean {
  return theirs.code === ours.code && reasonOf(theirs) === reasonOf(ours);
}

function reasonOf({ body }: RecordedAnswer): unknown {
  return isObject(body) && body.kind === "Status" ? body.reason : undefined;
}

function withoutBody({ body: _, ...rest }: RecordedAnswer): RecordedAnswer {
  return rest;
}

function comparable({ warnings = [], ...rest }: RecordedAnswer): unknown {
  return normal({ ...rest, warnings: [...warnings].sort() }, "");
}

const time = /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z/g;
const uid = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;
const serviceAddress = /\b10\.96\.\d+\.\d+\b/g;
const tokenVolume = /kube-api-access-[a-z0-9]{5}/g;
const version = /(resourceVersion\\?"?: ?\\?"|current: )\d+/g;
const age = /^(\d+[smhdy])+$/;
const nodePort = /:3\d{4}\//g;
const token = /^eyJ[\w-]+\.[\w-]+\.[\w-]+$/;
/** Fields with another value in each run. */
const passing: ReadonlySet<string> = new Set(["resourceVersion", "nodePort", "healthCheckNodePort", "serverAddress"]);
/** A value with a mark in place of what differs from run to run. */
function normal(value: unknown, field: string): unknown {
  if (passing.has(field) && value !== "" && value !== 0) return `<${field}>`;
  if (field === "continue" && typeof value === "string") return continued(value);
  if (field === "columnDefinitions" && Array.isArray(value)) return value.map(({ description: _, ...rest }) => rest);
  if (typeof value === "string") return field === "cells" ? normalCell(value) : normalText(value);
  if (Array.isArray(value)) {
    const items = value.map((each) => normal(each, field === "cells" ? field : ""));
    if (field === "managedFields") return byManager(items);
    return field === "causes" ? items.map((each) => JSON.stringify(each)).sort() : items;
  }
  if (!isObject(value)) return value;
  const entries = Object.entries(value).map(([key, each]) => [key, normal(each, key)] as const);
  const made = Object.fromEntries(entries);
  const { generateName } = made;
  if (typeof generateName === "string" && typeof made.name === "string" && made.name.startsWith(generateName)) {
    made.name = "<generated>";
  }
  return made;
}

/** Their order goes by times of a second, in which a recorded script that waited made other steps. */
function byManager(entries: readonly unknown[]): unknown[] {
  const keyOf = (entry: unknown) => {
    const { manager, subresource, operation } = isObject(entry) ? entry : {};
    return JSON.stringify([manager, subresource, operation]);
  };
  return [...entries].sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
}

function normalCell(text: string): string {
  return age.test(text) ? "<age>" : normalText(text).replace(nodePort, ":<node port>/");
}

function normalText(text: string): string {
  if (token.test(text)) return "<token>";
  return text
    .replace(time, "<time>")
    .replace(uid, "<uid>")
    .replace(version, "$1<version>")
    .replace(serviceAddress, "<address>")
    .replace(tokenVolume, "<token volume>");
}

/** A token of a paged list without its version. */
function continued(token: string): unknown {
  try {
    return normal(JSON.parse(Buffer.from(token, "base64url").toString()), "");
  } catch {
    return token;
  }
}

function compare(path: string, theirs: unknown, ours: unknown, found: Difference[]): void {
  if (theirs === ours) return;
  if (Array.isArray(theirs) && Array.isArray(ours)) {
    const length = Math.max(theirs.length, ours.length);
    for (let index = 0; index < length; index++) compare(`${path}[${index}]`, theirs[index], ours[index], found);
  } else if (isObject(theirs) && isObject(ours)) {
    const keys = new Set([...Object.keys(theirs), ...Object.keys(ours)]);
    for (const key of keys) compare(`${path}.${key}`, theirs[key], ours[key], found);
  } else {
    found.push({ path, theirs, ours });
  }
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> & Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

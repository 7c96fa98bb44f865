import { gzipSync } from "node:zlib";
import type { HandlerRow } from "../../../runtime/schema/index.ts";
import { pickFrom, type Random } from "../../robustness/random.ts";
import type { RandomRequest } from "../request.ts";
import { largeObjects } from "./objects.ts";
import { largePatches, patchQuery, patchTypes } from "./patches.ts";
import { largePath, largeQuery, queryNames } from "./queries.ts";
import { cborBytes, enveloped, jsonValue, protobufBytes, valueNames, yamlTexts } from "./shapes.ts";

export interface HostileRequest extends RandomRequest {
  /** What is hostile in it. */
  readonly label: string;
}

export interface Served {
  readonly rows: readonly HandlerRow[];
  /** The magic bytes of the platform's protobuf, in hexadecimal. */
  readonly magic: string;
  readonly protobufMediaType: string;
}

/** What the server takes of a body: above it stands a 413. */
const bodyLimitBytes = 3 * 1024 * 1024;
/** How many bodies of a size there are: the large ones take long, and there are enough of them. */
const sizes = [200, 200, 2000, 2000, 2000, 20_000, 20_000, 20_000, 20_000, 200_000, 200_000, 1_000_000];
const hugeSizes = [bodyLimitBytes - 400, bodyLimitBytes - 1, bodyLimitBytes, bodyLimitBytes + 1, 2 * bodyLimitBytes];
const hugeShare = 0.02;

function sizeFrom(random: Random): number {
  return random() < hugeShare ? pickFrom(hugeSizes, random) : Math.ceil(pickFrom(sizes, random) * (0.5 + random() / 2));
}

const json = "application/json";
const validations = ["", "", "Strict", "Warn", "Ignore"];
const makers: readonly ((served: Served, random: Random) => HostileRequest)[] = [
  largeObject,
  largeObject,
  largeObject,
  anyValue,
  anyValue,
  yaml,
  yaml,
  cbor,
  protobuf,
  protobuf,
  patch,
  patch,
  patch,
  query,
  query,
  path,
  broken,
  options,
];

/** A request whose body, query or path is large or malicious. */
export function hostileRequest(served: Served, random: Random): HostileRequest {
  return pickFrom(makers, random)(served, random);
}

function largeObject(served: Served, random: Random): HostileRequest {
  const [label, { plural, rest, metadata }] = pickFrom(Object.entries(largeObjects), random);
  const row = rowOf(served, "create", plural);
  const { apiVersion, kind } = row.descriptor;
  const bytes = sizeFrom(random);
  const own = metadata === undefined ? "" : `,${metadata(bytes)}`;
  const members = rest === undefined ? "" : `,${rest(bytes)}`;
  const name = plural === "customresourcedefinitions" ? "others.example.com" : "hostile";
  const isUpdate = random() < 0.2 && row.descriptor.verbs.includes("update");
  const target = isUpdate ? rowOf(served, "update", plural) : row;
  const text = `{"apiVersion":"${apiVersion}","kind":"${kind}","metadata":{"name":"${name}"${own}}${members}}`;
  return {
    label: `${plural}: ${label}, ${bytes}`,
    method: isUpdate ? "PUT" : "POST",
    path: `${pathOf(target, name)}?dryRun=All${validationFrom(random)}`,
    headers: { "content-type": json, ...acceptFrom(random) },
    body: Buffer.from(text),
  };
}

/** A value in a place where something else is expected, or as the whole body. */
function anyValue(served: Served, random: Random): HostileRequest {
  const name = pickFrom(valueNames, random);
  const bytes = sizeFrom(random);
  const value = jsonValue(name, bytes, random);
  const places: readonly (readonly [string, (value: string) => string])[] = [
    ["configmaps", (each) => each],
    ["configmaps", (each) => `{"metadata":{"name":"a"},"data":${each}}`],
    ["configmaps", (each) => `{"metadata":{"name":"a","annotations":${each}}}`],
    ["configmaps", (each) => `{"metadata":${each}}`],
    ["configmaps", (each) => `{"metadata":{"name":"a","managedFields":${each}}}`],
    ["configmaps", (each) => `{"metadata":{"name":"a"},"unknown":${each}}`],
    ["pods", (each) => `{"metadata":{"name":"a"},"spec":${each}}`],
    ["pods", (each) => `{"metadata":{"name":"a"},"spec":{"containers":${each}}}`],
    ["pods", (each) => `{"metadata":{"name":"a"},"status":${each}}`],
    ["gizmos", (each) => `{"metadata":{"name":"a"},"spec":{"size":1,"free":${each}}}`],
    ["gizmos", (each) => `{"metadata":{"name":"a"},"spec":{"size":${each}}}`],
    ["gizmos", (each) => `{"metadata":{"name":"a"},"spec":{"size":1,"inner":${each}}}`],
    ["customresourcedefinitions", (each) => `{"metadata":{"name":"a.b"},"spec":{"versions":${each}}}`],
    ["resourceclaims", (each) => `{"metadata":{"name":"a"},"spec":${each}}`],
    ["controllerrevisions", (each) => `{"metadata":{"name":"a"},"revision":1,"data":${each}}`],
  ];
  const [plural, place] = pickFrom(places, random);
  const row = rowOf(served, "create", plural);
  const { apiVersion, kind } = row.descriptor;
  const text = place(value);
  const typed = random() < 0.5 ? text : text.replace(/^\{/, `{"apiVersion":"${apiVersion}","kind":"${kind}",`);
  return post(row, random, { label: `${plural}: ${name}, ${bytes}`, contentType: json, body: Buffer.from(typed) });
}

function yaml(served: Served, random: Random): HostileRequest {
  const [name, make] = pickFrom(Object.entries(yamlTexts), random);
  const bytes = sizeFrom(random);
  const row = rowOf(served, "create", pickFrom(["configmaps", "pods", "gizmos"], random));
  const { apiVersion, kind } = row.descriptor;
  const typed = random() < 0.5 ? `apiVersion: ${apiVersion}\nkind: ${kind}\nmetadata: {name: a}\n` : "";
  const body = Buffer.from(typed + make(bytes, random));
  return post(row, random, { label: `YAML: ${name}, ${bytes}`, contentType: "application/yaml", body });
}

function cbor(served: Served, random: Random): HostileRequest {
  const [name, make] = pickFrom(Object.entries(cborBytes), random);
  const bytes = sizeFrom(random);
  const row = rowOf(served, "create", pickFrom(["configmaps", "gizmos"], random));
  const inner = make(bytes, random);
  // {"metadata": inner}, or the whole.
  const body = random() < 0.5 ? inner : Buffer.concat([Buffer.from("\xa1\x48metadata", "latin1"), inner]);
  return post(row, random, { label: `CBOR: ${name}, ${bytes}`, contentType: "application/cbor", body });
}

function protobuf(served: Served, random: Random): HostileRequest {
  const [name, make] = pickFrom(Object.entries(protobufBytes), random);
  const bytes = sizeFrom(random);
  const plurals = ["configmaps", "pods", "deployments", "customresourcedefinitions", "secrets", "networkpolicies"];
  const row = rowOf(served, "create", pickFrom(plurals, random));
  const { apiVersion, kind } = row.descriptor;
  const raw = make(bytes, random);
  const body = random() < 0.8 ? enveloped({ magic: served.magic, apiVersion, kind }, raw) : raw;
  const contentType = served.protobufMediaType;
  return post(row, random, { label: `protobuf: ${row.descriptor.plural}, ${name}, ${bytes}`, contentType, body });
}

function patch(served: Served, random: Random): HostileRequest {
  const [name, { type, to, body }] = pickFrom(Object.entries(largePatches), random);
  const bytes = sizeFrom(random);
  return {
    label: `${type} patch: ${name}, ${bytes}`,
    method: "PATCH",
    path: `${pathOf(rowOf(served, "patch", to), "large")}${patchQuery(type, random)}`,
    headers: { "content-type": patchTypes[type], ...acceptFrom(random) },
    body: Buffer.from(body(bytes, random)),
  };
}

function query({ rows }: Served, random: Random): HostileRequest {
  const name = pickFrom(queryNames, random);
  const plurals = ["configmaps", "pods", "gizmos", "events", "nodes"];
  const plural = pickFrom(plurals, random);
  const isDelete = random() < 0.1;
  const row = rowOf({ rows }, isDelete ? "deletecollection" : "list", plural);
  const text = largeQuery(name, random);
  return {
    label: `query of ${plural}: ${name}, ${text.length}`,
    method: isDelete ? "DELETE" : "GET",
    // Nothing may be deleted that others look for: what has this name is nowhere.
    path: `${pathOf(row, "hostile")}?${isDelete ? "dryRun=All&" : ""}${text}`,
    headers: acceptFrom(random),
    body: undefined,
  };
}

function path(_: Served, random: Random): HostileRequest {
  const at = largePath(random);
  return {
    label: `path of ${at.length}`,
    method: pickFrom(["GET", "GET", "DELETE", "PUT"], random),
    path: at,
    headers: acceptFrom(random),
    body: undefined,
  };
}

/** Compressed, cut off, in other letters, or of a type that it is not. */
function broken(served: Served, random: Random): HostileRequest {
  const whole = largeObject(served, random);
  const text = whole.body ?? Buffer.alloc(0);
  const compressed = () => gzipSync(text, { level: 1 });
  const ways: readonly (readonly [string, Record<string, string>, () => Buffer])[] = [
    ["gzip", { "content-encoding": "gzip" }, compressed],
    ["half of a gzip", { "content-encoding": "gzip" }, () => compressed().subarray(0, text.length / 20)],
    ["no gzip", { "content-encoding": "gzip" }, () => text],
    [
      "gzip of nothing",
      { "content-encoding": "gzip" },
      () => gzipSync(Buffer.alloc(50_000_000 * random()), { level: 1 }),
    ],
    ["a coding that is none", { "content-encoding": "x, gzip, br" }, () => text],
    ["half", {}, () => text.subarray(0, text.length * random())],
    [
      "UTF-16",
      { "content-type": "application/json; charset=utf-16" },
      () => Buffer.from(text.toString("latin1", 0, 1_000_000), "utf16le"),
    ],
    ["letters that are none", {}, () => Buffer.from(text.toString("latin1").replaceAll("a", "\xe9"), "latin1")],
    ["a NUL at the end", {}, () => Buffer.concat([text, Buffer.alloc(1000)])],
    ["twice", {}, () => Buffer.concat([text.subarray(0, bodyLimitBytes / 2), text.subarray(0, bodyLimitBytes / 2)])],
    ["as YAML", { "content-type": "application/yaml" }, () => text],
    ["as CBOR", { "content-type": "application/cbor" }, () => text],
    ["as protobuf", { "content-type": served.protobufMediaType }, () => text],
    ["as a patch", { "content-type": "application/json-patch+json" }, () => text],
    ["as a form", { "content-type": "application/x-www-form-urlencoded" }, () => text],
    ["of a type with many parameters", { "content-type": `application/json${";a=b".repeat(2000)}` }, () => text],
    ["for many types", { accept: `${"text/x;q=0.1,".repeat(600)}application/json` }, () => text],
  ];
  const [way, headers, body] = pickFrom(ways, random);
  return { ...whole, label: `${whole.label}: ${way}`, headers: { ...whole.headers, ...headers }, body: body() };
}

/** A delete with options that are large. */
function options(served: Served, random: Random): HostileRequest {
  const name = pickFrom(valueNames, random);
  const bytes = sizeFrom(random);
  const value = jsonValue(name, bytes, random);
  const member = pickFrom(["dryRun", "preconditions", "gracePeriodSeconds", "x", "kind"], random);
  const row = rowOf(served, "delete", pickFrom(["configmaps", "pods", "gizmos"], random));
  return {
    label: `delete options: ${member} of ${name}, ${bytes}`,
    method: "DELETE",
    path: pathOf(row, "hostile"),
    headers: { "content-type": json, ...acceptFrom(random) },
    body: Buffer.from(random() < 0.2 ? value : `{"${member}":${value}}`),
  };
}

interface Sent {
  readonly label: string;
  readonly contentType: string;
  readonly body: Buffer;
}

function post(row: HandlerRow, random: Random, { label, contentType, body }: Sent): HostileRequest {
  return {
    label,
    method: "POST",
    path: `${pathOf(row, "hostile")}?dryRun=All${validationFrom(random)}`,
    headers: { "content-type": contentType, ...acceptFrom(random) },
    body,
  };
}

function validationFrom(random: Random): string {
  const chosen = pickFrom(validations, random);
  return chosen === "" ? "" : `&fieldValidation=${chosen}`;
}

function acceptFrom(random: Random): Record<string, string> {
  const accept = pickFrom(
    ["", "", "", json, "application/yaml", "application/cbor", "application/json;as=Table;g=meta.orch.io;v=v1"],
    random,
  );
  return { ...(accept === "" ? {} : { accept }), ...(random() < 0.2 ? { "accept-encoding": "gzip" } : {}) };
}

export function rowOf({ rows }: Pick<Served, "rows">, verb: string, plural: string): HandlerRow {
  const found = rows.find(
    (row) =>
      row.verb === verb &&
      row.descriptor.plural === plural &&
      row.subresource === "" &&
      row.path.includes("{namespace}") === row.descriptor.namespaced,
  );
  if (found === undefined) throw new Error(`no row to ${verb} ${plural}`);
  return found;
}

export function pathOf({ path: form }: HandlerRow, name: string, namespace = "default"): string {
  return form.replace("{namespace}", namespace).replace("{name}", name);
}

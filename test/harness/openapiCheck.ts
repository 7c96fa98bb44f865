import { existsSync, readFileSync } from "node:fs";
import { isDeepStrictEqual } from "node:util";
import { Ajv, type SchemaValidateFunction, type ValidateFunction } from "ajv";
import { formats as namedFormats } from "../../runtime/schema/formats/formats.ts";
import { bodyOf, checkAnswer } from "./answerCheck.ts";
import { platform } from "../../generated/platform.ts";

/** A request and what came back, as far as the documents speak of it. */
export interface Exchange {
  readonly method: string;
  /** With its query. */
  readonly path: string;
  readonly status: number;
  readonly contentType: string;
  readonly text: string;
}

export type OpenapiCheck = (exchange: Exchange) => void;

interface Parameter {
  readonly $ref?: string;
  readonly name?: string;
  readonly in?: string;
}

interface Operation {
  readonly parameters?: readonly Parameter[];
  readonly responses?: Readonly<
    Record<string, { readonly content?: Readonly<Record<string, { readonly schema?: object }>> }>
  >;
}

interface OpenapiDocument {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>> & { readonly parameters?: Parameter[] }>>;
  readonly components: {
    readonly schemas?: Readonly<Record<string, object>>;
    readonly parameters?: Readonly<Record<string, Parameter>>;
  };
}

interface Loaded {
  readonly document: OpenapiDocument;
  /** By apiVersion and kind. */
  readonly schemas: ReadonlyMap<string, object>;
  /** Compiles a schema of the document when it is asked for, once. */
  readonly validator: (schema: object) => ValidateFunction;
  /** By the number of their parts, so that few are compared with the path of a request. */
  readonly templates: ReadonlyMap<number, readonly Template[]>;
}

interface Template {
  readonly path: string;
  readonly parts: readonly string[];
}

/**
 * Checks answers against the documents of some folders. A success must be documented: its path, its query parameters,
 * its status, and its body, which may hold no field that the schema lacks. A failure must be a whole Status of the same
 * code. Tables are checked for their shape, watches event by event, and all of them for what `checkAnswer` looks at.
 * Throws an Error that names the request. With `anyParameters` requests may carry what no document has.
 */
export function openapiChecker(folders: readonly URL[], { anyParameters = false } = {}): OpenapiCheck {
  const known = knownOf.get(folders) ?? openKnown(folders);
  knownOf.set(folders, known);
  return (exchange) => {
    const encoding = exchange.contentType.split(";")[0];
    if (exchange.text === "" || (encoding !== "application/json" && encoding !== "application/yaml")) return;
    const pathname = withOwnGroup(exchange.path.split("?")[0] ?? "");
    const name = documentOf(pathname);
    const loaded = known.document(name);
    try {
      checkAnswer(exchange);
      if (exchange.status >= 400) checkFailure(exchange);
      else if (loaded !== undefined) checkSuccess(exchange, { loaded, pathname, anyParameters });
      else if (name.startsWith("api") && !pathname.startsWith(customGroup))
        throw new Error(`there is no OpenAPI document ${name}.json`);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      throw new Error(`${exchange.method} ${exchange.path}: ${reason}\n${exchange.text.slice(0, 800)}`);
    }
  };
}

/** Documents of some folders by their names. */
interface Known {
  readonly document: (name: string) => Loaded | undefined;
}

/** For all checkers of the same folders: to compile schemas takes longer than most test files. */
const knownOf = new WeakMap<readonly URL[], Known>();

/** What several documents have under one name is the same, and is compiled once. */
function openKnown(folders: readonly URL[]): Known {
  const documents = new Map<string, Loaded | undefined>();
  const schemas = new Map<string, object>();
  const validator = validatorOf(schemas);
  const load = (name: string): Loaded | undefined => {
    const document = read(name, folders);
    if (document === undefined) return undefined;
    const own = document.components.schemas ?? {};
    for (const [each, schema] of Object.entries(own)) schemas.set(each, schemas.get(each) ?? schema);
    return { document, schemas: schemasByKind(own), validator, templates: templatesOf(document) };
  };
  return {
    document: (name) => {
      if (!documents.has(name)) documents.set(name, load(name));
      return documents.get(name);
    },
  };
}

/** Custom kinds that tests define have no document among the generated ones. */
const customGroup = "/apis/example.com/";

/** The path with the name that the platform gives a group which clients know under another. */
function withOwnGroup(pathname: string): string {
  const group = /^\/apis\/([^/]+)\//.exec(pathname)?.[1] ?? "";
  const { groups } = platform.wireAliases;
  return Object.hasOwn(groups, group) ? pathname.replace(group, groups[group] ?? "") : pathname;
}

/** "api__v1", "apis__apps__v1", "apis__apps", "version": the document that a path is described in. */
function documentOf(pathname: string): string {
  const parts = pathname.split("/").filter((each) => each !== "");
  return parts.slice(0, parts[0] === "apis" ? 3 : parts[0] === "api" ? 2 : 1).join("__");
}

function read(name: string, folders: readonly URL[]): OpenapiDocument | undefined {
  const file = folders.map((each) => new URL(`v3/${name}.json`, each)).find((each) => existsSync(each));
  return file === undefined ? undefined : (JSON.parse(readFileSync(file, "utf8")) as OpenapiDocument);
}

function templatesOf({ paths }: OpenapiDocument): Map<number, Template[]> {
  const templates = new Map<number, Template[]>();
  for (const path of Object.keys(paths)) {
    const parts = path.replace(/\/$/, "").split("/");
    templates.set(parts.length, [...(templates.get(parts.length) ?? []), { path, parts }]);
  }
  return templates;
}

function schemasByKind(schemas: Readonly<Record<string, object>>): Map<string, object> {
  const found = new Map<string, object>();
  for (const [name, schema] of Object.entries(schemas)) {
    const kinds = (schema as Record<string, unknown>)["x-kubernetes-group-version-kind"];
    for (const { group, version, kind } of Array.isArray(kinds) ? kinds : []) {
      const key = `${group === "" ? version : `${group}/${version}`} ${kind}`;
      if (!found.has(key)) found.set(key, { $ref: `#/components/schemas/${name}` });
    }
  }
  return found;
}

/**
 * What a schema refers to is compiled when a value is met for it: to compile all that a Pod may hold takes longer than
 * most test files, and few of their pods hold much of it.
 */
function validatorOf(schemas: ReadonlyMap<string, object>): Loaded["validator"] {
  const ajv = new Ajv({ strict: false, allErrors: true, formats, code: { optimize: false } });
  const compiled = new Map<string, ValidateFunction>();
  const validator = (schema: object) => {
    const key = JSON.stringify(schema);
    const known = compiled.get(key) ?? ajv.compile(closed(schema) as object);
    compiled.set(key, known);
    return known;
  };
  const named = new Map<string, ValidateFunction>();
  const refersTo: SchemaValidateFunction = (name: string, value, _parent, at) => {
    const schema = schemas.get(name);
    if (schema === undefined) throw new Error(`there is no schema ${name}`);
    const validate = named.get(name) ?? ajv.compile(closed(schema) as object);
    named.set(name, validate);
    const isValid = validate(value, at);
    refersTo.errors = validate.errors ?? [];
    return isValid;
  };
  ajv.addKeyword({ keyword: refers, validate: refersTo, errors: "full" });
  return validator;
}

/** The keyword in the place of `$ref`. */
const refers = "x-refers-to";

/** Formats whose text could be wrong without its type being wrong; the named checks of strings are the server's. */
const formats = {
  "date-time": /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{6})?Z$/,
  byte: /^([A-Za-z0-9+/]{4})*([A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/,
  int32: { type: "number", validate: (value: number) => Number.isInteger(value) && Math.abs(value) <= 2 ** 31 },
  int64: { type: "number", validate: Number.isInteger },
  ...Object.fromEntries(["int-or-string", "double", ...Object.keys(namedFormats)].map((each) => [each, true as const])),
} as const;

/**
 * As JSON Schema: references resolved, `nullable` and exclusive bounds as today's drafts spell them, and objects closed
 * against fields that they do not name.
 */
function closed(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(closed);
  if (typeof schema !== "object" || schema === null) return schema;
  const entries = Object.entries(schema).map(([key, value]): [string, unknown] =>
    key === "$ref" && typeof value === "string"
      ? [refers, value.replace("#/components/schemas/", "")]
      : [key, key === "properties" ? closedMembers(value) : closed(value)],
  );
  const { nullable, default: _default, ...rest } = Object.fromEntries(entries);
  for (const [bound, exclusive] of [
    ["minimum", "exclusiveMinimum"],
    ["maximum", "exclusiveMaximum"],
  ] as const) {
    if (rest[exclusive] !== true) continue;
    rest[exclusive] = rest[bound];
    delete rest[bound];
  }
  const isOpen = rest["x-kubernetes-preserve-unknown-fields"] === true || rest.additionalProperties !== undefined;
  const isObject = rest.type === "object" && typeof rest.properties === "object";
  const own = isObject && !isOpen ? { ...rest, additionalProperties: false } : rest;
  return nullable === true ? { anyOf: [{ type: "null" }, own] } : own;
}

/** Schemas by name: a property may be called what a keyword is. */
function closedMembers(schemas: unknown): Record<string, unknown> {
  return Object.fromEntries(Object.entries(schemas as object).map(([name, schema]) => [name, closed(schema)]));
}

function checkFailure(exchange: Exchange): void {
  const { status } = exchange;
  const body = bodyOf(exchange) as Record<string, unknown>;
  const known = new Set(["kind", "apiVersion", "metadata", "status", "message", "reason", "details", "code"]);
  const isStatus = body.kind === "Status" && body.apiVersion === "v1" && body.status === "Failure";
  if (!isStatus || body.code !== status || typeof body.message !== "string" || typeof body.metadata !== "object") {
    throw new Error("a failure that is no Status of its code");
  }
  const strange = Object.keys(body).filter((each) => !known.has(each));
  if (strange.length > 0) throw new Error(`a Status with ${strange.join(", ")}`);
}

/** What only acts on another object is documented as giving back what was sent, and says that it was done. */
function checkDone({ kind: _kind, ...rest }: Record<string, unknown>): void {
  const done = { apiVersion: "v1", metadata: {}, status: "Success", code: 201 };
  if (!isDeepStrictEqual(rest, done)) throw new Error("a Status that is not whole");
}

interface SuccessOptions {
  readonly loaded: Loaded;
  readonly pathname: string;
  readonly anyParameters: boolean;
}

function checkSuccess(exchange: Exchange, { loaded, pathname, anyParameters }: SuccessOptions): void {
  const { document } = loaded;
  const template = templateOf(loaded, pathname);
  if (template === undefined) throw new Error(`${pathname} is not documented`);
  const method = exchange.method.toLowerCase();
  const operation = document.paths[template]?.[method === "head" ? "get" : method];
  if (operation === undefined) throw new Error(`${exchange.method} ${template} is not documented`);
  if (!anyParameters && exchange.path.includes("?")) checkParameters(exchange, { document, template, operation });
  const schema = operation.responses?.[String(exchange.status)]?.content?.["application/json"]?.schema;
  if (schema === undefined) throw new Error(`${template} documents no answer ${exchange.status}`);
  const query = new URLSearchParams(exchange.path.split("?")[1] ?? "");
  const isAsked = pathname.includes("/watch/") || !/^(false|0)$/i.test(query.get("watch") ?? "false");
  const isWatch = isAsked && !template.includes("{name}/"); // a sub-resource is not watched
  if (isWatch && exchange.method === "GET") {
    for (const line of exchange.text.split("\n").filter((each) => each !== "")) checkEvent(JSON.parse(line), loaded);
    return;
  }
  const body = bodyOf(exchange) as Record<string, unknown>;
  if (body.kind === "Table") checkTable(body as unknown as TableLike);
  else if (String(body.kind).startsWith("PartialObjectMetadata")) checkPartial(body, loaded);
  else if (body.kind === "Status" && body.code === 201) checkDone(body);
  else if (body.kind !== "APIGroupDiscoveryList") checkBody(body, { loaded, schema });
}

function templateOf({ templates }: Loaded, pathname: string): string | undefined {
  const parts = pathname.replace(/\/$/, "").split("/");
  const fits = (place: string, index: number) => place.startsWith("{") || place === parts[index];
  return templates.get(parts.length)?.find((each) => each.parts.every(fits))?.path;
}

/** Parameters that the field's documents leave out, though its servers take them. */
const unlisted: ReadonlySet<string> = new Set([
  "includeObject",
  "hash",
  "timeout",
  "resourceVersion",
  // A named object may be watched on its own path; the documents have it under `/watch/`.
  "watch",
  "timeoutSeconds",
  // A get refuses the first, and does not look at the second.
  "export",
  "resourceVersionMatch",
]);

function checkParameters(
  exchange: Exchange,
  { document, template, operation }: { document: OpenapiDocument; template: string; operation: Operation },
): void {
  const declared = [...(document.paths[template]?.parameters ?? []), ...(operation.parameters ?? [])].map((each) => {
    const reference = each.$ref?.slice("#/components/parameters/".length);
    return reference === undefined ? each : document.components.parameters?.[reference];
  });
  const names = new Set(declared.filter((each) => each?.in === "query").map((each) => each?.name));
  for (const name of new URLSearchParams(exchange.path.split("?")[1] ?? "").keys()) {
    if (!names.has(name) && !unlisted.has(name)) {
      throw new Error(`the parameter ${name} is not documented`);
    }
  }
}

function checkBody(body: unknown, { loaded, schema }: { loaded: Loaded; schema: object }): void {
  const validate = loaded.validator(schema);
  if (validate(body)) return;
  const errors = validate.errors?.map((each) => `${each.instancePath} ${each.message} ${JSON.stringify(each.params)}`);
  throw new Error(`the body does not fit its schema: ${errors?.join("; ")}`);
}

/** An object of an event must be of a documented kind. */
function checkEvent(event: { type?: string; object?: Record<string, unknown> }, loaded: Loaded): void {
  const { type = "", object } = event;
  if (object === undefined) throw new Error("an event without an object");
  if (type === "ERROR") {
    checkFailure({ ...noExchange, text: JSON.stringify(object), status: Number(object.code) });
    return;
  }
  if (!["ADDED", "MODIFIED", "DELETED", "BOOKMARK"].includes(type)) throw new Error(`an event of type ${type}`);
  if (type === "BOOKMARK" && object.kind !== "Table") return;
  if (object.kind === "Table") checkTable(object as unknown as TableLike);
  else if (object.kind === "PartialObjectMetadata") checkPartial(object, loaded);
  else checkBody(object, { loaded, schema: schemaOfKind(object, loaded) });
}

const noExchange: Exchange = { method: "", path: "", status: 0, contentType: "application/json", text: "" };

function schemaOfKind({ kind, apiVersion }: Record<string, unknown>, { schemas }: Loaded): object {
  const schema = schemas.get(`${apiVersion} ${kind}`);
  if (schema === undefined) throw new Error(`no schema is of the kind ${kind} in ${apiVersion}`);
  return schema;
}

interface TableLike {
  readonly columnDefinitions: readonly Readonly<Record<string, unknown>>[] | null;
  readonly rows: readonly { readonly cells: readonly unknown[]; readonly object?: { readonly kind?: string } }[];
}

/** Watches send the columns once: later tables have none. */
function checkTable(table: TableLike): void {
  for (const { name, type, format, description, priority } of table.columnDefinitions ?? []) {
    const isWhole = typeof name === "string" && typeof type === "string" && typeof format === "string";
    if (!isWhole || typeof description !== "string" || typeof priority !== "number") {
      throw new Error(`a column that is not whole: ${String(name)}`);
    }
  }
  const width = table.columnDefinitions?.length ?? 0;
  for (const { cells } of table.rows) {
    if (width > 0 && cells.length !== width) throw new Error(`a row of ${cells.length} cells under ${width} columns`);
  }
}

function checkPartial(body: Record<string, unknown>, loaded: Loaded): void {
  const items = Array.isArray(body.items) ? body.items : [body];
  const metas = Object.keys(loaded.document.components.schemas ?? {}).find((each) => each.endsWith(".ObjectMeta"));
  if (metas === undefined) throw new Error("the document has no ObjectMeta");
  for (const { metadata, kind, apiVersion, ...rest } of items) {
    if (Object.keys(rest).length > 0) throw new Error(`more than metadata: ${Object.keys(rest).join(", ")}`);
    checkBody(metadata, { loaded, schema: { $ref: `#/components/schemas/${metas}` } });
  }
}

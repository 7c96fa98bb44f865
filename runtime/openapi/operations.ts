import type { Json, JsonObject, ResourceDescriptor, SubresourceDescriptor } from "../schema/index.ts";
import { textMediaType } from "../schema/mediaTypes.ts";
import { capitalized, type OperationNames, reference } from "./names.ts";
import {
  deleteCollectionQueries,
  deleteQueries,
  listQueries,
  patchQueries,
  queryParameter,
  sharedParameter,
  writeQueries,
} from "./parameters.ts";

/** What the documents say of a kind: a built-in one's model and a custom one's descriptor have it alike. */
export type DocumentedKind = Pick<
  ResourceDescriptor,
  "group" | "version" | "kind" | "listKind" | "plural" | "namespaced" | "verbs" | "returnsDeleted" | "virtual"
> & { readonly subresources: readonly DocumentedSubresource[] };

export type DocumentedSubresource = Pick<
  SubresourceDescriptor,
  "name" | "verbs" | "group" | "version" | "kind" | "connect"
>;

/** What operations are made from, the same for all kinds of a document. */
export interface OperationContext {
  readonly names: OperationNames;
  readonly schemas: SchemaNames;
  /** What bodies may be written in, JSON first. */
  readonly mediaTypes: readonly string[];
  /** The same for events, without the parameter that says so. */
  readonly watchMediaTypes: readonly string[];
  readonly patchMediaTypes: readonly string[];
}

/** Component names of bodies. */
export interface SchemaNames {
  /** Of a kind or list; undefined when no such type is described. */
  readonly find: (group: string, version: string, name: string) => string | undefined;
  /** Of a shared type, e.g. "Status". */
  readonly meta: (name: string) => string | undefined;
  /** The fields of a component by name; documents without connect sub-resources do without it. */
  readonly fieldsOf?: (name: string) => JsonObject;
}

/** One target of operations: a kind, or one of its sub-resources. */
export interface Target {
  readonly kind: DocumentedKind;
  /** "" for the kind itself. */
  readonly subresource: string;
  /** Whose bodies are sent. */
  readonly body: { readonly group: string; readonly version: string; readonly kind: string };
  /** "NamespacedPod", "Node", "NamespacedPodStatus": the end of operation ids. */
  readonly word: string;
}

export function targetOf(kind: DocumentedKind, subresource?: DocumentedSubresource): Target {
  const own = `${kind.namespaced ? "Namespaced" : ""}${kind.kind}`;
  if (subresource === undefined) return { kind, subresource: "", body: kind, word: own };
  return { kind, subresource: subresource.name, body: subresource, word: `${own}${capitalized(subresource.name)}` };
}

export function readOperation(target: Target, context: OperationContext): JsonObject {
  return operation(
    { target, context, verb: "read", action: "get" },
    {
      description: `Reads the ${described(target)}.`,
      responses: { 200: answer("OK", bodySchema(target, context), context.mediaTypes) },
    },
  );
}

export function createOperation(target: Target, context: OperationContext): JsonObject {
  return operation(
    { target, context, verb: "create", action: "post" },
    {
      description: `Creates a ${described(target)}.`,
      queries: writeQueries,
      requestBody: requestBody(bodySchema(target, context), context.mediaTypes),
      responses: answers(["200", "201", "202"], bodySchema(target, context), context),
    },
  );
}

export function replaceOperation(target: Target, context: OperationContext): JsonObject {
  return operation(
    { target, context, verb: "replace", action: "put" },
    {
      description: `Replaces the ${described(target)}.`,
      queries: writeQueries,
      requestBody: requestBody(bodySchema(target, context), context.mediaTypes),
      responses: answers(["200", "201"], bodySchema(target, context), context),
    },
  );
}

/** Its parameters are written in full: clients look here for what they may send, and do not follow references. */
export function patchOperation(target: Target, context: OperationContext): JsonObject {
  const patch = context.schemas.meta("Patch");
  const schema = patch === undefined ? { type: "object" } : reference(patch);
  const made = operation(
    { target, context, verb: "patch", action: "patch" },
    {
      description: `Changes parts of the ${described(target)}.`,
      requestBody: requestBody(schema, context.patchMediaTypes),
      responses: answers(["200", "201"], bodySchema(target, context), context),
    },
  );
  return { ...made, parameters: patchQueries.map(queryParameter) };
}

export function deleteOperation(target: Target, context: OperationContext): JsonObject {
  const schema = deletedSchema(target, context);
  return operation(
    { target, context, verb: "delete", action: "delete" },
    {
      description: `Deletes the ${described(target)}.`,
      queries: deleteQueries,
      requestBody: deleteOptionsBody(context),
      responses: answers(["200", "202"], schema, context),
    },
  );
}

/**
 * The deleted object, or a Status; while finalizers hold a kind that answers with a Status, the object. Documents of
 * the field state a Status for kinds with finalizers of their own, and clients are made from that.
 */
function deletedSchema(target: Target, context: OperationContext): JsonObject {
  const { returnsDeleted, subresources } = target.kind;
  const object = bodySchema(target, context);
  const status = metaSchema("Status", context);
  const hasFinalizers = subresources.some(({ name }) => name === "finalize");
  return returnsDeleted && !hasFinalizers ? object : { anyOf: [status, object] };
}

export function deleteCollectionOperation(target: Target, context: OperationContext): JsonObject {
  const list = listSchema(target, context);
  return operation(
    { target, context, verb: "delete", action: "deletecollection", word: `Collection${target.word}` },
    {
      description: `Deletes those ${target.kind.plural} that the selectors choose.`,
      queries: deleteCollectionQueries,
      requestBody: deleteOptionsBody(context),
      responses: answers(["200"], { anyOf: [metaSchema("Status", context), list] }, context),
    },
  );
}

export function listOperation(
  target: Target,
  context: OperationContext,
  scope: { readonly isEveryNamespace: boolean },
) {
  const word = scope.isEveryNamespace ? `${target.kind.kind}ForAllNamespaces` : target.word;
  return operation(
    { target, context, verb: "list", action: "list", word },
    {
      description: `Lists or watches ${target.kind.plural}${scope.isEveryNamespace ? " of every namespace" : ""}.`,
      queries: listQueries,
      responses: { 200: answer("OK", listSchema(target, context), streamedMediaTypes(context)) },
    },
  );
}

/** The older form of a watch, by its path; `word` ends the operation id. */
export function watchOperation(
  target: Target,
  context: OperationContext,
  form: { readonly word: string; readonly action: "watch" | "watchlist" },
): JsonObject {
  return operation(
    { target, context, verb: "watch", action: form.action, word: form.word },
    {
      description: `Watches ${target.kind.plural}; the same as a list with watch=true.`,
      responses: { 200: answer("OK", metaSchema("WatchEvent", context), streamedMediaTypes(context)) },
      isDeprecated: true,
    },
  );
}

/** An operation on no object: version and discovery. */
export function plainOperation(
  given: { readonly id: string; readonly description: string; readonly tag: string; readonly schema: JsonObject },
  platformTypes: readonly string[],
): JsonObject {
  return {
    description: given.description,
    operationId: given.id,
    responses: { 200: answer("OK", given.schema, platformTypes), 401: { description: "Unauthorized" } },
    tags: [given.tag],
  };
}

/** A request that goes on to somewhere else: its parameters are the fields of the options kind. */
export function connectOperation(
  target: Target,
  context: OperationContext,
  given: { readonly method: string; readonly options: string; readonly suffix: string },
): JsonObject {
  const { method, options, suffix } = given;
  const word = `${capitalized(method)}${target.word}${suffix}`;
  const made = operation(
    { target, context, verb: "connect", action: "connect", word },
    {
      description: `Sends a ${method.toUpperCase()} request on to the ${described(target)}.`,
      responses: { 200: answer("OK", { type: "string" }, ["*/*"]) },
    },
  );
  return withParameters(made, optionParameters(target, context, options));
}

/** A read that is answered with text. */
export function readTextOperation(target: Target, context: OperationContext, options: string): JsonObject {
  const made = operation(
    { target, context, verb: "read", action: "get" },
    {
      description: `Reads the ${described(target)}.`,
      responses: { 200: answer("OK", { type: "string" }, [textMediaType, ...context.mediaTypes]) },
    },
  );
  return withParameters(made, optionParameters(target, context, options));
}

function withParameters({ responses, tags, ...head }: JsonObject, parameters: readonly JsonObject[]): JsonObject {
  return { ...head, parameters: [...parameters], responses: responses ?? {}, tags: tags ?? [] };
}

/**
 * Fields of the options as query parameters, lists by their items. What refers to a type of its own, such as a time, is
 * left out: it is read from its text all the same.
 */
function optionParameters({ kind }: Target, { schemas }: OperationContext, options: string): JsonObject[] {
  const name = schemas.find(kind.group, kind.version, options);
  const fields = name === undefined ? {} : (schemas.fieldsOf?.(name) ?? {});
  return Object.entries(fields).flatMap(([field, given]) => {
    if (field === "kind" || field === "apiVersion") return [];
    const { items, description = "" } = given as JsonObject;
    const { type } = (items ?? given) as JsonObject;
    if (type === undefined) return [];
    return [{ name: field, in: "query", description, schema: { type, uniqueItems: true } }];
  });
}

interface OperationHead {
  readonly target: Target;
  readonly context: OperationContext;
  readonly verb: string;
  readonly action: string;
  readonly word?: string;
}

interface OperationBody {
  readonly description: string;
  readonly queries?: readonly string[];
  readonly requestBody?: JsonObject;
  readonly responses: JsonObject;
  readonly isDeprecated?: boolean;
}

function operation(head: OperationHead, body: OperationBody): JsonObject {
  const { target, context, verb, action } = head;
  const { group, version } = target.kind;
  const middle = context.names.operation(group, version);
  return {
    description: body.description,
    ...(body.isDeprecated === true ? { deprecated: true } : {}),
    operationId: `${verb}${middle}${head.word ?? target.word}`,
    ...(body.queries === undefined ? {} : { parameters: body.queries.map(sharedParameter) }),
    ...(body.requestBody === undefined ? {} : { requestBody: body.requestBody }),
    responses: { ...body.responses, 401: { description: "Unauthorized" } },
    tags: [context.names.tag(group, version)],
    "x-kubernetes-action": action,
    "x-kubernetes-group-version-kind": {
      group: target.body.group,
      kind: target.body.kind,
      version: target.body.version,
    },
  };
}

function described(target: Target): string {
  return target.subresource === "" ? target.kind.kind : `${target.subresource} of a ${target.kind.kind}`;
}

function bodySchema(target: Target, context: OperationContext): JsonObject {
  const { group, version, kind } = target.body;
  const name = context.schemas.find(group, version, kind);
  return name === undefined ? { type: "object" } : reference(name);
}

function listSchema({ kind }: Target, context: OperationContext): JsonObject {
  const name = context.schemas.find(kind.group, kind.version, kind.listKind);
  return name === undefined ? { type: "object" } : reference(name);
}

export function metaSchema(name: string, context: OperationContext): JsonObject {
  const found = context.schemas.meta(name);
  return found === undefined ? { type: "object" } : reference(found);
}

function streamedMediaTypes(context: OperationContext): readonly string[] {
  return [...context.mediaTypes, ...context.watchMediaTypes.map((each) => `${each};stream=watch`)];
}

function requestBody(schema: JsonObject, types: readonly string[]): JsonObject {
  return { content: contentOf(schema, types), required: true };
}

function deleteOptionsBody(context: OperationContext): JsonObject {
  return { content: contentOf(metaSchema("DeleteOptions", context), context.mediaTypes) };
}

const statusTexts: Readonly<Record<string, string>> = { 200: "OK", 201: "Created", 202: "Accepted" };

function answers(codes: readonly string[], schema: JsonObject, context: OperationContext): JsonObject {
  return Object.fromEntries(codes.map((code) => [code, answer(statusTexts[code] ?? "", schema, context.mediaTypes)]));
}

function answer(description: string, schema: JsonObject, types: readonly string[]): Json {
  return { description, content: contentOf(schema, types) };
}

function contentOf(schema: JsonObject, types: readonly string[]): JsonObject {
  return Object.fromEntries(types.map((type) => [type, { schema }]));
}

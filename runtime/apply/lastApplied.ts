import { DecodeError } from "../negotiate/decodeError.ts";
import { depthOf } from "../negotiate/depth.ts";
import { type ApiObject, isObject, type Json, type JsonObject } from "../schema/index.ts";
import type { InSteps } from "../schema/steps.ts";
import { compare } from "./compare.ts";
import { ItemError } from "./element.ts";
import { difference, type FieldSet, leaf } from "./fieldSet.ts";
import { statedFields } from "./fieldsOf.ts";
import type { Writer } from "./trackUpdate.ts";

/** The manager whose tool kept what it applied in an annotation before the server did. */
const client = "kubectl";

/** Its annotation, in the domain that the tool was built for. */
const annotation = /^kubectl\.[^/]+\/last-applied-configuration$/;

/** The fields that the tool applied by itself and that are still as it left them. */
export function* allowedConflicts(object: ApiObject, { manager, versions }: Writer): InSteps<FieldSet> {
  const text = manager === client ? lastAppliedOf(object)?.text : undefined;
  const applied = text === undefined ? undefined : parsed(text);
  if (!isObject(applied) || applied["apiVersion"] !== versions.own.apiVersion) return leaf;
  const { shape } = versions.own;
  try {
    const { written, removed } = yield* compare(applied, object as JsonObject, shape);
    return yield* difference(yield* difference(yield* statedFields(applied, shape), written), removed);
  } catch (error) {
    if (error instanceof ItemError) return leaf;
    throw error;
  }
}

/** Keeps the annotation in step with an apply of the tool, where there is one. */
export function renewLastApplied(object: ApiObject, configuration: JsonObject, manager: string): void {
  const found = manager === client ? lastAppliedOf(object) : undefined;
  if (found === undefined || object.metadata?.annotations === undefined) return;
  const { annotations: all } = object.metadata;
  all[found.name] = `${JSON.stringify(withoutAnnotation(configuration, found.name))}\n`;
  const bytes = Object.entries(all).reduce((sum, each) => sum + Buffer.byteLength(each.join("")), 0);
  if (bytes > maxAnnotationBytes) delete all[found.name];
}

/**
 * What the annotations of an object may have in all; without room for it the annotation goes.
 * @limit Annotations with the last-applied configuration: that annotation is dropped.
 */
const maxAnnotationBytes = 256 * 1024;

function lastAppliedOf(object: ApiObject): { readonly name: string; readonly text: string } | undefined {
  const entries = Object.entries(object.metadata?.annotations ?? {});
  const [name, text] = entries.find(([key, value]) => annotation.test(key) && value !== "") ?? [];
  return name === undefined || text === undefined ? undefined : { name, text };
}

/** With its members sorted, as the tool writes it. */
function withoutAnnotation(configuration: JsonObject, name: string): Json {
  const { metadata } = configuration;
  if (!isObject(metadata) || !isObject(metadata["annotations"])) return sorted(configuration);
  const { [name]: _last, ...annotations } = metadata["annotations"];
  return sorted({ ...configuration, metadata: { ...metadata, annotations } });
}

function sorted(value: Json): Json {
  if (Array.isArray(value)) return value.map(sorted);
  if (!isObject(value)) return value;
  const names = Object.keys(value).sort();
  return Object.fromEntries(names.map((name) => [name, sorted(value[name] ?? null)]));
}

/** Any client may have written anything into the annotation; what is no configuration allows nothing. */
function parsed(text: string): Json | undefined {
  try {
    const value = JSON.parse(text) as Json;
    depthOf(value);
    return value;
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof DecodeError) return undefined;
    throw error;
  }
}

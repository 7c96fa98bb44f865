import { randomUUID } from "node:crypto";
import { checkKind, checkUid, textOf } from "../../proxy/webhooks/answers.ts";
import { type ApiObject, isObject } from "../../schema/index.ts";

/** The body of a review, and what its answer must name. */
export interface ConversionReview {
  readonly apiVersion: string;
  readonly uid: string;
  /** The version that is wanted. */
  readonly desired: string;
  readonly body: string;
}

export function conversionReview(
  objects: readonly ApiObject[],
  { apiVersion, desired }: { readonly apiVersion: string; readonly desired: string },
): ConversionReview {
  const uid = randomUUID();
  const request = { uid, desiredAPIVersion: desired, objects };
  return { apiVersion, uid, desired, body: JSON.stringify({ kind: reviewKind, apiVersion, request }) };
}

const reviewKind = "ConversionReview";

/** The objects of an answer. Throws an Error, in the field's words, for what is none. */
export function convertedObjects(json: unknown, { apiVersion, uid }: ConversionReview): readonly unknown[] {
  const answer = isObject(json) ? json : {};
  const isNewer = apiVersion.endsWith("/v1"); // older webhooks need not repeat what they were asked
  if (isNewer) checkKind(answer, { apiVersion, kind: reviewKind });
  const { response } = answer;
  if (!isObject(response)) throw new Error("no response provided");
  if (isNewer) checkUid(response, uid);
  const result = isObject(response.result) ? response.result : {};
  if (result.status !== "Success") {
    const message = textOf(result.message);
    throw new Error(message === "" ? `response.result.status was '${textOf(result.status)}', not 'Success'` : message);
  }
  return Array.isArray(response.convertedObjects) ? response.convertedObjects : [];
}

/**
 * The object that a webhook has made of another: of its metadata, labels and annotations count, and all else stays as
 * it was. Throws an Error, in the field's words, for what is no conversion.
 */
export function checkedObject(converted: unknown, original: ApiObject, apiVersion: string): ApiObject {
  if (!isObject(converted)) throw new Error("it is no object");
  if (converted.apiVersion !== apiVersion) {
    throw new Error(`invalid groupVersion (expected ${apiVersion}, received ${textOf(converted.apiVersion)})`);
  }
  if (converted.kind !== original.kind) {
    throw new Error(`invalid kind (expected ${original.kind}, received ${textOf(converted.kind)})`);
  }
  const { metadata } = converted;
  if (!isObject(metadata)) throw new Error("missing metadata in converted object");
  const { labels: _labels, annotations: _annotations, ...kept } = original.metadata ?? {};
  for (const name of ["name", "namespace", "uid"] as const) {
    const [before = "", after] = [kept[name], textOf(metadata[name])];
    if (before !== after) throw new Error(`must have the same ${nameIn[name]}: ${before} != ${after}`);
  }
  const labels = textsOf(metadata, "labels");
  const annotations = textsOf(metadata, "annotations");
  return { ...converted, metadata: { ...kept, ...(labels && { labels }), ...(annotations && { annotations }) } };
}

const nameIn = { name: "name", namespace: "namespace", uid: "UID" };

function textsOf(metadata: Readonly<Record<string, unknown>>, field: string): Record<string, string> | undefined {
  const { [field]: texts } = metadata;
  if (texts === undefined || texts === null) return undefined;
  if (!isObject(texts)) throw new Error(`invalid metadata.${field}: it is no object`);
  for (const [key, value] of Object.entries(texts)) {
    if (typeof value !== "string")
      throw new Error(`invalid metadata.${field}[${JSON.stringify(key)}]: it is no string`);
  }
  return texts as Record<string, string>;
}

import { DecodeError } from "../../negotiate/decodeError.ts";
import { decodeObject } from "../../negotiate/jsonDecoder.ts";
import { validateObjectMeta } from "../../registry/metadata/objectMeta.ts";
import { type FieldError, invalid, required } from "../../schema/fieldError.ts";
import { bracketed, type PathStep } from "../../schema/fieldPath.ts";
import type { Json, ObjectMetaLike } from "../../schema/object.ts";
import type { Structure } from "../../schema/structure.ts";
import { kindProblem } from "../names.ts";

/** What is wrong with an object inside the object: it has an apiVersion, a kind, and metadata as it should be. */
export function embeddedErrors(value: object, path: readonly PathStep[], objectMeta: Structure): FieldError[] {
  const at = bracketed(path);
  return [...typeErrors(value, at), ...metadataErrors(value, at, objectMeta)];
}

/** What is wrong with how an object says what it is. */
export function typeErrors(value: object, at: string): FieldError[] {
  const { apiVersion, kind } = value as { apiVersion?: unknown; kind?: unknown };
  return [
    ...nameErrors(`${at}.apiVersion`, apiVersion, (text) =>
      text.split("/").length > 2 ? `unexpected GroupVersion string: ${text}` : undefined,
    ),
    ...nameErrors(`${at}.kind`, kind, kindProblem),
  ];
}

/** Of what is no text, the schema says so. */
function nameErrors(field: string, value: unknown, problemOf: (text: string) => string | undefined): FieldError[] {
  if (value === undefined) return [required(field)];
  if (typeof value !== "string") return [];
  const problem = value === "" ? "must not be empty" : problemOf(value);
  return problem === undefined ? [] : [invalid(field, value, problem)];
}

function metadataErrors(value: object, at: string, objectMeta: Structure): FieldError[] {
  const { metadata } = value as { metadata?: Json };
  if (metadata === undefined || metadata === null) return [];
  const path = `${at}.metadata`;
  let meta: ObjectMetaLike;
  try {
    meta = decodeObject(metadata, objectMeta, { version: "v1", copy: true }).object;
  } catch (error) {
    if (!(error instanceof DecodeError)) throw error;
    return [invalid(path, metadata, error.message)];
  }
  const named = meta.name === undefined || meta.name === "" ? { ...meta, name: "unnamed" } : meta;
  return validateObjectMeta(named, { nameFormat: "pathSegment", namespaced: meta.namespace !== undefined, path });
}

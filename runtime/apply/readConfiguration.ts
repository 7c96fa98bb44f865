import { badRequest } from "../../generated/errors.ts";
import { turnAfter } from "../lib/work.ts";
import { decodeCbor } from "../negotiate/cbor.ts";
import type { FieldValidation } from "../negotiate/decode.ts";
import { DecodeError } from "../negotiate/decodeError.ts";
import { parseYaml, yamlErrorText } from "../negotiate/yaml.ts";
import { isObject, type Json, type JsonObject } from "../schema/index.ts";
import { kindText } from "../schema/versions.ts";
import { configurationProblems } from "./checkConfiguration.ts";
import type { MapShape } from "./shape.ts";

export interface ConfigurationOptions {
  readonly encoding: "yaml" | "cbor";
  readonly fieldValidation: FieldValidation;
  /** What the URL is of. */
  readonly type: { readonly apiVersion: string; readonly kind: string };
  readonly shape: MapShape;
  /** Of the request: reading that takes long ends with it. */
  readonly signal?: () => AbortSignal;
}

export interface Configuration {
  readonly value: JsonObject;
  /** Texts for Warning headers. */
  readonly warnings: readonly string[];
}

/**
 * Reads the body of an apply. Throws badRequest for everything that is wrong with it: syntax, kind and version, fields
 * that the kind does not have, and under Strict keys that are written twice.
 */
export async function readConfiguration(body: Uint8Array, options: ConfigurationOptions): Promise<Configuration> {
  const { value, duplicates } = await parsed(body, options);
  if (value !== null && !isObject(value)) {
    const found = Array.isArray(value) ? "array" : typeof value === "boolean" ? "bool" : typeof value;
    const text = `json: cannot unmarshal ${found} into Go value of type map[string]interface {}`;
    throw badRequest(`error decoding YAML: error unmarshaling JSON: while decoding JSON: ${text}`);
  }
  const configuration = value ?? {};
  checkType(configuration, options);
  await turnAfter(body);
  const problems = configurationProblems(configuration, options.shape);
  if (problems.length > 0) throw untypable(configuration, problems);
  if (isObject(configuration["metadata"]) && (configuration["metadata"]["managedFields"] ?? null) !== null) {
    throw badRequest("metadata.managedFields must be nil");
  }
  const twice = options.fieldValidation === "Ignore" ? [] : duplicates;
  if (twice.length > 0 && options.fieldValidation === "Strict") {
    throw badRequest(`error strict decoding YAML: error converting YAML to JSON: ${yamlErrorText(twice)}`);
  }
  return { value: configuration, warnings: twice };
}

async function parsed(
  body: Uint8Array,
  { encoding, signal }: ConfigurationOptions,
): Promise<{ readonly value: Json; readonly duplicates: readonly string[] }> {
  try {
    if (encoding === "cbor") return { value: decodeCbor(body), duplicates: [] };
    const text = Buffer.from(body.buffer, body.byteOffset, body.byteLength).toString("utf8");
    return await parseYaml(text, { ...(signal === undefined ? {} : { signal }), takesFirst: true });
  } catch (error) {
    if (!(error instanceof DecodeError)) throw error;
    const step = encoding === "yaml" ? "error converting YAML to JSON: " : "";
    throw badRequest(`error decoding ${encoding.toUpperCase()}: ${step}${error.message}`);
  }
}

function checkType(configuration: JsonObject, { type }: ConfigurationOptions): void {
  const { apiVersion, kind } = typeOf(configuration);
  if (kind === type.kind && apiVersion === type.apiVersion) return;
  throw badRequest(`invalid object type: ${kindText({ apiVersion, kind })}`);
}

function typeOf({ apiVersion, kind }: JsonObject): ConfigurationOptions["type"] {
  return { apiVersion: typeof apiVersion === "string" ? apiVersion : "", kind: typeof kind === "string" ? kind : "" };
}

function untypable(configuration: JsonObject, problems: readonly string[]): Error {
  const metadata = isObject(configuration["metadata"]) ? configuration["metadata"] : {};
  const [namespace, name] = [metadata["namespace"], metadata["name"]].map((each) =>
    typeof each === "string" ? each : "",
  );
  const what = `${namespace}/${name}; ${kindText(typeOf(configuration))}`;
  const text = problems.length === 1 ? problems[0] : ["errors:", ...problems.map((each) => `  ${each}`)].join("\n");
  return badRequest(`failed to create typed patch object (${what}): ${text}`);
}

import { requestEntityTooLarge } from "../../generated/errors.ts";
import { Budget } from "../cel/rule.ts";
import { Work, WorkError } from "../lib/work.ts";
import { finalizerWarnings } from "../registry/metadata/finalizers.ts";
import { decodeObject } from "../negotiate/jsonDecoder.ts";
import type { KindCode } from "../schema/descriptor.ts";
import type { FieldError } from "../schema/fieldError.ts";
import type { ApiObject, Json, JsonObject } from "../schema/object.ts";
import { field, type ReadBody, type Structure, structure } from "../schema/structure.ts";
import type { TableShape } from "./columns.ts";
import type { DefinitionVersion } from "./definition.ts";
import { defaulter, type SetDefaults } from "./schema/defaults.ts";
import { embeddedChecker } from "./schema/embedded.ts";
import { readSchema, type Schema } from "./schema/jsonSchema.ts";
import { listTypeChecker } from "./schema/listTypes.ts";
import { type Prune, pruner, setOwn } from "./schema/prune.ts";
import { changedOnly } from "./schema/ratchet.ts";
import { schemaRules } from "./schema/rules.ts";
import { structureOf } from "./schema/structureOf.ts";
import { validator } from "./schema/validate.ts";

export interface CodeInput {
  readonly version: DefinitionVersion;
  readonly type: { readonly apiVersion: string; readonly kind: string };
  readonly columns: TableShape;
  readonly objectMeta: Structure;
}

/** Compiles one version of a definition. Its strategy makes stored objects of any version into objects of this one. */
export function kindCodeOf({ version, type, columns, objectMeta }: CodeInput): KindCode {
  const schema = readSchema(version.schema?.openAPIV3Schema);
  const prune = pruner({ ...schema, embedded: true }, objectMeta);
  const setDefaults = boundedDefaults(defaulter(schema));
  return {
    structure: structureOf(schema, { kind: type.kind, objectMeta, read: bodyReader(prune, type.kind, objectMeta) }),
    setDefaults,
    validate: validatorOf(schema, objectMeta),
    cells: columns.cells,
    strategy: {
      warnings: (object, old) => finalizerWarnings(object.metadata?.finalizers, old?.metadata?.finalizers),
      fromStorage(stored) {
        const { value } = prune(stored as Json, { isStored: true });
        const object = Object.assign({}, value as ApiObject, type);
        setDefaults(object);
        return object;
      },
    },
  };
}

/** Defaults that come to too much are the client's mistake: it sent the objects and lists that they are filled into. */
function boundedDefaults(fill: SetDefaults): (object: ApiObject) => void {
  return (object) => {
    try {
      fill(object, new Work());
    } catch (error) {
      if (!(error instanceof WorkError)) throw error;
      throw requestEntityTooLarge("the object with the defaults of its schema is too large");
    }
  };
}

/**
 * Metadata is read as every kind's; for the rest the schema says what is kept, and wrong types are left to the
 * validator.
 */
function bodyReader(prune: Prune, kind: string, objectMeta: Structure): ReadBody {
  const withMetadata = structure(kind, () => [field("metadata", 1, { structure: () => objectMeta })]);
  return (value, options) => {
    const body = value as JsonObject;
    const { metadata } = body;
    const pruned = prune(value, options);
    const head = metadata === undefined ? {} : { metadata };
    const decoded = decodeObject(head, withMetadata, { version: options.version, copy: true });
    const object: JsonObject = pruned.value === value ? { ...body } : (pruned.value as JsonObject);
    if (metadata !== undefined) setOwn(object, "metadata", decoded.object["metadata"] ?? {});
    return { object, unknown: [...decoded.unknown, ...pruned.unknown], keys: pruned.keys };
  };
}

/**
 * All that is wrong with an object, beyond the rules on every kind's metadata. Ends in the expressions, if they may
 * run. Patterns, expressions and everything else are one work.
 */
function validatorOf(schema: Schema, objectMeta: Structure): (object: ApiObject, old?: ApiObject) => FieldError[] {
  const checks = [validator(schema), embeddedChecker(schema, objectMeta), listTypeChecker(schema)];
  const rules = schemaRules(schema);
  return (object, old) => {
    const work = new Work();
    const findings = checks.flatMap((check) => check(object, work));
    const kept =
      old === undefined || findings.length === 0 ? findings : changedOnly(findings, { schema, value: object, old });
    return rules(
      kept.map((each) => each.error),
      { object, old, budget: new Budget(work) },
    );
  };
}

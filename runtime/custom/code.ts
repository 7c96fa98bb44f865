import { requestEntityTooLarge } from "../../generated/errors.ts";
import { celRules, type RuleMeter } from "../cel/celRules.ts";
import { Budget } from "../cel/rule.ts";
import { Work, WorkError } from "../lib/work.ts";
import { finalizerWarnings } from "../registry/metadata/finalizers.ts";
import { decodeObject } from "../negotiate/jsonDecoder.ts";
import type { KindCode } from "../schema/descriptor.ts";
import type { ApiObject, JsonObject } from "../schema/object.ts";
import type { Structure } from "../schema/structure.ts";
import type { TableShape } from "./columns.ts";
import type { DefinitionVersion } from "./definition.ts";
import { type Scale, scaleErrors } from "./scaled.ts";
import { defaulter, type SetDefaults } from "./schema/defaults.ts";
import { readSchema, type Schema } from "./schema/jsonSchema.ts";
import { changedOnly } from "./schema/ratchet.ts";
import { structureOf } from "./schema/structureOf.ts";
import { validator } from "./schema/validate.ts";

export interface CodeInput {
  readonly version: DefinitionVersion;
  readonly type: { readonly apiVersion: string; readonly kind: string };
  readonly columns: TableShape;
  readonly objectMeta: Structure;
  /** Absent: the rules are not timed. */
  readonly ruleMeter?: RuleMeter | undefined;
}

/** Compiles one version of a definition. Its strategy makes stored objects of any version into objects of this one. */
export function kindCodeOf({ version, type, columns, objectMeta, ruleMeter }: CodeInput): KindCode {
  const schema = readSchema(version.schema?.openAPIV3Schema);
  const structure = structureOf(schema, { type, objectMeta });
  const setDefaults = boundedDefaults(defaulter(schema));
  const scale = version.subresources?.scale;
  return {
    structure,
    setDefaults,
    validate: validatorOf(schema, structure, { objectMeta, ruleMeter, scale }),
    cells: columns.cells,
    strategy: {
      warnings: (object, old) => finalizerWarnings(object.metadata?.finalizers, old?.metadata?.finalizers),
      fromStorage(stored) {
        // Metadata was read before it was stored, and who manages which field nests deeper than a body may.
        const { metadata } = stored;
        const body = { ...stored, ...(metadata && { metadata: {} }) };
        const { object } = decodeObject(body as JsonObject, structure, { version: version.name ?? "" });
        const made: ApiObject = Object.assign(object, type, metadata && { metadata });
        setDefaults(made);
        return made;
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
 * All that is wrong with an object, beyond the rules on every kind's metadata. Ends in the expressions, if they may
 * run. Patterns, expressions and everything else are one work.
 */
function validatorOf(
  schema: Schema,
  structure: Structure,
  { objectMeta, ruleMeter, scale }: Pick<CodeInput, "objectMeta" | "ruleMeter"> & { readonly scale: Scale | undefined },
): KindCode["validate"] {
  const check = validator(schema, objectMeta);
  const rules = celRules(structure, ruleMeter);
  return (object, old, { subresource, beside = [], warn } = {}) => {
    const work = new Work();
    const findings = check(object, work, subresource === "status" ? "status" : undefined);
    const isChanged = old !== undefined && findings.length > 0;
    const findingsOfOld = () => check(old, work);
    const kept = isChanged ? changedOnly(findings, { schema, value: object, old, findingsOfOld }) : findings;
    const ofScale = scale === undefined ? [] : scaleErrors(object, scale);
    const errors = [...kept.map((each) => each.error), ...ofScale];
    return rules(errors, object, old, { budget: new Budget(work), beside, warn });
  };
}

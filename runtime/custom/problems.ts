import { type Steps, Work } from "../lib/work.ts";
import type { FieldError } from "../schema/fieldError.ts";
import { invalid, required } from "../schema/fieldError.ts";
import type { CustomResourceDefinitionLike, DefinitionVersion } from "./definition.ts";
import { fullNameProblems, namesProblems, placeProblems } from "./check/names.ts";
import { columnProblems, scaleProblems, selectableProblems } from "./check/versionParts.ts";
import { conversionProblems, storedVersionsProblems, versionsProblems } from "./check/versions.ts";
import { defaultProblems } from "./check/defaults.ts";
import { embeddedProblems } from "./check/embedded.ts";
import { keywordProblems } from "./check/keywords.ts";
import { rootProblems, statusRootProblems } from "./check/root.ts";
import { type Costs, ruleProblems, totalCostProblems } from "./check/rules.ts";
import { structuralErrors } from "./check/structural.ts";
import { readSchema, type Schema } from "./schema/jsonSchema.ts";

interface ProblemOptions {
  /** Nothing of it is stored yet: it may have a wrong name. */
  readonly isNew?: boolean;
  /** Its status is written: clients that have migrated its objects say there which versions are left. */
  readonly isStatus?: boolean;
  readonly work?: Steps;
}

/**
 * All that is wrong with a definition: names, versions, columns, paths, and its schemas with their defaults, patterns
 * and rules. An empty list means that `descriptorsOf` can make its kinds. Throws WorkError when that takes too long.
 */
export function schemaProblems(
  crd: CustomResourceDefinitionLike,
  { isNew = true, isStatus = false, work = definitionWork() }: ProblemOptions = {},
): FieldError[] {
  const { versions } = crd.spec ?? {};
  const costs = { spent: 0 };
  return [
    ...(isNew ? fullNameProblems(crd) : []),
    ...placeProblems(crd),
    ...versionsProblems(crd),
    ...namesProblems(crd),
    ...conversionProblems(crd.spec?.conversion),
    ...(versions ?? []).flatMap((version, index) =>
      versionProblems(version, { path: `spec.versions[${index}]`, costs, work }),
    ),
    ...(isStatus ? [] : storedVersionsProblems(crd)),
  ];
}

/** Of those, the violations of the structural form: what the NonStructuralSchema condition tells. */
export function structuralProblems(crd: CustomResourceDefinitionLike, work: Steps = definitionWork()): FieldError[] {
  const { versions = [] } = crd.spec ?? {};
  return versions.flatMap((version, index) => {
    const source = version.schema?.openAPIV3Schema;
    if (source === undefined) return [];
    return structuralOnly(readSchema(source), { path: pathOfSchema(`spec.versions[${index}]`), work });
  });
}

function structuralOnly(schema: Schema, { path, work }: { readonly path: string; readonly work: Steps }): FieldError[] {
  return [
    ...keywordProblems(schema, path, work),
    ...rootProblems(schema, path),
    ...embeddedProblems(schema, path),
    ...structuralErrors(schema, path),
  ];
}

function pathOfSchema(version: string): string {
  return `${version}.schema.openAPIV3Schema`;
}

interface VersionPlace {
  readonly path: string;
  readonly costs: Costs;
  readonly work: Steps;
}

function versionProblems(version: DefinitionVersion, { path, costs, work }: VersionPlace): FieldError[] {
  const source = version.schema?.openAPIV3Schema;
  const parts = [
    ...columnProblems(version.additionalPrinterColumns, `${path}.additionalPrinterColumns`),
    ...scaleProblems(version.subresources?.scale, `${path}.subresources.scale`),
  ];
  const schemaPath = pathOfSchema(path);
  if (source === undefined || source === null) return [required(schemaPath, "schemas are required"), ...parts];
  if (typeof source !== "object" || Array.isArray(source)) {
    return [invalid(schemaPath, source, "must be a schema"), ...parts];
  }
  const schema = readSchema(source);
  const structural = structuralOnly(schema, { path: schemaPath, work });
  const statusRoot = version.subresources?.status === undefined ? [] : statusRootProblems(schema, schemaPath);
  const further =
    structural.length > 0
      ? []
      : [
          ...defaultProblems(schema, schemaPath, work),
          ...ruleProblems(schema, schemaPath, { costs, work }),
          ...totalCostProblems(costs, schemaPath),
        ];
  const selectable = selectableProblems(version.selectableFields, schema, `${path}.selectableFields`);
  return [...structural, ...statusRoot, ...further, ...parts, ...selectable];
}

/**
 * How long a definition may be checked at most, in milliseconds, whatever its steps: a server that has just started
 * takes its time over the first of them.
 * @limit Check of a definition: 422.
 */
const maxDefinitionMs = 1000;

function definitionWork(): Work {
  return new Work({ maxMs: maxDefinitionMs });
}

import type { FieldError } from "../schema/fieldError.ts";
import { invalid, required } from "../schema/fieldError.ts";
import type { CustomResourceDefinitionLike, DefinitionVersion } from "./definition.ts";
import { namesProblems } from "./check/names.ts";
import { columnProblems, scaleProblems, selectableProblems } from "./check/versionParts.ts";
import { conversionProblems, versionsProblems } from "./check/versions.ts";
import { defaultProblems } from "./check/defaults.ts";
import { embeddedProblems } from "./check/embedded.ts";
import { keywordProblems } from "./check/keywords.ts";
import { rootProblems, statusRootProblems } from "./check/root.ts";
import { ruleProblems, totalCostProblems } from "./check/rules.ts";
import { structuralErrors } from "./check/structural.ts";
import { readSchema, type Schema } from "./schema/jsonSchema.ts";

/**
 * All that is wrong with a definition: names, versions, columns, paths, and its schemas with their defaults, patterns
 * and rules. An empty list means that `descriptorsOf` can make its kinds.
 */
export function schemaProblems(crd: CustomResourceDefinitionLike): FieldError[] {
  const { versions = [] } = crd.spec ?? {};
  const costs = { spent: 0 };
  return [
    ...namesProblems(crd),
    ...versionsProblems(crd),
    ...conversionProblems(crd.spec?.conversion),
    ...versions.flatMap((version, index) => versionProblems(version, `spec.versions[${index}]`, costs)),
  ];
}

/** Of those, the violations of the structural form: what the NonStructuralSchema condition tells. */
export function structuralProblems(crd: CustomResourceDefinitionLike): FieldError[] {
  const { versions = [] } = crd.spec ?? {};
  return versions.flatMap((version, index) => {
    const source = version.schema?.openAPIV3Schema;
    return source === undefined ? [] : structuralOnly(readSchema(source), pathOfSchema(`spec.versions[${index}]`));
  });
}

function structuralOnly(schema: Schema, path: string): FieldError[] {
  return [
    ...keywordProblems(schema, path),
    ...rootProblems(schema, path),
    ...embeddedProblems(schema, path),
    ...structuralErrors(schema, path),
  ];
}

function pathOfSchema(version: string): string {
  return `${version}.schema.openAPIV3Schema`;
}

function versionProblems(version: DefinitionVersion, path: string, costs: { spent: number }): FieldError[] {
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
  const structural = structuralOnly(schema, schemaPath);
  const statusRoot = version.subresources?.status === undefined ? [] : statusRootProblems(schema, schemaPath);
  const further =
    structural.length > 0
      ? []
      : [
          ...defaultProblems(schema, schemaPath),
          ...ruleProblems(schema, schemaPath, costs),
          ...totalCostProblems(costs, schemaPath),
        ];
  const selectable = selectableProblems(version.selectableFields, schema, `${path}.selectableFields`);
  return [...structural, ...statusRoot, ...further, ...parts, ...selectable];
}

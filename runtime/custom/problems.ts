import { atOnce, type Steps, Work } from "../lib/work.ts";
import type { InSteps } from "../schema/steps.ts";
import { addErrors, type FieldError, invalid, isFull, required } from "../schema/fieldError.ts";
import { isObject, type Json } from "../schema/object.ts";
import type { CustomResourceDefinitionLike, DefinitionVersion } from "./definition.ts";
import { fullNameProblems, namesProblems, placeProblems } from "./check/names.ts";
import { partsOf, pathOfSchema, sharedParts, type VersionPart } from "./check/places.ts";
import { columnProblems, scaleProblems, selectableProblems } from "./check/versionParts.ts";
import { conversionProblems, storedVersionsProblems, versionProblems, versionsProblems } from "./check/versions.ts";
import { defaultProblems } from "./check/defaults.ts";
import { embeddedProblems } from "./check/embedded.ts";
import { dialectProblems, hasForeignKeyword, keywordProblems } from "./check/keywords.ts";
import { rootProblems, statusRootProblems } from "./check/root.ts";
import { type Costs, ruleProblems, totalCostProblems } from "./check/rules.ts";
import { structuralErrors, topologyErrors } from "./check/structural.ts";
import { readSchema, type Schema } from "./schema/jsonSchema.ts";

interface ProblemOptions {
  /** Nothing of it is stored yet: it may have a wrong name. */
  readonly isNew?: boolean;
  readonly work?: Steps;
}

/**
 * All that is wrong with a definition: names, versions, columns, paths, and its schemas with their defaults, patterns
 * and rules. An empty list means that `descriptorsOf` can make its kinds. Throws WorkError when that takes too long.
 */
export function schemaProblems(crd: CustomResourceDefinitionLike, options?: ProblemOptions): FieldError[] {
  return atOnce(definitionProblems(crd, options));
}

/** The same in steps. */
export function* definitionProblems(
  crd: CustomResourceDefinitionLike,
  { isNew = true, work = definitionWork() }: ProblemOptions = {},
): InSteps<FieldError[]> {
  const { versions = [], conversion } = crd.spec ?? {};
  const errors = [...(isNew ? fullNameProblems(crd) : []), ...placeProblems(crd)];
  const eachVersion = (problemsOf: (version: DefinitionVersion, path: string) => FieldError[]) => {
    for (let index = 0; index < versions.length && !isFull(errors); index++) {
      addErrors(errors, problemsOf(versions[index] ?? {}, `spec.versions[${index}]`));
    }
  };
  eachVersion(({ schema }, path) => missingSchema(schema?.openAPIV3Schema, path));
  eachVersion(versionProblems);
  if (isFull(errors)) return errors;
  errors.push(...versionsProblems(versions, isSharedBy(versions)), ...namesProblems(crd));
  for (const parts of placedParts(versions)) addErrors(errors, yield* partProblems(parts, work));
  errors.push(...conversionProblems(conversion), ...storedVersionsProblems(crd));
  return errors;
}

/** Of those, the violations of the structural form: what the NonStructuralSchema condition tells. */
export function* structuralProblems(crd: CustomResourceDefinitionLike): InSteps<FieldError[]> {
  const work = definitionWork();
  const errors: FieldError[] = [];
  for (const { base, parts } of placedParts(crd.spec?.versions ?? [])) {
    const source = parts.schema?.openAPIV3Schema;
    if (source === undefined) continue;
    addErrors(errors, yield* structuralOnly(readSchema(source), { path: pathOfSchema(base), work }));
  }
  return errors;
}

interface PlacedParts {
  /** `spec`, or the path of a version. */
  readonly base: string;
  readonly parts: DefinitionVersion;
  readonly hasStatus: boolean;
  /** The schema that the parts are about, wherever it is. */
  readonly schema: Schema;
  readonly hasSchema: boolean;
}

/** What versions have of their own, then what all of them have alike. */
function placedParts(versions: readonly DefinitionVersion[]): PlacedParts[] {
  const isShared = isSharedBy(versions);
  const own = versions.map(
    (version, index): PlacedParts => ({
      base: `spec.versions[${index}]`,
      parts: partsOf(version, (part) => !isShared(part)),
      hasStatus: version.subresources?.status !== undefined,
      schema: readSchema(version.schema?.openAPIV3Schema),
      hasSchema: isObject(version.schema?.openAPIV3Schema),
    }),
  );
  const [first] = versions;
  const [placed] = own;
  if (first === undefined || placed === undefined) return [];
  return [...own, { ...placed, base: "spec", parts: partsOf(first, isShared) }];
}

function isSharedBy(versions: readonly DefinitionVersion[]) {
  const shared = sharedParts(versions);
  return (part: VersionPart) => shared.has(part);
}

function missingSchema(source: Json | undefined, version: string): FieldError[] {
  const path = `${version}.schema.openAPIV3Schema`;
  if (source === undefined || source === null) return [required(path)];
  return isObject(source) ? [] : [invalid(path, source, "must be a schema")];
}

function* partProblems({ base, parts, schema, hasSchema, hasStatus }: PlacedParts, work: Steps): InSteps<FieldError[]> {
  const { additionalPrinterColumns, subresources, selectableFields } = parts;
  const isHere = isObject(parts.schema?.openAPIV3Schema);
  return [
    ...(isHere ? yield* problemsOfSchema(schema, { path: pathOfSchema(base), hasStatus, work }) : []),
    ...scaleProblems(subresources?.scale, `${base}.subresources.scale`),
    ...columnProblems(additionalPrinterColumns, `${base}.additionalPrinterColumns`),
    ...selectableProblems(selectableFields, { schema, hasSchema }, `${base}.selectableFields`),
  ];
}

interface SchemaPlace {
  readonly path: string;
  readonly work: Steps;
}

function* problemsOfSchema(
  schema: Schema,
  { path, work, hasStatus }: SchemaPlace & { readonly hasStatus: boolean },
): InSteps<FieldError[]> {
  const structural = yield* structuralOnly(schema, { path, work });
  const statusRoot = hasStatus ? statusRootProblems(schema, path) : [];
  if (structural.length > 0) return [...statusRoot, ...structural];
  // The root is an object of its own, so its default would have to say of which kind it is.
  const defaults = yield* defaultProblems({ ...schema, embedded: true }, path, work);
  if (defaults.length > 0) return [...statusRoot, ...defaults];
  yield;
  const costs: Costs = { spent: 0, most: [] };
  const ofRules = yield* ruleProblems(schema, path, { costs, work });
  return [...statusRoot, ...ofRules, ...totalCostProblems(costs, path)];
}

function* structuralOnly(schema: Schema, { path, work }: SchemaPlace): InSteps<FieldError[]> {
  yield;
  const errors: FieldError[] = [];
  if (!hasForeignKeyword(schema)) {
    addErrors(errors, rootProblems(schema, path));
    yield;
    addErrors(errors, embeddedProblems(schema, path));
    yield;
    addErrors(errors, structuralErrors(schema, path));
    yield;
    errors.sort((a, b) => (textOf(a) < textOf(b) ? -1 : 1));
  }
  addErrors(errors, dialectProblems(schema, path));
  yield;
  addErrors(errors, yield* keywordProblems(schema, path, work));
  yield;
  addErrors(errors, topologyErrors(schema, path));
  yield;
  return errors;
}

function textOf({ field, message }: FieldError): string {
  return `${field}: ${message}`;
}

/**
 * How long a definition may be checked at most, in milliseconds, whatever its steps: a server that has just started
 * takes its time over the first of them.
 * @limit Check of a definition: 422.
 */
const maxDefinitionMs = 2000;

function definitionWork(): Work {
  return new Work({ maxMs: maxDefinitionMs });
}

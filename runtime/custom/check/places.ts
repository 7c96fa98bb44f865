import { deepEqual } from "../../schema/deepEqual.ts";
import type { DefinitionVersion } from "../definition.ts";

/** What a version may have of its own, or all versions alike. */
export type VersionPart = "schema" | "subresources" | "additionalPrinterColumns" | "selectableFields";

/**
 * The parts that all versions have alike. Errors are about those of the spec then: of a definition with one version,
 * `spec.validation.openAPIV3Schema`, else `spec.versions[1].schema.openAPIV3Schema`.
 */
export function sharedParts([first, ...others]: readonly DefinitionVersion[]): ReadonlySet<VersionPart> {
  const isShared = (part: VersionPart) => others.every((each) => deepEqual(each[part], first?.[part]));
  return new Set(first === undefined ? [] : parts.filter(isShared));
}

const parts: readonly VersionPart[] = ["schema", "subresources", "additionalPrinterColumns", "selectableFields"];

/** The parts of a version without those that all have alike, or those alone. */
export function partsOf(version: DefinitionVersion, isOne: (part: VersionPart) => boolean): DefinitionVersion {
  const { schema, subresources, additionalPrinterColumns, selectableFields } = version;
  return {
    ...(schema !== undefined && isOne("schema") ? { schema } : {}),
    ...(subresources !== undefined && isOne("subresources") ? { subresources } : {}),
    ...(additionalPrinterColumns !== undefined && isOne("additionalPrinterColumns")
      ? { additionalPrinterColumns }
      : {}),
    ...(selectableFields !== undefined && isOne("selectableFields") ? { selectableFields } : {}),
  };
}

/** Where the schema of a version lies, or the one that all versions have. */
export function pathOfSchema(base: string): string {
  return base === "spec" ? "spec.validation.openAPIV3Schema" : `${base}.schema.openAPIV3Schema`;
}

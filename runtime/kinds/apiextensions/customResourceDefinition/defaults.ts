import type { CustomResourceDefinition } from "../../../../generated/apiextensions/v1/customResourceDefinition.ts";

/**
 * Names follow from the kind, nothing is converted, and what is stored is in the storage version. Several such versions
 * are an error, and each counts as stored.
 */
export function customResourceDefinition(definition: CustomResourceDefinition): void {
  const { spec } = definition;
  const { names } = spec;
  if (names.kind) names.singular ||= names.kind.toLowerCase();
  if (names.kind) names.listKind ||= `${names.kind}List`;
  spec.conversion ??= { strategy: "None" };
  const stored = spec.versions?.filter((each) => each.storage).map((each) => each.name) ?? [];
  const status = (definition.status ??= {});
  if (stored.length > 0 && !status.storedVersions?.length) status.storedVersions = stored;
}

import type { CustomResourceDefinition } from "../../../../generated/apiextensions/v1/customResourceDefinition.ts";

/**
 * Names follow from the kind, nothing is converted, and what is stored is in the storage version. Several such versions
 * are an error, and the first counts as stored.
 */
export function customResourceDefinition(definition: CustomResourceDefinition): void {
  const { spec } = definition;
  const { names } = spec;
  if (names.kind) names.singular ||= names.kind.toLowerCase();
  if (names.kind) names.listKind ||= `${names.kind}List`;
  const conversion = (spec.conversion ??= { strategy: "None" });
  const { clientConfig, conversionReviewVersions = [] } = conversion.webhook ?? {};
  if (clientConfig === undefined && conversionReviewVersions.length === 0) delete conversion.webhook; // it says nothing
  const stored = spec.versions?.find((each) => each.storage)?.name;
  const status = (definition.status ??= {});
  if (stored !== undefined && !status.storedVersions?.length) status.storedVersions = [stored];
}

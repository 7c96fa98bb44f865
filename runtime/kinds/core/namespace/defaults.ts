import type { Namespace } from "../../../../generated/core/v1/namespace.ts";
import { labelMetadataName } from "../../../../generated/wellknown.ts";

/** Every namespace carries its name as a label, so that selectors find it. */
export function namespace(namespace: Namespace): void {
  const metadata = namespace.metadata;
  const name = metadata?.name;
  if (metadata === undefined || name === undefined || name === "") return;
  if (metadata.labels?.[labelMetadataName] === name) return;
  (metadata.labels ??= {})[labelMetadataName] = name;
}

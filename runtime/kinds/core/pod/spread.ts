import type { PodSpec } from "../../../../generated/core/v1/pod.ts";
import { addErrors, duplicate, type FieldError } from "../../../schema/fieldError.ts";
import { type SpreadKeysRule, validateSpreadKeys } from "./labelKeys.ts";

/** No two constraints are about the same. */
export function validateSpread(
  spec: PodSpec,
  { path, spreadKeys }: { readonly path: string; readonly spreadKeys: SpreadKeysRule },
  errors: FieldError[],
): void {
  if (!spec.topologySpreadConstraints) return;
  validateApart(spec.topologySpreadConstraints, `${path}.topologySpreadConstraints`, errors);
  addErrors(errors, validateSpreadKeys(spec, path, spreadKeys));
}

type Constraints = NonNullable<PodSpec["topologySpreadConstraints"]>;

/** The error is about the one that comes first. */
function validateApart(constraints: Constraints, path: string, errors: FieldError[]): void {
  const last = new Map<string, number>();
  for (const [index, { topologyKey, whenUnsatisfiable }] of constraints.entries()) {
    const pair = `{${topologyKey}, ${whenUnsatisfiable}}`;
    const earlier = last.get(pair);
    if (earlier !== undefined) errors.push(duplicate(`${path}[${earlier}].{topologyKey, whenUnsatisfiable}`, pair));
    last.set(pair, index);
  }
}

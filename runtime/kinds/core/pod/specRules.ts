import type { FieldError } from "../../../schema/fieldError.ts";
import type { SpreadKeysRule } from "./labelKeys.ts";

/** What the checks of a pod's spec must know of it. */
export interface PodSpecRules {
  /** Where the spec sits: "spec" or "spec.template.spec". */
  readonly path: string;
  /** Templates are looser: a controller or an admission plugin may still fill what is missing. */
  readonly isTemplate: boolean;
  readonly spreadKeys: SpreadKeysRule;
  /** Name of the pod, where it has one already. */
  readonly podName?: string;
  /** Whether the pod is stored, so that its deadline may have come down to nothing. */
  readonly isStored?: boolean;
  /** What schema and rules have found. */
  readonly formErrors?: readonly FieldError[] | undefined;
}

/** How errors name a pod that cannot be changed in some way, whatever its fields are. */
export const wholePod = "[]";

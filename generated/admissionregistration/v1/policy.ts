// Generated from admissionregistration/v1/policy.yaml. Do not edit.
import type { LabelSelector } from "../../meta/v1.ts";

/** Kind of the objects that hold parameters. */
export interface ParamKind {
  /** Group and version of the kind. */
  apiVersion?: string;
  /** Name of the kind. */
  kind?: string;
}

/** Which objects hold the parameters. */
export interface ParamRef {
  /** Name of the object; excludes selector. */
  name?: string;
  /** Namespace of the object; that of the request when unset. */
  namespace?: string;
  /** Labels of the objects; excludes name. */
  selector?: LabelSelector;
  /** What to do when there is no such object. */
  parameterNotFoundAction?: "Deny" | "Allow";
}

/** A named expression. */
export interface Variable {
  /** Name; a CEL identifier. */
  name: string;
  /** CEL expression, evaluated when first used. */
  expression: string;
}

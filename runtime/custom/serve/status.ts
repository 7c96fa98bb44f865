import { deepEqual } from "../../schema/deepEqual.ts";
import type { FieldError } from "../../schema/fieldError.ts";
import type { Platform } from "../../schema/platform.ts";
import { approvalCondition, approvalOf } from "../approval.ts";
import { caBundleErrors } from "../caBundle.ts";
import { type Finding, isTrue, removeCondition, setCondition } from "../conditions.ts";
import { type CustomResourceDefinitionLike, nameProblem } from "../descriptor.ts";

export interface StatusContext {
  /** Definitions and built-in kinds of the same group, each with its accepted names. */
  readonly others: Iterable<CustomResourceDefinitionLike>;
  /** Groups of these domains want an approval. */
  readonly platform: Pick<Platform, "apiDomain" | "labelDomain">;
  /** What in its schemas is not structural. */
  readonly violations: readonly FieldError[];
  /** RFC 3339. */
  readonly time: string;
}

/**
 * Brings the status of a definition in line with its spec, in place: which names it holds, whether it may be served,
 * and why not. Once established it stays so. Returns whether anything changed.
 */
export function updateStatus(crd: CustomResourceDefinitionLike, context: StatusContext): boolean {
  const before = structuredClone(crd.status);
  const { time } = context;
  const names = nameProblem(crd, context.others);
  const status = (crd.status ??= {});
  status.acceptedNames = names.acceptedNames;
  const { reason, message } = names;
  setCondition(crd, { type: "NamesAccepted", status: names.status, reason, message, time });
  if (!isTrue(crd, "Established")) setCondition(crd, { ...establishedBy(crd, names.status === "True"), time });
  tellViolations(crd, context);
  tellApproval(crd, context);
  return !deepEqual(before, crd.status);
}

/** Certificates may be put in later: until then nothing is served that could not be converted. */
function establishedBy(crd: CustomResourceDefinitionLike, hasNames: boolean): Omit<Finding, "time"> {
  if (!hasNames) return notEstablished;
  return caBundleErrors(crd).length === 0 ? established : noCertificates;
}

const established = {
  type: "Established",
  status: "True",
  reason: "InitialNamesAccepted",
  message: "the initial names have been accepted",
} as const;

const notEstablished = {
  type: "Established",
  status: "False",
  reason: "NotAccepted",
  message: "not all names are accepted",
} as const;

const noCertificates = {
  type: "Established",
  status: "False",
  reason: "InvalidCABundle",
  message: "no certificate in the caBundle of the conversion webhook can be read",
} as const;

function tellViolations(crd: CustomResourceDefinitionLike, { violations, time }: StatusContext): void {
  if (violations.length === 0) {
    removeCondition(crd, "NonStructuralSchema");
    return;
  }
  const texts = violations.map(({ field, message }) => `${field}: ${message}`);
  const message = texts.length === 1 ? texts.join() : `[${texts.join(", ")}]`;
  setCondition(crd, { type: "NonStructuralSchema", status: "True", reason: "Violations", message, time });
}

function tellApproval(crd: CustomResourceDefinitionLike, { platform, time }: StatusContext): void {
  const approval = approvalOf(crd, platform);
  if (approval === undefined) return;
  setCondition(crd, { type: approvalCondition, ...approval, time });
}

import type { FieldError } from "../schema/fieldError.ts";
import { invalid, required } from "../schema/fieldError.ts";
import type { CustomResourceDefinitionLike } from "./definition.ts";

export const approvalCondition = "KubernetesAPIApprovalPolicyConformant";

/** Domains whose groups are the platform's own; its annotation is of the label domain. */
export interface ProtectedDomains {
  readonly apiDomain: string;
  readonly labelDomain: string;
}

/** What the annotation says, in the words of the condition of it. */
export interface Approval {
  readonly status: "True" | "False";
  readonly reason: "ApprovedAnnotation" | "UnapprovedAnnotation" | "MissingAnnotation" | "InvalidAnnotation";
  readonly message: string;
}

/** The URL of a review, or why there was none; undefined where the group wants no approval. */
export function approvalOf(crd: CustomResourceDefinitionLike, domains: ProtectedDomains): Approval | undefined {
  const group = `.${crd.spec?.group ?? ""}`;
  if (!group.endsWith(`.${domains.apiDomain}`) && !group.endsWith(`.${domains.labelDomain}`)) return undefined;
  const name = approvalAnnotation(domains);
  const value = crd.metadata?.annotations?.[name] ?? "";
  const wanted = `protected groups must have approval annotation ${JSON.stringify(name)}`;
  if (value === "") return { status: "False", reason: "MissingAnnotation", message: wanted };
  if (value.startsWith("unapproved")) {
    return { status: "False", reason: "UnapprovedAnnotation", message: `not approved: ${JSON.stringify(value)}` };
  }
  if (URL.canParse(value)) return { status: "True", reason: "ApprovedAnnotation", message: `approved in ${value}` };
  const message = `${wanted} with either a URL or a reason starting with "unapproved"`;
  return { status: "False", reason: "InvalidAnnotation", message };
}

/** Refuses a definition of a protected group without a proper annotation, unless it was without one before. */
export function approvalProblems(
  crd: CustomResourceDefinitionLike,
  { old, ...domains }: ProtectedDomains & { readonly old?: CustomResourceDefinitionLike },
): FieldError[] {
  const approval = approvalOf(crd, domains);
  if (approval === undefined) return [];
  if (old !== undefined && approvalOf(old, domains)?.reason === approval.reason) return [];
  const name = approvalAnnotation(domains);
  const field = `metadata.annotations[${name}]`;
  if (approval.reason === "MissingAnnotation") return [required(field, approval.message)];
  if (approval.reason !== "InvalidAnnotation") return [];
  return [invalid(field, crd.metadata?.annotations?.[name], approval.message)];
}

/** The annotation by which a definition in a protected group says who approved it. */
export function approvalAnnotation({ labelDomain }: Pick<ProtectedDomains, "labelDomain">): string {
  return `api-approved.${labelDomain}`;
}

import { labelHostname } from "../../../generated/wellknown.ts";
import { type FieldError, invalid, invalidAs } from "../../schema/fieldError.ts";
import { faultsOf, qualifiedName } from "../../schema/names.ts";
import { isWholeQuantity, type Quantity } from "../../schema/quantity.ts";

export type Amounts = Readonly<Record<string, Quantity>>;

const pageSizes = /^(?:requests\.)?hugepages-./;
const counted = [
  "pods",
  "services",
  "replicationcontrollers",
  "resourcequotas",
  "secrets",
  "configmaps",
  "persistentvolumeclaims",
  "services.nodeports",
  "services.loadbalancers",
];
const measured = ["cpu", "memory", "ephemeral-storage"];
const bounds = [...measured, "storage"]
  .map((each) => `requests.${each}`)
  .concat(measured.map((each) => `limits.${each}`));
const quotaNames: ReadonlySet<string> = new Set([...counted, ...measured, ...bounds]);

/** Names without a domain that a quota knows. */
export function isQuotaName(name: string): boolean {
  return quotaNames.has(name) || pageSizes.test(name);
}

/** A name of a resource: a known word, or one with a domain. */
export function validateResourceName(name: string, path: string, errors: FieldError[]): void {
  const texts = faultsOf(qualifiedName, name);
  errors.push(...invalidAs(path, name, texts));
  if (texts.length > 0) return;
  if (!name.includes("/") && name !== "storage" && !isQuotaName(name)) {
    errors.push(invalid(path, name, "must be a standard resource type or fully qualified"));
  }
}

const ownDomain = labelHostname.slice(0, labelHostname.indexOf("/") + 1);

/** Whether a resource is one of the platform's: it has no domain, or the platform's. */
export function isOwnResource(name: string): boolean {
  return !name.includes("/") || name.includes(ownDomain);
}

/** What is counted, and what other domains have, is whole. */
export function validateAmount(name: string, amount: Quantity, path: string, errors: FieldError[]): void {
  if ((counted.includes(name) || name.includes("/")) && !isWholeQuantity(amount)) {
    errors.push(invalid(path, String(amount), "must be an integer"));
  }
}

import type { StorageVersionMigration } from "../../../generated/storagemigration/v1beta1/storageVersionMigration.ts";
import { type FieldError, invalid, required } from "../../schema/fieldError.ts";
import { dns1035Label, dnsSubdomain } from "../../schema/names.ts";
import type { Strategy, StrategyContext } from "../../schema/strategy.ts";
import { immutable } from "./immutable.ts";

export const strategy: Strategy<StorageVersionMigration> = {
  validate,
  validateUpdate: ({ spec }, old, { subresource }) => (subresource === "" ? immutable("spec", spec, old.spec) : []),
};

function validate({ spec, status }: StorageVersionMigration, { subresource }: StrategyContext): FieldError[] {
  if (subresource === "status") return validateConditions(status?.conditions ?? []);
  const { group = "", resource = "" } = spec?.resource ?? {};
  const groupText = group === "" ? undefined : dnsSubdomain(group);
  const errors = groupText === undefined ? [] : [invalid("spec.resource.group", group, groupText)];
  if (resource === "") return [...errors, required("spec.resource.resource")];
  const text = dns1035Label(resource);
  return text === undefined ? errors : [...errors, invalid("spec.resource.resource", resource, text)];
}

/** A migration succeeds or fails, not both. */
function validateConditions(conditions: readonly { readonly type: string; readonly status: string }[]): FieldError[] {
  const holds = (type: string) => conditions.some((each) => each.type === type && each.status === "True");
  if (!holds("Succeeded") || !holds("Failed")) return [];
  return [
    invalid("status.conditions", conditions, "Both success and failed conditions cannot be true at the same time"),
  ];
}

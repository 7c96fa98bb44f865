// Generated from storagemigration/v1beta1/storageVersionMigration.yaml. Do not edit.
import type { RuleCheck } from "../../../runtime/schema/index.ts";
import { formats, invalid, isMalformed, isSame, malformed, required } from "../../../runtime/schema/index.ts";
import type * as types from "./storageVersionMigration.ts";

export const checkStorageVersionMigration: RuleCheck<types.StorageVersionMigration> = (self, old, findings) => {
  const { errors } = findings;
  if (isMalformed(self.spec?.resource?.group, formats["dns-subdomain"])) {
    errors.push(...malformed("spec.resource.group", self.spec?.resource?.group, formats["dns-subdomain"]));
  }
  if (!self.spec?.resource?.resource) {
    errors.push(required("spec.resource.resource", "resource is required to be set"));
  }
  if (isMalformed(self.spec?.resource?.resource, formats["dns1035-label"])) {
    errors.push(...malformed("spec.resource.resource", self.spec?.resource?.resource, formats["dns1035-label"]));
  }
  if (old !== undefined && !isSame(self.spec, old?.spec)) {
    errors.push(invalid("spec", self.spec ?? null, "field is immutable"));
  }
};

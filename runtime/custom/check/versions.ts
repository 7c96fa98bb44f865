import { type FieldError, forbidden, invalid, notSupported, required, tooLong } from "../../schema/fieldError.ts";
import { dns1035Label } from "../../schema/names.ts";
import type { CustomResourceDefinitionLike, DefinitionSpec, DefinitionVersion } from "../definition.ts";

/** What is wrong with the list of versions. */
export function versionsProblems({ spec = {} }: CustomResourceDefinitionLike): FieldError[] {
  const versions = spec.versions ?? [];
  const names = versions.map((each) => each.name ?? "");
  const errors = versions.flatMap((version, index) => versionProblems(version, `spec.versions[${index}]`));
  if (new Set(names).size < names.length) {
    errors.push(invalid("spec.versions", names, "must contain unique version names"));
  }
  const stored = versions.filter((each) => each.storage === true);
  if (stored.length !== 1) {
    const shown = names.length === 0 ? null : names;
    errors.push(invalid("spec.versions", shown, "must have exactly one version marked as storage version"));
  }
  return errors;
}

/** What is wrong with the record of the versions that were stored. */
export function storedVersionsProblems({ spec = {}, status }: CustomResourceDefinitionLike): FieldError[] {
  const versions = spec.versions ?? [];
  if (status === undefined) return [];
  const names = versions.map((each) => each.name ?? "");
  const storage = versions.filter((each) => each.storage === true);
  return storedProblems(status.storedVersions ?? [], names, storage[0]?.name);
}

/** @limit Deprecation warning of a version, in characters: 422. */
const maxWarning = 256;

function versionProblems({ name = "", deprecated, deprecationWarning }: DefinitionVersion, path: string): FieldError[] {
  const errors: FieldError[] = [];
  const problem = dns1035Label(name);
  if (problem !== undefined) errors.push(invalid(`${path}.name`, name, problem));
  if (deprecationWarning === undefined) return errors;
  const field = `${path}.deprecationWarning`;
  if (deprecated !== true) errors.push(invalid(field, deprecationWarning, "can only be set for deprecated versions"));
  if (deprecationWarning === "") errors.push(invalid(field, deprecationWarning, "must not be an empty string"));
  else if (deprecationWarning.length > maxWarning) errors.push(tooLong(field, maxWarning));
  if (!/^[\x20-\x7e]*$/.test(deprecationWarning)) {
    errors.push(invalid(field, deprecationWarning, "must contain printable ASCII characters only"));
  }
  return errors;
}

function storedProblems(
  stored: readonly string[],
  versions: readonly string[],
  storage: string | undefined,
): FieldError[] {
  const field = "status.storedVersions";
  if (stored.length === 0) return [invalid(field, null, "must have at least one stored version")];
  const errors = stored.flatMap((name, index) =>
    versions.includes(name) ? [] : [invalid(`${field}[${index}]`, name, isLeftOut(name))],
  );
  if (storage !== undefined && !stored.includes(storage)) {
    errors.push(invalid(field, stored, `must have the storage version ${storage}`));
  }
  return errors;
}

function isLeftOut(name: string): string {
  return (
    `missing from spec.versions; ${name} was previously a storage version, and must remain in spec.versions until a ` +
    `storage migration ensures no data remains persisted in ${name} and removes ${name} from status.storedVersions`
  );
}

/** What is wrong with how objects are converted between versions. */
export function conversionProblems(conversion: DefinitionSpec["conversion"]): FieldError[] {
  if (conversion === undefined) return [];
  const { strategy = "", webhook } = conversion;
  const field = "spec.conversion";
  if (strategy === "") return [required(`${field}.strategy`)];
  if (strategy !== "None" && strategy !== "Webhook") {
    return [notSupported(`${field}.strategy`, strategy, ["None", "Webhook"])];
  }
  if (strategy === "None") {
    return webhook === undefined
      ? []
      : [forbidden(`${field}.webhook`, "should not be set when strategy is not set to Webhook")];
  }
  return webhook === undefined
    ? [required(`${field}.webhook.clientConfig`, "required when strategy is set to Webhook")]
    : webhookProblems(webhook, `${field}.webhook`);
}

function webhookProblems(webhook: unknown, field: string): FieldError[] {
  const { clientConfig, conversionReviewVersions } = (webhook ?? {}) as {
    clientConfig?: { url?: unknown; service?: unknown };
    conversionReviewVersions?: unknown;
  };
  const errors: FieldError[] = [];
  if (clientConfig === undefined || clientConfig === null) {
    errors.push(required(`${field}.clientConfig`, "required when strategy is set to Webhook"));
  } else if ((clientConfig.url === undefined) === (clientConfig.service === undefined)) {
    errors.push(required(`${field}.clientConfig`, "exactly one of url or service is required"));
  }
  const versions = Array.isArray(conversionReviewVersions) ? (conversionReviewVersions as readonly unknown[]) : [];
  const path = `${field}.conversionReviewVersions`;
  if (versions.length === 0) errors.push(required(path));
  else if (!versions.some((each) => each === "v1" || each === "v1beta1")) {
    errors.push(invalid(path, versions, "must include at least one of v1, v1beta1"));
  }
  return errors;
}

import { invalid } from "../../../generated/errors.ts";
import { invalid as invalidField, type Platform } from "../../schema/index.ts";
import type { AdmissionAttributes, PromptPlugin } from "../plugin.ts";

/** What the names of objects in manifests end in, such as ".static.orch.io". */
export function manifestSuffix({ apiDomain }: Pick<Platform, "apiDomain">): string {
  return `.static.${apiDomain}`;
}

/** Resources of the kinds that manifests have. */
export const manifestResources = {
  ValidatingWebhookConfiguration: "validatingwebhookconfigurations",
  MutatingWebhookConfiguration: "mutatingwebhookconfigurations",
  ValidatingAdmissionPolicy: "validatingadmissionpolicies",
  ValidatingAdmissionPolicyBinding: "validatingadmissionpolicybindings",
  MutatingAdmissionPolicy: "mutatingadmissionpolicies",
  MutatingAdmissionPolicyBinding: "mutatingadmissionpolicybindings",
} as const;

export interface ReservedNamesOptions {
  readonly platform: Pick<Platform, "apiDomain">;
  /** Whether manifests are read: else such a name only gets a warning. */
  readonly isReserved: boolean;
}

/** Keeps the names of objects in manifests from objects that are created through the API. */
export function reservedNames({ platform, isReserved }: ReservedNamesOptions): PromptPlugin {
  const suffix = manifestSuffix(platform);
  const text =
    `names ending with ${JSON.stringify(suffix)} are reserved for static manifest-based configurations ` +
    "and cannot be managed via the API";
  const isTaken = ({ name, subresource }: AdmissionAttributes) => subresource === "" && name.endsWith(suffix);
  return {
    name: "ReservedNames",
    about: {
      operations: ["create"],
      resources: Object.values(manifestResources).map((each) => `${each}.admissionregistration.${platform.apiDomain}`),
    },
    validate: (attributes) => {
      if (!isTaken(attributes)) return undefined;
      const { descriptor, name, warn } = attributes;
      if (isReserved) return invalid(descriptor, name, [invalidField("metadata.name", name, text)]);
      warn(`metadata.name: ${text}`);
      return undefined;
    },
  };
}

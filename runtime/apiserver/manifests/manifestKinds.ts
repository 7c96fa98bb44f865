import type { MutatingWebhookConfiguration } from "../../../generated/admissionregistration/v1/mutatingWebhookConfiguration.ts";
import type { ValidatingAdmissionPolicySpec } from "../../../generated/admissionregistration/v1/validatingAdmissionPolicy.ts";
import type { ValidatingAdmissionPolicyBindingSpec } from "../../../generated/admissionregistration/v1/validatingAdmissionPolicyBinding.ts";
import type { ApiObject } from "../../schema/index.ts";

/** A kind that manifests may have, and what its objects may not say there; undefined: the object may be. */
export interface ManifestKind {
  readonly problemOf: (object: ApiObject, suffix: string) => string | undefined;
  /** The policy that an object needs. */
  readonly policyOf?: (object: ApiObject) => string;
}

/** The plugins that read manifests, and the kinds that each of them takes. */
export const manifestKinds = {
  ValidatingAdmissionWebhook: { ValidatingWebhookConfiguration: { problemOf: webhookProblem } },
  MutatingAdmissionWebhook: { MutatingWebhookConfiguration: { problemOf: webhookProblem } },
  ValidatingAdmissionPolicy: {
    ValidatingAdmissionPolicy: { problemOf: policyProblem },
    ValidatingAdmissionPolicyBinding: { problemOf: bindingProblem, policyOf: policyOfBinding },
  },
  MutatingAdmissionPolicy: {
    MutatingAdmissionPolicy: { problemOf: policyProblem },
    MutatingAdmissionPolicyBinding: { problemOf: bindingProblem, policyOf: policyOfBinding },
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, ManifestKind>>>>;

export type ManifestPlugin = keyof typeof manifestKinds;

type KindsOf<P> = P extends ManifestPlugin ? keyof (typeof manifestKinds)[P] : never;
export type ManifestKindName = KindsOf<ManifestPlugin>;

/** The kinds of a plugin by their names, policies before bindings. */
export function kindsOf(plugin: ManifestPlugin): ReadonlyMap<string, ManifestKind> {
  return new Map(Object.entries(manifestKinds[plugin]));
}

/** Services, parameters and what else is in storage may not be there when the first request comes. */
function webhookProblem(object: ApiObject): string | undefined {
  const { webhooks = [] } = object as MutatingWebhookConfiguration;
  for (const [index, { clientConfig }] of webhooks.entries()) {
    const field = `webhooks[${index}].clientConfig`;
    if (clientConfig.service !== undefined) return `${field}.service: a webhook of a manifest has a url instead`;
    if ((clientConfig.caBundle ?? "") === "") return `${field}.caBundle: is required of a webhook of a manifest`;
  }
  return undefined;
}

function policyProblem(object: ApiObject): string | undefined {
  const { spec } = object as { readonly spec?: Partial<ValidatingAdmissionPolicySpec> };
  return spec?.paramKind === undefined ? undefined : "spec.paramKind: a policy of a manifest has no parameters";
}

function bindingProblem(object: ApiObject, suffix: string): string | undefined {
  const { spec } = object as { readonly spec?: Partial<ValidatingAdmissionPolicyBindingSpec> };
  if (spec?.paramRef !== undefined) return "spec.paramRef: a policy of a manifest has no parameters";
  if (policyOfBinding(object).endsWith(suffix)) return undefined;
  return `spec.policyName: must end in ${JSON.stringify(suffix)}`;
}

function policyOfBinding(object: ApiObject): string {
  const { spec } = object as { readonly spec?: Partial<ValidatingAdmissionPolicyBindingSpec> };
  return spec?.policyName ?? "";
}

import type { CustomResourceDefinition } from "../../../../generated/apiextensions/v1/customResourceDefinition.ts";
import { domainApi, domainLabels, finalizerCustomResources } from "../../../../generated/wellknown.ts";
import { approvalProblems } from "../../../custom/approval.ts";
import { caBundleErrors } from "../../../custom/caBundle.ts";
import { formatWarnings } from "../../../custom/check/formats.ts";
import { isTrue, setCondition } from "../../../custom/conditions.ts";
import { type CustomResourceDefinitionLike, definitionProblems } from "../../../custom/descriptor.ts";
import { atOnce } from "../../../lib/work.ts";
import type { FieldError } from "../../../schema/fieldError.ts";
import type { InSteps } from "../../../schema/steps.ts";
import type { Strategy, StrategyContext } from "../../../schema/strategy.ts";
import { immutable } from "../../rules/immutable.ts";
import { isNew } from "../../rules/isNew.ts";
import { validateClientConfig } from "../../rules/admission/webhookClientConfig.ts";

export const strategy: Strategy<CustomResourceDefinition> = {
  prepareForUpdate,
  validate,
  validateInSteps,
  forgivesStored: true,
  validateUpdate,
  warnings: (definition, old, { subresource }) =>
    subresource === "status"
      ? []
      : formatWarnings(
          definition as unknown as CustomResourceDefinitionLike,
          old as CustomResourceDefinitionLike | undefined,
        ),
  beginDeletion,
  holdsDeletion,
  defaultPropagation: "none", // its objects go with it, whatever a client asks for
};

/** Objects may lie in every version that was ever the stored one, until a client has migrated them and says so. */
function prepareForUpdate(definition: CustomResourceDefinition, _old: unknown, context: StrategyContext): void {
  if (context.subresource !== "") return;
  const stored = definition.spec.versions?.find((each) => each.storage)?.name;
  const status = (definition.status ??= {});
  const versions = status.storedVersions ?? [];
  if (stored !== undefined && !versions.includes(stored)) status.storedVersions = [...versions, stored];
}

/** Domains that a group needs an approval for. */
const domains = { apiDomain: domainApi, labelDomain: domainLabels };

function validate(definition: CustomResourceDefinition, context: StrategyContext): FieldError[] {
  return atOnce(validateInSteps(definition, context));
}

function* validateInSteps(
  definition: CustomResourceDefinition,
  { subresource }: StrategyContext,
): InSteps<FieldError[]> {
  if (subresource === "status") return []; // clients that have migrated its objects say there which versions are left
  const crd = definition as unknown as CustomResourceDefinitionLike;
  return [
    ...(yield* definitionProblems(crd, { isNew: isNew(definition) })),
    ...validateConversion(definition.spec.conversion),
    ...(isNew(definition) ? approvalProblems(crd, domains) : []),
  ];
}

function validateConversion(conversion: CustomResourceDefinition["spec"]["conversion"]): FieldError[] {
  const { clientConfig } = conversion?.webhook ?? {};
  if (conversion?.strategy !== "Webhook" || clientConfig === undefined) return [];
  return validateClientConfig(clientConfig, "spec.conversion.webhookClientConfig");
}

/**
 * Objects lie under group and plural; once there may be some, they have their scope and kind for good, and the webhook
 * that converts them does not lose its certificates.
 */
function validateUpdate(
  definition: CustomResourceDefinition,
  old: CustomResourceDefinition,
  { work }: StrategyContext,
): FieldError[] {
  const [spec, before] = [definition.spec, old.spec];
  const crd = definition as unknown as CustomResourceDefinitionLike;
  const oldCrd = old as unknown as CustomResourceDefinitionLike;
  return [
    ...immutable("spec.group", spec.group, before.group),
    ...immutable("spec.names.plural", spec.names?.plural, before.names?.plural),
    ...(isTrue(old, "Established")
      ? [
          ...immutable("spec.scope", spec.scope, before.scope),
          ...immutable("spec.names.kind", spec.names?.kind, before.names?.kind),
          ...(caBundleErrors(oldCrd, work).length === 0 ? caBundleErrors(crd, work) : []),
        ]
      : []),
    ...approvalProblems(crd, { ...domains, old: oldCrd }),
  ];
}

/** The objects of the kind go first: a finalizer keeps the definition until its controller has deleted them. */
function beginDeletion(definition: CustomResourceDefinition): void {
  const metadata = (definition.metadata ??= {});
  const finalizers = metadata.finalizers ?? [];
  if (!finalizers.includes(finalizerCustomResources)) metadata.finalizers = [...finalizers, finalizerCustomResources];
  setCondition(definition, {
    type: "Terminating",
    status: "True",
    reason: "InstanceDeletionPending",
    message: "CustomResourceDefinition marked for deletion; CustomResource deletion will begin soon",
    time: metadata.deletionTimestamp ?? "",
  });
}

/** A definition cannot go at once; when it is being deleted, the finalizer is what holds it. */
function holdsDeletion(definition: CustomResourceDefinition): boolean {
  return definition.metadata?.deletionTimestamp === undefined;
}

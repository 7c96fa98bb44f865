import type { CustomResourceDefinition } from "../../../generated/apiextensions/v1/customResourceDefinition.ts";
import { finalizerCustomResources } from "../../../generated/wellknown.ts";
import { setCondition } from "../../custom/conditions.ts";
import { type CustomResourceDefinitionLike, schemaProblems } from "../../custom/descriptor.ts";
import type { FieldError } from "../../schema/fieldError.ts";
import type { Strategy, StrategyContext } from "../../schema/strategy.ts";

export const strategy: Strategy<CustomResourceDefinition> = {
  prepareForUpdate,
  validate,
  beginDeletion,
  holdsDeletion,
};

/** Objects may lie in every version that was ever the stored one, until somebody has seen to it and says so. */
function prepareForUpdate(definition: CustomResourceDefinition, _old: unknown, context: StrategyContext): void {
  if (context.subresource !== "") return;
  const stored = definition.spec.versions?.find((each) => each.storage)?.name;
  const status = (definition.status ??= {});
  const versions = status.storedVersions ?? [];
  if (stored !== undefined && !versions.includes(stored)) status.storedVersions = [...versions, stored];
}

function validate(definition: CustomResourceDefinition): FieldError[] {
  return [...schemaProblems(definition as unknown as CustomResourceDefinitionLike)];
}

/** The objects of the kind go first: a finalizer keeps the definition until its controller has deleted them. */
function beginDeletion(definition: CustomResourceDefinition): void {
  const metadata = (definition.metadata ??= {});
  const finalizers = metadata.finalizers ?? [];
  if (!finalizers.includes(finalizerCustomResources)) metadata.finalizers = [...finalizers, finalizerCustomResources];
  setCondition(definition, {
    type: "Terminating",
    status: "True",
    reason: "InstanceDeletionInProgress",
    message: "CustomResource deletion is in progress",
    time: metadata.deletionTimestamp ?? "",
  });
}

/** A definition cannot go at once; when it is being deleted, the finalizer is what holds it. */
function holdsDeletion(definition: CustomResourceDefinition): boolean {
  return definition.metadata?.deletionTimestamp === undefined;
}

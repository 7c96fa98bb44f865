import type { LabelSelector } from "../../../generated/meta/v1.ts";
import { selectorMatches } from "../../lib/labelSelector.ts";
import type { ApiObject } from "../../schema/index.ts";
import type { AdmissionAttributes } from "../plugin.ts";
import { isNamespace } from "./rules.ts";

export interface Labelled {
  readonly object: ApiObject | undefined;
  readonly old: ApiObject | undefined;
}

/** The namespace that a request is about; that of a namespace is itself. "" for the whole cluster. */
export function namespaceOf({ descriptor, namespace, name }: AdmissionAttributes): string {
  return isNamespace(descriptor) ? name : namespace;
}

/** Requests about the whole cluster pass, those about a namespace itself do not. */
export function matchesNamespace(
  selector: LabelSelector,
  attributes: AdmissionAttributes,
  { object, labelsOf }: Labelled & { readonly labelsOf: (namespace: string) => ApiLabels | undefined },
): boolean {
  if (isEmpty(selector)) return true;
  const namespace = namespaceOf(attributes);
  if (namespace === "") return true;
  const isWritten = isNamespace(attributes.descriptor) && attributes.subresource === "" && object !== undefined;
  return selectorMatches(selector, isWritten ? (object.metadata?.labels ?? {}) : (labelsOf(namespace) ?? {}));
}

type ApiLabels = Readonly<Record<string, string>>;

/** Either the object or what it was has the labels. */
export function matchesObject(selector: LabelSelector, { object, old }: Labelled): boolean {
  if (isEmpty(selector)) return true;
  return [object, old].some((each) => each?.metadata !== undefined && selectorMatches(selector, each.metadata.labels));
}

function isEmpty({ matchLabels = {}, matchExpressions = [] }: LabelSelector): boolean {
  return matchExpressions.length === 0 && Object.keys(matchLabels).length === 0;
}

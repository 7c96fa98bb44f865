import type { ApiObject, ResourceDescriptor } from "../../schema/index.ts";
import type { AdmissionAttributes } from "../plugin.ts";
import type { ServedKinds } from "./servedKinds.ts";

/** What a write makes of an object. */
export interface Change {
  readonly object: ApiObject | undefined;
  readonly old: ApiObject | undefined;
}

/** The same in the version that a rule names. */
export interface ShownChange extends Change {
  readonly kind: ResourceDescriptor;
}

/** What hooks and policies see of a change. */
export function shownOf({ object, old }: Change, { shown }: AdmissionAttributes): Change {
  if (shown === undefined) return { object, old };
  const isNew = shown.operation === "create";
  return {
    object: object === undefined ? undefined : shown.of(object),
    old: old === undefined || isNew ? undefined : shown.of(old),
  };
}

/** What is shown in another version of the kind; bodies of sub-resources have versions of their own. */
export async function inVersion(
  { object, old }: Change,
  kind: ResourceDescriptor,
  { attributes: { descriptor, shown }, kinds }: TakingParts,
): Promise<ShownChange> {
  if (kind === descriptor || shown !== undefined) return { kind, object, old };
  const inKind = (each: ApiObject | undefined) =>
    each?.kind === descriptor.kind ? kinds.convert(each, descriptor, kind) : each;
  return { kind, object: await inKind(object), old: await inKind(old) };
}

export interface TakingParts {
  readonly attributes: AdmissionAttributes;
  readonly kinds: ServedKinds;
}

/** Whether what is shown is of the kind: bodies of sub-resources, and what a connection asks for, are of others. */
export function isOfKind(seen: ApiObject, kind: ResourceDescriptor, { shown }: AdmissionAttributes): boolean {
  return shown === undefined && seen.kind === kind.kind;
}

/** Makes the written object what has become of the shown one. */
export async function takeShown(
  object: ApiObject,
  made: ApiObject,
  { attributes, kinds, kind }: TakingParts & { readonly kind: ResourceDescriptor },
): Promise<void> {
  const { shown, descriptor } = attributes;
  if (shown?.take !== undefined) return shown.take(object, made);
  const isOther = kind !== descriptor && isOfKind(made, kind, attributes);
  replace(object, isOther ? await kinds.convert(made, kind, descriptor) : made);
}

function replace(object: ApiObject, made: ApiObject): void {
  for (const key of Object.keys(object)) delete (object as Partial<Record<string, unknown>>)[key];
  Object.assign(object, made);
}

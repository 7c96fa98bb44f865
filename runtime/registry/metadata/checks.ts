import type { ResourceDescriptor } from "../../schema/descriptor.ts";
import type { FieldError } from "../../schema/fieldError.ts";
import type { ObjectMetaLike } from "../../schema/object.ts";
import { validateDomains } from "./finalizers.ts";
import { validateObjectMeta, validateObjectMetaUpdate } from "./objectMeta.ts";

/** How often the kind's own checks look at the metadata besides those of all kinds, when a sub-resource is written. */
export function ownChecks({ subresources, metadataChecks }: ResourceDescriptor, subresource: string): OwnChecks {
  if (subresource === "") return metadataChecks ?? usual;
  const { checksMetadata } = subresources.find(({ name }) => name === subresource) ?? {};
  return checksMetadata === false ? none : usual;
}

export interface OwnChecks {
  readonly whole: number;
  readonly changes: number;
}

const usual: OwnChecks = { whole: 0, changes: 1 };
const none: OwnChecks = { whole: 0, changes: 0 };

export interface MetadataWrite {
  readonly descriptor: ResourceDescriptor;
  readonly subresource: string;
  /** The name of the platform that a finalizer may have without a domain. */
  readonly finalizer?: string;
}

/** What is wrong with the metadata of an object, said as often as the checks of all kinds and its own look at it. */
export function checkMetadata(
  { metadata = {} }: { readonly metadata?: ObjectMetaLike },
  old: { readonly metadata?: ObjectMetaLike } | undefined,
  { descriptor, subresource, finalizer = "" }: MetadataWrite,
): FieldError[] {
  const own = ownChecks(descriptor, subresource);
  const ofKind = old === undefined || own.whole > 0 ? validateObjectMeta(metadata, descriptor) : [];
  const needsNone = descriptor.metadataChecks?.anyFinalizer === true;
  const domains = needsNone ? [] : validateDomains(metadata.finalizers, finalizer);
  if (old === undefined) return ofKind.concat(domains);
  const whole = validateObjectMeta(metadata, { ...descriptor, nameFormat: "pathSegment" }); // as for all kinds
  const changes = validateObjectMetaUpdate(metadata, old.metadata);
  if (whole.length + ofKind.length + domains.length + changes.length === 0) return whole;
  changes.push(...whole.filter(isOfChanges));
  return [
    ...whole,
    ...changes,
    ...repeated([...changes, ...domains], own.changes),
    ...repeated([...ofKind, ...domains], own.whole),
  ];
}

/** A look at the changes checks these parts of the whole again. */
function isOfChanges({ field }: FieldError): boolean {
  return ["labels", "annotations", "ownerReferences", "managedFields"].some((part) =>
    field.startsWith(`metadata.${part}`),
  );
}

function repeated(errors: readonly FieldError[], times: number): FieldError[] {
  return Array.from({ length: times }, () => errors).flat();
}

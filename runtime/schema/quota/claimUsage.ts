import { memberOf } from "../object.ts";
import { compareQuantities, type Quantity } from "../quantity.ts";
import { type Amount, amountOf, type Amounts, one } from "./amounts.ts";
import { isNamed, type ScopeRequirement } from "./podScopes.ts";

/** The part of a claim that a quota looks at. */
export interface CountedClaim {
  readonly metadata?: { readonly annotations?: Readonly<Record<string, string>> };
  readonly spec?: {
    readonly storageClassName?: string;
    readonly volumeAttributesClassName?: string;
    readonly resources?: { readonly requests?: Readonly<Record<string, Quantity>> };
  };
  readonly status?: {
    readonly allocatedResources?: Readonly<Record<string, Quantity>>;
    readonly currentVolumeAttributesClassName?: string;
    readonly modifyVolumeStatus?: { readonly targetVolumeAttributesClassName?: string };
  };
}

/** Words of the platform in the names of resources. */
export interface QuotaWords {
  /** Suffix of API groups. */
  readonly apiDomain: string;
  /** The annotation with the storage class of a claim. */
  readonly annotationStorageClass: string;
}

const claims = "persistentvolumeclaims";
const storage = "requests.storage";

function suffixOf({ apiDomain }: QuotaWords): string {
  return `.storageclass.storage.${apiDomain}/`;
}

/** Whether a resource is one that claims use. */
export function isOfClaims(resource: string, words: QuotaWords): boolean {
  if (resource === claims || resource === `count/${claims}` || resource === storage) return true;
  const suffix = suffixOf(words);
  return resource.endsWith(`${suffix}${claims}`) || resource.endsWith(`${suffix}${storage}`);
}

/** A claim, and the storage that it asks for, count for all and for their storage class. */
export function claimUsage(claim: CountedClaim, words: QuotaWords): Amounts {
  const used = new Map<string, Amount>([
    [claims, one],
    [`count/${claims}`, one],
  ]);
  const { metadata, spec } = claim;
  const storageClass = metadata?.annotations?.[words.annotationStorageClass] ?? spec?.storageClassName ?? "";
  if (storageClass !== "") used.set(`${storageClass}${suffixOf(words)}${claims}`, one);
  const size = sizeOf(claim);
  if (size === undefined) return used;
  used.set(storage, amountOf(size));
  if (storageClass !== "") used.set(`${storageClass}${suffixOf(words)}${storage}`, amountOf(size));
  return used;
}

/** A volume that grows, or could not, has what was allocated for it. */
function sizeOf({ spec, status }: CountedClaim): Quantity | undefined {
  const asked = spec?.resources?.requests?.storage;
  const allocated = status?.allocatedResources?.storage;
  if (asked === undefined || allocated === undefined) return asked;
  return (compareQuantities(allocated, asked) ?? 0) > 0 ? allocated : asked;
}

/** Whether a claim is in a scope. */
export function isClaimIn(claim: CountedClaim, requirement: ScopeRequirement): boolean {
  const names = memberOf(namesInScope, requirement.scopeName)?.(claim);
  return names !== undefined && isNamed(requirement, names);
}

/** The names by which a claim is in a scope: the class that its volume has, and the one that it is to have. */
const namesInScope: Readonly<Record<string, (claim: CountedClaim) => string[]>> = {
  VolumeAttributesClass: ({ spec, status }) =>
    [
      spec?.volumeAttributesClassName,
      status?.currentVolumeAttributesClassName,
      status?.modifyVolumeStatus?.targetVolumeAttributesClassName,
    ].map((each) => each ?? ""),
};

import type { Json } from "../schema/object.ts";

/** The four kinds of patch. `apply` states the whole wish of one field manager and creates the object when absent. */
export type Patch<T> =
  | { readonly type: "merge"; readonly body: MergePatch<T> }
  | { readonly type: "json"; readonly body: readonly JsonPatchOperation[] }
  | { readonly type: "strategic"; readonly body: StrategicPatch<T> }
  | {
      readonly type: "apply";
      readonly body: ApplyPatch<T>;
      /** Whose wish it is: fields left out that this manager set before are given up. */
      readonly fieldManager: string;
      /** Takes over fields that other managers hold instead of failing with a conflict. */
      readonly force?: boolean;
    };

type Scalar = string | number | boolean | null | undefined;

/** RFC 7396: what is named is set, null removes, lists are replaced whole. */
export type MergePatch<T> = T extends Scalar | readonly unknown[]
  ? T
  : { readonly [K in keyof T]?: MergePatch<Exclude<T[K], undefined>> | null };

/** Like a merge patch, but lists that have a merge key are merged item by item, and `$` directives say more. */
export type StrategicPatch<T> = T extends Scalar
  ? T
  : T extends readonly (infer Item)[]
    ? readonly StrategicPatch<Item>[]
    : { readonly [K in keyof T]?: StrategicPatch<Exclude<T[K], undefined>> | null } & StrategicDirectives;

/** What one field manager wants: each field may be left out, and items of lists say the fields that identify them. */
export type ApplyPatch<T> = T extends Scalar
  ? T
  : T extends readonly (infer Item)[]
    ? readonly ApplyPatch<Item>[]
    : { readonly [K in keyof T]?: ApplyPatch<Exclude<T[K], undefined>> };

export interface StrategicDirectives {
  readonly $patch?: "merge" | "replace" | "delete";
  /** Keys of this object that stay; all others are removed. */
  readonly $retainKeys?: readonly string[];
  /** The order of a merged list: scalars, or objects with just the merge key. */
  readonly [order: `$setElementOrder/${string}`]: readonly Json[];
  /** Scalars to remove from a merged list. */
  readonly [removal: `$deleteFromPrimitiveList/${string}`]: readonly (string | number)[];
}

/** RFC 6902. Paths are JSON pointers: "/metadata/labels/app". */
export type JsonPatchOperation =
  | { readonly op: "add" | "replace" | "test"; readonly path: string; readonly value: Json }
  | { readonly op: "remove"; readonly path: string }
  | { readonly op: "move" | "copy"; readonly from: string; readonly path: string };

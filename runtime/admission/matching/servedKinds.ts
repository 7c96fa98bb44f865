import type { ApiObject, KindCode, ResourceDescriptor } from "../../schema/index.ts";

/** Kinds and their versions, as hooks and policies ask for them. */
export interface ServedKinds {
  /** Other versions of a resource, which lie in the same collection. */
  readonly equivalents: (kind: ResourceDescriptor) => readonly ResourceDescriptor[];
  readonly codeOf: (kind: ResourceDescriptor) => KindCode | Promise<KindCode>;
  /** A new object, in another version. */
  readonly convert: (object: ApiObject, from: ResourceDescriptor, to: ResourceDescriptor) => Promise<ApiObject>;
}

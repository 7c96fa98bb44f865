import type { ApiObject, ResourceDescriptor, StatusError } from "../schema/index.ts";
import type { UserInfo } from "../auth/user.ts";

/** What a write is about, as plugins see it. */
export interface AdmissionAttributes {
  /** `connect` is no write, but a request that goes on to elsewhere; the object is what its query asks for. */
  readonly operation: "create" | "update" | "delete" | "connect";
  readonly descriptor: ResourceDescriptor;
  readonly namespace: string;
  readonly name: string;
  readonly subresource: string;
  readonly user: UserInfo;
  readonly dryRun: boolean;
}

/**
 * A plugin changes an object or refuses the write before it is validated (`mutate` throws a StatusError), refuses it
 * once it is complete (`validate` returns why), or both.
 */
export interface AdmissionPlugin {
  readonly name: string;
  readonly mutate?: (attributes: AdmissionAttributes, object: ApiObject, old: ApiObject | undefined) => void;
  readonly validate?: (
    attributes: AdmissionAttributes,
    object: ApiObject | undefined,
    old: ApiObject | undefined,
  ) => StatusError | undefined;
}

export interface AdmissionChain {
  readonly mutate: (attributes: AdmissionAttributes, object: ApiObject, old: ApiObject | undefined) => void;
  /** The first refusal, in the order of the plugins. */
  readonly validate: (
    attributes: AdmissionAttributes,
    object: ApiObject | undefined,
    old: ApiObject | undefined,
  ) => StatusError | undefined;
}

export function admissionChain(plugins: readonly AdmissionPlugin[]): AdmissionChain {
  return {
    mutate: (attributes, object, old) => {
      for (const plugin of plugins) plugin.mutate?.(attributes, object, old);
    },
    validate: (attributes, object, old) => {
      for (const plugin of plugins) {
        const refusal = plugin.validate?.(attributes, object, old);
        if (refusal !== undefined) return refusal;
      }
      return undefined;
    },
  };
}

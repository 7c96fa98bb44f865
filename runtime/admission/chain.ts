import type { ApiObject, ResourceDescriptor, StatusError } from "../schema/index.ts";
import type { UserInfo } from "../auth/user.ts";
import type { AdmissionMeter } from "./admissionMeter.ts";

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

/** Asks the plugins in their order; with a meter their time is taken. */
export function admissionChain(plugins: readonly AdmissionPlugin[], meter?: AdmissionMeter): AdmissionChain {
  return {
    mutate: (attributes, object, old) => {
      const timer = meter?.("admit", attributes.operation);
      for (const { name, mutate } of plugins) {
        if (mutate === undefined) continue;
        let rejected = true;
        try {
          mutate(attributes, object, old);
          rejected = false;
        } finally {
          timer?.lap(name, { rejected });
          if (rejected) timer?.end({ rejected });
        }
      }
      timer?.end({ rejected: false });
    },
    validate: (attributes, object, old) => {
      const timer = meter?.("validate", attributes.operation);
      for (const plugin of plugins) {
        if (plugin.validate === undefined) continue;
        const refusal = plugin.validate(attributes, object, old);
        const rejected = refusal !== undefined;
        timer?.lap(plugin.name, { rejected });
        if (rejected) {
          timer?.end({ rejected });
          return refusal;
        }
      }
      timer?.end({ rejected: false });
      return undefined;
    },
  };
}

import type { ApiObject, StatusError } from "../schema/index.ts";
import type { AdmissionMeter } from "./admissionMeter.ts";
import type { AdmissionAttributes, AdmissionPlugin, AdmittedChange } from "./plugin.ts";
import type { WriteOperation } from "../storage/storage.ts";

export interface AdmissionChain {
  /** Undefined, as of most writes, where no plugin has to wait for anything. */
  readonly inquire: (
    attributes: AdmissionAttributes,
    object: ApiObject,
    old: ApiObject | undefined,
  ) => Promise<void> | undefined;
  readonly mutate: (attributes: AdmissionAttributes, object: ApiObject, old: ApiObject | undefined) => void;
  /** The first refusal, in the order of the plugins. */
  readonly validate: (
    attributes: AdmissionAttributes,
    object: ApiObject | undefined,
    old: ApiObject | undefined,
  ) => StatusError | undefined;
  /** What is written with an admitted object. Throws the first refusal. */
  readonly charge: (attributes: AdmissionAttributes, change: AdmittedChange) => readonly WriteOperation[];
}

/** Asks the plugins in their order; with a meter their time is taken. */
export function admissionChain(plugins: readonly AdmissionPlugin[], meter?: AdmissionMeter): AdmissionChain {
  const inquirers = plugins.flatMap(({ inquire }) => (inquire === undefined ? [] : [inquire]));
  const chargers = plugins.flatMap(({ charge }) => (charge === undefined ? [] : [charge]));
  return {
    charge: (attributes, change) => chargers.flatMap((charge) => charge(attributes, change)),
    inquire: (attributes, object, old) => {
      let waiting: Promise<void> | undefined;
      for (const inquire of inquirers) {
        if (waiting === undefined) waiting = inquire(attributes, object, old);
        else waiting = waiting.then(() => inquire(attributes, object, old));
      }
      return waiting;
    },
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

import type { ApiObject, StatusError } from "../schema/index.ts";
import { pluginsAbout } from "./about.ts";
import type { AdmissionMeter, AdmissionStep } from "./admissionMeter.ts";
import type { AdmissionAttributes, AdmissionPlugin, AdmittedChange, PromptPlugin, WaitingPlugin } from "./plugin.ts";
import type { WriteOperation } from "../storage/storage.ts";

export interface AdmissionChain {
  /** Undefined, as of most writes, where no plugin has to wait for anything. */
  readonly inquire: (
    attributes: AdmissionAttributes,
    object: ApiObject,
    old: ApiObject | undefined,
  ) => Promise<void> | undefined;
  /** Whether a write goes through `eventually`: a plugin has to wait for an answer from elsewhere. */
  readonly waits: (attributes: AdmissionAttributes) => boolean;
  readonly mutate: (attributes: AdmissionAttributes, object: ApiObject, old: ApiObject | undefined) => void;
  /** The first refusal, in the order of the plugins. */
  readonly validate: (
    attributes: AdmissionAttributes,
    object: ApiObject | undefined,
    old: ApiObject | undefined,
  ) => StatusError | undefined;
  /** The same by all plugins, those included that wait. */
  readonly eventually: EventualAdmission;
  /** What is written with an admitted object. Throws the first refusal. */
  readonly charge: (attributes: AdmissionAttributes, change: AdmittedChange) => readonly WriteOperation[];
}

export interface EventualAdmission {
  /** The object is undefined when it goes: then only plugins that wait are asked. */
  readonly mutate: (
    attributes: AdmissionAttributes,
    object: ApiObject | undefined,
    old: ApiObject | undefined,
  ) => Promise<void>;
  readonly validate: (
    attributes: AdmissionAttributes,
    object: ApiObject | undefined,
    old: ApiObject | undefined,
  ) => Promise<StatusError | undefined>;
}

/** Asks the plugins in their order; with a meter their time is taken. */
export function admissionChain(plugins: readonly AdmissionPlugin[], meter?: AdmissionMeter): AdmissionChain {
  const inquirers = plugins.flatMap(({ inquire }) => (inquire === undefined ? [] : [inquire]));
  const chargers = plugins.flatMap(({ charge }) => (charge === undefined ? [] : [charge]));
  const waiting = plugins.filter((each): each is WaitingPlugin => each.waits !== undefined);
  const promptAbout = pluginsAbout(plugins.filter((each): each is PromptPlugin => each.waits === undefined));
  return {
    charge: (attributes, change) => chargers.flatMap((charge) => charge(attributes, change)),
    inquire: (attributes, object, old) => {
      let inquiring: Promise<void> | undefined;
      for (const inquire of inquirers) {
        if (inquiring === undefined) inquiring = inquire(attributes, object, old);
        else inquiring = inquiring.then(() => inquire(attributes, object, old));
      }
      return inquiring;
    },
    waits: (attributes) => waiting.some((each) => each.waits(attributes)),
    mutate: (attributes, object, old) => {
      const timer = meter?.("admit", attributes.operation);
      for (const { name, mutate } of promptAbout(attributes)) {
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
      for (const plugin of promptAbout(attributes)) {
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
    eventually: eventualAdmission(plugins, meter),
  };
}

type Verdict = StatusError | undefined;

function eventualAdmission(plugins: readonly AdmissionPlugin[], meter: AdmissionMeter | undefined): EventualAdmission {
  const about = pluginsAbout(plugins);
  /** Asks the plugins of a write in turn, until one refuses: an error is a refusal of a step that changes objects. */
  const ask = async (
    step: AdmissionStep,
    attributes: AdmissionAttributes,
    asked: (plugin: AdmissionPlugin) => Promise<Verdict> | Verdict,
  ): Promise<Verdict> => {
    const timer = meter?.(step, attributes.operation);
    let rejected = true;
    try {
      for (const plugin of about(attributes)) {
        if (plugin[step === "admit" ? "mutate" : "validate"] === undefined) continue;
        if (plugin.waits?.(attributes) === false) continue;
        try {
          const asking = asked(plugin);
          const refusal = asking instanceof Promise ? await asking : asking;
          rejected = refusal !== undefined;
          if (refusal !== undefined) return refusal;
        } finally {
          timer?.lap(plugin.name, { rejected });
        }
        rejected = true;
      }
      rejected = false;
      return undefined;
    } finally {
      timer?.end({ rejected });
    }
  };
  return {
    mutate: async (attributes, object, old) => {
      let repeats = false;
      const passes = { isSecond: false, repeat: () => void (repeats = true) };
      const pass = (): Promise<Verdict> =>
        ask("admit", attributes, (plugin) => {
          if (plugin.waits !== undefined) return plugin.mutate?.(attributes, { object, old, passes })?.then(nothing);
          if (object !== undefined) plugin.mutate?.(attributes, object, old);
          return undefined;
        });
      await pass();
      if (!repeats) return;
      passes.isSecond = true;
      await pass();
    },
    validate: (attributes, object, old) =>
      ask("validate", attributes, (plugin) => plugin.validate?.(attributes, object, old)),
  };
}

function nothing(): undefined {
  return undefined;
}

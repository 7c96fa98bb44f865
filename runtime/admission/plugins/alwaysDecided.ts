import type { PromptPlugin } from "../plugin.ts";
import { refused } from "../refused.ts";

const nothing = { operations: [] };

/** Asks for nothing: a name that configurations of the field still have. */
export const alwaysAdmit: PromptPlugin = { name: "AlwaysAdmit", about: nothing };

/** Asks for nothing either: what it is to look at, jobs of groups of pods, no controller makes yet. */
export const jobValidation: PromptPlugin = { name: "JobValidation", about: nothing };

const text = "admission control is denying all modifications";

/** Refuses whatever gets to it. */
export const alwaysDeny: PromptPlugin = {
  name: "AlwaysDeny",
  mutate: (attributes) => {
    throw refused(attributes, text);
  },
  validate: (attributes) => refused(attributes, text),
};

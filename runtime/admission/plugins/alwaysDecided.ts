import type { PromptPlugin } from "../plugin.ts";
import { refused } from "../refused.ts";

/** Asks for nothing: a name that configurations of the field still have. */
export const alwaysAdmit: PromptPlugin = { name: "AlwaysAdmit", about: { operations: [] } };

const text = "admission control is denying all modifications";

/** Refuses whatever gets to it. */
export const alwaysDeny: PromptPlugin = {
  name: "AlwaysDeny",
  mutate: (attributes) => {
    throw refused(attributes, text);
  },
  validate: (attributes) => refused(attributes, text),
};

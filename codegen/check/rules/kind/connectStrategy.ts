import { record, recordOf, text } from "../../../read.ts";
import { sourceOf } from "../../exports.ts";
import type { Rule } from "../../rule.ts";

/** Where a connect sub-resource leads is code: the strategy has to have it. What it has there, its tests tell. */
export const connectStrategy: Rule = {
  id: "connect-strategy",
  resource: (document, { report }) => {
    const data = record(document.data);
    const strategy = text(data.strategy);
    const source = strategy === undefined ? "" : sourceOf(strategy, "strategy", document);
    if (source === undefined || /\bconnect\b/.test(source)) return; // another rule complains of a missing file
    const lack = strategy === undefined ? "the kind names no strategy" : `strategy "${strategy}" has no connect`;
    for (const [name, value] of Object.entries(recordOf(data, "subresources"))) {
      if (record(value).connect === undefined) continue;
      report(document, ["subresources", name, "connect"], {
        message: `requests for "${name}" lead nowhere: ${lack}`,
        fix: `name a strategy whose connect.${name} says where they go`,
      });
    }
  },
};

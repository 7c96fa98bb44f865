import { record, text } from "../../../read.ts";
import type { Rule } from "../../rule.ts";

export const versionName: Rule = {
  id: "version-name",
  resource: (document, { report }) => {
    const version = text(record(document.data).version);
    if (version === undefined || /^v[1-9]\d*((alpha|beta)[1-9]\d*)?$/.test(version)) return;
    report(document, ["version"], {
      message: `"${version}" is not an API version`,
      fix: "write v1, v1beta1, v2alpha1 or the like",
    });
  },
};

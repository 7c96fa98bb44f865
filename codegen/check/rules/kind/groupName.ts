import { record, text } from "../../../read.ts";
import type { Rule } from "../../rule.ts";

export const groupName: Rule = {
  id: "group-name",
  resource: (document, { report }) => {
    const group = text(record(document.data).group);
    if (group === undefined || group === "" || group.includes("{")) return;
    const isSubdomain = /^[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*$/.test(group);
    if (isSubdomain && group.length <= 253) return;
    const message = `"${group}" is not a lower-case DNS subdomain`;
    report(document, ["group"], { message, fix: 'write a name such as "example.{apiDomain}"' });
  },
};

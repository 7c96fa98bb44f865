import { type Data, list, record, recordOf, text } from "../../../read.ts";
import type { Pointer } from "../../../spec.ts";
import { metaGroupOf, protobufMediaTypeOf } from "../../../load/placeholders.ts";
import type { Report, Rule, RuleContext } from "../../rule.ts";
import { suggestFix } from "../../suggest.ts";

/** Words of the platform fit where the server and its clients write them. */
export const badPlatform: Rule = {
  id: "bad-platform",
  spec: (context) => {
    const { platform } = context.spec;
    if (platform.isBroken) return;
    const data = record(platform.data);
    for (const { at, ...what } of [...wordProblems(data), ...aliasProblems(data, context)]) {
      context.report(platform, at, what);
    }
  },
};

interface Problem extends Report {
  readonly at: Pointer;
}

interface Form {
  readonly pattern: RegExp;
  readonly what: string;
  readonly fix: string;
}

const label = "[a-z0-9]([-a-z0-9]*[a-z0-9])?";
const domain: Form = {
  pattern: new RegExp(`^(?=.{1,253}$)${label}(\\.${label})+$`),
  what: "a lower-case domain with a dot in it",
  fix: "write one such as acme.dev",
};
const lowerName: Form = {
  pattern: /^[a-z]([-a-z0-9]*[a-z0-9])?$/,
  what: "a name of lower-case letters, digits and dashes",
  fix: "write one such as acme",
};
const number: Form = {
  pattern: /^\d+\+?$/,
  what: "a number",
  fix: 'write one in quotes, such as "36", or leave it out',
};
const mediaType: Form = {
  pattern: /^[a-z0-9][-a-z0-9.+]*\/[a-z0-9][-a-z0-9.+]*$/,
  what: "a media type",
  fix: "write one such as application/vnd.acme.protobuf",
};

const annotation: Form = {
  pattern: new RegExp(`^(?=.{1,253}/)${label}(\\.${label})+/[A-Za-z0-9]([-A-Za-z0-9_.]{0,61}[A-Za-z0-9])?$`),
  what: "a domain with the name of an annotation",
  fix: "write one such as acme.dev/ingress-bandwidth",
};

const forms: Readonly<Record<string, Form>> = {
  name: lowerName,
  apiDomain: domain,
  labelDomain: domain,
  systemPrefix: lowerName,
  vendor: { pattern: /^[a-z0-9]+$/, what: "a word of lower-case letters and digits", fix: "write one such as acme" },
  metricPrefix: {
    pattern: /^[a-zA-Z][a-zA-Z0-9_]*$/,
    what: "a beginning of the names of metrics",
    fix: "use letters, digits and underscores",
  },
  agentName: lowerName,
  agentTitle: { pattern: /^[A-Z][A-Za-z0-9]*$/, what: "a name in CamelCase", fix: "write one such as NodeAgent" },
  metaGroup: domain,
  protobufMediaType: mediaType,
  protobufMagic: {
    pattern: /^[0-9a-fA-F]{8}$/,
    what: "four bytes in hexadecimal",
    fix: 'write eight digits, as "6b387300"',
  },
  gitVersion: {
    pattern: /^v\d+\.\d+\.\d+([-+][-+.0-9A-Za-z]+)?$/,
    what: "a semantic version that begins with v, which clients want",
    fix: "write one such as v1.36.0",
  },
  major: number,
  minor: number,
};

function wordProblems(data: Data): Problem[] {
  return Object.entries(forms).flatMap(([key, form]) => {
    const value = text(data[key]);
    // Braces are for unknown-placeholder.
    return value === undefined || value.includes("{") ? [] : formProblem([key], value, form);
  });
}

function formProblem(at: Pointer, value: string, { pattern, what, fix }: Form): Problem[] {
  return pattern.test(value) ? [] : [{ at, message: `"${value}" is not ${what}`, fix }];
}

function aliasProblems(data: Data, { spec }: RuleContext): Problem[] {
  const aliases = recordOf(data, "wireAliases");
  const metaGroup = text(data["metaGroup"]) ?? metaGroupOf(text(data["apiDomain"]) ?? "");
  const protobufMediaType = text(data["protobufMediaType"]) ?? protobufMediaTypeOf(text(data["vendor"]) ?? "");
  const groups = spec.resources.flatMap((each) => text(record(each.data).group) ?? []);
  const parts = [
    { part: "groups", what: "group", one: "a group", form: domain, known: [metaGroup, ...groups] },
    { part: "mediaTypes", what: "media type", one: "a media type", form: mediaType, known: [protobufMediaType] },
    { part: "annotations", what: "annotation", one: "an annotation", form: annotation, known: annotationsOf(spec) },
  ];
  return parts.flatMap(({ part, what, one, form, known }) => {
    const taken = new Map<string, string>();
    return Object.entries(recordOf(aliases, part)).flatMap(([alias, own]): Problem[] => {
      const at = ["wireAliases", part, alias];
      const wrong = formProblem(at, alias, form).map((each) => ({ ...each, on: "key" as const }));
      if (wrong.length > 0 || typeof own !== "string") return wrong;
      if (!known.includes(own)) {
        const message = `there is no ${what} "${own}" that could have another name`;
        return [{ at, message, fix: suggestFix(own, [...new Set(known)], `name ${one} of this platform`) }];
      }
      if (known.includes(alias)) {
        return [{ at, message: `"${alias}" is ${one} of this platform itself`, fix: "remove it", on: "key" }];
      }
      const other = taken.get(own);
      taken.set(own, alias);
      if (other === undefined) return [];
      const message = `"${own}" has two other names, "${other}" and "${alias}"`;
      return [{ at, message, fix: "keep the one that clients send", on: "key" }];
    });
  });
}

function annotationsOf({ vocabulary }: RuleContext["spec"]): string[] {
  const names = list(record(vocabulary.wellknown?.data)["names"]).map(record);
  return names.flatMap(({ name, value }) => (text(name)?.startsWith("annotation") ? (text(value) ?? []) : []));
}

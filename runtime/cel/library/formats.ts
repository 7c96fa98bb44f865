import { hasFormat } from "../../schema/formats/jsonFormats.ts";
import { dns1035Label, dnsLabel, dnsSubdomain, labelValue, qualifiedName } from "../../schema/names.ts";
import { FormatValue, Optional } from "../value.ts";
import { define, type Overload, scan } from "./define.ts";

/** Lets a dash at the end, and what is before it, stand for the generated end of a name. */
function asPrefix(check: (text: string) => string | undefined): (text: string) => string | undefined {
  return (text) => check(text.length > 1 && text.endsWith("-") ? `${text.slice(0, -2)}a` : text);
}

const named: Readonly<Record<string, (text: string) => string | undefined>> = {
  dns1123Label: dnsLabel,
  dns1123Subdomain: dnsSubdomain,
  dns1035Label,
  dns1123LabelPrefix: asPrefix(dnsLabel),
  dns1123SubdomainPrefix: asPrefix(dnsSubdomain),
  dns1035LabelPrefix: asPrefix(dns1035Label),
  qualifiedName,
  labelValue,
  uri: (text) => (URL.canParse(text) || text.startsWith("/") ? undefined : "invalid URI"),
  uuid: (text) =>
    /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text) ? undefined : "does not match the UUID format",
  byte: (text) => (hasFormat(text, "byte") ? undefined : "invalid base64"),
  date: (text) => (hasFormat(text, "date") ? undefined : "invalid date"),
  datetime: (text) => (hasFormat(text, "datetime") ? undefined : "invalid datetime"),
};

export const formatFunctions: readonly Overload[] = [
  ...Object.entries(named).map(([name, check]) => define(`format::${name}(): format`, () => formatOf(name, check))),
  define("format::named(string): optional<format>", (name: string) => {
    const check = Object.hasOwn(named, name) ? named[name] : undefined;
    return check === undefined ? Optional.none : Optional.of(formatOf(name, check));
  }),
  define("format.validate(string): optional<list<string>>", validate, {
    cost: (_, text = 0) => scan(text),
  }),
];

const made = new Map<string, FormatValue>();

/** The same value each time: formats are equal by their names. */
function formatOf(name: string, check: (text: string) => string | undefined): FormatValue {
  const known = made.get(name) ?? new FormatValue(check);
  made.set(name, known);
  return known;
}

function validate({ check }: FormatValue, text: string): Optional {
  const problem = check(text);
  return problem === undefined ? Optional.none : Optional.of([problem]);
}

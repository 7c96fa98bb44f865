import { parseDocument } from "yaml";

/** A YAML text as plain data, or what is wrong with it. Positions are offsets in the text. */
export type Parsed =
  | { readonly data: unknown }
  | {
      readonly errors: readonly {
        readonly rule: string;
        readonly message: string;
        readonly start: number;
        readonly end: number;
      }[];
    };

export function parseYaml(text: string): Parsed {
  const document = parseDocument(text, { prettyErrors: false });
  if (document.errors.length > 0) {
    return {
      errors: document.errors.map((each) => ({
        rule: each.code === "DUPLICATE_KEY" ? "duplicate-key" : "yaml-syntax",
        message: each.code === "DUPLICATE_KEY" ? "the key is given twice" : sentence(each.message),
        start: each.pos[0],
        end: each.pos[1],
      })),
    };
  }
  try {
    const data: unknown = document.toJS({ maxAliasCount: 100 });
    JSON.stringify(data); // An alias inside its own anchor would be a circle, which JSON refuses.
    return { data };
  } catch (error) {
    const message = error instanceof Error ? sentence(error.message) : "cannot be read as plain data";
    return { errors: [{ rule: "yaml-syntax", message, start: 0, end: 1 }] };
  }
}

function sentence(message: string): string {
  const [line = ""] = message.split("\n");
  return line.charAt(0).toLowerCase() + line.slice(1);
}

import { integer, plainScalar } from "../schema/text/plainScalar.ts";
import type { Json } from "../schema/index.ts";
import { DecodeError } from "./decodeError.ts";

/** What a scalar with an explicit tag means; unknown tags leave a plain string. Throws DecodeError. */
export function taggedScalar(text: string, tag: string): Json {
  const name = tag.replace(/^tag:yaml\.org,2002:/, "!!");
  const value = plainScalar(text);
  switch (name) {
    case "!!int":
      if (integer(text) !== undefined) return value;
      break;
    case "!!float":
      if (typeof value === "number") return value;
      break;
    case "!!bool":
      if (typeof value === "boolean") return value;
      break;
    case "!!null":
      if (value === null) return null;
      break;
    case "!!binary":
      return Buffer.from(text.replace(/\s/g, ""), "base64").toString("utf8");
    default:
      return text;
  }
  const found = typeof value === "number" ? "!!float" : typeof value === "boolean" ? "!!bool" : "!!str";
  throw new DecodeError(`yaml: cannot decode ${found} \`${text}\` as a ${name}`);
}

import { importing } from "../lib/importing.ts";
import { once } from "../lib/once.ts";
import { inTurns } from "../lib/work.ts";
import type { Json } from "../schema/index.ts";
import type { InSteps } from "../schema/steps.ts";
import { DecodeError } from "./decodeError.ts";
import { checkJsonBounds } from "./jsonBounds.ts";
import { countKeys, keysIn } from "./jsonScan.ts";
import { type ParsedYaml, readYamlDocument } from "./yamlDocument.ts";
import { yamlThread } from "./yamlThread.ts";

export interface YamlOptions {
  /** When it is aborted, so is the reading of a long text. */
  readonly signal?: () => AbortSignal;
  /** Further documents are left alone, as servers of the field do with a body; else they are an error. */
  readonly takesFirst?: boolean;
}

/**
 * Reads one YAML document as JSON, deciding scalars as the field's reader does: `0644` is 420, `yes` is true, dates are
 * strings. The last of duplicate keys wins. What takes long is read in a thread. Throws DecodeError for bad syntax,
 * several documents, values that JSON does not have, too much nesting, and aliases that blow up, and
 * requestEntityTooLarge for more keys and values than a body may have.
 */
export async function parseYaml(text: string, { signal, takesFirst = false }: YamlOptions = {}): Promise<ParsedYaml> {
  const parsed = await parse(text, signal);
  if (parsed.isFollowed && !takesFirst) throw new DecodeError("yaml: one document expected, there are several");
  return parsed;
}

/** The documents of a file that hold something, as lines of dashes part them. */
export function documentsIn(text: string): readonly string[] {
  return text.split(/^---(?=[ \t\r]*$|[ \t]+#)/m).filter((each) => /^[ \t]*[^#\s]/m.test(each));
}

async function parse(text: string, signal: YamlOptions["signal"]): Promise<ParsedYaml> {
  const json = await inTurns(parseAsJson(text));
  if (json !== undefined) return json;
  if (text.length <= maxInlineLength) {
    const yaml = await loadYaml();
    const read = readYamlDocument(text, { yaml, nesting: maxInlineNesting });
    if (read !== undefined) return read;
  }
  return yamlThread.read(text, signal?.());
}

/** Keys that are written twice, as one error. */
export function yamlErrorText(duplicates: readonly string[]): string {
  return ["yaml: unmarshal errors:", ...duplicates].join("\n  ");
}

const loadYaml = once(() => importing(() => import("yaml")));

/**
 * Characters of YAML that are read at once. At worst that takes 10 us each: 40 ms.
 * @limit YAML parsed in the event loop: a thread parses it.
 */
const maxInlineLength = 4096;
/**
 * The library's recursion needs some 2 KB of stack a level.
 * @limit Nesting of such YAML: a thread parses it.
 */
const maxInlineNesting = 100;

/**
 * JSON is YAML too, and a hundred times faster to read; most of what is sent as YAML is JSON. Where a key is written
 * twice, the YAML parser says in which line.
 */
function* parseAsJson(text: string): InSteps<ParsedYaml | undefined> {
  if (!/^\s*\{/.test(text)) return undefined;
  const bytes = Buffer.from(text);
  let value: Json;
  try {
    checkJsonBounds(bytes);
    yield;
    value = JSON.parse(text) as Json;
  } catch {
    // Flow style, comments or an error: the YAML parser tells.
    return undefined;
  }
  yield;
  const keys = keysIn(value);
  yield;
  return countKeys(bytes) === keys ? { value, duplicates: [], isFollowed: false } : undefined;
}

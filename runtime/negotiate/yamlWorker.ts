/** The thread that reads long YAML: one text at a time, answered with its JSON. */
import { parentPort } from "node:worker_threads";
import * as yaml from "yaml";
import { isStatusError, type Status } from "../schema/status.ts";
import { DecodeError, maxDepth, tooDeep } from "./decodeError.ts";
import { checkJsonBounds } from "./jsonBounds.ts";
import { readYamlDocument } from "./yamlDocument.ts";

/** What becomes of a text: JSON, or the error that a client is shown. */
export type YamlAnswer =
  | { readonly json: string; readonly duplicates: readonly string[]; readonly isFollowed: boolean }
  | { readonly problem: string }
  | { readonly status: Status };

parentPort?.on("message", (text: string) => {
  parentPort?.postMessage(answerTo(text));
});

function answerTo(text: string): YamlAnswer {
  try {
    checkJson(text);
    const read = readYamlDocument(text, { yaml, nesting: maxNesting });
    if (read === undefined) throw tooDeep();
    const { value, duplicates, isFollowed } = read;
    return { json: JSON.stringify(value), duplicates, isFollowed };
  } catch (error) {
    if (error instanceof DecodeError) return { problem: error.message };
    if (isStatusError(error)) return { status: error.status };
    throw error;
  }
}

/** What is JSON comes here only where it seems to be over its limits. */
function checkJson(text: string): void {
  if (!text.trimStart().startsWith("{")) return;
  try {
    JSON.parse(text);
  } catch {
    return; // flow style, or an error: both are YAML's
  }
  checkJsonBounds(Buffer.from(text));
}

/**
 * Open nodes of the parser, which has some for the document itself too.
 * @limit Open nodes of the YAML parser: 400.
 */
const maxNesting = maxDepth + 8;

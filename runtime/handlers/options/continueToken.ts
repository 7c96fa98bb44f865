import { badRequest } from "../../../generated/errors.ts";
import type { Platform } from "../../schema/index.ts";

export interface ContinuePosition {
  /** Revision of the first page; -1: the newest, which no longer fits the pages before. */
  readonly revision: number;
  /** Key of the last item given, below the prefix of the range. */
  readonly after: string;
}

/**
 * The token of a next page: unpadded URL-safe base64 of {"v","rv","start"}, where start is a slash, the last key and a
 * zero byte: the first key that may follow it.
 */
export function encodeContinue(position: ContinuePosition, platform: Platform): string {
  const token = { v: `${platform.metaGroup}/v1`, rv: position.revision, start: `/${position.after}\u0000` };
  return Buffer.from(JSON.stringify(token)).toString("base64url");
}

/** Reads a token, which may be of another collection; throws badRequest for a text that no server writes. */
export function decodeContinue(text: string, platform: Platform): ContinuePosition {
  const token = parse(text) ?? {};
  if (typeof token !== "object") throw badToken("no object");
  const { v, rv, start } = token as { v?: unknown; rv?: unknown; start?: unknown };
  if (v !== `${platform.metaGroup}/v1`) {
    throw badToken(`server does not recognize this encoded version ${String(v ?? "")}`);
  }
  if (typeof rv !== "number" || !Number.isSafeInteger(rv) || rv === 0) {
    throw badToken(`incorrect encoded start resourceVersion (version ${v})`);
  }
  if (typeof start !== "string" || start === "") throw badToken(`encoded start key empty (version ${v})`);
  const after = start.replace(/^\//, "");
  if (!after.endsWith("\0") || after.split("/").some((part) => part === "" || part === "." || part === "..")) {
    throw badToken(start);
  }
  return { revision: rv, after: after.slice(0, -1) };
}

function parse(text: string): unknown {
  const strange = text.search(/[^\w-]/);
  if (strange >= 0) throw badToken(`illegal base64 data at input byte ${strange}`);
  if (text.length % 4 === 1) throw badToken(`illegal base64 data at input byte ${text.length - 1}`);
  const bytes = Buffer.from(text, "base64url");
  try {
    return JSON.parse(bytes.toString("utf8"));
  } catch (error) {
    throw badToken(whyNoJson(bytes, error));
  }
}

/** Most texts that are no tokens are not JSON from their first byte on, or end too early. */
function whyNoJson(bytes: Buffer, error: unknown): string {
  if (String(error).includes("end of JSON")) return "unexpected end of JSON input";
  const first = bytes.find((each) => !whitespace.has(each)) ?? 0;
  if (/[[{"tfn\-0-9]/.test(String.fromCharCode(first))) return "no JSON";
  const shown = first > 0x20 && first < 0x7f ? String.fromCharCode(first) : `\\x${first.toString(16).padStart(2, "0")}`;
  return `invalid character '${first === quote ? "\\'" : shown}' looking for beginning of value`;
}

const whitespace: ReadonlySet<number> = new Set([0x20, 0x09, 0x0a, 0x0d]);
const quote = 0x27;

function badToken(cause: string): Error {
  return badRequest(`invalid continue token: continue key is not valid: ${cause}`);
}

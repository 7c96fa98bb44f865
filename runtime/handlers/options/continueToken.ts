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
  const token = parse(text);
  if (typeof token !== "object" || token === null) throw badToken("no object");
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
  try {
    return JSON.parse(Buffer.from(text, "base64url").toString("utf8"));
  } catch {
    throw badToken("no JSON");
  }
}

function badToken(cause: string): Error {
  return badRequest(`invalid continue token: continue key is not valid: ${cause}`);
}

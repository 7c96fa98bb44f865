import { resolveRequestInfo } from "../../runtime/server/filters/requestInfo.ts";
import { quoted } from "../../runtime/schema/quoted.ts";
import type { RandomRequest } from "./request.ts";

/** What a request asks for, as far as an answer that is a failure of the server may follow from it. */
interface Asked {
  readonly verb: string;
  readonly subresource: string;
  readonly patchType: string;
  /** The resourceVersion parameter; "" where there is none. */
  readonly version: string;
  readonly hasTimeout: boolean;
}

interface KnownFailure {
  readonly code: number;
  readonly follows: (asked: Asked) => boolean;
  /** The whole message. */
  readonly message: (asked: Asked) => RegExp;
}

const late = /^Timeout: request did not complete within the allotted timeout$/;
const lateWrite = /^Timeout: request did not complete within requested timeout - context deadline exceeded$/;
const reads = ["get", "list", "watch"];
const textOfKey = /^map: map\[.*\] does not contain declared merge key: [A-Za-z]+$/s;
const proxied = [
  /^no endpoints available for service ".*"$/s,
  /^no service port ".*" found for service ".*"$/s,
  /^no preferred addresses found; known addresses: \[.*\]$/s,
  /^error trying to reach service: .*$/s,
];

/**
 * What the field answers with a 5xx although it is the client's doing, and this server too, since clients know it: by
 * the requests that it follows from, and by its text. Each has tests of its own, with its whole body.
 */
const known: Readonly<Record<string, KnownFailure>> = {
  "a get or watch from a version that is no number": {
    code: 500,
    follows: ({ verb, version }) => (verb === "get" || verb === "watch") && !isVersion(version),
    message: ({ version }) => {
      const text = escaped(quoted(version));
      const cause = "(invalid syntax|value out of range)";
      return new RegExp(`^resourceVersion: Invalid value: ${text}: strconv\\.ParseUint: parsing ${text}: ${cause}$`);
    },
  },
  "a strategic merge patch with an item that lacks its merge key": {
    code: 500,
    follows: ({ verb, patchType }) => verb === "patch" && patchType === "application/strategic-merge-patch+json",
    message: () => textOfKey,
  },
  "a service while no range of addresses is ready": {
    code: 500,
    follows: ({ verb }) => ["create", "update", "patch"].includes(verb),
    message: () => /^Internal error occurred: failed to allocate a serviceIP for Service ".*": range is full$/s,
  },
  "a request that is sent on to what is not there": {
    code: 503,
    follows: ({ subresource }) => ["proxy", "log", "exec", "attach", "portforward"].includes(subresource),
    message: () => new RegExp(proxied.map(({ source }) => source).join("|"), "s"),
  },
  "a read of a version that is yet to come": {
    code: 504,
    follows: ({ verb, version }) =>
      (reads.includes(verb) || verb === "deletecollection") && isVersion(version) && Number(version) > 0,
    message: ({ version }) => new RegExp(`^Timeout: Too large resource version: ${version}, current: \\d+$`),
  },
  "a request with a short timeout": {
    code: 504,
    follows: ({ hasTimeout }) => hasTimeout,
    message: ({ verb }) => (reads.includes(verb) ? late : lateWrite),
  },
};

/**
 * The name of the known failure that an answer with this message is; undefined when it is another one. The answer to a
 * HEAD has no text: it must follow from the request alone.
 */
export function knownFailure(request: RandomRequest, code: number, message: string): string | undefined {
  const asked = askedBy(request);
  const found = Object.entries(known).find(
    ([, each]) =>
      each.code === code && each.follows(asked) && (request.method === "HEAD" || each.message(asked).test(message)),
  );
  return found?.[0];
}

function askedBy({ method, path, headers }: RandomRequest): Asked {
  const [pathname = "", search = ""] = path.split("?");
  const { verb, subresource } = resolveRequestInfo(method, pathname, search);
  const query = new URLSearchParams(search);
  const [patchType = ""] = (headers["content-type"] ?? "").split(";");
  return {
    verb,
    subresource,
    patchType,
    version: query.get("resourceVersion") ?? "",
    hasTimeout: query.has("timeout"),
  };
}

/** None, or an unsigned number of 64 bits. */
function isVersion(text: string): boolean {
  return /^[0-9]*$/.test(text) && BigInt(text) < 2n ** 64n;
}

function escaped(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&");
}

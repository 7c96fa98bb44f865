import { resolveRequestInfo } from "../../runtime/server/filters/requestInfo.ts";
import type { RandomRequest } from "./request.ts";

/** What a request asks for, as far as an answer that is a failure of the server may follow from it. */
interface Asked {
  readonly verb: string;
  readonly subresource: string;
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

function askedBy({ method, path }: RandomRequest): Asked {
  const [pathname = "", search = ""] = path.split("?");
  const { verb, subresource } = resolveRequestInfo(method, pathname, search);
  const query = new URLSearchParams(search);
  return {
    verb,
    subresource,
    version: query.get("resourceVersion") ?? "",
    hasTimeout: query.has("timeout"),
  };
}

/** None, or an unsigned number of 64 bits. */
function isVersion(text: string): boolean {
  return /^[0-9]*$/.test(text) && BigInt(text) < 2n ** 64n;
}

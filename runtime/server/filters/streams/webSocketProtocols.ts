import type { IncomingMessage } from "node:http";
import { badRequest, unauthorized } from "../../../../generated/errors.ts";

const header = "sec-websocket-protocol";

/** The sub-protocols that the client of a WebSocket would speak. */
export function offeredProtocols(req: IncomingMessage): readonly string[] {
  const names = (req.headers[header] ?? "").split(",").map((each) => each.trim());
  return names.filter((each) => each !== "");
}

/** The one sub-protocol, "" for none. Throws badRequest when the client leaves open which one it speaks. */
export function soleProtocol(req: IncomingMessage): string {
  const [protocol = "", ...more] = offeredProtocols(req);
  if (more.length > 0) throw badRequest("more than one sub-protocol was offered");
  return protocol;
}

/**
 * Takes the bearer token out of the sub-protocols: browsers can send no other header with a WebSocket. It looks like
 * `base64url.bearer.authorization.<api domain>.<base64url of the token>`, and is never the only one, since the answer
 * has to name one. Undefined when there is none; throws unauthorized when it is not as it must be.
 */
export function takeProtocolToken(req: IncomingMessage, apiDomain: string): string | undefined {
  const prefix = `base64url.bearer.authorization.${apiDomain}.`;
  const offered = offeredProtocols(req);
  const [encoded, ...more] = offered.filter((each) => each.startsWith(prefix)).map((each) => each.slice(prefix.length));
  if (encoded === undefined) return undefined;
  const others = offered.filter((each) => !each.startsWith(prefix));
  const token = Buffer.from(encoded, "base64url").toString("utf8");
  const isWhole = Buffer.from(token).toString("base64url") === encoded;
  if (token === "" || !isWhole || more.length > 0 || others.length === 0) throw unauthorized();
  req.headers[header] = others.join(",");
  return token;
}

import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from "node:http";

/** Headers that are about one connection, not about the message that it carries. */
const hopByHop: ReadonlySet<string> = new Set([
  "connection",
  "http2-settings",
  "keep-alive",
  "proxy-authenticate",
  "proxy-authorization",
  "proxy-connection",
  "te",
  "trailer",
  "transfer-encoding",
  "upgrade",
]);

/** A client shows its credentials to this server alone; what it expects of a body is settled with it already. */
const own: ReadonlySet<string> = new Set(["authorization", "expect"]);
/** Who sends a request, or as whom, is settled too: no server behind this one may believe a client's word for it. */
const ofUser = /^(impersonate|x-remote)-/;

export type Headers = Record<string, string | string[]>;

/** The headers of a request as they are sent on, without those of the client's connection. */
export function onwardHeaders({ headers, socket }: Pick<IncomingMessage, "headers" | "socket">): Headers {
  const kept = endToEnd(headers);
  for (const name of Object.keys(kept)) if (own.has(name) || ofUser.test(name)) delete kept[name];
  kept.host ??= String(headers[":authority"] ?? "");
  for (const name of Object.keys(kept)) if (name.startsWith(":")) delete kept[name];
  const protocols = withoutTokens(headers["sec-websocket-protocol"]);
  if (protocols !== undefined) kept["sec-websocket-protocol"] = protocols;
  const address = socket.remoteAddress;
  const before = headers["x-forwarded-for"];
  if (address !== undefined) kept["x-forwarded-for"] = before === undefined ? address : `${before}, ${address}`;
  return kept;
}

/** Browsers put the token that they show to this server among the sub-protocols. */
function withoutTokens(protocols: string | undefined): string | undefined {
  const names = protocols?.split(",").map((each) => each.trim());
  return names?.filter((each) => !each.startsWith("base64url.bearer.authorization.")).join(", ");
}

/** Puts the headers of an answer into the one to the client. */
export function answerHeaders(answer: IncomingMessage, res: ServerResponse): void {
  const kept = endToEnd(answer.headers);
  for (const [name, value] of Object.entries(kept)) {
    if (!name.startsWith("access-control-")) res.setHeader(name, value);
  }
}

function endToEnd(headers: IncomingHttpHeaders): Headers {
  const named = (headers.connection ?? "").split(",").map((each) => each.trim().toLowerCase());
  const kept: Headers = {};
  for (const [name, value] of Object.entries(headers)) {
    if (value !== undefined && !hopByHop.has(name) && !named.includes(name)) kept[name] = value;
  }
  return kept;
}

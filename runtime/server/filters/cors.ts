import type { Middleware } from "koa";
import type { RequestContext } from "./context.ts";

/** @limit Origin of a web page that is matched, in characters: its page may not read answers. */
const maxOriginLength = 2048;

const headers: readonly (readonly [string, string])[] = [
  ["Access-Control-Allow-Methods", "POST, GET, OPTIONS, PUT, DELETE, PATCH"],
  [
    "Access-Control-Allow-Headers",
    "Content-Type, Content-Length, Accept-Encoding, X-CSRF-Token, Authorization, X-Requested-With, If-Modified-Since",
  ],
  ["Access-Control-Expose-Headers", "Date"],
  ["Access-Control-Allow-Credentials", "true"],
];

/** Which origins may read answers. */
export interface OriginPattern {
  readonly test: (origin: string) => boolean;
}

/** Lets web pages of some origins read answers, and answers OPTIONS, by which browsers ask for that, with 204. */
export function cors(origins: readonly OriginPattern[]): Middleware<RequestContext> {
  return (ctx, next) => {
    const { req, res } = ctx;
    const { origin = "" } = req.headers;
    const isKnown = origin !== "" && origin.length <= maxOriginLength && origins.some((each) => each.test(origin));
    if (!isKnown) return next();
    res.setHeader("Access-Control-Allow-Origin", origin);
    for (const [name, value] of headers) res.setHeader(name, value);
    if (req.method !== "OPTIONS") return next();
    ctx.respond = false;
    res.writeHead(204).end();
    return Promise.resolve();
  };
}

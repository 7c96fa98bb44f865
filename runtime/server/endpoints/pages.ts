import type Router from "koa-router";
import { type ComponentOptions, componentPages } from "../../component/pages/pages.ts";
import { type Page, piecesOf } from "../../component/pages/page.ts";
import type { Context, RequestContext } from "../filters/context.ts";
import { readBody } from "../filters/body.ts";
import { sendBody } from "../filters/send.ts";
import { Warnings } from "../filters/warnings.ts";

/** What every process answers about itself, by the router of the API server. */
export function pageEndpoints(router: Router<RequestContext>, options: ComponentOptions): void {
  for (const [path, page] of componentPages(options)) {
    if (path.startsWith(put)) router.put(path.slice(put.length), (ctx) => answer(ctx, page));
    else if (path.endsWith("/")) router.all(new RegExp(`^${path}(.+)$`), (ctx) => answer(ctx, page));
    else router.all(path.startsWith("/debug/") ? [path, `${path}/`] : path, (ctx) => answer(ctx, page));
  }
}

const put = "PUT ";

async function answer(ctx: Context, page: Page): Promise<void> {
  const { accept = "", "accept-encoding": encodings = "" } = ctx.req.headers;
  const { state } = ctx;
  const query = new URLSearchParams(state.search);
  const body = ctx.method === "PUT" ? (await readBody(ctx)).toString("utf8") : "";
  const answered = await page({ path: state.info.path, query, accept, acceptEncoding: String(encodings), body });
  const { status, contentType, headers, warning } = answered;
  if (warning !== undefined) {
    state.warnings ??= new Warnings();
    state.warnings.add(warning);
  }
  const { length, pieces } = piecesOf(answered);
  const [first = Buffer.alloc(0)] = pieces;
  const sent = pieces.length > 1 ? { length, chunks: () => pieces } : first;
  sendBody(ctx, { kind: "body", status, contentType, body: sent, ...(headers === undefined ? {} : { headers }) });
}

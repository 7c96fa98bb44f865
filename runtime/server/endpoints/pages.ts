import type Router from "koa-router";
import { type ComponentOptions, componentPages } from "../../component/pages/pages.ts";
import type { Page } from "../../component/pages/page.ts";
import type { Context, RequestContext } from "../filters/context.ts";
import { sendBody } from "../filters/send.ts";
import { Warnings } from "../filters/warnings.ts";

/** What every process answers about itself, by the router of the API server. */
export function pageEndpoints(router: Router<RequestContext>, options: ComponentOptions): void {
  for (const [path, page] of componentPages(options)) {
    if (path.endsWith("/")) router.get(new RegExp(`^${path}(.+)$`), (ctx) => answer(ctx, page));
    else router.get(path, (ctx) => answer(ctx, page));
  }
}

async function answer(ctx: Context, page: Page): Promise<void> {
  const { accept = "", "accept-encoding": encodings = "" } = ctx.req.headers;
  const { state } = ctx;
  const query = new URLSearchParams(state.search);
  const answered = await page({ path: state.info.path, query, accept, acceptEncoding: String(encodings) });
  const { status, contentType, body, headers, warning } = answered;
  if (warning !== undefined) {
    state.warnings ??= new Warnings();
    state.warnings.add(warning);
  }
  const bytes = typeof body === "string" ? Buffer.from(body) : body;
  sendBody(ctx, { kind: "body", status, contentType, body: bytes, ...(headers === undefined ? {} : { headers }) });
}

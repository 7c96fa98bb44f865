import type { ForwardResponse, ResourceRequest } from "../../../handlers/request.ts";
import { type DialOptions, forward } from "../../../proxy/proxy.ts";
import type { Context } from "../context.ts";
import { cacheControl } from "../send.ts";
import type { Streams } from "./streams.ts";
import { textMessages } from "./textMessages.ts";
import { upgradeOf } from "./upgrades.ts";

/** Sends a request on to where its answer comes from. Throws a StatusError while nothing of that has come. */
export async function sendForward(
  ctx: Context,
  { mode, to }: ForwardResponse,
  given: { readonly request: ResourceRequest; readonly streams: Streams; readonly proxy: DialOptions },
): Promise<void> {
  const { req, res, state } = ctx;
  const { request, streams, proxy } = given;
  const { info, search, auditId } = state;
  const onAnswer = () => {
    ctx.respond = false;
    res.setHeader("Audit-Id", auditId);
    res.setHeader("Cache-Control", cacheControl);
  };
  const resource = `${info.resource}/${info.subresource}`;
  const upgrade = upgradeOf(req);
  const { signal, name } = request;
  const { rest } = info;
  const hold = (breakOff: () => void) => streams.hold(breakOff);
  const asMessages = mode === "text" ? textMessages(ctx, streams) : undefined;
  const answer = { ...{ upgrade, signal, onAnswer, hold }, ...(asMessages === undefined ? {} : { asMessages }) };
  await forward({ req, res, mode, to, resource, name, rest, search, ...answer }, proxy);
  state.audit?.started(res.socket === null ? 101 : res.statusCode); // a connection that was handed over has left it
}

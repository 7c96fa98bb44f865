import { isPlain, type Negotiated, negotiate, plainJson } from "../../negotiate/accept.ts";
import { encodeBody } from "../../negotiate/encode.ts";
import { gzipBody, gzipHeaders, wantsGzip } from "../../handlers/answers/gzip.ts";
import { pretty, wantsPretty } from "../../handlers/answers/respond.ts";
import { isStatusReason } from "../../schema/status.ts";
import type { MetaStructures, Platform, Status } from "../../schema/index.ts";
import type { Context } from "./context.ts";
import { sendBody } from "./send.ts";

export interface StatusSenderOptions {
  readonly platform: Platform;
  readonly loadMeta: () => Promise<MetaStructures>;
  readonly cbor: boolean;
  /** Whether long ones are compressed for clients that accept it. */
  readonly gzip: boolean;
  readonly logError: (message: string, error: unknown) => void;
}

/** Sends a Status; the promise ends when it is on its way, and is never refused. */
export type SendStatus = (ctx: Context, status: Status) => Promise<void> | undefined;

/** Makes the sender of errors: in the encoding that the client prefers, and in JSON for those who accept none. */
export function statusSender(options: StatusSenderOptions): SendStatus {
  return (ctx, status) => {
    const negotiated = formOf(ctx.req.headers.accept, options);
    if (negotiated.encoding !== "json") return sendEncoded(ctx, status, { ...options, negotiated });
    const body = negotiated === lastResort ? pretty(textOf(status)) : jsonOf(ctx, status);
    return sendMaybeLong(ctx, status, { ...options, negotiated, body });
  };
}

interface Answering {
  readonly negotiated: Negotiated;
  readonly body: Buffer;
}

/** Sends what is short at once, and what is long compressed. */
function sendMaybeLong(
  ctx: Context,
  status: Status,
  { gzip, logError, ...answer }: Answering & Pick<StatusSenderOptions, "gzip" | "logError">,
): Promise<void> | undefined {
  if (!gzip || !wantsGzip(ctx.req, answer.body.length)) {
    send(ctx, status, answer);
    return undefined;
  }
  return gzipBody({ isSettled: () => false }, answer.body).then(
    (body) => send(ctx, status, { ...answer, body, headers: gzipHeaders }),
    (error) => {
      logError("cannot compress a Status", error);
      send(ctx, status, answer);
    },
  );
}

async function sendEncoded(
  ctx: Context,
  status: Status,
  options: StatusSenderOptions & { readonly negotiated: Negotiated },
): Promise<void> {
  const { platform, negotiated, loadMeta, logError } = options;
  const { encoding } = negotiated;
  try {
    const { Status: structure } = await loadMeta();
    await sendMaybeLong(ctx, status, { ...options, body: encodeBody(status, { encoding, structure, platform }) });
  } catch (error) {
    logError(`cannot encode a Status in ${encoding}`, error);
    send(ctx, status, { negotiated: plainJson, body: jsonOf(ctx, status) });
  }
}

/** For clients that accept no form of a Status; they are people, perhaps, so its lines are indented. */
const lastResort: Negotiated = { ...plainJson };

/** What went wrong is more important than how to say it: a header that nothing fits is answered with JSON. */
function formOf(accept: string | undefined, { platform, cbor }: StatusSenderOptions): Negotiated {
  if (isPlain(accept)) return plainJson;
  try {
    return negotiate(accept, { platform, protobuf: true, table: false, watch: false, status: true, cbor });
  } catch (error) {
    if (isStatusReason(error, "NotAcceptable")) return lastResort;
    throw error;
  }
}

function jsonOf(ctx: Context, status: Status): Buffer {
  const body = textOf(status);
  const query = new URLSearchParams(ctx.req.url?.split("?")[1] ?? "");
  return wantsPretty({ headers: ctx.req.headers, query }) ? pretty(body) : body;
}

function textOf(status: Status): Buffer {
  return Buffer.from(`${JSON.stringify(status)}\n`);
}

function send(
  ctx: Context,
  status: Status,
  answer: Answering & { readonly headers?: Readonly<Record<string, string>> },
): void {
  const retryAfter = status.details?.retryAfterSeconds ?? 0;
  ctx.state.audit?.answered(status);
  sendBody(ctx, {
    kind: "body",
    status: status.code ?? 200,
    contentType: answer.negotiated.contentType,
    body: answer.body,
    headers: {
      ...answer.headers,
      ...(retryAfter > 0 ? { "Retry-After": String(retryAfter) } : {}),
      ...(status.code === 401 || status.code === 403 ? { "X-Content-Type-Options": "nosniff" } : {}),
    },
  });
}

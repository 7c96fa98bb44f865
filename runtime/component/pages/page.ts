/** What a page reads of a request. */
export interface PageRequest {
  /** Without its query. */
  readonly path: string;
  readonly query: URLSearchParams;
  /** Headers; "" where there is none. */
  readonly accept: string;
  readonly acceptEncoding: string;
  /** Of a PUT; else "". */
  readonly body: string;
}

export interface PageAnswer {
  readonly status: number;
  readonly contentType: string;
  /** Or the pieces of it, one after the other. */
  readonly body: string | Buffer | readonly Buffer[];
  readonly headers?: Readonly<Record<string, string>>;
  /** What the client should hear beside its answer. */
  readonly warning?: string;
}

/** Answers a request; throws a StatusError. */
export type Page = (request: PageRequest) => PageAnswer | Promise<PageAnswer>;

/**
 * Pages by their paths: "/livez", or "PUT /debug/flags/v" where they answer to another method than GET. A path that
 * ends in a slash has all paths below it.
 */
export type Pages = ReadonlyMap<string, Page>;

/** What a body is in bytes. */
export function piecesOf({ body }: Pick<PageAnswer, "body">): {
  readonly length: number;
  readonly pieces: readonly Buffer[];
} {
  const pieces =
    typeof body === "string" ? [Buffer.from(body)] : Buffer.isBuffer(body) ? [body] : (body as readonly Buffer[]);
  return { length: pieces.reduce((sum, each) => sum + each.length, 0), pieces };
}

export const textType = "text/plain; charset=utf-8";

/** Text that machines do not read. */
export function textAnswer(status: number, body: string): PageAnswer {
  return { status, contentType: textType, body, headers: { "X-Content-Type-Options": "nosniff" } };
}

export const pageNotFound: PageAnswer = textAnswer(404, "404 page not found\n");

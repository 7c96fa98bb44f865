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
  readonly body: string | Buffer;
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

export const textType = "text/plain; charset=utf-8";

/** Text that machines do not read. */
export function textAnswer(status: number, body: string): PageAnswer {
  return { status, contentType: textType, body, headers: { "X-Content-Type-Options": "nosniff" } };
}

export const pageNotFound: PageAnswer = textAnswer(404, "404 page not found\n");

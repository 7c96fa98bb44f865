import { ConnectionError, type Transport, type TransportRequest } from "../../runtime/client/index.ts";

/** A call that a server did not serve: with what it answered, or without an answer. */
export interface FailedCall {
  readonly server: string;
  /** "PATCH /api/v1/namespaces/..." */
  readonly what: string;
  readonly calledMs: number;
  readonly endedMs: number;
  /** Of the answer; 0 when none came. */
  readonly status: number;
  readonly text: string;
}

/** What may be the cause of failed calls, and while it lasted. */
export interface Disturbance {
  readonly kind: string;
  /** Absent: all servers. */
  readonly server?: string;
  readonly fromMs: number;
  readonly toMs: number;
}

/** A transport whose calls that fail are told. */
export function watchedCalls(
  inner: Transport,
  { server, onFailure }: { readonly server: string; readonly onFailure: (failed: FailedCall) => void },
): Transport {
  const watched = async <T extends { readonly status: number; readonly body?: Uint8Array }>(
    request: TransportRequest,
    call: Promise<T>,
  ): Promise<T> => {
    const calledMs = performance.now();
    const fail = (status: number, text: string) => {
      const what = `${request.method} ${request.path}`;
      onFailure({ server, what, calledMs, endedMs: performance.now(), status, text });
    };
    try {
      const answer = await call;
      if (isFailure(answer.status)) fail(answer.status, Buffer.from(answer.body ?? []).toString());
      return answer;
    } catch (error) {
      if (error instanceof ConnectionError) fail(0, error.message);
      throw error;
    }
  };
  return {
    request: (request) => watched(request, inner.request(request)),
    stream: (request) => watched(request, inner.stream(request)),
    close: () => inner.close(),
  };
}

/** Answers that say that the server could not, whatever the client asked for. */
function isFailure(status: number): boolean {
  return status >= 500 || status === 429;
}

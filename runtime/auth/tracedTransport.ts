import type { Transport, TransportRequest } from "../client/transport.ts";
import type { Tracer } from "../schema/tracer.ts";

/** A transport to a webhook whose calls are spans, and which hands the trace on. Without a tracer it stays as it is. */
export function tracedTransport(transport: Transport, tracer: Tracer | undefined, name: string): Transport {
  if (tracer === undefined) return transport;
  const handedOn = (request: TransportRequest) => ({
    ...request,
    headers: { ...request.headers, ...tracer.headers() },
  });
  return {
    request: (given) => tracer.within(name, {}, () => transport.request(handedOn(given))),
    stream: (given) => tracer.within(name, {}, () => transport.stream(handedOn(given))),
    close: () => transport.close(),
  };
}

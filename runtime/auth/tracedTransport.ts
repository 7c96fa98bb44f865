import type { Transport, TransportRequest } from "../client/transport.ts";
import type { Tracer } from "../schema/tracer.ts";

/**
 * A transport whose calls are spans with this name, or with the method after it, and which hands the trace on. Without
 * a tracer it stays as it is.
 */
export function tracedTransport(
  transport: Transport,
  tracer: Tracer | undefined,
  { name, hasMethod = false }: { readonly name: string; readonly hasMethod?: boolean },
): Transport {
  if (tracer === undefined) return transport;
  const handedOn = (request: TransportRequest) => ({
    ...request,
    headers: { ...request.headers, ...tracer.headers() },
  });
  const nameOf = ({ method }: TransportRequest) => (hasMethod ? `${name} ${method}` : name);
  return {
    request: (given) => tracer.within(nameOf(given), {}, () => transport.request(handedOn(given))),
    stream: (given) => tracer.within(nameOf(given), {}, () => transport.stream(handedOn(given))),
    close: () => transport.close(),
  };
}

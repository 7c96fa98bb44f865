import type { Transport } from "@connectrpc/connect";
import type { Tracer } from "../schema/tracer.ts";

/** A transport whose calls are spans of what they belong to, and continue its trace in their server. */
export function tracedCalls(transport: Transport, { recordedHeaders, within }: Tracer): Transport {
  return {
    unary: (method, signal, timeoutMs, header, ...rest) => {
      const name = `${method.parent.typeName}/${method.name}`;
      return within(name, { "rpc.system": "grpc" }, () => {
        return transport.unary(method, signal, timeoutMs, joined(header, recordedHeaders()), ...rest);
      });
    },
    stream: (...given) => transport.stream(...given),
  };
}

type Given = ConstructorParameters<typeof Headers>[0];

function joined(given: Given, more: Readonly<Record<string, string>>): Given {
  const entries = Object.entries(more);
  if (entries.length === 0) return given; // calls without headers of their own are sent from what is kept of them
  return [...new Headers(given), ...entries];
}

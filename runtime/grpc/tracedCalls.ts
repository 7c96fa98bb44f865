import type { Transport } from "@connectrpc/connect";
import type { Tracer } from "../schema/tracer.ts";

/** A transport whose calls are spans of the requests that they belong to. */
export function tracedCalls(transport: Transport, { within }: Tracer): Transport {
  return {
    unary: (method, ...rest) => {
      const name = `${method.parent.typeName}/${method.name}`;
      return within(name, { "rpc.system": "grpc" }, () => transport.unary(method, ...rest));
    },
    stream: (...given) => transport.stream(...given),
  };
}

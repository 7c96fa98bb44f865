import type { DescMethod } from "@bufbuild/protobuf";
import { Code, ConnectError, type Transport } from "@connectrpc/connect";

/** A call that has one answer, and has ended. */
export interface EndedCall {
  readonly method: DescMethod;
  /** What was asked. */
  readonly input: unknown;
  /** Of gRPC: "OK", "Unavailable". */
  readonly status: string;
  readonly seconds: number;
}

/** A transport that reports each call with one answer when it has ended; streams go on for as long as they like. */
export function reportedCalls(transport: Transport, onCall: (call: EndedCall) => void): Transport {
  return {
    async unary(method, signal, timeoutMs, header, input, context) {
      const beganMs = performance.now();
      let status = "OK";
      try {
        return await transport.unary(method, signal, timeoutMs, header, input, context);
      } catch (error) {
        status = Code[ConnectError.from(error).code];
        throw error;
      } finally {
        onCall({ method, input, status, seconds: (performance.now() - beganMs) / 1000 });
      }
    },
    stream: transport.stream,
  };
}

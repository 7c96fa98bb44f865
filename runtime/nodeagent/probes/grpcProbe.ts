import { Code, ConnectError, createClient } from "@connectrpc/connect";
import type { GRPCAction } from "../../../generated/core/v1/probe.ts";
import {
  Health,
  HealthCheckResponse_ServingStatus as ServingStatus,
  HealthCheckResponse_ServingStatusSchema as ServingStatusSchema,
} from "../../../generated/pb/health/v1/health_pb.ts";
import { Channel } from "../../grpc/channel.ts";
import { grpcTransport } from "../../grpc/transport.ts";
import { hostAndPort } from "./port.ts";
import type { ProbeOutcome } from "./probe.ts";

export interface GrpcOptions {
  readonly host: string;
  readonly timeoutMs: number;
  readonly userAgent: string;
}

/** @limit Answer of a server that a probe asks over gRPC: the probe fails. */
const maxMessageBytes = 64 * 1024;
const windowBytes = 64 * 1024;

/** Asks a server's health service: that it serves decides. */
export async function grpcProbe({ port, service = "" }: GRPCAction, options: GrpcOptions): Promise<ProbeOutcome> {
  const { host, timeoutMs, userAgent } = options;
  const address = hostAndPort(host, port);
  const channel = new Channel({
    ...{ url: new URL(`http://${address}`), tls: {}, connectTimeoutMs: timeoutMs, windowBytes },
    ...{ pingIntervalMs: Number.POSITIVE_INFINITY, pingTimeoutMs: 0 },
  });
  const headers = [["user-agent", userAgent]] as const;
  const transport = grpcTransport({ channel, defaultTimeoutMs: timeoutMs, maxMessageBytes, headers });
  try {
    const { status } = await createClient(Health, transport).check({ service });
    if (status === ServingStatus.SERVING) return { result: "success", output: "service healthy" };
    const output = `service unhealthy (responded with "${ServingStatusSchema.value[status]?.name ?? status}")`;
    return { result: "failure", output };
  } catch (error) {
    return { result: "failure", output: failureText(error, address, timeoutMs) };
  } finally {
    channel.close();
  }
}

function failureText(error: unknown, address: string, timeoutMs: number): string {
  const { code, rawMessage } = ConnectError.from(error);
  const seconds = `${timeoutMs / 1000}s`;
  switch (code) {
    case Code.Unimplemented:
      return `error: this server does not implement the grpc health protocol (${Health.typeName}): ${rawMessage}`;
    case Code.DeadlineExceeded:
      return `timeout: health rpc did not complete within ${seconds}`;
    case Code.Unavailable:
      return `timeout: failed to connect service "${address}" within ${seconds}: context deadline exceeded`;
    default:
      return `error: health rpc probe failed: rpc error: code = ${Code[code]} desc = ${rawMessage}`;
  }
}

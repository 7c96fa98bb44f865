import { Code, ConnectError, createClient } from "@connectrpc/connect";
import { createGrpcTransport, Http2SessionManager } from "@connectrpc/connect-node";
import type { GRPCAction } from "../../../generated/core/v1/probe.ts";
import {
  Health,
  HealthCheckResponse_ServingStatus as ServingStatus,
  HealthCheckResponse_ServingStatusSchema as ServingStatusSchema,
} from "../../../generated/pb/health/v1/health_pb.ts";
import { hostAndPort } from "./port.ts";
import type { ProbeOutcome } from "./probe.ts";

export interface GrpcOptions {
  readonly host: string;
  readonly timeoutMs: number;
  readonly userAgent: string;
}

/** Asks a server's health service: that it serves decides. */
export async function grpcProbe({ port, service = "" }: GRPCAction, options: GrpcOptions): Promise<ProbeOutcome> {
  const { host, timeoutMs, userAgent } = options;
  const address = hostAndPort(host, port);
  const baseUrl = `http://${address}`;
  const sessionManager = new Http2SessionManager(baseUrl);
  const transport = createGrpcTransport({
    baseUrl,
    sessionManager,
    acceptCompression: [],
    defaultTimeoutMs: timeoutMs,
  });
  try {
    const headers = { "user-agent": userAgent };
    const { status } = await createClient(Health, transport).check({ service }, { headers });
    if (status === ServingStatus.SERVING) return { result: "success", output: "service healthy" };
    const output = `service unhealthy (responded with "${ServingStatusSchema.value[status]?.name ?? status}")`;
    return { result: "failure", output };
  } catch (error) {
    return { result: "failure", output: failureText(error, address, timeoutMs) };
  } finally {
    sessionManager.abort();
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
      return `timeout: failed to connect service "${address}" within ${seconds}: ${rawMessage}`;
    default:
      return `error: health rpc probe failed: rpc error: code = ${Code[code]} desc = ${rawMessage}`;
  }
}

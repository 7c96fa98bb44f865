import { streamProtocolCommand, streamProtocolCommandV5, streamProtocolPorts } from "../../generated/wellknown.ts";
import { ConnectionError } from "./errors.ts";
import { objectPath, type Query, withQuery } from "./path.ts";
import { readText } from "./readText.ts";
import type { CallOptions, CommandCall, CommandSession, PortCall, PortSession, TextCall } from "./resourceTypes.ts";
import type { MessageSocket, SocketRequest, Transport } from "./transport.ts";

/** The call of a sub-resource that streams. `path` is that of the objects. */
export function streamCall(
  transport: Transport,
  path: string,
  subresource: string,
  mode: keyof typeof calls,
): TextCall<Query> | CommandCall<Query> | PortCall<Query> {
  return calls[mode](transport, (name) => `${objectPath(path, name)}/${subresource}`);
}

const calls = { text: textCall, command: commandCall, ports: portCall } as const;

type PathOf = (name: string) => string;

function textCall(transport: Transport, pathOf: PathOf): TextCall<Query> {
  return (name, options = {}) => {
    const { signal, timeoutMs, ...query } = options as CallOptions & Query;
    return readText(transport, withQuery(pathOf(name), query), { signal, timeoutMs });
  };
}

function commandCall(transport: Transport, pathOf: PathOf): CommandCall<Query> {
  return async (name, options): Promise<CommandSession> => {
    const { signal, timeoutMs, ...query } = options as CallOptions & Query;
    const { stdin = false, stdout = true, tty = false, stderr = tty !== true } = query;
    const path = withQuery(pathOf(name), { ...query, stdin, stdout, stderr, tty });
    const { commandSession } = await import("./command.ts"); // most clients need no streams of Node
    const { messages } = await openSocket(transport, { path, protocols, signal, timeoutMs });
    return commandSession(messages, { hasInput: stdin === true });
  };
}

/** By the newer one the end of the input can be said. */
const protocols = [streamProtocolCommandV5, streamProtocolCommand];

function portCall(transport: Transport, pathOf: PathOf): PortCall<Query> {
  return async (name, options = {}): Promise<PortSession> => {
    const { signal, timeoutMs, ...query } = options as CallOptions & Query;
    const path = withQuery(pathOf(name), query);
    const { portSession } = await import("./ports.ts");
    const { messages } = await openSocket(transport, { path, protocols: [streamProtocolPorts], signal, timeoutMs });
    return portSession(messages, path);
  };
}

async function openSocket(transport: Transport, request: SocketRequest): Promise<MessageSocket> {
  if (transport.openSocket !== undefined) return transport.openSocket(request);
  throw new ConnectionError(`GET ${request.path}: the transport opens no WebSockets`, { code: "UNSUPPORTED" });
}

import { streamProtocolCommand, streamProtocolCommandV5 } from "../../generated/wellknown.ts";
import { ConnectionError } from "./errors.ts";
import { objectPath, type Query, withQuery } from "./path.ts";
import { readText } from "./readText.ts";
import type { CallOptions, CommandCall, CommandSession, TextCall } from "./resourceTypes.ts";
import type { Transport } from "./transport.ts";

/** The call of a sub-resource that streams. `path` is that of the objects. */
export function streamCall(
  transport: Transport,
  path: string,
  subresource: string,
  mode: "text" | "command",
): TextCall<Query> | CommandCall<Query> {
  const pathOf = (name: string) => `${objectPath(path, name)}/${subresource}`;
  return mode === "text" ? textCall(transport, pathOf) : commandCall(transport, pathOf);
}

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
    if (transport.openSocket === undefined) {
      throw new ConnectionError(`GET ${path}: the transport opens no WebSockets`, { code: "UNSUPPORTED" });
    }
    const { commandSession } = await import("./command.ts"); // most clients need no streams of Node
    const { messages } = await transport.openSocket({ path, protocols, signal, timeoutMs });
    return commandSession(messages, { hasInput: stdin === true });
  };
}

/** By the newer one the end of the input can be said. */
const protocols = [streamProtocolCommandV5, streamProtocolCommand];

import type { IncomingMessage, Server } from "node:http";
import type { Socket } from "node:net";
import { Server as SecureServer } from "node:tls";
import { type Input, ReadTurns } from "./readTurns.ts";
import { joiningMessages } from "./smallPieces.ts";

export interface ReadInTurns {
  /** What the server is to make of requests. */
  readonly IncomingMessage: typeof IncomingMessage;
  /** To be called before it listens. */
  readonly follow: (server: Server) => void;
}

/** Lets a server of HTTP/1.1, with TLS or without, read its connections in turns. */
export function readInTurns(): ReadInTurns {
  const open = new Set<Input>();
  const ofSocket = new WeakMap<Socket, Input>();
  const turns = new ReadTurns(open);
  const noteRead = ({ socket }: IncomingMessage) => {
    const input = ofSocket.get(socket);
    if (input !== undefined) turns.noteRead(input);
  };
  const add = (socket: Socket) => {
    const input = { socket };
    open.add(input);
    ofSocket.set(socket, input);
    socket.once("close", () => {
      open.delete(input);
      turns.forget(input);
    });
  };
  return {
    IncomingMessage: joiningMessages(noteRead),
    follow: (server) => {
      server.on(server instanceof SecureServer ? "secureConnection" : "connection", add);
      server.prependListener("request", noteRead);
    },
  };
}

import { createConnection, type Socket } from "node:net";
import { type DbusMessage, type DbusValue, decodeMessage, encodeMessage, messageTypes } from "./dbusMessage.ts";

export interface DbusCall {
  readonly destination: string;
  readonly path: string;
  readonly interface: string;
  readonly member: string;
  readonly signature?: string;
  readonly body?: readonly DbusValue[];
}

/** A connection to a message bus. */
export interface Dbus {
  /** Resolves with the values of the answer; rejects with an Error of the answer's text. */
  readonly call: (call: DbusCall) => Promise<readonly DbusValue[]>;
  readonly send: (message: Omit<DbusMessage, "serial">) => void;
  /** Everything that is no answer. */
  readonly onMessage: (listener: (message: DbusMessage) => void) => void;
  readonly closed: Promise<void>;
  readonly close: () => void;
}

export const bus = {
  destination: "org.freedesktop.DBus",
  path: "/org/freedesktop/DBus",
  interface: "org.freedesktop.DBus",
} as const;

/** @limit Wait for an answer on the bus: the call fails. */
const callMs = 10_000;

/** Connects to the bus at an address such as "unix:path=/run/dbus/system_bus_socket". Rejects where none answers. */
export async function connectDbus(address: string): Promise<Dbus> {
  const path = /^unix:(?:.*,)?path=([^,;]+)/.exec(address)?.[1];
  if (path === undefined) throw new Error(`${JSON.stringify(address)} is no address of a bus, as unix:path=/run/bus`);
  const socket = createConnection(path);
  const rest = await authenticated(socket);
  const connection = conversation(socket, rest);
  await connection.call({ ...bus, member: "Hello" });
  return connection;
}

/** Says who this process is, which the kernel confirms. Resolves with what came after the answer. */
function authenticated(socket: Socket): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    let answer = Buffer.alloc(0);
    const onData = (data: Buffer) => {
      answer = Buffer.concat([answer, data]);
      const end = answer.indexOf("\r\n");
      if (end < 0) return;
      socket.off("data", onData);
      socket.off("error", reject);
      if (!answer.toString("latin1").startsWith("OK ")) {
        socket.destroy();
        return reject(new Error(`the bus does not let this process in: ${answer.toString("latin1", 0, end)}`));
      }
      socket.write("BEGIN\r\n");
      resolve(answer.subarray(end + 2));
    };
    socket.on("data", onData);
    socket.on("error", reject);
    socket.on("close", () => reject(new Error("the bus closed the connection")));
    socket.write(`\0AUTH EXTERNAL ${Buffer.from(String(process.getuid?.() ?? 0)).toString("hex")}\r\n`);
  });
}

interface Waiting {
  readonly resolve: (body: readonly DbusValue[]) => void;
  readonly reject: (error: Error) => void;
}

function conversation(socket: Socket, early: Buffer): Dbus {
  const waiting = new Map<number, Waiting>();
  const listeners: ((message: DbusMessage) => void)[] = [];
  let lastSerial = 0;
  let bytes = early;
  const send = (message: Omit<DbusMessage, "serial">): number => {
    lastSerial += 1;
    socket.write(encodeMessage({ ...message, serial: lastSerial }));
    return lastSerial;
  };
  const take = (message: DbusMessage) => {
    const asked = waiting.get(message.replySerial ?? 0);
    if (asked === undefined) for (const each of listeners) each(message);
    else if (message.type === messageTypes.error) asked.reject(errorOf(message));
    else asked.resolve(message.body ?? []);
  };
  const read = (data: Buffer) => {
    bytes = Buffer.concat([bytes, data]);
    try {
      for (let next = decodeMessage(bytes); next !== undefined; next = decodeMessage(bytes)) {
        bytes = next.rest;
        take(next.message);
      }
    } catch (error) {
      socket.destroy(error as Error);
    }
  };
  socket.on("data", read);
  socket.on("error", () => {}); // what waits fails when it is closed
  const closed = new Promise<void>((resolve) => socket.once("close", () => resolve()));
  void closed.then(() => {
    for (const { reject } of waiting.values()) reject(new Error("the connection to the bus is closed"));
  });
  return {
    send: (message) => void send(message),
    call: (call) =>
      new Promise<readonly DbusValue[]>((resolve, reject) => {
        const serial = send({ ...call, type: messageTypes.call });
        const timer = setTimeout(() => settle(() => reject(new Error(`${call.member}: no answer`))), callMs);
        const settle = (then: () => void) => {
          clearTimeout(timer);
          waiting.delete(serial);
          then();
        };
        waiting.set(serial, {
          resolve: (body) => settle(() => resolve(body)),
          reject: (error) => settle(() => reject(error)),
        });
      }),
    onMessage: (listener) => void listeners.push(listener),
    closed,
    close: () => socket.destroy(),
  };
}

function errorOf({ errorName, body = [] }: DbusMessage): Error {
  const [text] = body;
  return new Error(typeof text === "string" ? `${errorName}: ${text}` : String(errorName));
}

import { Channel } from "./channel.ts";

/** @limit Data that a program of the machine may send ahead on a call: it waits. */
const windowBytes = 1024 * 1024;
/** @limit Wait for a program of the machine that takes a connection and says nothing: the call fails. */
const connectTimeoutMs = 10_000;

/**
 * The connection to a program that listens on a Unix socket, by its absolute path. It is made, and made again, when it
 * is needed. A program that ends is noticed at once: there are no pings.
 */
export function socketChannel(path: string, callTimeoutMs = connectTimeoutMs): Channel {
  const pings = { pingIntervalMs: Number.POSITIVE_INFINITY, pingTimeoutMs: 0 };
  const url = new URL(`unix://${path.split("/").map(encodeURIComponent).join("/")}`);
  const timeoutMs = Math.min(connectTimeoutMs, callTimeoutMs);
  return new Channel({ url, tls: {}, connectTimeoutMs: timeoutMs, windowBytes, ...pings });
}

import { connect } from "node:net";
import { dialMessage, timeoutError } from "./dialError.ts";
import { hostAndPort } from "./port.ts";
import type { ProbeOutcome } from "./probe.ts";

/** Opens a connection and closes it: that it opens decides. */
export async function tcpProbe(host: string, port: number, timeoutMs: number): Promise<ProbeOutcome> {
  const socket = connect({ host, port });
  try {
    await new Promise<void>((resolve, reject) => {
      socket.once("connect", resolve);
      socket.once("error", reject);
      socket.setTimeout(timeoutMs, () => reject(timeoutError()));
    });
    return { result: "success", output: "" };
  } catch (error) {
    return { result: "failure", output: dialMessage(hostAndPort(host, port), error) };
  } finally {
    socket.destroy();
  }
}

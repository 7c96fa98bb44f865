import { request } from "node:https";
import type { TestPorts } from "./agentPort.ts";

export interface Asked {
  readonly method?: string;
  readonly headers?: Record<string, string>;
  /** Shows the certificate that the authority signed. */
  readonly isKnown?: boolean;
}

/** Asks the port of an agent, as an administrator where nothing else is said. */
export function ask(
  { port, ca, client }: TestPorts,
  path: string,
  options: Asked = {},
): Promise<{ status: number; text: string }> {
  const { method = "GET", headers = {}, isKnown = true } = options;
  const tls = { ca, ...(isKnown ? client : {}) };
  return new Promise((resolve, reject) => {
    const outgoing = request({ host: "127.0.0.1", port, path, method, headers, agent: false, ...tls }, (res) => {
      let text = "";
      res.setEncoding("utf8").on("data", (piece) => (text += piece));
      res.on("end", () => resolve({ status: res.statusCode ?? 0, text }));
    });
    outgoing.on("error", reject).end();
  });
}

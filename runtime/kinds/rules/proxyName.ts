import { badRequest } from "../../../generated/errors.ts";
import { quoted } from "../../schema/quoted.ts";

/** What the name of a proxied object says: `[scheme:]name[:port]`. */
export interface ProxyName {
  readonly scheme: "http" | "https";
  readonly name: string;
  /** "" when none is named. */
  readonly port: string;
}

/** Reads such a name; `kind` is the word that the refusal calls it by. Throws badRequest. */
export function proxyName(text: string, kind: string): ProxyName {
  const parts = text.split(":");
  const [scheme, name, port] = parts.length < 3 ? ["", ...parts] : parts;
  const isKnown = scheme === "" || scheme === "http" || scheme === "https";
  if (parts.length > 3 || !isKnown || !name) throw badRequest(`invalid ${kind} request ${quoted(text)}`);
  return { scheme: scheme === "https" ? "https" : "http", name, port: port ?? "" };
}

/** The number of a port that has to be one. Throws badRequest. */
export function portNumber({ name, port }: ProxyName, kind: string): number {
  const number = Number(port);
  if (!/^\d{1,5}$/.test(port) || number < 1 || number > 65535) {
    throw badRequest(`invalid ${kind} request ${quoted(`${name}:${port}`)}`);
  }
  return number;
}

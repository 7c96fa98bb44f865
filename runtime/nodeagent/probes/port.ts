import type { AnyContainer } from "../container/podIdentity.ts";

/** The number of a container's port, which may be named. Throws an Error for one that is none. */
export function portNumber(port: number | string, { ports = [] }: AnyContainer): number {
  const named = ports.find((each) => each.name === port)?.containerPort;
  const number = typeof port === "number" ? port : (named ?? parsed(port));
  if (number > 0 && number < 65_536) return number;
  throw new Error(`invalid port number: ${number}`);
}

/** A port that is no name may be a number in a text. The field says so in the words of its parser. */
function parsed(text: string): number {
  if (/^[-+]?\d{1,15}$/.test(text)) return Number(text);
  throw new Error(`strconv.Atoi: parsing ${JSON.stringify(text)}: invalid syntax`);
}

/** "198.51.100.3:80", "[2001:db8::3]:80" */
export function hostAndPort(host: string, port: number): string {
  return host.includes(":") ? `[${host}]:${port}` : `${host}:${port}`;
}

import type { AnyContainer } from "../container/podIdentity.ts";

/** The number of a container's port, which may be named. Throws an Error for one that is none. */
export function portNumber(port: number | string, { name, ports = [] }: AnyContainer): number {
  const number =
    typeof port === "number" ? port : (ports.find((each) => each.name === port)?.containerPort ?? Number(port));
  if (Number.isInteger(number) && number > 0 && number < 65_536) return number;
  throw new Error(`couldn't find port: ${JSON.stringify(port)} in container ${name}`);
}

/** "198.51.100.3:80", "[2001:db8::3]:80" */
export function hostAndPort(host: string, port: number): string {
  return host.includes(":") ? `[${host}]:${port}` : `${host}:${port}`;
}

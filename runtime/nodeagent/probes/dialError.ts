/** Why a connection to an address was not made, in the words of the field. */
export function dialMessage(address: string, error: unknown): string {
  const { code } = error as NodeJS.ErrnoException;
  const why = code === undefined ? undefined : reasons[code];
  if (why !== undefined) return `dial tcp ${address}: ${why}`;
  return `dial tcp ${address}: ${error instanceof Error ? error.message : String(error)}`;
}

const reasons: Readonly<Record<string, string>> = {
  ECONNREFUSED: "connect: connection refused",
  EHOSTUNREACH: "connect: no route to host",
  ENETUNREACH: "connect: network is unreachable",
  ECONNRESET: "connect: connection reset by peer",
  ETIMEDOUT: "i/o timeout",
  ENOTFOUND: "lookup failed: no such host",
};

/** What a connection that takes too long fails with. */
export function timeoutError(): Error {
  return Object.assign(new Error("the connection took too long"), { code: "ETIMEDOUT" });
}

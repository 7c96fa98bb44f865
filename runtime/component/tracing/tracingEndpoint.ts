/** Where collectors listen that say nothing else. */
export const defaultEndpoint = "http://localhost:4317";

export const noEndpoint = "must be HOST:PORT, or a URL of http or https without a path";

/** The URL of HOST:PORT, which is reached without TLS, or of a URL of http or https; undefined for other texts. */
export function tracingEndpoint(given: string): string | undefined {
  const text = given.includes("://") ? given : `http://${given}`;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const hasPort = given.includes("://") || /:\d+$/.test(given);
  if (!hasPort || url === undefined || !/^https?:$/.test(url.protocol)) return undefined;
  const isPlain = url.pathname === "/" && url.username === "" && url.search === "" && url.hash === "";
  return isPlain ? text : undefined;
}

/** What a redirect of a proxied server is put right by. */
export interface ProxiedPlace {
  /** Host and port that was asked, `10.0.0.1:8080`. */
  readonly target: string;
  /** Host that the client asked, as it spelled it. */
  readonly host: string;
  readonly scheme: "http" | "https";
  /** What the client's path has before that of the target: `/api/v1/nodes/n/proxy`. */
  readonly prefix: string;
}

/**
 * The Location header of a proxied answer as the client has to read it: what leads back to the proxied server leads
 * through this one, and what leads elsewhere, or is relative, stays.
 */
export function rewrittenLocation(location: string, { target, host, scheme, prefix }: ProxiedPlace): string {
  const base = `http://${target}`;
  const isRooted = /^(?:\/(?![/\\])|https?:\/\/)/i.test(location);
  if (!isRooted || !URL.canParse(location, base)) return location;
  const url = new URL(location, base);
  const isElsewhere = url.host !== new URL(base).host && url.host !== host;
  if (isElsewhere) return location;
  const path = url.pathname.startsWith(`${prefix}/`) ? url.pathname : `${prefix}${url.pathname}`;
  return `${scheme}://${host}${path}${url.search}${url.hash}`;
}

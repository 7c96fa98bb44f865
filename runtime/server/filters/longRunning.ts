import type { RequestInfo } from "./requestInfo.ts";

const verbs = new Set(["watch", "proxy"]);
const subresources = new Set(["attach", "exec", "proxy", "log", "portforward"]);

/** Goes on for as long as the client likes: neither its time nor its number is limited. */
export function isLongRunning({ verb, subresource }: RequestInfo): boolean {
  return verbs.has(verb) || subresources.has(subresource);
}

import type { Ingress } from "../../../../generated/networking/v1/ingress.ts";
import type { Cell } from "../../../schema/descriptor.ts";

const mostHosts = 3;

/** The first three hosts; "*" when every host is meant. Rules beyond the third count as more, named or not. */
export function hosts(ingress: Ingress): Cell {
  const named: string[] = [];
  let isMore = false;
  const rules = ingress.spec?.rules ?? [];
  for (const { host } of rules) {
    if (named.length === mostHosts) isMore = true;
    else if (host !== undefined && host !== "") named.push(host);
  }
  if (named.length === 0) return "*";
  return isMore ? `${named.join(",")} + ${rules.length - mostHosts} more...` : named.join(",");
}

export function address(ingress: Ingress): Cell {
  const found = new Set<string>();
  for (const { ip, hostname } of ingress.status?.loadBalancer?.ingress ?? []) {
    const text = ip || hostname;
    if (text) found.add(text);
  }
  return [...found].sort().join(",");
}

export function ports(ingress: Ingress): Cell {
  return (ingress.spec?.tls?.length ?? 0) > 0 ? "80, 443" : "80";
}

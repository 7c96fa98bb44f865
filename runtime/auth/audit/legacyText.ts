import type { AuditedRequest } from "./auditedRequest.ts";
import type { Stage } from "./policy.ts";
import { microTime } from "./microTime.ts";
import { sourceAddresses } from "./sourceAddresses.ts";

/** An event as one line of key="value" pairs, for readers of old logs; it has no objects and no annotations. */
export function legacyText(request: AuditedRequest, stage: Stage): string {
  const { arrival, state, status } = request;
  const { info, user, impersonator } = state;
  const { name, groups } = impersonator ?? user ?? { name: "", groups: [] };
  const [address = "<unknown>"] = sourceAddresses(arrival.headers, arrival.remoteAddress);
  const pairs = {
    id: arrival.auditId,
    stage,
    ip: address,
    method: info?.verb ?? "",
    user: name === "" ? "<none>" : name,
    groups: groups.length === 0 ? "<none>" : quotedList(groups),
    as: impersonator === undefined ? "<self>" : (user?.name ?? ""),
    asgroups: impersonator === undefined ? "<lookup>" : quotedList(user?.groups ?? []),
    "user-agent": arrival.headers["user-agent"] ?? "",
    namespace: info?.namespace || "<none>",
    uri: arrival.url,
    response: String(status?.code ?? "<deferred>"),
  };
  const text = Object.entries(pairs).map(([key, value]) => `${key}=${JSON.stringify(value)}`);
  return `${microTime(arrival.receivedUs)} AUDIT: ${text.join(" ")}`;
}

function quotedList(texts: readonly string[]): string {
  return texts.map((each) => JSON.stringify(each)).join(",");
}

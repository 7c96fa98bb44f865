import type { Secret } from "../../../generated/core/v1/secret.ts";
import { groupBootstrappers, userBootstrapPrefix } from "../../../generated/wellknown.ts";
import { authenticated } from "../user.ts";
import { AuthenticationError, type UserOfToken } from "./authenticator.ts";
import { isSame } from "./sameSecret.ts";

export interface BootstrapTokenOptions {
  /** Type of their secrets. */
  readonly secretType: string;
  /** Of the system namespace. */
  readonly readSecret: (name: string) => Secret | undefined;
  readonly clock: () => number;
}

const tokenForm = /^([a-z0-9]{6})\.([a-z0-9]{16})$/;
const groupForm = new RegExp(`^${groupBootstrappers}:[a-z0-9:-]{0,255}[a-z0-9]$`);

/** Knows the tokens by which nodes join: each is in a secret, which says until when and for what it is good. */
export function bootstrapTokens({ secretType, readSecret, clock }: BootstrapTokenOptions): UserOfToken {
  return (token) => {
    const [, id, secretPart] = tokenForm.exec(token) ?? [];
    if (id === undefined || secretPart === undefined) return undefined;
    const secret = readSecret(`bootstrap-token-${id}`);
    if (secret?.type !== secretType || secret.metadata?.deletionTimestamp !== undefined) return undefined;
    const text = (key: string) => Buffer.from(secret.data?.[key] ?? "", "base64").toString("utf8");
    if (!isSame(Buffer.from(text("token-secret")), Buffer.from(secretPart)) || text("token-id") !== id)
      return undefined;
    if (text("usage-bootstrap-authentication") !== "true" || isOver(text("expiration"), clock())) return undefined;
    return authenticated({ name: `${userBootstrapPrefix}${id}`, groups: groupsOf(text("auth-extra-groups"), id) });
  };
}

/** A time that cannot be read is over. */
function isOver(expiration: string, nowMs: number): boolean {
  if (expiration === "") return false;
  const isTime = /^\d{4}-\d\d-\d\d[Tt]\d\d:\d\d:\d\d(\.\d+)?([Zz]|[+-]\d\d:\d\d)$/.test(expiration);
  return !isTime || !(Date.parse(expiration) > nowMs);
}

function groupsOf(extra: string, id: string): string[] {
  const groups = extra === "" ? [] : extra.split(",");
  const wrong = groups.find((each) => !groupForm.test(each));
  if (wrong !== undefined) {
    throw new AuthenticationError(`bootstrap token ${id}: the extra group ${JSON.stringify(wrong)} is not allowed`);
  }
  return [groupBootstrappers, ...[...new Set(groups)].sort()];
}

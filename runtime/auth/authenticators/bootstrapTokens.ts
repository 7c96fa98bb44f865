import type { Secret } from "../../../generated/core/v1/secret.ts";
import { groupBootstrappers, userBootstrapPrefix } from "../../../generated/wellknown.ts";
import { bootstrapToken, expiryOfBootstrapToken } from "../../schema/access/bootstrapToken.ts";
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

/** Knows the tokens by which nodes join: each is in a secret, which says until when and for what it is good. */
export function bootstrapTokens({ secretType, readSecret, clock }: BootstrapTokenOptions): UserOfToken {
  return (token) => {
    const [, id, secretPart] = tokenForm.exec(token) ?? [];
    if (id === undefined || secretPart === undefined) return undefined;
    const secret = readSecret(`${bootstrapToken.namePrefix}${id}`);
    if (secret?.type !== secretType || secret.metadata?.deletionTimestamp !== undefined) return undefined;
    const text = (key: string) => Buffer.from(secret.data?.[key] ?? "", "base64").toString("utf8");
    if (!isSame(Buffer.from(text("token-secret")), Buffer.from(secretPart)) || text("token-id") !== id)
      return undefined;
    if (text("usage-bootstrap-authentication") !== "true" || !(expiryOfBootstrapToken(text("expiration")) > clock()))
      return undefined;
    return authenticated({ name: `${userBootstrapPrefix}${id}`, groups: groupsOf(text("auth-extra-groups"), id) });
  };
}

function groupsOf(extra: string, id: string): string[] {
  const groups = extra === "" ? [] : extra.split(",");
  const wrong = groups.find((each) => !bootstrapToken.groupForm.test(each));
  if (wrong !== undefined) {
    throw new AuthenticationError(`bootstrap token ${id}: the extra group ${JSON.stringify(wrong)} is not allowed`);
  }
  return [groupBootstrappers, ...[...new Set(groups)].sort()];
}

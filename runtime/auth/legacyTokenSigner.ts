import type { Platform } from "../schema/index.ts";
import { legacyClaims } from "./legacyClaims.ts";
import { type SigningKey, signJwt } from "./jwt.ts";
import { accountUser } from "./authenticators/accountUser.ts";
import type { NamedUid } from "./authenticators/serviceAccountTokens.ts";

/** Whose long-lived token is made, and the secret that is to hold it. */
export interface LegacyTokenSubject {
  readonly namespace: string;
  readonly secret: string;
  readonly account: NamedUid;
}

/** Makes the long-lived tokens of service accounts: each is good as long as its secret holds it. */
export function legacyTokenSigner(
  key: SigningKey,
  platform: Pick<Platform, "vendor" | "labelDomain">,
): (subject: LegacyTokenSubject) => Promise<string> {
  const { issuer, names } = legacyClaims(platform);
  return ({ namespace, secret, account }) =>
    signJwt(
      {
        iss: issuer,
        [names.namespace]: namespace,
        [names.secret]: secret,
        [names.accountName]: account.name,
        [names.accountUid]: account.uid,
        sub: accountUser(namespace, account).name,
      },
      key,
    );
}

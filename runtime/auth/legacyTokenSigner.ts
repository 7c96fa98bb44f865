import type { Platform } from "../schema/index.ts";
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
  { vendor, labelDomain }: Pick<Platform, "vendor" | "labelDomain">,
): (subject: LegacyTokenSubject) => Promise<string> {
  const claim = `${labelDomain}/serviceaccount`;
  return ({ namespace, secret, account }) =>
    signJwt(
      {
        iss: `${vendor}/serviceaccount`,
        [`${claim}/namespace`]: namespace,
        [`${claim}/secret.name`]: secret,
        [`${claim}/service-account.name`]: account.name,
        [`${claim}/service-account.uid`]: account.uid,
        sub: accountUser(namespace, account).name,
      },
      key,
    );
}

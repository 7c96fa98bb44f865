import type { Platform } from "../schema/index.ts";

/** What the long-lived tokens of service accounts claim. */
export interface LegacyClaims {
  readonly issuer: string;
  /** Names of the claims. */
  readonly names: Readonly<Record<"namespace" | "secret" | "accountName" | "accountUid", string>>;
}

export function legacyClaims({ vendor, labelDomain }: Pick<Platform, "vendor" | "labelDomain">): LegacyClaims {
  const prefix = `${labelDomain}/serviceaccount`;
  return {
    issuer: `${vendor}/serviceaccount`,
    names: {
      namespace: `${prefix}/namespace`,
      secret: `${prefix}/secret.name`,
      accountName: `${prefix}/service-account.name`,
      accountUid: `${prefix}/service-account.uid`,
    },
  };
}

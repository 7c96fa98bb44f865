import type { SecureContextOptions, SecureVersion } from "node:tls";

/** What flags say of connections over TLS; each is empty where they say nothing. */
export interface TlsFlags {
  /** Such as "VersionTLS13". */
  readonly tlsMinVersion?: string;
  /** Such as "TLS_ECDHE_RSA_WITH_AES_128_GCM_SHA256". */
  readonly tlsCipherSuites?: readonly string[];
  /** Numbers of curves, as TLS has them: "29" is X25519. */
  readonly tlsCurvePreferences?: readonly string[];
}

/** Of flags, what Node's servers take. What is absent is as Node has it. */
export type TlsLimits = Pick<SecureContextOptions, "minVersion" | "ciphers" | "ecdhCurve">;

export function tlsLimits({ tlsMinVersion = "", tlsCipherSuites = [], tlsCurvePreferences = [] }: TlsFlags): TlsLimits {
  const minVersion = versions[tlsMinVersion];
  return {
    ...(minVersion === undefined ? {} : { minVersion }),
    ...(tlsCipherSuites.length === 0 ? {} : { ciphers: opensslCiphers(tlsCipherSuites) }),
    ...(tlsCurvePreferences.length === 0
      ? {}
      : { ecdhCurve: tlsCurvePreferences.map((each) => curves[each]).join(":") }),
  };
}

const versions: Readonly<Record<string, SecureVersion>> = {
  VersionTLS10: "TLSv1",
  VersionTLS11: "TLSv1.1",
  VersionTLS12: "TLSv1.2",
  VersionTLS13: "TLSv1.3",
};

const curves: Readonly<Record<string, string>> = { "23": "P-256", "24": "P-384", "25": "P-521", "29": "X25519" };

/** The library of TLS switches version 1.3 off where none of its suites is named, which cannot be chosen by flags. */
function opensslCiphers(names: readonly string[]): string {
  const ofVersion13 = ["TLS_AES_128_GCM_SHA256", "TLS_AES_256_GCM_SHA384", "TLS_CHACHA20_POLY1305_SHA256"];
  const older = names.filter((each) => !ofVersion13.includes(each)).map(opensslName);
  return [...ofVersion13, ...older].join(":");
}

/** "TLS_ECDHE_RSA_WITH_AES_128_GCM_SHA256" is "ECDHE-RSA-AES128-GCM-SHA256". */
function opensslName(name: string): string {
  const [exchange = "", cipher = ""] = name.replace(/^TLS_/, "").split("_WITH_");
  const word = cipher.replace(/^AES_(128|256)_(CBC_)?/, "AES$1-").replace(/^(CHACHA20_POLY1305)_SHA256$/, "$1");
  return `${exchange}-${word}`.replaceAll("_", "-");
}

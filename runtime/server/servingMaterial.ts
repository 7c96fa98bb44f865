import { createSecureContext, type SecureContext, type SecureContextOptions } from "node:tls";
import type { TlsLimits } from "../component/serving/tlsLimits.ts";

/** What a listener shows to clients, and whom of them it believes. All certificates and keys are PEM. */
export interface ServingMaterial {
  readonly cert: string;
  readonly key: string;
  /** Shown to clients that ask for one of these names; the first that fits counts. */
  readonly named?: readonly NamedPair[];
  /** Client certificates of these authorities are believed; others are as if there were none. */
  readonly clientCas: readonly string[];
  /** Of versions, ciphers and curves. */
  readonly tls?: TlsLimits;
}

export interface NamedPair {
  /** Lower-case DNS names; "*.example.com" is any name one level below. */
  readonly names: readonly string[];
  readonly cert: string;
  readonly key: string;
}

export interface Contexts {
  readonly usual: SecureContextOptions;
  /** Undefined: the usual one. */
  readonly forName: (name: string) => SecureContext | undefined;
}

/** Throws what the library of TLS objects to, such as a key that is another's. */
export function contextsOf(material: ServingMaterial): Contexts {
  const { cert, key, named = [], clientCas, tls } = material;
  const shared = {
    ca: [...clientCas],
    ...tls,
  };
  const byName = new Map<string, SecureContext>();
  for (const pair of named) {
    const context = createSecureContext({ ...shared, cert: pair.cert, key: pair.key });
    for (const name of pair.names) if (!byName.has(name)) byName.set(name, context);
  }
  const usual = { ...shared, cert, key };
  createSecureContext(usual);
  return {
    usual,
    forName: (asked) => {
      const name = asked.toLowerCase();
      return byName.get(name) ?? byName.get(name.replace(/^[^.]+/, "*"));
    },
  };
}

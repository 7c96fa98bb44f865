import type { Signer } from "./signers.ts";

/** With what certificates are signed, and for how long at most. */
export interface SigningOptions {
  /** Files of the authority of each signer, which are read whenever one signs. A signer without any does not sign. */
  readonly authorities: Readonly<Partial<Record<Signer, AuthorityFiles | undefined>>>;
  readonly maxDurationMs: number;
}

/** Both PEM; the certificate of the key may be among others. */
export interface AuthorityFiles {
  readonly certFile: string;
  readonly keyFile: string;
}

import type { HealthCheck } from "../component/pages/healthChecks.ts";

/** What a server must know of its encryption to read what is stored. */
export interface Decryption {
  readonly checks: readonly HealthCheck[];
  /** Calls when values that could not be read may be readable from now on. Returns how to stop. */
  readonly onChange: (listener: () => void) => () => void;
}

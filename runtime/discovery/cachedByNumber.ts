import { once } from "../lib/once.ts";

/** Made again when the number has changed; a failure is not kept. */
export function cachedByNumber<T>(numberOf: () => number, make: () => Promise<T>): () => Promise<T> {
  let number = numberOf();
  let made = once(make);
  return () => {
    if (number !== numberOf()) {
      number = numberOf();
      made = once(make);
    }
    return made();
  };
}

/** Made again when the number has changed; a failure is not kept. */
export function whileSame<T>(numberOf: () => number, make: () => Promise<T>): () => Promise<T> {
  let number = -1;
  let made: Promise<T> | undefined;
  return () => {
    if (made === undefined || number !== numberOf()) {
      number = numberOf();
      made = make();
      made.catch(() => {
        made = undefined;
      });
    }
    return made;
  };
}

/**
 * What `make` makes, which is made once however many ask for it. Callers that wait get a failure, which is then
 * forgotten: who asks next has it made again, since what was in the way may have passed.
 */
export function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => {
    made ??= make().catch((error: unknown) => {
      made = undefined;
      throw error;
    });
    return made;
  };
}

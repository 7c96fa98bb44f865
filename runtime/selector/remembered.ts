/** @limit Label or field selector of a request, in characters: 400. */
export const maxSelectorLength: number = 32 * 1024;

/** A function of a text with its results kept; the oldest go when there are `max` of them. Errors are not kept. */
export function remembered<T>(make: (text: string) => T, max: number): (text: string) => T {
  const results = new Map<string, T>();
  return (text) => {
    const known = results.get(text);
    if (known !== undefined) return known;
    const made = make(text);
    if (text.length > maxTextLength) return made;
    if (results.size >= max) {
      for (const oldest of results.keys()) {
        results.delete(oldest);
        break;
      }
    }
    results.set(text, made);
    return made;
  };
}

/** @limit Selector whose parsed form is kept: it is parsed each time. */
const maxTextLength = 4096;

/**
 * The text with each `$(NAME)` replaced by its value. A name without a value stays as it is written, and `$$` is one
 * dollar, so that `$$(NAME)` is the text `$(NAME)`.
 *
 * @example expand("$(A)-$(B)", (name) => (name === "A" ? "1" : undefined)) === "1-$(B)"
 */
export function expand(text: string, valueFor: (name: string) => string | undefined): string {
  let at = text.indexOf("$");
  if (at === -1) return text;
  const lastEnd = text.lastIndexOf(")");
  let done = 0;
  let result = "";
  while (at !== -1) {
    let next = at + 1;
    if (text[next] === "$") {
      result += text.slice(done, next);
      done = next += 1;
    } else if (text[next] === "(" && next < lastEnd) {
      const end = text.indexOf(")", next);
      const value = valueFor(text.slice(next + 1, end));
      next = end + 1;
      if (value !== undefined) {
        result += text.slice(done, at) + value;
        done = next;
      }
    }
    at = text.indexOf("$", next);
  }
  return result + text.slice(done);
}

/**
 * The text with each `$(NAME)` replaced by its value. A name without a value stays as it is written, and `$$` is one
 * dollar, so that `$$(NAME)` is the text `$(NAME)`.
 *
 * Throws an Error where the result takes more room than there is, which the result then takes up.
 *
 * @example expand("$(A)-$(B)", (name) => (name === "A" ? "1" : undefined)) === "1-$(B)"
 */
export function expand(text: string, valueFor: (name: string) => string | undefined, room = new TextRoom()): string {
  const result = replaced(text, valueFor, room);
  room.take(result.length);
  return result;
}

/** @limit Characters of the variables and arguments of a container: the container is not made. */
const maxTextLength = 8 * 1024 * 1024;

/** How long texts may be together: each variable may name others twice, and so be twice as long. */
export class TextRoom {
  #left = maxTextLength;

  take(length: number): void {
    this.check(length);
    this.#left -= length;
  }

  check(length: number): void {
    if (length <= this.#left) return;
    throw new Error(`the variables and arguments of the container have more than ${maxTextLength} characters`);
  }
}

function replaced(text: string, valueFor: (name: string) => string | undefined, room: TextRoom): string {
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
        room.check(result.length);
      }
    }
    at = text.indexOf("$", next);
  }
  return result + text.slice(done);
}

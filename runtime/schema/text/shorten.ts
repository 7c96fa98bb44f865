/** @limit Name or path in a message: cut, with the number of missing characters. */
export const maxShownLength = 1024;
/** @limit Value in a message: cut, with the number of missing characters. */
export const maxValueLength = 6144;

/**
 * A text, or its beginning and how much was left out.
 *
 * @example
 * "aaaa… (3144645 more characters)"
 */
export function shortened(text: string, maxLength = maxShownLength): string {
  if (text.length <= maxLength) return text;
  const start = startOf(text, maxLength);
  return `${start}… (${text.length - start.length} more characters)`;
}

/** Does not end between the halves of a character. */
function startOf(text: string, maxLength: number): string {
  const last = text.charCodeAt(maxLength - 1);
  return text.slice(0, last >= 0xd800 && last < 0xdc00 ? maxLength - 1 : maxLength);
}

/**
 * A text without this character at its end, however often it stands there. A pattern such as /a+$/ takes the square of
 * the time: it looks on from each of the characters anew where something follows them.
 */
export function withoutEnd(text: string, character: string): string {
  let end = text.length;
  while (text[end - 1] === character) end -= 1;
  return text.slice(0, end);
}

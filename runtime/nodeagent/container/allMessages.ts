/** What several things that went wrong say, each once: "[no such key, no such secret]", or the one by itself. */
export function allMessages(messages: readonly string[]): string {
  const different = [...new Set(messages)];
  return different.length === 1 ? (different[0] ?? "") : `[${different.join(", ")}]`;
}

/** A user's mistake in a spec file. Line and column count from 1; `length` is what the caret underlines. */
export interface Diagnostic {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly rule: string;
  readonly message: string;
  readonly fix: string;
  /** The line of the source, without its ending. */
  readonly excerpt: string;
  readonly length: number;
}

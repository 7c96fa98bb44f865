/** What a run of the command uses of the process that it runs in. */
export interface Environment {
  readonly cwd: string;
  readonly isTerminal: boolean;
  /** Results. */
  readonly print: (text: string) => void;
  /** Mistakes and progress. */
  readonly printError: (text: string) => void;
  /** Milliseconds on a clock that only goes forward. */
  readonly now: () => number;
  /** Ends --watch. */
  readonly signal: AbortSignal;
}

/** What a run leaves. */
export interface RunResult {
  readonly exitCode: number;
  /** Folders to watch. */
  readonly folders: readonly string[];
}

/** A client configuration that cannot be used; the message names the file and what is missing. */
export class KubeconfigError extends Error {
  readonly source: string;

  constructor(source: string, detail: string, cause?: unknown) {
    super(`${source}: ${detail}`, cause === undefined ? {} : { cause });
    this.name = "KubeconfigError";
    this.source = source;
  }
}

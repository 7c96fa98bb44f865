/**
 * A revision the cache cannot serve: "expired" lies before its history window, "future" is ahead of what it has seen.
 * The caller answers with 410 and 504 respectively.
 */
export class RevisionError extends Error {
  readonly code: "expired" | "future";
  readonly revision: number;
  readonly oldestRevision: number;
  readonly currentRevision: number;

  constructor(
    code: "expired" | "future",
    revision: number,
    window: { oldestRevision: number; currentRevision: number },
  ) {
    super(`revision ${revision} is outside of ${window.oldestRevision}..${window.currentRevision}`);
    this.name = "RevisionError";
    this.code = code;
    this.revision = revision;
    this.oldestRevision = window.oldestRevision;
    this.currentRevision = window.currentRevision;
  }
}

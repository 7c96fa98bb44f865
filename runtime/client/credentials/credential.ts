/** What proves who asks. */
export interface Credential {
  /** Value of the Authorization header. */
  readonly authorization?: string;
  readonly cert?: string | Uint8Array;
  readonly key?: string | Uint8Array;
}

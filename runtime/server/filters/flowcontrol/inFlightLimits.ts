/** Requests under way at the same time; 0 sets no limit. */
export interface InFlightLimits {
  readonly reading: number;
  /** Of requests that may change something. */
  readonly mutating: number;
}

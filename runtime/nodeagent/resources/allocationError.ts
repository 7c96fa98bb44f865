/** Why a container does not get what it asks for. */
export class AllocationError extends Error {
  /** Of the pod that is refused for it; absent where the field has no word of its own. */
  readonly reason: string | undefined;

  constructor(message: string, reason?: string) {
    super(message);
    this.reason = reason;
  }
}

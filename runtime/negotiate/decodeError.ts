/** A body that cannot be read. The message is the cause that a client is shown inside a 400 or 422. */
export class DecodeError extends Error {
  constructor(message: string) {
    super(message);
    this.name = "DecodeError";
  }
}

/** How deep arrays and objects may nest in a body, in any encoding. */
export const maxDepth = 1000;

export function tooDeep(): DecodeError {
  return new DecodeError("exceeded max depth");
}

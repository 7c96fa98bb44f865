import type { ChunkedBody } from "../request.ts";

/**
 * A body that many requests send: it is put together once, in memory of its own, as far as the request that is ahead
 * has come. Those behind read what is there.
 *
 *   #########......       one request has sent 5 parts, one 9; the tenth is made for whichever asks first
 *       ^    ^
 */
export function sharedBody({ length, chunks }: ChunkedBody): ChunkedBody {
  let whole: Buffer | undefined;
  let made = 0;
  let source: Iterator<Buffer> | undefined = chunks()[Symbol.iterator]();
  const partAt = (start: number) => {
    whole ??= Buffer.allocUnsafeSlow(length); // a HEAD reads nothing
    while (start === made && source !== undefined) {
      const { value, done } = source.next();
      if (done === true)
        source = undefined; // and what it is made of
      else made += value.copy(whole, made);
    }
    return whole.subarray(start, made);
  };
  return { length, chunks: () => untilEmpty(partAt) };
}

/** Parts, one after the other, until one is empty. */
function* untilEmpty(partAt: (start: number) => Buffer): Generator<Buffer, void, undefined> {
  let start = 0;
  for (let part = partAt(start); part.length > 0; part = partAt(start)) {
    yield part;
    start += part.length;
  }
}

import type { ChunkedBody } from "../request.ts";

/**
 * A body that many requests send: it is put together once, in memory of its own, as far as the request that is ahead
 * has come. Those behind read what is there.
 *
 *   #########......       one request has sent 5 parts, one 9; the tenth is made for whichever asks first
 *       ^    ^
 */
export function sharedBody({ length, chunks }: ChunkedBody): ChunkedBody {
  const whole = Buffer.allocUnsafeSlow(length);
  let made = 0;
  let source: Iterator<Buffer> | undefined;
  const partAt = (start: number) => {
    while (start === made && made < length) {
      source ??= chunks()[Symbol.iterator]();
      const { value, done } = source.next();
      if (done === true) break;
      made += value.copy(whole, made);
    }
    if (made === length) source = undefined; // and what it is made of
    return whole.subarray(start, made);
  };
  return { length, chunks: () => partsOf(partAt) };
}

/** One after the other, until one is empty. */
function* partsOf(partAt: (start: number) => Buffer): Generator<Buffer, void, undefined> {
  let start = 0;
  for (let part = partAt(start); part.length > 0; part = partAt(start)) {
    yield part;
    start += part.length;
  }
}

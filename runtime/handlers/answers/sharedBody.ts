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
  const makePart = () => {
    source ??= chunks()[Symbol.iterator]();
    const { value, done } = source.next();
    if (done !== true) made += value.copy(whole, made);
    if (made === length) source = undefined; // and what it is made of
    return done !== true;
  };
  function* read(): Generator<Buffer, void, undefined> {
    for (let at = 0; at < length; ) {
      if (at === made && !makePart()) return;
      const end = made;
      yield whole.subarray(at, end);
      at = end;
    }
  }
  return { length, chunks: read };
}

/** A server's clock that a test can put forward: install before the server starts, `restore` when it has stopped. */
export function movableClock(): { readonly advance: (ms: number) => void; readonly restore: () => void } {
  const real = Date.now;
  let aheadMs = 0;
  Date.now = () => real() + aheadMs;
  return {
    advance: (ms) => {
      aheadMs += ms;
    },
    restore: () => {
      Date.now = real;
    },
  };
}

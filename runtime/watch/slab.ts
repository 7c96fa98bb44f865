/** Bytes that small values share. A live value keeps at most this much alive. */
const slabBytes = 16 * 1024;
/** Values up to this size are packed into slabs; an allocation of its own costs a small value more than it weighs. */
const maxPackedBytes = 4 * 1024;

/**
 * Returns a function that moves values into the memory of one cache. What writers hand over is often cut out of a
 * buffer that requests of all kinds share, and keeping it would keep that alive; versions of one collection live about
 * as long as their neighbours.
 */
export function slabAllocator(): (value: Uint8Array) => Buffer {
  let slab = Buffer.alloc(0);
  let used = 0;
  return (value) => {
    const size = value.byteLength;
    if (size > maxPackedBytes) return ownMemory(value);
    if (slab.byteLength - used < size) {
      slab = Buffer.allocUnsafeSlow(slabBytes);
      used = 0;
    }
    const bytes = slab.subarray(used, used + size);
    bytes.set(value);
    used += size;
    return bytes;
  };
}

/** The value itself where it fills most of its buffer, a copy otherwise. */
function ownMemory(value: Uint8Array): Buffer {
  if (value.byteLength * 2 < value.buffer.byteLength) {
    const own = Buffer.allocUnsafeSlow(value.byteLength);
    own.set(value);
    return own;
  }
  return Buffer.isBuffer(value) ? value : Buffer.from(value.buffer, value.byteOffset, value.byteLength);
}

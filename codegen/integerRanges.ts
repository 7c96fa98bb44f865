/** The least and the largest number of each width, as near as a number states them, by the name of its scalar. */
export const integerRanges: Readonly<Record<string, readonly [least: number, most: number]>> = {
  int32: [-(2 ** 31), 2 ** 31 - 1],
  int64: [-(2 ** 63), 2 ** 63],
  uint32: [0, 2 ** 32 - 1],
  uint64: [0, 2 ** 64],
};

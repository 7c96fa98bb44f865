/** What a config map or a secret may hold at most, in bytes of values. */
export const maxDataBytes: number = 1024 * 1024;

type Data = Readonly<Record<string, string>>;

/** Bytes of values that are text. */
export function textBytes(data: Data | undefined): number {
  let bytes = 0;
  for (const key in data) bytes += Buffer.byteLength(data[key] ?? "");
  return bytes;
}

/** Bytes of values that are base64. */
export function binaryBytes(data: Data | undefined): number {
  let bytes = 0;
  for (const key in data) {
    const value = data[key] ?? "";
    const padding = value.endsWith("==") ? 2 : value.endsWith("=") ? 1 : 0;
    bytes += Math.floor((value.length * 3) / 4) - padding;
  }
  return bytes;
}

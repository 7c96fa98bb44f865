/** Looks into unchecked data without trusting it: what is not there or of another type reads as empty. */
export type Data = Readonly<Record<string, unknown>>;

const empty: Data = Object.freeze({});

export function isRecord(value: unknown): value is Data {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

export function record(value: unknown): Data {
  return isRecord(value) ? value : empty;
}

export function list(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

export function strings(value: unknown): readonly string[] {
  return list(value).filter((each) => typeof each === "string");
}

export function text(value: unknown): string | undefined {
  return typeof value === "string" ? value : undefined;
}

export function number(value: unknown): number | undefined {
  return typeof value === "number" ? value : undefined;
}

export function boolean(value: unknown): boolean | undefined {
  return typeof value === "boolean" ? value : undefined;
}

/** Own property of a plain object, so that a key such as "constructor" finds nothing. */
export function own(data: Data, key: string): unknown {
  return Object.hasOwn(data, key) ? data[key] : undefined;
}

export function recordOf(data: Data, key: string): Data {
  return record(own(data, key));
}

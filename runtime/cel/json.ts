import { CelError, type Meter } from "./meter.ts";
import type { Json } from "../schema/object.ts";
import { isMap, Optional, textOf, Uint } from "./value.ts";

/** A value of an expression as JSON. Spends for each part of it; throws CelError for what JSON cannot say. */
export function toJson(value: unknown, meter: Meter): Json {
  meter.spend(1);
  if (value === null || typeof value === "boolean" || typeof value === "string") return value;
  if (typeof value === "number") {
    if (!Number.isFinite(value)) throw new CelError(`unsupported value: ${value}`);
    return value;
  }
  if (typeof value === "bigint") return Number(value);
  if (value instanceof Uint) return Number(value.value);
  if (value instanceof Optional) return value.isPresent ? toJson(value.value, meter) : null;
  if (Array.isArray(value)) return value.map((each) => toJson(each, meter));
  if (value instanceof Uint8Array) return Buffer.from(value).toString("base64");
  if (isMap(value)) {
    const entries = value.keys().map((key): [string, Json] => [keyText(key), toJson(value.get(key), meter)]);
    return Object.fromEntries(entries);
  }
  const text = textOf(value);
  if (text === undefined) throw new CelError("unsupported conversion to JSON");
  return text;
}

function keyText(key: unknown): string {
  const text = textOf(key);
  if (text === undefined) throw new CelError("unsupported conversion of a key to JSON");
  return text;
}

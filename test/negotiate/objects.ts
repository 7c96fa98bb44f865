import fc from "fast-check";
import { formatMicroTime, formatTime } from "../../runtime/negotiate/time.ts";
import type { Field, Json, JsonObject, ScalarType, Structure, ValueType } from "../../runtime/schema/index.ts";

/** Objects of a structure as a decoder would leave them: canonical, without zero values where absent is the same. */
export function objectOf(structure: Structure, depth = 2): fc.Arbitrary<JsonObject> {
  const fields = structure.fields.filter((each) => each.number !== 0 && (depth > 0 || isScalar(each.type)));
  const entries = fields.map(
    (each) => [each.name, fc.option(fieldValue(each, depth), { nil: undefined, freq: 1 })] as const,
  );
  return fc.record(Object.fromEntries(entries)).map((object) => {
    const kept = Object.entries(object).filter(([, value]) => value !== undefined);
    return Object.fromEntries(kept) as JsonObject;
  });
}

function isScalar(type: ValueType): boolean {
  return typeof type === "string";
}

function fieldValue(field: Field, depth: number): fc.Arbitrary<Json> {
  const value = anyOf(field.type, depth);
  const isList = typeof field.type === "object" && !("structure" in field.type);
  if ((field.presence ?? "nonZero") !== "nonZero" && !isList) return value;
  return value.filter((each) => !isZero(each));
}

function isZero(value: Json): boolean {
  if (typeof value === "object") return value === null || Object.keys(value).length === 0;
  return value === 0 || value === "" || value === false || value === "0s";
}

function anyOf(type: ValueType, depth: number): fc.Arbitrary<Json> {
  if (typeof type === "string") return scalarOf(type);
  if ("structure" in type) return objectOf(type.structure(), depth - 1);
  if ("list" in type) return fc.array(anyOf(type.list, depth), { maxLength: 3 });
  const key = fc.oneof(fc.string({ maxLength: 5 }), fc.constant("constructor"));
  return fc.dictionary(key, anyOf(type.map, depth), { maxKeys: 3, noNullPrototype: true });
}

function scalarOf(type: ScalarType): fc.Arbitrary<Json> {
  switch (type) {
    case "string":
      return fc.oneof(fc.string({ maxLength: 80 }), fc.string({ unit: "grapheme", maxLength: 20 }));
    case "boolean":
      return fc.boolean();
    case "int32":
      return fc.oneof(fc.integer(), fc.constantFrom(-(2 ** 31), 2 ** 31 - 1, 127, 128, 16383, 16384));
    case "uint32":
      return fc.integer({ min: 0, max: 2 ** 32 - 1 });
    case "int64":
      return fc.maxSafeInteger();
    case "uint64":
      return fc.maxSafeNat();
    case "double":
      return fc.double({ noNaN: true, noDefaultInfinity: true }).map((each) => (each === 0 ? 0 : each));
    case "bytes":
      return fc.uint8Array({ maxLength: 20 }).map((each) => Buffer.from(each).toString("base64"));
    case "time":
      return fc.integer({ min: -62_167_219_200, max: 253_402_300_799 }).map(formatTime);
    case "microTime":
      return fc
        .tuple(fc.integer({ min: -62_167_219_200, max: 253_402_300_799 }), fc.integer({ min: 0, max: 999_999 }))
        .map(([seconds, micros]) => formatMicroTime(seconds, micros));
    case "duration":
      return fc.constantFrom("1h0m0s", "-30m0s", "1.5s", "250ms", "1ns", "12.5µs", "0s", "2540400h10m10.000000001s");
    case "quantity":
      return fc.constantFrom("0", "1", "500m", "1536Mi", "-1n", "120e3", "9223372036854775807");
    case "intOrString":
      return fc.oneof(fc.integer(), fc.string({ maxLength: 5 }));
    case "raw":
    case "fieldsV1":
      return fc.dictionary(fc.string({ maxLength: 3 }), fc.constantFrom<Json>(1, "a", null, [{}]), {
        minKeys: 1,
        noNullPrototype: true,
      });
    case "json":
      return fc.constantFrom<Json>(1, "a", true, [1, { a: null }], { b: [] }, 0, "", false);
  }
}

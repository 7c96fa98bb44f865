import type { Json, JsonObject } from "../../runtime/schema/index.ts";
import { expectSame as expectSameJson } from "../negotiate/sameJson.ts";

/** The same, but for members that are null, which protobuf cannot say. */
export function expectSame(actual: Json, expected: Json): void {
  expectSameJson(withoutNulls(actual), withoutNulls(expected));
}

function withoutNulls(value: Json): Json {
  if (Array.isArray(value)) return value.map(withoutNulls);
  if (typeof value !== "object" || value === null) return value;
  const members = Object.entries(value).filter(([, member]) => member !== null);
  return Object.fromEntries(members.map(([key, member]) => [key, withoutNulls(member as Json)]));
}

/** Every value of the part is in the whole; members of the whole that the part lacks were filled in. */
export function expectPart(whole: Json | undefined, part: Json, path = ""): void {
  if (typeof part !== "object" || part === null) {
    if (whole === part) return;
    throw new Error(`${path} became ${JSON.stringify(whole)}, from ${JSON.stringify(part)}`);
  }
  if (typeof whole !== "object" || whole === null) throw new Error(`${path} is lost, it was ${JSON.stringify(part)}`);
  for (const [key, value] of Object.entries(part)) {
    expectPart((whole as JsonObject)[key], value as Json, `${path}.${key}`);
  }
}

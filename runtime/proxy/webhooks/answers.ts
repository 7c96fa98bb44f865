import { kindText } from "../../schema/versions.ts";

/** A member of an answer; "" where it is no text. */
export function textOf(value: unknown): string {
  return typeof value === "string" ? value : "";
}

/** Throws an Error, in the field's words, for the response to another review. */
export function checkUid(response: Readonly<Record<string, unknown>>, uid: string): void {
  if (response.uid === uid) return;
  throw new Error(`expected response.uid=${JSON.stringify(uid)}, got ${JSON.stringify(textOf(response.uid))}`);
}

/** Throws an Error, in the field's words, for an answer of another kind or version. */
export function checkKind(
  answer: Readonly<Record<string, unknown>>,
  type: { readonly apiVersion: string; readonly kind: string },
): void {
  if (answer.apiVersion === type.apiVersion && answer.kind === type.kind) return;
  const got = kindText({ apiVersion: textOf(answer.apiVersion), kind: textOf(answer.kind) });
  throw new Error(`expected webhook response of ${kindText(type)}, got ${got}`);
}

import type { ApiObject } from "../../schema/object.ts";

/** What a client should hear that writes an annotation which a field has replaced. */
export function replacedAnnotation({ metadata }: Pick<ApiObject, "metadata">, name: string, text: string): string[] {
  return metadata?.annotations?.[name] === undefined ? [] : [`metadata.annotations[${name}]: ${text}`];
}

export const useStorageClassName = 'deprecated since v1.8; use "storageClassName" attribute instead';

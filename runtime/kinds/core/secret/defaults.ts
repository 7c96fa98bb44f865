import type { Secret } from "../../../../generated/core/v1/secret.ts";
import { ownSet } from "../../../negotiate/ownSet.ts";

/** Text given as `stringData` becomes `data`, over what was there under the same keys, and is not kept itself. */
export function secret(secret: Secret): void {
  const text = secret.stringData;
  if (text === undefined) return;
  for (const key in text) {
    const data = (secret.data ??= {});
    ownSet(data, key, Buffer.from(text[key] ?? "", "utf8").toString("base64"));
  }
  delete secret.stringData;
}

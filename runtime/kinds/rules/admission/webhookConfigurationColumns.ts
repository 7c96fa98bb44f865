import type { Cell } from "../../../schema/descriptor.ts";

export function webhooks(configuration: { readonly webhooks?: readonly unknown[] }): Cell {
  return configuration.webhooks?.length ?? 0;
}

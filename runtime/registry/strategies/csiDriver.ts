import type { CSIDriver, TokenRequest } from "../../../generated/storage/v1/csiDriver.ts";
import { repeats } from "../keyed.ts";
import { duplicate, type FieldError, invalid } from "../../schema/fieldError.ts";
import type { Strategy } from "../../schema/strategy.ts";
import { validateCsiDriverName } from "./csiDriverName.ts";
import { immutable } from "./immutable.ts";

export const strategy: Strategy<CSIDriver> = {
  validate: ({ metadata, spec }) => [
    ...(metadata?.name ? validateCsiDriverName(metadata.name, "metadata.name") : []),
    ...validateTokenRequests(spec.tokenRequests ?? []),
  ],
  validateUpdate: ({ spec: now }, { spec: old }) => [
    ...immutable("spec.attachRequired", now.attachRequired, old.attachRequired),
    ...immutable("spec.volumeLifecycleModes", now.volumeLifecycleModes, old.volumeLifecycleModes),
  ],
};

const minTokenSeconds = 600;
const maxTokenSeconds = 2 ** 32;

function validateTokenRequests(requests: readonly TokenRequest[]): FieldError[] {
  const isRepeated = repeats();
  return requests.flatMap(({ audience, expirationSeconds }, index) => {
    const path = `spec.tokenRequests[${index}]`;
    if (isRepeated(audience)) return [duplicate(`${path}.audience`, audience)];
    const text = expirationProblem(expirationSeconds);
    return text === undefined ? [] : [invalid(`${path}.expirationSeconds`, expirationSeconds, text)];
  });
}

function expirationProblem(seconds: number | undefined): string | undefined {
  if (seconds === undefined) return undefined;
  if (seconds < minTokenSeconds) return "may not specify a duration less than 10 minutes";
  return seconds > maxTokenSeconds ? "may not specify a duration larger than 2^32 seconds" : undefined;
}

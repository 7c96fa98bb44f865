import { invalid } from "../../../generated/errors.ts";
import { type FieldError, forbidden, notSupported, notSupportedAsListed, type Platform } from "../../schema/index.ts";
import type { HandlerContext } from "../context.ts";

const field = "resourceVersionMatch";
const forbiddenWithContinue = `${field} is forbidden when continue is provided`;

/** How the parameters of a list about versions fit together; throws invalid when they do not. */
export function checkListVersions(query: URLSearchParams, platform: Platform): void {
  const match = query.get(field) ?? "";
  const version = query.get("resourceVersion") ?? "";
  const errors: FieldError[] = [];
  if (match !== "") {
    if (version === "") errors.push(forbidden(field, `${field} is forbidden unless resourceVersion is provided`));
    if (query.get("continue")) errors.push(forbidden(field, forbiddenWithContinue));
    if (match !== "Exact" && match !== "NotOlderThan") {
      errors.push(notSupportedAsListed(field, match, ["Exact", "NotOlderThan", ""]));
    }
    if (version === "0" && match === "Exact") {
      errors.push(forbidden(field, `${field} "exact" is forbidden for resourceVersion "0"`));
    }
  }
  if (query.has("sendInitialEvents")) {
    errors.push(forbidden("sendInitialEvents", "sendInitialEvents is forbidden for list"));
  }
  refuse(errors, platform);
}

/** The same for a watch. */
export function checkWatchVersions(query: URLSearchParams, { platform, isGateOn }: WatchContext): void {
  const match = query.get(field) ?? "";
  const errors: FieldError[] = [];
  if (query.has("sendInitialEvents")) {
    if (match !== "NotOlderThan") {
      errors.push(forbidden(field, `sendInitialEvents requires setting ${field} to NotOlderThan`));
    }
    if (!isGateOn("WatchList")) errors.push(forbidden("sendInitialEvents", needsGate));
  } else if (match !== "") {
    errors.push(forbidden(field, `${field} is forbidden for watch unless sendInitialEvents is provided`));
  }
  if (match !== "" && match !== "NotOlderThan") errors.push(notSupported(field, match, ["NotOlderThan"]));
  const isImplied = isGateOn("WatchList") && !query.has("sendInitialEvents") && isAny(query.get("resourceVersion"));
  if ((match !== "" || isImplied) && query.get("continue")) errors.push(forbidden(field, forbiddenWithContinue));
  refuse(errors, platform);
}

/** A watch from any version begins as if it had asked for the objects that there are. */
function isAny(version: string | null): boolean {
  return version === null || version === "" || version === "0";
}

type WatchContext = Pick<HandlerContext, "platform" | "isGateOn">;

const needsGate = "sendInitialEvents is forbidden for watch unless the WatchList feature gate is enabled";

function refuse(errors: readonly FieldError[], platform: Platform): void {
  if (errors.length > 0) throw invalid({ group: platform.metaGroup, kind: "ListOptions" }, "", errors);
}

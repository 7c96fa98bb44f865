import type { StrategyContext } from "../../../../runtime/schema/index.ts";

/** Asks for one gate by its name, and for one by another name. */
export function shrinks({ isGateOn }: StrategyContext): boolean {
  return isGateOn?.("WidgetShrinks") === true || isGateOn?.("WidgetHumms") === true;
}

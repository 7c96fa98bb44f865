import type { ComponentCondition, ComponentStatus } from "../../../../generated/core/v1/componentStatus.ts";
import type { Cell } from "../../../schema/descriptor.ts";

export function status(component: ComponentStatus): Cell {
  const condition = healthOf(component);
  if (condition === undefined) return "Unknown";
  return condition.status === "True" ? "Healthy" : "Unhealthy";
}

export function message(component: ComponentStatus): Cell {
  return healthOf(component)?.message ?? "";
}

export function error(component: ComponentStatus): Cell {
  return healthOf(component)?.error ?? "";
}

function healthOf(component: ComponentStatus): ComponentCondition | undefined {
  return component.conditions?.find((each) => each.type === "Healthy");
}

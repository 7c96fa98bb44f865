import type { PriorityLevelConfiguration } from "../../../../generated/flowcontrol/v1/priorityLevelConfiguration.ts";
import type { Cell } from "../../../schema/descriptor.ts";

type Level = PriorityLevelConfiguration;

export function nominalConcurrencyShares({ spec }: Level): Cell {
  return spec?.limited?.nominalConcurrencyShares ?? "<none>";
}

export function queues(level: Level): Cell {
  return queuing(level)?.queues ?? "<none>";
}

export function handSize(level: Level): Cell {
  return queuing(level)?.handSize ?? "<none>";
}

export function queueLengthLimit(level: Level): Cell {
  return queuing(level)?.queueLengthLimit ?? "<none>";
}

function queuing({ spec }: Level) {
  return spec?.limited?.limitResponse?.queuing;
}

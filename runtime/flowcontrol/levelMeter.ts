import {
  apiserverFlowcontrolCurrentLimitSeats,
  apiserverFlowcontrolDemandSeatsAverage,
  apiserverFlowcontrolDemandSeatsHighWatermark,
  apiserverFlowcontrolDemandSeatsSmoothed,
  apiserverFlowcontrolDemandSeatsStdev,
  apiserverFlowcontrolLowerLimitSeats,
  apiserverFlowcontrolNominalLimitSeats,
  apiserverFlowcontrolRequestConcurrencyLimit,
  apiserverFlowcontrolSeatFairFrac,
  apiserverFlowcontrolTargetSeats,
  apiserverFlowcontrolUpperLimitSeats,
} from "../../generated/metrics.ts";
import type { MetricRegistry } from "../metrics/metricRegistry.ts";
import type { Allotted, SeatBounds, Wanting } from "./seatLimits.ts";

/** Shows the limits of a priority level, and what they follow. */
export interface LevelMeter {
  readonly configured: (bounds: SeatBounds, limit: number) => void;
  readonly adjusted: (wants: Wanting, gets: Allotted) => void;
  /** Removes the series of a level that is gone. */
  readonly forget: () => void;
}

export function levelMeter(metrics: MetricRegistry): {
  readonly of: (level: string) => LevelMeter;
  readonly fraction: (value: number) => void;
} {
  const fraction = metrics.gauge(apiserverFlowcontrolSeatFairFrac).with({});
  const families = {
    nominal: metrics.gauge(apiserverFlowcontrolNominalLimitSeats),
    share: metrics.gauge(apiserverFlowcontrolRequestConcurrencyLimit),
    lower: metrics.gauge(apiserverFlowcontrolLowerLimitSeats),
    upper: metrics.gauge(apiserverFlowcontrolUpperLimitSeats),
    limit: metrics.gauge(apiserverFlowcontrolCurrentLimitSeats),
    highest: metrics.gauge(apiserverFlowcontrolDemandSeatsHighWatermark),
    average: metrics.gauge(apiserverFlowcontrolDemandSeatsAverage),
    deviation: metrics.gauge(apiserverFlowcontrolDemandSeatsStdev),
    smoothed: metrics.gauge(apiserverFlowcontrolDemandSeatsSmoothed),
    target: metrics.gauge(apiserverFlowcontrolTargetSeats),
  };
  type Name = keyof typeof families;
  const of = (level: string): LevelMeter => {
    const labels = { priority_level: level };
    const show = (values: Readonly<Partial<Record<Name, number>>>) => {
      for (const [name, value] of Object.entries(values)) {
        if (Number.isFinite(value)) families[name as Name].with(labels).set(value);
      }
    };
    return {
      configured: ({ nominal, lower, upper }, limit) => show({ nominal, share: nominal, lower, upper, limit }),
      adjusted: ({ highest, average, deviation }, { smoothed, target, limit }) =>
        show({ highest, average, deviation, smoothed, target, limit }),
      forget: () => {
        for (const family of Object.values(families)) family.retain((each) => each.priority_level !== level);
      },
    };
  };
  return { of, fraction: (value) => fraction.set(value) };
}

import type { FlowSchemaSpec } from "../../generated/flowcontrol/v1/flowSchema.ts";
import type { PriorityLevelConfigurationSpec } from "../../generated/flowcontrol/v1/priorityLevelConfiguration.ts";
import type { MetricRegistry } from "../metrics/metricRegistry.ts";
import type { UserInfo } from "../schema/index.ts";
import { Classifier, type FlowRequest } from "./classifier.ts";
import type { Flow } from "./flow.ts";
import { flowMeters } from "./flowMeter.ts";
import { type LevelMeter, levelMeter } from "./levelMeter.ts";
import { PriorityLevel } from "./priorityLevel.ts";
import type { QueueShape } from "./queueSet.ts";
import { allot, type SeatBounds, seatBounds, type Shares } from "./seatLimits.ts";

/** An object of flow control as it is stored; `uid` is "" where it is not. */
export interface Configured<S> {
  readonly uid: string;
  readonly spec: S;
}

export interface FlowControlOptions {
  /** Requests that may execute at the same time, by the number of their seats. */
  readonly seats: number;
  /** What counts where the store has no object of the name. "catch-all" has what matches no schema. */
  readonly mandatory: {
    readonly levels: ReadonlyMap<string, PriorityLevelConfigurationSpec>;
    readonly schemas: ReadonlyMap<string, FlowSchemaSpec>;
  };
  /** What names of headers begin with: "X-Orch-PF-". */
  readonly headerPrefix: string;
  readonly metrics: MetricRegistry;
  /** Milliseconds that never go back. */
  readonly clock: () => number;
}

/** Where a request goes. */
export interface Place {
  readonly flow: Flow;
  readonly level: PriorityLevel;
  /** Names and values of headers that tell its client, one after the other. */
  readonly headers: readonly string[];
}

interface LevelState {
  readonly level: PriorityLevel;
  readonly meter: LevelMeter;
  bounds: SeatBounds;
  smoothed: number;
  /** It has no object any more, and goes when it is idle. */
  isRetired: boolean;
}

const catchAll = "catch-all";

/**
 * Flow schemas and priority levels at work. What changes them takes effect with the next request or tick, all at once:
 * each state of all objects is compiled into a classifier that is not changed any more, while levels, with what
 * executes and waits there, stay.
 */
export class FlowControl {
  readonly #options: FlowControlOptions;
  readonly #levelSpecs = new Map<string, Configured<PriorityLevelConfigurationSpec>>();
  readonly #schemaSpecs = new Map<string, Configured<FlowSchemaSpec>>();
  readonly #levels = new Map<string, LevelState>();
  readonly #meters: ReturnType<typeof flowMeters>;
  readonly #levelMeters: ReturnType<typeof levelMeter>;
  #classifier: Classifier<Place> | undefined;
  /** By schema, from what they were made: most are as they were when one of very many schemas has changed. */
  readonly #places = new Map<
    string,
    { readonly spec: FlowSchemaSpec; readonly state: LevelState; readonly levelUid: string; readonly place: Place }
  >();

  constructor(options: FlowControlOptions) {
    this.#options = options;
    this.#meters = flowMeters(options.metrics);
    this.#levelMeters = levelMeter(options.metrics);
  }

  setLevel(name: string, level: Configured<PriorityLevelConfigurationSpec> | undefined): void {
    change(this.#levelSpecs, name, level);
    this.#classifier = undefined;
  }

  setSchema(name: string, schema: Configured<FlowSchemaSpec> | undefined): void {
    change(this.#schemaSpecs, name, schema);
    this.#places.delete(name);
    this.#classifier = undefined;
  }

  classify(request: FlowRequest, user: UserInfo): Place {
    return (this.#classifier ?? this.#compile()).find(request, user);
  }

  /** Levels by name, and which of them only finish what they have. */
  get levels(): Iterable<{ readonly level: PriorityLevel; readonly isRetired: boolean }> {
    return this.#levels.values();
  }

  /** Gives up what has waited too long, and lets levels go that are done. To be called a few times a second. */
  tick(): void {
    if (this.#classifier === undefined) this.#compile();
    const nowMs = this.#options.clock();
    for (const [name, { level, meter, isRetired }] of this.#levels) {
      level.expire(nowMs);
      if (!isRetired || level.executingCount > 0 || level.waitingCount > 0) continue;
      this.#levels.delete(name);
      meter.forget();
    }
  }

  /** Lends seats from levels that do not need them to those that do. To be called every ten seconds. */
  adjust(): void {
    const states = [...this.#levels.values()].filter((each) => !each.isRetired);
    const nowMs = this.#options.clock();
    const wanting = states.map(({ level, bounds, smoothed }) => {
      return { ...bounds, ...level.demand.take(nowMs), smoothed, isExempt: level.isExempt };
    });
    const { fairFraction, levels } = allot(wanting);
    for (const [index, state] of states.entries()) {
      const [wants, gets] = [wanting[index], levels[index]];
      if (wants === undefined || gets === undefined) continue;
      state.smoothed = gets.smoothed;
      state.level.setLimit(gets.limit);
      state.meter.adjusted(wants, gets);
    }
    this.#levelMeters.fraction(fairFraction);
  }

  #compile(): Classifier<Place> {
    const levels = withMandatory(this.#levelSpecs, this.#options.mandatory.levels);
    const schemas = withMandatory(this.#schemaSpecs, this.#options.mandatory.schemas);
    this.#configureLevels(levels);
    const flows = [...schemas].flatMap(([name, each]) => {
      const to = this.#placeOf(name, each, levels);
      return to === undefined ? [] : [{ name, spec: each.spec, to }]; // it dangles
    });
    const last = this.#options.mandatory.schemas.get(catchAll);
    const otherwise =
      flows.find(({ name }) => name === catchAll)?.to ??
      (last === undefined ? undefined : this.#placeOf(catchAll, { uid: "", spec: last }, levels));
    if (otherwise === undefined) throw new Error(`there is no flow schema ${catchAll}`);
    this.#classifier = new Classifier(flows, otherwise);
    return this.#classifier;
  }

  /** Where requests of a flow schema go; undefined: its level is not there. */
  #placeOf(
    schema: string,
    { uid, spec }: Configured<FlowSchemaSpec>,
    levels: ReadonlyMap<string, Configured<PriorityLevelConfigurationSpec>>,
  ): Place | undefined {
    const levelName = spec.priorityLevelConfiguration.name;
    const state = this.#levels.get(levelName);
    if (state === undefined || state.isRetired) return undefined;
    const levelUid = levels.get(levelName)?.uid ?? "";
    const known = this.#places.get(schema);
    if (known?.spec === spec && known.state === state && known.levelUid === levelUid) return known.place;
    const headers = this.#headers(uid, levelUid);
    const meter = this.#meters(schema, levelName);
    const method = spec.distinguisherMethod?.type;
    const distinguishedBy = (["ByUser", "ByNamespace"] as const).find((each) => each === method);
    const place = { flow: { schema, distinguishedBy, meter }, level: state.level, headers };
    this.#places.set(schema, { spec, state, levelUid, place });
    return place;
  }

  #configureLevels(specs: ReadonlyMap<string, Configured<PriorityLevelConfigurationSpec>>): void {
    const wanted = [...specs].map(([name, { spec }]) => ({ name, spec }));
    const bounds = seatBounds(
      wanted.map(({ spec }) => sharesOf(spec)),
      this.#options.seats,
    );
    for (const state of this.#levels.values()) state.isRetired = !specs.has(state.level.name);
    for (const [index, { name, spec }] of wanted.entries()) {
      const own = bounds[index] as SeatBounds;
      const state = this.#levels.get(name) ?? this.#newLevel(name, spec.type === "Exempt", own);
      const { level, meter } = state;
      state.bounds = own;
      const limit = Math.min(Math.max(level.limit, own.lower), own.upper);
      level.configure({ shape: shapeOf(spec), nominal: own.nominal, limit });
      meter.configured(own, level.limit);
    }
  }

  #newLevel(name: string, isExempt: boolean, bounds: SeatBounds): LevelState {
    const level = new PriorityLevel({ name, isExempt }, this.#options.clock);
    level.setLimit(bounds.nominal);
    const state = { level, meter: this.#levelMeters.of(name), bounds, smoothed: 0, isRetired: false };
    this.#levels.set(name, state);
    return state;
  }

  #headers(schemaUid: string, levelUid: string): string[] {
    if (schemaUid === "" || levelUid === "") return [];
    const { headerPrefix } = this.#options;
    return [`${headerPrefix}FlowSchema-UID`, schemaUid, `${headerPrefix}PriorityLevel-UID`, levelUid];
  }
}

function change<T>(map: Map<string, T>, name: string, value: T | undefined): void {
  if (value === undefined) map.delete(name);
  else map.set(name, value);
}

function withMandatory<S>(
  stored: ReadonlyMap<string, Configured<S>>,
  mandatory: ReadonlyMap<string, S>,
): Map<string, Configured<S>> {
  const all = new Map(stored);
  for (const [name, spec] of mandatory) if (!all.has(name)) all.set(name, { uid: "", spec });
  return all;
}

/** Defaults of fields are those of the spec; a stored object has them. */
function sharesOf({ type, limited, exempt }: PriorityLevelConfigurationSpec): Shares {
  const { nominalConcurrencyShares: shares = 0, lendablePercent = 0 } = limited ?? exempt ?? {};
  return {
    shares,
    lendablePercent,
    borrowingLimitPercent: limited?.borrowingLimitPercent,
    isExempt: type === "Exempt",
  };
}

function shapeOf({ limited }: PriorityLevelConfigurationSpec): QueueShape | undefined {
  if (limited?.limitResponse?.type !== "Queue") return undefined;
  const { queues = 1, handSize = 1, queueLengthLimit = 0 } = limited.limitResponse.queuing ?? {};
  return { queues, handSize, queueLengthLimit };
}

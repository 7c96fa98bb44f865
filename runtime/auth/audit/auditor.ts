import { type Arrival, AuditedRequest, type AuditedState } from "./auditedRequest.ts";
import type { AuditMeter } from "./auditMeter.ts";
import type { EventParts, EventWriter } from "./eventText.ts";
import { latencyNotes } from "./latency.ts";
import { nowUs } from "./microTime.ts";
import type { AuditDecision, DecideAudit, Stage } from "./policy.ts";

/** Takes events and keeps them somewhere. */
export interface AuditSink {
  /** The event is good until the call returns. Resolves to false where it had to be kept and was not. */
  readonly accept: (event: AuditEvent) => Promise<boolean> | undefined;
  /** Keeps what waits; gives up after so many milliseconds. */
  readonly stop: (graceMs: number) => Promise<void>;
}

export interface AuditEvent {
  readonly request: AuditedRequest;
  readonly stage: Stage;
  readonly parts: EventParts;
}

export interface AuditorOptions {
  /** Of the platform, such as "acme.dev". */
  readonly apiDomain: string;
  readonly decide: DecideAudit;
  readonly sinks: readonly AuditSink[];
  readonly meter: AuditMeter;
  readonly writer: EventWriter;
}

/** Asks the policy about requests and hands their events to all sinks. */
export class Auditor {
  readonly #options: AuditorOptions;

  constructor(options: AuditorOptions) {
    this.#options = options;
  }

  /** What a request notes for the audit log; `state` is read when an event is written. */
  begin(arrival: Arrival, state: AuditedState): AuditedRequest {
    return new AuditedRequest(arrival, state, this.#ends);
  }

  /** Counts a request that was refused because its event was not kept. */
  rejected(): void {
    this.#options.meter.rejected();
  }

  async stop(graceMs: number): Promise<void> {
    await Promise.all(this.#options.sinks.map((each) => each.stop(graceMs)));
    this.#options.meter.close();
  }

  readonly #ends = {
    decide: ({ state }: AuditedRequest): AuditDecision => {
      const { decide, meter } = this.#options;
      const { info, user } = state;
      const decision = info === undefined ? undefined : decide(info, state.impersonator ?? user);
      if (decision === undefined) throw new Error("an audit decision before the request was resolved");
      meter.level(decision.level);
      return decision;
    },
    emit: (request: AuditedRequest, stage: Stage): Promise<boolean> | undefined => {
      if (request.decision.omitStages.has(stage)) return undefined;
      const { sinks, meter, writer, apiDomain } = this.#options;
      meter.event();
      const timeUs = stage === "RequestReceived" ? request.arrival.receivedUs : nowUs();
      if (stage === "ResponseComplete") {
        const totalUs = timeUs - request.arrival.receivedUs;
        for (const [key, value] of latencyNotes(request.partsMs, { apiDomain, totalUs })) request.annotate(key, value);
      }
      const parts = writer.parts(request, stage, timeUs);
      const waits: Promise<boolean>[] = [];
      for (const each of sinks) {
        const wait = each.accept({ request, stage, parts });
        if (wait !== undefined) waits.push(wait);
      }
      return waits.length === 0 ? undefined : Promise.all(waits).then((kept) => kept.every(Boolean));
    },
  };
}

import { dealHand } from "./dealer.ts";
import { Demand } from "./demand.ts";
import { Executing } from "./executing.ts";
import { distinguisherOf } from "./flow.ts";
import type { Rejection } from "./flowMeter.ts";
import { QueueSet, type QueueShape } from "./queueSet.ts";
import type { Ticket, Waiting } from "./ticket.ts";

export interface LevelConfiguration {
  /** Undefined: what finds no free seat is rejected. */
  readonly shape: QueueShape | undefined;
  /** Seats by its shares. */
  readonly nominal: number;
  /** Seats that it has now. */
  readonly limit: number;
}

/** @limit Seats of one request: what would need more has these. */
const maxSeats = 10;

/** The seats of a priority level: which requests have them, and which wait for them. */
export class PriorityLevel {
  readonly name: string;
  /** Has seats for all. */
  readonly isExempt: boolean;
  readonly demand: Demand;
  readonly counts = { dispatched: 0, rejected: 0, timedOut: 0, cancelled: 0 };
  readonly #clock: () => number;
  readonly #executing = new Executing();
  #executingSeats = 0;
  #queues: QueueSet<Ticket> | undefined;
  #limit: number;
  #nominal = 0;

  /** `clock` has milliseconds that never go back. */
  constructor({ name, isExempt }: Pick<PriorityLevel, "name" | "isExempt">, clock: () => number) {
    this.name = name;
    this.isExempt = isExempt;
    this.demand = new Demand(clock());
    this.#clock = clock;
    this.#limit = isExempt ? Infinity : 0;
  }

  get limit(): number {
    return this.#limit;
  }

  get executing(): Iterable<Ticket> {
    return this.#executing;
  }

  get executingCount(): number {
    return this.#executing.size;
  }

  get executingSeats(): number {
    return this.#executingSeats;
  }

  get waitingCount(): number {
    return this.#queues?.waiting ?? 0;
  }

  /** Undefined where nothing may wait. */
  get queues(): QueueSet<Ticket> | undefined {
    return this.#queues;
  }

  /** Seats that one request may have: so few that a hand of wide requests does not fill the level. */
  get widest(): number {
    return Math.min(maxSeats, Math.max(1, Math.ceil(this.#nominal / (this.#queues?.shape.handSize ?? 1))));
  }

  /** What waits already goes on waiting, where nothing may wait from now on. */
  configure({ shape, nominal, limit }: LevelConfiguration): void {
    if (shape === undefined) this.#queues?.reshape({ ...this.#queues.shape, queueLengthLimit: 0 });
    else if (this.#queues === undefined) this.#queues = new QueueSet(shape);
    else this.#queues.reshape(shape);
    this.#nominal = nominal;
    this.setLimit(limit);
  }

  setLimit(limit: number): void {
    this.#limit = this.isExempt ? Infinity : limit;
    this.#startWaiting();
  }

  /** Lets a request execute at once, if there are seats and it overtakes no other. */
  start(ticket: Ticket): boolean {
    if (!this.#fits(ticket.seats) || (this.#queues !== undefined && this.#queues.waiting > 0)) return false;
    ticket.flow.meter.waited(0);
    this.demand.change(ticket.seats, ticket.arrivalMs);
    this.#begin(ticket, ticket.arrivalMs);
    return true;
  }

  /** Lets a request wait for its seats. Returns why it may not; `done` is then not called. */
  wait(ticket: Ticket, waiting: Waiting): Rejection | undefined {
    const { flow, seats, of, arrivalMs } = ticket;
    const shape = this.#queues?.shape;
    if (this.#queues === undefined || shape === undefined || shape.queueLengthLimit === 0) {
      return this.#rejected(ticket, "concurrency-limit");
    }
    const hand = dealHand(`${flow.schema}\0${distinguisherOf(flow, of.info, of.user)}`, shape);
    ticket.queue = this.#queues.add(ticket, hand);
    if (ticket.queue === undefined) return this.#rejected(ticket, "queue-full");
    ticket.waiting = waiting;
    flow.meter.queued(seats, ticket.queue.waiting.length);
    this.demand.change(seats, arrivalMs);
    return undefined;
  }

  /** Ends the wait of a request; one that has started is left as it is. */
  leave(ticket: Ticket, why: "time-out" | "cancelled"): void {
    const { queue, waiting } = ticket;
    if (queue === undefined || this.#queues?.remove(queue, ticket) !== true) return;
    ticket.flow.meter.unqueued(ticket.seats);
    this.demand.change(-ticket.seats, this.#clock());
    ticket.waiting = undefined;
    waiting?.done(this.#rejected(ticket, why));
    this.#startWaiting(); // it may have been the one that was too wide
  }

  /** Ends the waits whose time is over. */
  expire(nowMs: number): void {
    if (this.#queues === undefined || this.#queues.waiting === 0) return;
    const isLate = ({ waiting }: Ticket) => waiting !== undefined && waiting.untilMs <= nowMs;
    const late = [...this.#queues.queues].flatMap(({ waiting }) => waiting.filter(isLate));
    for (const each of late) this.leave(each, "time-out");
  }

  /** Takes the seats of a request back, for those that wait. */
  finish(ticket: Ticket): void {
    const { flow, seats, queue, startMs } = ticket;
    if (ticket.isFinished || startMs === undefined) return;
    ticket.isFinished = true;
    this.#executing.remove(ticket);
    const nowMs = this.#clock();
    const seconds = Math.max(0, nowMs - startMs) / 1000;
    this.#executingSeats -= seats;
    flow.meter.finished(seats, seconds);
    this.demand.change(-seats, nowMs);
    if (queue !== undefined) this.#queues?.finish(queue, { seats, seconds });
    if (this.#queues !== undefined && this.#queues.waiting > 0) this.#startWaiting();
  }

  #startWaiting(): void {
    for (;;) {
      const ticket = this.#queues?.next((seats) => this.#fits(seats));
      if (ticket === undefined) return;
      const { flow, seats, arrivalMs, waiting } = ticket;
      const nowMs = this.#clock();
      flow.meter.unqueued(seats);
      flow.meter.waited((nowMs - arrivalMs) / 1000);
      ticket.waiting = undefined;
      this.#begin(ticket, nowMs);
      waiting?.done(undefined);
    }
  }

  /** A request that is wider than all seats there are may have them to itself. */
  #fits(seats: number): boolean {
    const total = this.#executingSeats + seats;
    return total <= this.#limit || (this.#executingSeats === 0 && this.#limit > 0);
  }

  #begin(ticket: Ticket, nowMs: number): void {
    ticket.startMs = nowMs;
    this.#executing.add(ticket);
    this.#executingSeats += ticket.seats;
    this.counts.dispatched += 1;
    ticket.flow.meter.started(ticket.seats);
  }

  #rejected({ flow, arrivalMs }: Ticket, why: Rejection): Rejection {
    if (why === "time-out") this.counts.timedOut += 1;
    else if (why === "cancelled") this.counts.cancelled += 1;
    else this.counts.rejected += 1;
    flow.meter.rejected(why, Math.max(0, this.#clock() - arrivalMs) / 1000);
    return why;
  }
}

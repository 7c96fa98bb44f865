import type { Ticket } from "./ticket.ts";

/**
 * The requests that execute at a level, in the order in which they began. They are linked to each other: a Set would
 * cost every request more than all else that is done for it here.
 */
export class Executing {
  #first: Ticket | undefined;
  #last: Ticket | undefined;
  #size = 0;

  get size(): number {
    return this.#size;
  }

  add(ticket: Ticket): void {
    ticket.previous = this.#last;
    if (this.#last === undefined) this.#first = ticket;
    else this.#last.next = ticket;
    this.#last = ticket;
    this.#size += 1;
  }

  remove(ticket: Ticket): void {
    const { previous, next } = ticket;
    if (previous === undefined) this.#first = next;
    else previous.next = next;
    if (next === undefined) this.#last = previous;
    else next.previous = previous;
    ticket.previous = undefined;
    ticket.next = undefined;
    this.#size -= 1;
  }

  *[Symbol.iterator](): Iterator<Ticket> {
    for (let each = this.#first; each !== undefined; each = each.next) yield each;
  }
}

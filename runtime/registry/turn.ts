import { tooManyRequests } from "../../generated/errors.ts";

/** Writers that wait for each other, the last of each key. */
const queues = new Map<string, { last: Promise<void>; length: number }>();

/** @limit Writes that wait to note in the same quota what they use, where the store is etcd: 429. */
const maxWaiting = 1000;

/**
 * The turn of one write among those that must all change the same key. Where a store shows no write before it is
 * durable, of many at once only one would succeed, and the others try in vain until they have no tries left.
 */
export class Turn {
  #end: (() => void) | undefined;

  get isTaken(): boolean {
    return this.#end !== undefined;
  }

  /** Resolves when the turns before are over. Throws tooManyRequests. */
  async take(key: string): Promise<void> {
    const queue = queues.get(key) ?? { last: Promise.resolve(), length: 0 };
    if (queue.length >= maxWaiting) throw tooManyRequests("too many writes wait for the same quota", 1);
    queues.set(key, queue);
    queue.length += 1;
    const before = queue.last;
    queue.last = new Promise((resolve) => {
      this.#end = () => {
        queue.length -= 1;
        if (queue.length === 0) queues.delete(key);
        resolve();
      };
    });
    await before;
  }

  end(): void {
    this.#end?.();
  }
}

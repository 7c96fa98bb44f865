/**
 * A test file that imports this shares its process with no other: it changes what all of the process see (the clock,
 * the folder, the limits), or measures it (the heap, the event loop, what was imported).
 */
export {};

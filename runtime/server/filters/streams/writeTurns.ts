import { onePerTurn } from "../../connections/onePerTurn.ts";

/**
 * Writes the next part of a long answer, one in a turn of the event loop: however many clients read lists at the same
 * time, an answer gets its second part when each of the others got its first.
 */
export const writeInTurn = onePerTurn();

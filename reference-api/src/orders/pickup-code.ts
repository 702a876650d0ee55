import { randomInt } from 'node:crypto';

/** Without letters that are mistaken for another when they are read or called out. */
const LETTERS = 'ABCDEFGHJKLMNPRSTUVWXZ';
/** The insertion takes the first one that no recent order of the restaurant has. */
const CANDIDATES = 8;

const pair = (): string => `${LETTERS.charAt(randomInt(LETTERS.length))}${randomInt(10)}`;

/**
 * Codes by which an order may be handed over at the counter or at the car, such as 'K4R7': random,
 * so that neither the number of the order nor the codes of others disclose it.
 */
export const pickupCodes = (): string[] =>
  Array.from({ length: CANDIDATES }, () => pair() + pair());

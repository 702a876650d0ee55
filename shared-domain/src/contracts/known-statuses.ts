/*
 * Separate from the contracts of an order: a rule that needs the stages then loads without them;
 * they would be a third of the rules' code on the first screen.
 */

/** Stages of an order (OPEN-014). Any other text is an unknown stage: shown as 'in progress'. */
export const KNOWN_STATUSES = [
  'CREATED',
  'CONFIRMED',
  'PREPARING',
  'READY',
  'DISPATCHED',
  'OVER',
  'CANCELED',
] as const;
export type KnownStatus = (typeof KNOWN_STATUSES)[number];

/*
 * Apart from the contracts of an order: a rule that knows the stages then comes without them, which
 * are a third of what the first screen would carry for its rules.
 */

/**
 * Stages of an order (OPEN-014). Any other text is a stage this build does not know: shown as 'in
 * progress'.
 */
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

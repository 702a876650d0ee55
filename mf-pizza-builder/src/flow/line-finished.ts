import { createEvent, sample } from 'effector';
import { cartBus } from '@storefront/shared-domain/bus';
import type { CartLine } from '@storefront/shared-domain/contracts';
import { $lines } from '@storefront/shared-domain/models';

/**
 * A line is finished, extras included. It replaces the line of the cart with its `lineId`, otherwise
 * it is added.
 */
export const lineFinished = createEvent<CartLine>();

const finished = sample({
  clock: lineFinished,
  source: $lines,
  fn: (lines, line) => ({ line, isEdited: lines.some(({ lineId }) => lineId === line.lineId) }),
});

sample({
  clock: finished,
  filter: ({ isEdited }) => isEdited,
  fn: ({ line }) => line,
  target: cartBus.lineReplaced,
});
sample({
  clock: finished,
  filter: ({ isEdited }) => !isEdited,
  fn: ({ line }) => line,
  target: cartBus.lineAdded,
});

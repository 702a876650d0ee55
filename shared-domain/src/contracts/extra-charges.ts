import * as z from 'zod/mini';
import { list, Money } from './primitives';
import { numeral } from './record-fields';

const MAX_NAME = 60;
const name = () => z.string().check(z.trim(), z.minLength(1), z.maxLength(MAX_NAME));

/**
 * A fee on every order outside tables, shown from the first item on. This project's addition to the
 * record, and absent in most: `name` as customers read it, `recipient` of the money. `value` is
 * money when `fix`, else percent of the subtotal.
 */
export const ServiceFee = z.object({
  name: name(),
  recipient: name(),
  value: numeral(z.gt(0), z.lte(1_000_000)),
  valueType: z.enum(['fix', 'percent']),
});
export type ServiceFee = z.output<typeof ServiceFee>;

/**
 * Tips of the record, this project's addition: `percents` of the subtotal are suggested; without
 * any, only an own amount can be entered.
 */
export const Tips = z.object({
  percents: list(numeral(z.gt(0), z.lte(100))),
});
export type Tips = z.output<typeof Tips>;

/**
 * The chosen tip of an order that is not placed yet: a suggestion follows the subtotal, an amount
 * does not; an amount of 0 is a choice as well.
 */
export const TipChoice = z.union([
  z.object({ kind: z.literal('percent'), percent: z.number().check(z.gt(0), z.lte(100)) }),
  z.object({ kind: z.literal('amount'), amount: Money }),
]);
export type TipChoice = z.output<typeof TipChoice>;

import * as z from 'zod/mini';

/** What the customer said to news of orders on this device (`push`, OPEN-083). */
export const PushAnswer = z.enum(['on', 'off']);
export type PushAnswer = z.output<typeof PushAnswer>;

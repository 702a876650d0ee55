import * as z from 'zod/mini';

/** The customer's choice about push messages on this device (`push`, OPEN-083). */
export const PushAnswer = z.enum(['on', 'off']);
export type PushAnswer = z.output<typeof PushAnswer>;

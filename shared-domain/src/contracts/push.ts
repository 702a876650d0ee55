import * as z from 'zod/mini';
import { LANGUAGES } from './language';

/** A browser's keys for push messages, in base64url: a point of P-256 and 16 secret bytes. */
const Base64Url = (least: number, most: number) =>
  z.string().check(z.regex(/^[\w-]+=*$/), z.minLength(least), z.maxLength(most));

/** Push endpoint of this device for order updates, and the language of their texts (SHELL-58). */
export const PushSubscription = z.object({
  endpoint: z.string().check(z.maxLength(1000), z.regex(/^https?:\/\/[^\s]+$/)),
  keys: z.object({ p256dh: Base64Url(80, 100), auth: Base64Url(20, 32) }),
  language: z.enum(LANGUAGES),
});
export type PushSubscription = z.output<typeof PushSubscription>;

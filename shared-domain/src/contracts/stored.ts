/* Small values that the device stores: the first load reads them without the contracts of accounts and orders. */
import * as z from 'zod/mini';

/** Login method that issued the token (ACCOUNT-04). */
export const LoginMode = z.enum(['email', 'gmail']);
export type LoginMode = z.output<typeof LoginMode>;

const MARKER = /^session-[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/**
 * The text that the device stores for a login in place of its access token, unchanged until the
 * logout. It authorizes nothing: the session's cookie does (ADR 0012).
 */
export const sessionMarker = (uuid: string): string => `session-${uuid}`;

/** Whether a text is such a marker; builds before it stored the access token. */
export const isSessionMarker = (text: string): boolean => MARKER.test(text);

/** A non-empty text stored on the device: a token, a phone, an order's uuid. */
export const StoredText = z.string().check(z.minLength(1));

/** The name of a restaurant, in its record that the device stores. */
export const StoredRestaurantName = z.object({
  info: z.object({ name: z.string().check(z.minLength(1)) }),
});

/** A point in time stored on the device, in milliseconds since 1970. */
export const StoredMoment = z.number();

/** A table and its code, as the device stores them (DOMAIN-056, OPEN-029). */
export const StoredSeat = z.object({
  table: z.string().check(z.minLength(1)),
  token: z.string().check(z.minLength(1)),
});

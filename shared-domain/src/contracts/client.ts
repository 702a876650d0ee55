import * as z from 'zod/mini';
import { Id, amount, text } from './primitives';

/**
 * A logged-in customer (DOMAIN-049). `birthday`: yyyy-mm-dd, '' while none is stored (DELIVERY-20).
 */
export const Client = z.object({
  id: Id,
  token: text(),
  points: amount(0),
  name: text(),
  phone: text(),
  cpf: text(),
  email: text(),
  birthday: text(),
});
export type Client = z.output<typeof Client>;

/** Body of a login (API-32). */
export const LoginRequest = z.union([
  z.object({ email: z.string(), password: z.string(), loginMode: z.literal('email') }),
  z.object({ access_token: z.string(), loginMode: z.literal('gmail') }),
]);

/** Answer of login, register, refresh and reset. */
export const TokenAnswer = z.object({ token: z.string().check(z.minLength(1)) });

/** Body of API-33 (OPEN-080). */
export const RefreshRequest = z.object({ token: z.string() });

/** Body of API-34 (OPEN-079); the answer never reveals whether the address is registered. */
export const ForgotRequest = z.object({ email: z.string() });
export type ForgotRequest = z.output<typeof ForgotRequest>;

/** Body of API-35 (OPEN-079). */
export const ResetRequest = z.object({
  token: z.string(),
  password: z.string(),
  passwordConfirm: z.string(),
});

/** Body of API-36. */
export const RegisterRequest = z.object({
  email: z.string(),
  name: z.string(),
  password: z.string(),
  passwordConfirm: z.string(),
});
export type RegisterRequest = z.output<typeof RegisterRequest>;

/** One event of the tracking feed and its envelope (DOMAIN-051, API-48). */
export const TrackingEvents = z.object({
  user: text(),
  device: text(),
  restaurant_id: z.number(),
  restaurant_url: z.string(),
  timestamp: z.string(),
  events: z.array(
    z.object({ name: z.string(), timestamp: z.string(), data: z.record(z.string(), z.unknown()) }),
  ),
});

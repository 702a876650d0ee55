import { SignJWT, jwtVerify } from 'jose';
import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';

/** Whose token it is; `version` is the customer's when the token was made. */
export type Claims = { customerId: string; restaurantId: number; version: number };

export type Tokens = {
  issue(claims: Claims): Promise<string>;
  /** null when the token is not ours, was altered, or is older than 15 minutes. */
  read(token: string): Promise<Claims | null>;
  /** The same for API-33, which takes a token for 30 days after it ended. */
  readForRefresh(token: string): Promise<Claims | null>;
};

const ISSUER = 'storefront';
const LIFE_SECONDS = 15 * 60;
const REFRESH_SECONDS = 30 * 24 * 60 * 60;
const Payload = z.object({ sub: z.uuid(), rid: z.int(), ver: z.int() });

/** Signs and reads the customers' tokens (HS256). `now` is the clock they are made and judged by. */
export function createTokens(secret: Uint8Array, now: () => Date): Tokens {
  const verify = async (token: string, clockTolerance: number): Promise<Claims | null> => {
    try {
      const { payload } = await jwtVerify(token, secret, { issuer: ISSUER, algorithms: ['HS256'], requiredClaims: ['exp'], currentDate: now(), clockTolerance });
      const { sub, rid, ver } = z.parse(Payload, payload);
      return { customerId: sub, restaurantId: rid, version: ver };
    } catch {
      return null; // whatever is wrong with a token, its bearer is a stranger
    }
  };
  return {
    issue: ({ customerId, restaurantId, version }) => {
      const seconds = Math.floor(now().getTime() / 1000);
      return new SignJWT({ rid: restaurantId, ver: version }).setProtectedHeader({ alg: 'HS256' }).setIssuer(ISSUER).setSubject(customerId)
        .setJti(randomUUID()).setIssuedAt(seconds).setExpirationTime(seconds + LIFE_SECONDS).sign(secret);
    },
    read: (token) => verify(token, 0),
    readForRefresh: (token) => verify(token, REFRESH_SECONDS),
  };
}

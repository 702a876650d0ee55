import { jwtVerify, SignJWT } from 'jose';
import { LRUCache } from 'lru-cache';
import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import { createRefreshSecrets, type RefreshSecrets } from './refresh-secrets';

export type Claims = { sessionId: string; customerId: string; restaurantId: number };

export type Tokens = RefreshSecrets & {
  issue(claims: Claims): Promise<string>;
  /** null when the token was not issued here, was altered, or is older than 15 minutes. */
  read(token: string): Promise<Claims | null>;
  /**
   * Claims of a token that only names a session: API-33 and log-out accept it for 30 days after
   * it ended.
   */
  readEnded(token: string): Promise<Claims | null>;
};

const ISSUER = 'storefront';
const AUDIENCE = 'storefront-api';
const TYPE = 'at+jwt';
const LIFE_SECONDS = 15 * 60;
const NAMES_SECONDS = 30 * 24 * 60 * 60;
const Payload = z.object({ sub: z.uuid(), rid: z.int(), sid: z.uuid(), exp: z.number() });
/** Valid tokens whose signature is not verified again: a page sends its token with each call. */
const MAX_VERIFIED = 2000;

/**
 * Signs and reads the customers' access tokens (HS256) and their refresh secrets. `now` is the
 * clock of both.
 */
export function createTokens(secret: Uint8Array, now: () => Date): Tokens {
  const rules = {
    issuer: ISSUER,
    audience: AUDIENCE,
    typ: TYPE,
    algorithms: ['HS256'],
    requiredClaims: ['exp'],
  };
  const verified = new LRUCache<string, { claims: Claims; exp: number }>({ max: MAX_VERIFIED });
  const verify = async (token: string, clockTolerance: number): Promise<Claims | null> => {
    const currentDate = now();
    const known = verified.get(token);
    if (known)
      return known.exp > Math.floor(currentDate.getTime() / 1000) - clockTolerance
        ? known.claims
        : null;
    try {
      const { payload } = await jwtVerify(token, secret, { ...rules, currentDate, clockTolerance });
      const { sub, rid, sid, exp } = z.parse(Payload, payload);
      const claims = { sessionId: sid, customerId: sub, restaurantId: rid };
      verified.set(token, { claims, exp });
      return claims;
    } catch {
      return null; // a token with any defect identifies no customer
    }
  };
  return {
    issue: ({ sessionId, customerId, restaurantId }) => {
      const seconds = Math.floor(now().getTime() / 1000);
      return new SignJWT({ rid: restaurantId, sid: sessionId })
        .setProtectedHeader({ alg: 'HS256', typ: TYPE })
        .setIssuer(ISSUER)
        .setAudience(AUDIENCE)
        .setSubject(customerId)
        .setJti(randomUUID())
        .setIssuedAt(seconds)
        .setExpirationTime(seconds + LIFE_SECONDS)
        .sign(secret);
    },
    ...createRefreshSecrets(secret),
    read: (token) => verify(token, 0),
    readEnded: (token) => verify(token, NAMES_SECONDS),
  };
}

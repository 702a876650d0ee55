import { jwtVerify, SignJWT } from 'jose';
import { LRUCache } from 'lru-cache';
import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import * as z from 'zod/mini';

/** Content of a refresh secret: the session, and one of its generations. */
type Generation = { sessionId: string; generation: number };

type RefreshSecrets = {
  /** The secret of a generation; deterministic, so that a repeated request gets the same secret. */
  secretOf(it: Generation): string;
  /** null for a text this server did not make. */
  readSecret(secret: string): Generation | null;
};

const SHAPE = /^([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\.([1-9]\d{0,8})\.([\w-]{43})$/;

/**
 * Makes and reads refresh secrets: session and generation in plain text, sealed with the server's
 * key. So a replaced secret differs from a forged one, and no content of the database can be turned
 * into a secret.
 */
function createRefreshSecrets(key: Uint8Array): RefreshSecrets {
  const seal = (text: string): string =>
    createHmac('sha256', key).update(`refresh-secret ${text}`).digest('base64url');
  return {
    secretOf: ({ sessionId, generation }) =>
      `${sessionId}.${generation}.${seal(`${sessionId}.${generation}`)}`,
    readSecret: (secret) => {
      const [, sessionId = '', generation = '', sent = ''] = SHAPE.exec(secret) ?? [];
      const isOurs =
        sessionId !== '' &&
        timingSafeEqual(Buffer.from(seal(`${sessionId}.${generation}`)), Buffer.from(sent));
      return isOurs ? { sessionId, generation: Number(generation) } : null;
    },
  };
}

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

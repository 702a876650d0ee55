import { err, isEmail, ok, type Result } from '@storefront/shared-domain/rules';
import { createRemoteJWKSet, errors, jwtVerify } from 'jose';
import * as z from 'zod/mini';
import type { GoogleOptions } from './google-settings';

/**
 * The identity in Google's token: `sub` is Google's id of the account, `name` may be ''. The token
 * is invalid from `endsAt` on.
 */
export type GoogleIdentity = {
  readonly sub: string;
  readonly email: string;
  readonly name: string;
  readonly endsAt: Date;
};
export type GoogleTokenProblem = {
  readonly kind: 'google-token-invalid' | 'google-email-unverified' | 'google-unavailable';
};

export type GoogleTokens = {
  read(token: string): Promise<Result<GoogleIdentity, GoogleTokenProblem>>;
};

const TIMEOUT_MS = 5000;
const TOLERANCE_SECONDS = 60;
/** Maximum age: a token is issued for one sign-in, so an older one is a leftover or stolen. */
const MAX_CACHE_SECONDS = 10 * 60;
const MAX_TOKEN_LENGTH = 8192;

const Payload = z.object({
  sub: z.string().check(z.minLength(1), z.maxLength(255)),
  email: z.string(),
  email_verified: z._default(z.union([z.boolean(), z.literal('true'), z.literal('false')]), false),
  name: z._default(z.string(), ''),
  iat: z.number(),
  azp: z.optional(z.string()),
});

/** Errors of the token itself; any other error means that the key server could not be queried. */
const ABOUT_THE_TOKEN = [
  errors.JWTClaimValidationFailed,
  errors.JWTExpired,
  errors.JWTInvalid,
  errors.JWSInvalid,
  errors.JWSSignatureVerificationFailed,
  errors.JOSEAlgNotAllowed,
  errors.JOSENotSupported,
  errors.JWKSNoMatchingKey,
];

/**
 * Reads ID tokens of Google (S16): signed by one of its keys, for this client, valid now, with an
 * address verified by Google. The keys are fetched on demand and cached.
 */
export function createGoogleTokens(
  { clientId, keysUrl, issuers }: GoogleOptions,
  now: () => Date,
): GoogleTokens {
  const keys = createRemoteJWKSet(new URL(keysUrl), { timeoutDuration: TIMEOUT_MS });
  return {
    read: async (token) => {
      if (token.length > MAX_TOKEN_LENGTH) return err({ kind: 'google-token-invalid' });
      try {
        const { payload } = await jwtVerify(token, keys, {
          issuer: [...issuers],
          audience: clientId,
          algorithms: ['RS256'],
          requiredClaims: ['exp', 'iat', 'sub', 'email', 'nonce'],
          currentDate: now(),
          clockTolerance: TOLERANCE_SECONDS,
          maxTokenAge: MAX_CACHE_SECONDS,
        });
        const found = z.safeParse(Payload, payload);
        if (
          !found.success ||
          !isEmail(found.data.email) ||
          (found.data.azp ?? clientId) !== clientId
        )
          return err({ kind: 'google-token-invalid' });
        const { sub, email, email_verified, name, iat } = found.data;
        if (email_verified !== true && email_verified !== 'true')
          return err({ kind: 'google-email-unverified' });
        return ok({
          sub,
          email,
          name,
          endsAt: new Date((iat + MAX_CACHE_SECONDS + TOLERANCE_SECONDS + 1) * 1000),
        }); // jose floors its age to whole seconds
      } catch (error) {
        return err({
          kind: ABOUT_THE_TOKEN.some((Kind) => error instanceof Kind)
            ? 'google-token-invalid'
            : 'google-unavailable',
        });
      }
    },
  };
}

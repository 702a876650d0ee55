import type { EraseRequest } from '@storefront/shared-domain/contracts';
import { err, ok, type Result } from '@storefront/shared-domain/rules';
import type { GoogleTokenProblem, GoogleTokens } from '../auth/google-tokens';
import { checkPassword, expectHashing } from '../auth/passwords';
import type { CustomerRow } from '../db/customers.repository';
import { hashOfSigned } from '../use-cases/google-customer';

/** What was shown: the stored hash its password matches, or a token of Google that is to be used up. */
export type Presence = { readonly kind: 'password'; readonly passwordHash: string } | { readonly kind: 'google'; readonly sub: string; readonly tokenHash: string; readonly endsAt: Date };
export type PresenceProblem = (GoogleTokenProblem | { readonly kind: 'password-wrong' | 'google-account-differs' | 'google-not-configured' }) & { readonly path: 'password' | 'access_token' };

/**
 * Checks that whoever holds a session of an account is its customer: by the password, or by a token of Google. The account may change
 * meanwhile, so what was shown is compared with it once more, under its lock. Throws `HashingBusyError`.
 */
export async function provePresence(customer: CustomerRow, google: GoogleTokens | null, shown: EraseRequest): Promise<Result<Presence, PresenceProblem>> {
  if (shown.loginMode === 'email') {
    expectHashing();
    const { isRight } = await checkPassword(customer.passwordHash, shown.password);
    return isRight && customer.passwordHash !== null ? ok({ kind: 'password', passwordHash: customer.passwordHash }) : err({ kind: 'password-wrong', path: 'password' });
  }
  if (!google) return err({ kind: 'google-not-configured', path: 'access_token' });
  const read = await google.read(shown.access_token);
  if (!read.ok) return err({ ...read.error, path: 'access_token' });
  return ok({ kind: 'google', sub: read.value.sub, tokenHash: hashOfSigned(shown.access_token), endsAt: read.value.endsAt });
}

import type { EraseRequest } from '@storefront/shared-domain/contracts';
import { err, ok, type Result } from '@storefront/shared-domain/rules';
import type { GoogleTokenProblem, GoogleTokens } from '../accounts/google-tokens';
import { checkPassword, expectHashing } from '../accounts/passwords';
import type { CustomerRow } from '../accounts/customers.repository';
import { hashOfSigned } from '../accounts/google-customer';

/**
 * A verified proof: the stored hash that the password matches, or a token of Google, to be
 * consumed.
 */
export type Presence =
  | { readonly kind: 'password'; readonly passwordHash: string }
  | {
      readonly kind: 'google';
      readonly sub: string;
      readonly tokenHash: string;
      readonly endsAt: Date;
    };
export type PresenceProblem = (
  | GoogleTokenProblem
  | { readonly kind: 'password-wrong' | 'google-account-differs' | 'google-not-configured' }
) & { readonly path: 'password' | 'access_token' };

/**
 * Checks that the holder of a session is the customer of the account: by the password, or by a
 * token of Google. The account may change meanwhile, so the proof is checked once more under its
 * lock. Throws `BudgetExceededError`.
 */
export async function provePresence(
  customer: CustomerRow,
  google: GoogleTokens | null,
  proof: EraseRequest,
): Promise<Result<Presence, PresenceProblem>> {
  if (proof.loginMode === 'email') {
    expectHashing();
    const { isRight } = await checkPassword(customer.passwordHash, proof.password);
    return isRight && customer.passwordHash !== null
      ? ok({ kind: 'password', passwordHash: customer.passwordHash })
      : err({ kind: 'password-wrong', path: 'password' });
  }
  if (!google) return err({ kind: 'google-not-configured', path: 'access_token' });
  const read = await google.read(proof.access_token);
  if (!read.ok) return err({ ...read.error, path: 'access_token' });
  return ok({
    kind: 'google',
    sub: read.value.sub,
    tokenHash: hashOfSigned(proof.access_token),
    endsAt: read.value.endsAt,
  });
}

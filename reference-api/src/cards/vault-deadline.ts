import { CALL_DEADLINE_MS, NoResponseError, withinDeadline } from '../payments/provider-deadline';
import { UnavailableError } from '../platform/http/server-state';
import { type CardVault, noVault } from './card-vault';

const RETRY_SECONDS = 5;

/**
 * The vault did not answer in time, or its call failed. The original message is not logged: it may
 * contain card data.
 */
class VaultUnavailableError extends UnavailableError {
  override readonly answer = {
    error: 'Cards cannot be checked right now',
    code: 'vault_unavailable',
    retryAfter: RETRY_SECONDS,
  };
  override readonly logged: Readonly<Record<string, unknown>>;

  constructor(reason: 'no_answer' | 'error') {
    super(`The card vault could not be reached: ${reason}.`);
    this.name = 'VaultUnavailableError';
    this.logged = { reason };
  }
}

/**
 * The vault with a deadline for each call, in ms. A call without an answer and a failed call throw
 * `VaultUnavailableError`, which a request answers with 503 and the vault's worker repeats.
 */
export function vaultWithin(vault: CardVault, ms = CALL_DEADLINE_MS): CardVault {
  if (vault === noVault) return vault;
  const bounded = <T>(call: () => Promise<T>): Promise<T> =>
    withinDeadline(
      Promise.resolve().then(call), // also turns an exception into a rejection
      { ms },
    ).catch((error: unknown) => {
      throw new VaultUnavailableError(error instanceof NoResponseError ? 'no_answer' : 'error');
    });
  return {
    keep: (card) => bounded(() => vault.keep(card)),
    checkCvv: (reference, cvv) => bounded(() => vault.checkCvv(reference, cvv)),
    holds: (reference) => bounded(() => vault.holds(reference)),
    forget: (reference) => bounded(() => vault.forget(reference)),
  };
}

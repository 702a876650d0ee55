import type { StoredCard } from '@storefront/shared-domain/contracts';
import { err, ok, type Result } from '@storefront/shared-domain/rules';
import {
  findCard,
  isDeviceKnown,
  rememberDevice,
  removeCard,
  type CardOwner,
  type CardRow,
} from './cards.repository';
import type { AttemptCounter } from '../platform/attempts/attempt-counter';
import type { Database } from '../platform/db/database';
import { lockUntilCommit } from '../platform/db/locks';
import type { CardProblem } from './card-problem';
import { deviceHash, issueCardToken } from './card-tokens';
import type { CardVault } from './card-vault';
import { queueVaultDeletions } from './vault-deletions.repository';
import { shownCard } from './shown-card';

/** A card of a customer's wallet, and the device it is used on. */
export type CardUse = {
  readonly id: string;
  readonly owner: CardOwner;
  readonly fingerprint: string;
  readonly now: Date;
};

/**
 * A card that may be used. Another customer's card counts as missing, and a card with a refused
 * charge is no longer offered (OPEN-072).
 */
async function usableCard(
  db: Database,
  { id, owner }: CardUse,
): Promise<Result<CardRow, CardProblem>> {
  const card = await findCard(db, id, owner);
  if (card === null) return err({ kind: 'card-not-found' });
  return card.isValid ? ok(card) : err({ kind: 'card-not-usable' });
}

const withToken = async (
  db: Database,
  card: CardRow,
  { owner, fingerprint, now }: CardUse,
): Promise<StoredCard> =>
  shownCard(card, await issueCardToken(db, card.reference, { ...owner, fingerprint }, now));

/**
 * A token where this device has verified the card before, '' where the CVV is required (API-39,
 * CARDS-18).
 */
export async function verifyOnDevice(
  db: Database,
  vault: CardVault,
  use: CardUse,
): Promise<Result<StoredCard, CardProblem>> {
  const card = await usableCard(db, use);
  if (!card.ok) return card;
  const isKnown =
    (await isDeviceKnown(db, card.value.id, deviceHash(use.fingerprint))) &&
    (await vault.holds(card.value.reference));
  return ok(isKnown ? await withToken(db, card.value, use) : shownCard(card.value));
}

/**
 * Deletes a card from its wallet (API-41); a worker deletes it from the vault. False when there is
 * no such card.
 */
export async function deleteStoredCard(
  db: Database,
  id: string,
  owner: CardOwner,
  now: Date,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    await lockUntilCommit(tx, [`wallet ${owner.customerId}`]);
    const found = await findCard(tx, id, owner);
    if (found === null) return false;
    await removeCard(tx, found, owner.customerId);
    await queueVaultDeletions(tx, [found.reference], now);
    return true;
  });
}

/**
 * A token for a card and its CVV (API-40); this device is trusted from then on. A card that the
 * vault no longer has is removed from the wallet. `attempts` counts the CVV checks of a card,
 * right or wrong. Throws `DatabaseBusyError` when it cannot.
 */
export async function verifyByCvv(
  db: Database,
  vault: CardVault,
  use: CardUse,
  cvv: string,
  attempts: AttemptCounter,
): Promise<Result<StoredCard, CardProblem>> {
  const card = await usableCard(db, use);
  if (!card.ok) return card;
  if ((await attempts.take(card.value.id)).waitSeconds > 0) return err({ kind: 'cvv-too-often' });
  const answer = await vault.checkCvv(card.value.reference, cvv);
  if (answer === 'differs') return err({ kind: 'cvv-wrong' });
  if (answer === 'erased') {
    await deleteStoredCard(db, card.value.id, use.owner, use.now);
    return err({ kind: 'card-erased' });
  }
  await rememberDevice(db, card.value.id, deviceHash(use.fingerprint), use.now);
  return ok(await withToken(db, card.value, use));
}

import type { NewCardRequest, StoredCard } from '@storefront/shared-domain/contracts';
import {
  cardBrand,
  err,
  lastDigitsOf,
  newCardProblem,
  ok,
  type Result,
} from '@storefront/shared-domain/rules';
import { randomUUID } from 'node:crypto';
import { addCard, countCards, rememberDevice } from '../db/cards.repository';
import type { Database } from '../db/database';
import { lockUntilCommit } from '../db/locks';
import type { CardProblem } from './card-problem';
import { deviceHash, issueCardToken } from './card-tokens';
import type { CardVault } from './card-vault';
import { shownCard } from './shown-card';

/** More cards than this are no wallet. */
const MOST_CARDS = 20;

/** Who adds a card, where and when. `today`: the restaurant's day, 'YYYY-MM-DD'. */
export type AddingCard = {
  readonly restaurantId: number;
  readonly customerId: string | null;
  readonly today: string;
  readonly now: Date;
};

/**
 * Takes a new card (API-38): its keeper gets it, the customer gets a token that pays one order. It
 * is stored for an account that wants it (CARDS-14); for everybody else the answer's uuid names no
 * card. This device has shown the CVV and may use the card without it.
 */
export async function addNewCard(
  db: Database,
  vault: CardVault,
  request: NewCardRequest,
  { restaurantId, customerId, today, now }: AddingCard,
): Promise<Result<StoredCard, CardProblem>> {
  const path = newCardProblem(request, today);
  if (path !== null) return err({ kind: 'card-invalid', path });
  const { creditCard: card, fingerprint, shouldStoreCard } = request;
  const storedFor = shouldStoreCard ? customerId : null;
  if (storedFor !== null && (await countCards(db, storedFor)) >= MOST_CARDS)
    return err({ kind: 'wallet-full' });
  const kept = await vault.keep(request);
  if (!kept.ok) return err({ kind: 'card-refused' });
  const { reference } = kept.value;
  const shown = {
    reference,
    brand: cardBrand(card.creditCardNumber),
    lastDigits: lastDigitsOf(card.creditCardNumber),
    nickname: card.creditCardNickname,
    isDefault: card.creditCardIsDefault,
  };
  return db.transaction(async (tx) => {
    const token = await issueCardToken(
      tx,
      reference,
      { restaurantId, customerId, fingerprint },
      now,
    );
    if (storedFor === null)
      return ok(shownCard({ ...shown, id: randomUUID(), isDefault: false, isValid: true }, token));
    await lockUntilCommit(tx, [`wallet ${storedFor}`]);
    const row = await addCard(tx, {
      ...shown,
      restaurantId,
      customerId: storedFor,
      createdAt: now,
    });
    await rememberDevice(tx, row.id, deviceHash(fingerprint), now);
    return ok(shownCard(row, token));
  });
}

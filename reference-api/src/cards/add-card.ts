import type { NewCardRequest, StoredCard } from '@storefront/shared-domain/contracts';
import { isCallable, phoneDigits } from '@storefront/shared-domain/phones';
import {
  cardBrand,
  err,
  lastDigitsOf,
  newCardProblem,
  ok,
  requestedHolder,
  type CardRules,
  type Result,
} from '@storefront/shared-domain/rules';
import { randomUUID } from 'node:crypto';
import { addCard, countCards, rememberDevice } from './cards.repository';
import type { Database } from '../platform/db/database';
import { lockUntilCommit } from '../platform/db/locks';
import type { CardProblem } from './card-problem';
import { deviceHash, issueCardToken } from './card-tokens';
import type { CardVault } from './card-vault';
import { shownCard } from './shown-card';

/** Maximum number of cards of a customer. */
const MAX_CARDS = 20;

/**
 * Customer (null for a visitor) and restaurant of a new card, and the time. `today`: the
 * restaurant's day, 'YYYY-MM-DD'. `rules`: of the restaurant's record.
 */
export type AddingCard = {
  readonly restaurantId: number;
  readonly customerId: string | null;
  readonly today: string;
  readonly rules: CardRules;
  readonly now: Date;
};

/**
 * Adds a new card (API-38): the vault stores it, the customer gets a token that pays one order. The
 * wallet lists it for an account that requests that (CARDS-14); in every other case the uuid of the
 * response names no card. This device has proved the CVV and may use the card without it.
 */
export async function addNewCard(
  db: Database,
  vault: CardVault,
  request: NewCardRequest,
  { restaurantId, customerId, today, rules, now }: AddingCard,
): Promise<Result<StoredCard, CardProblem>> {
  const path = newCardProblem(request, today, rules);
  if (path !== null) return err({ kind: 'card-invalid', path });
  if (!isCallable(request.creditCardHolder.phone, rules.country))
    return err({ kind: 'holder-phone-invalid', path: 'creditCardHolder.phone' });
  const { creditCard: card, fingerprint, shouldStoreCard } = request;
  const storedFor = shouldStoreCard ? customerId : null;
  if (storedFor !== null && (await countCards(db, storedFor)) >= MAX_CARDS)
    return err({ kind: 'wallet-full' });
  const stored = await vault.keep({
    ...request,
    creditCardHolder: requestedHolder(
      {
        ...request.creditCardHolder,
        phone: phoneDigits(request.creditCardHolder.phone, rules.country),
      },
      rules.country,
    ),
  });
  if (!stored.ok) return err({ kind: 'card-refused' });
  const { reference } = stored.value;
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

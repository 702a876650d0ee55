import { combine, createEvent, createStore, sample } from 'effector';
import { cardsBus, checkoutBus, sessionBus } from '@storefront/shared-domain/bus';
import type { StoredCard } from '@storefront/shared-domain/contracts';
import type { ApiErrorKind } from '@storefront/shared-domain/http';
import { $isLoggedIn, $restaurantId, restaurantSelected } from '@storefront/shared-domain/models';
import { storedCardsCounted } from '../../lib/stored-card-count.model';
import { listCardsFx } from './wallet.api';

/** The wallet was mounted, and unmounted. */
export const walletOpened = createEvent();
export const walletClosed = createEvent();

/** The list is requested again after a failure. */
export const cardsRetried = createEvent();

export const $isOpen = createStore(false)
  .on(walletOpened, () => true)
  .reset(walletClosed, restaurantSelected);

const $turn = createStore(0).on([sessionBus.signedIn, sessionBus.signedOut], (turn) => turn + 1);
const $call = combine(
  $isLoggedIn,
  $isOpen,
  $restaurantId,
  $turn,
  (isLoggedIn, isOpen, restaurantId, turn) =>
    isLoggedIn && isOpen && restaurantId !== null ? { restaurantId, turn } : null,
);

sample({
  clock: [walletOpened, cardsRetried, sessionBus.signedIn],
  source: $call,
  filter: (call) => call !== null,
  fn: (call) => call!,
  target: listCardsFx,
});

// A response that arrives after a login or logout belongs to another session and is dropped.
const listed = sample({
  clock: listCardsFx.done,
  source: $turn,
  filter: (turn, { params }) => params.turn === turn,
  fn: (_, { result }) => result,
});
const unlisted = sample({
  clock: listCardsFx.fail,
  source: $turn,
  filter: (turn, { params }) => params.turn === turn,
  fn: (_, { error }) => error.kind,
});

/** The default card first; the others in the server's order. */
const sorted = (cards: readonly StoredCard[]): StoredCard[] =>
  [...cards].sort((a, b) => Number(b.creditCardIsDefault) - Number(a.creditCardIsDefault));

const withCard = (cards: readonly StoredCard[], card: StoredCard): StoredCard[] => {
  const others = cards.filter(({ creditCardUUID }) => creditCardUUID !== card.creditCardUUID);
  return sorted([
    ...(card.creditCardIsDefault
      ? others.map((other) => ({ ...other, creditCardIsDefault: false }))
      : others),
    card,
  ]);
};

/**
 * Stored cards of the logged-in customer, the default one first (CHECKOUT-11); null until loaded.
 */
export const $storedCards = createStore<readonly StoredCard[] | null>(null)
  .on(listed, (_, cards) => sorted(cards))
  .on(cardsBus.cardAdded, (cards, { card, isStored }) =>
    isStored ? withCard(cards ?? [], card) : cards,
  )
  .on(
    cardsBus.cardErased,
    (cards, uuid) => cards?.filter(({ creditCardUUID }) => creditCardUUID !== uuid) ?? null,
  )
  .on(
    checkoutBus.cardRefused,
    (cards, uuid) =>
      cards?.map((card) =>
        card.creditCardUUID === uuid ? { ...card, creditCardIsValid: false } : card,
      ) ?? null,
  )
  .reset(sessionBus.signedIn, sessionBus.signedOut, restaurantSelected);

sample({
  clock: [$storedCards, walletOpened],
  source: $storedCards,
  fn: (cards) => cards?.length ?? 0,
  target: storedCardsCounted,
});

/** Why fetching the list failed. */
export const $listFailure = createStore<ApiErrorKind | null>(null)
  .on(unlisted, (_, kind) => kind)
  .reset(listCardsFx, listed, sessionBus.signedOut, restaurantSelected);

export const $isListing = listCardsFx.pending;

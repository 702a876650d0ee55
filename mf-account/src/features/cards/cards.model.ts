import { attach, combine, createEvent, createStore, sample } from 'effector';
import { cardsBus, sessionBus } from '@storefront/shared-domain/bus';
import type { StoredCard } from '@storefront/shared-domain/contracts';
import type { ApiErrorKind } from '@storefront/shared-domain/http';
import { $client, $restaurantId, restaurantSelected } from '@storefront/shared-domain/models';
import { eraseCardFx, listCardsFx } from './cards.api';

/** The page of the cards opened, or 'Try again': the list is read as it is now. */
export const listAsked = createEvent();

/** A card is to be deleted; the question is answered, or left. */
export const eraseAsked = createEvent<StoredCard>();
export const eraseConfirmed = createEvent();
export const eraseDismissed = createEvent();

/** A card was deleted, or could not be. */
export const erased = createEvent<string>();
export const eraseFailed = createEvent<ApiErrorKind>();

const $call = combine($restaurantId, $client, (restaurantId, client) =>
  restaurantId !== null && client !== null ? { restaurantId, clientId: client.id } : null,
);
sample({
  clock: listAsked,
  source: $call,
  filter: (call) => call !== null,
  fn: (call) => call!,
  target: listCardsFx,
});

// An answer for whoever was here before is dropped.
const listed = sample({
  clock: listCardsFx.done,
  source: $client,
  filter: (client, { params }) => client?.id === params.clientId,
  fn: (_, { result }) => result,
});
const unlisted = sample({
  clock: listCardsFx.fail,
  source: $client,
  filter: (client, { params }) => client?.id === params.clientId,
  fn: (_, { error }) => error.kind,
});

const sorted = (cards: readonly StoredCard[]): StoredCard[] =>
  [...cards].sort((a, b) => Number(b.creditCardIsDefault) - Number(a.creditCardIsDefault));

/** The customer's cards, the default one first (ACCOUNT-17); null until they are known. */
export const $cards = createStore<readonly StoredCard[] | null>(null)
  .on(listed, (_, cards) => sorted(cards))
  .on(
    cardsBus.cardErased,
    (cards, uuid) => cards?.filter(({ creditCardUUID }) => creditCardUUID !== uuid) ?? null,
  )
  .reset(sessionBus.signedIn, sessionBus.signedOut, restaurantSelected);

/** Why the list could not be read. */
export const $failure = createStore<ApiErrorKind | null>(null)
  .on(unlisted, (_, kind) => kind)
  .reset(listCardsFx, listed, sessionBus.signedOut, restaurantSelected);

export const $isListing = listCardsFx.pending;

// A kept card comes with its place among the others: the list is read again.
sample({
  clock: cardsBus.cardAdded,
  filter: ({ isStored }) => isStored,
  fn: () => undefined,
  target: listAsked,
});

const GONE = 404;

const eraseFx = attach({
  source: $restaurantId,
  mapParams: (uuid: string, restaurantId) => ({ restaurantId: restaurantId ?? 0, uuid }),
  effect: eraseCardFx,
});
export const $isErasing = eraseFx.pending;

/** The card that the customer is asked about. */
export const $asked = createStore<StoredCard | null>(null)
  .on(eraseAsked, (_, card) => card)
  .reset(eraseDismissed, erased, sessionBus.signedOut, restaurantSelected);

const $mayErase = combine($asked, $isErasing, (card, isErasing) => (isErasing ? null : card));
sample({
  clock: eraseConfirmed,
  source: $mayErase,
  filter: (card) => card !== null,
  fn: (card) => card!.creditCardUUID,
  target: eraseFx,
});

// A card that is not there any more is deleted all the same.
sample({ clock: eraseFx.done, fn: ({ params }) => params, target: erased });
sample({
  clock: eraseFx.fail,
  filter: ({ error }) => error.status === GONE,
  fn: ({ params }) => params,
  target: erased,
});
sample({
  clock: eraseFx.failData,
  filter: ({ status }) => status !== GONE,
  fn: ({ kind }) => kind,
  target: eraseFailed,
});
sample({ clock: erased, target: cardsBus.cardErased });

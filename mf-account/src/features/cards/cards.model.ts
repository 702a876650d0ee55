import { attach, combine, createEvent, createStore, sample } from 'effector';
import { cardsBus, sessionBus } from '@storefront/shared-domain/bus';
import type { StoredCard } from '@storefront/shared-domain/contracts';
import type { ApiErrorKind } from '@storefront/shared-domain/http';
import { $client, $restaurantId, restaurantSelected } from '@storefront/shared-domain/models';
import { takeLatest } from '@storefront/shared-kit/take-latest';
import { eraseCardFx, listCardsFx } from './cards.api';

/** The page of the cards opened, or 'Try again' was pressed: the list is fetched again. */
export const listRequested = createEvent();

/** A card is to be deleted; the confirmation is accepted, or dismissed. */
export const eraseRequested = createEvent<StoredCard>();
export const eraseConfirmed = createEvent();
export const eraseDismissed = createEvent();

/** A card was deleted, or deleting it failed. */
export const cardErased = createEvent<string>();
export const eraseFailed = createEvent<ApiErrorKind>();

const $call = combine($restaurantId, $client, (restaurantId, client) =>
  restaurantId !== null && client !== null ? { restaurantId, clientId: client.id } : null,
);
sample({
  clock: listRequested,
  source: $call,
  filter: (call) => call !== null,
  fn: (call) => call!,
  target: listCardsFx,
});

// A response for a previous customer is dropped.
const latest = takeLatest(listCardsFx, $client, (client, { clientId }) => client?.id === clientId);
const listed = latest.done.map(({ result }) => result);
const unlisted = latest.fail.map(({ error }) => error.kind);

const sorted = (cards: readonly StoredCard[]): StoredCard[] =>
  [...cards].sort((a, b) => Number(b.creditCardIsDefault) - Number(a.creditCardIsDefault));

/** The customer's cards, the default one first (ACCOUNT-17); null until loaded. */
export const $cards = createStore<readonly StoredCard[] | null>(null)
  .on(listed, (_, cards) => sorted(cards))
  .on(
    cardsBus.cardErased,
    (cards, uuid) => cards?.filter(({ creditCardUUID }) => creditCardUUID !== uuid) ?? null,
  )
  .reset(sessionBus.signedIn, sessionBus.signedOut, restaurantSelected);

/** Why fetching the list failed. */
export const $failure = createStore<ApiErrorKind | null>(null)
  .on(unlisted, (_, kind) => kind)
  .reset(listCardsFx, listed, sessionBus.signedOut, restaurantSelected);

export const $isListing = listCardsFx.pending;

// The server decides the position of a new stored card: the list is fetched again.
sample({
  clock: cardsBus.cardAdded,
  filter: ({ isStored }) => isStored,
  fn: () => undefined,
  target: listRequested,
});

const GONE = 404;

const eraseFx = attach({
  source: $restaurantId,
  mapParams: (uuid: string, restaurantId) => ({ restaurantId: restaurantId ?? 0, uuid }),
  effect: eraseCardFx,
});
export const $isErasing = eraseFx.pending;

/** The card that the delete confirmation is open for. */
export const $requested = createStore<StoredCard | null>(null)
  .on(eraseRequested, (_, card) => card)
  .reset(eraseDismissed, cardErased, sessionBus.signedOut, restaurantSelected);

const $mayErase = combine($requested, $isErasing, (card, isErasing) => (isErasing ? null : card));
sample({
  clock: eraseConfirmed,
  source: $mayErase,
  filter: (card) => card !== null,
  fn: (card) => card!.creditCardUUID,
  target: eraseFx,
});

// A card that no longer exists counts as deleted.
sample({ clock: eraseFx.done, fn: ({ params }) => params, target: cardErased });
sample({
  clock: eraseFx.fail,
  filter: ({ error }) => error.status === GONE,
  fn: ({ params }) => params,
  target: cardErased,
});
sample({
  clock: eraseFx.failData,
  filter: ({ status }) => status !== GONE,
  fn: ({ kind }) => kind,
  target: eraseFailed,
});
sample({ clock: cardErased, target: cardsBus.cardErased });

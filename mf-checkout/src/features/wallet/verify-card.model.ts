import { combine, createEvent, createStore, sample } from 'effector';
import { cardsBus, sessionBus } from '@storefront/shared-domain/bus';
import type { FromCardFrame, StoredCard } from '@storefront/shared-domain/contracts';
import { $restaurantId, $session } from '@storefront/shared-domain/models';
import { takeLatest } from '@storefront/shared-kit/take-latest';
import { forbiddenIn } from '../../lib/card-frame/forbidden';
import { renewTokenOnce } from '../../lib/card-frame/renew-token';
import { walletClosed } from './stored-cards.model';
import { verifyCardFx } from './wallet.api';

/**
 * Verifies a stored card that is to pay: on this device, and by its CVV when that returns no token
 * (CARDS-18).
 */
export const verificationRequested = createEvent<StoredCard>();

/** A message from the card's document of the CVV. */
export const cvvMessageReceived = createEvent<FromCardFrame>();

/** The customer closed the CVV dialog (ERRORS-21). */
export const cvvDismissed = createEvent();

/** The card is verified; it contains its token. */
export const cardVerified = createEvent<StoredCard>();

/**
 * The card of this uuid is not verified: declined by the provider, deleted, check failed, or CVV
 * dialog closed (ERRORS-21).
 */
export const notVerified = createEvent<{
  readonly uuid: string;
  readonly why: 'refused' | 'erased' | 'failed' | 'dismissed';
}>();

/** A check failed; `text` is the server's message, '' without one (ERRORS-18). */
export const checkFailed = createEvent<{ readonly text: string; readonly isOffline: boolean }>();

/** The CVV was correct (ERRORS-20). */
export const cvvChecked = createEvent();

/** Message to the card's document: send the CVV again with the renewed token. */
export const submitRequested = createEvent<{ shouldStoreCard: boolean; bearer: string | null }>();

const ERASED = 'Credit Card erased.';
const GONE = 404;

/**
 * The card being checked; another card replaces it, and responses for the previous one are dropped.
 */
const $card = createStore<StoredCard | null>(null)
  .on(verificationRequested, (_, card) => card)
  .reset(notVerified, cardVerified, walletClosed);

/** The card that the CVV dialog is open for. */
export const $cvvCard = createStore<StoredCard | null>(null).reset(
  verificationRequested,
  notVerified,
  cardVerified,
  walletClosed,
);

/** The uuid of the card with a pending check. */
export const $checking = combine($card, $cvvCard, (card, requested) =>
  requested === null ? (card?.creditCardUUID ?? null) : null,
);

sample({
  clock: verificationRequested,
  source: $restaurantId,
  filter: (restaurantId) => restaurantId !== null,
  fn: (restaurantId, { creditCardUUID }) => ({ restaurantId: restaurantId!, uuid: creditCardUUID }),
  target: verifyCardFx,
});

const latest = takeLatest(verifyCardFx, $card, (card, { uuid }) => card?.creditCardUUID === uuid);
const responseReceived = latest.done.map(({ result }) => result);
const requestFailed = latest.fail.map(({ error }) => error);

const isRefused = (card: StoredCard): boolean => !card.creditCardIsValid;
const refusal = ({ creditCardUUID }: StoredCard) => ({
  uuid: creditCardUUID,
  why: 'refused' as const,
});

sample({ clock: responseReceived, filter: isRefused, fn: refusal, target: notVerified });
sample({
  clock: responseReceived,
  filter: (card) => !isRefused(card) && card.creditCardToken !== '',
  target: cardVerified,
});
sample({
  clock: responseReceived,
  filter: (card) => !isRefused(card) && card.creditCardToken === '',
  target: $cvvCard,
});

type Failed = { readonly text: string; readonly status: number; readonly code: string };
const isErased = ({ text, status, code }: Failed): boolean =>
  text === ERASED || code === 'card_erased' || status === GONE;

const isUnusable = ({ code }: Failed): boolean => code === 'card_not_usable';

const frameFailed = cvvMessageReceived.filterMap((message) =>
  message.type === 'failed' ? message : undefined,
);
const cvvDone = cvvMessageReceived.filterMap((message) =>
  message.type === 'done' ? message.card : undefined,
);

// An expired token is renewed once per verification, and the CVV is sent again.
const renewFx = renewTokenOnce();
const $isRenewed = createStore(false)
  .on(renewFx, () => true)
  .reset(verificationRequested);
const $mayRenew = combine(
  $isRenewed,
  $session,
  (isRenewed, session) => !isRenewed && session !== null,
);
const judged = sample({
  clock: frameFailed,
  source: $mayRenew,
  fn: (mayRenew, failed) => ({ failed, isOver: mayRenew && failed.code === 'unauthorized' }),
});
sample({ clock: judged, filter: ({ isOver }) => isOver, fn: () => undefined, target: renewFx });
sample({
  clock: renewFx.done,
  source: $session,
  fn: (session) => ({ shouldStoreCard: false, bearer: session?.token ?? null }),
  target: submitRequested,
});

sample({ clock: forbiddenIn(cvvMessageReceived), target: sessionBus.signedOut });

const cvvFailed = judged.filterMap(({ failed, isOver }): Failed | undefined =>
  isOver ? undefined : failed,
);
const checkLost = requestFailed.map(({ text, status, code }): Failed => ({
  text,
  status,
  code: code ?? '',
}));
const renewLost = renewFx.failData.map(({ text, status, code }): Failed => ({
  text,
  status,
  code: code ?? '',
}));

sample({
  clock: [cvvFailed, checkLost, renewLost],
  filter: (failed) => !isUnusable(failed),
  fn: ({ text, status }) => ({ text, isOffline: status === 0 }),
  target: checkFailed,
});

// ERRORS-19: a deleted card is cleared; after any other error the CVV dialog stays open for a
// retry.
const erased = sample({
  clock: [cvvFailed, checkLost],
  source: $card,
  filter: (card, failed) => card !== null && isErased(failed),
  fn: (card) => card!.creditCardUUID,
});
sample({ clock: erased, target: cardsBus.cardErased });
sample({ clock: erased, fn: (uuid) => ({ uuid, why: 'erased' as const }), target: notVerified });
sample({
  clock: checkLost,
  source: $card,
  filter: (card, failed) => card !== null && !isErased(failed) && !isUnusable(failed),
  fn: (card) => ({ uuid: card!.creditCardUUID, why: 'failed' as const }),
  target: notVerified,
});

// OPEN-072: a card with a declined charge is no longer chosen.
sample({
  clock: [cvvFailed, checkLost],
  source: $card,
  filter: (card, failed) => card !== null && isUnusable(failed),
  fn: (card) => refusal(card!),
  target: notVerified,
});

sample({ clock: cvvDone, filter: isRefused, fn: refusal, target: notVerified });
sample({
  clock: cvvDone,
  filter: (card) => !isRefused(card),
  fn: () => undefined,
  target: cvvChecked,
});
sample({ clock: cvvDone, filter: (card) => !isRefused(card), target: cardVerified });

const left = sample({
  clock: [
    cvvDismissed,
    cvvMessageReceived.filterMap(({ type }) => (type === 'cancelled' ? true : undefined)),
  ],
  source: $card,
  filter: Boolean,
  fn: (card) => card!,
});
sample({
  clock: left,
  fn: ({ creditCardUUID }) => ({ uuid: creditCardUUID, why: 'dismissed' as const }),
  target: notVerified,
});

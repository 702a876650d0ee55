import { createEffect, createEvent, createStore, sample } from 'effector';
import { orderBus } from '@storefront/shared-domain/bus';
import { calls, type Order } from '@storefront/shared-domain/contracts';
import { callApi, type ApiError } from '@storefront/shared-domain/http';
import { directText, holdsCard } from '@storefront/shared-domain/rules';
import { saveDismissedFx, readDismissedFx } from './dismissed';

export type Review = {
  readonly uuid: string;
  readonly ratingAvg: number;
  readonly ratingNote: string;
};

/** Maximum length of a note, in characters (OPEN-021). */
export const MAX_NOTE_LENGTH = 1000;

/**
 * Sends the review of an order (API-11, TRACKING-05). A repeated request after a lost response is
 * rejected as already existing, which counts as success.
 */
export const sendReviewFx = createEffect<Review, Order, ApiError>({
  name: 'sendReviewFx',
  handler: async ({ uuid, ...body }) =>
    (await callApi(calls.reviewOrder, { params: { orderID: uuid }, body })).order,
});

/** An order on the page requests its review (TRACKING-04). */
export const reviewRequested = createEvent<string>();
/** The customer opens the review of an order. */
export const reviewOpened = createEvent<string>();
/** The dialog was closed. */
export const reviewClosed = createEvent();
/** The order's page was left. */
export const reviewLeft = createEvent();
/** The customer dismisses the review of the order. */
export const reviewRefused = createEvent<string>();
export const starsChosen = createEvent<number>();
export const noteTyped = createEvent<string>();
export const sendClicked = createEvent<string>();

const allowed = sample({
  clock: readDismissedFx.done,
  filter: ({ result }) => !result,
  fn: ({ params }) => params,
});

/**
 * The dialog: the order it reviews, and whether the order requested the review; null while closed.
 */
export const $dialog = createStore<{ readonly uuid: string; readonly isRequested: boolean } | null>(
  null,
)
  .on(allowed, (open, uuid) => open ?? { uuid, isRequested: true })
  .on(reviewOpened, (_, uuid) => ({ uuid, isRequested: false }))
  .reset(reviewClosed, reviewLeft);
sample({ clock: reviewRequested, target: readDismissedFx });

export const $stars = createStore<number | null>(null).on(starsChosen, (_, stars) => stars);
export const $note = createStore('').on(noteTyped, (_, note) => note.slice(0, MAX_NOTE_LENGTH));
export const $isSending = sendReviewFx.pending;

const isKnown = ({ status, code }: ApiError): boolean =>
  status === 409 && code === 'order_reviewed';
const known = sendReviewFx.fail.filterMap(({ params, error }) =>
  isKnown(error) ? params : undefined,
);
const failed = sendReviewFx.fail.filterMap(({ error }) => (isKnown(error) ? undefined : error));
const reviewed = createEvent<Review>();
sample({ clock: [sendReviewFx.done.map(({ params }) => params), known], target: reviewed });

/** Result of the review: sent, or already existing from another tab or device; null before. */
export const $outcome = createStore<{
  readonly uuid: string;
  readonly kind: 'sent' | 'known';
} | null>(null)
  .on(sendReviewFx.done, (_, { params }) => ({ uuid: params.uuid, kind: 'sent' }))
  .on(known, (_, { uuid }) => ({ uuid, kind: 'known' }))
  .reset(reviewLeft);

const wrong = sample({
  clock: sendClicked,
  source: { stars: $stars, note: $note },
  filter: ({ stars, note }) => stars === null || holdsCard(note),
  fn: ({ stars }) => (stars === null ? ('stars' as const) : ('card' as const)),
});

/** Why the review was not sent; the typed input is preserved. */
export const $problem = createStore<
  'stars' | 'card' | 'offline' | 'timeout' | 'contract' | 'unexpected' | null
>(null)
  .on(wrong, (_, problem) => problem)
  .on(failed, (_, { kind }) => (kind === 'http' ? 'unexpected' : kind))
  .reset(starsChosen, noteTyped, sendReviewFx, reviewed, reviewLeft);

sample({
  clock: sendClicked,
  source: { ratingAvg: $stars, ratingNote: $note, isSending: $isSending },
  filter: ({ ratingAvg, ratingNote, isSending }) =>
    ratingAvg !== null && !isSending && !holdsCard(ratingNote),
  fn: ({ ratingAvg, ratingNote }, uuid) => ({
    uuid,
    ratingAvg: ratingAvg ?? 0,
    ratingNote: directText(ratingNote),
  }),
  target: sendReviewFx,
});

$stars.reset(reviewed, reviewLeft);
$note.reset(reviewed, reviewLeft);
sample({ clock: reviewed, fn: ({ uuid }) => ({ uuid }), target: orderBus.reviewed });
sample({
  clock: reviewRefused,
  fn: (uuid) => ({ uuid }),
  target: [orderBus.reviewDismissed, saveDismissedFx, reviewClosed],
});

import { combine, createEffect, createStore, sample } from 'effector';
import { orderBus, sessionBus } from '@storefront/shared-domain/bus';
import type { Client } from '@storefront/shared-domain/contracts';
import {
  $cartPoints,
  $client,
  $restaurantId,
  $session,
  restaurantSelected,
  sessionRestored,
} from '@storefront/shared-domain/models';
import { loadHttp } from '../remotes/provide-http';

type Question = { readonly restaurantId: number; readonly turn: number };

/**
 * Asks the server whom the token belongs to. The http entry is fetched only now: a visitor never
 * needs it for this.
 */
const readClientFx = createEffect<Question, Client>(async ({ restaurantId }) => {
  const { getUser } = await loadHttp();
  return getUser(restaurantId);
});

/** Counts who comes and goes; a renewed token is the same customer's. */
const $turn = createStore(0).on(
  [sessionRestored, sessionBus.signedIn, sessionBus.signedOut, restaurantSelected],
  (turn) => turn + 1,
);

const $question = combine(
  $restaurantId,
  $session,
  $turn,
  (restaurantId, session, turn): Question | null =>
    restaurantId === null || session === null ? null : { restaurantId, turn },
);

// What an order earned is the server's to tell. One with prizes that was refused: its customer may
// have fewer points by now than this page knows.
const refused = sample({
  clock: orderBus.settled,
  source: $cartPoints,
  filter: (points) => points > 0,
});
sample({
  clock: [sessionRestored, sessionBus.signedIn, orderBus.placed, refused],
  source: $question,
  filter: (question) => question !== null,
  fn: (question) => question!,
  target: readClientFx,
});

// An answer that comes after its customer has left, or another has come, is nobody's.
const answered = sample({
  clock: readClientFx.done,
  source: { turn: $turn, known: $client, session: $session },
  filter: ({ turn }, { params }) => params.turn === turn,
  fn: ({ known, session }, { result }) => ({
    client: result,
    session: session!,
    isAnother: known !== null && known.id !== result.id,
  }),
});
sample({
  clock: answered,
  filter: ({ isAnother }) => !isAnother,
  fn: ({ client }) => client,
  target: sessionBus.clientRead,
});
// The token came from a tab where somebody else logged in: nothing of who was here before stays,
// and the client is read anew.
sample({
  clock: answered,
  filter: ({ isAnother }) => isAnother,
  fn: ({ session }) => session,
  target: sessionBus.signedIn,
});

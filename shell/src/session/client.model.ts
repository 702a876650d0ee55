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
import { loadHttp } from './provide-http';
import { $storedAs } from './stored-login.model';

type Question = { readonly restaurantId: number; readonly turn: number };

/**
 * Reads the customer of the token from the server. The http entry is loaded on demand: visitors
 * without a login do not need it.
 */
const readClientFx = createEffect<Question, Client>(async ({ restaurantId }) => {
  const { getUser } = await loadHttp();
  return getUser(restaurantId);
});

/** Counter of logins and logouts; a renewed token does not change the customer. */
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

// The server computes the points of an order. After a refused order with prizes, the customer may
// have fewer points than this page has loaded.
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

// Drops a response that arrives after the customer has logged out or another has logged in.
const responseReceived = sample({
  clock: readClientFx.done,
  source: { turn: $turn, known: $client, session: $session, storedAs: $storedAs },
  filter: ({ turn }, { params }) => params.turn === turn,
  fn: ({ known, session, storedAs }, { result }) => ({
    client: result,
    session: { ...session!, token: storedAs ?? session!.token },
    isAnother: known !== null && known.id !== result.id,
  }),
});
sample({
  clock: responseReceived,
  filter: ({ isAnother }) => !isAnother,
  fn: ({ client }) => client,
  target: sessionBus.clientRead,
});
// The token comes from a tab with another customer's login: the previous customer's data is removed
// and the client is read again.
sample({
  clock: responseReceived,
  filter: ({ isAnother }) => isAnother,
  fn: ({ session }) => session,
  target: sessionBus.signedIn,
});

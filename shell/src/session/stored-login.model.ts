import { attach, combine, createStore, sample } from 'effector';
import { sessionBus } from '@storefront/shared-domain/bus';
import { isSessionMarker } from '@storefront/shared-domain/contracts';
import {
  $restaurantId,
  $session,
  restaurantSelected,
  sessionRestored,
  type Session,
} from '@storefront/shared-domain/models';
import { removeStored, saveStored } from './stored-session';

const saveFx = attach({
  source: $restaurantId,
  effect: (restaurantId, session: Session): string | null =>
    restaurantId === null ? null : saveStored(restaurantId, session),
});

/** The text stored for the last login of this page, also after a logout. */
export const $storedAs = createStore<string | null>(null)
  .on(sessionRestored, (_, { token }) => token)
  .on(saveFx.doneData, (_, text) => text)
  .reset(restaurantSelected);

const removeFx = attach({
  source: combine({ restaurantId: $restaurantId, storedAs: $storedAs }),
  effect: ({ restaurantId, storedAs }) => {
    if (restaurantId !== null && storedAs !== null) removeStored(restaurantId, storedAs);
  },
});

sample({ clock: sessionBus.signedIn, target: saveFx });
// A stored token is of a build before the marker; a marker stays when the token is renewed.
sample({
  clock: sessionBus.tokenRefreshed,
  source: { session: $session, storedAs: $storedAs },
  filter: ({ session, storedAs }) =>
    session !== null && storedAs !== null && !isSessionMarker(storedAs),
  fn: ({ session }) => session!,
  target: saveFx,
});
sample({ clock: sessionBus.signedOut, fn: () => undefined, target: removeFx });

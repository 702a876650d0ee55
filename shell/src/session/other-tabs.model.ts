import { attach, combine, createEvent, createStore, sample, scopeBind } from 'effector';
import { sessionBus } from '@storefront/shared-domain/bus';
import {
  $restaurantId,
  $session,
  restaurantLoaded,
  sessionRestored,
  type Session,
} from '@storefront/shared-domain/models';
import { keys, storage } from '@storefront/shared-domain/storage';
import { $storedAs } from './stored-login.model';
import { readStored } from './stored-session';

/** The server ended the session of this page's token. http only. */
export const sessionEnded = createEvent();

/** Another tab stored a login, or removed it. */
const changedElsewhere = createEvent();

type Watch = { readonly restaurantId: number; readonly stop: () => void };
const $watch = createStore<Watch | null>(null, { serialize: 'ignore' });

const watchFx = attach({
  source: $watch,
  effect: (watch, restaurantId: number): Watch => {
    if (watch?.restaurantId === restaurantId) return watch;
    watch?.stop();
    return {
      restaurantId,
      stop: storage.onForeignChange(
        keys.token(restaurantId),
        scopeBind(changedElsewhere, { safe: true }),
      ),
    };
  },
});
$watch.on(watchFx.doneData, (_, watch) => watch);
sample({ clock: restaurantLoaded, fn: ({ info }) => info.id, target: watchFx });

type Finding = {
  /** The text stored for the session of this page; null without a session. */
  readonly mine: string | null;
  readonly stored: Session | null;
  readonly hasEnded: boolean;
};

/** The login stored on the device, and the session of this page. */
const lookFx = attach({
  source: combine({ restaurantId: $restaurantId, session: $session, storedAs: $storedAs }),
  effect: ({ restaurantId, session, storedAs }, hasEnded: boolean): Finding => ({
    mine: session && (storedAs ?? session.token),
    stored: restaurantId === null ? null : readStored(restaurantId),
    hasEnded,
  }),
});
sample({
  clock: [changedElsewhere.map(() => false), sessionEnded.map(() => true)],
  target: lookFx,
});

const isOver = ({ mine, stored, hasEnded }: Finding): boolean =>
  mine !== null && (stored === null || (hasEnded && stored.token === mine));
const isNew = ({ mine, stored }: Finding): boolean => mine === null && stored !== null;
const isReplaced = ({ mine, stored }: Finding): boolean =>
  mine !== null && stored !== null && stored.token !== mine;

sample({
  clock: lookFx.doneData,
  filter: isOver,
  fn: () => undefined,
  target: sessionBus.signedOut,
});
// A login in another tab also logs this tab in: actions that wait for a login continue.
sample({
  clock: lookFx.doneData,
  filter: isNew,
  fn: ({ stored }) => stored!,
  target: sessionBus.signedIn,
});
// Another login, or a token renewed by a build before the marker. The client from the server shows which.
sample({
  clock: lookFx.doneData,
  filter: isReplaced,
  fn: ({ stored }) => stored!,
  target: sessionRestored,
});

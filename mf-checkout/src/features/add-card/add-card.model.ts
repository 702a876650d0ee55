import { combine, createEvent, createStore, sample } from 'effector';
import { cardsBus, sessionBus } from '@storefront/shared-domain/bus';
import type { FromCardFrame, StoredCard } from '@storefront/shared-domain/contracts';
import { $isLoggedIn, $session } from '@storefront/shared-domain/models';
import { forbiddenIn } from '../../lib/card-frame/forbidden';
import { renewTokenOnce } from '../../lib/card-frame/renew-token';

/** The card is added, or the customer cancels the form. */
export const addCardClosed = createEvent();

/** A message from the card's document. */
export const frameMessageReceived = createEvent<FromCardFrame>();

/** 'Want to save for future purchases?' (CARDS-16): 'Save', 'Maybe later...', or neither. */
export const saveWanted = createEvent();
export const saveDeclined = createEvent();
export const questionClosed = createEvent();

/** Messages to the card's document: submit the card, or return the form to the customer. */
export const submitRequested = createEvent<{ shouldStoreCard: boolean; bearer: string | null }>();
export const resumeRequested = createEvent();

/** Adding the card failed with this code of the API (ERRORS-22); the form is unchanged. */
export const addCardFailed = createEvent<string>();

/** The card is added (ERRORS-23). */
export const cardAdded = createEvent<StoredCard>();

/**
 * Current step: the form; the save question; the login that saving requires (CARDS-15); sending.
 */
export type AddCardStep = 'form' | 'save-question' | 'signing-in' | 'sending';

const messageOf = <Type extends FromCardFrame['type']>(type: Type) =>
  frameMessageReceived.filterMap((message) =>
    message.type === type ? (message as Extract<FromCardFrame, { type: Type }>) : undefined,
  );
const finishing = messageOf('finishing');
const done = messageOf('done');
const refused = messageOf('failed');

const renewFx = renewTokenOnce();
const maySave = sample({
  clock: saveWanted,
  source: $isLoggedIn,
  filter: Boolean,
  fn: () => undefined,
});
const mustSignIn = sample({
  clock: saveWanted,
  source: $isLoggedIn,
  filter: (isLoggedIn) => !isLoggedIn,
  fn: () => undefined,
});

export const $step = createStore<AddCardStep>('form')
  .on(finishing, () => 'save-question')
  .on(mustSignIn, () => 'signing-in')
  .on([maySave, saveDeclined], () => 'sending')
  .reset(questionClosed, cardsBus.addDismissed);

// CARDS-15: after the login the card is saved as chosen; when the login is dismissed, the save
// question is shown again.
const signedInForCard = sample({
  clock: sessionBus.signedIn,
  source: $step,
  filter: (step) => step === 'signing-in',
  fn: () => undefined,
});
const declined = sample({
  clock: sessionBus.signInDismissed,
  source: { step: $step, isLoggedIn: $isLoggedIn },
  filter: ({ step, isLoggedIn }) => step === 'signing-in' && !isLoggedIn,
  fn: () => undefined,
});
$step.on(signedInForCard, () => 'sending').on(declined, () => 'save-question');

/** Whether the card is saved: only when a logged-in customer chose to save it (CARDS-14). */
const $isSaved = createStore(false)
  .on([maySave, signedInForCard], () => true)
  .on(saveDeclined, () => false)
  .reset(cardsBus.addDismissed);

const $answer = combine($isSaved, $session, (isSaved, session) => ({
  shouldStoreCard: isSaved && session !== null,
  bearer: session?.token ?? null,
}));

// An expired token is renewed once and the card is sent again; when the renewal fails, the customer
// has to log in again.
const $isRenewed = createStore(false)
  .on(renewFx, () => true)
  .reset(cardsBus.addDismissed, finishing);
const $mayRenew = combine(
  $isRenewed,
  $session,
  (isRenewed, session) => !isRenewed && session !== null,
);
const judged = sample({
  clock: refused,
  source: $mayRenew,
  fn: (mayRenew, { code }) => ({ code, isExpired: mayRenew && code === 'unauthorized' }),
});
sample({
  clock: judged,
  filter: ({ isExpired }) => isExpired,
  fn: () => undefined,
  target: renewFx,
});
sample({
  clock: [maySave, saveDeclined, signedInForCard, renewFx.done],
  source: $answer,
  target: submitRequested,
});
sample({ clock: mustSignIn, target: sessionBus.signInRequested });
sample({ clock: questionClosed, target: resumeRequested });
sample({ clock: forbiddenIn(frameMessageReceived), target: sessionBus.signedOut });
sample({
  clock: [
    judged.filterMap(({ isExpired, code }) => (isExpired ? undefined : code)),
    renewFx.fail.map(() => ''),
  ],
  target: addCardFailed,
});
$step.on(addCardFailed, () => 'form');

sample({ clock: done, fn: ({ card }) => card, target: cardAdded });
sample({
  clock: cardAdded,
  source: $isSaved,
  fn: (isStored, card) => ({ card, isStored }),
  target: cardsBus.cardAdded,
});
sample({ clock: [messageOf('cancelled'), cardAdded], fn: () => undefined, target: addCardClosed });

import { attach, combine, createEvent, createStore, sample } from 'effector';
import { privacyBus } from '@storefront/shared-domain/bus';
import { StoredConsents, type StoredConsent } from '@storefront/shared-domain/contracts';
import {
  $asksConsent,
  $purposes,
  $restaurantId,
  type Purpose,
} from '@storefront/shared-domain/models';
import { keys, storage } from '@storefront/shared-domain/storage';

export type Choice = StoredConsent['choice'];

/** Raised when the question asks for more than it did: then it is asked again. */
export const CONSENT_VERSION = 1;

/** The choice was read, or made in another tab. */
export const consentFound = createEvent<StoredConsent | null>();
/** The customer chose. */
export const chosen = createEvent<Choice>();
/** The question was put away without another choice. */
export const barClosed = createEvent();

/** The choices of all restaurants that this browser keeps. */
const storedConsents = () => storage.read(keys.consent, StoredConsents) ?? {};

/** What was chosen for a restaurant; null when nothing was. */
export const storedConsentOf = (restaurantId: number): StoredConsent | null =>
  storedConsents()[restaurantId] ?? null;

/**
 * Keeps a choice, whatever page it is made on: the proof of it has its moment and what was asked.
 */
const keepConsentFx = attach({
  source: $restaurantId,
  effect: (id, consent: StoredConsent) => {
    if (id !== null) storage.write(keys.consent, { ...storedConsents(), [id]: consent });
  },
});

export const $consent = createStore<StoredConsent | null>(null).on(
  consentFound,
  (_, consent) => consent,
);

const holds = (consent: StoredConsent | null, purposes: readonly Purpose[]): boolean =>
  purposes.length > 0 &&
  consent !== null &&
  consent.version === CONSENT_VERSION &&
  (consent.choice === 'rejected' ||
    purposes.every((purpose) => consent.purposes.includes(purpose)));

/**
 * The choice that counts; null until there is one. A yes counts for whom it was asked: a new vendor
 * asks again, after a no it does not. Where nothing is asked there is none: a yes on a tablet,
 * before it stood at a table, was nobody's who sits there.
 */
export const $choice = combine($consent, $purposes, (consent, purposes): Choice | null =>
  holds(consent, purposes) ? (consent?.choice ?? null) : null,
);

/** The customer wants to see the choice again. */
export const $isReopened = createStore(false)
  .on(privacyBus.choiceRequested, () => true)
  .reset(chosen, barClosed);

/** There is something to ask, and no choice yet or perhaps another. */
export const $isQuestionOpen = combine(
  $asksConsent,
  $choice,
  $isReopened,
  (asks, choice, isReopened) => asks && (choice === null || isReopened),
);

const made = sample({
  clock: chosen,
  source: $purposes,
  fn: (purposes, choice): StoredConsent => ({
    choice,
    version: CONSENT_VERSION,
    at: Date.now(),
    purposes: [...purposes],
  }),
});
sample({ clock: made, target: [consentFound, keepConsentFx] });

import { attach, combine, createEvent, createStore, sample } from 'effector';
import { privacyBus } from '@storefront/shared-domain/bus';
import { serverNow } from '@storefront/shared-domain/clock';
import { StoredConsents, type StoredConsent } from '@storefront/shared-domain/contracts';
import {
  $asksConsent,
  $purposes,
  $restaurantId,
  type Purpose,
} from '@storefront/shared-domain/models';
import { keys, storage } from '@storefront/shared-domain/storage';

export type Choice = StoredConsent['choice'];

/** Increased when the question covers more than before: the customer must then answer again. */
export const CONSENT_VERSION = 1;

/** The stored choice was read, or changed in another tab. */
export const consentFound = createEvent<StoredConsent | null>();
/** The customer made a choice. */
export const consentChosen = createEvent<Choice>();
/** The question was closed without a new choice. */
export const barClosed = createEvent();

/** The stored choices of all restaurants in this browser. */
const storedConsents = () => storage.read(keys.consent, StoredConsents) ?? {};

/** The stored choice for a restaurant; null when there is none. */
export const storedConsentOf = (restaurantId: number): StoredConsent | null =>
  storedConsents()[restaurantId] ?? null;

/** Stores a choice, made on any page. As proof, the record has its time and its purposes. */
const saveConsentFx = attach({
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
 * The valid choice; null until there is one. An acceptance covers only the purposes of its
 * question: a new vendor requires a new question, except after a rejection. Without purposes there
 * is no choice: an acceptance on a tablet, made before it was assigned to a table, does not apply
 * to the table's guests.
 */
export const $choice = combine($consent, $purposes, (consent, purposes): Choice | null =>
  holds(consent, purposes) ? (consent?.choice ?? null) : null,
);

/** The customer reopened the question. */
export const $isReopened = createStore(false)
  .on(privacyBus.choiceRequested, () => true)
  .reset(consentChosen, barClosed);

/** A question is due: there is no choice yet, or the customer reopened it. */
export const $isQuestionOpen = combine(
  $asksConsent,
  $choice,
  $isReopened,
  (requests, choice, isReopened) => requests && (choice === null || isReopened),
);

const made = sample({
  clock: consentChosen,
  source: $purposes,
  fn: (purposes, choice): StoredConsent => ({
    choice,
    version: CONSENT_VERSION,
    at: serverNow(),
    purposes: [...purposes],
  }),
});
sample({ clock: made, target: [consentFound, saveConsentFx] });
